"""The server's side of thinking: worker processes, replaced when they die."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Final, TypeVar, TypeVarTuple

import msgspec

from civitas.bots import SECONDS
from civitas.table.play import thinker
from civitas.table.play.allowances import Allowance, Buckets
from civitas.table.play.turns import Turns
from civitas.table.play.workers import Worker, WorkerDied

LOG = logging.getLogger("civitas.table")

ATTEMPTS: Final = 3
THOUGHT: Final = Allowance(10, 0.25)
"""Seconds of thinking for a client; what goes beyond them is thought where nobody else wants the processor."""
STARVED: Final = 600.0
"""Seconds in which nobody is sent there any more, once somebody got nothing: the machine is busy with other things."""
T = TypeVar("T")
Args = TypeVarTuple("Args")


class Thinking:
    """A few workers, and thoughts that wait for them: clients have their turn one after the other.

    One more stands far behind the others, for clients that have had very much thought about.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._count = max(1, workers)
        self._near: Turns[Worker | None] = Turns([None] * self._count)
        self._far: Turns[Worker | None] = Turns([None])
        self._buckets = Buckets()
        self._starved = 0.0
        self._threads = ThreadPoolExecutor(self._count + 1, "civitas-thinking")
        """A thread for each worker, waiting for its answer: the usual ones are few, and wanted for other things."""
        self._all: set[Worker] = set()
        self._closed = False

    async def choice(self, key: str, save: str, seat: int, bot: str, who: str = "") -> str:
        """The text that the bot chooses. The same table makes it think the same again, also after a worker died."""
        return (await self.tell(thinker.Request(key, save, seat, bot, self.cap(bot)), who)).text

    async def tell(self, request: thinker.Request, who: str = "") -> thinker.Advice:
        """A thought, when it is that client's turn; or ValueError with what went wrong."""
        thought = await self._think(request, who)
        if thought.error:
            raise ValueError(thought.error)
        return thought

    def cap(self, bot: str) -> float:
        """The seconds that a bot may think about a choice."""
        return min(self.seconds, SECONDS.get(bot, self.seconds))

    @property
    def processes(self) -> list[int]:
        """The ids of the workers that run now."""
        return [worker.process.pid for worker in self._all if worker.process.pid is not None]

    async def _think(self, request: thinker.Request, who: str, attempts: int = ATTEMPTS) -> thinker.Advice:
        limit, asked = request.seconds, monotonic()
        for attempt in range(1, attempts + 1):
            far = attempt == 1 and self._has_had_much(who)
            turns = self._far if far else self._near
            worker = await turns.take(who)
            began = monotonic()
            try:
                # Whoever had to wait for a free worker thinks the shorter: people wait for the sum of both.
                request.seconds = max(limit / 5, limit - (began - asked))
                message = msgspec.json.encode(request)
                if worker is None:
                    worker = await self._waited(self._start, far)
                answer = await self._waited(worker.ask, message, limit)
                return msgspec.json.decode(answer, type=thinker.Advice)
            except WorkerDied as error:
                LOG.warning("A thinking process is replaced: %s (attempt %d).", error, attempt)
                if worker is not None:
                    self._all.discard(worker)
                    await self._waited(worker.end)
                worker = None
                if far:
                    self._starved = monotonic() + STARVED
                if attempt == attempts:
                    raise
            except BaseException:
                # A cancelled thought may still be on its way through the pipe: that worker is of no further use.
                if worker is not None:
                    self._all.discard(worker)
                    worker.process.kill()
                worker = None
                raise
            finally:
                self._buckets.spend((who,), THOUGHT, monotonic() - began)
                turns.give(who, worker)
        raise WorkerDied("unreachable")

    def _has_had_much(self, who: str) -> bool:
        """Whether a client, where clients are told apart, is to be thought for from far behind."""
        return bool(who) and monotonic() > self._starved and self._buckets.wait((who,), THOUGHT) > 0

    async def _waited(self, work: Callable[[*Args], T], *args: *Args) -> T:
        """What some work gives that waits for a worker."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _start(self, far: bool) -> Worker:
        worker = Worker(partial(thinker.main, far=far), "civitas-thinker")
        self._all.add(worker)
        if self._closed:
            worker.end()
        return worker

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        for worker in list(self._all):
            await asyncio.to_thread(worker.end)
        self._all.clear()
        self._threads.shutdown(wait=False)
