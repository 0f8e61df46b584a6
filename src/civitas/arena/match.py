"""Matches between bots: who is stronger, by how much, and how sure that is.

Games come in groups: one deal, played once with every turn of the seats, so that neither the deal nor the seat favours
anybody. Rates are taken over groups, and so are their intervals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import permutations
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

import msgspec

import civitas
from civitas.arena.stopping import STOPPED, as_it_stands
from civitas.bots import look, make
from civitas.kernel.errors import BadSave
from civitas.kernel.rules import Value

_RESAMPLES: Final = 2000


class Setting(msgspec.Struct, frozen=True):
    """What is played: the game, who plays in turn, with how many seats, under which house rules.

    `seconds` caps a thought as a table does; without it iterations alone say how long bots think.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    variant: dict[str, Value] = {}
    seconds: float | None = None


class Played(msgspec.Struct, frozen=True):
    """One game: its deal and turn of seats, who sat where, the ranks, and the processor time of every move by bot."""

    setting: Setting
    seed: int
    turn: int
    sitting: tuple[str, ...]
    ranks: tuple[int, ...]
    decisions: int
    stopped: bool
    seconds: dict[str, list[float]]


class Rate(msgspec.Struct, frozen=True):
    """A share or a mean with the interval in which it lies nineteen times out of twenty."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared: shares of wins, mean rank, and the processor time of a move."""

    bot: str
    wins: Rate
    rank: Rate
    move_median: float
    move_p95: float
    move_worst: float


class Match(msgspec.Struct, frozen=True):
    """What came out. `pairwise` has for two bots the share of pairs in which the first ranks higher, ties half."""

    setting: Setting
    games: int
    stopped: int
    decisions: float
    standings: list[Standing]
    pairwise: dict[str, Rate]


def match(
    setting: Setting,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    kept: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Match:
    """Play whole groups until there are that many games; `kept` is a file of played games to go on from."""
    civitas.new(setting.game, setting.seats, seed, setting.variant)
    for bot in setting.bots:
        make(bot, 0)
    # After as many turns as there are bots everybody sits as at first: that would be the same game again.
    turns = len(setting.bots)
    wanted = [(number + seed, turn) for number in range(ceil(games / turns)) for turn in range(turns)]
    played = {(one.seed, one.turn): one for one in _read(kept, setting)}
    missing = [one for one in wanted if one not in played]
    for one in _play_all(setting, missing, jobs):
        played[one.seed, one.turn] = one
        if kept is not None:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")
        progress(len(played))
    return summed_up(setting, [played[one] for one in wanted])


def _read(kept: Path | None, setting: Setting) -> list[Played]:
    if kept is None or not kept.exists():
        return []
    try:
        found = [msgspec.json.decode(line, type=Played) for line in kept.read_bytes().splitlines()]
    except msgspec.MsgspecError as error:
        raise BadSave(f"{kept} is not a file of played games: {error}.") from error
    return [one for one in found if one.setting == setting]


def _play_all(setting: Setting, wanted: Sequence[tuple[int, int]], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from (play(setting, seed, turn) for seed, turn in wanted)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play, setting, seed, turn) for seed, turn in wanted]):
            yield future.result()


def play(setting: Setting, seed: int, turn: int) -> Played:
    """One game between the bots, seated in turn; one that goes on too long is ranked as it stands."""
    sitting = tuple([setting.bots[(seat + turn) % len(setting.bots)] for seat in range(setting.seats)])
    players = [make(bot, seed * 31 + seat, setting.seconds) for seat, bot in enumerate(sitting)]
    game = civitas.new(setting.game, setting.seats, seed, setting.variant)
    seconds: dict[str, list[float]] = {bot: [] for bot in setting.bots}
    enough = game.rules.enough
    while (decision := game.decision) is not None and len(game.history) < enough:
        began = process_time()
        option = players[decision.seat].choose(look(game, decision))
        seconds[sitting[decision.seat]].append(process_time() - began)
        game.choose(option, decision.seat)
    outcome = game.outcome or as_it_stands(game)
    return Played(setting, seed, turn, sitting, outcome.ranks, len(game.history), outcome.reason == STOPPED, seconds)


def summed_up(setting: Setting, played: Sequence[Played]) -> Match:
    """Rates over groups of games with one deal, with intervals by drawing groups anew."""
    groups: dict[int, list[Played]] = {}
    for one in played:
        groups.setdefault(one.seed, []).append(one)
    standings = []
    names = list(dict.fromkeys(setting.bots))
    for bot in names:
        times = sorted(time for one in played for time in one.seconds[bot]) or [0.0]
        standings.append(
            Standing(
                bot=bot,
                wins=rate([_wins(group, bot) for group in groups.values()]),
                rank=rate([_ranks(group, bot) for group in groups.values()]),
                move_median=median(times),
                move_p95=times[int(0.95 * (len(times) - 1))],
                move_worst=times[-1],
            )
        )
    return Match(
        setting=setting,
        games=len(played),
        stopped=sum(one.stopped for one in played),
        decisions=sum(one.decisions for one in played) / len(played),
        standings=standings,
        pairwise={
            f"{one} over {other}": rate([_pairs(group, one, other) for group in groups.values()])
            for one, other in permutations(names, 2)
        },
    )


def _wins(games: Sequence[Played], bot: str) -> tuple[float, int]:
    """The wins of a bot in a group, shared ones as their share, and the games."""
    won = 0.0
    for one in games:
        winners = [name for place, name in zip(one.ranks, one.sitting, strict=True) if place == 1]
        won += winners.count(bot) / len(winners)
    return won, len(games)


def _ranks(games: Sequence[Played], bot: str) -> tuple[float, int]:
    """The sum of a bot's ranks in a group, and how many they are."""
    ranks = [place for one in games for place, name in zip(one.ranks, one.sitting, strict=True) if name == bot]
    return sum(ranks), len(ranks)


def _pairs(games: Sequence[Played], bot: str, other: str) -> tuple[float, int]:
    """The pairs of a group that a bot won against another, ties half, and all pairs."""
    won = 0.0
    pairs = 0
    for one in games:
        mine = [place for place, name in zip(one.ranks, one.sitting, strict=True) if name == bot]
        theirs = [place for place, name in zip(one.ranks, one.sitting, strict=True) if name == other]
        won += sum((a < b) + (a == b) / 2 for a in mine for b in theirs)
        pairs += len(mine) * len(theirs)
    return won, pairs


def rate(groups: Sequence[tuple[float, int]]) -> Rate:
    """The share of all groups together, and its interval by bootstrap over the groups."""
    draw = Random(len(groups))
    resampled = sorted(_share(draw.choices(groups, k=len(groups))) for _ in range(_RESAMPLES))
    return Rate(_share(groups), resampled[_RESAMPLES // 40], resampled[-1 - _RESAMPLES // 40])


def _share(groups: Sequence[tuple[float, int]]) -> float:
    whole = sum(count for _, count in groups)
    return sum(won for won, _ in groups) / whole if whole else 0.0
