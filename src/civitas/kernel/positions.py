"""What positions are read with: values in their types, each refused with its path."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition

T = TypeVar("T")

_STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]")
_BOUND: Final = re.compile(r"Expected `int` (<=|>=) (-?\d+)")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_CHOICE: Final = re.compile(r"Invalid enum value '(.*)'", re.DOTALL)


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
        text = beyond(_at(value, below), int(bound[2]))
    elif unknown := _UNKNOWN.fullmatch(text):
        fields = [field.name for sort in _sorts(type_, whole) for field in getattr(sort, "fields", ())]
        text = f"there is no field “{shorten(unknown[1])}”; there {are(fields)}"
    elif choice := _CHOICE.fullmatch(text):
        choices = [word for sort in _sorts(type_, whole) for word in getattr(sort, "values", ())]
        text = f"“{shorten(choice[1])}” can't stand here; there {are(choices)}"
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


def are(things: Iterable[object]) -> str:
    """What there is: "is wood", "are wood, clay"."""
    words = [str(thing) for thing in things]
    return f"{'are' if len(words) > 1 else 'is'} {', '.join(words) or 'none'}"


def beyond(number: int, bound: int) -> str:
    """How a number lies beyond its bound."""
    return f"{digits(number)} is {'more' if number > bound else 'less'} than {bound}"


def digits(number: int) -> str:
    """A number of unknown origin, fit to stand in a sentence."""
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
