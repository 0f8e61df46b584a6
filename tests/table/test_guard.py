"""What one client may cost: whatever they ask for, the others have the most of the server."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from civitas.table.play import allowances
from civitas.table.web import guard
from civitas.table.web.guard import OPENED, SHARE, UNIT, Guard

COST = 0.1
"""Seconds of work that a request of these tests takes."""


class Clock:
    """A processor whose time is spent by hand; the time of day stands still."""

    def __init__(self) -> None:
        self.worked = 0.0
        self.slept: list[float] = []

    def thread_time(self) -> float:
        return self.worked

    def monotonic(self) -> float:
        return 100.0

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(guard, "time", clock)
    monkeypatch.setattr(allowances, "time", clock)
    monkeypatch.setattr(guard, "asyncio", SimpleNamespace(sleep=clock.sleep))
    return clock


async def ask(guarded: Guard, path: str = "/", who: str = "10.0.0.1") -> int:
    """The status that a request is answered with."""
    sent = []

    async def send(message):
        sent.append(message)

    await guarded({"type": "http", "method": "GET", "path": path, "client": (who, 1)}, None, send)
    return sent[0]["status"]


def working(clock: Clock) -> Guard:
    """A guard before an application that works, waits, and works again."""

    async def app(scope, receive, send):
        clock.worked += COST / 2
        await asyncio.sleep(0)
        clock.worked += COST / 2
        await send({"type": "http.response.start", "status": 200, "headers": []})

    return Guard(app, limits=True)


async def test_a_client_may_cause_only_so_much_work(clock):
    guarded = working(clock)
    enough = round(SHARE.burst * UNIT / COST)
    assert [await ask(guarded) for _ in range(enough + 3)] == [200] * enough + [429] * 3
    assert await ask(guarded, who="10.0.0.2") == 200, "others have work of their own"
    assert await ask(guarded, "/static/table.css") == 429, "files are work too"


async def test_what_is_waited_for_is_nobodys_work(clock):
    async def app(scope, receive, send):
        bell = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(ring, bell)
        await bell
        await send({"type": "http.response.start", "status": 200, "headers": []})

    def ring(bell):
        clock.worked += 10.0
        bell.set_result(None)

    guarded = Guard(app, limits=True)
    assert [await ask(guarded) for _ in range(5)] == [200] * 5


async def test_work_that_fails_or_is_given_up_is_counted_too(clock):
    async def app(scope, receive, send):
        clock.worked += COST
        if scope["path"] == "/fails":
            raise ValueError("as it happens")
        try:
            await asyncio.sleep(60)
        finally:
            clock.worked += COST

    guarded = Guard(app, limits=True)
    with pytest.raises(ValueError, match="as it happens"):
        await ask(guarded, "/fails")
    asking = asyncio.create_task(ask(guarded))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert guarded.buckets.levels["share", "10.0.0.1"][0] == pytest.approx(SHARE.burst - 3 * COST / UNIT)


async def test_whoever_is_refused_waits_for_it(clock):
    guarded = working(clock)
    clock.worked = 0.0
    guarded.buckets.spend(("share", "10.0.0.1"), SHARE, SHARE.burst)
    assert await ask(guarded) == 429
    assert clock.slept == [guard.REFUSAL]
    assert clock.worked == 0.0


async def test_streams_are_opened_one_after_the_other(clock):
    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})

    guarded = Guard(app, limits=True)
    most = int(OPENED.burst)
    paths = ["/t/abc/watch/events", "/t/abc/0//events/", "/api/tables/abc/seats/0/events"]
    answers = [await ask(guarded, paths[at % 3]) for at in range(most + 3)]
    assert answers == [200] * most + [429] * 3
    assert await ask(guarded, "/t/abc/watch") == 200, "pages are not streams"
