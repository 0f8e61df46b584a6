"""The tables in memory: brought in, kept in step with the database, let go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

import msgspec

import civitas
from civitas.table.play import presence
from civitas.table.play.clock import Clock
from civitas.table.play.live import Live
from civitas.table.play.past import Past
from civitas.table.play.refusals import Refused
from civitas.table.play.replay import Breath, rebuild
from civitas.table.play.turns import ASKER, Turns
from civitas.table.store.config import Config
from civitas.table.store.records import Gathering, Position
from civitas.table.store.storage import Storage

LOG = logging.getLogger("civitas.table")
REPLAYS: Final = 2
LONG: Final = 200
"""Rows of a table that is brought into memory only in turn: whoever asks for very many holds up nobody else."""
PASTS: Final = 12
"""Tables of which earlier moments are kept."""
DAY: Final = 24 * 3600


class Memory:
    """The tables that are in memory, and the way to the others."""

    def __init__(self, config: Config, storage: Storage, clock: Clock) -> None:
        self.config = config
        self.clock = clock
        self.storage = storage
        self.announce: Callable[[str], None] = lambda key: None
        """Tells other processes that a table has changed."""
        self.started = time.time()
        self.replays = Turns(range(REPLAYS))
        """Games told again from the beginning cost much: so many at the same time."""
        self._looked_back: OrderedDict[str, Live] = OrderedDict()
        self._live: dict[str, Live] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def wake_late(self, live: Live) -> None:
        """See to a table that has just come into memory or lain there for a while; whoever has bots says how."""

    def taken(self, live: Live) -> None:
        """A row was taken at a table; whoever calls people says how."""

    @asynccontextmanager
    async def at(self, key: str) -> AsyncIterator[Live]:
        """A table, for the caller alone until it is done."""
        while True:
            live = await self.get(key)
            async with live.lock:
                if live.gone:
                    continue
                live.used = time.monotonic()
                yield live
                return

    async def get(self, key: str) -> Live:
        """A table, brought into memory if it is not there."""
        live = self._live.get(key)
        if live is not None:
            return live
        # Whoever waits for the lock keeps it alive: two loaders of one table would make two games of it.
        lock = self._loading.get(key) or self._loading.setdefault(key, asyncio.Lock())
        async with lock:
            live = self._live.get(key)
            if live is None:
                live = await self._load(key)
                self._live[key] = live
                self.wake_late(live)
            return live

    async def _load(self, key: str) -> Live:
        """A table from the database, repaired if the rules have changed underneath it."""
        found = await self.storage.whole(key) if key.isalnum() and key.isascii() and len(key) <= 24 else None
        if found is None:
            raise Refused(404, "There is no such table.")
        gathering, rows, position = found
        table = gathering.table
        try:
            if len(rows) < LONG:
                rebuilt = await rebuild(table, rows, position)
            else:
                async with self.replays.turn(ASKER.get()):
                    rebuilt = await rebuild(table, rows, position)
        except civitas.CivitasError as error:
            LOG.warning("Table %s can't be opened: %s", key, error)
            raise Refused(409, "This table can't be opened by the rules as they are now.") from error
        live = Live(gathering, rebuilt.tape, rows, rebuilt.first, self.clock)
        version = live.game.rules.version
        if rebuilt.repair is not None:
            LOG.warning("Table %s goes on from a position: %s", key, rebuilt.fault)
            repaired = live.after(rebuilt.repair)
            repaired.version = version
            repaired.note = _changed(rebuilt.lost)
            kept = Position(
                number=rebuilt.repair.number, version=version, position=msgspec.json.decode(rebuilt.repair.text)
            )
            await self.storage.add_row(repaired, rebuilt.repair, kept)
            live.table = repaired
            live.rows.append(rebuilt.repair)
        elif table.version != version:
            await self.storage.set_version(key, version)
            table.version = version
        live.measure()
        return live

    async def reload(self, live: Live) -> None:
        """Make a table in memory anew from its rows; its streams replay what they missed."""
        try:
            fresh = await self._load(live.table.id)
        except BaseException:
            live.gone = True
            self._live.pop(live.table.id, None)
            live.wake_streams()
            raise
        live.gather(Gathering(fresh.table, fresh.seats, fresh.chat, fresh.notices))
        live.tape, live.rows, live.first = fresh.tape, fresh.rows, fresh.first
        live.open_round, live.course, live.past = fresh.open_round, None, Past()
        live.moments.clear()
        live.changed()

    async def catch_up(self, live: Live) -> None:
        """Take in what other processes have written; the caller holds the lock."""
        live.checked = time.monotonic()
        pulse = await self.storage.pulse(live.table.id)
        if pulse is None or pulse == (live.number, live.table.revision):
            return
        for row in await self.storage.rows_after(live.table.id, live.number):
            since = len(live.game.history)
            try:
                live.tape.play(row)
            except Exception:
                LOG.exception("Table %s does not follow row %d; it is read anew.", live.table.id, row.number)
                await self.reload(live)
                return
            live.table = live.after(row)
            live.table.updated = int(time.time())
            live.note(row, since)
        if pulse[1] != live.table.revision:
            await self.refresh(live)

    async def refresh(self, live: Live) -> None:
        """Read all but the choices anew, and show it."""
        found = await self.storage.table(live.table.id)
        if found is not None:
            live.gather(found)
            live.changed()

    async def game_after(self, live: Live, number: int, breath: Breath) -> civitas.Game:
        """The table's game as it was after a row, only to be looked at.

        The caller does not hold the table's lock: nobody there waits while the game is told again.
        """
        async with live.lock:
            if number == live.number:
                return live.present().game
            rows, first, table, past = live.rows[:number], live.first, live.table, self._past(live)
        kept = live.moment(number)
        known = kept.game if kept is not None else past.known(number)
        if known is not None:
            return known
        async with self.replays.turn(breath.who):
            breath.begin()
            return await past.game(table, rows, first, number, breath)

    def _past(self, live: Live) -> Past:
        """A table's past. That of tables on which nobody has looked back for a while is let go."""
        self._looked_back[live.table.id] = live
        self._looked_back.move_to_end(live.table.id)
        if len(self._looked_back) > PASTS:
            self._looked_back.popitem(last=False)[1].past = Past()
        return live.past

    async def heard(self, key: str) -> None:
        """Another process has changed a table."""
        if key in self._live:
            async with self.at(key) as live:
                await self.catch_up(live)

    def sweep(self) -> None:
        """Let tables go that nobody has looked at for a while."""
        now = time.monotonic()
        for live in self._live.values():
            self.wake_late(live)
        idle = sorted(
            (live for live in self._live.values() if self._may_go(live)),
            key=lambda live: live.used,
        )
        crowd = len(self._live) - self.config.live
        for at, live in enumerate(idle):
            if at < crowd or now - live.used > self.config.idle:
                live.gone = True
                del self._live[live.table.id]

    async def throw_away(self) -> int:
        """Throw away what nobody wants any more; gives how many tables."""
        now = int(self.clock.now())
        since = [now - int(days * DAY) if days else 0 for days in (self.config.keep, self.config.keep_brought)]
        thrown = await self.storage.throw_away(*since)
        for key in thrown:
            live = self._live.pop(key, None)
            if live is not None:
                live.gone = True
                live.wake_streams()
        return len(thrown)

    async def note_presence(self) -> None:
        """Write down who is there, so that other processes and later ones know."""
        if seen := presence.news(self._live.values()):
            await self.storage.saw(seen)

    def _may_go(self, live: Live) -> bool:
        """Whether nobody has anything to do with a table now."""
        return not live.listeners and not live.lock.locked() and live.thinking is None

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def wake_streams(self) -> None:
        """Let all streams look at once what has become of them."""
        for live in self._live.values():
            live.wake_streams()


def _changed(lost: int) -> str:
    """What the players are told when the rules have changed, and choices may be lost."""
    if lost == 0:
        return "The rules have changed since this game began; it goes on from the same table."
    what = "the last choice was" if lost == 1 else f"the last {lost} choices were"
    return f"The rules have changed since this game began; it goes on from an earlier moment, and {what} lost."
