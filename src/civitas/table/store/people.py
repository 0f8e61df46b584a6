"""What the database knows of people: the devices that are theirs, links that bring further ones, and their bells."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from civitas.table.store.records import Bell, Device, Link
from civitas.table.store.schema import BELLS, DEVICES, LINKS, SEATS, TABLES
from civitas.table.store.storage import Storage

BELLS_EACH: Final = 10
"""The most browsers that are called for one person; the latest count."""


class AgainstOneself(Exception):
    """Two people who sit at the same running table can't become one."""


class People:
    """Everything that is stored of people beside their seats. A person is known by the hash of their first secret."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def owners(self) -> dict[str, str]:
        """Whose every known device is; nobody's, if it was withdrawn."""
        async with self._storage.reading() as connection:
            found = await connection.execute(select(DEVICES.c.device, DEVICES.c.person, DEVICES.c.withdrawn))
            return {device: "" if withdrawn else person for device, person, withdrawn in found}

    async def devices(self, person: str) -> list[Device]:
        """The devices of a person, the oldest first."""
        query = select(DEVICES).where(DEVICES.c.person == person, ~DEVICES.c.withdrawn).order_by(DEVICES.c.since)
        async with self._storage.reading() as connection:
            return [Device(**found) for found in (await connection.execute(query)).mappings()]

    async def withdraw(self, person: str, device: str) -> None:
        """Take everything from a device of a person; it is called no more either."""
        mine = DEVICES.c.person == person, DEVICES.c.device == device
        async with self._storage.writing() as connection:
            await connection.execute(update(DEVICES).where(*mine).values(withdrawn=True))
            await connection.execute(delete(BELLS).where(BELLS.c.person == person, BELLS.c.device == device))

    # Links

    async def offer(self, link: Link, first: Device) -> None:
        """Keep the one link that a person offers to a further device, and which device was their first."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.person == link.person))
            await connection.execute(insert(LINKS), msgspec.structs.asdict(link))
            known = await connection.execute(select(DEVICES.c.device).where(DEVICES.c.device == first.device))
            if not known.first():
                await connection.execute(insert(DEVICES), msgspec.structs.asdict(first))

    async def no_offer(self, person: str) -> None:
        """Forget the link of a person."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.person == person))

    async def offered(self, person: str, now: int) -> Link | None:
        """The link that a person offers, while it holds."""
        return await self._link(LINKS.c.person == person, now)

    async def found(self, link: str, now: int) -> Link | None:
        """The link with that hash, while it holds."""
        return await self._link(LINKS.c.link == link, now)

    async def _link(self, which: object, now: int) -> Link | None:
        async with self._storage.reading() as connection:
            query = select(LINKS).where(which, LINKS.c.until > now)  # type: ignore[arg-type]
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else Link(**found)

    async def follow(self, link: Link, device: Device, former: str) -> list[str] | None:
        """Use a link up: the device is the person's, with all that was `former`'s; gives the tables that change hands.

        None if somebody was quicker.
        """
        async with self._storage.writing() as connection:
            used = await connection.execute(delete(LINKS).where(LINKS.c.link == link.link))
            if used.rowcount != 1:
                return None
            await connection.execute(insert(DEVICES), msgspec.structs.asdict(device))
            return await _unite(connection, former, link.person) if former else []

    # Bells

    async def hang(self, bell: Bell) -> None:
        """Keep where a person can be called."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(BELLS).where(BELLS.c.bell == bell.bell))
            await connection.execute(insert(BELLS), msgspec.structs.asdict(bell))
            query = select(BELLS.c.bell).where(BELLS.c.person == bell.person).order_by(BELLS.c.since.desc())
            surplus = list((await connection.execute(query.offset(BELLS_EACH))).scalars())
            await connection.execute(delete(BELLS).where(BELLS.c.bell.in_(surplus)))

    async def take_down(self, bell: str) -> None:
        """Forget where somebody could be called."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(BELLS).where(BELLS.c.bell == bell))

    async def bells(self, person: str) -> list[Bell]:
        """Where a person can be called."""
        async with self._storage.reading() as connection:
            found = await connection.execute(select(BELLS).where(BELLS.c.person == person))
            return [Bell(**one) for one in found.mappings()]


async def _unite(connection: AsyncConnection, former: str, person: str) -> list[str]:
    """Give all that was somebody's to a person; AgainstOneself if both play at one table."""
    seats = select(SEATS.c.table).where(SEATS.c.holder == former)
    opposed = select(TABLES.c.id).where(
        TABLES.c.status == "running",
        TABLES.c.id.in_(seats),
        TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.holder == person)),
    )
    if (await connection.execute(opposed)).first():
        raise AgainstOneself
    held = list(dict.fromkeys((await connection.execute(seats)).scalars()))
    await connection.execute(update(SEATS).where(SEATS.c.holder == former).values(holder=person))
    await connection.execute(update(TABLES).where(TABLES.c.host == former).values(host=person))
    await connection.execute(update(TABLES).where(TABLES.c.id.in_(held)).values(revision=TABLES.c.revision + 1))
    for table in (DEVICES, BELLS):
        await connection.execute(update(table).where(table.c.person == former).values(person=person))
    return held
