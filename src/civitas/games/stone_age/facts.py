"""The components as they stand in `components.json`: their form, checked when they are read."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

Good = Literal["wood", "clay", "stone", "gold"]
Upper = Literal[
    "market",
    "food",
    "resource",
    "resource_dice",
    "points",
    "tool",
    "agriculture",
    "extra_card",
    "one_use_tool",
    "any_resources",
]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record in which every field is known."""


class Limits(Fact, frozen=True):
    """What a player can have at most."""

    figures: int
    tools: int
    tool_tiles: int
    agriculture: int


class Start(Fact, frozen=True):
    """What a player begins with."""

    figures: int
    food: int


class Hunger(Fact, frozen=True):
    """Points lost for unfed figures: for each missing food, or once."""

    points_each: int
    points_flat: int


class ResourceFact(Fact, frozen=True):
    """A resource; its value divides a roll and counts as points in a building."""

    id: Good
    title: str
    value: int


class PlaceFact(Fact, frozen=True):
    """A place of the board; `max` and `rings` left out: no limit."""

    id: str
    title: str
    group: Literal["village", "hunt", "resource", "card", "building"]
    min: int
    max: int = 0
    rings: int = 0
    max_players: dict[int, int] = {}
    yields: Literal["", "food", "wood", "clay", "stone", "gold"] = ""
    price: int = 0
    from_players: int = 2


class Named(Fact, frozen=True):
    """A green symbol."""

    id: str
    title: str


class ProfessionFact(Fact, frozen=True):
    """A profession of the sand cards and what it multiplies."""

    id: str
    title: str
    counts: Literal["agriculture", "tools", "buildings", "figures"]


class UpperFact(Fact, frozen=True):
    """The half of a card that works when it is bought."""

    type: Upper
    amount: int = 0
    resource: Good | None = None


class LowerFact(Fact, frozen=True):
    """The half of a card that counts at the end: a symbol, or a multiplied profession."""

    symbol: str = ""
    profession: str = ""
    multiplier: int = 0


class CardFact(Fact, frozen=True):
    """A civilization card."""

    id: str
    upper: UpperFact
    lower: LowerFact


class FixedTile(Fact, frozen=True, tag="fixed", tag_field="kind"):
    """A building with a printed cost and printed points."""

    id: str
    cost: dict[Good, int]
    points: int


class ChoiceTile(Fact, frozen=True, tag="choice", tag_field="kind"):
    """A building for exactly `count` resources of exactly `kinds` kinds."""

    id: str
    count: int
    kinds: int


class OpenTile(Fact, frozen=True, tag="open", tag_field="kind"):
    """A building for `min` to `max` resources of any kinds."""

    id: str
    min: int
    max: int


class Components(Fact, frozen=True):
    """Everything in the box."""

    limits: Limits
    start: Start
    hunger: Hunger
    stack_height: int
    village_open: dict[int, int]
    food_divisor: int
    resources: list[ResourceFact]
    supplies: dict[str, list[int]]
    places: list[PlaceFact]
    tool_ladder: list[tuple[int, int, int]]
    market: dict[int, str]
    symbols: list[Named]
    professions: list[ProfessionFact]
    cards: list[CardFact]
    tiles: list[FixedTile | ChoiceTile | OpenTile]


def load() -> Components:
    """The facts of the box, checked for form and for what must hold among them."""
    box = msgspec.json.decode((files(__package__) / "components.json").read_bytes(), type=Components)
    symbols = {symbol.id for symbol in box.symbols}
    professions = {profession.id for profession in box.professions}
    values = {resource.id: resource.value for resource in box.resources}
    for card in box.cards:
        if (card.lower.symbol in symbols) == (card.lower.profession in professions and card.lower.multiplier > 0):
            raise ValueError(f"{card.id}: the lower half is either a known symbol or a multiplied profession")
    for tile in box.tiles:
        if isinstance(tile, FixedTile) and tile.points != sum(n * values[good] for good, n in tile.cost.items()):
            raise ValueError(f"{tile.id}: the points are not the sum of the values")
    for name, ids in (("cards", [c.id for c in box.cards]), ("tiles", [t.id for t in box.tiles])):
        if len(set(ids)) != len(ids):
            raise ValueError(f"{name}: an id stands twice")
    return box
