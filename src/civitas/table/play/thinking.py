"""The server's side of thinking: worker processes with a time limit, replaced when they die."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Final

import msgspec

from civitas.bots import SECONDS
from civitas.table.play import thinker

LOG = logging.getLogger("civitas.table")

ATTEMPTS: Final = 3
STARTING: Final = 30.0
"""Seconds that a new worker may take to import everything before its first thought."""
GRACE: Final = 3.0
UPLOAD: Final = 3.0
"""Seconds that a save of unknown origin may take to open."""


class WorkerDied(Exception):
    """A worker ended, or thought for too long and was ended."""


class Worker:
    """One process that thinks one thought at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe: Connection
        self.pipe, child = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=thinker.main, args=(child,), daemon=True, name="civitas-thinker"
        )
        self.process.start()
        child.close()
        self.fresh = True

    def ask(self, message: bytes, seconds: float) -> bytes:
        """Send a request and wait for the thought; in a thread, never in the event loop."""
        limit = seconds + GRACE + (STARTING if self.fresh else 0)
        try:
            self.pipe.send_bytes(message)
            if not self.pipe.poll(limit):
                raise WorkerDied(f"no thought within {limit:.0f} seconds")
            answer = self.pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise WorkerDied("the worker is gone") from error
        self.fresh = False
        return answer

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join(5)
        self.pipe.close()


class Thinking:
    """A few workers, and a queue of thoughts before them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._count = max(1, workers)
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._closed = False
        for _ in range(self._count):
            self._free.put_nowait(None)

    async def choice(self, key: str, save: str, seat: int, bot: str) -> str:
        """The text that the bot chooses. The same table makes it think the same again, also after a worker died."""
        thought = await self._think(thinker.Request(key, save, seat, bot, self.cap(bot)))
        if thought.error:
            raise ValueError(thought.error)
        return thought.text

    def cap(self, bot: str) -> float:
        """The seconds that a bot may think about a choice."""
        return min(self.seconds, SECONDS.get(bot, self.seconds))

    async def check(self, save: str) -> str:
        """What is wrong with a save of unknown origin; empty if it opens. A worker tries it, within a time limit."""
        try:
            return (await self._think(thinker.Request("", save, 0, "", UPLOAD), attempts=1)).error
        except WorkerDied:
            return "This takes too long to open."

    @property
    def processes(self) -> list[int]:
        """The ids of the workers that run now."""
        return [worker.process.pid for worker in self._all if worker.process.pid is not None]

    async def _think(self, request: thinker.Request, attempts: int = ATTEMPTS) -> thinker.Thought:
        limit, asked = request.seconds, monotonic()
        for attempt in range(1, attempts + 1):
            worker = await self._free.get()
            try:
                # Whoever had to wait for a free worker thinks the shorter: people wait for the sum of both.
                request.seconds = max(limit / 5, limit - (monotonic() - asked))
                message = msgspec.json.encode(request)
                if worker is None:
                    worker = await asyncio.to_thread(self._start)
                answer = await asyncio.to_thread(worker.ask, message, limit)
                return msgspec.json.decode(answer, type=thinker.Thought)
            except WorkerDied as error:
                LOG.warning("A thinking process is replaced: %s (attempt %d).", error, attempt)
                if worker is not None:
                    self._all.discard(worker)
                    await asyncio.to_thread(worker.end)
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
                self._free.put_nowait(worker)
        raise WorkerDied("unreachable")

    def _start(self) -> Worker:
        worker = Worker()
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
