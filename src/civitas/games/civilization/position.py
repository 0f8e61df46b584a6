"""The table as JSON values: written whole, read with defaults for all that is left out.

A position says where pieces lie; what follows from that is left out: the market, the building tokens, the great person
tokens and the supplies hold what is nowhere else. Squares are `x,y` from the top left corner. A deck lists its top card
first and may list only its top: the cards that are nowhere else lie below in an order that is always the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from civitas.games.civilization.atlas import ATLAS, NOWHERE, SPOT, SPOTS
from civitas.games.civilization.options import EVENT_LEVEL
from civitas.games.civilization.pieces import (
    BARE,
    BUILDING,
    BUILDINGS,
    CITY_STATE,
    CITY_STATES,
    CIVILIZATIONS,
    COIN_PLACES,
    CONSTANTS,
    EVENT,
    EVENT_CARDS,
    EVENT_LEVELS,
    FACTS,
    FAMILIES,
    GOVERNMENT,
    INVESTMENT,
    LEVELS,
    MARKET_RESOURCES,
    PERSON,
    PERSON_KIND,
    PERSON_KINDS,
    PERSONS,
    POLICY,
    RELIC,
    RESOURCE,
    TECH,
    TILE,
    TILES,
    TOKEN_KIND,
    UNIT_CARDS,
    UNIT_TYPE,
    UNIT_TYPES,
    WATER,
    WONDER,
    Building,
    CityState,
    Civilization,
    PersonKind,
    Policy,
    Relic,
    Token,
    Wonder,
)
from civitas.games.civilization.rules.building import wonder_slots
from civitas.games.civilization.rules.cities import put_city
from civitas.games.civilization.rules.decks import EVERYBODY
from civitas.games.civilization.rules.exploring import has_relic, lay_tile
from civitas.games.civilization.rules.learning import enter_tech
from civitas.games.civilization.rules.numbers import policy_limit
from civitas.games.civilization.rules.setup import answers_to_investing, playable, playable_wonders, token_piles
from civitas.games.civilization.rules.trade import MOST_DROPS
from civitas.games.civilization.rules.windows import FIRST_USE, TRIGGERED, USES, is_two_player
from civitas.games.civilization.state import (
    ARTS,
    BUILD,
    CAPITAL,
    CITIES,
    CITY,
    HARVEST,
    METROPOLIS,
    NOBODY,
    PHASES,
    PROGRAM,
    SETUP,
    TRADE,
    TURNED_DOWN,
    City,
    CivilizationState,
    Item,
    Offer,
    Player,
    new_player,
    new_state,
)
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kernel.positions import convert, known, seated, within
from civitas.kernel.rules import Value

_MOST = 999
"""Culture, counters and the like are not limited; so many are more than any game brings."""
_MOST_TURNS = 9999
_QUARTER = 90
_ACTIONS = {"build": BUILD, "arts": ARTS, "harvest": HARVEST, "program": PROGRAM}
_ONCE = ("spy", "harvests", "splits", "free_building", "sacrifice", "raid", "switch")
_QUIET_POLICIES = ("urban_development", "rationalism", "military_tradition", "natural_religion")
"""What players of a hand-written position have adopted unless it says otherwise: what changes least."""


EXAMPLE: Final = {
    "phase": "management",
    "turn": 6,
    "explored": True,
    "players": [
        {
            "civilization": "romans",
            "rows": [["code_of_laws", "pottery", "writing"], ["irrigation"]],
            "trade": 9,
            "culture": 12,
            "coins": {"pottery": 1},
            "resources": {"silk": 1},
            "hand": ["drought"],
            "units": ["infantry_1_3", "mounted"],
            "cities": [{"at": "1,1", "walls": True}],
            "armies": ["0,0"],
        },
        {"civilization": "zulu", "scouts": ["15,2:moved"], "tokens": ["hut_iron"]},
    ],
    "built": {"0,1": "granary"},
    "decks": {"event_1": ["migrants"]},
}


class CityPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A city: its centre, or both squares of a metropolis as `3,4+4,4`.

    `marker` is a fortification or caravan; `acted` are the kinds of its actions of this turn, `taken` how many regular
    ones; `extra` and `freed` count granted actions that are left (`freed`: by Ada Lovelace); `bonus` is production for
    this turn.
    """

    at: str
    walls: bool = False
    marker: Literal["", "fortification", "caravan"] = ""
    program: bool = False
    acted: list[Literal["build", "arts", "harvest", "program"]] = []
    taken: int = 0
    extra: int = 0
    freed: int = 0
    bonus: int = 0


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player.

    `cities`: the capital first, as squares or in full; left out, the capital lies on the recommended square. `techs`
    are laid in the rows of their levels, besides the starting tech in the first row; `rows` says it exactly instead.
    `armies` and `scouts` are squares, one for each figure on the map; `:moved` and `:barred` may follow. `units` are
    cards like `infantry_1_3`, or just types; `tokens` face-down tokens like `hut_iron`; `hand` culture events;
    `persons` great person cards face down, `shown` face up, `reserve` tokens beside the map. `coins` are coin tokens by
    place (`pottery`, `sheet`), `resources` market tokens. `gather` are squares with the cities that they serve, `used`
    what was used this turn, `direct` governments with an open direct chance, `anarchy` the last turn in which Anarchy
    came, `due` relics whose reward waits with the turn in which it is due, `refused` like `1:drought`. `history` has
    space, techs and coins at the end of each turn. `knowing` are others who know a card, as masks of seats parallel to
    `units`, `hand`, `persons` and `tokens`.
    """

    civilization: str = ""
    ready: bool = True
    government: str = ""
    direct: list[str] = []
    changed: bool = False
    anarchy: int = 0
    techs: list[str] = []
    rows: list[list[str]] | None = None
    trade: int = 0
    culture: int = 0
    track: int = 0
    coins: dict[str, int] = {}
    resources: dict[str, int] = {}
    tokens: list[str] = []
    hand: list[str] = []
    units: list[str] = []
    persons: list[str] = []
    shown: list[str] = []
    reserve: list[str] = []
    counters: int = 0
    policies: list[str] | None = None
    investments: dict[str, int] = {}
    wonders: list[str] = []
    obsolete: list[str] = []
    cities: list[str | CityPosition] | None = None
    armies: list[str] = []
    scouts: list[str] = []
    growing: bool = False
    due: dict[str, int] = {}
    gather: dict[str, str] = {}
    used: list[str] = []
    invested: bool = False
    advanced: bool = False
    army_built: bool = False
    doubled: int = 0
    history: list[tuple[int, int, int]] = []
    harvested: list[str] = []
    refused: list[str] = []
    offers: int | None = None
    drops: int = 0
    passed: bool = False
    knowing: dict[Literal["units", "hand", "persons", "tokens"], list[int]] = {}


class OfferPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An open offer: items by their names in the questions, with amounts."""

    proposer: int
    receiver: int
    gives: dict[str, int] = {}
    asks: dict[str, int] = {}


class TablePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole table.

    `phase` with `active`, the seat whose part it is (by default the first player), and `stage`: 0 before the window
    that opens a phase, 1 after it; in research 2 before the commits. `tiles` by their top left squares:
    `tile_05` lies face down, `tile_05:90` face up and turned; slots that are left out get the tiles that are nowhere
    else, face down, or face up (turned by 0) if `explored` says so for all or for these slots. `markers` are hut,
    village, relic and city-state tokens by square; without them explored tiles have theirs, with them these alone.
    `built` are buildings, wonders and great persons by square, `changed` terrains of disaster tokens. `wonders` is the
    market, `wonder_deck` lies below; `decks` and `discards` are lists by name: `infantry` and its like, `event_1` and
    its like, `persons`, `huts`, `villages`, `city_states`. `gone` are hut and village tokens, city-states, relics and
    wonders out of the game, `wonders_out` and `tiles_out` those that were never in it.
    """

    players: list[PlayerPosition]
    turn: int = 1
    phase: Literal["setup", "start", "trade", "management", "movement", "research"] = "start"
    stage: int | None = None
    first: int | None = None
    active: int | None = None
    order: list[int] | None = None
    choices: list[list[str]] = []
    civilizations: list[str] = []
    tiles: dict[str, str] = {}
    explored: bool | list[str] = False
    markers: dict[str, str] | None = None
    built: dict[str, str] = {}
    changed: dict[str, str] = {}
    villages_explored: list[str] = []
    wonders: list[str] | None = None
    wonder_deck: list[str] | None = None
    wonders_out: list[str] | None = None
    tiles_out: list[str] | None = None
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    gone: list[str] = []
    knowing: dict[str, int] = {}
    held: list[str] = []
    offer: OfferPosition | None = None
    restless: bool = True
    winner: int | None = None


def write(state: CivilizationState) -> dict[str, Any]:
    """The table at a rest, all of it."""
    layout = state.layout
    tiles: dict[str, str] = {}
    for slot, tile in enumerate(state.tiles):
        if tile is not None:
            x, y = layout.slots[slot]
            turn = state.turns[slot]
            tiles[f"{x},{y}"] = tile.id if turn == TURNED_DOWN else f"{tile.id}:{turn * _QUARTER}"
    markers = {str(SPOTS[at]): str(state.markers[at]) for at in layout.squares if state.markers[at] is not None}
    is_drawing = state.phase == SETUP and state.stage == 0
    gone = [*state.tokens_gone, *state.city_states_gone, *state.relics_gone, *state.wonders_gone]
    written = TablePosition(
        players=[_written(state, player) for player in state.players],
        turn=state.turn,
        phase=state.phase,  # type: ignore[arg-type]
        stage=state.stage,
        first=state.first,
        active=state.order[state.part % len(state.order)],
        order=list(state.order),
        choices=[[str(one) for one in drawn] for drawn in state.choices] if is_drawing else [],
        civilizations=[str(one) for one in state.civilizations] if is_drawing else [],
        tiles=tiles,
        markers=markers,
        built={str(SPOTS[at]): str(state.built[at]) for at in layout.squares if state.built[at] is not None},
        changed={str(SPOTS[at]): _terrain(state, at) for at in state.changed},
        villages_explored=[str(SPOTS[at]) for at in state.explored_villages],
        wonders=[str(one) for one in state.wonders],
        wonder_deck=[str(one) for one in reversed(state.wonder_deck)],
        wonders_out=[str(one) for one in state.wonders_out],
        tiles_out=[str(one) for one in state.tiles_out],
        decks={name: [str(card) for card in reversed(deck)] for name, deck in _decks(state).items()},
        discards={name: [str(card) for card in deck] for name, deck in _discards(state).items() if deck},
        gone=[str(one) for one in gone],
        knowing={
            str(SPOTS[at]): state.seen[state.markers[at].key]
            for at in layout.squares
            if isinstance(state.markers[at], Token) and state.seen[state.markers[at].key]
        },
        held=[str(SPOTS[at]) for at in state.held],
        offer=_written_offer(state.offer),
        restless=state.restless,
        winner=None if state.winner == NOBODY else state.winner,
    )
    found: dict[str, Any] = msgspec.to_builtins(written)
    found.setdefault("players", [])
    return found


def _terrain(state: CivilizationState, at: int) -> str:
    cell = state.cells[at]
    return "" if cell is None else cell.terrain


def _written_offer(offer: Offer | None) -> OfferPosition | None:
    if offer is None:
        return None
    return OfferPosition(
        offer.proposer,
        offer.receiver,
        {str(item.thing): item.amount for item in offer.gives},
        {str(item.thing): item.amount for item in offer.asks},
    )


def _decks(state: CivilizationState) -> dict[str, list[Any]]:
    """The face-down piles by name, the top card last."""
    found: dict[str, list[Any]] = {kind.id: state.units[kind.index] for kind in UNIT_TYPES}
    found.update({f"event_{level}": deck for level, deck in enumerate(state.events, 1)})
    found["persons"] = state.persons
    found["huts"] = state.huts
    found["villages"] = state.villages
    found["city_states"] = state.city_states
    return found


def _discards(state: CivilizationState) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {kind.id: state.unit_discards[kind.index] for kind in UNIT_TYPES}
    found.update({f"event_{level}": deck for level, deck in enumerate(state.event_discards, 1)})
    found["persons"] = state.person_discards
    return found


def _uses() -> list[str]:
    """Names of the bits of `Player.used`: the powers' own, with a number where one has several."""
    names: list[str] = []
    for use in USES:
        text = use.option.text
        count = len([name for name in names if name.split("#")[0] == text])
        names.append(f"{text}#{count + 1}" if count or use.window == TRIGGERED else text)
    return names


