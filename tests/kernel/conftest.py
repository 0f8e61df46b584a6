"""The toy game of another package, found as any installed package's game is found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from civitas.kernel import titles


@pytest.fixture(autouse=True, scope="package")
def toybox():
    sys.path.insert(0, str(Path(__file__).parent / "toybox"))
    titles.forget()
    yield
    sys.path.pop(0)
    titles.forget()
