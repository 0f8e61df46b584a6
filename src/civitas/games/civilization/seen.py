"""The words of a view: what a seat sees of the table, as Structs. Hidden pieces are numbers in them, never names."""

from __future__ import annotations

import msgspec

from civitas.games.civilization.atlas import SIDE, printed
from civitas.games.civilization.faces import FACES, Face


class Part(msgspec.Struct, frozen=True):
    """One reason of a sum: its sign, what it is, how much it gives."""

    sign: str
    title: str
    amount: int
    note: str = ""


class Sum(msgspec.Struct, frozen=True):
    """A number that explains itself."""

    total: int
    parts: tuple[Part, ...] = ()


class Icons(msgspec.Struct, frozen=True):
    """What a square or a token gives."""

    production: int = 0
    trade: int = 0
    culture: int = 0
    coin: int = 0
    combat: int = 0

    @property
    def pairs(self) -> tuple[tuple[str, int], ...]:
        """The icons that are there, by sign."""
        return tuple((name, getattr(self, name)) for name in self.__struct_fields__ if getattr(self, name))


class FiguresView(msgspec.Struct, frozen=True):
    """The figures on a square, all of one seat; `moved` of them can't move any more in this part."""

    seat: int
    armies: int
    scouts: int
    moved_armies: int = 0
    moved_scouts: int = 0
    held: bool = False


class SquareView(msgspec.Struct, frozen=True):
    """A square of an explored tile.

    `mark` is what is printed on it and still counts (a resource, culture, coin) or an empty hut or village (`gone`);
    `token` is the face that lies on it (`building-harbor`, `hut`, `village`, `relic-atlantis`, `city_state-cs1`);
    `known` what a face-down token is, for who knows it; `seat` whose outskirts or centre it is, with `city`.
    """

    id: str
    title: str
    x: int
    y: int
    terrain: str
    mark: str
    token: str
    known: str
    gives: Icons
    seat: int | None
    city: str
    centre: bool
    blockaded: bool
    gathered: str
    figures: FiguresView | None


class TileView(msgspec.Struct, frozen=True):
    """An unexplored tile: its place."""

    x: int
    y: int


class ItemView(msgspec.Struct, frozen=True):
    """Something that a city could build: its price for this city, how much trade a rush takes, why it can't.

    `reason` is a word of the refusals, with `needs` as its argument (a tech).
    """

    id: str
    face: str
    title: str
    sign: str
    price: int
    rush: int
    reason: str = ""
    needs: str = ""


class CityView(msgspec.Struct, frozen=True):
    """A city: where it lies, what it counts, what it may still do.

    `box` is the rectangle of centre and outskirts: x, y, width, height.
    """

    id: str
    seat: int
    name: str
    kind: str
    number: int
    x: int
    y: int
    wide: bool
    high: bool
    box: tuple[int, int, int, int]
    walls: bool
    marker: str
    program: bool
    actions: int
    acted: tuple[str, ...]
    kinds: tuple[str, ...]
    production: Sum
    rush: int
    arts: Sum
    trade: int
    coins: int
    harvest: tuple[tuple[str, str], ...]
    defence: int
    items: tuple[ItemView, ...] = ()
    squares: tuple[str, ...] = ()
    gathered: tuple[str, ...] = ()


class TechView(msgspec.Struct, frozen=True):
    """A tech in a pyramid: its row, the coin tokens on it, whether its ability has been used in this turn."""

    id: str
    row: int
    coins: int
    slots: int
    used: bool


class PersonView(msgspec.Struct, frozen=True):
    """A great person card that the reader sees: face up, or in the reader's own hand; whether its token works."""

    id: str
    shown: bool
    works: bool


class UnitView(msgspec.Struct, frozen=True):
    """A unit card that the reader sees, with its present strength and health."""

    type: str
    title: str
    rank: int
    strength: int
    health: int
    wounds: int = 0
    key: str = ""


class ForceView(msgspec.Struct, frozen=True):
    """How many units of a type a player has, and their rank (public, rules 13.1)."""

    type: str
    rank: int
    number: int


class WonderView(msgspec.Struct, frozen=True):
    """A built wonder; an obsolete one keeps its culture and has no ability."""

    id: str
    square: str
    obsolete: bool
    blockaded: bool


