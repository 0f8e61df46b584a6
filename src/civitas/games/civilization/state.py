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
from civitas.games.civilization.pieces import FAMILIES, RESOURCES, UNIT_TYPES, Wonder
from civitas.games.civilization.pieces_cards import (
    EVENT_LEVELS,
    HIDDEN,
    PERSON_KINDS,
    EventCard,
    Person,
    Token,
    UnitCard,
)
from civitas.games.civilization.pieces_map import Cell, CityState, Civilization, Relic, Tile
from civitas.games.civilization.state_battle import Battle
from civitas.games.civilization.state_player import CITIES, NOBODY, City, Player
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
TURNED_DOWN: Final = -1
"""The turn of a tile that lies face down."""


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

    def is_known_to(self, seat: int | None) -> bool:
        """Rules 13.4: whether that seat knows what is in it."""
        return seat == self.proposer or (self.sent and seat == self.receiver)

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
    `land` (the city whose centre or outskirts it is). Copies share `cells`, `built` and `land`, which seldom change:
    whoever changes them lays a list of his own (`own_cells`, `own_built`, `own_land`). By slot: `tiles`, `turns`.
    `seen` says by the key of a hidden piece which seats know where it is. `plans` has what each seat is committing to
    research, its own secret. `milestones` are what the end of the game looks back at: turn, seat, a word, and what it
    is about.
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
            self.built,
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

    def own_built(self) -> list[Any]:
        """What is built, to be changed without changing that of a copy."""
        self.built = self.built[:]
        return self.built

    def own_land(self) -> list[int]:
        """The land, to be changed without changing that of a copy."""
        self.land = self.land[:]
        return self.land

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
