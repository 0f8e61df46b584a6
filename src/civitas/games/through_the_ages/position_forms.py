"""What a position is made of: the fields of a table, of a civilization and of what lies on the table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from civitas.games.through_the_ages.pieces import START_UNUSED

Count = Annotated[int, msgspec.Meta(ge=0, le=40)]
Bank = Annotated[int, msgspec.Meta(ge=0, le=100)]
Points = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Change = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
AgeName = Literal["A", "I", "II", "III", "IV"]
DeckName = Literal["A", "I", "II", "III"]


class WarPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A declared war: its card and the seat that it is declared on."""

    card: str
    target: int


class PactPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A pact: the seat that offered it and holds the card, the partner, and the side of the owner."""

    card: str
    owner: int
    partner: int
    side: Literal["a", "b"] = "a"


class EventPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A card of an event deck with the seat that prepared it."""

    card: str
    by: int


class DiscardPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A discarded military card with the seats that know it."""

    card: str
    seen: list[int] | Literal["all"]


class ScoringPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An impact that has been scored: what each seat gained; `final` at the end of the game."""

    values: list[Change]
    final: bool = False


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One civilization.

    `workers` names technologies with their workers; those that it leaves out have what a player begins with.
    `technologies` names further technologies for workers in play. `tokens` are blue tokens on cards; `food` and
    `resources` put as much on the cards with the highest values that fit. `blue` and `yellow` are the banks; left out,
    they hold all tokens that are nowhere else. `civil` and `military` are unspent actions, by default all. `hand` holds
    civil cards, `fresh` counts the action cards among them that were taken in this turn, `military_hand` holds military
    cards, `shown` counts those that everybody has seen. `leader_ages` are the ages of which a leader has been taken.
    `wonders` and `ruins` are completed, a ruin may be named in both; `tucked` names the wonder under which Homer lies.
    `exclusive` is the tactic card that lies in front of the player; `tactic` is a common one, by its id or its place
    among them. `marks` are the once-per-turn marks. `before` are science, culture, strength and happiness at the start
    of the last own turn, by default as they are. `history` is the culture after each own turn, `sources` where culture
    came from.
    """

    science: Points = 0
    culture: Points = 0
    yellow: Bank | None = None
    unused: Count = START_UNUSED
    blue: Bank | None = None
    workers: dict[str, Count] = {}
    technologies: list[str] = []
    tokens: dict[str, Count] = {}
    food: Count = 0
    resources: Count = 0
    government: str | None = None
    specials: list[str] = []
    leader: str | None = None
    leader_ages: list[DeckName] | None = None
    wonder: str | None = None
    stages: Count = 0
    wonders: list[str] = []
    ruins: list[str] = []
    tucked: dict[str, str] = {}
    colonies: list[str] = []
    hand: list[str] = []
    fresh: dict[str, Count] = {}
    military_hand: list[str] = []
    shown: dict[str, Count] = {}
    tactic: str | int | None = None
    exclusive: str | None = None
    wars: list[WarPosition] = []
    civil: Count | None = None
    extra_civil: Count = 0
    military: Count | None = None
    extra_military: Count = 0
    pool: Count | None = None
    pool_science: Count = 0
    card_pool: Count = 0
    marks: list[str] = []
    caesar_used: bool = False
    skips_politics: bool = False
    resigned: bool = False
    before: tuple[Points, Points, Points, Points] | None = None
    history: list[Points] = []
    sources: dict[str, Change] = {}


class TablePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The whole table.

    `phase` is the start of a turn, the Politics Phase, Julius Caesar's second political action, the Action Phase or
    the end of a turn. `row` has 13 spaces, null where no card lies; `civil` and `military` are the decks by age, their
    top cards first, `civil_left` and `military_left` how many cards the decks of the current age still have. `current`
    and `future` are the event decks, top first; `top_seen` are the seats that know the top current event, by default
    whom Joan of Arc has just shown it. `begun` are the rounds in which ages I, II, III and IV began, as far as they are
    known. `past`, `common` and `gone` lie open, `removed` left the game unseen.
    """

    players: list[PlayerPosition]
    phase: Literal["start", "politics", "second", "action", "end"] = "action"
    age: AgeName = "I"
    round: Annotated[int, msgspec.Meta(ge=1, le=200)] | None = None
    last_round: Annotated[int, msgspec.Meta(ge=0, le=200)] | None = None
    turn: int | None = None
    start: int | None = None
    row: list[str | None] | None = None
    civil: dict[DeckName, list[str]] = {}
    military: dict[DeckName, list[str]] = {}
    civil_left: Bank | None = None
    military_left: Bank | None = None
    current: list[str | EventPosition] | None = None
    future: list[str | EventPosition] = []
    top_seen: list[int] | None = None
    past: list[str] = []
    common: list[str] = []
    discards: dict[DeckName, list[str | DiscardPosition]] = {}
    removed: dict[DeckName, list[str]] = {}
    civil_removed: list[str] = []
    gone: list[str] = []
    pacts: list[PactPosition] = []
    impacts: dict[str, ScoringPosition] = {}
    begun: list[Annotated[int, msgspec.Meta(ge=1, le=200)]] = []
