"""The bot that takes any legal option, all equally likely."""

from __future__ import annotations

from typing import Any

from civitas.bots.eyes import Eyes


class Random:
    """Chooses blindly."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, eyes: Eyes) -> Any:
        """Any of the options."""
        options = eyes.decision.options
        return options[eyes.luck(self._seed) % len(options)]
