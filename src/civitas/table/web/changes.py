"""What is new in a board: a reader who has the last one is sent the pieces that differ and where the others were."""

from __future__ import annotations

import msgspec

from civitas.table.web.showing import Event

Piece = str | tuple[int, int]
"""A piece as it stands, or the first and the number of pieces in a row that the last board had."""


class Changes:
    """Turns boards into changes of the one before; the first is sent whole."""

    def __init__(self) -> None:
        self._last: list[str] = []

    def of(self, event: Event) -> Event:
        """The event as this reader needs it."""
        if event.name != "board":
            return event
        pieces = event.data.split("<")
        last, self._last = self._last, pieces
        if not last:
            return event
        return Event("change", event.number, msgspec.json.encode(_difference(last, pieces)).decode())


def _difference(last: list[str], pieces: list[str]) -> list[Piece]:
    where: dict[str, int] = {}
    for at, piece in enumerate(last):
        where.setdefault(piece, at)
    found: list[Piece] = []
    first = then = 0
    for piece in pieces:
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
    return found
