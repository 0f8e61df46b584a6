"""The interface for programs: JSON under /api, described at /schema. A key, sent as a bearer token, holds seats."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

import civitas
from civitas.kernel.rules import Value
from civitas.table.look import pages
from civitas.table.look.words import bots
from civitas.table.play.agreements import seat_again
from civitas.table.play.plans import (
    LONGEST_ABSENCE,
    LONGEST_TIME,
    NAME,
    PATIENCE,
    SHORTEST_TIME,
    TABLE_NAME,
    Plan,
    SeatPlan,
    rules_of,
)
from civitas.table.play.refusals import Refused, Stale
from civitas.table.store import queries
from civitas.table.store.records import ABSENT, Limit
from civitas.table.web import forms, identity, lists, record, showing, streams
from civitas.table.web.forms import CHAT
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.naming import christen
from civitas.table.web.showing import TableView


class Problem(msgspec.Struct):
    """What went wrong, in a sentence."""

    detail: str


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: str = "bot"
    """me, friend (by invitation), open or bot"""
    name: Annotated[str, msgspec.Meta(max_length=NAME)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=NAME)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, msgspec.Meta(max_length=80)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    name: Annotated[str, msgspec.Meta(max_length=TABLE_NAME)] = ""
    variant: dict[str, Value] = {}
    spectators: bool = True
    absent: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_ABSENCE)] = ABSENT
    """Minutes after which the host may give an absent person's seat to a bot."""
    thoughts: bool = False
    """Whether bots give hints and tell at once why they chose."""
    clock: ThinkingTime | None = None
    patience: Annotated[int, msgspec.Meta(ge=0, le=PATIENCE)] | None = None
    """Seconds that bots wait before they answer a choice that was made with `hold` and can be taken back."""


class Made(msgspec.Struct):
    """A new table: your seats, your key if you had none, and the secrets of the invitations by seat."""

    table: str
    seats: list[int]
    key: str | None
    invitations: dict[str, str]


class Joined(msgspec.Struct):
    """Your new seat, and your key if you had none."""

    table: str
    seat: int
    key: str | None


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat: with the secret of an invitation, or an open one."""

    name: Annotated[str, msgspec.Meta(max_length=NAME)] = ""
    secret: Annotated[str, msgspec.Meta(max_length=200)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """A choice: the number of the last one you have seen + 1, and one of the texts of your decision."""

    number: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    text: Annotated[str, msgspec.Meta(max_length=500)]
    hold: bool = False
    """Whether bots wait a while before they answer, if it can be taken back."""


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """Take your last choice back: the number of the last one you have seen + 1."""

    number: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT)]


class Page(msgspec.Struct):
    """States that followed each other; `more` says whether there are others after the last one's number."""

    states: list[TableView]
    more: bool


class Accepted(msgspec.Struct):
    """The number that a choice was given."""

    number: int


class Done(msgspec.Struct):
    """The number of the last choice now, and where you sit: after `rematch` at the new table."""

    number: int
    table: str
    seat: int


class ThinkingTime(msgspec.Struct, forbid_unknown_fields=True):
    """How long people may think: seconds for each `decision` or `turn`; then a bot chooses, and after so many `misses`
    (0: never) it has the seat. At least 10 seconds, or 0 for no clock.
    """

    seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_TIME)] = 0
    per: Literal["decision", "turn"] = "decision"
    misses: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class Catalogue(msgspec.Struct):
    """The games and bots of this server."""

    games: list[pages.Title]
    bots: list[str]


class TableList(msgspec.Struct):
    """Tables: yours, and those with an open seat."""

    mine: list[pages.Listed]
    open: list[pages.Listed]


class TableSummary(msgspec.Struct):
    """A table as anybody may know it."""

    table: str
    name: str
    game: str
    status: str
    number: int
    asked: list[int]
    people: list[pages.Person]
    outcome: dict[str, Any]
    spectators: bool


def _problem(what: str) -> ResponseSpec:
    """An answer that says what went wrong, for the schema."""
    return ResponseSpec(Problem, description=what, generate_examples=False)


READS = {
    400: _problem("The request can't be read."),
    403: _problem("The key does not hold this seat, or the table is closed to spectators."),
    404: _problem("There is no such game, table or seat."),
    429: _problem("Too fast; Retry-After says when to come again."),
}
WRITES = READS | {
    413: _problem("Too much at once."),
    422: _problem("Not legal, or not possible; the game is unchanged."),
}
LATE = WRITES | {409: ResponseSpec(TableView, description="Too late: the table as it is now.", generate_examples=False)}
TAKEN = WRITES | {409: _problem("Somebody was quicker.")}


KEY: list[dict[str, list[str]]] = [{"key": []}]
PERHAPS_KEY: list[dict[str, list[str]]] = [{"key": []}, {}]
"""With a key one sees more, or keeps what one has; without one it works too."""


@get("/games", responses={429: READS[429]})
async def catalogue(request: Asking) -> Catalogue:
    """The games that can be played here, with their seats and house rules, and the bots."""
    return Catalogue(lists.games(), list(bots()))


