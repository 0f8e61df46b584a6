"""Who may use one of a few things next: clients have their turn one after the other, however much each of them asks."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, Generic, TypeVar

T = TypeVar("T")

ASKER: Final = ContextVar("ASKER", default="")
"""The client for whom something is done, where clients are told apart."""


class Turns(Generic[T]):
    """A few things to be used by one at a time. Of several, nobody has all: another client finds one free."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free: deque[T] = deque(things)
        self._most = max(1, len(self._free) - 1)
        self._has: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[T]:
        """One of the things for a while."""
        thing = await self.take(who)
        try:
            yield thing
        finally:
            self.give(who, thing)

    async def take(self, who: str) -> T:
        """One of the things, as soon as it is this client's turn; nobody in particular is not bounded."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        self._hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(who, turn.result())
            raise

    def give(self, who: str, thing: T) -> None:
        """Give one back, for whoever is next."""
        self._has[who] -= 1
        if not self._has[who]:
            del self._has[who]
        self._free.append(thing)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give what is free to those whose turn it is; whoever is given something stands behind all others then."""
        for who in list(self._waiting):
            line = self._waiting[who]
            while line and line[0].cancelled():
                line.popleft()
            if line and self._free and (not who or self._has[who] < self._most):
                self._has[who] += 1
                line.popleft().set_result(self._free.popleft())
                self._waiting.move_to_end(who)
            if not line:
                del self._waiting[who]
        if self._free and any(not who or self._has[who] < self._most for who in self._waiting):
            self._hand_out()
