"""The questions of Civilization (rules 16.3), each with every answer it can ever have; a battle's: `options_battle`.

Squares, pieces and resources answer by themselves; what needs a verb is a `Option`. A `Power` is the use of a card,
sheet or token, named by its group and id as in the table of windows: `resource:currency`, `event:drought`.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Any, Final, TypeVar

from civitas.games.civilization.atlas import ATLAS, DIRECTIONS, SPOTS, Direction, Spot
from civitas.games.civilization.pieces import (
    ABILITIES,
    BUILDINGS,
    COIN_PLACES,
    FACTS,
    GOVERNMENTS,
    INVESTMENTS,
    LEVELS,
    MARKET_RESOURCES,
    POLICIES,
    RESOURCES,
    TECHS,
    TERRAINS,
    UNIT_TYPES,
    WONDERS,
    Building,
    CoinPlace,
    Government,
    Investment,
    Policy,
    Resource,
    Tech,
    Terrain,
    UnitType,
    Wonder,
)
from civitas.games.civilization.pieces_cards import (
    EVENT_LEVELS,
    EVENTS,
    PERSON_KINDS,
    PERSONS,
    TOKEN_KINDS,
    EventType,
    Person,
    TokenKind,
)
from civitas.games.civilization.pieces_map import CIVILIZATIONS, RELICS, Civilization
from civitas.kernel.decisions import Kind
from civitas.kit.pieces import Option

MOST_CULTURE: Final = 99
"""No more culture than this is named in one number."""


class Power(Option):
    """The use of what `source` gives; two powers of one source differ in `part`."""

    __slots__ = ("group", "part", "source")

    def __init__(self, group: str, source: object, part: str = "") -> None:
        super().__init__(f"{group}:{source}{':' if part else ''}{part}")
        self.group: str = group
        self.source: object = source
        self.part: str = part


class At(Option):
    """A verb about a square: found, assign, act."""

    __slots__ = ("spot", "verb")

    def __init__(self, verb: str, spot: Spot) -> None:
        super().__init__(f"{verb}:{spot}")
        self.verb: str = verb
        self.spot: Spot = spot


class About(Option):
    """A verb about a piece: a government to change to, a card to invest in, a great person to place."""

    __slots__ = ("thing", "verb")

    def __init__(self, verb: str, thing: Any) -> None:
        super().__init__(f"{verb}:{thing}")
        self.verb: str = verb
        self.thing: Any = thing


class Pair(Option):
    """Two orthogonally adjacent squares, for a metropolis."""

    __slots__ = ("spots",)

    def __init__(self, one: Spot, other: Spot) -> None:
        super().__init__(f"{one}+{other}")
        self.spots: tuple[Spot, Spot] = (one, other)


class Switch(Option):
    """Turn an adopted policy over, or swap its card for an unused one (rules 5.7)."""

    __slots__ = ("new", "old")

    def __init__(self, old: Policy, new: Policy) -> None:
        super().__init__(f"{old}>{new}")
        self.old: Policy = old
        self.new: Policy = new


class Trade(Option):
    """One line for an offer: a side (give or ask), what, and how much of it."""

    __slots__ = ("amount", "side", "thing")

    def __init__(self, side: str, thing: object, amount: int) -> None:
        super().__init__(f"{side}:{thing}:{amount}" if isinstance(thing, str) else f"{side}:{thing}")
        self.side: str = side
        self.thing: object = thing
        self.amount: int = amount


class Level(Option):
    """A level of culture events, known by their backs."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        super().__init__(f"event_{level}")
        self.level: int = level

    @property
    def title(self) -> str:
        """What the back shows."""
        return f"culture event of level {self.level}"


class Group(Option):
    """Start a move with so many armies and scouts of a square."""

    __slots__ = ("armies", "scouts", "spot")

    def __init__(self, spot: Spot, armies: int, scouts: int) -> None:
        super().__init__(f"start:{spot}:{armies}:{scouts}")
        self.spot: Spot = spot
        self.armies: int = armies
        self.scouts: int = scouts


