"""Who is asking: the browser's secret, its form token, its settings, and what a request carries."""

from __future__ import annotations

import hmac
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

import msgspec
from litestar import Request
from litestar.datastructures import Cookie, UploadFile
from litestar.exceptions import HTTPException

from civitas.table import secrecy
from civitas.table.live import Live
from civitas.table.pages import Settings
from civitas.table.records import SeatRecord
from civitas.table.refusals import Refused
from civitas.table.tables import Tables

HOLDER: Final = "civitas"
TOKEN: Final = "civitas_csrf"
SETTINGS: Final = "civitas_settings"
FIELD: Final = "_csrf_token"
YEAR: Final = 365 * 24 * 3600
NAME: Final = 40
CHAT: Final = 500
CHOICES: Final = {
    "pace": ("normal", "slow", "instant"),
    "motion": ("full", "reduced"),
    "contrast": ("normal", "high"),
    "cards": ("normal", "small", "large"),
    "confirm": ("on", "off"),
}
Asking = Request[Any, Any, Any]


def tables_of(request: Asking) -> Tables:
    """The tables of the server that was asked."""
    tables: Tables = request.app.state.tables
    return tables


def holder(request: Asking) -> str:
    """The hash of the browser's secret; of a browser without one, a hash that holds nothing."""
    secret = request.cookies.get(HOLDER, "")
    return secrecy.digest(secret) if secret else ""


def bearer(request: Asking) -> str:
    """The hash of the key that a program sends; it never goes by cookies, so no page can make it act."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return secrecy.digest(key.strip()) if scheme.lower() == "bearer" and key.strip() else ""


def or_fresh(known: str) -> tuple[str, str | None]:
    """The hash of the asker's secret, and the secret itself if there was none: then it is made now, to be given."""
    if known:
        return known, None
    secret = secrecy.fresh()
    return secrecy.digest(secret), secret


def cookie(request: Asking, name: str, value: str) -> Cookie:
    """A cookie of ours."""
    secure = request.scope.get("scheme") == "https"
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def form_token(request: Asking, signer: secrecy.Signer) -> tuple[str, bool]:
    """The token of this browser's forms, and whether it is a new one."""
    token = request.cookies.get(TOKEN, "")
    return (token, False) if signer.is_token(token) else (signer.token(), True)


async def check_form(request: Asking) -> None:
    """Refuse a request that does not come from one of our own pages."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    signer = tables_of(request).signer
    expected = request.cookies.get(TOKEN, "")
    given = request.headers.get("x-csrftoken")
    if given is None:
        field = (await form(request)).get(FIELD)
        given = field if isinstance(field, str) else ""
    same = hmac.compare_digest(given.encode(errors="replace"), expected.encode(errors="replace"))
    if not same or not signer.is_token(expected):
        raise Refused(403, "This page has grown old. Please reload it and try again.")


async def form(request: Asking) -> dict[str, Any]:
    """The fields of a form or of a JSON object."""
    try:
        if request.content_type[0] == "application/json":
            found = await request.json()
        else:
            found = dict(await request.form())
    except HTTPException:
        raise
    except Exception as error:
        raise Refused(400, "This request can't be read.") from error
    if not isinstance(found, dict):
        raise Refused(400, "This request is not an object with fields.")
    return found


def is_form(request: Asking) -> bool:
    """Whether a plain form was sent, which wants to be led on, rather than a script's request."""
    return request.content_type[0] in ("application/x-www-form-urlencoded", "multipart/form-data")


async def text_of(value: Any, limit: int) -> str:
    """A field's text, also if it was sent as a file."""
    if isinstance(value, UploadFile):
        value = (await value.read()).decode(errors="replace")
    if value is None:
        return ""
    if not isinstance(value, str):
        raise Refused(422, "A text was expected here.")
    if len(value) > limit:
        raise Refused(422, f"This is too long; {limit:,} characters are the most.")
    return value


def words(value: Any, limit: int, what: str) -> str:
    """A line of text that people have written, without what can't be shown; Refused if it is too long."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise Refused(422, f"{what} must be a text.")
    line = " ".join("".join(char if char.isprintable() else " " for char in value).split())
    if len(line) > limit:
        raise Refused(422, f"{what} can have at most {limit} characters.")
    return line


def whole(value: Any, what: str, low: int = 0, high: int = 1_000_000) -> int:
    """A whole number from a form or a JSON object."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Refused(422, f"{what} must be a whole number from {low} to {high}.")
    return value


def settings(request: Asking) -> Settings:
    """How this browser's owner likes things."""
    try:
        given = dict(parse_qsl(request.cookies.get(SETTINGS, ""), max_num_fields=10))
    except ValueError:
        given = {}
    return checked(given)


def checked(given: dict[str, str]) -> Settings:
    """Settings with only values that there are."""
    name = " ".join("".join(char for char in given.get("name", "") if char.isprintable()).split())[:NAME]
    values = {field: given[field] if given.get(field) in allowed else allowed[0] for field, allowed in CHOICES.items()}
    return Settings(name=name, **values)


def settings_cookie(request: Asking, chosen: Settings) -> Cookie:
    """The cookie that keeps settings."""
    return cookie(request, SETTINGS, urlencode(msgspec.to_builtins(chosen)))


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
    return live, number


async def player(tables: Tables, key: str, seat: str, who: str) -> tuple[Live, int]:
    """The table and the asker's seat; Refused for spectators."""
    live, number = await eyes(tables, key, seat, who)
    if number is None:
        raise Refused(403, "Spectators only watch.")
    return live, number
