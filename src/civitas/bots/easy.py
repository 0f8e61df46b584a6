"""The bot for beginners: it looks one decision ahead, and not too closely."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from civitas.bots.eyes import Eyes
from civitas.bots.search import valued
from civitas.kernel.errors import CannotRedeal

_WARMTH: Final = 0.35


class Easy:
    """Values every option once, in one deal, and takes a good one more often than a bad one."""

    def __init__(self, seed: int, warmth: float = _WARMTH) -> None:
        self._seed = seed
        self._warmth = warmth

    def choose(self, eyes: Eyes) -> Any:
        """An option, the likelier the better it looks among the others."""
        options = eyes.decision.options
        luck = Random(eyes.luck(self._seed))
        if len(options) == 1:
            return options[0]
        try:
            world = eyes.redeal(luck.getrandbits(64))
        except CannotRedeal:
            return luck.choice(options)
        worths = []
        for option in options:
            trial = world.fork()
            trial.choose(option, eyes.seat)
            worths.append(valued(trial)[eyes.seat])
        # What counts is how options compare with each other, whatever the judge's scale.
        low, spread = min(worths), max(worths) - min(worths)
        if not spread:
            return luck.choice(options)
        weights = [exp((worth - low) / spread / self._warmth) for worth in worths]
        return luck.choices(options, weights)[0]
