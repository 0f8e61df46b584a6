"""The game as the kernel knows it: its name, its house rules, its questions and ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from civitas.games.through_the_ages.options import KINDS
from civitas.games.through_the_ages.state import TtaState
from civitas.kernel.rules import Habits, Rules, Variant
from civitas.words import About


class ThroughTheAges(Rules[TtaState]):
    """Through the Ages: A New Story of Civilization, 2-4 players."""

    name = "through_the_ages"
    title = "Through the Ages"
    seats = range(2, 5)
    version = 1
    variants = (
        Variant("open_civil_hands", (True, False), True),
        Variant("manual_payments", (False, True), False),
    )
    kinds = KINDS
    openings = ("reveals", "attacks", "war", "colonizes", "completed")
    losses: ClassVar[Mapping[str, str]] = dict.fromkeys(
        ("attacks", "plunders", "razes", "annexes", "infiltrates", "spoils", "steals"), "rival"
    )
    ends = ("culture", "resignation")
    habits = Habits(effort=3, warmth=0.28)
    about = About(minutes="90–240", weight=4.4)


RULES: Final = ThroughTheAges()
