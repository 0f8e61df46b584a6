"""What a newcomer reads at the table: how a game is won, its turn, how points come, and what stands on its board.

The words are messages in a game's `guide.ftl`: `goal` (the line that stands on every table), `guide-goal`, `guide-turn`
and `guide-points` (a sentence a line), and a glossary. There `about-forest` is the name of what a board marks with
`data-about="forest"`, and its attribute `.means` one sentence with the numbers of its rules.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from html import escape as quote
from typing import Any, Final

import msgspec
from markupsafe import Markup

from civitas.kernel.rules import Rules
from civitas.languages import language
from civitas.table.look.games import titles
from civitas.words import Message

ABOUT: Final = "about-"
_RULES: Final = re.compile(r"\((\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*)\)")


class Term(msgspec.Struct, frozen=True):
    """Something that stands on a board, and what it means in a sentence."""

    key: str
    title: str
    means: Markup


class Guide(msgspec.Struct, frozen=True):
    """A game in short: sentences about its goal, its turn and its points, and a glossary."""

    title: str
    goal: list[Markup]
    turn: list[Markup]
    points: list[Markup]
    terms: list[Term]


def leading(name: str, reached: Sequence[int], me: int | None) -> str:
    """The message that says how the reader stands: behind, in front, with others in front, or only watching."""
    best = max(reached)
    shared = "-shared" if reached.count(best) > 1 else ""
    if me is None:
        return f"{name}-watch{shared}"
    return name if reached[me] < best else f"{name}{shared or '-lead'}"


@functools.cache
def guide(game: str) -> Guide | None:
    """A game in short; None if it has no guide."""
    rules = titles().get(game)
    if rules is None or "guide-goal" not in language(rules):
        return None
    says = language(rules)
    goal, turn, points = [_sentences(rules, f"guide-{part}") for part in ("goal", "turn", "points")]
    terms = [
        Term(name.removeprefix(ABOUT), says.text(Message(name)), linked(game, says.attribute(name, "means")))
        for name in says.names(ABOUT)
    ]
    return Guide(rules.title, goal, turn, points, terms)


def _sentences(rules: Rules[Any], name: str) -> list[Markup]:
    return [linked(rules.name, line) for line in language(rules).text(Message(name)).splitlines() if line.strip()]


def linked(game: str, text: str) -> Markup:
    """A text as HTML, in which the numbers of rules in brackets lead to the rules."""

    def link(found: re.Match[str]) -> str:
        numbers = [f'<a href="/rules/{game}#r{one}" target="rules">{one}</a>' for one in found[1].split(", ")]
        return f'<span class="rule">{", ".join(numbers)}</span>'

    return Markup(_RULES.sub(link, quote(text)))
