"""Icons in words, and what bots go by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def icons_text(icons: Mapping[str, int]) -> str:
    """Icons in words: “2 industry, 1 finance”."""
    return ", ".join(f"{number} {status}" for status, number in icons.items())


FEATURES: Final = {
    "cities": "cities, connections and sailing",
    "levels": "status levels",
    "people": "markers in the harbor",
    "buildings": "buildings and tokens",
    "cards": "cards",
    "action": "the action in hand",
}
"""What bots value a position by, as people call it."""
