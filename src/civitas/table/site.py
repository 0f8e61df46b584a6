"""The pages that people see, and what their forms and their script ask for."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import Cookie

import civitas
from civitas.kernel.titles import find
from civitas.table import lists, looks, pages, secrecy, showing, streams, visitors
from civitas.table.live import Live
from civitas.table.players import bots, default_bot
from civitas.table.replay import Tape
from civitas.table.tables import Plan, Refused, SeatPlan, Stale, Tables, variant_values
from civitas.table.visitors import NAME, Asking

TABLE_NAME: Final = 60
CHAT: Final = 500
UPLOAD: Final = 1_000_000


def tables_of(request: Asking) -> Tables:
    """The tables of the server that was asked."""
    tables: Tables = request.app.state.tables
    return tables


def html(request: Asking, template: str, page: Any, status: int = 200, turns: int = 0) -> Response[str]:
    """A page, with the token for its forms."""
    token, fresh = visitors.form_token(request, tables_of(request).signer)
    chrome = pages.Chrome(csrf=token, settings=visitors.settings(request), path=request.scope["path"], turns=turns)
    cookies = [visitors.cookie(request, visitors.TOKEN, token)] if fresh else []
    content = looks.page(template, chrome=chrome, page=page)
    return Response(content, media_type=MediaType.HTML, status_code=status, cookies=cookies)


def lead(url: str, cookies: Sequence[Cookie] = ()) -> Response[None]:
    """Lead a browser on, after a form."""
    return Response(None, status_code=303, headers={"Location": url}, cookies=list(cookies))


def answer(request: Asking, url: str, number: int) -> Response[Any]:
    """Lead a form back to the table; tell a script the number."""
    if visitors.is_form(request):
        return lead(url)
    return Response({"number": number}, status_code=200)


def secret_of(request: Asking) -> tuple[str, list[Cookie]]:
    """The hash of the browser's secret; a browser that has none yet is given one."""
    known = visitors.holder(request)
    if known:
        return known, []
    secret = secrecy.fresh()
    return secrecy.digest(secret), [visitors.cookie(request, visitors.HOLDER, secret)]


# The lobby


@get("/")
async def lobby(request: Request[Any, Any, Any]) -> Response[str]:
    """The lobby."""
    storage = tables_of(request).storage
    who = visitors.holder(request)
    mine = lists.rows(await storage.held(who), who) if who else []
    page = pages.Lobby(
        games=lists.games(),
        bots=lists.bot_list(),
        mine=[row for row in mine if row.status == "running"],
        open=lists.rows(await storage.joinable(), who),
        watch=lists.rows(await storage.watchable(who), who),
        finished=lists.rows(await storage.finished(who, 8), who),
    )
    return html(request, "lobby.html", page, turns=sum(row.your_turn for row in page.mine))


@get("/finished")
async def finished(request: Request[Any, Any, Any]) -> Response[str]:
    """All finished games that one may look back on."""
    who = visitors.holder(request)
    found = await tables_of(request).storage.finished(who, 100)
    return html(request, "finished.html", pages.Finished(lists.rows(found, who)))


