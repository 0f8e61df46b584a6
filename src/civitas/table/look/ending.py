"""Who won, in a line: the headline of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.kernel.rules import Outcome, Rules
from civitas.languages import language
from civitas.table.look.words import words
from civitas.words import Message


def headline(rules: Rules[Any], outcome: Outcome, names: Sequence[str], me: int | None) -> str:
    """Who won, and by how much where points decided it: “You won: 163 to 152.”

    A game that is won by points says so by the message `result-margin`; nothing is said of points where something else
    broke a tie, and nothing of a game without losers.
    """
    winners = sorted(outcome.winners, key=lambda seat: seat != me)
    called = [words("table.You") if seat == me else names[seat] for seat in winners]
    most = max((outcome.scores[seat] for seat in winners), default=0)
    others = [score for seat, score in enumerate(outcome.scores) if seat not in winners]
    told = language(rules)
    if "result-margin" not in told or not others or most <= max(others):
        return words("table.won_by", names=words("table.names", names=called))
    n, m = (str(score).replace("-", "−") for score in (most, max(others)))
    margin = told.text(Message("result-margin", {"n": n, "m": m}))
    return words("table.won_to", names=words("table.names", names=called), margin=margin)
