"""The database: SQLite in the data folder, or PostgreSQL; all that is read from it and written to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    Table,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from civitas.table.store.config import Config
from civitas.table.store.records import (
    ChatLine,
    Gathering,
    Limit,
    Notice,
    Position,
    Row,
    SeatRecord,
    TableRecord,
    Wish,
)
from civitas.table.store.schema import CHAT, CHOICES, NOTICES, POSITIONS, SEATS, TABLES
from civitas.table.store.together import Together

CHAT_SHOWN: Final = 60
THROWN: Final = 100
QUIET: Final = "q"
_MIGRATION_LOCK: Final = 7_226_482

# Statements that run for every choice are put together once.
_ADD_ROW: Final = insert(CHOICES)
_MOVE_ON: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values(
        number=bindparam("new_number"),
        turn=bindparam("new_turn"),
        version=bindparam("new_version"),
        note=bindparam("new_note"),
        updated=bindparam("new_updated"),
        deadlines=bindparam("new_deadlines"),
        wish="{}",
    )
)
_END: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"), TABLES.c.status == "running")
    .values(status="over", outcome=bindparam("new_outcome"))
)
_SAW: Final = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("key"), SEATS.c.seat == bindparam("at_seat"))
    .values(seen=bindparam("then"))
)

Seated: TypeAlias = tuple[TableRecord, list[SeatRecord]]
"""A table and its seats, as lists show them."""


Added: TypeAlias = tuple[TableRecord, Row, Position | None, int]
"""A table after a row, the row, perhaps the position after it, and when."""


class Conflict(Exception):
    """Another process has written that row first."""


class Storage:
    """One database. Connections are taken where they are used and never held while waiting for anything else."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.sqlite = config.url.startswith("sqlite")
        self._write_lock = asyncio.Lock()
        self._commits: Together[Added] = Together(self._add_rows)
        if self.sqlite:
            # A single writer that begins at once: a deferred transaction that turns into a write is refused as
            # locked, without waiting.
            self._writer = create_async_engine(config.url, pool_size=1, max_overflow=0, hide_parameters=True)
            self._reader = create_async_engine(config.url, pool_size=4, max_overflow=4, hide_parameters=True)
            self._committer = create_engine(make_url(config.url).set(drivername="sqlite"), hide_parameters=True)
            self._thread = ThreadPoolExecutor(1, "civitas-committing")
            _prepare_sqlite(self._writer.sync_engine, "BEGIN IMMEDIATE")
            _prepare_sqlite(self._reader.sync_engine, "BEGIN")
            _prepare_sqlite(self._committer, "BEGIN IMMEDIATE")
        else:
            self._writer = self._reader = create_async_engine(
                config.url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_recycle=900, hide_parameters=True
            )

    async def open(self) -> None:
        """Bring the database's tables up to date."""
        async with self._write_lock, self._writer.begin() as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Give all connections back, when everything is written."""
        await self._commits.close()
        if self.sqlite:
            self._thread.shutdown()
            self._committer.dispose()
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the database."""
        async with self._reader.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose work is committed at the end, or not done at all."""
        if self.sqlite:
            async with self._write_lock, self._writer.begin() as connection:
                yield connection
        else:
            async with self._writer.begin() as connection:
                yield connection

    # Tables

    async def add_table(self, table: TableRecord, seats: Sequence[SeatRecord], rows: Sequence[Row] = ()) -> None:
        """Store a new table with its seats and the choices it begins with."""
        async with self.writing() as connection:
            await connection.execute(insert(TABLES), _table_values(table))
            await connection.execute(insert(SEATS), [msgspec.to_builtins(seat) for seat in seats])
            if rows:
                await connection.execute(insert(CHOICES), [_row_values(table.id, row) for row in rows])

    async def table(self, key: str) -> Gathering | None:
        """All of a table but its choices."""
        async with self.reading() as connection:
            return await self._table(connection, key)

    async def whole(self, key: str) -> tuple[Gathering, list[Row], Position | None] | None:
        """All of a table, as of one moment."""
        async with self.reading() as connection:
            found = await self._table(connection, key)
            if found is None:
                return None
            rows = await self._rows(connection, key, 0)
            position = await self._position(connection, key)
        return found, rows, position

    async def rows_after(self, key: str, number: int) -> list[Row]:
        """The rows of a table after that number."""
        async with self.reading() as connection:
            return await self._rows(connection, key, number)

    async def pulse(self, key: str) -> tuple[int, int] | None:
        """A table's number and revision."""
        async with self.reading() as connection:
            found = (
                await connection.execute(select(TABLES.c.number, TABLES.c.revision).where(TABLES.c.id == key))
            ).first()
        return None if found is None else (found[0], found[1])

    async def add_row(self, table: TableRecord, row: Row, position: Position | None = None) -> None:
        """Commit a row, with what lists say of the table after it, or raise Conflict."""
        now = int(time.time())
        try:
            if self.sqlite:
                await self._commits.add((table, row, position, now))
            else:
                # PostgreSQL has many writers, and sees to it itself that they share the disk.
                await self._add_rows([(table, row, position, now)])
        except IntegrityError as error:
            raise Conflict from error
        table.number, table.updated = row.number, now

    async def _add_rows(self, added: Sequence[Added]) -> None:
        """Commit rows of several tables at once."""
        if self.sqlite:
            async with self._write_lock:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, added)
        else:
            async with self.writing() as connection:
                await connection.run_sync(_add_rows, added)

    def _commit(self, added: Sequence[Added]) -> None:
        """Commit rows, in a thread from the first statement to the last: a way there and back for each of them would
        take longer than all of them.
        """
        with self._committer.begin() as connection:
            _add_rows(connection, added)

    async def set_version(self, key: str, version: int) -> None:
        """Note that a table's choices fit another version of the rules."""
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == key).values(version=version))

    async def set_status(self, key: str, status: str) -> None:
        """End a table or reopen it."""
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == key).values(status=status, turn=""))
            await _revise(connection, key)

    async def change(self, key: str, seat: int | None, values: dict[str, Any], notice: Notice | None = None) -> None:
        """Change something of a table, or of one of its seats, and tell it."""
        what = update(TABLES).where(TABLES.c.id == key)
        if seat is not None:
            what = update(SEATS).where(SEATS.c.table == key, SEATS.c.seat == seat)
        async with self.writing() as connection:
            await connection.execute(what.values(**{name: _plain(value) for name, value in values.items()}))
            if notice is not None:
                await self.add_notice(connection, key, notice)
            await _revise(connection, key)

    async def timed(self) -> list[tuple[str, dict[int, int]]]:
        """The running tables at which time runs, and when it runs out for whom."""
        query = select(TABLES.c.id, TABLES.c.deadlines).where(
            TABLES.c.status == "running", TABLES.c.paused == 0, TABLES.c.deadlines != "{}"
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
        return [(key, msgspec.json.decode(due, type=dict[int, int])) for key, due in found]

    async def add_chat(self, key: str, line: ChatLine) -> None:
        """Store something said at a table."""
        async with self.writing() as connection:
            await connection.execute(insert(CHAT).values(table=key, name=line.name, text=line.text, at=line.at))
            await _keep_last(connection, CHAT, key)
            await _revise(connection, key)

    async def opened_by(self, client: str, since: int) -> tuple[int, int]:
        """How many tables that are not over a client has opened, and how many at all since a time."""
        theirs = select(func.count()).where(TABLES.c.client == client)
        async with self.reading() as connection:
            running = await connection.scalar(theirs.where(TABLES.c.status == "running"))
            lately = await connection.scalar(theirs.where(TABLES.c.created >= since))
        return running or 0, lately or 0

    async def throw_away(self, kept_since: int, brought_since: int) -> list[str]:
        """Delete tables that were never finished and not changed since a time, and those at which nobody has played
        since another: brought by somebody, or closed before a person has chosen; gives which. A few at a time:
        others want to write too.
        """
        people = select(SEATS.c.seat).where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "human")
        played = people.join(CHOICES, and_(CHOICES.c.table == SEATS.c.table, CHOICES.c.seat == SEATS.c.seat)).where(
            CHOICES.c.number > func.coalesce(TABLES.c.brought, 0)
        )
        closed = and_(TABLES.c.status != "running", people.exists())
        old = or_(
            and_(TABLES.c.status != "over", TABLES.c.updated < kept_since),
            and_(or_(TABLES.c.brought.is_not(None), closed), TABLES.c.updated < brought_since, ~played.exists()),
        )
        async with self.writing() as connection:
            found = list((await connection.execute(select(TABLES.c.id).where(old).limit(THROWN))).scalars())
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(found)))
        return found

    # Seats

    async def claim(self, key: str, seat: int, holder: str, name: str, notice: Notice) -> bool:
        """Give a free seat to a holder, and tell it; False if somebody was quicker."""
        async with self.writing() as connection:
            done = await connection.execute(
                update(SEATS)
                .where(
                    SEATS.c.table == key,
                    SEATS.c.seat == seat,
                    SEATS.c.holder.is_(None),
                    SEATS.c.kind.in_(["friend", "open"]),
                )
                .values(
                    holder=holder,
                    name=name,
                    kind="human",
                    stand_in=False,
                    bot="",
                    invitation=None,
                    nonce="",
                    seen=int(time.time()),
                )
            )
            if done.rowcount != 1:
                return False
            await self.add_notice(connection, key, notice)
            await _revise(connection, key)
        return True

    async def invited(self, invitation: str) -> SeatRecord | None:
        """The seat that an invitation leads to."""
        async with self.reading() as connection:
            found = (await connection.execute(select(SEATS).where(SEATS.c.invitation == invitation))).mappings().first()
        return None if found is None else SeatRecord(**found)

    async def set_stand_in(self, key: str, seat: int, bot: str, notice: Notice) -> None:
        """Let a bot play for a seat, or (with an empty name) no longer; it is told in the chronicle."""
        async with self.writing() as connection:
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.table == key, SEATS.c.seat == seat, SEATS.c.kind != "bot")
                .values(stand_in=bool(bot), bot=bot)
            )
            await self.add_notice(connection, key, notice)
            await _revise(connection, key)

    async def add_notice(self, connection: AsyncConnection, key: str, notice: Notice) -> None:
        """Store what happened beside the game, together with what made it happen."""
        await connection.execute(insert(NOTICES), {"table": key} | msgspec.structs.asdict(notice))
        await _keep_last(connection, NOTICES, key)

    async def saw(self, seen: Sequence[tuple[str, int, int]]) -> None:
        """Note when people were last at their tables: a table, a seat and a time for each."""
        async with self.writing() as connection:
            await connection.execute(_SAW, [{"key": key, "at_seat": seat, "then": at} for key, seat, at in seen])

    # Lists

    async def lists(self, *queries: Select[Any]) -> list[list[Seated]]:
        """Tables with their seats, a list for each query of `queries`, as of one moment."""
        async with self.reading() as connection:
            found = []
            for query in queries:
                rows = (await connection.execute(query)).mappings()
                found.append([_table_record(row) for row in rows])
            seats = await self._seats(connection, {table.id for tables in found for table in tables})
        return [[(table, seats.get(table.id, [])) for table in tables] for tables in found]

    async def listed(self, query: Select[Any]) -> list[Seated]:
        """Tables with their seats."""
        return (await self.lists(query))[0]

    async def waiting_for_bots(self) -> list[str]:
        """Running tables at which a bot is asked."""
        played_by_bot = or_(SEATS.c.kind == "bot", SEATS.c.stand_in)
        query = (
            select(TABLES.c.id, TABLES.c.turn, SEATS.c.seat)
            .join(SEATS, and_(SEATS.c.table == TABLES.c.id, played_by_bot))
            .where(TABLES.c.status == "running")
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
        return list(dict.fromkeys(key for key, turn, seat in found if str(seat) in turn.replace(QUIET, "").split(",")))

    async def all_ids(self) -> list[str]:
        """Every table, the oldest first."""
        async with self.reading() as connection:
            return list(
                (await connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))).scalars()
            )

    async def count(self) -> int:
        """How many tables there are."""
        async with self.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())

    async def _table(self, connection: AsyncConnection, key: str) -> Gathering | None:
        found = (await connection.execute(select(TABLES).where(TABLES.c.id == key))).mappings().first()
        if found is None:
            return None
        seats = await connection.execute(select(SEATS).where(SEATS.c.table == key).order_by(SEATS.c.seat))
        said = await connection.execute(
            select(CHAT.c.name, CHAT.c.text, CHAT.c.at)
            .where(CHAT.c.table == key)
            .order_by(CHAT.c.id.desc())
            .limit(CHAT_SHOWN)
        )
        lines = [ChatLine(*line) for line in said]
        told = await connection.execute(
            select(NOTICES.c.number, NOTICES.c.what, NOTICES.c.seat, NOTICES.c.detail, NOTICES.c.at)
            .where(NOTICES.c.table == key)
            .order_by(NOTICES.c.id.desc())
            .limit(CHAT_SHOWN)
        )
        notices = [Notice(**notice) for notice in told.mappings()]
        seated = [SeatRecord(**seat) for seat in seats.mappings()]
        return Gathering(_table_record(found), seated, lines[::-1], notices[::-1])

    async def _rows(self, connection: AsyncConnection, key: str, after: int) -> list[Row]:
        query = select(CHOICES).where(CHOICES.c.table == key, CHOICES.c.number > after).order_by(CHOICES.c.number)
        return [
            Row(number=found.number, what=found.what, seat=found.seat, text=found.text, carried=found.carried)
            for found in await connection.execute(query)
        ]

    async def _position(self, connection: AsyncConnection, key: str) -> Position | None:
        found = (await connection.execute(select(POSITIONS).where(POSITIONS.c.table == key))).first()
        if found is None:
            return None
        return Position(number=found.number, version=found.version, position=msgspec.json.decode(found.position))

    async def _seats(self, connection: AsyncConnection, ids: Iterable[str]) -> dict[str, list[SeatRecord]]:
        query = select(SEATS).where(SEATS.c.table.in_(list(ids))).order_by(SEATS.c.table, SEATS.c.seat)
        seats: dict[str, list[SeatRecord]] = {}
        for found in (await connection.execute(query)).mappings():
            seats.setdefault(found["table"], []).append(SeatRecord(**found))
        return seats


