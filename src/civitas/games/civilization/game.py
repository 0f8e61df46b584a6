"""The game as the kernel knows it: its name, its house rules, its questions and ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from civitas.games.civilization.options import KINDS
from civitas.games.civilization.options_battle import BATTLE_KINDS
from civitas.games.civilization.rules.sweep import ENDS
from civitas.games.civilization.state import CivilizationState
from civitas.kernel.rules import Rules, Variant
from civitas.words import About

VARIANTS: Final = (
    Variant("social_policies", (True, False), True),
    Variant("investments", (True, False), True),
    Variant("relics", (True, False), True),
    Variant("civilization_choice", ("draw_two", "free"), "draw_two"),
    Variant("first_player", ("random", "agreed"), "random"),
    Variant("first_turn_marker_pass", (False, True), False),
    Variant("two_player_token_removal", (False, True), False),
    Variant("confucius_great_persons", (1, 2), 1),
    Variant("blockade_stops_combat_bonus", (False, True), False),
    Variant("gathering_needs_figure", (False, True), False),
    Variant("negotiation_offer_limit", (10, 0, 3, 25), 10),
    Variant("turn_limit", (0, 20, 30, 50, 100, 200), 0),
)


class CivilizationRules(Rules[CivilizationState]):
    """Sid Meier's Civilization: The Board Game with both expansions, for two to five players."""

    name = "civilization"
    title = "Civilization"
    seats = range(2, 6)
    version = 4
    variants = VARIANTS
    kinds = (*KINDS, *BATTLE_KINDS)
    openings = ("battle_won", "battle_held", "scouts_killed", "razed")
    losses: ClassVar[Mapping[str, str]] = {"loots": "other", "scouts_killed": "other", "razed": "player"}
    ends = ENDS
    about = About(minutes="180–300", weight=3.7)


RULES: Final = CivilizationRules()
