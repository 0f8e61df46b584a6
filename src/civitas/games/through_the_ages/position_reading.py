"""A position while it is read: the box with what lies nowhere yet, and cards by their names."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from civitas.games.through_the_ages.pieces import BY_ID, CIVIL_PIECES, MILITARY_PIECES, Card, Piece, in_use
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition

_SHUFFLE: Final = 179

CIVIL: Final = ("technology", "special", "government", "leader", "action")
MILITARY: Final = ("tactic", "bonus", "aggression", "war", "pact", "event", "territory")
EVENTS: Final = ("event", "territory")


class Box:
    """The pieces that have not been laid out yet, by type."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.left: dict[str, list[Piece]] = {}
        for piece in [*in_use(CIVIL_PIECES, seats), *in_use(MILITARY_PIECES, seats)]:
            self.left.setdefault(str(piece), []).append(piece)

    def piece(self, id_: str, path: str, *groups: str) -> Piece:
        """Take a piece of that type, which must be of one of these groups."""
        card = find_card(id_, path, *groups)
        pieces = self.left.get(id_, [])
        if not pieces:
            copies = card.copies[self.seats - 2]
            if not copies:
                raise BadPosition(f"{path}: {id_} is not used with {self.seats} players.")
            raise BadPosition(
                f"{path}: {id_} lies in too many places; there {'is 1' if copies == 1 else f'are {copies}'}."
            )
        return pieces.pop()

    def card(self, id_: str, path: str, *groups: str) -> Card:
        """Take a card that lies open."""
        return self.piece(id_, path, *groups).type

    def cards(self, ids: list[str], path: str, *groups: str) -> list[Card]:
        """Take cards that lie open."""
        return [self.card(id_, f"{path}[{at}]", *groups) for at, id_ in enumerate(ids)]

    def pieces(self, ids: list[str], path: str, *groups: str) -> list[Piece]:
        """Take pieces."""
        return [self.piece(id_, f"{path}[{at}]", *groups) for at, id_ in enumerate(ids)]

    def rest(self, is_military: bool, age: int) -> list[Piece]:
        """Take everything that is left of a deck, in an order that is always the same and tells nothing."""
        pieces: list[Piece] = []
        for id_, left in self.left.items():
            card = BY_ID[id_]
            if card.is_military == is_military and card.age == age:
                pieces += left
                self.left[id_] = []
        Chance.from_seed(_SHUFFLE).shuffle(pieces)
        return pieces


def find_card(id_: str, path: str, *groups: str) -> Card:
    """The card type of that id, which must be of one of these groups."""
    if id_ not in BY_ID:
        near = get_close_matches(id_.lower().replace(" ", "_"), BY_ID, 1, 0.8)
        raise BadPosition(f"{path}: there is no card “{shorten(id_)}”{f'; {near[0]} is near' if near else ''}.")
    card = BY_ID[id_]
    if groups and card.group not in groups:
        raise BadPosition(f"{path}: {id_} is a card of another kind ({card.group}); here lies {' or '.join(groups)}.")
    return card


def own(cards: list[Card], id_: str, path: str) -> Card:
    """The card of that id among those that the player has."""
    card = next((card for card in cards if card.id == id_), None)
    if card is None:
        raise BadPosition(f"{path}: the player does not have {shorten(id_)}.")
    return card
