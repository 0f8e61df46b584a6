"""Age 3: Medieval."""

from __future__ import annotations

from civitas.games.innovation.icons import CASTLE, CROWN, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, GREEN, LEFT, PURPLE, RED, WORLD, YELLOW, card
from civitas.games.innovation.rules.achieving import claim
from civitas.games.innovation.rules.choices import choose_player, every, give, may_one, may_splay, one, pick
from civitas.games.innovation.rules.effects import demand, share, splay_effect
from civitas.games.innovation.rules.looking import highest, highest_value, lowest, others, splayed
from civitas.games.innovation.rules.verbs import (
    draw,
    draw_and,
    draw_and_reveal,
    draw_many,
    exchange,
    meld,
    return_,
    reveal,
    score,
    show_hand,
    transfer_all,
)
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

ALCHEMY = card("Alchemy", 3, BLUE, HEX, LEAF, CASTLE, CASTLE, CASTLE)


@share(
    ALCHEMY,
    "Draw and reveal a 4 for every three castles on your board. If any of the drawn cards is red, return them and all "
    "cards in your hand. Otherwise keep them.",
)
def alchemy(state: InnovationState, me: Player) -> Flow[None]:
    drawn = [draw_and_reveal(state, me, 4) for _ in range(me.count(CASTLE) // 3)]
    if any(card.color is RED for card in drawn):
        yield from every(state, me, return_, me.hand)


@share(ALCHEMY, "Meld a card from your hand, then score a card from your hand.")
def alchemy_2(state: InnovationState, me: Player) -> Flow[None]:
    yield from one(state, me, meld, me.hand)
    yield from one(state, me, score, me.hand)


COMPASS = card("Compass", 3, GREEN, HEX, CROWN, CROWN, LEAF, CROWN)


@demand(
    COMPASS,
    "I demand you transfer a top card with a leaf that is not green from your board to my board, and then a top card "
    "without a leaf from my board to your board.",
)
def compass(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from give(state, you, you.tops(LEAF, but=GREEN), you.piles, me.piles)
    yield from give(state, you, me.tops(without=LEAF), me.piles, you.piles)


EDUCATION = card("Education", 3, PURPLE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(
    EDUCATION,
    "You may return the highest card from your score pile. If you do, draw a card two higher than the highest card "
    "that is left in your score pile.",
)
def education(state: InnovationState, me: Player) -> Flow[None]:
    if (yield from may_one(state, me, return_, me.score, highest(me.score.cards))):
        draw(state, me, highest_value(me.score.cards) + 2)


ENGINEERING = card("Engineering", 3, RED, CASTLE, HEX, LIGHTBULB, CASTLE, CASTLE)


@demand(ENGINEERING, "I demand you transfer all top cards with a castle from your board to my score pile.")
def engineering(state: InnovationState, me: Player, you: Player) -> None:
    transfer_all(state, you.tops(CASTLE), you.piles, me.score)


splay_effect(ENGINEERING, LEFT, RED)

FEUDALISM = card("Feudalism", 3, PURPLE, HEX, CASTLE, LEAF, CASTLE, CASTLE)


@demand(FEUDALISM, "I demand you transfer a card with a castle from your hand to my hand.")
def feudalism(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    if not (yield from give(state, you, you.hand.having(CASTLE), you.hand, me.hand)):
        show_hand(state, you)


splay_effect(FEUDALISM, LEFT, YELLOW, PURPLE)

MACHINERY = card("Machinery", 3, YELLOW, LEAF, LEAF, HEX, CASTLE, LEAF)


@demand(MACHINERY, "I demand you exchange all cards in your hand with all the highest cards in my hand.")
def machinery(state: InnovationState, me: Player, you: Player) -> None:
    exchange(state, you.hand.cards[:], you.hand, highest(me.hand.cards), me.hand)


@share(MACHINERY, "Score a card with a castle from your hand, showing it. You may splay your red cards left.")
def machinery_2(state: InnovationState, me: Player) -> Flow[None]:
    card = yield from pick(state, me, me.hand.having(CASTLE), "score")
    if card:
        reveal(state, me, card)
        score(state, me, card, me.hand, traced=True)
    else:
        show_hand(state, me)
    yield from may_splay(state, me, LEFT, (RED,))


MEDICINE = card("Medicine", 3, YELLOW, CROWN, LEAF, LEAF, HEX, LEAF)


@demand(MEDICINE, "I demand you exchange the highest card in your score pile with the lowest card in my score pile.")
def medicine(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    mine = yield from pick(state, me, lowest(me.score.cards), "exchange")
    yours = yield from pick(state, you, highest(you.score.cards), "exchange")
    exchange(state, [yours] if yours else [], you.score, [mine] if mine else [], me.score)


OPTICS = card("Optics", 3, RED, CROWN, CROWN, CROWN, HEX, CROWN)


@share(
    OPTICS,
    "Draw and meld a 3. If it has a crown, draw and score a 4. Otherwise transfer a card from your score pile to the "
    "score pile of an opponent who has fewer points than you.",
)
def optics(state: InnovationState, me: Player) -> Flow[None]:
    card = draw_and(state, me, meld, 3)
    if card.has(CROWN):
        draw_and(state, me, score, 4)
    elif me.score.cards:
        poorer = [rival for rival in others(state, me) if rival.points < me.points]
        rival = yield from choose_player(state, me, poorer, "transfer")
        if rival:
            yield from give(state, me, me.score.cards, me.score, rival.score)


PAPER = card("Paper", 3, GREEN, HEX, LIGHTBULB, LIGHTBULB, CROWN, LIGHTBULB)
splay_effect(PAPER, LEFT, GREEN, BLUE)


@share(PAPER, "Draw a 4 for every colour that you have splayed left.")
def paper_2(state: InnovationState, me: Player) -> None:
    draw_many(state, me, 4, len(splayed(me, LEFT)))


TRANSLATION = card("Translation", 3, BLUE, HEX, CROWN, CROWN, CROWN, CROWN)


@share(TRANSLATION, "You may meld all the cards in your score pile, in any order.")
def translation(state: InnovationState, me: Player) -> Flow[None]:
    yield from every(state, me, meld, me.score, optional=True)


@share(TRANSLATION, "If each top card on your board has a crown, claim World.")
def translation_2(state: InnovationState, me: Player) -> None:
    if all(card.has(CROWN) for card in me.tops()):
        claim(state, me, WORLD)
