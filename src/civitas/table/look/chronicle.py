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
from civitas.languages import ENGLISH, Language, language
from civitas.languages.values import Span
from civitas.table.look.drawing import KEPT
from civitas.table.look.games import game_words
from civitas.table.look.signs import signs
from civitas.table.look.words import words

LINES = 60
"""How many lines of the chronicle a board carries."""


class Told(msgspec.Struct, frozen=True):
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
    """Lines of one sentence, told from others by being the very same: lines are never changed once they are written."""

    __slots__ = ("_ids", "lines")

    def __init__(self, *lines: Line) -> None:
        self.lines = lines
        self._ids = tuple([id(line) for line in lines])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Written) and self._ids == other._ids

    def __hash__(self) -> int:
        return hash(self._ids)


class Step(msgspec.Struct):
    """Something that has just come to its end, as a whole: how it began, and what came of it."""

    message: str
    args: Mapping[str, Any]
    said: dict[str, Mapping[str, Any]]
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
    tag: str = ENGLISH,
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
    tongue = language(game.rules, tag)
    turns = [Turn([], [], False)]
    last: Line | None = None
    aside = [(after, Told(seat, Markup(quote(text)), after >= since, False)) for after, seat, text in beside]
    for at, lines in _told(game, reader, tongue):
        line = lines[0]
        turn = turns[-1]
        while aside and aside[0][0] < line.number:
            turn.lines.append(aside.pop(0)[1])
        seat = _seat(lines)
        follows = bool(turn.lines) and last is not None and line.cause is not None and line.cause == last.cause
        if line.message in game.rules.heads:
            if turn.lines:
                turns.append(turn := Turn([], [], False))
            if turn.heads and last is not None and last.message == line.message:
                # Nothing has happened under the one before.
                turn.heads.pop()
            turn.heads.append(_sentence(_Written(line), game.rules, tongue, called, reader, caused=False))
            turn.whole = line.message == "turn"
        else:
            fresh = last is None or line.number != last.number
            if turn.lines and not turn.whole and fresh and seat != turn.lines[0].seat:
                turns.append(turn := Turn([], [], False))
            html = _sentence(_Written(*lines), game.rules, tongue, called, reader, caused=not follows)
            loss = any(_is_loss(one, game.rules, reader) for one in lines)
            turn.lines.append(Told(seat, html, lines[-1].number > since, follows, loss, at))
        last = lines[-1]
    turns[-1].lines += [told for _, told in aside]
    return [turn for turn in reversed(turns) if turn.heads or turn.lines]


def _told(game: Game, reader: int | None, tongue: Language) -> list[tuple[int, tuple[Line, ...]]]:
    """The latest lines that a reader may read, those of one sentence together, each with the place of its last."""
    log = game.log(reader)
    at = max(0, len(log) - LINES) - 1
    return [(at := at + len(lines), lines) for lines in tongue.joined(log[-LINES:])]


def _seat(lines: Sequence[Line]) -> int | None:
    """Whose lines they are: those of one sentence are about one seat."""
    return next((line.seat for line in lines if line.seat is not None), None)


def steps(game: Game, reader: int | None, names: Sequence[str], since: int, tag: str = ENGLISH) -> list[Step]:
    """What has gone on after so many choices: a roll, a dogma, a battle, each from its opening on."""
    rules = game.rules
    tongue = language(rules, tag)
    found: list[list[Line]] = []
    going = False
    for line in game.log(reader)[-LINES:] if rules.openings else ():
        if line.message in rules.openings:
            going = True
            found.append([])
        elif line.message in rules.heads:
            going = False
        if going:
            found[-1].append(line)
    news = [lines for lines in found if lines[-1].number > since]
    begun = [_step(rules, tongue, lines, reader, tuple(names), since) for lines in news]
    return [step for step in begun if any(line.new for line in step.lines)][-3:]


def _step(
    rules: Rules[Any], tongue: Language, lines: list[Line], reader: int | None, names: tuple[str, ...], since: int
) -> Step:
    """The opening stands by itself, for a picture may say it; what came of it is told as in the chronicle."""
    opening, *later = lines
    step = Step(opening.message, opening.args, {line.message: line.args for line in lines})
    for group in ((opening,), *tongue.joined(later)):
        came = group[0] is opening or (group[-1].cause is not None and group[-1].cause == opening.cause)
        html = _sentence(_Written(*group), rules, tongue, names, reader, caused=group[-1].cause != opening.cause)
        step.lines.append(Told(_seat(group), html, came and group[-1].number > since, group[0] is not opening))
    return step


def _is_loss(line: Line, rules: Rules[Any], reader: int | None) -> bool:
    """Whether the reader loses something by what others do."""
    if reader is None or line.args.get(rules.losses.get(line.message, "")) != reader:
        return False
    seats = [value for name, value in line.args.items() if name in SEATS]
    return len(seats) == 1 or any(seat != reader for seat in seats)


def deed(game: Game, reader: int | None, names: Sequence[str], tag: str = ENGLISH) -> tuple[str, str]:
    """What the reader's last choice did, and so what an undo would take back: what it was about, and the sentence."""
    last = max((at for at, entry in enumerate(game.history, start=1) if entry[0] == reader), default=0)
    made = [line for line in game.log(reader) if line.number == last]
    if not made:
        return "", ""
    cause = made[0].cause
    tongue = language(game.rules, tag)
    return _title(tongue, cause), tongue.told(tongue.joined(made)[0], names, reader).text


def _title(tongue: Language, cause: object) -> str:
    """What a cause is called; one that is a plain word ("turn") says nothing to a reader."""
    title = "" if isinstance(cause, str) else getattr(cause, "title", "")
    return tongue.called(str(getattr(cause, "id", cause)), title) if title else ""


@functools.lru_cache(KEPT)
def _sentence(
    written: _Written, rules: Rules[Any], tongue: Language, names: tuple[str, ...], reader: int | None, caused: bool
) -> Markup:
    """A sentence as HTML, its cards as links; with the cause of what came last unless it is named."""
    cause = written.lines[-1].cause
    cards = _card_ids(rules)

    def show(piece: Span) -> str:
        text = quote(piece.text)
        if piece.seat:
            return f"<b>{text}</b>"
        return f'<a href="/rules/{rules.name}#card-{quote(piece.thing)}">{text}</a>' if piece.thing in cards else text

    html = "".join([show(piece) for piece in tongue.told(written.lines, names, reader).pieces])
    title = _title(tongue, cause) if caused else ""
    if title and quote(title) not in html:
        because = quote(words("chronicle.because", cause=title.removesuffix(".")))
        html = f'{html.removesuffix(".")}<span class="cause">{because}</span>'
    return signs(game_words(rules, tongue.tag), Markup(html))


@functools.lru_cache(maxsize=16)
def _card_ids(rules: Rules[Any]) -> frozenset[str]:
    return frozenset(entry.id for entry in rules.catalogue())
