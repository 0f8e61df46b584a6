"""Age 4: Renaissance."""

# ruff: noqa: F403, F405
from __future__ import annotations

from civitas.games.innovation.vocabulary import *

ANATOMY = card("Anatomy", 4, YELLOW, LEAF, LEAF, LEAF, HEX, LEAF)


@demand(ANATOMY)
def anatomy(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you return a card from your score pile. If you do, return a top card of that value from your board."""
    card = yield from one(state, you, return_, you.score)
    if card:
        yield from one(state, you, return_, you.piles, valued(you.tops(), card.age, card.age))


COLONIALISM = card("Colonialism", 4, RED, HEX, FACTORY, LIGHTBULB, FACTORY, FACTORY)


@share(COLONIALISM)
def colonialism(state: State, me: Player) -> None:
    """Draw and tuck a 3. If it has a crown, repeat this effect."""
    while (card := draw_and(state, me, tuck, 3)) and card.has(CROWN):
        pass


ENTERPRISE = card("Enterprise", 4, PURPLE, HEX, CROWN, CROWN, CROWN, CROWN)


@demand(ENTERPRISE)
def enterprise(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer a top card with a crown that is not purple from your board to my board. If you do, draw and
    meld a 4.
    """
    if (yield from give(state, you, with_icon(not_colored(you.tops(), PURPLE), CROWN), you.piles, me.piles)):
        draw_and(state, you, meld, 4)


splay_effect(ENTERPRISE, RIGHT, GREEN)

EXPERIMENTATION = card("Experimentation", 4, BLUE, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB, LIGHTBULB)
draw_effect(EXPERIMENTATION, 5, meld)


GUNPOWDER = card("Gunpowder", 4, RED, HEX, FACTORY, CROWN, FACTORY, FACTORY)


@demand(GUNPOWDER)
def gunpowder(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer a top card with a castle from your board to my score pile."""
    yield from give(state, you, with_icon(you.tops(), CASTLE), you.piles, me.score)


due_effect(GUNPOWDER, "transferred", score, 2)


INVENTION = card("Invention", 4, GREEN, HEX, LIGHTBULB, LIGHTBULB, FACTORY, LIGHTBULB)


@share(INVENTION)
def invention(state: State, me: Player) -> Flow[None]:
    """You may splay right any one colour of your cards that is splayed left. If you do, draw and score a 4."""
    if (yield from may_splay(state, me, RIGHT, splayed(me, LEFT))):
        draw_and(state, me, score, 4)


@share(INVENTION)
def invention_2(state: State, me: Player) -> None:
    """If you have five colours splayed, in any direction, claim Wonder."""
    if not splayed(me, UNSPLAYED):
        claim(state, me, WONDER)


NAVIGATION = card("Navigation", 4, GREEN, HEX, CROWN, CROWN, CROWN, CROWN)


@demand(NAVIGATION)
def navigation(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer a 2 or a 3 from your score pile to my score pile."""
    yield from give(state, you, valued(you.score.cards, 2, 3), you.score, me.score)


PERSPECTIVE = card("Perspective", 4, YELLOW, HEX, LIGHTBULB, LIGHTBULB, LEAF, LIGHTBULB)


@share(PERSPECTIVE)
def perspective(state: State, me: Player) -> Flow[None]:
    """You may return a card from your hand. If you do, score a card from your hand for every two lightbulbs on your
    board.
    """
    if (yield from may_one(state, me, return_, me.hand)):
        yield from every(state, me, score, me.hand, number=me.count(LIGHTBULB) // 2)


PRINTING_PRESS = card("Printing Press", 4, BLUE, HEX, LIGHTBULB, LIGHTBULB, CROWN, LIGHTBULB)


@share(PRINTING_PRESS)
def printing_press(state: State, me: Player) -> Flow[None]:
    """You may return a card from your score pile. If you do, draw a card two higher than your top purple card."""
    if (yield from may_one(state, me, return_, me.score)):
        purple = me.top(PURPLE)
        draw(state, me, (purple.age if purple else 0) + 2)


splay_effect(PRINTING_PRESS, RIGHT, BLUE)

REFORMATION = card("Reformation", 4, PURPLE, LEAF, LEAF, HEX, LEAF, LEAF)


@share(REFORMATION)
def reformation(state: State, me: Player) -> Flow[None]:
    """You may tuck a card from your hand for every two leaves on your board: all of them or none."""
    yield from every(state, me, tuck, me.hand, number=me.count(LEAF) // 2, optional=True)


splay_effect(REFORMATION, RIGHT, YELLOW, PURPLE)
