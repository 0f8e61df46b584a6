"""Rules 17: every ruling, by its number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from civitas.games.stone_age.pieces import CARDS
from tests.stone_age.helpers import ROW, WAITING, act, asked, has, lines, play, row_with, table
from tests.stone_age.test_round_end import all_but
from tests.stone_age.test_scoring import SYMBOLS, ended, score


@pytest.mark.parametrize(
    ("choice", "player"),
    [("hut:2", {"figures": 10}), ("field:1", {"agriculture": 10}), ("tool_maker:1", {"tools": [[4, False]] * 3})],
)
def test_17_1_useless_places_block_and_count_for_the_village(choice: str, player: dict[str, Any]) -> None:
    game = play({"players": [player, {}]}, choice)
    other = "field:1" if choice != "field:1" else "hut:2"
    game.choose_text(other)
    assert not {"hut:2", "field:1", "tool_maker:1"} & set(asked(game)[2])


def test_17_2_an_unused_tile_is_raised_first_and_a_used_one_stays_used() -> None:
    has(act({"tools": [[1, True], [1, False], [1, True]], "at": {"tool_maker": 1}}),
        tools=[[1, True], [2, False], [1, True]])  # fmt: skip
    has(act({"tools": [[2, True], [2, True], [2, True]], "at": {"tool_maker": 1}}),
        tools=[[3, True], [2, True], [2, True]])  # fmt: skip


def test_17_3_a_tool_gained_in_the_round_is_usable_at_once() -> None:
    game = act({"at": {"tool_maker": 1, "quarry": 1}}, "tool_maker", "tool:1", chance=[4])
    has(game, stone=1, tools=[[1, True]])
    players = [{"wood": 1, "at": {"card_1": 1}}, {"at": {"quarry": 1}}]
    game = play({"phase": "act", "row": ROW, "players": players}, "wood", "die:1", chance=[1, 5, 4])
    assert asked(game) == (1, "tool", ["tool:1", "done"])


def test_17_4_many_hunters_are_one_roll() -> None:
    game = play({"players": [{"figures": 10, "food": 0, "at": {"hunt": 4}}, {"at": {"hunt": 5}}]}, "hunt:6",
                chance=[1] * 10 + [1] * 5)  # fmt: skip
    assert sum("Seat 0 rolls" in line for line in lines(game)) == 1
    assert "Seat 0 rolls 10 (1, 1, 1, 1, 1, 1, 1, 1, 1, 1) for Hunting grounds: 5 food." in lines(game)


def test_17_5_a_card_that_cannot_be_paid() -> None:
    game = act({"food": 50, "at": {"card_4": 1, "building_1": 1}}, "card_4")
    assert asked(game)[0] == 1
    has(game, at={}, cards=[], buildings=[], food=50)


def test_17_6_market_gains_of_others_come_in_time() -> None:
    players = [
        {"gold": 1, "at": {"card_1": 1, "field": 1}},
        {"agriculture": 0, "food": 4, "at": {"card_2": 1, "hunt": 1}},
    ]
    game = play({"phase": "act", "row": ROW, "players": players}, "card_1", "gold", "die:1", chance=[6, 1, 1])
    has(game, 1, agriculture=1)
    # The buyer goes on only after the market; then seat 1 acts, and harvests in this round.
    assert asked(game) == (1, "resolve", ["hunt", "card_2"])
    game.choose_text("card_2")
    has(game, 1, food=0, score=0)


def test_17_7_resource_dice_are_a_roll_of_their_own() -> None:
    player = {"clay": 1, "tools": [[1, False]], "at": {"card_1": 1, "quarry": 2}}
    game = act(player, "quarry", "tool:1", row=row_with("shaman_1_dice_stone"), chance=[4, 5, 5, 4])
    assert asked(game) == (0, "pay", ["clay", "stone", "decline"])
    game.choose_text("clay")
    # The tile is used: nothing can be added to the second roll.
    has(game, stone=2 + 1, tools=[[1, True]])


def test_17_8_the_extra_card_can_bring_the_card_end() -> None:
    row = row_with("writing_extra_card")
    cards = all_but(*row, "wheel_market")
    players = [{"wood": 1, "cards": cards, "at": {"card_1": 1}}, {}]
    game = play({"phase": "act", "row": row, "players": players, "deck": ["wheel_market"]}, "wood")
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "cards"
    has(game, secret=["wheel_market"])


def test_17_9_both_ends_in_one_round() -> None:
    position = {
        "phase": "feed",
        "row": [None, *ROW[1:]],
        "heights": [0, 7],
        "players": [{"cards": all_but(*ROW[1:])}, {}],
    }
    game = play(position)
    assert game.over
    has(game, food=7)


def test_17_10_a_full_tie_is_shared() -> None:
    outcome = ended({"score": 9}, {"score": 9}, {"score": 3}).outcome
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)


def test_17_11_a_negative_score_is_kept() -> None:
    game = play({"phase": "feed", "heights": [0, 7], "players": [{"food": 0, "score": 3}, {}]})
    assert game.over
    assert game.scores() == [-17, 0]
    has(act({"wood": 2, "clay": 1, "score": -7, "at": {"building_1": 1}}, "wood", stacks=[["b_2wood_1clay"]]), score=3)


@pytest.mark.parametrize(
    ("goods", "payable"),
    [
        ({"wood": 3, "clay": 1}, True),
        ({"wood": 2, "clay": 2}, True),
        ({"wood": 4}, False),
        ({"wood": 2, "clay": 1, "stone": 1}, False),
        ({"wood": 1, "clay": 1, "stone": 1, "gold": 1}, False),
    ],
)
def test_17_12_exactly_k_kinds(goods: dict[str, int], payable: bool) -> None:
    game = act(goods | {"at": {"building_1": 1}}, stacks=[["b_4_of_2"]])
    assert (asked(game)[1] == "pay") == payable


def test_17_13_an_open_building_needs_one_and_takes_seven() -> None:
    assert asked(act({"food": 20, "at": {"building_1": 1}}, stacks=[["b_1_to_7_b"]]))[0] == 1
    game = act({"gold": 8, "at": {"building_1": 1}}, *["gold"] * 7, stacks=[["b_1_to_7_b"]])
    has(game, gold=1, score=42)


def test_17_14_unused_cards_count_with_their_lower_half() -> None:
    assert score({"tools": [[1, False]], "kept": ["toolmaker_1_one_use_3", "toolmaker_2_one_use_2"]}) == 3
    assert score({"kept": ["healing_any_2"]}) == 1 + 2


def test_17_15_the_two_resources_card_at_the_very_end() -> None:
    game = ended({"kept": ["healing_any_2"]}, {})
    assert game.decision is None
    assert game.view(0).players[0].totals.resources == 2


def test_17_16_food_first_then_resources_then_points() -> None:
    game = play({"phase": "feed", "players": [{"food": 4, "wood": 5}, {}]})
    has(game, food=0)
    game.choose_text("done")
    has(game, wood=5, score=-4)


def test_17_17_surplus_food_is_kept() -> None:
    has(play({"phase": "feed", "players": [{"food": 90, "agriculture": 10}, {}]}), food=95)


def test_17_18_all_figures_count_for_shamans() -> None:
    assert score({"figures": 10, "cards": ["shaman_2_dice_wood"]}) == 20
    game = act({"figures": 6, "cards": ["shaman_2_dice_wood"], "at": {"hunt": 4, "field": 1}})
    assert game.view(0).players[0].totals.shamans == 12


def test_17_19_two_sets_of_green_cards_at_most() -> None:
    assert score({"cards": SYMBOLS[0] + SYMBOLS[1]}) == 128


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_17_20_market_dice_for_all_players_in_the_game(seats: int) -> None:
    players = [{"wood": 1, "at": {"card_1": 1, "hunt": 1}}] + [{}] * (seats - 1)
    game = play({"phase": "act", "row": ROW, "players": players}, "card_1", "wood", chance=[1, 2, 3, 4][:seats])
    assert game.view(0).market.dice == (1, 2, 3, 4)[:seats]


def test_17_21_any_number_any_time_at_the_hunt() -> None:
    game = play({"players": [{"at": {"hunt": 1}}, {}]})
    assert [text for text in asked(game)[2] if text.startswith("hunt")] == ["hunt:1", "hunt:2", "hunt:3", "hunt:4"]
    assert "forest:1" in asked(game)[2]


def test_17_22_twenty_sand_cards() -> None:
    assert sum(card.profession >= 0 for card in CARDS) == 20


def test_17_23_tool_makers_multiply_the_sum_of_the_tiles() -> None:
    assert score({"tools": [[4, False], [3, False], [3, True]], "cards": ["toolmaker_2_market_b"]}) == 20


def test_17_24_the_order_of_final_scoring_does_not_matter() -> None:
    cards = ["art_tool", "art_dice_gold", "farmer_2_market", "shaman_1_gold_1"]
    assert score({"agriculture": 3, "cards": cards}) == score({"agriculture": 3, "cards": cards[::-1]})


def test_17_25_taking_back_before_the_dice() -> None:
    game = play({"players": [{}, {}]}, "forest:2")
    assert not game.undo_refusal(0)
    game.undo(0)
    assert asked(game)[0] == 0
    game = play({"phase": "act", "players": [{"at": {"hunt": 1, "forest": 1}}, WAITING]}, "forest", chance=[1, 1])
    assert game.undo_refusal(0)


def test_17_26_only_cards_and_buildings_can_be_declined() -> None:
    game = act({"at": {"tool_maker": 1, "field": 1, "hunt": 1}}, chance=[3])
    assert asked(game) == (0, "resolve", ["tool_maker", "field", "hunt"])
    game.choose_text("hunt")
    game.choose_text("field")
    assert asked(game)[0] == 1
    has(game, tools=[[1, False]], agriculture=1, food=13)


def test_17_27_tools_are_decided_after_the_dice() -> None:
    game = act(
        {"kept": ["healing_any_2"], "tools": [[1, False]], "at": {"quarry": 1, "card_1": 1}}, "quarry", chance=[4]
    )
    assert asked(game) == (0, "tool", ["tool:1", "done"])


def test_17_28_the_same_order_in_all_phases() -> None:
    short = {"food": 0, "gold": 1}
    players = [short | {"at": {"hunt": 1, "card_1": 1}}, short | {"at": {"field": 1, "card_2": 1}}, short]
    game = play({"phase": "act", "row": ROW, "start": 1, "players": players}, "field", chance=[1, 1])
    assert asked(game)[:2] == (0, "resolve")
    game.choose_text("hunt")
    game.choose_text("decline")
    seats = []
    while asked(game)[1] == "feed":
        seats.append(asked(game)[0])
        game.choose_text("done")
    assert seats == [1, 2, 0]


def test_17_29_a_declined_card_slides_like_the_others() -> None:
    players = [{"wood": 2, "at": {"card_1": 1, "card_2": 1}}, {}]
    position = {"phase": "act", "row": ROW, "deck": ["wheel_market"], "players": players}
    game = play(position, "card_1", "wood", "die:1", "decline", chance=[1, 2])
    assert table(game)["row"] == [*ROW[1:], "wheel_market"]


def test_17_30_after_the_last_tile_the_round_goes_on() -> None:
    players = [{"wood": 2, "clay": 1, "at": {"building_1": 1, "field": 1}}, {"at": {"hunt": 1, "quarry": 1}}]
    position = {"phase": "act", "stacks": [["b_2wood_1clay"]], "heights": [1, 7], "players": players}
    game = play(position, "building_1", "wood", chance=[1, 1])
    has(game, agriculture=1)
    assert game.view(0).stacks[0].top is None
    assert asked(game) == (1, "resolve", ["hunt", "quarry"])


def test_17_31_material_is_no_limit_but_figures_are() -> None:
    players = [{"wood": 40, "food": 400, "at": {"forest": 1}}, {"gold": 60, "at": WAITING["at"]}]
    has(play({"phase": "act", "players": players}, chance=[6]), wood=42, food=400)
    has(act({"figures": 10, "at": {"hut": 2}}), figures=10)


def test_17_32_the_market_is_rolled_after_the_payment() -> None:
    game = act({"wood": 1, "at": {"card_1": 1}}, chance=[1, 2])
    assert asked(game)[1] == "pay"
    assert game.view(0).market is None
    assert game.state.chance.script == (1, 2)
    game.choose_text("wood")
    assert game.state.chance.script == ()
    assert asked(game) == (0, "market", ["die:1", "die:2"])


def test_every_ruling_on_the_page_has_its_test() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rulings" / "stone_age.md").read_text(encoding="utf-8")
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", page)
    assert len(named) >= 38
    for file, test in named:
        assert f"def {test}(" in (Path(__file__).parent / file).read_text(encoding="utf-8")
    assert set(re.findall(r"(?m)^\| (17\.\d+) \|", page)) == {f"17.{n}" for n in range(1, 33)}
