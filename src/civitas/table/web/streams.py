"""Event streams: what a reader missed, then what happens, with a heartbeat that also looks into the database."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import AsyncIterator
from typing import Final

from litestar.response import Stream

from civitas.table.play.live import Event, Listener, Live
from civitas.table.play.replay import Tape
from civitas.table.play.tables import Tables
from civitas.table.store.records import Row
from civitas.table.web import showing
from civitas.table.web.identity import Asking

ALIVE: Final = b": alive\n\n"
PRESENCE: Final = 1.5
"""Seconds until a stream that came or went is told to the others: a reload is not worth telling."""


def respond(request: Asking, tables: Tables, live: Live, eyes: int | None, form: str) -> Stream:
    """The stream of a table for these eyes, from after the number that the reader has seen; else from now on."""
    content = follow(tables, live, eyes, form, _last_seen(request))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        content = _squeezed(content)
    return Stream(content, media_type="text/event-stream", headers=headers)


def _last_seen(request: Asking) -> int | None:
    """The last number that the reader of a stream has seen."""
    given = request.headers.get("last-event-id") or request.query_params.get("after") or ""
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 10 else None


async def follow(tables: Tables, live: Live, eyes: int | None, form: str, after: int | None) -> AsyncIterator[bytes]:
    """Bytes of events, until the reader goes, the table leaves or the server stops."""
    listener = Listener(eyes, form)
    sent = live.number if after is None else min(after, live.number)
    live.listeners.add(listener)
    _tell_presence(tables, live)
    try:
        yield b"retry: 1000\n\n"
        # The first round sends what was missed and the present board.
        listener.behind = True
        while not tables.background.closing.is_set() and not live.gone:
            if listener.behind:
                async with live.lock:
                    number = live.number
                    tape_rows, first = live.rows[:], live.first
                    listener.behind = False
                    listener.queue.clear()
                    present = showing.events(live, eyes, form, live.since(sent))
                async for event in _missed(live, tape_rows, first, eyes, form, sent, number):
                    yield encode(event)
                for event in present:
                    yield encode(event)
                sent = number
            while listener.queue and not listener.behind:
                event = listener.queue.popleft()
                sent = max(sent, event.number)
                yield encode(event)
            if listener.behind:
                continue
            listener.ready.clear()
            try:
                await asyncio.wait_for(listener.ready.wait(), tables.config.heartbeat)
            except TimeoutError:
                yield ALIVE
                # A reader who goes now must not tear the database's connection away in the middle of a question.
                await asyncio.shield(tables.background.start(_look(tables, live)))
    finally:
        live.listeners.discard(listener)
        live.used = time.monotonic()
        _tell_presence(tables, live)


def _tell_presence(tables: Tables, live: Live) -> None:
    """Tell those at a table, in a while, that somebody came or went."""

    async def tell() -> None:
        await asyncio.sleep(PRESENCE)
        live.telling = False
        present = [live.online(seat.seat) for seat in live.seats]
        if present == live.present or live.gone:
            return
        async with live.lock:
            live.present = present
            showing.push(live, len(live.game.history), only="html")

    if not live.telling:
        live.telling = True
        tables.background.start(tell())


async def _look(tables: Tables, live: Live) -> None:
    """Compare with the database: heals whatever news was lost on the way."""
    tables.wake_late(live)
    if time.monotonic() - live.checked < tables.config.heartbeat / 2:
        return
    async with live.lock:
        if not live.gone:
            await tables.catch_up(live)


async def _missed(
    live: Live, rows: list[Row], first: int, eyes: int | None, form: str, after: int, number: int
) -> AsyncIterator[Event]:
    """The boards after `after` and before the present one, from the rows."""
    if max(after, first) + 1 >= number:
        return
    tape = Tape.of(live.table, rows, first)
    for row in rows[first : number - 1]:
        since = len(tape.game.history)
        tape.play(row)
        if row.number > after:
            if form == "html":
                seen = showing.eyes_at(live, tape.game, row.number, eyes)
                data = showing.board_at(live, tape.game, row.number, seen, since, look_back=False)
                yield Event("board", row.number, data)
            else:
                state = showing.state_at(live, tape.game, row.number, eyes, since)
                yield Event("state", row.number, showing.encode(state))
        if row.number % 8 == 0:
            await asyncio.sleep(0)


def encode(event: Event) -> bytes:
    """An event as it stands in a stream."""
    data = event.data.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\ndata: ")
    return f"id: {event.number}\nevent: {event.name}\ndata: {data}\n\n".encode()


async def _squeezed(content: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The stream compressed, event by event: a board takes a tenth, or less where it is like the last 32 KB."""
    squeeze = zlib.compressobj(4, zlib.DEFLATED, 31, 6)
    async for part in content:
        yield squeeze.compress(part) + squeeze.flush(zlib.Z_SYNC_FLUSH)
    yield squeeze.flush()
