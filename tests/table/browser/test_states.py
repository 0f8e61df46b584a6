"""Axe on all that a page comes to: panels, sheets and dialogs, the end, looking back, by night and by day."""

from __future__ import annotations

import random

import pytest

from tests.table.browser.person import Come, Person, recorded
from tests.table.browser.test_seeing import partly

GAMES = ["stone_age", "innovation", "endeavor", "through_the_ages", "civilization"]
THEMES = pytest.mark.parametrize("theme", ["dark", "light"])


def by(come: Come, theme: str, phone: bool = False, motion: bool = False) -> Person:
    """Somebody who sees the table by night or by day."""
    mira = come(phone=phone, motion=motion)
    mira.go("/settings")
    mira.page.locator(f"input[name=theme][value={theme}]").check(force=True)
    mira.page.locator("main form button.go").click()
    mira.page.wait_for_url("**/")
    return mira


@THEMES
def test_pages_beside_the_table(come: Come, theme: str) -> None:
    mira = by(come, theme)
    table = mira.open_table(others="friend").rpartition("/")[0]
    mira.check()
    mira.page.locator("[popovertarget=menu]").first.click()
    mira.check()
    for path in ("/", "/new/innovation", "/settings", "/finished", "/me", "/t/nothing/0"):
        mira.go(path)
        mira.check()
    mira.go("/me")
    mira.page.locator("form[action='/me/link'] button").click()
    mira.page.wait_for_selector("img.qr")
    mira.check()
    other = by(come, theme, phone=True)
    other.go(mira.page.locator("#devices input[readonly]").input_value())
    other.check()
    other.go(table)
    other.check()


@pytest.mark.trial
@THEMES
@pytest.mark.parametrize("game", GAMES)
def test_books(come: Come, theme: str, game: str) -> None:
    mira = by(come, theme)
    mira.go(f"/rules/{game}")
    mira.check()


@pytest.mark.trial
@THEMES
@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_looking_back(come: Come, theme: str, game: str) -> None:
    mira = by(come, theme)
    whole = recorded(game, "2-seats-culture") if game == "civilization" else partly(game, 1.0)
    mira.open_file(whole, "random")
    mira.page.wait_for_selector(".turn.over", state="attached")
    mira.wait()
    mira.check()
    mira.go(mira.page.url.rpartition("/")[0] + "/look/40")
    mira.check()
    for sheet in ("play-on", "turnings"):
        opener = mira.page.locator(f".look-bar [popovertarget={sheet}]")
        if opener.count():
            opener.click()
            mira.check()
            mira.page.keyboard.press("Escape")


@pytest.mark.trial
@THEMES
@pytest.mark.parametrize("game", GAMES)
def test_what_opens_at_a_table(come: Come, theme: str, game: str) -> None:
    mira = by(come, theme)
    mira.open_file(partly(game, 0.5), "random")
    mira.wait()
    mira.check()
    mira.page.locator("button.aim").click()
    mira.check()
    mira.page.keyboard.press("Escape")
    mira.page.locator("[data-act=chat]").first.click()
    mira.check()
    mira.page.locator("[data-act=chat]").first.click()
    mira.page.locator("main [data-zoom]:visible").first.focus()
    mira.page.keyboard.press("i")
    mira.page.wait_for_selector("#zoom:popover-open")
    mira.check()
    mira.page.keyboard.press("Escape")
    phone = by(come, theme, phone=True)
    phone.open_file(partly(game, 0.5), "random")
    phone.wait()
    phone.check()
    phone.page.locator("[popovertarget=chronicle]").first.click()
    phone.check()


@pytest.mark.trial
@THEMES
def test_a_roll_over_the_board(come: Come, theme: str) -> None:
    mira = by(come, theme, motion=True)
    mira.open_file(partly("stone_age", 0.5), "random")
    mira.wait()
    mira.linger()
    mira.page.locator("[data-part=prompt] [data-choice=quarry]").click()
    mira.page.wait_for_selector("#step:popover-open .step-panel")
    mira.check()


@pytest.mark.trial
@THEMES
def test_a_dogma_over_the_board(come: Come, theme: str) -> None:
    mira = by(come, theme, motion=True)
    mira.page.clock.install()
    mira.open_file(partly("innovation", 0.5), "random")
    chance = random.Random(3)
    for _ in range(20):
        mira.choose_any(chance, "prompt")
        mira.page.clock.run_for(100)
        if mira.page.locator("#step:popover-open .step-panel").count():
            break
    mira.page.wait_for_selector("#step:popover-open .step-panel")
    mira.check()