class Go(Option):
    """A step of a moving group, or what it does to that side instead."""

    __slots__ = ("verb", "way")

    def __init__(self, verb: str, way: Direction) -> None:
        super().__init__(f"{verb}:{way}" if verb else str(way))
        self.verb: str = verb
        self.way: Direction = way


class Reap(Option):
    """Harvest a resource from a square."""

    __slots__ = ("resource", "spot")

    def __init__(self, spot: Spot, resource: Resource) -> None:
        super().__init__(f"{spot}:{resource}")
        self.spot: Spot = spot
        self.resource: Resource = resource


class CoinAt(Option):
    """A coin token of a seat, by where it lies."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: CoinPlace) -> None:
        super().__init__(f"{seat}:{place}")
        self.seat: int = seat
        self.place: CoinPlace = place


class Victim(Option):
    """A figure or great person of a seat."""

    __slots__ = ("figure", "seat")

    def __init__(self, seat: int, figure: str) -> None:
        super().__init__(f"{seat}:{figure}")
        self.seat: int = seat
        self.figure: str = figure


class Number(Option):
    """A number to choose."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(str(value))
        self.value: int = value


END: Final = Option("end")
GROW: Final = Option("grow")
ADVANCE: Final = Option("advance")
SEND: Final = Option("send")
DROP: Final = Option("drop")
ACCEPT: Final = Option("accept")
DECLINE: Final = Option("decline")
BUILD_ACTION: Final = Option("build")
ARTS_ACTION: Final = Option("arts")
HARVEST_ACTION: Final = Option("harvest")
PROGRAM_ACTION: Final = Option("program")
FREE_ACTION: Final = Option("free_building")
ARMY: Final = Option("army")
SCOUT: Final = Option("scout")
CARAVAN_EXTRA: Final = Option("caravan")
SECOND_ITEM: Final = Option("second_item")
CHANGE: Final = Option("change")
KEEP: Final = Option("keep")
ENTER: Final = Option("enter")
JUMP: Final = Option("jump")
ALLOW: Final = Option("allow")
REFUSE: Final = Option("refuse")
STOP: Final = Option("stop")
PLACE_FORTIFICATION: Final = Option("fortification")
PLACE_CARAVAN: Final = Option("caravan")
DESTROY: Final = Option("destroy")
PROPOSE: Final[tuple[About, ...]] = tuple([About("propose", seat) for seat in range(max(ATLAS))])


def _powers() -> dict[str, Power]:
    groups: list[tuple[str, Sequence[object]]] = [
        ("civilization", CIVILIZATIONS),
        ("government", GOVERNMENTS),
        ("policy", POLICIES),
        ("tech", TECHS),
        ("resource", ABILITIES),
        ("wonder", WONDERS),
        ("gp", PERSONS),
        ("event", EVENTS),
        ("token", TOKEN_KINDS),
        ("relic", RELICS),
    ]
    found: dict[str, Power] = {}
    for group, sources in groups:
        for source in sources:
            for part in ("", "1", "2"):
                power = Power(group, source, part)
                found[power.text] = power
    for person in PERSONS:
        power = Power("reveal", person)
        found[power.text] = power
    return found


