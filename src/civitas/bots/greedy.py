"""The bot that looks one decision ahead."""

from __future__ import annotations

from typing import Any

from civitas.bots.eyes import Eyes
from civitas.bots.quiet import come_to_rest
from civitas.bots.thought import Opinion, Thought
from civitas.bots.why import explained
from civitas.kernel.errors import CannotRedeal
from civitas.kernel.game import Game


class Greedy:
    """Tries every option in a few redeals and takes the one after which the game's judge likes its seat best.

    A `quiet` one asks its judge at the next rest only; until then everybody chooses by the judge.
    """

    def __init__(self, seed: int, deals: int = 4, quiet: bool = False) -> None:
        self._seed = seed
        self._deals = deals
        self._quiet = quiet

    def choose(self, eyes: Eyes) -> Any:
        """The option with the best mean; among equals, luck decides."""
        options = eyes.decision.options
        if len(options) == 1:
            return options[0]
        luck = eyes.luck(self._seed)
        totals = self._totals(eyes, luck)
        best = max(totals)
        favourites = [option for option, total in zip(options, totals, strict=True) if total == best]
        return favourites[luck % len(favourites)]

    def think(self, eyes: Eyes) -> Thought:
        """What its judge says of every option."""
        luck, kind, options = eyes.luck(self._seed), eyes.decision.kind, eyes.decision.options
        taken = self.choose(eyes)
        found = [
            Opinion(option, float(option is taken), total / self._deals, 0.0, (kind.text(option),))
            for option, total in zip(options, self._totals(eyes, luck), strict=True)
        ]
        found.sort(key=lambda one: (-one.share, -one.chance))
        return explained(eyes, Thought(tuple(found), self._deals, wanted=self._deals), luck)

    def _totals(self, eyes: Eyes, luck: int) -> list[float]:
        """What every option is worth in all deals together."""
        options = eyes.decision.options
        totals = [0.0] * len(options)
        for deal in range(self._deals):
            # All options are tried in the same deals with the same dice: their difference shows sooner.
            try:
                game = eyes.redeal((luck + deal) % (1 << 64))
            except CannotRedeal:
                continue
            for at, option in enumerate(options):
                trial = game.fork()
                trial.choose(option, eyes.seat)
                if self._quiet:
                    come_to_rest(trial)
                totals[at] += _worth(trial, eyes.seat)
        return totals


def _worth(game: Game, seat: int) -> float:
    """How good the game stands for the seat, from 0 to 1; an ended game is what it is."""
    outcome = game.outcome
    if outcome is None:
        return game.rules.judge(game.state, seat)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
