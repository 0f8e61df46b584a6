"""Many tables at once: 200 with bots and 500 event streams, on this machine.

People choose after a while, bots answer, everybody watches, by streams as browsers have them: squeezed, and only what
is new. Printed are choices a second, how long a choice takes until its event reaches another client, the server's work
and the memory of a table; every stream must get every number, once and in order. With `--hostile` it goes on beside a
client that does all that it may (bench/hostile.py), and both times are printed. Such a client has a machine of its own,
here it shares this one: how often it asked, and what it used itself, is printed too. Afterwards finished games are
opened in batches: the memory must not grow with them.

    python bench/load.py [--tables 200] [--streams 500] [--seconds 40] [--think 4] [--draw-workers 1] [--hostile]
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import os
import random
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

import httpx

import civitas

SERVE = """
import sys
from pathlib import Path
from civitas.table.store.config import Config
from civitas.table.web.server import serve
if __name__ == "__main__":
    data, port, workers, painters = Path(sys.argv[1]), *map(int, sys.argv[2:])
    config = Config(data=data, port=port, workers=workers, draw_workers=painters, proxies="127.0.0.1", idle=4.0)
    serve(config, lambda: print("ready", flush=True))
"""

HOSTILE = Path(__file__).parent / "hostile.py"


class Stream:
    """One event stream, read as it comes: which numbers, and when."""

    def __init__(self, port: int, path: str, address: str, cookie: str = "") -> None:
        self.port, self.path, self.address, self.cookie = port, path, address, cookie
        self.pieces: list[str] = []
        self.numbers: list[int] = []
        self.latest = ""
        self.news = asyncio.Event()
        self.arrived: dict[int, float] = {}

    async def read(self) -> None:
        """Read until the server or the caller ends it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        headers = f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n"
        headers += f"X-Forwarded-For: {self.address}\r\n" + (f"Cookie: {self.cookie}\r\n" if self.cookie else "")
        unpack = zlib.decompressobj(31)
        writer.write(f"{headers}\r\n".encode())
        status = await reader.readline()
        assert b"200" in status, status
        while await reader.readline() != b"\r\n":
            pass
        name, number, data = "", 0, []
        pending = b""
        try:
            while size := int((await reader.readline()).strip() or b"0", 16):
                pending += unpack.decompress(await reader.readexactly(size))
                await reader.readexactly(2)
                *lines, pending = pending.split(b"\n")
                for line in lines:
                    if line.startswith(b"id: "):
                        number = int(line[4:])
                    elif line.startswith(b"event: "):
                        name = line[7:].decode()
                    elif line.startswith(b"data: "):
                        data.append(line[6:])
                    elif not line and data:
                        if name in ("board", "change"):
                            self.take(number, name, b"\n".join(data).decode())
                        data = []
        except (asyncio.IncompleteReadError, ConnectionError, ValueError):
            pass
        finally:
            writer.close()

    def take(self, number: int, name: str, data: str) -> None:
        """Note a board, or what is new in it; watchers need not put it together."""
        self.numbers.append(number)
        self.arrived.setdefault(number, time.perf_counter())
        if self.cookie:
            if name == "board":
                self.pieces = data.split("<")
            else:
                last, self.pieces = self.pieces, []
                for piece in json.loads(data):
                    self.pieces += [piece] if isinstance(piece, str) else last[piece[0] : piece[0] + piece[1]]
            self.latest = "<".join(self.pieces)
        self.news.set()

    def gaps(self) -> int:
        """Numbers that were skipped, or that came out of order."""
        return sum(
            after not in (before, before + 1) for before, after in zip(self.numbers, self.numbers[1:], strict=False)
        )


class Person:
    """Plays a seat by what the board lights up."""

    def __init__(self, client: httpx.AsyncClient, table: str, key: str, address: str, think: float) -> None:
        self.client, self.table, self.key, self.address, self.think = client, table, key, address, think
        self.stream: Stream
        self.sent: dict[int, float] = {}
        self.refused = 0
        self.headers = {"authorization": f"Bearer {key}", "x-forwarded-for": address}

    async def play(self, until: float) -> None:
        """Choose, wait for the next question, think, choose."""
        chance = random.Random(self.table)
        await asyncio.sleep(chance.uniform(0, self.think))
        path = f"/api/tables/{self.table}/seats/0/choose"
        while time.perf_counter() < until:
            await asyncio.wait_for(self.stream.news.wait(), 120)
            self.stream.news.clear()
            number = self.stream.numbers[-1]
            choices = [html.unescape(text) for text in re.findall(r'data-choice="([^"]+)"', self.stream.latest)]
            if not choices:
                continue
            began = time.perf_counter()
            body = {"number": number + 1, "text": chance.choice(choices)}
            answer = await self.client.post(path, json=body, headers=self.headers)
            if answer.status_code == 200:
                self.sent[answer.json()["number"]] = began
            else:
                self.refused += 1
                self.stream.news.set()
            await asyncio.sleep(chance.uniform(0.5, 1.5) * self.think)