def _written(state: CivilizationState, player: Player) -> PlayerPosition:
    if state.phase == SETUP and state.stage == 0:
        return PlayerPosition(ready=False)
    knowing: dict[Any, list[int]] = {}
    for name, pieces in _held(player).items():
        masks = [state.seen[piece.key] & ~player.bit for piece in pieces]
        if any(masks):
            knowing[name] = masks
    bits = [f"once:{name}" for at, name in enumerate(_ONCE) if player.used >> at & 1]
    bits.extend([name for at, name in enumerate(_uses()) if player.used >> (FIRST_USE + at) & 1])
    return PlayerPosition(
        civilization=player.civ.id,
        ready=bool(player.at),
        government=player.government.id,
        direct=[str(one) for one in player.direct],
        changed=player.changed,
        anarchy=player.anarchy,
        rows=[[str(card) for card in row] for row in player.rows],
        trade=player.trade,
        culture=player.culture,
        track=player.track,
        coins={place.id: player.coins[place.index] for place in COIN_PLACES if player.coins[place.index]},
        resources={one.id: player.stock[one.index] for one in MARKET_RESOURCES if player.stock[one.index]},
        tokens=[str(one) for one in player.tokens],
        hand=[str(one) for one in player.hand],
        units=[str(one) for one in player.units],
        persons=[str(one) for one in player.persons],
        shown=[str(one) for one in player.shown],
        reserve=[kind.id for kind in PERSON_KINDS for _ in range(player.reserve[kind.index])],
        counters=player.counters,
        policies=[str(one) for one in player.policies],
        investments={
            card.id: player.investments[card.index] for card in INVESTMENT.values() if player.investments[card.index]
        },
        wonders=[str(one) for one in player.wonders],
        obsolete=[str(one) for one in player.obsolete],
        cities=[_written_city(city) for city in state.cities_of(player.seat)],
        armies=_written_figures(player, 0, player.armies),
        scouts=_written_figures(player, player.armies, len(player.at)),
        growing=player.growing,
        due={str(relic): turn for relic, turn in player.due},
        gather={str(SPOTS[at]): _city_text(state, number) for at, number in player.gather},
        used=bits,
        invested=player.invested,
        advanced=player.advanced,
        army_built=player.army_built,
        doubled=player.doubled,
        history=list(player.history),
        harvested=[str(SPOTS[at]) for at in player.harvested],
        refused=[f"{seat}:{event}" for seat, event in player.refused],
        offers=player.offers,
        drops=player.drops,
        passed=player.passed,
        knowing=knowing,
    )


def _held(player: Player) -> dict[str, list[Any]]:
    return {"units": player.units, "hand": player.hand, "persons": player.persons, "tokens": player.tokens}


def _city_text(state: CivilizationState, number: int) -> str:
    city = state.cities[number]
    return "" if city is None else str(SPOTS[city.centres[0]])


def _written_city(city: City) -> CityPosition:
    return CityPosition(
        at="+".join([str(SPOTS[at]) for at in city.centres]),
        walls=city.walls,
        marker=city.marker,  # type: ignore[arg-type]
        program=city.program,
        acted=[name for name, bit in _ACTIONS.items() if city.acted & bit],  # type: ignore[misc]
        taken=city.taken,
        extra=city.extra,
        freed=city.freed,
        bonus=city.bonus,
    )


def _written_figures(player: Player, first: int, last: int) -> list[str]:
    found: list[str] = []
    for figure in range(first, last):
        if player.at[figure] != NOWHERE:
            moved = ":moved" if player.moved >> figure & 1 else ""
            barred = ":barred" if player.barred >> figure & 1 else ""
            found.append(f"{SPOTS[player.at[figure]]}{moved}{barred}")
    return found


class _Box:
    """The cards and tokens that have no place yet; copies are taken one after the other."""

    def __init__(self, pieces: Sequence[Any]) -> None:
        self.left: dict[str, list[Any]] = {}
        for piece in pieces:
            self.left.setdefault(str(piece), []).append(piece)

    def take(self, name: str, path: str, what: str) -> Any:
        """A piece of that name, or a refusal."""
        pieces: list[Any] = known(self.left, name, path, what)
        if not pieces:
            raise BadPosition(f"{path}: every “{name}” lies somewhere else already.")
        return pieces.pop(0)

    def rest(self) -> list[Any]:
        """All that is left, in the order of the box."""
        found = [piece for pieces in self.left.values() for piece in pieces]
        self.left = {name: [] for name in self.left}
        return found


