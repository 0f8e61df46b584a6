"""Several people, several screens: joining, following, leaving and coming back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from tests.table.browser.person import PASSED, Come, Person
from tests.table.helpers import Server

Make = Callable[..., Server]


def invite(host: Person, guest: Person, opened: bool = False) -> None:
    if not opened:
        host.page.locator("[popovertarget=menu]").first.click()
        host.page.locator("#menu [popovertarget=invitations]").click()
    link = host.page.locator("#invitations input").first.input_value()
    guest.go(link)
    guest.check()
    guest.picture("invite")
    guest.page.locator("input[name=name]").fill("Kai")
    guest.page.locator("main button.go").click()
    guest.page.wait_for_url("**/t/**")
    # The invitations, and the menu below them.
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("Escape")


def test_two_browsers_at_one_table(come: Come) -> None:
    mira, kai = come(), come()
    mira.open_table(others="friend")
    invite(mira, kai)
    chance = random.Random(3)
    for _ in range(12):
        for one, other in ((mira, kai), (kai, mira)):
            one.page.wait_for_function("() => document.querySelector('[data-part=prompt] h2')")
            if one.page.locator("[data-part=prompt] [data-choice]").count():
                one.choose_any(chance, "board")
                other.page.wait_for_function("n => +document.querySelector('main').dataset.number >= n", arg=one.number)
    assert mira.number == kai.number > 8
    lines = mira.page.locator(".lines .line").all_inner_texts()
    theirs = kai.page.locator(".lines .line").all_inner_texts()
    assert len(lines) == len(theirs)
    assert any("Kai" in line for line in lines)
    assert any(line.startswith("You ") for line in theirs), "the chronicle speaks to its reader"


def test_chat_and_what_it_may_not_do(come: Come) -> None:
    mira, kai = come(), come()
    mira.open_table(others="friend")
    invite(mira, kai)
    mira.page.locator("[data-act=chat]").first.click()
    mira.page.locator("[data-chat] input").fill("<img src=x onerror=alert(1)> good luck")
    mira.page.keyboard.press("Enter")
    kai.page.wait_for_function("() => document.querySelector('#chat').textContent.includes('good luck')")
    assert kai.page.locator("#chat img").count() == 0


def test_a_second_tab_stays_in_step(come: Come) -> None:
    mira = come()
    address = mira.open_table()
    mira.wait()
    twin = Person(mira.page.context.new_page(), mira.url, mira.screenshots, mira.size)
    twin.go(address)
    mira.page.bring_to_front()
    mira.choose_any(random.Random(1), "prompt")
    twin.page.bring_to_front()
    twin.page.wait_for_function("n => +document.querySelector('main').dataset.number >= n", arg=mira.number)


def test_undo_takes_the_last_choice_back(come: Come) -> None:
    mira, kai = come(), come()
    mira.open_table(others="friend")
    invite(mira, kai)
    asked = mira if mira.page.locator("[data-part=prompt] [data-choice]").count() else kai
    asked.wait()
    before = asked.page.locator(".place.forest .ring.full").count()
    asked.choose(asked.page.locator(".place.forest .go-ring").first)
    assert asked.page.locator(".place.forest .ring.full").count() == before + 1
    asked.picture("undo-possible")
    asked.page.keyboard.press("u")
    asked.page.wait_for_function("n => document.querySelectorAll('.place.forest .ring.full').length === n", arg=before)
    asked.wait()
    assert asked.page.locator(".undo.off").count() == 1, "and then there is nothing more to take back"


def test_a_restart_of_the_server_heals_without_a_reload(come: Come, make_server: Make) -> None:
    server = make_server("restart")
    mira = come(to=server)
    mira.open_table()
    chance = random.Random(7)
    mira.choose_any(chance)
    mira.wait()
    before = mira.number
    mira.page.evaluate("() => { window.same = true; }")
    server.kill()
    mira.page.wait_for_function("() => !document.querySelector('#toast').hidden")
    server.start()
    mira.page.wait_for_function("() => document.querySelector('#toast').hidden")
    mira.wait()
    assert mira.number == before, "every choice is there, and none was made twice"
    mira.choose_any(chance)
    assert mira.number > before
    assert mira.page.evaluate("() => window.same"), "the page was not loaded anew"


def test_somebody_who_was_away_gets_what_they_missed(come: Come) -> None:
    mira, kai = come(), come()
    mira.open_table(others="friend")
    invite(mira, kai)
    away, here = (kai, mira) if mira.page.locator("[data-part=prompt] [data-choice]").count() else (mira, kai)
    away.page.context.set_offline(True)
    here.choose_any(random.Random(2), "prompt")
    away.page.context.set_offline(False)
    seen = "n => +document.querySelector('main').dataset.number >= n"
    away.page.wait_for_function(seen, arg=here.number)


def test_spectators_see_the_public_view_and_no_choices(come: Come) -> None:
    mira, eve = come(), come()
    address = mira.open_table(others="bot:random")
    mira.wait()
    eve.go(address.rsplit("/", 1)[0] + "/watch")
    assert eve.page.locator("[data-choice]").count() == 0
    assert eve.page.locator(".camp").count() == 0
    eve.picture("watching")
    eve.check()
    before = eve.number
    mira.choose_any(random.Random(1), "prompt")
    eve.page.wait_for_function("n => +document.querySelector('main').dataset.number > n", arg=before)


def test_several_people_on_one_device(come: Come) -> None:
    mira = come()
    mira.open_table(others="me", hotseat=True)
    chance = random.Random(1)
    seats = set()
    for _ in range(6):
        mira.page.wait_for_load_state()
        if "open=1" not in mira.page.url:
            assert mira.page.locator(".civ, .camp").count() == 0, "the curtain hides every hand"
            mira.picture("curtain")
            mira.check()
            mira.page.locator("main a.go").click()
            mira.page.wait_for_url("**open=1**")
        mira.wait()
        seats.add(mira.page.url.split("/")[-1].split("?")[0])
        before = mira.number
        mira.choices("prompt").nth(chance.randrange(mira.choices("prompt").count())).click()
        mira.page.wait_for_function(
            """n => !document.querySelector('main[data-number]') || (+document.querySelector('main').dataset.number > n
                && document.querySelector('[data-part=prompt] [data-choice]'))""",
            arg=before,
        )
    assert len(seats) == 2, "both people were asked"


def test_the_host_gives_a_seat_to_a_bot_and_back_and_abandons_the_table(come: Come) -> None:
    mira = come()
    mira.open_table(others="friend", absent=0)
    mira.page.locator("[popovertarget=menu]").first.click()
    mira.page.locator("#menu [data-post='seat/1/bot']").click()
    mira.page.locator("#sure button[value=yes]").click()
    mira.page.wait_for_function("() => document.querySelector('#menu').textContent.includes('stands in')")
    mira.page.wait_for_function("() => !document.querySelector('#menu').matches(':popover-open')")
    mira.page.locator("[popovertarget=menu]").first.click()
    mira.picture("menu")
    mira.page.locator("[data-post='seat/1/back']").click()
    mira.page.wait_for_function("() => !document.querySelector('#menu').textContent.includes('stands in')")
    mira.page.wait_for_function("() => !document.querySelector('#menu').matches(':popover-open')")
    mira.page.locator("[popovertarget=menu]").first.click()
    mira.page.locator("[data-post=abandon]").click()
    mira.page.locator("#sure button[value=no]").click()
    assert mira.page.locator("[data-part=top]").is_visible()
    mira.page.locator("[popovertarget=menu]").first.click()
    mira.page.locator("[data-post=abandon]").click()
    with mira.page.expect_response("**/abandon") as closed:
        mira.page.locator("#sure button[value=yes]").click()
    assert closed.value.ok
    mira.go("/")
    assert mira.page.locator("#mine .table-row", has_text="Fireside").count() == 0


def test_what_can_not_be_taken_back_is_confirmed_until_one_is_tired_of_it(come: Come) -> None:
    mira = come()
    mira.go("/settings")
    mira.page.locator("input[name=confirm][value=on]").check(force=True)
    mira.page.locator("main form button.go").click()
    mira.page.wait_for_url("**/")
    mira.open_table("stone_age")
    sure = mira.page.locator("#sure[open]")
    for _ in range(40):
        mira.wait()
        before = mira.number
        mira.choices("prompt").first.click()
        mira.page.wait_for_function(
            f"before => ({PASSED})(before) || document.querySelector('#sure[open]')", arg=before
        )
        if sure.count():
            break
    assert re.search(r"\w+: this can't be taken back", sure.inner_text()), "what would happen is named"
    mira.picture("confirm")
    sure.locator("[value=never]").click()
    mira.page.wait_for_function(PASSED, arg=before)
    mira.go("/settings")
    assert mira.page.locator("input[name=confirm][value=off]").is_checked()
