"""The sentences of the chronicle, and icons in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MESSAGES: Final = {
    "phase": "Round {round} · {phase}",
    "crown": "{seat:seat} {seat:has} the crown.",
    "build": "{seat:seat} {seat:builds} {building}.",
    "grow": "{seat:seat} {seat:gains} {markers} markers: harbor {harbor}.",
    "free": "{seat:seat} {seat:takes} markers back from {tiles}: harbor {harbor}.",
    "activate": "{seat:seat} {seat:uses} {tile}: harbor {harbor}.",
    "spend": "{seat:seat} {seat:spends} a token: {token}.",
    "ship": "{seat:seat} {seat:ships} to the {region} track, space {space} of {spaces}.",
    "beside": "{seat:seat} {seat:ships} beside the full {region} track.",
    "occupy": "{seat:seat} {seat:occupies} {city}.",
    "attack": "{seat:seat} {seat:takes} {city} from {defender:seat}.",
    "connect": "{seat:seat} {seat:is} the first to join {connection}.",
    "token": "{seat:seat} {seat:takes} a token from {place}: {token}.",
    "level": "{seat:seat}: {status} {before} → {after}.",
    "open": "A region opens: {region}.",
    "governor": "{seat:seat} {seat:leads} the {region} track with {ships} ships: {card}.",
    "draw": "{seat:seat} {seat:draws} {card}.",
    "abolition": "{seat:seat} {seat:abolishes} slavery; cards of the slavery deck that leave the game: {cards}.",
    "turn_down": "{seat:seat} {seat:turns} {card} face down.",
    "pass": "{seat:seat} {seat:passes}; cards held: {cards}.",
    "enthrone": "{seat:seat} {seat:lays} {card} on the governor space.",
    "leave_empty": "{seat:seat} {seat:leaves} the governor space empty.",
    "discard": "{seat:seat} {seat:discards} {card} into its deck.",
    "retire": "{seat:seat} {seat:discards} {card} out of the game.",
}
"""Templates of the chronicle's lines."""


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
