"""What the game says to people: the chronicle's sentences and the questions."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "place": "{seat:seat} places {figures} at {place}.",
    "roll": "{seat:seat} rolls {dice} for {place}: {total}.",
    "add": "{seat:seat} adds tools {tools}: {total}.",
    "gain": "{seat:seat} gains {amount} {what}.",
    "points": "{seat:seat} scores {amount} points and stands at {score}.",
    "tool": "{seat:seat} gains a tool: {before} → {tools}.",
    "lost_tool": "{seat:seat} has all tools; one more is lost.",
    "agriculture": "{seat:seat} improves agriculture: {before} → {steps}.",
    "lost_agriculture": "{seat:seat} is at the end of the agriculture track; the step is lost.",
    "figure": "{seat:seat} gains a figure and has {figures} now.",
    "lost_figure": "{seat:seat} has all figures; nothing happens.",
    "cash": "{seat:seat} takes {first} and {second} for {card}.",
    "decline": "{seat:seat} declines {what}.",
    "buy": "{seat:seat} buys {card} for {paid}.",
    "build": "{seat:seat} builds the {tile} for {paid}.",
    "market": "{seat:seat} rolls {dice} for the market.",
    "take_die": "{seat:seat} takes the {face}.",
    "draw": "{seat:seat} draws a card in secret.",
    "draw_own": "{seat:seat} draws {card} in secret.",
    "no_card": "{seat:seat} can't draw a card: the deck is empty.",
    "income": "{seat:seat} harvests {amount} food.",
    "feed": "{seat:seat} feeds {amount} figures.",
    "short": "{seat:seat} pays {amount} food; {missing} are missing.",
    "feed_goods": "{seat:seat} feeds with {paid}.",
    "hunger": "{seat:seat} loses {amount} points by hunger and stands at {score}.",
    "round": "Round {round} begins; {seat:seat} is the start player.",
    "row": "New in the row: {cards}.",
    "end_buildings": "A building stack is empty: the game is over.",
    "end_cards": "The deck can't fill the row: the game is over.",
    "final": (
        "{seat:seat}: {before}, symbols {green}, farmers {farmers}, tool makers {toolmakers}, hut builders {builders}, "
        "shamans {shamans}, resources {resources}: {score} points."
    ),
}
"""Templates of the chronicle's lines."""
