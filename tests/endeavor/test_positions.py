"""Positions: what may be left out, what is refused and how, and that they play on like the original."""

from __future__ import annotations

import random
from typing import Any

import pytest

import civitas
from civitas import BadPosition

from .conservation import check
from .scenes import EUROPE, full, play, player, scene, texts

THREE: list[dict[str, Any]] = [{}, {}, {}]


def _players(**first: Any) -> dict[str, Any]:
    return {"players": [first, {}, {}]}


@pytest.mark.parametrize(
    ("table", "path"),
    [
        ({"players": [{}, {}]}, "3 to 5 players"),
        ({"players": [{}] * 6}, "3 to 5 players"),
        ({"players": THREE, "phase": "attack"}, "phase:"),
        ({"players": THREE, "rounds": 3}, "rounds"),
        ({"players": THREE, "round": 8}, "round:"),
        ({"players": THREE, "round": 0}, "round:"),
        ({"players": THREE, "crown": 3}, "crown:"),
        ({"players": THREE, "turn": -1}, "turn:"),
        ({"players": THREE, "phase": "growth", "turn": 1}, "turn:"),
        (_players(harbor="many"), "players[0].harbor:"),
        (_players(harbor=-1), "players[0].harbor:"),
        (_players(gold=1), "players[0]"),
        (_players(supply=29), "players[0].supply:"),
        (_players(buildings=["castle"]), "players[0].buildings[0]:"),
        (_players(buildings=["colony_house"]), "players[0].buildings[0]:"),
        (_players(buildings=["museum", "parliament"]), "players[0].buildings[1]:"),
        ({"players": [{"buildings": ["bank"] * 3}, {"buildings": ["bank"] * 2}, {}]}, "players[1].buildings[1]:"),
        (_players(buildings=["market"] * 4 + ["shipyard"] * 4), "players[0].buildings:"),
        ({"phase": "build"} | _players(buildings=["market"] * 4 + ["shipyard"] * 3), "players[0].buildings:"),
        ({"phase": "action", "round": 2} | _players(buildings=["market"] * 3), "round:"),
        (_players(used=["market"]), "players[0].used[0]:"),
        (_players(used=["colony_house", "colony_house"]), "players[0].used[1]:"),
        (_players(buildings=["workshop"], used=["workshop"]), "players[0].used[0]:"),
        (_players(tokens={"token_gold": 1}), "players[0].tokens:"),
        (_players(tokens={"token_draw": 3}), "players[0].tokens.token_draw:"),
        (_players(tokens={"token_draw": -1}), "players[0].tokens.token_draw:"),
        ({"tokens": {"token_payment": ["rome", "paris", "vienna"]}} | _players(), "tokens.token_payment[2]:"),
        ({"tokens": {"token_draw": ["atlantis"]}} | _players(), "tokens.token_draw[0]:"),
        ({"tokens": {"token_draw": ["rome"], "token_attack": ["rome"]}} | _players(), "tokens.token_attack[0]:"),
        ({"tokens": {"token_gold": ["rome"]}} | _players(), "tokens:"),
        ({"tokens": {"token_draw": ["rome"]}} | _players(cities=["rome"]), "tokens.token_draw[0]:"),
        ({"tokens": {"token_draw": ["c_london_paris"]}} | _players(cities=["london", "paris"]), "tokens.token_draw[0]"),
        ({"tokens": {"token_draw": ["india_sea_1"]}, "tracks": {"india": [0]}} | _players(), "tokens.token_draw[0]:"),
        ({"bare": ["atlantis"]} | _players(), "bare[0]:"),
        ({"bare": ["rome"], "tokens": {"token_draw": ["rome"]}} | _players(), "bare[0]:"),
        ({"removed": ["india_governor"]} | _players(), "removed[0]:"),
        ({"removed": ["europe_1"]} | _players(cards=["europe_1"]), "removed[0]:"),
        (_players(buildings={"market:2": True}), "players[0].buildings:"),
        (_players(buildings={"castle": True}), "players[0].buildings.castle:"),
        (_players(buildings={"market": True}, used=["market"]), "players[0].buildings.market:"),
        (_players(buildings={"workshop": True}), "players[0].buildings.workshop:"),
        (_players(cities=["berlin"]), "players[0].cities[0]:"),
        (_players(cities=["bombay"]), "players[0].cities[0]:"),
        ({"players": [{"cities": ["rome"]}, {"cities": ["paris", "rome"]}, {}]}, "players[1].cities[1]:"),
        ({"tracks": {"europe": [0]}} | _players(), "tracks.europe:"),
        ({"tracks": {"mars": [0]}} | _players(), "tracks:"),
        ({"tracks": {"india": [0] * 8}} | _players(), "tracks.india:"),
        ({"tracks": {"india": [0, 3]}} | _players(), "tracks.india[1]:"),
        (_players(beside={"india": 1}), "players[0].beside.india:"),
        (_players(beside={"europe": 1}), "players[0].beside.europe:"),
        (_players(cards=["rome_1"]), "players[0].cards[0]:"),
        (_players(cards=["india_1"]), "players[0].cards[0]:"),
        ({"players": [{"cards": ["europe_1"]}, {"cards": ["europe_1"]}, {}]}, "players[1].cards[0]:"),
        (_players(face_down=["europe_1"]), "players[0].face_down[0]:"),
        (_players(governor="india_governor"), "players[0].governor:"),
        (_players(cards=["europe_1"], governor="europe_1"), "players[0].governor:"),
        (_players(cards=["europe_5", "slavery_0"]), "players[0].cards[1]:"),
        ({"players": [{"cards": ["europe_5"]}, {"cards": ["slavery_0"]}, {}]}, "players[1].cards[0]:"),
        ({"decks": {"deck_slavery": ["slavery_3"]}} | _players(cards=["europe_5"]), "decks.deck_slavery:"),
        ({"decks": {"deck_mars": []}} | _players(), "decks:"),
        ({"decks": {"deck_europe": ["slavery_1"]}} | _players(), "decks.deck_europe[0]:"),
        ({"decks": {"deck_europe": ["europe_2", "europe_1"]}} | _players(), "decks.deck_europe[1]:"),
        ({"decks": {"deck_europe": ["europe_2"]}} | _players(cards=["europe_2"]), "decks.deck_europe[0]:"),
        ({"decks": {"deck_india": ["india_1"]}} | _players(), "decks.deck_india:"),
        ({"decks": {"deck_india": ["india_governor"]}, "tracks": full("india")} | _players(), "decks.deck_india:"),
        ({"phase": "build"} | _players(passed=True), "players[0].passed:"),
        ({"turn": 0} | _players(passed=True), "turn:"),
        (_players(passed=True, cards=["slavery_0", "slavery_1", "slavery_2"]), "players[0].cards:"),
        ({"seen": ["0: bank"]} | _players(), "seen[0]:"),
        ({"seen": ["0: castle | | "]} | _players(), "seen[0]:"),
        ({"seen": ["4: | | "]} | _players(), "seen[0]:"),
    ],
)  # fmt: skip
def test_what_can_not_be_is_refused_with_its_path(table: dict[str, Any], path: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        civitas.arrange("endeavor", table)
    assert path in str(refusal.value)


def test_the_smallest_position_is_a_new_game() -> None:
    game = civitas.arrange("endeavor", {"players": THREE})
    check(game.state)
    view = game.view(None)
    assert (view.round, view.phase, view.turn) == (1, "build", 0)
    assert all(city.token for city in view.cities)


def test_what_is_left_out_has_sensible_defaults() -> None:
    game = scene({"harbor": 3, "buildings": ["market", "bank"], "cities": ["rome"]}, tracks=full("india", 1))
    position = game.position()
    assert position["round"] == 2
    assert position["decks"]["deck_india"] == [f"india_{value}" for value in range(1, 6)]
    assert all("rome" not in spaces for spaces in position["tokens"].values())
    assert position["players"][0]["buildings"] == {"colony_house": False, "market": False, "bank": False}
    assert position["players"][0]["supply"] == 26
    assert [card.id for card in game.view(None).removed] == ["india_governor"]


def test_a_deck_may_list_only_its_top() -> None:
    mine = {"harbor": 2, "buildings": ["museum"], "cities": list(EUROPE[:4]), "cards": ["europe_4"]}
    decks = {"deck_europe": ["europe_2"], "deck_india": ["india_governor"], "deck_slavery": []}
    game = scene(mine, decks=decks)
    position = game.position()
    # Below lie the cards of higher value that are nowhere else; lower ones can't, and an empty deck is empty.
    assert position["decks"]["deck_europe"] == ["europe_2", "europe_3", "europe_5"]
    assert position["decks"]["deck_india"] == ["india_governor", *(f"india_{value}" for value in range(1, 6))]
    assert position["decks"]["deck_slavery"] == []
    play(game, "activate:museum", "draw:deck_europe")
    assert player(game)["cards"] == ["europe_2", "europe_3", "europe_4"]
    game = scene(decks={"deck_europe": ["europe_2"]}, removed=["europe_3"])
    assert game.position()["decks"]["deck_europe"] == ["europe_2", "europe_4", "europe_5"]


def test_with_the_abolition_held_slavery_is_out_of_the_game() -> None:
    position = scene({"cards": ["europe_5"]}, {"harbor": 2, "face_down": ["slavery_1"]}).position()
    assert position["decks"]["deck_slavery"] == []
    assert position["removed"] == [f"slavery_{value}" for value in (0, 2, 3, 4, 5)]
    # Back in its deck it says nothing about how often it was taken.
    assert scene({"harbor": 2}).position()["decks"]["deck_slavery"] == [f"slavery_{value}" for value in range(6)]


def test_buildings_are_written_in_either_way() -> None:
    one = scene({"harbor": 3, "buildings": ["market", "market", "bank"], "used": ["colony_house", "market:2"]})
    tiles = {"colony_house": True, "market": False, "market:2": True, "bank": False}
    other = scene({"harbor": 3, "buildings": tiles})
    assert one.position() == other.position()
    assert one.position()["players"][0]["buildings"] == tiles


def test_defaults_are_always_the_same() -> None:
    assert scene({"harbor": 3}).position() == scene({"harbor": 3}).position()


def test_a_table_with_something_on_it_is_in_the_action_phase() -> None:
    assert civitas.arrange("endeavor", _players(harbor=3)).view(None).phase == "action"


def test_a_player_who_has_passed_is_not_on_turn() -> None:
    game = civitas.arrange("endeavor", {"players": [{"passed": True}, {"harbor": 2}, {"harbor": 2}]})
    assert game.decision is not None
    assert game.decision.seat == 1


def test_with_all_passed_the_next_round_begins() -> None:
    game = scene({"passed": True}, {"passed": True}, {"passed": True}, round=3)
    assert (game.view(None).round, game.view(None).phase) == (4, "build")


def test_tokens_that_are_nowhere_are_spent_and_spaces_may_be_bare() -> None:
    game = scene({"cities": list(EUROPE)})
    # Ten cities, and the seven connections between them.
    assert sum(game.view(None).spent.values()) == 17
    game = scene({"harbor": 2, "tokens": {"token_industry": 25, "token_culture": 20}})
    assert len(game.position()["bare"]) == 45
    game = scene({"harbor": 2}, tokens={"rome": None})
    play(game, "activate:colony_house", "occupy:rome")
    assert player(game)["tokens"] == {}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_position_plays_on_like_the_original(seats: int) -> None:
    rng = random.Random(seats)
    game = civitas.new("endeavor", seats, seed=seats)
    while not game.over:
        if rng.random() < 0.1:
            twin = civitas.arrange("endeavor", game.position())
            check(twin.state)
            assert twin.position() == game.position()
            assert twin.view(0) == game.view(0)
            assert texts(twin) == texts(game)
        assert game.decision is not None
        game.choose(rng.choice(game.decision.options))
    twin = civitas.arrange("endeavor", game.position())
    assert twin.over
    assert twin.outcome == game.outcome
