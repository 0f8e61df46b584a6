"""Short ways to write a table down, and to play on it."""

from __future__ import annotations

from typing import Any

import civitas
from civitas import Game
from civitas.games.endeavor.pieces import REGIONS

from .conservation import check

SPACES = {region.id: region.spaces for region in REGIONS}
EUROPE = (
    "london", "amsterdam", "copenhagen", "paris", "lisbon", "rome", "vienna", "constantinople", "algiers", "alexandria",
)  # fmt: skip


def scene(*players: dict[str, Any], **table: Any) -> Game:
    """A table with these players first (three at least), in the Action phase unless something else is said.

    `tokens` are given by space; None makes it bare.
    """
    seats = [*players, *({} for _ in range(3 - len(players)))]
    lying: dict[str, list[str]] = {}
    bare = []
    for space, token in table.pop("tokens", {}).items():
        if token is None:
            bare.append(space)
        else:
            lying.setdefault(token, []).append(space)
    table |= {"tokens": lying, "bare": bare}
    game = civitas.arrange("endeavor", {"phase": "action", "players": seats} | table)
    check(game.state)
    return game


def play(game: Game, *texts: str) -> Game:
    """Make these choices, whoever is asked."""
    for text in texts:
        game.choose_text(text)
        check(game.state)
    return game


def full(region: str, seat: int = 1, mine: int = 0, me: int = 0) -> dict[str, list[int]]:
    """A full track: so many markers of mine, the others of that seat."""
    return {region: [me] * mine + [seat] * (SPACES[region] - mine)}


def almost(region: str, *seats: int) -> dict[str, list[int]]:
    """A track with these markers at its end and one space left; what is before is seat 2's."""
    return {region: [2] * (SPACES[region] - 1 - len(seats)) + list(seats)}


def texts(game: Game) -> list[str]:
    """What may be chosen now."""
    return game.decision.texts if game.decision is not None else []


def kind(game: Game) -> str:
    """What is asked now."""
    return game.decision.kind.name if game.decision is not None else ""


def player(game: Game, seat: int = 0) -> dict[str, Any]:
    """A player at the last rest, as a position has it, with the buildings as lists of types and of used tiles."""
    found: dict[str, Any] = game.position()["players"][seat]
    tiles = found["buildings"]
    found["used"] = [tile for tile, used in tiles.items() if used]
    found["buildings"] = [tile.partition(":")[0] for tile in tiles if tile != "colony_house"]
    return found


def levels(game: Game, seat: int = 0) -> dict[str, int]:
    """A player's levels by status."""
    return {track.id: track.level for track in game.view(None).players[seat].tracks}


def total(game: Game, seat: int = 0) -> Any:
    """A player's glory, line by line."""
    return game.view(None).players[seat].score