def memory(process: int) -> float:
    """The resident memory of a process, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]


def work(process: int) -> float:
    """The processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def work_of_children(process: int) -> float:
    """The processor time of the processes that a process has started and that still run."""
    children = [file.read_text().split() for file in Path(f"/proc/{process}/task").glob("*/children")]
    return sum(work(int(child)) for some in children for child in some)


def address(number: int) -> str:
    """Everybody who plays or watches has an address of their own, as the proxy would say."""
    return f"10.1.{number // 250}.{number % 250}"


async def load(server: subprocess.Popen[str], port: int, options: argparse.Namespace) -> None:
    """Open tables and streams, let people play, and print what was measured."""
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, timeout=120, limits=httpx.Limits(max_connections=50)) as client:
        before = memory(server.pid)
        people = [await sit_down(client, number, options) for number in range(options.tables)]
        streams, watchers = [], []
        for at in range(options.streams):
            person = people[at % len(people)]
            path, who = f"/t/{person.table}/{'0' if at < len(people) else 'watch'}/events?changes&after=0", address(at)
            if at < len(people):
                stream = person.stream = Stream(port, path, who, f"civitas={person.key}")
            else:
                stream = Stream(port, path, who)
                watchers.append((person, stream))
            streams.append(stream)
        readers = []
        for stream in streams:
            readers.append(asyncio.create_task(stream.read()))
            await asyncio.sleep(0.01)
        while not all(stream.numbers for stream in streams):
            for ended in [reader for reader in readers if reader.done()]:
                ended.result()
                raise AssertionError("a stream has ended before its first board")
            await asyncio.sleep(0.2)
        await asyncio.sleep(3)
        print(f"{options.tables} tables, {len(streams)} streams are open; people think {options.think} s on average")
        calm = await measure(server, people, watchers, options)
        print(f"memory             {(memory(server.pid) - before) * 1024 / options.tables:8.1f} KB a table", end="")
        print(f", {memory(server.pid):.0f} MB in all")
        if options.hostile:
            command = [sys.executable, str(HOSTILE), str(port), *[person.table for person in people]]
            mischief = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
            )
            began = time.perf_counter()
            await asyncio.sleep(8)
            print("beside a hostile client:")
            attacked = await measure(server, people, watchers, options)
            used, seconds = work(mischief.pid), time.perf_counter() - began
            answers, _ = mischief.communicate()
            assert mischief.returncode == 0, "the hostile client failed"
            asked = sum(json.loads(answers).values())
            print(f"it asked           {asked / seconds:8.1f} times a second", end="")
            print(f", and used {used / seconds:.0%} of a processor itself")
            print(f"answers to it      {answers.strip()}")
            print(f"95 of 100 take     {attacked / calm:8.2f} times as long as without it")
            print(f"memory             {memory(server.pid):8.0f} MB in all")
        finals = {}
        for person in people:
            found = await client.get(f"/api/tables/{person.table}", headers=person.headers)
            finals[person.table] = found.json()["number"]
        await _settle(streams, people, finals, options)
        print(f"refused as late    {sum(person.refused for person in people):8d}")
        missing = sum(
            stream.numbers[-1] != finals[person.table]
            for person, stream in zip(_owners(people, streams), streams, strict=True)
        )
        gaps = sum(stream.gaps() for stream in streams)
        print(f"lost events        {missing + gaps:8d}")
        assert missing + gaps == 0, "events were lost"
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)


async def sit_down(client: httpx.AsyncClient, number: int, options: argparse.Namespace) -> Person:
    """Somebody at a new table, against a bot."""
    seats = [{"kind": "me", "name": "Person"}, {"kind": "bot", "bot": "random"}]
    who = {"x-forwarded-for": address(number)}
    made = await client.post("/api/tables", json={"game": options.game, "seats": seats}, headers=who)
    made.raise_for_status()
    return Person(client, made.json()["table"], made.json()["key"], address(number), options.think)


