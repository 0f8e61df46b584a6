"""The card row and the ends of ages (rules 5.1, 5.2)."""

from __future__ import annotations

from civitas.games.through_the_ages.pieces import AGES, LAST_AGE, ROW, SWEPT, YELLOW_LOST, Card
from civitas.games.through_the_ages.rules.play import discard, remove_leader, remove_pact, remove_unfinished_wonder
from civitas.games.through_the_ages.rules.tokens import lose_yellow
from civitas.games.through_the_ages.state import TtaState


def refill(state: TtaState) -> None:
    """Rules 5.1: sweep the leftmost spaces, slide, fill; in age IV nothing new comes."""
    swept = SWEPT[len(state.active())]
    for at in range(swept):
        card = state.row[at]
        if card is not None:
            state.gone.append(card)
            state.row[at] = None
    slide_and_fill(state)


def slide_and_fill(state: TtaState) -> None:
    """Rules 5.1 (2), (3): close the gaps and fill up from the deck; the last card of a deck ends its age."""
    row: list[Card | None] = [card for card in state.row if card is not None]
    new: list[Card] = []
    if state.age == 0:
        _fill(state, row, new)
        _begin_first_age(state)
    while len(row) < len(ROW) and state.age < LAST_AGE:
        if state.civil_decks[state.age]:
            _fill(state, row, new)
        if not state.civil_decks[state.age]:
            end_age(state)
    state.row = row + [None] * (len(ROW) - len(row))
    if new and state.log:
        state.log.say("row", cards=new)


def _fill(state: TtaState, row: list[Card | None], new: list[Card]) -> None:
    deck = state.civil_decks[state.age]
    while deck and len(row) < len(ROW):
        card = deck.pop().type
        row.append(card)
        new.append(card)


def _begin_first_age(state: TtaState) -> None:
    """Rules 5.2.1: age A ends without any loss."""
    state.civil_removed += state.civil_decks[0]
    state.civil_decks[0] = []
    state.age = 1
    state.begun.append(state.round)
    if state.log:
        state.log.say("age", age=AGES[state.age])


def end_age(state: TtaState) -> None:
    """Rules 5.2.2: what is older than the age that ends is antiquated, everybody loses yellow tokens, new decks."""
    ended = state.age
    for player in state.active():
        for card in [card for card in player.hand if card.age < ended]:
            player.hand.remove(card)
            player.hand_technologies &= ~card.bit
            state.gone.append(card)
        player.fresh = [card for card in player.fresh if card.age >= ended]
        for piece in [piece for piece in player.military_hand if piece.age < ended]:
            player.military_hand.remove(piece)
            if piece in player.shown:
                player.shown.remove(piece)
                discard(state, piece, -1)
            else:
                discard(state, piece, 1 << player.seat)
        if player.leader is not None and player.leader.age < ended:
            remove_leader(state, player)
        if player.wonder is not None and player.wonder.age < ended:
            remove_unfinished_wonder(state, player)
    for pact in [pact for pact in state.pacts if pact.piece.age < ended]:
        remove_pact(state, pact)
    for player in state.active():
        lose_yellow(player, YELLOW_LOST)
        player.is_stale = True
    state.removed[ended] += state.military_decks[ended]
    state.military_decks[ended] = []
    state.age = ended + 1
    state.begun.append(state.round)
    if state.age == LAST_AGE:
        state.last_round = state.round if state.turn == state.start else state.round + 1
    if state.log:
        state.log.say("age", age=AGES[state.age])
        if state.last_round:
            state.log.say("last_round", number=state.last_round)
