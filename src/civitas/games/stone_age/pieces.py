"""What is in the box: resources, places, cards, tiles."""

from __future__ import annotations

from typing import Final

from civitas.games.stone_age.facts import ChoiceTile, FixedTile, load
from civitas.kit.pieces import Piece

BOX: Final = load()

FIGURES_MAX: Final[int] = BOX.limits.figures
TOOLS_MAX: Final[int] = BOX.limits.tools
AGRICULTURE_MAX: Final[int] = BOX.limits.agriculture
START_FIGURES: Final[int] = BOX.start.figures
START_FOOD: Final[int] = BOX.start.food
HUNGER_EACH: Final[int] = BOX.hunger.points_each
HUNGER_FLAT: Final[int] = BOX.hunger.points_flat
STACK_HEIGHT: Final[int] = BOX.stack_height


class Resource(Piece):
    """Wood, clay, stone or gold; also the choice to pay one piece of it."""

    __slots__ = ("index", "value")

    def __init__(self, name: str, title: str, index: int, value: int) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.value: int = value


class Price:
    """What is to be paid: a fixed `cost`, or `least` to `most` resources (of exactly `kinds` kinds, unless 0)."""

    __slots__ = ("cost", "kinds", "least", "most")

    def __init__(self, cost: tuple[int, int, int, int] | None, least: int, most: int, kinds: int) -> None:
        self.cost: tuple[int, int, int, int] | None = cost
        self.least: int = least
        self.most: int = most
        self.kinds: int = kinds


class Place(Piece):
    """A place of the board; also the choice to resolve it. `slot` is its number among those of its group."""

    __slots__ = ("bit", "divisor", "group", "index", "least", "price", "resource", "rings", "slot")

    def __init__(
        self,
        name: str,
        title: str,
        index: int,
        group: str,
        slot: int,
        least: int,
        rings: int,
        resource: Resource | None,
        divisor: int,
        price: Price | None,
    ) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.bit: int = 1 << index
        self.group: str = group
        self.slot: int = slot
        self.least: int = least
        self.rings: int = rings
        self.resource: Resource | None = resource
        self.divisor: int = divisor
        self.price: Price | None = price


class Card(Piece):
    """A civilization card: an upper half that works when bought, a lower half that counts at the end.

    `symbol` and `profession` are numbers in the lists below, -1 where the card has none.
    """

    __slots__ = ("amount", "index", "multiplier", "profession", "resource", "symbol", "upper")

    def __init__(
        self,
        name: str,
        title: str,
        index: int,
        upper: str,
        amount: int,
        resource: Resource | None,
        symbol: int,
        profession: int,
        multiplier: int,
    ) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.upper: str = upper
        self.amount: int = amount
        self.resource: Resource | None = resource
        self.symbol: int = symbol
        self.profession: int = profession
        self.multiplier: int = multiplier


class Tile(Piece):
    """A building tile; its points are always the sum of the values paid."""

    __slots__ = ("index", "kind", "price")

    def __init__(self, name: str, title: str, index: int, kind: str, price: Price) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.kind: str = kind
        self.price: Price = price


def _resources() -> tuple[Resource, ...]:
    return tuple(Resource(fact.id, fact.title, at, fact.value) for at, fact in enumerate(BOX.resources))


RESOURCES: Final = _resources()
RESOURCE: Final[dict[str, Resource]] = {resource.id: resource for resource in RESOURCES}
SYMBOLS: Final[tuple[str, ...]] = tuple(fact.title for fact in BOX.symbols)
PROFESSIONS: Final[tuple[str, ...]] = tuple(fact.title for fact in BOX.professions)
WOOD_VALUE: Final[int] = RESOURCES[0].value
CLAY_VALUE: Final[int] = RESOURCES[1].value
STONE_VALUE: Final[int] = RESOURCES[2].value
GOLD_VALUE: Final[int] = RESOURCES[3].value


def amounts(goods: list[int] | tuple[int, ...]) -> str:
    """Amounts of the four resources in words: "2 wood, 1 clay"."""
    return ", ".join(f"{n} {RESOURCES[at].id}" for at, n in enumerate(goods) if n) or "nothing"


