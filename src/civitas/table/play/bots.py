"""Bots at tables: whenever one is asked, it thinks and chooses like anybody else."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from civitas.table.play.background import Background
from civitas.table.play.live import Live
from civitas.table.play.memory import Memory
from civitas.table.play.refusals import Refused, Stale
from civitas.table.play.taking import take
from civitas.table.play.thinking import Thinking
from civitas.table.play.workers import WorkerDied

LOG = logging.getLogger("civitas.table")

REST: Final = 15.0
LONGEST_REST: Final = 3600.0
"""Seconds until a bot that is stuck tries again: twice as many each time, up to the longest."""


class Bots:
    """Those who play the bots' seats at the tables in memory."""

    def __init__(self, memory: Memory, thinking: Thinking, background: Background) -> None:
        self._memory = memory
        self._thinking = thinking
        self._background = background

    async def wake_all(self) -> None:
        """Let bots go on at all tables that wait for them, after a start."""
        for key in await self._memory.storage.waiting_for_bots():
            try:
                live = await self._memory.get(key)
            except Refused as error:
                LOG.warning("Table %s waits for a bot but can't be opened: %s", key, error)
                continue
            self.wake(live)
            while self._memory.in_memory > self._memory.config.live:
                await asyncio.sleep(1)

    def wake_late(self, live: Live) -> None:
        """Let a bot go on that another process should have moved long ago."""
        if time.time() - live.table.updated > 4 * self._memory.config.seconds + live.table.patience + 5:
            self.wake(live)

    def hold(self, live: Live, seat: int) -> None:
        """Let bots wait a while before they answer, as long as the seat's last choice could be taken back."""
        patience = live.table.patience
        if patience and live.bot_asked() is not None and not live.present().undo_refusal(seat, live.bot_seats):
            live.held = seat, live.clock.now() + patience

    def wake(self, live: Live) -> None:
        """Let bots go on at a table if one is asked; one that is stuck tries again less and less often."""
        number, _, until = live.stuck
        if number == live.number and live.clock.now() < until:
            return
        if live.thinking is None and live.bot_asked() is not None and not self._background.closing.is_set():
            live.thinking = self._background.start(self._play(live))

    async def _play(self, live: Live) -> None:
        """Choose for bots as long as one is asked."""
        try:
            while not live.gone and not self._background.closing.is_set():
                async with live.lock:
                    seat = live.bot_asked()
                    if seat is None:
                        return
                    number = live.number + 1
                    save = live.save()
                    bot = live.seats[seat].bot
                text = await self.thought(live, save, seat, bot)
                while live.held and live.clock.now() < live.held[1]:
                    live.go_on.clear()
                    await live.clock.wait(live.go_on, live.held[1])
                async with live.lock:
                    if live.number + 1 != number or live.bot_asked() != seat:
                        continue
                    try:
                        await take(self._memory, live, "choose", seat, number, text)
                    except Stale:
                        continue
                if self._memory.config.pause:
                    await asyncio.sleep(self._memory.config.pause)
        except Refused as error:
            LOG.error("A bot is stuck at table %s: %s", live.table.id, error)
            tries = live.stuck[1] + 1 if live.stuck[0] == live.number else 1
            live.stuck = live.number, tries, live.clock.now() + min(LONGEST_REST, REST * 2**tries)
        finally:
            live.thinking = None
            live.used = time.monotonic()

    async def thought(self, live: Live, save: str, seat: int, bot: str) -> str:
        """What the bot chooses; if it can't, what chance does."""
        for name in (bot, "random"):
            try:
                return await self._thinking.choice(live.table.id, save, seat, name, live.table.client)
            except (WorkerDied, ValueError) as error:
                LOG.error("Bot %s has no choice at table %s: %s", name, live.table.id, error)
        raise Refused(500, "no bot can choose here")
