"""What happens at tables with a clock when somebody is too late."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from civitas.table.play import plans
from civitas.table.play.background import Background
from civitas.table.play.bots import Bots
from civitas.table.play.live import Live
from civitas.table.play.memory import Memory
from civitas.table.play.refusals import Refused, Stale
from civitas.table.play.taking import take

LOG = logging.getLogger("civitas.table")
TICK: Final = 1.0
"""Seconds between two looks at the clocks."""


class Timing:
    """Sees to it that nobody waits for ever at tables with a clock."""

    def __init__(self, memory: Memory, bots: Bots, background: Background) -> None:
        self._memory = memory
        self._bots = bots
        self._background = background
        self._minded: set[str] = set()
        """Tables that are being seen to."""

    async def watch(self) -> None:
        """Look at the clocks, for ever."""
        while True:
            await asyncio.sleep(TICK)
            # One table's bot may think for long: the clocks of others go on.
            self._background.start(self._look())

    async def _look(self) -> None:
        try:
            await self.look()
        except SQLAlchemyError as error:
            LOG.warning("The clocks can't be minded: %s", getattr(error, "orig", error))

    async def look(self) -> None:
        """Choose for everybody whose time has run out, or give their seat to a bot."""
        now = self._memory.clock.now()
        late = {
            key: [seat for seat, end in due.items() if end <= now]
            for key, due in await self._memory.storage.timed()
            if key not in self._minded
        }
        await asyncio.gather(*[self._mind(key, seats) for key, seats in late.items() if seats])

    async def _mind(self, key: str, seats: list[int]) -> None:
        """See to those at a table who are too late."""
        self._minded.add(key)
        try:
            for seat in seats:
                await self._too_late(key, seat)
        except (Refused, Stale) as error:
            LOG.warning("The clock of table %s can't be minded: %s", key, error)
        finally:
            self._minded.discard(key)

    async def _too_late(self, key: str, seat: int) -> None:
        async with self._memory.at(key) as live:
            await self._memory.catch_up(live)
            if seat not in live.asked or live.table.deadlines.get(seat, 0) > live.clock.now():
                return
            bot, missed = plans.bot_named(""), live.seats[seat].missed + 1
            if live.table.clock.misses and missed >= live.table.clock.misses:
                await self._give_up(live, seat, bot)
                return
            number, save = live.number + 1, live.save()
        text = await self._bots.thought(live, save, seat, bot)
        async with self._memory.at(key) as live:
            if live.number + 1 == number and seat in live.asked:
                await take(self._memory, live, "choose", seat, number, text)
                await self._memory.storage.change(key, seat, {"missed": missed}, live.notice("late", seat))
                await self._memory.refresh(live)
                self._bots.wake(live)

    async def _give_up(self, live: Live, seat: int, bot: str) -> None:
        """A bot plays on for somebody who has been too late too often; they have the seat back when they come."""
        values = {"missed": 0, "stand_in": True, "bot": bot}
        await self._memory.storage.change(live.table.id, seat, values, live.notice("given_up", seat, bot))
        await self._memory.refresh(live)
        self._memory.announce(live.table.id)
        self._bots.wake(live)
