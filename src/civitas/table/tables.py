"""The tables of this server: opened, played at, watched, closed. Every change is committed before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

import civitas
from civitas.kernel.rules import Value
from civitas.kernel.saves import Save
from civitas.kernel.titles import find
from civitas.table import secrecy, showing
from civitas.table.config import Config
from civitas.table.live import Listener, Live
from civitas.table.players import bots, default_bot
from civitas.table.records import ChatLine, Position, Row, SeatRecord, TableRecord
from civitas.table.replay import Tape, rebuild
from civitas.table.storage import Conflict, Storage
from civitas.table.thinking import Thinking, WorkerDied

LOG = logging.getLogger("civitas.table")

POSITION_EVERY: Final = 10
"""Rows between two stored positions, at least."""
PRESENCE: Final = 1.5
"""Seconds until a stream that came or went is told to the others: a reload is not worth telling."""


class Refused(Exception):
    """A request that can't be granted: the status of the answer, and why, in a sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class Stale(Exception):
    """A choice that came too late: the table has moved on since the board that was shown."""


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table: `kind` is me, friend, open or bot."""

    kind: str
    name: str = ""
    bot: str = ""


class Plan(msgspec.Struct):
    """A new table."""

    game: str
    seats: list[SeatPlan]
    name: str = ""
    variant: dict[str, Value] = {}
    spectators: bool = True
    hotseat: bool = False


class Tables:
    """All tables: those in memory, and the way to the others."""

    def __init__(self, config: Config, storage: Storage, thinking: Thinking, signer: secrecy.Signer) -> None:
        self.config = config
        self.storage = storage
        self.thinking = thinking
        self.signer = signer
        self.announce: Callable[[str], None] = lambda key: None
        """Tells other processes that a table has changed."""
        self.closing = asyncio.Event()
        self._live: dict[str, Live] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    # In and out of memory

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
        found = await self.storage.whole(key) if key.isalnum() and key.isascii() and len(key) <= 24 else None
        if found is None:
            raise Refused(404, "There is no such table.")
        table, seats, chat, rows, position = found
        try:
            rebuilt = rebuild(table, rows, position)
        except civitas.CivitasError as error:
            LOG.warning("Table %s can't be opened: %s", key, error)
            raise Refused(409, "This table can't be opened by the rules as they are now.") from error
        live = Live(table, seats, chat, rebuilt.game, rows, rebuilt.first)
        version = rebuilt.game.rules.version
        if rebuilt.repair is not None:
            LOG.warning("Table %s goes on from a position: %s", key, rebuilt.fault)
            repaired = _after(live, rebuilt.repair)
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
        self._measure(live)
        return live

    def _measure(self, live: Live) -> None:
        """Note where rows of the past stand in the game's history."""
        live.lengths.clear()
        live.open_round.clear()
        length = 0
        for row in live.rows[live.first :]:
            length += -1 if row.what == "undo" else 1
            live.lengths[row.number] = length
        if live.game.open_picks():
            live.open_round.update(row.number for row in live.rows[-len(live.game.open_picks()) :])

    async def _reload(self, live: Live) -> None:
        """Make a table in memory anew from its rows; its streams replay what they missed."""
        try:
            fresh = await self._load(live.table.id)
        except BaseException:
            live.gone = True
            self._live.pop(live.table.id, None)
            for listener in live.listeners:
                listener.ready.set()
            raise
        live.table, live.seats, live.chat = fresh.table, fresh.seats, fresh.chat
        live.game, live.rows, live.first = fresh.game, fresh.rows, fresh.first
        live.lengths, live.open_round, live.scores = fresh.lengths, fresh.open_round, None
        for listener in live.listeners:
            listener.behind = True
            listener.ready.set()

    async def catch_up(self, live: Live) -> None:
        """Take in what other processes have written; the caller holds the lock."""
        live.checked = time.monotonic()
        pulse = await self.storage.pulse(live.table.id)
        if pulse is None or pulse == (live.number, live.table.revision):
            return
        for row in await self.storage.rows_after(live.table.id, live.number):
            since = len(live.game.history)
            tape = Tape(live.game, live.number)
            try:
                tape.play(row)
            except Exception:
                LOG.exception("Table %s does not follow row %d; it is read anew.", live.table.id, row.number)
                await self._reload(live)
                return
            live.game = tape.game
            live.table = _after(live, row)
            live.table.updated = int(time.time())
            live.note(row)
            showing.push(live, since)
        if pulse[1] != live.table.revision:
            await self._refresh(live)

    async def _refresh(self, live: Live) -> None:
        """Read all but the choices anew, and show it."""
        found = await self.storage.table(live.table.id)
        if found is not None:
            live.table, live.seats, live.chat = found
            showing.push(live, len(live.game.history))

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

    def _may_go(self, live: Live) -> bool:
        return not live.listeners and not live.lock.locked() and live.thinking is None

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # New tables

    async def create(self, plan: Plan, holder: str) -> tuple[str, list[int]]:
        """Deal a new game; gives the table and the seats that the holder has."""
        game = _dealt(plan)
        origin = {"seed": game.seed}
        return await self._open(plan, holder, game, origin, [])

    async def open_save(self, text: str, plan: Plan, holder: str) -> tuple[str, list[int]]:
        """Open a save as a new table: its choices so far can be looked at like any others."""
        fault = await self.thinking.check(text)
        if fault:
            raise Refused(422, fault)
        game = await asyncio.to_thread(civitas.load, text)
        saved = msgspec.json.decode(text, type=Save)
        plan.variant = {}
        rows: list[Row] = []
        for number, choice in enumerate(saved.choices, start=1):
            seat, _, words = choice.partition(" ")
            rows.append(Row(number=number, what="choose", seat=int(seat), text=words, carried=number))
        return await self._open(plan, holder, game, saved.origin, rows)

    async def _open(
        self, plan: Plan, holder: str, game: civitas.Game, origin: dict[str, Any], rows: list[Row]
    ) -> tuple[str, list[int]]:
        key = secrecy.table_id()
        now = int(time.time())
        table = TableRecord(
            id=key,
            name=plan.name or game.rules.title,
            game=game.rules.name,
            version=game.rules.version,
            seats=game.seats,
            variant=dict(game.state.variant),
            origin=origin,
            host=holder,
            spectators=plan.spectators,
            hotseat=plan.hotseat and sum(seat.kind == "me" for seat in plan.seats) > 1,
            status="over" if game.over else "running",
            number=len(rows),
            turn=[decision.seat for decision in game.pending],
            outcome=_outcome(game),
            created=now,
            updated=now,
        )
        seats = [self._planned(key, at, seat, holder) for at, seat in enumerate(plan.seats)]
        await self.storage.add_table(table, seats, rows)
        live = await self.get(key)
        self._wake(live)
        return key, [seat.seat for seat in seats if seat.holder == holder]

    def _planned(self, key: str, at: int, plan: SeatPlan, holder: str) -> SeatRecord:
        seat = SeatRecord(table=key, seat=at, kind=plan.kind, name=plan.name)
        if plan.kind == "me":
            seat.kind, seat.holder = "human", holder
        elif plan.kind == "bot":
            seat.bot = plan.bot or default_bot()
            seat.name = plan.name or bots()[seat.bot]
        elif plan.kind == "friend":
            seat.nonce = secrets.token_urlsafe(12)
            seat.invitation = secrecy.digest(self.signer.invitation(key, at, seat.nonce))
        return seat

    def invitation(self, seat: SeatRecord) -> str:
        """The secret part of the address that claims a seat."""
        return self.signer.invitation(seat.table, seat.seat, seat.nonce)

    # Playing

    async def choose(self, key: str, seat: int, carried: int, text: str) -> int:
        """Make a choice; gives its number. Stale if the table has moved on, Refused if it is not legal."""
        return await self._request(key, "choose", seat, carried, text)

    async def undo(self, key: str, seat: int, carried: int) -> int:
        """Take the seat's last choice back; gives the number of the row that does it."""
        return await self._request(key, "undo", seat, carried, "")

    async def _request(self, key: str, what: str, seat: int, carried: int, text: str) -> int:
        async with self.at(key) as live:
            while True:
                repeated = live.repeated(what, seat, carried, text)
                if repeated is None and carried != live.number + 1:
                    await self.catch_up(live)
                    repeated = live.repeated(what, seat, carried, text)
                if repeated is not None:
                    return repeated
                late = carried != live.number + 1
                if not live.running or (late and not (what == "choose" and live.still_asked(seat, carried))):
                    raise Stale
                try:
                    await self._take(live, what, seat, carried, text)
                except Stale:
                    # Another process was quicker; perhaps with this very request, or with a pick in the same round.
                    continue
                self._wake(live)
                return live.number

    async def _take(self, live: Live, what: str, seat: int, carried: int, text: str) -> None:
        """Play a row, commit it, show it; the caller holds the lock, so that nobody sees it before it is committed."""
        since = len(live.game.history)
        try:
            if what == "undo":
                if showing.undo_refusal(live, seat):
                    raise Refused(422, f"This can't be taken back: {showing.undo_refusal(live, seat)}.")
                live.game = live.game.before(seat)
            else:
                live.game.choose_text(text, seat)
        except civitas.CivitasError as error:
            raise Refused(422, str(error)) from error
        except (Refused, asyncio.CancelledError):
            raise
        except Exception as error:
            LOG.exception("The rules of %s failed at table %s", live.table.game, live.table.id)
            await self._reload(live)
            raise Refused(422, "The rules stumbled over this choice; it has not been made.") from error
        row = Row(number=live.number + 1, what=what, seat=seat, text=text, carried=carried)
        after = _after(live, row)
        try:
            position = self._position(live, row)
            await self.storage.add_row(after, row, position)
        except Conflict:
            await self._reload(live)
            raise Stale from None
        except BaseException:
            # Whether it was committed is unknown: the rows say.
            await asyncio.shield(self._reload(live))
            raise
        if position is not None:
            live.saved_position = row.number
        live.table = after
        live.note(row)
        showing.push(live, since)
        self.announce(live.table.id)

    def _position(self, live: Live, row: Row) -> Position | None:
        game = live.game
        if game.since() or (row.number - live.saved_position < POSITION_EVERY and not game.over):
            return None
        return Position(number=row.number, version=game.rules.version, position=game.position())

    # Around the game

    async def say(self, key: str, name: str, text: str) -> int:
        """Chat."""
        return await self._change(key, self.storage.add_chat(key, ChatLine(name, text, int(time.time()))))

    async def stand_in(self, key: str, seat: int, bot: str) -> int:
        """Let a bot play for an absent person, or (with an empty name) no longer."""
        number = await self._change(key, self.storage.set_stand_in(key, seat, bot))
        self._wake(await self.get(key))
        return number

    async def abandon(self, key: str) -> int:
        """Close a table for good."""
        return await self._change(key, self.storage.set_status(key, "abandoned"))

    async def claim(self, key: str, seat: int, holder: str, name: str) -> None:
        """Take a free seat; Refused if somebody was quicker."""
        async with self.at(key) as live:
            if not await self.storage.claim(key, seat, holder, name):
                raise Refused(409, "Somebody has already taken this seat.")
            await self._refresh(live)
        self.announce(key)

    async def _change(self, key: str, change: Any) -> int:
        try:
            async with self.at(key) as live:
                await change
                await self._refresh(live)
                number = live.number
        finally:
            change.close()
        self.announce(key)
        return number

    # Streams

    def join(self, live: Live, listener: Listener) -> None:
        """A stream begins to listen."""
        live.listeners.add(listener)
        self._tell_presence(live)

    def leave(self, live: Live, listener: Listener) -> None:
        """A stream has ended."""
        live.listeners.discard(listener)
        live.used = time.monotonic()
        self._tell_presence(live)

    def _tell_presence(self, live: Live) -> None:
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
            self.start(tell())

    # Bots

    async def wake_all(self) -> None:
        """Let bots go on at all tables that wait for them, after a start."""
        for key in await self.storage.waiting_for_bots():
            try:
                live = await self.get(key)
            except Refused as error:
                LOG.warning("Table %s waits for a bot but can't be opened: %s", key, error)
                continue
            self._wake(live)
            while self.in_memory > self.config.live:
                await asyncio.sleep(1)

    def wake_late(self, live: Live) -> None:
        """Let a bot go on that another process should have moved long ago."""
        if time.time() - live.table.updated > 4 * self.config.seconds + 5:
            self._wake(live)

    def _wake(self, live: Live) -> None:
        if live.thinking is None and live.bot_asked() is not None and not self.closing.is_set():
            live.thinking = self.start(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        try:
            while not live.gone and not self.closing.is_set():
                async with live.lock:
                    seat = live.bot_asked()
                    if seat is None:
                        return
                    number = live.number + 1
                    save = live.save()
                    bot = live.seats[seat].bot
                text = await self._thought(live, save, seat, bot)
                async with live.lock:
                    if live.number + 1 != number or live.bot_asked() != seat:
                        continue
                    try:
                        await self._take(live, "choose", seat, number, text)
                    except Stale:
                        continue
                if self.config.pause:
                    await asyncio.sleep(self.config.pause)
        except Refused as error:
            LOG.error("A bot is stuck at table %s: %s", live.table.id, error)
        finally:
            live.thinking = None
            live.used = time.monotonic()

    async def _thought(self, live: Live, save: str, seat: int, bot: str) -> str:
        for name in (bot, "random"):
            try:
                return await self.thinking.choice(live.table.id, save, seat, name)
            except (WorkerDied, ValueError) as error:
                LOG.error("Bot %s has no choice at table %s: %s", name, live.table.id, error)
        raise Refused(500, "no bot can choose here")

    def start(self, work: Any) -> asyncio.Task[None]:
        """Run something in the background until it ends or the server does."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("Something in the background failed", exc_info=task.exception())

    def close_streams(self) -> None:
        """End all streams: the server is about to stop."""
        self.closing.set()
        for live in self._live.values():
            for listener in live.listeners:
                listener.ready.set()

    async def close(self) -> None:
        """End everything in the background."""
        self.close_streams()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _after(live: Live, row: Row) -> TableRecord:
    """The table's record after its game has taken a row."""
    game = live.game
    after = msgspec.structs.replace(live.table, number=row.number)
    after.turn = [decision.seat for decision in game.pending]
    if game.over and after.status == "running":
        after.status = "over"
        after.outcome = _outcome(game)
    return after


def _outcome(game: civitas.Game) -> dict[str, Any]:
    end = game.outcome
    if end is None:
        return {}
    return {
        "scores": list(end.scores),
        "ranks": list(end.ranks),
        "winners": list(end.winners),
        "reason": end.reason,
    }


def _changed(lost: int) -> str:
    if lost == 0:
        return "The rules have changed since this game began; it goes on from the same table."
    what = "the last choice was" if lost == 1 else f"the last {lost} choices were"
    return f"The rules have changed since this game began; it goes on from an earlier moment, and {what} lost."


def _dealt(plan: Plan) -> civitas.Game:
    try:
        rules = find(plan.game)
        check_seats(rules.seats, plan.seats)
        return civitas.new(plan.game, len(plan.seats), secrets.randbits(64), plan.variant)
    except civitas.UnknownGame as error:
        raise Refused(404, str(error)) from error
    except civitas.CivitasError as error:
        raise Refused(422, str(error)) from error


def check_seats(allowed: range, seats: Sequence[SeatPlan]) -> None:
    """Refuse a plan that nobody could play."""
    if len(seats) not in allowed:
        raise Refused(422, f"This game is for {allowed[0]} to {allowed[-1]} players, not {len(seats)}.")
    for at, seat in enumerate(seats):
        if seat.kind not in ("me", "friend", "open", "bot"):
            raise Refused(422, f"Seat {at + 1} can be for me, a friend, anybody (open) or a bot.")
        if seat.kind == "bot" and seat.bot and seat.bot not in bots():
            raise Refused(422, f"There is no such bot; there are {', '.join(bots())}.")


def variant_values(rules_variants: Sequence[Any], given: Mapping[str, str]) -> dict[str, Value]:
    """House rules from a form, where every value is a text: the value whose text it is."""
    values: dict[str, Value] = {}
    for variant in rules_variants:
        if variant.name in given:
            text = given[variant.name]
            matching = [value for value in variant.values if _value_text(value) == text]
            if not matching:
                raise Refused(422, f"“{variant.name}” can be {', '.join(map(_value_text, variant.values))}.")
            values[variant.name] = matching[0]
    return values


def _value_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
