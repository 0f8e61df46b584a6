"""Age 4: Renaissance."""

from __future__ import annotations

from civitas.games.innovation.icons import CASTLE, CROWN, FACTORY, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, GREEN, LEFT, PURPLE, RED, RIGHT, UNSPLAYED, WONDER, YELLOW, card
from civitas.games.innovation.rules.achieving import claim
from civitas.games.innovation.rules.choices import every, give, may_one, may_splay, one
from civitas.games.innovation.rules.effects import demand, draw_effect, due_effect, share, splay_effect
from civitas.games.innovation.rules.looking import splayed
from civitas.games.innovation.rules.verbs import draw, draw_and, meld, return_, score, tuck
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

ANATOMY = card("Anatomy", 4, YELLOW, LEAF, LEAF, LEAF, HEX, LEAF)


@demand(
    ANATOMY,
    "I demand you return a card from your score pile. If you do, return a top card of that value from your board.",
)
def anatomy(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    card = yield from one(state, you, return_, you.score)
    if card:
        yield from one(state, you, return_, you.piles, [top for top in you.tops() if top.age == card.age])


COLONIALISM = card("Colonialism", 4, RED, HEX, FACTORY, LIGHTBULB, FACTORY, FACTORY)


@share(COLONIALISM, "Draw and tuck a 3. If it has a crown, repeat this effect.")
def colonialism(state: InnovationState, me: Player) -> None:
    while draw_and(state, me, tuck, 3).has(CROWN):
        pass


ENTERPRISE = card("Enterprise", 4, PURPLE, HEX, CROWN, CROWN, CROWN, CROWN)


@demand(
    ENTERPRISE,
    "I demand you transfer a top card with a crown that is not purple from your board to my board. If you do, draw and "
    "meld a 4.",
)
def enterprise(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    if (yield from give(state, you, you.tops(CROWN, but=PURPLE), you.piles, me.piles)):
        draw_and(state, you, meld, 4)


splay_effect(ENTERPRISE, RIGHT, GREEN)

EXPERIMENTATION = card("Experimentation", 4, BLUE, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB, LIGHTBULB)
draw_effect(EXPERIMENTATION, 5, meld)


GUNPOWDER = card("Gunpowder", 4, RED, HEX, FACTORY, CROWN, FACTORY, FACTORY)


@demand(GUNPOWDER, "I demand you transfer a top card with a castle from your board to my score pile.")
def gunpowder(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from give(state, you, you.tops(CASTLE), you.piles, me.score)


due_effect(GUNPOWDER, "transferred", score, 2)


INVENTION = card("Invention", 4, GREEN, HEX, LIGHTBULB, LIGHTBULB, FACTORY, LIGHTBULB)


@share(
    INVENTION,
    "You may splay right any one colour of your cards that is splayed left. If you do, draw and score a 4.",
)
def invention(state: InnovationState, me: Player) -> Flow[None]:
    if (yield from may_splay(state, me, RIGHT, splayed(me, LEFT))):
        draw_and(state, me, score, 4)


@share(INVENTION, "If you have five colours splayed, in any direction, claim Wonder.")
def invention_2(state: InnovationState, me: Player) -> None:
    if not splayed(me, UNSPLAYED):
        claim(state, me, WONDER)


NAVIGATION = card("Navigation", 4, GREEN, HEX, CROWN, CROWN, CROWN, CROWN)


@demand(NAVIGATION, "I demand you transfer a 2 or a 3 from your score pile to my score pile.")
def navigation(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from give(state, you, you.score.valued(2, 3), you.score, me.score)


PERSPECTIVE = card("Perspective", 4, YELLOW, HEX, LIGHTBULB, LIGHTBULB, LEAF, LIGHTBULB)


@share(
    PERSPECTIVE,
    "You may return a card from your hand. If you do, score a card from your hand for every two lightbulbs on your "
    "board.",
)
def perspective(state: InnovationState, me: Player) -> Flow[None]:
    if (yield from may_one(state, me, return_, me.hand)):
        yield from every(state, me, score, me.hand, number=me.count(LIGHTBULB) // 2)


PRINTING_PRESS = card("Printing Press", 4, BLUE, HEX, LIGHTBULB, LIGHTBULB, CROWN, LIGHTBULB)


@share(
    PRINTING_PRESS,
    "You may return a card from your score pile. If you do, draw a card two higher than your top purple card.",
)
def printing_press(state: InnovationState, me: Player) -> Flow[None]:
    if (yield from may_one(state, me, return_, me.score)):
        purple = me.top(PURPLE)
        draw(state, me, (purple.age if purple else 0) + 2)


splay_effect(PRINTING_PRESS, RIGHT, BLUE)

REFORMATION = card("Reformation", 4, PURPLE, LEAF, LEAF, HEX, LEAF, LEAF)


@share(REFORMATION, "You may tuck a card from your hand for every two leaves on your board: all of them or none.")
def reformation(state: InnovationState, me: Player) -> Flow[None]:
    yield from every(state, me, tuck, me.hand, number=me.count(LEAF) // 2, optional=True)


splay_effect(REFORMATION, RIGHT, YELLOW, PURPLE)
