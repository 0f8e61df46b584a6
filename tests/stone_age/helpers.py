"""Positions as data in, choices as texts, positions as data out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import civitas
from civitas import Game
from civitas.languages import sentences
from tests.stone_age.conservation import check

WAITING = {"at": {"hunt": 1, "building_2": 1}}
"""A player who has two places to resolve: play stops there, so that a test sees the table before the round ends."""

ROW = ["pottery_market", "art_tool", "weaving_food_1", "healing_food_5"]


def play(position: dict[str, Any], *choices: str, chance: Sequence[int] = ()) -> Game:
    """The game after these choices, with everything accounted for at each."""
    game = civitas.arrange("stone_age", position, chance=chance)
    check(game.state)
    for choice in choices:
        game.choose_text(choice)
        check(game.state)
    return game


def act(player: dict[str, Any], *choices: str, chance: Sequence[int] = (), **table: Any) -> Game:
    """Seat 0 acts, seat 1 waits for its own actions."""
    position = {"phase": "act", "row": ROW, "players": [player, WAITING]} | table
    return play(position, *choices, chance=chance)


def now(game: Game, seat: int = 0) -> dict[str, Any]:
    """One player's board at this moment, as a position writes it."""
    written: dict[str, Any] = game.rules.write(game.state)["players"][seat]
    return written


def table(game: Game) -> dict[str, Any]:
    """The table at this moment, as a position writes it."""
    return game.rules.write(game.state)


def has(game: Game, seat: int = 0, **expected: Any) -> None:
    """Assert that a player's board is this, as far as it is named."""
    board = now(game, seat)
    assert {key: board[key] for key in expected} == expected


def asked(game: Game) -> tuple[int, str, list[str]]:
    """Who is asked what, with the legal texts."""
    decision = game.decision
    assert decision is not None
    return decision.seat, decision.kind.name, decision.texts


def row_with(card: str, space: int = 1) -> list[str]:
    """A row with that card on a space, and others around it."""
    row = [name for name in (*ROW, "music_points_3_a") if name != card][:3]
    row.insert(space - 1, card)
    return row


def lines(game: Game, seat: int | None = None) -> list[str]:
    """The chronicle as that seat reads it."""
    return sentences(game, seat)
