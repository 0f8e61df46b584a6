"""Battles step by step (rules 10.5 to 10.9)."""

from __future__ import annotations

import pytest

from civitas.games.civilization.rules.battle import bonus_parts, points
from civitas.games.civilization.rules.numbers import total
from civitas.games.civilization.state_battle import Battle
from tests.civilization.tables import choose, player, table

ATTACK = "0>start:3,4:1:0 0>south"


def fight(game: object) -> Battle:
    battle: Battle = game.state.battle  # type: ignore[attr-defined]
    assert battle is not None
    return battle


def units(*cards: str) -> dict[str, object]:
    return {"units": list(cards)}


def mine(*cards: str, **more: object) -> dict[str, object]:
    return {"armies": ["3,4"], **units(*cards), **more}


def yours(*cards: str, **more: object) -> dict[str, object]:
    return {"armies": ["3,5"], **units(*cards), **more}


def test_the_defender_plays_first_and_turns_alternate() -> None:
    game = choose(table(mine("infantry_3_1", "mounted_1_3"), yours("infantry_1_3", "artillery_1_3")), ATTACK)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.texts) == (1, ["infantry_1_3:new", "artillery_1_3:new"])
    choose(game, "1>infantry_1_3:new")
    assert game.decision.seat == 0
    choose(game, "0>mounted_1_3:new")
    assert game.decision.seat == 1


def test_both_deal_wounds_at_the_same_time() -> None:
    game = choose(table(mine("infantry_2_2"), yours("infantry_1_3")), f"{ATTACK} 0>infantry_2_2:1")
    # 2 - 1 is left of the attacker, 3 - 2 of the defender: a tie is the defender's.
    assert player(game, 0)["units"] == ["infantry_2_2"]
    assert "armies" not in player(game, 0)
    assert player(game, 1)["armies"] == ["3,5"]


def test_who_trumps_strikes_first() -> None:
    game = choose(table(mine("infantry_3_1"), yours("mounted_1_3")), f"{ATTACK} 0>infantry_3_1:1")
    # Infantry trumps mounted: the horseman is dead before it strikes.
    assert player(game, 0)["armies"] == ["3,5:moved"]
    assert player(game, 0)["units"] == ["infantry_3_1"]
    assert "units" not in player(game, 1)


def test_who_is_trumped_strikes_only_if_it_survives() -> None:
    game = choose(table(mine("artillery_1_3"), yours("mounted_3_1")), f"{ATTACK} 0>artillery_1_3:1")
    # Mounted trumps artillery: three wounds kill the archer before it strikes.
    assert "units" not in player(game, 0)
    assert player(game, 1)["units"] == ["mounted_3_1"]


def test_aircraft_neither_trump_nor_are_trumped() -> None:
    me = mine("aircraft_5_7", techs=["flight"])
    game = choose(table(me, yours("infantry_3_1")), f"{ATTACK} 0>stop 0>aircraft_5_7:1")
    # Five wounds kill the spearman, three are dealt back.
    assert player(game, 0)["units"] == ["aircraft_5_7"]
    assert player(game, 0)["armies"] == ["3,5:moved"]


def test_a_front_with_two_units_can_not_be_attacked() -> None:
    game = table(mine("infantry_1_3", "infantry_2_2"), yours("infantry_1_3", "mounted_1_3", civilization="french"))
    choose(game, f"{ATTACK} 1>infantry_1_3:new 0>infantry_1_3:1")
    # One health each is left on the first front; the second unit of the defender opens another.
    battle = fight(game)
    assert [front.units[0] is not None and front.units[1] is not None for front in battle.fronts] == [True, False]
    assert game.decision is not None
    assert game.decision.texts == ["infantry_2_2:new", "infantry_2_2:2"]


def test_what_is_left_decides() -> None:
    game = choose(table(mine("infantry_1_3"), yours("infantry_2_2")), f"{ATTACK} 0>infantry_1_3:new")
    assert player(game, 0)["armies"] == ["3,5:moved"]
    assert "armies" not in player(game, 1)


@pytest.mark.parametrize(("armies", "cards"), [(1, 3), (2, 5), (3, 7)])
def test_the_battle_hand_grows_with_armies(armies: int, cards: int) -> None:
    me = mine(*["infantry_1_3"] * 4, *["mounted_1_3"] * 4, techs=["masonry"])
    me["armies"] = ["3,4"] * armies
    game = choose(table(me, yours("infantry_1_3", "mounted_2_2")), f"0>start:3,4:{armies}:0 0>south")
    assert len(fight(game).hands[0]) == cards
    assert len(fight(game).hands[1]) == 2


@pytest.mark.parametrize(
    ("centre", "more", "bonus"),
    [
        ("10,1", {}, 6),
        ("10,1", {"walls": True}, 10),
        ("10,1", {"marker": "fortification"}, 8),
        ("13,6", {}, 12),
    ],
)
def test_cities_defend_themselves(centre: str, more: dict[str, object], bonus: int) -> None:
    city = {"at": centre} | more
    small = centre == "10,1"
    start, way = ("9,1", "east") if small else ("13,5", "south")
    me = {"armies": [start], "units": ["infantry_1_3", "infantry_2_2"]}
    you = {"cities": ["13,6", city] if small else [city], "units": ["mounted_1_3", "mounted_2_2"]}
    game = choose(table(me, you), f"0>start:{start}:1:0 0>{way}")
    battle = fight(game)
    assert total(bonus_parts(game.state, battle, 1)) == bonus  # type: ignore[arg-type]
    assert battle.held == [0, bonus]
    assert battle.turn == (0 if more.get("walls") else 1)


