"""Event streams: what a reader missed, then what happens, with a heartbeat that also looks into the database."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import aclosing, contextmanager
from typing import Final

from litestar.background_tasks import BackgroundTask
from litestar.response import Stream

from civitas.kernel.game import Game
from civitas.table.play.live import Listener, Live, Moment
from civitas.table.play.refusals import Refused
from civitas.table.play.replay import Breath, Tape
from civitas.table.play.tables import Tables
from civitas.table.play.turns import Turns
from civitas.table.store.records import Row
from civitas.table.web import identity, showing
from civitas.table.web.changes import Changes
from civitas.table.web.guard import Streams, client
from civitas.table.web.identity import Asking
from civitas.table.web.painting import Painting
from civitas.table.web.showing import Event, TableView

LOG = logging.getLogger("civitas.table")

ALIVE: Final = b": alive\n\n"
BOARDS: Final = 30
"""So many boards are shown to a reader who has missed more: a whole game drawn anew would hold up everybody."""
PRESENCE: Final = 1.5
"""Seconds until a stream that came or went is told to the others: a reload is not worth telling."""


def respond(request: Asking, tables: Tables, live: Live, eyes: int | None, form: str) -> Stream:
    """The stream of a table for these eyes, from after the number that the reader has seen; else from now on."""
    counted: Streams = request.app.state.streams
    who = client(request.scope)
    counted.check(who)
    asker = identity.holder if form == "html" else identity.bearer

    def welcome() -> bool:
        # A device can be withdrawn while it looks.
        return eyes is None or identity.owns(live.seats[eyes], asker(request))

    listener = Listener(eyes, _last_seen(request, live, eyes))
    reader = Reader(live, listener, form, tables.replays, identity.effort(request), request.app.state.painting)
    changes = Changes() if "changes" in request.query_params else None
    content = follow(tables, reader, Place(counted, who, welcome), changes)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        content = _squeezed(content)
    left = BackgroundTask(_end, content)
    return Stream(content, media_type="text/event-stream", headers=headers, background=left)


async def _end(content: AsyncGenerator[bytes, None]) -> None:
    """End a stream whose reader has left, perhaps while an event was waiting to be sent: nothing else would."""
    await content.aclose()


def _last_seen(request: Asking, live: Live, eyes: int | None) -> int:
    """The row that the reader of a stream has seen last; without a word of it the present one."""
    given = request.headers.get("last-event-id") or request.query_params.get("after") or ""
    if not (given.isascii() and given.isdecimal() and len(given) < 10):
        return live.number
    return min(live.row_of(eyes, int(given)), live.number)


class Place:
    """A stream's place among those of its client, as long as its reader is welcome."""

    def __init__(self, counted: Streams, who: str, welcome: Callable[[], bool] = lambda: True) -> None:
        self.welcome = welcome
        self._counted = counted
        self._who = who

    @contextmanager
    def taken(self) -> Iterator[bool]:
        """Whether there was a place; then it is counted until it is left."""
        free = self._counted.opened(self._who)
        try:
            yield free
        finally:
            if free:
                self._counted.closed(self._who)


async def follow(
    tables: Tables, reader: Reader, place: Place, changes: Changes | None = None
) -> AsyncGenerator[bytes, None]:
    """Bytes of events, until the reader goes or is not welcome any more, the table leaves or the server stops."""
    live, listener = reader.live, reader.listener
    with place.taken() as free:
        if not free:
            return
        live.listeners.add(listener)
        _tell_presence(tables, live)
        try:
            yield b"retry: 1000\n\n"
            while not tables.background.closing.is_set() and not live.gone and place.welcome():
                listener.ready.clear()
                async for event in reader.news():
                    yield encode(changes.of(event) if changes else event)
                if not listener.ready.is_set() and not await _is_woken(listener, tables.config.heartbeat):
                    yield ALIVE
                    # A reader who goes now must not tear the database's connection away in the middle of a question.
                    await asyncio.shield(tables.background.start(_look(tables, live)))
        finally:
            live.listeners.discard(listener)
            live.used = time.monotonic()
            _tell_presence(tables, live)


async def _is_woken(listener: Listener, seconds: float) -> bool:
    """Wait until there is something to see; False if there is nothing for a while."""
    try:
        await asyncio.wait_for(listener.ready.wait(), seconds)
    except TimeoutError:
        return False
    return True


