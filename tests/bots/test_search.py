"""The bot that searches: what it thinks, how long, and from what."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import civitas
from civitas import CannotRedeal
from civitas.bots import Eyes, Search, look, make
from civitas.bots.tree import Tree, valued
from civitas.kernel.rules import Habits, Outcome
from civitas.kit.judging import shares

from .test_eyes import middle_of


def eyes_of(playing: civitas.Game) -> Eyes:
    decision = playing.decision
    assert decision is not None
    return look(playing, decision)


@pytest.mark.parametrize("leaf", ["judged", "quiet", "playout", "mixed"])
def test_a_thought_has_an_opinion_of_every_option(leaf: str) -> None:
    eyes = eyes_of(middle_of("innovation", 2, 3, 40))
    thought = Search(1, 30, habits=Habits(leaf, 0.5, 30)).think(eyes)
    assert {str(one.option) for one in thought.opinions} == set(map(str, eyes.decision.options))
    assert sum(one.share for one in thought.opinions) == pytest.approx(1)
    assert all(0 <= one.chance <= 1 for one in thought.opinions)
    assert all(one.line[0] == eyes.decision.kind.text(one.option) for one in thought.opinions)
    assert thought.opinions[0].share == max(one.share for one in thought.opinions)
    assert (thought.iterations, thought.cut) == (30, False)


def test_a_mixed_leaf_is_judged_and_played_on() -> None:
    eyes = eyes_of(middle_of("endeavor", 3, 3, 40))
    judged, idle, mixed = (
        Search(1, 30, habits=Habits(leaf, longest=longest)).think(eyes).opinions
        for leaf, longest in (("judged", 40), ("mixed", 0), ("mixed", 400))
    )
    assert idle == judged
    assert mixed != judged


def test_more_iterations_make_an_opinion_surer() -> None:
    eyes = eyes_of(middle_of("stone_age", 2, 3, 30))
    few, many = (Search(1, count, habits=Habits("playout", 0.5, 400)).think(eyes) for count in (20, 80))
    assert many.opinions[0].error < few.opinions[0].error


def test_time_is_a_cap_and_the_thought_says_so() -> None:
    thought = Search(1, 1_000_000, seconds=0.0).think(eyes_of(middle_of("stone_age", 2, 3, 30)))
    assert thought.cut
    assert thought.iterations == 1


def test_in_a_game_that_does_not_end_other_things_are_tried() -> None:
    playing = middle_of("innovation", 2, 3, 40)
    assert playing.decision is not None

    def chosen(number: int) -> set[str]:
        eyes = look(playing, playing.decision, number)
        return {str(Search(seed, 30).choose(eyes)) for seed in range(12)}

    assert len(chosen(playing.rules.enough // 2)) > len(chosen(40))


def test_a_game_that_nobody_won_is_worth_nothing_to_anybody() -> None:
    playing = civitas.new("stone_age", 2, 1)
    ended = Outcome((0, 0), (1, 1), (), "undecided")
    assert valued(SimpleNamespace(outcome=ended, rules=playing.rules)) == [0.0, 0.0]


def test_with_a_spread_an_ended_game_is_worth_how_far_ahead_everybody_came() -> None:
    ended = SimpleNamespace(outcome=Outcome((50, 45, 20), (1, 2, 3), (0,), "rounds"), rules=None)
    assert valued(ended) == [1.0, 0.0, 0.0]
    first, second, third = valued(ended, 5.0)
    assert first / second == pytest.approx(2.718, abs=0.001)
    assert first + second + third == pytest.approx(1)
    assert third < 0.01


@pytest.mark.parametrize("shunned", ["pass", ""])
def test_a_shunned_option_is_taken_where_there_is_no_other(shunned: str) -> None:
    game = civitas.new("endeavor", 3, 1)
    assert game.decision is not None
    Tree(3, game.decision, Habits(longest=400, shunned=shunned), 1)._play_on(game, to_rest=False)
    assert game.over
    again = civitas.new("endeavor", 3, 1)
    avoidable = 0
    for seat, _, option in game.history:
        assert again.decision is not None
        avoidable += str(option) == "pass" and len(again.decision.options) > 1
        again.choose(option, seat)
    assert bool(avoidable) == (not shunned)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_nobody_resigns_and_resigning_hides_no_other_difference(level: str) -> None:
    playing = civitas.new("through_the_ages", 2, 3)
    asked = 0
    while asked < 4:
        decision = playing.decision
        assert decision is not None
        if "resign" in decision.texts:
            asked += 1
            thought = make(level, asked).think(look(playing, decision))
            assert str(thought.best) != "resign"
            assert all(not one.share for one in thought.opinions if str(one.option) == "resign")
        playing.choose(make("greedy", 1).choose(look(playing, decision)), decision.seat)


def test_a_seat_without_a_choice_does_not_think() -> None:
    game = civitas.new("stone_age", 2, 1)
    eyes = eyes_of(game)
    eyes.decision.options = eyes.decision.options[:1]
    assert Search(1, 10**9).choose(eyes) is eyes.decision.options[0]


@pytest.mark.parametrize(("game", "seats"), [("stone_age", 2), ("innovation", 2), ("endeavor", 3)])
def test_a_choice_ends_when_it_is_settled_and_is_the_one_of_the_whole_thought(game: str, seats: int) -> None:
    asked = 0

    def counted(seed: int) -> civitas.Game:
        nonlocal asked
        asked += 1
        return playing.redeal(decision.seat, seed)

    saved = 0
    for number in range(12, 60, 6):
        playing = middle_of(game, seats, 3, number)
        decision = playing.decision
        assert decision is not None
        asked = 0
        # Fewer iterations than the pool has deals: every one of them asks for a deal.
        habits = Habits(playing.rules.habits.leaf)
        chosen = Search(1, 30, habits=habits).choose(Eyes(decision, lambda: None, counted, number))
        saved += asked < 30
        assert chosen is Search(1, 30, habits=habits).think(look(playing, decision, number)).best
    assert saved


def test_without_a_deal_it_chooses_all_the_same() -> None:
    def refuse(seed: int) -> civitas.Game:
        raise CannotRedeal("none")

    game = civitas.new("stone_age", 2, 1)
    assert game.decision is not None
    eyes = Eyes(game.decision, lambda: None, refuse)
    for bot in ("easy", "greedy", "medium"):
        assert make(bot, 1).choose(eyes) in game.decision.options


def test_worlds_are_deals_with_ever_new_luck() -> None:
    eyes = eyes_of(middle_of("innovation", 2, 3, 40))
    worlds = eyes.worlds(5)
    found = [next(worlds) for _ in range(100)]
    assert all(world.view(eyes.seat) == eyes.view for world in found)
    assert len({world.state.chance.key for world in found}) == 100
    assert 8 < len({str(world.table()) for world in found}) <= 32


@pytest.mark.parametrize("game", sorted(civitas.titles()))
def test_the_judges_share_the_win(game: str) -> None:
    playing = middle_of(game, civitas.titles()[game].seats[-1], 4, 50)
    chances = playing.rules.judges(playing.state)
    assert len(chances) == playing.seats
    assert sum(chances) == pytest.approx(1)
    assert min(chances) >= 0


def test_shares_follow_the_lead() -> None:
    even, ahead = shares([10, 10], 5), shares([15, 10], 5)
    assert even == [0.5, 0.5]
    assert ahead[0] / ahead[1] == pytest.approx(2.718, abs=0.001)
