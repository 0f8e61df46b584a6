"""What a request carries: the fields of a form or of a JSON object, and whether the form is one of ours."""

from __future__ import annotations

from typing import Any, Final

from litestar.datastructures import UploadFile
from litestar.exceptions import HTTPException

from civitas.table.play.refusals import Refused
from civitas.table.web.identity import Asking, is_own_form

FIELD: Final = "_csrf_token"
CHAT: Final = 500


async def check_form(request: Asking) -> None:
    """Refuse a request that does not come from one of our own pages."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused(403, "This was sent from another site.")
    given = request.headers.get("x-csrftoken")
    if given is None:
        field = (await form(request)).get(FIELD)
        given = field if isinstance(field, str) else ""
    if not is_own_form(request, given):
        raise Refused(403, "This page has grown old. Please reload it and try again.")


async def form(request: Asking) -> dict[str, Any]:
    """The fields of a form or of a JSON object."""
    try:
        if request.content_type[0] == "application/json":
            found = await request.json()
        else:
            found = dict(await request.form())
    except HTTPException:
        raise
    except Exception as error:
        raise Refused(400, "This request can't be read.") from error
    if not isinstance(found, dict):
        raise Refused(400, "This request is not an object with fields.")
    return found


def is_form(request: Asking) -> bool:
    """Whether a plain form was sent, which wants to be led on, rather than a script's request."""
    return request.content_type[0] in ("application/x-www-form-urlencoded", "multipart/form-data")


async def text_of(value: Any, limit: int) -> str:
    """A field's text, also if it was sent as a file."""
    if isinstance(value, UploadFile):
        value = (await value.read()).decode(errors="replace")
    if value is None:
        return ""
    if not isinstance(value, str):
        raise Refused(422, "A text was expected here.")
    if len(value) > limit:
        raise Refused(422, f"This is too long; {limit:,} characters are the most.")
    return value


def line(value: Any, limit: int, what: str) -> str:
    """A line of text that people have written, without what can't be shown; Refused if it is too long."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise Refused(422, f"{what} must be a text.")
    text = " ".join("".join(char if char.isprintable() else " " for char in value).split())
    if len(text) > limit:
        raise Refused(422, f"{what} can have at most {limit} characters.")
    return text


def whole(value: Any, what: str, low: int = 0, high: int = 1_000_000) -> int:
    """A whole number from a form or a JSON object."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Refused(422, f"{what} must be a whole number from {low} to {high}.")
    return value
