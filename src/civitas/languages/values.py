"""What fills a message, as the files of a language see it, and the sentence that comes of it."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from fluent.runtime.types import FluentType

# Unicode's noncharacters, which stand in no text, mark in a sentence what it speaks of.
_BEGIN, _NAME, _END = "\ufdd0", "\ufdd1", "\ufdd2"
_MARKED: Final = re.compile(f"{_BEGIN}([^{_NAME}]*){_NAME}([^{_END}]*){_END}")
SEAT: Final = "@seat"
READER: Final = "@you"
READERS: Final = "@your"
"""The marks of a seat, of the reader, and of the reader in another case."""


class Span(NamedTuple):
    """A part of a sentence: its text, and the id of the thing or whether it is the seat that is called so."""

    text: str
    thing: str = ""
    seat: bool = False


class Sentence(NamedTuple):
    """What a message says, whole and in pieces."""

    text: str
    pieces: tuple[Span, ...]


def marked(mark: str, text: str) -> str:
    """A text with a mark of what it stands for: a thing's id, or one of the above."""
    return f"{_BEGIN}{mark}{_NAME}{text}{_END}"


def unmarked(text: str) -> Sentence:
    """A text with marks as a sentence."""
    pieces: list[Span] = []
    at = 0
    for found in _MARKED.finditer(text):
        _add(pieces, text[at : found.start()])
        mark, called = found.groups()
        if not pieces and mark in (READER, READERS):
            called = called[0].upper() + called[1:]
        pieces.append(Span(called, "" if mark.startswith("@") else mark, mark in (SEAT, READER)))
        at = found.end()
    _add(pieces, text[at:])
    return Sentence("".join([piece.text for piece in pieces]), tuple(pieces))


def _add(pieces: list[Span], plain: str) -> None:
    """Plain text after a name that ends with a full stop ("A.I.") needs no other."""
    if plain.startswith(".") and pieces and pieces[-1].text.endswith("."):
        plain = plain[1:]
    if plain:
        pieces.append(Span(plain))


class Thing(FluentType):
    """A thing in a sentence, with its name; a language may have that in cases too, as the message `thing-<id>`."""

    __slots__ = ("id", "title")

    def __init__(self, name: str, title: str) -> None:
        self.id = name
        self.title = title

    def format(self, locale: object) -> str:
        """Its name."""
        return marked(self.id, self.title)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing) and (other.id, other.title) == (self.id, self.title)

    def __hash__(self) -> int:
        return hash((self.id, self.title))


class Seated(FluentType):
    """Seats in a sentence, by the names of who sits there; the reader has none and is spoken to as `you`."""

    __slots__ = ("names", "you")

    def __init__(self, names: tuple[str | None, ...], you: str = "") -> None:
        self.names = names
        self.you = you

    def format(self, locale: object) -> str:
        """One after the other."""
        return ", ".join(self.parts)

    @property
    def parts(self) -> tuple[str, ...]:
        """What each is called."""
        return tuple([marked(READER, self.you) if name is None else marked(SEAT, name) for name in self.names])

    @property
    def person(self) -> str:
        """What a verb goes by: `one`, `many`, or `you` for the reader alone."""
        if len(self.names) != 1:
            return "many"
        return "you" if self.names[0] is None else "one"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seated) and (other.names, other.you) == (self.names, self.you)

    def __hash__(self) -> int:
        return hash(self.names)


class Things(FluentType):
    """Several things in a sentence."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[str, ...]) -> None:
        self.parts = parts

    def format(self, locale: object) -> str:
        """One after the other."""
        return ", ".join(self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Things) and other.parts == self.parts

    def __hash__(self) -> int:
        return hash(self.parts)


def shown(value: object) -> str:
    """A value as it stands in a sentence, with its mark."""
    return str(value.format(None)) if isinstance(value, (Thing, Seated, Things)) else str(value)
