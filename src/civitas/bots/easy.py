"""The bot for beginners: it looks one decision ahead, and not too closely."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from civitas.bots.eyes import Eyes
from civitas.bots.thought import Opinion, Thought, of_one
from civitas.bots.tree import sensible, valued
from civitas.bots.why import explained
from civitas.kernel.errors import CannotRedeal


class Easy:
    """Values every option once, in one deal, and takes a good one more often than a bad one. It never resigns."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, eyes: Eyes) -> Any:
        """An option, the likelier the better it looks among the others."""
        options = sensible(eyes.decision).options
        return options[0] if len(options) == 1 else self._weigh(eyes, Random(eyes.luck(self._seed))).best

    def think(self, eyes: Eyes) -> Thought:
        """What it saw in its one deal; how likely it takes an option is its share."""
        luck = eyes.luck(self._seed)
        return explained(eyes, self._weigh(eyes, Random(luck)), luck)

    def _weigh(self, eyes: Eyes, luck: Random) -> Thought:
        options = sensible(eyes.decision).options
        try:
            world = eyes.redeal(luck.getrandbits(64))
        except CannotRedeal:
            return of_one(luck.choice(options), options)
        worths = []
        for option in options:
            trial = world.fork()
            trial.choose(option, eyes.seat)
            worths.append(valued(trial)[eyes.seat])
        # What counts is how options compare with each other, whatever the judge's scale.
        low, spread = min(worths), max(worths) - min(worths) or 1.0
        warmth = world.rules.habits.warmth
        weights = [exp((worth - low) / spread / warmth) for worth in worths]
        total = sum(weights)
        found = [
            Opinion(option, weight / total, worth, 0.0, (eyes.decision.kind.text(option),))
            for option, weight, worth in zip(options, weights, worths, strict=True)
        ]
        taken = luck.choices(range(len(options)), weights)[0]
        rest = sorted(found[:taken] + found[taken + 1 :], key=lambda one: -one.share)
        return Thought((found[taken], *rest), len(options), wanted=len(options))
