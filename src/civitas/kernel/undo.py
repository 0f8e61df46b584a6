"""Taking a choice back: only while its seat has learned nothing by it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, Final

from civitas.kernel.errors import CannotRedeal, IllegalChoice
from civitas.kernel.redeal import Deals, pass_quietly, questions, unknown_to

if TYPE_CHECKING:
    from civitas.kernel.game import Game

OFFERED: Final = range(8)
"""The deals that are tried before an undo is offered."""
DONE: Final = range(128)
"""The deals that are tried before it is done: about one in a hundred thousand shows something in none of them."""


def undo_refusal(game: Game, seat: int, along: Collection[int], trials: Iterable[int]) -> str:
    """`Game.undo_refusal`: the seat must have learned nothing since, and would have seen the same in other deals."""
    if any(entry[0] == seat for entry in game.in_round()):
        return ""
    if not game.history:
        return "nothing has been chosen yet"
    seen = last_seen(game, seat)
    last = seen
    while last >= 0 and game.history[last][0] != seat and game.history[last][0] in along:
        last -= 1
    if last < 0 or game.history[last][0] != seat:
        return "others have chosen since" if any(entry[0] == seat for entry in game.history) else "you have not chosen"
    before, now = game.fork_at(last), game.fork()
    pass_quietly(now.run, seat)
    if not before.state.chance.same(now.state.chance):
        return "chance has spoken since"
    if unknown_to(before, seat) - unknown_to(now, seat):
        return "a hidden piece has been seen since"
    after = _looks(now, seat)
    deals = Deals(before, seat)
    for trial in trials:
        try:
            other = deals.deal(trial)
            for chooser, _, option in game.history[last : seen + 1]:
                if chooser != seat and len(other.pending) + len(other.in_round()) > 1:
                    return "others have picked in secret since"
                other.choose(option, chooser)
        except (CannotRedeal, IllegalChoice):
            return "something hidden may have shown since"
        pass_quietly(other.run, seat)
        if _looks(other, seat) != after:
            return "something hidden has shown since"
    return ""


def last_seen(game: Game, seat: int) -> int:
    """Where in the history the last choice stands that a seat knows of, or -1: quiet refusals are secret."""
    for last in reversed(range(len(game.history))):
        chooser, kind, option = game.history[last]
        if chooser == seat or not kind.quiet or option is not None:
            return last
    return -1


def _looks(game: Game, seat: int) -> tuple[Any, ...]:
    """What a seat sees and is asked."""
    return game.view(seat), questions(game.run, seat)
