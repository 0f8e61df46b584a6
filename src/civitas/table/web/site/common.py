"""What all pages share: how they are made, and how a browser is led on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import MediaType, Response
from litestar.datastructures import Cookie

from civitas.table.look import drawing, pages
from civitas.table.play.live import Live
from civitas.table.play.refusals import Refused
from civitas.table.play.thinker import Advice
from civitas.table.store.records import SeatRecord
from civitas.table.web import forms, identity, settings, showing
from civitas.table.web.identity import Asking, tables_of


def html(request: Asking, template: str, page: Any, status: int = 200, turns: int = 0) -> Response[str]:
    """A page, with the token for its forms."""
    token, fresh = identity.form_token(request, tables_of(request).signer)
    chrome = pages.Chrome(csrf=token, settings=settings.read(request), path=request.scope["path"], turns=turns)
    cookies = [identity.cookie(request, identity.TOKEN, token)] if fresh else []
    content = drawing.page(template, chrome=chrome, page=page)
    return Response(content, media_type=MediaType.HTML, status_code=status, cookies=cookies)


def lead(url: str, cookies: Sequence[Cookie] = ()) -> Response[None]:
    """Lead a browser on, after a form."""
    return Response(None, status_code=303, headers={"Location": url}, cookies=list(cookies))


def answer(request: Asking, url: str, number: int) -> Response[Any]:
    """Lead a form back to the table; tell a script the number."""
    if forms.is_form(request):
        return lead(url)
    return Response({"number": number}, status_code=200)


def secret_of(request: Asking) -> tuple[str, list[Cookie]]:
    """The hash of the browser's secret; a browser that has none yet is given one, with a form token for it."""
    who, secret = identity.or_fresh(request, identity.holder(request))
    if not secret:
        return who, []
    given = {identity.HOLDER: secret, identity.TOKEN: tables_of(request).signer.token(who)}
    return who, [identity.cookie(request, name, value) for name, value in given.items()]


async def player(request: Asking, table: str, seat: str) -> tuple[Live, int]:
    """The table and the browser's seat; Refused if it does not have it."""
    return await identity.player(tables_of(request), table, seat, identity.holder(request))


def invitation(request: Asking, seat: SeatRecord) -> str:
    """The whole address at which a free seat can be taken."""
    secret = seat.kind == "friend"
    path = f"/join/{tables_of(request).invitation(seat)}" if secret else f"/t/{seat.table}/join/{seat.seat}"
    return str(request.base_url).rstrip("/") + path


def check_number(live: Live, number: int) -> None:
    """Refuse a number that no board of the table has."""
    if not live.first <= number <= live.number:
        raise Refused(404, "There is no such board.")


def told(live: Live, seat: int, thought: Advice) -> Response[dict[str, str]]:
    """What a bot tells of its choice."""
    return Response({"words": f"{live.seats[seat].called}: {showing.named(live, thought.words)}"})


def zoomed(found: str) -> Response[str]:
    """What was found under the key of a zoom; Refused if it was nothing."""
    if not found:
        raise Refused(404, "There is nothing to read here.")
    return Response(found, media_type=MediaType.HTML)
