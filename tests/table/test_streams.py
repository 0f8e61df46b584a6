"""Streams: gaps are filled from the rows, in order and once; restarts and second tabs heal by themselves."""

from __future__ import annotations

import asyncio
import re
import time

import httpx

from civitas.table.play.plans import Plan, SeatPlan
from civitas.table.store.config import Config
from civitas.table.web.app import make
from tests.table.helpers import Stream, boards
from tests.table.test_play import friends, wait_for


def test_who_was_away_gets_exactly_what_was_missed(visit):
    host, at, friend, there = friends(visit)
    before = Stream(friend, f"{there}/events", 0)
    play_rounds(host, at, friend, there, 6)
    last = friend.state(there)["number"]
    live = before.until(last)
    before.close()
    for after in (0, 1, last // 2, last - 1):
        again = Stream(friend, f"{there}/events", after)
        replayed = again.until(last)
        again.close()
        assert boards(replayed) == list(range(after + 1, last + 1))
        shown = {event.id: event.data for event in live}
        earlier = [event for event in replayed[:-1] if event.name == "board"]
        assert all(strip(event.data) == strip(shown[event.id]) for event in earlier)


def strip(board: str) -> str:
    """A board without what may rightly differ in a replay: whether undo is offered, and who is there."""
    board = re.sub(r"<header.*?</header>", "", board, flags=re.S)
    return re.sub(r"online|offline|away|disabled|\s+", "", board)


def test_last_event_id_counts_more_than_the_address(visit):
    host, at, friend, there = friends(visit)
    play_rounds(host, at, friend, there, 4)
    last = host.state(at)["number"]
    stream = Stream(host, f"{at}/events", 0, **{"Last-Event-ID": str(last - 1)})
    assert boards(stream.until(last)) == [last]
    stream.close()


def test_nonsense_as_a_number_is_now(visit):
    host, at, *_ = friends(visit)
    for number in ("-1", "x", "9" * 30, "%D9%A3", ""):
        stream = Stream(host, f"{at}/events?after={number}")
        assert stream.next().id == "0"
        stream.close()


def test_undo_is_replayed_too(visit):
    host, at, friend, there = friends(visit)
    host.choose(at, 1, host.state(at)["decision"]["options"][0])
    host.send(f"{at}/undo", {"number": 2})
    host.choose(at, 3, host.state(at)["decision"]["options"][1])
    stream = Stream(friend, f"{there}/events", 0)
    assert boards(stream.until(3)) == [1, 2, 3]
    stream.close()


def test_a_second_tab_stays_in_step(visit):
    host, at, friend, there = friends(visit)
    tabs = [Stream(host, f"{at}/events", 0) for _ in range(3)]
    play_rounds(host, at, friend, there, 4)
    last = host.state(at)["number"]
    first, *others = [{(event.id, event.data) for event in tab.until(last)} for tab in tabs]
    for other in others:
        assert {number for number, _ in other} == {number for number, _ in first}
    for tab in tabs:
        tab.close()


def test_heartbeats(make_server, visit):
    server = make_server(heartbeat=0.3)
    person = visit(server)
    at = person.table(game="tally", seats=2, **{"seat-0": "me", "seat-1": "open"})
    stream = Stream(person, f"{at}/events", 0)
    wait_for(lambda: stream.beats >= 3)
    stream.close()


def test_a_restart_heals_without_a_reload(make_server, visit):
    server = make_server()
    host, at, friend, there = friends(lambda: visit(server))
    stream = Stream(host, f"{at}/events", 0)
    play_rounds(host, at, friend, there, 2)
    seen = host.state(at)["number"]
    assert seen >= 3
    assert boards(stream.until(seen))[-1] == seen
    server.stop()
    wait_for(lambda: stream.closed)
    server.start()
    assert host.state(at)["number"] == seen, "nothing is lost, nothing is made twice"
    play_rounds(host, at, friend, there, 1)
    now = host.state(at)["number"]
    assert now > seen
    again = Stream(host, f"{at}/events", None, **{"Last-Event-ID": str(seen)})
    assert boards(again.until(now)) == list(range(seen + 1, now + 1))
    again.close()


def test_the_server_stops_though_streams_are_open(make_server, visit):
    server = make_server()
    person = visit(server)
    at = person.table(game="tally", seats=2, **{"seat-0": "me", "seat-1": "open"})
    streams = [Stream(person, f"{at}/events", 0) for _ in range(5)]
    server.stop()
    for stream in streams:
        wait_for(lambda stream=stream: stream.closed)
    # Streams that are cut off, not ended, are named in the log when their time is over.
    assert "timeout graceful shutdown exceeded" not in server.log()


def test_streams_are_squeezed(visit, server):
    host, at, friend, there = friends(visit)
    play_rounds(host, at, friend, there, 6)
    plain = unpacked = 0
    cookies = host.client.cookies
    last = host.state(at)["number"]
    with httpx.stream("GET", f"{server.url}{at}/events?after=0", cookies=cookies, timeout=60) as response:
        assert response.headers["content-encoding"] == "gzip"
        for line in response.iter_lines():
            unpacked += len(line)
            if line == f"id: {last}":
                break
        plain = response.num_bytes_downloaded
    assert plain < unpacked / 3


def test_finished_tables_leave_the_memory(make_server, visit):
    server = make_server(idle=0.3)
    person = visit(server)
    addresses = [person.play("tally", seats=2, bot="random") for _ in range(3)]
    for at in addresses:
        person.finish(at)
    time.sleep(1.5)
    # Whatever was let go comes back when somebody asks.
    for at in addresses:
        assert person.state(at)["status"] == "over"


def play_rounds(host, at, friend, there, choices: int) -> None:
    """Play on, both seats, by first options."""
    for _ in range(choices):
        for person, seat in ((host, at), (friend, there)):
            person.step(seat)


async def test_a_slow_reader_who_leaves_is_gone_at_once(tmp_path):
    """Nothing is read of a stream, so its next event waits to be sent when the reader goes."""
    guarded, tables = make(Config(data=tmp_path, limits=True))
    left, stuck = asyncio.Event(), asyncio.Event()
    asked = []

    async def receive():
        if asked:
            return asked.pop()
        await left.wait()
        return {"type": "http.disconnect"}

    async def send(message):
        if message.get("body"):
            stuck.set()
            await asyncio.Event().wait()

    async with guarded.app.lifespan():
        key, _ = await tables.create(Plan("tally", [SeatPlan("me"), SeatPlan("open")]), "me")
        live = await tables.get(key)
        counted = guarded.app.state.streams
        for squeezed in (b"", b"gzip"):
            asked.append({"type": "http.request", "body": b"", "more_body": False})
            stuck.clear()
            left.clear()
            reading = asyncio.create_task(
                guarded(get(f"/t/{key}/watch/events", (b"accept-encoding", squeezed)), receive, send)
            )
            async with asyncio.timeout(60):
                await stuck.wait()
                assert (len(live.listeners), counted.held("10.0.0.1")) == (1, 1)
                left.set()
                await reading
            assert (len(live.listeners), counted.held("10.0.0.1")) == (0, 0)


def get(path: str, *headers: tuple[bytes, bytes]) -> dict[str, object]:
    """What a server is told of a request."""
    return {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "http_version": "1.1",
        "headers": [(b"host", b"here"), *headers],
        "client": ("10.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "extensions": {},
        "state": {},
    }
