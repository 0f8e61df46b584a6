"""Whole games: nothing is lost at any decision, also where players are busy, resign, or pay by hand."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import civitas
from civitas import Game
from civitas.games.through_the_ages.pieces import BUILDINGS, CARDS, UNIT_CARDS

from .conservation import check

WEIGHTS = {"end": 0.08, "resign": 0.01, "nothing": 0.3, "none": 0.3, "pass": 0.3, "refuse": 0.3}
BUSY = ("develop", "lead", "stages", "play", "build", "population", "upgrade", "tactic")


def weight(text: str) -> float:
    """How likely a busy player makes a choice."""
    if text in WEIGHTS:
        return WEIGHTS[text]
    verb = text.partition(":")[0]
    return 0.05 if verb in ("destroy", "disband") else 3.0 if verb in BUSY else 1.0


def busy_game(seats: int, seed: int, **variant: bool) -> Game:
    """A game between players who seldom waste actions, counted at every decision."""
    game = civitas.new("through_the_ages", seats, seed, variant)
    rng = random.Random(seed)
    while (decision := game.decision) is not None:
        check(game.state)
        texts = decision.texts
        game.choose_text(rng.choices(texts, [weight(text) for text in texts])[0], decision.seat)
    check(game.state)
    return game


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_busy_games_lose_nothing(seats: int, seed: int) -> None:
    game = busy_game(seats, seed)
    assert game.outcome is not None
    assert sum(game.outcome.scores) > 10


def test_busy_games_by_hand_lose_nothing() -> None:
    assert busy_game(3, 5, manual_payments=True).outcome is not None


def test_every_card_is_named_in_a_test() -> None:
    tests = " ".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    named = set(re.findall(r"[a-z_]+", tests))
    assert [card.id for card in CARDS if card.id not in named] == []


def test_technologies_are_sorted_by_what_they_are() -> None:
    assert (len(BUILDINGS), len(UNIT_CARDS)) == (24, 10)
