"""What lies on the table in Civilization.

What seldom changes is a tuple, so that copies share it. A square is a number (see `atlas`), a city too: its owner's
seat times `CITIES` plus its place on the owner's sheet, the capital first. Caches (`tables`, `kinds`, `people`,
`coined`, `yields`) follow from the rest; whoever changes something marks them stale (`rules.ground.touch`). Who is
`settled` has not changed since it was last looked whether he has won or owes a compulsory choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from civitas.games.civilization.atlas import ATLAS, SPOTS, Layout
from civitas.games.civilization.pieces import (
    COIN_PLACES,
    EVENT_LEVELS,
    FAMILIES,
    HIDDEN,
    INVESTMENTS,
    LEVELS,
    PERSON_KINDS,
    RESOURCES,
    UNIT_TYPES,
    Cell,
    CityState,
    Civilization,
    EventCard,
    Government,
    Person,
    Policy,
    Relic,
    Tech,
    Tile,
    Token,
    UnitCard,
    Wonder,
)
from civitas.kernel.chance import Chance
from civitas.kernel.rules import State, Value

SETUP: Final = "setup"
START: Final = "start"
TRADE: Final = "trade"
MANAGEMENT: Final = "management"
MOVEMENT: Final = "movement"
RESEARCH: Final = "research"
PHASES: Final = (START, TRADE, MANAGEMENT, MOVEMENT, RESEARCH)
PHASE_TITLES: Final = {
    SETUP: "Set-up",
    START: "Start of turn",
    TRADE: "Trade",
    MANAGEMENT: "City management",
    MOVEMENT: "Movement",
    RESEARCH: "Research",
}

CITY: Final = "city"
CAPITAL: Final = "capital"
METROPOLIS: Final = "metropolis"
FORTIFICATION: Final = "fortification"
CARAVAN: Final = "caravan"
CITIES: Final = 4
"""Places for cities on a sheet: the capital, and the other tokens."""
NOBODY: Final = -1
TURNED_DOWN: Final = -1
"""The turn of a tile that lies face down."""

BUILD: Final = 1
ARTS: Final = 2
HARVEST: Final = 4
PROGRAM: Final = 8
"""Kinds of city actions, as bits of `City.acted`."""


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
    squares. `used` has the bits of the powers used this turn. `direct` are governments with an open direct chance,
    `changed` whether the government was changed this turn and `anarchy` the last turn in which Anarchy came.
    `history` has space, techs and coins at the end of each turn.
    `due` are rewards that wait: pairs (relic, turn in which they are due). `refused` are seats times event types that
    the United Nations refused this turn.
    """

    __slots__ = (
        "advanced",
        "anarchy",
        "armies",
        "army_built",
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
        self.rows: tuple[tuple[Tech | Person, ...], ...] = ((),) * LEVELS
        self.known: int = 0
        self.ranks: tuple[int, ...] = (1, 1, 1, 0)
        self.trade: int = 0
        self.culture: int = 0
        self.track: int = 0
        self.coins: tuple[int, ...] = (0,) * len(COIN_PLACES)
        self.stock: tuple[int, ...] = (0,) * len(RESOURCES)
        self.tokens: list[Token] = tokens
        self.hand: list[EventCard] = hand
        self.units: list[UnitCard] = units
        self.persons: list[Person] = persons
        self.shown: tuple[Person, ...] = ()
        self.counters: int = 0
        self.reserve: tuple[int, ...] = (0,) * len(PERSON_KINDS)
        self.policies: tuple[Policy, ...] = ()
        self.investments: tuple[int, ...] = (0,) * len(INVESTMENTS)
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


class Fighter:
    """A unit in a battle: on a front, in a hand, or killed. `side` is 0 for the attacker, 1 for the defender."""

    __slots__ = ("card", "rank", "side", "wounds")

    def __init__(self, card: UnitCard, side: int, rank: int) -> None:
        self.card: UnitCard = card
        self.side: int = side
        self.rank: int = rank
        self.wounds: int = 0


class Front:
    """A front of a battle: the units of the attacker and of the defender on it."""

    __slots__ = ("units",)

    def __init__(self) -> None:
        self.units: list[Fighter | None] = [None, None]


class Battle:
    """A battle in progress (rules 10.6); sides are 0 for the attacker, 1 for the defender.

    `seats` are who plays the sides, `barbarian` the side without owner (NOBODY: none). `hands` are the battle hands and
    `drawn` how many cards were drawn, `killed` the dead units by side, `aside` those that nobody can save, and `losses`
    how many died, saved ones too. `bonus` are the combat bonuses with the difference in `held`, `extra` what start
    effects add to them, `used` the bits of battle powers used by each side, `boost` strength for the unit played now.
    `turn` is the side whose battle turn it is, `number` counts the turns, `opening` is true before the unit is played.
    """

    __slots__ = (
        "aside",
        "at",
        "barbarian",
        "bonus",
        "boost",
        "city",
        "drawn",
        "extra",
        "fronts",
        "garrison",
        "hands",
        "held",
        "killed",
        "losses",
        "number",
        "opening",
        "seats",
        "skipping",
        "step",
        "turn",
        "used",
        "winner",
    )

    def __init__(self, at: int, attacker: int, defender: int, barbarian: int, city: int, garrison: bool) -> None:
        self.at: int = at
        self.seats: tuple[int, int] = (attacker, defender)
        self.barbarian: int = barbarian
        self.city: int = city
        self.garrison: bool = garrison
        self.hands: list[list[UnitCard]] = [[], []]
        self.drawn: list[int] = [0, 0]
        self.fronts: list[Front] = []
        self.killed: list[list[UnitCard]] = [[], []]
        self.aside: list[list[UnitCard]] = [[], []]
        self.losses: list[int] = [0, 0]
        self.bonus: list[int] = [0, 0]
        self.extra: list[int] = [0, 0]
        self.held: list[int] = [0, 0]
        self.used: list[int] = [0, 0]
        self.boost: int = 0
        self.skipping: bool = False
        self.turn: int = 1
        self.number: int = 0
        self.opening: bool = True
        self.step: str = "prepare"
        self.winner: int = NOBODY

    def side_of(self, seat: int) -> int:
        """Which side the seat plays with units of its own, or NOBODY."""
        for side in (0, 1):
            if self.seats[side] == seat and side != self.barbarian:
                return side
        return NOBODY

    def owner(self, side: int) -> int:
        """Whose units fight on that side; NOBODY for barbarians."""
        return NOBODY if side == self.barbarian else self.seats[side]


class Item:
    """One line of an offer: "trade", "culture", a resource, a kind of token or event, or a level, and how much."""

    __slots__ = ("amount", "thing")

    def __init__(self, thing: object, amount: int) -> None:
        self.thing: object = thing
        self.amount: int = amount

    @property
    def text(self) -> str:
        """What it is, and how much."""
        thing = self.thing if isinstance(self.thing, str) else getattr(self.thing, "title", self.thing)
        return f"{self.amount} {thing}"


class Offer:
    """An offer: who gives what and asks for what; until it is sent it is its proposer's secret."""

    __slots__ = ("asks", "gives", "proposer", "receiver", "sent")

    def __init__(self, proposer: int, receiver: int) -> None:
        self.proposer: int = proposer
        self.receiver: int = receiver
        self.gives: list[Item] = []
        self.asks: list[Item] = []
        self.sent: bool = False

    def copy(self) -> Offer:
        """An equal offer."""
        twin = Offer(self.proposer, self.receiver)
        twin.gives = [Item(item.thing, item.amount) for item in self.gives]
        twin.asks = [Item(item.thing, item.amount) for item in self.asks]
        twin.sent = self.sent
        return twin


class Moving:
    """A group on its way: whose, which figures, where it is, how many points are left, where it came from."""

    __slots__ = ("at", "died", "figures", "left", "limit", "origin", "seat", "stopped")

    def __init__(self, seat: int, figures: list[int], at: int, left: int) -> None:
        self.seat: int = seat
        self.figures: list[int] = figures
        self.at: int = at
        self.origin: int = at
        self.left: int = left
        self.limit: int = 0
        self.stopped: bool = False
        self.died: bool = False


class CivilizationState(State):
    """The whole table.

    By square: `cells` (what is printed or was changed; None: unexplored or outside), `markers` (hut, village, relic and
    city-state tokens), `built` (building, wonder, great person), `standing` (bits of the seats with figures there),
    `land` (the city whose centre or outskirts it is). Copies share `cells` and `land`, which seldom change: whoever
    changes them lays a list of his own (`own_cells`, `own_land`). By slot: `tiles`, `turns`. `seen` says by the key of
    a hidden piece which seats know where it is. `plans` has what each seat is committing to research, its own secret.
    `milestones` are what the end of the game looks back at: turn, seat, a word, and what it is about.
    """

    def __init__(
        self,
        chance: Chance,
        variant: Mapping[str, Value],
        layout: Layout,
        players: list[Player],
        choices: list[list[Civilization]],
        civilizations: list[Civilization],
        cells: list[Cell | None],
        markers: list[Any],
        built: list[Any],
        standing: list[int],
        land: list[int],
        tiles: list[Tile | None],
        turns: list[int],
        tiles_out: list[Tile],
        cities: list[City | None],
        market: list[int],
        supply: list[int],
        person_tokens: list[int],
        wonders: list[Wonder],
        wonder_deck: list[Wonder],
        wonders_out: list[Wonder],
        events: list[list[EventCard]],
        event_discards: list[list[EventCard]],
        units: list[list[UnitCard]],
        unit_discards: list[list[UnitCard]],
        persons: list[Person],
        person_discards: list[Person],
        huts: list[Token],
        villages: list[Token],
        tokens_gone: list[Token],
        city_states: list[CityState],
        seen: list[int],
    ) -> None:
        super().__init__(chance, variant)
        self.layout: Layout = layout
        self.turn: int = 1
        self.phase: str = SETUP
        self.stage: int = 0
        self.part: int = 0
        self.first: int = 0
        self.order: tuple[int, ...] = tuple(range(layout.seats))
        self.players: list[Player] = players
        self.choices: list[list[Civilization]] = choices
        self.civilizations: list[Civilization] = civilizations
        self.cells: list[Cell | None] = cells
        self.markers: list[Any] = markers
        self.built: list[Any] = built
        self.standing: list[int] = standing
        self.land: list[int] = land
        self.changed: tuple[int, ...] = ()
        self.explored_villages: tuple[int, ...] = ()
        self.tiles: list[Tile | None] = tiles
        self.turns: list[int] = turns
        self.tiles_out: list[Tile] = tiles_out
        self.cities: list[City | None] = cities
        self.market: list[int] = market
        self.supply: list[int] = supply
        self.person_tokens: list[int] = person_tokens
        self.wonders: list[Wonder] = wonders
        self.wonder_deck: list[Wonder] = wonder_deck
        self.wonders_out: list[Wonder] = wonders_out
        self.wonders_gone: tuple[Wonder, ...] = ()
        self.events: list[list[EventCard]] = events
        self.event_discards: list[list[EventCard]] = event_discards
        self.units: list[list[UnitCard]] = units
        self.unit_discards: list[list[UnitCard]] = unit_discards
        self.persons: list[Person] = persons
        self.person_discards: list[Person] = person_discards
        self.huts: list[Token] = huts
        self.villages: list[Token] = villages
        self.tokens_gone: list[Token] = tokens_gone
        self.city_states: list[CityState] = city_states
        self.city_states_gone: tuple[CityState, ...] = ()
        self.city_squares: tuple[int, ...] = ()
        self.relics_gone: tuple[Relic, ...] = ()
        self.held: tuple[int, ...] = ()
        self.seen: list[int] = seen
        self.winner: int = NOBODY
        self.restless: bool = False
        self.milestones: tuple[tuple[int, int, str, str], ...] = ()
        self.offer: Offer | None = None
        # Scratch of a step in hand, empty at every rest.
        self.battle: Battle | None = None
        self.moving: Moving | None = None
        self.shown: tuple[Any, ...] = ()
        self.using: object = None
        self.acting: int = NOBODY
        self.plans: dict[int, Any] = {}
        self.reveal: tuple[int, ...] = ()
        self.steps: int = 0
        self.placing: object = None
        self.drawn: list[Any] = []

    def copy(self) -> CivilizationState:
        """An independent table at a rest, so without the scratch of a step."""
        twin = CivilizationState(
            self.chance.copy(),
            self.variant,
            self.layout,
            [player.copy() for player in self.players],
            [drawn[:] for drawn in self.choices],
            self.civilizations[:],
            self.cells,
            self.markers[:],
            self.built[:],
            self.standing[:],
            self.land,
            self.tiles[:],
            self.turns[:],
            self.tiles_out[:],
            [None if city is None else city.copy() for city in self.cities],
            self.market[:],
            self.supply[:],
            self.person_tokens[:],
            self.wonders[:],
            self.wonder_deck[:],
            self.wonders_out[:],
            [deck[:] for deck in self.events],
            [deck[:] for deck in self.event_discards],
            [deck[:] for deck in self.units],
            [deck[:] for deck in self.unit_discards],
            self.persons[:],
            self.person_discards[:],
            self.huts[:],
            self.villages[:],
            self.tokens_gone[:],
            self.city_states[:],
            self.seen[:],
        )
        twin.ended = self.ended
        twin.turn = self.turn
        twin.phase = self.phase
        twin.stage = self.stage
        twin.part = self.part
        twin.first = self.first
        twin.order = self.order
        twin.changed = self.changed
        twin.explored_villages = self.explored_villages
        twin.wonders_gone = self.wonders_gone
        twin.city_states_gone = self.city_states_gone
        twin.city_squares = self.city_squares
        twin.relics_gone = self.relics_gone
        twin.held = self.held
        twin.winner = self.winner
        twin.restless = self.restless
        twin.milestones = self.milestones
        twin.offer = None if self.offer is None else self.offer.copy()
        return twin

    def own_cells(self) -> list[Cell | None]:
        """The cells, to be changed without changing those of a copy."""
        self.cells = self.cells[:]
        return self.cells

    def own_land(self) -> list[int]:
        """The land, to be changed without changing that of a copy."""
        self.land = self.land[:]
        return self.land

    def is_explored(self, at: int) -> bool:
        """Whether the square lies on a tile that is face up."""
        return self.cells[at] is not None

    def city_at(self, at: int) -> City | None:
        """The city whose centre or outskirts the square is."""
        number = self.land[at]
        return None if number == NOBODY else self.cities[number]

    def centre_at(self, at: int) -> City | None:
        """The city whose centre the square is."""
        number = self.land[at]
        if number == NOBODY:
            return None
        city = self.cities[number]
        return city if city is not None and at in city.centres else None

    def cities_of(self, seat: int) -> list[City]:
        """The cities of a seat, the capital first."""
        return [city for city in self.cities[seat * CITIES : (seat + 1) * CITIES] if city is not None]

    def others(self, seat: int) -> list[Player]:
        """The other players, clockwise from that seat."""
        return [*self.players[seat + 1 :], *self.players[:seat]]

    def remember(self, seat: int, what: str, thing: str) -> None:
        """Note a milestone of the game."""
        self.milestones = (*self.milestones, (self.turn, seat, what, thing))

    def say(self, message: str, cause: object = None, to: int = -1, **args: Any) -> None:
        """Write a line of the chronicle, if somebody listens."""
        if self.log is not None:
            self.log.say(message, cause, to, **args)


def new_player(seat: int, civ: Civilization) -> Player:
    """A player before the game, with nothing on the map."""
    return Player(seat, civ, [], [], [], [], [])


def new_state(seats: int, variant: Mapping[str, Value], chance: Chance) -> CivilizationState:
    """A bare table for so many players: no piece has its place yet."""
    layout = ATLAS[seats]
    return CivilizationState(
        chance,
        variant,
        layout,
        [],
        [],
        [],
        [None] * len(SPOTS),
        [None] * len(SPOTS),
        [None] * len(SPOTS),
        [0] * len(SPOTS),
        [NOBODY] * len(SPOTS),
        [None] * len(layout.slots),
        [TURNED_DOWN] * len(layout.slots),
        [],
        [None] * (seats * CITIES),
        [0] * len(RESOURCES),
        [0] * len(FAMILIES),
        [0] * len(PERSON_KINDS),
        [],
        [],
        [],
        [[] for _ in range(EVENT_LEVELS)],
        [[] for _ in range(EVENT_LEVELS)],
        [[] for _ in UNIT_TYPES],
        [[] for _ in UNIT_TYPES],
        [],
        [],
        [],
        [],
        [],
        [],
        [0] * len(HIDDEN),
    )


__all__ = [
    "ARTS",
    "BUILD",
    "CAPITAL",
    "CARAVAN",
    "CITIES",
    "CITY",
    "FORTIFICATION",
    "HARVEST",
    "MANAGEMENT",
    "METROPOLIS",
    "MOVEMENT",
    "NOBODY",
    "PHASES",
    "PHASE_TITLES",
    "PROGRAM",
    "RESEARCH",
    "SETUP",
    "START",
    "TRADE",
    "TURNED_DOWN",
    "Battle",
    "City",
    "CivilizationState",
    "Fighter",
    "Front",
    "Item",
    "Moving",
    "Offer",
    "Player",
    "new_player",
    "new_state",
]
