"""The games that are installed: all that register in the entry-point group `civitas.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from civitas.kernel.decisions import shorten
from civitas.kernel.errors import UnknownGame
from civitas.kernel.rules import Rules


@cache
def find(name: str) -> Rules[Any]:
    """The rules of the game of that name."""
    found = {entry.name: entry for entry in entry_points(group="civitas.games")}
    if name not in found:
        raise UnknownGame(f"There is no game “{shorten(name)}”; there are {', '.join(sorted(found))}.")
    rules: Rules[Any] = found[name].load()
    return rules


def titles() -> dict[str, Rules[Any]]:
    """All installed games by name."""
    return {name: find(name) for name in sorted({entry.name for entry in entry_points(group="civitas.games")})}
