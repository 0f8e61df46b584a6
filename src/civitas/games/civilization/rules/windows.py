"""When powers act (rules 16.5): each card and sheet declares its powers here once, and the phases find them by window.

What a player has in force is kept as `Tables`: his sources, the sums of their standing values, and their uses and
triggers by window and moment. They are built anew only when a source came or went.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from civitas.games.civilization.options import POWER, Power
from civitas.games.civilization.pieces import (
    ANARCHY,
    CONSTANTS,
    FACTS,
    INVESTMENTS,
    Ability,
    Government,
    Policy,
    Tech,
    Wonder,
)
from civitas.games.civilization.pieces_cards import PERSON_KINDS, EventType, Person, PersonKind, TokenKind
from civitas.games.civilization.pieces_map import Civilization, Relic
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow

PHASE_START: Final = 0
ANY_TIME: Final = 1
START_OF_TURN: Final = 2
NEGOTIATION: Final = 3
CITY_MANAGEMENT: Final = 4
DECLARATION: Final = 5
PAYMENT: Final = 6
REACTION: Final = 7
MOVEMENT: Final = 8
INTERRUPT: Final = 9
BATTLE_PREPARATION: Final = 10
BATTLE_START: Final = 11
BATTLE_TURN: Final = 12
AFTER_BATTLE: Final = 13
RESEARCH_SWITCH: Final = 14
RESEARCH_COMMIT: Final = 15
WONDER_DECLARATION: Final = 16
ARTS_DECLARATION: Final = 17
WINDOWS: Final = 18
IN_BATTLE: Final = (BATTLE_PREPARATION, BATTLE_START, BATTLE_TURN, AFTER_BATTLE)
"""Windows in which a power works once a battle, not once a turn."""
TRIGGERED: Final = -1

LEARNED: Final = 0
"""(seat, tech, raised): a tech was added; bits of the unit types that it raised or unlocked."""
BUILT_WONDER: Final = 1
"""(seat, wonder)"""
BUILT_ARMY: Final = 2
"""(seat, first): an army figure was built, bought or free; whether it is the first of the turn."""
FOUNDED: Final = 3
"""(seat, city)"""
DISCOVERED: Final = 4
"""(seat, slot)"""
HUT: Final = 5
"""(seat,): a hut was explored."""
VILLAGE: Final = 6
"""(seat, fought): a village was conquered, or taken without a battle."""
BATTLE_WON: Final = 7
"""(seat, battle): also scouts killed without one (battle None)."""
BATTLE_OVER: Final = 8
"""(seat, battle): for each of the two players of a battle."""
RAZED: Final = 9
"""(seat,): an enemy city was destroyed by winning a battle as attacker."""
SPENT: Final = 10
"""(seat, resource): a resource token was spent."""
INVESTED: Final = 11
"""(seat, investment)"""
PERSON_GAINED: Final = 12
"""(seat,)"""
DEVOTED: Final = 13
"""(seat, city): a city devoted itself to the arts."""
UNIT_KILLED: Final = 14
"""(seat, battle): a unit of that seat was killed."""
MOMENTS: Final = 15

SPY_ONCE: Final = 1 << 0
HARVESTS_ONCE: Final = 1 << 1
SPLITS_ONCE: Final = 1 << 2
FREE_BUILDING_ONCE: Final = 1 << 3
SACRIFICE_ONCE: Final = 1 << 4
RAID_ONCE: Final = 1 << 5
SWITCH_ONCE: Final = 1 << 6
"""Bits of `Player.used` for standing values that work once a turn; the uses have the bits behind them."""
FIRST_USE: Final = 8

CAN_EVENT: Final = 1
CAN_RESOURCE: Final = 2
CAN_ACTION: Final = 4
"""What a cancel can answer to, as bits."""

Ready = Callable[[CivilizationState, Player, Any], bool]
Choose = Callable[[CivilizationState, Player, Any], Flow[Any]]
Act = Callable[[CivilizationState, Player, Any, Any], "Flow[None] | None"]
Aims = Callable[[CivilizationState, Player, Any, Any], int]
Answer = Callable[..., "Flow[None] | None"]
"""Each is handed its source, so that cards of one family share a function; what asks nothing is a plain function."""


class Use:
    """Something that a player may do in a window.

    `ready`: whether one complete set of choices exists that changes something (14.61). `choose` asks for all of the
    user's own choices, `act` does it after the payment and the reaction round, `aims` says whose things it is aimed at
    (14.47). `cost` makes it a resource ability. `automatic`: the place of a pure gain in the order of 5.5a, else 0.
    `bit` is the use in `Player.used`.
    """

    __slots__ = (
        "act",
        "aims",
        "automatic",
        "bit",
        "choose",
        "cost",
        "index",
        "once",
        "option",
        "ready",
        "source",
        "window",
    )

    def __init__(
        self,
        index: int,
        source: object,
        window: int,
        option: Power,
        act: Act | None,
        choose: Choose | None,
        ready: Ready | None,
        aims: Aims | None,
        once: bool,
        automatic: int,
    ) -> None:
        self.index: int = index
        self.source: object = source
        self.window: int = window
        self.option: Power = option
        self.act: Act | None = act
        self.choose: Choose | None = choose
        self.ready: Ready | None = ready
        self.aims: Aims | None = aims
        self.once: bool = once
        self.automatic: int = automatic
        self.cost: Sequence[str] = source.cost if isinstance(source, Ability) else ()
        self.bit: int = 1 << (FIRST_USE + index)

    @property
    def title(self) -> str:
        """What it is called."""
        return str(getattr(self.source, "title", self.option))


class Cancel:
    """A power that cancels: to what it answers, and whether only to what is aimed at its player."""

    __slots__ = ("aimed", "bit", "option", "source", "what")

    def __init__(self, source: object, option: Power, what: int, aimed: bool, bit: int) -> None:
        self.bit: int = bit
        self.source: object = source
        self.option: Power = option
        self.what: int = what
        self.aimed: bool = aimed


class Powers:
    """What one source declares."""

    __slots__ = ("cancel", "reward", "triggers", "uses")

    def __init__(self) -> None:
        self.uses: list[Use] = []
        self.triggers: list[tuple[int, Answer]] = []
        self.cancel: Cancel | None = None
        self.reward: Answer | None = None


DECLARED: Final[dict[object, Powers]] = {}
USES: Final[list[Use]] = []
USES_IN: Final[list[dict[object, list[Use]]]] = [{} for _ in range(WINDOWS)]
"""By window: the uses of every source that acts in it."""
EVENTS_IN: Final[list[bool]] = [False for _ in range(WINDOWS)]
TOKENS_IN: Final[list[bool]] = [False for _ in range(WINDOWS)]
"""By window: whether any culture event, any token acts in it."""
_NONE: Final = Powers()
_GROUPS: Final[dict[type, str]] = {
    Tech: "tech",
    Ability: "resource",
    Government: "government",
    Policy: "policy",
    Wonder: "wonder",
    Person: "gp",
    EventType: "event",
    TokenKind: "token",
    Relic: "relic",
    Civilization: "civilization",
}


def powers_of(source: object) -> Powers:
    """What the source declared."""
    return DECLARED.get(source, _NONE)


def _declared(source: object) -> Powers:
    if source not in DECLARED:
        DECLARED[source] = Powers()
    return DECLARED[source]


def group_of(source: object) -> str:
    """The word for a source in the texts of options."""
    return _GROUPS[type(source)]


def use(
    source: object,
    window: int,
    act: Act | None = None,
    choose: Choose | None = None,
    ready: Ready | None = None,
    aims: Aims | None = None,
    name: str = "",
    once: bool = True,
    automatic: int = 0,
) -> None:
    """Rules 16.5: declare what the source's owner may do in a window."""
    option = POWER[f"{group_of(source)}:{source}{':' if name else ''}{name}"]
    declared = _declared(source)
    # What may be used in several windows is used up in all of them (4.7).
    index = next((other.index for other in declared.uses if other.option is option), len(USES))
    one = Use(index, source, window, option, act, choose, ready, aims, once, automatic)
    USES.append(one)
    declared.uses.append(one)
    USES_IN[window].setdefault(source, []).append(one)
    EVENTS_IN[window] |= isinstance(source, EventType)
    TOKENS_IN[window] |= isinstance(source, TokenKind)