@get("/mine")
async def mine(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Where it is the reader's turn."""
    who = visitors.holder(request)
    found = await tables_of(request).storage.held(who) if who else []
    listed = []
    for table, seats in found:
        if table.status != "running":
            continue
        shown = lists.row(table, seats, who, {})
        seat = int(shown.url.rpartition("/")[2])
        listed.append(
            {
                "table": table.id,
                "name": table.name,
                "game": table.game,
                "seat": seat,
                "url": shown.url,
                "turn": shown.your_turn,
                "number": table.number,
            }
        )
    return Response({"turns": sum(one["turn"] for one in listed), "tables": listed})


@get("/new/{game:str}")
async def new(request: Request[Any, Any, Any], game: str) -> Response[str]:
    """The form for a new table."""
    return html(request, "new.html", pages.New(lists.title(_rules(game)), lists.bot_list()))


@post("/play/{game:str}")
async def play(request: Request[Any, Any, Any], game: str) -> Response[None]:
    """A new table against bots, at once."""
    rules = _rules(game)
    fields = await visitors.form(request)
    count = rules.seats[min(1, len(rules.seats) - 1)]
    if fields.get("seats"):
        count = visitors.whole(fields["seats"], "The number of seats", rules.seats[0], rules.seats[-1])
    bot = fields.get("bot") or default_bot()
    name = visitors.words(fields.get("you"), NAME, "A name") or visitors.settings(request).name or "You"
    seats = [SeatPlan("me", name)] + [SeatPlan("bot", "", str(bot)) for _ in range(count - 1)]
    # Whoever plays first has an advantage in some games: chance seats people.
    secrets.SystemRandom().shuffle(seats)
    who, cookies = secret_of(request)
    key, mine = await tables_of(request).create(Plan(game, _numbered(seats), spectators=False), who)
    return lead(f"/t/{key}/{mine[0]}", cookies)


@post("/tables")
async def create(request: Request[Any, Any, Any]) -> Response[Any]:
    """A new table from the form."""
    fields = await visitors.form(request)
    rules = _rules(await visitors.text_of(fields.get("game"), 80))
    try:
        plan = _plan(request, rules, fields)
        who, cookies = secret_of(request)
        key, mine = await tables_of(request).create(plan, who)
    except Refused as error:
        if visitors.is_form(request) and error.status == 422:
            page = pages.New(lists.title(rules), lists.bot_list(), error.sentence)
            return html(request, "new.html", page, status=422)
        raise
    return lead(f"/t/{key}/{mine[0] if mine else 'watch'}", cookies)


def _plan(request: Asking, rules: Any, fields: dict[str, Any]) -> Plan:
    you = visitors.words(fields.get("you"), NAME, "A name") or visitors.settings(request).name or "You"
    count = visitors.whole(fields.get("seats", rules.seats[0]), "The number of seats", rules.seats[0], rules.seats[-1])
    hotseat = bool(fields.get("hotseat"))
    seats: list[SeatPlan] = []
    for at in range(count):
        kind = visitors.words(fields.get(f"seat-{at}", "me" if at == 0 else "bot"), NAME, "A seat's kind")
        name = visitors.words(fields.get(f"name-{at}"), NAME, "A name")
        kind, _, bot = kind.partition(":")
        if kind == "me" and not name:
            name = you if not any(seat.kind == "me" for seat in seats) else f"Player {at + 1}"
        seats.append(SeatPlan(kind, name, bot))
    if sum(seat.kind == "me" for seat in seats) > 1 and not hotseat:
        raise Refused(422, "One person has one seat, unless several people share this device (hot-seat).")
    given = {name.removeprefix("variant-"): value for name, value in fields.items() if name.startswith("variant-")}
    texts = {name: value if isinstance(value, str) else str(value).lower() for name, value in given.items()}
    return Plan(
        game=rules.name,
        seats=_numbered(seats),
        name=visitors.words(fields.get("name"), TABLE_NAME, "A table's name"),
        variant=variant_values(rules.variants, texts),
        # A table of bots alone is there to be watched.
        spectators=bool(fields.get("spectators")) or not any(seat.kind == "me" for seat in seats),
        hotseat=hotseat,
    )


def _numbered(seats: list[SeatPlan]) -> list[SeatPlan]:
    """Bots of the same kind get numbers, so that the chronicle tells them apart."""
    unnamed = [seat for seat in seats if seat.kind == "bot" and not seat.name]
    for seat in unnamed:
        kind = seat.bot or default_bot()
        alike = [other for other in unnamed if (other.bot or default_bot()) == kind]
        said = bots().get(kind, kind)[:NAME]
        seat.name = said if len(alike) == 1 else f"{said} {next(i for i, o in enumerate(alike, 1) if o is seat)}"
    return seats


@post("/open", request_max_body_size=UPLOAD + 10_000)
async def open_file(request: Request[Any, Any, Any]) -> Response[Any]:
    """A save or a position, opened as a new table against bots."""
    fields = await visitors.form(request)
    text = ""
    try:
        text = await visitors.text_of(fields.get("file"), UPLOAD) or await visitors.text_of(fields.get("text"), UPLOAD)
        save, seats = read_upload(text, visitors.words(fields.get("game"), 80, "A game's name"))
        name = visitors.settings(request).name or "You"
        plan = Plan("", _numbered([SeatPlan("me", name)] + [SeatPlan("bot") for _ in range(seats - 1)]))
        who, cookies = secret_of(request)
        key, mine = await tables_of(request).open_save(save, plan, who)
    except Refused as error:
        if visitors.is_form(request) and error.status == 422:
            return html(request, "open.html", pages.Opening(text[:20_000], error.sentence, lists.games()), status=422)
        raise
    return lead(f"/t/{key}/{mine[0]}", cookies)


def read_upload(text: str, game: str) -> tuple[str, int]:
    """A save from a text that is a save or a position, and how many seats it has; Refused if it is neither."""
    if not text.strip():
        raise Refused(422, "Choose a file, or paste a save or a position.")
    try:
        given = msgspec.json.decode(text.encode(errors="replace"))
    except (msgspec.MsgspecError, RecursionError):
        raise Refused(422, "This is neither a save nor a position: it is not JSON.") from None
    if not isinstance(given, dict):
        raise Refused(422, "This is neither a save nor a position.")
    if "civitas" in given:
        seats = given.get("seats")
        if not isinstance(seats, int) or not isinstance(given.get("choices"), list) or len(given["choices"]) > 5_000:
            raise Refused(422, "This save is damaged.")
        if isinstance(given.get("origin"), dict) and isinstance(given["origin"].get("position"), dict):
            players = given["origin"]["position"].get("players")
            seats = len(players) if isinstance(players, list) else 0
        return text, max(1, min(seats, 10))
    name = given.get("game") or game
    players = given.get("players")
    if not isinstance(name, str) or not name:
        raise Refused(422, "Say which game this position belongs to.")
    if not isinstance(players, list) or not 1 <= len(players) <= 10:
        raise Refused(422, "players: a position needs a list with one entry a seat.")
    rules = _rules(name)
    since = given.pop("since", [])
    if not isinstance(since, list) or not all(isinstance(choice, str) for choice in since):
        raise Refused(422, "since: a list of choices was expected.")
    save = {
        "civitas": 1,
        "game": rules.name,
        "version": rules.version,
        "seats": len(players),
        "variant": {},
        "origin": {"position": given},
        "choices": since,
    }
    return msgspec.json.encode(save).decode(), len(players)


# The table


@get("/t/{table:str}/{seat:str}")
async def table(request: Request[Any, Any, Any], table: str, seat: str) -> Response[Any]:
    """The table through a seat's eyes."""
    tables = tables_of(request)
    who = visitors.holder(request)
    _, eyes = await visitors.eyes(tables, table, seat, who)
    async with tables.at(table) as live:
        await tables.catch_up(live)
        if eyes is not None and live.table.hotseat and live.running:
            hidden = _curtain(request, live, eyes)
            if hidden is not None:
                return hidden
        record = live.table
        last = next((row.number for row in reversed(live.rows) if row.seat == eyes), 0)
        page = pages.Table(
            table=record.id,
            name=record.name,
            game=record.game,
            title=live.game.rules.title,
            seat=eyes,
            number=live.number,
            board=showing.board(live, eyes, live.since(last)),
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
        who=showing.name(live.seats[next_seat]),
        url=f"/t/{record.id}/{next_seat}?open=1",
        waiting=not asked,
    )
    return html(request, "curtain.html", page)


def _invitations(request: Asking, live: Live) -> list[pages.Invitation]:
    base = str(request.base_url).rstrip("/")
    tables = tables_of(request)
    return [
        pages.Invitation(seat.seat, showing.name(seat), f"{base}/join/{tables.invitation(seat)}")
        for seat in live.seats
        if seat.free and seat.kind == "friend" and live.running
    ]


@get("/t/{table:str}/{seat:str}/events", media_type="text/event-stream")
async def events(request: Request[Any, Any, Any], table: str, seat: str) -> Any:
    """The boards as they come."""
    tables = tables_of(request)
    live, eyes = await visitors.eyes(tables, table, seat, visitors.holder(request))
    return streams.respond(tables, live, eyes, "html", after(request), accepts_gzip(request))


def after(request: Asking) -> int | None:
    """The last number that the reader of a stream has seen."""
    given = request.headers.get("last-event-id") or request.query_params.get("after") or ""
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 10 else None


def accepts_gzip(request: Asking) -> bool:
    """Whether the reader can unpack."""
    return "gzip" in request.headers.get("accept-encoding", "")


@post("/t/{table:str}/{seat:str}/choose", status_code=200)
async def choose(request: Request[Any, Any, Any], table: str, seat: str) -> Response[Any]:
    """A choice."""
    tables = tables_of(request)
    live, mine = await visitors.player(tables, table, seat, visitors.holder(request))
    fields = await visitors.form(request)
    number = visitors.whole(fields.get("number"), "The number", 1)
    text = await visitors.text_of(fields.get("text"), 500)
    try:
        made = await tables.choose(table, mine, number, text)
    except Stale:
        return await _present(tables, live, mine, number)
    return answer(request, f"/t/{table}/{seat}", made)


@post("/t/{table:str}/{seat:str}/undo", status_code=200)
async def undo(request: Request[Any, Any, Any], table: str, seat: str) -> Response[Any]:
    """Taking a choice back."""
    tables = tables_of(request)
    live, mine = await visitors.player(tables, table, seat, visitors.holder(request))
    fields = await visitors.form(request)
    number = visitors.whole(fields.get("number"), "The number", 1)
    try:
        made = await tables.undo(table, mine, number)
    except Stale:
        return await _present(tables, live, mine, number)
    return answer(request, f"/t/{table}/{seat}", made)


async def _present(tables: Tables, live: Live, eyes: int, number: int) -> Response[str]:
    async with tables.at(live.table.id) as live:
        shown = showing.events(live, eyes, "html", live.since(number - 1))[0]
    return Response(shown.data, media_type=MediaType.HTML, status_code=409, headers={"X-Number": str(shown.number)})


@post("/t/{table:str}/{seat:str}/chat", status_code=200)
async def chat(request: Request[Any, Any, Any], table: str, seat: str) -> Response[Any]:
    """Something said at the table."""
    tables = tables_of(request)
    live, mine = await visitors.player(tables, table, seat, visitors.holder(request))
    text = visitors.words((await visitors.form(request)).get("text"), CHAT, "A message")
    number = await tables.say(table, showing.name(live.seats[mine]), text) if text else live.number
    return answer(request, f"/t/{table}/{seat}", number)


@post("/t/{table:str}/{seat:str}/seat/{other:int}/bot", status_code=200)
async def give_to_bot(request: Request[Any, Any, Any], table: str, seat: str, other: int) -> Response[Any]:
    """The host gives an absent person's seat to a bot."""
    tables = tables_of(request)
    live, _ = await _hosted(request, table, seat)
    if not 0 <= other < len(live.seats) or live.seats[other].kind == "bot":
        raise Refused(422, "This seat can't be given to a bot.")
    bot = visitors.words((await visitors.form(request)).get("bot"), NAME, "A bot's name") or default_bot()
    if bot not in bots():
        raise Refused(422, f"There is no such bot; there are {', '.join(bots())}.")
    return answer(request, f"/t/{table}/{seat}", await tables.stand_in(table, other, bot))


@post("/t/{table:str}/{seat:str}/seat/{other:int}/back", status_code=200)
async def give_back(request: Request[Any, Any, Any], table: str, seat: str, other: int) -> Response[Any]:
    """The host or the seat's owner takes a seat back from a bot."""
    tables = tables_of(request)
    who = visitors.holder(request)
    live, _ = await visitors.player(tables, table, seat, who)
    if not 0 <= other < len(live.seats) or not live.seats[other].stand_in:
        raise Refused(422, "No bot stands in at this seat.")
    if live.table.host != who and not visitors.owns(live.seats[other], who):
        raise Refused(403, "Only the host, or whoever owns the seat, can take it back.")
    return answer(request, f"/t/{table}/{seat}", await tables.stand_in(table, other, ""))


@post("/t/{table:str}/{seat:str}/abandon", status_code=200)
async def abandon(request: Request[Any, Any, Any], table: str, seat: str) -> Response[Any]:
    """The host closes the table."""
    live, _ = await _hosted(request, table, seat)
    number = await tables_of(request).abandon(table) if live.running else live.number
    return answer(request, f"/t/{table}/{seat}", number)


async def _hosted(request: Asking, table: str, seat: str) -> tuple[Live, int]:
    who = visitors.holder(request)
    live, mine = await visitors.player(tables_of(request), table, seat, who)
    if live.table.host != who:
        raise Refused(403, "Only the host of this table can do that.")
    return live, mine


# Joining


@get("/join/{secret:str}")
async def invited(request: Request[Any, Any, Any], secret: str) -> Response[Any]:
    """The page of an invitation; looking at it does not use it up."""
    tables = tables_of(request)
    seat = await tables.storage.invited(secrecy.digest(secret))
    if seat is None:
        raise Refused(404, "This invitation has been used already, or was never made.")
    live = await tables.get(seat.table)
    record = live.table
    page = pages.Invite(
        table=record.id,
        name=record.name,
        game=record.game,
        title=live.game.rules.title,
        seat=seat.seat,
        who=showing.name(seat),
        url=f"/join/{quote(secret)}",
        people=lists.people(record, live.seats, visitors.holder(request)),
    )
    return html(request, "invite.html", page)


@post("/join/{secret:str}")
async def accept(request: Request[Any, Any, Any], secret: str) -> Response[None]:
    """An invitation is taken up; it works once."""
    tables = tables_of(request)
    seat = await tables.storage.invited(secrecy.digest(secret))
    if seat is None:
        raise Refused(404, "This invitation has been used already, or was never made.")
    return await _claim(request, seat.table, seat.seat, seat.name)


@post("/t/{table:str}/join/{seat:int}")
async def join(request: Request[Any, Any, Any], table: str, seat: int) -> Response[None]:
    """An open seat is taken."""
    live = await tables_of(request).get(table)
    if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "open":
        raise Refused(409, "This seat is not open to everybody.")
    return await _claim(request, table, seat, live.seats[seat].name)


async def _claim(request: Asking, table: str, seat: int, known: str) -> Response[None]:
    fields = await visitors.form(request)
    name = visitors.words(fields.get("name"), NAME, "A name") or visitors.settings(request).name or known
    who, cookies = secret_of(request)
    await tables_of(request).claim(table, seat, who, name or f"Player {seat + 1}")
    return lead(f"/t/{table}/{seat}", cookies)


# Looking back


@get("/t/{table:str}/look/{number:int}")
async def look(request: Request[Any, Any, Any], table: str, number: int) -> Response[str]:
    """A finished game after any of its choices, through any seat's eyes or openly."""
    tables = tables_of(request)
    who = visitors.holder(request)
    async with tables.at(table) as live:
        record = live.table
        _finished(live, who)
        number = max(live.first, min(number, live.number))
        given = request.query_params.get("eyes", "open")
        seated = given.isascii() and given.isdecimal() and len(given) < 3 and int(given) < len(live.seats)
        eyes = int(given) if seated else None
        tape = Tape.of(record, live.rows, live.first)
        since = 0
        for row in live.rows[live.first : number]:
            since = len(tape.game.history)
            tape.play(row)
        board = showing.board_at(live, tape.game, number, eyes, since, look_back=True)
        if request.query_params.get("part") == "board":
            return Response(board, media_type=MediaType.HTML)
        page = pages.Look(
            table=record.id,
            name=record.name,
            game=record.game,
            title=live.game.rules.title,
            number=number,
            first=live.first,
            last=live.number,
            eyes="open" if eyes is None else str(eyes),
            board=board,
            scores=_scores(live),
            people=lists.people(record, live.seats, who),
            url=f"/t/{record.id}/look",
            save=f"/t/{record.id}/save",
            reason=str(record.outcome.get("reason", "")),
        )
    return html(request, "look.html", page)


def _finished(live: Live, who: str) -> None:
    if not live.table.spectators and not any(visitors.owns(seat, who) for seat in live.seats):
        raise Refused(403, "The players at this table want to be among themselves.")
    if live.running:
        raise Refused(403, "One can look back once the game is over.")


def _scores(live: Live) -> list[list[int]]:
    if live.scores is None:
        tape = Tape.of(live.table, live.rows, live.first)
        scores = [list(tape.game.scores())]
        for row in live.rows[live.first :]:
            tape.play(row)
            scores.append(list(tape.game.scores()))
        live.scores = scores
    return live.scores


@get("/t/{table:str}/save")
async def save(request: Request[Any, Any, Any], table: str) -> Response[str]:
    """The save of a finished game."""
    tables = tables_of(request)
    async with tables.at(table) as live:
        _finished(live, visitors.holder(request))
        text = live.game.save()
    headers = {"Content-Disposition": f'attachment; filename="{live.table.game}-{live.table.id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


# Rules and settings


@get("/rules/{game:str}")
async def rules_page(request: Request[Any, Any, Any], game: str) -> Response[str]:
    """The rules of a game, and its cards."""
    rules = _rules(game)
    page = pages.RulesPage(lists.title(rules), _rulebook(rules), list(rules.catalogue()))
    return html(request, "rules.html", page)


def _rulebook(rules: Any) -> str:
    path: Path = looks.folder(rules) / "rulebook.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@get("/settings")
async def settings(request: Request[Any, Any, Any]) -> Response[str]:
    """How one likes things."""
    back = _inside(request.query_params.get("back", "/"))
    return html(request, "settings.html", pages.SettingsPage(visitors.settings(request), back))


@post("/settings")
async def set_settings(request: Request[Any, Any, Any]) -> Response[None]:
    """Keep how one likes things."""
    fields = await visitors.form(request)
    chosen = visitors.checked({name: value for name, value in fields.items() if isinstance(value, str)})
    back = fields.get("back")
    cookie = visitors.settings_cookie(request, chosen)
    return lead(_inside(back if isinstance(back, str) else "/"), [cookie])


def _inside(url: str) -> str:
    """An address on this site: never one that leads elsewhere."""
    safe = url.startswith("/") and not url.startswith(("//", "/\\")) and url.isprintable() and url.isascii()
    return url if safe and len(url) < 500 else "/"


def _rules(game: str) -> Any:
    try:
        return find(game)
    except civitas.UnknownGame as error:
        raise Refused(404, str(error)) from error


def router() -> Router:
    """All pages."""
    return Router(
        path="/",
        route_handlers=[
            lobby,
            finished,
            mine,
            new,
            play,
            create,
            open_file,
            table,
            events,
            choose,
            undo,
            chat,
            give_to_bot,
            give_back,
            abandon,
            invited,
            accept,
            join,
            look,
            save,
            rules_page,
            settings,
            set_settings,
        ],
        before_request=visitors.check_form,
        include_in_schema=False,
    )
