"""The server's side of drawing: boards are drawn here, or by processes of their own, each table always by the same."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import socket
from collections import deque
from collections.abc import Callable, Coroutine
from multiprocessing.context import SpawnProcess
from typing import Any, Final
from zlib import crc32

import msgspec

from civitas.table.play.workers import READY, WorkerDied
from civitas.table.web import painter
from civitas.table.web.painter import Drawn, Picture

LOG = logging.getLogger("civitas.table")

SECONDS: Final = 30.0
"""How long a board may take, with all that wait before it; then the process is ended."""


class CannotDraw(Exception):
    """A board could not be drawn."""


class Painting:
    """So many processes that draw. With none of them, or while one is being started, boards are drawn here."""

    def __init__(self, workers: int = 0) -> None:
        self._painters = [Painter() for _ in range(workers)]
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, picture: Callable[[], Picture], here: Callable[[], str]) -> asyncio.Future[str]:
        """Begin to draw a board: from its picture in another process, or here."""
        asked = picture() if self._painters else None
        painter = self._painters[crc32(asked.key.encode()) % len(self._painters)] if asked else None
        if asked is not None and painter is not None and painter.process is not None:
            return self._start(self._drawn(painter, asked, here))
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        done.set_result(here())
        return done

    async def _drawn(self, painter: Painter, picture: Picture, here: Callable[[], str]) -> str:
        try:
            answer = await painter.ask(msgspec.msgpack.encode(picture))
        except WorkerDied as error:
            LOG.warning("A drawing process is replaced: %s.", error)
            self._start(painter.start())
            return here()
        drawn = msgspec.msgpack.decode(answer, type=Drawn)
        if drawn.error:
            raise CannotDraw(drawn.error)
        return drawn.board

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def open(self) -> None:
        """Start all processes."""
        await asyncio.gather(*[painter.start() for painter in self._painters])

    async def close(self) -> None:
        """End all processes."""
        for task in self._tasks:
            task.cancel()
        for one in self._painters:
            await one.end()

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that draw now."""
        return [one.process.pid for one in self._painters if one.process is not None and one.process.pid is not None]


class Painter:
    """One process. What is asked of it is answered in the same order, so nobody waits to ask."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        """The process, once it is ready."""
        self._starting = asyncio.Lock()
        self._writer: asyncio.StreamWriter
        self._listening: asyncio.Task[None]
        self._answers: deque[asyncio.Future[bytes]] = deque()

    async def ask(self, message: bytes) -> bytes:
        """Send a request and wait for the answer; WorkerDied if the process ends before it, or hangs."""
        if self.process is None:
            raise WorkerDied("it is gone")
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers.append(answer)
        self._writer.write(painter.framed(message))
        try:
            return await asyncio.wait_for(answer, SECONDS)
        except TimeoutError:
            await self.end()
            raise CannotDraw(f"no board within {SECONDS:.0f} seconds") from None

    async def start(self) -> None:
        """Start the process, unless it runs, and wait until it has read and compiled everything."""
        async with self._starting:
            if self.process is not None:
                return
            ours, theirs = socket.socketpair()
            context = multiprocessing.get_context("spawn")
            process = context.Process(target=painter.main, args=(theirs,), daemon=True, name="civitas-painter")
            await asyncio.to_thread(process.start)
            theirs.close()
            reader, self._writer = await asyncio.open_unix_connection(sock=ours)
            try:
                await reader.readexactly(len(READY))
            except asyncio.IncompleteReadError:
                LOG.error("A drawing process can't be started; its boards are drawn by the server.")
                self._writer.close()
                return
            self.process = process
            self._listening = asyncio.create_task(self._listen(reader))

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        """Hand every answer to who waits for it, until the process is gone."""
        try:
            while True:
                size = int.from_bytes(await reader.readexactly(painter.HEAD), "big")
                answer, asked = await reader.readexactly(size), self._answers.popleft()
                if not asked.done():
                    asked.set_result(answer)
        except (asyncio.IncompleteReadError, ConnectionError):
            self._forget("it is gone")

    async def end(self) -> None:
        """End the process, whatever it does."""
        process = self.process
        if process is not None:
            self._listening.cancel()
            self._forget("it was ended")
            process.kill()
            await asyncio.to_thread(process.join, 5)

    def _forget(self, why: str) -> None:
        """The process will not answer any more."""
        self.process = None
        self._writer.close()
        while self._answers:
            asked = self._answers.popleft()
            if not asked.done():
                asked.set_exception(WorkerDied(why))
