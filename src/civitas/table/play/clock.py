"""What time it is, handed in, so that tests need not wait; and how much of it people have."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence

from civitas.table.store.records import Limit, SeatRecord


class Clock:
    """The clock on the wall."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def wait(self, bell: asyncio.Event, until: float) -> None:
        """Wait until a bell rings, or until that time."""
        try:
            await asyncio.wait_for(bell.wait(), max(0.0, until - self.now()))
        except TimeoutError:
            return


def deadlines(
    limit: Limit, seats: Sequence[SeatRecord], asked: Sequence[int], before: Mapping[int, int], chose: int, now: float
) -> dict[int, int]:
    """When each person who is asked must have chosen, after the seat `chose` has; what ran before runs on.

    Time for a turn runs until somebody else is asked instead, time for a decision until it is made.
    """
    found: dict[int, int] = {}
    for seat in asked if limit.seconds else ():
        if seats[seat].holder is not None and not seats[seat].played_by_bot:
            runs = seat in before and (limit.per == "turn" or seat != chose)
            found[seat] = before[seat] if runs else int(now) + limit.seconds
    return found
