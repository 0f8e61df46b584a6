"""What the game says to people: the chronicle's sentences and the questions."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "place": "{seat:seat} {seat:places} {figures} at {place}.",
    "roll": "{seat:seat} {seat:rolls} {total} ({dice}) for {place}.",
    "add": "{seat:seat} {seat:adds} a tool of {tools}: {total}.",
    "add_several": "{seat:seat} {seat:adds} tools of {tools}: {total}.",
    "gain": "{seat:seat} {seat:gains} {amount} {what}.",
    "points": "{seat:seat} {seat:scores} {amount} points and {seat:stands} at {score}.",
    "tool": "{seat:seat} {seat:gains} a tool: {before} → {tools}.",
    "lost_tool": "{seat:seat} {seat:has} all tools; one more is lost.",
    "agriculture": "{seat:seat} {seat:improves} agriculture: {before} → {steps}.",
    "lost_agriculture": "{seat:seat} {seat:is} at the end of the agriculture track; the step is lost.",
    "figure": "{seat:seat} {seat:gains} a figure and {seat:has} {figures} now.",
    "lost_figure": "{seat:seat} {seat:has} all figures; nothing happens.",
    "cash": "{seat:seat} {seat:takes} {first} and {second} for “{card}”.",
    "decline": "{seat:seat} {seat:declines} “{card}”.",
    "decline_tile": "{seat:seat} {seat:declines} the {tile}.",
    "buy": "{seat:seat} {seat:buys} “{card}” for {paid}.",
    "build": "{seat:seat} {seat:builds} the {tile} for {paid}.",
    "market": "{seat:seat} {seat:rolls} {dice} for the market.",
    "take_die": "{seat:seat} {seat:takes} the {face}.",
    "draw": "{seat:seat} {seat:draws} a card in secret.",
    "draw_own": "{seat:seat} {seat:draws} “{card}” in secret.",
    "no_card": "{seat:seat} {seat:draws} no card: the deck is empty.",
    "income": "{seat:seat} {seat:harvests} {amount} food.",
    "feed": "{seat:seat} {seat:feeds} {amount} figures.",
    "short": "{seat:seat} {seat:pays} {amount} food and {seat:lacks} {missing}.",
    "feed_goods": "{seat:seat} {seat:feeds} with {paid}.",
    "hunger": "{seat:seat} {seat:loses} {amount} points by hunger and {seat:stands} at {score}.",
    "round": "Round {round} begins; {seat:seat} {seat:is} the start player.",
    "turn": "{seat:seat} {seat:acts}.",
    "phase": "The tribes are fed.",
    "row": "New in the row: {cards}.",
    "end_buildings": "A building stack is empty: the game is over.",
    "end_cards": "The deck can't fill the row: the game is over.",
    "final": (
        "{seat:seat}: {before}, symbols {green}, farmers {farmers}, tool makers {toolmakers}, hut builders {builders}, "
        "shamans {shamans}, resources {resources}: {score} in all."
    ),
}
"""Templates of the chronicle's lines."""

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

FEATURES: Final = {
    "points": "points on the track",
    "cards": "cards for the final scoring",
    "goods": "resources",
    "tools": "tools in the rounds to come",
    "fields": "fields in the rounds to come",
    "figures": "figures in the rounds to come",
    "purchases": "cards and buildings in reach",
    "placing": "figures still to place",
    "food": "food, or the lack of it",
}
"""What bots value a position by, as people call it."""
