"""Whole games of Innovation in the browser."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.table.browser.person import Person

Come = Callable[..., Person]

WORDS = {"no", "done", "yes", "score"}
"""Answers that no piece of the board stands for; “draw” too, where it is one of two branches."""

VISIBLE = "all => all.filter(e => e.checkVisibility()).map(e => e.dataset.choice)"


def lit(person: Person) -> set[str]:
    """Everything that can be chosen on the board: supply and achievements, boards and seats, my own cards."""
    return person.texts("rail") | person.texts("rows") | person.texts("hold")


@pytest.mark.slow
def test_a_whole_game_by_clicking_the_board_and_the_bar(come: Come) -> None:
    mira = come()
    mira.deal("innovation", 3, seed=41)
    chance = random.Random(3)
    seen: set[str] = set()
    while not mira.over:
        mira.wait()
        if mira.over:
            break
        bar, board = mira.texts("prompt"), lit(mira)
        assert board <= bar, "lit, but not in the bar"
        if "yes" not in bar and "score" not in bar:
            assert bar - WORDS <= board, "a choice that the board does not show"
        kind = "dogma" if mira.page.locator(".band.has").count() else "action"
        kind = f"{kind}-{min(mira.number // 100, 3)}"
        if kind not in seen:
            seen.add(kind)
            mira.picture(f"innovation-{kind}")
            _nothing_below_the_fold(mira)
        mira.choose_any(chance, chance.choice(("prompt", "rows", "hold", "rail")))
    assert any(kind.startswith("dogma") for kind in seen)
    mira.picture("innovation-final")
    mira.check()
    assert mira.page.locator(".final tbody tr").count() == 3


def _nothing_below_the_fold(person: Person) -> None:
    for part in ("rail", "rows", "counts", "hold", "prompt"):
        box = person.page.locator(f"[data-part={part}]").bounding_box()
        assert box, part
        assert box["y"] + box["height"] <= 900, part
        assert box["height"] > 40, part


@pytest.mark.slow
def test_four_seats_on_a_phone(come: Come) -> None:
    mira = come(phone=True)
    mira.deal("innovation", 4, seed=42)
    chance = random.Random(8)
    for step in range(32):
        mira.wait()
        if mira.over:
            break
        sheet = mira.page.locator("[data-part=prompt]").bounding_box()
        assert sheet
        assert sheet["y"] + sheet["height"] <= 845, "the choices stand at the bottom, within reach"
        wanted = mira.texts("prompt")
        shown = mira.page.locator("[data-part=prompt] [data-choice]").evaluate_all(VISIBLE)
        assert set(shown) == wanted, "every choice can be touched in the sheet"
        if step in (0, 12, 30):
            mira.picture(f"innovation-step-{step}")
            mira.check()
        mira.choose_any(chance, "prompt")


def test_another_seat_is_looked_at_on_a_phone(come: Come) -> None:
    mira = come(phone=True)
    mira.deal("innovation", 2, seed=43)
    mira.choose_any(random.Random(1), "prompt")
    mira.wait()
    row = mira.page.locator(".seat-row:not(.me)")
    assert not row.locator(".hand-line").is_visible()
    mira.page.locator(".counts .head:not(.is-me)").click()
    assert row.locator(".hand-line").is_visible()
    assert row.locator(".card .nm").first.is_visible()


def test_a_card_is_read_in_full_with_what_it_would_do(come: Come) -> None:
    mira = come()
    mira.deal("innovation", 2, seed=44)
    mira.choose_any(random.Random(1), "hold")
    mira.wait()
    top = mira.page.locator(".seat-row:not(.me) .card[data-zoom]").first
    top.hover()
    mira.page.locator("#zoom:popover-open").wait_for()
    text = mira.page.locator("#zoom").inner_text()
    assert "used it now" in text
    assert any(role in text for role in ("shares", "victim", "no part"))
    mira.picture("innovation-zoom")
    mira.check()


def test_a_melded_card_glides_and_is_marked_as_new(come: Come) -> None:
    mira = come(motion=True)
    mira.deal("innovation", 2, seed=45)
    mira.wait()
    meld = mira.page.locator("[data-part=hold] .card[data-choice^='meld:']").first
    key = meld.get_attribute("data-key")
    mira.page.evaluate(
        """() => { window.moved = 0; const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => { window.moved += 1; return start(change); }; }"""
    )
    mira.choose(meld)
    assert mira.page.evaluate("() => window.moved") >= 1
    assert mira.page.locator(f".seat-row.me [data-key={key}][data-changed]").count() == 1


def test_hidden_cards_are_keyed_by_place(come: Come) -> None:
    mira = come()
    mira.deal("innovation", 3, seed=46)
    chance = random.Random(2)
    for _ in range(6):
        mira.choose_any(chance, "prompt")
    mira.wait()
    keys = mira.page.locator("main [data-key]").evaluate_all("all => all.map(e => e.dataset.key)")
    assert len(keys) == len(set(keys)), "a key stands once"
    backs = mira.page.locator(".seat-row:not(.me) .back")
    assert backs.count() > 0
    for key in backs.evaluate_all("all => all.map(e => e.dataset.key)"):
        assert key.split("-")[0] in ("hand", "score")
        assert key.split("-")[2].removeprefix("v").isdigit()
    assert backs.evaluate_all("all => all.every(e => !e.dataset.zoom)")
