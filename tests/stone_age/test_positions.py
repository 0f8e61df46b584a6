"""Positions: defaults for what is left out, an error with its path for what can't be."""

from __future__ import annotations

import json
from typing import Any

import pytest

import civitas
from civitas import BadPosition
from civitas.games.stone_age.pieces import CARD, TILE
from tests.stone_age.helpers import ROW, asked, play, table


def test_the_example_of_the_contract() -> None:
    position = {"phase": "act", "row": ROW, "players": [{"wood": 1, "clay": 1, "at": {"card_1": 1}}, {}]}
    game = play(position, "wood", chance=[6, 4])
    assert asked(game) == (0, "market", ["die:4", "die:6"])


def test_everything_left_out_has_a_default() -> None:
    game = play({"players": [{}, {}, {}]})
    written = table(game)
    assert (written["phase"], written["round"], written["start"], written["turn"]) == ("place", 1, 0, 0)
    assert [len(stack) for stack in written["stacks"]] == [7, 7, 7]
    assert len(written["unused"]) == 7
    assert len(written["deck"]) == 32


def test_a_deck_and_stacks_may_list_only_their_tops() -> None:
    game = play({"players": [{}, {}], "deck": ["art_tool", "wheel_market"], "stacks": [["b_4_of_1"], ["b_1_to_7_a"]]})
    written = table(game)
    assert written["deck"][:2] == ["art_tool", "wheel_market"]
    assert [stack[0] for stack in written["stacks"]] == ["b_4_of_1", "b_1_to_7_a"]
    assert [len(stack) for stack in written["stacks"]] == [7, 7]


def test_built_tiles_make_stacks_lower() -> None:
    game = play({"players": [{"buildings": ["b_4_of_1", "b_4_of_2"]}, {"buildings": ["b_4_of_3"]}, {}, {}]})
    assert sorted(len(stack) for stack in table(game)["stacks"]) == [6, 6, 6, 7]


def test_heights_can_be_given() -> None:
    game = play({"players": [{}, {}], "stacks": [["b_4_of_1"]], "heights": [1, 3]})
    written = table(game)
    assert [len(stack) for stack in written["stacks"]] == [1, 3]
    assert len(written["unused"]) == 24


def test_the_first_who_has_something_to_do_is_on_turn() -> None:
    assert asked(play({"start": 2, "players": [{}, {}, {"at": {"hunt": 5}}]}))[0] == 0
    position = {"phase": "act", "start": 1, "players": [{"at": {"field": 1, "hunt": 1}}, {}, {}]}
    assert asked(play(position))[0] == 0
    assert play({"turn": 1, "players": [{}, {}]}).state.start == 1
    assert play({"variant": {"start_seat": 1}, "players": [{}, {}]}).state.start == 1


def test_a_position_is_json_and_reads_back() -> None:
    game = civitas.new("stone_age", seats=3, seed=8)
    while not game.over:
        if len(game.history) % 37 == 0:
            written = json.loads(json.dumps(game.position()))
            assert civitas.arrange("stone_age", written).position() == game.position()
        options = game.decision.options if game.decision else []
        game.choose(options[len(game.history) * 13 % len(options)])
    assert civitas.arrange("stone_age", game.position()).outcome == game.outcome


def two(**first: Any) -> dict[str, Any]:
    return {"players": [first, {}]}


