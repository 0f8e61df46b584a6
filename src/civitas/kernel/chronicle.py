"""The chronicle: what happened, in sentences, each with those who may read it."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping, Sequence
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

    def render(self, show: Callable[[Any, str], str]) -> str:
        """The sentence; `show(value, spec)` writes a value. The spec `seat` marks a seat's number."""
        parts = []
        for text, field, spec, _ in string.Formatter().parse(self.template):
            parts.append(text)
            if field is not None:
                parts.append(show(self.args[field], spec or ""))
        return "".join(parts)

    def text(self, names: Sequence[str] | None = None) -> str:
        """The sentence in plain words, with these names for the seats."""

        def show(value: Any, spec: str) -> str:
            if isinstance(value, (list, tuple)):
                return ", ".join(show(part, spec) for part in value) or "nothing"
            if spec == "seat":
                return names[value] if names else f"Seat {value}"
            return str(getattr(value, "title", value)) if not isinstance(value, str) else value

        return self.render(show)

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