POWER: Final[dict[str, Power]] = _powers()
POWERS: Final[tuple[Power, ...]] = tuple(POWER.values())
REVEAL: Final[dict[str, Power]] = {person.id: POWER[f"reveal:{person}"] for person in PERSONS}
FOUND: Final[tuple[At, ...]] = tuple([At("found", spot) for spot in SPOTS])
FOUND_BY_ARMY: Final[tuple[At, ...]] = tuple([At("found_by_army", spot) for spot in SPOTS])
ASSIGN: Final[tuple[At, ...]] = tuple([At("assign", spot) for spot in SPOTS])
ACT: Final[tuple[At, ...]] = tuple([At("act", spot) for spot in SPOTS])
GOVERN: Final[tuple[About, ...]] = tuple([About("govern", one) for one in GOVERNMENTS])
INVEST: Final[tuple[About, ...]] = tuple([About("invest", one) for one in INVESTMENTS])
PLACE: Final[tuple[About, ...]] = tuple([About("place", one) for one in PERSON_KINDS])
PAIRS: Final[dict[tuple[int, int], Pair]] = {
    (spot.at, other.at): Pair(spot, other)
    for spot in SPOTS
    for other in SPOTS
    if (other.x - spot.x, other.y - spot.y) in ((1, 0), (0, 1))
}
SWITCH: Final[dict[tuple[int, int], Switch]] = {
    (old.index, new.index): Switch(old, new) for old in POLICIES for new in POLICIES if old is not new
}
EVENT_LEVEL: Final[tuple[Level, ...]] = tuple([Level(level) for level in range(1, EVENT_LEVELS + 1)])


def _trades(side: str, things: Sequence[object]) -> dict[object, list[Trade]]:
    """The lines of a side of an offer by thing: for points one for each amount, for everything else a single one."""
    found: dict[object, list[Trade]] = {}
    for points, most in (("trade", FACTS.constants.trade_dial), ("culture", MOST_CULTURE)):
        found[points] = [Trade(side, points, amount) for amount in range(1, most + 1)]
    for thing in things:
        found[thing] = [Trade(side, thing, 1)]
    return found


GIVE: Final[dict[object, list[Trade]]] = _trades("give", [*MARKET_RESOURCES, *TOKEN_KINDS, *EVENTS])
ASK: Final[dict[object, list[Trade]]] = _trades("ask", [*RESOURCES, *EVENT_LEVEL])
STACKS: Final = (
    max([sheet.setup.armies for sheet in CIVILIZATIONS]),
    max([sheet.setup.scouts for sheet in CIVILIZATIONS]),
)
GROUPS: Final[dict[tuple[int, int, int], Group]] = {
    (spot.at, armies, scouts): Group(spot, armies, scouts)
    for spot in SPOTS
    for armies in range(STACKS[0] + 1)
    for scouts in range(STACKS[1] + 1)
    if armies + scouts
}
STEP: Final[tuple[Go, ...]] = tuple([Go("", way) for way in DIRECTIONS])
DISCOVER: Final[tuple[Go, ...]] = tuple([Go("discover", way) for way in DIRECTIONS])
SACRIFICE: Final[tuple[Go, ...]] = tuple([Go("sacrifice", way) for way in DIRECTIONS])
REAP: Final[dict[tuple[int, int], Reap]] = {
    (spot.at, resource.index): Reap(spot, resource) for spot in SPOTS for resource in MARKET_RESOURCES
}
NUMBERS: Final[tuple[Number, ...]] = tuple([Number(value) for value in range(MOST_CULTURE + 1)])
SEATS: Final[tuple[Number, ...]] = NUMBERS[: max(ATLAS)]
COIN_AT: Final[dict[tuple[int, int], CoinAt]] = {
    (seat, place.index): CoinAt(seat, place) for seat in range(max(ATLAS)) for place in COIN_PLACES
}
VICTIM: Final[dict[tuple[int, str], Victim]] = {
    (seat, figure): Victim(seat, figure) for seat in range(max(ATLAS)) for figure in ("army", "scout", "person")
}
MODE: Final[dict[str, Option]] = {
    word: Option(word)
    for word in ("trade", "culture", "wonder", "unit", "building", "army", "scout", "person", "figures", "one", "two")
}
NEWTON: Final[tuple[About, ...]] = tuple([About("row", row) for row in range(1, LEVELS)])

_ITEMS: Final[list[Any]] = [ARMY, SCOUT, *UNIT_TYPES, *BUILDINGS, *WONDERS]


def _sealed(option: object) -> object:
    """What others see while an offer is composed: whether it is sent or dropped, not what is in it."""
    return option if option is SEND or option is DROP else None


def _backs(option: object) -> object:
    """What others see of what is delivered: tokens and cards by their backs."""
    if isinstance(option, TokenKind):
        return "village" if option.village else "hut"
    return option.level if isinstance(option, EventType) else option


