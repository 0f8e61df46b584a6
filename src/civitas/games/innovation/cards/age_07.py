"""Age 7: Romance."""

# ruff: noqa: F403, F405
from __future__ import annotations

from civitas.games.innovation.vocabulary import *

BICYCLE = card("Bicycle", 7, GREEN, CROWN, CROWN, CLOCK, HEX, CROWN)


@share(BICYCLE)
def bicycle(state: State, me: Player) -> Flow[None]:
    """You may exchange all cards in your hand with all cards in your score pile."""
    if (me.hand.cards or me.score.cards) and (yield from confirm(state, me, "exchange")):
        exchange(state, me.hand.cards[:], me.hand, me.score.cards[:], me.score)


COMBUSTION = card("Combustion", 7, RED, CROWN, CROWN, FACTORY, HEX, CROWN)


@demand(COMBUSTION)
def combustion(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer two cards from your score pile to my score pile."""
    yield from give_several(state, you, you.score.cards, 2, you.score, me.score)


ELECTRICITY = card("Electricity", 7, GREEN, LIGHTBULB, FACTORY, HEX, FACTORY, FACTORY)


@share(ELECTRICITY)
def electricity(state: State, me: Player) -> Flow[None]:
    """Return all your top cards without a factory, in any order, then draw an 8 for each card that you returned."""
    returned = yield from every(state, me, return_, me.piles, without_icon(me.tops(), FACTORY))
    draw_many(state, me, 8, len(returned))


EVOLUTION = card("Evolution", 7, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(EVOLUTION)
def evolution(state: State, me: Player) -> Flow[None]:
    """You may choose: either draw and score an 8, then return a card from your score pile; or draw a card one higher
    than the highest card in your score pile.
    """
    branch = yield from choose_branch(state, me)
    if branch == "score":
        draw_and(state, me, score, 8)
        yield from one(state, me, return_, me.score)
    elif branch == "draw":
        draw(state, me, highest_value(me.score.cards) + 1)


EXPLOSIVES = card("Explosives", 7, RED, HEX, FACTORY, FACTORY, FACTORY, FACTORY)


@demand(EXPLOSIVES)
def explosives(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer the three highest cards in your hand to my hand. If you transferred any and have no card
    left in your hand, draw a 7.
    """
    chosen = yield from choose_highest(state, you, you.hand.cards, 3, "transfer")
    transfer_all(state, chosen, you.hand, me.hand)
    if chosen and not you.hand.cards:
        draw(state, you, 7)


LIGHTING = card("Lighting", 7, PURPLE, HEX, LEAF, CLOCK, LEAF, LEAF)


@share(LIGHTING)
def lighting(state: State, me: Player) -> Flow[None]:
    """You may tuck up to three cards from your hand. Draw and score a 7 for every different value that you tucked."""
    tucked = yield from up_to(state, me, tuck, me.hand, 3)
    draw_and(state, me, score, 7, times=different_values(tucked))


PUBLICATIONS = card("Publications", 7, BLUE, HEX, LIGHTBULB, CLOCK, LIGHTBULB, LIGHTBULB)


@share(PUBLICATIONS)
def publications(state: State, me: Player) -> Flow[None]:
    """You may put the cards of one colour on your board into any order."""
    colors = [color for color in COLORS if len(me.piles[color.number].cards) > 1]
    color = yield from may_choose_color(state, me, colors, "rearrange")
    if color:
        order = yield from choose_order(state, me, me.piles[color.number].cards)
        rearrange(state, me, color, order)


splay_effect(PUBLICATIONS, UP, YELLOW, BLUE)

RAILROAD = card("Railroad", 7, PURPLE, CLOCK, FACTORY, CLOCK, HEX, CLOCK)


@share(RAILROAD)
def railroad(state: State, me: Player) -> Flow[None]:
    """Return all cards from your hand, then draw three 6s."""
    yield from every(state, me, return_, me.hand)
    draw_many(state, me, 6, 3)


@share(RAILROAD)
def railroad_2(state: State, me: Player) -> Flow[None]:
    """You may splay up any one colour of your cards that is splayed right."""
    yield from may_splay(state, me, UP, splayed(me, RIGHT))


REFRIGERATION = card("Refrigeration", 7, YELLOW, HEX, LEAF, LEAF, CROWN, LEAF)


@demand(REFRIGERATION)
def refrigeration(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you return half of the cards in your hand, rounded down."""
    yield from every(state, you, return_, you.hand, number=len(you.hand.cards) // 2)


@share(REFRIGERATION)
def refrigeration_2(state: State, me: Player) -> Flow[None]:
    """You may score a card from your hand."""
    yield from may_one(state, me, score, me.hand)


SANITATION = card("Sanitation", 7, YELLOW, LEAF, LEAF, HEX, LEAF, LEAF)


@demand(SANITATION)
def sanitation(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you exchange the two highest cards in your hand with the lowest card in my hand."""
    mine = yield from pick(state, me, lowest(me.hand.cards), "exchange")
    yours = yield from choose_highest(state, you, you.hand.cards, 2, "exchange")
    exchange(state, yours, you.hand, [mine] if mine else [], me.hand)
