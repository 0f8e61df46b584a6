"""The chronicle on a table's page: by turns, as sentences with linked cards, for one reader."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from html import escape as quote
from typing import Any

import msgspec
from markupsafe import Markup

from civitas.kernel.chronicle import SEATS, Line
from civitas.kernel.game import Game
from civitas.kernel.rules import Rules
from civitas.languages import language, sentence
from civitas.languages.values import Span
from civitas.table.look.drawing import KEPT
from civitas.table.look.games import game_words
from civitas.table.look.signs import signs
from civitas.table.look.words import words

LINES = 60
"""How many lines of the chronicle a board carries."""


class Told(msgspec.Struct):
    """A line of the chronicle, ready to be shown: whose it is, its sentence, whether it is news to the reader.

    A line that follows has the same cause as the one before, which has said it.
    """

    seat: int | None
    html: Markup
    new: bool
    follows: bool
    loss: bool = False
    """Whether it tells that somebody has taken something from the reader."""
    at: int | None = None
    """Its place among all the lines that the reader may read; its number would betray what others passed quietly."""


class _Written:
    """A line, told from others by being the very same: lines are never changed once they are written."""

    __slots__ = ("line",)

    def __init__(self, line: Line) -> None:
        self.line = line

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Written) and self.line is other.line

    def __hash__(self) -> int:
        return id(self.line)


class Step(msgspec.Struct):
    """Something that has just come to its end, as a whole: how it began, and what came of it."""

    message: str
    args: Mapping[str, Any]
    said: dict[str, Mapping[str, Any]] = {}
    """What its lines are filled with, by their messages; of several alike the last."""
    lines: list[Told] = []


class Turn(msgspec.Struct):
    """Lines that belong together, in the order in which things happened, under their headings."""

    heads: list[Markup]
    lines: list[Told]
    whole: bool
    """Whether it goes on until the next heading, whoever acts."""

    @property
    def new(self) -> bool:
        """Whether it holds news."""
        return any(line.new for line in self.lines)


def chronicle(
    game: Game,
    reader: int | None,
    look_back: bool,
    names: Sequence[str],
    since: int,
    beside: Sequence[tuple[int, int, str]] = (),
) -> list[Turn]:
    """The latest lines by turns, the newest turn first; without headings a turn ends where another seat begins.

    `beside` is what happened beside the game: after how many choices, to which seat, and the sentence.
    """
    if reader is not None and not look_back:
        # To a player everything is news that came after their own last choice.
        since = min(
            since, next((at + 1 for at in reversed(range(len(game.history))) if game.history[at][0] == reader), 0)
        )
    called = tuple(names)
    turns = [Turn([], [], False)]
    last: Line | None = None
    aside = [(after, Told(seat, Markup(quote(text)), after >= since, False)) for after, seat, text in beside]
    for at, line in list(enumerate(game.log(reader)))[-LINES:]:
        turn = turns[-1]
        while aside and aside[0][0] < line.number:
            turn.lines.append(aside.pop(0)[1])
        seat = line.seat
        follows = bool(turn.lines) and last is not None and line.cause is not None and line.cause == last.cause
        if line.message in game.rules.heads:
            if turn.lines:
                turns.append(turn := Turn([], [], False))
            if turn.heads and last is not None and last.message == line.message:
                # Nothing has happened under the one before.
                turn.heads.pop()
            turn.heads.append(_sentence(_Written(line), game.rules, called, reader, caused=False))
            turn.whole = line.message == "turn"
        else:
            fresh = last is None or line.number != last.number
            if turn.lines and not turn.whole and fresh and seat != turn.lines[0].seat:
                turns.append(turn := Turn([], [], False))
            html = _sentence(_Written(line), game.rules, called, reader, caused=not follows)
            turn.lines.append(Told(seat, html, line.number > since, follows, _is_loss(line, game.rules, reader), at))
        last = line
    turns[-1].lines += [told for _, told in aside]
    return [turn for turn in reversed(turns) if turn.heads or turn.lines]


def steps(game: Game, reader: int | None, names: Sequence[str], since: int) -> list[Step]:
    """What has gone on after so many choices: a roll, a dogma, a battle, each from its opening on."""
    rules = game.rules
    found: list[Step] = []
    opening: Line | None = None
    for line in game.log(reader)[-LINES:] if rules.openings else ():
        if line.message in rules.openings:
            opening = line
            found.append(Step(line.message, line.args))
        elif line.message in rules.heads:
            opening = None
        if opening is not None:
            news = line.number > since and (line is opening or (line.cause is not None and line.cause == opening.cause))
            html = _sentence(_Written(line), rules, tuple(names), reader, caused=line.cause != opening.cause)
            found[-1].said[line.message] = line.args
            found[-1].lines.append(Told(line.seat, html, news, line is not opening))
    return [step for step in found if any(line.new for line in step.lines)][-3:]


def _is_loss(line: Line, rules: Rules[Any], reader: int | None) -> bool:
    """Whether the reader loses something by what others do."""
    if reader is None or line.args.get(rules.losses.get(line.message, "")) != reader:
        return False
    seats = [value for name, value in line.args.items() if name in SEATS]
    return len(seats) == 1 or any(seat != reader for seat in seats)


def deed(game: Game, reader: int | None, names: Sequence[str]) -> tuple[str, str]:
    """What the reader's last choice did, and so what an undo would take back: what it was about, and the sentence."""
    last = max((at for at, entry in enumerate(game.history, start=1) if entry[0] == reader), default=0)
    made = [line for line in game.log(reader) if line.number == last]
    if not made:
        return "", ""
    cause = made[0].cause
    return "" if isinstance(cause, str) else getattr(cause, "title", ""), sentence(game.rules, made[0], names, reader)


@functools.lru_cache(KEPT)
def _sentence(written: _Written, rules: Rules[Any], names: tuple[str, ...], reader: int | None, caused: bool) -> Markup:
    """A line as HTML, its cards as links; with its cause unless the sentence names it."""
    line = written.line
    cards = _card_ids(rules)

    def show(piece: Span) -> str:
        said = quote(piece.text)
        if piece.seat:
            return f"<b>{said}</b>"
        return f'<a href="/rules/{rules.name}#card-{quote(piece.thing)}">{said}</a>' if piece.thing in cards else said

    html = "".join([show(piece) for piece in language(rules).line(line, names, reader).pieces])
    # A cause that is a plain word ("turn") says nothing to a reader.
    title = "" if isinstance(line.cause, str) or not caused else getattr(line.cause, "title", "")
    if title and quote(title) not in html:
        because = quote(words("chronicle.because", cause=title.removesuffix(".")))
        html = f'{html.removesuffix(".")}<span class="cause">{because}</span>'
    return signs(game_words(rules), Markup(html))


@functools.lru_cache(maxsize=16)
def _card_ids(rules: Rules[Any]) -> frozenset[str]:
    return frozenset(entry.id for entry in rules.catalogue())
