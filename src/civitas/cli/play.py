"""Playing in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

import civitas
from civitas import BadSetup, CivitasError, Game
from civitas.bots import DEFAULT, SECONDS, look, make
from civitas.cli import draw, wishes
from civitas.cli.files import new_path, open_game, write_game
from civitas.cli.words import words
from civitas.kernel.decisions import Decision, shorten
from civitas.kernel.titles import find
from civitas.languages import wording
from civitas.languages.thoughts import told
from civitas.words import Prompt, say


class Quit(Exception):
    """The player has had enough for now."""


class Terminal:
    """One game at one screen: people answer in turns, bots answer at once, every choice is saved."""

    def __init__(self, game: Game, players: Sequence[str], path: Path, console: Console) -> None:
        self._game = game
        self._players = list(players)
        self._path = path
        self._console = console
        self._names = draw.seat_names(players, game.seats)
        self._people = [seat for seat, player in enumerate(players) if player == wishes.YOU]
        seed = 0 if game.seed is None else game.seed
        self._bots = {seat: make(player, seed + seat) for seat, player in enumerate(players) if player != wishes.YOU}
        self._read = {seat: len(game.log(seat)) for seat in range(game.seats)}
        self._at_screen = self._people[0] if len(self._people) == 1 else -1

    def run(self) -> None:
        """Play until the game is over or somebody quits; nothing is lost either way."""
        self._save()
        try:
            while not self._game.over:
                self._turn()
        except (Quit, EOFError):
            self._farewell()
            return
        except KeyboardInterrupt:
            self._console.print()
            self._farewell()
            raise typer.Exit(130) from None
        seat = self._people[0] if self._people else None
        self._console.print(draw.board(self._game.rules, self._game.view(seat)))
        outcome = self._game.outcome
        if outcome is not None:
            self._console.print(draw.result(self._game.rules, outcome, self._names))
        self._console.print(words("play.look_back", path=str(self._path)), soft_wrap=True)

    def _turn(self) -> None:
        """Let whoever is asked answer, bots first: a person then sees all that is known."""
        pending = self._game.pending
        for decision in pending:
            bot = self._bots.get(decision.seat)
            if bot is not None:
                self._game.choose(bot.choose(look(self._game, decision)), decision.seat)
                self._save()
                return
        self._ask(pending[0])

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        if self._at_screen != seat:
            # Hands are hidden until the right person sits at the screen.
            self._console.clear()
            self._console.print(Panel(words("play.turn", name=self._names[seat])))
            input()
            self._at_screen = seat
            self._console.clear()
        view = self._game.view(seat)
        lines = self._game.log(seat)
        self._console.print(draw.board(self._game.rules, view))
        news = lines[self._read[seat] :]
        if news:
            happened = draw.chronicle(self._game.rules, news, self._names)
            self._console.print(Panel(happened, title=words("play.since"), title_align="left"))
        prompt = wording(self._game.rules, view, decision, self._names)
        self._console.print(draw.question(prompt, decision, self._names[seat]))
        while True:
            entry = self._console.input("> ").strip()
            word, _, rest = entry.partition(" ")
            match word:
                case "":
                    continue
                case "q" | "quit":
                    raise Quit
                case "?" | "h" | "help":
                    self._console.print(words("play.help"))
                case "hint":
                    self._hint(decision, prompt)
                case "l" | "log":
                    self._console.print(draw.chronicle(self._game.rules, self._game.log(seat), self._names))
                case "s" | "save":
                    self._save_as(rest.strip())
                case "u" | "undo":
                    if self._undo(seat):
                        return
                case _:
                    if self._choose(draw.chosen(prompt, entry), seat):
                        return

    def _hint(self, decision: Decision, prompt: Prompt[str]) -> None:
        """Say what a bot would do here, from what the seat sees."""
        thought = make(DEFAULT, len(self._game.history), SECONDS[DEFAULT]).think(look(self._game, decision))
        self._console.print(told(self._game.rules, prompt, decision, thought))

    def _choose(self, text: str, seat: int) -> bool:
        read = len(self._game.log(seat))
        try:
            self._game.choose_text(text, seat)
        except CivitasError as error:
            self._complain(error)
            return False
        finally:
            self._save()
        self._read[seat] = read
        return True

    def _undo(self, seat: int) -> bool:
        """Take back the last choice: of this seat, or of the person who chose just before."""
        history = self._game.history
        last = history[-1][0] if history else seat
        chooser = last if last in self._people else seat
        try:
            self._game.undo(chooser)
        except CivitasError as error:
            self._complain(error)
            return False
        self._save()
        self._read[chooser] = min(self._read[chooser], len(self._game.log(chooser)))
        return True

    def _save(self) -> None:
        write_game(self._path, self._game, self._players)

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self._path
        if name and path.exists():
            self._complain(words("refused.exists", path=str(path)))
            return
        try:
            write_game(path, self._game, self._players)
        except OSError as error:
            self._complain(words("refused.unwritable", path=str(path), reason=str(error.strerror)))
            return
        self._console.print(words("play.saved_as", path=str(path)), soft_wrap=True)

    def _farewell(self) -> None:
        self._console.print(words("play.go_on", path=str(self._path)), soft_wrap=True)

    def _complain(self, sentence: object) -> None:
        self._console.print(Text(str(sentence), style="red"))


def play(
    game: Annotated[str | None, typer.Argument(help="The game; `civitas games` lists them.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where: you, medium, easy; several you take turns.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Deal by this number; the same number deals the same.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A house rule as name=value; may be given again.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a save, or play on from a position.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
) -> None:
    """Play in the terminal, alone against bots or with others at the same screen."""
    console = Console(highlight=False)
    if resume is not None:
        if game is not None or seed is not None or variant:
            raise BadSetup(words("refused.known"))
        playing, players, grows = open_game(resume)
        if seats is not None:
            players = wishes.players(seats)
        elif not players:
            players = [wishes.YOU] + [DEFAULT] * (playing.seats - 1)
        if len(players) != playing.seats:
            raise BadSetup(words("refused.count", seats=playing.seats, n=len(players)))
        path = save or (resume if grows else new_path(playing.rules.name))
        Terminal(playing, wishes.players(",".join(players)), path, console).run()
        return
    name = wishes.game_name(game) if game is not None else _pick_game(console)
    rules = find(name)
    players = wishes.players(seats) if seats is not None else [wishes.YOU, *[DEFAULT] * (min(rules.seats[-1], 3) - 1)]
    values = wishes.variant(rules, variant or [])
    playing = civitas.new(name, len(players), secrets.randbits(64) if seed is None else seed, values)
    if save is not None and save.exists():
        raise BadSetup(words("refused.resume", path=str(save)))
    Terminal(playing, players, save or new_path(name), console).run()


def _pick_game(console: Console) -> str:
    names = sorted(civitas.titles())
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, start=1):
        console.print(f"{number:>3}  {civitas.titles()[name].title}")
    while True:
        entry = console.input(words("play.which") + " ").strip()
        if entry.isdecimal() and entry.isascii() and 1 <= int(entry[:3]) <= len(names):
            return names[int(entry) - 1]
        if entry in names:
            return entry


def choose(
    file: Annotated[Path, typer.Argument(help="A save; it is replaced by the game with the choices made.")],
    texts: Annotated[list[str], typer.Argument(help="The choices, as `civitas show` lists them.")],
    seat: Annotated[int | None, typer.Option(help="The seat that chooses; by default whoever is asked.")] = None,
) -> None:
    """Make choices in a saved game, as in a game by letter."""
    game, players, grows = open_game(file)
    if not grows:
        raise BadSetup(words("refused.kept", path=str(file)))
    for text in texts:
        game.choose_text(text, seat)
    write_game(file, game, players)
    made = shorten(" ".join(texts))
    asked = [say("choose-seat", n=decision.seat, what=decision.kind.prompt) for decision in game.pending]
    typer.echo(words("choose.asked", texts=made, asked=asked) if asked else words("choose.done", texts=made))
