"""How the data file is read: the checks that a corrected one must pass, and the numbers of its entries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from civitas.games.civilization.facts import (
    Ability,
    CityState,
    Civilization,
    Event,
    Facts,
    Government,
    Level,
    Person,
    Policy,
    Relic,
    Tech,
    Token,
    Wonder,
)
from civitas.kit.facts import components, insist
from civitas.kit.facts import decode as read

MARKS = ("hut", "village", "culture", "coin", "start")
"""What a square may be marked with, besides resources and relics."""


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


class _Named(Protocol):
    @property
    def id(self) -> str: ...


def _ids(group: Sequence[_Named]) -> list[str]:
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
