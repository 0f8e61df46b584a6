"""Every question that players are asked, with all the answers that it can ever have.

The cards are declared together with their effects, which ask these questions; so those that range over cards are opened
once all cards are declared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.games.innovation.pieces import AGES, COLORS, Card, Color
from civitas.kernel.decisions import Kind
from civitas.kit.pieces import Option

SEATS: Final = 4


class Action(Option):
    """One of the four actions: draw, meld a card, use a card's dogma, or claim an age achievement."""

    __slots__ = ("age", "piece", "verb")

    def __init__(self, verb: str, piece: Card | None = None, age: int = 0) -> None:
        super().__init__(f"{verb}:{piece or age}" if piece or age else verb)
        self.verb: str = verb
        self.piece: Card | None = piece
        self.age: int = age

    def on(self, piece: Card) -> Action:
        """The same action with another card."""
        return MELD[piece.number] if self.verb == "meld" else DOGMA[piece.number]


class Seat(Option):
    """A player, as an answer."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat:{seat}")
        self.seat: int = seat


class Back(Option):
    """A card that the chooser can't see: whose it is, and its value."""

    __slots__ = ("seat", "value")

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(f"seat:{seat}:{value}")
        self.seat: int = seat
        self.value: int = value


DRAW: Final = Action("draw")
MELD: Final[list[Action]] = []
DOGMA: Final[list[Action]] = []
ACHIEVE: Final = [Action("achieve", age=age) for age in range(AGES)]
SEAT_ANSWERS: Final = [Seat(seat) for seat in range(SEATS)]
BACKS: Final = [Back(seat, value) for seat in range(SEATS) for value in range(1, AGES + 1)]

COLOR: Final[Kind[Color]] = Kind("color", "Choose a colour", COLORS, no="no")
VALUE: Final[Kind[int]] = Kind("value", "Name a value", range(1, AGES + 1))
SEAT: Final[Kind[Seat]] = Kind("seat", "Choose a player", SEAT_ANSWERS, no="no")
BACK: Final[Kind[Back]] = Kind("back", "Choose whose card, and its value", BACKS)
CONFIRM: Final[Kind[str]] = Kind("confirm", "Do it?", ("yes", "no"))
BRANCH: Final[Kind[str]] = Kind("branch", "Choose one of two", ("score", "draw"), no="no")

ACTION: Final[Kind[Action]] = Kind("action", "Choose an action")
CARD: Final[Kind[Card]] = Kind("card", "Choose a card", no="no")
CARDS: Final[Kind[Card]] = Kind("cards", "Choose cards, one after the other", no="done")
KINDS: Final[tuple[Kind[Any], ...]] = (ACTION, CARD, CARDS, COLOR, VALUE, SEAT, BACK, CONFIRM, BRANCH)


def open_questions(cards: Sequence[Card]) -> None:
    """Open the questions that range over all cards."""
    MELD.extend(Action("meld", card) for card in cards)
    DOGMA.extend(Action("dogma", card) for card in cards)
    ACTION.open([DRAW, *MELD, *DOGMA, *ACHIEVE[1:]])
    CARD.open(cards)
    CARDS.open(cards)
