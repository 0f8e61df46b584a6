"""People at a table, as a browser shows them: waiting, talking, ending."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.table.browser.person import Come
from tests.table.browser.test_together import invite


def test_bots_wait_while_an_undo_counts_down(come: Come) -> None:
    mira = come(motion=True)
    mira.go("/new/stone_age")
    mira.page.locator("#seats-2").check(force=True)
    # A minute, the most there is: nothing here may depend on how busy the machine is.
    ten = mira.page.locator("input[name=patience][value='10']")
    ten.evaluate("el => { el.value = '60'; el.checked = true; }")
    mira.page.locator("button.big-go").click()
    mira.page.wait_for_url("**/t/**")
    mira.wait()
    before = mira.page.locator(".place.forest .ring.full").count()
    mira.choose(mira.page.locator(".place.forest .go-ring").first)
    left = mira.page.locator(".undo [data-waits]")
    expect(left).to_have_text(re.compile(r"^\d+$"))
    said = left.inner_text()
    expect(left).not_to_have_text(said)
    assert 0 < int(left.inner_text()) < int(said) <= 60
    mira.page.keyboard.press("u")
    expect(mira.page.locator(".place.forest .ring.full")).to_have_count(before)
    mira.wait()
    mira.choose(mira.page.locator(".place.forest .go-ring").first)
    mira.check()
    mira.page.locator("[data-post=go-on]").click()
    expect(mira.page.locator("[data-waits]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_chat_hides_neither_the_chronicle_nor_the_board(come: Come, phone: bool) -> None:
    mira = come(phone)
    mira.open_table(others="friend")
    mira.page.evaluate("() => openChat()")
    mira.page.locator("[data-chat] input").fill("good luck")
    mira.page.keyboard.press("Enter")
    expect(mira.page.locator("#chat time")).to_have_text("this minute")
    assert mira.page.locator(":popover-open").count() == 0
    if not phone:
        below = mira.page.locator("#chronicle").bounding_box()
        above = mira.page.locator("#chat").bounding_box()
        assert below is not None
        assert above is not None
        assert below["y"] + below["height"] <= above["y"]
    mira.picture("chat")
    mira.check()


def test_a_pick_made_while_boards_of_others_wait_is_kept(come: Come) -> None:
    mira, kai, bo = come(motion=True), come(), come()
    mira.open_table("tally", 3, "friend")
    links = mira.page.locator("#invitations input").evaluate_all("all => all.map(e => e.value)")
    for one, link in zip((kai, bo), links, strict=True):
        one.go(link)
        one.page.locator("main button.go").click()
        one.page.wait_for_url("**/t/**")
    for one in (kai, bo):
        one.wait()
        one.page.locator("[data-part=prompt] [data-choice]").first.click()
    # Their two boards are shown one after the other: whether the second waits or not, the pick counts.
    mira.page.wait_for_function("() => newest === 2")
    mira.page.locator("[data-part=prompt] [data-choice]").first.click()
    mira.page.wait_for_function("() => +document.querySelector('main').dataset.number >= 3")
    expect(mira.page.locator("#toast")).to_be_hidden()


def test_times_in_the_lobby_survive_a_refresh(come: Come) -> None:
    mira = come()
    mira.open_table(others="friend")
    mira.go("/")
    expect(mira.page.locator("#mine-rows time").first).to_have_text("this minute")
    mira.page.evaluate("() => { document.querySelector('#mine-rows').dataset.old = 'yes'; return refresh(); }")
    assert mira.page.locator("#mine-rows").get_attribute("data-old") is None
    expect(mira.page.locator("#mine-rows time").first).to_have_text("this minute")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_closed_table_is_not_lit(come: Come, phone: bool) -> None:
    mira = come(phone)
    mira.open_table(others="friend")
    mira.page.locator("[popovertarget=menu]").first.click()
    mira.page.locator("[data-post=abandon]").click()
    mira.page.locator("#sure [value=yes]").click()
    expect(mira.page.locator("#sentence")).to_have_text("The host has closed this table.")
    assert mira.page.locator("[data-choice]").count() == 0
    mira.picture("closed")
    mira.check()


def test_who_has_the_chat_closed_is_told_what_is_said(come: Come) -> None:
    mira, kai = come(), come(phone=True)
    mira.open_table(others="friend")
    mira.page.locator("[popovertarget=menu]").first.click()
    mira.page.locator("#menu [popovertarget=invitations]").click()
    link = mira.page.locator("#invitations input").first
    box = link.bounding_box()
    assert box is not None
    assert box["width"] > 150, "the beginning of a link is read"
    invite(mira, kai, opened=True)
    mira.page.evaluate("() => openChat()")
    mira.page.locator("[data-chat] input").fill("good luck")
    mira.page.keyboard.press("Enter")
    kai.page.wait_for_function("() => document.querySelector('#toast').textContent.trim() === 'Mira: good luck'")
    expect(mira.page.locator("#toast")).to_be_hidden()


def test_who_has_left_reads_who_plays_on(come: Come) -> None:
    mira, kai = come(), come(phone=True)
    mira.open_table(seats=3, others="friend")
    invite(mira, kai)
    kai.page.locator("[popovertarget=menu]").first.click()
    kai.page.locator("[data-post='deed/leave']").click()
    kai.page.locator("#sure button[value=yes]").click()
    kai.page.wait_for_function("() => document.querySelector('#sentence').textContent.startsWith('You have left')")
