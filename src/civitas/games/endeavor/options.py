"""Every question that players are asked, with all the answers that it can ever have."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.endeavor.pieces import (
    BLUE_TOKENS,
    BUILDINGS,
    CARDS,
    CITIES,
    DECKS,
    GOVERNORS,
    OVERSEAS,
    PRINTED,
    REGIONS,
    TILES,
    Building,
    Card,
    City,
    Deck,
    Region,
    Tile,
    Token,
)
from civitas.kernel.decisions import Kind
from civitas.kit.pieces import Option


class Move(Option):
    """An answer: a verb and the piece that it is about."""

    __slots__ = ("title",)

    def __init__(self, verb: str, piece: object, title: str) -> None:
        super().__init__(f"{verb}:{piece}" if piece is not None else verb)
        self.title: str = title


class Build(Move):
    """Take a building tile of that type."""

    __slots__ = ("building",)

    def __init__(self, building: Building) -> None:
        super().__init__("build", building, building.title)
        self.building: Building = building


class Turn(Move):
    """What a player does on a turn of the Action phase: one of three.

    `pays`: it does nothing but move markers between harbor and buildings.
    """

    __slots__ = ("pays",)

    def __init__(self, verb: str, piece: object, title: str, pays: bool = False) -> None:
        super().__init__(verb, piece, title)
        self.pays: bool = pays


class Activate(Turn):
    """Put a marker on a building and do its action."""

    __slots__ = ("tile",)

    def __init__(self, tile: Tile) -> None:
        super().__init__("activate", tile, tile.title, tile.building.pays)
        self.tile: Tile = tile


class Spend(Turn):
    """Spend a blue token and do its action; `mask` has the parts of the action."""

    __slots__ = ("mask", "token")

    def __init__(self, token: Token) -> None:
        super().__init__("spend", token, token.title)
        self.token: Token = token
        self.mask: int = 0 if token.action is None else token.action.mask


class Pass(Turn):
    """Take no more turns in this phase."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("pass", None, "Pass")


class Act(Move):
    """A part of an action, with its target."""

    __slots__ = ()


class Ship(Act):
    """Ship to a region."""

    __slots__ = ("region",)

    def __init__(self, region: Region) -> None:
        super().__init__("ship", region, region.title)
        self.region: Region = region


class Occupy(Act):
    """Occupy an empty city."""

    __slots__ = ("city",)

    def __init__(self, city: City) -> None:
        super().__init__("occupy", city, city.title)
        self.city: City = city


class Attack(Act):
    """Take a city from another player."""

    __slots__ = ("city",)

    def __init__(self, city: City) -> None:
        super().__init__("attack", city, city.title)
        self.city: City = city


class Draw(Act):
    """Take the top card of a deck."""

    __slots__ = ("deck",)

    def __init__(self, deck: Deck) -> None:
        super().__init__("draw", deck, deck.title)
        self.deck: Deck = deck


class Free(Move):
    """Take the marker back from a building."""

    __slots__ = ("tile",)

    def __init__(self, tile: Tile) -> None:
        super().__init__("free", tile, tile.title)
        self.tile: Tile = tile


class Enthrone(Move):
    """Lay a governor on the governor space."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__("governor", card, card.title)
        self.card: Card = card


class Discard(Move):
    """Give up a held card."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__("discard", card, card.title)
        self.card: Card = card


PASS: Final = Pass()
BUILDS: Final[tuple[Build, ...]] = tuple(Build(building) for building in BUILDINGS)
"""By building index; the printed building is never offered."""
ACTIVATES: Final[tuple[Activate, ...]] = tuple(Activate(tile) for tile in TILES)
FREES: Final[tuple[Free, ...]] = tuple(Free(tile) for tile in TILES)
SPENDS: Final[tuple[Spend, ...]] = tuple(Spend(token) for token in BLUE_TOKENS)
SHIPS: Final[tuple[Ship, ...]] = tuple(Ship(region) for region in OVERSEAS)
OCCUPIES: Final[tuple[Occupy, ...]] = tuple(Occupy(city) for city in CITIES)
ATTACKS: Final[tuple[Attack, ...]] = tuple(Attack(city) for city in CITIES)
DRAWS: Final[tuple[Draw, ...]] = tuple(Draw(deck) for deck in DECKS)
ENTHRONES: Final[tuple[Enthrone, ...]] = tuple(Enthrone(card) for card in GOVERNORS)
DISCARDS: Final[tuple[Discard, ...]] = tuple(Discard(card) for card in CARDS)


def _turns() -> list[Turn]:
    turns: list[Turn] = [option for option in ACTIVATES if option.tile.building.action is not None]
    turns.extend(SPENDS)
    turns.append(PASS)
    return turns


def _acts() -> list[Act]:
    cities = [city for region in REGIONS for city in region.cities]
    acts: list[Act] = list(SHIPS)
    acts.extend(OCCUPIES[city.index] for city in cities)
    acts.extend(ATTACKS[city.index] for city in cities)
    acts.extend(DRAWS)
    return acts


BUILD_TILE: Final[Kind[Build]] = Kind(
    "build", "Build", [option for option in BUILDS if option.building is not PRINTED.building]
)
TURN: Final[Kind[Turn]] = Kind("turn", "Use a building or a token, or pass", _turns())
ACT: Final[Kind[Act]] = Kind("act", "Choose what the action does", _acts(), no="stop")
FREE: Final[Kind[Free]] = Kind(
    "free", "Take a marker back", [option for option in FREES if option.tile.building.action is not None]
)
GOVERNOR: Final[Kind[Enthrone]] = Kind(
    "governor", "Choose who lies on the governor space", ENTHRONES, no="governor:none"
)
DISCARD: Final[Kind[Discard]] = Kind("discard", "Discard a card", DISCARDS)
KINDS: Final[tuple[Kind[Any], ...]] = (BUILD_TILE, TURN, ACT, FREE, GOVERNOR, DISCARD)
