"""Age 2: Classical."""

from __future__ import annotations

from civitas.games.innovation.icons import CASTLE, CROWN, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, EMPIRE, GREEN, LEFT, PURPLE, RED, YELLOW, card
from civitas.games.innovation.rules.achieving import claim
from civitas.games.innovation.rules.choices import choose_player, confirm, give, give_several, may_one, may_splay, up_to
from civitas.games.innovation.rules.effects import demand, draw_effect, due_effect, share, trade_up_effect
from civitas.games.innovation.rules.looking import different_values, highest, others
from civitas.games.innovation.rules.verbs import (
    draw,
    draw_and,
    draw_and_many,
    draw_many,
    exchange,
    meld,
    return_,
    score,
    transfer,
    tuck,
)
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

CALENDAR = card("Calendar", 2, BLUE, HEX, LEAF, LEAF, LIGHTBULB, LEAF)


@share(CALENDAR, "If you have more cards in your score pile than in your hand, draw two 3s.")
def calendar(state: InnovationState, me: Player) -> None:
    if len(me.score.cards) > len(me.hand.cards):
        draw_many(state, me, 3, 2)


CANAL_BUILDING = card("Canal Building", 2, YELLOW, HEX, CROWN, LEAF, CROWN, CROWN)


@share(
    CANAL_BUILDING,
    "You may exchange all the highest cards in your hand with all the highest cards in your score pile.",
)
def canal_building(state: InnovationState, me: Player) -> Flow[None]:
    hand, scored = highest(me.hand.cards), highest(me.score.cards)
    if (hand or scored) and (yield from confirm(state, me, "exchange")):
        exchange(state, hand, me.hand, scored, me.score)


CONSTRUCTION = card("Construction", 2, RED, CASTLE, HEX, CASTLE, CASTLE, CASTLE)


@demand(CONSTRUCTION, "I demand you transfer two cards from your hand to my hand. Draw a 2.")
def construction(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from give_several(state, you, you.hand.cards, 2, you.hand, me.hand)
    draw(state, you, 2)


@share(CONSTRUCTION, "If you are the only player with all five colours on the board, claim Empire.")
def construction_2(state: InnovationState, me: Player) -> None:
    if me.colors() == 5 and all(rival.colors() < 5 for rival in others(state, me)):
        claim(state, me, EMPIRE)


CURRENCY = card("Currency", 2, GREEN, LEAF, CROWN, HEX, CROWN, CROWN)


@share(
    CURRENCY,
    "You may return any number of cards from your hand. Draw and score a 2 for every different value that you "
    "returned.",
)
def currency(state: InnovationState, me: Player) -> Flow[None]:
    returned = yield from up_to(state, me, return_, me.hand)
    draw_and_many(state, me, score, 2, different_values(returned))


FERMENTING = card("Fermenting", 2, YELLOW, LEAF, LEAF, HEX, CASTLE, LEAF)


@share(FERMENTING, "Draw a 2 for every two leaves on your board.")
def fermenting(state: InnovationState, me: Player) -> None:
    draw_many(state, me, 2, me.count(LEAF) // 2)


MAPMAKING = card("Mapmaking", 2, GREEN, HEX, CROWN, CROWN, CASTLE, CROWN)


@demand(MAPMAKING, "I demand you transfer a 1 from your score pile to my score pile.")
def mapmaking(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from give(state, you, you.score.valued(1), you.score, me.score)


due_effect(MAPMAKING, "transferred", score, 1)


MATHEMATICS = card("Mathematics", 2, BLUE, HEX, LIGHTBULB, CROWN, LIGHTBULB, LIGHTBULB)
trade_up_effect(MATHEMATICS, meld)


MONOTHEISM = card("Monotheism", 2, PURPLE, HEX, CASTLE, CASTLE, CASTLE, CASTLE)


@demand(
    MONOTHEISM,
    "I demand you transfer a top card from your board whose colour is not on my board to my score pile. If you do, "
    "draw and tuck a 1.",
)
def monotheism(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    foreign = [card for card in you.tops() if me.top(card.color) is None]
    if (yield from give(state, you, foreign, you.piles, me.score)):
        draw_and(state, you, tuck, 1)


draw_effect(MONOTHEISM, 1, tuck)


PHILOSOPHY = card("Philosophy", 2, PURPLE, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB, LIGHTBULB)


@share(PHILOSOPHY, "You may splay any one colour of your cards left.")
def philosophy(state: InnovationState, me: Player) -> Flow[None]:
    yield from may_splay(state, me, LEFT)


@share(PHILOSOPHY, "You may score a card from your hand.")
def philosophy_2(state: InnovationState, me: Player) -> Flow[None]:
    yield from may_one(state, me, score, me.hand)


ROAD_BUILDING = card("Road Building", 2, RED, CASTLE, CASTLE, HEX, CASTLE, CASTLE)


@share(
    ROAD_BUILDING,
    "Meld one or two cards from your hand. If you melded two, you may transfer your top red card to another player's "
    "board and take his top green card to your board in return.",
)
def road_building(state: InnovationState, me: Player) -> Flow[None]:
    melded = yield from up_to(state, me, meld, me.hand, 2, least=1)
    red = me.top(RED)
    if len(melded) == 2 and red:
        other = yield from choose_player(state, me, others(state, me), "transfer", optional=True)
        if other:
            transfer(state, red, me.piles, other.piles)
            green = other.top(GREEN)
            if green:
                transfer(state, green, other.piles, me.piles)
