"""The games that are installed: all that register in the entry-point group `civitas.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from civitas.kernel.decisions import shorten
from civitas.kernel.errors import UnknownGame
from civitas.kernel.rules import Rules


@cache
def _entries() -> dict[str, EntryPoint]:
    """What is registered; read once, because reading takes milliseconds."""
    return {entry.name: entry for entry in sorted(entry_points(group="civitas.games"), key=lambda entry: entry.name)}


@cache
def find(name: str) -> Rules[Any]:
    """The rules of the game of that name."""
    found = _entries()
    if name not in found:
        raise UnknownGame(f"There is no game “{shorten(name)}”; there are {', '.join(found)}.")
    rules: Rules[Any] = found[name].load()
    return rules


def titles() -> dict[str, Rules[Any]]:
    """All installed games by name."""
    return {name: find(name) for name in _entries()}


def forget() -> None:
    """Look again at the next question, after a package was installed."""
    _entries.cache_clear()
    find.cache_clear()
