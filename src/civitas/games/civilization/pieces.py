"""What is in the box, as plain objects made from the data file: every piece is one object, and `str()` is its id.

Here is what is open to all: resources, techs, governments, policies, buildings, wonders, coins, investments. What can
be hidden is in `pieces_cards`, what the map is made of in `pieces_map`.
"""

from __future__ import annotations

from typing import Final

from civitas.games.civilization import facts, facts_reading

FACTS: Final[facts.Facts] = facts_reading.load()
CONSTANTS: Final[facts.Constants] = FACTS.constants
LEVELS: Final[int] = len(CONSTANTS.tech_cost)
"""Levels of techs, and rows of a pyramid."""


class Icons:
    """What a square or token gives."""

    __slots__ = ("coin", "combat", "culture", "production", "trade")

    def __init__(self, production: int, trade: int, culture: int, coin: int, combat: int) -> None:
        self.production: int = production
        self.trade: int = trade
        self.culture: int = culture
        self.coin: int = coin
        self.combat: int = combat

    def __repr__(self) -> str:
        return f"Icons({self.production}, {self.trade}, {self.culture}, {self.coin}, {self.combat})"


def icons_of(entry: facts.Icons) -> Icons:
    """The icons of an entry of the data file."""
    return Icons(
        entry.get("production", 0),
        entry.get("trade", 0),
        entry.get("culture", 0),
        entry.get("coin", 0),
        entry.get("combat_bonus", 0),
    )


class Piece:
    """A thing of the game with a stable id, a title and its number among its kind."""

    __slots__ = ("id", "index", "title")

    def __init__(self, text: str, title: str, index: int) -> None:
        self.id: str = text
        self.title: str = title
        self.index: int = index

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Source(Piece):
    """What gives a player powers: `standing` values while it is in force, and what `texts` say in words.

    `numbers` has the amounts that its other powers use, by their names in the data file.
    """

    __slots__ = ("numbers", "standing", "texts")

    def __init__(self, text: str, title: str, index: int, entry: facts_reading.Entry) -> None:
        super().__init__(text, title, index)
        self.standing: dict[str, int] = facts_reading.standing(entry)
        self.numbers: dict[str, int] = facts_reading.numbers(entry)
        self.texts: list[str] = []


class Resource(Piece):
    """A kind of resource."""

    __slots__ = ("market",)

    def __init__(self, entry: facts.Resource, index: int) -> None:
        super().__init__(entry.id, entry.id.capitalize(), index)
        self.market: bool = entry.market


RESOURCES: Final[tuple[Resource, ...]] = tuple([Resource(entry, at) for at, entry in enumerate(FACTS.resources)])
RESOURCE: Final[dict[str, Resource]] = {resource.id: resource for resource in RESOURCES}
MARKET_RESOURCES: Final[tuple[Resource, ...]] = tuple([resource for resource in RESOURCES if resource.market])
SPY: Final[Resource] = RESOURCE["spy"]
URANIUM: Final[Resource] = RESOURCE["uranium"]


class Terrain(Piece):
    """A terrain."""

    __slots__ = ("icons", "letter")

    def __init__(self, entry: facts.Terrain, index: int) -> None:
        super().__init__(entry.id, entry.id.capitalize(), index)
        self.letter: str = entry.letter
        self.icons: Icons = icons_of(entry.icons)


TERRAINS: Final[tuple[Terrain, ...]] = tuple([Terrain(entry, at) for at, entry in enumerate(FACTS.terrains)])
TERRAIN: Final[dict[str, Terrain]] = {terrain.id: terrain for terrain in TERRAINS}
GRASSLAND: Final = "grassland"
FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
DESERT: Final = "desert"
WATER: Final = "water"


class UnitType(Piece):
    """A type of unit; `names` by rank, `trumps` is the index of the type that it beats, or -1."""

    __slots__ = ("fixed_rank", "max_rank", "names", "tech", "trumps")

    def __init__(self, entry: facts.Unit, index: int, trumps: int) -> None:
        super().__init__(entry.id, entry.name, index)
        self.names: tuple[str, ...] = tuple(entry.names)
        self.max_rank: int = len(entry.names)
        self.trumps: int = trumps
        self.tech: str = entry.tech
        self.fixed_rank: bool = entry.fixed_rank


def _unit_types() -> list[UnitType]:
    ids = [entry.id for entry in FACTS.units]
    return [
        UnitType(entry, at, ids.index(entry.trumps) if entry.trumps else -1) for at, entry in enumerate(FACTS.units)
    ]


UNIT_TYPES: Final[tuple[UnitType, ...]] = tuple(_unit_types())
UNIT_TYPE: Final[dict[str, UnitType]] = {unit.id: unit for unit in UNIT_TYPES}
INFANTRY: Final[UnitType] = UNIT_TYPE["infantry"]
ARTILLERY: Final[UnitType] = UNIT_TYPE["artillery"]
MOUNTED: Final[UnitType] = UNIT_TYPE["mounted"]
AIRCRAFT: Final[UnitType] = UNIT_TYPE["aircraft"]
LAND_UNITS: Final[tuple[UnitType, ...]] = (INFANTRY, ARTILLERY, MOUNTED)


