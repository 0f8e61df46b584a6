"""How cards get their effects: one by one with the words of each, or one that several cards have, in a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from civitas.games.innovation.pieces import COLORS, SPLAYS, Card, Color, Effect
from civitas.games.innovation.rules.choices import may_one, may_splay
from civitas.games.innovation.rules.looking import can_splay, frame
from civitas.games.innovation.rules.verbs import Verb, draw, draw_and, return_
from civitas.games.innovation.state import InnovationState, Player
from civitas.games.innovation.words import unseen
from civitas.kernel.decisions import Flow

Demand: TypeAlias = Callable[[InnovationState, Player, Player], Flow[None] | None]
"""An effect that the activating player (first) demands of a victim (second)."""
Share: TypeAlias = Callable[[InnovationState, Player], Flow[None] | None]
"""An effect that each sharing player executes for himself."""


def demand(card: Card, text: str) -> Callable[[Demand], Demand]:
    """Declare the card's next effect, a demand, with its words."""

    def declare(run: Demand) -> Demand:
        add_effect(card, True, text, run)
        return run

    return declare


def share(card: Card, text: str) -> Callable[[Share], Share]:
    """Declare the card's next effect, one that is shared, with its words."""

    def declare(run: Share) -> Share:
        add_effect(card, False, text, run)
        return run

    return declare


def add_effect(card: Card, is_demand: bool, text: str, run: Callable[..., Flow[Any] | None]) -> None:
    """Add an effect to the card, after those that it has."""
    card.effects.append(Effect(len(card.effects) + 1, is_demand, text, run))


def draw_effect(card: Card, value: int, verb: Verb | None = None) -> None:
    """Share: draw, or draw and meld, tuck or score, a card of that value."""

    def run(state: InnovationState, me: Player) -> None:
        if verb is None:
            draw(state, me, value)
        else:
            draw_and(state, me, verb, value)

    add_effect(card, False, f"{_draw(verb)} {unseen(value)}.".capitalize(), run)


def due_effect(card: Card, what: str, verb: Verb, value: int) -> None:
    """Share: if a card was transferred (or returned) due to the demand, draw and meld or score a card of that value."""

    def run(state: InnovationState, me: Player) -> None:
        if frame(state).due:
            draw_and(state, me, verb, value)

    add_effect(card, False, f"If a card was {what} due to the demand, {_draw(verb)} {unseen(value)}.", run)


def trade_up_effect(card: Card, verb: Verb) -> None:
    """Share: you may return a card from your hand, to draw and meld (or score) one that is one higher."""

    def run(state: InnovationState, me: Player) -> Flow[None]:
        returned = yield from may_one(state, me, return_, me.hand)
        if returned:
            draw_and(state, me, verb, returned.age + 1)

    words = f"You may return a card from your hand. If you do, {_draw(verb)} a card one higher than it."
    add_effect(card, False, words, run)


def splay_effect(card: Card, direction: int, *colors: Color) -> None:
    """Share: you may splay one of these colours in that direction."""

    def run(state: InnovationState, me: Player) -> Flow[Color | None] | None:
        for color in offered:
            if can_splay(me.piles[color.number], direction):
                return may_splay(state, me, direction, offered)
        return None

    offered = [color for color in COLORS if color in colors]
    words = " or ".join(f"your {color} cards" for color in colors)
    add_effect(card, False, f"You may splay {words} {SPLAYS[direction]}.", run)


def splay_more_effect(card: Card, direction: int, color: Color) -> None:
    """Share: if this colour is splayed in that direction, you may splay any colour so."""

    def run(state: InnovationState, me: Player) -> Flow[None]:
        if me.piles[color.number].splay == direction:
            yield from may_splay(state, me, direction)

    so = SPLAYS[direction]
    words = f"If your {color} cards are splayed {so}, you may splay any one colour of your cards {so}."
    add_effect(card, False, words, run)


def _draw(verb: Verb | None) -> str:
    return f"draw and {verb.__name__}" if verb else "draw"
