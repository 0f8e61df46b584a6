"""The game as the kernel knows it: its name, its house rules, its questions and ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from civitas.games.innovation.options import KINDS
from civitas.games.innovation.rules import cards
from civitas.games.innovation.state import InnovationState
from civitas.kernel.rules import Habits, Rules, Variant
from civitas.words import About

__all__ = ["RULES", "cards"]
"""Once the cards are declared, the questions that range over them are open."""


class InnovationRules(Rules[InnovationState]):
    """Innovation: 105 cards, ten ages, three ways to win."""

    name = "innovation"
    title = "Innovation"
    seats = range(2, 5)
    version = 1
    variants = (
        Variant("covered_cards_public", (False, True), False),
        Variant("monument_combined", (False, True), False),
        Variant("fission_continues", (False, True), False),
        Variant("team_variant", (False, True), False),
    )
    kinds = KINDS
    heads = ("turn",)
    openings = ("dogma",)
    losses: ClassVar[Mapping[str, str]] = {
        "transfer": "seat",
        "transfer_unseen": "seat",
        "exchange": "seat",
        "exchange_unseen": "seat",
        "return": "other",
        "return_unseen": "other",
    }
    ends = ("achievements", "score", "effect")
    habits = Habits("quiet", explore=0.35, longest=30)
    enough = 1200
    about = About(minutes="45–60", weight=2.7)


RULES: Final = InnovationRules()
