"""What powers build for free, and wonders that become obsolete (rules 1.6, 7.8, 14.49, 14.68)."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import BUILD_FREE, BUILD_SQUARE, UNIT_CHOICE
from civitas.games.civilization.pieces import BUILDINGS, CONSTANTS, FACTS, Building, UnitType, Wonder
from civitas.games.civilization.rules.decks import gain_unit, has_units
from civitas.games.civilization.rules.ground import touch_player
from civitas.games.civilization.rules.numbers import unit_types_of
from civitas.games.civilization.rules.placing import building_squares, in_supply, put_building, refill_wonders
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import is_two_player
from civitas.games.civilization.state import CivilizationState, Player
from civitas.kernel.decisions import Flow, ask, may


def unit_types(state: CivilizationState, player: Player) -> list[UnitType]:
    """Rules 14.49: the unlocked types of which a unit can be drawn."""
    return [kind for kind in unit_types_of(player) if has_units(state, kind)]


def free_units(state: CivilizationState, player: Player, count: int, cause: object, least: int = -1) -> Flow[None]:
    """Rules 14.49: the owner names the types one by one, and each unit is drawn at once; `least` of them he must."""
    for number in range(count):
        kinds = unit_types(state, player)
        if not kinds:
            return
        if 0 <= least <= number:
            kind = yield from may(UNIT_CHOICE, player.seat, kinds, cause)
        else:
            kind = yield from ask(UNIT_CHOICE, player.seat, kinds, cause)
        if kind is None:
            return
        gain_unit(state, player, kind, cause)


def free_squares(state: CivilizationState, player: Player, building: Building) -> list[int]:
    """Where the player may put the building, in any of his cities."""
    if not in_supply(state, building):
        return []
    return sorted([at for city in state.cities_of(player.seat) for at in building_squares(state, city, building)])


def can_build_free(state: CivilizationState, player: Player, buildings: Sequence[Building]) -> bool:
    """Whether one of the buildings can be put anywhere."""
    return any(free_squares(state, player, building) for building in buildings)


def free_building(
    state: CivilizationState, player: Player, buildings: Sequence[Building], cause: object
) -> Flow[Building | None]:
    """Rules 14.68: choose one of the buildings and a square for it, or decline."""
    kinds = [building for building in BUILDINGS if building in buildings and free_squares(state, player, building)]
    building = yield from may(BUILD_FREE, player.seat, kinds, cause)
    if building is not None:
        yield from place_building(state, player, building, cause)
    return building


def place_building(state: CivilizationState, player: Player, building: Building, cause: object) -> Flow[None]:
    """Put a building on a square of the player's choice."""
    squares = [SPOTS[at] for at in free_squares(state, player, building)]
    spot = yield from ask(BUILD_SQUARE, player.seat, squares, cause)
    put_building(state, player, building, spot.at)
    state.say("builds_free", cause, player=player.seat, building=building, at=spot)
    yield from settle(state)


def obsolete(state: CivilizationState, wonder: Wonder, cause: object) -> None:
    """Rules 7.8: a built wonder loses its ability for good; one of the market is removed and replaced."""
    if wonder in state.wonders:
        state.wonders.remove(wonder)
        state.wonders_gone = (*state.wonders_gone, wonder)
        slots = FACTS.two_players.wonder_market if is_two_player(state) else CONSTANTS.wonder_market
        refill_wonders(state, slots)
    for player in state.players:
        if wonder in player.wonders:
            player.wonders = tuple([one for one in player.wonders if one is not wonder])
            player.obsolete = (*player.obsolete, wonder)
            touch_player(state, player)
    state.say("obsolete", cause, wonder=wonder)
