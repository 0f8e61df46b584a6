"""Rulebooks and settings."""

from __future__ import annotations

import functools

import msgspec
from litestar import Response, get, post
from markupsafe import Markup

from civitas.languages import ENGLISH, language
from civitas.languages.seeing import entries
from civitas.table.look import drawing, pages
from civitas.table.look.games import folder, game_words
from civitas.table.look.rulebook import rulebook
from civitas.table.play.plans import rules_of
from civitas.table.web import forms, lists, settings
from civitas.table.web.identity import Asking
from civitas.table.web.site.common import html, lead


@get("/rules/{game:str}")
async def rules_page(request: Asking, game: str) -> Response[str]:
    """The rules of a game, and its cards."""
    return html(request, "rules.html", _rules_page(game))


def warm(game: str) -> None:
    """Draw a game's rulebook before anybody asks for it."""
    _rules_page(game)


@functools.cache
def _rules_page(game: str, tag: str = ENGLISH) -> pages.RulesPage:
    """What the page of a game's rules shows: it is the same for all who read a language, so its book is drawn once."""
    rules = rules_of(game)
    looked = folder(rules) / "table"
    page = pages.RulesPage(
        game=lists.title(rules),
        text=rulebook(rules, tag),
        entries=entries(rules, language(rules, tag)),
        games=lists.games(),
        words=game_words(rules, tag),
        styles=[name for name in ("style.css", "card.css") if (looked / name).is_file()],
    )
    page.book = Markup(drawing.page("book.html", page=page))
    return page


@get("/settings")
async def likes(request: Asking) -> Response[str]:
    """How one likes things."""
    back = _inside(request.query_params.get("back", "/"))
    return html(request, "settings.html", pages.SettingsPage(settings.read(request), back))


@post("/settings")
async def keep_likes(request: Asking) -> Response[None]:
    """Keep how one likes things; what is not said stays as it is."""
    fields = await forms.form(request)
    given = {name: value for name, value in fields.items() if isinstance(value, str)}
    chosen = settings.checked(msgspec.to_builtins(settings.read(request)) | given)
    back = fields.get("back")
    cookie = settings.cookie(request, chosen)
    return lead(_inside(back if isinstance(back, str) else "/"), [cookie])


def _inside(url: str) -> str:
    """An address on this site: never one that leads elsewhere."""
    safe = url.startswith("/") and not url.startswith(("//", "/\\")) and url.isprintable() and url.isascii()
    return url if safe and len(url) < 500 else "/"
