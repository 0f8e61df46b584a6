"""Why a bot likes an option: what sets it apart from the next best, told in the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

import msgspec

from civitas.bots.eyes import Eyes
from civitas.bots.quiet import come_to_rest
from civitas.bots.random import RESIGN
from civitas.bots.thought import Opinion, Thought
from civitas.kernel.decisions import Decision
from civitas.kernel.errors import CannotRedeal
from civitas.kernel.rules import Rules
from civitas.words import Prompt

_WORLDS: Final = 4
_BEST: Final = 3
_REASONS: Final = 3
_LEAST: Final = 0.75
"""Fewer points are not worth a word."""
_UNSURE: Final = 0.04
_SHORT: Final = 3


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


def told(rules: Rules[Any], prompt: Prompt[str], decision: Decision, thought: Thought) -> str:
    """A thought in words of the game: the best option with its chance, the next best, and what is between them."""
    said = labels(prompt)

    def called(opinion: Opinion) -> str:
        text = decision.kind.text(opinion.option)
        return said.get(text) or text.replace("_", " ")

    first, *others = thought.opinions
    sentence = f"{called(first)}: {_percent(first)} to win"
    parts = [f"{rules.features.get(name, name)} {points:+.0f}".replace("-", "−") for name, points in first.reasons]
    if others and str(others[0].option) != RESIGN:
        sentence += f"; next best {called(others[0])}, {_percent(others[0])}"
        if parts:
            sentence += f". Compared with that, {'; '.join(parts)}"
    sentence += "."
    if thought.cut:
        sentence += f" There was time for {thought.iterations} of {thought.wanted} tries only."
    return sentence


def labels(prompt: Prompt[str]) -> dict[str, str]:
    """What the choices of a question are called; a bare number is told with what it counts.

    Of several choices in a row, the first is called as the shortest row that begins with it.
    """
    found: dict[str, str] = {}
    rows: dict[str, str] = {}
    for group in prompt.groups:
        for button in sorted(group.buttons, key=lambda one: len(one.text)):
            short = group.title and len(button.label) <= _SHORT
            found[button.text] = f"{group.title} ({button.label})" if short else button.label
            rows.setdefault(button.text.partition(" ")[0], found[button.text])
    return rows | found


def _percent(opinion: Opinion) -> str:
    return f"{'about ' if opinion.error > _UNSURE else ''}{100 * opinion.chance:.0f} %"
