"""The game as the kernel knows it: its name, its house rules, its questions and ends."""

from __future__ import annotations

from typing import Final

from civitas.games.stone_age.options import KINDS
from civitas.games.stone_age.state import StoneAgeState
from civitas.games.stone_age.words import FEATURES
from civitas.kernel.rules import Rules, Variant
from civitas.words import About

VARIANTS: Final = (
    Variant(
        "start_seat",
        ("random", 0, 1, 2, 3),
        "random",
        "Who is the first start player: a seat, or drawn by chance (2.4).",
    ),
    Variant(
        "starvation",
        ("per_food_4", "flat_10"),
        "per_food_4",
        "What hunger costs: 4 points for each missing food, or 10 points once, whatever is missing (15.1).",
    ),
    Variant(
        "hunt_repeat",
        (True, False),
        True,
        "Whether a player may place at the hunting grounds again in a later turn of the round (15.2).",
    ),
    Variant(
        "resource_supply",
        ("unlimited", "limited_58", "limited_68"),
        "unlimited",
        "Whether resources are endless or limited to 58 or 68 tokens; a gain is then cut to what is left (15.3).",
    ),
    Variant(
        "useless_placement",
        ("allow", "forbid"),
        "allow",
        "Whether a village place may be taken only to block it, when it could bring the player nothing (15.4).",
    ),
    Variant(
        "open_cards",
        (False, True),
        False,
        "Whether everybody may look at the cards that others have bought (15.5).",
    ),
    Variant(
        "any_resources_timing",
        ("anytime", "immediately"),
        "anytime",
        "Whether the two resources of choice may be taken at any time or must be taken at once (15.6).",
    ),
)


class StoneAgeRules(Rules[StoneAgeState]):
    """Stone Age for two to four players."""

    name = "stone_age"
    title = "Stone Age"
    seats = range(2, 5)
    version = 1
    variants = VARIANTS
    kinds = KINDS
    features = FEATURES
    heads = ("round", "turn", "phase")
    openings = ("roll", "market")
    ends = ("buildings", "cards")
    about = About(
        "Send out your tribe, roll for what it brings home, and feed everybody.",
        "60–90",
        2.5,
    )


RULES: Final = StoneAgeRules()
