"""Who speaks to the page says what stands there: a name that differs from the visible words contains them."""

from __future__ import annotations

import pytest

from tests.table.browser.person import Come
from tests.table.browser.test_seeing import partly

GAMES = ["stone_age", "innovation", "endeavor", "through_the_ages", "civilization"]
UNSAID = """() => [...document.querySelectorAll(':is(button, a, summary, [role=button])[aria-label]')].map((el) => {
  const words = (text) => text.toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? [];
  const texts = document.createTreeWalker(el, NodeFilter.SHOW_TEXT), seen = [], said = words(el.ariaLabel);
  while (texts.nextNode()) {
    const at = texts.currentNode.parentElement;
    if (at.checkVisibility({ visibilityProperty: true }) && !at.closest('.unseen')) seen.push(texts.currentNode.data);
  }
  return [el.ariaLabel, words(seen.join(' ')).filter((word) => !said.includes(word)).join(' ')];
}).filter(([, unsaid]) => unsaid)"""
"""The names of buttons and links, with the visible words that they lack."""
SIZES = [(390, 844), (1366, 768)]


@pytest.mark.parametrize("game", GAMES)
def test_names_contain_the_visible_words(come: Come, game: str) -> None:
    mira = come()
    for share in (0.05, 0.4, 0.75):
        mira.open_file(partly(game, share), "random")
        mira.wait()
        for width, height in SIZES:
            mira.resize(width, height)
            assert mira.page.evaluate(UNSAID) == []


def test_names_contain_the_visible_words_beside_the_table(come: Come) -> None:
    mira = come()
    mira.open_table(others="friend")
    mira.page.locator("[popovertarget=menu]").first.click()
    assert mira.page.evaluate(UNSAID) == []
    for path in ("/", "/new/innovation", "/settings", "/finished", "/me", "/rules/stone_age"):
        mira.go(path)
        for width, height in SIZES:
            mira.resize(width, height)
            assert mira.page.evaluate(UNSAID) == []
