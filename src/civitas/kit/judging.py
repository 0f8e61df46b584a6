"""How a judge weighs a position: features in points, and chances to win from them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def shares(worths: Sequence[float], spread: float) -> list[float]:
    """Chances to win from worths in points: a lead of `spread` points makes a win e times likelier than the other's."""
    best = max(worths)
    odds = [exp((worth - best) / spread) for worth in worths]
    total = sum(odds)
    return [one / total for one in odds]


class Weights:
    """What a judge has learned: how much each feature of a position counts, and how many points of a lead are much."""

    __slots__ = ("_names", "_values", "spread")

    def __init__(self, names: Sequence[str], values: list[float], spread: float) -> None:
        self._names = names
        self._values = values
        self.spread = spread

    def worth(self, features: list[float]) -> float:
        """A seat's prospects in points."""
        total = 0.0
        for at, feature in enumerate(features):
            total += feature * self._values[at]
        return total

    def shares(self, features: list[list[float]]) -> list[float]:
        """Every seat's chance to win, from the features of all."""
        return shares([self.worth(one) for one in features], self.spread)

    def reasons(self, features: list[float]) -> dict[str, float]:
        """What a seat's prospects are made of, in points."""
        return {name: features[at] * self._values[at] for at, name in enumerate(self._names)}
