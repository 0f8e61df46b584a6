"""Committing together: whatever comes while the disk is busy is written by the next commit, all of it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class Together(Generic[T]):
    """What is to be written, and who waits for it. `commit` writes several or none of them."""

    def __init__(self, commit: Callable[[Sequence[T]], Awaitable[None]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[T, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, item: T) -> None:
        """Until it is committed; if it can't be, the others are all the same. Who gives up waiting undoes nothing."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await written

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                if len(batch) == 1 or not await self._written(batch):
                    # One of them spoils the rest: each stands for itself.
                    for one in batch:
                        await self._written([one])
        finally:
            self._writing = None

    async def _written(self, batch: list[tuple[T, asyncio.Future[None]]]) -> bool:
        """Whether all were committed; the failure of a single one is told to who waits for it."""
        try:
            await self._commit([item for item, _ in batch])
        except BaseException as error:
            if len(batch) == 1 or not isinstance(error, Exception):
                _tell(batch, error)
            if not isinstance(error, Exception):
                raise
            return False
        _tell(batch, None)
        return True

    async def close(self) -> None:
        """Until nothing is left to be written."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)


def _tell(batch: list[tuple[T, asyncio.Future[None]]], error: BaseException | None) -> None:
    for _, written in batch:
        if written.done():
            continue
        if error is None:
            written.set_result(None)
        else:
            written.set_exception(error)
