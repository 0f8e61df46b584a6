"""A bot is given a seat's eyes: nothing that it can't see changes what it chooses."""

from __future__ import annotations

import gc
import random

import pytest

import civitas
from civitas import Game
from civitas.bots import Bot, Search, look
from civitas.bots import make as made
from civitas.bots.random import any_of

BOTS = ("easy", "greedy", "random", "search")


def make(name: str, seed: int) -> Bot:
    """The bot of that name; the levels that search differ by how long, so a short search stands for them."""
    return Search(seed, 6) if name == "search" else made(name, seed)


def middle_of(game: str, seats: int, seed: int, choices: int) -> Game:
    """A game after so many random choices, or at its end."""
    draw = random.Random(seed)
    playing = civitas.new(game, seats, seed)
    while len(playing.history) < choices and (decision := playing.decision) is not None:
        options = decision.options
        playing.choose(any_of(options, draw.randrange(len(options))), decision.seat)
    return playing


@pytest.mark.parametrize("bot", sorted(BOTS))
@pytest.mark.parametrize("game", sorted(civitas.titles()))
def test_a_choice_does_not_change_when_what_is_hidden_is_dealt_anew(game: str, bot: str) -> None:
    changed = 0
    for at in range(0, 120, 3):
        playing = middle_of(game, civitas.titles()[game].seats[0], at, at)
        number = len(playing.history)
        if playing.decision is None:
            continue
        decision = playing.decision
        expected = make(bot, 5).choose(look(playing, decision, number))
        for seed in range(3):
            other = playing.redeal(decision.seat, seed)
            changed += other.position() != playing.position()
            theirs = next(one for one in other.pending if one.seat == decision.seat)
            assert make(bot, 5).choose(look(other, theirs, number)) is expected
    assert changed > 20


@pytest.mark.parametrize("game", sorted(civitas.titles()))
def test_what_a_bot_samples_does_not_hang_on_the_true_deal(game: str) -> None:
    for at in range(0, 120, 3):
        playing = middle_of(game, civitas.titles()[game].seats[0], at, at)
        for decision in playing.pending:
            other = playing.redeal(decision.seat, 1)
            for seed in (2, 3):
                assert _dealt(other.redeal(decision.seat, seed)) == _dealt(playing.redeal(decision.seat, seed))


def _dealt(game: Game) -> dict[str, object]:
    """The table at the last rest, but for its stream and the answers since."""
    return {name: value for name, value in game.position().items() if name not in ("chance", "since")}


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_the_same_seed_chooses_the_same_and_changes_nothing(bot: str) -> None:
    playing = middle_of("stone_age", 3, 1, 40)
    before = playing.position()
    decision = playing.decision
    assert decision is not None
    choices = {make(bot, 3).choose(look(playing, decision)) for _ in range(3)}
    assert len(choices) == 1
    assert choices <= set(decision.options)
    assert playing.position() == before


def test_other_seeds_choose_otherwise() -> None:
    playing = civitas.new("stone_age", 3, 1)
    decision = playing.decision
    assert decision is not None
    assert len({make("random", seed).choose(look(playing, decision)) for seed in range(50)}) > 10


def test_eyes_hold_no_game() -> None:
    playing = middle_of("stone_age", 3, 1, 40)
    decision = playing.decision
    assert decision is not None
    eyes = look(playing, decision)
    for name in dir(eyes):
        if not name.startswith("__"):
            assert getattr(eyes, name) is not playing
    assert not any(reference is playing for reference in gc.get_referents(eyes))
    dealt = eyes.redeal(1)
    assert dealt is not playing
    assert dealt.seed is None
    assert dealt.state.chance.key != playing.state.chance.key


def test_a_bot_sees_with_its_seats_eyes() -> None:
    playing = middle_of("stone_age", 3, 1, 41)
    decision = playing.decision
    assert decision is not None
    eyes = look(playing, decision)
    assert eyes.view == playing.view(decision.seat)
    assert eyes.seat == decision.seat
    assert eyes.redeal(4).view(decision.seat) == eyes.view


def test_luck_differs_by_seed_and_decision() -> None:
    playing = civitas.new("stone_age", 2, 1)
    decision = playing.decision
    assert decision is not None
    draws = {look(playing, decision, number).luck(seed) for number in range(30) for seed in range(30)}
    assert len(draws) == 900


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(
        civitas.BadSetup, match="There is no bot “genius”; there are easy, greedy, hard, medium, quiet, random"
    ):
        make("genius", 0)
