"""The chronicle: what happened, in lines, each with those who may read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

EVERYBODY: Final = -1
_SPECTATOR: Final = 62


def only(*seats: int) -> int:
    """The readers of a line that just these seats may read."""
    return sum({1 << seat for seat in seats})


def but(*seats: int) -> int:
    """The readers of a line that everybody else may read, spectators too."""
    return ~only(*seats)


SEATS: Final = frozenset({"seat", "seats", "player", "other", "rival", "defender"})
"""The arguments of lines that are seats, as numbers or lists of numbers; the first one is whose line it is."""


class Line:
    """One line of the chronicle: a message, which becomes a sentence where it is read (`civitas.languages`).

    `number` is how many choices had been made when it was written, `message` names it, `args` fill it: raw values of
    the game, so that a reader's page can name seats and link cards in its own way.
    """

    __slots__ = ("args", "cause", "message", "number", "readers")

    def __init__(self, number: int, message: str, args: Mapping[str, Any], cause: object, readers: int) -> None:
        self.number = number
        self.message = message
        self.args = args
        self.cause = cause
        self.readers = readers

    def readable(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may read the line."""
        return bool(self.readers >> (_SPECTATOR if seat is None else seat) & 1)

    @property
    def seat(self) -> int | None:
        """Whose line it is, if it is about a seat."""
        return next((value for name, value in self.args.items() if name in SEATS and isinstance(value, int)), None)

    def __repr__(self) -> str:
        return f"{self.message}({', '.join(f'{name}={value}' for name, value in self.args.items())})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Line):
            return NotImplemented
        return self.message == other.message and self.args == other.args and self.cause == other.cause

    def __hash__(self) -> int:
        return hash(self.message)


class Chronicle:
    """The lines of one game, written by its rules as it is played."""

    __slots__ = ("lines", "number")

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.number: int = 0

    def say(self, message: str, cause: object = None, to: int = EVERYBODY, **args: Any) -> None:
        """Write a line, for these readers."""
        self.lines.append(Line(self.number, message, args, cause, to))

    def copy(self) -> Chronicle:
        """The same lines so far, to be written on independently."""
        twin = Chronicle()
        twin.lines, twin.number = self.lines[:], self.number
        return twin