def trigger(source: object, moment: int, answer: Answer) -> None:
    """Declare that the source answers by itself: `answer(state, owner, source, seat, …)` with what happened."""
    _declared(source).triggers.append((moment, answer))


def cancel(source: object, what: int, aimed: bool = False) -> None:
    """Declare a source that cancels events, resource abilities or city actions (4.5)."""
    option = POWER[f"{group_of(source)}:{source}"]
    index = len(USES)
    USES.append(Use(index, source, REACTION, option, None, None, None, None, True, 0))
    _declared(source).cancel = Cancel(source, option, what, aimed, USES[index].bit)


def mark(source: object) -> int:
    """A bit of `Player.used` for a trigger that answers once a turn."""
    option = POWER[f"{group_of(source)}:{source}"]
    USES.append(Use(len(USES), source, TRIGGERED, option, None, None, None, None, True, 0))
    return USES[-1].bit


def reward(source: object, answer: Answer) -> None:
    """Declare what a hut or village token, or a relic, gives at once: `answer(state, player, source, square)`."""
    _declared(source).reward = answer


class Share:
    """What sources add to the tables of their player: what stands, and their powers with those of their abilities."""

    __slots__ = ("cancels", "standing", "triggers", "uses")

    def __init__(self) -> None:
        self.standing: dict[str, int] = {}
        self.uses: list[Use] = []
        self.triggers: list[tuple[int, tuple[object, Answer]]] = []
        self.cancels: list[Cancel] = []

    def take(self, source: object) -> None:
        """Add what one source has declared."""
        powers = powers_of(source)
        self.uses.extend(powers.uses)
        self.triggers.extend([(moment, (source, answer)) for moment, answer in powers.triggers])
        if powers.cancel is not None:
            self.cancels.append(powers.cancel)

    def join(self, other: Share) -> None:
        """Add another share."""
        for name, amount in other.standing.items():
            self.standing[name] = self.standing.get(name, 0) + amount
        self.uses.extend(other.uses)
        self.triggers.extend(other.triggers)
        self.cancels.extend(other.cancels)


