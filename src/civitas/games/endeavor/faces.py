"""What is printed on the pieces, as the eyes of a seat: it changes with the data, never in a game."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.games.endeavor.pieces import (
    BUILDINGS,
    CARDS,
    LAST_SPACE,
    STATUSES,
    TOKENS,
    Building,
    Card,
    Icons,
    Status,
    Token,
)


class CardView(msgspec.Struct, frozen=True):
    """A card; `kind` is asset, slavery, governor or abolition; a governor has no value."""

    id: str
    title: str
    deck: str
    kind: str
    value: int | None
    icons: dict[str, int]
    glory: int


class TokenView(msgspec.Struct, frozen=True):
    """A type of trade token: brown with a status, or blue with an action; how many there are in all."""

    id: str
    title: str
    colour: str
    status: str
    action: str
    count: int


class BuildingView(msgspec.Struct, frozen=True):
    """A building type; `parts` are the simple actions of its action."""

    id: str
    title: str
    level: int
    icons: dict[str, int]
    glory: int
    action: str
    action_title: str
    parts: tuple[str, ...]
    copies: int


def _named(icons: Icons) -> dict[str, int]:
    return {STATUSES[at].id: number for at, number in icons.pairs}


def _card(card: Card) -> CardView:
    number = None if card.governor else card.value
    return CardView(card.id, card.title, card.deck.id, card.kind, number, _named(card.icons), card.glory)


def _token(token: Token) -> TokenView:
    status = STATUSES[token.icons.pairs[0][0]].id if token.icons.pairs else ""
    action = "" if token.action is None else token.action.id
    return TokenView(token.id, token.title, "blue" if action else "brown", status, action, token.count)


def _building(building: Building) -> BuildingView:
    action = building.action
    return BuildingView(
        building.id,
        building.title,
        building.level,
        _named(building.icons),
        building.glory,
        "" if action is None else action.id,
        "" if action is None else action.title,
        () if action is None else tuple(part.id for part in action.parts),
        building.copies,
    )


def _thresholds(status: Status) -> tuple[int, ...]:
    return tuple(level for level in range(1, LAST_SPACE + 1) if status.gives[level] > status.gives[level - 1])


CARD_VIEWS: Final = tuple(_card(card) for card in CARDS)
"""Every card, by index."""
TOKEN_VIEWS: Final = tuple(_token(token) for token in TOKENS)
"""Every type of token, by index."""
BUILDING_VIEWS: Final = tuple(_building(building) for building in BUILDINGS)
"""Every building type, by index."""
THRESHOLDS: Final = {status.id: _thresholds(status) for status in STATUSES}
"""By status: the levels at which its track gives more than just before."""
