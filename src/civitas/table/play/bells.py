"""Calling people whose turn it is and who have no page open, through their browsers' push services (VAPID).

It needs the extra `push` and somebody whom push services can reach (`--contact`); without them nobody is called.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

import msgspec

from civitas.table.play import secrecy
from civitas.table.play.background import Background
from civitas.table.play.live import Live
from civitas.table.play.memory import Memory
from civitas.table.play.refusals import Refused
from civitas.table.store.config import Config
from civitas.table.store.people import People
from civitas.table.store.records import Bell

LOG = logging.getLogger("civitas.table")
SERVICES: Final = ("googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""The push services of the usual browsers. The server sends to these alone, whatever address somebody gives."""
KEPT: Final = 24 * 3600
"""Seconds that a push service keeps a call for a browser that is not running."""
PATIENCE: Final = 10.0
GONE: Final = (404, 410)
"""What a push service answers when a browser has ended its subscription."""


class Keys(msgspec.Struct):
    """The keys by which only the browser can read a call."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What a browser says of where it can be called."""

    endpoint: str
    keys: Keys


class Bells:
    """Sees to it that people learn of their turn while no page is open. `message` says what they are told."""

    def __init__(self, memory: Memory, people: People, background: Background, secret: str) -> None:
        self._memory = memory
        self._people = people
        self._background = background
        config = memory.config
        self._pusher = Pusher(config, secret) if config.contact and find_spec("pywebpush") else None
        self._called: dict[tuple[str, int], int] = {}
        self.message: Callable[[Live, int], str] = lambda live, seat: live.table.name

    @property
    def key(self) -> str:
        """The key that browsers subscribe with; empty if nobody is called."""
        return "" if self._pusher is None else self._pusher.public

    async def hang(self, person: str, device: str, text: bytes) -> None:
        """Keep where a browser can be called; Refused if it is no push service that we know."""
        try:
            found = msgspec.json.decode(text, type=Subscription)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Refused(422, "This is not a browser's subscription.") from None
        if self._pusher is None or not self._pusher.knows(found.endpoint):
            raise Refused(422, "This push service is not known here.")
        kept = msgspec.json.encode(found).decode()
        bell = secrecy.digest(found.endpoint)
        now = int(self._memory.clock.now())
        await self._people.hang(Bell(bell=bell, person=person, device=device, subscription=kept, since=now))

    async def take_down(self, endpoint: str) -> None:
        """A browser is called no more."""
        await self._people.take_down(secrecy.digest(endpoint))

    def asked(self, live: Live) -> None:
        """After a choice: whoever is asked now and is not there is called in a while, once for each of their turns."""
        if self._pusher is None:
            return
        for seat in live.asked if live.running else ():
            waiting, last = (live.table.id, seat), _last_choice(live, seat)
            if _is_missing(live, seat) and self._called.get(waiting) != last:
                self._called[waiting] = last
                self._background.start(self._call(self._pusher, live.table.id, seat, last))
        if not live.running:
            for seat in range(len(live.seats)):
                self._called.pop((live.table.id, seat), None)

    async def _call(self, pusher: Pusher, key: str, seat: int, last: int) -> None:
        """Call the person of a seat, unless they were seen meanwhile, here or by another process."""
        asked = int(self._memory.clock.now())
        await asyncio.sleep(self._memory.config.call_after)
        live, stored = await self._memory.get(key), await self._memory.storage.table(key)
        seen = stored.seats[seat].seen if stored else asked
        still = seat in live.asked and live.running and _last_choice(live, seat) == last
        if not still or not _is_missing(live, seat) or seen > asked:
            return
        message = self.message(live, seat)
        for bell in await self._people.bells(live.seats[seat].holder or ""):
            if await asyncio.to_thread(pusher.send, bell.subscription, message) in GONE:
                await self._people.take_down(bell.bell)


def _is_missing(live: Live, seat: int) -> bool:
    """Whether a seat is a person's who has no page open here."""
    record = live.seats[seat]
    return record.holder is not None and not record.played_by_bot and not live.online(seat)


def _last_choice(live: Live, seat: int) -> int:
    """The number of the last row that a seat has made; 0 if it has made none."""
    return next((row.number for row in reversed(live.rows) if row.seat == seat), 0)


class Pusher:
    """Sends calls, signed with a key that is made from the server's secret: all its processes have the same."""

    def __init__(self, config: Config, secret: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02, b64urlencode

        seed = int.from_bytes(hashlib.sha512(f"push:{secret}".encode()).digest())
        # Any number from 1 to the curve's order - 1 is a key; the order is a little below 2**256.
        private = ec.derive_private_key(seed % (2**255 - 1) + 1, ec.SECP256R1())
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: str = b64urlencode(point)
        self._vapid = Vapid02(private)
        self._contact = config.contact
        self._services = [service.strip() for service in config.push_services.split(",") if service.strip()]

    def knows(self, endpoint: str) -> bool:
        """Whether an address is one of a push service: of the usual ones, or of one that the server was told."""
        try:
            parts = urlsplit(endpoint)
            host = (parts.hostname or "").lower()
        except ValueError:
            return False
        if f"{parts.scheme}://{parts.netloc}" in self._services:
            return True
        usual = any(host == one or host.endswith(f".{one}") for one in SERVICES)
        return usual and parts.scheme == "https" and parts.netloc == host and len(endpoint) < 2000

    def send(self, subscription: str, message: str) -> int:
        """Send one call; gives the service's answer as a number, 0 if there was none."""
        import requests
        from pywebpush import WebPushException, webpush

        session = requests.Session()
        session.max_redirects = 0
        try:
            answer = webpush(
                msgspec.json.decode(subscription),
                message,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": f"mailto:{self._contact}"},
                ttl=KEPT,
                timeout=PATIENCE,
                requests_session=session,
            )
        except WebPushException as error:
            status = 0 if error.response is None else error.response.status_code
        except (requests.RequestException, ValueError) as error:
            LOG.warning("A push service can't be reached: %s", type(error).__name__)
            return 0
        else:
            status = getattr(answer, "status_code", 0)
        if status not in (*GONE, 200, 201, 202):
            LOG.warning("A push service answered %d.", status)
        return status
