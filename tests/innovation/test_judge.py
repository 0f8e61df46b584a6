"""How a bot values a position."""

from __future__ import annotations

import pytest

from .scenes import table


def worth(*players: str, seat: int = 0, teams: bool = False) -> float:
    """What the judge says about a seat."""
    game = table(*players, variant={"team_variant": teams})
    return game.rules.judge(game.state, seat)


def test_equals_are_even() -> None:
    assert worth("H oars", "H tools") == 0.5
    assert worth("H oars", "H tools", "H writing", seat=2) == 0.5


@pytest.mark.parametrize(
    "better",
    ["B oars | A 1", "B oars | S coal", "B coal", "B oars | H coal", "B archery sailing", "B oars | A monument"],
)
def test_having_more_is_better_and_worse_for_the_other(better: str) -> None:
    assert 0.5 < worth(better, "B metalworking") < 1.0
    assert 0.0 < worth(better, "B metalworking", seat=1) < 0.5


def test_a_splay_that_shows_icons_is_better() -> None:
    assert worth("B tools/writing<left", "") > worth("B tools/writing", "")


def test_a_claimed_achievement_is_better_than_one_that_can_be_claimed() -> None:
    assert worth("B tools | S coal | A 1", "") > worth("B tools | S coal", "")


def test_hoarding_is_worth_little() -> None:
    full = "oars archery sailing writing pottery"
    more = worth(f"H {full} clothing", "H tools") - worth(f"H {full}", "H tools")
    assert 0 < more < worth("H oars clothing", "H tools") - 0.5


def test_partners_are_valued_together() -> None:
    assert worth("H oars", "", "S coal", "", teams=True) > 0.5
    assert worth("H oars", "", "S coal", "", seat=1, teams=True) < 0.5
