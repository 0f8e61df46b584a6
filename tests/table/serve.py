"""A server for the tests, in a process of its own: `python serve.py '{"data": …, "port": …}'`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from civitas.table.store.config import Config
from civitas.table.web.server import serve


def main(settings: str) -> None:
    given = msgspec.json.decode(settings)
    config = Config(**given | {"data": Path(given["data"])})
    serve(config, lambda: print("ready", flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
