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
    ends = (course.COMPLETE,)
    about = ABOUT

    def setup(self, seats: int, variant: Mapping[str, Value], chance: Chance) -> Table:
        """Rules 2."""
        return course.setup(seats, variant, chance)

    def step(self, state: Table) -> Flow[None]:
        """Rules 4 to 9: one player's one action, or a phase without choices."""
        return course.step(state)

    def outcome(self, state: Table) -> Outcome:
        """Rules 10.10."""
        return scoring.outcome(state)

    def scores(self, state: Table) -> list[int]:
        """Rules 10, as if the game ended now."""
        return scoring.scores(state)

    def hidden(self, state: Table, seat: int | None) -> list[list[Slot]]:
        """Rules 11.1: nothing is hidden."""
        return []

    def judge(self, state: Table, seat: int) -> float:
        """What a bot goes by."""
        return judge.judge(state, seat)

    def view(self, state: Table, seat: int | None) -> Any:
        """Rules 11: the whole table."""
        from civitas.games.endeavor.view import view

        return view(state, seat)

    def write(self, state: Table) -> dict[str, Any]:
        """The table at a rest as JSON values."""
        from civitas.games.endeavor.position import write

        return write(state)

    def read(self, position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> Table:
        """The table that a position describes."""
        from civitas.games.endeavor.position import read

        return read(position, variant, chance)

    def explain(self, view: Any, decision: Decision) -> Prompt:
        """A question as its seat reads it."""
        from civitas.games.endeavor.words import explain

        return explain(view, decision)

    def catalogue(self) -> Sequence[Entry]:
        """Every building, token and card."""
        from civitas.games.endeavor.catalogue import catalogue

        return catalogue()
