"""Boards of extreme positions: whatever is legal is drawn, in at most twice the usual size."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import civitas
from civitas.table.look import boards, drawing

GAMES = ("civilization", "endeavor", "innovation", "stone_age", "through_the_ages")


def drawn(game: civitas.Game) -> int:
    """The characters of the largest board that anybody is shown of a game."""
    seats = [boards.Seat(seat, f"Seat {seat + 1}", "human") for seat in range(game.seats)]
    sizes = []
    for eyes in (*range(game.seats), None):
        setting = boards.Setting("", "", game.rules.name, 0, eyes, seats, over=game.over)
        sizes.append(len(boards.board(game, setting)))
    return max(sizes)


def played(name: str, seed: int, choices: int) -> civitas.Game:
    """A game in its middle, at a rest, played at random."""
    game = civitas.new(name, 3, seed)
    chance = random.Random(seed)
    while not game.over and (len(game.history) < choices or not game.at_rest):
        game.choose(chance.choice(game.decision.options), game.decision.seat)
    return game


def numbers(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all numbers in a position, but for those of its version and its chance."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part):
        if isinstance(value, (dict, list)) and key not in ("chance", "since", "variant"):
            yield from numbers(value, (*path, key))
        elif isinstance(value, int) and not isinstance(value, bool) and (*path, key) != ("version",):
            yield (*path, key)


def place(position: Any, path: tuple[Any, ...]) -> tuple[Any, Any]:
    for key in path[:-1]:
        position = position[key]
    return position, path[-1]


def stretched(name: str, position: dict[str, Any], chance: random.Random) -> civitas.Game:
    """The game of a position in which number after number is made as large, or as small, as it may be."""
    paths = list(numbers(position))
    chance.shuffle(paths)
    for path in paths[:40]:
        part, key = place(position, path)
        usual = bound = part[key]
        extreme = 10**9 if chance.random() < 0.7 else -(10**9)
        for value in (extreme, None, usual):
            part[key] = bound if value is None else value
            try:
                civitas.arrange(name, position)
                break
            except civitas.BadPosition as error:
                told = re.search(r"(?:more|less) than (-?\d+)", str(error))
                bound = int(told[1]) if told else usual
    return civitas.arrange(name, position)


@pytest.mark.trial
@pytest.mark.parametrize("name", GAMES)
def test_extreme_positions_are_drawn_in_twice_the_usual_size(name):
    usual = max(drawn(played(name, seed, choices)) for seed, choices in ((1, 20), (2, 120)))
    for seed, choices in ((3, 20), (4, 120)):
        game = stretched(name, played(name, seed, choices).position(), random.Random(seed))
        assert drawn(game) < 2 * usual


@pytest.mark.parametrize("scores", [[0, 10**8], [-(10**8), 3], [10**8] * 4, [0, 0], [119, 120], [10**30, -(10**30)]])
def test_a_ruler_has_a_bounded_number_of_marks(scores):
    pieces = drawing.environment().get_template("parts/pieces.html").module
    html = str(pieces.track("Points", scores, ["A", "B", "C", "D"]))
    assert html.count('class="tick') <= 16
