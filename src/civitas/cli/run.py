"""Letting bots play: simulations and recorded games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from civitas import BadSetup
from civitas.arena import records
from civitas.arena.match import Match, Rate, Setting
from civitas.arena.match import match as play_match
from civitas.arena.simulate import Summary
from civitas.arena.simulate import simulate as simulate_games
from civitas.cli import wishes
from civitas.cli.files import write_whole
from civitas.cli.words import words
from civitas.kernel.titles import find
from civitas.words import say

GameArgument = Annotated[str, typer.Argument(help="The game; `civitas games` lists them.")]
SeedOption = Annotated[int, typer.Option(help="The first game's seed; the others follow.")]


def simulate(
    game: GameArgument,
    seats: Annotated[str | None, typer.Option(help="A number of random bots, or a list: medium,greedy,random.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: SeedOption = 0,
    variant: Annotated[list[str] | None, typer.Option(help="A house rule as name=value; may be given again.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes work at it.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Let bots play many games, and sum up."""
    rules = find(wishes.game_name(game))
    bots = wishes.bots(str(rules.seats[0]) if seats is None else seats)
    values = wishes.variant(rules, variant or [])
    with _bar(rules.title, games) as tick:
        summary = simulate_games(rules.name, bots, games, seed, values, jobs, tick)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        _print(Console(highlight=False), rules.title, summary)


def match(
    bots: Annotated[str, typer.Option(help="Who plays: medium,greedy. They take the seats in turn.")],
    game: Annotated[str, typer.Argument(help="The game; `civitas games` lists them.")] = "",
    named: Annotated[str, typer.Option("--game", help="The game, if it was not said at once.")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games, at least.")] = 200,
    seats: Annotated[int | None, typer.Option(help="How many seats; by itself as few as the game can have.")] = None,
    seed: SeedOption = 0,
    variant: Annotated[list[str] | None, typer.Option(help="A house rule as name=value; may be given again.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes work at it.")] = 1,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="How long a choice may be thought about.")] = None,
    keep: Annotated[Path | None, typer.Option(help="A file that keeps the games, to go on from after a stop.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play against each other on the same deals from every seat, and say how sure the result is."""
    rules = find(wishes.game_name(game or named))
    names = tuple(wishes.players(bots, with_people=False))
    count = seats or max(rules.seats[0], len(names))
    setting = Setting(rules.name, names, count, wishes.variant(rules, variant or []), seconds)
    with _bar(rules.title, games) as tick:
        found = play_match(setting, games, seed, jobs, keep, tick)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _print_match(Console(highlight=False), rules.title, found)


@contextmanager
def _bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar of games that are done; it goes to stderr, so that the result can be piped on."""
    errors = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(title, total=games)
        yield lambda done: progress.update(task, completed=done)


def _print_match(console: Console, title: str, found: Match) -> None:
    table = Table(title=words("match.title", title=title, seats=found.setting.seats, games=found.games))
    table.add_column(words("simulate.bot"))
    for heading in (words("simulate.wins"), words("match.rank"), words("match.time"), "95 %", words("match.worst")):
        table.add_column(heading, justify="right")
    for one in found.standings:
        times = [f"{1000 * time:.1f}" for time in (one.move_median, one.move_p95, one.move_worst)]
        rank = words(
            "match.ranks", rank=f"{one.rank.value:.2f}", low=f"{one.rank.low:.2f}", high=f"{one.rank.high:.2f}"
        )
        table.add_row(one.bot, _rate(one.wins), rank, *times)
    console.print(table)
    for pair, rate in found.pairwise.items():
        console.print(words("match.pair", pair=pair, how=_rate(rate)))
    console.print(words("match.stopped", decisions=f"{found.decisions:.0f}", n=found.stopped))


def _rate(rate: Rate) -> str:
    """A share with its interval."""
    percent, low, high = (f"{100 * part:.0f}" for part in (rate.value, rate.low, rate.high))
    return words("match.wins", percent=percent, low=low, high=high)


def _print(console: Console, title: str, summary: Summary) -> None:
    seconds = f"{summary.seconds:.1f}"
    table = Table(title=words("simulate.title", title=title, games=summary.games, seconds=seconds))
    table.add_column(words("seats.title"), justify="right")
    table.add_column(words("simulate.bot"))
    for heading in (words("simulate.wins"), words("simulate.mean"), "±"):
        table.add_column(heading, justify="right")
    for heading in (words("simulate.least"), words("simulate.most")):
        table.add_column(heading, justify="right")
    for seat in summary.seats:
        score = seat.score
        table.add_row(
            str(seat.seat),
            seat.bot,
            f"{100 * seat.wins / summary.games:.1f} %",
            f"{score.mean:.1f}",
            f"{score.deviation:.1f}",
            str(score.least),
            str(score.most),
        )
    console.print(table)
    lengths = summary.decisions
    games, decisions = f"{summary.games_per_second:,.1f}", f"{summary.decisions_per_second:,.0f}"
    console.print(words("simulate.speed", games=games, decisions=decisions))
    console.print(words("simulate.lengths", mean=f"{lengths.mean:.0f}", least=lengths.least, most=lengths.most))
    reasons = [say("simulate-reason", reason=reason, n=count) for reason, count in summary.reasons.items()]
    console.print(words("simulate.ended", reasons=reasons))


def record(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    folder: Annotated[Path, typer.Option(help="Where the game's own folder of records lies.")] = Path("tests/fixtures"),
    seed: SeedOption = 1,
    bots: Annotated[str, typer.Option(help="Bots that take the seats in turn.")] = "random,greedy",
) -> None:
    """Record games between bots, over all seat counts and house rules, for tests to replay."""
    rules = find(wishes.game_name(game))
    names = wishes.players(bots, with_people=False)
    settings = records.settings(rules)
    for number in range(games):
        seats, variant = next(settings)
        sitting = [names[(seat + number) % len(names)] for seat in range(seats)]
        house = "".join(f"-{name}-{value}".lower() for name, value in variant.items())
        path = folder / rules.name / f"{seats}-seats{house}-{seed + number}.json"
        if path.exists():
            raise BadSetup(words("refused.exists", path=str(path)))
        recorded = records.play_record(rules, seats, variant, seed + number, sitting)
        write_whole(path, msgspec.json.encode(recorded) + b"\n")
        typer.echo(words("record.done", path=str(path), n=len(recorded.save["choices"])))
