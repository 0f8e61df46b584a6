"""The game as the kernel knows it: its name, its house rules, its questions and ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from civitas.games.civilization.options import KINDS
from civitas.games.civilization.rules.sweep import ENDS
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.words import FEATURES
from civitas.kernel.rules import Rules, Variant
from civitas.words import About

VARIANTS: Final = (
    Variant("social_policies", (True, False), True, "Whether there are social policies; without them no French (1.7)."),
    Variant("investments", (True, False), True, "Whether coins may be invested; without it no Arabs (1.7)."),
    Variant("relics", (True, False), True, "Whether relics lie on their tiles (1.7)."),
    Variant(
        "civilization_choice",
        ("draw_two", "free"),
        "draw_two",
        "Whether everybody draws two civilizations and keeps one, or chooses freely in seat order (3.1).",
    ),
    Variant("first_player", ("random", "agreed"), "random", "Who begins: drawn by chance, or the first seat (3.1)."),
    Variant(
        "first_turn_marker_pass",
        (False, True),
        False,
        "Whether the first-player marker is passed in the first turn already (4.2).",
    ),
    Variant(
        "two_player_token_removal",
        (False, True),
        False,
        "Whether two players take some hut and village tokens out of the game (3.3).",
    ),
    Variant("confucius_great_persons", (1, 2), 1, "How many great persons the School of Confucius gives (components)."),
    Variant(
        "blockade_stops_combat_bonus",
        (False, True),
        False,
        "Whether a blockaded barracks, academy, shipyard or general gives no combat bonus (6.5).",
    ),
    Variant(
        "gathering_needs_figure",
        (False, True),
        False,
        "Whether a square is gathered only as long as a figure stays on it (8.3).",
    ),
    Variant(
        "negotiation_offer_limit",
        (10, 0, 3, 25),
        10,
        "How many offers each player may send in a trade phase; 0 means that nobody negotiates (16.6).",
    ),
    Variant(
        "turn_limit",
        (0, 20, 30, 50, 100, 200),
        0,
        "After how many turns the game ends undecided, for automatic play; 0 means never (1.7).",
    ),
)


class CivilizationRules(Rules[CivilizationState]):
    """Sid Meier's Civilization: The Board Game with both expansions, for two to five players."""

    name = "civilization"
    title = "Civilization"
    seats = range(2, 6)
    version = 3
    variants = VARIANTS
    kinds = KINDS
    openings = ("battle_won", "battle_held", "scouts_killed", "razed")
    losses: ClassVar[Mapping[str, str]] = {"loots": "other", "scouts_killed": "other", "razed": "player"}
    features = FEATURES
    ends = ENDS
    about = About(
        "Lead a nation from its first city to the stars, to riches, to fame or to conquest.",
        "180–300",
        3.7,
    )


RULES: Final = CivilizationRules()
