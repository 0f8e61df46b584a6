"""Many games between bots on this machine, and what came out."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from statistics import fmean, pstdev
from typing import Final

import msgspec

import civitas
from civitas.bots import Bot, look, make
from civitas.kernel.game import Game
from civitas.kernel.rules import Value

_CHUNK: Final = 25


class Result(msgspec.Struct, frozen=True):
    """One finished game: how many decisions it had, and how it ended."""

    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Spread(msgspec.Struct, frozen=True):
    """Some numbers in short."""

    mean: float
    deviation: float
    least: int
    most: int


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat fared; a shared win counts as its share."""

    seat: int
    bot: str
    wins: float
    score: Spread


class Summary(msgspec.Struct, frozen=True):
    """What came out of a simulation. The rates are of the whole machine: all jobs together."""

    game: str
    variant: dict[str, Value]
    games: int
    seed: int
    jobs: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    decisions: Spread
    seats: list[SeatSummary]
    reasons: dict[str, int]


def play_out(game: Game, bots: Sequence[Bot]) -> Game:
    """Let the bots, one a seat, play the game to its end."""
    while (decision := game.decision) is not None:
        game.choose(bots[decision.seat].choose(look(game, decision)), decision.seat)
    return game


def simulate(
    name: str,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    variant: Mapping[str, Value] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play that many games between these bots; the results hang on the seed, not on the number of jobs."""
    variant = dict(variant or {})
    # Whatever is wrong with the wish comes out here, before any work is done.
    first = civitas.new(name, len(seats), seed, variant)
    for bot in seats:
        make(bot, 0)
    starts = range(0, games, _CHUNK)
    chunks = [(name, tuple(seats), range(seed + at, seed + min(at + _CHUNK, games)), variant) for at in starts]
    results: list[Result] = []
    began = time.perf_counter()
    if jobs == 1:
        for chunk in chunks:
            results += _played(*chunk)
            progress(len(results))
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            futures = [pool.submit(_played, *chunk) for chunk in chunks]
            for future in as_completed(futures):
                results += future.result()
                progress(len(results))
    seconds = time.perf_counter() - began
    return Summary(
        game=name,
        variant=dict(first.state.variant),
        games=games,
        seed=seed,
        jobs=jobs,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=sum(result.decisions for result in results) / seconds,
        decisions=_spread([result.decisions for result in results]),
        seats=[
            SeatSummary(
                seat=seat,
                bot=bot,
                wins=sum(1 / len(result.winners) for result in results if seat in result.winners),
                score=_spread([result.scores[seat] for result in results]),
            )
            for seat, bot in enumerate(seats)
        ],
        reasons=dict(sorted(Counter(result.reason for result in results).items())),
    )


def _played(name: str, seats: Sequence[str], seeds: range, variant: Mapping[str, Value]) -> list[Result]:
    results = []
    for seed in seeds:
        bots = [make(bot, seed * 31 + seat) for seat, bot in enumerate(seats)]
        game = play_out(civitas.new(name, len(seats), seed, variant), bots)
        outcome = game.outcome
        if outcome is not None:
            results.append(Result(len(game.history), outcome.scores, outcome.winners, outcome.reason))
    return results


def _spread(numbers: Sequence[int]) -> Spread:
    return Spread(fmean(numbers), pstdev(numbers), min(numbers), max(numbers))
