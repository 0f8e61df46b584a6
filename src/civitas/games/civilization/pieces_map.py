"""The map and who lives on it: tiles and their squares, relics, city-states, civilizations with their homes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.games.civilization import facts
from civitas.games.civilization.pieces import (
    CONSTANTS,
    FACTS,
    GOVERNMENT,
    RESOURCE,
    TECH,
    TERRAINS,
    UNIT_TYPE,
    Government,
    Icons,
    Piece,
    Resource,
    Source,
    Tech,
    icons_of,
)


class CityState(Source):
    """A city-state token."""

    __slots__ = ("harvest", "icons")

    def __init__(self, entry: facts.CityState, index: int) -> None:
        super().__init__(entry.id, "City-State", index, entry)
        self.icons: Icons = icons_of(entry.icons)
        self.harvest: bool = entry.harvest


CITY_STATES: Final[tuple[CityState, ...]] = tuple([CityState(entry, at) for at, entry in enumerate(FACTS.city_states)])
CITY_STATE: Final[dict[str, CityState]] = {token.id: token for token in CITY_STATES}


class Relic(Source):
    """A relic token; its numbers are used by its reward."""

    __slots__ = ("tile_number",)

    def __init__(self, entry: facts.Relic, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.tile_number: int = entry.tile


RELICS: Final[tuple[Relic, ...]] = tuple([Relic(entry, at) for at, entry in enumerate(FACTS.relics)])
RELIC: Final[dict[str, Relic]] = {relic.id: relic for relic in RELICS}


class Cell:
    """A printed square of a tile, or the side of a disaster token that lies on one."""

    __slots__ = ("hut", "icons", "relic", "resource", "start", "terrain", "village")

    def __init__(self, terrain: str, icons: Icons, marks: Sequence[str]) -> None:
        self.terrain: str = terrain
        self.icons: Icons = icons
        self.resource: Resource | None = None
        self.relic: Relic | None = None
        for mark in marks:
            if mark in RESOURCE:
                self.resource = RESOURCE[mark]
            elif mark.startswith("relic_"):
                self.relic = RELIC[mark.removeprefix("relic_")]
        self.hut: bool = "hut" in marks
        self.village: bool = "village" in marks
        self.start: bool = "start" in marks


BARE: Final[dict[str, Cell]] = {terrain.id: Cell(terrain.id, terrain.icons, ()) for terrain in TERRAINS}
"""By terrain: a square without marks, as a disaster token makes it."""


class Tile(Piece):
    """A map tile: a neutral one with its number, or the home of a civilization. `cells` are its squares, arrow up."""

    __slots__ = ("cells", "civilization", "number")

    def __init__(
        self,
        text: str,
        index: int,
        rows: Sequence[str],
        printed: Sequence[facts.Printed],
        number: int = 0,
        civilization: str = "",
    ) -> None:
        super().__init__(text, text.replace("_", " ").capitalize(), index)
        self.number: int = number
        self.civilization: str = civilization
        squares = [square for row in rows for square in row.split()]
        override = {4 * entry.row + entry.column: icons_of(entry.icons) for entry in printed}
        self.cells: tuple[Cell, ...] = tuple([_cell(square, override.get(at)) for at, square in enumerate(squares)])


def _cell(square: str, printed: Icons | None) -> Cell:
    letters = [terrain.letter for terrain in TERRAINS]
    letter, *marks = square.split("+")
    terrain = TERRAINS[letters.index(letter)]
    icons = terrain.icons
    culture, coin = int("culture" in marks), int("coin" in marks)
    if printed is not None:
        icons = printed
    elif culture or coin:
        icons = Icons(icons.production, icons.trade, icons.culture + culture, icons.coin + coin, icons.combat)
    return Cell(terrain.id, icons, marks)


TILES: Final[tuple[Tile, ...]] = tuple(
    [Tile(entry.id, at, entry.rows, entry.printed, entry.number) for at, entry in enumerate(FACTS.tiles)]
)
HOMES: Final[tuple[Tile, ...]] = tuple(
    [Tile(entry.id, at, entry.rows, entry.printed, 0, entry.civilization) for at, entry in enumerate(FACTS.homes)]
)
TILE: Final[dict[str, Tile]] = {tile.id: tile for tile in (*TILES, *HOMES)}


class Setup:
    """What a civilization starts with (rules 3.2); `units` by index of the type are drawn besides the usual ones."""

    __slots__ = (
        "armies",
        "great_people",
        "metropolis",
        "policies",
        "resources",
        "scouts",
        "start_armies",
        "start_scouts",
        "units",
        "walls",
        "wonder",
    )

    def __init__(self, entry: facts.Setup) -> None:
        figures = entry.figures or CONSTANTS.starting_figures
        self.great_people: int = entry.great_people
        self.resources: tuple[Resource, ...] = tuple([RESOURCE[resource] for resource in entry.resources])
        self.walls: bool = entry.walls
        self.wonder: bool = entry.wonder
        self.metropolis: bool = entry.metropolis
        self.policies: int = entry.policies or 1
        self.units: dict[int, int] = {UNIT_TYPE[unit].index: count for unit, count in entry.units.items()}
        self.armies: int = entry.armies or CONSTANTS.armies
        self.scouts: int = entry.scouts or CONSTANTS.scouts
        self.start_armies: int = figures["army"]
        self.start_scouts: int = figures["scout"]


class Civilization(Source):
    """A civilization sheet: what it starts with, and the numbers of its powers."""

    __slots__ = (
        "government",
        "home",
        "leader",
        "setup",
        "starting_tech",
    )

    def __init__(self, entry: facts.Civilization, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.leader: str = entry.leader
        self.starting_tech: Tech = TECH[entry.tech]
        self.government: Government = GOVERNMENT[entry.government]
        self.home: Tile = next(tile for tile in HOMES if tile.civilization == entry.id)
        self.setup: Setup = Setup(entry.setup)


CIVILIZATIONS: Final[tuple[Civilization, ...]] = tuple(
    [Civilization(entry, at) for at, entry in enumerate(FACTS.civilizations)]
)
CIVILIZATION: Final[dict[str, Civilization]] = {sheet.id: sheet for sheet in CIVILIZATIONS}


class LayoutFacts:
    """The map for a number of players: the top left squares of its slots; homes by seat, with quarter turns."""

    __slots__ = ("height", "homes", "players", "slots", "width")

    def __init__(self, entry: facts.Layout) -> None:
        self.players: int = entry.players
        self.width: int = entry.width
        self.height: int = entry.height
        self.slots: tuple[tuple[int, int], ...] = tuple(entry.slots)
        self.homes: tuple[tuple[tuple[int, int], int], ...] = tuple(
            [(home.slot, home.turn // 90) for home in entry.homes]
        )


LAYOUTS: Final[tuple[LayoutFacts, ...]] = tuple([LayoutFacts(entry) for entry in FACTS.layouts])
