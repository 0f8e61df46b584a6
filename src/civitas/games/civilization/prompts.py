"""Questions as people read them: a sentence, its reason, the choices with their results, why others are not legal."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.civilization import prompts_battle, prompts_cities, prompts_course, prompts_moves
from civitas.games.civilization.seen import View
from civitas.kernel.decisions import Decision
from civitas.words import Prompt

Teller = Callable[[View, Decision], Prompt]

_TELLERS: dict[str, Teller] = {
    **prompts_course.TELLERS,
    **prompts_cities.TELLERS,
    **prompts_moves.TELLERS,
    **prompts_battle.TELLERS,
}


def told_kinds() -> set[str]:
    """The kinds of questions that are told."""
    return set(_TELLERS)


def explain(view: View, decision: Decision) -> Prompt:
    """An open question as its seat reads it."""
    return _TELLERS[decision.kind.name](view, decision)