def _add_rows(connection: Connection, added: Sequence[Added]) -> None:
    """Write rows of several tables, with what lists say of the tables after them."""
    # A table that was abandoned meanwhile stays so.
    over = [{"key": table.id, "new_outcome": _json(table.outcome)} for table, *_ in added if table.status == "over"]
    positions = [(table.id, position) for table, _, position, _ in added if position is not None]
    connection.execute(_ADD_ROW, [_row_values(table.id, row) for table, row, _, _ in added])
    connection.execute(_MOVE_ON, [_moved(table, row, now) for table, row, _, now in added])
    if over:
        connection.execute(_END, over)
    if positions:
        connection.execute(delete(POSITIONS).where(POSITIONS.c.table.in_([key for key, _ in positions])))
        connection.execute(insert(POSITIONS), [_position_values(*one) for one in positions])


async def _keep_last(connection: AsyncConnection, said: Table, key: str) -> None:
    """Let go of what was said at a table before the last of it: nobody is shown more, however much they say."""
    last = select(said.c.id).where(said.c.table == key).order_by(said.c.id.desc()).offset(CHAT_SHOWN).limit(1)
    await connection.execute(delete(said).where(said.c.table == key, said.c.id <= last.scalar_subquery()))


async def _revise(connection: AsyncConnection, key: str) -> None:
    await connection.execute(
        update(TABLES).where(TABLES.c.id == key).values(revision=TABLES.c.revision + 1, updated=int(time.time()))
    )


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _moved(table: TableRecord, row: Row, now: int) -> dict[str, Any]:
    """What lists say of a table after a row."""
    return {
        "key": table.id,
        "new_number": row.number,
        "new_turn": _turn(table),
        "new_version": table.version,
        "new_note": table.note,
        "new_updated": now,
        "new_deadlines": _json(table.deadlines),
    }


