"""What people do at a table beside choosing."""

from __future__ import annotations

from typing import Any

from litestar import Response, post

from civitas.table.play.agreements import seat_again
from civitas.table.web import forms
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.site.common import lead, player


@post("/t/{table:str}/{seat:str}/deed/{deed:str}", status_code=200)
async def do(request: Asking, table: str, seat: str, deed: str) -> Response[Any]:
    """Pause and resume (the host), leave, takeback, agree and decline, rematch."""
    _, mine = await player(request, table, seat)
    live = await tables_of(request).agreements.do(table, mine, deed)
    url = f"/t/{live.table.rematch}/{seat_again(live, mine)}" if deed == "rematch" else f"/t/{table}/{seat}"
    if forms.is_form(request):
        return lead(url)
    return Response({"number": live.shown(mine, live.number), "url": url})
