"""Choosing what a power is about: players, squares, cities, coins, techs (rules 16.3, `target.*`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import (
    COIN_AT,
    LEARN_TECH,
    MODE,
    SEATS,
    TARGET_CITY,
    TARGET_COIN,
    TARGET_MODE,
    TARGET_PLAYER,
    TARGET_RESOURCE,
    TARGET_SQUARE,
    TARGET_TECH,
)
from civitas.games.civilization.pieces import COIN_PLACES, Building, Resource, Source, Tech
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import City, Player
from civitas.kernel.decisions import Flow, ask, may


def pick_player(player: Player, seats: Sequence[int], cause: object) -> Flow[int]:
    """One of these seats."""
    answer = yield from ask(TARGET_PLAYER, player.seat, [SEATS[seat] for seat in sorted(seats)], cause)
    return answer.value


def may_pick_player(player: Player, seats: Sequence[int], cause: object) -> Flow[int]:
    """One of these seats, or -1."""
    answer = yield from may(TARGET_PLAYER, player.seat, [SEATS[seat] for seat in sorted(seats)], cause)
    return -1 if answer is None else answer.value


def pick_square(player: Player, squares: Iterable[int], cause: object) -> Flow[int]:
    """One of these squares."""
    answer = yield from ask(TARGET_SQUARE, player.seat, [SPOTS[at] for at in sorted(squares)], cause)
    return answer.at


def pick_city(player: Player, cities: Sequence[City], cause: object) -> Flow[City]:
    """One of these cities."""
    centres = {city.centres[0]: city for city in cities}
    answer = yield from ask(TARGET_CITY, player.seat, [SPOTS[at] for at in sorted(centres)], cause)
    return centres[answer.at]


def pick_tech(player: Player, techs: Sequence[Tech], cause: object) -> Flow[Tech]:
    """One of these techs, fixed before the reaction round."""
    return (yield from ask(TARGET_TECH, player.seat, techs, cause))


def pick_learned(player: Player, techs: Sequence[Tech], cause: object) -> Flow[Tech]:
    """One of these techs to learn at once."""
    return (yield from ask(LEARN_TECH, player.seat, techs, cause))


def pick_mode(player: Player, words: Sequence[str], cause: object) -> Flow[str]:
    """Which of its effects a power has."""
    answer = yield from ask(TARGET_MODE, player.seat, [MODE[word] for word in MODE if word in words], cause)
    return answer.text


def pick_resource(player: Player, resources: Sequence[Resource], cause: object) -> Flow[Resource]:
    """One of these kinds of resources."""
    return (yield from ask(TARGET_RESOURCE, player.seat, resources, cause))


def pick_coin(player: Player, victim: Player, cause: object, taken: Sequence[int] = ()) -> Flow[int]:
    """One coin token of the victim, by its place (12.3); `taken` are places of tokens that are chosen already."""
    held = [place for place in COIN_PLACES if victim.coins[place.index] > list(taken).count(place.index)]
    answer = yield from ask(TARGET_COIN, player.seat, [COIN_AT[victim.seat, place.index] for place in held], cause)
    return answer.place.index


def with_coins(players: Iterable[Player]) -> list[Player]:
    """Those of the players who have a coin token."""
    return [player for player in players if any(player.coins)]


def seats_of(players: Iterable[Player]) -> list[int]:
    """The seats of these players."""
    return [player.seat for player in players]


def figure_squares(player: Player) -> list[int]:
    """The squares with figures of the player, each once."""
    return sorted({at for at in player.at if at >= 0})


def buildings_on(state: CivilizationState) -> list[int]:
    """Rules 14.43: the squares of all buildings, and the first centres of walled cities for their walls."""
    found = [at for at in state.layout.squares if isinstance(state.built[at], Building)]
    walled = [city.centres[0] for city in state.cities if city is not None and city.walls]
    return sorted([*found, *walled])


def owners_of(state: CivilizationState, at: int) -> int:
    """Rules 14.47: the seats whose square it is, by a city or by figures on it, as bits."""
    city = state.city_at(at)
    return state.standing[at] | (0 if city is None else 1 << city.owner)


def refusing(player: Player, event: Source) -> int:
    """Rules 14.9: the seats that have refused this event to the player this turn, as bits."""
    found = 0
    for seat, name in player.refused:
        if name == event.id:
            found |= 1 << seat
    return found


def willing(state: CivilizationState, player: Player, event: Source) -> list[Player]:
    """The other players at whom the event may still be aimed this turn."""
    refused = refusing(player, event)
    return [other for other in state.others(player.seat) if not refused >> other.seat & 1]


def may_aim(state: CivilizationState, player: Player, event: Source, squares: Iterable[int]) -> bool:
    """Whether the event may still be aimed at any of the squares this turn; the first one will do."""
    refused = refusing(player, event)
    return any(not refused & owners_of(state, at) for at in squares)


def unrefused(state: CivilizationState, player: Player, event: Source, squares: Iterable[int]) -> list[int]:
    """Those of the squares at which the event may still be aimed this turn."""
    refused = refusing(player, event)
    return [at for at in squares if not refused & owners_of(state, at)]


def aims_at_seat(state: CivilizationState, player: Player, source: Source, seat: int) -> int:
    """An event about one player."""
    return 1 << seat


def aims_at_square(state: CivilizationState, player: Player, source: Source, at: int) -> int:
    """An event about one square: whose city or figures it has."""
    return owners_of(state, at) & ~player.bit


def builder_of(state: CivilizationState, at: int) -> int:
    """Rules 14.47: the seat whose building or walls the square has, as a bit; figures there are not hit."""
    city = state.city_at(at)
    return 0 if city is None else 1 << city.owner


def aims_at_buildings(state: CivilizationState, player: Player, source: Source, squares: Sequence[int]) -> int:
    """An event about buildings: their owners."""
    found = 0
    for at in squares:
        found |= builder_of(state, at)
    return found & ~player.bit
