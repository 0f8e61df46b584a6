"""Age 9: Postmodern."""

from __future__ import annotations

from civitas.games.innovation.icons import CLOCK, CROWN, FACTORY, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, GREEN, PURPLE, RED, UP, YELLOW, card
from civitas.games.innovation.rules.achieving import win
from civitas.games.innovation.rules.choices import every, give, may_one, one, pick, pick_top, up_to
from civitas.games.innovation.rules.dogma import execute_alone, meld_and_execute
from civitas.games.innovation.rules.effects import demand, share, splay_effect
from civitas.games.innovation.rules.looking import frame, highest, others
from civitas.games.innovation.rules.verbs import (
    draw_and,
    draw_and_many,
    draw_and_reveal,
    draw_many,
    meld,
    remove_everything,
    return_,
    reveal,
    score,
    transfer,
    transfer_all,
    tuck,
)
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

COLLABORATION = card("Collaboration", 9, GREEN, HEX, CROWN, CLOCK, CROWN, CROWN)


@demand(
    COLLABORATION,
    "I demand you draw two 9s and reveal them. I transfer the one that I choose to my board; you meld the other.",
)
def collaboration(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    drawn = [draw_and_reveal(state, you, 9) for _ in range(2)]
    mine = yield from give(state, me, drawn, you.hand, me.piles)
    for other in drawn:
        if other is not mine:
            meld(state, you, other, you.hand)


@share(COLLABORATION, "If you have ten or more green cards on your board, you win.")
def collaboration_2(state: InnovationState, me: Player) -> None:
    if len(me.pile(GREEN)) >= 10:
        win(state, me)


COMPOSITES = card("Composites", 9, RED, FACTORY, FACTORY, HEX, FACTORY, FACTORY)


@demand(
    COMPOSITES,
    "I demand you transfer all but one card from your hand to my hand. Also transfer the highest card in your score "
    "pile to my score pile.",
)
def composites(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    kept = yield from pick(state, you, you.hand.cards, "keep")
    transfer_all(state, [card for card in you.hand.cards if card is not kept], you.hand, me.hand)
    yield from give(state, you, highest(you.score.cards), you.score, me.score)


COMPUTERS = card("Computers", 9, BLUE, CLOCK, HEX, CLOCK, FACTORY, CLOCK)
splay_effect(COMPUTERS, UP, RED, GREEN)


@share(COMPUTERS, "Draw and meld a 10, then execute its effects that are not demands, for yourself alone.")
def computers_2(state: InnovationState, me: Player) -> Flow[None]:
    yield from meld_and_execute(state, me, 10)


ECOLOGY = card("Ecology", 9, YELLOW, LEAF, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(ECOLOGY, "You may return a card from your hand. If you do, score a card from your hand and draw two 10s.")
def ecology(state: InnovationState, me: Player) -> Flow[None]:
    if (yield from may_one(state, me, return_, me.hand)):
        yield from one(state, me, score, me.hand)
        draw_many(state, me, 10, 2)


FISSION = card("Fission", 9, RED, HEX, CLOCK, CLOCK, CLOCK, CLOCK)


@demand(
    FISSION,
    "I demand you draw and reveal a 10. If it is red, remove all hands, boards and score piles from the game, and this "
    "dogma action is over. Otherwise keep it in your hand.",
)
def fission(state: InnovationState, me: Player, you: Player) -> None:
    if draw_and_reveal(state, you, 10).color is RED:
        remove_everything(state)
        frame(state).is_over = not state.variant["fission_continues"]


@share(FISSION, "Return a top card other than Fission from any player's board.")
def fission_2(state: InnovationState, me: Player) -> Flow[None]:
    picked = yield from pick_top(state, me, state.players, "return")
    if picked:
        owner, card = picked
        return_(state, me, card, owner.piles)


GENETICS = card("Genetics", 9, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(GENETICS, "Draw and meld a 10, then score all cards beneath it.")
def genetics(state: InnovationState, me: Player) -> None:
    for beneath in me.beneath(draw_and(state, me, meld, 10)):
        score(state, me, beneath, me.piles)


SATELLITES = card("Satellites", 9, GREEN, HEX, CLOCK, CLOCK, CLOCK, CLOCK)


@share(SATELLITES, "Return all cards from your hand, then draw three 8s.")
def satellites(state: InnovationState, me: Player) -> Flow[None]:
    yield from every(state, me, return_, me.hand)
    draw_many(state, me, 8, 3)


splay_effect(SATELLITES, UP, PURPLE)


@share(SATELLITES, "Meld a card from your hand, then execute its effects that are not demands, for yourself alone.")
def satellites_3(state: InnovationState, me: Player) -> Flow[None]:
    card = yield from one(state, me, meld, me.hand)
    if card:
        yield from execute_alone(state, me, card)


SERVICES = card("Services", 9, PURPLE, HEX, LEAF, LEAF, LEAF, LEAF)


@demand(
    SERVICES,
    "I demand you transfer all the highest cards in your score pile to my hand. If you transferred any, transfer a top "
    "card without a leaf from my board to your hand.",
)
def services(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    given = highest(you.score.cards)
    transfer_all(state, given, you.score, me.hand)
    if given:
        yield from give(state, you, me.tops(without=LEAF), me.piles, you.hand)


SPECIALIZATION = card("Specialization", 9, PURPLE, HEX, FACTORY, LEAF, FACTORY, FACTORY)


@share(
    SPECIALIZATION,
    "Reveal a card from your hand. Take the top card of its colour from all other players' boards into your hand.",
)
def specialization(state: InnovationState, me: Player) -> Flow[None]:
    card = yield from pick(state, me, me.hand.cards, "reveal")
    if card:
        reveal(state, me, card)
        for other in others(state, me):
            top = other.top(card.color)
            if top:
                transfer(state, top, other.piles, me.hand)


splay_effect(SPECIALIZATION, UP, YELLOW, BLUE)

SUBURBIA = card("Suburbia", 9, YELLOW, HEX, CROWN, LEAF, LEAF, LEAF)


@share(SUBURBIA, "You may tuck any number of cards from your hand. Draw and score a 1 for each card that you tucked.")
def suburbia(state: InnovationState, me: Player) -> Flow[None]:
    tucked = yield from up_to(state, me, tuck, me.hand)
    draw_and_many(state, me, score, 1, len(tucked))
