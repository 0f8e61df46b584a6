"""What a bot is worth, in games."""

from __future__ import annotations

import pytest

from civitas.arena.simulate import simulate


@pytest.mark.trial
def test_greedy_clearly_beats_random_in_stone_age() -> None:
    summary = simulate("stone_age", ["greedy", "random", "random"], games=5, seed=1)
    greedy, *others = summary.seats
    # A third of the wins would be no better than random.
    assert greedy.wins >= 4
    assert all(greedy.score.mean > other.score.mean + 30 for other in others)
