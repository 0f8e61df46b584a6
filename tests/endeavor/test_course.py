"""Set-up, status tracks, phases, turns and passing: rules 2 to 9."""

from __future__ import annotations

import pytest

import civitas
from civitas.games.endeavor.pieces import REGIONS, SPACES, STATUSES, TOKENS

from .conservation import check
from .scenes import EUROPE, full, kind, levels, play, player, scene, texts, total

PASSED = {"passed": True}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_the_set_up_is_the_same_for_all_seat_counts(seats: int) -> None:
    game = civitas.new("endeavor", seats, seed=5)
    check(game.state)
    position = game.position()
    assert sorted(space for spaces in position["tokens"].values() for space in spaces) == sorted(SPACES)
    assert {name: len(spaces) for name, spaces in position["tokens"].items()} == {t.id: t.count for t in TOKENS}
    assert [len(deck) for deck in position["decks"].values()] == [6] * 8
    empty = {
        "harbor": 0, "supply": 30, "buildings": {"colony_house": False}, "tokens": {}, "cards": [], "governor": None,
        "face_down": [], "cities": [], "beside": {}, "passed": False,
    }  # fmt: skip
    assert position["players"] == [empty] * seats
    assert (position["phase"], position["round"], position["turn"]) == ("build", 1, position["crown"])


def test_2_other_seeds_lay_other_tokens_and_crowns() -> None:
    games = [civitas.new("endeavor", 3, seed=seed).position() for seed in range(12)]
    assert len({str(game["tokens"]) for game in games}) == 12
    assert {game["crown"] for game in games} == {0, 1, 2}


@pytest.mark.parametrize(
    ("level", "gives"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (15, 4), (17, 4)]
)
def test_3_3_what_a_level_gives(level: int, gives: int) -> None:
    game = scene({"tokens": {"token_industry": level, "token_culture": level, "token_finance": level}})
    tracks = {track.id: track for track in game.view(None).players[0].tracks}
    assert tracks["industry"].value == 1 + gives
    assert tracks["culture"].value == 2 + gives
    assert tracks["finance"].value == 1 + gives
    assert tracks["culture"].marker == min(level, 15)
    assert tracks["culture"].level == level


def test_3_2_a_level_above_the_last_space_is_remembered() -> None:
    # True culture 16, marker on 15; a card with one culture icon goes: 15, and the marker does not move.
    mine = {"tokens": {"token_culture": 15}, "cards": ["india_1", "far_east_5"]}
    game = scene(mine, PASSED, PASSED, tracks=full("india", 1) | full("far_east", 1))
    track = game.view(None).players[0].tracks[1]
    assert (track.level, track.marker) == (16, 15)
    play(game, "discard:india_1")
    track = game.view(None).players[0].tracks[1]
    assert (track.level, track.marker) == (15, 15)


def test_3_4_a_culture_icon_built_this_round_counts_in_growth() -> None:
    game = scene({"tokens": {"token_industry": 4}}, phase="build", turn=0, crown=0)
    play(game, "build:theater", "build:market", "build:market")
    assert [player(game, seat)["harbor"] for seat in range(3)] == [3, 2, 2]


def test_4_1_the_crown_is_first_and_goes_to_the_left() -> None:
    game = scene(phase="build", crown=1)
    order = []
    while kind(game) == "build" and game.view(None).round == 1:
        assert game.decision is not None
        order.append(game.decision.seat)
        play(game, "build:workshop")
    assert order == [1, 2, 0]
    assert game.decision is not None
    assert game.decision.seat == 1
    while game.view(None).round == 1:
        play(game, "pass")
    assert (game.view(None).crown, game.decision.seat, kind(game)) == (2, 2, "build")


def test_4_2_the_game_ends_after_seven_rounds() -> None:
    game = scene({"harbor": 2}, PASSED, PASSED, round=7)
    play(game, "pass")
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "rounds"


def test_5_1_only_permitted_levels_are_built() -> None:
    game = scene({"tokens": {"token_industry": 2}}, phase="build")
    assert texts(game) == [
        "build:market", "build:shipyard", "build:workshop", "build:bank", "build:barracks", "build:guild_hall",
    ]  # fmt: skip


def test_5_2_a_type_may_be_built_again_while_tiles_are_left() -> None:
    game = scene({"buildings": ["market"]}, {"buildings": ["market"] * 4}, phase="build", round=5)
    assert "build:market" not in texts(game)
    game = scene({"buildings": ["market"]}, {"buildings": ["market"] * 3}, phase="build", round=4)
    play(game, "build:market")
    assert player(game)["buildings"] == ["market", "market"]


def test_5_3_one_building_of_level_five_is_the_most() -> None:
    mine = {"tokens": {"token_industry": 10}, "buildings": ["museum"]}
    game = scene(mine, phase="build")
    assert not {"build:stock_exchange", "build:parliament"} & set(texts(game))
    assert "build:university" in texts(game)
    game = scene({"tokens": {"token_industry": 10}}, phase="build")
    assert {"build:stock_exchange", "build:museum", "build:parliament"} <= set(texts(game))


