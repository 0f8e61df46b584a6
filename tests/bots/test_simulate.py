"""Simulations: the same games whatever the number of jobs, summed up rightly."""

from __future__ import annotations

import msgspec
import pytest

import civitas
from civitas.arena.simulate import Summary, simulate


def results(summary: Summary) -> dict[str, object]:
    """What does not hang on the clock."""
    whole: dict[str, object] = msgspec.to_builtins(summary)
    return {name: value for name, value in whole.items() if "second" not in name and name != "jobs"}


def test_the_number_of_jobs_changes_nothing() -> None:
    done: list[int] = []
    alone = simulate("stone_age", ["random"] * 3, games=60, seed=5, progress=done.append)
    shared = simulate("stone_age", ["random"] * 3, games=60, seed=5, jobs=2)
    assert results(alone) == results(shared)
    assert done == [25, 50, 60]


def test_a_summary_adds_up() -> None:
    summary = simulate("stone_age", ["random"] * 4, games=30, seed=2, variant={"starvation": "flat_10"})
    assert summary.variant["starvation"] == "flat_10"
    assert sum(seat.wins for seat in summary.seats) == pytest.approx(30)
    assert sum(summary.reasons.values()) == 30
    assert summary.decisions.least <= summary.decisions.mean <= summary.decisions.most
    assert all(seat.score.least <= seat.score.mean <= seat.score.most for seat in summary.seats)
    assert summary.decisions_per_second == pytest.approx(summary.decisions.mean * summary.games_per_second)


def test_other_seeds_give_other_games() -> None:
    first = simulate("stone_age", ["random"] * 2, games=5, seed=1)
    second = simulate("stone_age", ["random"] * 2, games=5, seed=100)
    assert results(first)["decisions"] != results(second)["decisions"]


@pytest.mark.parametrize(
    ("game", "seats", "variant", "error"),
    [
        ("chess", ["random"] * 2, {}, civitas.UnknownGame),
        ("stone_age", ["random"] * 9, {}, civitas.BadSetup),
        ("stone_age", ["random", "genius"], {}, civitas.BadSetup),
        ("stone_age", ["random"] * 2, {"weather": "rain"}, civitas.BadSetup),
        ("stone_age", ["random"] * 2, {"starvation": "never"}, civitas.BadSetup),
    ],
)
def test_what_can_not_be_simulated(
    game: str, seats: list[str], variant: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        simulate(game, seats, games=1, variant=variant)
