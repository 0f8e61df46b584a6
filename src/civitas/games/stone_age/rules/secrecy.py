"""Rules 14: what a seat does not know."""

from __future__ import annotations

from typing import Any

from civitas.games.stone_age.state import StoneAgeState
from civitas.kernel.rules import Slot


def hidden(state: StoneAgeState, seat: int | None) -> list[list[Slot]]:
    """Rules 14.6: the deck with others' secretly drawn card, and the tiles below the tops with unused stacks."""
    deck = state.deck
    cards: list[Slot] = [(deck, at) for at in range(len(deck))]
    if not state.ended:
        for player in state.players:
            if player.secret and player.seat != seat:
                cards.extend([(player.secret, at) for at in range(len(player.secret))])
    tiles: list[Slot] = [(stack, at) for stack in state.stacks for at in range(len(stack) - 1)]
    tiles.extend([(state.unused, at) for at in range(len(state.unused))])
    return [cards, tiles]


def glance(state: StoneAgeState, seat: int | None) -> list[Any]:
    """Rules 14: what lies open, and what everybody has."""
    seen: list[Any] = [state.phase, state.round, state.turn, state.row, len(state.deck), state.dice, state.added]
    for stack in state.stacks:
        seen += (len(stack), stack[-1] if stack else None)
    for one in state.players:
        seen += (one.goods, one.food, one.figures, one.idle, one.agriculture, one.score, one.tools, one.at)
        seen += (one.kept, one.tiles, len(one.cards), len(one.secret), one.secret if one.seat == seat else None)
    return seen