def _position_values(key: str, position: Position) -> dict[str, Any]:
    return {
        "table": key,
        "number": position.number,
        "version": position.version,
        "position": _json(position.position),
    }


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _plain(value: Any) -> int | str:
    """A value as its column holds it; what is more than a number or a text, as JSON."""
    return value if isinstance(value, (int, str)) else _json({} if value is None else value)


def _turn(table: TableRecord) -> str:
    """The seats that are asked, in one word; those who are asked quietly with a mark."""
    return ",".join([f"{seat}{QUIET}" if seat in table.quiet else str(seat) for seat in table.turn])


def _table_values(table: TableRecord) -> dict[str, Any]:
    values = msgspec.structs.asdict(table)
    del values["quiet"]
    return values | {
        "variant": _json(table.variant),
        "origin": _json(table.origin),
        "outcome": _json(table.outcome),
        "turn": _turn(table),
        "clock": _json(table.clock),
        "deadlines": _json(table.deadlines),
        "wish": _json(table.wish or {}),
    }


def _table_record(found: Any) -> TableRecord:
    turn = [seat for seat in found["turn"].split(",") if seat]
    return TableRecord(
        **{
            **found,
            "variant": msgspec.json.decode(found["variant"]),
            "origin": msgspec.json.decode(found["origin"]) if "origin" in found else {},
            "outcome": msgspec.json.decode(found["outcome"]),
            "clock": msgspec.json.decode(found["clock"], type=Limit),
            "deadlines": msgspec.json.decode(found["deadlines"], type=dict[int, int]),
            "wish": msgspec.json.decode(found["wish"], type=Wish) if found["wish"] != "{}" else None,
            "turn": [int(seat.removesuffix(QUIET)) for seat in turn],
            "quiet": [int(seat.removesuffix(QUIET)) for seat in turn if seat.endswith(QUIET)],
        }
    )


def _row_values(table: str, row: Row) -> dict[str, Any]:
    return {"table": table, "at": int(time.time())} | msgspec.structs.asdict(row)
