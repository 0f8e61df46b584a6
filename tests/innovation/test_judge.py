"""How a bot values a position."""

from __future__ import annotations

import pytest

from .scenes import table


def worth(*players: str, seat: int = 0, **more: object) -> float:
    """What the judge says about a seat."""
    game = table(*players, **more)
    return game.rules.judge(game.state, seat)


def test_equals_are_even() -> None:
    assert worth("", "") == 0.5
    assert worth("", "", "", seat=2) == 0.5


@pytest.mark.parametrize(
    "better",
    ["A 1", "S coal", "B coal", "H coal", "B tools/writing<left", "B tools sailing", "A monument"],
)
def test_having_more_is_better_and_worse_for_the_other(better: str) -> None:
    base = "B tools/writing" if "tools/" in better else ""
    assert 0.5 < worth(better, base) < 1.0
    assert 0.0 < worth(better, base, seat=1) < 0.5


def test_a_claimed_achievement_is_better_than_one_that_can_be_claimed() -> None:
    assert worth("B tools | S coal | A 1", "") > worth("B tools | S coal", "")


def test_hoarding_is_worth_little() -> None:
    full = "oars archery sailing writing pottery"
    more = worth(f"H {full} clothing", "") - worth(f"H {full}", "")
    assert 0 < more < worth("H oars", "") - 0.5


def test_partners_are_valued_together() -> None:
    assert worth("", "", "S coal", "", variant={"team_variant": True}) > 0.5
