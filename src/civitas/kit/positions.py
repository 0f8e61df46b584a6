"""What games read their positions with: pieces by name, numbers and seats within bounds, each refused with its path."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final, Generic, TypeVar

from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kernel.positions import are, beyond, digits

P = TypeVar("P")

_FEW: Final = 20


class Box(Generic[P]):
    """All pieces of one sort while a position is read: each is taken by its name, and lies in one place."""

    def __init__(self, pieces: Iterable[P], what: str) -> None:
        self._named = {str(piece): piece for piece in pieces}
        self._what = what
        self._places: dict[str, str] = {}

    def take(self, name: str, path: str) -> P:
        """The piece of that name, which lies nowhere else."""
        piece = known(self._named, name, path, self._what)
        if name in self._places:
            raise BadPosition(f"{path}: the {self._what} “{name}” lies at {self._places[name]} already.")
        self._places[name] = path
        return piece

    def listed(self, names: Iterable[str], path: str) -> list[P]:
        """The pieces of these names."""
        return [self.take(name, f"{path}[{at}]") for at, name in enumerate(names)]

    def place(self, piece: P) -> str:
        """The path at which a piece lies; empty if it has not been taken."""
        return self._places.get(str(piece), "")

    def left(self) -> list[P]:
        """The pieces that are named nowhere, in the order of the box."""
        return [piece for name, piece in self._named.items() if name not in self._places]


def shuffled(pieces: Iterable[P]) -> list[P]:
    """Pieces that are named nowhere, in an order that is always the same and tells nothing."""
    order = list(pieces)
    Chance.from_seed(0).shuffle(order)
    return order


def texts(pieces: Iterable[object]) -> list[str]:
    """Pieces as they are written."""
    return [str(piece) for piece in pieces]


def known(named: Mapping[str, P], name: str, path: str, what: str) -> P:
    """The thing of that name; what is unknown is answered with what there is."""
    if name in named:
        return named[name]
    near = list(named) if len(named) <= _FEW else get_close_matches(shorten(name), named)
    there = f"; there {are(near)}" if len(near) == len(named) else f"; near it {are(near)}" if near else ""
    raise BadPosition(f"{path}: there is no {what} “{shorten(name)}”{there}.")


def within(number: int, low: int, high: int, path: str) -> int:
    """A number that lies between two others, these included."""
    if low <= number <= high:
        return number
    raise BadPosition(f"{path}: {beyond(number, low if number < low else high)}.")


def seated(number: int, seats: int, path: str) -> int:
    """A seat of the table."""
    if 0 <= number < seats:
        return number
    raise BadPosition(f"{path}: {digits(number)} is no seat; the seats are 0 to {seats - 1}.")
