"""Decks and their discards: drawing, discarding, shuffling (rules 2.3), and who knows a card."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.civilization.options import EVENT_KEEP, ordered
from civitas.games.civilization.pieces import UnitType
from civitas.games.civilization.pieces_cards import EventCard, EventType, UnitCard
from civitas.games.civilization.rules.ground import unsettle
from civitas.games.civilization.rules.windows import value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.chronicle import but, only
from civitas.kernel.decisions import Flow, ask

EVERYBODY: Final = (1 << 8) - 1
"""A piece that all have seen."""


def _refill(state: CivilizationState, deck: list[Any], discards: list[Any]) -> None:
    """Rules 2.3: the discards become the deck when a card is needed and none is left."""
    if not deck and discards:
        for card in discards:
            state.seen[card.key] = 0
        deck.extend(discards)
        discards.clear()
        state.chance.shuffle(deck)


def has_units(state: CivilizationState, kind: UnitType) -> bool:
    """Whether a unit of that type can be drawn."""
    return bool(state.units[kind.index] or state.unit_discards[kind.index])


def draw_unit(state: CivilizationState, kind: UnitType) -> UnitCard | None:
    """The top card of a unit deck."""
    deck = state.units[kind.index]
    _refill(state, deck, state.unit_discards[kind.index])
    return deck.pop() if deck else None


def gain_unit(state: CivilizationState, player: Player, kind: UnitType, cause: object = None) -> UnitCard | None:
    """Rules 7.5: draw a unit into the standing forces."""
    card = draw_unit(state, kind)
    if card is not None:
        player.units.append(card)
        state.seen[card.key] = player.bit
        state.say("unit", cause, to=but(player.seat), player=player.seat, unit=kind)
        state.say(
            "unit_seen", cause, to=only(player.seat), player=player.seat, unit=kind, values=unit_values(player, card)
        )
    return card


def unit_values(player: Player, card: UnitCard) -> str:
    """Strength and health of a unit at its owner's rank."""
    more = 0 if card.type.fixed_rank else player.ranks[card.type.index] - 1
    return f"{card.strength + more}/{card.health + more}"


def discard_unit(state: CivilizationState, card: UnitCard) -> None:
    """Lay a unit face up on its discards."""
    state.seen[card.key] = EVERYBODY
    state.unit_discards[card.type.index].append(card)


def kill_unit(state: CivilizationState, player: Player, card: UnitCard) -> None:
    """A unit of the standing forces is shown and discarded."""
    player.units.remove(card)
    discard_unit(state, card)


def random_of(state: CivilizationState, cards: list[Any]) -> Any:
    """One of the cards by chance."""
    return cards[state.chance.below(len(cards))]


def draw_event(state: CivilizationState, level: int) -> EventCard | None:
    """The top card of a deck of culture events."""
    deck = state.events[level - 1]
    _refill(state, deck, state.event_discards[level - 1])
    return deck.pop() if deck else None


def has_events(state: CivilizationState, level: int) -> bool:
    """Whether an event of the level can be drawn."""
    return bool(state.events[level - 1] or state.event_discards[level - 1])


def discard_event(state: CivilizationState, player: Player, card: EventCard) -> None:
    """Lay an event of the hand face up on its discards."""
    player.hand.remove(card)
    state.seen[card.key] = EVERYBODY
    state.event_discards[card.level - 1].append(card)


def gain_event(state: CivilizationState, player: Player, level: int, cause: object = None) -> Flow[bool]:
    """Rules 9.2, 14.50: draw a culture event; with Mysticism one more, and keep one."""
    drawn: list[EventCard] = []
    for _ in range(1 + value(state, player, "event_draws")):
        card = draw_event(state, level)
        if card is None:
            break
        drawn.append(card)
        player.hand.append(card)
        state.seen[card.key] = player.bit
    if not drawn:
        return False
    kept = drawn[0]
    if len(drawn) > 1:
        types = ordered(EVENT_KEEP, [card.type for card in drawn])
        choice = yield from ask(EVENT_KEEP, player.seat, types, cause, openly=True)
        kept = next(card for card in drawn if card.type is choice)
        for card in drawn:
            if card is not kept:
                discard_event(state, player, card)
                state.say("event_discarded", cause, player=player.seat, event=card.type)
    state.say("event", cause, to=but(player.seat), player=player.seat, level=level)
    state.say("event_seen", cause, to=only(player.seat), player=player.seat, event=kept.type)
    unsettle(state, player)
    return True


def card_of(player: Player, kind: EventType) -> EventCard:
    """A card of that type in the hand."""
    for card in player.hand:
        if card.type is kind:
            return card
    raise LookupError(f"{kind} is not held")


def event_types(player: Player) -> list[EventType]:
    """The types in the hand, each once."""
    return list(dict.fromkeys([card.type for card in player.hand]))
