"""What the chronicle says of powers."""

from __future__ import annotations

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "destroyed": "The building on {square} is destroyed.",
    "encampment": "{player:Seat} {player:puts} a village on {square}.",
    "figure_killed": "{player:Seat} {player:loses} a figure on {at}: {figure}.",
    "first": "{player:Seat} {player:becomes} first player.",
    "healed": "{player:Seat} {player:heals} {amount} wounds.",
    "held": "Nobody may leave {square} this turn.",
    "person_killed": "{player:Seat} {player:loses} the {kind} on {at}.",
    "production": "The city on {city} produces {amount} more this turn.",
    "sent": "{player:’s} figures go from {origin} to {square}.",
    "tech_shown": "{tech} is shown.",
    "terrain": "{square} becomes {terrain}.",
}
