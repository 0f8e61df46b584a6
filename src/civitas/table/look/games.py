"""What each game brings to the table: its folder of looks, its words, its icons, its cover."""

from __future__ import annotations

import functools
import sys
from pathlib import Path
from typing import Any

from markupsafe import Markup

from civitas.kernel.rules import Rules
from civitas.kernel.titles import titles as installed
from civitas.languages import ENGLISH, language
from civitas.languages.words import Words

HERE = Path(__file__).parent
COVERS = ("stone_age", "innovation", "endeavor", "through_the_ages", "civilization")


def static_folders() -> dict[str, Path]:
    """Name the folders to serve, by the prefix of their addresses: ours and each game's `table` folder."""
    folders = {"/static": HERE / "static"}
    for name, rules in titles().items():
        table = folder(rules) / "table"
        if table.is_dir():
            folders[f"/static/games/{name}"] = table
    return folders


@functools.cache
def titles() -> dict[str, Rules[Any]]:
    """List the installed games, looked up once."""
    return installed()


def folder(rules: Rules[Any]) -> Path:
    """Find the folder of the package that a game's rules come from."""
    file = sys.modules[type(rules).__module__].__file__
    return Path(file or HERE).parent


@functools.lru_cache(maxsize=16)
def game_words(rules: Rules[Any], tag: str = ENGLISH) -> Words:
    """Give the words on a game's board, in a language."""
    return Words(language(rules, tag), "table-")


def sprite(name: str = "") -> Markup:
    """Give the icons of the table, or of a game, to stand once in a page."""
    path = HERE / "static" / "icons.svg"
    if name:
        rules = titles().get(name)
        path = folder(rules) / "table" / "icons.svg" if rules is not None else path
    return Markup(path.read_text(encoding="utf-8")) if path.is_file() else Markup("")


def cover(name: str) -> str:
    """Give the address of a game's cover picture."""
    rules = titles().get(name)
    if rules is not None and (folder(rules) / "table" / "cover.svg").is_file():
        return f"/static/games/{name}/cover.svg"
    return f"/static/covers/{name if name in COVERS else 'other'}.svg"


def has_style(name: str) -> bool:
    """Tell whether a game has a style sheet of its own."""
    rules = titles().get(name)
    return rules is not None and (folder(rules) / "table" / "style.css").is_file()
