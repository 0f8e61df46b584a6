"""What bots go by, in words."""

from __future__ import annotations

from typing import Final

FEATURES: Final = {
    "culture": "culture so far",
    "growth": "culture in the turns to come",
    "science": "science",
    "resources": "resources",
    "food": "food",
    "workers": "workers",
    "content": "content people",
    "actions": "actions",
    "strength": "strength beside the rivals",
    "cards": "cards, leader and wonders",
    "impacts": "attacks and events under way",
}
"""What bots value a position by, as people call it."""
