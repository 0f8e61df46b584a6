"""Rules 10."""

from __future__ import annotations

import pytest

from civitas import IllegalChoice
from tests.stone_age.helpers import asked, has, lines, play


def test_in_turn_order_from_the_start_player_10_1() -> None:
    short = {"food": 0, "wood": 1}
    game = play({"phase": "feed", "start": 1, "players": [short, short, short]})
    seats = []
    while asked(game)[1] == "feed":
        seats.append(asked(game)[0])
        game.choose_text("done")
    assert seats == [1, 2, 0]


def test_income_before_paying_10_2() -> None:
    game = play({"phase": "feed", "players": [{"food": 2, "agriculture": 3}, {}]})
    has(game, food=0, score=0)


@pytest.mark.parametrize("figures", [5, 7, 10])
def test_one_food_for_each_figure_10_3(figures: int) -> None:
    game = play({"phase": "feed", "players": [{"food": 11, "figures": figures, "wood": 3}, {}]})
    has(game, food=11 - figures, wood=3, score=0)


def test_resources_for_missing_food_10_4() -> None:
    game = play({"phase": "feed", "players": [{"food": 2, "wood": 1, "stone": 1, "gold": 2}, {}]})
    assert asked(game) == (0, "feed", ["wood", "stone", "gold", "done"])
    game.choose_text("wood")
    assert asked(game) == (0, "piece", ["stone", "gold", "done"])
    has(game, wood=1, food=0, score=0)
    game.choose_text("gold")
    assert asked(game) == (0, "piece", ["gold", "done"])
    game.choose_text("done")
    has(game, food=0, wood=0, stone=1, gold=1, score=-4)


@pytest.mark.parametrize("paid", [0, 1, 2, 3])
def test_four_points_for_each_missing_food_10_4(paid: int) -> None:
    game = play({"phase": "feed", "players": [{"food": 1, "wood": 3, "score": 5}, {}]})
    for _ in range(paid):
        game.choose_text("wood")
    if paid < 3:
        game.choose_text("done")
    has(game, wood=3 - paid, score=5 - 4 * (4 - paid))


def test_no_more_than_is_missing_10_4() -> None:
    game = play({"phase": "feed", "players": [{"food": 4, "wood": 3}, {}]}, "wood")
    has(game, wood=2, score=0)
    assert asked(game)[1] == "place"


def test_nothing_to_decide_without_resources_10_4() -> None:
    game = play({"phase": "feed", "players": [{"food": 3}, {}]})
    has(game, food=0, score=-8)
    assert lines(game)[0] == "Seat 0 pays 3 food, lacks 2 and loses 8 points by hunger: -8."


def test_no_starving_on_purpose_10_3() -> None:
    game = play({"phase": "feed", "players": [{"food": 5, "wood": 3}, {"food": 0, "wood": 1}]})
    assert asked(game)[0] == 1
    with pytest.raises(IllegalChoice):
        game.choose_text("done", seat=0)


def test_no_figure_is_lost_10_5() -> None:
    game = play({"phase": "feed", "players": [{"food": 0, "figures": 6}, {}]})
    has(game, figures=6, score=-24)