def _places() -> tuple[Place, ...]:
    places: list[Place] = []
    slots: dict[str, int] = {}
    for index, fact in enumerate(BOX.places):
        slot = slots.get(fact.group, 0)
        slots[fact.group] = slot + 1
        resource = RESOURCE.get(fact.yields)
        divisor = resource.value if resource is not None else BOX.food_divisor if fact.yields else 0
        price = Price(None, fact.price, fact.price, 0) if fact.price else None
        places.append(
            Place(fact.id, fact.title, index, fact.group, slot, fact.min, fact.rings, resource, divisor, price)
        )
    return tuple(places)


PLACES: Final = _places()
PLACE: Final[dict[str, Place]] = {place.id: place for place in PLACES}
TOOL_MAKER: Final[Place] = PLACE["tool_maker"]
HUT: Final[Place] = PLACE["hut"]
FIELD: Final[Place] = PLACE["field"]
HUNT: Final[Place] = PLACE["hunt"]
HARVESTS: Final[tuple[Place, ...]] = tuple(place for place in PLACES if place.group == "resource")
SPACES: Final[tuple[Place, ...]] = tuple(place for place in PLACES if place.group == "card")
SITES: Final[tuple[Place, ...]] = tuple(place for place in PLACES if place.group == "building")


def _upper_title(kind: str, amount: int, resource: str | None) -> str:
    match kind:
        case "food" | "points":
            return f"{amount} {kind}"
        case "resource":
            return f"{amount} {resource}"
        case "resource_dice":
            return f"{amount} dice for {resource}"
        case "one_use_tool":
            return f"one-use tool {amount}"
        case "any_resources":
            return "two resources of choice"
        case "extra_card":
            return "extra card"
    return kind


def _cards() -> tuple[Card, ...]:
    symbols = [fact.id for fact in BOX.symbols]
    professions = [fact.id for fact in BOX.professions]
    cards: list[Card] = []
    for index, fact in enumerate(BOX.cards):
        upper = fact.upper
        lower = fact.lower
        symbol = symbols.index(lower.symbol) if lower.symbol else -1
        profession = professions.index(lower.profession) if lower.profession else -1
        head = SYMBOLS[symbol] if symbol >= 0 else f"{PROFESSIONS[profession]} ×{lower.multiplier}"
        title = f"{head}: {_upper_title(upper.type, upper.amount, upper.resource)}"
        resource = RESOURCE.get(upper.resource or "")
        cards.append(
            Card(fact.id, title, index, upper.type, upper.amount, resource, symbol, profession, lower.multiplier)
        )
    return tuple(cards)


def _tiles() -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for index, fact in enumerate(BOX.tiles):
        if isinstance(fact, FixedTile):
            cost = [0, 0, 0, 0]
            for good, n in fact.cost.items():
                cost[RESOURCE[good].index] = n
            price = Price((cost[0], cost[1], cost[2], cost[3]), sum(cost), sum(cost), 0)
            tiles.append(Tile(fact.id, f"{fact.points}-point building", index, "fixed", price))
        elif isinstance(fact, ChoiceTile):
            kinds = f"{fact.kinds} kind" if fact.kinds == 1 else f"{fact.kinds} kinds"
            price = Price(None, fact.count, fact.count, fact.kinds)
            tiles.append(Tile(fact.id, f"building for {fact.count} of {kinds}", index, "choice", price))
        else:
            price = Price(None, fact.min, fact.max, 0)
            tiles.append(Tile(fact.id, f"building for {fact.min} to {fact.max}", index, "open", price))
    return tuple(tiles)


CARDS: Final = _cards()
CARD: Final[dict[str, Card]] = {card.id: card for card in CARDS}
TILES: Final = _tiles()
TILE: Final[dict[str, Tile]] = {tile.id: tile for tile in TILES}

TOOL_VALUES: Final[int] = max(values[0] for values in BOX.tool_ladder)
