"""Armies: the best grouping of military units by a tactic (rules 11.6)."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.games.through_the_ages.pieces import AIR_FORCE, INFANTRY, Card


class Armies:
    """Armies at full value and outdated ones, how many of each an air force doubles, and what they are worth."""

    __slots__ = ("full", "full_doubled", "outdated", "outdated_doubled", "strength")

    def __init__(self, tactic: Card, full: int, outdated: int, planes: int) -> None:
        self.full: int = full
        self.outdated: int = outdated
        self.full_doubled: int = min(planes, full)
        self.outdated_doubled: int = min(planes - self.full_doubled, outdated)
        self.strength: int = (full + self.full_doubled) * tactic.strength + (
            outdated + self.outdated_doubled
        ) * tactic.outdated


def best_armies(tactic: Card, units: Sequence[Card], counts: Sequence[int], is_flexible: bool) -> Armies:
    """The strongest armies of these units; with Genghis Khan (`is_flexible`) infantry may count as cavalry (20.7).

    A unit is modern if its level is at least that of the tactic minus 1; an army with any other unit is outdated.
    """
    every = [0, 0, 0]
    modern = [0, 0, 0]
    planes = 0
    for at, card in enumerate(units):
        count = counts[at]
        if card.type == AIR_FORCE:
            planes += count
        elif count:
            every[card.type - INFANTRY] += count
            if card.age >= tactic.age - 1:
                modern[card.type - INFANTRY] += count
    best = _armies(tactic, every, modern, planes)
    if is_flexible:
        foot, riders = every[0], every[1]
        modern_foot, modern_riders = modern[0], modern[1]
        for old in range(foot - modern_foot + 1):
            for new in range(modern_foot + 1):
                every[0] = foot - old - new
                every[1] = riders + old + new
                modern[0] = modern_foot - new
                modern[1] = modern_riders + new
                other = _armies(tactic, every, modern, planes)
                if other.strength > best.strength:
                    best = other
    return best


def _armies(tactic: Card, every: list[int], modern: list[int], planes: int) -> Armies:
    count = full = 99
    for at in range(3):
        need = tactic.army[at]
        if need:
            count = min(count, every[at] // need)
            full = min(full, modern[at] // need)
    return Armies(tactic, full, count - full, planes)
