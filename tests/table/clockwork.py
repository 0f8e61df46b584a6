"""Tables in this very process, by a clock that is set by hand, with bots that think at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import civitas
from civitas.table.play.clock import Clock
from civitas.table.play.live import Live
from civitas.table.play.plans import Plan, SeatPlan
from civitas.table.play.secrecy import Signer
from civitas.table.play.tables import Tables
from civitas.table.store.config import Config
from civitas.table.store.storage import Storage
from civitas.table.web.inspecting import Inspection

ME, FRIEND = "me", "friend"


class HandClock(Clock):
    """A clock that goes on only when somebody moves its hands."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self._waiting: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    async def wait(self, bell: asyncio.Event, until: float) -> None:
        if until > self.time:
            self._waiting.append((until, bell))
            try:
                await bell.wait()
            finally:
                self._waiting = [one for one in self._waiting if one[1] is not bell]

    def on(self, seconds: float) -> None:
        """Move the hands on."""
        self.time += seconds
        for until, bell in self._waiting[:]:
            if until <= self.time:
                self._waiting.remove((until, bell))
                bell.set()

    async def awaited(self) -> None:
        """Until somebody waits for a time to come."""
        await until(lambda: bool(self._waiting))


class FirstThought:
    """Thinks at once, and always of the first thing."""

    async def choice(self, key: str, save: str, seat: int, bot: str, who: str = "") -> str:
        game = civitas.load(save)
        return next(decision.texts[0] for decision in game.pending if decision.seat == seat)

    async def close(self) -> None:
        """There is nothing to end."""


async def until(true: Callable[[], bool]) -> None:
    """Let everything else run until something is so."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.001)


class Room:
    """A server's tables without the web."""

    def __init__(self, data: Path, clock: HandClock) -> None:
        self.data = data
        self.clock = clock

    async def open(self) -> Tables:
        config = Config(data=self.data)
        storage = Storage(config)
        await storage.open()
        thinking: Any = FirstThought()
        self.tables = Tables(config, storage, thinking, Signer("secret"), Inspection(), self.clock)
        return self.tables

    async def close(self) -> None:
        await self.tables.close()
        await self.tables.storage.close()

    async def table(self, game: str = "stone_age", seats: str = "me bot", **wishes: Any) -> Live:
        """A new table; `seats` says who shall sit there."""
        plan = Plan(game, [SeatPlan(kind, f"{kind} {at}") for at, kind in enumerate(seats.split())], **wishes)
        key, _ = await self.tables.create(plan, ME)
        return await self.tables.get(key)


def texts(live: Live, seat: int) -> list[str]:
    return next(decision.texts for decision in live.game.pending if decision.seat == seat)
