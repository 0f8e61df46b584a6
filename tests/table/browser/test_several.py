"""Choosing several things at once: they are taken in the bar or on the board, and confirmed together."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import civitas
from tests.table.browser.person import Come, Person


def pottery(person: Person) -> None:
    """Pottery is used with three cards in hand, of the values 1, 2 and 3."""
    hand = ["archery", "calendar", "machinery"]
    game = civitas.arrange("innovation", {"players": [{"board": [{"cards": ["pottery"]}], "hand": hand}, {}]}, seed=5)
    game.choose_text("dogma:pottery")
    person.open_file(game.save(), "random")
    person.wait()


@pytest.mark.parametrize("phone", [False, True])
def test_the_highest_card_first_does_not_end_the_choice(come: Come, phone: bool) -> None:
    mira = come(phone=phone)
    pottery(mira)
    confirm = mira.page.locator("[data-several] [data-act=confirm]")
    expect(confirm).to_have_text("None")
    board = mira.page.locator(".sheet-hand .lit" if phone else ".hold .lit")
    before = mira.number
    board.nth(2).click()
    expect(confirm).to_have_text("Return 1 card")
    board.nth(0).click()
    expect(confirm).to_have_text("Return 2 cards")
    expect(mira.page.locator("[data-toggle][aria-pressed=true]")).to_have_count(2)
    assert mira.number == before, "nothing is sent before it is confirmed"
    mira.picture("innovation-set")
    confirm.click()
    mira.page.wait_for_function("before => +document.querySelector('main').dataset.number > before", arg=before)
    assert "Return" not in mira.page.locator("[data-part=prompt]").inner_text()
    expect(mira.page.locator("[data-part=mine], .hold").first).not_to_contain_text("Machinery")


def test_what_is_taken_can_be_given_back_and_stays_while_others_talk(come: Come) -> None:
    mira = come()
    pottery(mira)
    toggles = mira.page.locator("[data-toggle]")
    toggles.nth(1).click()
    toggles.nth(0).click()
    mira.page.locator("[data-act=chat]").first.click()
    mira.page.locator("[data-chat] input").fill("One moment")
    mira.page.locator("[data-chat] button").click()
    expect(mira.page.locator("#chat li")).to_contain_text(["One moment"])
    expect(mira.page.locator("[data-toggle][aria-pressed=true]")).to_have_count(2)
    mira.page.keyboard.press("Escape")
    toggles.nth(1).click()
    expect(mira.page.locator("[data-toggle][aria-pressed=true]")).to_have_count(1)
    mira.page.locator("[data-act=clear]").click()
    expect(mira.page.locator("[data-toggle][aria-pressed=true]")).to_have_count(0)


def test_two_colours_are_named_as_one_clicks_them(come: Come) -> None:
    mira = come()
    position = {"players": [{"board": [{"cards": ["empiricism"]}]}, {}]}
    game = civitas.arrange("innovation", position, seed=5)
    game.choose_text("dogma:empiricism")
    mira.open_file(game.save(), "random")
    mira.wait()
    confirm = mira.page.locator("[data-several] [data-act=confirm]")
    mira.page.locator("[data-toggle][data-choice=yellow]").click()
    expect(confirm).to_be_disabled()
    mira.page.locator("[data-toggle][data-choice=blue]").click()
    before = mira.number
    confirm.click()
    mira.page.wait_for_function("before => +document.querySelector('main').dataset.number > before", arg=before)
    told = mira.page.locator("[data-part=chronicle]").inner_text()
    assert "names blue" in told.replace("name blue", "names blue")
    assert "names yellow" in told.replace("name yellow", "names yellow")
    assert "purple" not in told


def test_a_payment_is_put_together_with_its_sum(come: Come) -> None:
    mira = come()
    row = ["pottery_market", "art_tool", "weaving_food_1", "healing_food_5"]
    players = [{"wood": 3, "clay": 2, "gold": 2, "at": {"building_1": 1}}, {"at": {"hunt": 1}}]
    position = {"phase": "act", "row": row, "players": players, "stacks": [["b_1_to_7_a"]]}
    mira.open_file(civitas.arrange("stone_age", position, seed=5).save(), "random")
    mira.wait()
    confirm = mira.page.locator("[data-several] [data-act=confirm]")
    expect(confirm).to_be_disabled()
    for good, times in (("gold", 2), ("wood", 1)):
        for _ in range(times):
            mira.page.locator(f"[data-toggle][data-choice={good}]").click()
    expect(confirm).to_have_text("Pay 3: 15 points")
    mira.picture("stone-age-set")
    before = mira.number
    confirm.click()
    mira.page.wait_for_function("before => +document.querySelector('main').dataset.number > before", arg=before)
    expect(mira.page.locator("[data-key=my-wood]")).to_have_attribute("data-value", "2")
    expect(mira.page.locator("[data-key=my-gold]")).to_have_attribute("data-value", "0")
