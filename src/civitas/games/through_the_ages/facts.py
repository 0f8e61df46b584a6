"""The components as they stand in `components.json`: their form, checked when they are read."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

AgeName = Literal["A", "I", "II", "III"]
StatName = Literal["science", "culture", "strength", "happy"]
CountName = Literal[
    "unit",
    "unit_type",
    "infantry",
    "artillery",
    "lab",
    "lab_level",
    "theater",
    "library_and_theater",
    "level_of_best_lab_or_library",
    "culture_of_best_theater",
    "temple_or_government_face",
    "temple_theater_or_wonder_face",
    "other_happy_source",
    "first_colony",
    "further_colony",
    "partner_wonder",
]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record in which every field is known."""


class SeatsFact(Fact, frozen=True):
    """What depends on the number of players: swept spaces, age A events, civil actions of the first turns."""

    swept: int
    events: int
    first_actions: list[int]


class StartFact(Fact, frozen=True):
    """What a player begins with."""

    blue: int
    yellow: int
    unused: int
    government: str


class YellowFact(Fact, frozen=True, rename={"from_": "from"}):
    """Rules 14.5, from so many tokens in the bank: food for one more, consumption, happy faces required."""

    from_: int
    food: int
    consumption: int
    happy: int


class BlueFact(Fact, frozen=True, rename={"from_": "from"}):
    """Rules 15.9, from so many tokens in the bank: corruption."""

    from_: int
    corruption: int


class NumbersFact(Fact, frozen=True):
    """The other numbers of the rules."""

    yellow_lost_at_end_of_age: int
    culture_per_missing_food: int
    most_cards_drawn: int
    culture_for_war_on_resigned: int
    play_tactic: int
    copy_tactic: int
    leader_actions_back: int
    ruin_culture: int
    discard_defense: int
    most_happy: int


class Provides(Fact, frozen=True):
    """What a card gives while it is in play; tokens come and go with it (rules 14.3)."""

    science: int = 0
    culture: int = 0
    strength: int = 0
    happy: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    colonization: int = 0
    blue_tokens: int = 0
    yellow_tokens: int = 0


class Worker(Fact, frozen=True):
    """What each worker on a card gives; food and resources are also the value of a token on it."""

    food: int = 0
    resources: int = 0
    science: int = 0
    culture: int = 0
    strength: int = 0
    happy: int = 0


class ModifierFact(Fact, frozen=True):
    """A rating that a card raises by `value` for each thing of that kind."""

    stat: StatName
    per: CountName
    value: int


class CardFact(Fact, frozen=True, kw_only=True):
    """Any card: copies for 2, 3 and 4 players; `powers` are the numbers of its own effect."""

    id: str
    title: str
    age: AgeName
    copies: tuple[int, int, int] = (0, 0, 0)
    provides: Provides = Provides()
    modifiers: list[ModifierFact] = []
    powers: dict[str, int] = {}
    text: str = ""


class TechnologyFact(CardFact, frozen=True, kw_only=True):
    """A technology for workers."""

    type: Literal[
        "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force"
    ]
    science: int = 0
    resources: int
    worker: Worker
    start: int = 0


class SpecialFact(CardFact, frozen=True, kw_only=True):
    """A special technology; the discount on urban buildings is by their level."""

    kind: Literal["law", "warfare", "exploration", "construction"]
    science: int
    urban_discount: tuple[int, int, int, int] = (0, 0, 0, 0)
    stages_per_action: int = 1


class GovernmentFact(CardFact, frozen=True, kw_only=True):
    """A government: the peaceful and the revolution price, the limit of urban buildings of a type."""

    science: int = 0
    revolution: int = 0
    limit: int


class WonderFact(CardFact, frozen=True, kw_only=True):
    """A wonder and the prices of its stages."""

    stages: list[int]


class ActionFact(CardFact, frozen=True, kw_only=True):
    """An action card; cards of one family differ only in their numbers."""

    family: str
    by_seats: tuple[int, int, int] = (0, 0, 0)


class TacticFact(CardFact, frozen=True, kw_only=True):
    """A tactic: infantry, cavalry and artillery of one army, its strength, and that of an outdated one."""

    army: tuple[int, int, int]
    strength: int
    outdated: int = 0


class BonusFact(CardFact, frozen=True, kw_only=True):
    """A military bonus card."""

    defense: int
    colonization: int


class AttackFact(CardFact, frozen=True, kw_only=True):
    """An aggression or a war: its price in military actions; for a raid the highest levels, the lower limit first."""

    price: int
    family: str = ""
    levels: list[int] = []


class SideFact(Fact, frozen=True):
    """What one party of a pact has."""

    provides: Provides = Provides()
    powers: dict[str, int] = {}
    modifiers: list[ModifierFact] = []


class PactFact(CardFact, frozen=True, kw_only=True):
    """A pact and its two sides."""

    symmetric: bool = False
    a: SideFact = SideFact()
    b: SideFact = SideFact()
    attack_bonus: int = 0
    no_attack: bool = False
    ends_on_attack: bool = False


class EventFact(CardFact, frozen=True, kw_only=True):
    """An event; culture by rank for 2, 3 and 4 players, or by the age of a wonder."""

    ranks: tuple[list[int], list[int], list[int]] | None = None
    by_age: tuple[int, int, int, int] | None = None


class Immediate(Fact, frozen=True):
    """What a new colony brings once."""

    food: int = 0
    resources: int = 0
    science: int = 0
    culture: int = 0
    population: int = 0
    military_cards: int = 0


class TerritoryFact(CardFact, frozen=True, kw_only=True):
    """A territory."""

    immediate: Immediate


class Facts(Fact, frozen=True):
    """All of the box."""

    seats: dict[int, SeatsFact]
    row: list[int]
    start: StartFact
    yellow_bank: list[YellowFact]
    blue_bank: list[BlueFact]
    numbers: NumbersFact
    initial_technologies: list[TechnologyFact]
    technologies: list[TechnologyFact]
    special_technologies: list[SpecialFact]
    governments: list[GovernmentFact]
    leaders: list[CardFact]
    wonders: list[WonderFact]
    action_cards: list[ActionFact]
    tactics: list[TacticFact]
    bonus_cards: list[BonusFact]
    aggressions: list[AttackFact]
    wars: list[AttackFact]
    pacts: list[PactFact]
    events: list[EventFact]
    territories: list[TerritoryFact]


FACTS = msgspec.json.decode(files(__package__).joinpath("components.json").read_bytes(), type=Facts)
