"""Whole games: they end, nothing is lost, no position comes back, and the judge knows what is good."""

from __future__ import annotations

import random
from typing import Any

import pytest

import civitas
from civitas.bots.eyes import look
from civitas.bots.greedy import Greedy
from civitas.games.endeavor.rules import payments
from civitas.games.endeavor.state import ACTION, EndeavorState

from .conservation import check

PER_ICON = {"payment_action_mode": "per_icon"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_end_after_seven_rounds_with_everything_in_place(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(15):
        game = civitas.new("endeavor", seats, seed)
        while game.decision is not None:
            game.choose(rng.choice(game.decision.options))
            check(game.state)
        assert game.view(None).round == 7
        assert all(len(player.buildings) == 8 for player in game.view(None).players)


def _public(state: EndeavorState) -> tuple[Any, ...]:
    """All that R13 compares: everything but the supplies."""
    return (
        state.turn,
        tuple(map(tuple, state.tracks)),
        tuple(state.holders),
        state.joined,
        tuple(map(tuple, state.decks)),
        *(
            (p.harbor, p.used, p.passed, tuple(p.tokens), tuple(p.cards), tuple(p.face_down), tuple(p.beside))
            for p in state.players
        ),
    )


@pytest.mark.parametrize("variant", [{}, PER_ICON], ids=["finance_level", "per_icon"])
def test_r13_no_position_comes_back_within_a_phase(variant: dict[str, Any]) -> None:
    """Players who build banks and pay whenever they can; the whole position is compared, not the guard's short form."""
    refused = paid = 0
    for seed in range(12):
        rng = random.Random(seed)
        game = civitas.new("endeavor", 3, seed, variant)
        past: set[tuple[Any, ...]] = set()
        phase = (0, "")
        while game.decision is not None:
            state = game.state
            decision = game.decision
            if decision.kind.name == "turn":
                if phase != (state.round, state.phase):
                    phase, past = (state.round, state.phase), set()
                here = _public(state)
                assert here not in past
                past.add(here)
                refused += _refused_rightly(game, past)
            texts = decision.texts
            likes = [text for text in texts if text in ("build:bank", "build:workshop", "build:stock_exchange")]
            pays = [text for text in texts if text.startswith(("activate:bank", "activate:stock"))]
            paid += bool(pays)
            game.choose_text(rng.choice(pays or likes or texts))
    assert paid > 100
    assert refused > 0


def _refused_rightly(game: civitas.Game, past: set[tuple[Any, ...]]) -> int:
    """Payment tiles that the guard does not offer really have no way that leads to a new position."""
    state = game.state
    player = state.players[state.turn]
    assert game.decision is not None
    texts = set(game.decision.texts)
    refused = 0
    for tile in player.tiles:
        if not tile.building.pays or player.used & tile.bit or not player.harbor or not payments.payable(state, player):
            continue
        if f"activate:{tile}" in texts or not state.seen:
            continue
        refused += 1
        assert state.phase == ACTION
        # With the guard's memory wiped, every way to use the tile leads to a position that has been there.
        wiped = civitas.arrange("endeavor", game.position() | {"seen": []})
        _all_ways_repeat(wiped, f"activate:{tile}", past)
    return refused


def _all_ways_repeat(game: civitas.Game, text: str, past: set[tuple[Any, ...]]) -> None:
    game = game.fork()
    game.choose_text(text)
    if game.decision is not None and game.decision.kind.name == "free":
        for way in game.decision.texts:
            _all_ways_repeat(game, way, past)
        return
    assert _public(game.state) in past


def test_greedy_wins_against_random() -> None:
    won = 0
    for number in range(12):
        seat = number % 3
        rng = random.Random(number)
        game = civitas.new("endeavor", 3, 500 + number)
        bot = Greedy(number, deals=1)
        while game.decision is not None:
            mine = game.decision.seat == seat
            game.choose(bot.choose(look(game, game.decision)) if mine else rng.choice(game.decision.options))
        assert game.outcome is not None
        won += game.outcome.ranks[seat] == 1
    assert won >= 11


def test_the_judge_prefers_what_scores() -> None:
    poor = civitas.arrange("endeavor", {"round": 7, "phase": "action", "players": [{"harbor": 2}, {}, {}]})
    rich = civitas.arrange(
        "endeavor", {"round": 7, "phase": "action", "players": [{"harbor": 2, "cities": ["rome", "vienna"]}, {}, {}]}
    )
    judge = poor.rules.judge
    assert 0 < judge(poor.state, 0) < judge(rich.state, 0) < 1
    assert judge(rich.state, 1) < judge(poor.state, 1)
