"""Rules 6 and 9: actions, rolls, tools."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stone_age.helpers import WAITING, act, asked, has, lines, now, play


def test_all_places_of_one_player_before_the_next_6_1() -> None:
    position = {
        "phase": "act",
        "start": 1,
        "players": [{"at": {"hunt": 1, "field": 1}}, {"at": {"forest": 1, "quarry": 1}}, {"at": {"river": 1}}],
    }
    game = play(position, chance=[1, 1, 1, 1])
    assert asked(game) == (1, "resolve", ["forest", "quarry"])
    game.choose_text("quarry")
    assert asked(game) == (0, "resolve", ["field", "hunt"])


def test_any_order_and_results_can_be_used_6_1() -> None:
    game = act({"at": {"forest": 1, "card_1": 1}}, "forest", chance=[3])
    assert asked(game) == (0, "pay", ["wood", "decline"])
    game = act({"at": {"tool_maker": 1, "forest": 1}}, "tool_maker", chance=[2])
    assert asked(game) == (0, "tool", ["tool:1", "done"])


def test_figures_return_after_the_action_6_2() -> None:
    game = act({"at": {"forest": 3, "field": 1}}, "forest", chance=[1, 1, 1])
    assert asked(game)[0] == 1
    has(game, at={}, wood=1, agriculture=1)


@pytest.mark.parametrize(
    ("place", "good", "divisor"),
    [("hunt", "food", 2), ("forest", "wood", 3), ("clay_pit", "clay", 4), ("quarry", "stone", 5), ("river", "gold", 6)],
)
@pytest.mark.parametrize("dice", [[1], [6], [6, 5], [4, 4, 3], [6, 6, 6, 6, 6, 6, 5]])
def test_rolls_6_4(place: str, good: str, divisor: int, dice: list[int]) -> None:
    player = {"food": 0, "figures": 10, "at": {place: len(dice)}}
    game = act(player, chance=dice)
    has(game, **{good: sum(dice) // divisor})


def test_the_tool_maker_6_5() -> None:
    has(act({"at": {"tool_maker": 1}}), tools=[[1, False]])


def test_the_hut_6_6() -> None:
    game = act({"at": {"hut": 2}})
    has(game, figures=6, at={})
    game = play({"phase": "act", "players": [{"food": 12, "at": {"hut": 2}}, {}]})
    has(game, figures=6, food=6)


def test_the_field_6_7() -> None:
    has(act({"agriculture": 4, "at": {"field": 1}}), agriculture=5)
    game = play({"phase": "act", "players": [{"food": 4, "at": {"field": 1}}, {}]})
    has(game, agriculture=1, food=0, score=0)


@pytest.mark.parametrize(
    ("place", "player", "field", "kept"),
    [
        ("tool_maker", {"tools": [[4, False]] * 3}, "tools", [[4, False]] * 3),
        ("hut", {"figures": 10}, "figures", 10),
        ("field", {"agriculture": 10}, "agriculture", 10),
    ],
)
def test_gains_beyond_the_maximum_are_lost_6_5_6_7(place: str, player: dict[str, Any], field: str, kept: Any) -> None:
    game = act(player | {"at": {place: 2 if place == "hut" else 1}})
    has(game, **{field: kept})


def test_the_row_stays_as_it_is_during_the_phase_6_9() -> None:
    game = act({"wood": 3, "at": {"card_1": 1, "card_2": 1}}, "card_1", "wood", "die:1", chance=[1, 2])
    assert game.view(0).row[0] is None
    assert asked(game) == (0, "pay", ["wood", "decline"])
    game.choose_text("wood")
    assert [card and card.id for card in game.view(0).row] == [None, None, "weaving_food_1", "healing_food_5"]
    has(game, wood=1, tools=[[1, False]])


LADDER = [
    [], [1], [1, 1], [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2], [3, 2, 2], [3, 3, 2], [3, 3, 3], [4, 3, 3], [4, 4, 3],
    [4, 4, 4],
]  # fmt: skip


@pytest.mark.parametrize("tools", range(12))
def test_the_ladder_of_tools_9_1(tools: int) -> None:
    game = act({"tools": [[value, False] for value in LADDER[tools]], "at": {"tool_maker": 1}})
    has(game, tools=[[value, False] for value in LADDER[tools + 1]])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([[1, True], [1, True], [1, False]], [[1, True], [1, True], [2, False]]),
        ([[1, True], [1, True], [1, True]], [[2, True], [1, True], [1, True]]),
        ([[2, False], [1, True], [1, False]], [[2, False], [1, True], [2, False]]),
        ([[2, False], [2, True], [1, True]], [[2, False], [2, True], [2, True]]),
        ([[1, True]], [[1, True], [1, False]]),
    ],
)
def test_which_tile_is_raised_9_2(before: list[Any], after: list[Any]) -> None:
    has(act({"tools": before, "at": {"tool_maker": 1}}), tools=after)


def test_any_set_of_tiles_9_3() -> None:
    tools = [[2, False], [2, False], [1, False]]
    game = act({"tools": tools, "at": {"quarry": 2}}, chance=[4, 4])
    assert asked(game) == (0, "tool", ["tool:1", "tool:2", "done"])
    game.choose_text("tool:1")
    assert asked(game)[2] == ["tool:2", "done"]
    game.choose_text("tool:2")
    assert asked(game)[2] == ["tool:2", "done"]
    game.choose_text("done")
    has(game, stone=2, tools=[[2, True], [2, False], [1, True]])


def test_no_going_back_to_a_smaller_tile_9_3() -> None:
    game = act({"tools": [[2, False], [1, False], [1, False]], "at": {"quarry": 2}}, "tool:2", chance=[4, 4])
    has(game, stone=2, tools=[[2, True], [1, False], [1, False]])
    assert asked(game)[0] == 1


def test_tools_may_be_added_where_they_change_nothing_9_3() -> None:
    game = act({"tools": [[1, False]], "at": {"river": 1}}, "tool:1", chance=[1])
    has(game, gold=0, tools=[[1, True]])


def test_used_tiles_are_not_offered_9_3() -> None:
    game = act({"tools": [[1, True], [1, True]], "at": {"forest": 1}}, chance=[3])
    assert asked(game)[0] == 1
    has(game, wood=1)


def test_tools_are_unused_again_next_round_9_6() -> None:
    position = {"phase": "feed", "players": [{"tools": [[2, True], [1, True], [1, False]]}, {}]}
    has(play(position), tools=[[2, False], [1, False], [1, False]])


ONE_USE = ["toolmaker_2_one_use_2", "toolmaker_1_one_use_3", "toolmaker_1_one_use_4"]


def test_one_use_tools_after_tiles_in_order_9_5() -> None:
    game = act({"tools": [[1, False]], "kept": ONE_USE, "at": {"river": 1}}, chance=[2])
    assert asked(game) == (0, "tool", ["tool:1", "one_use:2", "one_use:3", "one_use:4", "done"])
    game.choose_text("one_use:3")
    assert asked(game)[2] == ["one_use:4", "done"]
    game.choose_text("one_use:4")
    has(game, gold=1, kept=["toolmaker_2_one_use_2"], cards=ONE_USE[1:], tools=[[1, False]])


def test_one_use_tools_alone_9_5() -> None:
    game = act({"kept": ["toolmaker_1_one_use_4"], "at": {"river": 1}}, "one_use:4", chance=[2])
    has(game, gold=1, kept=[], cards=["toolmaker_1_one_use_4"])


def test_keeping_a_one_use_tool_9_5() -> None:
    game = act({"kept": ["toolmaker_1_one_use_4"], "at": {"river": 1}}, "done", chance=[2])
    has(game, gold=0, kept=["toolmaker_1_one_use_4"], cards=[])


def test_the_dice_lie_on_the_table_while_tools_are_chosen() -> None:
    game = act({"tools": [[1, False], [1, False]], "at": {"quarry": 3}}, "tool:1", chance=[6, 4, 3])
    for seat in (0, 1, None):
        roll = game.view(seat).roll
        assert (roll.seat, roll.cause, roll.gain, roll.divisor) == (0, "quarry", "stone", 5)
        assert (roll.dice, roll.added, roll.total) == ((6, 4, 3), (1,), 14)
    game.choose_text("done")
    assert game.view(0).roll is None


def test_the_chronicle_tells_the_action() -> None:
    tools = [[2, False], [2, True], [2, True]]
    game = act({"tools": tools, "at": {"quarry": 3}}, "tool:2", chance=[6, 4, 3])
    assert lines(game) == [
        "Seat 0 rolls 13 (6, 4, 3) for Quarry, 15 with a tool of 2: 3 stone.",
        "Seat 1 acts.",
    ]
    assert now(game)["stone"] == 3


def test_the_chronicle_of_several_tools() -> None:
    game = act({"tools": [[1, False], [1, False]], "at": {"quarry": 3}}, "tool:1", "tool:1", chance=[6, 4, 3])
    assert "Seat 0 rolls 13 (6, 4, 3) for Quarry, 15 with tools of 1, 1: 3 stone." in lines(game)


def test_a_player_without_figures_out_does_not_act_6_1() -> None:
    game = play({"phase": "act", "start": 1, "players": [{"at": {"field": 1, "hunt": 1}}, {}, WAITING]})
    assert asked(game)[0] == 2
