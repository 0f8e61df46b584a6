"""How a card is called of which only the value is known."""

from __future__ import annotations

from typing import Final

_AN: Final = (8, 11)


def unseen(value: int) -> str:
    """A card of which only the value is known: "a 7", "an 8"."""
    return f"an {value}" if value in _AN else f"a {value}"
