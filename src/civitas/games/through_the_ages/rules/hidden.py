"""What a seat does not know (rules 18)."""

from __future__ import annotations

from typing import Any

from civitas.games.through_the_ages.pieces import LAST_AGE, Marker
from civitas.games.through_the_ages.state import Player, Resolution, TtaState
from civitas.kernel.rules import Slot


def hidden(state: TtaState, seat: int | None) -> list[list[Slot]]:
    """Pools in the order in which they are dealt.

    For each age: first all places that hold an unseen event, so that only events come into event decks; then all
    unseen military cards outside of them; then the order of the current events, in which a seat can't place even those
    that it prepared itself. The orders of the civil decks come last.
    """
    pools: list[list[Slot]] = []
    top = _known_top(state, seat)
    for age in range(LAST_AGE):
        events, wide, order = (
            _event_places(state, seat, age, top),
            _wide_places(state, seat, age),
            _order(state, age, top),
        )
        if events:
            pools.append(events + [slot for slot in wide if slot[0][slot[1]].type.group in ("event", "territory")])
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


def _known_top(state: TtaState, seat: int | None) -> Marker | None:
    """Rules 20.68: the place of the top current event, if the seat has looked at it."""
    return state.sequence[-1] if seat is not None and state.sequence and state.top_seen >> seat & 1 else None


def _event_places(state: TtaState, seat: int | None, age: int, top: Marker | None) -> list[Slot]:
    """Places of the event decks that hold cards which others, or nobody, prepared."""
    seen = -1 if top is None else top.number
    slots: list[Slot] = [
        (state.current, at)
        for at, piece in enumerate(state.current)
        if piece is not None and piece.age == age and at != seen and (seat is None or state.current_authors[at] != seat)
    ]
    slots += [
        (state.future, at)
        for at, piece in enumerate(state.future)
        if piece.age == age and (seat is None or state.future_authors[at] != seat)
    ]
    return slots


def _order(state: TtaState, age: int, top: Marker | None) -> list[Slot]:
    """Rules 18.3: cards of one age come in an order that nobody knows."""
    places: list[Slot] = []
    for at, marker in enumerate(state.sequence):
        piece = state.current[marker.number]
        if piece is not None and piece.age == age and marker is not top:
            places.append((state.sequence, at))
    return places


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


def glance(state: TtaState, seat: int | None) -> list[Any]:
    """Rules 18: what lies open, the ages of what does not, own military cards, and what is being resolved."""
    seen: list[Any] = [state.phase, state.turn, state.age, state.row, state.past, state.common, state.top_seen]
    seen += (len(state.sequence), state.future_authors, len(state.pacts), len(state.impacts))
    for age in range(LAST_AGE):
        seen += (len(state.civil_decks[age]), len(state.military_decks[age]), len(state.discards[age]))
    for player in state.players:
        _see_player(seen, player)
        if player.seat == seat:
            seen.append([piece.type for piece in player.military_hand])
        else:
            seen.append(sorted([piece.age for piece in player.military_hand]))
    if state.resolving is not None:
        _see_resolution(seen, state.resolving, seat)
    return seen


def _see_player(seen: list[Any], player: Player) -> None:
    seen += (player.science, player.culture, player.yellow_bank, player.unused, player.blue_bank, player.workers)
    seen += (player.tokens, player.technologies, player.government, player.specials, player.leader, player.stages)
    seen += (player.wonder, player.wonders, player.ruins, player.homer_under, player.colonies, player.hand)
    seen += (player.tactic, player.civil, player.extra_civil, player.military, player.extra_military, player.marks)
    seen += (player.pool, player.pool_science, player.card_pool, player.resigned, player.sources, len(player.wars))


def _see_resolution(seen: list[Any], one: Resolution, seat: int | None) -> None:
    """Rules 24.3, P5: the cards of a defence are hidden until it is complete."""
    seen += (one.card, one.kind, one.now, one.done, one.strengths, one.bid, one.bidder, one.passed, one.units)
    seen += (one.force, one.left)
    if one.kind != "aggression" or seat == one.target:
        seen += (one.need, one.limit, one.as_bonus)
