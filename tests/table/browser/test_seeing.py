"""What has happened is seen, what stands there is explained, and looking back keeps up with whoever steps fast."""

from __future__ import annotations

import json

import pytest

import civitas
from tests.table.browser.contrast import FAINT
from tests.table.browser.person import FIXTURES, Come

OVERLAPS = """([one, others]) => {
  const a = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter(e => e.checkVisibility()).filter(e => {
    const b = e.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  }).map(e => e.className);
}"""

AGAIN = """() => {
  const told = '<template data-step="1"><b>A roll</b></template>';
  sending = true;
  enqueue(shown + 1, present + told);
  enqueue(shown + 1, present);
  sending = false;
  run();
}"""


def partly(game: str, share: float, seats: int = 4) -> str:
    save = json.loads(sorted((FIXTURES / game).glob(f"{seats}-seats-*.json"))[0].read_text())["save"]
    return json.dumps({**save, "choices": save["choices"][: int(share * len(save["choices"]))]})


def test_a_roll_stands_over_the_board_for_a_moment(come: Come) -> None:
    mira = come(motion=True)
    mira.open_file(partly("stone_age", 0.5), "random")
    mira.wait()
    before = mira.page.locator("[data-part=board]").bounding_box()
    mira.linger()
    mira.page.locator("[data-part=prompt] [data-choice=quarry]").click()
    mira.page.wait_for_selector("#step:popover-open .step-dice .die")
    assert "÷5" in mira.page.locator("#step").inner_text()
    assert mira.page.locator("[data-part=board]").bounding_box() == before
    mira.picture("step-roll")
    assert mira.page.locator("html").get_attribute("data-heard") == "roll"
    mira.page.evaluate("() => document.querySelector('#step [data-act=skip]').click()")
    assert mira.page.locator("#step:popover-open").count() == 0


def test_what_happened_is_told_though_the_board_comes_again_before_it_is_shown(come: Come) -> None:
    mira = come(motion=True)
    mira.open_file(partly("stone_age", 0.5), "random")
    mira.wait()
    mira.linger()
    mira.page.evaluate(AGAIN)
    mira.page.wait_for_selector("#step:popover-open b")
    assert mira.page.locator("#step .step-body").inner_text() == "A roll"


def test_no_step_is_shown_to_who_wants_no_motion(come: Come) -> None:
    mira = come()
    mira.open_file(partly("stone_age", 0.5), "random")
    mira.wait()
    mira.choose(mira.page.locator("[data-part=prompt] [data-choice=quarry]"))
    assert mira.page.locator("template[data-step]").count() == 0 or not mira.page.locator("#step").is_visible()


def test_what_stands_on_the_board_is_explained(come: Come) -> None:
    mira = come()
    mira.open_file(partly("stone_age", 0.5), "random")
    mira.wait()
    mira.page.keyboard.press("e")
    mira.page.wait_for_selector("#zoom:popover-open h2")
    focused = mira.page.evaluate("() => document.activeElement.dataset.about")
    assert focused
    assert mira.page.evaluate("() => document.activeElement.getAttribute('aria-describedby')") == "zoom"
    mira.page.keyboard.press("Escape")
    mira.page.locator(".place.forest .rings").first.hover(position={"x": 4, "y": 4})
    mira.page.wait_for_selector("#zoom:popover-open")
    assert "every 3 points are a wood" in mira.page.locator("#zoom").inner_text()
    mira.page.locator(".aim").click()
    mira.page.wait_for_selector("#guide:popover-open")
    assert "Most points win" in mira.page.locator("#guide").inner_text()
    mira.check()
    mira.picture("guide")


def test_the_end_has_its_turning_points(come: Come) -> None:
    mira = come()
    mira.open_file(partly("endeavor", 1.0), "random")
    mira.wait()
    mira.page.wait_for_selector(".course .turnings a")
    mira.check()
    mira.picture("turning-points")
    mira.page.locator(".course .turnings a").first.click()
    mira.page.wait_for_url("**/look/**")
    mira.page.wait_for_selector(".turn-mark", state="attached")


def test_stepping_fast_ends_at_the_last_number(come: Come) -> None:
    mira = come(motion=True)
    mira.open_file(partly("stone_age", 1.0, 2), "random")
    mira.wait()
    mira.go(mira.page.url.rsplit("/", 1)[0] + "/look/20")
    mira.page.evaluate("() => { for (let n = 0; n < 12; n += 1) document.querySelector('[data-step=\"1\"]').click(); }")
    mira.page.wait_for_function("() => document.querySelector('.where [data-at]').textContent === '32'")
    mira.page.wait_for_function("() => document.querySelector('main').dataset.number === '32'")
    assert mira.page.locator("header.bar").get_attribute("data-number") == "32"


def test_small_things_lie_over_nothing(come: Come) -> None:
    mira = come()
    mira.open_file(partly("endeavor", 0.3), "random")
    mira.wait()
    others = ".map .spot:not(.at-copenhagen), .map .ribbon"
    assert mira.page.evaluate(OVERLAPS, [".at-copenhagen .city-name", others]) == []
    position = civitas.load(partly("stone_age", 0.5)).position()
    position["players"][0]["score"] = -45
    mira.open_file(json.dumps({"game": "stone_age", **position}), "random")
    mira.wait()
    for width, height in ((1024, 768), (1280, 720), (1440, 900)):
        mira.resize(width, height)
        assert mira.page.evaluate(OVERLAPS, [".camp .who strong", ".camp .goods, .camp .folk, .camp .who .name"]) == []


@pytest.mark.trial
@pytest.mark.parametrize("game", ["stone_age", "innovation", "endeavor", "through_the_ages", "civilization"])
def test_texts_stand_out_by_day(come: Come, game: str) -> None:
    mira = come()
    mira.go("/settings")
    mira.page.locator("input[name=theme][value=light]").check(force=True)
    mira.page.locator("main form button.go").click()
    mira.page.wait_for_url("**/")
    assert mira.page.evaluate(FAINT, 4.5) == []
    mira.open_file(partly(game, 0.5), "random")
    mira.wait()
    for width, height in ((1440, 900), (390, 844)):
        mira.resize(width, height)
        assert mira.page.evaluate(FAINT, 4.5) == []
        mira.picture(f"{game}-light-{width}")
