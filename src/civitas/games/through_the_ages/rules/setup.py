"""The set-up (rules 3)."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.through_the_ages.pieces import (
    CIVIL_PIECES,
    DESPOTISM,
    FIRST_ACTIONS,
    FIRST_EVENTS,
    INITIAL,
    MILITARY_PIECES,
    ROW,
    START_BLUE,
    START_UNUSED,
    START_YELLOW,
    Card,
    in_use,
)
from civitas.games.through_the_ages.rules.play import insort
from civitas.games.through_the_ages.rules.totals import civil_total, military_total, ratings
from civitas.games.through_the_ages.state import ACTION, Player, TtaState
from civitas.kernel.chance import Chance
from civitas.kernel.rules import Value


def setup(seats: int, variant: Mapping[str, Value], chance: Chance) -> TtaState:
    """Rules 3: decks, players, events, card row, starting player."""
    state = TtaState(chance, variant, [new_player(seat) for seat in range(seats)])
    for piece in in_use(CIVIL_PIECES, seats):
        state.civil_decks[piece.age].append(piece)
    for piece in in_use(MILITARY_PIECES, seats):
        state.military_decks[piece.age].append(piece)
    for deck in [*state.civil_decks, *state.military_decks]:
        chance.shuffle(deck)
    events = state.military_decks[0]
    state.military_decks[0] = []
    state.lay_events(events[: FIRST_EVENTS[seats]], [-1] * FIRST_EVENTS[seats])
    state.removed[0] = events[FIRST_EVENTS[seats] :]
    row: list[Card | None] = [state.civil_decks[0].pop().type for _ in ROW]
    state.row = row
    state.start = state.turn = chance.below(seats)
    state.phase = ACTION
    for player in state.players:
        settle_player(state, player)
        player.civil = FIRST_ACTIONS[(player.seat - state.start) % seats]
        player.military = 0
    return state


def new_player(seat: int) -> Player:
    """Rules 3.3: a player with the initial technologies and tokens."""
    player = Player(seat)
    player.blue_bank = START_BLUE
    player.yellow_bank = START_YELLOW
    player.unused = START_UNUSED
    player.government = DESPOTISM
    player.technologies = DESPOTISM.bit
    for card in INITIAL:
        player.technologies |= card.bit
        insort(player.units if card.is_unit else player.buildings, card)
        player.workers[card.at] = card.start
    return player


def settle_player(state: TtaState, player: Player) -> None:
    """All actions of the totals are available."""
    player.civil_total = player.civil = civil_total(state, player)
    player.military_total = player.military = military_total(state, player)
    player.is_stale = True
    player.before = tuple(ratings(state, player))
