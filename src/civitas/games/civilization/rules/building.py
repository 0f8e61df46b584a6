"""Building figures, units, buildings and wonders, bought or free (rules 7.4 to 7.8, 14.68)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import (
    ARMY,
    BUILD_FREE,
    BUILD_SQUARE,
    SCOUT,
    UNIT_CHOICE,
    ordered,
)
from civitas.games.civilization.pieces import CONSTANTS, FACTS, Building, UnitType, Wonder
from civitas.games.civilization.rules.battle import attack
from civitas.games.civilization.rules.decks import gain_unit, has_units
from civitas.games.civilization.rules.figures import may_stand, put, spare
from civitas.games.civilization.rules.ground import controlled, is_water, touch_player
from civitas.games.civilization.rules.numbers import unit_price, unit_types_of, wonder_price
from civitas.games.civilization.rules.placing import (
    building_squares,
    in_supply,
    put_building,
    put_wonder,
    refill_wonders,
)
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import BUILT_ARMY, BUILT_WONDER, fire, is_two_player, value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import City, Player
from civitas.kernel.decisions import Flow, ask, may


def item_price(state: CivilizationState, player: Player, item: Any) -> int:
    """Rules 7.4 to 7.7: what an item costs the player in production."""
    if item is ARMY:
        return CONSTANTS.army_cost
    if item is SCOUT:
        return CONSTANTS.scout_cost
    if isinstance(item, UnitType):
        return unit_price(state, player, item)
    if isinstance(item, Wonder):
        return wonder_price(player, item)
    cost: int = item.cost
    return cost


def _outskirts(state: CivilizationState, player: Player, city: City) -> list[int]:
    squares = list(city.outskirts)
    if city.is_capital:
        squares.extend([at for at in controlled(state, player) if at not in squares])
    return squares


def scout_squares(state: CivilizationState, player: Player, city: City) -> list[int]:
    """Rules 7.4: where a scout built by the city may be put."""
    return [at for at in _outskirts(state, player, city) if may_stand(state, player, at)]


def army_squares(state: CivilizationState, player: Player, city: City) -> list[int]:
    """Rules 7.4, 6.5: where an army may be put; on a blockaded square it fights."""
    return [
        at for at in _outskirts(state, player, city) if may_stand(state, player, at) or _may_storm(state, player, at)
    ]


def _may_storm(state: CivilizationState, player: Player, at: int) -> bool:
    if not state.standing[at] & ~player.bit or state.centre_at(at) is not None:
        return False
    return not is_water(state, at) or value(state, player, "water_resting") > 0


def figure_squares(state: CivilizationState, player: Player, army: bool) -> list[int]:
    """Where a free figure may be put: in the outskirts of any own city."""
    found: list[int] = []
    for city in state.cities_of(player.seat):
        squares = army_squares(state, player, city) if army else scout_squares(state, player, city)
        found.extend([at for at in squares if at not in found])
    return found


def can_build_figure(state: CivilizationState, player: Player, army: bool) -> bool:
    """Whether a figure is in the supply and has a place."""
    return spare(player, army) >= 0 and bool(figure_squares(state, player, army))


def build_figure(state: CivilizationState, player: Player, army: bool, at: int, cause: object = None) -> Flow[int]:
    """Rules 7.4, 14.11, 14.13: a figure comes on the map; an army on a blockaded square fights at once."""
    figure = spare(player, army)
    storms = bool(state.standing[at] & ~player.bit)
    put(state, player, figure, at)
    state.say("builds", cause, player=player.seat, what="army" if army else "scout", at=SPOTS[at])
    if army:
        first = not player.army_built
        player.army_built = True
        yield from fire(state, BUILT_ARMY, player.seat, first)
        if storms and state.standing[at] & ~player.bit:
            yield from attack(state, player, at)
    yield from settle(state)
    return figure


def free_figure(
    state: CivilizationState, player: Player, source: object, army: bool, squares: Sequence[int]
) -> Flow[None]:
    """A free figure on a square of the player's choice."""
    spots = ordered(BUILD_SQUARE, [SPOTS[at] for at in squares])
    spot = yield from ask(BUILD_SQUARE, player.seat, spots, source)
    yield from build_figure(state, player, army, spot.at, source)


