"""What a server makes ready before anybody asks: whoever asks first must not hold up the others."""

from __future__ import annotations

import civitas
from civitas.languages import language
from civitas.table.look.drawing import environment
from civitas.table.web import app
from civitas.table.web.site import books

GAMES = ("stone_age", "innovation", "endeavor", "through_the_ages", "civilization")


async def test_words_templates_and_rulebooks_are_ready_soon_after_a_start(monkeypatch):
    monkeypatch.setattr(app, "WARM", 0.0)
    for kept in (language, environment, books._rules_page):
        kept.cache_clear()
    await app._warm()
    for name in civitas.titles():
        before = books._rules_page.cache_info().misses, language.cache_info().misses
        assert books._rules_page(name).book
        language(civitas.titles()[name])
        assert (books._rules_page.cache_info().misses, language.cache_info().misses) == before
    compiled = {name for _, name in environment().cache}
    assert {f"game/{name}/board.html" for name in GAMES} <= compiled
