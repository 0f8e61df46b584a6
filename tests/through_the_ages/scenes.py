"""Scenes: a position as data, choices as texts, the position afterwards as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import civitas
from civitas import Game
from civitas.games.through_the_ages.rules import totals
from civitas.games.through_the_ages.state import Player, TtaState

from .conservation import check

Data = Mapping[str, Any]


def scene(*players: Data, chance: tuple[int, ...] = (), **table: Any) -> Game:
    """A game with these players (two if one is given); the first is on turn unless the table says otherwise."""
    seats = list(players) if len(players) > 1 else [*players, {}]
    game = civitas.arrange("through_the_ages", {"players": seats, **table}, chance)
    check(game.state)
    return game


def politics(*players: Data, **table: Any) -> Game:
    """A scene in the Politics Phase."""
    return scene(*players, phase="politics", **table)


def event(card: str, *players: Data, answers: tuple[str, ...] = (), **table: Any) -> Game:
    """The first player prepares a card, and this event is revealed and resolved with these answers."""
    seats = [dict(player) for player in players]
    if len(seats) == 1:
        seats.append({})
    table.setdefault("age", "II")
    table.setdefault("current", [card])
    table.setdefault("future", [])
    bait = "raiders" if card != "raiders" else "rats"
    seats[0]["military_hand"] = [*seats[0].get("military_hand", []), bait]
    game = politics(*seats, **table)
    return play(game, f"prepare:{bait}", *answers)


def play(game: Game, *texts: str) -> Game:
    """Make these choices, whoever is asked."""
    for text in texts:
        game.choose_text(text)
        check(game.state)
    return game


def texts(game: Game) -> list[str]:
    """What can be chosen."""
    assert game.decision is not None
    return game.decision.texts


def kind(game: Game) -> str:
    """The question that is asked."""
    assert game.decision is not None
    return game.decision.kind.name


def asked(game: Game) -> int:
    """The seat that is asked."""
    assert game.decision is not None
    return game.decision.seat


def who(game: Game, seat: int = 0) -> Player:
    """A player as the rules know it."""
    state: TtaState = game.state
    return state.players[seat]


def data(game: Game, seat: int = 0) -> dict[str, Any]:
    """A player as data."""
    player: dict[str, Any] = game.rules.write(game.state)["players"][seat]
    return player


def table(game: Game) -> dict[str, Any]:
    """The table as data."""
    return game.rules.write(game.state)


def ratings(game: Game, seat: int = 0) -> tuple[int, int, int, int]:
    """Science, culture, strength and happiness."""
    science, culture, strength, happy = totals.ratings(game.state, who(game, seat))
    return science, culture, strength, happy


def lines(game: Game, stat: int, seat: int = 0) -> dict[str, tuple[int, int]]:
    """The lines of a rating: source, count and value."""
    return {line.source: (line.count, line.each) for line in totals.explained(game.state, who(game, seat))[stat]}
