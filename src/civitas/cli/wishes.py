"""What people write on the command line, read as what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas import BadSetup
from civitas.bots import BOTS
from civitas.cli.words import words
from civitas.kernel.rules import Rules, Value
from civitas.kernel.titles import find

YOU: Final = "you"
_TRUTHS: Final[dict[str, bool]] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def game_name(text: str) -> str:
    """A game's name; a hyphen or a capital letter does no harm."""
    return find(text.strip().lower().replace("-", "_").replace(" ", "_")).name


def variant(rules: Rules[Any], wishes: Sequence[str]) -> dict[str, Value]:
    """House rules from texts like "name=value"."""
    known = {one.name: one for one in rules.variants}
    found: dict[str, Value] = {}
    for wish in wishes:
        name, equals, text = wish.partition("=")
        if not equals:
            raise BadSetup(words("refused.wish", wish=wish))
        values = known[name].values if name in known else ()
        fitting = [value for value in values if _says(text, value)]
        found[name] = fitting[0] if fitting else text
    return found


def _says(text: str, value: Value) -> bool:
    if isinstance(value, bool):
        return _TRUTHS.get(text.lower()) is value
    return text == str(value)


def players(text: str, with_people: bool = True) -> list[str]:
    """Who sits where, from a text like "you,greedy,random"."""
    names = [name.strip().lower() for name in text.split(",")]
    allowed = [YOU, *sorted(BOTS)] if with_people else sorted(BOTS)
    for name in names:
        if name not in allowed:
            raise BadSetup(words("refused.player", name=name, known=allowed))
    return names


def bots(text: str) -> list[str]:
    """Bots, from a number of seats (random ones) or a list of names."""
    if text.strip().isdecimal() and text.isascii():
        count = int(text)
        # A game's own limit is far below; a huge number must not become a huge list.
        return ["random"] * min(count, 99)
    return players(text, with_people=False)
