"""Questions as people read them: a sentence, its reason, the choices with their results, why others are not legal."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.civilization import prompts_battle, prompts_cities, prompts_course, prompts_moves
from civitas.games.civilization.prompt_buttons import groups, power
from civitas.games.civilization.prompt_words import say
from civitas.games.civilization.seen import View
from civitas.kernel.decisions import Decision
from civitas.kernel.words import Prompt

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
    """An open question as its seat reads it, with the steps that it may take at any time at its end."""
    told = _TELLERS[decision.kind.name](view, decision)
    aside = decision.asides.get(decision.seat)
    if aside is None:
        return told
    beside = groups((say("any_time"), [power(text) for text in aside.texts]))
    return Prompt(told.sentence, told.groups + beside, told.because, told.rule, told.refusals)
