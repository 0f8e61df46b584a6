"""The bot that takes any legal option, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.bots.eyes import Eyes
from civitas.bots.thought import Thought, of_one

RESIGN: Final = "resign"
"""The text by which games call leaving them."""


def any_of(options: Sequence[Any], number: int) -> Any:
    """The option at that place; who plays at random plays to the end, and takes the next one instead of resigning."""
    option = options[number]
    if str(option) == RESIGN and len(options) > 1:
        return options[(number + 1) % len(options)]
    return option


class Random:
    """Chooses blindly."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, eyes: Eyes) -> Any:
        """Any of the options."""
        options = eyes.decision.options
        return any_of(options, eyes.luck(self._seed) % len(options))

    def think(self, eyes: Eyes) -> Thought:
        """Nothing but the choice."""
        return of_one(self.choose(eyes), eyes.decision.options)
