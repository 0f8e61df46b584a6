"""Tables for tests of whole procedures: a position as data, choices as texts, the position afterwards as data."""

from __future__ import annotations

from typing import Any

import civitas
from civitas import Game
from civitas.games.civilization import RULES

from .conservation import check

LAND = {
    "4,0": "tile_03:0",
    "8,0": "tile_04:0",
    "12,0": "tile_12:0",
    "0,4": "tile_20:0",
    "4,4": "tile_21:0",
    "8,4": "tile_26:0",
}
"""The neutral tiles of the two-player table in `scene`: the same land, without tokens."""


def table(*players: dict[str, Any], **more: Any) -> Game:
    """Two players on explored land, Mongols and Zulu unless they say otherwise; in movement, before the first move."""
    sheets = ("mongols", "zulu")
    seats = [{"civilization": sheet} | player for sheet, player in zip(sheets, players, strict=True)]
    usual: dict[str, Any] = {"phase": "movement", "stage": 1, "explored": True, "tiles": LAND, "markers": {}}
    chance = more.pop("chance", ())
    return civitas.arrange("civilization", usual | {"players": seats} | more, chance)


def choose(game: Game, choices: str) -> Game:
    """Make these choices; `1>pass` says that seat 1 must be the one who is asked. Forced ones of a battle follow."""
    for choice in choices.split():
        seat, _, text = choice.rpartition(">")
        _force(game, text)
        decision = game.decision
        assert decision is not None, f"the game is over before {choice}"
        if seat:
            assert decision.seat == int(seat), f"{decision} instead of {choice}"
        game.choose_text(text, decision.seat)
        check(game.state)  # type: ignore[arg-type]
    _force(game, "")
    return game


def _force(game: Game, text: str) -> None:
    """Answer the questions of a battle that have a single answer, up to one that the text answers."""
    while game.decision is not None and game.decision.kind.name.startswith("bt."):
        if len(game.decision.options) > 1 or game.decision.texts == [text]:
            return
        game.choose_text(game.decision.texts[0], game.decision.seat)


def player(game: Game, seat: int) -> dict[str, Any]:
    """A player as a position would have it now, also in the middle of a step."""
    found: dict[str, Any] = RULES.write(game.state)["players"][seat]
    return found