SETUP_CIV: Final[Kind[Civilization]] = Kind("setup.civ", "Choose your civilization", CIVILIZATIONS)
SETUP_POLICY: Final[Kind[Policy]] = Kind("setup.policy", "Adopt a social policy", POLICIES)
SETUP_CAPITAL: Final[Kind[Any]] = Kind("setup.capital", "Place your capital", [*SPOTS, *PAIRS.values()])
SETUP_FIGURE: Final[Kind[Spot]] = Kind("setup.figure", "Place a figure", SPOTS)
SETUP_WONDER: Final[Kind[Spot]] = Kind("setup.wonder_square", "Place your wonder", SPOTS)
PHASE_START: Final[Kind[Power]] = Kind("phase.start", "Before the phase begins", POWERS, no="pass", quiet=True)
ANY_TIME: Final[Kind[Power]] = Kind("any_time", "Use a great person", POWERS)
SOT_MAIN: Final[Kind[Option]] = Kind(
    "sot.main", "Start of turn", [*FOUND, *FOUND_BY_ARMY, *GOVERN, *INVEST, *ASSIGN, *PLACE, GROW, *POWERS, END]
)
ASSIGN_CITY: Final[Kind[Spot]] = Kind("sot.assign", "Choose the city that gathers", SPOTS)
FOUND_MOVE: Final[Kind[Spot]] = Kind("found.move", "Move a figure out of the city", SPOTS)
FOUND_HUT: Final[Kind[Spot]] = Kind("found.hut", "Explore an adjacent hut", SPOTS, no="pass")
METROPOLIS_SQUARE: Final[Kind[Spot]] = Kind("metropolis.square", "Choose where the metropolis grows", SPOTS)
GOV_DIRECT: Final[Kind[Option]] = Kind("gov.direct", "Change to the new government?", [CHANGE, KEEP])
GOV_FALLBACK: Final[Kind[Government]] = Kind("gov.fallback", "Choose the government you fall back on", GOVERNMENTS)
POLICY_ADOPT: Final[Kind[Policy]] = Kind("policy.adopt", "Adopt a social policy", POLICIES)
POLICY_RETURN: Final[Kind[Policy]] = Kind("policy.return", "Give up a social policy", POLICIES)
POLICY_SWITCH: Final[Kind[Switch]] = Kind("policy.switch", "Switch a social policy", SWITCH.values(), no="pass")
TRADE_MAIN: Final[Kind[Option]] = Kind("trade.main", "Negotiate", [*PROPOSE, *POWERS], no="pass")
TRADE_COMPOSE: Final[Kind[Option]] = Kind(
    "trade.compose",
    "Compose the offer",
    [*[one for side in (GIVE, ASK) for line in side.values() for one in line], SEND, DROP],
    face=_sealed,
)
TRADE_ANSWER: Final[Kind[Option]] = Kind("trade.answer", "Answer the offer", [ACCEPT, DECLINE])
TRADE_PICK: Final[Kind[Any]] = Kind(
    "trade.pick", "Choose what you deliver", [*MARKET_RESOURCES, *TOKEN_KINDS, *EVENTS], face=_backs
)
CM_MAIN: Final[Kind[Option]] = Kind("cm.main", "City management", [*ACT, ADVANCE, *POWERS, END])
CM_KIND: Final[Kind[Option]] = Kind(
    "cm.kind",
    "Choose the city's action",
    [BUILD_ACTION, ARTS_ACTION, HARVEST_ACTION, PROGRAM_ACTION, FREE_ACTION, *POWERS],
)
CM_ITEM: Final[Kind[Any]] = Kind("cm.item", "Choose what to build", _ITEMS)
CM_SQUARE: Final[Kind[Spot]] = Kind("cm.square", "Choose where to build", SPOTS)
CM_EXTRA: Final[Kind[Option]] = Kind(
    "cm.extra", "Add to the action?", [CARAVAN_EXTRA, SECOND_ITEM, *POWERS], no="no", quiet=True
)
CM_HARVEST: Final[Kind[Reap]] = Kind("cm.harvest", "Choose what to harvest", REAP.values(), no="no")
CM_ADVANCE: Final[Kind[Option]] = Kind("cm.advance", "Advance on the culture track", [ENTER, JUMP], no="stop")
TARGET_PLAYER: Final[Kind[Number]] = Kind("target.player", "Choose a player", SEATS, no="none")
TARGET_SQUARE: Final[Kind[Spot]] = Kind("target.square", "Choose a square", SPOTS, no="none")
TARGET_CITY: Final[Kind[Spot]] = Kind("target.city", "Choose a city", SPOTS, no="none")
TARGET_TECH: Final[Kind[Tech]] = Kind("target.tech", "Choose a tech", TECHS, no="none")
TARGET_COIN: Final[Kind[CoinAt]] = Kind("target.coin", "Choose a coin", COIN_AT.values(), no="none")
TARGET_RESOURCE: Final[Kind[Resource]] = Kind("target.resource", "Choose a resource", RESOURCES, no="none")
TARGET_UNIT: Final[Kind[UnitType]] = Kind("target.unit", "Choose a unit type", UNIT_TYPES, no="done")
TARGET_NUMBER: Final[Kind[Number]] = Kind("target.number", "Choose a number", NUMBERS, no="none")
TARGET_STEP: Final[Kind[Go]] = Kind("target.step", "Choose a step", STEP, no="stop")
TARGET_WONDER: Final[Kind[Wonder]] = Kind("target.wonder", "Choose a wonder", WONDERS, no="none")
TARGET_LEVEL: Final[Kind[Number]] = Kind("target.level", "Choose a level", NUMBERS[1 : LEVELS + 1], no="none")
TARGET_FIGURE: Final[Kind[Victim]] = Kind("target.figure", "Choose who is hit", VICTIM.values(), no="done")
TARGET_MODE: Final[Kind[Option]] = Kind("target.mode", "Choose what it does", MODE.values(), no="none")
TARGET_INVESTMENT: Final[Kind[Investment]] = Kind("target.investment", "Choose an investment", INVESTMENTS, no="none")
TARGET_EVENT: Final[Kind[EventType]] = Kind("target.event", "Choose a culture event", EVENTS, no="done")
TARGET_TERRAIN: Final[Kind[Terrain]] = Kind("target.terrain", "Choose a terrain", TERRAINS, no="none")
TARGET_BUILDING: Final[Kind[Spot]] = Kind("target.building", "Choose a building", SPOTS, no="done")
PAY_RESOURCE: Final[Kind[Any]] = Kind("pay.resource", "Pay a resource", [*RESOURCES, *TOKEN_KINDS, *POWERS])
CONSENT: Final[Kind[Option]] = Kind("consent", "Allow the event?", [ALLOW, REFUSE])
REACT: Final[Kind[Power]] = Kind("react", "Cancel it?", POWERS, no="pass", quiet=True)
MV_MAIN: Final[Kind[Option]] = Kind("mv.main", "Movement", [*GROUPS.values(), *POWERS, END])
MV_STEP: Final[Kind[Option]] = Kind("mv.step", "Move on", [*STEP, *DISCOVER, *SACRIFICE, *POWERS, STOP])
MV_INTERRUPT: Final[Kind[Power]] = Kind("mv.interrupt", "Interrupt the movement?", POWERS, no="pass", quiet=True)
MV_END: Final[Kind[Option]] = Kind(
    "mv.end_choice", "Where the move ended", [PLACE_FORTIFICATION, PLACE_CARAVAN, DESTROY], no="no"
)
HUT_CHOICE: Final[Kind[Any]] = Kind("hut.choice", "What do you take?", [*UNIT_TYPES, ARMY, SCOUT], no="nothing")
BUILD_FREE: Final[Kind[Building]] = Kind("build.free", "Build for free", BUILDINGS, no="decline")
BUILD_SQUARE: Final[Kind[Spot]] = Kind("build.square", "Choose where to build", SPOTS)
FREE_ITEM: Final[Kind[Any]] = Kind("build.item", "Build for free", [ARMY, SCOUT, *UNIT_TYPES, *BUILDINGS], no="decline")
UNIT_CHOICE: Final[Kind[UnitType]] = Kind("unit.type", "Choose a unit type", UNIT_TYPES, no="none")
GP_KEEP: Final[Kind[Person]] = Kind("gp.keep", "Keep one great person", PERSONS)
GP_PLACE: Final[Kind[Spot]] = Kind("gp.place", "Place the great person", SPOTS, no="reserve")
EVENT_KEEP: Final[Kind[EventType]] = Kind("event.keep", "Keep one culture event", EVENTS)
HAND_DISCARD: Final[Kind[EventType]] = Kind("hand.discard", "Discard a culture event", EVENTS)
LEARN_TECH: Final[Kind[Tech]] = Kind("learn.tech", "Learn a tech", TECHS, no="pass")
TEACH_BACK: Final[Kind[Tech]] = Kind("teach.back", "Learn a tech in return", TECHS, no="pass")
RS_SWITCH: Final[Kind[Switch]] = Kind("rs.switch", "Switch a social policy", SWITCH.values(), no="pass")
RS_NEWTON: Final[Kind[About]] = Kind("rs.newton", "Lay Newton into your pyramid?", NEWTON, no="no")
RS_COMMIT: Final[Kind[Tech]] = Kind("rs.commit", "Choose what to research", TECHS, no="none")
RS_TESLA: Final[Kind[Power]] = Kind("rs.tesla", "Use Tesla?", [POWER["gp:nikola_tesla"]], no="no")
RS_SECOND: Final[Kind[Tech]] = Kind("rs.second", "Choose a second tech", TECHS, no="none")

