"""Rules 10 to 12: feeding, the end of the round, the end of the game."""

from __future__ import annotations

from typing import Any

from civitas.games.stone_age.options import FEEDING, PIECE, Cash
from civitas.games.stone_age.pieces import HUNGER_EACH, HUNGER_FLAT, Card, Price, Resource, amounts
from civitas.games.stone_age.rules.gains import cash_in, pay_goods
from civitas.games.stone_age.rules.paying import cashes, one_more, pieces
from civitas.games.stone_age.rules.placing import clear_board
from civitas.games.stone_age.rules.scoring import PARTS, all_cards, final_score, parts
from civitas.games.stone_age.state import NOTHING, Player, StoneAgeState
from civitas.kernel.decisions import Flow, GameOver, ask, may


def feed_tribe(state: StoneAgeState) -> Flow[None]:
    """Rules 10.1: the next player's income, payment and, if food is short, decision."""
    player = state.players[state.turn]
    player.food += player.agriculture
    if state.log is not None and player.agriculture:
        state.log.say("income", seat=player.seat, amount=player.agriculture)
    missing = player.figures - player.food
    if missing <= 0:
        player.food -= player.figures
        if state.log is not None:
            state.log.say("feed", seat=player.seat, amount=player.figures)
    else:
        if state.log is not None:
            state.log.say("short", seat=player.seat, amount=player.food, missing=missing)
        player.food = 0
        state.missing = missing
        yield from starve(state, player, missing)
        state.missing = 0
    state.turn += 1
    if state.turn == len(state.players):
        state.turn = 0
    if state.turn == state.start:
        state.phase = "end"


def starve(state: StoneAgeState, player: Player, missing: int) -> Flow[None]:
    """Rules 10.4: replace missing food by resources, as many as the player likes; the rest costs points.

    With `flat_10` (15.1) the whole shortfall is replaced, or nothing.
    """
    flat = state.house.flat_hunger
    price = Price(None, missing if flat else 1, missing, 0)
    taken = 0
    piece: Resource | None = None
    while True:
        options: list[Any] = [*pieces(player.goods, price, NOTHING, 0, 0), *cashes(state, player)]
        answer = yield from may(FEEDING, player.seat, options)
        if not isinstance(answer, Cash):
            piece = answer
            break
        cash_in(state, player, answer)
    while piece is not None:
        state.laid = one_more(state.laid, piece.index)
        taken += 1
        if taken == missing:
            break
        more = pieces(player.goods, price, state.laid, taken, piece.index)
        if flat:
            piece = yield from ask(PIECE, player.seat, more)
        else:
            piece = yield from may(PIECE, player.seat, more)
    pay_goods(state, player, state.laid)
    if taken and state.log is not None:
        state.log.say("feed_goods", seat=player.seat, paid=amounts(state.laid))
    state.laid = NOTHING
    lost = HUNGER_EACH * (missing - taken) if not flat else 0 if taken else HUNGER_FLAT
    player.score -= lost
    if lost and state.log is not None:
        state.log.say("hunger", seat=player.seat, amount=lost, score=player.score)


def close_round(state: StoneAgeState) -> Flow[None]:
    """Rules 11: the end of the round. Nobody is asked."""
    end_round(state)
    yield from ()


def end_round(state: StoneAgeState) -> None:
    """Rules 11.1 to 11.4: the ends of the game, the start player, the card row, the tools."""
    for stack in state.stacks:
        if not stack:
            finish(state, "buildings")
    state.start = (state.start + 1) % len(state.players)
    state.turn = state.start
    left: list[Card | None] = [card for card in state.row if card is not None]
    free = len(state.row) - len(left)
    if len(state.deck) < free:
        state.row = left + [None] * free
        finish(state, "cards")
    state.row = left + [state.deck.pop() for _ in range(free)]
    for player in state.players:
        player.tools = player.tools.rested
    clear_board(state)
    state.round += 1
    state.phase = "place"
    if state.log is not None:
        state.log.say("round", round=state.round, seat=state.start)
        if free:
            state.log.say("row", cards=state.row[len(left) :])


def finish(state: StoneAgeState, reason: str) -> None:
    """Rules 12.4, 13: the game is over; the chronicle tells the final scoring."""
    if state.log is not None:
        state.log.say(f"end_{reason}")
        for player in state.players:
            points = dict(zip(PARTS, parts(player, all_cards(player)), strict=True))
            state.log.say("final", seat=player.seat, before=player.score, score=final_score(player), **points)
    raise GameOver(reason)
