"""The headline of a finished game."""

from __future__ import annotations

import pytest

import civitas
from civitas.kernel.rules import Outcome
from civitas.table.look.ending import headline

NAMES = ["Mira", "Pim", "Rio"]


@pytest.mark.parametrize(
    ("game", "scores", "winners", "me", "said"),
    [
        ("through_the_ages", (163, 152, 40), (0,), 0, "You won: 163 to 152."),
        ("through_the_ages", (163, 152, 40), (0,), 1, "Mira won: 163 to 152."),
        ("stone_age", (-3, -20, -12), (0,), None, "Mira won: −3 to −12."),
        ("stone_age", (80, 80, 40), (0,), 1, "Mira won."),
        ("endeavor", (38, 38, 11), (0, 1), 1, "You and Mira won: 38 to 11."),
        ("endeavor", (38, 38, 38), (0, 1, 2), None, "Mira, Pim and Rio won."),
        ("innovation", (36, 27, 13), (0,), 0, "You won."),
        ("civilization", (1, 0, 0), (0,), 0, "You won."),
    ],
)
def test_the_headline_says_who_won_and_by_how_much_where_points_decide(
    game: str, scores: tuple[int, ...], winners: tuple[int, ...], me: int | None, said: str
) -> None:
    rules = civitas.new(game, 3, 1).rules
    ranks = tuple([1 if seat in winners else 2 for seat in range(3)])
    assert headline(rules, Outcome(scores, ranks, winners, "end"), NAMES, me) == said
