"""What is the reader's own: results, the feed of their turns, everything as a file."""

from __future__ import annotations

from litestar import Response, get

from civitas.table.play.refusals import Refused
from civitas.table.store import queries
from civitas.table.web import identity, lists, record
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.site import devices
from civitas.table.web.site.common import html


@get("/me")
async def me(request: Asking) -> Response[str]:
    """The reader's results, and what they can take home."""
    who, tables = identity.holder(request), tables_of(request)
    found = lists.rows(await tables.storage.listed(queries.held(who, record.ALL)), who) if who else []
    page = record.record(found)
    page.feed = str(request.base_url).rstrip("/") + _address(request, who) if who else ""
    page.devices, page.link = await devices.shown(request)
    page.bell = tables.bells.key if who else ""
    return html(request, "me.html", page)


@get("/me/export")
async def export(request: Asking) -> Response[object]:
    """Everything that is the reader's, as one file."""
    found = await record.export(tables_of(request), identity.holder(request))
    return Response(found, headers={"Content-Disposition": 'attachment; filename="civitas.json"'})


@get("/feed/{key:str}")
async def feed(request: Asking, key: str) -> Response[str]:
    """Where it is somebody's turn, for tools that read feeds; the address is as secret as they keep it."""
    who = key.partition(".")[0]
    if key != tables_of(request).signer.feed(who):
        raise Refused(404, "There is no such feed.")
    found = lists.rows(await tables_of(request).storage.listed(queries.held(who)), who)
    text = record.feed(str(request.base_url).rstrip("/"), f"/feed/{key}", found)
    return Response(text, media_type="application/atom+xml")


def _address(request: Asking, who: str) -> str:
    return f"/feed/{tables_of(request).signer.feed(who)}"