BAD: list[tuple[dict[str, Any], str]] = [
    ({"players": [{}]}, "2 to 4 players"),
    ({"players": {}}, "players: "),
    ({"players": [{}, {"wood": "many"}]}, r"players\[1\]\.wood: "),
    ({"players": [{}, {}], "board": 1}, "board"),
    ({"players": [{}, {"silver": 1}]}, "silver"),
    (two(wood=-1), r"players\[0\]\.wood: -1 is less than 0"),
    (two(food=-2), r"players\[0\]\.food"),
    (two(figures=11), r"players\[0\]\.figures: 11 is more than 10"),
    (two(figures=4), r"players\[0\]\.figures: 4 is less than 5"),
    (two(agriculture=11), r"players\[0\]\.agriculture"),
    (two(tools=[[5, False]]), r"players\[0\]\.tools"),
    (two(tools=[[1, False]] * 4), r"players\[0\]\.tools"),
    (two(tools=[[3, False], [1, False], [1, False]]), r"players\[0\]\.tools"),
    (two(tools=[[1, True]]), r"players\[0\]\.tools: while figures are placed no tool is used"),
    (two(cards=["stonehenge"]), r"players\[0\]\.cards\[0\]: there is no card “stonehenge”"),
    (two(cards=["art_tool", "art_tool"]), r"players\[0\]\.cards\[1\]: the card “art_tool” lies at players\[0\]"),
    (two(cards=[ROW[0]]) | {"row": ROW}, r"row\[0\]: the card “pottery_market” lies at players\[0\]\.cards\[0\]"),
    (two(kept=["art_tool"]), r"players\[0\]\.kept\[0\]: “art_tool” is not a card that lies face up"),
    (two(secret=["art_tool"]), r"players\[0\]\.secret: only the owner of “writing_extra_card”"),
    (
        {"players": [{"secret": ["art_tool"]}, {"cards": ["writing_extra_card"], "secret": ["wheel_market"]}]},
        r"players\[0\]\.secret: only the owner",
    ),
    (two(cards=["writing_extra_card"], secret=["art_tool", "wheel_market"]), r"players\[0\]\.secret: .* one card"),
    (two(buildings=["b_9"]), r"players\[0\]\.buildings\[0\]: there is no tile"),
    (two(buildings=["b_4_of_1"]) | {"stacks": [["b_4_of_1"]]}, r"stacks\[0\]\[0\]: the tile “b_4_of_1” lies at"),
    (two(at={"mine": 1}), "there is no place “mine”"),
    (two(at={"hunt": 6}), r"players\[0\]\.at: 6 figures are placed, but there are only 5"),
    (two(at={"hut": 1}), r"players\[0\]\.at\.hut: exactly 2 figures can stand there, not 1"),
    (two(at={"field": 2}), r"players\[0\]\.at\.field"),
    (two(at={"card_1": -1}), r"players\[0\]\.at\.card_1: -1 is less than 0"),
    (
        two(figures=10, at={"hut": 2}) | {"phase": "act", "variant": {"useless_placement": "forbid"}},
        r"players\[0\]\.at\.hut: it would bring nothing",
    ),
    (
        two(agriculture=10, at={"field": 1}) | {"variant": {"useless_placement": "forbid"}},
        r"players\[0\]\.at\.field: it would bring nothing",
    ),
    (two(figures=10, at={"forest": 8}), r"players\[0\]\.at\.forest: 8 figures stand there, but only 7 may"),
    (two(at={"building_3": 1}), r"players\[0\]\.at\.building_3: 2 players don't use this place"),
    ({"players": [{"at": {"forest": 1}}, {"at": {"forest": 1}}]}, r"players\[1\]\.at\.forest: 2 players are there"),
    (
        {"players": [{"at": {"card_1": 1}}, {"at": {"card_1": 1}}]},
        r"players\[1\]\.at\.card_1: 2 figures stand there, but only 1 may",
    ),
    (two(at={"field": 1, "hut": 2, "tool_maker": 1}), "3 village places are taken, but 2 players may take 2"),
    (two() | {"row": ROW[:1]}, "row: there are 4 spaces, not 1"),
    (two() | {"row": [None, *ROW[1:]]}, r"row\[0\]: while figures are placed the row is full"),
    ({"phase": "act", "row": [None, *ROW[1:]], "players": [{"at": {"card_1": 1}}, {}]}, "no card lies there"),
    ({"phase": "act", "heights": [0, 7], "players": [{"at": {"building_1": 1}}, {}]}, "the stack is empty"),
    (two() | {"heights": [0, 7]}, r"stacks\[0\]: while figures are placed no stack is empty"),
    (two() | {"heights": [8, 7]}, r"heights\[0\]: 8 is more than 7"),
    (two() | {"heights": [1]}, "heights: one number for each of 2 stacks"),
    (two() | {"stacks": [[], [], []]}, "stacks: 3 stacks, but 2 players use 2"),
    (two() | {"stacks": [list(TILE)[:8]]}, r"stacks\[0\]: 8 tiles"),
    (two(buildings=list(TILE)[:20]) | {"heights": [7, 7]}, r"heights\[1\]: there are not enough tiles left"),
    (two(buildings=list(TILE)[:1]) | {"heights": [7, 7]}, "stacks: 1 built and 14 left, but 2 players use 14 tiles"),
    (two(buildings=list(TILE)[:15]) | {"phase": "end"}, "stacks: 15 built and 0 left, but 2 players use 14 tiles"),
    (two() | {"phase": "sleep"}, "phase: "),
    (two() | {"phase": "act"}, "phase: nobody has figures out"),
    ({"players": [{"at": {"hunt": 5}}, {"at": {"hunt": 5}}]}, "phase: nobody can place"),
    ({"turn": 0, "players": [{"at": {"hunt": 5}}, {}]}, "turn: seat 0 can't place a figure"),
    ({"turn": 2, "players": [{}, {}]}, "turn: 2 is no seat; the seats are 0 to 1"),
    ({"start": -1, "players": [{}, {}]}, "start: -1 is no seat"),
    ({"phase": "act", "start": 0, "turn": 1, "players": [{"at": {"hunt": 1}}, {"at": {"hunt": 1}}]}, "turn: seat 0"),
    (
        {"phase": "act", "players": [{"at": {"hunt": 1}}, {"tools": [[1, True]], "at": {"hunt": 1}}]},
        r"players\[1\]\.tools: seat 1 has not acted yet, so no tool is used",
    ),
    (two(at={"hunt": 1}) | {"phase": "feed"}, "all figures are at home"),
    (two() | {"round": 0}, "round: 0 is less than 1"),
    (
        two(gold=11) | {"variant": {"resource_supply": "limited_58"}},
        "players: 11 gold are owned, but there are only 10",
    ),
    (
        two(kept=["healing_any_2"]) | {"variant": {"any_resources_timing": "immediately"}},
        r"players\[0\]\.kept\[0\]: with",
    ),
    (two() | {"variant": {"luck": 1}}, "no house rule"),
    (two() | {"since": ["0 forest:9"]}, r"since\[0\]: "),
]


@pytest.mark.parametrize(("position", "message"), BAD, ids=[message for _, message in BAD])
def test_what_cannot_be_is_refused_with_its_path(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        civitas.arrange("stone_age", position)


def test_a_house_rule_against_useless_places_leaves_what_became_useless_later_15_4() -> None:
    players = [{"agriculture": 10, "tools": [[4, False]] * 3, "at": {"field": 1, "tool_maker": 1}}, {}]
    play({"phase": "act", "variant": {"useless_placement": "forbid"}, "players": players})


def test_who_has_acted_may_have_used_tools() -> None:
    players = [{"tools": [[1, True]]}, {"tools": [[1, True]], "at": {"hunt": 1, "field": 1}}]
    assert asked(play({"phase": "act", "players": players}))[0] == 1


def test_every_card_and_tile_can_be_named() -> None:
    game = play(
        {"players": [{"cards": [name for name in CARD if name not in ROW]}, {}], "row": ROW, "unused": list(TILE)[:14]}
    )
    assert table(game)["deck"] == []
