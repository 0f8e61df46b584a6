"""The words of Endeavor."""

from __future__ import annotations

from typing import Final

from civitas.kernel.words import About

ABOUT: Final = About(
    blurb=(
        "Build, grow and sail out of Europe: seven rounds to ship, occupy, attack and draw cards, with everything in the "
        "open and not a die in sight."
    ),
    minutes="60–90",
    weight=2.9,
)

MESSAGES: Final = {
    "phase": "Round {round} · {phase}",
    "crown": "{seat:seat} has the crown.",
    "build": "{seat:seat} builds {building}.",
    "grow": "{seat:seat} gains {markers} markers: harbor {harbor}.",
    "free": "{seat:seat} takes markers back from {tiles}: harbor {harbor}.",
    "activate": "{seat:seat} uses {tile}: harbor {harbor}.",
    "spend": "{seat:seat} spends a token: {token}.",
    "ship": "{seat:seat} ships to {region}, space {space} of {spaces}.",
    "beside": "{seat:seat} ships beside the full track of {region}.",
    "occupy": "{seat:seat} occupies {city}.",
    "attack": "{seat:seat} takes {city} from {defender:seat}.",
    "connect": "{seat:seat} controls {connection}.",
    "token": "{seat:seat} takes a token from {place}: {token}.",
    "level": "{seat:seat}: {status} {before} → {after}.",
    "open": "{region} opens.",
    "governor": "{seat:seat} has {ships} ships on the track of {region} and gets {card}.",
    "draw": "{seat:seat} draws {card}.",
    "abolition": "{seat:seat} abolishes slavery: {cards} cards leave the slavery deck.",
    "turn_down": "{seat:seat} turns {card} face down.",
    "pass": "{seat:seat} passes, holding {cards} cards.",
    "enthrone": "{seat:seat} lays {card} on the governor space.",
    "leave_empty": "{seat:seat} leaves the governor space empty.",
    "discard": "{seat:seat} discards {card} into its deck.",
    "retire": "{seat:seat} discards {card} out of the game.",
}
