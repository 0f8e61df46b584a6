"""The chronicle: what happened, in sentences, each with those who may read it."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

EVERYBODY: Final = -1
_SPECTATOR: Final = 62


def only(*seats: int) -> int:
    """The readers of a line that just these seats may read."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def but(*seats: int) -> int:
    """The readers of a line that everybody else may read, spectators too."""
    return ~only(*seats)


_PLAIN: Final = {"has": "have", "is": "are", "does": "do", "goes": "go"}
_YOU: Final = {"Seat": "You", "seat": "you", "’s": "your"}


def speak(seats: int | Sequence[int], way: str, names: Sequence[str] | None, reader: int | None) -> str:
    """How a sentence speaks of seats, or to its reader: "Ann", "Ann’s", "takes"; "you", "your", "take"."""
    several = [seats] if isinstance(seats, int) else seats
    if way in _YOU:
        own = way if way == "’s" else ""
        you = _YOU[way] if several and several[0] == reader else _YOU[way].lower()
        return ", ".join([you if one == reader else (names[one] if names else f"Seat {one}") + own for one in several])
    if len(several) == 1 and several[0] != reader:
        return way
    if way in _PLAIN:
        return _PLAIN[way]
    if way.endswith("ies"):
        return way[:-3] + "y"
    return way[:-2] if way.endswith(("ches", "shes", "sses", "xes")) else way[:-1]


def _is_stopped(value: Any) -> bool:
    """Whether a value's name ends with a full stop ("A.I."): then its sentence needs no other."""
    if isinstance(value, (list, tuple)):
        return bool(value) and _is_stopped(value[-1])
    name = value if isinstance(value, str) else str(getattr(value, "title", ""))
    return name.endswith(".")


@cache
def _fields(template: str) -> list[tuple[str, str | None, str | None, str | None]]:
    return list(string.Formatter().parse(template))


class Line:
    """One sentence of the chronicle.

    `number` is how many choices had been made when it was written, `message` names the template, `args` fill it: raw
    values of the game, so that a reader's page can name seats and link cards in its own way.
    """

    __slots__ = ("args", "cause", "message", "number", "readers", "template")

    def __init__(
        self, number: int, message: str, template: str, args: Mapping[str, Any], cause: object, readers: int
    ) -> None:
        self.number = number
        self.message = message
        self.template = template
        self.args = args
        self.cause = cause
        self.readers = readers

    def readable(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may read the line."""
        return bool(self.readers >> (_SPECTATOR if seat is None else seat) & 1)

    def parts(self) -> list[tuple[str, Any, str]]:
        """The sentence in pieces: plain text with an empty spec, or a value with the spec that says how to write it.

        `value` is any value of the game. The other specs are about a seat: `seat` and, at the beginning, `Seat` its
        name, `’s` its possessive, every other one a verb in the third person.
        """
        pieces: list[tuple[str, Any, str]] = []
        for text, field, spec, _ in _fields(self.template):
            if text.startswith(".") and pieces and _is_stopped(pieces[-1][1]):
                text = text[1:]
            if text:
                pieces.append((text, None, ""))
            if field is not None:
                way = spec or "value"
                pieces.append(("", self.args[field], "Seat" if way == "seat" and not pieces else way))
        return pieces

    def text(self, names: Sequence[str] | None = None, reader: int | None = None) -> str:
        """The sentence in plain words, with these names for the seats; its reader is spoken to."""

        def show(value: Any, way: str) -> str:
            if way != "value":
                return speak(value, way, names, reader)
            if isinstance(value, (list, tuple)):
                return ", ".join([show(part, way) for part in value]) or "nothing"
            return value if isinstance(value, str) else str(getattr(value, "title", value))

        return "".join([text or show(value, way) for text, value, way in self.parts()])

    def __str__(self) -> str:
        return self.text()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Line):
            return NotImplemented
        return self.message == other.message and self.args == other.args and self.cause == other.cause

    def __hash__(self) -> int:
        return hash(self.message)


class Chronicle:
    """The lines of one game, written by its rules as it is played."""

    __slots__ = ("lines", "number", "templates")

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates = templates
        self.lines: list[Line] = []
        self.number: int = 0

    def say(self, message: str, cause: object = None, to: int = EVERYBODY, **args: Any) -> None:
        """Write a line from the game's template of that name, for these readers."""
        self.lines.append(Line(self.number, message, self.templates[message], args, cause, to))

    def copy(self) -> Chronicle:
        """The same lines so far, to be written on independently."""
        twin = Chronicle(self.templates)
        twin.lines, twin.number = self.lines[:], self.number
        return twin
