"""What every game's `facts` are read with: the data file in its form, and what must hold among its entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import TypeVar

import msgspec

from civitas.kit.judging import Weights

T = TypeVar("T")


class BadData(ValueError):
    """A data file that can't be right: the entry, and what is wrong with it."""


class _Learned(msgspec.Struct, forbid_unknown_fields=True):
    spread: float
    features: dict[str, float]


def components(package: str) -> bytes:
    """The data file that comes with a game."""
    return files(package).joinpath("components.json").read_bytes()


def weights(package: str, features: Sequence[str]) -> Weights:
    """What a game's judge has learned about these features."""
    found = msgspec.json.decode(files(package).joinpath("weights.json").read_bytes(), type=_Learned)
    equal("weights.json", "what is weighed", sorted(found.features), sorted(features))
    return Weights(features, [found.features[name] for name in features], found.spread)


def decode(data: bytes | str, type_: type[T]) -> T:
    """A data file in its form, or BadData."""
    try:
        return msgspec.json.decode(data, type=type_)
    except msgspec.MsgspecError as error:
        raise BadData(f"components.json: {error}") from error


def insist(holds: bool, entry: str, complaint: str) -> None:
    """What must hold of an entry."""
    if not holds:
        raise BadData(f"{entry}: {complaint}")


def equal(entry: str, what: str, found: object, expected: object) -> None:
    """Two facts that must agree."""
    insist(found == expected, entry, f"{what} is {found}, but should be {expected}.")


def known(entry: str, what: str, name: str, names: Iterable[str]) -> None:
    """A name that must stand elsewhere in the file."""
    insist(name in names, entry, f"{what} “{name}” is not in the file.")
