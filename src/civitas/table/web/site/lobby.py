"""The lobby and other lists of tables."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from civitas.table.look import pages
from civitas.table.store import queries
from civitas.table.web import forms, identity, lists, record
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.site.common import html


@get("/")
async def lobby(request: Asking) -> Response[str]:
    """The lobby."""
    storage = tables_of(request).storage
    who = identity.holder(request)
    found = await storage.lists(queries.held(who), queries.joinable(), queries.watchable(who), queries.finished(who, 8))
    mine, joinable, watchable, finished = (lists.rows(tables, who) for tables in found)
    seated = {row.table for row in mine}
    page = pages.Lobby(
        games=lists.games(),
        bots=lists.bot_list(),
        mine=[row for row in mine if row.status == "running"],
        open=[row for row in joinable if row.table not in seated],
        watch=[row for row in watchable if row.open_seat is None],
        finished=[row for row in finished if any(person.kind == "you" for person in row.people)],
    )
    return html(request, "lobby.html", page, turns=sum(row.your_turn for row in page.mine))


@get("/finished")
async def finished(request: Asking) -> Response[str]:
    """All finished games that one may look back on."""
    who = identity.holder(request)
    word = forms.line(request.query_params.get("q"), 60, "What is searched for")
    found = await tables_of(request).storage.listed(queries.finished(who, record.ALL if word else 100))
    rows = record.matching(lists.rows(found, who), word)
    return html(request, "finished.html", pages.Finished(rows[:100], lists.games(), word))


@get("/mine")
async def mine(request: Asking) -> Response[dict[str, Any]]:
    """Where it is the reader's turn."""
    who = identity.holder(request)
    found = await tables_of(request).storage.listed(queries.held(who)) if who else []
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
