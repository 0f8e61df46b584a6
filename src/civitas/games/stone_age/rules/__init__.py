"""How the table moves. One module a phase; numbers in docstrings are those of the rulebook."""

from __future__ import annotations

from civitas.games.stone_age.rules.acting import resolve_place
from civitas.games.stone_age.rules.feeding import close_round, feed_tribe
from civitas.games.stone_age.rules.placing import place_figures
from civitas.games.stone_age.rules.scoring import outcome, scores
from civitas.games.stone_age.rules.secrecy import glance, hidden
from civitas.games.stone_age.rules.setup import setup
from civitas.games.stone_age.state import StoneAgeState
from civitas.kernel.decisions import Flow

__all__ = ["glance", "hidden", "outcome", "scores", "setup", "step"]


def step(state: StoneAgeState) -> Flow[None]:
    """Rules 3.1: one placement, one resolved place, one player's feeding, or the end of the round."""
    phase = state.phase
    if phase == "place":
        return place_figures(state)
    if phase == "act":
        return resolve_place(state)
    if phase == "feed":
        return feed_tribe(state)
    return close_round(state)
