"""The bot that looks one decision ahead."""

from __future__ import annotations

from typing import Any

from civitas.bots.eyes import Eyes
from civitas.kernel.game import Game


class Greedy:
    """Tries every option in a few redeals and takes the one after which the game's judge likes its seat best."""

    def __init__(self, seed: int, deals: int = 4) -> None:
        self._seed = seed
        self._deals = deals

    def choose(self, eyes: Eyes) -> Any:
        """The option with the best mean; among equals, luck decides."""
        options = eyes.decision.options
        luck = eyes.luck(self._seed)
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for deal in range(self._deals):
            # All options are tried in the same deals with the same dice: their difference shows sooner.
            game = eyes.redeal((luck + deal) % (1 << 64))
            for at, option in enumerate(options):
                trial = game.fork()
                trial.choose(option, eyes.seat)
                totals[at] += _worth(trial, eyes.seat)
        best = max(totals)
        favourites = [option for option, total in zip(options, totals, strict=True) if total == best]
        return favourites[luck % len(favourites)]


def _worth(game: Game, seat: int) -> float:
    """How good the game stands for the seat, from 0 to 1; an ended game is what it is."""
    outcome = game.outcome
    if outcome is None:
        return game.rules.judge(game.state, seat)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
