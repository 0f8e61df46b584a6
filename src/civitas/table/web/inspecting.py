"""The server's side of inspecting what people bring: one worker of its own, so that no bot waits for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from civitas.table.play.plans import Beginning
from civitas.table.play.refusals import Refused
from civitas.table.play.workers import Worker, WorkerDied
from civitas.table.web import inspector

LOG = logging.getLogger("civitas.table")

SECONDS: Final = 10.0
"""Seconds that an answer may take; how much of them may be work, the inspector sees to."""
WAITING: Final = 6
"""Requests that may wait for the worker."""


class Inspection:
    """One worker that opens and draws whatever comes from outside, one thing after the other."""

    def __init__(self) -> None:
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def __call__(self, text: str) -> Beginning:
        """How a table begins with a save of unknown origin; Refused if it can't be opened."""
        if self._waiting >= WAITING:
            raise Refused(503, "Many files are being opened at the moment. Please try again.", {"Retry-After": "10"})
        self._waiting += 1
        try:
            async with self._turn:
                answer = await self._ask(text.encode(errors="replace"))
        except WorkerDied as error:
            LOG.warning("A file could not be inspected: %s.", error)
            raise Refused(422, "This takes too long to open.") from error
        finally:
            self._waiting -= 1
        found = msgspec.json.decode(answer, type=inspector.Found)
        if found.beginning is None:
            raise Refused(422, found.error)
        return found.beginning

    async def _ask(self, message: bytes) -> bytes:
        try:
            if self._worker is None:
                self._worker = await asyncio.to_thread(Worker, inspector.main, "civitas-inspector")
            return await asyncio.to_thread(self._worker.ask, message, SECONDS)
        except BaseException:
            # It hangs, is gone, or its answer is still on the way through the pipe: it is of no further use.
            await self.close()
            raise

    async def close(self) -> None:
        """End the worker."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.process.kill()
            await asyncio.to_thread(worker.end)