@get("/tables", security=PERHAPS_KEY, responses={429: READS[429]})
async def list_tables(request: Asking) -> TableList:
    """Your tables (with a key), and those that anybody may join."""
    who = identity.bearer(request)
    storage = tables_of(request).storage
    mine, joinable = await storage.lists(queries.held(who), queries.joinable())
    return TableList(lists.rows(mine, who), lists.rows(joinable, who))


@post("/tables", security=PERHAPS_KEY, responses=WRITES | {409: TAKEN[409]})
async def make_table(request: Asking, data: NewTable) -> Made:
    """Make a table. Without a key of your own you are given one: it holds all your seats, so keep it."""
    tables = tables_of(request)
    seats = []
    for seat in data.seats:
        name = forms.line(seat.name, NAME, "A name")
        seats.append(SeatPlan(seat.kind, name or ("Program" if seat.kind == "me" else ""), seat.bot))
    if data.clock and 0 < data.clock.seconds < SHORTEST_TIME:
        raise Refused(422, f"A clock gives at least {SHORTEST_TIME} seconds.")
    who, key = identity.or_fresh(request, identity.bearer(request))
    plan = Plan(
        game=data.game,
        seats=seats,
        name=forms.line(data.name, TABLE_NAME, "A table's name"),
        variant=data.variant,
        spectators=data.spectators,
        absent=data.absent,
        thoughts=data.thoughts,
        patience=data.patience,
        clock=Limit(data.clock.seconds, data.clock.per, data.clock.misses) if data.clock else Limit(),
    )
    christen(plan, rules_of(plan.game).title, secrets.randbelow(100))
    table, mine = await tables.create(plan, who)
    live = await tables.get(table)
    invitations = {str(seat.seat): tables.invitation(seat) for seat in live.seats if seat.invitation is not None}
    return Made(table, mine, key, invitations)


@get("/tables/{table:str}", security=PERHAPS_KEY, responses=READS)
async def summary(request: Asking, table: str) -> TableSummary:
    """A table as anybody may know it."""
    who = identity.bearer(request)
    async with tables_of(request).at(table) as live:
        record = live.table
        return TableSummary(
            table=record.id,
            name=record.name,
            game=record.game,
            status=record.status,
            number=live.shown(None, live.number),
            asked=list(live.game.asked(None)) if live.running else [],
            people=lists.people(record, live.seats, who),
            outcome=record.outcome,
            spectators=record.spectators,
        )


@post("/tables/{table:str}/join", security=PERHAPS_KEY, responses=TAKEN)
async def join_table(request: Asking, table: str, data: Claim) -> Joined:
    """Take a seat: with an invitation's secret, or an open seat (the one you name, or the first)."""
    tables = tables_of(request)
    live = await tables.get(table)
    if data.secret:
        seat = await tables.invited(data.secret, table)
    else:
        free = [one for one in live.seats if one.free and one.kind == "open" and data.seat in (None, one.seat)]
        if not free:
            raise Refused(409, "There is no such open seat at this table.")
        seat = free[0]
    who, key = identity.or_fresh(request, identity.bearer(request))
    name = forms.line(data.name, NAME, "A name") or seat.name or "Program"
    await tables.claim(table, seat.seat, who, name)
    return Joined(table, seat.seat, key)


@get("/tables/{table:str}/seats/{seat:str}", security=PERHAPS_KEY, responses=READS)
async def view(request: Asking, table: str, seat: str, after: int | None = None) -> TableView:
    """What your seat sees and what it may choose; `watch` as seat: what a spectator sees.

    `after` leaves out the chronicle up to that number.
    """
    tables = tables_of(request)
    _, eyes = await identity.eyes(tables, table, seat, identity.bearer(request))
    async with tables.at(table) as live:
        await tables.catch_up(live)
        moment = live.present()
    return showing.state(
        live, moment, eyes, live.since(live.row_of(eyes, after)) if after is not None and after > 0 else 0
    )


@get("/tables/{table:str}/seats/{seat:str}/past", security=PERHAPS_KEY, responses=READS)
async def past(
    request: Asking, table: str, seat: str, after: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0
) -> Page:
    """What your seat saw after each choice beyond that number, page by page; a stream begins with the latest.

    Telling a game again costs; whoever asks for very much waits in between (429, Retry-After).
    """
    live, eyes = await identity.eyes(tables_of(request), table, seat, identity.bearer(request))
    states, more = await streams.page(tables_of(request), live, eyes, after, identity.effort(request))
    return Page(states, more)


@get(
    "/tables/{table:str}/seats/{seat:str}/events",
    security=PERHAPS_KEY,
    media_type="text/event-stream",
    responses=READS | {200: ResponseSpec(str, media_type="text/event-stream", description="Events named `state`.")},
)
async def follow(request: Asking, table: str, seat: str, after: int | None = None) -> Any:
    """Events named `state`, one for every choice, with what `GET …/seats/<seat>` gives as data and the number as id."""
    tables = tables_of(request)
    live, eyes = await identity.eyes(tables, table, seat, identity.bearer(request))
    return streams.respond(request, tables, live, eyes, "json")


