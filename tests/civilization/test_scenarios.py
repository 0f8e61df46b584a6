"""Where two rules meet, as an outsider would try it: a position, choices, and what the table shows then."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from tests.civilization.tables import choose, player, table

TWO = ["1,1", "9,2"]
"""The Mongol capital and a second city."""


def managing(me: dict[str, Any], **more: Any) -> civitas.Game:
    """The first player's city management."""
    return table(me, {}, phase="management", **more)


@pytest.mark.parametrize(
    ("square", "what"), [("1,0", {"built": {"1,0": "barracks"}}), ("9,4", {"markers": {"9,4": "cs4"}})]
)
def test_8_3_nobody_gathers_the_combat_bonus_away(square: str, what: dict[str, Any]) -> None:
    me = {"cities": TWO, "techs": ["metalworking"], "scouts": [square], "gather": {square: "9,2"}}
    assert table(me, {}, **what).view(0).players[0].bonus.total == 2


def test_8_3_a_square_that_is_gathered_no_more_serves_its_own_city_again() -> None:
    me = {"cities": TWO, "scouts": ["4,1"], "gather": {"2,1": "9,2"}}
    for needs_figure, production in ((False, 5), (True, 7)):
        game = managing(me, variant={"gathering_needs_figure": needs_figure})
        assert game.view(0).city("1,1").production.total == production


def test_7_13_a_caravan_counts_in_every_build_action_of_the_turn() -> None:
    game = managing({"cities": [{"at": "1,1", "marker": "caravan", "extra": 1}]})
    choose(game, "act:1,1 build army 1,0 caravan")
    assert game.view(0).city("1,1").production.total == 9
    assert player(game, 0)["cities"][0]["bonus"] == 2


@pytest.mark.parametrize(
    ("me", "what", "first"),
    [
        ({"armies": ["0,0", "0,0", "0,1", "0,1", "0,2"]}, {}, "army 2,2"),
        ({"techs": ["engineering", "writing", "currency"], "trade": 27}, {"wonders": ["stonehenge"]}, "stonehenge 2,2"),
        ({"techs": ["engineering", "masonry"], "trade": 27}, {}, "city_walls"),
    ],
)
def test_7_3_the_second_item_is_not_the_last_piece_again(me: dict[str, Any], what: dict[str, Any], first: str) -> None:
    game = managing({"techs": ["engineering"], "trade": 27, "cities": [{"at": "1,1", "bonus": 20}]} | me, **what)
    choose(game, f"act:1,1 build {first} second_item")
    assert first.split()[0] not in game.decision.texts  # type: ignore[union-attr]
    assert "infantry" in game.decision.texts  # type: ignore[union-attr]


def test_michelangelo_makes_one_wonder_cheaper() -> None:
    me = {"techs": ["engineering", "currency"], "trade": 27, "persons": ["michelangelo"]}
    game = managing(
        me | {"cities": [{"at": "1,1", "bonus": 5}]},
        wonders=["chichen_itza", "stonehenge"],
        built={"0,0": "artist"},
    )
    choose(game, "act:1,1 build stonehenge 2,2 gp:michelangelo second_item chichen_itza 2,2")
    # 6 + 1 + 5 production; 10 - 5 + 10 are to be paid: a rush of 3.
    assert player(game, 0)["trade"] == 18
    assert player(game, 0)["wonders"] == ["chichen_itza"]


def three(first: dict[str, Any], second: dict[str, Any], third: dict[str, Any], **more: Any) -> civitas.Game:
    """Three players on explored land; the second is at 13,13, the third at 2,13."""
    sheets = ("mongols", "zulu", "romans")
    players = [{"civilization": sheet} | one for sheet, one in zip(sheets, (first, second, third), strict=True)]
    return civitas.arrange("civilization", {"explored": True, "markers": {}, "players": players, "stage": 1} | more)


def test_14_47_a_horde_is_aimed_at_the_army_alone() -> None:
    game = three(
        {"hand": ["roaming_horde"]},
        {"armies": ["1,12"]},
        {"hand": ["bread_and_circuses"], "cities": ["2,13"]},
        phase="movement",
        markers={"1,14": "village_iron"},
    )
    choose(game, "0>event:roaming_horde")
    assert game.decision.kind.name == "target.square"  # type: ignore[union-attr]
    choose(game, "1,12")
    assert game.decision.kind.name == "bt.play"  # type: ignore[union-attr]


