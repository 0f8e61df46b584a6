"""One person on several devices: the link that brings another one, the page that it leads to, and withdrawing one."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post

from civitas.table.look import codes, pages
from civitas.table.look.words import words
from civitas.table.play import secrecy
from civitas.table.play.refusals import Refused
from civitas.table.store import queries
from civitas.table.web import forms, identity, settings, showing
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.site.common import html, lead, secret_of

BROWSERS: Final = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS: Final = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac": "Mac"}
"""By what browsers and systems tell of themselves; others contain the words of those that stand later."""


async def shown(request: Asking) -> tuple[list[pages.Device], str]:
    """The reader's devices, and the address that brings another one."""
    who, devices = identity.holder(request), tables_of(request).devices
    here = identity.device(request)
    found = [
        pages.Device(one.device, one.name, showing.iso(one.since), one.device == here) for one in await devices.of(who)
    ]
    secret = await devices.offered(who) if who else ""
    return found, str(request.base_url).rstrip("/") + f"/come/{secret}" if secret else ""


@post("/me/link")
async def offer(request: Asking) -> Response[None]:
    """Make a link for a further device."""
    who, cookies = secret_of(request)
    await tables_of(request).devices.offer(who, settings.encoded(settings.read(request)), _named(request))
    return lead("/me#devices", cookies)


@post("/me/unlink")
async def take_back(request: Asking) -> Response[None]:
    """The link no longer holds."""
    await tables_of(request).devices.take_back(identity.holder(request))
    return lead("/me#devices")


@get("/me/qr")
async def code(request: Asking) -> Response[bytes]:
    """The link, for a phone's camera."""
    _, address = await shown(request)
    if not address:
        raise Refused(404, "There is no link now.")
    return Response(codes.qr(address), media_type="image/svg+xml")


@post("/me/withdraw")
async def withdraw(request: Asking) -> Response[None]:
    """One of the reader's devices has nothing of theirs any more."""
    device = forms.line((await forms.form(request)).get("device"), 64, "A device")
    await tables_of(request).devices.withdraw(identity.holder(request), device)
    return lead("/me#devices" if device != identity.device(request) else "/")


@get("/come/{secret:str}")
async def come(request: Asking, secret: str) -> Response[str]:
    """Where a link leads: whose this device would be; looking does not use it up."""
    tables = tables_of(request)
    link = await tables.devices.found(secret)
    who = identity.holder(request)
    if who == link.person:
        raise Refused(409, "This device is yours already.")
    held = await tables.storage.listed(queries.held(who)) if who else []
    liked = settings.decoded(link.settings)
    return html(request, "come.html", pages.Coming(f"/come/{secret}", liked.name, len(held)))


@post("/come/{secret:str}")
async def follow(request: Asking, secret: str) -> Response[Any]:
    """This device becomes that person's, by a secret of its own, which can be withdrawn."""
    tables = tables_of(request)
    fresh = tables.signer.holder()
    link = await tables.devices.follow(secret, secrecy.digest(fresh), _named(request), identity.holder(request))
    given = {identity.HOLDER: fresh, identity.TOKEN: tables.signer.token(link.person)}
    cookies = [identity.cookie(request, key, value) for key, value in given.items()]
    return lead("/", [*cookies, settings.cookie(request, settings.decoded(link.settings))])


def _named(request: Asking) -> str:
    """What a device seems to be, by what its browser tells of itself."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in agent), words("me.browser"))
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "Linux" if "Linux" in agent else "")
    return words("me.browser_on", browser=browser, system=system) if system else browser
