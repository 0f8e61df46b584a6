"""What one client may do in a while, and what every answer carries: rates, and the headers that keep pages safe."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from types import coroutine
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from civitas.table.play.allowances import Allowance, Buckets
from civitas.table.play.refusals import Refused
from civitas.table.play.replay import Breath
from civitas.table.play.turns import ASKER

HEADERS: Final = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; worker-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

READ: Final = Allowance(300, 60)
WRITE: Final = Allowance(120, 20)
NEW: Final = Allowance(60, 1)
UPLOADS: Final = Allowance(10, 1 / 30)
"""Files that are opened: each is tried and drawn before it is stored."""
CLAIM: Final = Allowance(30, 1)
TALK: Final = Allowance(10, 0.5)
UNDO: Final = Allowance(30, 1)
"""What is taken back is tried in many deals first."""
TABLE: Final = Allowance(200, 40)
"""Writes at one table, by whomever."""
UNIT: Final = 0.05
WORK: Final = Allowance(80, 2)
"""Games told again from the beginning, and twentieths of a second of work at them."""
SHARE: Final = Allowance(40, 4)
"""Twentieths of a second that the server works at a client's requests, whatever they ask for."""
STREAMS: Final = 60
"""Streams that one client may hold open at the same time."""
OPENED: Final = Allowance(STREAMS, 2)
"""Streams that are opened: each begins with a whole board."""
REFUSAL: Final = 0.5
"""Seconds until somebody is refused: whoever asks on and on, on all connections that they may have, gains nothing."""
SERVED: Final = (".css", ".ico", ".js", ".jpg", ".png", ".svg", ".webp", ".woff2")
"""The kinds of files that are given out; templates and words lie in the same folders."""


def client(scope: Scope) -> str:
    """Who asks, as far as their address tells."""
    given = scope.get("client")
    return network(given[0] if given else "?")


def network(host: str) -> str:
    """An address, or the network of an IPv6 address, since a household has very many of those."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Guard:
    """The outermost layer: refuses what comes too fast, and puts the safety headers on every answer."""

    def __init__(self, app: ASGIApp, limits: bool, buckets: Buckets | None = None) -> None:
        self.app = app
        self.limits = limits
        self.buckets = buckets or Buckets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer 404 or 429."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        # One spelling of an address: what is counted is what is served.
        scope["path"] = "/" + "/".join([part for part in scope["path"].split("/") if part])

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                present = {name.lower() for name, _ in headers}
                headers += [(name, value) for name, value in HEADERS.items() if name not in present]
                if b"cache-control" not in present and b"etag" not in present:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        who = client(scope)
        wait = self._wait(scope["path"], scope["method"], who) if self.limits else 0.0
        if wait:
            await asyncio.sleep(REFUSAL)
            await _answer(guarded, 429, "That was very fast. Please wait a moment.", wait)
        elif _is_nowhere(scope["path"]):
            await _answer(guarded, 404, "There is no such page.")
        elif self.limits:
            ASKER.set(who)
            await _metered(self.app(scope, receive, guarded), lambda seconds: self._worked(who, seconds))
        else:
            await self.app(scope, receive, guarded)

    def _worked(self, who: str, seconds: float) -> None:
        """Count work at a client's request as theirs."""
        self.buckets.spend(("share", who), SHARE, seconds / UNIT)

    def _wait(self, path: str, method: str, who: str) -> float:
        """How many seconds a client has to wait before they may ask that; 0 if they may."""
        if wait := self.buckets.wait(("share", who), SHARE):
            return wait
        if method in ("GET", "HEAD", "OPTIONS"):
            if path.startswith("/static/"):
                return 0.0
            opened = self.buckets.take(("opened", who), OPENED) if path.endswith("/events") else 0.0
            return opened or self.buckets.take(("read", who), READ)
        rates: list[tuple[tuple[str, ...], Allowance]] = [(("write", who), WRITE)]
        parts = path.strip("/").split("/")
        if parts[0] == "api":
            parts = ["t" if parts[1:2] == ["tables"] else "", *parts[2:]]
        if parts[0] in ("tables", "play", "open") or parts == ["t"]:
            rates.append((("new", who), NEW))
            if parts[0] == "open":
                rates.append((("upload", who), UPLOADS))
        elif "join" in parts:
            rates.append((("claim", who), CLAIM))
        elif parts[0] == "t":
            rates.append((("table", parts[1][:24]), TABLE))
            rates += _deed(parts, who)
        return max(self.buckets.take(key, rate) for key, rate in rates)


@coroutine
def _metered(work: Awaitable[None], count: Callable[[float], None]) -> Generator[Any, Any, None]:
    """Do some work, and count how long the processor had to do with it: what it waits for costs nobody anything."""
    steps = work.__await__()
    step: Callable[[Any], Any] = steps.send
    given: Any = None
    while True:
        began = time.thread_time()
        try:
            awaited = step(given)
        except StopIteration:
            return
        finally:
            count(time.thread_time() - began)
        try:
            step, given = steps.send, (yield awaited)
        except BaseException as error:
            step, given = steps.throw, error


def _deed(parts: list[str], who: str) -> list[tuple[tuple[str, ...], Allowance]]:
    """What is counted beside the writing itself of something done at a table."""
    match parts[-1]:
        case "undo":
            return [(("undo", who), UNDO)]
        case "chat":
            return [(("talk", who, parts[1][:24]), TALK)]
        case "on":
            # Playing on from a moment of a finished game makes a table, from a save.
            return [(("new", who), NEW), (("upload", who), UPLOADS)]
        case "rematch":
            return [(("new", who), NEW)]
    return []


def _is_nowhere(path: str) -> bool:
    """Whether an address can't lead anywhere: it has what no address has, or is no file that is given out."""
    return not path.isprintable() or (path.startswith("/static/") and not path.endswith(SERVED))


class Effort(Breath):
    """A client's long work: games that are told again from the beginning. Each may cause only so much of it."""

    def __init__(self, buckets: Buckets | None, who: str) -> None:
        super().__init__(who if buckets is not None else "")
        self._buckets = buckets
        self._key = ("work", who)

    def begin(self) -> None:
        """Refuse a client that has caused too much."""
        super().begin()
        if self._buckets is not None and (wait := self._buckets.take(self._key, WORK)):
            raise Refused(429, "That was very much. Please wait a moment.", {"Retry-After": str(math.ceil(wait))})

    def worked(self, seconds: float) -> None:
        """Count it as the client's."""
        if self._buckets is not None:
            self._buckets.spend(self._key, WORK, seconds / UNIT)


class Streams:
    """The streams that are open now, by client: they stay open for long, so each may hold only so many."""

    def __init__(self, limits: bool) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()

    def check(self, who: str) -> None:
        """Refuse a client that holds too many."""
        if self._limits and self._open[who] >= STREAMS:
            raise Refused(429, "You hold too many streams open. Please close some.", {"Retry-After": "5"})

    def opened(self, who: str) -> bool:
        """Count a stream, unless there are too many by now: of many that come at once, each was allowed to come."""
        if self._limits and self._open[who] >= STREAMS:
            return False
        self._open[who] += 1
        return True

    def held(self, who: str) -> int:
        """How many a client holds open now."""
        return self._open[who]

    def closed(self, who: str) -> None:
        """Count it no longer."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


async def _answer(send: Send, status: int, detail: str, wait: float = 0.0) -> None:
    body = msgspec.json.encode({"detail": detail})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
