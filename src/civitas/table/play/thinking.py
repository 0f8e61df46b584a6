"""The server's side of thinking: worker processes, replaced when they die."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Final, TypeVar, TypeVarTuple

import msgspec

from civitas.bots import SECONDS
from civitas.table.play import thinker
from civitas.table.play.turns import Turns
from civitas.table.play.workers import Worker, WorkerDied

LOG = logging.getLogger("civitas.table")

ATTEMPTS: Final = 3
T = TypeVar("T")
Args = TypeVarTuple("Args")


class Thinking:
    """A few workers, and thoughts that wait for them: clients have their turn one after the other."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._count = max(1, workers)
        self._turns: Turns[Worker | None] = Turns([None] * self._count)
        self._threads = ThreadPoolExecutor(self._count, "civitas-thinking")
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
            worker = await self._turns.take(who)
            try:
                # Whoever had to wait for a free worker thinks the shorter: people wait for the sum of both.
                request.seconds = max(limit / 5, limit - (monotonic() - asked))
                message = msgspec.json.encode(request)
                if worker is None:
                    worker = await self._waited(self._start)
                answer = await self._waited(worker.ask, message, limit)
                return msgspec.json.decode(answer, type=thinker.Advice)
            except WorkerDied as error:
                LOG.warning("A thinking process is replaced: %s (attempt %d).", error, attempt)
                if worker is not None:
                    self._all.discard(worker)
                    await self._waited(worker.end)
                worker = None
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
                self._turns.give(who, worker)
        raise WorkerDied("unreachable")

    async def _waited(self, work: Callable[[*Args], T], *args: *Args) -> T:
        """What some work gives that waits for a worker."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _start(self) -> Worker:
        worker = Worker(thinker.main, "civitas-thinker")
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
