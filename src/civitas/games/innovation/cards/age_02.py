"""Age 2: Classical."""

# ruff: noqa: F403, F405
from __future__ import annotations

from civitas.games.innovation.vocabulary import *

CALENDAR = card("Calendar", 2, BLUE, HEX, LEAF, LEAF, LIGHTBULB, LEAF)


@share(CALENDAR)
def calendar(state: State, me: Player) -> None:
    """If you have more cards in your score pile than in your hand, draw two 3s."""
    if len(me.score.cards) > len(me.hand.cards):
        draw_many(state, me, 3, 2)


CANAL_BUILDING = card("Canal Building", 2, YELLOW, HEX, CROWN, LEAF, CROWN, CROWN)


@share(CANAL_BUILDING)
def canal_building(state: State, me: Player) -> Flow[None]:
    """You may exchange all the highest cards in your hand with all the highest cards in your score pile."""
    hand, scored = highest(me.hand.cards), highest(me.score.cards)
    if (hand or scored) and (yield from confirm(state, me, "exchange")):
        exchange(state, hand, me.hand, scored, me.score)


CONSTRUCTION = card("Construction", 2, RED, CASTLE, HEX, CASTLE, CASTLE, CASTLE)


@demand(CONSTRUCTION)
def construction(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer two cards from your hand to my hand. Draw a 2."""
    yield from give_several(state, you, you.hand.cards, 2, you.hand, me.hand)
    draw(state, you, 2)


@share(CONSTRUCTION)
def construction_2(state: State, me: Player) -> None:
    """If you are the only player with all five colours on the board, claim Empire."""
    if me.colors() == 5 and all(rival.colors() < 5 for rival in others(state, me)):
        claim(state, me, EMPIRE)


CURRENCY = card("Currency", 2, GREEN, LEAF, CROWN, HEX, CROWN, CROWN)


@share(CURRENCY)
def currency(state: State, me: Player) -> Flow[None]:
    """You may return any number of cards from your hand. Draw and score a 2 for every different value that you
    returned.
    """
    returned = yield from up_to(state, me, return_, me.hand)
    draw_and(state, me, score, 2, times=different_values(returned))


FERMENTING = card("Fermenting", 2, YELLOW, LEAF, LEAF, HEX, CASTLE, LEAF)


@share(FERMENTING)
def fermenting(state: State, me: Player) -> None:
    """Draw a 2 for every two leaves on your board."""
    draw_many(state, me, 2, me.count(LEAF) // 2)


MAPMAKING = card("Mapmaking", 2, GREEN, HEX, CROWN, CROWN, CASTLE, CROWN)


@demand(MAPMAKING)
def mapmaking(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer a 1 from your score pile to my score pile."""
    yield from give(state, you, valued(you.score.cards, 1, 1), you.score, me.score)


due_effect(MAPMAKING, "transferred", score, 1)


MATHEMATICS = card("Mathematics", 2, BLUE, HEX, LIGHTBULB, CROWN, LIGHTBULB, LIGHTBULB)
trade_up_effect(MATHEMATICS, meld)


MONOTHEISM = card("Monotheism", 2, PURPLE, HEX, CASTLE, CASTLE, CASTLE, CASTLE)


@demand(MONOTHEISM)
def monotheism(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer a top card from your board whose colour is not on my board to my score pile. If you do,
    draw and tuck a 1.
    """
    foreign = [card for card in you.tops() if me.top(card.color) is None]
    if (yield from give(state, you, foreign, you.piles, me.score)):
        draw_and(state, you, tuck, 1)


draw_effect(MONOTHEISM, 1, tuck)


PHILOSOPHY = card("Philosophy", 2, PURPLE, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB, LIGHTBULB)


@share(PHILOSOPHY)
def philosophy(state: State, me: Player) -> Flow[None]:
    """You may splay any one colour of your cards left."""
    yield from may_splay(state, me, LEFT)


@share(PHILOSOPHY)
def philosophy_2(state: State, me: Player) -> Flow[None]:
    """You may score a card from your hand."""
    yield from may_one(state, me, score, me.hand)


ROAD_BUILDING = card("Road Building", 2, RED, CASTLE, CASTLE, HEX, CASTLE, CASTLE)


@share(ROAD_BUILDING)
def road_building(state: State, me: Player) -> Flow[None]:
    """Meld one or two cards from your hand. If you melded two, you may transfer your top red card to another player's
    board and take his top green card to your board in return.
    """
    melded = yield from up_to(state, me, meld, me.hand, 2, least=1)
    red = me.top(RED)
    if len(melded) == 2 and red:
        other = yield from choose_player(state, me, others(state, me), "transfer", optional=True)
        if other:
            transfer(state, red, me.piles, other.piles)
            green = other.top(GREEN)
            if green:
                transfer(state, green, other.piles, me.piles)
