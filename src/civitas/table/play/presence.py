"""Who is at the tables: a person who is there keeps the seat, one who comes back gets it back at once."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from civitas.table.play.live import Live

WRITTEN: Final = 30
"""Seconds between two times that are written down of a person who stays."""


def is_away(live: Live, seat: int, started: float) -> bool:
    """Whether the person of a seat has not been there for as long as the table allows.

    Nobody can have been seen while the server was down: absence counts from its start on.
    """
    last = max(live.seats[seat].seen, live.last_seen.get(seat, 0), started if live.table.absent else 0)
    return not live.online(seat) and time.time() - last >= 60 * live.table.absent


def too_early(live: Live, seat: int) -> str:
    """Why a seat can't be given to a bot yet."""
    who, minutes = live.seats[seat].called, live.table.absent
    while_away = f" for {minutes} minute{'s' if minutes > 1 else ''}" if minutes else ""
    return f"{who} has to be away{while_away} before a bot can take the seat."


def news(tables: Iterable[Live]) -> list[tuple[str, int, int]]:
    """What is to be written down of those who are at their tables: table, seat and time."""
    now = int(time.time())
    found = []
    for live in tables:
        for seat in live.seats:
            if seat.holder is None:
                continue
            if live.online(seat.seat):
                live.last_seen[seat.seat] = now
            if (last := live.last_seen.get(seat.seat, 0)) - seat.seen >= WRITTEN:
                seat.seen = last
                found.append((live.table.id, seat.seat, last))
    return found
