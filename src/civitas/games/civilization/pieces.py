"""What is in the box, as plain objects made from the data file: every piece is one object, and `str()` is its id.

Cards and tokens of which there are several (units, culture events, huts, villages) are objects of their own, each with
its type; `str()` names the type, so copies read alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.games.civilization import facts

FACTS: Final[facts.Facts] = facts.load()
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


def _icons(entry: facts.Icons) -> Icons:
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

    def __init__(self, text: str, title: str, index: int, entry: facts.Entry) -> None:
        super().__init__(text, title, index)
        self.standing: dict[str, int] = facts.standing(entry)
        self.numbers: dict[str, int] = facts.numbers(entry)
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
        self.icons: Icons = _icons(entry.icons)


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


class Hidden:
    """A card or token whose face can be hidden; `key` numbers all of them."""

    __slots__ = ("key",)

    def __init__(self, key: int) -> None:
        self.key: int = key


class UnitCard(Hidden):
    """One unit card with its numbers at rank I; each further rank adds 1 to both. Its id is `infantry_1_3`."""

    __slots__ = ("health", "id", "strength", "title", "type")

    def __init__(self, unit: UnitType, strength: int, health: int, key: int) -> None:
        super().__init__(key)
        self.id: str = f"{unit.id}_{strength}_{health}"
        self.title: str = unit.title
        self.type: UnitType = unit
        self.strength: int = strength
        self.health: int = health

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.id} {self.key}>"


def _unit_cards() -> list[UnitCard]:
    cards: list[UnitCard] = []
    for entry in FACTS.units:
        for face in entry.cards:
            for _ in range(face.copies):
                cards.append(UnitCard(UNIT_TYPE[entry.id], face.strength, face.health, len(cards)))
    return cards


UNIT_CARDS: Final[tuple[UnitCard, ...]] = tuple(_unit_cards())


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
        self.icons: Icons = _icons(entry.icons)
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
        self.icons: Icons = _icons(entry.icons)


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


class EventType(Source):
    """A culture event; with two phases it has two effects, one for each."""

    __slots__ = (
        "copies",
        "interrupt",
        "level",
        "phases",
        "reach",
        "resources",
        "targets",
        "tech_levels",
        "terrain",
    )

    def __init__(self, entry: facts.Event, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.level: int = entry.level
        self.copies: int = entry.copies
        self.phases: tuple[str, ...] = tuple([str(phase) for phase in entry.phases])
        self.targets: str = entry.targets
        self.interrupt: bool = entry.interrupt
        self.reach: int = entry.range
        self.tech_levels: tuple[int, ...] = tuple(entry.tech_levels)
        self.resources: tuple[Resource, ...] = tuple([RESOURCE[resource] for resource in entry.resources])
        self.terrain: str = entry.terrain


class EventCard(Hidden):
    """One culture event card."""

    __slots__ = ("id", "level", "title", "type")

    def __init__(self, kind: EventType, key: int) -> None:
        super().__init__(key)
        self.id: str = kind.id
        self.title: str = kind.title
        self.type: EventType = kind
        self.level: int = kind.level

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.id} {self.key}>"


EVENTS: Final[tuple[EventType, ...]] = tuple([EventType(entry, at) for at, entry in enumerate(FACTS.events)])
EVENT: Final[dict[str, EventType]] = {event.id: event for event in EVENTS}
EVENT_LEVELS: Final[int] = len(FACTS.track.sections)


def _event_cards(first: int) -> list[EventCard]:
    kinds = [kind for kind in EVENTS for _ in range(kind.copies)]
    return [EventCard(kind, first + number) for number, kind in enumerate(kinds)]


EVENT_CARDS: Final[tuple[EventCard, ...]] = tuple(_event_cards(len(UNIT_CARDS)))


class PersonKind(Piece):
    """A type of great person, and what its token gives; `count` tokens exist."""

    __slots__ = ("card_title", "count", "icons")

    def __init__(self, entry: facts.GreatPeople, index: int) -> None:
        super().__init__(entry.id, entry.name, index)
        self.count: int = entry.count
        self.icons: Icons = _icons(entry.icons)
        self.card_title: str = entry.card_name


PERSON_KINDS: Final[tuple[PersonKind, ...]] = tuple(
    [PersonKind(entry, at) for at, entry in enumerate(FACTS.great_people)]
)
PERSON_KIND: Final[dict[str, PersonKind]] = {kind.id: kind for kind in PERSON_KINDS}


class Person(Source):
    """A great person card; `discard`: it is used up by its ability, `lasting`: it acts as long as it lies face up.

    `key` numbers it among all hidden pieces.
    """

    __slots__ = (
        "discard",
        "key",
        "kind",
        "lasting",
        "use",
    )

    def __init__(self, entry: facts.Person, index: int, key: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.key: int = key
        self.kind: PersonKind = PERSON_KIND[entry.type]
        self.use: str = str(entry.use)
        self.discard: bool = entry.discard
        self.lasting: bool = self.use in ("permanent", "trigger")


PERSONS: Final[tuple[Person, ...]] = tuple(
    [Person(entry, at, len(UNIT_CARDS) + len(EVENT_CARDS) + at) for at, entry in enumerate(FACTS.persons)]
)
PERSON: Final[dict[str, Person]] = {person.id: person for person in PERSONS}


class TokenKind(Source):
    """A kind of hut or village token; its id is `hut_iron`, `name` is `iron`."""

    __slots__ = ("copies", "keep", "name", "resource", "village")

    def __init__(self, entry: facts.Token, village: bool, index: int) -> None:
        super().__init__(f"{'village' if village else 'hut'}_{entry.id}", entry.name, index, entry)
        self.name: str = entry.id
        self.village: bool = village
        self.copies: int = entry.copies
        self.keep: bool = entry.keep
        self.resource: Resource | None = RESOURCE.get(entry.resource)


class Token(Hidden):
    """One hut or village token."""

    __slots__ = ("id", "kind", "title", "village")

    def __init__(self, kind: TokenKind, key: int) -> None:
        super().__init__(key)
        self.id: str = kind.id
        self.title: str = kind.title
        self.kind: TokenKind = kind
        self.village: bool = kind.village

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.id} {self.key}>"


HUT_KINDS: Final[tuple[TokenKind, ...]] = tuple([TokenKind(entry, False, at) for at, entry in enumerate(FACTS.huts)])
VILLAGE_KINDS: Final[tuple[TokenKind, ...]] = tuple(
    [TokenKind(entry, True, len(HUT_KINDS) + at) for at, entry in enumerate(FACTS.villages)]
)
TOKEN_KINDS: Final[tuple[TokenKind, ...]] = (*HUT_KINDS, *VILLAGE_KINDS)
TOKEN_KIND: Final[dict[str, TokenKind]] = {kind.id: kind for kind in TOKEN_KINDS}


def _tokens(first: int) -> list[Token]:
    kinds = [kind for kind in TOKEN_KINDS for _ in range(kind.copies)]
    return [Token(kind, first + number) for number, kind in enumerate(kinds)]


TOKENS: Final[tuple[Token, ...]] = tuple(_tokens(len(UNIT_CARDS) + len(EVENT_CARDS) + len(PERSONS)))
HIDDEN: Final[tuple[UnitCard | EventCard | Person | Token, ...]] = (*UNIT_CARDS, *EVENT_CARDS, *PERSONS, *TOKENS)
"""All cards and tokens whose faces can be hidden, by key."""


class CityState(Source):
    """A city-state token."""

    __slots__ = ("harvest", "icons")

    def __init__(self, entry: facts.CityState, index: int) -> None:
        super().__init__(entry.id, "City-State", index, entry)
        self.icons: Icons = _icons(entry.icons)
        self.harvest: bool = entry.harvest


CITY_STATES: Final[tuple[CityState, ...]] = tuple([CityState(entry, at) for at, entry in enumerate(FACTS.city_states)])
CITY_STATE: Final[dict[str, CityState]] = {token.id: token for token in CITY_STATES}


class Relic(Source):
    """A relic token; its numbers are used by its reward."""

    __slots__ = ("tile_number",)

    def __init__(self, entry: facts.Relic, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.tile_number: int = entry.tile


RELICS: Final[tuple[Relic, ...]] = tuple([Relic(entry, at) for at, entry in enumerate(FACTS.relics)])
RELIC: Final[dict[str, Relic]] = {relic.id: relic for relic in RELICS}


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


class Cell:
    """A printed square of a tile, or the side of a disaster token that lies on one."""

    __slots__ = ("hut", "icons", "relic", "resource", "start", "terrain", "village")

    def __init__(self, terrain: str, icons: Icons, marks: Sequence[str]) -> None:
        self.terrain: str = terrain
        self.icons: Icons = icons
        self.resource: Resource | None = None
        self.relic: Relic | None = None
        for mark in marks:
            if mark in RESOURCE:
                self.resource = RESOURCE[mark]
            elif mark.startswith("relic_"):
                self.relic = RELIC[mark.removeprefix("relic_")]
        self.hut: bool = "hut" in marks
        self.village: bool = "village" in marks
        self.start: bool = "start" in marks


BARE: Final[dict[str, Cell]] = {terrain.id: Cell(terrain.id, terrain.icons, ()) for terrain in TERRAINS}
"""By terrain: a square without marks, as a disaster token makes it."""


class Tile(Piece):
    """A map tile: a neutral one with its number, or the home of a civilization. `cells` are its squares, arrow up."""

    __slots__ = ("cells", "civilization", "number")

    def __init__(
        self,
        text: str,
        index: int,
        rows: Sequence[str],
        printed: Sequence[facts.Printed],
        number: int = 0,
        civilization: str = "",
    ) -> None:
        super().__init__(text, text.replace("_", " ").capitalize(), index)
        self.number: int = number
        self.civilization: str = civilization
        squares = [square for row in rows for square in row.split()]
        override = {4 * entry.row + entry.column: _icons(entry.icons) for entry in printed}
        self.cells: tuple[Cell, ...] = tuple([_cell(square, override.get(at)) for at, square in enumerate(squares)])


def _cell(square: str, printed: Icons | None) -> Cell:
    letters = [terrain.letter for terrain in TERRAINS]
    letter, *marks = square.split("+")
    terrain = TERRAINS[letters.index(letter)]
    icons = terrain.icons
    culture, coin = int("culture" in marks), int("coin" in marks)
    if printed is not None:
        icons = printed
    elif culture or coin:
        icons = Icons(icons.production, icons.trade, icons.culture + culture, icons.coin + coin, icons.combat)
    return Cell(terrain.id, icons, marks)


TILES: Final[tuple[Tile, ...]] = tuple(
    [Tile(entry.id, at, entry.rows, entry.printed, entry.number) for at, entry in enumerate(FACTS.tiles)]
)
HOMES: Final[tuple[Tile, ...]] = tuple(
    [Tile(entry.id, at, entry.rows, entry.printed, 0, entry.civilization) for at, entry in enumerate(FACTS.homes)]
)
TILE: Final[dict[str, Tile]] = {tile.id: tile for tile in (*TILES, *HOMES)}


class Setup:
    """What a civilization starts with (rules 3.2); `units` by index of the type are drawn besides the usual ones."""

    __slots__ = (
        "armies",
        "great_people",
        "metropolis",
        "policies",
        "resources",
        "scouts",
        "start_armies",
        "start_scouts",
        "units",
        "walls",
        "wonder",
    )

    def __init__(self, entry: facts.Setup) -> None:
        figures = entry.figures or CONSTANTS.starting_figures
        self.great_people: int = entry.great_people
        self.resources: tuple[Resource, ...] = tuple([RESOURCE[resource] for resource in entry.resources])
        self.walls: bool = entry.walls
        self.wonder: bool = entry.wonder
        self.metropolis: bool = entry.metropolis
        self.policies: int = entry.policies or 1
        self.units: dict[int, int] = {UNIT_TYPE[unit].index: count for unit, count in entry.units.items()}
        self.armies: int = entry.armies or CONSTANTS.armies
        self.scouts: int = entry.scouts or CONSTANTS.scouts
        self.start_armies: int = figures["army"]
        self.start_scouts: int = figures["scout"]


class Civilization(Source):
    """A civilization sheet: what it starts with, and the numbers of its powers."""

    __slots__ = (
        "government",
        "home",
        "leader",
        "setup",
        "starting_tech",
    )

    def __init__(self, entry: facts.Civilization, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.leader: str = entry.leader
        self.starting_tech: Tech = TECH[entry.tech]
        self.government: Government = GOVERNMENT[entry.government]
        self.home: Tile = next(tile for tile in HOMES if tile.civilization == entry.id)
        self.setup: Setup = Setup(entry.setup)


CIVILIZATIONS: Final[tuple[Civilization, ...]] = tuple(
    [Civilization(entry, at) for at, entry in enumerate(FACTS.civilizations)]
)
CIVILIZATION: Final[dict[str, Civilization]] = {sheet.id: sheet for sheet in CIVILIZATIONS}


class LayoutFacts:
    """The map for a number of players: the top left squares of its slots; homes by seat, with quarter turns."""

    __slots__ = ("height", "homes", "players", "slots", "width")

    def __init__(self, entry: facts.Layout) -> None:
        self.players: int = entry.players
        self.width: int = entry.width
        self.height: int = entry.height
        self.slots: tuple[tuple[int, int], ...] = tuple(entry.slots)
        self.homes: tuple[tuple[tuple[int, int], int], ...] = tuple(
            [(home.slot, home.turn // 90) for home in entry.homes]
        )


LAYOUTS: Final[tuple[LayoutFacts, ...]] = tuple([LayoutFacts(entry) for entry in FACTS.layouts])