class CoinPlace(msgspec.Struct, frozen=True):
    """Where coin tokens lie: a tech, a wonder or the sheet."""

    id: str
    title: str
    tokens: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player as the reader sees him. What the reader does not know of hands and tokens are numbers."""

    seat: int
    civ: str
    government: str
    direct: tuple[str, ...]
    unlocked: tuple[str, ...]
    policies: tuple[str, ...]
    policy_maximum: int
    trade: int
    culture: int
    space: int
    coins: Sum
    coin_tokens: tuple[CoinPlace, ...]
    bonus: Sum
    techs: tuple[TechView, ...]
    rows: tuple[int, ...]
    free_rows: tuple[int, ...]
    prices: tuple[int, ...]
    resources: dict[str, int]
    tokens: int
    known_tokens: tuple[str, ...]
    events: tuple[str, ...]
    event_backs: tuple[int, ...]
    hand_limit: Sum
    persons: tuple[PersonView, ...]
    person_backs: int
    people: dict[str, int]
    reserve: dict[str, int]
    units: tuple[UnitView, ...]
    forces: tuple[ForceView, ...]
    wonders: tuple[WonderView, ...]
    investments: dict[str, int]
    speed: Sum
    stacking: Sum
    armies: int
    all_armies: int
    scouts: int
    all_scouts: int
    cities: int
    city_maximum: int
    income: Sum
    space_costs: tuple[tuple[int, int], ...]
    state: str
    offers: int
    draws: tuple[str, ...] = ()
    history: tuple[tuple[int, int, int], ...] = ()

    @property
    def highest(self) -> int:
        """The highest row of the pyramid that holds a tech."""
        return max((row for row, number in enumerate(self.rows, 1) if number), default=0)

    def knows(self, tech: str) -> bool:
        """Whether the tech lies in the pyramid."""
        return any(one.id == tech for one in self.techs)


class SupplyView(msgspec.Struct, frozen=True):
    """What is left of a family of buildings."""

    family: str
    sides: tuple[str, ...]
    left: int
    whole: int


class MarketView(msgspec.Struct, frozen=True):
    """What everybody can take from: wonders, tokens, decks."""

    wonders: tuple[str, ...]
    wonder_deck: int
    resources: dict[str, int]
    all_resources: int
    supply: tuple[SupplyView, ...]
    units: dict[str, int]
    unit_discards: dict[str, int]
    events: tuple[int, ...]
    event_discards: tuple[tuple[str, ...], ...]
    persons: int
    person_discards: tuple[str, ...]
    people: dict[str, int]
    huts: int
    villages: int
    city_states: int


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the culture track: its section, what it brings, who stands there."""

    number: int
    section: int
    reward: str
    seats: tuple[int, ...]


class SideView(msgspec.Struct, frozen=True):
    """One side of a battle. `seat` is None for barbarians, `player` who plays the side."""

    seat: int | None
    player: int
    armies: int
    scouts: int
    in_hand: int
    hand: tuple[UnitView, ...]
    bonus: Sum
    health: int
    killed: tuple[UnitView, ...]
    stake: StakeView


class FrontView(msgspec.Struct, frozen=True):
    """A front: the attacker's unit and the defender's."""

    attacker: UnitView | None
    defender: UnitView | None


class GoodView(msgspec.Struct, frozen=True):
    """Something that a winner may take: its sign, how much of it, how much the loser has."""

    sign: str
    number: int
    of: int


class StakeView(msgspec.Struct, frozen=True):
    """What a side would get by winning: its loot, and what one and what two of it buy."""

    loot: int = 0
    small: tuple[GoodView, ...] = ()
    great: tuple[GoodView, ...] = ()


class BattleView(msgspec.Struct, frozen=True):
    """The battle in progress; `kind` is figures, city, village or horde; `turn` the side that plays now."""

    square: str
    kind: str
    city: str
    step: str
    turn: str
    number: int
    attacker: SideView
    defender: SideView
    fronts: tuple[FrontView, ...]
    held: int
    winner: str

    @property
    def sides(self) -> tuple[SideView, SideView]:
        """Attacker and defender."""
        return (self.attacker, self.defender)


class OfferView(msgspec.Struct, frozen=True):
    """The open offer. Who is neither of the two sees that it exists, and no items (rules 13.4)."""

    proposer: int
    partner: int
    give: dict[str, int]
    ask: dict[str, int]


class ReachView(msgspec.Struct, frozen=True):
    """A square where the group under way may end: the points it costs, what happens there, the steps.

    Where somebody might interrupt the way, only the first step is told: what comes then is asked step by step.
    """

    square: str
    cost: int
    what: str
    steps: tuple[str, ...]
    hands: tuple[int, int] | None = None
    """How many units the group and its enemy would draw, if a battle begins there."""