def test_14_47_sabotage_is_aimed_at_the_owner_of_the_building_alone() -> None:
    game = three(
        {"hand": ["sabotage"], "scouts": ["2,11"]},
        {"hand": ["bread_and_circuses"], "armies": ["1,12"]},
        {"cities": ["2,13"], "techs": ["currency"]},
        phase="start",
        built={"1,12": "market"},
    )
    choose(game, "0>event:sabotage")
    assert "built" not in game.table()


def test_16_9_who_came_into_the_reserve_in_a_start_of_turn_waits_for_a_later_one() -> None:
    me = {"reserve": ["artist", "builder"], "persons": ["valmiki", "ada_lovelace"]}
    game = choose(table(me, {}, phase="start"), "place:artist 1,0 place:builder 1,0")
    assert player(game, 0)["reserve"] == player(game, 0)["arrived"] == ["artist"]
    assert "place:artist" not in game.decision.texts  # type: ignore[union-attr]
    choose(game, "0>end 1>end 0>pass 1>pass 0>end 1>end 0>end 1>end 0>none")
    assert (game.view(0).turn, game.view(0).first) == (2, 1)
    assert "arrived" not in player(game, 0)
    choose(game, "1>end")
    assert "place:artist" in game.decision.texts  # type: ignore[union-attr]


def test_positions_say_who_came_into_the_reserve() -> None:
    with pytest.raises(civitas.BadPosition, match=r"^players\[0\].arrived: who came into the reserve stands in"):
        table({"arrived": ["artist"]}, {}, phase="start")


def test_16_1_a_donated_coin_wins_before_the_step_is_taken() -> None:
    me = {"shown": ["mother_teresa"], "coins": {"sheet": 1}, "track": 20}
    game = table(me, {"coins": {"sheet": 14}}, phase="start", built={"1,0": "humanitarian"})
    choose(game, "0>gp:mother_teresa")
    assert (game.outcome.winners, game.outcome.reason) == ((1,), "economy")  # type: ignore[union-attr]


@pytest.mark.parametrize("order", ["silk iron", "iron silk"])
def test_16_3_symbols_of_any_kind_are_paid_in_any_order(order: str) -> None:
    me = {"techs": ["pottery"], "resources": {"iron": 1, "silk": 1, "wheat": 1}}
    game = choose(managing(me), f"resource:pottery {order}")
    assert player(game, 0)["coins"] == {"pottery": 1}
    assert player(game, 0)["resources"] == {"wheat": 1}


@pytest.mark.parametrize("order", ["12,5 14,5", "14,5 12,5"])
def test_16_3_targets_are_named_in_any_order(order: str) -> None:
    built = {"12,5": "market", "13,5": "granary", "14,5": "library"}
    game = table({"hand": ["disaster"]}, {}, phase="start", built=built)
    choose(game, f"event:disaster {order}")
    assert game.table()["built"] == {"13,5": "granary"}


def test_16_3_wounds_are_dealt_in_any_order() -> None:
    me = {"armies": ["3,4"], "techs": ["mathematics"], "resources": {"iron": 1}, "units": ["infantry_1_3"] * 3}
    game = table(me, {"armies": ["3,5"], "units": ["mounted_2_2"] * 3})
    choose(game, "0>start:3,4:1:0 0>south 1>mounted_2_2:new 0>pass 0>infantry_1_3:new 0>pass 1>mounted_2_2:new")
    choose(game, "0>resource:mathematics 0>3 0>1 0>stop")
    assert [front.defender.wounds for front in game.view(0).battle.fronts if front.defender] == [1, 1]


def test_7_9_a_city_may_replace_its_wonder_and_its_star() -> None:
    me = {"techs": ["currency", "metalworking"], "wonders": ["stonehenge"], "trade": 27}
    game = managing(me, built={"1,0": "stonehenge", "2,0": "market"}, wonders=["the_oracle"])
    reasons = {item.id: item.reason for item in game.view(0).city("1,1").items}
    assert (reasons["the_oracle"], reasons["barracks"]) == ("", "")
    built = game.table()["built"]
    game = table(me, {"armies": ["1,0", "2,0"]}, phase="management", wonders=["the_oracle"], built=built)
    reasons = {item.id: item.reason for item in game.view(0).city("1,1").items}
    assert (reasons["the_oracle"], reasons["barracks"]) == ("has_wonder", "has_star")
