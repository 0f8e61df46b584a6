"""Whole games of Stone Age in the browser."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import civitas
from tests.table.browser.person import Person

Come = Callable[..., Person]


@pytest.mark.slow
def test_a_whole_game_by_clicking_the_board_and_the_bar(come: Come) -> None:
    mira = come()
    mira.deal("stone_age", 2, seed=41)
    chance = random.Random(11)
    seen: set[str] = set()
    while not mira.over:
        mira.wait()
        if mira.over:
            break
        bar, board = mira.texts("prompt"), mira.texts("board")
        assert board <= bar | {text for text in board if text.split(":")[0] in _GOODS}, "lit, but not in the bar"
        tray = mira.page.locator("[data-part=board] .tray").count()
        kind = "tray" if tray else min(bar).split(":")[0]
        if ":" in next(iter(bar)) and mira.page.locator(".steps [aria-current]").inner_text() == "Place":
            assert board == bar, "a placement that the board does not show"
        if kind not in seen:
            seen.add(kind)
            mira.picture(f"stone_age-{len(seen)}-{kind}")
        mira.choose_any(chance, "board" if chance.random() < 0.5 else "prompt")
    mira.picture("stone_age-final")
    mira.check()
    assert mira.page.locator(".final tr.total td").count() == 2
    assert mira.page.locator(".ranks li").count() == 2


_GOODS = {"wood", "clay", "stone", "gold"}


@pytest.mark.slow
def test_a_game_on_a_phone_from_the_middle_to_its_end(come: Come) -> None:
    mira = come(phone=True)
    mira.open_file(late_game())
    chance = random.Random(5)
    step = 0
    while True:
        mira.wait()
        if mira.over:
            break
        prompt = mira.page.locator("[data-part=prompt]").bounding_box()
        assert prompt
        assert prompt["y"] + prompt["height"] <= 845, "the choices stand at the bottom, within reach"
        switches = mira.page.locator("[data-part=prompt] .switch").all()
        if switches:
            chance.choice(switches).click()
        if step in (0, 12, 40):
            mira.picture(f"stone_age-late-{step}")
        mira.choose_any(chance, "prompt")
        step += 1
    mira.picture("stone_age-end")
    assert step > 5
    mira.check()


def late_game() -> str:
    """A game of two in its last rounds, as a save."""
    game = civitas.new("stone_age", seats=2, seed=8)
    chance = random.Random(8)
    while min(len(stack) for stack in game.state.stacks) > 2 and len(game.state.deck) > 6:
        assert game.decision
        game.choose(chance.choice(list(game.decision.options)))
    return game.save()


def test_two_steps_on_a_phone_by_touching_a_patch(come: Come) -> None:
    mira = come(phone=True)
    mira.deal("stone_age", 2, seed=42)
    mira.wait()
    patch = mira.page.locator(".place:has(.pick)").last
    place = patch.evaluate("el => el.classList[1]")
    patch.locator(".pick").click(force=True)
    assert mira.page.locator(".groups .number:visible").count() > 0
    texts = mira.page.locator(".groups .number:visible").evaluate_all("all => all.map(e => e.dataset.choice)")
    assert texts
    assert all(text.startswith(f"{place}:") for text in texts)
    mira.choose(mira.page.locator(".groups .number:visible").first)
    mira.page.locator(".seat-panel:not(.own) .open-seat").click()
    mira.page.locator("#zoom:popover-open").wait_for()
    assert "wood" in mira.page.locator("#zoom").inner_text(), "a seat opens as a sheet"
    mira.picture("stone_age-seat")
    mira.page.locator(".zoom-close").click()
    mira.page.locator("[popovertarget=chronicle]").first.click()
    assert mira.page.locator("#chronicle").is_visible()
    mira.picture("chronicle")
    mira.check()


def test_a_card_is_read_in_full_by_hovering_focus_and_long_press(come: Come) -> None:
    mira = come()
    mira.deal("stone_age", 2, seed=43)
    mira.wait()
    card = mira.page.locator(".civ[data-zoom]").first
    card.hover()
    mira.page.locator("#zoom:popover-open").wait_for()
    assert "resources of any kinds" in mira.page.locator("#zoom").inner_text()
    mira.picture("stone_age-zoom")
    mira.page.mouse.move(5, 5)
    mira.page.wait_for_function("() => !document.querySelector('#zoom').matches(':popover-open')")
    card.focus()
    mira.page.keyboard.press("i")
    mira.page.locator("#zoom.pinned").wait_for()
    mira.page.keyboard.press("Escape")
    assert not mira.page.locator("#zoom").is_visible()
    before = mira.number
    lit = mira.page.locator(".civ.lit").first
    lit.dispatch_event("pointerdown", {"pointerType": "touch"})
    mira.page.locator("#zoom.pinned").wait_for()
    lit.dispatch_event("pointerup", {"pointerType": "touch"})
    lit.dispatch_event("click")
    assert mira.page.locator("#zoom.pinned").is_visible(), "the finger that opened it chooses nothing"
    mira.page.locator(".zoom-close").click()
    card.evaluate("el => { el.dataset.zoom = 'card-nonsense'; }")
    card.focus()
    with mira.page.expect_response("**/zoom/*/card-nonsense") as answer:
        mira.page.keyboard.press("i")
    assert answer.value.status == 404
    assert not mira.page.locator("#zoom").is_visible(), "what is not there does not open"
    assert mira.number == before


def test_moves_of_others_are_shown_one_after_the_other_and_can_be_skipped(come: Come) -> None:
    mira = come(motion=True)
    mira.settle("slow", "reduced")
    mira.deal("stone_age", 4, seed=44)
    mira.wait()
    mira.choose(mira.choices("prompt").first)
    mira.page.locator("[data-act=skip]:visible").wait_for()
    behind = mira.number
    mira.page.keyboard.press("s")
    mira.page.wait_for_function("n => +document.querySelector('main').dataset.number > n", arg=behind, timeout=1_500)
    mira.wait()
    assert mira.page.locator(".line.new").count() >= 3, "the news are marked"


def test_pieces_glide_and_what_changed_is_marked(come: Come) -> None:
    mira = come(motion=True)
    mira.go("/settings")
    mira.deal("stone_age", 2, seed=45)
    mira.wait()
    mira.page.evaluate(
        """() => { window.moved = 0; const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => { window.moved += 1; return start(change); }; }"""
    )
    before = mira.page.locator(".place.hunt .ring.full").count()
    mira.choose(mira.page.locator(".place.hunt .go-ring").nth(1))
    assert mira.page.evaluate("() => window.moved") >= 1
    assert mira.page.locator(".place.hunt .ring.full").count() >= before + 2
    mira.page.wait_for_function("() => document.querySelectorAll('main [data-changed]').length > 0")
    mira.wait()
    mira.page.wait_for_timeout(2000)
    named = "() => [...document.querySelectorAll('main *')].filter(e => e.style.viewTransitionName).length"
    assert mira.page.evaluate(named) == 0, "no name is left behind"
