"""Culture events that change squares: their terrain, their buildings, a village where there was none (rules 9.2)."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import TARGET_BUILDING
from civitas.games.civilization.pieces import (
    DESERT,
    FOREST,
    MOUNTAIN,
    TERRAIN,
    WATER,
    Building,
    Source,
    Wonder,
)
from civitas.games.civilization.pieces_cards import EVENT, EventType
from civitas.games.civilization.pieces_map import CityState, Relic
from civitas.games.civilization.rules.ground import (
    change_terrain,
    explored,
    is_centre,
    is_empty,
    reach_of,
    set_marker,
    terrain,
)
from civitas.games.civilization.rules.placing import destroy_building
from civitas.games.civilization.rules.powers.targets import (
    aims_at_buildings,
    aims_at_square,
    builder_of,
    buildings_on,
    may_aim,
    pick_square,
    refusing,
    unrefused,
)
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import (
    START_OF_TURN,
    use,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask, may

# Squares become another terrain for the rest of the game (rules 14.8).


def _may_change(state: CivilizationState, at: int) -> bool:
    """No mountain, city, building, wonder, relic or city-state."""
    return not (
        terrain(state, at) == MOUNTAIN
        or is_centre(state, at)
        or isinstance(state.built[at], Building | Wonder)
        or isinstance(state.markers[at], Relic | CityState)
    )


def _is_plain(state: CivilizationState, at: int, kind: str) -> bool:
    """Whether the square is that terrain already, and shows nothing else that could be covered."""
    cell = state.cells[at]
    return cell is not None and cell.terrain == kind and cell.resource is None and cell.icons is TERRAIN[kind].icons


def _drought_squares(state: CivilizationState) -> Iterator[int]:
    for at in explored(state):
        if _may_change(state, at) and not _is_plain(state, at, DESERT):
            yield at


def _drought_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return may_aim(state, player, source, _drought_squares(state))


def _drought_choose(state: CivilizationState, player: Player, source: Source) -> Flow[int]:
    return (yield from pick_square(player, unrefused(state, player, source, _drought_squares(state)), source))


def _change(state: CivilizationState, player: Player, source: EventType, at: int) -> None:
    change_terrain(state, at, source.terrain)
    state.say("terrain", source, square=SPOTS[at], terrain=TERRAIN[source.terrain])


says(EVENT["drought"], "A square that is no mountain and has no building or wonder becomes desert.")
use(EVENT["drought"], START_OF_TURN, _change, _drought_choose, _drought_ready, aims_at_square, once=False)


def _forests(state: CivilizationState) -> Iterator[int]:
    for at in explored(state):
        if terrain(state, at) == FOREST and _may_change(state, at):
            yield at


def _deforestation_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return may_aim(state, player, source, _forests(state))


def _deforestation_choose(state: CivilizationState, player: Player, source: Source) -> Flow[int]:
    return (yield from pick_square(player, unrefused(state, player, source, _forests(state)), source))


says(EVENT["deforestation"], "A forest square without building or wonder becomes grassland.")
use(
    EVENT["deforestation"],
    START_OF_TURN,
    _change,
    _deforestation_choose,
    _deforestation_ready,
    aims_at_square,
    once=False,
)


def _floodable(state: CivilizationState) -> Iterator[int]:
    for at in explored(state):
        if terrain(state, at) != MOUNTAIN and is_empty(state, at) and not _is_plain(state, at, WATER):
            yield at


def _flooding_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return may_aim(state, player, source, _floodable(state))


def _flooding_choose(state: CivilizationState, player: Player, source: Source) -> Flow[int]:
    return (yield from pick_square(player, unrefused(state, player, source, _floodable(state)), source))


says(EVENT["flooding"], "A square that is no mountain and has no figures or tokens of any kind becomes water.")
use(EVENT["flooding"], START_OF_TURN, _change, _flooding_choose, _flooding_ready, aims_at_square, once=False)

# A village where there was none.


def _campsites(state: CivilizationState) -> Iterator[int]:
    """Rules 14.24: empty land outside every city's outskirts."""
    for at in explored(state):
        if state.city_at(at) is None and terrain(state, at) != WATER and is_empty(state, at):
            yield at


