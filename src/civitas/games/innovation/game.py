"""Innovation, wired together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from civitas.games.innovation import rules
from civitas.games.innovation.questions import all_kinds
from civitas.games.innovation.state import InnovationState
from civitas.games.innovation.words import MESSAGES
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Decision, Flow
from civitas.kernel.errors import BadSetup
from civitas.kernel.rules import Outcome, Rules, Slot, Value, Variant
from civitas.kernel.words import About, Entry, Prompt


class InnovationRules(Rules[InnovationState]):
    """Innovation: 105 cards, ten ages, three ways to win."""

    name = "innovation"
    title = "Innovation"
    seats = range(2, 5)
    version = 1
    variants = (
        Variant("covered_cards_public", (False, True), False, "Everybody may look through all piles on all boards."),
        Variant("monument_combined", (False, True), False, "For Monument, tucked and scored cards count together."),
        Variant("fission_continues", (False, True), False, "Fission goes on after it has removed everything."),
        Variant("team_variant", (False, True), False, "Two teams of two; partners sit opposite."),
    )
    kinds = all_kinds()
    messages = MESSAGES
    ends = ("achievements", "score", "effect")
    about = About(
        blurb="105 cards, ten ages: rivals share your powers or suffer them.",
        minutes="45–60",
        weight=2.7,
    )

    def setup(self, seats: int, variant: Mapping[str, Value], chance: Chance) -> InnovationState:
        """The table before the opening melds (rules 3.1-3.4, 10.4)."""
        if variant["team_variant"] and seats != 4:
            raise BadSetup(f"The team game is for four players, not {seats}.")
        return rules.setup(seats, variant, chance)

    def step(self, state: InnovationState) -> Flow[None]:
        """The opening melds, or one action."""
        return rules.step(state)

    def outcome(self, state: InnovationState) -> Outcome:
        """How the game ended (rules 8)."""
        return rules.outcome(state)

    def scores(self, state: InnovationState) -> list[int]:
        """Rules 2.9: the points in the score piles."""
        return [player.points for player in state.players]

    def hidden(self, state: InnovationState, seat: int | None) -> list[list[Slot]]:
        """What a seat can't place, by age (rules 9)."""
        return rules.hidden(state, seat)

    def redealt(self, state: InnovationState, swap: Mapping[Any, Any]) -> None:
        """Cards were dealt anew: what players know follows the place."""
        rules.redealt(state, swap)

    def view(self, state: InnovationState, seat: int | None) -> Any:
        """What a seat sees."""
        from civitas.games.innovation.view import view

        return view(state, seat)

    def judge(self, state: InnovationState, seat: int) -> float:
        """How good the position is for a seat."""
        from civitas.games.innovation.judge import judge

        return judge(state, seat)

    def write(self, state: InnovationState) -> dict[str, Any]:
        """The table as readable JSON values."""
        from civitas.games.innovation.position import write

        return write(state)

    def read(self, position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> InnovationState:
        """The table that a position describes."""
        from civitas.games.innovation.position import read

        return read(position, variant, chance)

    def explain(self, view: Any, decision: Decision) -> Prompt:
        """An open decision as its seat reads it."""
        from civitas.games.innovation.prompts import explain

        return explain(view, decision)

    def catalogue(self) -> Sequence[Entry]:
        """Every card and special achievement."""
        from civitas.games.innovation.catalogue import catalogue

        return catalogue()


RULES = InnovationRules()
