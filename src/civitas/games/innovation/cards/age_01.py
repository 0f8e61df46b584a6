"""Age 1: Prehistory."""

# ruff: noqa: F403, F405
from __future__ import annotations

from civitas.games.innovation.vocabulary import *

AGRICULTURE = card("Agriculture", 1, YELLOW, HEX, LEAF, LEAF, LEAF, LEAF)
trade_up_effect(AGRICULTURE, score)


ARCHERY = card("Archery", 1, RED, CASTLE, LIGHTBULB, HEX, CASTLE, CASTLE)


@demand(ARCHERY)
def archery(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you draw a 1, then transfer the highest card in your hand to my hand."""
    draw(state, you, 1)
    yield from give(state, you, highest(you.hand.cards), you.hand, me.hand)


CITY_STATES = card("City States", 1, PURPLE, HEX, CROWN, CROWN, CASTLE, CROWN)


@demand(CITY_STATES)
def city_states(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand, if your board shows four or more castles, that you transfer a top card with a castle from your board to
    my board. If you do, draw a 1.
    """
    if you.count(CASTLE) >= 4 and (yield from give(state, you, with_icon(you.tops(), CASTLE), you.piles, me.piles)):
        draw(state, you, 1)


CLOTHING = card("Clothing", 1, GREEN, HEX, CROWN, LEAF, LEAF, LEAF)


@share(CLOTHING)
def clothing(state: State, me: Player) -> Flow[None]:
    """Meld a card from your hand whose colour is not yet on your board."""
    new = [card for card in me.hand.cards if me.top(card.color) is None]
    if new:
        yield from one(state, me, meld, me.hand, new)
    elif me.colors() < 5:
        show_hand(state, me)


@share(CLOTHING)
def clothing_2(state: State, me: Player) -> None:
    """Draw and score a 1 for each colour on your board that no other player has on his board."""
    rivals = others(state, me)
    alone = [card for card in me.tops() if all(rival.top(card.color) is None for rival in rivals)]
    draw_and(state, me, score, 1, times=len(alone))


CODE_OF_LAWS = card("Code of Laws", 1, PURPLE, HEX, CROWN, CROWN, LEAF, CROWN)


@share(CODE_OF_LAWS)
def code_of_laws(state: State, me: Player) -> Flow[None]:
    """You may tuck a card from your hand whose colour is already on your board. If you do, you may splay that colour
    left.
    """
    known = [card for card in me.hand.cards if me.top(card.color)]
    card = yield from may_one(state, me, tuck, me.hand, known, openly=bool(me.hand.cards))
    if card:
        yield from may_splay(state, me, LEFT, (card.color,))


DOMESTICATION = card("Domestication", 1, YELLOW, CASTLE, CROWN, HEX, CASTLE, CASTLE)


@share(DOMESTICATION)
def domestication(state: State, me: Player) -> Flow[None]:
    """Meld the lowest card in your hand. Draw a 1."""
    yield from one(state, me, meld, me.hand, lowest(me.hand.cards))
    draw(state, me, 1)


MASONRY = card("Masonry", 1, YELLOW, CASTLE, HEX, CASTLE, CASTLE, CASTLE)


@share(MASONRY)
def masonry(state: State, me: Player) -> Flow[None]:
    """You may meld any number of cards with a castle from your hand. If you melded four or more, claim Monument."""
    melded = yield from up_to(state, me, meld, me.hand, of=with_icon(me.hand.cards, CASTLE))
    if len(melded) >= 4:
        claim(state, me, MONUMENT)


METALWORKING = card("Metalworking", 1, RED, CASTLE, CASTLE, HEX, CASTLE, CASTLE)


@share(METALWORKING)
def metalworking(state: State, me: Player) -> None:
    """Draw and reveal a 1. If it has a castle, score it and repeat this effect. Otherwise keep it in your hand."""
    while (card := draw_and_reveal(state, me, 1)).has(CASTLE):
        score(state, me, card, me.hand, traced=True)


MYSTICISM = card("Mysticism", 1, PURPLE, HEX, CASTLE, CASTLE, CASTLE, CASTLE)


@share(MYSTICISM)
def mysticism(state: State, me: Player) -> None:
    """Draw and reveal a 1. If its colour is on your board, meld it and draw a 1. Otherwise keep it in your hand."""
    card = draw_and_reveal(state, me, 1)
    if me.top(card.color):
        meld(state, me, card, me.hand)
        draw(state, me, 1)


OARS = card("Oars", 1, RED, CASTLE, CROWN, HEX, CASTLE, CASTLE)


@demand(OARS)
def oars(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer a card with a crown from your hand to my score pile. If you do, draw a 1."""
    if (yield from give(state, you, with_icon(you.hand.cards, CROWN), you.hand, me.score)):
        draw(state, you, 1)
    else:
        show_hand(state, you)


@share(OARS)
def oars_2(state: State, me: Player) -> None:
    """If no card was transferred due to the demand, draw a 1."""
    if not frame(state).due:
        draw(state, me, 1)


POTTERY = card("Pottery", 1, BLUE, HEX, LEAF, LEAF, LEAF, LEAF)


@share(POTTERY)
def pottery(state: State, me: Player) -> Flow[None]:
    """You may return up to three cards from your hand. If you do, draw and score a card whose value is the number of
    cards that you returned.
    """
    returned = yield from up_to(state, me, return_, me.hand, 3)
    if returned:
        draw_and(state, me, score, len(returned))


draw_effect(POTTERY, 1)


SAILING = card("Sailing", 1, GREEN, CROWN, CROWN, HEX, LEAF, CROWN)
draw_effect(SAILING, 1, meld)


THE_WHEEL = card("The Wheel", 1, GREEN, HEX, CASTLE, CASTLE, CASTLE, CASTLE)


@share(THE_WHEEL)
def the_wheel(state: State, me: Player) -> None:
    """Draw two 1s."""
    draw_many(state, me, 1, 2)


TOOLS = card("Tools", 1, BLUE, HEX, LIGHTBULB, LIGHTBULB, CASTLE, LIGHTBULB)


@share(TOOLS)
def tools(state: State, me: Player) -> Flow[None]:
    """You may return three cards from your hand (all, if you have fewer). If you returned three, draw and meld a 3."""
    returned = yield from every(state, me, return_, me.hand, number=3, optional=True)
    if len(returned) == 3:
        draw_and(state, me, meld, 3)


@share(TOOLS)
def tools_2(state: State, me: Player) -> Flow[None]:
    """You may return a 3 from your hand. If you do, draw three 1s."""
    if (yield from may_one(state, me, return_, me.hand, valued(me.hand.cards, 3, 3))):
        draw_many(state, me, 1, 3)


WRITING = card("Writing", 1, BLUE, HEX, LIGHTBULB, LIGHTBULB, CROWN, LIGHTBULB)
draw_effect(WRITING, 2)
