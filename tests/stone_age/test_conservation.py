"""Nothing is created or lost, in whole games by every house rule."""

from __future__ import annotations

import random

import pytest

import civitas
from civitas.kernel.rules import Value
from tests.stone_age.conservation import check

EVERY: dict[str, Value] = {
    "starvation": "flat_10",
    "hunt_repeat": False,
    "resource_supply": "limited_58",
    "useless_placement": "forbid",
    "any_resources_timing": "immediately",
}


@pytest.mark.parametrize("variant", [{}, {"resource_supply": "limited_58"}, EVERY], ids=["usual", "limited", "every"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_accounted_for(seats: int, variant: dict[str, Value]) -> None:
    rng = random.Random(seats)
    game = civitas.new("stone_age", seats=seats, seed=seats, variant=variant)
    while not game.over:
        decision = game.decision
        assert decision is not None
        check(game.state)
        game.choose(rng.choice(decision.options))
    check(game.state)


def test_a_lost_card_is_found_out() -> None:
    game = civitas.new("stone_age", seats=2, seed=1)
    game.state.deck.pop()
    with pytest.raises(AssertionError):
        check(game.state)
