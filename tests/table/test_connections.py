"""Connections that say nothing, or very slowly, or are very many: they end, and others are served."""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import socket
from types import SimpleNamespace

import httpx
import pytest
import uvicorn

from civitas.table.web import connections
from civitas.table.web.connections import Door, protocol
from tests.table.helpers import free_port


class Serving:
    """A tiny application behind a door, in this process."""

    def __init__(self, door: Door) -> None:
        self.port = free_port()
        config = uvicorn.Config(
            self.answer, port=self.port, http=protocol(door), interface="asgi3", lifespan="off", log_level="error"
        )
        self.server = uvicorn.Server(config)

    async def answer(self, scope, receive, send) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    async def __aenter__(self) -> Serving:
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_) -> None:
        self.server.should_exit = True
        await self.task

    async def connect(self, said: bytes = b""):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(said)
        return reader, writer


async def ended(reader: asyncio.StreamReader) -> bool:
    try:
        return await asyncio.wait_for(reader.read(), 60) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
    ],
)
async def test_a_request_that_does_not_come_to_its_end_is_ended(monkeypatch, said):
    monkeypatch.setattr(connections, "HEADERS", 0.2)
    monkeypatch.setattr(connections, "BODY", 0.2)
    async with Serving(Door(10, 10)) as serving:
        reader, writer = await serving.connect(said)
        assert await ended(reader)
        writer.close()


async def test_dripping_does_not_help(monkeypatch):
    monkeypatch.setattr(connections, "HEADERS", 1.0)
    async with Serving(Door(10, 10)) as serving:
        reader, writer = await serving.connect(b"GET / HTTP/1.1\r\n")

        async def drip() -> None:
            while True:
                writer.write(b"x: y\r\n")
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        assert await ended(reader)
        dripping.cancel()


async def test_requests_that_come_in_time_are_answered_one_after_the_other(monkeypatch):
    monkeypatch.setattr(connections, "HEADERS", 60.0)
    async with Serving(Door(10, 10)) as serving, httpx.AsyncClient() as client:
        for body in (b"", b"x" * 300_000, b""):
            answer = await client.post(f"http://127.0.0.1:{serving.port}/", content=body)
            assert answer.text == "ok"


async def test_one_address_has_only_so_many_and_others_still_come():
    door = Door(10, 3)
    async with Serving(door) as serving:
        held = [await serving.connect() for _ in range(3)]
        reader, _ = await serving.connect()
        assert await ended(reader)
        assert door.enter("10.0.0.9")
        held[0][1].close()
        await held[0][1].wait_closed()
        while door._inside["127.0.0.1"] > 2:
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient() as client:
            assert (await client.get(f"http://127.0.0.1:{serving.port}/")).text == "ok"
        for _, writer in held:
            writer.close()


def test_the_door_counts_households_and_knows_its_proxies(caplog):
    door = Door(4, 1, ["10.0.0.1"])
    assert door.enter("2001:db8::1")
    assert not door.enter("2001:db8::2")
    assert [door.enter("10.0.0.1") for _ in range(4)] == [True, True, True, False]
    assert not door.enter("10.0.0.2")
    assert len(caplog.records) == 1, "it is written down once"
    door.leave("10.0.0.1")
    assert door.enter("10.0.0.2")


def test_that_nothing_can_be_accepted_is_written_down_once(caplog, monkeypatch):
    door, told = Door(4, 4), []
    now = [1000.0]
    monkeypatch.setattr(connections, "time", SimpleNamespace(monotonic=lambda: now[0]))
    loop = SimpleNamespace(default_exception_handler=told.append)
    full = {"exception": OSError(errno.EMFILE, "Too many open files"), "socket": socket.socket}
    with caplog.at_level(logging.ERROR):
        for _ in range(1000):
            door.on_error(loop, full)
        assert len(caplog.records) == 1
        now[0] += 61
        door.on_error(loop, full)
        assert len(caplog.records) == 2
    other = {"exception": ValueError("another")}
    door.on_error(loop, other)
    assert told == [other]


def test_the_file_limit_is_raised(monkeypatch):
    limits = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda what: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda what, given: limits.append(given))
    assert connections.raise_file_limit() == 4096
    assert limits[-1] == (4096, 4096)
    limits.append((1024, resource.RLIM_INFINITY))
    assert connections.raise_file_limit() == connections.FILES


def test_only_named_proxies_are_believed(make_server, visit):
    for proxies, secure in (("", False), ("10.9.8.7", False), ("10.9.8.7, 127.0.0.1", True)):
        person = visit(make_server(f"data-{len(proxies)}", proxies=proxies))
        answer = person.get("/", **{"x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4"})
        assert ("secure" in answer.headers["set-cookie"].lower()) is secure
