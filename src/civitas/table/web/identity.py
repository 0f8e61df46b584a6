"""Who is asking: the browser's secret, a program's key, the token of our forms, and whose eyes they have at a table."""

from __future__ import annotations

import hmac
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from civitas.table.play import secrecy
from civitas.table.play.live import Live
from civitas.table.play.refusals import Refused
from civitas.table.play.tables import Tables
from civitas.table.store.records import SeatRecord
from civitas.table.web.guard import Effort, client

HOLDER: Final = "civitas"
TOKEN: Final = "civitas_csrf"
YEAR: Final = 365 * 24 * 3600
Asking = Request[Any, Any, Any]


def tables_of(request: Asking) -> Tables:
    """The tables of the server that was asked."""
    tables: Tables = request.app.state.tables
    return tables


def effort(request: Asking) -> Effort:
    """What counts the asker's long work."""
    counted: Effort = request.app.state.efforts(client(request.scope))
    return counted


def holder(request: Asking) -> str:
    """The person whose browser this is, by the hash of their first secret; empty for one that holds nothing."""
    return _held_by(request, request.cookies.get(HOLDER, ""))


def bearer(request: Asking) -> str:
    """The hash of the key that a program sends; it never goes by cookies, so no page can make it act."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return _held_by(request, key.strip()) if scheme.lower() == "bearer" else ""


def device(request: Asking) -> str:
    """The hash of the browser's own secret, whoever's browser it is."""
    secret = request.cookies.get(HOLDER, "")
    return secrecy.digest(secret) if tables_of(request).signer.is_holder(secret) else ""


def _held_by(request: Asking, secret: str) -> str:
    """The person who has a secret that was issued here; whatever somebody made up holds nothing."""
    tables = tables_of(request)
    return tables.devices.owner(secrecy.digest(secret)) if tables.signer.is_holder(secret) else ""


def or_fresh(request: Asking, known: str) -> tuple[str, str | None]:
    """The hash of the asker's secret, and the secret itself if there was none: then it is made now, to be given."""
    if known:
        return known, None
    secret = tables_of(request).signer.holder()
    return secrecy.digest(secret), secret


def cookie(request: Asking, name: str, value: str) -> Cookie:
    """A cookie of ours."""
    secure = request.scope.get("scheme") == "https"
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def form_token(request: Asking, signer: secrecy.Signer) -> tuple[str, bool]:
    """The token of this browser's forms, and whether it is a new one: whoever holds something new gets a new one."""
    token, who = request.cookies.get(TOKEN, ""), holder(request)
    return (token, False) if signer.is_token(token, who) else (signer.token(who), True)


def is_own_form(request: Asking, token: str) -> bool:
    """Whether a form's token is this browser's, and was made for what the browser holds now."""
    expected = request.cookies.get(TOKEN, "")
    same = hmac.compare_digest(token.encode(errors="replace"), expected.encode(errors="replace"))
    return same and tables_of(request).signer.is_token(expected, holder(request))


def owns(seat: SeatRecord, who: str) -> bool:
    """Whether a holder has a seat."""
    return bool(who) and seat.holder is not None and hmac.compare_digest(seat.holder, who)


def may_watch(live: Live, who: str) -> bool:
    """Whether a holder may look at a table without a seat's eyes."""
    return live.table.spectators or any(owns(seat, who) for seat in live.seats)


def check_watcher(live: Live, who: str) -> None:
    """Refuse a holder who may not look at a table."""
    if not may_watch(live, who):
        raise Refused(403, "The players at this table want to be among themselves.")


async def eyes(tables: Tables, key: str, seat: str, who: str) -> tuple[Live, int | None]:
    """The table, and whose eyes the asker has there; Refused without the right to them."""
    live = await tables.get(key)
    if seat == "watch":
        check_watcher(live, who)
        return live, None
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 4 and int(seat) < len(live.seats)):
        raise Refused(404, "There is no such seat at this table.")
    number = int(seat)
    if not owns(live.seats[number], who):
        async with tables.at(key) as live:
            # Another process may have given the seat away a moment ago.
            await tables.catch_up(live)
        if not owns(live.seats[number], who):
            raise Refused(403, "This seat belongs to somebody else.")
    await tables.came(live, number)
    return live, number


async def player(tables: Tables, key: str, seat: str, who: str) -> tuple[Live, int]:
    """The table and the asker's seat; Refused for spectators."""
    live, number = await eyes(tables, key, seat, who)
    if number is None:
        raise Refused(403, "Spectators only watch.")
    return live, number
