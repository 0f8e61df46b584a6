"""Invitations and open seats, and how they are taken."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from litestar import Response, get, post

from civitas.table.look import pages
from civitas.table.look.words import words
from civitas.table.play.live import Live
from civitas.table.play.plans import NAME
from civitas.table.play.refusals import Refused
from civitas.table.store.records import SeatRecord
from civitas.table.web import forms, identity, lists, settings
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.site.common import html, lead, secret_of


@get("/join/{secret:str}")
async def invited(request: Asking, secret: str) -> Response[Any]:
    """The page of an invitation; looking at it does not use it up."""
    tables = tables_of(request)
    seat = await tables.invited(secret)
    return _page(request, await tables.get(seat.table), seat, f"/join/{quote(secret)}")


def _page(request: Asking, live: Live, seat: SeatRecord, url: str, error: str = "") -> Response[str]:
    """A seat waits: its table, and a form that asks for a name."""
    record = live.table
    page = pages.Invite(
        table=record.id,
        name=record.name,
        game=record.game,
        title=live.game.rules.title,
        seat=seat.seat,
        who=seat.name,
        url=url,
        people=lists.people(record, live.seats, identity.holder(request)),
        about=lists.title(live.game.rules),
        error=error,
    )
    return html(request, "invite.html", page, status=422 if error else 200)


@post("/join/{secret:str}")
async def accept(request: Asking, secret: str) -> Response[Any]:
    """An invitation is taken up; it works once."""
    seat = await tables_of(request).invited(secret)
    return await _claim(request, seat, f"/join/{quote(secret)}")


@get("/t/{table:str}/join/{seat:int}")
async def open_seat(request: Asking, table: str, seat: int) -> Response[str]:
    """The page of an open seat."""
    return _page(request, *await _open(request, table, seat), f"/t/{table}/join/{seat}")


@post("/t/{table:str}/join/{seat:int}")
async def join(request: Asking, table: str, seat: int) -> Response[Any]:
    """An open seat is taken."""
    _, free = await _open(request, table, seat)
    return await _claim(request, free, f"/t/{table}/join/{seat}")


async def _open(request: Asking, table: str, seat: int) -> tuple[Live, SeatRecord]:
    """A seat that anybody may take; Refused if it is not one."""
    live = await tables_of(request).get(table)
    if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "open" or not live.running:
        raise Refused(409, "This seat is not open to everybody.")
    return live, live.seats[seat]


async def _claim(request: Asking, seat: SeatRecord, url: str) -> Response[Any]:
    """Give a seat to the asker, by the name they give, their own, or the one that the seat is known by."""
    fields = await forms.form(request)
    liked = settings.read(request)
    name = forms.line(fields.get("name"), NAME, "A name") or liked.name or seat.name
    if not name:
        return _page(request, await tables_of(request).get(seat.table), seat, url, words("invite.noname"))
    who, cookies = secret_of(request)
    await tables_of(request).claim(seat.table, seat.seat, who, name)
    if not liked.name:
        liked.name = name
        cookies.append(settings.cookie(request, liked))
    return lead(f"/t/{seat.table}/{seat.seat}", cookies)
