"""What bots go by, in words."""

from __future__ import annotations

from typing import Final

FEATURES: Final = {
    "culture": "culture and its track",
    "riches": "coins",
    "techs": "techs",
    "trade": "trade",
    "wonders": "wonders and great persons",
    "cards": "cards and resources",
    "army": "units",
    "cities": "cities",
    "figures": "figures on the map",
    "battle": "the battle",
}
"""What bots value a position by, as people call it."""
