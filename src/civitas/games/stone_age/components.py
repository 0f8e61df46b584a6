"""What is in the box as plain interned objects: resources, places, cards, tiles, tools, and every choice about them."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any, Final

from civitas.games.stone_age.facts import ChoiceTile, FixedTile, load
from civitas.kernel.decisions import Kind

BOX: Final = load()

FIGURES_MAX: Final[int] = BOX.limits.figures
TOOLS_MAX: Final[int] = BOX.limits.tools
AGRICULTURE_MAX: Final[int] = BOX.limits.agriculture
START_FIGURES: Final[int] = BOX.start.figures
START_FOOD: Final[int] = BOX.start.food
HUNGER_EACH: Final[int] = BOX.hunger.points_each
HUNGER_FLAT: Final[int] = BOX.hunger.points_flat
STACK_HEIGHT: Final[int] = BOX.stack_height


class Resource:
    """Wood, clay, stone or gold; also the choice to pay one piece of it."""

    __slots__ = ("id", "index", "title", "value")

    def __init__(self, name: str, title: str, index: int, value: int) -> None:
        self.id: str = name
        self.title: str = title
        self.index: int = index
        self.value: int = value

    def __str__(self) -> str:
        return self.id


class Price:
    """What is to be paid: a fixed `cost`, or `least` to `most` resources (of exactly `kinds` kinds, unless 0)."""

    __slots__ = ("cost", "kinds", "least", "most")

    def __init__(self, cost: tuple[int, int, int, int] | None, least: int, most: int, kinds: int) -> None:
        self.cost: tuple[int, int, int, int] | None = cost
        self.least: int = least
        self.most: int = most
        self.kinds: int = kinds


class Place:
    """A place of the board; also the choice to resolve it. `slot` is its number among those of its group."""

    __slots__ = ("bit", "divisor", "group", "id", "index", "least", "price", "resource", "rings", "slot", "title")

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
        self.id: str = name
        self.title: str = title
        self.index: int = index
        self.bit: int = 1 << index
        self.group: str = group
        self.slot: int = slot
        self.least: int = least
        self.rings: int = rings
        self.resource: Resource | None = resource
        self.divisor: int = divisor
        self.price: Price | None = price

    def __str__(self) -> str:
        return self.id


class Card:
    """A civilization card: an upper half that works when bought, a lower half that counts at the end.

    `symbol` and `profession` are numbers in the lists below, -1 where the card has none.
    """

    __slots__ = ("amount", "id", "index", "multiplier", "profession", "resource", "symbol", "title", "upper")

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
        self.id: str = name
        self.title: str = title
        self.index: int = index
        self.upper: str = upper
        self.amount: int = amount
        self.resource: Resource | None = resource
        self.symbol: int = symbol
        self.profession: int = profession
        self.multiplier: int = multiplier

    def __str__(self) -> str:
        return self.id


class Tile:
    """A building tile; its points are always the sum of the values paid."""

    __slots__ = ("id", "index", "kind", "price", "title")

    def __init__(self, name: str, title: str, index: int, kind: str, price: Price) -> None:
        self.id: str = name
        self.title: str = title
        self.index: int = index
        self.kind: str = kind
        self.price: Price = price

    def __str__(self) -> str:
        return self.id


class Placement:
    """The choice to put so many figures on a place."""

    __slots__ = ("figures", "place", "text")

    def __init__(self, place: Place, figures: int) -> None:
        self.place: Place = place
        self.figures: int = figures
        self.text: str = f"{place.id}:{figures}"

    def __str__(self) -> str:
        return self.text


class Cash:
    """The choice to take these two resources for the two-resources card."""

    __slots__ = ("first", "second", "text")

    def __init__(self, first: Resource, second: Resource) -> None:
        self.first: Resource = first
        self.second: Resource = second
        self.text: str = f"cash:{first.id}+{second.id}"

    def __str__(self) -> str:
        return self.text


class Extra:
    """The choice to add a tool tile, or a one-use tool, of that value to a roll."""

    __slots__ = ("once", "text", "value")

    def __init__(self, value: int, once: bool) -> None:
        self.value: int = value
        self.once: bool = once
        self.text: str = f"one_use:{value}" if once else f"tool:{value}"

    def __str__(self) -> str:
        return self.text


class Die:
    """The choice of a die that lies in the market, and what it brings."""

    __slots__ = ("face", "gain", "resource", "text")

    def __init__(self, face: int, gain: str, resource: Resource | None) -> None:
        self.face: int = face
        self.gain: str = gain
        self.resource: Resource | None = resource
        self.text: str = f"die:{face}"

    def __str__(self) -> str:
        return self.text


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
TOOL_CHOICES: Final[tuple[Extra, ...]] = tuple(Extra(value, False) for value in range(1, TOOL_VALUES + 1))
ONCE_CHOICES: Final[tuple[Extra, ...]] = tuple(
    Extra(value, True) for value in sorted(card.amount for card in CARDS if card.upper == "one_use_tool")
)


class Tools:
    """A player's tool tiles in their slots, each a value and whether it is used; interned, never changed.

    What can happen to them is looked up: `raised` by one tool, all unused again (`rested`), one of a value used
    (`spent[value]`). `choices[v]` are the unused values from v up, as choices; `asked[v]` the same with "done".
    """

    __slots__ = ("asked", "choices", "raised", "rested", "spent", "tiles", "total", "unused")

    def __init__(self, tiles: tuple[tuple[int, bool], ...]) -> None:
        self.tiles: tuple[tuple[int, bool], ...] = tiles
        self.total: int = sum(value for value, _ in tiles)
        self.unused: tuple[int, ...] = tuple(sorted(value for value, used in tiles if not used))
        self.choices: list[tuple[Extra, ...]] = []
        self.asked: list[tuple[Extra | None, ...]] = []
        for least in range(TOOL_VALUES + 2):
            found = tuple(extra for extra in TOOL_CHOICES if extra.value >= least and extra.value in self.unused)
            self.choices.append(found)
            self.asked.append((*found, None))
        self.raised: Tools = self
        self.rested: Tools = self
        self.spent: list[Tools] = [self] * (TOOL_VALUES + 1)


def _raised(tiles: tuple[tuple[int, bool], ...]) -> tuple[tuple[int, bool], ...]:
    """Rules 9.1, 9.2: a new tile, else one of the lowest raised: an unused one if there is one, then the leftmost."""
    if sum(value for value, _ in tiles) >= TOOLS_MAX:
        return tiles
    if len(tiles) < BOX.limits.tool_tiles:
        return (*tiles, (1, False))
    at = min(range(len(tiles)), key=lambda slot: (tiles[slot], slot))
    return (*tiles[:at], (tiles[at][0] + 1, tiles[at][1]), *tiles[at + 1 :])


def _tools() -> dict[tuple[tuple[int, bool], ...], Tools]:
    found: dict[tuple[tuple[int, bool], ...], Tools] = {}
    for ladder in BOX.tool_ladder:
        values = [value for value in ladder if value]
        for order in sorted(set(permutations(values))):
            for used in product((False, True), repeat=len(order)):
                tiles = tuple(zip(order, used, strict=True))
                found[tiles] = Tools(tiles)
    for tiles, tools in found.items():
        tools.raised = found[_raised(tiles)]
        tools.rested = found[tuple((value, False) for value, _ in tiles)]
        for value in tools.unused:
            at = tiles.index((value, False))
            tools.spent[value] = found[(*tiles[:at], (value, True), *tiles[at + 1 :])]
    return found


TOOLS: Final = _tools()
NO_TOOLS: Final[Tools] = TOOLS[()]

DICE: Final[tuple[Die, ...]] = tuple(Die(face, gain, RESOURCE.get(gain)) for face, gain in sorted(BOX.market.items()))
CASHES: Final[tuple[Cash, ...]] = tuple(
    Cash(first, second) for first in RESOURCES for second in RESOURCES if first.index <= second.index
)
PLACEMENTS: Final[tuple[tuple[Placement, ...], ...]] = tuple(
    tuple(Placement(place, n) for n in range(place.least, (fact.max or FIGURES_MAX) + 1))
    for place, fact in zip(PLACES, BOX.places, strict=True)
)

PLACING: Final[Kind[Placement]] = Kind("place", "Place figures", [one for row in PLACEMENTS for one in row])
RESOLVING: Final[Kind[Any]] = Kind("resolve", "Resolve a place", [*PLACES, *CASHES])
TOOL: Final[Kind[Extra]] = Kind("tool", "Add tools to the roll", [*TOOL_CHOICES, *ONCE_CHOICES], no="done")
MARKET: Final[Kind[Die]] = Kind("market", "Take a die", DICE)
PAYING: Final[Kind[Any]] = Kind("pay", "Pay, or decline", [*RESOURCES, *CASHES], no="decline")
PIECE: Final[Kind[Resource]] = Kind("piece", "Pay on", RESOURCES, no="done")
FEEDING: Final[Kind[Any]] = Kind("feed", "Pay resources for missing food", [*RESOURCES, *CASHES], no="done")
CASHING: Final[Kind[Cash]] = Kind("cash", "Take two resources", CASHES)
KINDS: Final[tuple[Kind[Any], ...]] = (PLACING, RESOLVING, TOOL, MARKET, PAYING, PIECE, FEEDING, CASHING)
