"""Age 10: Information."""

# ruff: noqa: F403, F405
from __future__ import annotations

from civitas.games.innovation.vocabulary import *

AI = card("A.I.", 10, PURPLE, LIGHTBULB, LIGHTBULB, CLOCK, HEX, LIGHTBULB)
draw_effect(AI, 10, score)


@share(AI)
def ai_2(state: State, me: Player) -> None:
    """If Robotics and Software are both top cards, on any boards, the single player with the lowest score wins."""
    tops = [card for player in state.players for card in player.tops()]
    if ROBOTICS in tops and SOFTWARE in tops:
        win_alone(state, [-player.points for player in state.players])


BIOENGINEERING = card("Bioengineering", 10, BLUE, LIGHTBULB, CLOCK, CLOCK, HEX, CLOCK)


@share(BIOENGINEERING)
def bioengineering(state: State, me: Player) -> Flow[None]:
    """Transfer a top card with a leaf from any other player's board to your score pile."""
    owners = {card: other for other in others(state, me) for card in with_icon(other.tops(), LEAF)}
    card = yield from pick(state, me, list(owners), "transfer")
    if card:
        transfer(state, card, owners[card].piles, me.score)


@share(BIOENGINEERING)
def bioengineering_2(state: State, me: Player) -> None:
    """If any player's board shows fewer than three leaves, the single player with the most leaves wins."""
    leaves = [player.count(LEAF) for player in state.players]
    if min(leaves) < 3:
        win_alone(state, leaves)


DATABASES = card("Databases", 10, GREEN, HEX, CLOCK, CLOCK, CLOCK, CLOCK)


@demand(DATABASES)
def databases(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you return half of the cards in your score pile, rounded up."""
    yield from every(state, you, return_, you.score, number=(len(you.score.cards) + 1) // 2)


GLOBALIZATION = card("Globalization", 10, YELLOW, HEX, FACTORY, FACTORY, FACTORY, FACTORY)


@demand(GLOBALIZATION)
def globalization(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you return a top card with a leaf from your board."""
    yield from one(state, you, return_, you.piles, with_icon(you.tops(), LEAF))


@share(GLOBALIZATION)
def globalization_2(state: State, me: Player) -> None:
    """Draw and score a 6. If no player's board shows more leaves than factories, the single player with the highest
    score wins.
    """
    draw_and(state, me, score, 6)
    if all(player.count(LEAF) <= player.count(FACTORY) for player in state.players):
        win_alone(state, [player.points for player in state.players])


MINIATURIZATION = card("Miniaturization", 10, RED, HEX, LIGHTBULB, CLOCK, LIGHTBULB, LIGHTBULB)


@share(MINIATURIZATION)
def miniaturization(state: State, me: Player) -> Flow[None]:
    """You may return a card from your hand. If you returned a 10, draw a 10 for every different value in your score
    pile.
    """
    card = yield from may_one(state, me, return_, me.hand)
    if card and card.age == 10:
        draw_many(state, me, 10, different_values(me.score.cards))


ROBOTICS = card("Robotics", 10, RED, HEX, FACTORY, CLOCK, FACTORY, FACTORY)


@share(ROBOTICS)
def robotics(state: State, me: Player) -> Flow[None]:
    """Score your top green card. Draw and meld a 10, then execute its effects that are not demands, for yourself
    alone.
    """
    green = me.top(GREEN)
    if green:
        score(state, me, green, me.piles)
    yield from meld_and_execute(state, me, 10)


SELF_SERVICE = card("Self Service", 10, GREEN, HEX, CROWN, CROWN, CROWN, CROWN)


@share(SELF_SERVICE)
def self_service(state: State, me: Player) -> Flow[None]:
    """Execute the effects that are not demands of any other top card on your board, for yourself alone."""
    card = yield from pick(state, me, [card for card in me.tops() if card is not SELF_SERVICE], "execute")
    if card:
        yield from execute_alone(state, me, card)


@share(SELF_SERVICE)
def self_service_2(state: State, me: Player) -> None:
    """If you have more achievements than each other player, you win."""
    mine = total_achievements(state, me)
    if all(mine > total_achievements(state, other) for other in others(state, me)):
        win(state, me)


SOFTWARE = card("Software", 10, BLUE, CLOCK, CLOCK, CLOCK, HEX, CLOCK)
draw_effect(SOFTWARE, 10, score)


@share(SOFTWARE)
def software_2(state: State, me: Player) -> Flow[None]:
    """Draw and meld two 10s, then execute the effects of the second that are not demands, for yourself alone."""
    yield from meld_and_execute(state, me, 10, times=2)


STEM_CELLS = card("Stem Cells", 10, YELLOW, HEX, LEAF, LEAF, LEAF, LEAF)


@share(STEM_CELLS)
def stem_cells(state: State, me: Player) -> Flow[None]:
    """You may score all cards in your hand."""
    if me.hand.cards and (yield from confirm(state, me, "score")):
        yield from every(state, me, score, me.hand)


THE_INTERNET = card("The Internet", 10, PURPLE, HEX, CLOCK, CLOCK, LIGHTBULB, CLOCK)
splay_effect(THE_INTERNET, UP, GREEN)
draw_effect(THE_INTERNET, 10, score)


@share(THE_INTERNET)
def the_internet_3(state: State, me: Player) -> None:
    """Draw and meld a 10 for every two clocks on your board."""
    draw_and(state, me, meld, 10, times=me.count(CLOCK) // 2)
