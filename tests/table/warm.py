"""Imports everything that a server needs and builds one application, so that servers forked from here start at once."""

from __future__ import annotations

import tempfile
from pathlib import Path

import civitas
from civitas.table.store.config import Config
from civitas.table.web import server

civitas.titles()
with tempfile.TemporaryDirectory() as folder:
    server.make(Config(data=Path(folder)))
