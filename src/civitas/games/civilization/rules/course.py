"""The turn as a state machine (rules 16.2): which step comes next, and how the game ends."""

from __future__ import annotations

from civitas.games.civilization.options import PHASE_START, Power, ordered
from civitas.games.civilization.pieces_cards import Person
from civitas.games.civilization.rules import management, movement, start
from civitas.games.civilization.rules.ground import unsettle
from civitas.games.civilization.rules.numbers import coins
from civitas.games.civilization.rules.reacting import any_time, find, interrupts, perform, reveal, usable
from civitas.games.civilization.rules.research import research, switch
from civitas.games.civilization.rules.setup import choose_civilizations, set_up_player
from civitas.games.civilization.rules.sweep import TURN_LIMIT, settle
from civitas.games.civilization.rules.trade import collect, is_negotiating, negotiate
from civitas.games.civilization.rules.windows import ANY_TIME
from civitas.games.civilization.rules.windows import PHASE_START as PHASE_START_WINDOW
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT, RESEARCH, SETUP, START, TRADE, CivilizationState
from civitas.games.civilization.state_player import NO_PERSONS, NOBODY, Player
from civitas.kernel.decisions import Flow, GameOver, may
from civitas.kernel.rules import Outcome

_NEXT = {START: TRADE, TRADE: MANAGEMENT, MANAGEMENT: MOVEMENT, MOVEMENT: RESEARCH}


def step(state: CivilizationState) -> Flow[None]:
    """Rules 16.2: one choice of the player whose part it is, with all that follows up to the next one.

    A step never begins with a quiet question: what opens a phase belongs to the step that ended the one before.
    """
    if state.phase == SETUP:
        yield from _set_up(state)
    elif state.stage == 0:
        yield from _open_phase(state)
    elif state.phase == TRADE:
        yield from negotiate(state)
        yield from _after_trade(state)
    elif state.phase == RESEARCH:
        yield from _research(state)
    else:
        yield from _part(state)
    state.acting = NOBODY


def clockwise(state: CivilizationState, first: int) -> tuple[int, ...]:
    """The seats in turn order from a seat on."""
    count = len(state.players)
    return tuple([(first + seat) % count for seat in range(count)])


def _set_up(state: CivilizationState) -> Flow[None]:
    """Rules 16.2: all choose their civilizations, then each player sets up, the first player first."""
    if state.stage == 0:
        yield from choose_civilizations(state)
        state.stage = 1
        state.part = 0
        state.order = clockwise(state, state.first)
        return
    yield from set_up_player(state, state.players[state.order[state.part]])
    state.part += 1
    if state.part == len(state.players):
        if state.variant["first_turn_marker_pass"]:
            state.first = (state.first + 1) % len(state.players)
        yield from _go_on(state, START)


def enter_phase(state: CivilizationState, phase: str) -> None:
    """Rules 4.1: the next phase begins."""
    state.phase = phase
    state.stage = 0
    state.part = 0
    state.order = clockwise(state, state.first)
    for player in state.players:
        unsettle(state, player)
    state.say("phase_" + phase, turn=state.turn)


def _go_on(state: CivilizationState, phase: str) -> Flow[None]:
    """The next phase is entered and opened."""
    enter_phase(state, phase)
    yield from _open_phase(state)


def _open_phase(state: CivilizationState) -> Flow[None]:
    """Rules 4.4, 14.58: the phase-start window, walked through once; then the turn order is read."""
    yield from settle(state)
    taken = NOBODY
    for seat in state.order:
        if (yield from _window(state, state.players[seat], True)):
            taken = seat
    if state.phase == RESEARCH and taken != NOBODY:
        yield from _before_commits(state, taken)
    state.order = clockwise(state, state.first)
    state.stage = 1
    state.part = 0
    if state.phase == TRADE:
        yield from collect(state)
        yield from _after_trade(state)
    elif state.phase == MOVEMENT:
        yield from interrupts(state, state.players[state.order[0]])


def _after_trade(state: CivilizationState) -> Flow[None]:
    """Rules 16.6: when all have passed, the trade phase is over."""
    if not is_negotiating(state):
        yield from _go_on(state, MANAGEMENT)