def wonder_slots(state: CivilizationState) -> int:
    """How many wonders the market shows."""
    return FACTS.two_players.wonder_market if is_two_player(state) else CONSTANTS.wonder_market


def build_wonder(state: CivilizationState, player: Player, wonder: Wonder, at: int) -> Flow[None]:
    """Rules 7.7: a wonder of the market is built, and the market filled."""
    state.wonders.remove(wonder)
    put_wonder(state, player, wonder, at)
    refill_wonders(state, wonder_slots(state))
    state.say("builds", player=player.seat, what=wonder, at=SPOTS[at])
    state.remember(player.seat, "wonder", wonder.id)
    yield from fire(state, BUILT_WONDER, player.seat, wonder)
    yield from settle(state)


def obsolete(state: CivilizationState, wonder: Wonder) -> None:
    """Rules 7.8: a built wonder loses its ability for good; one in the market is replaced."""
    if wonder in state.wonders:
        state.wonders.remove(wonder)
        state.wonders_gone = (*state.wonders_gone, wonder)
        refill_wonders(state, wonder_slots(state))
    for player in state.players:
        if wonder in player.wonders:
            player.wonders = tuple([one for one in player.wonders if one is not wonder])
            player.obsolete = (*player.obsolete, wonder)
            touch_player(state, player)
    state.say("obsolete", wonder=wonder)


def unit_types(state: CivilizationState, player: Player) -> list[UnitType]:
    """Rules 14.49: the unlocked types of which a unit can be drawn."""
    return [kind for kind in unit_types_of(player) if has_units(state, kind)]


def free_unit(state: CivilizationState, player: Player, source: object, optional: bool = False) -> Flow[bool]:
    """Rules 1.6, 14.49: a unit of the player's choice for free."""
    kinds = unit_types(state, player)
    if not kinds:
        return False
    if optional:
        kind = yield from may(UNIT_CHOICE, player.seat, kinds, source)
    else:
        kind = yield from ask(UNIT_CHOICE, player.seat, kinds, source)
    if kind is None:
        return False
    gain_unit(state, player, kind, source)
    return True


def free_units(
    state: CivilizationState, player: Player, source: object, count: int, optional: bool = False
) -> Flow[None]:
    """Several units for free, the types named one by one (14.49)."""
    for _ in range(count):
        if not (yield from free_unit(state, player, source, optional)):
            return


def free_squares(state: CivilizationState, player: Player, building: Building) -> list[int]:
    """Where a free building may be put in any own city."""
    if not in_supply(state, building):
        return []
    return [at for city in state.cities_of(player.seat) for at in building_squares(state, city, building)]


def can_build_free(state: CivilizationState, player: Player, buildings: Sequence[Building]) -> bool:
    """Whether one of the buildings has a place."""
    return any(free_squares(state, player, one) for one in buildings)


def free_building(
    state: CivilizationState, player: Player, source: object, buildings: Sequence[Building]
) -> Flow[bool]:
    """Rules 14.68: choose a building and a square, or decline."""
    kinds = [one for one in buildings if free_squares(state, player, one)]
    building = yield from may(BUILD_FREE, player.seat, ordered(BUILD_FREE, kinds), source)
    if building is None:
        return False
    yield from free_building_of(state, player, source, building)
    return True


def free_building_of(state: CivilizationState, player: Player, source: object, building: Building) -> Flow[None]:
    """Rules 14.68: the chosen building comes on a square of the player's choice."""
    spots = ordered(BUILD_SQUARE, [SPOTS[at] for at in free_squares(state, player, building)])
    state.placing = building
    spot = yield from ask(BUILD_SQUARE, player.seat, spots, source)
    state.placing = None
    put_building(state, player, building, spot.at)
    state.say("builds", source, player=player.seat, what=building, at=spot)
    yield from settle(state)


__all__ = [
    "army_squares",
    "build_figure",
    "build_wonder",
    "can_build_figure",
    "can_build_free",
    "figure_squares",
    "free_building",
    "free_building_of",
    "free_figure",
    "free_squares",
    "free_unit",
    "free_units",
    "item_price",
    "obsolete",
    "scout_squares",
    "unit_types",
    "wonder_slots",
]