@post("/tables/{table:str}/seats/{seat:str}/choose", security=KEY, status_code=200, responses=LATE)
async def choose(request: Asking, table: str, seat: str, data: Choice) -> Response[Accepted]:
    """Choose. Repeating the same request is harmless; one that comes too late is answered with the table as it is."""
    tables = tables_of(request)
    _, mine = await identity.player(tables, table, seat, identity.bearer(request))
    try:
        return Response(Accepted(await tables.choose(table, mine, data.number, data.text, data.hold)))
    except Stale:
        return await _late(request, table, mine)


@post("/tables/{table:str}/seats/{seat:str}/undo", security=KEY, status_code=200, responses=LATE)
async def undo(request: Asking, table: str, seat: str, data: Undo) -> Response[Accepted]:
    """Take your last choice back, with what bots have answered, as long as you have learned nothing since."""
    tables = tables_of(request)
    _, mine = await identity.player(tables, table, seat, identity.bearer(request))
    try:
        return Response(Accepted(await tables.undo(table, mine, data.number)))
    except Stale:
        return await _late(request, table, mine)


@post("/tables/{table:str}/seats/{seat:str}/go-on", security=KEY, status_code=200, responses=WRITES)
async def go_on(request: Asking, table: str, seat: str) -> Accepted:
    """Let bots answer your last choice at once: you do not want it back."""
    tables = tables_of(request)
    live, mine = await identity.player(tables, table, seat, identity.bearer(request))
    return Accepted(await tables.go_on(live, mine))


@post("/tables/{table:str}/seats/{seat:str}/deed/{deed:str}", security=KEY, status_code=200, responses=TAKEN)
async def do(request: Asking, table: str, seat: str, deed: str) -> Done:
    """Do something beside choosing.

    `pause` and `resume` (the host), `leave` (of two players the other wins, among more a bot plays on), `takeback`
    (asks the others to take your last choice back), `agree` and `decline` (what another asked), `rematch`.
    """
    tables = tables_of(request)
    _, mine = await identity.player(tables, table, seat, identity.bearer(request))
    live = await tables.agreements.do(table, mine, deed)
    again = live.table.rematch if deed == "rematch" else table
    return Done(live.shown(mine, live.number), again, seat_again(live, mine) if deed == "rematch" else mine)


async def _late(request: Asking, table: str, eyes: int) -> Response[Any]:
    """The answer to a choice that came too late: the table as it is."""
    async with tables_of(request).at(table) as live:
        moment = live.present()
    shown = showing.state(live, moment, eyes, len(moment.game.history))
    return Response(shown, status_code=409, media_type=MediaType.JSON)


@post("/tables/{table:str}/seats/{seat:str}/chat", security=KEY, status_code=200, responses=WRITES)
async def chat(request: Asking, table: str, seat: str, data: Saying) -> Accepted:
    """Say something at the table."""
    tables = tables_of(request)
    live, mine = await identity.player(tables, table, seat, identity.bearer(request))
    return Accepted(await tables.say(live, mine, forms.line(data.text, CHAT, "A message")))


@get("/tables/{table:str}/save", security=PERHAPS_KEY, responses=READS)
async def save(request: Asking, table: str) -> dict[str, Any]:
    """The save of a finished game."""
    who = identity.bearer(request)
    async with tables_of(request).at(table) as live:
        if live.running or not identity.may_watch(live, who):
            raise Refused(403, "A save is given out once the game is over, to those who may watch it.")
        found: dict[str, Any] = msgspec.json.decode(live.game.save())
        return found


@get("/games/{game:str}/catalogue", responses=READS)
async def cards(request: Asking, game: str) -> list[dict[str, Any]]:
    """Every card and tile of a game."""
    if game not in civitas.titles():
        raise Refused(404, "There is no such game.")
    entries = [msgspec.to_builtins(entry) for entry in civitas.titles()[game].catalogue()]
    # By which ids translators know the parts of a text is nothing to programs.
    return [{name: value for name, value in entry.items() if name != "words"} for entry in entries]


@get("/me", responses={429: READS[429]})
async def me(request: Asking) -> pages.Mine:
    """Your results by game and by opponent, and the address of your turns as a feed."""
    who, tables = identity.bearer(request), tables_of(request)
    found = lists.rows(await tables.storage.listed(queries.held(who, record.ALL)), who) if who else []
    mine = record.record(found)
    mine.feed = f"/feed/{tables.signer.feed(who)}" if who else ""
    return mine


@get("/me/export", responses={429: READS[429]})
async def export(request: Asking) -> dict[str, Any]:
    """Everything that is yours: tables, results, saves of finished games."""
    return await record.export(tables_of(request), identity.bearer(request))


def router() -> Router:
    """The interface for programs."""
    return Router(
        path="/api",
        route_handlers=[
            catalogue,
            me,
            export,
            cards,
            list_tables,
            make_table,
            summary,
            join_table,
            view,
            past,
            follow,
            choose,
            undo,
            go_on,
            do,
            chat,
            save,
        ],
    )
