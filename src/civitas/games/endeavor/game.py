"""Endeavor as the kernel knows it: rules, views, words and positions tied together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from civitas.games.endeavor import judge
from civitas.games.endeavor.components import OPTIONS, SEATS
from civitas.games.endeavor.options import ACT, BUILD_TILE, DISCARD, FREE, GOVERNOR, TURN
from civitas.games.endeavor.rules import course, scoring
from civitas.games.endeavor.state import Table
from civitas.games.endeavor.words import ABOUT, MESSAGES
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Decision, Flow
from civitas.kernel.rules import Outcome, Rules, Slot, Value, Variant
from civitas.kernel.words import Entry, Prompt


class EndeavorRules(Rules[Table]):
    """Endeavor, first edition."""

    name = "endeavor"
    title = "Endeavor"
    seats = SEATS
    version = 1
    variants = tuple(Variant(option.name, option.values, option.default, option.text) for option in OPTIONS)
    kinds = (BUILD_TILE, TURN, ACT, FREE, GOVERNOR, DISCARD)
    messages = MESSAGES
    about = ABOUT

    def setup(self, seats: int, variant: Mapping[str, Value], chance: Chance) -> Table:
        return course.setup(seats, variant, chance)

    def step(self, state: Table) -> Flow[None]:
        return course.step(state)

    def outcome(self, state: Table) -> Outcome:
        return scoring.outcome(state)

    def scores(self, state: Table) -> list[int]:
        return scoring.scores(state)

    def hidden(self, state: Table, seat: int | None) -> list[list[Slot]]:
        """Rules 11.1: nothing is hidden."""
        return []

    def judge(self, state: Table, seat: int) -> float:
        return judge.judge(state, seat)

    def view(self, state: Table, seat: int | None) -> Any:
        from civitas.games.endeavor.view import view

        return view(state, seat)

    def write(self, state: Table) -> dict[str, Any]:
        from civitas.games.endeavor.position import write

        return write(state)

    def read(self, position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> Table:
        from civitas.games.endeavor.position import read

        return read(position, variant, chance)

    def explain(self, view: Any, decision: Decision) -> Prompt:
        from civitas.games.endeavor.words import explain

        return explain(view, decision)

    def catalogue(self) -> Sequence[Entry]:
        from civitas.games.endeavor.catalogue import catalogue

        return catalogue()