def test_a_metropolis_defends_with_fourteen() -> None:
    me = {"armies": ["13,5"], "units": ["infantry_1_3", "infantry_2_2"]}
    game = table(me, {"cities": ["13,6+14,6"], "techs": ["agriculture"], "units": ["mounted_1_3"]})
    choose(game, "0>start:13,5:1:0 0>south")
    assert fight(game).held == [0, 14]


def test_a_garrison_on_a_city_state_defends_with_four() -> None:
    me, you = mine("infantry_1_3", "infantry_2_2"), yours("mounted_1_3")
    game = choose(table(me, you, markers={"3,5": "cs1"}), ATTACK)
    assert fight(game).held == [0, 4]


def test_only_the_higher_bonus_is_held() -> None:
    me = mine("infantry_1_3", "infantry_2_2", techs=["metalworking", "navy"])
    you = yours("mounted_1_3", techs=["metalworking"])
    game = table(me, you, built={"2,2": "barracks", "13,5": "academy"})
    choose(game, ATTACK)
    battle = fight(game)
    assert battle.bonus == [2, 4]
    assert battle.held == [0, 2]


def test_the_winner_loses_an_army_for_two_units_but_keeps_one() -> None:
    me = mine(*["infantry_3_1"] * 4, "infantry_2_2", techs=["masonry"])
    me["armies"] = ["3,4"] * 3
    you = yours("infantry_3_1", "infantry_2_2")
    game = choose(table(me, you), "0>start:3,4:3:0 0>south 1>infantry_3_1:new 0>infantry_3_1:1")
    choose(game, "0>infantry_3_1:1 0>infantry_3_1:new 0>infantry_3_1:new 0>stop")
    # Each of the two attacks killed both units.
    assert len(player(game, 0)["units"]) == 3
    assert [square.split(":")[0] for square in player(game, 0)["armies"]] == ["3,5", "3,5"]
    assert "units" not in player(game, 1)


def test_a_beaten_city_is_razed_and_looted() -> None:
    me = {"armies": ["9,1"], "units": ["infantry_1_3"] * 3}
    you = {"cities": ["13,6", "10,1"], "culture": 5, "techs": ["writing"]}
    game = table(me, you, built={"10,2": "library"})
    choose(game, "0>start:9,1:1:0 0>east 1>rationalism")
    assert game.decision is not None
    assert (game.decision.kind.name, game.decision.seat) == ("bt.loot", 0)
    choose(game, "0>culture 0>stop")
    assert (player(game, 0)["culture"], player(game, 1)["culture"]) == (3, 2)
    assert [city["at"] for city in player(game, 1)["cities"]] == ["13,6"]
    assert game.state.built[2 * 28 + 10] is None  # type: ignore[attr-defined]


def test_loot_of_a_city_takes_a_coin() -> None:
    me = {"armies": ["9,1"], "units": ["infantry_1_3"] * 3}
    game = table(me, {"cities": ["13,6", "10,1"], "coins": {"sheet": 1}})
    choose(game, "0>start:9,1:1:0 0>east 1>rationalism 0>take_coin:sheet")
    assert player(game, 0)["coins"] == {"sheet": 1}
    assert "coins" not in player(game, 1)


def test_the_left_neighbour_plays_the_barbarians_of_a_village() -> None:
    me = {"armies": ["3,4"], "units": ["aircraft_5_7", "aircraft_6_6", "aircraft_7_5"], "techs": ["flight"]}
    game = choose(table(me, {}, markers={"3,5": "village_iron"}), "0>start:3,4:1:0 0>south 0>stop")
    battle = fight(game)
    assert battle.barbarian == 1
    assert [card.type.id for card in battle.hands[1]] == ["infantry", "artillery", "mounted"]
    first, second, third = [card.id for card in battle.hands[1]]
    choose(game, f"1>{first}:new 0>aircraft_7_5:1 1>{second}:new 0>aircraft_6_6:2")
    assert points(battle, 0) > 0
    choose(game, f"1>{third}:new 0>aircraft_5_7:new")
    assert player(game, 0)["tokens"] == ["village_iron"]
    assert player(game, 0)["armies"] == ["3,5:moved"]
    assert third in [str(card) for card in game.state.unit_discards[2]]  # type: ignore[attr-defined]


def test_a_lost_village_kills_the_army_alone() -> None:
    game = table({"armies": ["3,4"]}, {}, markers={"3,5": "village_iron"})
    choose(game, "0>start:3,4:1:0 0>south")
    while game.decision is not None and game.decision.kind.name == "bt.play":
        choose(game, game.decision.texts[0])
    assert "armies" not in player(game, 0)
    assert "tokens" not in player(game, 0)
    assert str(game.state.markers[5 * 28 + 3]) == "village_iron"  # type: ignore[attr-defined]


def test_the_stakes_are_told_before_the_battle_is_won() -> None:
    """Rules 10.7: a city is worth two loot, with the Mongols three, figures one; who has nothing loses nothing."""
    me = {"armies": ["9,1"], "units": ["infantry_1_3"] * 3, "trade": 8}
    you = {"cities": ["13,6", "10,1"], "culture": 2, "techs": ["writing"], "units": ["mounted_1_3"] * 3}
    game = choose(table(me, you), "0>start:9,1:1:0 0>east")
    battle = game.view(0).battle
    assert battle is not None
    assert [(good.sign, good.number, good.of) for good in battle.attacker.stake.small] == [("culture", 2, 2)]
    assert [(good.sign, good.of) for good in battle.attacker.stake.great] == [("tech", 2)]
    assert [(good.sign, good.number, good.of) for good in battle.defender.stake.small] == [("trade", 3, 8)]
    assert (battle.attacker.stake.loot, battle.defender.stake.loot, battle.defender.stake.great) == (3, 1, ())
