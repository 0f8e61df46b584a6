"""Dealing anew what a seat does not know, and with it: finding out whether a choice taught a seat anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Decision
from civitas.kernel.game import Game
from civitas.kernel.rules import Slot
from civitas.kernel.run import Entry, Rest, Run

_ATTEMPTS: Final = 20
_TRIALS: Final = 4


def redeal(game: Game, seat: int | None, seed: int) -> Game:
    """A game that `seat` can't tell from this one, with all hidden pieces and all future chance dealt anew.

    The pieces are dealt anew at the last rest. From there the answers are given again, about the pieces that now lie
    where the old ones lay. Chance gives again what it has given since that rest, so that dice that were seen fall as
    they fell, and then goes on with another key. A deal in which an answer is not legal, or in which the seat would
    see, be asked or read something else, is thrown away.
    """
    chance = Chance.from_seed(seed)
    unknown = unknown_to(game, seat)
    for _ in range(_ATTEMPTS):
        other = deal(game, seat, unknown, chance)
        if other is not None:
            return other
    other = deal(game, seat, set(), chance)
    assert other is not None, "the true deal can't be told from itself"
    return other


def deal(game: Game, seat: int | None, unknown: set[Any], chance: Chance) -> Game | None:
    """One deal of the unknown pieces; None if an answer is not legal in it or the seat could tell the difference."""
    rest = game.settle().state
    dealt = rest.copy()
    dealt.chance = rest.chance.retold(game.state.chance, chance.fresh_key())
    swap = _shuffle(game.rules.hidden(dealt, seat), unknown, chance)
    game.rules.redealt(dealt, swap)
    run = Run(game.rules, Rest(dealt), listening=True)
    history = _retell(run, game.since(), swap, seat, game, chance)
    if history is None or _witness(run, seat) != _expected(game, seat):
        return None
    run.state.log = None
    return Game(game.rules, None, Rest(dealt), history, run=run)


def undo_refusal(game: Game, seat: int) -> str:
    """Why the seat may not take its last choice back, or nothing if it may: it must have learned nothing by it."""
    if seat in game.open_picks():
        return ""
    if not game.history:
        return "nothing has been chosen yet"
    last, _, option = game.history[-1]
    if last != seat:
        return "others have chosen since" if any(entry[0] == seat for entry in game.history) else "you have not chosen"
    before = game.fork_at(len(game.history) - 1)
    if not before.state.chance.same(game.state.chance):
        return "chance has spoken since"
    if unknown_to(before, seat) - unknown_to(game, seat):
        return "a hidden piece has been seen since"
    after = (game.view(seat), _questions(game.pending, seat))
    for trial in range(_TRIALS):
        other = before.redeal(seat, trial)
        other.choose(option, seat)
        if (other.view(seat), _questions(other.pending, seat)) != after:
            return "something hidden has shown since"
    return ""


def unknown_to(game: Game, seat: int | None) -> set[Any]:
    """The pieces that a seat does not know."""
    return {pieces[at] for pool in game.rules.hidden(game.state, seat) for pieces, at in pool}


def _shuffle(pools: list[list[Slot]], unknown: set[Any], chance: Chance) -> dict[Any, Any]:
    """Shuffle the pieces of each pool that are still unknown now; returns which piece took whose place."""
    swap: dict[Any, Any] = {}
    for pool in pools:
        slots = [(pieces, at) for pieces, at in pool if pieces[at] in unknown]
        old = [pieces[at] for pieces, at in slots]
        # From one fixed order, so that a deal depends on what the seat knows and on the seed, never on the truth.
        new = sorted(old, key=str)
        chance.shuffle(new)
        for at, slot in enumerate(slots):
            slot[0][slot[1]] = new[at]
            swap[old[at]] = new[at]
    return swap


def _retell(
    run: Run, since: list[Entry], swap: Mapping[Any, Any], seat: int | None, game: Game, chance: Chance
) -> list[Entry] | None:
    """Give the answers again in another deal; None if one of them is not legal there.

    What other seats have picked in a round that is still open is unknown too: they pick anew.
    """
    still_open = {id(entry) for entry in since[-len(game.open_picks()) :]} if game.open_picks() else set()
    retold: list[Entry] = []
    run.advance()
    for entry in since:
        seat_, kind, option = entry
        decision = next((d for d in run.pending() if d.seat == seat_), None)
        if decision is None or decision.kind is not kind:
            return None
        if id(entry) in still_open and seat_ != seat:
            option = decision.options[chance.below(len(decision.options))]
        else:
            option = _swapped(option, swap)
        if option not in decision.options:
            return None
        run.answer(seat_, option)
        retold.append((seat_, kind, option))
    return retold


def _swapped(option: Any, swap: Mapping[Any, Any]) -> Any:
    if option in swap:
        return swap[option]
    piece = getattr(option, "piece", None)
    return option.on(swap[piece]) if piece in swap else option


def _expected(game: Game, seat: int | None) -> tuple[Any, ...]:
    """What the seat can tell the true game by; kept, because bots deal one decision anew many times."""
    key = (len(game.history), seat)
    kept = game.witness
    if kept is None or kept[0] != key:
        truth = Run(game.rules, game.settle(), listening=True).replay(game.since())
        kept = game.witness = (key, _witness(truth, seat))
    return kept[1]


def _witness(run: Run, seat: int | None) -> tuple[Any, ...]:
    """All that a seat can tell a game by: its view, who is asked what, its own options, its lines since the rest."""
    return run.rules.view(run.state, seat), _questions(run.pending(), seat), run.lines(seat)


def _questions(pending: Sequence[Decision], seat: int | None) -> list[Any]:
    return [(d.seat, d.kind, d.cause, d.options if d.seat == seat else None) for d in pending]
