"""Age 3: Medieval."""

# ruff: noqa: F403, F405
from __future__ import annotations

from civitas.games.innovation.vocabulary import *

ALCHEMY = card("Alchemy", 3, BLUE, HEX, LEAF, CASTLE, CASTLE, CASTLE)


@share(ALCHEMY)
def alchemy(state: State, me: Player) -> Flow[None]:
    """Draw and reveal a 4 for every three castles on your board. If any of the drawn cards is red, return them and all
    cards in your hand. Otherwise keep them.
    """
    drawn = [draw_and_reveal(state, me, 4) for _ in range(me.count(CASTLE) // 3)]
    if any(card.color is RED for card in drawn):
        yield from every(state, me, return_, me.hand)


@share(ALCHEMY)
def alchemy_2(state: State, me: Player) -> Flow[None]:
    """Meld a card from your hand, then score a card from your hand."""
    yield from one(state, me, meld, me.hand)
    yield from one(state, me, score, me.hand)


COMPASS = card("Compass", 3, GREEN, HEX, CROWN, CROWN, LEAF, CROWN)


@demand(COMPASS)
def compass(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer a top card with a leaf that is not green from your board to my board, and then a top card
    without a leaf from my board to your board.
    """
    yield from give(state, you, with_icon(not_colored(you.tops(), GREEN), LEAF), you.piles, me.piles)
    yield from give(state, you, without_icon(me.tops(), LEAF), me.piles, you.piles)


EDUCATION = card("Education", 3, PURPLE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(EDUCATION)
def education(state: State, me: Player) -> Flow[None]:
    """You may return the highest card from your score pile. If you do, draw a card two higher than the highest card
    that is left in your score pile.
    """
    if (yield from may_one(state, me, return_, me.score, highest(me.score.cards))):
        draw(state, me, highest_value(me.score.cards) + 2)


ENGINEERING = card("Engineering", 3, RED, CASTLE, HEX, LIGHTBULB, CASTLE, CASTLE)


@demand(ENGINEERING)
def engineering(state: State, me: Player, you: Player) -> None:
    """I demand you transfer all top cards with a castle from your board to my score pile."""
    transfer_all(state, with_icon(you.tops(), CASTLE), you.piles, me.score)


splay_effect(ENGINEERING, LEFT, RED)

FEUDALISM = card("Feudalism", 3, PURPLE, HEX, CASTLE, LEAF, CASTLE, CASTLE)


@demand(FEUDALISM)
def feudalism(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you transfer a card with a castle from your hand to my hand."""
    if not (yield from give(state, you, with_icon(you.hand.cards, CASTLE), you.hand, me.hand)):
        show_hand(state, you)


splay_effect(FEUDALISM, LEFT, YELLOW, PURPLE)

MACHINERY = card("Machinery", 3, YELLOW, LEAF, LEAF, HEX, CASTLE, LEAF)


@demand(MACHINERY)
def machinery(state: State, me: Player, you: Player) -> None:
    """I demand you exchange all cards in your hand with all the highest cards in my hand."""
    exchange(state, you.hand.cards[:], you.hand, highest(me.hand.cards), me.hand)


@share(MACHINERY)
def machinery_2(state: State, me: Player) -> Flow[None]:
    """Score a card with a castle from your hand, showing it. You may splay your red cards left."""
    card = yield from pick(state, me, with_icon(me.hand.cards, CASTLE), "score")
    if card:
        reveal(state, me, card)
        score(state, me, card, me.hand, traced=True)
    else:
        show_hand(state, me)
    yield from may_splay(state, me, LEFT, (RED,))


MEDICINE = card("Medicine", 3, YELLOW, CROWN, LEAF, LEAF, HEX, LEAF)


@demand(MEDICINE)
def medicine(state: State, me: Player, you: Player) -> Flow[None]:
    """I demand you exchange the highest card in your score pile with the lowest card in my score pile."""
    mine = yield from pick(state, me, lowest(me.score.cards), "exchange")
    yours = yield from pick(state, you, highest(you.score.cards), "exchange")
    exchange(state, [yours] if yours else [], you.score, [mine] if mine else [], me.score)


OPTICS = card("Optics", 3, RED, CROWN, CROWN, CROWN, HEX, CROWN)


@share(OPTICS)
def optics(state: State, me: Player) -> Flow[None]:
    """Draw and meld a 3. If it has a crown, draw and score a 4. Otherwise transfer a card from your score pile to the
    score pile of an opponent who has fewer points than you.
    """
    card = draw_and(state, me, meld, 3)
    if card and card.has(CROWN):
        draw_and(state, me, score, 4)
    elif me.score.cards:
        poorer = [rival for rival in others(state, me) if rival.points < me.points]
        rival = yield from choose_player(state, me, poorer, "transfer")
        if rival:
            yield from give(state, me, me.score.cards, me.score, rival.score)


PAPER = card("Paper", 3, GREEN, HEX, LIGHTBULB, LIGHTBULB, CROWN, LIGHTBULB)
splay_effect(PAPER, LEFT, GREEN, BLUE)


@share(PAPER)
def paper_2(state: State, me: Player) -> None:
    """Draw a 4 for every colour that you have splayed left."""
    draw_many(state, me, 4, len(splayed(me, LEFT)))


TRANSLATION = card("Translation", 3, BLUE, HEX, CROWN, CROWN, CROWN, CROWN)


@share(TRANSLATION)
def translation(state: State, me: Player) -> Flow[None]:
    """You may meld all the cards in your score pile, in any order."""
    yield from every(state, me, meld, me.score, optional=True)


@share(TRANSLATION)
def translation_2(state: State, me: Player) -> None:
    """If each top card on your board has a crown, claim World."""
    if all(card.has(CROWN) for card in me.tops()):
        claim(state, me, WORLD)
