"""Looking back in the browser: fast steps, playing by itself, lines as moments, playing on."""

from __future__ import annotations

import random
import re

import pytest

from tests.table.browser.person import Come, recorded

BOXES = """all => all.filter(e => e.checkVisibility() && !e.matches('.chart-names *, .score-chart *')).map(e => {
  const box = e.getBoundingClientRect();
  return {name: e.textContent.trim() || e.className.baseVal || e.type, left: box.left, right: box.right,
    top: box.top, bottom: box.bottom};
})"""


def over(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes lie over each other by more than a hair."""
    aside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return not aside and one["bottom"] > other["top"] + 1 and other["bottom"] > one["top"] + 1


def test_looking_back_plays_by_itself_steps_fast_and_goes_to_a_line(come: Come) -> None:
    mira = come()
    mira.settle("instant", "full")
    mira.open_file(recorded("stone_age", "2-seats-1"))
    table = mira.page.url.rpartition("/")[0]
    mira.go(f"{table}/look/20?eyes=open")
    for _ in range(7):
        mira.page.keyboard.press("ArrowRight")
    mira.page.wait_for_function("() => document.querySelector('main').dataset.number === '27'")
    assert mira.page.locator(".where [data-at]").inner_text() == "27"
    mira.page.locator(".moment").first.click()
    mira.page.wait_for_function("() => +document.querySelector('main').dataset.number < 20")
    mira.page.locator("[data-act=play]").click()
    mira.page.wait_for_function("() => +document.querySelector('main').dataset.number > 20")
    mira.page.locator("[data-act=play]").click()
    mira.page.get_by_role("button", name="Play on from here").click()
    mira.picture("looking-play-on")
    mira.page.locator("#play-on .go").click()
    mira.page.wait_for_url(re.compile(r"/t/\w+/\d$"))
    assert not mira.page.url.startswith(table)
    mira.check()


def test_a_line_of_the_chronicle_shows_the_table_of_then(come: Come) -> None:
    mira = come()
    mira.settle("instant", "reduced")
    mira.deal("stone_age", 2, 3)
    chance = random.Random(4)
    for _ in range(5):
        mira.choose_any(chance, "prompt")
    mira.wait()
    number = mira.number
    mira.page.locator(".line").last.hover()
    mira.page.locator(".moment").last.click()
    mira.page.locator("[data-act=now]").wait_for()
    assert mira.choices().count() == 0
    mira.picture("the-table-of-then")
    mira.page.locator("[data-act=now]").click()
    mira.page.locator("[data-act=now]").wait_for(state="detached")
    assert mira.number == number
    assert mira.choices().count() > 0
    mira.check()


@pytest.mark.parametrize("width", [768, 1024, 1366])
def test_the_bar_below_the_board_keeps_its_parts_apart(come: Come, width: int) -> None:
    mira = come()
    mira.resize(width, 768)
    mira.open_file(recorded("stone_age", "2-seats-1"))
    mira.go(f"{mira.page.url.rpartition('/')[0]}/look/20")
    mira.picture(f"looking-{width}")
    boxes = mira.page.locator(".look-bar :is(input, a, button, select, svg.score-chart, .chart-names)").evaluate_all(
        BOXES
    )
    for at, one in enumerate(boxes):
        assert not any(over(one, other) for other in boxes[at + 1 :]), one
        assert one["right"] <= width
