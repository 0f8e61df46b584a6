"""The data file of Civilization: its form.

Every number of the cards, tokens, units, tiles and layouts stands in `components.json`, one entry a line; how sure a
group is, the group `confidence` says (`docs/civilization-data.md` tells it in words). A `standing` value is always in
force while its card is; every other number of an entry is used by the power of the same name in `rules/powers/`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Amount = Annotated[int, msgspec.Meta(ge=1)]
Box = Literal["base", "fame_and_fortune", "wisdom_and_warfare", "base_or_fame_and_fortune"]
Icon = Literal["production", "trade", "culture", "coin", "combat_bonus"]
Icons = dict[Icon, Amount]
StandingName = Literal[
    "travel", "lone_army_travel", "stacking", "water_crossing", "water_resting", "flight",
    "coins", "coin_slots", "city_production", "coins_per_city_production", "equal_production",
    "mixed_city_production", "mixed_city_arts", "arts_per_resource", "rush_production", "water_trade",
    "unit_price_cap", "harvests", "splits", "free_buildings", "capital_actions", "capital_idle",
    "policies", "policies_off", "culture_hand", "coins_per_hands", "event_draws", "person_draws",
    "track_culture", "coins_per_track_trade", "jumps", "tech_discount", "second_tech", "research_switches",
    "all_governments", "anarchy_immune", "metropolis", "armies_found", "found_by_huts", "armies_gather",
    "scouts_in_huts", "peaceful_villages", "closed_outskirts", "armies_to_shipyards", "sacrifices", "building_raids",
    "any_market_resource", "spy_price", "consent", "events_uncancelled", "actions_uncancelled",
    "combat_bonus", "outnumbered_bonus", "battle_hand", "strength", "infantry_strength", "untrumped", "walls_fall",
    "sees_battle_hand", "attack_loot", "loot_lost",
]  # fmt: skip
Standing = dict[StandingName, Amount]
Phase = Literal["start_of_turn", "trade", "city_management", "movement", "battle", "any_time"]
Age = Literal["ancient", "medieval", "modern"]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class _Entry(_Strict, frozen=True, kw_only=True):
    id: str
    name: str


class Meta(_Entry, frozen=True, kw_only=True):
    """What the box says."""

    edition: str
    players: list[Amount]


class Confidence(_Strict, frozen=True, kw_only=True):
    """How sure a group of the file is: by several sources, by one, or reconstructed."""

    group: str
    conf: Literal["multi", "single", "recon"]
    note: str


class Constants(_Strict, frozen=True, kw_only=True):
    """Numbers of the rules that stand on no card."""

    trade_dial: Amount
    economic_victory_coins: Amount
    tech_cost: list[Amount]
    travel_speed: Amount
    stacking_limit: Amount
    culture_hand: Amount
    battle_hand: Amount
    battle_hand_per_extra_army: Amount
    battle_hand_in_city: Amount
    max_cities: Amount
    army_cost: Amount
    scout_cost: Amount
    unit_cost: list[Amount]
    aircraft_cost: Amount
    rush_trade: Amount
    rush_production: Amount
    caravan_production: Amount
    defending_city: Amount
    defending_capital: Amount
    defending_metropolis: Amount
    city_walls: Amount
    fortification: Amount
    garrison: Amount
    units_per_lost_army: Amount
    village_rank: Amount
    horde_rank: Amount
    razed_city_state_culture: Amount
    devote_city: Amount
    devote_metropolis: Amount
    city_distance: Amount
    policies: Amount
    loot_figures: Amount
    loot_city: Amount
    loot_trade: Amount
    loot_culture: Amount
    loot_small_price: Amount
    loot_great_price: Amount
    armies: Amount
    scouts: Amount
    city_tokens: Amount
    starting_units: dict[str, Amount]
    starting_figures: dict[str, Amount]
    market_tokens_per_player: Amount
    wonders_per_age: Amount
    wonder_market: Amount
    civilizations_drawn: Amount


class TwoPlayers(_Strict, frozen=True, kw_only=True):
    """What is otherwise with two players (3.3, 3.4)."""

    wonders_per_age: Amount
    wonder_market: Amount
    huts_removed: dict[str, Amount]
    villages_removed: dict[str, Amount]
    shown_techs: Amount


class Terrain(_Strict, frozen=True, kw_only=True):
    """A terrain and what a square of it gives."""

    id: str
    letter: str
    icons: Icons


class Resource(_Strict, frozen=True, kw_only=True):
    """A kind of resource; those of the market have tokens there."""

    id: str
    market: bool


class Setup(_Strict, frozen=True, kw_only=True):
    """What a civilization has more, or else, at the start (3.2)."""

    great_people: Count = 0
    resources: list[str] = []
    walls: bool = False
    wonder: bool = False
    metropolis: bool = False
    policies: Count = 0
    units: dict[str, Amount] = {}
    armies: Count = 0
    scouts: Count = 0
    figures: dict[str, Amount] = {}


class Civilization(_Entry, frozen=True, kw_only=True):
    """A civilization sheet."""

    set: Box
    tech: str
    government: str
    leader: str = ""
    setup: Setup = Setup()
    standing: Standing = {}
    trade: Count = 0
    culture: Count = 0
    units: Count = 0
    steps: Count = 0


class Government(_Entry, frozen=True, kw_only=True):
    """A government; without a tech it is open to everybody."""

    tech: str = ""
    standing: Standing = {}
    trade: Count = 0
    culture: Count = 0


class Policy(_Entry, frozen=True, kw_only=True):
    """One side of a social policy card."""

    card: Amount
    reverse: str
    standing: Standing = {}
    price: dict[str, Amount] = {}
    trade: Count = 0
    culture: Count = 0
    scout_culture: Count = 0
    units: Count = 0


class Ability(_Strict, frozen=True, kw_only=True):
    """A resource ability of a tech."""

    cost: list[str]
    phase: Phase
    production: Count = 0
    culture: Count = 0
    trade: Count = 0
    other_trade: Count = 0
    strength: Count = 0
    wounds: Count = 0
    ages: list[Age] = []


class Tech(_Entry, frozen=True, kw_only=True):
    """A technology."""

    level: Amount
    set: Box
    government: str = ""
    building: str = ""
    ranks: dict[str, Amount] = {}
    unlocks_unit: str = ""
    coin: Count = 0
    coin_slots: Count = 0
    culture_hand: Count = 0
    travel_speed: Count = 0
    stacking_limit: Count = 0
    max_cities: Count = 0
    shared: bool = False
    standing: Standing = {}
    wounds: Count = 0
    price: dict[str, Amount] = {}
    abilities: list[Ability] = []


class Building(_Entry, frozen=True, kw_only=True):
    """One side of a building token, or the walls of a city."""

    family: str
    side: Literal["basic", "upgraded"]
    tech: str
    cost: Amount
    terrain: str
    icons: Icons
    upgrade: str = ""
    basic: str = ""
    unique: bool = False


class Supply(_Strict, frozen=True, kw_only=True):
    """How many tokens of a family the market has."""

    family: str
    full: Amount
    two_players: Amount


class Wonder(_Entry, frozen=True, kw_only=True):
    """A wonder."""

    age: Age
    set: Box
    cost: Amount
    icons: Icons
    discount_cost: Count = 0
    discount_tech: str = ""
    standing: Standing = {}
    trade: Count = 0
    culture: Count = 0
    coins: Count = 0
    steps: Count = 0
    draws: Count = 0
    resources: Count = 0


class Section(_Strict, frozen=True, kw_only=True):
    """A section of the culture track."""

    level: Amount
    first: Amount
    last: Amount
    culture: Count
    trade: Count


class Track(_Strict, frozen=True, kw_only=True):
    """The culture track."""

    spaces: Amount
    sections: list[Section]
    great_person: list[Amount]


class Event(_Entry, frozen=True, kw_only=True):
    """A culture event; with two phases it has two effects, one for each."""

    level: Amount
    copies: Amount
    phases: list[Phase]
    targets: str
    interrupt: bool = False
    range: Count = 0
    tech_levels: list[Amount] = []
    resources: list[str] = []
    terrain: str = ""
    steps: Count = 0
    switches: Count = 0
    units: Count = 0
    production: Count = 0
    trade: Count = 0
    coins: Count = 0
    coins_of_two: Count = 0
    players: Count = 0
    buildings: Count = 0
    figures: Count = 0


class GreatPeople(_Entry, frozen=True, kw_only=True):
    """A type of great person: its tokens."""

    count: Amount
    icons: Icons
    card_name: str


Use = Literal[
    "once", "per_turn", "permanent", "trigger", "battle", "after_battle", "phase_start", "payment", "cancel",
    "declaration", "research_commit",
]  # fmt: skip


class Person(_Entry, frozen=True, kw_only=True):
    """A great person card."""

    type: str
    use: Use
    discard: bool = False
    standing: Standing = {}
    price: dict[str, Amount] = {}
    trade: Count = 0
    culture: Count = 0
    production: Count = 0
    wounds: Count = 0
    units: Count = 0
    buildings: Count = 0
    coins: Count = 0
    coins_per: Count = 0
    armies_per: Count = 0
    steps: Count = 0
    factor: Count = 0


class UnitCard(_Strict, frozen=True, kw_only=True):
    """A unit card at rank I."""

    strength: Amount
    health: Amount
    copies: Amount


class Unit(_Entry, frozen=True, kw_only=True):
    """A type of unit: its deck."""

    names: list[str]
    cards: list[UnitCard]
    trumps: str = ""
    tech: str = ""
    fixed_rank: bool = False


class Token(_Entry, frozen=True, kw_only=True):
    """A type of hut or village token."""

    copies: Amount
    keep: bool = False
    resource: str = ""
    culture: Count = 0
    coins: Count = 0
    production: Count = 0
    tech_level: Count = 0


class CityState(_Strict, frozen=True, kw_only=True):
    """A city-state token."""

    id: str
    icons: Icons
    harvest: bool = False


class Relic(_Entry, frozen=True, kw_only=True):
    """A relic."""

    tile: Amount
    terrain: str
    set: Box
    great_people: Count = 0
    investments: Count = 0
    units: Count = 0
    steps: Count = 0


class Level(_Strict, frozen=True, kw_only=True):
    """A level of an investment card: only the highest one that is reached is in force."""

    tokens: Amount
    standing: Standing = {}
    techs: Count = 0


class Investment(_Entry, frozen=True, kw_only=True):
    """An investment card."""

    levels: list[Level]


class Home(_Strict, frozen=True, kw_only=True):
    """The place of a home tile, and how far it is turned clockwise."""

    slot: tuple[int, int]
    turn: Literal[0, 90, 180, 270]


class Layout(_Strict, frozen=True, kw_only=True):
    """The map for a number of players: slots by their top left square, homes in the order of the seats."""

    players: Amount
    width: Amount
    height: Amount
    slots: list[tuple[int, int]]
    homes: list[Home]
    hole: tuple[int, int, int, int] | None = None


class Printed(_Strict, frozen=True, kw_only=True):
    """A square that prints other icons than its terrain gives."""

    row: Count
    column: Count
    icons: Icons


class _Tile(_Strict, frozen=True, kw_only=True):
    """A map tile, its arrow pointing up: four rows of four squares, a letter for the terrain and marks.

    `decided` names squares (row, column) about which the sources differ.
    """

    id: str
    rows: list[str]
    printed: list[Printed] = []
    decided: list[tuple[int, int]] = []


class HomeTile(_Tile, frozen=True, kw_only=True):
    """The home tile of a civilization."""

    civilization: str


class NeutralTile(_Tile, frozen=True, kw_only=True):
    """A neutral tile."""

    number: Amount
    set: Box


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole data file."""

    meta: Meta
    confidence: list[Confidence]
    constants: Constants
    two_players: TwoPlayers
    terrains: list[Terrain]
    resources: list[Resource]
    civilizations: list[Civilization]
    governments: list[Government]
    policies: list[Policy]
    techs: list[Tech]
    buildings: list[Building]
    supply: list[Supply]
    wonders: list[Wonder]
    track: Track
    events: list[Event]
    great_people: list[GreatPeople]
    persons: list[Person]
    units: list[Unit]
    huts: list[Token]
    villages: list[Token]
    city_states: list[CityState]
    relics: list[Relic]
    investments: list[Investment]
    layouts: list[Layout]
    homes: list[HomeTile]
    tiles: list[NeutralTile]
