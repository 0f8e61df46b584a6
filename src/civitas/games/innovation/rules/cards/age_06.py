"""Age 6: Enlightenment."""

from __future__ import annotations

from civitas.games.innovation.icons import CROWN, FACTORY, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, GREEN, PURPLE, RED, RIGHT, YELLOW, card
from civitas.games.innovation.rules.choices import confirm, every, give, pick, up_to
from civitas.games.innovation.rules.effects import (
    demand,
    draw_effect,
    due_effect,
    share,
    splay_effect,
    splay_more_effect,
)
from civitas.games.innovation.rules.looking import highest, highest_value, lowest, others
from civitas.games.innovation.rules.verbs import (
    draw,
    draw_and,
    draw_and_many,
    meld,
    return_,
    reveal,
    score,
    show_hand,
    transfer,
    tuck,
)
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

ATOMIC_THEORY = card("Atomic Theory", 6, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)
splay_effect(ATOMIC_THEORY, RIGHT, BLUE)
draw_effect(ATOMIC_THEORY, 7, meld)


CANNING = card("Canning", 6, YELLOW, HEX, FACTORY, LEAF, FACTORY, FACTORY)


@share(CANNING, "You may draw and tuck a 6. If you do, score all your top cards without a factory.")
def canning(state: InnovationState, me: Player) -> Flow[None]:
    if (yield from confirm(state, me, "tuck")):
        draw_and(state, me, tuck, 6)
        for card in me.tops(without=FACTORY):
            score(state, me, card, me.piles)


splay_effect(CANNING, RIGHT, YELLOW)

CLASSIFICATION = card("Classification", 6, GREEN, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(
    CLASSIFICATION,
    "Reveal a card from your hand. Take into your hand all cards of its colour from all other players' hands, which "
    "they show. Then meld all cards of that colour from your hand, in any order.",
)
def classification(state: InnovationState, me: Player) -> Flow[None]:
    card = yield from pick(state, me, me.hand.cards, "reveal")
    if card:
        reveal(state, me, card)
        for other in others(state, me):
            show_hand(state, other)
            for taken in [held for held in other.hand.cards if held.color is card.color]:
                transfer(state, taken, other.hand, me.hand, traced=True)
        yield from every(state, me, meld, me.hand, [held for held in me.hand.cards if held.color is card.color])


DEMOCRACY = card("Democracy", 6, PURPLE, CROWN, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(
    DEMOCRACY,
    "You may return any number of cards from your hand. If you have returned more cards than any other player due to "
    "Democracy so far in this action, draw and score an 8.",
)
def democracy(state: InnovationState, me: Player) -> Flow[None]:
    done = yield from up_to(state, me, return_, me.hand)
    state.band[0].returned += (me.seat,) * len(done)
    count = state.band[0].returned.count
    if count(me.seat) > max(count(other.seat) for other in others(state, me)):
        draw_and(state, me, score, 8)


EMANCIPATION = card("Emancipation", 6, PURPLE, FACTORY, LIGHTBULB, FACTORY, HEX, FACTORY)


@demand(EMANCIPATION, "I demand you transfer a card from your hand to my score pile. If you do, draw a 6.")
def emancipation(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    if (yield from give(state, you, you.hand.cards, you.hand, me.score)):
        draw(state, you, 6)


splay_effect(EMANCIPATION, RIGHT, RED, PURPLE)

ENCYCLOPEDIA = card("Encyclopedia", 6, BLUE, HEX, CROWN, CROWN, CROWN, CROWN)


@share(ENCYCLOPEDIA, "You may meld all the highest cards in your score pile, in any order.")
def encyclopedia(state: InnovationState, me: Player) -> Flow[None]:
    yield from every(state, me, meld, me.score, highest(me.score.cards), optional=True)


INDUSTRIALIZATION = card("Industrialization", 6, RED, CROWN, FACTORY, FACTORY, HEX, FACTORY)


@share(INDUSTRIALIZATION, "Draw and tuck a 6 for every two factories on your board.")
def industrialization(state: InnovationState, me: Player) -> None:
    draw_and_many(state, me, tuck, 6, me.count(FACTORY) // 2)


splay_effect(INDUSTRIALIZATION, RIGHT, RED, PURPLE)

MACHINE_TOOLS = card("Machine Tools", 6, RED, FACTORY, FACTORY, HEX, FACTORY, FACTORY)


@share(MACHINE_TOOLS, "Draw and score a card whose value is that of the highest card in your score pile.")
def machine_tools(state: InnovationState, me: Player) -> None:
    draw_and(state, me, score, highest_value(me.score.cards))


METRIC_SYSTEM = card("Metric System", 6, GREEN, HEX, FACTORY, CROWN, CROWN, CROWN)
splay_more_effect(METRIC_SYSTEM, RIGHT, GREEN)


splay_effect(METRIC_SYSTEM, RIGHT, GREEN)

VACCINATION = card("Vaccination", 6, YELLOW, LEAF, FACTORY, LEAF, HEX, LEAF)


@demand(
    VACCINATION,
    "I demand you return all the lowest cards in your score pile. If you returned any, draw and meld a 6.",
)
def vaccination(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    if (yield from every(state, you, return_, you.score, lowest(you.score.cards))):
        draw_and(state, you, meld, 6)


due_effect(VACCINATION, "returned", meld, 7)
