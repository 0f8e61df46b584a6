"""What time it is, and waiting until it is so late: handed in, so that tests need not wait."""

from __future__ import annotations

import asyncio
import time


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
