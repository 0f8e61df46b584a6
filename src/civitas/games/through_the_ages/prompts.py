"""The questions as people read them: what each answer brings, and why others are not possible (rules 24.3)."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import prompts_action, prompts_events, prompts_politics
from civitas.games.through_the_ages.prompt_buttons import Teller
from civitas.games.through_the_ages.seen import View
from civitas.kernel.decisions import Decision
from civitas.words import Prompt

_TELLERS: Final[dict[str, Teller]] = {
    **prompts_action.TELLERS,
    **prompts_politics.TELLERS,
    **prompts_events.TELLERS,
}


def explain(view: View, decision: Decision) -> Prompt:
    """The question as the asked seat reads it."""
    return _TELLERS[decision.kind.name](view, view.players[decision.seat], decision)
