"""Through the Ages, wired together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.through_the_ages import rules
from civitas.games.through_the_ages.options import KINDS
from civitas.games.through_the_ages.state import TtaState
from civitas.games.through_the_ages.words import MESSAGES
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Flow
from civitas.kernel.rules import Outcome, Rules, Slot, Value, Variant
from civitas.kernel.words import About


class ThroughTheAges(Rules[TtaState]):
    """Through the Ages: A New Story of Civilization, 2-4 players."""

    name = "through_the_ages"
    title = "Through the Ages"
    seats = range(2, 5)
    version = 1
    variants = (
        Variant("open_civil_hands", (True, False), True, "Everybody may look at the civil cards in all hands."),
        Variant("manual_payments", (False, True), False, "In the own turn blue tokens are paid and gained by hand."),
    )
    kinds = KINDS
    messages = MESSAGES
    ends = ("culture", "resignation")
    about = About(
        blurb="From antiquity to the space age by cards: farms and mines, leaders and wonders, war and culture.",
        minutes="90–240",
        weight=4.4,
    )

    def setup(self, seats: int, variant: Mapping[str, Value], chance: Chance) -> TtaState:
        """Rules 3: the table before the first turn."""
        return rules.setup(seats, variant, chance)

    def step(self, state: TtaState) -> Flow[None]:
        """Rules 24.2: a political action, one action, the start or the end of a turn."""
        return rules.step(state)

    def outcome(self, state: TtaState) -> Outcome:
        """Rules 17."""
        return rules.outcome(state)

    def scores(self, state: TtaState) -> list[int]:
        """The culture points."""
        return rules.scores(state)

    def hidden(self, state: TtaState, seat: int | None) -> list[list[Slot]]:
        """Rules 18."""
        return rules.hidden(state, seat)

    def redealt(self, state: TtaState, swap: Mapping[Any, Any]) -> None:
        """Authors of events follow the cards."""
        rules.redealt(state, swap)

    def view(self, state: TtaState, seat: int | None) -> Any:
        """What a seat sees."""
        from civitas.games.through_the_ages.view import view

        return view(state, seat)

    def judge(self, state: TtaState, seat: int) -> float:
        """How good the position is for a seat."""
        from civitas.games.through_the_ages.judge import judge

        return judge(state, seat)

    def write(self, state: TtaState) -> dict[str, Any]:
        """The table as readable JSON values."""
        from civitas.games.through_the_ages.position import write

        return write(state)

    def read(self, position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> TtaState:
        """The table that a position describes."""
        from civitas.games.through_the_ages.position import read

        return read(position, variant, chance)


RULES = ThroughTheAges()
