"""How a card is called of which only the value is known, and what bots go by."""

from __future__ import annotations

from typing import Final

_AN: Final = (8, 11)


def unseen(value: int) -> str:
    """A card of which only the value is known: "a 7", "an 8"."""
    return f"an {value}" if value in _AN else f"a {value}"


FEATURES: Final = {
    "achievements": "achievements",
    "points": "score",
    "tops": "top cards",
    "splayed": "cards beneath",
    "icons": "icons",
    "hand": "cards in hand",
    "claims": "achievements in reach",
    "brink": "one achievement from victory",
    "surplus": "more points than are of use",
}
"""What bots value a position by, as people call it."""
