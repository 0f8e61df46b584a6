"""The table's page, and what is done there by everybody who plays."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get, post

from civitas.table.look import pages
from civitas.table.play import telling
from civitas.table.play.live import Live
from civitas.table.play.refusals import Stale
from civitas.table.web import forms, identity, lists, settings, showing, streams
from civitas.table.web.forms import CHAT
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.site.common import answer, check_number, html, invitation, player, told, zoomed


@get("/t/{table:str}/{seat:str}")
async def table(request: Asking, table: str, seat: str) -> Response[Any]:
    """The table through a seat's eyes."""
    tables = tables_of(request)
    who = identity.holder(request)
    _, eyes = await identity.eyes(tables, table, seat, who)
    async with tables.at(table) as live:
        await tables.catch_up(live)
        if eyes is not None and live.table.hotseat and live.running:
            hidden = _curtain(request, live, eyes)
            if hidden is not None:
                return hidden
        moment = live.present()
    record = live.table
    last = next((row.number for row in reversed(live.rows) if row.seat == eyes), 0)
    board = showing.board(request.app.state.painting, live, moment, eyes, live.since(last))
    page = pages.TablePage(
        table=record.id,
        name=record.name,
        game=record.game,
        title=live.game.rules.title,
        seat=eyes,
        number=live.shown(eyes, moment.number),
        board=await board,
        url=f"/t/{record.id}/{seat}",
        host=eyes is not None and record.host == who,
        over=not live.running,
        spectators=record.spectators,
        hotseat=record.hotseat,
        invitations=_invitations(request, live) if eyes is not None and record.host == who else [],
        bots=lists.bot_list(),
        status=record.status,
        people=lists.people(record, live.seats, who),
    )
    return html(request, "table.html", page)


def _curtain(request: Asking, live: Live, eyes: int) -> Response[str] | None:
    """The screen between two players at one device; None if the seat's board may be shown."""
    asked = [seat for seat in live.own_seats(eyes) if seat in live.asked]
    if request.query_params.get("open") and (eyes in asked or not asked):
        return None
    next_seat = eyes if eyes in asked or not asked else asked[0]
    record = live.table
    page = pages.Curtain(
        table=record.id,
        name=record.name,
        title=live.game.rules.title,
        seat=next_seat,
        who=live.seats[next_seat].called,
        url=f"/t/{record.id}/{next_seat}?open=1",
        waiting=not asked,
    )
    return html(request, "curtain.html", page)


def _invitations(request: Asking, live: Live) -> list[pages.Invitation]:
    """The links to seats that nobody has taken yet, for the host to send."""
    return [
        pages.Invitation(seat.seat, seat.called, invitation(request, seat))
        for seat in live.seats
        if seat.free and live.running
    ]


@get("/t/{table:str}/{seat:str}/events", media_type="text/event-stream")
async def events(request: Asking, table: str, seat: str) -> Any:
    """The boards as they come."""
    tables = tables_of(request)
    live, eyes = await identity.eyes(tables, table, seat, identity.holder(request))
    return streams.respond(request, tables, live, eyes, "html")


@get("/t/{table:str}/{seat:str}/zoom/{number:int}/{key:str}")
async def zoom(request: Asking, table: str, seat: str, number: int, key: str) -> Response[str]:
    """Something in full, as it is on the board of that number: a card, a place, a seat."""
    tables = tables_of(request)
    _, eyes = await identity.eyes(tables, table, seat, identity.holder(request))
    async with tables.at(table) as live:
        if live.row_of(eyes, number) > live.number:
            # The board may have come from another process.
            await tables.catch_up(live)
        number = live.row_of(eyes, number)
        check_number(live, number)
    game = await tables.game_after(live, number, identity.effort(request))
    return zoomed(showing.zoom(live, game, number, showing.eyes_at(live, game, number, eyes), key, False))


