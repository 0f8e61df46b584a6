"""Going on to the next rest by the judge alone: in the middle of a step a judge sees the cost and not yet the gain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.kernel.decisions import Decision
from civitas.kernel.game import Game

LONGEST: Final = 20
"""So many choices are made at most on the way to a rest."""


def come_to_rest(game: Game, line: Sequence[str] = ()) -> None:
    """Play on to the next rest: by these texts as long as they are legal, else as whoever chooses likes it best."""
    texts = list(line)
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None or game.at_rest:
            return
        text = texts.pop(0) if texts else ""
        legal = decision.texts
        option = decision.options[legal.index(text)] if text in legal else _liked(game, decision)
        game.choose(option, decision.seat)


def _liked(game: Game, decision: Decision) -> Any:
    """The option after which the chooser's chances are best."""
    chances = []
    for option in decision.options:
        trial = game.fork()
        trial.choose(option, decision.seat)
        chances.append(trial.rules.judges(trial.state)[decision.seat])
    return decision.options[chances.index(max(chances))]
