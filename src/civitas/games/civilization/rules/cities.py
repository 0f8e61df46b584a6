"""Cities: founding, growing, destroying (rules 6.1, 6.2, 6.7)."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS, Layout, gap
from civitas.games.civilization.options import FOUND_HUT, FOUND_MOVE, METROPOLIS_SQUARE
from civitas.games.civilization.pieces import CONSTANTS, WATER, Building
from civitas.games.civilization.pieces_cards import Token
from civitas.games.civilization.pieces_map import CityState
from civitas.games.civilization.rules.figures import figures_at, kill, may_stand, put
from civitas.games.civilization.rules.goods import gain_culture
from civitas.games.civilization.rules.ground import set_marker, touch, touch_player
from civitas.games.civilization.rules.numbers import city_limit
from civitas.games.civilization.rules.placing import clear
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import FOUNDED, fire, value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import CITIES, CITY, METROPOLIS, NOBODY, City, Player
from civitas.kernel.decisions import Flow, ask, may


def outskirts_of(layout: Layout, centres: tuple[int, ...]) -> tuple[int, ...]:
    """Rules 1.6: the squares around the centre."""
    found = [at for centre in centres for at in layout.around[centre] if at not in centres]
    return tuple(sorted(dict.fromkeys(found)))


def put_city(state: CivilizationState, number: int, kind: str, centres: tuple[int, ...]) -> City:
    """Rules 1.6: lay a city token on the map; the squares around it are its outskirts."""
    city = City(number, kind, centres, outskirts_of(state.layout, centres))
    state.cities[number] = city
    land = state.own_land()
    for at in (*city.centres, *city.outskirts):
        land[at] = number
        touch(state, at)
    touch_player(state, state.players[city.owner])
    return city


def can_found(state: CivilizationState, player: Player) -> bool:
    """Whether the player may have one city more."""
    return player.city_tokens > 0 and len(state.cities_of(player.seat)) < city_limit(state, player)


def is_site(state: CivilizationState, player: Player, at: int) -> bool:
    """Rules 6.1: whether a city may be founded on the square."""
    cell = state.cells[at]
    if cell is None or cell.terrain == WATER or isinstance(state.built[at], Building):
        return False
    marker = state.markers[at]
    if marker is not None and not isinstance(marker, CityState):
        return False
    around = state.layout.around[at]
    if len(around) < 8:
        return False
    by_huts = value(state, player, "found_by_huts") > 0
    for near in around:
        if state.cells[near] is None or state.standing[near] & ~player.bit:
            return False
        beside = state.markers[near]
        if beside is not None and not (by_huts and isinstance(beside, Token) and not beside.village):
            return False
    for city in state.cities:
        if city is not None:
            for centre in city.centres:
                if gap(centre, at) < CONSTANTS.city_distance:
                    return False
    return True


def sites(state: CivilizationState, player: Player) -> list[tuple[int, bool]]:
    """Rules 6.1: where the player may found now: squares, and whether an army does it."""
    if not can_found(state, player):
        return []
    scouts = player.at[player.armies :]
    armies = player.at[: player.armies] if value(state, player, "armies_found") else []
    found: list[tuple[int, bool]] = []
    for at in dict.fromkeys([*armies, *scouts]):
        if at >= 0 and is_site(state, player, at):
            if at in scouts:
                found.append((at, False))
            if at in armies:
                found.append((at, True))
    return found


def found(state: CivilizationState, player: Player, at: int, by_army: bool) -> Flow[None]:
    """Rules 6.1: the founder returns to the supply and the city token is placed."""
    here = figures_at(state, player, at)
    founder = next(figure for figure in here if (figure < player.armies) == by_army)
    kill(state, player, founder)
    first = player.seat * CITIES
    number = next(first + place for place in range(1, CITIES) if state.cities[first + place] is None)
    player.city_tokens -= 1
    if isinstance(state.markers[at], CityState):
        raze_city_state(state, player, at)
    city = put_city(state, number, CITY, (at,))
    state.say("founds", player=player.seat, at=SPOTS[at])
    state.remember(player.seat, "founded", str(number))
    for figure in figures_at(state, player, at):
        yield from step_aside(state, player, figure, city.outskirts)
    yield from _open_huts(state, player, city)
    yield from fire(state, FOUNDED, player.seat, city)
    yield from settle(state)


def step_aside(state: CivilizationState, player: Player, figure: int, squares: tuple[int, ...]) -> Flow[None]:
    """A figure leaves the square of a city: to a square where it may rest, or to the supply."""
    spots = [SPOTS[near] for near in squares if may_stand(state, player, near)]
    if not spots:
        kill(state, player, figure)
        return
    spot = yield from ask(FOUND_MOVE, player.seat, spots)
    put(state, player, figure, spot.at)


def _open_huts(state: CivilizationState, player: Player, city: City) -> Flow[None]:
    """Rules 6.1a: the Zulu may explore adjacent huts."""
    from civitas.games.civilization.rules.exploring import open_token

    while True:
        huts = [SPOTS[at] for at in city.outskirts if isinstance(state.markers[at], Token)]
        spot = yield from may(FOUND_HUT, player.seat, huts)
        if spot is None:
            return
        yield from open_token(state, player, spot.at)


def raze_city_state(state: CivilizationState, player: Player, at: int) -> None:
    """Rules 6.1, 6.6: a city-state is destroyed and gives culture."""
    marker = state.markers[at]
    if isinstance(marker, CityState):
        set_marker(state, at, None)
        state.city_squares = tuple([one for one in state.city_squares if one != at])
        state.city_states_gone = (*state.city_states_gone, marker)
        gain_culture(state, player, CONSTANTS.razed_city_state_culture, marker)


def capital_of(state: CivilizationState, player: Player) -> City:
    """The capital or metropolis, which every player keeps to the end (14.83)."""
    city = state.cities[player.seat * CITIES]
    if city is None:
        raise LookupError("a player without capital")
    return city


def expansions(state: CivilizationState, player: Player) -> list[int]:
    """Rules 6.2: where the capital may grow."""
    city = capital_of(state, player)
    found: list[int] = []
    for at in state.layout.steps[city.centres[0]]:
        if state.cells[at] is None or state.standing[at] & ~player.bit or state.markers[at] is not None:
            continue
        outskirts = outskirts_of(state.layout, (city.centres[0], at))
        if len(outskirts) < 10:
            continue
        if all(_is_free_for(state, city, near) for near in outskirts):
            found.append(at)
    return sorted(found)


def _is_free_for(state: CivilizationState, city: City, at: int) -> bool:
    if state.cells[at] is None or isinstance(state.markers[at], CityState):
        return False
    return state.land[at] in (NOBODY, city.number)


def grow(state: CivilizationState, player: Player) -> Flow[None]:
    """Rules 6.2: the capital becomes a metropolis, if it can now."""
    city = capital_of(state, player)
    if city.kind == METROPOLIS:
        player.growing = False
        return
    squares = expansions(state, player)
    if not squares:
        return
    spot = yield from ask(METROPOLIS_SQUARE, player.seat, [SPOTS[at] for at in squares])
    at = spot.at
    clear(state, at)
    bigger = put_city(state, city.number, METROPOLIS, (city.centres[0], at))
    bigger.walls = city.walls
    bigger.marker = city.marker
    bigger.program = city.program
    bigger.acted = city.acted
    bigger.taken = city.taken
    bigger.extra = city.extra
    bigger.freed = city.freed
    bigger.bonus = city.bonus
    player.growing = False
    state.say("grows", player=player.seat, at=spot)
    for figure in figures_at(state, player, at):
        near = tuple([one for one in state.layout.around[at] if one not in bigger.centres])
        yield from step_aside(state, player, figure, near)
    yield from settle(state)


def raze(state: CivilizationState, city: City) -> Flow[None]:
    """Rules 6.7: a city is destroyed."""
    owner = state.players[city.owner]
    for at in city.outskirts:
        clear(state, at, killed=True)
    land = state.own_land()
    for at in (*city.centres, *city.outskirts):
        touch(state, at)
        land[at] = NOBODY
    state.cities[city.number] = None
    owner.city_tokens += 1
    owner.gather = tuple([one for one in owner.gather if one[1] != city.number])
    touch_player(state, owner)
    state.say("razed", player=owner.seat, at=SPOTS[city.centres[0]])
    yield from settle(state)