async def measure(
    server: subprocess.Popen[str],
    people: list[Person],
    watchers: list[tuple[Person, Stream]],
    options: argparse.Namespace,
) -> float:
    """Let people play for a while, and print how it went; gives the time that 95 of 100 choices took."""
    began, worked, helped = time.perf_counter(), work(server.pid), work_of_children(server.pid)
    start = {person.table: person.stream.numbers[-1] for person in people}
    for person in people:
        person.sent.clear()
        person.stream.news.set()
    await asyncio.gather(*(person.play(began + options.seconds) for person in people))
    seconds, worked = time.perf_counter() - began, work(server.pid) - worked
    helped = work_of_children(server.pid) - helped
    await asyncio.sleep(2)
    made = sum(person.stream.numbers[-1] - start[person.table] for person in people)
    delays = sorted(
        stream.arrived[number] - sent
        for person, stream in watchers
        for number, sent in person.sent.items()
        if number in stream.arrived
    )
    late = delays[int(len(delays) * 0.95)]
    by_people = sum(len(person.sent) for person in people)
    print(f"choices a second   {made / seconds:8.1f}  (people {by_people / seconds:.1f})")
    print(f"choice to event    {statistics.median(delays) * 1000:8.1f} ms median, ", end="")
    print(f"{late * 1000:.1f} ms for 95 of 100  ({len(delays)} measured)")
    print(f"work a choice      {worked / max(1, made) * 1000:8.1f} ms of the server", end="")
    print(f", {helped / max(1, made) * 1000:.1f} ms of its processes for bots, drawing and files")
    print(f"busy               {worked / seconds:8.0%} of a processor the server, {helped / seconds:.0%} its processes")
    return late


def _owners(people: list[Person], streams: list[Stream]) -> list[Person]:
    return [people[at % len(people)] for at in range(len(streams))]


async def _settle(streams: list[Stream], people: list[Person], finals: dict[str, int], options: Any) -> None:
    """Wait until every stream has got what was committed."""
    end = time.perf_counter() + 60
    owners = _owners(people, streams)
    while time.perf_counter() < end:
        if all(stream.numbers[-1] >= finals[person.table] for person, stream in zip(owners, streams, strict=True)):
            return
        await asyncio.sleep(0.1)


def finished_games(server: subprocess.Popen[str], port: int, game: str, count: int) -> None:
    """Open finished games, look at them, let them go; twice."""
    played = civitas.new(game, 2, seed=1)
    chance = random.Random(1)
    while not played.over:
        decision = played.decision
        assert decision is not None
        played.choose(chance.choice(decision.options))
    save = played.save()
    sizes, visitors = [], 0
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
        client.get("/")
        for _ in range(3):
            for _ in range(count):
                visitors += 1
                who = {"x-csrftoken": client.cookies["civitas_csrf"], "x-forwarded-for": f"10.2.0.{visitors % 250}"}
                led = client.post("/open", json={"text": save}, headers=who)
                assert led.status_code == 303, led.text
                assert client.get(led.headers["location"]).status_code == 200
            time.sleep(12)
            sizes.append(memory(server.pid))
    print(f"finished games     {', '.join(f'{size:.0f} MB' for size in sizes)} after batches of {count}")
    assert sizes[-1] < sizes[0] * 1.1 + 20, "memory grows with finished tables"


def main() -> None:
    """Run it all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--think", type=float, default=4.0, help="how long people think, on average")
    parser.add_argument("--game", default="stone_age")
    parser.add_argument("--finished", type=int, default=60, help="finished games in a batch")
    parser.add_argument("--draw-workers", type=int, default=1)
    parser.add_argument("--hostile", action="store_true", help="go on beside somebody who does all that they may")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="civitas-load-"))
    script = folder / "serve.py"
    script.write_text(SERVE)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    log = (folder / "log").open("w")
    server = subprocess.Popen(
        [sys.executable, str(script), str(folder / "data"), str(port), "2", str(options.draw_workers)],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        # Where the system shares the processor among sessions, those who play are no part of the server's share.
        start_new_session=True,
    )
    # Whoever ends it ends the server too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("it was ended"))
    try:
        assert server.stdout is not None
        assert server.stdout.readline().strip() == "ready", (folder / "log").read_text()
        asyncio.run(load(server, port, options))
        if options.finished:
            finished_games(server, port, options.game, options.finished)
        errors = (folder / "log").read_text()
        assert "Traceback" not in errors, errors
    finally:
        server.terminate()
        server.wait(20)
        log.close()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
