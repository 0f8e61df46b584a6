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

_WORLDS: Final = 4
_BEST: Final = 3
_REASONS: Final = 3
_LEAST: Final = 0.75
"""Fewer points are not worth a word."""


def explained(eyes: Eyes, thought: Thought, luck: int) -> Thought:
    """The thought with what moves the judgement of its best options, seen when the game has come to rest.

    The best is told beside the next best, the others beside the best: what would have come anyway is no reason.
    """
    best = thought.opinions[:_BEST]
    if len(best) == 1:
        return thought
    prospects: list[dict[str, float]] = [{} for _ in best]
    try:
        for world in islice(eyes.worlds(luck), _WORLDS):
            for at, opinion in enumerate(best):
                trial = world.fork()
                trial.choose(opinion.option, eyes.seat)
                come_to_rest(trial, opinion.line[1:])
                for name, points in world.rules.reasons(trial.state, eyes.seat).items():
                    prospects[at][name] = prospects[at].get(name, 0.0) + points / _WORLDS
    except CannotRedeal:
        return thought
    known = []
    for at, opinion in enumerate(best):
        mine, other = prospects[at], prospects[0 if at else 1]
        reasons = _most({name: points - other[name] for name, points in mine.items()})
        known.append(msgspec.structs.replace(opinion, score=sum(mine.values()), reasons=reasons))
    return msgspec.structs.replace(thought, opinions=(*known, *thought.opinions[_BEST:]))


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
