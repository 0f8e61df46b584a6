"""Rules 4 and 5: placing figures."""

from __future__ import annotations

from typing import Final

from civitas.games.stone_age.options import PLACEMENTS, PLACING, Placement
from civitas.games.stone_age.pieces import (
    AGRICULTURE_MAX,
    FIELD,
    FIGURES_MAX,
    HARVESTS,
    HUNT,
    HUT,
    PLACES,
    SITES,
    SPACES,
    TOOL_MAKER,
    TOOLS_MAX,
)
from civitas.games.stone_age.state import Player, StoneAgeState
from civitas.kernel.decisions import Flow, ask

VILLAGE: Final[int] = TOOL_MAKER.bit | HUT.bit | FIELD.bit
_HARVEST_AT: Final[int] = HARVESTS[0].index
_SHELF_AT: Final[int] = SPACES[0].index


def _open_village(closed: int) -> tuple[Placement, ...]:
    return tuple(PLACEMENTS[at][0] for at in (TOOL_MAKER.index, HUT.index, FIELD.index) if not closed >> at & 1)


def _open_shelf(closed: int) -> tuple[Placement, ...]:
    shelf = (*SPACES, *SITES)
    return tuple(PLACEMENTS[place.index][0] for at, place in enumerate(shelf) if not closed >> at & 1)


# Option lists are the hot spot of play: they are put together from pieces that are made once.
_VILLAGES: Final = tuple(_open_village(closed) for closed in range(VILLAGE + 1))
_SHELVES: Final = tuple(_open_shelf(closed) for closed in range(1 << len(SPACES) + len(SITES)))
_HUNTS: Final = tuple(PLACEMENTS[HUNT.index][:n] for n in range(FIGURES_MAX + 1))
_FORESTS: Final = tuple(PLACEMENTS[HARVESTS[0].index][:n] for n in range(FIGURES_MAX + 1))
_PITS: Final = tuple(PLACEMENTS[HARVESTS[1].index][:n] for n in range(FIGURES_MAX + 1))
_QUARRIES: Final = tuple(PLACEMENTS[HARVESTS[2].index][:n] for n in range(FIGURES_MAX + 1))
_RIVERS: Final = tuple(PLACEMENTS[HARVESTS[3].index][:n] for n in range(FIGURES_MAX + 1))
_FOREST: Final[int] = HARVESTS[0].bit
_PIT: Final[int] = HARVESTS[1].bit
_QUARRY: Final[int] = HARVESTS[2].bit
_RIVER: Final[int] = HARVESTS[3].bit


def place_figures(state: StoneAgeState) -> Flow[None]:
    """Rules 5.1: the player on turn puts figures on one place, then the next who has figures is on turn."""
    player = state.players[state.turn]
    if state.log is not None and state.round == 1 and not any(other.out for other in state.players):
        state.log.say("round", round=1, seat=player.seat)
    where = yield from ask(PLACING, player.seat, placements(state, player))
    put(state, player, where)
    pass_turn(state)


def placements(state: StoneAgeState, player: Player) -> list[Placement]:
    """Rules 4 and 5: every legal placement of a player."""
    idle = player.idle
    closed = state.closed | player.out
    if idle < 2:
        closed |= HUT.bit
    if state.house.forbid_useless:
        closed |= useless(player)
    forest, pit, quarry, river = state.free
    return [
        *_VILLAGES[closed & VILLAGE],
        *_HUNTS[0 if closed & HUNT.bit and not state.house.hunt_repeat else idle],
        *_FORESTS[0 if closed & _FOREST else idle if idle < forest else forest],
        *_PITS[0 if closed & _PIT else idle if idle < pit else pit],
        *_QUARRIES[0 if closed & _QUARRY else idle if idle < quarry else quarry],
        *_RIVERS[0 if closed & _RIVER else idle if idle < river else river],
        *_SHELVES[closed >> _SHELF_AT],
    ]


def useless(player: Player) -> int:
    """Rules 15.4: a bit for each village place that could bring this player nothing."""
    bits = 0
    if player.tools.total >= TOOLS_MAX:
        bits |= TOOL_MAKER.bit
    if player.figures >= FIGURES_MAX:
        bits |= HUT.bit
    if player.agriculture >= AGRICULTURE_MAX:
        bits |= FIELD.bit
    return bits


def put(state: StoneAgeState, player: Player, where: Placement) -> None:
    """Put figures on a place, and close it when rules 4.1, 4.2 or its rings let nobody else in."""
    place = where.place
    figures = where.figures
    at = place.index
    player.idle -= figures
    player.at[at] += figures
    player.out |= place.bit
    if at >= _SHELF_AT:
        state.closed |= place.bit
    elif at >= _HARVEST_AT:
        slot = place.slot
        state.free[slot] -= figures
        state.visitors[slot] += 1
        if not state.free[slot] or state.visitors[slot] == state.house.max_players:
            state.closed |= place.bit
    elif at < HUNT.index:
        state.closed |= place.bit
        # The village limit of 2 and 3 players closes the third place with the second.
        if (state.closed & VILLAGE).bit_count() == state.house.village_open:
            state.closed |= VILLAGE
    if state.log is not None:
        state.log.say("place", seat=player.seat, figures=figures, place=place)


def can_place(state: StoneAgeState, player: Player) -> bool:
    """Rules 5.1, 5.2, 15.2: whether the player has a figure left, and a place for it."""
    return player.idle > 0 and (state.house.hunt_repeat or bool(placements(state, player)))


def pass_turn(state: StoneAgeState) -> None:
    """Rules 5.1: the next player clockwise who can place is on turn; when nobody can, the actions begin."""
    players = state.players
    seat = state.turn
    for _ in players:
        seat += 1
        if seat == len(players):
            seat = 0
        if can_place(state, players[seat]):
            state.turn = seat
            return
    state.phase = "act"
    next_actor(state)


def next_actor(state: StoneAgeState) -> None:
    """Rules 6.1: from the start player on, whoever still has figures out acts; when nobody has, feeding begins."""
    players = state.players
    seat = state.start
    for _ in players:
        if players[seat].out:
            state.turn = seat
            if state.log is not None:
                state.log.say("turn", seat=seat)
            return
        seat += 1
        if seat == len(players):
            seat = 0
    state.phase = "feed"
    state.turn = state.start
    if state.log is not None:
        state.log.say("phase")


def clear_board(state: StoneAgeState) -> None:
    """Open all places again for a new round."""
    state.free = [place.rings for place in PLACES if place.group == "resource"]
    state.visitors = [0, 0, 0, 0]
    state.closed = state.house.closed