def test_5_5_a_new_building_can_be_used_at_once() -> None:
    game = scene(phase="build", crown=0)
    play(game, "build:market", "build:workshop", "build:workshop")
    assert "activate:market" in texts(game)


def test_6_1_growth_moves_markers_from_supply_to_harbor() -> None:
    game = scene({"tokens": {"token_culture": 7}}, phase="growth")
    assert [(player(game, seat)["harbor"], player(game, seat)["supply"]) for seat in range(3)] == [
        (5, 25), (2, 28), (2, 28),
    ]  # fmt: skip


def test_7_2_salary_with_too_few_payments_lets_the_player_choose() -> None:
    mine = {"buildings": ["market", "shipyard", "barracks"], "used": ["colony_house", "market", "shipyard", "barracks"]}
    game = scene(mine | {"tokens": {"token_finance": 2}}, phase="salary")
    assert texts(game) == ["free:colony_house", "free:market", "free:shipyard"]
    play(game, "free:market")
    # In the order of the tiles: what lies before the Market keeps its marker.
    assert texts(game) == ["free:shipyard", "free:barracks"]
    play(game, "free:barracks")
    assert player(game)["used"] == ["colony_house", "shipyard"]
    assert player(game)["harbor"] == 2


def test_7_2_salary_with_enough_payments_returns_all() -> None:
    mine = {"buildings": ["market"], "used": ["colony_house", "market"], "tokens": {"token_finance": 4}}
    game = scene(mine, phase="salary")
    assert player(game)["used"] == []
    assert player(game)["harbor"] == 2


def test_7_2_equal_tiles_are_offered_once() -> None:
    mine = {"buildings": ["market", "market"], "used": ["colony_house", "market", "market:2"]}
    game = scene(mine, phase="salary")
    assert texts(game) == ["free:colony_house", "free:market"]


def test_8_0_1_a_used_building_is_blocked() -> None:
    game = scene({"harbor": 5, "buildings": ["market", "market"], "used": ["market"]})
    assert texts(game) == ["activate:colony_house", "activate:market:2", "pass"]


@pytest.mark.parametrize(
    ("building", "choice", "cost"),
    [
        ("shipyard", "ship:india", 2),
        ("barracks", "occupy:rome", 2),
        ("barracks", "attack:paris", 3),
        ("market", "draw:deck_europe", 1),
    ],
)
def test_8_0_3_what_an_action_costs(building: str, choice: str, cost: int) -> None:
    game = scene({"harbor": 5, "buildings": [building]}, {"cities": ["paris"]})
    play(game, f"activate:{building}", choice)
    assert game.view(None).players[0].harbor == 5 - cost


def test_8_0_3_a_token_needs_no_marker_for_its_use() -> None:
    game = scene({"harbor": 1, "tokens": {"token_occupy": 1}})
    play(game, "spend:token_occupy", "occupy:rome")
    assert player(game)["harbor"] == 0
    assert player(game)["cities"] == ["rome"]


def test_8_0_4_presence_beside_the_track_and_in_cities_is_strength() -> None:
    mine = {"harbor": 2, "buildings": ["market"], "beside": {"india": 1}, "cities": ["bombay"]}
    game = scene(mine, tracks=full("india", 1, 1))
    assert game.view(None).region("india").strength == (3, 6, 0)
    play(game, "activate:market")
    assert "draw:deck_india" in texts(game)


def test_8_0_4_ships_give_no_strength_in_europe() -> None:
    game = scene({"harbor": 1, "buildings": ["market"], "cities": ["rome"]}, tracks=full("india", 1, 3))
    assert game.view(None).region("europe").strength[0] == 1


def test_8_1_1_the_receiver_of_a_governor_need_not_be_on_turn() -> None:
    game = scene({"harbor": 2, "buildings": ["shipyard"]}, {"harbor": 2}, tracks={"india": [1, 1, 1, 2, 2, 0]})
    play(game, "activate:shipyard", "ship:india")
    assert player(game, 1)["cards"] == ["india_governor"]
    assert game.decision is not None
    assert (game.decision.seat, kind(game)) == (1, "turn")


def test_8_3_the_defender_keeps_what_he_has_earned() -> None:
    mine = {"harbor": 3, "buildings": ["fortress"]}
    theirs = {"cities": ["paris"], "tokens": {"token_culture": 1}, "cards": ["europe_1"]}
    game = play(scene(mine, theirs), "activate:fortress")
    assert player(game, 1)["cards"] == ["europe_1"]
    assert player(game, 1)["tokens"] == {"token_culture": 1}


def test_8_4_one_city_may_complete_several_connections() -> None:
    tokens = {"paris": "token_industry", "c_london_paris": "token_industry", "c_paris_lisbon": "token_industry"}
    game = scene({"harbor": 2, "cities": ["london", "lisbon"]}, tokens=tokens)
    play(game, "activate:colony_house", "occupy:paris")
    assert levels(game)["industry"] == 3
    assert total(game).connections == 2


