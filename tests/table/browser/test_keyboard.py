"""Everything by keyboard, and what a screen reader hears."""

from __future__ import annotations

from tests.table.browser.person import Come

FOCUS = "() => document.activeElement?.dataset?.choice ?? ''"


def test_a_table_is_opened_and_played_by_keyboard_only(come: Come) -> None:
    mira = come()
    mira.go("/")
    for _ in range(60):
        mira.page.keyboard.press("Tab")
        if mira.page.evaluate("() => document.activeElement.matches('button[formaction^=\"/play/stone_age\"]')"):
            break
    else:
        raise AssertionError("Play now was never reached by Tab")
    mira.page.keyboard.press("Enter")
    mira.page.wait_for_url("**/t/**")
    for _ in range(8):
        mira.wait()
        if mira.over:
            break
        if not mira.page.evaluate(FOCUS):
            mira.page.keyboard.press("c")
        first = mira.page.evaluate(FOCUS)
        assert first in mira.texts("prompt")
        mira.page.keyboard.press("ArrowDown")
        if mira.choices("prompt").count() > 1:
            assert mira.page.evaluate(FOCUS) != first
        ring = mira.page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        assert ring == "solid", "the focus can be seen"
        before = mira.number
        mira.page.keyboard.press("Enter")
        mira.page.wait_for_function("n => +document.querySelector('main').dataset.number > n", arg=before)
    mira.wait()
    if not mira.over:
        mira.page.wait_for_function("() => document.activeElement?.dataset?.choice")


def test_lit_parts_of_the_board_can_be_reached_and_chosen(come: Come) -> None:
    mira = come()
    mira.open_table()
    mira.wait()
    reached: set[str] = set()
    for _ in range(120):
        mira.page.keyboard.press("Tab")
        reached.add(mira.page.evaluate(FOCUS))
    assert mira.texts("board") <= reached


def test_prompt_and_news_are_announced(come: Come) -> None:
    mira = come()
    mira.open_table()
    mira.wait()
    mira.page.keyboard.press("c")
    mira.page.keyboard.press("Enter")
    mira.wait()
    mira.page.wait_for_function("() => document.querySelector('#live').textContent.length > 10")
    assert mira.page.locator("#live").get_attribute("aria-live") == "polite"
    assert mira.page.locator("main").count() == 1
    assert mira.page.get_by_role("complementary").count() >= 1
