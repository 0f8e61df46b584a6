"""Why a bot likes an option: what sets it apart from the next best, told in the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final

import msgspec

from civitas.bots.eyes import Eyes
from civitas.bots.quiet import come_to_rest
from civitas.bots.thought import Opinion, Thought
from civitas.kernel.errors import CannotRedeal
from civitas.kernel.game import Game

_WORLDS: Final = 4
_BEST: Final = 3
_REASONS: Final = 3
RIVALS: Final = "rivals"
"""The name of what an option costs the best of the others."""
_LEAST: Final = 0.75
"""Fewer points are not worth a word."""


def explained(eyes: Eyes, thought: Thought, luck: int) -> Thought:
    """The thought with what moves the judgement of its best options, seen when the game has come to rest.

    The best is told beside the next best, the others beside the best: what would have come anyway is no reason.
    """
    best = thought.opinions[:_BEST]
    if len(best) == 1:
        return thought
    prospects = [Prospects(eyes.seat, _WORLDS) for _ in best]
    try:
        for world in islice(eyes.worlds(luck), _WORLDS):
            for at, opinion in enumerate(best):
                trial = world.fork()
                trial.choose(opinion.option, eyes.seat)
                come_to_rest(trial, opinion.line[1:])
                prospects[at].see(trial)
    except CannotRedeal:
        return thought
    known = []
    for at, opinion in enumerate(best):
        mine, other = prospects[at].told(), prospects[0 if at else 1].told()
        reasons = _most({name: points - other.get(name, 0.0) for name, points in mine.items()})
        known.append(msgspec.structs.replace(opinion, score=prospects[at].score, reasons=reasons))
    return msgspec.structs.replace(thought, opinions=(*known, *thought.opinions[_BEST:]))


class Prospects:
    """What a seat can expect after an option in so many worlds, in points by features; and what the others can."""

    def __init__(self, seat: int, worlds: int) -> None:
        self._seat = seat
        self._worlds = worlds
        self._mine: dict[str, float] = {}
        self._others: dict[int, float] = {}
        self._rivals: set[int] = set()

    def see(self, game: Game) -> None:
        """Look at one of the worlds."""
        rules, state = game.rules, game.state
        for name, points in rules.reasons(state, self._seat).items():
            self._mine[name] = self._mine.get(name, 0.0) + points / self._worlds
        chances = rules.judges(state)
        for seat, chance in enumerate(chances):
            if seat != self._seat:
                worth = sum(rules.reasons(state, seat).values())
                self._others[seat] = self._others.get(seat, 0.0) + worth / self._worlds
                # Whose chance is always the same is a partner.
                if chance != chances[self._seat]:
                    self._rivals.add(seat)

    @property
    def score(self) -> float:
        """What the seat can expect."""
        return sum(self._mine.values())

    def told(self) -> dict[str, float]:
        """All of it, what the best rival can expect as a loss."""
        rivals = [self._others[seat] for seat in self._rivals]
        return self._mine | {RIVALS: -max(rivals)} if rivals else self._mine


def _most(change: Mapping[str, float]) -> tuple[tuple[str, float], ...]:
    """The features that differ most."""
    found = sorted(change.items(), key=lambda pair: -abs(pair[1]))[:_REASONS]
    return tuple([(name, points) for name, points in found if abs(points) >= _LEAST])


def favourites(thought: Thought) -> tuple[Opinion, ...]:
    """The best option, and those that are hardly worse as far as the thought can tell."""
    first = thought.opinions[0]
    near = [
        one
        for one in thought.opinions[1:_BEST]
        if one.share > first.share / 2 and one.chance + one.error >= first.chance - first.error
    ]
    return (first, *near)
