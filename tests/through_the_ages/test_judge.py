"""How a bot that searches values a position."""

from __future__ import annotations

import pytest

from civitas import Game

from .scenes import play, scene


def chance(game: Game, seat: int = 0) -> float:
    """What the judges give to a seat."""
    return game.rules.judges(game.state)[seat]


@pytest.mark.parametrize(("age", "left"), [("I", 20), ("II", 20), ("III", 20), ("III", 6)])
def test_a_turn_costs_nobody_anything_by_ending(age: str, left: int) -> None:
    spent = {"civil": 0, "military": 1}
    working = {"bronze": 3, "philosophy": 2, "agriculture": 2, "religion": 1}
    busy = [{**spent, "workers": working}, {"workers": working}]
    before = scene(*busy, age=age, round=9, civil_left=left)
    after = play(scene(*busy, age=age, round=9, civil_left=left), "end")
    assert chance(after) == pytest.approx(chance(before), abs=0.02)


@pytest.mark.parametrize("waste", ["destroy:bronze", "destroy:agriculture", "destroy:philosophy"])
def test_to_tear_something_down_is_worse_than_to_end_the_turn(waste: str) -> None:
    late = {"age": "III", "round": 15, "civil_left": 12}
    ended = play(scene({"unused": 3}, {}, **late), "end")
    torn = play(scene({"unused": 3}, {}, **late), waste, "end")
    assert chance(torn) < chance(ended)


def test_hunger_that_goes_on_is_worse_than_hunger_that_ends_with_the_game() -> None:
    hungry = {"yellow": 6, "food": 0}
    assert chance(scene(hungry, {}, age="II", round=9)) < chance(scene({**hungry, "food": 4}, {}, age="II", round=9))
