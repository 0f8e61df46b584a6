"""Dealing anew what a seat does not know, and with it: finding out whether a choice taught a seat anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import Chronicle
from civitas.kernel.game import NOBODY, Entry, Game, Rest, Run

_ATTEMPTS: Final = 20
_TRIALS: Final = 4


def redeal(game: Game, seat: int | None, seed: int) -> Game:
    """A game that `seat` can't tell from this one, with all hidden pieces and all future chance dealt anew.

    In mid-step the answers since the last rest are given again, about the pieces that now lie where the old ones lay
    and with the old stream, so that dice that were seen fall as they fell. A deal in which an answer is not legal, or
    in which the seat would see, be asked or read something else, is thrown away.
    """
    chance = Chance.from_seed(seed)
    base = game.settle()
    since = game.since()
    if not since:
        state = base.state.copy()
        _shuffle(game.rules.hidden(state, seat), None, chance)
        state.chance = Chance(chance.fresh_key())
        return Game(game.rules, None, Rest(state), [])
    unknown = {cards[at] for pool in game.rules.hidden(game.state, seat) for cards, at in pool}
    truth = _listening(game, base)
    truth.replay(since)
    expected = _witness(truth, seat)
    entries = since
    for attempt in range(_ATTEMPTS + 1):
        run = _listening(game, base)
        # The last attempt deals nothing anew: it always succeeds.
        pools = game.rules.hidden(run.state, seat) if attempt < _ATTEMPTS else []
        swap = _shuffle(pools, unknown, chance)
        origin = Rest(run.state.copy())
        retold = _retell(run, since, swap, seat, game, chance)
        if retold is not None and _witness(run, seat) == expected:
            entries = retold
            break
    return Game(game.rules, None, origin, [*entries, (NOBODY, None, chance.fresh_key())])


def undo_refusal(game: Game, seat: int) -> str:
    """Why the seat may not take its last choice back, or nothing if it may: it must have learned nothing by it."""
    if seat in game.open_picks():
        return ""
    if not game.history or game.history[-1][0] == NOBODY:
        return "nothing has been chosen yet"
    last, _, option = game.history[-1]
    if last != seat:
        return "others have chosen since" if any(entry[0] == seat for entry in game.history) else "you have not chosen"
    before = game.fork_at(len(game.history) - 1)
    if (before.state.chance.key, before.state.chance.count) != (game.state.chance.key, game.state.chance.count):
        return "chance has spoken since"
    if _unknown(before, seat) - _unknown(game, seat):
        return "a hidden piece has been seen since"
    after = (game.view(seat), *_questions(game, seat))
    for trial in range(_TRIALS):
        other = before.redeal(seat, trial)
        other.choose(option, seat)
        if (other.view(seat), *_questions(other, seat)) != after:
            return "something hidden has shown since"
    return ""


def _unknown(game: Game, seat: int) -> set[Any]:
    return {pieces[at] for pool in game.rules.hidden(game.state, seat) for pieces, at in pool}


def _listening(game: Game, base: Rest) -> Run:
    run = Run(game.rules, base.state.copy(), base.steps)
    run.state.log = Chronicle(game.rules.messages)
    return run


def _shuffle(pools: list[Any], unknown: set[Any] | None, chance: Chance) -> dict[Any, Any]:
    """Shuffle the pieces of each pool that are still unknown now; returns which piece took whose place."""
    swap: dict[Any, Any] = {}
    for pool in pools:
        slots = pool if unknown is None else [(pieces, at) for pieces, at in pool if pieces[at] in unknown]
        old = [pieces[at] for pieces, at in slots]
        new = old[:]
        chance.shuffle(new)
        for (pieces, at), piece in zip(slots, new, strict=True):
            pieces[at] = piece
        if unknown is not None:
            swap.update(zip(old, new, strict=True))
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
        if seat_ == NOBODY:
            run.renew(option)
            retold.append(entry)
            continue
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


def _witness(run: Run, seat: int | None) -> tuple[Any, ...]:
    """All that a seat can tell a game by: its view, who is asked what, its own options, its lines since the rest."""
    log = run.state.log
    lines = [line for line in log.lines if line.readable(seat)] if log is not None else []
    asked = [(d.seat, d.kind, d.cause, d.options if d.seat == seat else None) for d in run.pending()]
    return run.rules.view(run.state, seat), asked, lines


def _questions(game: Game, seat: int) -> tuple[Any, ...]:
    return tuple((d.seat, d.kind, d.options if d.seat == seat else None) for d in game.pending)
