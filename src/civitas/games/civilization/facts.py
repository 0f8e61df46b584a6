"""The data file of Civilization: its form, and the checks that a corrected file must pass.

Every number of the cards, tokens, units, tiles and layouts stands in `components.json`, one entry a line; how sure a
group is, the group `confidence` says (`docs/civilization-data.md` tells it in words). A `standing` value is always in
force while its card is; every other number of an entry is used by the power of the same name in `rules/powers/`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec

from civitas.kit.facts import components, insist
from civitas.kit.facts import decode as read

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


Entry = (
    Civilization | Government | Policy | Ability | Tech | Wonder | Event | Person | Token | CityState | Relic | Level
)


def standing(entry: Entry) -> dict[str, int]:
    """The values that stand while an entry is in force."""
    return dict(getattr(entry, "standing", {}))


def numbers(entry: Entry) -> dict[str, int]:
    """The amounts of an entry by name, those of its price with `price_` before them."""
    found = {name: getattr(entry, name) for name in entry.__struct_fields__}
    amounts = {name: value for name, value in found.items() if type(value) is int}
    return amounts | {f"price_{name}": amount for name, amount in found.get("price", {}).items()}


MARKS = ("hut", "village", "culture", "coin", "start")
"""What a square may be marked with, besides resources and relics."""


def load() -> Facts:
    """The data file that comes with the game."""
    return decode(components(__package__))


def decode(data: bytes | str) -> Facts:
    """The facts of a data file, checked, or BadData."""
    facts = read(data, Facts)
    _check_names(facts)
    _check_references(facts)
    _check_track(facts)
    _check_tiles(facts)
    _check_layouts(facts)
    return facts


def _known(entry: str, what: str, name: str, names: Iterable[str]) -> None:
    insist(not name or name in names, entry, f"{what} “{name}” is not in the file.")


def _ids(group: Sequence[_Entry | Terrain | Resource | CityState | _Tile]) -> list[str]:
    return [entry.id for entry in group]


def _check_names(facts: Facts) -> None:
    """Every id is unique in its group, and every group says how sure it is."""
    groups: list[list[str]] = [
        _ids(facts.terrains), _ids(facts.resources), _ids(facts.civilizations), _ids(facts.governments),
        _ids(facts.policies), _ids(facts.techs), _ids(facts.buildings), _ids(facts.wonders), _ids(facts.events),
        _ids(facts.great_people), _ids(facts.persons), _ids(facts.units), _ids(facts.huts), _ids(facts.villages),
        _ids(facts.city_states), _ids(facts.relics), _ids(facts.investments), _ids(facts.homes), _ids(facts.tiles),
    ]  # fmt: skip
    for group in groups:
        for name, times in Counter(group).items():
            insist(times == 1, name, f"this id stands {times} times in its group.")
    for entry in facts.confidence:
        _known(entry.group, "the group", entry.group, Facts.__struct_fields__)


def _check_references(facts: Facts) -> None:
    """What an entry names exists."""
    techs, resources, units = _ids(facts.techs), _ids(facts.resources), _ids(facts.units)
    buildings, governments = {building.id: building for building in facts.buildings}, _ids(facts.governments)
    for civilization in facts.civilizations:
        _known(civilization.id, "the tech", civilization.tech, techs)
        _known(civilization.id, "the government", civilization.government, governments)
        for unit in civilization.setup.units:
            _known(civilization.id, "the unit", unit, units)
    for government in facts.governments:
        _known(government.id, "the tech", government.tech, techs)
    for policy in facts.policies:
        sides = [side.id for side in facts.policies if side.card == policy.card]
        insist(sorted(sides) == sorted([policy.id, policy.reverse]), policy.id, "a card has two sides.")
    for tech in facts.techs:
        _known(tech.id, "the government", tech.government, governments)
        _known(tech.id, "the building", tech.building, buildings)
        for unit in tech.ranks:
            _known(tech.id, "the unit", unit, units)
        for ability in tech.abilities:
            for symbol in ability.cost:
                _known(tech.id, "the resource", symbol, [*resources, "any"])
    for building in facts.buildings:
        _known(building.id, "the tech", building.tech, techs)
        _known(building.id, "the upgrade", building.upgrade, buildings)
        unlocker = next(tech for tech in facts.techs if tech.id == building.tech)
        insist(unlocker.building == building.id, building.id, f"{unlocker.id} does not unlock it.")
        other = buildings[building.upgrade or building.basic or building.id]
        insist(other.family == building.family, building.id, f"{other.id} is no side of its token.")
    for wonder in facts.wonders:
        _known(wonder.id, "the tech", wonder.discount_tech, techs)
        insist(bool(wonder.discount_tech) == bool(wonder.discount_cost), wonder.id, "a discount has tech and cost.")
    for event in facts.events:
        for resource in event.resources:
            _known(event.id, "the resource", resource, resources)
    for person in facts.persons:
        _known(person.id, "the type", person.type, _ids(facts.great_people))
    for token in (*facts.huts, *facts.villages):
        _known(token.id, "the resource", token.resource, resources)


def _check_track(facts: Facts) -> None:
    """The sections of the track follow each other up to its last space."""
    space = 0
    for section in facts.track.sections:
        insist(section.first == space + 1, "track", f"section {section.level} does not begin after space {space}.")
        space = section.last
    insist(space == facts.track.spaces, "track", "its sections do not end with its last space.")


def _check_tiles(facts: Facts) -> None:
    """A tile has sixteen squares with known marks; each relic lies on its tile; every civilization has a home."""
    letters, resources, relics = [terrain.letter for terrain in facts.terrains], _ids(facts.resources), {}
    for tile in (*facts.homes, *facts.tiles):
        rows = [row.split() for row in tile.rows]
        insist([len(row) for row in rows] == [4] * 4, tile.id, "a tile has four rows of four squares.")
        for square in (square for row in rows for square in row):
            terrain, *marks = square.split("+")
            _known(tile.id, "the terrain", terrain, letters)
            for mark in marks:
                if mark.startswith("relic_"):
                    relics[mark.removeprefix("relic_")] = tile.id
                else:
                    _known(tile.id, "the mark", mark, [*resources, *MARKS])
    numbers = {tile.number: tile.id for tile in facts.tiles}
    for relic in facts.relics:
        insist(relics.get(relic.id) == numbers.get(relic.tile), relic.id, f"it does not lie on tile {relic.tile}.")
    homes = [home.civilization for home in facts.homes]
    insist(sorted(homes) == sorted(_ids(facts.civilizations)), "homes", "every civilization has one home tile.")


def _check_layouts(facts: Facts) -> None:
    """Slots lie on the map, overlap nowhere and suffice; each seat has a home."""
    for layout in facts.layouts:
        name = f"layout for {layout.players}"
        squares = [(x + dx, y + dy) for x, y in layout.slots for dx in range(4) for dy in range(4)]
        insist(len(set(squares)) == len(squares), name, "two slots overlap.")
        inside = all(0 <= x < layout.width and 0 <= y < layout.height for x, y in squares)
        insist(inside, name, "a slot lies outside the map.")
        insist(len(layout.homes) == layout.players, name, "every seat has one home.")
        insist(all(home.slot in layout.slots for home in layout.homes), name, "a home lies in no slot.")
        insist(len(layout.slots) - layout.players <= len(facts.tiles), name, "there are too few tiles.")
