"""How a bot values a position."""

from __future__ import annotations

import random
from typing import Any

import pytest

import civitas
from civitas import Game
from civitas.bots import Bot, Greedy, Random, look
from civitas.games.stone_age.judge import rounds_to_come
from tests.stone_age.helpers import ROW, play


def judged(first: dict[str, Any], seat: int = 0, **table: Any) -> float:
    game = play({"players": [first, {}]} | table)
    return game.rules.judge(game.state, seat)


def test_between_lost_and_won() -> None:
    rng = random.Random(4)
    game = civitas.new("stone_age", seats=3, seed=4)
    while not game.over:
        decision = game.decision
        assert decision is not None
        for seat in range(3):
            assert 0 <= game.rules.judge(game.state, seat) <= 1
        game.choose(rng.choice(decision.options))


def test_an_even_position_is_a_half() -> None:
    assert judged({}) == judged({}, 1) == pytest.approx(0.5)


@pytest.mark.parametrize(
    "more",
    [
        {"score": 10},
        {"wood": 2},
        {"gold": 1},
        {"food": 20},
        {"figures": 6},
        {"agriculture": 1},
        {"tools": [[1, False]]},
        {"cards": ["art_tool"]},
        {"cards": ["builder_3_points_3"]},
        {"kept": ["toolmaker_1_one_use_4"]},
        {"kept": ["healing_any_2"]},
        {"cards": ["writing_extra_card"], "secret": ["wheel_market"]},
    ],
)
def test_more_is_better(more: dict[str, Any]) -> None:
    assert judged(more) > 0.5
    assert judged(more, 1) < 0.5


def test_hunger_is_worse_than_resources() -> None:
    assert judged({"food": 0}) < judged({"food": 5})
    fed = play({"phase": "feed", "players": [{"food": 3, "wood": 2}, {}]}, "wood", "wood")
    starved = play({"phase": "feed", "players": [{"food": 3, "wood": 2}, {}]}, "done")
    assert fed.rules.judge(fed.state, 0) > starved.rules.judge(starved.state, 0)


def match(bots: list[Bot], seed: int) -> Game:
    game = civitas.new("stone_age", seats=len(bots), seed=seed)
    while not game.over:
        decision = game.decision
        assert decision is not None
        game.choose(bots[decision.seat].choose(look(game, decision)))
    return game


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    bots: list[Bot] = [Random(1), Random(2)]
    bots[seat] = Greedy(3, deals=1)
    outcome = match(bots, seat).outcome
    assert outcome is not None
    assert outcome.winners == (seat,)
    assert outcome.scores[seat] > 150


def to_come(deck: int, *visited: str, phase: str = "place") -> float:
    """How many rounds a search expects after this one, with so many cards left and figures on these places."""
    players: list[dict[str, Any]] = [{"at": dict.fromkeys(visited, 1)}, {"at": {"hunt": 1}}, {}, {}]
    state = play({"players": players, "phase": phase, "row": ROW}).state
    del state.deck[deck:]
    return rounds_to_come(state)


def test_the_game_ends_when_the_cards_on_which_figures_stand_can_not_be_replaced() -> None:
    assert to_come(2, "card_1", "card_2", phase="act") >= 1
    assert to_come(2, "card_1", "card_2", "card_3", phase="act") == 0


def test_fewer_rounds_are_to_come_the_fewer_cards_are_left_and_the_more_are_taken() -> None:
    assert to_come(28) > to_come(12) > to_come(6) > to_come(1) == 0
    assert to_come(12, "card_1", "card_2", "card_3", "card_4") < to_come(12)
