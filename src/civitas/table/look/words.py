"""Texts that people read, kept apart from the code so that languages can be added."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


class Words:
    """Texts by key, from a file: `undo` in its section `table` is called `table.undo`."""

    def __init__(self, path: Path) -> None:
        sections = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        self.texts: dict[str, str] = {
            f"{name}.{key}": text for name, section in sections.items() for key, text in section.items()
        }

    def __call__(self, key: str, /, **values: Any) -> str:
        """Say a text, with its values filled in."""
        text = self.texts.get(key, key)
        return text.format(**values) if values else text


words = Words(Path(__file__).parent / "templates" / "words" / "en.toml")
"""The table's own texts."""


@cache
def bots() -> dict[str, str]:
    """The names of all bots, with what people call them; the levels first, from weak to strong."""
    from civitas.bots import BOTS

    return {name: words(f"bots.{name}") for name in BOTS}
