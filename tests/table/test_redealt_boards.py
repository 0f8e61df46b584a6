"""Boards of games in which all that the reader does not know is dealt anew: they look the same, letter by letter."""

from __future__ import annotations

import os
import random
import time

import pytest

import civitas
from civitas.table.look import boards

GAMES = ("stone_age", "innovation", "endeavor", "through_the_ages", "civilization")
SECONDS = float(os.environ.get("SECONDS", "15"))
"""How long a long trial plays each game; `make soak` says more."""


def board(game: civitas.Game, eyes: int | None) -> str:
    seats = [boards.Seat(seat, f"Name {seat}", "human") for seat in range(game.seats)]
    return boards.board(game, boards.Setting("t", "Table", game.rules.name, 1, eyes, seats))


def compare(game: civitas.Game, chance: random.Random) -> bool:
    """Compare one board with that of a redeal; whether there was one."""
    eyes = chance.choice([*range(game.seats), None])
    try:
        other = game.redeal(eyes, chance.randrange(2**32))
    except civitas.CannotRedeal:
        return False
    # A redeal has no chronicle of what came before; its reader has read the same.
    other.state.log = game.state.log.copy()
    assert board(other, eyes) == board(game, eyes), (game.save(), eyes)
    return True


def play(name: str, seed: int, every: int, most: float = float("inf"), until: float = float("inf")) -> int:
    """Play a game by chance, at most so many choices; gives how many boards were compared."""
    chance = random.Random(seed)
    game = civitas.new(name, chance.choice(civitas.titles()[name].seats), seed)
    compared = 0
    game.log(None)
    while not game.over and len(game.history) < most and time.monotonic() < until:
        decision = chance.choice(game.pending)
        choices = [option for option in decision.options if decision.kind.text(option) != "resign"]
        game.choose(chance.choice(choices), decision.seat)
        if chance.randrange(every) == 0 and not game.over:
            compared += compare(game, chance)
    return compared


@pytest.mark.parametrize("name", GAMES)
def test_a_board_tells_nothing_that_could_be_otherwise(name):
    assert play(name, 3, 12, most=250) >= 3


@pytest.mark.trial
@pytest.mark.parametrize("name", GAMES)
def test_no_board_of_many_tells_anything_that_could_be_otherwise(name):
    end, seed, compared = time.monotonic() + SECONDS, 100, 0
    while time.monotonic() < end:
        seed += 1
        compared += play(name, seed, 2, until=end)
    print(f"{compared} boards of {name} compared")
    assert compared
