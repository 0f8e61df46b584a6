"""Rules 18: the worked examples."""

from __future__ import annotations

from tests.stone_age.helpers import act, asked, has, play
from tests.stone_age.test_scoring import score


def test_18_1_placing_in_the_forest() -> None:
    game = play({"players": [{"at": {"forest": 4}}, {}, {}, {}], "turn": 1, "start": 0}, "forest:2")
    assert [text for text in asked(game)[2] if text.startswith("forest")] == ["forest:1"]
    game.choose_text("forest:1")
    assert [text for text in asked(game)[2] if text.startswith("forest")] == []


def test_18_2_five_dice_in_the_hunt() -> None:
    has(act({"food": 0, "at": {"hunt": 5}}, chance=[4, 2, 1, 6, 1]), food=7)


def test_18_2_three_dice_and_a_tool_in_the_hunt() -> None:
    game = act({"food": 0, "tools": [[1, False]], "at": {"hunt": 3}}, "tool:1", chance=[6, 4, 1])
    has(game, food=6, tools=[[1, True]])


def test_18_2_two_dice_and_two_tools_in_the_hunt() -> None:
    game = act({"food": 0, "tools": [[1, False], [1, False]], "at": {"hunt": 2}}, "tool:1", "tool:1", chance=[3, 1])
    has(game, food=3, tools=[[1, True], [1, True]])


def test_18_3_no_gold_for_five() -> None:
    game = act({"tools": [[1, True]], "at": {"river": 2}}, chance=[4, 1])
    has(game, gold=0)


def test_18_3_two_gold_for_thirteen() -> None:
    player = {"tools": [[2, False]] * 3, "at": {"river": 3}}
    game = act(player, "tool:2", "tool:2", "tool:2", chance=[4, 2, 1])
    has(game, gold=2, tools=[[2, True]] * 3)


def test_18_4_the_hut() -> None:
    game = act({"at": {"hut": 2}})
    has(game, figures=6, at={})
    assert game.state.players[0].idle == 6


def test_18_5_a_building_for_two_wood_and_a_clay() -> None:
    player = {"wood": 2, "clay": 1, "at": {"building_1": 1}}
    has(act(player, "wood", stacks=[["b_2wood_1clay"]]), wood=0, clay=0, score=10)


def test_18_5_a_building_of_two_kinds() -> None:
    player = {"wood": 1, "stone": 3, "at": {"building_1": 1}}
    has(act(player, "wood", stacks=[["b_4_of_2"]]), wood=0, stone=0, score=18)


def test_18_6_green_cards() -> None:
    five = ["healing_food_5", "art_tool", "writing_market", "pottery_market", "sundial_market"]
    assert score({"cards": five}) == 25
    assert score({"cards": [*five, "pottery_food_7"]}) == 26


def test_18_7_blocking_the_end() -> None:
    players = [{"wood": 9, "clay": 9, "at": {"building_1": 1}}, {}]
    position = {"stacks": [["b_2wood_1clay"]], "heights": [1, 7], "players": players}
    game = play(position | {"turn": 1, "start": 0})
    assert "building_1:1" not in asked(game)[2]
    game = play(position | {"phase": "act"}, "decline")
    assert not game.over
