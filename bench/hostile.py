"""A client that does whatever it may, as fast as it may: one address, all sorts of mischief at once.

It opens files that are large, deep or damaged, streams from the beginning that it reads slowly or not at all, odd
spellings of addresses, connections that never say what they want, tables full of strong bots; it asks for hints,
reasons, boards of the past and everything else that costs something, and talks without pause.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

import httpx

import civitas

ADDRESS = "127.0.0.2"
HALF_OPEN = 80
STREAMS = 70
GAMES = ("stone_age", "innovation", "endeavor", "through_the_ages", "civilization")


class Hostile:
    """Somebody who means no good, at a server on this machine with tables of others."""

    def __init__(self, port: int, tables: Sequence[str]) -> None:
        self.port = port
        self.tables = tables
        self.answers: Counter[str] = Counter()
        self.chance = random.Random(11)
        self.over = False
        self._own: list[str] = []
        self._key = ""
        self._client = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            timeout=60,
            transport=httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=20)),
        )

    async def run(self) -> None:
        """Do everything at once, until cancelled."""
        deeds = [self.read, self.read, self.write, self.write, self.upload, self.open_tables]
        async with self._client, asyncio.TaskGroup() as group:
            await self._client.get("/")
            for deed in deeds:
                group.create_task(self._again(deed))
            for number in range(STREAMS):
                group.create_task(self._again(self.slow_stream if number % 2 else self.stream))
            for number in range(HALF_OPEN):
                group.create_task(self._again(self.trickle if number % 2 else self.silent))

    async def _again(self, deed: Callable[[], Awaitable[None]]) -> None:
        # What is cancelled in the middle of a request may take it for an error of that request.
        while not self.over:
            try:
                await deed()
            except (OSError, httpx.HTTPError, asyncio.IncompleteReadError) as error:
                self.answers[type(error).__name__] += 1
            await asyncio.sleep(0.05)

    async def _ask(self, method: str, path: str, **more: object) -> httpx.Response:
        answer = await self._client.request(method, path, **more)  # type: ignore[arg-type]
        self.answers[str(answer.status_code)] += 1
        if answer.status_code == 429:
            await asyncio.sleep(min(2.0, float(answer.headers.get("retry-after", 1))))
        return answer

    async def read(self) -> None:
        """Pages that cost something, and addresses in odd spellings."""
        table = self.chance.choice(self.tables)
        own = self.chance.choice(self._own) if self._own else table
        path = self.chance.choice(
            [
                f"/t/{table}/watch",
                f"//t//{table}///watch/",
                f"/api//tables/{table}/",
                f"/t/{own}/0/moment/{self.chance.randrange(400)}",
                f"/t/{own}/look/{self.chance.randrange(400)}",
                f"/api/tables/{table}/save",
                f"/t/{table}/watch/zoom/{self.chance.randrange(100)}/{'x' * 3000}",
                f"/t/{own}/0/seat/1/qr",
                f"/t/{table}%2fwatch",
                f"/t/{table};a=b/watch",
                "/?q=" + "a" * 3000,
                "/schema/openapi.json",
                f"/rules/{self.chance.choice(GAMES)}",
                f"/api/games/{self.chance.choice(GAMES)}/catalogue",
                "/static/..%2f..%2fsecret",
                "/me/export",
                "/finished",
            ]
        )
        await self._ask("GET", path, headers={"range": "bytes=0-1,2-3", "accept": "text/html", "x-long": "y" * 4000})

    async def open_tables(self) -> None:
        """Tables at which strong bots play against each other."""
        game = self.chance.choice(GAMES)
        seats = civitas.titles()[game].seats[-1]
        bots = [{"kind": "me", "name": "\u202eevil\u200b"}, *[{"kind": "bot", "bot": "hard"}] * (seats - 1)]
        plan = {"game": game, "seats": bots, "thoughts": True, "clock": {"seconds": 10, "per": "decision"}}
        headers = {"authorization": f"Bearer {self._key}"} if self._key else {}
        made = await self._ask("POST", "/api/tables", json=plan, headers=headers)
        if made.status_code == 201:
            self._own.append(made.json()["table"])
            if made.json()["key"]:
                self._key = made.json()["key"]
                self._client.cookies.set("civitas", self._key)
                await self._client.get("/")

    async def write(self) -> None:
        """Choose, take back, talk, ask for hints and reasons."""
        if not self._own:
            return
        table = self.chance.choice(self._own)
        at, headers = f"/api/tables/{table}/seats/0", {"authorization": f"Bearer {self._key}"}
        state = (await self._ask("GET", f"{at}?after=0", headers=headers)).json()
        number = state.get("number", 0) + 1
        options = (state.get("decision") or {}).get("options") or ["?"]
        deeds: list[tuple[str, object]] = [
            ("choose", {"number": number, "text": self.chance.choice(options)}),
            ("undo", {"number": number}),
            ("chat", {"text": "\u202e" * 400}),
            ("hint", {}),
            ("why", {}),
            ("choose", {"number": 10**300, "text": "x" * 60_000}),
        ]
        what, body = self.chance.choice(deeds)
        headers = {"x-csrftoken": self._client.cookies.get("civitas_csrf", ""), "content-type": "application/json"}
        await self._ask("POST", f"/t/{table}/0/{what}", content=json.dumps(body), headers=headers)

    async def upload(self) -> None:
        """Files that are long, deep, large or wrong."""
        token = self._client.cookies.get("civitas_csrf", "")
        await self._ask("POST", "/open", json={"text": next(self._files)}, headers={"x-csrftoken": token})

    @property
    def _files(self) -> itertools.cycle[str]:
        if not hasattr(self, "_cycle"):
            long = civitas.new("innovation", 4, seed=1)
            while not long.over and len(long.history) < 2000:
                decision = long.pending[0]
                long.choose(self.chance.choice(decision.options), decision.seat)
            self._cycle = itertools.cycle(
                [
                    long.save(),
                    '{"game":"stone_age","players":[{"score":100000000},{}]}',
                    '{"game":"stone_age","players":[{"food":1e999},{}]}',
                    '{"a":' * 50_000,
                    '{"game":"innovation","players":[{},{}],"players":' + "[{}]" * 100_000,
                    json.dumps({"game": "endeavor", "players": [{}] * 5, "x": "y" * 900_000}),
                ]
            )
        return self._cycle

    async def stream(self) -> None:
        """A stream from the beginning: as soon as something comes, another one."""
        table = self.chance.choice(self.tables)
        async with self._connected(f"GET /t/{table}/watch/events?after=0") as (reader, writer):
            writer.write(b"\r\n")
            await asyncio.wait_for(reader.read(5000), 30)

    async def slow_stream(self) -> None:
        """A stream of which nothing is ever read."""
        async with self._connected(f"GET /t/{self.chance.choice(self.tables)}/watch/events?after=0") as (_, writer):
            writer.write(b"\r\n")
            await asyncio.sleep(30)

    async def silent(self) -> None:
        """A connection that says nothing."""
        async with self._connected("") as (reader, _):
            await reader.read(100)

    async def trickle(self) -> None:
        """A body that comes byte by byte, in chunks."""
        async with self._connected("POST /open") as (reader, writer):
            writer.write(b"Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n")
            with contextlib.suppress(OSError):
                for _ in range(100):
                    writer.write(b"1\r\n[\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.5)
            await reader.read(100)

    @contextlib.asynccontextmanager
    async def _connected(self, request: str):  # type: ignore[no-untyped-def]
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0), limit=4096)
        try:
            if request:
                writer.write(f"{request} HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode())
            yield reader, writer
        finally:
            writer.close()


async def main() -> None:
    """Be hostile until the input ends, then say how often one was answered how."""
    hostile = Hostile(int(sys.argv[1]), sys.argv[2:])
    mischief = asyncio.create_task(hostile.run())
    await asyncio.to_thread(sys.stdin.read)
    if mischief.done():
        mischief.result()
    hostile.over = True
    mischief.cancel()
    await asyncio.gather(mischief, return_exceptions=True)
    print(json.dumps(dict(hostile.answers.most_common())))


if __name__ == "__main__":
    asyncio.run(main())
