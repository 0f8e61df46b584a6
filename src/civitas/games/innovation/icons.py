"""The six icons, and how counts of them are packed in one number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kit.pieces import Piece

FIELD: Final = 10
FIELD_MASK: Final = (1 << FIELD) - 1


class Icon(Piece):
    """One of the six icons. Counts of all six are packed in one number, `shift` says where this icon's count stands."""

    __slots__ = ("shift",)

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, name)
        self.shift: int = number * FIELD


CASTLE: Final = Icon("castle", 0)
CROWN: Final = Icon("crown", 1)
LEAF: Final = Icon("leaf", 2)
LIGHTBULB: Final = Icon("lightbulb", 3)
FACTORY: Final = Icon("factory", 4)
CLOCK: Final = Icon("clock", 5)
ICONS: Final = (CASTLE, CROWN, LEAF, LIGHTBULB, FACTORY, CLOCK)
HEX: Final = None
"""The picture slot of a card, which holds no icon."""


def pack(slots: Iterable[Icon | None]) -> int:
    """The counts of these icons, packed."""
    packed = 0
    for slot in slots:
        if slot is not None:
            packed += 1 << slot.shift
    return packed
