"""What is in the box: statuses, actions, buildings, tokens, the board, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from civitas.games.endeavor import facts as data
from civitas.kit.facts import BadData
from civitas.kit.pieces import Piece

_FACTS: Final = data.load()

ROUNDS: Final[int] = _FACTS.meta.rounds
SEATS: Final[range] = range(_FACTS.meta.players_min, _FACTS.meta.players_max + 1)
MARKERS: Final[int] = _FACTS.population_markers.per_player
BUILDING_SPACES: Final[int] = _FACTS.player_board.building_spaces
CARD_SPACES: Final[int] = _FACTS.player_board.card_spaces


class Status(Piece):
    """One of the four statuses; `gives[level]` is what a level up to the last space gives, `slides` what it scores."""

    __slots__ = ("gives", "governs", "index", "meaning", "slides")

    def __init__(
        self, index: int, name: str, title: str, governs: str, meaning: str, gives: list[int], slides: list[int]
    ) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.governs: str = governs
        self.meaning: str = meaning
        self.gives: tuple[int, ...] = tuple(gives)
        self.slides: tuple[int, ...] = tuple(slides)


class Icons:
    """The status icons of a piece: pairs of status index and number."""

    __slots__ = ("pairs",)

    def __init__(self, pairs: list[tuple[int, int]]) -> None:
        self.pairs: tuple[tuple[int, int], ...] = tuple(pairs)


class Action(Piece):
    """An action: its simple parts, `mask` with a bit for each, and how they go together.

    `both` says that a second part may follow the first, in the same region or, with `one_deck`, from the same deck.
    """

    __slots__ = ("both", "cost", "index", "mask", "one_deck", "parts")

    def __init__(self, index: int, name: str, title: str, cost: int, both: bool, one_deck: bool) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.cost: int = cost
        self.both: bool = both
        self.one_deck: bool = one_deck
        self.parts: tuple[Action, ...] = ()
        self.mask: int = 0


class Building(Piece):
    """A building type, or the one that is printed on every player board (level 0)."""

    __slots__ = ("action", "copies", "glory", "icons", "index", "level", "pays", "tiles")

    def __init__(
        self,
        index: int,
        name: str,
        title: str,
        level: int,
        copies: int,
        icons: Icons,
        glory: int,
        action: Action | None,
    ) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.level: int = level
        self.copies: int = copies
        self.icons: Icons = icons
        self.glory: int = glory
        self.action: Action | None = action
        self.pays: bool = action is not None and action.id == "payment"
        self.tiles: tuple[Tile, ...] = ()


class Tile(Piece):
    """A player's first, second, … building of a type; `bit` marks it in sets, `mask` has its action's parts."""

    __slots__ = ("bit", "building", "index", "mask", "number")

    def __init__(self, index: int, building: Building, number: int) -> None:
        again = number > 1
        super().__init__(
            f"{building.id}:{number}" if again else building.id,
            f"{building.title} {number}" if again else building.title,
        )
        self.index: int = index
        self.bit: int = 1 << index
        self.building: Building = building
        self.number: int = number
        self.mask: int = 0 if building.action is None else building.action.mask


class Token(Piece):
    """A type of trade token: brown with icons, or blue with an action."""

    __slots__ = ("action", "count", "icons", "index")

    def __init__(self, index: int, name: str, title: str, icons: Icons, action: Action | None, count: int) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.icons: Icons = icons
        self.action: Action | None = action
        self.count: int = count


class Region(Piece):
    """A region of the board; `home` is open from the start, and everybody is always present there."""

    __slots__ = ("cities", "decks", "home", "index", "sea", "spaces")

    def __init__(self, index: int, name: str, title: str, home: bool, spaces: int) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.home: bool = home
        self.spaces: int = spaces
        self.sea: int = 0
        self.cities: tuple[City, ...] = ()
        self.decks: tuple[Deck, ...] = ()

    def space_id(self, number: int) -> str:
        """The name of a shipping space, numbered from 1."""
        return f"{self.id}_sea_{number}"


class City(Piece):
    """A city of the board; its token lies on the space `index` of the layout."""

    __slots__ = ("glory", "index", "links", "region")

    def __init__(self, index: int, name: str, title: str, region: Region, glory: int) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.region: Region = region
        self.glory: int = glory
        self.links: tuple[tuple[Connection, int], ...] = ()


class Connection(Piece):
    """A line that joins two cities; its token lies on the space `space` of the layout."""

    __slots__ = ("bit", "cities", "index", "space")

    def __init__(self, index: int, name: str, cities: tuple[City, City], space: int) -> None:
        super().__init__(name, f"{cities[0].title} – {cities[1].title}")
        self.index: int = index
        self.bit: int = 1 << index
        self.cities: tuple[City, City] = cities
        self.space: int = space


class Deck(Piece):
    """A deck of cards; `order` from top to bottom, always by value."""

    __slots__ = ("index", "order", "region", "slavery")

    def __init__(self, index: int, name: str, title: str, region: Region, slavery: bool) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.region: Region = region
        self.slavery: bool = slavery
        self.order: tuple[Card, ...] = ()


class Card(Piece):
    """An asset card; a governor has the value -1 and lies on top of its deck until its region opens.

    `place` is the index of its deck's region.
    """

    __slots__ = (
        "abolition",
        "deck",
        "glory",
        "governor",
        "icons",
        "index",
        "kind",
        "place",
        "slavery",
        "value",
    )

    def __init__(
        self, index: int, name: str, title: str, deck: Deck, kind: str, value: int, icons: Icons, glory: int
    ) -> None:
        super().__init__(name, title)
        self.index: int = index
        self.deck: Deck = deck
        self.place: int = deck.region.index
        self.kind: str = kind
        self.governor: bool = kind == "governor"
        self.slavery: bool = kind == "slavery"
        self.abolition: bool = kind == "abolition"
        self.value: int = value
        self.icons: Icons = icons
        self.glory: int = glory


class OptionFact:
    """A reading of the rules that a table can choose."""

    __slots__ = ("default", "name", "values")

    def __init__(self, name: str, values: list[str], default: str) -> None:
        self.name: str = name
        self.values: tuple[str, ...] = tuple(values)
        self.default: str = default


LAST_SPACE: Final[int] = _FACTS.track_spaces.last_space
START_LEVEL: Final[int] = _FACTS.track_spaces.start_space
GLORY_SPACES: Final[tuple[int, ...]] = tuple(_FACTS.glory_spaces.spaces)


def _statuses() -> list[Status]:
    made: list[Status] = []
    for index, (kind, track) in enumerate(zip(_FACTS.status_kinds, _FACTS.status_tracks, strict=True)):
        gives: list[int] = []
        slides: list[int] = []
        for level in range(LAST_SPACE + 1):
            reached = [value for least, value in zip(track.level_min, track.values, strict=True) if least <= level]
            gives.append(max(reached))
            slides.append(max(space for space in GLORY_SPACES if space <= level))
        made.append(Status(index, kind.id, kind.name, kind.governs, track.meaning, gives, slides))
    return made


STATUSES: Final[tuple[Status, ...]] = tuple(_statuses())


def _governing(what: str) -> Status:
    for status in STATUSES:
        if status.governs == what:
            return status
    raise BadData(f"status_kinds: none governs {what}.")


INDUSTRY: Final[Status] = _governing("build_level")
CULTURE: Final[Status] = _governing("population_growth")
FINANCE: Final[Status] = _governing("payments")
POLITICS: Final[Status] = _governing("card_limit")


def _icons(named: Mapping[str, int]) -> Icons:
    return Icons([(status.index, named[status.id]) for status in STATUSES if status.id in named])


def _actions() -> list[Action]:
    made: list[Action] = []
    for index, fact in enumerate(_FACTS.actions):
        both = fact.kind == "one_or_both"
        one_deck = fact.constraint == "same_deck"
        made.append(Action(index, fact.id, fact.name, fact.population_from_harbor or 0, both, one_deck))
    by_id = {action.id: action for action in made}
    for action, fact in zip(made, _FACTS.actions, strict=True):
        action.parts = tuple(by_id[part] for part in fact.parts) or (action,)
        for part in action.parts:
            action.mask |= 1 << part.index
    return made


ACTIONS: Final[tuple[Action, ...]] = tuple(_actions())
_ACTION: Final = {action.id: action for action in ACTIONS}
SHIP: Final[Action] = _ACTION["ship"]
OCCUPY: Final[Action] = _ACTION["occupy"]
ATTACK: Final[Action] = _ACTION["attack"]
PAYMENT: Final[Action] = _ACTION["payment"]
DRAW: Final[Action] = _ACTION["draw"]
DEAREST: Final[int] = max(action.cost for action in ACTIONS)
AFFORDABLE: Final[tuple[int, ...]] = tuple(
    sum(action.mask for action in (SHIP, OCCUPY, ATTACK, PAYMENT, DRAW) if action.cost <= markers)
    for markers in range(DEAREST + 1)
)
"""By number of markers, up to the dearest action: the bits of the simple actions that they pay for."""


def _buildings() -> list[Building]:
    made: list[Building] = []
    at = 0
    for index, fact in enumerate(_FACTS.buildings):
        action = None if fact.action is None else _ACTION[fact.action]
        icons = _icons(fact.icons)
        building = Building(index, fact.id, fact.name, fact.level, fact.copies, icons, fact.glory, action)
        numbers = range(1, max(1, fact.copies) + 1)
        building.tiles = tuple(Tile(at + number - 1, building, number) for number in numbers)
        at += len(building.tiles)
        made.append(building)
    return made


BUILDINGS: Final[tuple[Building, ...]] = tuple(_buildings())
"""All types by level, the printed building first."""
TILES: Final[tuple[Tile, ...]] = tuple(tile for building in BUILDINGS for tile in building.tiles)
PAYING_TILES: Final[int] = sum(tile.bit for tile in TILES if tile.building.pays)
"""The bits of all tiles with a Payment action."""
PRINTED: Final[Tile] = next(tile for tile in TILES if tile.building.id == _FACTS.player_board.printed_building)
TOP_LEVEL: Final[int] = max(building.level for building in BUILDINGS)
TOP_LEVEL_LIMIT: Final[int] = _FACTS.building_rules.max_level_5_per_player
PAYMENT_ICONS: Final[int] = _FACTS.building_rules.payment_icons_per_payment_action

TOKENS: Final[tuple[Token, ...]] = tuple(
    Token(
        index, fact.id, fact.name, _icons(fact.icons), None if fact.action is None else _ACTION[fact.action], fact.count
    )
    for index, fact in enumerate(_FACTS.trade_tokens)
)
BLUE_TOKENS: Final[tuple[Token, ...]] = tuple(token for token in TOKENS if token.action is not None)

REGIONS: Final[tuple[Region, ...]] = tuple(
    Region(index, fact.id, fact.name, fact.open_at_start, fact.shipping_spaces)
    for index, fact in enumerate(_FACTS.regions)
)
_REGION: Final = {region.id: region for region in REGIONS}
OVERSEAS: Final[tuple[Region, ...]] = tuple(region for region in REGIONS if region.spaces)

CITIES: Final[tuple[City, ...]] = tuple(
    City(index, fact.id, fact.name, _REGION[fact.region], fact.glory) for index, fact in enumerate(_FACTS.cities)
)
_CITY: Final = {city.id: city for city in CITIES}
CONNECTIONS: Final[tuple[Connection, ...]] = tuple(
    Connection(index, fact.id, (_CITY[fact.cities[0]], _CITY[fact.cities[1]]), len(CITIES) + index)
    for index, fact in enumerate(_FACTS.connections)
)
CONNECTION_GLORY: Final[int] = _FACTS.connection_rules.glory_each

DECKS: Final[tuple[Deck, ...]] = tuple(
    Deck(index, fact.id, fact.name, _REGION[fact.region], fact.slavery) for index, fact in enumerate(_FACTS.decks)
)
_DECK: Final = {deck.id: deck for deck in DECKS}
CARDS: Final[tuple[Card, ...]] = tuple(
    Card(
        index, fact.id, fact.name, _DECK[fact.deck], fact.kind, -1 if fact.value is None else fact.value,
        _icons(fact.icons), fact.glory,
    )
    for index, fact in enumerate(_FACTS.cards)
)  # fmt: skip
SLAVERY: Final[Deck] = next(deck for deck in DECKS if deck.slavery)
GOVERNORS: Final[tuple[Card, ...]] = tuple(card for card in CARDS if card.governor)
FREE_SLAVERY_CARDS: Final[int] = _FACTS.card_rules.free_slavery_cards
FREE_GOVERNORS: Final[int] = _FACTS.card_rules.free_governor_on_governor_space


def _join() -> None:
    """Tell regions, cities and decks what belongs to them."""
    at = len(CITIES) + len(CONNECTIONS)
    for region in REGIONS:
        region.sea = at
        at += region.spaces
        region.cities = tuple(city for city in CITIES if city.region is region)
        region.decks = tuple(deck for deck in DECKS if deck.region is region)
    for city in CITIES:
        links: list[tuple[Connection, int]] = []
        for link in CONNECTIONS:
            if link.cities[0] is city:
                links.append((link, link.cities[1].index))
            elif link.cities[1] is city:
                links.append((link, link.cities[0].index))
        city.links = tuple(links)
    for deck in DECKS:
        deck.order = tuple(card for card in CARDS if card.deck is deck)


_join()

SPACES: Final[tuple[str, ...]] = (
    *(city.id for city in CITIES),
    *(link.id for link in CONNECTIONS),
    *(region.space_id(number) for region in REGIONS for number in range(1, region.spaces + 1)),
)
"""The names of all token spaces, in the order of the layout: cities, connections, shipping spaces."""

_POINTS: Final = {line.id: line.points or 0 for line in _FACTS.scoring}
EMPTY_GOVERNOR_SPACE_GLORY: Final[int] = _POINTS["score_governor_space_empty"]
POPULATION_GLORY: Final[int] = _POINTS["score_population"]
POPULATION_SET: Final[int] = max(line.markers or 1 for line in _FACTS.scoring)
SLAVERY_GLORY: Final[int] = _POINTS["score_slavery"]
OPTIONS: Final[Sequence[OptionFact]] = tuple(
    OptionFact(option.id, option.values, option.default) for option in _FACTS.options
)
