"""What a position is worth to a bot: it must want what wins, and finish what it begins."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.bots import look
from civitas.bots.greedy import Greedy
from civitas.games.civilization import RULES
from tests.civilization.tables import choose, table


def value(me: dict[str, Any], you: dict[str, Any] | None = None, **more: Any) -> float:
    return RULES.judge(table(me, you or {}, **more).state, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "better",
    [
        {"track": 3},
        {"culture": 4},
        {"trade": 6},
        {"techs": ["pottery"]},
        {"coins": {"sheet": 1}},
        {"units": ["infantry"]},
        {"armies": ["3,4"]},
        {"resources": {"silk": 1}},
        {"hand": ["drought"]},
    ],
)
def test_more_is_better(better: dict[str, Any]) -> None:
    assert 0 < value({}) < value(better) < 1
    assert value({}, better) < value({})


def test_two_equal_seats_share_the_prospects() -> None:
    game = table({}, {})
    values = [RULES.judge(game.state, seat) for seat in (0, 1)]  # type: ignore[arg-type]
    assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize(
    ("me", "phase", "wins"),
    [
        ({"track": 20, "culture": 7, "trade": 6}, "management", "advance"),
        ({"techs": ["democracy"], "coins": {"sheet": 14}, "trade": 6}, "management", "tech:democracy"),
    ],
)
def test_greedy_takes_a_victory(me: dict[str, Any], phase: str, wins: str) -> None:
    game = table(me, {}, phase=phase)
    assert game.decision is not None
    assert str(Greedy(0).choose(look(game, game.decision))) == wins


def test_greedy_does_not_end_its_part_while_a_city_can_act() -> None:
    game = table({}, {}, phase="management")
    assert game.decision is not None
    assert str(Greedy(0).choose(look(game, game.decision))) == "act:1,1"


def test_greedy_founds_a_city() -> None:
    game = choose(table({"scouts": ["6,5"]}, {}, phase="start"), "")
    assert game.decision is not None
    assert str(Greedy(0).choose(look(game, game.decision))) == "found:6,5"


def test_a_second_city_is_better() -> None:
    assert value({}) < value({"cities": ["1,1", "6,5"]})
