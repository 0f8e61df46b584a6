"""The turning points of a game: after which of its choices somebody's chance to win changed most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

MOST: Final = 5
"""So many are told of a game."""
APART: Final = 0.04
"""At least this share of the game lies between two of them: what comes of one thing is one turning point."""
LEAST: Final = 0.03
"""A smaller change of a chance is none."""


class Chances(NamedTuple):
    """Every seat's chance to win when the game came to rest after so many choices."""

    number: int
    shares: Sequence[float]


class Turning(NamedTuple):
    """What turned: between which numbers of choices, whose chance changed most, and from what to what."""

    after: int
    number: int
    seat: int
    before: float
    now: float


def turning_points(course: Sequence[Chances]) -> list[Turning]:
    """The largest changes, in the order of the game."""
    changes = []
    for last, this in pairwise(course):
        seat = max(range(len(this.shares)), key=lambda one: round(abs(this.shares[one] - last.shares[one]), 9))
        changes.append(Turning(last.number, this.number, seat, last.shares[seat], this.shares[seat]))
    apart = APART * (course[-1].number - course[0].number) if course else 0.0
    found: list[Turning] = []
    for change in sorted(changes, key=lambda one: -abs(one.now - one.before)):
        near = any(abs(change.number - other.number) < apart for other in found)
        if not near and abs(change.now - change.before) >= LEAST and len(found) < MOST:
            found.append(change)
    return sorted(found)
