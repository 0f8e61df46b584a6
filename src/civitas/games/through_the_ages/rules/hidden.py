"""What a seat does not know (rules 18), and what follows the places when it is dealt anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.through_the_ages.pieces import LAST_AGE, Piece
from civitas.games.through_the_ages.state import TtaState
from civitas.kernel.chance import Chance
from civitas.kernel.rules import Slot


def hidden(state: TtaState, seat: int | None) -> list[list[Slot]]:
    """Pools in the order in which they are dealt.

    For each age: first all places that hold an unseen event, so that only events come into event decks; then all
    unseen military cards outside of them; then the order of the current events, own ones among them. The orders of the
    civil decks come last.
    """
    pools: list[list[Slot]] = []
    for age in range(LAST_AGE):
        events, wide, order = _event_places(state, seat, age), _wide_places(state, seat, age), _order(state, seat, age)
        narrow = events + [slot for slot in wide if slot[0][slot[1]].type.group in ("event", "territory")]
        if events:
            pools.append(narrow)
        if wide:
            pools.append(wide)
        if order:
            pools.append(order)
    for age in range(LAST_AGE):
        pool: list[Slot] = [(state.civil_decks[age], at) for at in range(len(state.civil_decks[age]))]
        if age == 0:
            pool += [(state.civil_removed, at) for at in range(len(state.civil_removed))]
        if pool:
            pools.append(pool)
    return pools


def _knows_top(state: TtaState, seat: int | None, at: int) -> bool:
    return seat is not None and at == len(state.current) - 1 and bool(state.top_seen >> seat & 1)


def _event_places(state: TtaState, seat: int | None, age: int) -> list[Slot]:
    """Places of the event decks that hold cards which others, or nobody, prepared."""
    slots: list[Slot] = [
        (state.current, at)
        for at, piece in enumerate(state.current)
        if piece.age == age and (seat is None or state.current_authors[at] != seat) and not _knows_top(state, seat, at)
    ]
    slots += [
        (state.future, at)
        for at, piece in enumerate(state.future)
        if piece.age == age and (seat is None or state.future_authors[at] != seat)
    ]
    return slots


def _order(state: TtaState, seat: int | None, age: int) -> list[Slot]:
    """Rules 18.3: own prepared cards are known, but not where they lie."""
    return [
        (state.current, at)
        for at, piece in enumerate(state.current)
        if piece.age == age and not _knows_top(state, seat, at)
    ]


def _wide_places(state: TtaState, seat: int | None, age: int) -> list[Slot]:
    """The deck, others' hands, discards that the seat has not seen, and what left the game unseen."""
    deck = state.military_decks[age]
    slots: list[Slot] = [(deck, at) for at in range(len(deck))]
    for player in state.players:
        if player.seat != seat:
            hand = player.military_hand
            slots += [(hand, at) for at, piece in enumerate(hand) if piece.age == age and piece not in player.shown]
    pile, eyes = state.discards[age], state.discard_eyes[age]
    slots += [(pile, at) for at in range(len(pile)) if not _has_seen(eyes[at], seat)]
    slots += [(state.removed[age], at) for at in range(len(state.removed[age]))]
    return slots


def _has_seen(eyes: int, seat: int | None) -> bool:
    return eyes < 0 if seat is None else bool(eyes >> seat & 1)


def redealt(state: TtaState, swap: Mapping[Any, Any], seat: int | None = None, chance: Chance | None = None) -> None:
    """Hidden pieces were dealt anew: own events keep their author wherever they lie among the current ones."""
    if seat is None or seat not in state.current_authors:
        return
    before = {new: old for old, new in swap.items()}
    old: list[Piece] = [before.get(piece, piece) for piece in state.current]
    own = [piece for at, piece in enumerate(old) if state.current_authors[at] == seat]
    for age in range(LAST_AGE):
        places = [at for at, piece in enumerate(state.current) if piece.age == age]
        others = [state.current_authors[at] for at in places if state.current_authors[at] != seat]
        for at in places:
            state.current_authors[at] = seat if state.current[at] in own else others.pop()
