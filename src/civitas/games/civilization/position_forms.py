"""What a position is made of: the fields of a table, a player, a city and an offer, and the names in them."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from civitas.games.civilization.pieces import (
    UNIT_TYPES,
)
from civitas.games.civilization.rules.windows import TRIGGERED, USES
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import ARTS, BUILD, HARVEST, PROGRAM, Player

MOST: Final = 999
"""Culture, counters and the like are not limited; so many are more than any game brings."""
MOST_TURNS: Final = 9999
QUARTER: Final = 90
ACTIONS: Final = {"build": BUILD, "arts": ARTS, "harvest": HARVEST, "program": PROGRAM}
ONCE: Final = ("spy", "harvests", "splits", "free_building", "sacrifice", "raid", "switch")


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
    `persons` great person cards face down, `shown` face up, `reserve` tokens beside the map, `arrived` those of them
    that came there in this start of turn. `coins` are coin tokens by place (`pottery`, `sheet`), `resources` market
    tokens. `gather` are squares with the cities that they serve, `used` what was used this turn, `direct` governments
    with an open direct chance, `anarchy` the last turn in which Anarchy came, `due` relics whose reward waits with the
    turn in which it is due, `refused` like `1:drought`. `history` has space, techs and coins at the end of each turn.
    `policies` left out are those that change least: Rationalism, with a second city Urban Development, with a third
    Military Tradition. `knowing` are others who know a card, as masks of seats parallel to `units`, `hand`, `persons`
    and `tokens`.
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
    arrived: list[str] = []
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
    """An open offer: items by their names in the questions, with amounts; one that is not `sent` is being composed."""

    proposer: int
    receiver: int
    gives: dict[str, int] = {}
    asks: dict[str, int] = {}
    sent: bool = True


class TablePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The whole table.

    `phase` with `active`, the seat whose part it is (by default the first player), and `stage`: 0 before the window
    that opens a phase (and before trade is collected), 1, the default, after it; in research 2 before the commits.
    `tiles` by their top left squares: `tile_05` lies face down, `tile_05:90` face up and turned; slots that are left
    out get the tiles that are nowhere else, face down, or face up (turned by 0) if `explored` says so for all or for
    these slots. `markers` are hut, village, relic and city-state tokens by square; without them explored tiles have
    theirs, with them these alone. `built` are buildings, wonders and great persons by square, `changed` terrains of
    disaster tokens. `wonders` is the market, `wonder_deck` lies below; `decks` and `discards` are lists by name:
    `infantry` and its like, `event_1` and its like, `persons`, `huts`, `villages`, `city_states`. `gone` are hut and
    village tokens, city-states, relics and wonders out of the game, `wonders_out` and `tiles_out` those that were never
    in it. `milestones` are what the end looks back at, like `[2, 0, "founded", "1"]`: turn, seat, `founded`, `taken` or
    `repelled` with a city's number (its owner's seat times 4 plus its place), `wonder` with its name, `row` with the
    row that was reached first.
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
    milestones: list[tuple[int, int, str, str]] = []
    winner: int | None = None


def decks_of(state: CivilizationState) -> dict[str, list[Any]]:
    """The face-down piles by name, the top card last."""
    found: dict[str, list[Any]] = {kind.id: state.units[kind.index] for kind in UNIT_TYPES}
    found.update({f"event_{level}": deck for level, deck in enumerate(state.events, 1)})
    found["persons"] = state.persons
    found["huts"] = state.huts
    found["villages"] = state.villages
    found["city_states"] = state.city_states
    return found


def discards_of(state: CivilizationState) -> dict[str, list[Any]]:
    """The discards by the names of their decks."""
    found: dict[str, list[Any]] = {kind.id: state.unit_discards[kind.index] for kind in UNIT_TYPES}
    found.update({f"event_{level}": deck for level, deck in enumerate(state.event_discards, 1)})
    found["persons"] = state.person_discards
    return found


def use_names() -> list[str]:
    """Names of the bits of `Player.used`: the powers' own, with a number where one has several."""
    names: list[str] = []
    for use in USES:
        text = use.option.text
        count = len([name for name in names if name.split("#")[0] == text])
        names.append(f"{text}#{count + 1}" if count or use.window == TRIGGERED else text)
    return names


def hands_of(player: Player) -> dict[str, list[Any]]:
    """What a player keeps face down, by the fields of his position."""
    return {"units": player.units, "hand": player.hand, "persons": player.persons, "tokens": player.tokens}
