"""Looking at games: which there are, and what lies in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import civitas
from civitas import BadSetup, Game
from civitas.cli import draw
from civitas.cli.files import open_game
from civitas.cli.words import words
from civitas.kernel.saves import entry_text
from civitas.languages import language
from civitas.words import say

FileArgument = Annotated[Path, typer.Argument(help="A save, a recorded game or a position.")]
SeatOption = Annotated[int | None, typer.Option(help="See with this seat's eyes; by default with a spectator's.")]


def games() -> None:
    """List the games, their seats and house rules."""
    console = Console(highlight=False)
    for name, rules in civitas.titles().items():
        said = language(rules)
        title = words("games.title", title=rules.title, game=name, least=rules.seats[0], most=rules.seats[-1])
        table = Table(title=title, title_justify="left")
        table.add_column(words("games.rule"), no_wrap=True)
        table.add_column(words("games.values"))
        table.add_column(words("games.how"))
        for variant in rules.variants:
            values = [variant.default, *(value for value in variant.values if value != variant.default)]
            how = f"house-{variant.name}-how"
            table.add_row(variant.name, ", ".join(map(_plain, values)), said.text(say(how)) if how in said else "")
        console.print(table)
        if "blurb" in said:
            console.print(said.text(say("blurb")))
        console.print()


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def show(
    file: FileArgument,
    at: Annotated[int | None, typer.Option(help="After so many choices; by default as it stands.")] = None,
    seat: SeatOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print the view and the open decisions as JSON.")] = False,
) -> None:
    """Show a game as a seat sees it, now or after so many choices."""
    game, players, _ = open_game(file)
    game = _moment(game, len(game.history) if at is None else at)
    _check_seat(game, seat)
    if json:
        pending = [
            {"seat": d.seat, "kind": d.kind.name, "texts": d.texts if seat in (None, d.seat) else None}
            for d in game.pending
        ]
        typer.echo(msgspec.json.encode({"view": game.view(seat), "pending": pending}).decode())
        return
    draw.scene(Console(highlight=False), game, seat, draw.seat_names(players, game.seats))


def replay(file: FileArgument, seat: SeatOption = None) -> None:
    """Step through a game: Enter goes on, b back, a number to that choice, q quits."""
    console = Console(highlight=False)
    whole, players, _ = open_game(file)
    _check_seat(whole, seat)
    names = draw.seat_names(players, whole.seats)
    last = len(whole.history)
    number = 0
    while True:
        console.rule(words("replay.at", n=number, all=last))
        if number:
            made = entry_text(whole.history[number - 1])
            console.print(words("replay.choice", n=number, text=made), markup=False)
        draw.scene(console, _moment(whole, number), seat, names)
        try:
            entry = console.input(words("replay.keys") + " ").strip()
        except EOFError:
            return
        if entry in ("q", "quit") or (not entry and number == last):
            return
        if entry == "b":
            number = max(0, number - 1)
        elif entry.isdecimal() and entry.isascii():
            number = min(last, int(entry[:9]))
        else:
            number = min(last, number + 1)


def _moment(game: Game, number: int) -> Game:
    if not 0 <= number <= len(game.history):
        raise BadSetup(words("refused.moment", all=len(game.history), n=number))
    return game.fork_at(number)


def _check_seat(game: Game, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < game.seats:
        raise BadSetup(words("refused.seat", last=game.seats - 1, n=seat))
