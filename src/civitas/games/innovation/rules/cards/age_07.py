"""Age 7: Romance."""

from __future__ import annotations

from civitas.games.innovation.icons import CLOCK, CROWN, FACTORY, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, COLORS, GREEN, PURPLE, RED, RIGHT, UP, YELLOW, card
from civitas.games.innovation.rules.choices import (
    choose_branch,
    choose_highest,
    choose_order,
    confirm,
    every,
    give_several,
    may_choose_color,
    may_one,
    may_splay,
    one,
    pick,
    up_to,
)
from civitas.games.innovation.rules.effects import demand, share, splay_effect
from civitas.games.innovation.rules.looking import different_values, highest_value, lowest, splayed
from civitas.games.innovation.rules.verbs import (
    draw,
    draw_and,
    draw_and_many,
    draw_many,
    exchange,
    rearrange,
    return_,
    score,
    transfer_all,
    tuck,
)
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

BICYCLE = card("Bicycle", 7, GREEN, CROWN, CROWN, CLOCK, HEX, CROWN)


@share(BICYCLE, "You may exchange all cards in your hand with all cards in your score pile.")
def bicycle(state: InnovationState, me: Player) -> Flow[None]:
    if (me.hand.cards or me.score.cards) and (yield from confirm(state, me, "exchange")):
        exchange(state, me.hand.cards[:], me.hand, me.score.cards[:], me.score)


COMBUSTION = card("Combustion", 7, RED, CROWN, CROWN, FACTORY, HEX, CROWN)


@demand(COMBUSTION, "I demand you transfer two cards from your score pile to my score pile.")
def combustion(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from give_several(state, you, you.score.cards, 2, you.score, me.score)


ELECTRICITY = card("Electricity", 7, GREEN, LIGHTBULB, FACTORY, HEX, FACTORY, FACTORY)


@share(
    ELECTRICITY,
    "Return all your top cards without a factory, in any order, then draw an 8 for each card that you returned.",
)
def electricity(state: InnovationState, me: Player) -> Flow[None]:
    returned = yield from every(state, me, return_, me.piles, me.tops(without=FACTORY))
    draw_many(state, me, 8, len(returned))


EVOLUTION = card("Evolution", 7, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(
    EVOLUTION,
    "You may choose: either draw and score an 8, then return a card from your score pile; or draw a card one higher "
    "than the highest card in your score pile.",
)
def evolution(state: InnovationState, me: Player) -> Flow[None]:
    branch = yield from choose_branch(state, me)
    if branch == "score":
        draw_and(state, me, score, 8)
        yield from one(state, me, return_, me.score)
    elif branch == "draw":
        draw(state, me, highest_value(me.score.cards) + 1)


EXPLOSIVES = card("Explosives", 7, RED, HEX, FACTORY, FACTORY, FACTORY, FACTORY)


@demand(
    EXPLOSIVES,
    "I demand you transfer the three highest cards in your hand to my hand. If you transferred any and have no card "
    "left in your hand, draw a 7.",
)
def explosives(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    chosen = yield from choose_highest(state, you, you.hand.cards, 3, "transfer")
    transfer_all(state, chosen, you.hand, me.hand)
    if chosen and not you.hand.cards:
        draw(state, you, 7)


LIGHTING = card("Lighting", 7, PURPLE, HEX, LEAF, CLOCK, LEAF, LEAF)


@share(
    LIGHTING,
    "You may tuck up to three cards from your hand. Draw and score a 7 for every different value that you tucked.",
)
def lighting(state: InnovationState, me: Player) -> Flow[None]:
    tucked = yield from up_to(state, me, tuck, me.hand, 3)
    draw_and_many(state, me, score, 7, different_values(tucked))


PUBLICATIONS = card("Publications", 7, BLUE, HEX, LIGHTBULB, CLOCK, LIGHTBULB, LIGHTBULB)


@share(PUBLICATIONS, "You may put the cards of one colour on your board into any order.")
def publications(state: InnovationState, me: Player) -> Flow[None]:
    colors = [color for color in COLORS if len(me.pile(color)) > 1]
    color = yield from may_choose_color(state, me, colors, "rearrange")
    if color:
        order = yield from choose_order(state, me, me.pile(color))
        rearrange(state, me, color, order)


splay_effect(PUBLICATIONS, UP, YELLOW, BLUE)

RAILROAD = card("Railroad", 7, PURPLE, CLOCK, FACTORY, CLOCK, HEX, CLOCK)


@share(RAILROAD, "Return all cards from your hand, then draw three 6s.")
def railroad(state: InnovationState, me: Player) -> Flow[None]:
    yield from every(state, me, return_, me.hand)
    draw_many(state, me, 6, 3)


@share(RAILROAD, "You may splay up any one colour of your cards that is splayed right.")
def railroad_2(state: InnovationState, me: Player) -> Flow[None]:
    yield from may_splay(state, me, UP, splayed(me, RIGHT))


REFRIGERATION = card("Refrigeration", 7, YELLOW, HEX, LEAF, LEAF, CROWN, LEAF)


@demand(REFRIGERATION, "I demand you return half of the cards in your hand, rounded down.")
def refrigeration(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from every(state, you, return_, you.hand, number=len(you.hand.cards) // 2)


@share(REFRIGERATION, "You may score a card from your hand.")
def refrigeration_2(state: InnovationState, me: Player) -> Flow[None]:
    yield from may_one(state, me, score, me.hand)


SANITATION = card("Sanitation", 7, YELLOW, LEAF, LEAF, HEX, LEAF, LEAF)


@demand(SANITATION, "I demand you exchange the two highest cards in your hand with the lowest card in my hand.")
def sanitation(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    mine = yield from pick(state, me, lowest(me.hand.cards), "exchange")
    yours = yield from choose_highest(state, you, you.hand.cards, 2, "exchange")
    exchange(state, yours, you.hand, [mine] if mine else [], me.hand)