def _window(state: CivilizationState, player: Player, opening: bool) -> Flow[bool]:
    """Rules 4.4: any-time steps, and what acts when a phase opens, until he passes; True if he took any."""
    taken = False
    while player.persons:
        uses = usable(state, player, PHASE_START_WINDOW) if opening else []
        options: list[Power] = [*[use.option for use in uses], *any_time(state, player)]
        answer = yield from may(PHASE_START, player.seat, ordered(PHASE_START, options))
        if answer is None:
            break
        taken = True
        if answer.group == "reveal" and isinstance(answer.source, Person):
            reveal(state, player, answer.source)
            yield from settle(state)
        else:
            yield from perform(state, player, find([*uses, *usable(state, player, ANY_TIME)], answer))
    return taken


def _before_commits(state: CivilizationState, taken: int) -> Flow[None]:
    """Rules 16.3: who has not committed may take any-time steps, so the others are asked again after what one did.

    Commits are made at the same time and hidden from each other, while these steps are seen: they come before.
    """
    waiting = clockwise(state, taken)[1:]
    while waiting:
        seat, waiting = waiting[0], waiting[1:]
        if (yield from _window(state, state.players[seat], False)):
            waiting = clockwise(state, seat)[1:]


def _part(state: CivilizationState) -> Flow[None]:
    """One choice in the part of a player; parts follow each other in turn order."""
    player = state.players[state.order[state.part]]
    state.acting = player.seat
    if state.phase == START:
        goes_on = yield from start.begin(state, player)
    elif state.phase == MANAGEMENT:
        goes_on = yield from management.manage(state, player)
    else:
        goes_on = yield from movement.move(state, player)
        if not goes_on:
            yield from interrupts(state, player)
    if goes_on:
        return
    state.part += 1
    if state.part == len(state.order):
        yield from _go_on(state, _NEXT[state.phase])
    elif state.phase == MOVEMENT:
        yield from interrupts(state, state.players[state.order[state.part]])


def _research(state: CivilizationState) -> Flow[None]:
    """Rules 16.7: policies may be switched before the commits and after the techs."""
    if state.stage == 1:
        switched = NOBODY
        for seat in state.order:
            if (yield from switch(state, state.players[seat])):
                switched = seat
        if switched != NOBODY:
            yield from _before_commits(state, switched)
        state.stage = 2
        return
    yield from research(state)
    for seat in state.order:
        yield from switch(state, state.players[seat])
    yield from _end_turn(state)


def _end_turn(state: CivilizationState) -> Flow[None]:
    """Rules 16.2: what held for this turn is over; the next one begins."""
    for player in state.players:
        player.history = (*player.history, (player.track, len(player.techs), coins(state, player)))
        player.moved = 0
        player.barred = 0
        player.used = 0
        player.changed = False
        player.invested = False
        player.advanced = False
        player.army_built = False
        player.doubled = 0
        player.harvested = ()
        player.arrived = NO_PERSONS
        player.refused = ()
        if player.gather:
            player.gather = ()
            player.coined = NOBODY
        for city in state.cities_of(player.seat):
            city.acted = 0
            city.taken = 0
            city.extra = 0
            city.freed = 0
            city.bonus = 0
            city.yields = None
    state.held = ()
    if state.turn == state.variant["turn_limit"]:
        state.say("turn_limit", turn=state.turn)
        raise GameOver(TURN_LIMIT)
    state.turn += 1
    state.first = (state.first + 1) % len(state.players)
    yield from _go_on(state, START)


def outcome(state: CivilizationState) -> Outcome:
    """Rules 1.3: the winner wins alone; at the turn limit nobody does."""
    found = tuple(scores(state))
    if state.winner == NOBODY:
        return Outcome(found, tuple([1 for _ in state.players]), (), state.ended)
    ranks = tuple([1 if player.seat == state.winner else 2 for player in state.players])
    return Outcome(found, ranks, (state.winner,), state.ended)


def scores(state: CivilizationState) -> list[int]:
    """There is no scoring: 1 for the winner; while the game runs, coins are what everybody compares."""
    if state.ended:
        return [int(player.seat == state.winner) for player in state.players]
    if state.phase == SETUP:
        return [0 for _ in state.players]
    return [coins(state, player) for player in state.players]


__all__ = ["clockwise", "enter_phase", "outcome", "scores", "step"]
