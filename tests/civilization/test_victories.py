"""The four ways to win, and who wins if several could (rules 1.2 to 1.4)."""

from __future__ import annotations

import pytest

from tests.civilization.tables import choose, table


def test_culture() -> None:
    game = table({"track": 20, "culture": 7, "trade": 6}, {}, phase="management")
    choose(game, "0>advance")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("culture", (0,))


def test_technology() -> None:
    rows = [
        ["pottery", "writing", "currency", "masonry", "navy"],
        ["monarchy", "irrigation", "sailing", "logistics"],
        ["banking", "biology", "railroad"],
        ["flight", "computers"],
        [],
    ]
    game = table({"rows": rows, "trade": 26}, {}, phase="research", stage=2)
    choose(game, "0>space_flight 1>none" if len(game.pending) > 1 else "0>space_flight")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("technology", (0,))


def test_economy() -> None:
    game = table({"techs": ["democracy"], "coins": {"sheet": 14}, "trade": 6}, {}, phase="management")
    choose(game, "0>tech:democracy")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("economy", (0,))


def test_conquest() -> None:
    me = {"armies": ["13,5", "13,5"], "units": ["infantry_1_3"] * 5}
    game = table(me, {"units": []})
    choose(game, "0>start:13,5:2:0 0>south")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("conquest", (0,))


def test_a_walking_blockader_can_make_another_player_win() -> None:
    you = {"coins": {"sheet": 14}, "persons": ["henry_ford"]}
    game = table({"armies": ["14,5"]}, you, built={"14,5": "builder"})
    choose(game, "0>start:14,5:1:0 0>west")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("economy", (1,))


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1)])
def test_in_a_common_reveal_turn_order_decides(first: int, winner: int) -> None:
    rows = [["pottery", "writing"], [], [], [], []]
    seat = {"rows": rows, "coins": {"sheet": 14}, "trade": 11}
    game = table(seat, seat, phase="research", stage=2, first=first, active=first)
    while game.outcome is None:
        decision = game.decision
        assert decision is not None
        game.choose_text("civil_service" if "civil_service" in decision.texts else "none", decision.seat)
    assert (game.outcome.reason, game.outcome.winners) == ("economy", (winner,))


def test_nobody_wins_at_the_turn_limit() -> None:
    game = table({}, {}, phase="research", stage=2, turn=20, variant={"turn_limit": 20})
    while game.outcome is None:
        decision = game.decision
        assert decision is not None
        game.choose_text("none", decision.seat)
    assert (game.outcome.reason, game.outcome.winners) == ("turn_limit", ())