_SHARES: Final[dict[object, Share]] = {}


def _share(source: object) -> Share:
    """The share of a single source, put together when it is first in force."""
    held = _SHARES.get(source)
    if held is None:
        held = _SHARES[source] = Share()
        held.standing = standing_of(source)
        held.take(source)
        for ability in source.abilities if isinstance(source, Tech) else ():
            held.take(ability)
    return held


class Lore(Share):
    """The share of a pyramid; of speed, stacking limit and number of cities the best known tech counts (11.5).

    `hand` is what techs add to the culture hand, `coins` the coins they show.
    """

    __slots__ = ("cities", "coins", "hand", "rows", "speed", "stacking")

    def __init__(self, rows: tuple[tuple[Tech | Person, ...], ...]) -> None:
        super().__init__()
        self.rows: tuple[tuple[Tech | Person, ...], ...] = rows
        self.speed: int = CONSTANTS.travel_speed
        self.stacking: int = CONSTANTS.stacking_limit
        self.cities: int = CONSTANTS.max_cities
        self.hand: int = 0
        self.coins: int = 0
        for row in rows:
            for tech in row:
                if isinstance(tech, Tech):
                    self.join(_share(tech))
                    self.speed = max(self.speed, tech.travel_speed)
                    self.stacking = max(self.stacking, tech.stacking_limit)
                    self.cities = max(self.cities, tech.max_cities)
                    self.hand += tech.culture_hand
                    self.coins += tech.coin


