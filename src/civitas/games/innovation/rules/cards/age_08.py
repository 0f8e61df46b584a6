"""Age 8: Modern."""

from __future__ import annotations

from civitas.games.innovation.icons import CLOCK, CROWN, FACTORY, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, GREEN, PURPLE, RED, UP, YELLOW, card
from civitas.games.innovation.rules.achieving import win
from civitas.games.innovation.rules.choices import (
    choose_highest,
    choose_two_colors,
    choose_value,
    every,
    give,
    may_one,
    may_splay,
    pick_unseen,
    up_to,
)
from civitas.games.innovation.rules.effects import demand, draw_effect, share, splay_effect, splay_more_effect
from civitas.games.innovation.rules.looking import clockwise, different_values, lowest, others
from civitas.games.innovation.rules.verbs import (
    draw,
    draw_and,
    draw_and_reveal,
    draw_many,
    meld,
    return_,
    score,
    transfer_all,
    tuck,
)
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

ANTIBIOTICS = card("Antibiotics", 8, YELLOW, LEAF, LEAF, LEAF, HEX, LEAF)


@share(
    ANTIBIOTICS,
    "You may return up to three cards from your hand. Draw two 8s for every different value that you returned.",
)
def antibiotics(state: InnovationState, me: Player) -> Flow[None]:
    returned = yield from up_to(state, me, return_, me.hand, 3)
    draw_many(state, me, 8, 2 * different_values(returned))


CORPORATIONS = card("Corporations", 8, GREEN, HEX, FACTORY, FACTORY, CROWN, FACTORY)


@demand(
    CORPORATIONS,
    "I demand you transfer a top card with a factory that is not green from your board to my score pile. If you do, "
    "draw and meld an 8.",
)
def corporations(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    if (yield from give(state, you, you.tops(FACTORY, but=GREEN), you.piles, me.score)):
        draw_and(state, you, meld, 8)


draw_effect(CORPORATIONS, 8, meld)


EMPIRICISM = card("Empiricism", 8, PURPLE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(
    EMPIRICISM,
    "Name two colours, then draw and reveal a 9. If it has one of these colours, meld it, and you may splay your cards "
    "of that colour up. Otherwise keep it in your hand.",
)
def empiricism(state: InnovationState, me: Player) -> Flow[None]:
    colors = yield from choose_two_colors(state, me)
    card = draw_and_reveal(state, me, 9)
    if card.color in colors:
        meld(state, me, card, me.hand)
        yield from may_splay(state, me, UP, (card.color,))


@share(EMPIRICISM, "If your board shows twenty or more lightbulbs, you win.")
def empiricism_2(state: InnovationState, me: Player) -> None:
    if me.count(LIGHTBULB) >= 20:
        win(state, me)


FLIGHT = card("Flight", 8, RED, CROWN, HEX, CLOCK, CROWN, CROWN)
splay_more_effect(FLIGHT, UP, RED)


splay_effect(FLIGHT, UP, RED)

MASS_MEDIA = card("Mass Media", 8, GREEN, LIGHTBULB, HEX, CLOCK, LIGHTBULB, LIGHTBULB)


@share(
    MASS_MEDIA,
    "You may return a card from your hand. If you do, name a value: all players return all cards of that value from "
    "their score piles.",
)
def mass_media(state: InnovationState, me: Player) -> Flow[None]:
    if (yield from may_one(state, me, return_, me.hand)):
        value = yield from choose_value(state, me)
        for player in clockwise(state, me.seat):
            yield from every(state, player, return_, player.score, player.score.valued(value))


splay_effect(MASS_MEDIA, UP, PURPLE)

MOBILITY = card("Mobility", 8, RED, HEX, FACTORY, CLOCK, FACTORY, FACTORY)


@demand(
    MOBILITY,
    "I demand you transfer your two highest top cards without a factory that are not red from your board to my score "
    "pile. If you transferred any, draw an 8.",
)
def mobility(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    fitting = you.tops(without=FACTORY, but=RED)
    chosen = yield from choose_highest(state, you, fitting, 2, "transfer", is_ordered=True)
    transfer_all(state, chosen, you.piles, me.score)
    if chosen:
        draw(state, you, 8)


QUANTUM_THEORY = card("Quantum Theory", 8, BLUE, CLOCK, CLOCK, CLOCK, HEX, CLOCK)


@share(
    QUANTUM_THEORY,
    "You may return up to two cards from your hand. If you returned two, draw a 10, then draw and score a 10.",
)
def quantum_theory(state: InnovationState, me: Player) -> Flow[None]:
    if len((yield from up_to(state, me, return_, me.hand, 2))) == 2:
        draw(state, me, 10)
        draw_and(state, me, score, 10)


ROCKETRY = card("Rocketry", 8, BLUE, CLOCK, CLOCK, CLOCK, HEX, CLOCK)


@share(ROCKETRY, "For every two clocks on your board, return a card from another player's score pile.")
def rocketry(state: InnovationState, me: Player) -> Flow[None]:
    for _ in range(me.count(CLOCK) // 2):
        target = yield from pick_unseen(state, me, others(state, me), "return")
        if target:
            owner, card = target
            return_(state, me, card, owner.score)


SKYSCRAPERS = card("Skyscrapers", 8, YELLOW, HEX, FACTORY, CROWN, CROWN, CROWN)


@demand(
    SKYSCRAPERS,
    "I demand you transfer a top card with a clock that is not yellow from your board to my board. If you do, score "
    "the card beneath it, and return all other cards of that colour from your board, in any order.",
)
def skyscrapers(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    card = yield from give(state, you, you.tops(CLOCK, but=YELLOW), you.piles, me.piles)
    beneath = you.beneath(card) if card else []
    if beneath:
        score(state, you, beneath[0], you.piles)
        yield from every(state, you, return_, you.piles, beneath[1:])


SOCIALISM = card("Socialism", 8, PURPLE, LEAF, HEX, LEAF, LEAF, LEAF)


@share(
    SOCIALISM,
    "You may tuck all cards from your hand, in any order. If one of them was purple, take all the lowest cards in each "
    "other player's hand into your hand.",
)
def socialism(state: InnovationState, me: Player) -> Flow[None]:
    tucked = yield from every(state, me, tuck, me.hand, optional=True)
    if any(card.color is PURPLE for card in tucked):
        for other in others(state, me):
            transfer_all(state, lowest(other.hand.cards), other.hand, me.hand)
