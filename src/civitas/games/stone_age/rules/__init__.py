"""How the table moves. One module a phase; numbers in docstrings are those of the rulebook."""

from __future__ import annotations

from civitas.games.stone_age.rules.acting import acting
from civitas.games.stone_age.rules.feeding import ending, feeding
from civitas.games.stone_age.rules.placing import placing
from civitas.games.stone_age.state import StoneAge
from civitas.kernel.decisions import Flow

__all__ = ["step"]


def step(state: StoneAge) -> Flow[None]:
    """Rules 3.1: one placement, one resolved place, one player's feeding, or the end of the round."""
    phase = state.phase
    if phase == "place":
        return placing(state)
    if phase == "act":
        return acting(state)
    if phase == "feed":
        return feeding(state)
    return ending(state)