class Tables:
    """A player's powers in force: of his sheets (civilization, government, policies), his pyramid, and what came later
    (wonders, great persons, investments). `values` are the sums of what stands.
    """

    __slots__ = ("cancels", "later", "lore", "sheets", "triggers", "uses", "values")

    def __init__(self, sheets: list[object], lore: Lore, later: list[object]) -> None:
        self.sheets: list[object] = sheets
        self.lore: Lore = lore
        self.later: list[object] = later
        self.values: dict[str, int] = {}
        self.uses: list[list[Use]] = [[] for _ in range(WINDOWS)]
        self.triggers: list[list[tuple[object, Answer]]] = [[] for _ in range(MOMENTS)]
        self.cancels: list[Cancel] = []
        for source in sheets:
            self._add(_share(source))
        self._add(lore)
        for source in later:
            self._add(_share(source))

    def _add(self, share: Share) -> None:
        for name, amount in share.standing.items():
            self.values[name] = self.values.get(name, 0) + amount
        for use in share.uses:
            self.uses[use.window].append(use)
        for moment, answer in share.triggers:
            self.triggers[moment].append(answer)
        self.cancels.extend(share.cancels)

    @property
    def sources(self) -> list[object]:
        """All that has powers now, in the order in which they act."""
        return [*self.sheets, *[tech for row in self.lore.rows for tech in row if isinstance(tech, Tech)], *self.later]


def standing_of(source: Any) -> dict[str, int]:
    """What stands while the source is in force."""
    standing: dict[str, int] = source.standing
    return standing


def _sheets(player: Player) -> list[object]:
    """The civilization, the government, and unless in Anarchy the policies (5.6, 5.7)."""
    if player.government is ANARCHY:
        return [player.civ, player.government]
    return [player.civ, player.government, *player.policies]


def _later(state: CivilizationState, player: Player) -> list[object]:
    """Unblockaded wonders, great persons with such a token, investments (6.5, 9.5, 12.5); the tokens are counted."""
    others = ~player.bit
    kinds = 0
    people = [0] * len(PERSON_KINDS)
    working: list[object] = []
    for city in state.cities_of(player.seat):
        for at in city.outskirts:
            built = state.built[at]
            if isinstance(built, PersonKind):
                people[built.index] += 1
                if not state.standing[at] & others:
                    kinds |= 1 << built.index
            elif isinstance(built, Wonder) and not state.standing[at] & others:
                working.append(built)
    player.kinds = kinds
    player.people = tuple(people)
    found: list[object] = [wonder for wonder in player.wonders if wonder in working]
    found.extend([person for person in player.shown if kinds >> person.kind.index & 1])
    if any(player.investments):
        for card in INVESTMENTS:
            level = card.reached(player.investments[card.index])
            if level is not None:
                found.append(level)
    return found


def tables(state: CivilizationState, player: Player) -> Tables:
    """Rules 16.1: the player's powers, looked up anew if something changed; what the pyramid adds if it has grown."""
    if player.stale:
        old: Tables | None = player.tables
        sheets, later = _sheets(player), _later(state, player)
        lore = old.lore if old is not None and old.lore.rows == player.rows else Lore(player.rows)
        if old is None or old.lore is not lore or old.sheets != sheets or old.later != later:
            player.tables = Tables(sheets, lore, later)
        player.stale = False
    held: Tables = player.tables
    return held


def value(state: CivilizationState, player: Player, name: str) -> int:
    """The sum of a standing value over all that the player has in force."""
    held: Tables = tables(state, player) if player.stale else player.tables
    return held.values.get(name, 0)


def usable_kinds(state: CivilizationState, player: Player) -> int:
    """Rules 9.5, 14.7: the bits of the great person kinds with an unblockaded token on the map."""
    if player.stale:
        tables(state, player)
    return player.kinds


def values_by_source(state: CivilizationState, player: Player, name: str) -> Sequence[tuple[object, int]]:
    """The same, source by source: for those who ask why."""
    held = tables(state, player)
    if name not in held.values:
        return ()
    return [(source, standing_of(source)[name]) for source in held.sources if name in standing_of(source)]


def fire(state: CivilizationState, moment: int, seat: int, *args: Any) -> Flow[None]:
    """Rules 14.62: the effects of one moment, those of the acting player first, then clockwise."""
    for player in [state.players[seat], *state.others(seat)]:
        answers = tables(state, player).triggers[moment]
        for source, answer in answers:
            flow = answer(state, player, source, seat, *args)
            if flow is not None:
                yield from flow


def run(flow: Flow[None] | None) -> Flow[None]:
    """The rest of what a power's function began; a plain function has nothing left."""
    if flow is not None:
        yield from flow


def is_two_player(state: CivilizationState) -> bool:
    """Whether the changes for two players hold (3.3, 3.4)."""
    return len(state.players) == FACTS.layouts[0].players
