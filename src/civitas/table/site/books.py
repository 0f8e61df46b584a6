"""Rulebooks and settings."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post

from civitas.kernel.rules import Rules
from civitas.table import lists, looks, pages, visitors
from civitas.table.plans import rules_of
from civitas.table.site.common import html, lead
from civitas.table.visitors import Asking


@get("/rules/{game:str}")
async def rules_page(request: Asking, game: str) -> Response[str]:
    """The rules of a game, and its cards."""
    rules = rules_of(game)
    looked = looks.folder(rules) / "table"
    page = pages.RulesPage(
        game=lists.title(rules),
        text=_rulebook(rules),
        entries=list(rules.catalogue()),
        games=lists.games(),
        words=looks.game_words(rules),
        styles=[name for name in ("style.css", "card.css") if (looked / name).is_file()],
    )
    return html(request, "rules.html", page)


def _rulebook(rules: Rules[Any]) -> str:
    """The rules as they are written; nothing if the game has none."""
    path = looks.folder(rules) / "rulebook.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@get("/settings")
async def settings(request: Asking) -> Response[str]:
    """How one likes things."""
    back = _inside(request.query_params.get("back", "/"))
    return html(request, "settings.html", pages.SettingsPage(visitors.settings(request), back))


@post("/settings")
async def set_settings(request: Asking) -> Response[None]:
    """Keep how one likes things; what is not said stays as it is."""
    fields = await visitors.form(request)
    given = {name: value for name, value in fields.items() if isinstance(value, str)}
    chosen = visitors.checked(msgspec.to_builtins(visitors.settings(request)) | given)
    back = fields.get("back")
    cookie = visitors.settings_cookie(request, chosen)
    return lead(_inside(back if isinstance(back, str) else "/"), [cookie])


def _inside(url: str) -> str:
    """An address on this site: never one that leads elsewhere."""
    safe = url.startswith("/") and not url.startswith(("//", "/\\")) and url.isprintable() and url.isascii()
    return url if safe and len(url) < 500 else "/"
