"""The contract, held by every registered game: by the usual rules at length, under each house rule more briefly."""

from __future__ import annotations

import random
from collections import deque

import pytest

from civitas import Game
from civitas.bots.random import any_of

from . import properties
from .cases import Case, conservation, defaults, eyes, variants, walk

USUAL = pytest.mark.parametrize("case", defaults(), ids=str)
TRIALS = [pytest.param(case, marks=pytest.mark.trial) for case in variants()]
EVERY = pytest.mark.parametrize("case", [*defaults(), *TRIALS], ids=str)
FULL = pytest.mark.parametrize("case", {case.game: case for case in defaults()}.values(), ids=str)
"""Every game once, with the most seats."""
REDEALS = 10_000


@EVERY
def test_random_play_ends_with_closed_options_and_nothing_lost(case: Case) -> None:
    count = conservation(case.game)
    for seed in range(1 if case.is_long else 3):
        game = case.new(seed)
        whole = properties.pieces(game)
        for number, stop in enumerate(walk(game, seed)):
            properties.closed(stop)
            if count is not None:
                count(stop.state)
            if number % 16 == 0:
                assert properties.pieces(stop) == whole
        properties.ends_with_ranks(game)
        assert properties.pieces(game) == whole


@EVERY
def test_the_same_seed_and_choices_give_the_same_game(case: Case) -> None:
    twin = case.new(11)
    begun = case.begun(11)
    for number, game in enumerate(walk(begun, 5, stop=case.until(begun))):
        _follow(game, twin)
        if number % 8 == 0 or game.over:
            assert properties.table(game) == properties.table(twin)
        if number % 100 == 60 or game.over:
            properties.saves(game)
        properties.same_questions(game, twin)


def _follow(game: Game, twin: Game) -> None:
    """Let the twin make the choices that the game has made since."""
    for seat, _, option in game.history[len(twin.history) :]:
        twin.choose(option, seat)


@EVERY
def test_forks_and_redeals_leave_each_other_alone(case: Case) -> None:
    rng = random.Random(3)
    begun = case.begun(21)
    for game in walk(begun, 6, stop=case.until(begun)):
        if rng.random() < 0.1:
            properties.forks(game)


@EVERY
def test_a_fork_given_the_same_choices_stays_equal(case: Case) -> None:
    rng = random.Random(4)
    fork = case.new(31)
    begun = case.begun(31)
    for game in walk(begun, 8, stop=case.until(begun)):
        _follow(game, fork)
        if rng.random() < 0.2:
            assert properties.table(game) == properties.table(fork)
            fork = fork.fork()


@EVERY
def test_nobody_sees_what_is_hidden(case: Case) -> None:
    usual = case in defaults()
    rng = random.Random(9)
    seen = -1
    begun = case.begun(41)
    for game in walk(begun, 7, stop=case.until(begun)):
        if rng.random() < (0.5 if usual else 0.1):
            for seat in eyes(game):
                properties.view_names_nothing_hidden(game, seat)
                properties.lines_name_nothing_hidden(game, seat, seen)
                if not game.over:
                    properties.indistinguishable(game, seat, rng.getrandbits(32))
                    properties.any_deal_will_do(game, seat, rng.getrandbits(32))
        seen = len(game.history)


@USUAL
def test_hidden_pieces_are_dealt_differently(case: Case) -> None:
    game = case.new(51)
    for seat in eyes(game):
        unknown = list(map(str, properties.hidden(game, seat)))
        if len(set(unknown)) > 8:
            deals = [list(map(str, properties.hidden(game.redeal(seat, seed), seat))) for seed in range(3)]
            assert len({tuple(deal) for deal in deals}) == 3
            assert all(sorted(deal) == sorted(unknown) for deal in deals)


@USUAL
def test_what_is_not_legal_is_refused(case: Case) -> None:
    begun = case.begun(61)
    for number, game in enumerate(walk(begun, 2, stop=case.until(begun))):
        if number % 10 == 0 and not game.over:
            properties.refuses(game)


