"""Squares: what they give, whose they are, who stands on them, how far apart they are (rules 1.6, 6.3 to 6.6)."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.games.civilization.pieces import WATER, Building, Icons, Resource, Wonder
from civitas.games.civilization.pieces_cards import PersonKind, Token
from civitas.games.civilization.pieces_map import BARE, CityState, Relic
from civitas.games.civilization.rules.windows import value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import NOBODY, City, Player


def touch(state: CivilizationState, at: int) -> None:
    """Rules 16.1: something on the square changed; who counts it counts anew."""
    state.restless = True
    number = state.land[at]
    if number != NOBODY:
        city = state.cities[number]
        if city is not None:
            city.yields = None
            owner = state.players[city.owner]
            owner.stale = True
            owner.coined = NOBODY
            owner.settled = False
    mask = state.standing[at]
    if mask:
        for player in state.players:
            if mask >> player.seat & 1:
                player.coined = NOBODY
                player.settled = False


def tread(state: CivilizationState, player: Player, at: int) -> None:
    """Rules 6.5, 12.1: the player's figure came or left; the square is blockaded or not, its coins are his or not.

    On bare ground and on plain buildings nothing else hangs on who stands there.
    """
    built = state.built[at]
    if icons_at(state, at).coin or isinstance(built, (Wonder, PersonKind)):
        touch(state, at)
        recount(state, player)
        return
    number = state.land[at]
    if number != NOBODY:
        city = state.cities[number]
        if city is not None:
            city.yields = None


def unsettle(state: CivilizationState, player: Player) -> None:
    """The player may have won, or may owe a compulsory choice."""
    state.restless = True
    player.settled = False


def recount(state: CivilizationState, player: Player) -> None:
    """The player's coins changed."""
    unsettle(state, player)
    player.coined = NOBODY


def touch_player(state: CivilizationState, player: Player) -> None:
    """The player's cards or sheet changed: his powers and numbers are looked up anew."""
    recount(state, player)
    player.stale = True


def is_blockaded(state: CivilizationState, city: City, at: int) -> bool:
    """Rules 6.5: whether enemy figures stand on the city's square."""
    return bool(state.standing[at] & ~(1 << city.owner))


def is_centre(state: CivilizationState, at: int) -> bool:
    """Whether a city token lies on the square."""
    return state.centre_at(at) is not None


def is_water(state: CivilizationState, at: int) -> bool:
    """Whether the square is water for movement: not under a city (6.2)."""
    cell = state.cells[at]
    return cell is not None and cell.terrain == WATER and not is_centre(state, at)


def terrain(state: CivilizationState, at: int) -> str:
    """The terrain that a square has now; empty if it is unexplored."""
    cell = state.cells[at]
    return "" if cell is None else cell.terrain


def icons_at(state: CivilizationState, at: int) -> Icons:
    """Rules 6.4: the icons of a square, those of a token on it instead of the printed ones."""
    built = state.built[at]
    if built is not None:
        icons: Icons = built.icons
        return icons
    marker = state.markers[at]
    if isinstance(marker, CityState):
        return marker.icons
    cell = state.cells[at]
    return BARE[WATER].icons if cell is None else cell.icons


def resource_at(state: CivilizationState, at: int) -> Resource | None:
    """The resource that the square shows: printed and not covered (6.4)."""
    cell = state.cells[at]
    if cell is None or state.built[at] is not None or isinstance(state.markers[at], CityState):
        return None
    return cell.resource


def set_marker(state: CivilizationState, at: int, marker: Token | Relic | CityState | None) -> None:
    """Put a token on a square, or take it away."""
    state.markers[at] = marker
    touch(state, at)


def set_built(state: CivilizationState, at: int, built: Building | Wonder | PersonKind | None) -> None:
    """Put a building, wonder or great person on a square, or take it away."""
    state.own_built()[at] = built
    touch(state, at)


def change_terrain(state: CivilizationState, at: int, name: str) -> None:
    """Rules 14.8: a disaster token covers the square for the rest of the game."""
    state.own_cells()[at] = BARE[name]
    if at not in state.changed:
        state.changed = (*state.changed, at)
    touch(state, at)


def is_empty(state: CivilizationState, at: int) -> bool:
    """Rules 1.6: explored, and nothing on it but print; a disaster token is something."""
    return (
        state.cells[at] is not None
        and not state.standing[at]
        and state.built[at] is None
        and state.markers[at] is None
        and at not in state.changed
        and not is_centre(state, at)
    )


def city_states(state: CivilizationState) -> list[int]:
    """The squares with a city-state."""
    return [at for at in state.city_squares if isinstance(state.markers[at], CityState)]


def controlled(state: CivilizationState, player: Player) -> list[int]:
    """Rules 6.6: the city-states with a figure of the player."""
    if not state.city_squares:
        return []
    return [at for at in city_states(state) if state.standing[at] & player.bit]


def is_closed(state: CivilizationState, player: Player, at: int) -> bool:
    """Whether the square lies in enemy outskirts in which nobody may end (Brandenburg Gate, 14.29)."""
    number = state.land[at]
    if number == NOBODY:
        return False
    city = state.cities[number]
    if city is None or city.owner == player.seat or at in city.centres:
        return False
    return value(state, state.players[city.owner], "closed_outskirts") > 0


def distances(state: CivilizationState, starts: Sequence[int], limit: int = 0) -> dict[int, int]:
    """Rules 13.6: the steps to every explored square from the nearest start, within a limit (0: none)."""
    found = dict.fromkeys(starts, 0)
    front = list(starts)
    steps = 0
    while front and (not limit or steps < limit):
        steps += 1
        beyond: list[int] = []
        for at in front:
            for near in state.layout.steps[at]:
                if near not in found and state.cells[near] is not None:
                    found[near] = steps
                    beyond.append(near)
        front = beyond
    return found


def reach_of(state: CivilizationState, player: Player, limit: int) -> dict[int, int]:
    """The squares within so many steps (0: all) of a figure or city of the player, with their distance."""
    starts = [at for at in player.at if at >= 0]
    for city in state.cities_of(player.seat):
        starts.extend(city.centres)
    return distances(state, list(dict.fromkeys(starts)), limit)


def explored(state: CivilizationState) -> list[int]:
    """All explored squares."""
    return [at for at in state.layout.squares if state.cells[at] is not None]
