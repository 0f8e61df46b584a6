"""Games that go on and on: bots can undo each other's work for ever."""

from __future__ import annotations

from typing import Final

from civitas.kernel.game import Game
from civitas.kernel.rules import Outcome, conclude

STOPPED: Final = "stopped"
"""Why a game ended that was stopped after as many decisions as are enough for its rules."""


def as_it_stands(game: Game) -> Outcome:
    """The outcome of a game that is stopped now: whoever has the most points is first."""
    scores = game.scores()
    return conclude(scores, scores, STOPPED)
