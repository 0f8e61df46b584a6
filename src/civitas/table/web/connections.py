"""Connections: only so many in all and from one address, and none that says nothing for ever."""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import time
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from civitas.table.web.guard import network

LOG = logging.getLogger("civitas.table")

HEADERS: Final = 15.0
"""Seconds that the headers of a request may take, from the first sign of it."""
BODY: Final = 60.0
"""Seconds that a request's body may take."""
FILES: Final = 16_384
"""Files and connections that the process may have open, if the system allows so many."""
KEPT_FREE: Final = 200
"""Files that are left for the database, for pipes and for what is read."""
QUIET: Final = 60.0
"""Seconds between two lines about the same trouble at the door."""
EXHAUSTED: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Door:
    """Who is inside: a connection is let in only while there is room, in all and for its address.

    A proxy brings many clients by one address: named ones are counted only with all others.
    """

    def __init__(self, most: int, each: int, proxies: Collection[str] = ()) -> None:
        self._most = most
        self._each = each
        self._proxies = proxies
        self._inside: Counter[str] = Counter()
        self._said = -QUIET

    def enter(self, address: str) -> bool:
        """Let a connection in, if there is room for it."""
        who = network(address)
        if self._inside.total() >= self._most:
            self.complain("All %d connections are taken.", self._most)
            return False
        if self._inside[who] >= self._each and address not in self._proxies:
            return False
        self._inside[who] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was let in has ended."""
        who = network(address)
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]

    def complain(self, sentence: str, *values: object) -> None:
        """Write down that something is wrong at the door: once, then not again for a while."""
        if time.monotonic() - self._said >= QUIET:
            self._said = time.monotonic()
            LOG.error(sentence, *values)

    def on_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What the event loop does with errors that nobody else takes: without files left, accepting fails again and
        again, and each time would be written down at length.
        """
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in EXHAUSTED and "socket" in context:
            self.complain("No more connections can be accepted: %s.", error.strerror)
        else:
            loop.default_exception_handler(context)


def protocol(door: Door) -> type[H11Protocol]:
    """How connections through a door are spoken with."""

    class Bounded(H11Protocol):
        """A connection that ends if a request does not come in time."""

        _let_in = False
        _clock: asyncio.TimerHandle | None = None
        _waiting_for = 0.0

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._let_in = door.enter(self._address)
            if self._let_in:
                self._watch()
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._watch()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            # The time until the next request begins is the server's own to measure.
            self._wait_for(0.0)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._wait_for(0.0)
            if self._let_in:
                self._let_in = False
                door.leave(self._address)

        @property
        def _address(self) -> str:
            return self.client[0] if self.client else ""

        def _watch(self) -> None:
            """Let a clock run for what is expected now: headers, a body, or nothing."""
            request: RequestResponseCycle | None = self.cycle
            if request is None or request.response_complete:
                self._wait_for(HEADERS)
            else:
                self._wait_for(BODY if request.more_body else 0.0)

        def _wait_for(self, seconds: float) -> None:
            """Let a clock run, unless it runs already for the same; none for no seconds."""
            if seconds == self._waiting_for:
                return
            if self._clock is not None:
                self._clock.cancel()
            self._waiting_for = seconds
            self._clock = self.loop.call_later(seconds, self.transport.abort) if seconds else None

    return Bounded


def raise_file_limit() -> int:
    """Allow the process as many open files as the system does, up to enough; gives how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < enough:
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, hard))
        soft = enough
    return FILES if soft == resource.RLIM_INFINITY else soft
