"""What every game's `position` is read with: values in their types, pieces by name, each refused with its path."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import inspect

from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition

P = TypeVar("P")
T = TypeVar("T")

_FEW: Final = 20
_STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]")
_BOUND: Final = re.compile(r"Expected `int` (<=|>=) (-?\d+)")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_CHOICE: Final = re.compile(r"Invalid enum value '(.*)'", re.DOTALL)


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
    there = f"; there {_are(near)}" if len(near) == len(named) else f"; near it {_are(near)}" if near else ""
    raise BadPosition(f"{path}: there is no {what} “{shorten(name)}”{there}.")


def within(number: int, low: int, high: int, path: str) -> int:
    """A number that lies between two others, these included."""
    if low <= number <= high:
        return number
    raise BadPosition(f"{path}: {_beyond(number, low if number < low else high)}.")


def seated(number: int, seats: int, path: str) -> int:
    """A seat of the table."""
    if 0 <= number < seats:
        return number
    raise BadPosition(f"{path}: {_digits(number)} is no seat; the seats are 0 to {seats - 1}.")


def convert(value: Any, type_: type[T], path: str = "") -> T:
    """A value of a position in its proper type, or BadPosition with the path: `players[1].wood: Expected `int``."""
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        text, below = _told(str(error), value, type_)
    except (UnicodeEncodeError, AttributeError):
        # Not a wrong value but none that a position could hold: msgspec stumbles over it.
        text, below = "this can't be written as JSON", _unwritable(value)
    where = (path + below).lstrip(".")
    raise BadPosition(f"{where}: {text}." if where else f"{text}.")


def _told(error: str, value: Any, type_: Any) -> tuple[str, str]:
    """What msgspec finds wrong, and the path from the value down to it."""
    text, _, below = error.partition(" - at `$")
    if not below:
        text, _, below = error.partition(" - at `key` in `$")
        text += " as a name" if below else ""
    below = below.rstrip("`")
    # Below names that are no fields msgspec does not say where it was.
    whole = below
    below, vague, _ = whole.partition("[...]")
    if not vague and (bound := _BOUND.fullmatch(text)):
        text = _beyond(_at(value, below), int(bound[2]))
    elif unknown := _UNKNOWN.fullmatch(text):
        fields = [field.name for sort in _sorts(type_, whole) for field in getattr(sort, "fields", ())]
        text = f"there is no field “{shorten(unknown[1])}”; there {_are(fields)}"
    elif choice := _CHOICE.fullmatch(text):
        choices = [word for sort in _sorts(type_, whole) for word in getattr(sort, "values", ())]
        text = f"“{shorten(choice[1])}” can't stand here; there {_are(choices)}"
    return shorten(text, 400), below


def _at(value: Any, below: str) -> Any:
    for name, at in _STEP.findall(below):
        value = value[name] if name else value[int(at)]
    return value


def _sorts(type_: Any, below: str) -> list[Any]:
    """What can stand at the end of a path."""
    sorts = _parts(inspect.type_info(type_))
    for name in re.findall(r"\.(\w+)|\[", below):
        inner = []
        for sort in sorts:
            if name:
                inner += [field.type for field in getattr(sort, "fields", ()) if field.encode_name == name]
            else:
                inner.append(getattr(sort, "item_type", None) or getattr(sort, "value_type", None))
        sorts = [part for info in inner for part in _parts(info)]
    return sorts


def _parts(info: Any) -> list[Any]:
    if isinstance(info, inspect.Metadata):
        return _parts(info.type)
    return [*info.types] if isinstance(info, inspect.UnionType) else [info]


def _are(things: Iterable[object]) -> str:
    words = texts(things)
    return f"{'are' if len(words) > 1 else 'is'} {', '.join(words) or 'none'}"


def _beyond(number: int, bound: int) -> str:
    return f"{_digits(number)} is {'more' if number > bound else 'less'} than {bound}"


def _digits(number: int) -> str:
    # Python refuses to write out numbers with thousands of digits.
    return str(number) if abs(number) < 10**18 else "a number of more than 18 digits"


def _unwritable(value: Any) -> str:
    """The path from a value down to the first thing in it that no JSON text can hold."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        try:
            msgspec.json.encode(part)
        except (TypeError, UnicodeEncodeError):
            return (f".{shorten(key)}" if isinstance(key, str) else f"[{key}]") + _unwritable(part)
    return ""