def test_8_4_an_attack_may_complete_a_connection() -> None:
    mine = {"harbor": 3, "buildings": ["fortress"], "cities": ["london"]}
    game = scene(mine, {"cities": ["paris"]}, tokens={"c_london_paris": "token_draw"})
    play(game, "activate:fortress")
    assert player(game)["tokens"] == {"token_draw": 1}


def test_8_5_1_another_tile_of_the_same_type_can_be_freed() -> None:
    mine = {"harbor": 1, "buildings": ["bank", "bank"], "used": ["bank"]}
    game = play(scene(mine, PASSED, PASSED), "activate:bank:2")
    assert player(game)["used"] == ["bank:2"]


def test_8_5_with_a_token_every_marker_may_be_chosen() -> None:
    mine = {"buildings": ["bank", "market"], "used": ["colony_house", "bank", "market"], "tokens": {"token_payment": 1}}
    game = play(scene(mine), "spend:token_payment")
    assert texts(game) == ["free:colony_house", "free:market"]
    play(game, "free:market")
    assert player(game)["used"] == ["colony_house"]
    assert player(game)["harbor"] == 2


def test_8_6_only_the_top_card_is_drawn() -> None:
    mine = {"harbor": 1, "buildings": ["market"], "cities": list(EUROPE[:4])}
    game = scene(mine, decks={"deck_europe": ["europe_5"], "deck_slavery": ["slavery_5"]})
    assert "activate:market" not in texts(game)


def test_8_6_the_second_card_needs_its_own_strength() -> None:
    mine = {"harbor": 1, "buildings": ["museum"]}
    game = scene(mine, PASSED, PASSED, tracks=full("africa", 1, 1))
    play(game, "activate:museum", "draw:deck_africa")
    # Africa 2 is too strong for one marker: only the first card.
    assert game.view(None).action is None
    game = scene(mine, PASSED, PASSED, tracks=full("africa", 1, 2))
    play(game, "activate:museum", "draw:deck_africa", "draw:deck_africa")
    assert [card.id for card in game.view(None).players[0].cards] == ["africa_1", "africa_2"]


def test_8_8_either_or_is_exactly_one() -> None:
    game = scene({"harbor": 6, "buildings": ["guild_hall"]}, PASSED, PASSED)
    play(game, "activate:guild_hall", "ship:india")
    assert kind(game) == "turn"


@pytest.mark.parametrize("building", ["dock", "parliament"])
def test_8_8_occupy_and_ship_in_either_order_in_one_region(building: str) -> None:
    game = scene({"harbor": 6, "buildings": [building]}, PASSED, PASSED, tracks=full("india", 1, 1))
    play(game, f"activate:{building}", "occupy:bombay")
    assert texts(game) == ["ship:india", "stop"]
    play(game, "ship:india")
    assert player(game)["beside"] == {"india": 1}
    game = scene({"harbor": 6, "buildings": [building]}, PASSED, PASSED, tracks=full("india", 1, 1))
    play(game, f"activate:{building}", "ship:india", "stop")
    assert player(game)["cities"] == []


def test_8_8_2_the_second_part_needs_its_own_marker() -> None:
    game = scene({"harbor": 2, "buildings": ["cartographer"]})
    play(game, "activate:cartographer", "ship:india")
    assert game.view(None).action is None
    assert game.position()["tracks"] == {"india": [0]}


def test_9_2_one_slavery_card_and_the_governor_on_its_space_are_free() -> None:
    mine = {"cards": ["slavery_0", "india_governor", "far_east_5"]}
    game = scene(mine, PASSED, PASSED, tracks=full("india", 1) | full("far_east", 1))
    play(game, "governor:india_governor")
    assert player(game)["cards"] == ["slavery_0", "far_east_5"]
    assert player(game)["governor"] == "india_governor"


def test_9_2_a_second_slavery_card_counts() -> None:
    game = scene({"cards": ["slavery_0", "slavery_1", "far_east_5"]}, PASSED, PASSED, tracks=full("far_east", 1))
    assert texts(game) == ["discard:slavery_0", "discard:slavery_1", "discard:far_east_5"]


def test_9_7_markers_and_blue_tokens_are_kept() -> None:
    mine = {"harbor": 2, "tokens": {"token_draw": 1, "token_attack": 1}, "buildings": ["market"], "used": ["market"]}
    game = scene(mine, PASSED, PASSED)
    play(game, "pass")
    assert player(game)["harbor"] == 2
    assert player(game)["tokens"] == {"token_attack": 1, "token_draw": 1}
    assert player(game)["used"] == ["market"]
    assert [status.id for status in STATUSES] == ["industry", "culture", "finance", "politics"]


def test_11_everybody_sees_the_whole_table() -> None:
    game = civitas.new("endeavor", 4, seed=3)
    views = [game.view(seat) for seat in (0, 1, 2, 3, None)]
    assert len({str(view).partition("round=")[2] for view in views}) == 1
    assert game.rules.hidden(game.state, 0) == []
    assert len(views[0].cities) == 28
    assert len(views[0].connections) == 26
    assert [region.id for region in views[0].regions] == [region.id for region in REGIONS]
