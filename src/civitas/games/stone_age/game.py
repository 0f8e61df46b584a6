"""The game as the kernel knows it: its name, its house rules, its questions and ends."""

from __future__ import annotations

from typing import Final

from civitas.games.stone_age.options import KINDS
from civitas.games.stone_age.state import StoneAgeState
from civitas.kernel.rules import Habits, Rules, Variant
from civitas.words import About

VARIANTS: Final = (
    Variant("start_seat", ("random", 0, 1, 2, 3), "random"),
    Variant("starvation", ("per_food_4", "flat_10"), "per_food_4"),
    Variant("hunt_repeat", (True, False), True),
    Variant("resource_supply", ("unlimited", "limited_58", "limited_68"), "unlimited"),
    Variant("useless_placement", ("allow", "forbid"), "allow"),
    Variant("open_cards", (False, True), False),
    Variant("any_resources_timing", ("anytime", "immediately"), "anytime"),
)


class StoneAgeRules(Rules[StoneAgeState]):
    """Stone Age for two to four players."""

    name = "stone_age"
    title = "Stone Age"
    seats = range(2, 5)
    version = 1
    variants = VARIANTS
    kinds = KINDS
    heads = ("round", "turn", "phase")
    openings = ("roll", "market")
    ends = ("buildings", "cards")
    about = About(minutes="60–90", weight=2.5)
    habits = Habits(explore=0.25)


RULES: Final = StoneAgeRules()
