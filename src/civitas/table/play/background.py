"""What runs behind the requests, until it ends or the server does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

LOG = logging.getLogger("civitas.table")


class Background:
    """The tasks behind the requests. `closing` is set when the server is about to stop."""

    def __init__(self) -> None:
        self.closing = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background until it ends or the server does."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Forget a task; one that failed is written down."""
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("Something in the background failed", exc_info=task.exception())

    async def close(self) -> None:
        """End everything."""
        self.closing.set()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
