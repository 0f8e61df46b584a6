"""What a host does: seats given to bots and back, and the end of a table."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post

from civitas.table.look import codes
from civitas.table.play.live import Live
from civitas.table.play.plans import NAME, bot_named
from civitas.table.play.refusals import Refused
from civitas.table.web import forms, identity
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.site.common import answer, invitation, player


@post("/t/{table:str}/{seat:str}/seat/{other:int}/bot", status_code=200)
async def give_to_bot(request: Asking, table: str, seat: str, other: int) -> Response[Any]:
    """The host gives an absent person's seat to a bot, or another seat of their own at one device."""
    live = await _hosted(request, table, seat)
    if not 0 <= other < len(live.seats) or live.seats[other].kind == "bot" or other == int(seat):
        raise Refused(422, "This seat can't be given to a bot.")
    bot = bot_named(forms.line((await forms.form(request)).get("bot"), NAME, "A bot's name"))
    return answer(request, f"/t/{table}/{seat}", await tables_of(request).give_away(table, other, bot, live.table.host))


@post("/t/{table:str}/{seat:str}/seat/{other:int}/back", status_code=200)
async def give_back(request: Asking, table: str, seat: str, other: int) -> Response[Any]:
    """The host or the seat's owner takes a seat back from a bot."""
    who = identity.holder(request)
    live, mine = await player(request, table, seat)
    if other == mine:
        # Whoever comes to their own seat has it back already.
        return answer(request, f"/t/{table}/{seat}", live.shown(mine, live.number))
    if not 0 <= other < len(live.seats) or not live.seats[other].stand_in:
        raise Refused(422, "No bot stands in at this seat.")
    if live.seats[other].left:
        raise Refused(409, f"{live.seats[other].called} has left this game.")
    if live.table.host != who and not identity.owns(live.seats[other], who):
        raise Refused(403, "Only the host, or whoever owns the seat, can take it back.")
    return answer(request, f"/t/{table}/{seat}", await tables_of(request).give_back(table, other))


@post("/t/{table:str}/{seat:str}/abandon", status_code=200)
async def abandon(request: Asking, table: str, seat: str) -> Response[Any]:
    """The host closes the table."""
    live = await _hosted(request, table, seat)
    number = await tables_of(request).abandon(table) if live.running else live.number
    return answer(request, f"/t/{table}/{seat}", number)


@get("/t/{table:str}/{seat:str}/seat/{other:int}/qr")
async def code(request: Asking, table: str, seat: str, other: int) -> Response[bytes]:
    """The link to a free seat, for a phone's camera."""
    live = await _hosted(request, table, seat)
    if not 0 <= other < len(live.seats) or not live.seats[other].free:
        raise Refused(404, "This seat is not free.")
    return Response(codes.qr(invitation(request, live.seats[other])), media_type="image/svg+xml")


async def _hosted(request: Asking, table: str, seat: str) -> Live:
    """The table, for its host; Refused for others."""
    live, _ = await player(request, table, seat)
    if live.table.host != identity.holder(request):
        raise Refused(403, "Only the host of this table can do that.")
    return live
