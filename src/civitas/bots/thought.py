"""What a bot thinks of a decision: every option with what speaks for it, and which one it takes."""

from __future__ import annotations

from typing import Any

import msgspec


class Opinion(msgspec.Struct, frozen=True):
    """One option: the share of the search that went to it, the seat's chance to win by it with its error, and the line.

    `line` are the texts of the choices that are expected to follow, this one first.
    """

    option: Any
    share: float
    chance: float
    error: float
    line: tuple[str, ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """Opinions about all options, the best one first. A thought that ran out of time is `cut`."""

    opinions: tuple[Opinion, ...]
    iterations: int = 0
    cut: bool = False

    @property
    def best(self) -> Any:
        """The option that is taken."""
        return self.opinions[0].option