@EVERY
def test_an_arranged_position_plays_on_alike(case: Case) -> None:
    rng = random.Random(8)
    begun = case.begun(71)
    for game in walk(begun, 3, stop=case.until(begun)):
        if rng.random() < 0.05 or game.over:
            twin = properties.arranges(game)
            if rng.random() < 0.3:
                original = game.fork()
                properties.ends_with_ranks(deque(walk(original, 99), maxlen=1)[0])
                for seat, _, option in original.history[len(game.history) :]:
                    twin.choose(option, seat)
                assert properties.table(original) == properties.table(twin)
                assert original.outcome == twin.outcome


@EVERY
def test_an_undone_choice_was_never_made(case: Case) -> None:
    rng = random.Random(12)
    undone = 0
    game = case.begun(81)
    end = case.until(game)
    while not game.over and (not undone or len(game.history) < end):
        before = properties.table(game)
        decision = rng.choice(game.pending)
        option = any_of(decision.options, rng.randrange(len(decision.options)))
        game.choose(option, decision.seat)
        if rng.random() < 0.25:
            properties.only_the_last_to_choose_may_undo(game, decision.seat)
            if not game.undo_refusal(decision.seat):
                after = properties.table(game)
                game.undo(decision.seat)
                assert properties.table(game) == before
                game.choose(option, decision.seat)
                assert properties.table(game) == after
                undone += 1
    assert undone


@USUAL
def test_after_an_undo_another_choice_is_redealt(case: Case) -> None:
    rng = random.Random(13)
    changed = seed = 0
    game = case.begun(91)
    end = case.until(game)
    while not changed or not (game.over or len(game.history) > end):
        if game.over:
            seed += 1
            game = case.new(91 + seed)
        decision = rng.choice(game.pending)
        first, second = rng.choice(decision.options), rng.choice(decision.options)
        game.choose(first, decision.seat)
        if first is not second and rng.random() < 0.2 and not game.over:
            game.redeal(decision.seat, 1)
            if not game.undo_refusal(decision.seat):
                game.undo(decision.seat)
                game.choose(second, decision.seat)
                if not game.over:
                    properties.indistinguishable(game, decision.seat, rng.getrandbits(32))
                changed += 1


@USUAL
def test_in_an_open_round_the_picks_of_others_are_drawn_anew(case: Case) -> None:
    game = case.new(101)
    for stop in walk(game, 14, most=100):
        for seat in eyes(stop):
            picked = {chooser: option for chooser, option in stop.open_picks().items() if chooser != seat}
            free = [
                one for one in picked if any(d.seat == one and len(d.options) > 1 for d in stop.before(one).pending)
            ]
            if free:
                deals = [stop.redeal(seat, seed).open_picks() for seed in range(40)]
                assert any(deal.get(chooser) != option for deal in deals for chooser, option in picked.items())
        if len(stop.history) > 12 or stop.over:
            break


@USUAL
def test_in_the_middle_of_a_step_a_deal_is_found_and_is_not_the_truth(case: Case) -> None:
    """A bot is never handed the true deal because no other was found: redeal after redeal finds one, or would raise."""
    rng = random.Random(15)
    dealt = varied = 0
    for seed in range(3):
        begun = case.begun(111 + seed)
        for game in walk(begun, seed, stop=case.until(begun)):
            if game.over or not game.since() or rng.random() < 0.7:
                continue
            for seat in eyes(game):
                deals = [game.redeal(seat, rng.getrandbits(32)) for _ in range(2)]
                truth = list(map(str, properties.hidden(game, seat)))
                dealt += len(truth) > 8
                varied += len(truth) > 8 and any(
                    list(map(str, properties.hidden(deal, seat))) != truth for deal in deals
                )
    assert varied >= 0.95 * dealt
    assert dealt or len(properties.hidden(case.new(0), None)) < 9


@pytest.mark.trial
@FULL
def test_ten_thousand_redeals_all_find_a_deal(case: Case) -> None:
    """For who chooses, for others and for spectators, at rests and in the middle of steps."""
    made = seed = 0
    while made < REDEALS:
        seed += 1
        for game in walk(case.new(seed), seed):
            if game.over or made >= REDEALS:
                break
            for seat in eyes(game):
                assert game.redeal(seat, made).asked(seat) == game.asked(seat)
                made += 1
