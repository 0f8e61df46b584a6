"""The map as geometry: squares, directions, and the layouts for two to five players.

Every layout lies on one grid, so that a square is the same number and the same text in every game: `y * WIDTH + x`, and
`x,y` counted from the top left corner.
"""

from __future__ import annotations

from typing import Final

from civitas.games.civilization import pieces_map

WIDTH: Final = max([layout.width for layout in pieces_map.LAYOUTS])
HEIGHT: Final = max([layout.height for layout in pieces_map.LAYOUTS])
SIDE: Final = 4
"""A tile has so many squares a side."""
NOWHERE: Final = -1


LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def square_title(x: int, y: int) -> str:
    """A square as people call it: the letter of its column, and its row counted from 1."""
    count = len(LETTERS)
    column = LETTERS[x] if x < count else LETTERS[x // count - 1] + LETTERS[x % count]
    return f"{column}{y + 1}"


class Spot:
    """A square of the grid, by its place."""

    __slots__ = ("at", "text", "x", "y")

    def __init__(self, at: int) -> None:
        self.at: int = at
        self.x: int = at % WIDTH
        self.y: int = at // WIDTH
        self.text: str = f"{self.x},{self.y}"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    @property
    def title(self) -> str:
        """The square as people call it."""
        return square_title(self.x, self.y)


class Direction:
    """One of the four ways to step; `turn` is how an explorer who goes that way lays a tile (rules 10.2)."""

    __slots__ = ("dx", "dy", "id", "index", "turn")

    def __init__(self, index: int, name: str, dx: int, dy: int, turn: int) -> None:
        self.index: int = index
        self.id: str = name
        self.dx: int = dx
        self.dy: int = dy
        self.turn: int = turn

    def __str__(self) -> str:
        return self.id


SPOTS: Final[tuple[Spot, ...]] = tuple([Spot(at) for at in range(WIDTH * HEIGHT)])
SPOT: Final[dict[str, Spot]] = {square.text: square for square in SPOTS}
NORTH: Final = Direction(0, "north", 0, -1, 0)
EAST: Final = Direction(1, "east", 1, 0, 1)
SOUTH: Final = Direction(2, "south", 0, 1, 2)
WEST: Final = Direction(3, "west", -1, 0, 3)
DIRECTIONS: Final[tuple[Direction, ...]] = (NORTH, EAST, SOUTH, WEST)


def printed(row: int, column: int, turn: int) -> int:
    """Rules 10.2: which printed square of a tile (0 to 15) shows at that row and column after so many quarter turns."""
    last = SIDE - 1
    if turn == 1:
        row, column = last - column, row
    elif turn == 2:
        row, column = last - row, last - column
    elif turn == 3:
        row, column = column, last - row
    return row * SIDE + column


def gap(one: int, other: int) -> int:
    """The distance in king's steps, as rules 6.1 measures centres."""
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))


class Layout:
    """Where tiles lie for one number of players.

    `near` are the orthogonal neighbours in the order of DIRECTIONS (NOWHERE outside the map), `steps` the same without
    the missing ones, `around` the adjacent squares that exist, `slot_of` the tile slot of a square.
    """

    __slots__ = ("around", "edge", "height", "homes", "near", "seats", "slot_of", "slots", "squares", "steps", "width")

    def __init__(self, facts: pieces_map.LayoutFacts) -> None:
        self.seats: int = facts.players
        self.width: int = facts.width
        self.height: int = facts.height
        self.slots: tuple[tuple[int, int], ...] = facts.slots
        self.homes: tuple[tuple[int, int], ...] = tuple([(self.slots.index(slot), turn) for slot, turn in facts.homes])
        slot_of = [NOWHERE] * len(SPOTS)
        for number, (x, y) in enumerate(self.slots):
            for row in range(SIDE):
                for column in range(SIDE):
                    slot_of[(y + row) * WIDTH + x + column] = number
        self.slot_of: tuple[int, ...] = tuple(slot_of)
        self.squares: tuple[int, ...] = tuple([at for at in range(len(SPOTS)) if slot_of[at] != NOWHERE])
        self.near: tuple[tuple[int, ...], ...] = tuple([self._neighbours(at) for at in range(len(SPOTS))])
        self.steps: tuple[tuple[int, ...], ...] = tuple(
            [tuple([other for other in row if other != NOWHERE]) for row in self.near]
        )
        self.around: tuple[tuple[int, ...], ...] = tuple([self._adjacent(at) for at in range(len(SPOTS))])
        self.edge: frozenset[int] = self._outer_edge()

    def squares_of(self, slot: int) -> list[int]:
        """The squares of a tile slot, row by row."""
        x, y = self.slots[slot]
        return [(y + row) * WIDTH + x + column for row in range(SIDE) for column in range(SIDE)]

    def _neighbours(self, at: int) -> tuple[int, ...]:
        return tuple([self._beside(at, way.dx, way.dy) for way in DIRECTIONS])

    def _adjacent(self, at: int) -> tuple[int, ...]:
        ways = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
        found = [self._beside(at, dx, dy) for dx, dy in ways]
        return tuple([other for other in found if other != NOWHERE])

    def _beside(self, at: int, dx: int, dy: int) -> int:
        if self.slot_of[at] == NOWHERE:
            return NOWHERE
        x, y = at % WIDTH + dx, at // WIDTH + dy
        if not (0 <= x < WIDTH and 0 <= y < HEIGHT) or self.slot_of[y * WIDTH + x] == NOWHERE:
            return NOWHERE
        return y * WIDTH + x

    def _outer_edge(self) -> frozenset[int]:
        """The squares with an orthogonal neighbour outside the map; the rim of a hole in it is no outer edge."""
        outside = {(x, y) for x in range(-1, WIDTH + 1) for y in range(-1, HEIGHT + 1)}
        outside -= {(at % WIDTH, at // WIDTH) for at in self.squares}
        reached = {(-1, -1)}
        front = [(-1, -1)]
        while front:
            x, y = front.pop()
            for way in DIRECTIONS:
                beside = (x + way.dx, y + way.dy)
                if beside in outside and beside not in reached:
                    reached.add(beside)
                    front.append(beside)
        return frozenset(
            [
                at
                for at in self.squares
                if any((at % WIDTH + way.dx, at // WIDTH + way.dy) in reached for way in DIRECTIONS)
            ]
        )


ATLAS: Final[dict[int, Layout]] = {facts.players: Layout(facts) for facts in pieces_map.LAYOUTS}
