"""Rules 11 and 12."""

from __future__ import annotations

from typing import Any

from civitas.games.stone_age.pieces import CARDS
from tests.stone_age.helpers import ROW, WAITING, asked, has, lines, now, play, table


def all_but(*kept: str | None) -> list[str]:
    """All cards except these: what a player must own for a short deck."""
    return [str(card) for card in CARDS if str(card) not in kept]


def test_the_start_player_moves_on_11_2() -> None:
    for start, following in ((0, 1), (1, 2), (2, 0)):
        game = play({"phase": "end", "start": start, "players": [{}, {}, {}]})
        assert table(game)["start"] == following
        assert asked(game)[:2] == (following, "place")
        assert table(game)["round"] == 2


def test_the_row_slides_and_fills_11_3() -> None:
    deck = ["shaman_1_gold_1", "wheel_market"]
    game = play({"phase": "end", "row": [ROW[0], None, None, ROW[3]], "deck": deck, "players": [{}, {}]})
    assert table(game)["row"] == [ROW[0], ROW[3], "shaman_1_gold_1", "wheel_market"]


def test_the_new_row_is_told_11_3() -> None:
    game = play({"phase": "end", "row": [None, *ROW[1:]], "deck": ["shaman_1_gold_1"], "players": [{}, {}]})
    assert lines(game) == ["Round 2 begins; Seat 1 is the start player.", "New in the row: Shaman ×1: 1 gold."]


def short_deck(deck: list[str], row: list[str | None]) -> dict[str, Any]:
    cards = all_but(*deck, *row)
    return {"phase": "end", "row": row, "deck": deck, "players": [{"cards": cards}, {}]}


def test_the_deck_that_cannot_fill_the_row_ends_the_game_12_1() -> None:
    game = play(short_deck(["wheel_market"], [None, None, *ROW[2:]]))
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "cards"
    # The cards left over have slid, none is drawn.
    assert table(game)["row"] == [ROW[2], ROW[3], None, None]
    assert table(game)["deck"] == ["wheel_market"]


def test_a_deck_that_just_suffices_does_not_end_it_12_1() -> None:
    game = play(short_deck(["wheel_market"], [None, *ROW[1:]]))
    assert not game.over
    assert table(game)["deck"] == []


def test_an_empty_deck_and_a_full_row_do_not_end_it_12_1() -> None:
    game = play(short_deck([], list(ROW)))
    assert not game.over


def test_the_building_end_12_2() -> None:
    players = [{"wood": 2, "clay": 1, "at": {"building_1": 1, "hunt": 1}}, WAITING]
    position = {"phase": "act", "stacks": [["b_2wood_1clay"]], "heights": [1, 7], "players": players}
    game = play(position, "building_1", "wood", chance=[1, 1])
    # The round goes on for everybody.
    assert asked(game) == (1, "resolve", ["hunt", "building_2"])
    game.choose_text("building_2")
    assert game.outcome is not None
    assert game.outcome.reason == "buildings"
    assert table(game)["start"] == 0
    has(game, food=7)


def test_a_declined_last_tile_does_not_end_the_game_12_3() -> None:
    players = [{"wood": 2, "clay": 1, "at": {"building_1": 1}}, {}]
    position = {"phase": "act", "stacks": [["b_2wood_1clay"]], "heights": [1, 7], "players": players}
    game = play(position, "decline")
    assert not game.over
    assert asked(game)[1] == "place"


def test_both_ends_report_the_buildings_12_4() -> None:
    position = short_deck([], [None, *ROW[1:]]) | {"heights": [0, 7]}
    game = play(position)
    assert game.outcome is not None
    assert game.outcome.reason == "buildings"
    # No refill and no further step (11.1).
    assert table(game)["row"] == [None, *ROW[1:]]


def test_only_an_empty_stack_in_use_ends_the_game_12_2() -> None:
    game = play({"phase": "end", "heights": [1, 1], "players": [{}, {}]})
    assert not game.over
    assert now(game)["at"] == {}


def test_the_end_is_told_with_the_final_scoring() -> None:
    position = {"phase": "end", "heights": [0, 7], "players": [{"wood": 2, "score": 5}, {"agriculture": 2}]}
    game = play(position)
    assert lines(game) == [
        "A building stack is empty: the game is over.",
        "Seat 0: 5, symbols 0, farmers 0, tool makers 0, hut builders 0, shamans 0, resources 2: 7 in all.",
        "Seat 1: 0, symbols 0, farmers 0, tool makers 0, hut builders 0, shamans 0, resources 0: 0 in all.",
    ]
