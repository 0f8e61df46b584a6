"""The letters: fonts from packages of their own, so that everybody sees the same boards whatever a machine has."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Final

PACKAGES: Final = ("font_source_sans_pro", "font_source_serif_pro")

# Not every machine's list of types knows it.
mimetypes.add_type("font/otf", ".otf")


def folders() -> list[Path]:
    """The folders with the fonts and their licences, as the packages are installed."""
    return [Path(str(files(name))) / "files" for name in PACKAGES]