def read(position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> CivilizationState:
    """The table that a position describes, or BadPosition with the path of what can't be."""
    written = convert(position, TablePosition)
    if len(written.players) not in ATLAS:
        raise BadPosition(f"players: Civilization is for {min(ATLAS)} to {max(ATLAS)} players.")
    state = new_state(len(written.players), variant, chance)
    _Reader(state, written).read()
    return state


class _Reader:
    """Reads one position into a bare state, group by group."""

    def __init__(self, state: CivilizationState, written: TablePosition) -> None:
        self.state = state
        self.written = written
        self.units = _Box(UNIT_CARDS)
        self.events = _Box(EVENT_CARDS)
        invests = bool(state.variant["investments"])
        self.persons = _Box([one for one in PERSONS if invests or not answers_to_investing(one)])
        huts, villages, self.removed = token_piles(state.variant, is_two_player_count(len(written.players)))
        self.tokens = _Box([*huts, *villages, *self.removed])
        self.wonders = _Box(playable_wonders(state.variant))
        self.city_states = _Box(CITY_STATES)
        boxes = (self.units, self.events, self.persons, self.tokens, self.city_states)
        self.deck_of = {name: _deck_of(pieces[0]) for box in boxes for name, pieces in box.left.items()}
        self.civilizations = {one.id: one for one in playable(state.variant)}
        self.taken: dict[str, str] = {}
        self.corner = SPOTS[state.layout.squares[-1]]
        self.before_civilizations = written.phase == SETUP and (written.stage or 0) == 0

    def read(self) -> None:
        """Everything, in the order in which one thing needs another."""
        state, written = self.state, self.written
        self._clock()
        self._sheets()
        self._map()
        for seat, mine in enumerate(written.players):
            self._place(state.players[seat], mine)
        self._buildings()
        for seat, mine in enumerate(written.players):
            self._cards(state.players[seat], mine, f"players[{seat}]")
        self._decks()
        self._count()
        for seat, mine in enumerate(written.players):
            self._turn(state.players[seat], mine, f"players[{seat}]")
        self._offer()
        state.winner = NOBODY if written.winner is None else seated(written.winner, len(state.players), "winner")
        state.restless = written.restless
        for player in state.players:
            player.stale = True
            player.coined = NOBODY

    def _at(self, text: str, path: str) -> int:
        spot = SPOT.get(text)
        if spot is None or self.state.layout.slot_of[spot.at] == NOWHERE:
            there = f"squares are x,y from 0,0 to {self.corner}"
            raise BadPosition(f"{path}: there is no square “{shorten(text)}” on this map; {there}.")
        return spot.at

    def _seat(self, seat: int | None, default: int, path: str) -> int:
        return default if seat is None else seated(seat, len(self.written.players), path)

    def _clock(self) -> None:
        """Turn, phase, stage, and whose part it is."""
        state, written = self.state, self.written
        count = len(written.players)
        state.turn = within(written.turn, 1, _MOST_TURNS, "turn")
        state.phase = written.phase
        default = 0 if written.phase == SETUP else 1
        highest = 2 if written.phase == PHASES[-1] else 1
        state.stage = default if written.stage is None else within(written.stage, 0, highest, "stage")
        state.first = self._seat(written.first, self._seat(written.active, 0, "active"), "first")
        state.order = tuple([(state.first + step) % count for step in range(count)])
        if written.order is not None:
            if sorted(written.order) != list(range(count)):
                raise BadPosition("order: every seat stands in it once.")
            state.order = tuple(written.order)
        state.part = state.order.index(self._seat(written.active, state.order[0], "active"))
        if state.phase == SETUP and state.stage == 0:
            self._drawn()
        elif written.choices or written.civilizations:
            name = "choices" if written.choices else "civilizations"
            raise BadPosition(f"{name}: civilizations are drawn only in the set-up, at stage 0.")

    def _drawn(self) -> None:
        """The civilizations that are drawn, and those that nobody drew; what is left out is drawn in order."""
        state, written = self.state, self.written
        count, each = len(written.players), CONSTANTS.civilizations_drawn
        if written.choices and len(written.choices) != count:
            raise BadPosition(f"choices: a list for each of the {count} players, not {len(written.choices)}.")
        for seat, drawn in enumerate(written.choices):
            if not drawn:
                raise BadPosition(f"choices[{seat}]: every player has civilizations to choose from.")
            state.choices.append([self._civilization(one, f"choices[{seat}][{at}]") for at, one in enumerate(drawn)])
        left = [self._civilization(one, f"civilizations[{at}]") for at, one in enumerate(written.civilizations)]
        free = [one for one in self.civilizations.values() if one.id not in self.taken]
        if not written.choices:
            state.choices = [free[seat * each : (seat + 1) * each] for seat in range(count)]
            free = free[count * each :]
        state.civilizations = left if written.choices else [*left, *free]

    def _civilization(self, name: str, path: str) -> Civilization:
        """A civilization that these house rules have, and that is named nowhere else."""
        found = known(self.civilizations, name, path, "civilization")
        if name in self.taken:
            raise BadPosition(f"{path}: “{name}” is at {self.taken[name]} already.")
        self.taken[name] = path
        return found

    def _sheets(self) -> None:
        """Civilizations; those that are left out get the first that nobody has."""
        players = self.written.players
        for seat, mine in enumerate(players):
            path = f"players[{seat}].civilization"
            if mine.civilization and self.before_civilizations:
                raise BadPosition(f"{path}: at stage 0 of the set-up nobody has chosen; see `choices`.")
            if mine.civilization:
                self._civilization(mine.civilization, path)
        for seat, mine in enumerate(players):
            civ = CIVILIZATIONS[0]
            if mine.civilization:
                civ = self.civilizations[mine.civilization]
            elif not self.before_civilizations:
                name = next(name for name in self.civilizations if name not in self.taken)
                civ = self._civilization(name, f"players[{seat}].civilization")
            self.state.players.append(new_player(seat, civ))

    def _map(self) -> None:
        """Tiles, their turns, terrains and tokens."""
        state, written = self.state, self.written
        slots = {f"{x},{y}": slot for slot, (x, y) in enumerate(state.layout.slots)}
        homes = dict(state.layout.homes)
        left = list(TILES)
        turned: dict[int, int] = {}
        for name, text in written.tiles.items():
            slot = known(slots, name, f"tiles.{shorten(name)}", "slot")
            tile_id, _, angle = text.partition(":")
            tile = known(TILE, tile_id, f"tiles.{name}", "tile")
            if slot in homes:
                owner = next(seat for seat, (home, _) in enumerate(state.layout.homes) if home == slot)
                if tile is not state.players[owner].civ.home:
                    raise BadPosition(f"tiles.{name}: here lies the home of players[{owner}].")
            elif tile in left:
                left.remove(tile)
            else:
                raise BadPosition(f"tiles.{name}: “{tile}” can't lie here, or lies somewhere else already.")
            state.tiles[slot] = tile
            if angle:
                if angle not in ("0", "90", "180", "270"):
                    raise BadPosition(f"tiles.{name}: a tile is turned by 0, 90, 180 or 270, not “{shorten(angle)}”.")
                turned[slot] = int(angle) // _QUARTER
        if written.tiles_out is not None:
            for at, name in enumerate(written.tiles_out):
                tile = known(TILE, name, f"tiles_out[{at}]", "tile")
                if tile not in left:
                    raise BadPosition(f"tiles_out[{at}]: “{tile}” is no neutral tile, or lies somewhere else already.")
                left.remove(tile)
                state.tiles_out.append(tile)
        shown = written.explored
        for at, name in enumerate(shown if isinstance(shown, list) else []):
            known(slots, name, f"explored[{at}]", "slot")
        for name, slot in slots.items():
            if slot in homes:
                if not self.before_civilizations:
                    owner = next(seat for seat, (home, _) in enumerate(state.layout.homes) if home == slot)
                    state.tiles[slot] = state.players[owner].civ.home
                    turned[slot] = turned.get(slot, homes[slot])
                continue
            if state.tiles[slot] is None:
                if not left:
                    raise BadPosition(f"tiles.{name}: no tile is left for this slot.")
                state.tiles[slot] = left.pop(0)
                if shown is True or (isinstance(shown, list) and name in shown):
                    turned[slot] = 0
        if written.tiles_out is None:
            state.tiles_out = left
        self._turn_up(turned)

    def _turn_up(self, turned: dict[int, int]) -> None:
        """Tiles face up, with the tokens that are written, or with those of the box."""
        state, written = self.state, self.written
        for slot, turn in turned.items():
            lay_tile(state, slot, turn)
        for name, terrain in written.changed.items():
            at = self._at(name, f"changed.{shorten(name)}")
            if state.cells[at] is None:
                raise BadPosition(f"changed.{name}: the square is not explored.")
            state.cells[at] = known(BARE, terrain, f"changed.{name}", "terrain")
            state.changed = (*state.changed, at)
        if written.markers is not None:
            for at in state.layout.squares:
                state.markers[at] = None
            for name, marker in written.markers.items():
                self._mark(self._at(name, f"markers.{shorten(name)}"), marker, f"markers.{name}")
        for name, mask in written.knowing.items():
            token = state.markers[self._at(name, f"knowing.{shorten(name)}")]
            if not isinstance(token, Token):
                raise BadPosition(f"knowing.{name}: no hut or village lies here.")
            state.seen[token.key] = within(mask, 0, EVERYBODY, f"knowing.{name}")

    def _mark(self, at: int, name: str, path: str) -> None:
        state = self.state
        if state.cells[at] is None:
            raise BadPosition(f"{path}: the square is not explored.")
        if name in TOKEN_KIND:
            state.markers[at] = self.tokens.take(name, path, "token")
        elif name in CITY_STATE:
            state.markers[at] = self.city_states.take(name, path, "city-state")
            state.city_squares = (*state.city_squares, at)
        else:
            relic = known(RELIC, name, path, "token")
            if not has_relic(state, relic):
                raise BadPosition(f"{path}: “{name}” is not in this game.")
            state.markers[at] = relic

    def _place(self, player: Player, mine: PlayerPosition) -> None:
        """What lies on the map and before the player: cities, figures, techs, government."""
        path = f"players[{player.seat}]"
        civ = player.civ
        if self.before_civilizations:
            return
        if not mine.ready:
            if self.state.phase != SETUP:
                raise BadPosition(f"{path}.ready: after the set-up everybody is ready.")
            if mine.wonders:
                player.wonders = tuple(
                    [self.wonders.take(name, f"{path}.wonders[{at}]", "wonder") for at, name in enumerate(mine.wonders)]
                )
            return
        player.armies = civ.setup.armies
        player.at = [NOWHERE] * (civ.setup.armies + civ.setup.scouts)
        player.city_tokens = CONSTANTS.city_tokens
        if mine.government:
            player.government = known(GOVERNMENT, mine.government, f"{path}.government", "government")
        self._cities(player, mine, path)
        self._techs(player, mine, path)
        for name, figures, first, last in (
            ("armies", mine.armies, 0, player.armies),
            ("scouts", mine.scouts, player.armies, len(player.at)),
        ):
            if len(figures) > last - first:
                raise BadPosition(f"{path}.{name}: there are only {last - first}.")
            for at, text in enumerate(figures):
                self._figure(player, first + at, text, f"{path}.{name}[{at}]")

    def _figure(self, player: Player, figure: int, text: str, path: str) -> None:
        square, *words = text.split(":")
        at = self._at(square, path)
        state = self.state
        if state.cells[at] is None:
            raise BadPosition(f"{path}: the square is not explored.")
        if state.standing[at] & ~player.bit:
            raise BadPosition(f"{path}: another player's figures stand on this square.")
        if state.centre_at(at) is not None:
            raise BadPosition(f"{path}: a city lies on this square.")
        for word in words:
            if word == "moved":
                player.moved |= 1 << figure
            elif word == "barred":
                player.barred |= 1 << figure
            else:
                raise BadPosition(f"{path}: “{shorten(word)}” says nothing about a figure.")
        player.at[figure] = at
        state.standing[at] |= player.bit

    def _cities(self, player: Player, mine: PlayerPosition, path: str) -> None:
        state = self.state
        cities = mine.cities if mine.cities is not None else [self._start(player)]
        if not cities:
            raise BadPosition(f"{path}.cities: every player has a capital.")
        if len(cities) > 1 + CONSTANTS.city_tokens:
            raise BadPosition(f"{path}.cities: there are only {1 + CONSTANTS.city_tokens} city tokens.")
        for place, text in enumerate(cities):
            where = f"{path}.cities[{place}]"
            city = CityPosition(text) if isinstance(text, str) else text
            squares = tuple(
                [self._at(one, where if isinstance(text, str) else f"{where}.at") for one in city.at.split("+")]
            )
            kind = CITY if place else METROPOLIS if len(squares) > 1 else CAPITAL
            self._check_city(squares, kind, where)
            if place:
                player.city_tokens -= 1
            one = put_city(state, player.seat * CITIES + place, kind, squares)
            one.walls, one.marker, one.program = city.walls, city.marker, city.program
            for name in city.acted:
                one.acted |= _ACTIONS[name]
            one.taken = within(city.taken or len(city.acted), 0, _MOST, f"{where}.taken")
            one.extra = within(city.extra, 0, _MOST, f"{where}.extra")
            one.freed = within(city.freed, 0, _MOST, f"{where}.freed")
            one.bonus = within(city.bonus, 0, _MOST, f"{where}.bonus")

    def _check_city(self, squares: tuple[int, ...], kind: str, where: str) -> None:
        state = self.state
        if len(squares) > (2 if kind == METROPOLIS else 1):
            raise BadPosition(f"{where}: only a metropolis has two squares.")
        if len(squares) == 2 and squares[1] not in state.layout.steps[squares[0]]:
            raise BadPosition(f"{where}: the squares of a metropolis are neighbours.")
        for at in squares:
            cell = state.cells[at]
            if cell is None:
                raise BadPosition(f"{where}: the square is not explored.")
            if cell.terrain == WATER and kind != METROPOLIS:
                raise BadPosition(f"{where}: the square is water.")
            for near in (at, *state.layout.around[at]):
                if state.land[near] != NOBODY:
                    raise BadPosition(f"{where}: the outskirts overlap those of another city.")

    def _start(self, player: Player) -> str:
        """The recommended capital square of the home tile."""
        slot, _ = self.state.layout.homes[player.seat]
        found: list[str] = []
        for at in self.state.layout.squares_of(slot):
            cell = self.state.cells[at]
            if cell is not None and cell.start:
                found.append(str(SPOTS[at]))
        return "+".join(found)

    def _techs(self, player: Player, mine: PlayerPosition, path: str) -> None:
        state = self.state
        if mine.rows is not None:
            if mine.techs:
                raise BadPosition(f"{path}.techs: `rows` says which techs there are; one of the two is enough.")
            if len(mine.rows) > LEVELS:
                raise BadPosition(f"{path}.rows: a pyramid has {LEVELS} rows.")
            for row, names in enumerate(mine.rows, 1):
                for at, name in enumerate(names):
                    where = f"{path}.rows[{row - 1}][{at}]"
                    if name in PERSON:
                        person = self.persons.take(name, where, "card")
                        state.seen[person.key] = EVERYBODY
                        rows = player.rows
                        player.rows = (*rows[: row - 1], (*rows[row - 1], person), *rows[row:])
                    else:
                        self._tech(player, name, row, where)
            return
        self._tech(player, player.civ.starting_tech.id, 1, f"{path}.civilization")
        for at, name in enumerate(mine.techs):
            if name != player.civ.starting_tech.id:
                self._tech(player, name, 0, f"{path}.techs[{at}]")

    def _tech(self, player: Player, name: str, row: int, path: str) -> None:
        tech = known(TECH, name, path, "tech")
        if player.known >> tech.index & 1:
            raise BadPosition(f"{path}: “{name}” is known already.")
        enter_tech(self.state, player, tech, row or tech.level)

    def _buildings(self) -> None:
        """Buildings, wonders and great persons on the map."""
        state = self.state
        for name, what in self.written.built.items():
            at = self._at(name, f"built.{shorten(name)}")
            path = f"built.{name}"
            if state.city_at(at) is None or state.centre_at(at) is not None:
                raise BadPosition(f"{path}: this is no square of a city's outskirts.")
            if state.markers[at] is not None:
                raise BadPosition(f"{path}: a token lies on this square.")
            if what in BUILDING:
                if BUILDING[what].walls:
                    raise BadPosition(f"{path}: walls belong to a city.")
                state.built[at] = BUILDING[what]
            elif what in PERSON_KIND:
                state.built[at] = PERSON_KIND[what]
            else:
                state.built[at] = self.wonders.take(what, path, "building, wonder or great person")

    def _cards(self, player: Player, mine: PlayerPosition, path: str) -> None:
        """Hands, tokens, wonders, policies, investments, coins and counters."""
        state = self.state
        if self.before_civilizations:
            return
        for at, name in enumerate(mine.units):
            player.units.append(self._unit(name, f"{path}.units[{at}]"))
        for at, name in enumerate(mine.hand):
            player.hand.append(self.events.take(name, f"{path}.hand[{at}]", "culture event"))
        for at, name in enumerate(mine.persons):
            player.persons.append(self.persons.take(name, f"{path}.persons[{at}]", "great person"))
        for at, name in enumerate(mine.shown):
            card = self.persons.take(name, f"{path}.shown[{at}]", "great person")
            player.shown = (*player.shown, card)
            state.seen[card.key] = EVERYBODY
        for at, name in enumerate(mine.tokens):
            token = self.tokens.take(name, f"{path}.tokens[{at}]", "token")
            if not token.kind.keep:
                raise BadPosition(f"{path}.tokens[{at}]: a “{name}” is never kept.")
            player.tokens.append(token)
        for name, pieces in _held(player).items():
            masks = mine.knowing.get(name, [])  # type: ignore[call-overload]
            for at, piece in enumerate(pieces):
                known = within(masks[at], 0, EVERYBODY, f"{path}.knowing.{name}[{at}]") if at < len(masks) else 0
                state.seen[piece.key] = player.bit | known
        if mine.ready:
            self._wonders(player, mine, path)
        self._sheet(player, mine, path)

    def _unit(self, name: str, path: str) -> Any:
        """A unit card, or any one of a type."""
        if name in UNIT_TYPE:
            faces = [face for face, left in self.units.left.items() if face.startswith(f"{name}_") and left]
            if not faces:
                raise BadPosition(f"{path}: every “{name}” lies somewhere else already.")
            name = faces[0]
        return self.units.take(name, path, "unit")

    def _wonders(self, player: Player, mine: PlayerPosition, path: str) -> None:
        state = self.state
        lying = [
            state.built[at]
            for city in state.cities_of(player.seat)
            for at in city.outskirts
            if isinstance(state.built[at], Wonder)
        ]
        named: dict[str, list[Wonder]] = {}
        for field, names in (("wonders", mine.wonders), ("obsolete", mine.obsolete)):
            named[field] = [known(WONDER, name, f"{path}.{field}[{at}]", "wonder") for at, name in enumerate(names)]
            for at, wonder in enumerate(named[field]):
                if wonder not in lying or wonder in named[field][:at]:
                    raise BadPosition(f"{path}.{field}[{at}]: “{wonder}” is not `built` in this player's outskirts.")
        first, obsolete = named["wonders"], named["obsolete"]
        working = [wonder for wonder in lying if wonder not in obsolete]
        player.wonders = (*first, *[wonder for wonder in working if wonder not in first])
        player.obsolete = tuple(obsolete)

    def _sheet(self, player: Player, mine: PlayerPosition, path: str) -> None:
        """Dials, tokens and cards on the player's sheet."""
        state = self.state
        player.trade = within(mine.trade, 0, CONSTANTS.trade_dial, f"{path}.trade")
        player.culture = within(mine.culture, 0, _MOST, f"{path}.culture")
        player.track = within(mine.track, 0, FACTS.track.spaces, f"{path}.track")
        player.counters = within(mine.counters, 0, _MOST, f"{path}.counters")
        places = {place.id: place.index for place in COIN_PLACES}
        coins = list(player.coins)
        for name, count in mine.coins.items():
            place = known(places, name, f"{path}.coins.{shorten(name)}", "place for coins")
            coins[place] = within(count, 0, _MOST, f"{path}.coins.{name}")
        player.coins = tuple(coins)
        stock = list(player.stock)
        for name, count in mine.resources.items():
            resource = known(RESOURCE, name, f"{path}.resources.{shorten(name)}", "resource")
            if not resource.market:
                raise BadPosition(f"{path}.resources.{name}: the market has no {name}; see `tokens`.")
            stock[resource.index] = within(count, 0, len(state.players), f"{path}.resources.{name}")
        player.stock = tuple(stock)
        reserve = list(player.reserve)
        for at, name in enumerate(mine.reserve):
            reserve[known(PERSON_KIND, name, f"{path}.reserve[{at}]", "great person").index] += 1
        player.reserve = tuple(reserve)
        invested = list(player.investments)
        for name, count in mine.investments.items():
            card = known(INVESTMENT, name, f"{path}.investments.{shorten(name)}", "investment")
            if not state.variant["investments"]:
                raise BadPosition(f"{path}.investments: investments are not in this game.")
            invested[card.index] = within(count, 0, _MOST, f"{path}.investments.{name}")
        player.investments = tuple(invested)
        self._policies(player, mine, path)

    def _policies(self, player: Player, mine: PlayerPosition, path: str) -> None:
        state = self.state
        if mine.policies is None:
            if mine.ready:
                quiet = [POLICY[name] for name in _QUIET_POLICIES]
                player.policies = tuple(quiet[: policy_limit(state, player)])
            return
        found: list[Policy] = []
        for at, name in enumerate(mine.policies):
            policy = known(POLICY, name, f"{path}.policies[{at}]", "social policy")
            if policy.card in [one.card for one in found]:
                raise BadPosition(f"{path}.policies[{at}]: a side of this card is adopted already.")
            found.append(policy)
        if found and not state.variant["social_policies"]:
            raise BadPosition(f"{path}.policies: social policies are not in this game.")
        player.policies = tuple(found)

    def _decks(self) -> None:
        """Discards, what is gone, and the decks: named tops, and below what is nowhere else."""
        state, written = self.state, self.written
        boxes = self._boxes()
        discards = _discards(state)
        for name, names in written.discards.items():
            pile = known(discards, name, f"discards.{shorten(name)}", "pile")
            for at, card in enumerate(names):
                piece = self._card(boxes[name], name, card, f"discards.{name}[{at}]")
                state.seen[piece.key] = EVERYBODY
                pile.append(piece)
        self._gone()
        self._wonder_deck()
        decks = _decks(state)
        tops: dict[str, list[Any]] = {}
        for name, names in written.decks.items():
            known(decks, name, f"decks.{shorten(name)}", "deck")
            tops[name] = [self._card(boxes[name], name, card, f"decks.{name}[{at}]") for at, card in enumerate(names)]
        if state.phase != SETUP or state.stage or written.decks:
            self._fill_markers()
        for name, deck in decks.items():
            rest = self._rest(name, boxes[name])
            deck.clear()
            deck.extend(reversed([*tops.get(name, []), *rest]))
            for piece in deck:
                if not isinstance(piece, CityState):
                    state.seen[piece.key] = 0

    def _card(self, box: _Box, deck: str, name: str, path: str) -> Any:
        """A card of a certain deck, by its name."""
        fitting = {other: pieces for other, pieces in box.left.items() if self.deck_of[other] == deck}
        known(fitting, name, path, f"card of “{deck}”")
        return box.take(name, path, "card")

    def _boxes(self) -> dict[str, _Box]:
        boxes = {kind.id: self.units for kind in UNIT_TYPES}
        boxes.update({f"event_{level}": self.events for level in range(1, EVENT_LEVELS + 1)})
        boxes.update({"persons": self.persons, "huts": self.tokens, "villages": self.tokens})
        boxes["city_states"] = self.city_states
        return boxes

    def _rest(self, name: str, box: _Box) -> list[Any]:
        """What of a box belongs to a deck and lies nowhere else."""
        found: list[Any] = []
        for pieces in box.left.values():
            for piece in list(pieces):
                if _deck_of(piece) == name:
                    pieces.remove(piece)
                    found.append(piece)
        return found

    def _fill_markers(self) -> None:
        """Without `markers`, huts and villages of explored tiles have the tokens that come first."""
        state = self.state
        if self.written.markers is not None:
            return
        for at in state.layout.squares:
            cell = state.cells[at]
            if cell is None or isinstance(state.markers[at], Relic) or not (cell.hut or cell.village):
                continue
            for pieces in self.tokens.left.values():
                if pieces and pieces[0].village == cell.village:
                    state.markers[at] = pieces.pop(0)
                    break

    def _gone(self) -> None:
        state = self.state
        gone = list(self.written.gone)
        if not gone and self.removed:
            gone = [str(token) for token in self.removed]
        for at, name in enumerate(gone):
            path = f"gone[{at}]"
            if name in TOKEN_KIND:
                token = self.tokens.take(name, path, "token")
                state.seen[token.key] = EVERYBODY
                state.tokens_gone.append(token)
            elif name in CITY_STATE:
                state.city_states_gone = (*state.city_states_gone, self.city_states.take(name, path, "city-state"))
            elif name in RELIC:
                state.relics_gone = (*state.relics_gone, RELIC[name])
            else:
                state.wonders_gone = (*state.wonders_gone, self.wonders.take(name, path, "token or wonder"))

    def _wonder_deck(self) -> None:
        """The market and the deck below it; by default as the set-up builds them from the first wonders of each age."""
        state, written = self.state, self.written
        two = is_two_player(state)
        each = FACTS.two_players.wonders_per_age if two else CONSTANTS.wonders_per_age
        if written.wonders_out is not None:
            state.wonders_out = self._named_wonders(written.wonders_out, "wonders_out")
        market = None if written.wonders is None else self._named_wonders(written.wonders, "wonders")
        if written.wonder_deck is not None:
            deck = self._named_wonders(written.wonder_deck, "wonder_deck")
        else:
            deck = []
            left = self.wonders.rest()
            for age in sorted({wonder.age for wonder in left}):
                pile = [wonder for wonder in left if wonder.age == age]
                used = len([one for one in self._used_wonders(market) if one.age == age])
                deck.extend(pile[: max(0, each - used)])
                state.wonders_out.extend(pile[max(0, each - used) :])
        state.wonders_out.extend(self.wonders.rest())
        if market is None:
            slots = 0 if self.before_civilizations else wonder_slots(state)
            market, deck = deck[:slots], deck[slots:]
        state.wonders = market
        state.wonder_deck = list(reversed(deck))

    def _named_wonders(self, names: list[str], path: str) -> list[Wonder]:
        return [self.wonders.take(name, f"{path}[{at}]", "wonder") for at, name in enumerate(names)]

    def _used_wonders(self, market: list[Wonder] | None) -> list[Wonder]:
        """Wonders that are in the game but not in the deck."""
        held = [wonder for player in self.state.players for wonder in (*player.wonders, *player.obsolete)]
        return [*held, *(market or []), *self.state.wonders_gone]

    def _count(self) -> None:
        """Rules 2.2: market, building tokens and great person tokens hold what is nowhere else."""
        state = self.state
        two = is_two_player(state)
        for family in FAMILIES:
            state.supply[family.index] = family.two_players if two else family.full
        for kind in PERSON_KINDS:
            state.person_tokens[kind.index] = kind.count - sum([player.reserve[kind.index] for player in state.players])
        for at in state.layout.squares:
            built = state.built[at]
            if isinstance(built, Building):
                state.supply[built.family] -= 1
            elif isinstance(built, PersonKind):
                state.person_tokens[built.index] -= 1
        for building in BUILDINGS:
            if not building.walls and state.supply[building.family] < 0:
                raise BadPosition(f"built: there are not so many tokens of “{building}”.")
        for kind in PERSON_KINDS:
            if state.person_tokens[kind.index] < 0:
                raise BadPosition(f"built: there are only {kind.count} tokens of “{kind}”.")
        for resource in MARKET_RESOURCES:
            held = sum([player.stock[resource.index] for player in state.players])
            left = CONSTANTS.market_tokens_per_player * len(state.players) - held
            if left < 0:
                raise BadPosition(f"players: there are not so many tokens of “{resource}”.")
            state.market[resource.index] = left

    def _turn(self, player: Player, mine: PlayerPosition, path: str) -> None:
        """What has happened this turn."""
        state = self.state
        player.direct = tuple(
            [known(GOVERNMENT, name, f"{path}.direct[{at}]", "government") for at, name in enumerate(mine.direct)]
        )
        player.changed, player.invested, player.advanced = mine.changed, mine.invested, mine.advanced
        player.army_built, player.growing, player.passed = mine.army_built, mine.growing, mine.passed
        player.anarchy = within(mine.anarchy, 0, _MOST_TURNS, f"{path}.anarchy")
        player.doubled = within(mine.doubled, 0, _MOST, f"{path}.doubled")
        limit = int(state.variant["negotiation_offer_limit"]) if state.phase == TRADE else 0
        player.offers = limit if mine.offers is None else within(mine.offers, 0, _MOST, f"{path}.offers")
        player.drops = within(mine.drops, 0, MOST_DROPS - 1, f"{path}.drops")
        player.history = tuple(
            [
                tuple([within(one, 0, _MOST, f"{path}.history[{at}]") for one in turn])  # type: ignore[misc]
                for at, turn in enumerate(mine.history)
            ]
        )
        player.due = tuple([self._due(name, turn, f"{path}.due.{shorten(name)}") for name, turn in mine.due.items()])
        player.harvested = tuple([self._at(name, f"{path}.harvested[{at}]") for at, name in enumerate(mine.harvested)])
        gather: list[tuple[int, int]] = []
        for name, text in mine.gather.items():
            city = state.centre_at(self._at(text, f"{path}.gather.{name}"))
            if city is None or city.owner != player.seat:
                raise BadPosition(f"{path}.gather.{name}: “{shorten(text)}” is no city of this player.")
            gather.append((self._at(name, f"{path}.gather"), city.number))
        player.gather = tuple(gather)
        bits = {name: 1 << (FIRST_USE + at) for at, name in enumerate(_uses())}
        bits.update({f"once:{name}": 1 << at for at, name in enumerate(_ONCE)})
        for at, name in enumerate(mine.used):
            player.used |= known(bits, name, f"{path}.used[{at}]", "power")
        for at, text in enumerate(mine.refused):
            seat, _, event = text.partition(":")
            where = f"{path}.refused[{at}]"
            if not (seat.isascii() and seat.isdecimal()):
                raise BadPosition(f"{where}: a seat and an event, like “1:drought”.")
            refuser = seated(int(seat[:4]), len(state.players), where)
            player.refused = (*player.refused, (refuser, known(EVENT, event, where, "culture event").id))
        if player.seat == 0:
            state.held = tuple([self._at(name, f"held[{at}]") for at, name in enumerate(self.written.held)])
            state.explored_villages = tuple(
                [self._at(name, f"villages_explored[{at}]") for at, name in enumerate(self.written.villages_explored)]
            )

    def _due(self, name: str, turn: int, path: str) -> tuple[Relic, int]:
        """A reward that waits for a turn: this one or a later one."""
        return known(RELIC, name, path, "relic"), within(turn, self.state.turn, _MOST_TURNS, path)

    def _offer(self) -> None:
        state, written = self.state, self.written.offer
        if written is None:
            return
        count = len(state.players)
        offer = Offer(
            seated(written.proposer, count, "offer.proposer"), seated(written.receiver, count, "offer.receiver")
        )
        things: dict[str, object] = {"trade": "trade", "culture": "culture"}
        things.update(RESOURCE)
        things.update(TOKEN_KIND)
        things.update(EVENT)
        things.update({str(level): level for level in EVENT_LEVEL})
        for name, side, items in (("gives", offer.gives, written.gives), ("asks", offer.asks, written.asks)):
            for thing, amount in items.items():
                path = f"offer.{name}.{shorten(thing)}"
                side.append(Item(known(things, thing, path, "thing to trade"), within(amount, 1, _MOST, path)))
        if offer.proposer == offer.receiver:
            raise BadPosition("offer.receiver: an offer goes to another player than its proposer.")
        if state.phase != TRADE or not state.stage:
            raise BadPosition("offer: only in the trade phase an offer is open, after the collection (stage 1).")
        offer.sent = True
        state.offer = offer


def is_two_player_count(seats: int) -> bool:
    """Whether the changes for two players hold."""
    return seats == FACTS.layouts[0].players


def _deck_of(piece: Any) -> str:
    """The deck to which a card or token belongs."""
    if isinstance(piece, Token):
        return "villages" if piece.village else "huts"
    if isinstance(piece, CityState):
        return "city_states"
    if hasattr(piece, "strength"):
        return str(piece.type)
    if hasattr(piece, "level"):
        return f"event_{piece.level}"
    return "persons"