def _encampment_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(state.villages) and may_aim(state, player, source, _campsites(state))


def _encampment_choose(state: CivilizationState, player: Player, source: Source) -> Flow[int]:
    return (yield from pick_square(player, unrefused(state, player, source, _campsites(state)), source))


def _encampment(state: CivilizationState, player: Player, source: Source, at: int) -> None:
    if state.villages and is_empty(state, at):
        set_marker(state, at, state.villages.pop())
        state.say("encampment", source, player=player.seat, square=SPOTS[at])


says(
    EVENT["barbarian_encampment"], "Put a random village token on an empty land square outside every city's outskirts."
)
use(
    EVENT["barbarian_encampment"],
    START_OF_TURN,
    _encampment,
    _encampment_choose,
    _encampment_ready,
    aims_at_square,
    once=False,
)

# Buildings are destroyed.


def _reached_buildings(state: CivilizationState, player: Player, source: EventType) -> list[int]:
    near = reach_of(state, player, source.reach)
    return _unrefused_buildings(state, player, source, [at for at in buildings_on(state) if _is_near(state, at, near)])


def _unrefused_buildings(state: CivilizationState, player: Player, source: Source, squares: list[int]) -> list[int]:
    """Those of the buildings whose owners have not refused the event."""
    refused = refusing(player, source)
    return [at for at in squares if not refused & builder_of(state, at)]


def _is_near(state: CivilizationState, at: int, near: dict[int, int]) -> bool:
    """Rules 13.6: whether a building is within reach; walls are, if any centre square of their city is."""
    city = state.centre_at(at)
    return at in near if city is None else any(centre in near for centre in city.centres)


def _sabotage_ready(state: CivilizationState, player: Player, source: EventType) -> bool:
    return bool(_reached_buildings(state, player, source))


def _sabotage_choose(state: CivilizationState, player: Player, source: EventType) -> Flow[list[int]]:
    squares = _reached_buildings(state, player, source)
    spot = yield from ask(TARGET_BUILDING, player.seat, [SPOTS[at] for at in squares], source)
    return [spot.at]


def _destroy(state: CivilizationState, player: Player, source: Source, squares: list[int]) -> None:
    for at in squares:
        destroy_building(state, at)
        state.say("destroyed", source, square=SPOTS[at])


for _event in ("sabotage", "catastrophe"):
    says(EVENT[_event], "Destroy one building within {range} squares of one of your figures or cities.")
    use(EVENT[_event], START_OF_TURN, _destroy, _sabotage_choose, _sabotage_ready, aims_at_buildings, once=False)


def _foreign_buildings(state: CivilizationState, player: Player, source: Source) -> list[int]:
    found: list[int] = []
    for at in buildings_on(state):
        city = state.city_at(at)
        if city is not None and city.owner != player.seat:
            found.append(at)
    return _unrefused_buildings(state, player, source, found)


def _disaster_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_foreign_buildings(state, player, source))


def _disaster_choose(state: CivilizationState, player: Player, source: Source) -> Flow[list[int]]:
    squares = _foreign_buildings(state, player, source)
    spot = yield from ask(TARGET_BUILDING, player.seat, [SPOTS[at] for at in squares], source)
    chosen = [spot.at]
    while len(chosen) < source.numbers["buildings"]:
        rest = [SPOTS[at] for at in squares if at not in chosen]
        more = yield from may(TARGET_BUILDING, player.seat, rest, source)
        if more is None:
            break
        chosen.append(more.at)
    return chosen


says(EVENT["disaster"], "Destroy up to {buildings} buildings of other players.")
use(EVENT["disaster"], START_OF_TURN, _destroy, _disaster_choose, _disaster_ready, aims_at_buildings, once=False)
