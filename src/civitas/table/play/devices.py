"""One person on several devices: whose a device is, links that bring further ones, and how they are withdrawn."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from civitas.table.play import secrecy
from civitas.table.play.refusals import Refused
from civitas.table.store.people import AgainstOneself, People
from civitas.table.store.records import Device, Link

if TYPE_CHECKING:
    from civitas.table.play.tables import Tables

NEWS: Final = "devices"
"""What other processes are told when a device has come or was withdrawn."""
HOLDS: Final = 15 * 60
"""Seconds that a link holds."""
NAMED: Final = 60


class Devices:
    """Who has which device. A device that nobody has linked is a person of its own."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people
        self._owners: dict[str, str] = {}

    async def read(self) -> None:
        """Learn anew whose the devices are; streams of those that were withdrawn end."""
        self._owners = await self._people.owners()
        self._tables.wake_streams()

    def owner(self, device: str) -> str:
        """The person whose device this is; empty if it was withdrawn."""
        return self._owners.get(device, device)

    async def of(self, person: str) -> list[Device]:
        """All devices of a person, if there are several."""
        return await self._people.devices(person)

    async def offer(self, person: str, settings: str, name: str) -> None:
        """Make a link for one further device; an earlier one no longer holds. The name is the offering device's."""
        nonce = secrets.token_urlsafe(12)
        link = secrecy.digest(self._tables.signer.link(person, nonce))
        now = int(self._tables.clock.now())
        offered = Link(person=person, link=link, nonce=nonce, settings=settings, until=now + HOLDS)
        await self._people.offer(offered, Device(device=person, person=person, name=name[:NAMED], since=now))

    async def take_back(self, person: str) -> None:
        """The link no longer holds."""
        await self._people.no_offer(person)

    async def offered(self, person: str) -> str:
        """The secret part of the link that a person offers now; empty without one."""
        link = await self._people.offered(person, int(self._tables.clock.now()))
        return "" if link is None else self._tables.signer.link(person, link.nonce)

    async def found(self, secret: str) -> Link:
        """The link with that secret; Refused if there is none, or no longer."""
        link = await self._people.found(secrecy.digest(secret), int(self._tables.clock.now()))
        if link is None:
            raise Refused(404, "This link has been used, or is too old. Make a new one on your other device.")
        return link

    async def follow(self, secret: str, device: str, name: str, former: str) -> Link:
        """Make a device the person's who offers this link; what it held as `former` comes along. It works once."""
        link = await self.found(secret)
        if former == link.person:
            raise Refused(409, "This device is yours already.")
        now = int(self._tables.clock.now())
        joining = Device(device=device, person=link.person, name=name[:NAMED], since=now)
        try:
            moved = await self._people.follow(link, joining, former)
        except AgainstOneself:
            raise Refused(409, "This device plays at a table against the other: finish that game first.") from None
        if moved is None:
            raise Refused(409, "Somebody has used this link already.")
        await self._changed()
        for key in moved:
            await self._tables.heard(key)
            self._tables.announce(key)
        return link

    async def withdraw(self, person: str, device: str) -> None:
        """Take everything from a device of a person."""
        await self._people.withdraw(person, device)
        await self._changed()

    async def _changed(self) -> None:
        await self.read()
        self._tables.announce(NEWS)
