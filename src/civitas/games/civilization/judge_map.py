"""What figures are good for on the map: sites for cities, huts, relics and land to explore, and who lives nearer to it.

What a figure hopes for is worth less than what it gets there, so that arriving is always a gain.
"""

from __future__ import annotations

from typing import Final

from civitas.games.civilization.atlas import ATLAS, SIDE, WIDTH, Layout
from civitas.games.civilization.pieces import WATER
from civitas.games.civilization.pieces_map import CityState
from civitas.games.civilization.rules.cities import can_found
from civitas.games.civilization.rules.ground import icons_at
from civitas.games.civilization.state import TURNED_DOWN, CivilizationState
from civitas.games.civilization.state_player import NOBODY, Player

_ARMY: Final = 2.0
_ENOUGH: Final = 3
"""So many armies are of use wherever one goes; what more are worth is half."""
_SCOUT: Final = 5.0
_SETTLER: Final = 12.0
"""A scout more, where a city may be founded."""
_SITE: Final = 9.0
"""A scout on a site for a city; what is far from one is worth less."""
_GROUND: Final = 0.5
"""What an icon around a site is worth."""
_GATHERED: Final = 1.5
"""What an icon is worth that a scout stands on outside all cities."""
_LAND: Final = 3.0
"""An explored tile of the own side of the map."""
_SIGHT: Final = 1.5
"""Standing before a hut, a relic or land to explore; so many steps away it is nothing."""
_FAR: Final = 9
_HOPE: Final = 0.4
"""A move that may bring a figure nearer to something."""


def _sides(layout: Layout) -> list[list[int]]:
    """By seat, the slots that lie nearer to its home than to any other's."""
    found: list[list[int]] = [[] for _ in layout.homes]
    for slot, (x, y) in enumerate(layout.slots):
        far = [(x - layout.slots[home][0]) ** 2 + (y - layout.slots[home][1]) ** 2 for home, _ in layout.homes]
        if far.count(min(far)) == 1:
            found[far.index(min(far))].append(slot)
    return found


_SIDES: Final[dict[int, list[list[int]]]] = {seats: _sides(layout) for seats, layout in ATLAS.items()}


class Sights:
    """What figures go for: squares with a token for armies, and squares that a city could lie on for scouts."""

    __slots__ = ("sites", "tokens")

    def __init__(self, state: CivilizationState) -> None:
        self.tokens: list[int] = []
        self.sites: list[int] = []
        markers, cells, land = state.markers, state.cells, state.land
        settling = any(can_found(state, player) for player in state.players)
        for at in state.layout.squares:
            marker = markers[at]
            if marker is not None and not isinstance(marker, CityState):
                self.tokens.append(at)
            elif settling and land[at] == NOBODY:
                cell = cells[at]
                if cell is not None and cell.terrain != WATER and _is_free_around(state, at):
                    self.sites.append(at)


def _is_free_around(state: CivilizationState, at: int) -> bool:
    """Whether all around a square is explored and without token, and no other city's (rules 6.1)."""
    around = state.layout.around[at]
    if len(around) < 8:
        return False
    markers, cells, land = state.markers, state.cells, state.land
    return all(land[near] == NOBODY and cells[near] is not None and markers[near] is None for near in around)


def figures(state: CivilizationState, player: Player, sights: Sights, waiting: bool) -> float:
    """What a player's figures are worth where they stand, and his explored land."""
    found = 0.0
    closed: list[int] = []
    for slot in _SIDES[len(state.order)][player.seat]:
        if state.turns[slot] == TURNED_DOWN:
            closed.append(slot)
        else:
            found += _LAND
    settling = can_found(state, player)
    armies = 0
    for figure, at in enumerate(player.at):
        if at < 0:
            continue
        if figure < player.armies:
            armies += 1
            found += _ARMY if armies <= _ENOUGH else _ARMY / 2
            steps = min(_to(at, sights.tokens), _to_land(state, at, closed))
        else:
            found += _SCOUT
            if settling:
                found += _SETTLER + _site(state, at, sights, closed)
                settling = False
                steps = 1
            else:
                found += _gathering(state, at)
                steps = _to_land(state, at, closed)
        if steps < _FAR:
            found += _SIGHT * (1.0 - steps / _FAR)
            if waiting and not player.moved >> figure & 1:
                found += _HOPE
    return found


def _to(at: int, squares: list[int]) -> int:
    """How many steps it is to the nearest of these squares."""
    x, y = at % WIDTH, at // WIDTH
    nearest = _FAR
    for there in squares:
        steps = abs(there % WIDTH - x) + abs(there // WIDTH - y)
        if steps < nearest:
            nearest = steps
    return nearest


def _to_land(state: CivilizationState, at: int, closed: list[int]) -> int:
    """How many steps it is to the nearest of these tiles."""
    x, y = at % WIDTH, at // WIDTH
    nearest = _FAR
    slots = state.layout.slots
    for slot in closed:
        left, top = slots[slot]
        steps = max(left - x, 0, x - left - SIDE + 1) + max(top - y, 0, y - top - SIDE + 1)
        if steps < nearest:
            nearest = steps
    return nearest


def _site(state: CivilizationState, at: int, sights: Sights, closed: list[int]) -> float:
    """What a scout's square is worth that looks for a site: how near it is to one, or else to land to explore."""
    steps = _to(at, sights.sites)
    if steps == _FAR:
        return _SITE / 2 * (1.0 - _to_land(state, at, closed) / _FAR)
    found = _SITE * (1.0 - steps / _FAR)
    if not steps:
        for near in state.layout.around[at]:
            gives = icons_at(state, near)
            found += _GROUND * (gives.production + gives.trade + 2 * gives.culture)
    return found


def _gathering(state: CivilizationState, at: int) -> float:
    """What a scout's square gives that is no city's."""
    if state.land[at] != NOBODY:
        return 0.0
    gives = icons_at(state, at)
    return _GATHERED * min(3, gives.production + gives.trade + 2 * gives.culture)
