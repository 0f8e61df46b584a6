"""What a bot thinks of a decision: every option with what speaks for it, and which one it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Opinion(msgspec.Struct, frozen=True):
    """One option: the share of the search that went to it, the seat's chance to win by it with its error, and the line.

    `line` are the texts of the choices that are expected to follow, this one first. `score` is what the seat's
    prospects are worth after it in the points of the game's judge, and `reasons` what moved them most, by the names of
    features. Both are found for the best options only.
    """

    option: Any
    share: float
    chance: float
    error: float
    line: tuple[str, ...] = ()
    score: float | None = None
    reasons: tuple[tuple[str, float], ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """Opinions about all options, the best one first. A thought that ran out of time is `cut`."""

    opinions: tuple[Opinion, ...]
    iterations: int = 0
    cut: bool = False
    wanted: int = 0
    """How many iterations it would have made."""

    @property
    def best(self) -> Any:
        """The option that is taken."""
        return self.opinions[0].option


def of_one(taken: Any, options: Sequence[Any]) -> Thought:
    """A thought that is none: an option is taken, and nothing is known of any."""
    even = 1 / len(options)
    return Thought(tuple([Opinion(one, even, 0.5, 0.5) for one in (taken, *[o for o in options if o is not taken])]))
