"""What cards do, in words."""

from __future__ import annotations

from typing import Final

UPPER: Final = {
    "market": (
        "Market: roll a die for each player; from the buyer on, everybody takes one and gains by it: 1 wood, 2 clay, "
        "3 stone, 4 gold, 5 tool, 6 agriculture (7.3.1)."
    ),
    "food": "Gain {n} food (7.3.2).",
    "resource": "Gain {n} {good} (7.3.3).",
    "resource_dice": "Roll {n} dice for {good}, as {n} figures at its place would; tools may be added (7.3.4).",
    "points": "Score {n} points at once (7.3.5).",
    "tool": "Gain {n} tool (7.3.6).",
    "agriculture": "Agriculture +{n} (7.3.7).",
    "extra_card": "Draw the top card of the deck in secret; only its lower half counts (7.3.8).",
    "one_use_tool": "Keep it face up: once in the game it adds {n} to a roll (7.3.9).",
    "any_resources": "Keep it face up: once, take any {n} resources, now or later (7.3.10, 7.4).",
}
"""What the upper halves do."""

SYMBOL: Final = "At the end: the number of different symbols squared; a second set counts for itself (13.1)."
"""What a green lower half does."""

LOWER: Final = (
    "At the end: {n} × the position on the agriculture track (13.2).",
    "At the end: {n} × the number of tools (13.3).",
    "At the end: {n} × the number of buildings (13.4).",
    "At the end: {n} × the number of figures (13.5).",
)
"""What the sand lower halves do, by profession."""
