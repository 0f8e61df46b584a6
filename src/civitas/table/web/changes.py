"""What is new in a board: a reader who has the last one is sent the pieces that differ and where the others were."""

from __future__ import annotations

import functools
from typing import Final

import msgspec

from civitas.table.web.showing import Event

Piece = str | tuple[int, int]
"""A piece as it stands, or the first and the number of pieces in a row that the last board had."""

KEPT: Final = 128
"""Changes that are kept: several readers of a table go from the same board to the same next one at the same time."""


class Changes:
    """Turns boards into changes of the one before; the first is sent whole."""

    def __init__(self) -> None:
        self._last = ""

    def of(self, event: Event) -> Event:
        """The event as this reader needs it."""
        if event.name != "board":
            return event
        last, self._last = self._last, event.data
        return Event("change", event.number, _difference(last, event.data)) if last else event


@functools.lru_cache(KEPT)
def _difference(before: str, board: str) -> str:
    """What leads from one board to the next, as JSON."""
    last = before.split("<")
    where: dict[str, int] = {}
    for at, piece in enumerate(last):
        where.setdefault(piece, at)
    found: list[Piece] = []
    first = then = 0
    for piece in board.split("<"):
        if first < then < len(last) and last[then] == piece:
            then += 1
            continue
        if first < then:
            found.append((first, then - first))
        if piece in where:
            first = where[piece]
            then = first + 1
        else:
            found.append(piece)
            first = then = 0
    if first < then:
        found.append((first, then - first))
    return msgspec.json.encode(found).decode()
