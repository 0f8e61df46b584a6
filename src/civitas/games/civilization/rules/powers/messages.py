"""What the chronicle says of powers."""

from __future__ import annotations

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "destroyed": "The building at {square} is destroyed.",
    "encampment": "{player} puts a village at {square}.",
    "figure_killed": "{player} loses {figure} at {at}.",
    "first": "{player} becomes first player.",
    "healed": "{player} heals {amount} wounds.",
    "held": "Nobody may leave {square} this turn.",
    "person_killed": "{player} loses {kind} at {at}.",
    "production": "{player}: {amount} more production at {city} this turn.",
    "sent": "{player}: figures go from {origin} to {square}.",
    "tech_shown": "{tech} is shown.",
    "terrain": "{square} becomes {terrain}.",
}