class MoveView(msgspec.Struct, frozen=True):
    """The group under way."""

    seat: int
    square: str
    armies: int
    scouts: int
    points: int
    reach: tuple[ReachView, ...]


class MilestoneView(msgspec.Struct, frozen=True):
    """Something to look back at: `what` is founded, taken, repelled, wonder or row; `title` a city, a wonder, a row."""

    turn: int
    seat: int
    what: str
    title: str


class View(msgspec.Struct, frozen=True):
    """The table as a seat, or a spectator, sees it.

    `placing` is the face of what somebody chooses a square for, `steps` how many spaces of the track are chosen so far.
    """

    turn: int
    phase: str
    first: int
    order: tuple[int, ...]
    acting: int | None
    width: int
    height: int
    hole: tuple[int, int, int, int] | None
    house: dict[str, bool | int | str]
    squares: tuple[SquareView, ...]
    unexplored: tuple[TileView, ...]
    slots: tuple[tuple[int, int], ...]
    cities: tuple[CityView, ...]
    players: tuple[PlayerView, ...]
    market: MarketView
    track: tuple[SpaceView, ...]
    battle: BattleView | None
    offer: OfferView | None
    move: MoveView | None
    me: int | None
    homes: tuple[tuple[int, int], ...] = ()
    home_turn: int = 0
    placing: str = ""
    steps: int = 0
    milestones: tuple[MilestoneView, ...] = ()

    @property
    def mine(self) -> PlayerView | None:
        """The reader's own civilization."""
        return None if self.me is None else self.players[self.me]

    @property
    def ground(self) -> tuple[str, ...]:
        """The terrains row by row, a letter each, with a margin: `?` is unexplored, a space outside the map."""
        rows = [[" "] * (self.width + 2) for _ in range(self.height + 2)]
        for tile in self.unexplored:
            for y in range(tile.y + 1, tile.y + 5):
                rows[y][tile.x + 1 : tile.x + 5] = "????"
        for square in self.squares:
            rows[square.y + 1][square.x + 1] = square.terrain[0]
        return tuple("".join(row) for row in rows)

    def face(self, key: str) -> Face | None:
        """What is printed on a piece, whoever asks: the box is known to everybody."""
        return FACES.get(key)

    def techs(self, level: int) -> list[Face]:
        """The techs of a level."""
        return [face for face in FACES.values() if face.kind == "tech" and face.level == level]

    def policies(self) -> list[Face]:
        """The social policies, card by card."""
        return [face for face in FACES.values() if face.kind == "policy"]

    def governments(self) -> list[Face]:
        """The governments."""
        return [face for face in FACES.values() if face.kind == "government"]

    def square(self, name: str) -> SquareView | None:
        """The explored square of that name."""
        return next((square for square in self.squares if square.id == name), None)

    def city(self, name: str) -> CityView | None:
        """The city with that centre."""
        return next((city for city in self.cities if city.id == name), None)

    def cut(self, city: CityView) -> tuple[str, ...]:
        """The ground of a city's box, with a margin."""
        x, y, width, height = city.box
        return tuple(row[x : x + width + 2] for row in self.ground[y : y + height + 2])

    def home(self, civ: str) -> tuple[str, ...]:
        """The ground of a civilization's home tile as it would lie at the reader's place, with a margin."""
        rows = [" " + "".join(cell[0].lower() for cell in row) + " " for row in self._home_rows(civ)]
        return (" " * 6, *rows, " " * 6)

    def home_marks(self, civ: str) -> list[tuple[int, int, str]]:
        """What is printed on a home tile: column, row, mark."""
        rows = self._home_rows(civ)
        return [
            (x, y, mark) for y, row in enumerate(rows) for x, cell in enumerate(row) for mark in cell.split("+")[1:]
        ]

    def _home_rows(self, civ: str) -> list[list[str]]:
        cells = [cell for row in FACES[f"civilization-{civ}"].rows for cell in row]
        return [[cells[printed(row, column, self.home_turn)] for column in range(SIDE)] for row in range(SIDE)]

    def town(self, cause: object) -> CityView | None:
        """The city that a question is about, by its cause."""
        number = getattr(cause, "number", None)
        return next((city for city in self.cities if city.number == number), None)

    def cities_of(self, seat: int) -> tuple[CityView, ...]:
        """The cities of a player, the capital first."""
        return tuple(city for city in self.cities if city.seat == seat)