class Ability(Source):
    """A resource ability of a tech: `cost` by symbol, "any" for a resource of any kind; its numbers by the data file.

    Its id is the tech's, with a number behind it where the tech has two.
    """

    __slots__ = (
        "ages",
        "cost",
        "phase",
    )

    def __init__(self, entry: facts.Ability, text: str, title: str, index: int) -> None:
        super().__init__(text, title, index, entry)
        self.cost: tuple[str, ...] = tuple(entry.cost)
        self.phase: str = str(entry.phase)
        self.ages: tuple[int, ...] = tuple([AGES.index(age) for age in entry.ages])


AGES: Final = ("ancient", "medieval", "modern")


class Tech(Source):
    """A technology; `ranks` by index of the unit type, 0 where it raises none."""

    __slots__ = (
        "abilities",
        "building_id",
        "coin",
        "coin_place",
        "coin_slots",
        "culture_hand",
        "government_id",
        "level",
        "max_cities",
        "ranks",
        "shared",
        "stacking_limit",
        "travel_speed",
        "unit_unlock",
    )

    def __init__(self, entry: facts.Tech, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.level: int = entry.level
        self.government_id: str = entry.government
        self.building_id: str = entry.building
        self.ranks: tuple[int, ...] = tuple([entry.ranks.get(unit.id, 0) for unit in UNIT_TYPES])
        self.unit_unlock: UnitType | None = UNIT_TYPE.get(entry.unlocks_unit)
        self.coin: int = entry.coin
        self.coin_slots: int = entry.coin_slots
        self.coin_place: int = -1
        self.culture_hand: int = entry.culture_hand
        self.travel_speed: int = entry.travel_speed
        self.stacking_limit: int = entry.stacking_limit
        self.max_cities: int = entry.max_cities
        self.shared: bool = entry.shared
        several = len(entry.abilities) > 1
        self.abilities: tuple[Ability, ...] = tuple(
            [
                Ability(ability, f"{entry.id}_{at + 1}" if several else entry.id, entry.name, at)
                for at, ability in enumerate(entry.abilities)
            ]
        )

    @property
    def building(self) -> Building | None:
        """The building that it unlocks."""
        return BUILDING.get(self.building_id)

    @property
    def government(self) -> Government | None:
        """The government that it unlocks."""
        return GOVERNMENT.get(self.government_id)


TECHS: Final[tuple[Tech, ...]] = tuple([Tech(entry, at) for at, entry in enumerate(FACTS.techs)])
TECH: Final[dict[str, Tech]] = {tech.id: tech for tech in TECHS}
SPACE_FLIGHT: Final[Tech] = TECH["space_flight"]
ABILITIES: Final[tuple[Ability, ...]] = tuple([ability for tech in TECHS for ability in tech.abilities])


class Government(Source):
    """A government; `tech` unlocks it, None means that it is always open."""

    __slots__ = ("tech",)

    def __init__(self, entry: facts.Government, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.tech: Tech | None = TECH.get(entry.tech)


GOVERNMENTS: Final[tuple[Government, ...]] = tuple(
    [Government(entry, at) for at, entry in enumerate(FACTS.governments)]
)
GOVERNMENT: Final[dict[str, Government]] = {government.id: government for government in GOVERNMENTS}
DESPOTISM: Final[Government] = GOVERNMENT["despotism"]
ANARCHY: Final[Government] = GOVERNMENT["anarchy"]


class Policy(Source):
    """One side of a social policy card (`card` 1 to 4)."""

    __slots__ = ("card", "reverse_id")

    def __init__(self, entry: facts.Policy, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.card: int = entry.card
        self.reverse_id: str = entry.reverse

    @property
    def reverse(self) -> Policy:
        """The other side of the card."""
        return POLICY[self.reverse_id]


POLICIES: Final[tuple[Policy, ...]] = tuple([Policy(entry, at) for at, entry in enumerate(FACTS.policies)])
POLICY: Final[dict[str, Policy]] = {policy.id: policy for policy in POLICIES}


class Family(Piece):
    """The tokens with one pair of buildings as their sides: how many the market has, in full and with two players."""

    __slots__ = ("full", "two_players")

    def __init__(self, entry: facts.Supply, index: int) -> None:
        super().__init__(entry.family, entry.family.replace("_", " ").capitalize(), index)
        self.full: int = entry.full
        self.two_players: int = entry.two_players


FAMILIES: Final[tuple[Family, ...]] = tuple([Family(entry, at) for at, entry in enumerate(FACTS.supply)])


class Building(Piece):
    """One side of a building token. `terrain` "" means any land; walls have none, and no family (-1)."""

    __slots__ = ("basic_id", "cost", "family", "icons", "tech", "terrain", "unique", "upgrade_id", "upgraded", "walls")

    def __init__(self, entry: facts.Building, index: int) -> None:
        super().__init__(entry.id, entry.name, index)
        families = [family.id for family in FAMILIES]
        self.family: int = families.index(entry.family) if entry.family in families else -1
        self.tech: Tech = TECH[entry.tech]
        self.cost: int = entry.cost
        self.terrain: str = entry.terrain if entry.terrain in TERRAIN else ""
        self.walls: bool = self.family < 0
        self.unique: bool = entry.unique
        self.icons: Icons = icons_of(entry.icons)
        self.upgraded: bool = entry.side == "upgraded"
        self.upgrade_id: str = entry.upgrade
        self.basic_id: str = entry.basic

    @property
    def upgrade(self) -> Building | None:
        """The other side of a basic token."""
        return BUILDING.get(self.upgrade_id)

    @property
    def basic(self) -> Building | None:
        """The other side of an upgraded token."""
        return BUILDING.get(self.basic_id)


BUILDINGS: Final[tuple[Building, ...]] = tuple([Building(entry, at) for at, entry in enumerate(FACTS.buildings)])
BUILDING: Final[dict[str, Building]] = {building.id: building for building in BUILDINGS}
WALLS: Final[Building] = BUILDING["city_walls"]
HARBOR: Final[Building] = BUILDING["harbor"]
SHIPYARD: Final[Building] = BUILDING["shipyard"]


class Wonder(Source):
    """A wonder; `age` is 0 to 2, its numbers are used by its power."""

    __slots__ = (
        "age",
        "cost",
        "discount_cost",
        "discount_tech",
        "icons",
    )

    def __init__(self, entry: facts.Wonder, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.age: int = AGES.index(entry.age)
        self.cost: int = entry.cost
        self.discount_cost: int = entry.discount_cost
        self.discount_tech: Tech | None = TECH.get(entry.discount_tech)
        self.icons: Icons = icons_of(entry.icons)


WONDERS: Final[tuple[Wonder, ...]] = tuple([Wonder(entry, at) for at, entry in enumerate(FACTS.wonders)])
WONDER: Final[dict[str, Wonder]] = {wonder.id: wonder for wonder in WONDERS}
PANAMA_CANAL: Final[Wonder] = WONDER["panama_canal"]


class CoinPlace(Piece):
    """Where coin tokens lie: a tech with slots, a wonder, or the civilization sheet; `slots` 0 means no limit."""

    __slots__ = ("slots", "tech", "wonder")

    def __init__(self, text: str, title: str, index: int, tech: Tech | None, wonder: Wonder | None) -> None:
        super().__init__(text, title, index)
        self.tech: Tech | None = tech
        self.wonder: Wonder | None = wonder
        self.slots: int = 0 if tech is None else tech.coin_slots


def _coin_places() -> list[CoinPlace]:
    places: list[CoinPlace] = []
    for tech in TECHS:
        if tech.coin_slots:
            tech.coin_place = len(places)
            places.append(CoinPlace(tech.id, tech.title, len(places), tech, None))
    places.append(CoinPlace("sheet", "Civilization sheet", len(places), None, None))
    places.append(CoinPlace(PANAMA_CANAL.id, PANAMA_CANAL.title, len(places), None, PANAMA_CANAL))
    return places


COIN_PLACES: Final[tuple[CoinPlace, ...]] = tuple(_coin_places())
CANAL: Final[int] = len(COIN_PLACES) - 1
SHEET: Final[int] = len(COIN_PLACES) - 2


class Level(Source):
    """A level of an investment card: the tokens that reach it and what then stands. Its id is `infrastructure_1`."""

    __slots__ = ("tokens",)

    def __init__(self, card: str, title: str, entry: facts.Level, index: int) -> None:
        super().__init__(f"{card}_{index + 1}", title, index, entry)
        self.tokens: int = entry.tokens


class Investment(Piece):
    """An investment card."""

    __slots__ = ("levels",)

    def __init__(self, entry: facts.Investment, index: int) -> None:
        super().__init__(entry.id, entry.name, index)
        self.levels: tuple[Level, ...] = tuple(
            [Level(entry.id, entry.name, level, at) for at, level in enumerate(entry.levels)]
        )

    def reached(self, tokens: int) -> Level | None:
        """The highest level that so many tokens reach: the only one in force (12.5)."""
        best: Level | None = None
        for level in self.levels:
            if level.tokens <= tokens:
                best = level
        return best


INVESTMENTS: Final[tuple[Investment, ...]] = tuple(
    [Investment(entry, at) for at, entry in enumerate(FACTS.investments)]
)
INVESTMENT: Final[dict[str, Investment]] = {card.id: card for card in INVESTMENTS}
