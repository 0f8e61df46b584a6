"""Impacts, each by name, when they are revealed and at the end of the game."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.pieces import BY_ID
from civitas.games.through_the_ages.rules.cards.impacts import impact_values

from .scenes import Data, data, event, play, scene, table


def values(card: str, *players: Data) -> list[int]:
    """What an impact gives each player."""
    return impact_values(scene(*players).state, BY_ID[card])


@pytest.mark.parametrize(
    ("card", "players", "expected"),
    [
        ("impact_of_agriculture", [{"workers": {"irrigation": 2}}, {"yellow": 1}], [6 + 4, 2]),
        ("impact_of_architecture", [{"workers": {"alchemy": 2, "movies": 1, "iron": 3}}, {}], [5, 0]),
        ("impact_of_balance", [{"workers": {"religion": 2, "philosophy": 2}}, {}], [4, 0]),
        ("impact_of_colonies", [{"colonies": ["vast_territory_i", "historic_territory_ii"]}, {}], [6, 0]),
        ("impact_of_competition", [{"workers": {"tanks": 1, "swordsmen": 2, "team_sports": 1}}, {}], [7, 0]),
        ("impact_of_government", [{"government": "monarchy"}, {}], [13, 10]),
        ("impact_of_happiness", [{"workers": {"religion": 2}}, {"yellow": 9}], [4, -6]),
        ("impact_of_industry", [{"workers": {"coal": 2}, "leader": "bill_gates"}, {}], [8, 2]),
        ("impact_of_population", [{"workers": {"warriors": 8}, "yellow": 16}, {}], [2 * (8 + 5 + 1 - 1 - 10), 0]),
        ("impact_of_progress", [{"government": "republic", "specials": ["strategy", "masonry"]}, {}], [10, 0]),
        ("impact_of_science", [{"workers": {"alchemy": 1}}, {}], [10, 0]),
        ("impact_of_science", [{}, {"workers": {"alchemy": 1}}, {}], [7, 14, 0]),
        ("impact_of_strength", [{}, {}, {}, {"workers": {"warriors": 2}}], [10, 5, 0, 15]),
        ("impact_of_technology", [{"technologies": ["oil", "tanks"], "government": "democracy"}, {}], [12, 0]),
        ("impact_of_variety", [{"workers": {"religion": 1}, "specials": ["masonry"]}, {}], [8, 4]),
        ("impact_of_wonders", [{"wonders": ["colossus", "kremlin", "internet"], "ruins": ["taj_mahal"]}, {}], [14, 0]),
    ],
)
def test_an_impact_values_a_civilization(card: str, players: list[Data], expected: list[int]) -> None:
    assert values(card, *players) == expected


def test_a_revealed_impact_is_scored_at_once_and_not_again() -> None:
    game = event("impact_of_colonies", {"colonies": ["historic_territory_i"]}, {}, age="III")
    assert (data(game)["culture"], table(game)["past"]) == (1 + 3, ["impact_of_colonies"])
    assert table(game)["impacts"] == {"impact_of_colonies": {"values": [3, 0], "final": False}}


def test_at_the_end_the_impacts_in_both_decks_are_scored() -> None:
    game = scene(
        {"culture": 10},
        {"culture": 10, "colonies": ["historic_territory_i"]},
        age="IV",
        turn=1,
        start=0,
        round=9,
        last_round=9,
        phase="end",
        current=["rats", {"card": "impact_of_colonies", "by": 0}],
        future=[{"card": "impact_of_government", "by": 1}],
    )
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.winners, game.outcome.reason) == ((20, 23), (1,), "culture")
    assert table(game)["impacts"] == {
        "impact_of_colonies": {"values": [0, 3], "final": True},
        "impact_of_government": {"values": [10, 10], "final": True},
    }


def test_bill_gates_scores_at_the_end() -> None:
    gates = {"leader": "bill_gates", "workers": {"computers": 2}}
    game = scene(gates, {}, age="IV", turn=1, start=0, round=9, last_round=9, phase="end", current=["rats"])
    assert game.outcome is not None
    assert game.outcome.scores == (6, 0)


def test_equal_culture_shares_the_victory() -> None:
    game = scene({"culture": 5}, {"culture": 5}, age="IV", turn=1, start=0, round=9, last_round=9, current=["rats"])
    play(game, "end")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)
