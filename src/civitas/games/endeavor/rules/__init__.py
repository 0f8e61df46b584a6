"""How the table moves, split by what changes together; numbers in docstrings are those of the rulebook."""

from __future__ import annotations

from civitas.games.endeavor.rules.course import setup, step
from civitas.games.endeavor.rules.scoring import outcome, scores
from civitas.games.endeavor.state import EndeavorState
from civitas.kernel.rules import Slot

__all__ = ["hidden", "outcome", "scores", "setup", "step"]


def hidden(state: EndeavorState, seat: int | None) -> list[list[Slot]]:
    """Rules 11.1: nothing is hidden."""
    return []
