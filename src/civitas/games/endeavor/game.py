"""The game as the kernel knows it: its name, its house rules, its questions and ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from civitas.games.endeavor.options import KINDS, PASS
from civitas.games.endeavor.pieces import OPTIONS, SEATS
from civitas.games.endeavor.rules.course import COMPLETE
from civitas.games.endeavor.state import EndeavorState
from civitas.kernel.rules import Habits, Rules, Variant
from civitas.words import About


class EndeavorRules(Rules[EndeavorState]):
    """Endeavor, first edition."""

    name = "endeavor"
    title = "Endeavor"
    seats = SEATS
    version = 1
    variants = tuple(Variant(option.name, option.values, option.default) for option in OPTIONS)
    kinds = KINDS
    heads = ("phase",)
    openings = ("attack", "open", "abolition")
    losses: ClassVar[Mapping[str, str]] = {"attack": "defender"}
    ends = (COMPLETE,)
    habits = Habits("mixed", explore=0.4, longest=400, effort=3, shunned=str(PASS), spread=9.9)
    about = About(minutes="60–90", weight=2.9)


RULES: Final = EndeavorRules()
