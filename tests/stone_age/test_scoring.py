"""Rules 13."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas import Game
from tests.stone_age.helpers import play

SYMBOLS = [
    ["healing_food_5", "art_tool", "writing_market", "pottery_market", "sundial_market", "wheel_market",
     "music_points_3_a", "weaving_food_3"],
    ["healing_any_2", "art_dice_gold", "writing_extra_card", "pottery_food_7", "sundial_agriculture", "wheel_stone_2",
     "music_points_3_b", "weaving_food_1"],
]  # fmt: skip


def ended(*players: dict[str, Any]) -> Game:
    row = [None] * 4
    return play({"phase": "end", "row": row, "heights": [0] + [1] * (len(players) - 1), "players": list(players)})


def score(player: dict[str, Any]) -> int:
    outcome = ended(player, {}).outcome
    assert outcome is not None
    return outcome.scores[0]


@pytest.mark.parametrize("first", range(9))
@pytest.mark.parametrize("second", [0, 1, 3, 8])
def test_green_13_1(first: int, second: int) -> None:
    if second <= first:
        cards = SYMBOLS[0][:first] + SYMBOLS[1][:second]
        assert score({"cards": cards}) == first * first + second * second


def test_farmers_13_2() -> None:
    assert score({"agriculture": 6, "cards": ["farmer_2_market", "farmer_1_stone_1"]}) == 18


def test_tool_makers_13_3() -> None:
    player = {"tools": [[3, True], [2, False], [2, True]], "cards": ["toolmaker_2_market_a"]}
    assert score(player) == 14
    assert score(player | {"kept": ["toolmaker_1_one_use_4"]}) == 21


def test_hut_builders_13_4() -> None:
    player = {"buildings": ["b_4_of_1", "b_4_of_2"], "cards": ["builder_3_points_3", "builder_1_market"]}
    assert score(player) == 8


def test_shamans_13_5() -> None:
    assert score({"figures": 8, "cards": ["shaman_2_clay_1", "shaman_1_gold_1"]}) == 24


def test_resources_13_6() -> None:
    assert score({"wood": 1, "clay": 2, "stone": 3, "gold": 4, "food": 40}) == 10


def test_the_unused_two_resources_card_13_6() -> None:
    assert score({"kept": ["healing_any_2"]}) == 1 + 2


def test_the_secret_card_counts_7_5() -> None:
    assert score({"figures": 5, "cards": ["writing_extra_card"], "secret": ["shaman_2_clay_1"]}) == 1 + 10


def test_all_of_it_together() -> None:
    player = {
        "score": 30, "agriculture": 3, "figures": 7, "tools": [[2, False], [1, False], [1, False]], "gold": 2,
        "buildings": ["b_4_of_1", "b_2wood_1clay"],
        "cards": [
            "farmer_2_market", "builder_2_market", "shaman_1_gold_1", "art_tool", "art_dice_gold", "wheel_market",
        ],
        "kept": ["toolmaker_2_one_use_2"],
    }  # fmt: skip
    game = ended(player, {})
    assert game.scores()[0] == 30 + 6 + 4 + 7 + 8 + (4 + 1) + 2
    totals = game.view(1).players[0].totals
    assert (totals.track, totals.green, totals.farmers, totals.toolmakers) == (30, 5, 6, 8)
    assert (totals.builders, totals.shamans, totals.resources, totals.total) == (4, 7, 2, 62)


def test_ranks_and_the_tie_break_13_7() -> None:
    outcome = ended(
        {"score": 20}, {"score": 20, "agriculture": 1}, {"score": 25}, {"score": 20, "tools": [[1, True]]}
    ).outcome
    assert outcome is not None
    assert outcome.ranks == (4, 2, 1, 2)
    assert outcome.winners == (2,)


@pytest.mark.parametrize("more", [{"figures": 6}, {"agriculture": 1}, {"tools": [[1, False]]}])
def test_tools_figures_and_agriculture_break_ties_13_7(more: dict[str, Any]) -> None:
    outcome = ended({}, more).outcome
    assert outcome is not None
    assert outcome.ranks == (2, 1)


def test_one_use_tools_do_not_break_ties_9_5() -> None:
    outcome = ended({"kept": ["toolmaker_1_one_use_4"]}, {}).outcome
    assert outcome is not None
    assert outcome.ranks == (1, 1)


def test_the_score_track_before_the_end() -> None:
    game = play({"players": [{"score": 7, "wood": 3}, {"score": -4}]})
    assert game.scores() == [7, -4]
    assert game.view(0).players[0].totals.total == 10
    assert game.view(0).players[1].totals is None


@pytest.mark.parametrize(
    ("symbol", "cards"),
    [
        ("healing", ["healing_food_5", "healing_any_2"]),
        ("art", ["art_tool", "art_dice_gold"]),
        ("writing", ["writing_extra_card", "writing_market"]),
        ("pottery", ["pottery_food_7", "pottery_market"]),
        ("sundial", ["sundial_agriculture", "sundial_market"]),
        ("wheel", ["wheel_stone_2", "wheel_market"]),
        ("music", ["music_points_3_a", "music_points_3_b"]),
        ("weaving", ["weaving_food_3", "weaving_food_1"]),
    ],
)
def test_two_cards_of_one_symbol_are_two_sets_13_1(symbol: str, cards: list[str]) -> None:
    lower = {entry.id: entry.facts["Lower half"].lower() for entry in civitas.titles()["stone_age"].catalogue()[:36]}
    assert [card for card, half in lower.items() if half == symbol] == cards
    assert score({"cards": cards[:1]}) == 1
    assert score({"cards": cards}) == 2
