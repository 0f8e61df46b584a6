"""Age 5: Exploration."""

from __future__ import annotations

from civitas.games.innovation.icons import CROWN, FACTORY, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, COLORS, GREEN, PURPLE, RED, RIGHT, UNIVERSE, YELLOW, card
from civitas.games.innovation.rules.achieving import claim
from civitas.games.innovation.rules.choices import choose_color, every, give, give_several, may_one, one
from civitas.games.innovation.rules.effects import demand, draw_effect, share, splay_effect
from civitas.games.innovation.rules.looking import frame, highest, lowest
from civitas.games.innovation.rules.verbs import (
    draw,
    draw_and,
    draw_and_many,
    draw_and_reveal,
    meld,
    return_,
    score,
    splay,
    tuck,
)
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

ASTRONOMY = card("Astronomy", 5, PURPLE, CROWN, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(
    ASTRONOMY,
    "Draw and reveal a 6. If it is green or blue, meld it and repeat this effect. Otherwise keep it in your hand.",
)
def astronomy(state: InnovationState, me: Player) -> None:
    while (card := draw_and_reveal(state, me, 6)).color in (GREEN, BLUE):
        meld(state, me, card, me.hand)


@share(ASTRONOMY, "If all top cards on your board that are not purple have value 6 or higher, claim Universe.")
def astronomy_2(state: InnovationState, me: Player) -> None:
    if all(card.age >= 6 for card in me.tops(but=PURPLE)):
        claim(state, me, UNIVERSE)


BANKING = card("Banking", 5, GREEN, FACTORY, CROWN, HEX, CROWN, CROWN)


@demand(
    BANKING,
    "I demand you transfer a top card with a factory that is not green from your board to my board. If you do, draw "
    "and score a 5.",
)
def banking(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    if (yield from give(state, you, you.tops(FACTORY, but=GREEN), you.piles, me.piles)):
        draw_and(state, you, score, 5)


splay_effect(BANKING, RIGHT, GREEN)

CHEMISTRY = card("Chemistry", 5, BLUE, FACTORY, LIGHTBULB, FACTORY, HEX, FACTORY)
splay_effect(CHEMISTRY, RIGHT, BLUE)


@share(
    CHEMISTRY,
    "Draw and score a card one higher than your highest top card, then return a card from your score pile.",
)
def chemistry_2(state: InnovationState, me: Player) -> Flow[None]:
    draw_and(state, me, score, me.top_value() + 1)
    yield from one(state, me, return_, me.score)


COAL = card("Coal", 5, RED, FACTORY, FACTORY, FACTORY, HEX, FACTORY)
draw_effect(COAL, 5, tuck)


splay_effect(COAL, RIGHT, RED)


@share(COAL, "You may score one of your top cards. If you do, also score the card beneath it.")
def coal_3(state: InnovationState, me: Player) -> Flow[None]:
    card = yield from may_one(state, me, score, me.piles, me.tops())
    if card:
        for beneath in me.beneath(card)[:1]:
            score(state, me, beneath, me.piles)


MEASUREMENT = card("Measurement", 5, GREEN, LIGHTBULB, LEAF, LIGHTBULB, HEX, LIGHTBULB)


@share(
    MEASUREMENT,
    "You may return a card from your hand. If you do, choose a colour: splay your cards of it right, and draw a card "
    "whose value is their number.",
)
def measurement(state: InnovationState, me: Player) -> Flow[None]:
    if (yield from may_one(state, me, return_, me.hand)):
        color = yield from choose_color(state, me, COLORS)
        splay(state, me, color, RIGHT)
        draw(state, me, len(me.pile(color)))


PHYSICS = card("Physics", 5, BLUE, FACTORY, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@share(
    PHYSICS,
    "Draw and reveal three 6s. If two or more of them have the same colour, return them and all cards in your hand. "
    "Otherwise keep them.",
)
def physics(state: InnovationState, me: Player) -> Flow[None]:
    colors = {draw_and_reveal(state, me, 6).color for _ in range(3)}
    if len(colors) < 3:
        yield from every(state, me, return_, me.hand)


SOCIETIES = card("Societies", 5, PURPLE, CROWN, HEX, LIGHTBULB, CROWN, CROWN)


@demand(
    SOCIETIES,
    "I demand you transfer a top card with a lightbulb that is not purple from your board to my board. If you do, draw "
    "a 5.",
)
def societies(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    if (yield from give(state, you, you.tops(LIGHTBULB, but=PURPLE), you.piles, me.piles)):
        draw(state, you, 5)


STATISTICS = card("Statistics", 5, YELLOW, LEAF, LIGHTBULB, LEAF, HEX, LEAF)


@demand(
    STATISTICS,
    "I demand you transfer the highest card in your score pile to your hand. If you do, and it is the only card in "
    "your hand, repeat this demand.",
)
def statistics(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    while (yield from give(state, you, highest(you.score.cards), you.score, you.hand)) and len(you.hand.cards) == 1:
        pass


splay_effect(STATISTICS, RIGHT, YELLOW)

STEAM_ENGINE = card("Steam Engine", 5, YELLOW, HEX, FACTORY, CROWN, FACTORY, FACTORY)


@share(STEAM_ENGINE, "Draw and tuck two 4s, then score your bottom yellow card.")
def steam_engine(state: InnovationState, me: Player) -> None:
    draw_and_many(state, me, tuck, 4, 2)
    yellow = me.bottom(YELLOW)
    if yellow:
        score(state, me, yellow, me.piles)


THE_PIRATE_CODE = card("The Pirate Code", 5, RED, CROWN, FACTORY, CROWN, HEX, CROWN)


@demand(THE_PIRATE_CODE, "I demand you transfer two cards of value 4 or less from your score pile to my score pile.")
def the_pirate_code(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from give_several(state, you, you.score.valued(1, 4), 2, you.score, me.score)


@share(
    THE_PIRATE_CODE,
    "If a card was transferred due to the demand, score the lowest top card with a crown from your board.",
)
def the_pirate_code_2(state: InnovationState, me: Player) -> Flow[None]:
    if frame(state).due:
        yield from one(state, me, score, me.piles, lowest(me.tops(CROWN)))
