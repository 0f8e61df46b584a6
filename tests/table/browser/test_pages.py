"""Every page: it is drawn, axe finds nothing serious, nothing is wider than the screen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.table.browser.person import Person
from tests.table.browser.test_stone_age import late_game

Come = Callable[..., Person]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_pages(come: Come, phone: bool) -> None:
    mira = come(phone=phone)
    mira.open_table()
    for path, name in (
        ("/", "lobby"),
        ("/new/stone_age", "new"),
        ("/settings", "settings"),
        ("/finished", "finished"),
        ("/rules/stone_age", "rules"),
        ("/t/nothing/0", "error"),
    ):
        mira.go(path)
        mira.page.wait_for_timeout(200)
        mira.picture(name)
        mira.check()


def test_play_now_is_one_click(come: Come) -> None:
    mira = come()
    mira.go("/")
    mira.page.locator("form[action='/play/stone_age'] button").click()
    mira.page.wait_for_url("**/t/**")
    mira.wait()
    assert mira.choices("board").count() > 1
    assert mira.choices("prompt").count() > 1
    mira.go("/")
    assert mira.page.locator("#mine .table-row").count() >= 1


def test_house_rules_are_labelled_switches(come: Come) -> None:
    mira = come()
    mira.go("/new/stone_age")
    mira.page.locator("input[name=variant-starvation][value=flat_10]").check(force=True)
    mira.page.locator("button.big-go").click()
    mira.page.wait_for_url("**/t/**")
    mira.wait()


def test_rules_are_searched_and_cards_filtered(come: Come) -> None:
    mira = come()
    mira.go("/rules/stone_age#r5.3")
    assert mira.page.locator("#r5\\.3").is_visible()
    total = mira.page.locator(".entry").count()
    assert total >= 60
    mira.page.locator("[data-search]").fill("market")
    left = mira.page.locator(".entry:visible").count()
    assert 0 < left < total
    assert mira.page.locator("#rulebook > *:visible").count() > 0
    mira.page.locator("[data-search]").fill("")
    mira.page.locator("[data-filter]").nth(1).check(force=True)
    assert 0 < mira.page.locator(".entry:visible").count() < total


def test_settings_hold_at_the_table(come: Come) -> None:
    mira = come()
    mira.go("/settings")
    mira.page.locator("input[name=contrast][value=high]").check(force=True)
    mira.page.locator("input[name=cards][value=large]").check(force=True)
    mira.page.locator("main form button.go").click()
    mira.open_table()
    assert mira.page.locator("html").get_attribute("data-contrast") == "high"
    mira.page.locator("[data-act=pace]").click()
    assert mira.page.locator("html").get_attribute("data-pace") == "slow"
    mira.page.wait_for_timeout(400)
    mira.page.reload()
    assert mira.page.locator("html").get_attribute("data-pace") == "slow"
    mira.wait()
    mira.picture("high-contrast")
    mira.check()


@pytest.mark.slow
def test_looking_back(come: Come) -> None:
    mira = come()
    mira.open_file(late_game())
    chance = random.Random(4)
    while not mira.over:
        mira.choose_any(chance, "prompt")
    mira.page.locator("[data-part=prompt] .after a").first.click()
    mira.page.wait_for_url("**/look/**")
    mira.page.wait_for_timeout(300)
    mira.check()
    mira.picture("look")
    last = mira.number
    mira.page.keyboard.press("ArrowLeft")
    mira.page.wait_for_function("n => +document.querySelector('main').dataset.number === n", arg=last - 1)
    assert f"/look/{last - 1}" in mira.page.url, "the address can be shared"
    mira.page.keyboard.press("Home")
    mira.page.wait_for_function("n => +document.querySelector('main').dataset.number < n", arg=last - 2)
    slider = mira.page.locator("[data-look]")
    slider.evaluate("el => { el.value = Math.floor(el.max / 2); el.dispatchEvent(new Event('input')); }")
    mira.page.wait_for_function("() => +document.querySelector('main').dataset.number > 5")
    mira.page.locator("[data-eyes]").select_option("1")
    mira.page.wait_for_url("**eyes=1**")
    mira.picture("look-middle")
    mira.page.locator(".shelf .card[data-zoom]").first.click()
    mira.page.locator("#zoom.pinned h2").wait_for()
    mira.page.keyboard.press("Escape")
    assert mira.page.locator(".chart polyline").count() == 2
    shared = mira.page.url
    other = come()
    other.go(shared)
    assert other.number == mira.number