@get("/t/{table:str}/{seat:str}/moment/{line:int}")
async def moment(request: Asking, table: str, seat: str, line: int) -> Response[str]:
    """The table as it was when that line of its chronicle was written, through the same eyes."""
    tables = tables_of(request)
    _, eyes = await identity.eyes(tables, table, seat, identity.holder(request))
    async with tables.at(table) as live:
        number = showing.row_of_line(live, live.game, live.number, eyes, line)
    game = await tables.game_after(live, number, identity.effort(request))
    eyes = showing.eyes_at(live, game, number, eyes)
    headers = {"X-Number": str(live.shown(eyes, number))}
    return Response(showing.past(live, number, game, eyes), media_type=MediaType.HTML, headers=headers)


@post("/t/{table:str}/{seat:str}/choose", status_code=200)
async def choose(request: Asking, table: str, seat: str) -> Response[Any]:
    """A choice."""
    tables = tables_of(request)
    live, mine = await player(request, table, seat)
    fields = await forms.form(request)
    number = forms.whole(fields.get("number"), "The number", 1)
    text = await forms.text_of(fields.get("text"), 500)
    asks = settings.read(request).confirm == "on" and not forms.is_form(request) and not fields.get("sure")
    if asks and await tables.is_final(table, mine, text):
        async with tables.at(table) as live:
            said = showing.choice_in_words(live, mine, text)
        return Response({"detail": f"{said}: this can't be taken back once it is done."}, status_code=428)
    try:
        made = await tables.choose(table, mine, number, text, hold=settings.read(request).pace != "instant")
    except Stale:
        return await _present(request, live, mine, number)
    return answer(request, f"/t/{table}/{seat}", made)


@post("/t/{table:str}/{seat:str}/undo", status_code=200)
async def undo(request: Asking, table: str, seat: str) -> Response[Any]:
    """Taking a choice back."""
    tables = tables_of(request)
    live, mine = await player(request, table, seat)
    fields = await forms.form(request)
    number = forms.whole(fields.get("number"), "The number", 1)
    try:
        made = await tables.undo(table, mine, number)
    except Stale:
        return await _present(request, live, mine, number)
    return answer(request, f"/t/{table}/{seat}", made)


@post("/t/{table:str}/{seat:str}/go-on", status_code=200)
async def go_on(request: Asking, table: str, seat: str) -> Response[Any]:
    """Bots need not wait for an undo any longer."""
    live, mine = await player(request, table, seat)
    return answer(request, f"/t/{table}/{seat}", await tables_of(request).go_on(live, mine))


async def _present(request: Asking, live: Live, eyes: int, number: int) -> Response[str]:
    """The answer to a choice that came too late: the board as it is, with what is new since the one that was shown."""
    async with tables_of(request).at(live.table.id) as live:
        moment = live.present()
    since = live.since(live.row_of(eyes, number - 1))
    shown = (await showing.events(request.app.state.painting, live, moment, eyes, "html", since))[0]
    return Response(shown.data, media_type=MediaType.HTML, status_code=409, headers={"X-Number": str(shown.number)})


@post("/t/{table:str}/{seat:str}/chat", status_code=200)
async def chat(request: Asking, table: str, seat: str) -> Response[Any]:
    """Something said at the table."""
    live, mine = await player(request, table, seat)
    text = forms.line((await forms.form(request)).get("text"), CHAT, "A message")
    return answer(request, f"/t/{table}/{seat}", await tables_of(request).say(live, mine, text))


@post("/t/{table:str}/{seat:str}/hint", status_code=200)
async def hint(request: Asking, table: str, seat: str) -> Response[Any]:
    """What a bot would do at this seat, in words, and the best choices."""
    live, mine = await player(request, table, seat)
    thought = await telling.hint(tables_of(request).thinking, live, mine)
    return Response({"words": showing.named(live, thought.words), "best": thought.best})


@post("/t/{table:str}/{seat:str}/why", status_code=200)
async def why(request: Asking, table: str, seat: str) -> Response[Any]:
    """Why a bot made the last choice that a bot has made."""
    tables = tables_of(request)
    live, _ = await identity.eyes(tables, table, seat, identity.holder(request))
    return told(live, *await telling.why(tables.thinking, live))
