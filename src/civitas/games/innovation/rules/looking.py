"""What effects look at: who plays, and which of some cards have an icon, a value or a colour."""

from __future__ import annotations

from civitas.games.innovation.pieces import COLORS, Card, Color
from civitas.games.innovation.state import Frame, InnovationState, Pile, Player


def clockwise(state: InnovationState, seat: int) -> list[Player]:
    """All players in seat order, beginning with that seat."""
    return state.players[seat:] + state.players[:seat]


def partner(seat: int) -> int:
    """Rules 10.4: partners sit opposite."""
    return (seat + 2) % 4


def others(state: InnovationState, me: Player) -> list[Player]:
    """Rules 2.14: my opponents, clockwise from me; a partner is none of them."""
    seat = me.seat
    rest = state.players[seat + 1 :] + state.players[:seat]
    if state.teams:
        del rest[1]
    return rest


def highest_value(cards: list[Card]) -> int:
    """The highest value among the cards; 0 without any (rules 2.11)."""
    value = 0
    for card in cards:
        if card.age > value:
            value = card.age
    return value


def highest(cards: list[Card]) -> list[Card]:
    """Rules 2.10: all the highest of the cards."""
    value = highest_value(cards)
    return [card for card in cards if card.age == value]


def lowest(cards: list[Card]) -> list[Card]:
    """Rules 2.10: all the lowest of the cards."""
    value = min([card.age for card in cards], default=0)
    return [card for card in cards if card.age == value]


def different_values(cards: list[Card]) -> int:
    """R15: how many different values the cards have."""
    return len({card.age for card in cards})


def in_order(cards: list[Card]) -> list[Card]:
    """The cards in the canonical order: by value, then by name."""
    # They are few, and mostly came in this order: compiled, nothing is quicker than to put each where it belongs.
    order: list[Card] = []
    for card in cards:
        at = len(order)
        while at > 0 and order[at - 1].number > card.number:
            at -= 1
        order.insert(at, card)
    return order


def splayed(me: Player, direction: int) -> list[Color]:
    """The colours of my board that are splayed in that direction."""
    return [color for color in COLORS if me.piles[color.number].splay == direction]


def can_splay(pile: Pile, direction: int) -> bool:
    """Rules 5.10: whether splaying the pile in that direction would change it."""
    return len(pile.cards) > 1 and pile.splay != direction


def cause(state: InnovationState) -> Card | None:
    """The card being resolved."""
    return state.band[-1].card if state.band else None


def frame(state: InnovationState) -> Frame:
    """What is known about the card being resolved."""
    return state.band[-1]
