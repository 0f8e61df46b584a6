"""A player's tools: every arrangement of tool tiles there can be, made once, and what can be done with it."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from civitas.games.stone_age.options import TOOL_CHOICES, Extra
from civitas.games.stone_age.pieces import BOX, TOOL_VALUES, TOOLS_MAX


class Tools:
    """A player's tool tiles in their slots, each a value and whether it is used; interned, never changed.

    What can happen to them is looked up: `raised` by one tool, all unused again (`rested`), one of a value used
    (`spent[value]`). `choices[v]` are the unused values from v up, as choices; `asked[v]` the same with "done".
    """

    __slots__ = ("asked", "choices", "raised", "rested", "spent", "tiles", "total", "unused")

    def __init__(self, tiles: tuple[tuple[int, bool], ...]) -> None:
        self.tiles: tuple[tuple[int, bool], ...] = tiles
        self.total: int = sum(value for value, _ in tiles)
        self.unused: tuple[int, ...] = tuple(sorted(value for value, used in tiles if not used))
        self.choices: list[tuple[Extra, ...]] = []
        self.asked: list[tuple[Extra | None, ...]] = []
        for least in range(TOOL_VALUES + 2):
            found = tuple(extra for extra in TOOL_CHOICES if extra.value >= least and extra.value in self.unused)
            self.choices.append(found)
            self.asked.append((*found, None))
        self.raised: Tools = self
        self.rested: Tools = self
        self.spent: list[Tools] = [self] * (TOOL_VALUES + 1)


def _raised(tiles: tuple[tuple[int, bool], ...]) -> tuple[tuple[int, bool], ...]:
    """Rules 9.1, 9.2: a new tile, else one of the lowest raised: an unused one if there is one, then the leftmost."""
    if sum(value for value, _ in tiles) >= TOOLS_MAX:
        return tiles
    if len(tiles) < BOX.limits.tool_tiles:
        return (*tiles, (1, False))
    at = min(range(len(tiles)), key=lambda slot: (tiles[slot], slot))
    return (*tiles[:at], (tiles[at][0] + 1, tiles[at][1]), *tiles[at + 1 :])


def _tools() -> dict[tuple[tuple[int, bool], ...], Tools]:
    found: dict[tuple[tuple[int, bool], ...], Tools] = {}
    for ladder in BOX.tool_ladder:
        values = [value for value in ladder if value]
        for order in sorted(set(permutations(values))):
            for used in product((False, True), repeat=len(order)):
                tiles = tuple(zip(order, used, strict=True))
                found[tiles] = Tools(tiles)
    for tiles, tools in found.items():
        tools.raised = found[_raised(tiles)]
        tools.rested = found[tuple((value, False) for value, _ in tiles)]
        for value in tools.unused:
            at = tiles.index((value, False))
            tools.spent[value] = found[(*tiles[:at], (value, True), *tiles[at + 1 :])]
    return found


TOOLS: Final = _tools()
NO_TOOLS: Final[Tools] = TOOLS[()]