KINDS: Final[tuple[Kind[Any], ...]] = (
    SETUP_CIV, SETUP_POLICY, SETUP_CAPITAL, SETUP_FIGURE, SETUP_WONDER, PHASE_START, ANY_TIME,
    SOT_MAIN, ASSIGN_CITY, FOUND_MOVE, FOUND_HUT, METROPOLIS_SQUARE, GOV_DIRECT, GOV_FALLBACK,
    POLICY_ADOPT, POLICY_RETURN, POLICY_SWITCH, TRADE_MAIN, TRADE_COMPOSE, TRADE_ANSWER, TRADE_PICK,
    CM_MAIN, CM_KIND, CM_ITEM, CM_SQUARE, CM_EXTRA, CM_HARVEST, CM_ADVANCE,
    TARGET_PLAYER, TARGET_SQUARE, TARGET_CITY, TARGET_TECH, TARGET_COIN, TARGET_RESOURCE, TARGET_UNIT, TARGET_NUMBER,
    TARGET_STEP, TARGET_WONDER, TARGET_LEVEL, TARGET_FIGURE, TARGET_MODE, TARGET_INVESTMENT, TARGET_EVENT,
    TARGET_TERRAIN, TARGET_BUILDING, PAY_RESOURCE, CONSENT, REACT, MV_MAIN, MV_STEP, MV_INTERRUPT, MV_END, HUT_CHOICE,
    BUILD_FREE, BUILD_SQUARE, FREE_ITEM, UNIT_CHOICE, GP_KEEP, GP_PLACE, EVENT_KEEP, HAND_DISCARD,
    LEARN_TECH, TEACH_BACK, RS_SWITCH, RS_NEWTON, RS_COMMIT, RS_TESLA, RS_SECOND,
)  # fmt: skip

T = TypeVar("T", bound=Hashable)


def ordered(kind: Kind[T], options: Collection[T]) -> list[T]:
    """Options in the order in which the kind declares them, each once."""
    if len(options) < 2:
        return list(options)
    index = kind.index
    return [kind.domain[at] for at in sorted({index[option] for option in options})]
