"""What a player has: his cities on the map, his sheet, pyramid, cards and figures."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.civilization.pieces import (
    COIN_PLACES,
    INVESTMENTS,
    LEVELS,
    RESOURCES,
    Government,
    Policy,
    Tech,
    Wonder,
)
from civitas.games.civilization.pieces_cards import PERSON_KINDS, EventCard, Person, Token, UnitCard
from civitas.games.civilization.pieces_map import Civilization, Relic

CITY: Final = "city"
CAPITAL: Final = "capital"
METROPOLIS: Final = "metropolis"
FORTIFICATION: Final = "fortification"
CARAVAN: Final = "caravan"
CITIES: Final = 4
"""Places for cities on a sheet: the capital, and the other tokens."""
NOBODY: Final = -1

BUILD: Final = 1
ARTS: Final = 2
HARVEST: Final = 4
PROGRAM: Final = 8
"""Kinds of city actions, as bits of `City.acted`."""

# What a player begins with, made once: copies are made by the thousand.
_NO_ROWS: Final[tuple[tuple[Tech | Person, ...], ...]] = ((),) * LEVELS
_NO_COINS: Final[tuple[int, ...]] = (0,) * len(COIN_PLACES)
_NO_STOCK: Final[tuple[int, ...]] = (0,) * len(RESOURCES)
NO_PERSONS: Final[tuple[int, ...]] = (0,) * len(PERSON_KINDS)
_NO_INVESTMENTS: Final[tuple[int, ...]] = (0,) * len(INVESTMENTS)


class City:
    """A city on the map, with its markers and what it does this turn. A metropolis is a capital for every rule (6.2).

    `acted` has the kinds of its regular actions and `taken` counts them, `extra` and `freed` count granted ones
    (`freed`: neither cancelled nor barred by Anarchy), `bonus` is production for this turn. `yields` caches
    production, trade, culture, coins and combat bonus of the outskirts; None when stale.
    """

    __slots__ = (
        "acted",
        "bonus",
        "centres",
        "extra",
        "freed",
        "is_capital",
        "kind",
        "marker",
        "number",
        "outskirts",
        "owner",
        "program",
        "taken",
        "walls",
        "yields",
    )

    def __init__(self, number: int, kind: str, centres: tuple[int, ...], outskirts: tuple[int, ...]) -> None:
        self.number: int = number
        self.owner: int = number // CITIES
        self.kind: str = kind
        self.is_capital: bool = kind != CITY
        self.centres: tuple[int, ...] = centres
        self.outskirts: tuple[int, ...] = outskirts
        self.walls: bool = False
        self.marker: str = ""
        self.program: bool = False
        self.acted: int = 0
        self.taken: int = 0
        self.extra: int = 0
        self.freed: int = 0
        self.bonus: int = 0
        self.yields: tuple[int, ...] | None = None

    def __eq__(self, other: object) -> bool:
        """Cities are the same by their place on a sheet, so that questions about them compare across copies."""
        return isinstance(other, City) and other.number == self.number

    def __hash__(self) -> int:
        return self.number

    def copy(self) -> City:
        """An equal city that changes independently."""
        twin = City(self.number, self.kind, self.centres, self.outskirts)
        twin.walls = self.walls
        twin.marker = self.marker
        twin.program = self.program
        twin.acted = self.acted
        twin.taken = self.taken
        twin.extra = self.extra
        twin.freed = self.freed
        twin.bonus = self.bonus
        twin.yields = self.yields
        return twin


class Player:
    """One seat: sheet, pyramid, cards, figures, and what was done this turn. `bit` is the seat in masks of seats.

    `at` has the square of each figure, NOWHERE in the supply: first the `armies` armies, then the scouts. `moved`,
    `barred` are bits of figures that have moved, or may not, this turn. `gather` holds pairs (square, city) of gathered
    squares, `arrived` counts by kind who of the `reserve` came there in this start of turn. `used` has the bits of the
    powers used this turn. `direct` are governments with an open direct chance, `changed` whether the government was
    changed this turn and `anarchy` the last turn in which Anarchy came. `history` has space, techs and coins at the end
    of each turn. `due` are rewards that wait: pairs (relic, turn in which they are due). `refused` are seats times
    event types that the United Nations refused this turn.
    """

    __slots__ = (
        "advanced",
        "anarchy",
        "armies",
        "army_built",
        "arrived",
        "at",
        "barred",
        "bit",
        "changed",
        "city_tokens",
        "civ",
        "coined",
        "coins",
        "counters",
        "culture",
        "direct",
        "doubled",
        "drops",
        "due",
        "gather",
        "government",
        "growing",
        "hand",
        "harvested",
        "history",
        "invested",
        "investments",
        "kinds",
        "known",
        "moved",
        "obsolete",
        "offers",
        "passed",
        "people",
        "persons",
        "policies",
        "ranks",
        "refused",
        "reserve",
        "rows",
        "seat",
        "settled",
        "shown",
        "stale",
        "stock",
        "tables",
        "tokens",
        "track",
        "trade",
        "units",
        "used",
        "wonders",
    )

    def __init__(
        self,
        seat: int,
        civ: Civilization,
        tokens: list[Token],
        hand: list[EventCard],
        units: list[UnitCard],
        persons: list[Person],
        at: list[int],
    ) -> None:
        self.seat: int = seat
        self.bit: int = 1 << seat
        self.civ: Civilization = civ
        self.government: Government = civ.government
        self.direct: tuple[Government, ...] = ()
        self.changed: bool = False
        self.anarchy: int = 0
        self.rows: tuple[tuple[Tech | Person, ...], ...] = _NO_ROWS
        self.known: int = 0
        self.ranks: tuple[int, ...] = (1, 1, 1, 0)
        self.trade: int = 0
        self.culture: int = 0
        self.track: int = 0
        self.coins: tuple[int, ...] = _NO_COINS
        self.stock: tuple[int, ...] = _NO_STOCK
        self.tokens: list[Token] = tokens
        self.hand: list[EventCard] = hand
        self.units: list[UnitCard] = units
        self.persons: list[Person] = persons
        self.shown: tuple[Person, ...] = ()
        self.counters: int = 0
        self.reserve: tuple[int, ...] = NO_PERSONS
        self.arrived: tuple[int, ...] = NO_PERSONS
        self.policies: tuple[Policy, ...] = ()
        self.investments: tuple[int, ...] = _NO_INVESTMENTS
        self.wonders: tuple[Wonder, ...] = ()
        self.obsolete: tuple[Wonder, ...] = ()
        self.city_tokens: int = 0
        self.armies: int = 0
        self.at: list[int] = at
        self.growing: bool = False
        self.due: tuple[tuple[Relic, int], ...] = ()
        self.history: tuple[tuple[int, int, int], ...] = ()
        # What was done this turn; cleared at its end.
        self.moved: int = 0
        self.barred: int = 0
        self.gather: tuple[tuple[int, int], ...] = ()
        self.used: int = 0
        self.invested: bool = False
        self.advanced: bool = False
        self.army_built: bool = False
        self.doubled: int = 0
        self.harvested: tuple[int, ...] = ()
        self.refused: tuple[tuple[int, str], ...] = ()
        self.offers: int = 0
        self.drops: int = 0
        self.passed: bool = False
        # Caches.
        self.tables: Any = None
        self.kinds: int = 0
        self.people: tuple[int, ...] = ()
        self.stale: bool = True
        self.coined: int = NOBODY
        self.settled: bool = False

    def copy(self) -> Player:
        """An equal player that changes independently."""
        twin = Player(self.seat, self.civ, self.tokens[:], self.hand[:], self.units[:], self.persons[:], self.at[:])
        twin.government = self.government
        twin.direct = self.direct
        twin.changed = self.changed
        twin.anarchy = self.anarchy
        twin.rows = self.rows
        twin.known = self.known
        twin.ranks = self.ranks
        twin.trade = self.trade
        twin.culture = self.culture
        twin.track = self.track
        twin.coins = self.coins
        twin.stock = self.stock
        twin.shown = self.shown
        twin.counters = self.counters
        twin.reserve = self.reserve
        twin.arrived = self.arrived
        twin.policies = self.policies
        twin.investments = self.investments
        twin.wonders = self.wonders
        twin.obsolete = self.obsolete
        twin.city_tokens = self.city_tokens
        twin.armies = self.armies
        twin.growing = self.growing
        twin.due = self.due
        twin.history = self.history
        twin.moved = self.moved
        twin.barred = self.barred
        twin.gather = self.gather
        twin.used = self.used
        twin.invested = self.invested
        twin.advanced = self.advanced
        twin.army_built = self.army_built
        twin.doubled = self.doubled
        twin.harvested = self.harvested
        twin.refused = self.refused
        twin.offers = self.offers
        twin.drops = self.drops
        twin.passed = self.passed
        twin.tables = self.tables
        twin.kinds = self.kinds
        twin.people = self.people
        twin.stale = self.stale
        twin.coined = self.coined
        twin.settled = self.settled
        return twin

    @property
    def techs(self) -> list[Tech]:
        """The known techs, row by row."""
        return [tech for row in self.rows for tech in row if isinstance(tech, Tech)]


def new_player(seat: int, civ: Civilization) -> Player:
    """A player before the game, with nothing on the map."""
    return Player(seat, civ, [], [], [], [], [])
