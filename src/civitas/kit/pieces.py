"""What games name: pieces and answers, each made once, compared by identity, known by a stable short text."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Something that is in the box: its id, which is its text, and its name as people read it."""

    __slots__ = ("id", "title")

    def __init__(self, name: str, title: str) -> None:
        self.id: str = name
        self.title: str = title

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """An answer that is not a piece itself: its text says what it does and with what, as in `build:mill`."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text: str = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text})"
