"""Every page: it is drawn, axe finds nothing serious, nothing is wider than the screen."""

from __future__ import annotations

import random

import pytest

import civitas
from tests.table.browser.person import LETTERS, Come, Person
from tests.table.browser.test_stone_age import late_game


@LETTERS
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
        mira.page.wait_for_function("() => document.fonts.status === 'loaded'")
        mira.picture(name)
        mira.check()


LINES = """() => [...document.querySelectorAll('.new-form .rule-row > span:first-child')].map((el) => {
  const text = document.createRange();
  text.selectNode(el.firstChild);
  return text.getClientRects().length;
})"""


@LETTERS
@pytest.mark.parametrize("width", [360, 390, 768, 1366])
def test_what_a_new_table_asks_is_read_in_two_lines(come: Come, width: int) -> None:
    mira = come()
    mira.resize(width, 900)
    mira.go("/new/stone_age")
    assert max(mira.page.evaluate(LINES)) <= 2
    mira.check()


def test_play_now_is_one_click(come: Come) -> None:
    mira = come()
    mira.go("/")
    mira.page.locator("button[formaction='/play/stone_age']").click()
    mira.page.wait_for_url("**/t/**")
    mira.wait()
    assert mira.choices("board").count() > 1
    assert mira.choices("prompt").count() > 1
    mira.go("/")
    assert mira.page.locator("#mine .table-row").count() >= 1


def test_house_rules_are_labelled_switches(come: Come) -> None:
    mira = come()
    mira.go("/new/stone_age")
    assert mira.page.locator(".house .rule-rows").is_hidden(), "the usual rules are one line"
    mira.page.locator(".house [value=own]").check(force=True)
    said = mira.page.locator(".house .rule-rows").inner_text().lower()
    assert not [word for word in ("per food", "start seat", "timing", "flat") if word in said], "in words for people"
    mira.page.locator("input[name=variant-starvation][value=flat_10]").check(force=True)
    assert mira.page.locator(".changes").is_visible()
    assert box(mira, ".submit button")["bottom"] <= 900, "reached without scrolling"
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
    with mira.page.expect_response("**/settings"):
        mira.page.locator("[data-act=pace]").click()
    assert mira.page.locator("html").get_attribute("data-pace") == "slow"
    mira.page.reload()
    assert mira.page.locator("html").get_attribute("data-pace") == "slow"
    mira.wait()
    mira.picture("high-contrast")
    mira.check()


@pytest.mark.trial
def test_looking_back(come: Come) -> None:
    mira = come()
    mira.open_file(late_game())
    chance = random.Random(4)
    while not mira.over:
        mira.choose_any(chance, "prompt")
    mira.page.locator("[data-part=prompt] .after a[href*='/look/']").first.click()
    mira.page.wait_for_url("**/look/**")
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
    assert mira.page.locator(".score-chart polyline").count() == 2
    number = mira.number
    mira.page.reload()
    assert mira.number == number, "the address leads to the same board"


def box(person: Person, query: str) -> dict[str, float]:
    """Where the last of the elements lies."""
    found = person.page.locator(query).last.bounding_box()
    assert found, query
    left, top, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"left": left, "top": top, "right": left + width, "bottom": top + height, "height": height}


def finished(game: str, seats: int) -> str:
    """The save of a game that chance has played to its end."""
    played, chance = civitas.new(game, seats, seed=3), random.Random(3)
    while not played.over:
        assert played.decision
        played.choose(chance.choice(list(played.decision.options)))
    return played.save()


@LETTERS
@pytest.mark.parametrize(("game", "seats"), [("stone_age", 2), ("innovation", 3), ("endeavor", 5)])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_looking_back_leaves_the_board_as_it_is(come: Come, game: str, seats: int, phone: bool) -> None:
    mira = come(phone=phone)
    mira.open_file(finished(game, seats))
    mira.page.locator("[data-part=prompt] .after a[href*='/look/']").first.click()
    mira.page.wait_for_url("**/look/**")
    mira.check()
    mira.picture(f"look-{game}")
    heights = mira.page.locator(".seat-row:visible").evaluate_all("all => all.map(e => e.offsetHeight)")
    assert all(height > (50 if phone else 80) for height in heights), heights
    assert 40 < box(mira, ".score-chart")["height"] < 70
    assert mira.page.locator("[data-eyes]").is_visible() != phone, "folded into a menu on the phone"
    if phone:
        mira.page.locator("[popovertarget=look-more]").click()
        mira.page.locator("[data-eyes]").select_option("1")
        mira.page.wait_for_url("**eyes=1**")
    mira.go("/finished")
    assert mira.page.locator(".table-row", has_text="won").count() > 0


@LETTERS
@pytest.mark.parametrize("game", ["stone_age", "innovation", "endeavor", "through_the_ages"])
def test_cards_in_the_book_look_like_cards(come: Come, game: str) -> None:
    mira = come()
    mira.go(f"/rules/{game}#cards")
    assert box(mira, ".contents")["right"] <= box(mira, "#cards")["left"], "the contents lie beside the cards"
    assert mira.page.locator(".entry:not(:has(.zc, .special-face, .entry-face))").count() == 0, "each has a face"
    spills = "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.id)"
    assert mira.page.locator(".entry").evaluate_all(spills) == []
    mira.check()


@LETTERS
def test_the_lobby_on_a_phone(come: Come) -> None:
    mira = come(phone=True)
    mira.go("/")
    assert mira.page.locator("#mine").is_hidden(), "no box without tables"
    for seed in range(5):
        mira.deal("stone_age", 3, seed)
        mira.wait()
    mira.go("/")
    assert box(mira, ".urgent")["bottom"] < box(mira, ".shelf-of-games")["top"] < 400
    assert box(mira, ".game-card:first-child")["left"] >= 12
    assert mira.page.locator("#mine .table-row:visible").count() == 3
    mira.picture("lobby-many")
    mira.page.locator("#mine .all").click()
    assert mira.page.locator("#mine .table-row:visible").count() >= 5
    assert mira.page.locator(".play-now").is_hidden()
    lit = "all => all.map(e => getComputedStyle(e).backgroundColor !== 'rgba(0, 0, 0, 0)')"
    assert mira.page.locator(".foot a").evaluate_all(lit) == [False, True, False, True], "Mine is lit, and New table"
    mira.check()


@LETTERS
def test_a_new_table_on_a_phone_hides_nothing_behind_its_button(come: Come) -> None:
    mira = come(phone=True)
    mira.go("/new/endeavor")
    mira.page.locator(".house [value=own]").check(force=True)
    mira.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    assert box(mira, ".rule-row")["bottom"] <= box(mira, ".submit")["top"] + 1
    assert box(mira, ".submit")["bottom"] <= box(mira, ".foot")["top"] + 1
    mira.picture("new-own")
    mira.check()


def test_settings_lead_back_to_the_table(come: Come) -> None:
    mira = come()
    address = mira.open_table()
    mira.page.locator("[popovertarget=menu]").first.click()
    mira.page.locator("#menu a[href^='/settings']").click()
    mira.page.locator("header a[href^='/settings']").click()
    mira.page.locator("main form button.go").click()
    mira.page.wait_for_url(address)
