"""Matches: the same deals from every seat, summed up with how sure it is."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from civitas import BadSave, BadSetup
from civitas.arena.match import Played, Setting, match, rate, summed_up

SETTING = Setting("stone_age", ("greedy", "random"), 2)


def game(seed: int, turn: int, ranks: tuple[int, ...], stopped: bool = False) -> Played:
    sitting = ("greedy", "random") if turn == 0 else ("random", "greedy")
    return Played(SETTING, seed, turn, sitting, ranks, 100, stopped, {"greedy": [0.2, 0.1], "random": [0.01]})


def test_wins_pairs_and_times_are_counted_by_bot_not_by_seat() -> None:
    found = summed_up(SETTING, [game(1, 0, (1, 2)), game(1, 1, (2, 1)), game(2, 0, (1, 1)), game(2, 1, (1, 2), True)])
    greedy, random = found.standings
    assert (greedy.wins.value, random.wins.value) == (2.5 / 4, 1.5 / 4)
    assert found.pairwise["greedy over random"].value == 2.5 / 4
    assert (greedy.rank.value, random.rank.value) == (1.25, 1.5)
    assert greedy.rank.low <= 1.25 <= greedy.rank.high
    assert (greedy.move_worst, random.move_worst) == (0.2, 0.01)
    assert (found.games, found.stopped) == (4, 1)


def test_an_interval_holds_its_rate_and_shrinks_with_more_groups() -> None:
    few, many = rate([(2, 2), (0, 2)] * 3), rate([(2, 2), (0, 2)] * 60)
    assert few.low <= few.value == 0.5 <= few.high
    assert many.high - many.low < few.high - few.low
    assert rate([(2, 2)] * 5) == rate([(2, 2)] * 5)


def test_every_deal_is_played_from_every_seat() -> None:
    found = match(Setting("stone_age", ("easy", "random"), 2), games=3, seed=4)
    assert found.games == 4
    assert found.pairwise["easy over random"].value > 0.5
    assert set(found.pairwise) == {"easy over random", "random over easy"}


def test_no_game_is_played_twice_where_the_seats_repeat(tmp_path: Path) -> None:
    kept = tmp_path / "match.jsonl"
    match(Setting("stone_age", ("easy", "random"), 4), games=4, seed=4, kept=kept)
    played = [msgspec.json.decode(line, type=Played) for line in kept.read_bytes().splitlines()]
    assert len({(one.seed, one.sitting) for one in played}) == len(played) == 4


def test_a_match_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    kept = tmp_path / "match.jsonl"
    setting = Setting("stone_age", ("random",), 2)
    done: list[int] = []
    match(setting, games=2, kept=kept, progress=done.append)
    whole = match(setting, games=4, kept=kept, progress=done.append)
    assert done == [1, 2, 3, 4]
    assert whole.games == 4
    assert len(kept.read_text().splitlines()) == 4
    kept.write_text("{")
    with pytest.raises(BadSave, match=r"match\.jsonl is not a file of played games"):
        match(setting, games=4, kept=kept)


def test_what_can_not_be_played_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="no bot “genius”"):
        match(Setting("stone_age", ("genius",), 2), 1)
    with pytest.raises(BadSetup, match="2 to 4 players"):
        match(Setting("stone_age", ("random",), 7), 1)
