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


@pytest.mark.parametrize(
    ("me", "wants"),
    [
        ({"techs": ["pottery", "writing"], "trade": 13}, 2),
        ({"techs": ["pottery", "writing"], "trade": 8}, 1),
    ],
)
def test_greedy_commits_to_the_best_tech_that_it_can_pay(me: dict[str, Any], wants: int) -> None:
    """Seat 0 answers first, so nothing of its commit is applied yet when it is judged."""
    game = table(me, {"trade": 6}, phase="research", stage=2)
    assert game.decision is not None
    chosen = Greedy(0).choose(look(game, game.decision))
    assert chosen is not None
    assert chosen.level == wants


def test_greedy_commits_to_space_flight() -> None:
    rows = [
        ["pottery", "writing", "currency", "masonry", "metalworking"],
        ["irrigation", "philosophy", "mysticism", "monarchy"],
        ["banking", "theology", "sailing"],
        ["flight", "ecology"],
    ]
    game = table({"rows": rows, "trade": 27}, {}, phase="research", stage=2)
    assert game.decision is not None
    assert str(Greedy(0).choose(look(game, game.decision))) == "space_flight"


def test_a_commit_is_known_to_its_own_seat_alone() -> None:
    """What is committed is dealt anew in the eyes of others, and is forgotten when it is applied."""
    game = table({"trade": 6}, {"trade": 6}, phase="research", stage=2)
    choose(game, "0>currency")
    state: Any = game.state
    assert str(state.plans[0].tech) == "currency"
    drawn = {str(game.redeal(1, seed).state.plans[0].tech) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(drawn) > 3
    choose(game, "1>none")
    assert state.plans == {}


def test_a_lead_in_a_battle_is_worth_something() -> None:
    strong, weak = ["infantry_3_1", "mounted_3_1", "mounted_2_2"], ["infantry_1_3"]
    attack = "start:4,2:1:0 east"
    better = choose(table({"armies": ["4,2"], "units": strong}, {"armies": ["5,2"], "units": weak}), attack)
    worse = choose(table({"armies": ["4,2"], "units": weak}, {"armies": ["5,2"], "units": strong}), attack)
    assert RULES.reasons(better.state, 0)["battle"] > 0  # type: ignore[arg-type]
    assert RULES.reasons(worse.state, 0)["battle"] < 0  # type: ignore[arg-type]


def test_greedy_ends_its_part_with_great_persons_in_reserve() -> None:
    """A token from the reserve may send another one back to it, so that nothing but its own will ends a part."""
    squares = ("0,0", "1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2")
    built = dict(zip(squares, ["general", "artist", "builder", "scientist"] * 2, strict=True))
    game = table({"reserve": ["general", "artist"]}, {}, phase="start", built=built)
    bot = Greedy(0)
    for _ in range(6):
        if game.decision is None or game.decision.seat != 0 or game.decision.kind.name not in ("sot.main", "gp.place"):
            break
        game.choose(bot.choose(look(game, game.decision)), 0)
    else:
        pytest.fail("the part does not end")


def reason(name: str, me: dict[str, Any], you: dict[str, Any] | None = None, **more: Any) -> float:
    """What a feature gives to seat 0."""
    return RULES.reasons(table(me, you or {}, **more).state, 0)[name]  # type: ignore[arg-type]


def test_a_space_is_worth_more_the_nearer_the_end_of_the_track_is() -> None:
    early = reason("culture", {"track": 2}) - reason("culture", {"track": 1})
    late = reason("culture", {"track": 20}) - reason("culture", {"track": 19})
    assert 0 < early < late


def test_techs_that_the_pyramid_needs_are_worth_more_than_others() -> None:
    # With the one that everybody begins with, the fourth of these is the fifth of its level.
    level = ["masonry", "navy", "pottery", "navigation", "currency"]
    values = [reason("techs", {"techs": level[:count]}) for count in (3, 4, 5)]
    assert 0 < values[2] - values[1] < values[1] - values[0]


def test_what_pays_later_is_worth_less_when_somebody_is_about_to_win() -> None:
    cities = {"cities": ["1,1", "6,5"]}
    assert reason("income", cities, {"track": 20}) < reason("income", cities)


def test_a_scout_wants_a_site_for_a_city() -> None:
    far, near, there = (reason("map", {"scouts": [at]}) for at in ("2,2", "3,3", "6,5"))
    assert far < near < there


def test_an_army_before_a_weak_capital_is_worth_something() -> None:
    strong, weak = ["infantry_3_1", "mounted_3_1", "mounted_2_2", "artillery_3_1"], ["infantry_1_3"]
    near = reason("conquest", {"armies": ["12,5"] * 2, "units": strong}, {"units": weak})
    far = reason("conquest", {"armies": ["5,2"] * 2, "units": strong}, {"units": weak})
    guarded = reason("conquest", {"armies": ["12,5"] * 2, "units": strong}, {"units": strong})
    assert 0 <= far < near
    assert guarded < near


def test_greedy_does_not_talk_about_offers_for_nothing() -> None:
    game = table({"trade": 9, "culture": 5}, {"trade": 9, "culture": 5}, phase="trade", stage=1)
    assert game.decision is not None
    assert "propose:1" in game.decision.texts
    assert Greedy(0).choose(look(game, game.decision)) is None
