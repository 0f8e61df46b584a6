"""Invitations and open seats, and how they are taken."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from litestar import Response, get, post

from civitas.table.look import pages
from civitas.table.play.plans import NAME
from civitas.table.play.refusals import Refused
from civitas.table.web import forms, identity, lists, settings
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.site.common import html, lead, secret_of


@get("/join/{secret:str}")
async def invited(request: Asking, secret: str) -> Response[Any]:
    """The page of an invitation; looking at it does not use it up."""
    tables = tables_of(request)
    seat = await tables.invited(secret)
    live = await tables.get(seat.table)
    record = live.table
    page = pages.Invite(
        table=record.id,
        name=record.name,
        game=record.game,
        title=live.game.rules.title,
        seat=seat.seat,
        who=seat.name,
        url=f"/join/{quote(secret)}",
        people=lists.people(record, live.seats, identity.holder(request)),
        about=lists.title(live.game.rules),
    )
    return html(request, "invite.html", page)


@post("/join/{secret:str}")
async def accept(request: Asking, secret: str) -> Response[None]:
    """An invitation is taken up; it works once."""
    seat = await tables_of(request).invited(secret)
    return await _claim(request, seat.table, seat.seat, seat.name)


@post("/t/{table:str}/join/{seat:int}")
async def join(request: Asking, table: str, seat: int) -> Response[None]:
    """An open seat is taken."""
    live = await tables_of(request).get(table)
    if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "open":
        raise Refused(409, "This seat is not open to everybody.")
    return await _claim(request, table, seat, live.seats[seat].name)


async def _claim(request: Asking, table: str, seat: int, known: str) -> Response[None]:
    """Give a seat to the asker, by the name they give, their own, or the one that the seat is known by."""
    fields = await forms.form(request)
    name = forms.line(fields.get("name"), NAME, "A name") or settings.read(request).name or known
    who, cookies = secret_of(request)
    await tables_of(request).claim(table, seat, who, name or f"Player {seat + 1}")
    return lead(f"/t/{table}/{seat}", cookies)
