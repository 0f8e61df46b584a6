"""New tables: at once against bots, from a form, or from a file."""

from __future__ import annotations

import secrets
import zlib
from typing import Any

from litestar import Response, get, post

from civitas.bots import LEVELS
from civitas.kernel.rules import Rules
from civitas.table.look import pages
from civitas.table.look.words import words
from civitas.table.play.plans import (
    LONGEST_ABSENCE,
    LONGEST_TIME,
    NAME,
    PATIENCE,
    TABLE_NAME,
    Plan,
    SeatPlan,
    bot_named,
    rules_of,
    variant_values,
)
from civitas.table.play.refusals import Refused
from civitas.table.store.records import ABSENT, Limit
from civitas.table.web import forms, lists, settings
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.naming import christen
from civitas.table.web.site.common import html, lead, secret_of
from civitas.table.web.uploads import UPLOAD, read_upload


@get("/new/{game:str}")
async def new(request: Asking, game: str) -> Response[str]:
    """The form for a new table."""
    return html(request, "new.html", pages.New(lists.title(rules_of(game)), lists.bot_list(), lists.games()))


@post("/play/{game:str}")
async def play(request: Asking, game: str) -> Response[None]:
    """A new table against bots, at once."""
    rules = rules_of(game)
    fields = await forms.form(request)
    count = rules.seats[min(1, len(rules.seats) - 1)]
    if fields.get("seats"):
        count = forms.whole(fields["seats"], "The number of seats", rules.seats[0], rules.seats[-1])
    liked = settings.read(request)
    bot = bot_named(forms.line(fields.get("bot"), NAME, "A bot's name") or liked.level)
    seats = [SeatPlan("me", _you(request, fields))] + [SeatPlan("bot", "", bot) for _ in range(count - 1)]
    # Whoever plays first has an advantage in some games: chance seats people.
    secrets.SystemRandom().shuffle(seats)
    who, cookies = secret_of(request)
    plan = Plan(game, seats, spectators=False)
    christen(plan, rules.title, secrets.randbelow(100))
    key, mine = await tables_of(request).create(plan, who)
    if bot in LEVELS and bot != liked.level:
        liked.level = bot
        cookies.append(settings.cookie(request, liked))
    return lead(f"/t/{key}/{mine[0]}", cookies)


@post("/tables")
async def create(request: Asking) -> Response[Any]:
    """A new table from the form."""
    fields = await forms.form(request)
    rules = rules_of(await forms.text_of(fields.get("game"), 80))
    try:
        plan = _plan(request, rules, fields)
        christen(plan, rules.title, secrets.randbelow(100))
        who, cookies = secret_of(request)
        key, mine = await tables_of(request).create(plan, who)
    except Refused as error:
        if forms.is_form(request) and error.status == 422:
            page = pages.New(lists.title(rules), lists.bot_list(), lists.games(), error.sentence)
            return html(request, "new.html", page, status=422)
        raise
    return lead(f"/t/{key}/{mine[0] if mine else 'watch'}", cookies)


def _you(request: Asking, fields: dict[str, Any]) -> str:
    """What the asker wants to be called."""
    given = forms.line(fields.get("you"), NAME, "A name")
    return given or settings.read(request).name or words("new.guest")


def _plan(request: Asking, rules: Rules[Any], fields: dict[str, Any]) -> Plan:
    """The table that the form describes; Refused if it can't be."""
    you = _you(request, fields)
    count = forms.whole(fields.get("seats", rules.seats[0]), "The number of seats", rules.seats[0], rules.seats[-1])
    hotseat = bool(fields.get("hotseat"))
    seats: list[SeatPlan] = []
    for at in range(count):
        kind = forms.line(fields.get(f"seat-{at}", "me" if at == 0 else "bot"), NAME, "A seat's kind")
        name = forms.line(fields.get(f"name-{at}"), NAME, "A name")
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
        name=forms.line(fields.get("name"), TABLE_NAME, "A table's name"),
        variant=variant_values(rules.variants, texts),
        # A table of bots alone is there to be watched.
        spectators=bool(fields.get("spectators")) or not any(seat.kind == "me" for seat in seats),
        hotseat=hotseat,
        thoughts=bool(fields.get("thoughts")),
        clock=_clock(fields),
        absent=forms.whole(fields.get("absent", ABSENT), "The minutes of absence", 0, LONGEST_ABSENCE),
        patience=forms.whole(fields["patience"], "The bots’ patience", 0, PATIENCE) if "patience" in fields else None,
    )


def _clock(fields: dict[str, Any]) -> Limit:
    """How long people may think: “none”, “60” (seconds for each decision) or “3d” (days for each turn)."""
    said = forms.line(fields.get("clock", "none"), 20, "A clock")
    per = "turn" if said.endswith("d") else "decision"
    time = 0 if said == "none" else forms.whole(said.removesuffix("d"), "A clock", 1, LONGEST_TIME)
    seconds = min(LONGEST_TIME, time * 24 * 3600) if per == "turn" else time
    return Limit(seconds, per, forms.whole(fields.get("misses", 0), "How often one may be late", 0, 100))


@post("/open", request_max_body_size=UPLOAD + 10_000)
async def open_file(request: Asking) -> Response[Any]:
    """A save or a position, opened as a new table against bots."""
    fields = await forms.form(request)
    text = ""
    try:
        text = await forms.text_of(fields.get("file"), UPLOAD) or await forms.text_of(fields.get("text"), UPLOAD)
        upload = read_upload(text, forms.line(fields.get("game"), 80, "A game's name"))
        mine = forms.whole(fields.get("seat", 1), "Your seat", 1, upload.seats) - 1
        bot = bot_named(forms.line(fields.get("bot"), NAME, "A bot's name"))
        you = SeatPlan("me", _you(request, {}))
        plan = Plan("", [you if at == mine else SeatPlan("bot", bot=bot) for at in range(upload.seats)])
        # The same save has the same names.
        christen(plan, upload.title, zlib.crc32(text.encode(errors="replace")))
        who, cookies = secret_of(request)
        key, _ = await tables_of(request).open_save(upload.save, plan, who)
    except Refused as error:
        if forms.is_form(request) and error.status == 422:
            return html(request, "open.html", pages.Opening(text[:20_000], error.sentence, lists.games()), status=422)
        raise
    return lead(f"/t/{key}/{mine}", cookies)