class Reader:
    """What the reader of a stream has been sent, and what is news to them; everything is drawn outside the lock."""

    def __init__(
        self,
        live: Live,
        listener: Listener,
        form: str,
        replays: Turns[int],
        effort: Breath | None = None,
        painting: Painting | None = None,
    ) -> None:
        self.live = live
        self.listener = listener
        self._form = form
        self._replays = replays
        self._effort = effort or Breath()
        self._painting = painting or Painting()
        self._seen: tuple[int, int] | None = None

    async def news(self) -> AsyncIterator[Event]:
        """Every board since the last one, or the present one again if something else has changed."""
        live, listener = self.live, self.listener
        moments = live.moments_after(listener.sent) if self._seen is not None else None
        if moments is None or (not moments and self._seen != self._changes()):
            async with live.lock:
                rows, first, present = live.rows[:], live.first, live.present()
            for event in await self._missed(rows, first, present.number):
                yield event
            since = live.since(listener.sent)
            self._seen = self._changes()
            listener.sent = present.number
            for event in await self._shown(present, since):
                yield event
            return
        for moment in moments:
            self._seen = self._changes()
            listener.sent = moment.number
            game = moment.game
            # That somebody passed quietly is no news; who is asked next is, under the number that the reader has seen.
            if live.is_hushed(listener.eyes, moment.number) and not (game.asked(listener.eyes) or game.over):
                continue
            for event in await self._shown(moment, moment.since):
                yield event

    def _changes(self) -> tuple[int, int]:
        """What has changed so far that is not a choice; comings and goings are no part of a state."""
        return self.live.changes, self.live.comings if self._form == "html" else 0

    async def _shown(self, moment: Moment, since: int) -> list[Event]:
        """The events that show a moment; none if it can't be drawn, which must not keep the others from the reader."""
        try:
            return await showing.events(self._painting, self.live, moment, self.listener.eyes, self._form, since)
        except Exception:
            LOG.exception("A board of %s can't be drawn", self.live.table.game)
            return []

    async def _missed(self, rows: list[Row], first: int, number: int) -> list[Event]:
        """The latest boards after the last that was sent and before that of `number`, from the rows."""
        after = max(self.listener.sent, number - BOARDS)
        if max(after, first) + 1 >= number:
            return []
        async with self._replays.turn(self._effort.who):
            try:
                self._effort.begin()
            except Refused:
                # Whoever asks for very much is shown the present only.
                return []
            return await self._told_again(rows, first, number, after)

    async def _told_again(self, rows: list[Row], first: int, number: int, after: int) -> list[Event]:
        live, eyes = self.live, self.listener.eyes
        found: list[Event] = []
        async for row, since, game in _again(live, eyes, rows[: number - 1], first, after, self._effort):
            if self._form == "html":
                seen = showing.eyes_at(live, game, row.number, eyes)
                data = showing.board_at(live, game, row.number, seen, since, look_back=False)
                found.append(Event("board", live.shown(eyes, row.number), data))
            else:
                state = showing.state_at(live, game, row.number, eyes, since)
                found.append(Event("state", live.shown(eyes, row.number), showing.encode(state)))
        return found


async def _again(
    live: Live, eyes: int | None, rows: list[Row], first: int, after: int, effort: Breath
) -> AsyncIterator[tuple[Row, int, Game]]:
    """A table's game after each row beyond `after` of which these eyes may know, and its length before that row."""
    tape = Tape.of(live.table, rows, first)
    # Whoever listens from the beginning need not tell it all again for the first board.
    tape.game.log(None)
    start = max(first, after)
    await tape.follow(rows[first:start], effort)
    for row in rows[start:]:
        since = len(tape.game.history)
        tape.play(row)
        if not live.is_hushed(eyes, row.number):
            yield row, since, tape.game
        await effort.taken()


async def page(
    tables: Tables, live: Live, eyes: int | None, after: int, effort: Breath
) -> tuple[list[TableView], bool]:
    """The states that followed a number, a stream's length of them at most, and whether there are more."""
    async with live.lock:
        rows, first = live.rows[:], live.first
    start = max(first, live.row_of(eyes, after))
    end = start + BOARDS
    async with tables.replays.turn(effort.who):
        effort.begin()
        told = _again(live, eyes, rows[:end], first, start, effort)
        found = [showing.state_at(live, game, row.number, eyes, since) async for row, since, game in told]
    return found, end < len(rows)


def _tell_presence(tables: Tables, live: Live) -> None:
    """Tell those at a table, in a while, that somebody came or went."""

    async def tell() -> None:
        await asyncio.sleep(PRESENCE)
        live.telling = False
        present = [live.online(seat.seat) for seat in live.seats]
        if live.gone or (present == live.seated and not live.drawn_apart):
            return
        live.came_or_went(present)

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


def encode(event: Event) -> bytes:
    """An event as it stands in a stream."""
    data = event.data.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\ndata: ")
    return f"id: {event.number}\nevent: {event.name}\ndata: {data}\n\n".encode()


async def _squeezed(content: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """The stream compressed, event by event: a board takes a tenth, or less where it is like the last 32 KB."""
    squeeze = zlib.compressobj(4, zlib.DEFLATED, 31, 6)
    async with aclosing(content):
        async for part in content:
            yield squeeze.compress(part) + squeeze.flush(zlib.Z_SYNC_FLUSH)
    yield squeeze.flush()
