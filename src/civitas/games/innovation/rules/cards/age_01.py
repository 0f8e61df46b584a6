"""Age 1: Prehistory."""

from __future__ import annotations

from civitas.games.innovation.icons import CASTLE, CROWN, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, GREEN, LEFT, MONUMENT, PURPLE, RED, YELLOW, card
from civitas.games.innovation.rules.achieving import claim
from civitas.games.innovation.rules.choices import every, give, may_one, may_splay, one, up_to
from civitas.games.innovation.rules.effects import demand, draw_effect, share, trade_up_effect
from civitas.games.innovation.rules.looking import frame, highest, lowest, others
from civitas.games.innovation.rules.verbs import (
    draw,
    draw_and,
    draw_and_many,
    draw_and_reveal,
    draw_many,
    meld,
    return_,
    score,
    show_hand,
    tuck,
)
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

AGRICULTURE = card("Agriculture", 1, YELLOW, HEX, LEAF, LEAF, LEAF, LEAF)
trade_up_effect(AGRICULTURE, score)


ARCHERY = card("Archery", 1, RED, CASTLE, LIGHTBULB, HEX, CASTLE, CASTLE)


@demand(ARCHERY, "I demand you draw a 1, then transfer the highest card in your hand to my hand.")
def archery(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    draw(state, you, 1)
    yield from give(state, you, highest(you.hand.cards), you.hand, me.hand)


CITY_STATES = card("City States", 1, PURPLE, HEX, CROWN, CROWN, CASTLE, CROWN)


@demand(
    CITY_STATES,
    "I demand, if your board shows four or more castles, that you transfer a top card with a castle from your board to "
    "my board. If you do, draw a 1.",
)
def city_states(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    if you.count(CASTLE) >= 4 and (yield from give(state, you, you.tops(CASTLE), you.piles, me.piles)):
        draw(state, you, 1)


CLOTHING = card("Clothing", 1, GREEN, HEX, CROWN, LEAF, LEAF, LEAF)


@share(CLOTHING, "Meld a card from your hand whose colour is not yet on your board.")
def clothing(state: InnovationState, me: Player) -> Flow[None]:
    new = [card for card in me.hand.cards if me.top(card.color) is None]
    if new:
        yield from one(state, me, meld, me.hand, new)
    elif me.colors() < 5:
        show_hand(state, me)


@share(CLOTHING, "Draw and score a 1 for each colour on your board that no other player has on his board.")
def clothing_2(state: InnovationState, me: Player) -> None:
    rivals = others(state, me)
    alone = [card for card in me.tops() if all(rival.top(card.color) is None for rival in rivals)]
    draw_and_many(state, me, score, 1, len(alone))


CODE_OF_LAWS = card("Code of Laws", 1, PURPLE, HEX, CROWN, CROWN, LEAF, CROWN)


@share(
    CODE_OF_LAWS,
    "You may tuck a card from your hand whose colour is already on your board. If you do, you may splay that colour "
    "left.",
)
def code_of_laws(state: InnovationState, me: Player) -> Flow[None]:
    known = [card for card in me.hand.cards if me.top(card.color)]
    card = yield from may_one(state, me, tuck, me.hand, known, openly=bool(me.hand.cards))
    if card:
        yield from may_splay(state, me, LEFT, (card.color,))


DOMESTICATION = card("Domestication", 1, YELLOW, CASTLE, CROWN, HEX, CASTLE, CASTLE)


@share(DOMESTICATION, "Meld the lowest card in your hand. Draw a 1.")
def domestication(state: InnovationState, me: Player) -> Flow[None]:
    yield from one(state, me, meld, me.hand, lowest(me.hand.cards))
    draw(state, me, 1)


MASONRY = card("Masonry", 1, YELLOW, CASTLE, HEX, CASTLE, CASTLE, CASTLE)


@share(
    MASONRY,
    "You may meld any number of cards with a castle from your hand. If you melded four or more, claim Monument.",
)
def masonry(state: InnovationState, me: Player) -> Flow[None]:
    melded = yield from up_to(state, me, meld, me.hand, of=me.hand.having(CASTLE))
    if len(melded) >= 4:
        claim(state, me, MONUMENT)


METALWORKING = card("Metalworking", 1, RED, CASTLE, CASTLE, HEX, CASTLE, CASTLE)


@share(
    METALWORKING,
    "Draw and reveal a 1. If it has a castle, score it and repeat this effect. Otherwise keep it in your hand.",
)
def metalworking(state: InnovationState, me: Player) -> None:
    while (card := draw_and_reveal(state, me, 1)).has(CASTLE):
        score(state, me, card, me.hand, traced=True)


MYSTICISM = card("Mysticism", 1, PURPLE, HEX, CASTLE, CASTLE, CASTLE, CASTLE)


@share(
    MYSTICISM,
    "Draw and reveal a 1. If its colour is on your board, meld it and draw a 1. Otherwise keep it in your hand.",
)
def mysticism(state: InnovationState, me: Player) -> None:
    card = draw_and_reveal(state, me, 1)
    if me.top(card.color):
        meld(state, me, card, me.hand)
        draw(state, me, 1)


OARS = card("Oars", 1, RED, CASTLE, CROWN, HEX, CASTLE, CASTLE)


@demand(OARS, "I demand you transfer a card with a crown from your hand to my score pile. If you do, draw a 1.")
def oars(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    if (yield from give(state, you, you.hand.having(CROWN), you.hand, me.score)):
        draw(state, you, 1)
    else:
        show_hand(state, you)


@share(OARS, "If no card was transferred due to the demand, draw a 1.")
def oars_2(state: InnovationState, me: Player) -> None:
    if not frame(state).due:
        draw(state, me, 1)


POTTERY = card("Pottery", 1, BLUE, HEX, LEAF, LEAF, LEAF, LEAF)


@share(
    POTTERY,
    "You may return up to three cards from your hand. If you do, draw and score a card whose value is the number of "
    "cards that you returned.",
)
def pottery(state: InnovationState, me: Player) -> Flow[None]:
    returned = yield from up_to(state, me, return_, me.hand, 3)
    if returned:
        draw_and(state, me, score, len(returned))


draw_effect(POTTERY, 1)


SAILING = card("Sailing", 1, GREEN, CROWN, CROWN, HEX, LEAF, CROWN)
draw_effect(SAILING, 1, meld)


THE_WHEEL = card("The Wheel", 1, GREEN, HEX, CASTLE, CASTLE, CASTLE, CASTLE)


@share(THE_WHEEL, "Draw two 1s.")
def the_wheel(state: InnovationState, me: Player) -> None:
    draw_many(state, me, 1, 2)


TOOLS = card("Tools", 1, BLUE, HEX, LIGHTBULB, LIGHTBULB, CASTLE, LIGHTBULB)


@share(
    TOOLS,
    "You may return three cards from your hand (all, if you have fewer). If you returned three, draw and meld a 3.",
)
def tools(state: InnovationState, me: Player) -> Flow[None]:
    returned = yield from every(state, me, return_, me.hand, number=3, optional=True)
    if len(returned) == 3:
        draw_and(state, me, meld, 3)


@share(TOOLS, "You may return a 3 from your hand. If you do, draw three 1s.")
def tools_2(state: InnovationState, me: Player) -> Flow[None]:
    if (yield from may_one(state, me, return_, me.hand, me.hand.valued(3))):
        draw_many(state, me, 1, 3)


WRITING = card("Writing", 1, BLUE, HEX, LIGHTBULB, LIGHTBULB, CROWN, LIGHTBULB)
draw_effect(WRITING, 2)
