"""Calls to people who have no page open: a browser subscribes, and the script that shows them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.response import File

from civitas.table.look.games import static_folders
from civitas.table.look.words import words
from civitas.table.play.live import Live
from civitas.table.play.refusals import Refused
from civitas.table.web import forms, identity
from civitas.table.web.identity import Asking, tables_of


@post("/me/bell", status_code=200)
async def hang(request: Asking) -> Response[Any]:
    """The reader's browser can be called from now on, or (with `off`) no more."""
    who, bells = identity.holder(request), tables_of(request).bells
    fields = await forms.form(request)
    if not who:
        raise Refused(403, "Sit down at a table first.")
    if fields.get("off"):
        await bells.take_down(forms.line(fields.get("endpoint"), 2000, "An address"))
    else:
        await bells.hang(who, identity.device(request), msgspec.json.encode(fields))
    return Response({"called": not fields.get("off")})


@get("/bell.js")
async def script() -> File:
    """The script that shows calls; it stands at the root, since it speaks for all pages."""
    path = static_folders()["/static"] / "bell.js"
    return File(path, media_type="text/javascript", content_disposition_type="inline")


def message(live: Live, seat: int) -> str:
    """What a person is told who is called to a table."""
    said = words("bell.sentence", game=live.game.rules.title)
    call = {"title": live.table.name, "body": said, "tag": live.table.id, "url": f"/t/{live.table.id}/{seat}"}
    return msgspec.json.encode(call).decode()
