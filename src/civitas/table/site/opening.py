"""New tables: at once against bots, from a form, or from a file."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Response, get, post

from civitas.kernel.rules import Rules
from civitas.table import lists, pages, visitors
from civitas.table.plans import TABLE_NAME, Plan, SeatPlan, bot_named, rules_of, variant_values
from civitas.table.players import default_bot
from civitas.table.refusals import Refused
from civitas.table.site.common import html, lead, secret_of
from civitas.table.site.uploads import UPLOAD, read_upload
from civitas.table.visitors import NAME, Asking, tables_of
from civitas.table.wording import words


@get("/new/{game:str}")
async def new(request: Asking, game: str) -> Response[str]:
    """The form for a new table."""
    return html(request, "new.html", pages.New(lists.title(rules_of(game)), lists.bot_list(), lists.games()))


@post("/play/{game:str}")
async def play(request: Asking, game: str) -> Response[None]:
    """A new table against bots, at once."""
    rules = rules_of(game)
    fields = await visitors.form(request)
    count = rules.seats[min(1, len(rules.seats) - 1)]
    if fields.get("seats"):
        count = visitors.whole(fields["seats"], "The number of seats", rules.seats[0], rules.seats[-1])
    bot = fields.get("bot") or default_bot()
    seats = [SeatPlan("me", _you(request, fields))] + [SeatPlan("bot", "", str(bot)) for _ in range(count - 1)]
    # Whoever plays first has an advantage in some games: chance seats people.
    secrets.SystemRandom().shuffle(seats)
    who, cookies = secret_of(request)
    key, mine = await tables_of(request).create(Plan(game, seats, spectators=False), who)
    return lead(f"/t/{key}/{mine[0]}", cookies)


@post("/tables")
async def create(request: Asking) -> Response[Any]:
    """A new table from the form."""
    fields = await visitors.form(request)
    rules = rules_of(await visitors.text_of(fields.get("game"), 80))
    try:
        plan = _plan(request, rules, fields)
        who, cookies = secret_of(request)
        key, mine = await tables_of(request).create(plan, who)
    except Refused as error:
        if visitors.is_form(request) and error.status == 422:
            page = pages.New(lists.title(rules), lists.bot_list(), lists.games(), error.sentence)
            return html(request, "new.html", page, status=422)
        raise
    return lead(f"/t/{key}/{mine[0] if mine else 'watch'}", cookies)


def _you(request: Asking, fields: dict[str, Any]) -> str:
    """What the asker wants to be called."""
    given = visitors.words(fields.get("you"), NAME, "A name")
    return given or visitors.settings(request).name or words("new.guest")


def _plan(request: Asking, rules: Rules[Any], fields: dict[str, Any]) -> Plan:
    """The table that the form describes; Refused if it can't be."""
    you = _you(request, fields)
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
    if fields.get("rules") == "usual":
        given = {}
    texts = {name: value if isinstance(value, str) else str(value).lower() for name, value in given.items()}
    return Plan(
        game=rules.name,
        seats=seats,
        name=visitors.words(fields.get("name"), TABLE_NAME, "A table's name"),
        variant=variant_values(rules.variants, texts),
        # A table of bots alone is there to be watched.
        spectators=bool(fields.get("spectators")) or not any(seat.kind == "me" for seat in seats),
        hotseat=hotseat,
    )


@post("/open", request_max_body_size=UPLOAD + 10_000)
async def open_file(request: Asking) -> Response[Any]:
    """A save or a position, opened as a new table against bots."""
    fields = await visitors.form(request)
    text = ""
    try:
        text = await visitors.text_of(fields.get("file"), UPLOAD) or await visitors.text_of(fields.get("text"), UPLOAD)
        save, seats = read_upload(text, visitors.words(fields.get("game"), 80, "A game's name"))
        mine = visitors.whole(fields.get("seat", 1), "Your seat", 1, seats) - 1
        bot = bot_named(visitors.words(fields.get("bot"), NAME, "A bot's name"))
        you = SeatPlan("me", _you(request, {}))
        plan = Plan("", [you if at == mine else SeatPlan("bot", bot=bot) for at in range(seats)])
        who, cookies = secret_of(request)
        key, _ = await tables_of(request).open_save(save, plan, who)
    except Refused as error:
        if visitors.is_form(request) and error.status == 422:
            return html(request, "open.html", pages.Opening(text[:20_000], error.sentence, lists.games()), status=422)
        raise
    return lead(f"/t/{key}/{mine}", cookies)
