"""Whole games of Innovation in the browser."""

from __future__ import annotations

import random

import pytest

from tests.table.browser.person import LETTERS, Come, Person, recorded

WORDS = {"no", "done", "yes", "score"}
"""Answers that no piece of the board stands for; “draw” too, where it is one of two branches."""

VISIBLE = "all => all.filter(e => e.checkVisibility()).map(e => e.dataset.choice)"


SPILLED = """() => [...document.querySelectorAll('.realm :is(.card, .seatp, .strip), .hold .card, .counts .cell')]
    .filter(box => box.checkVisibility())
    .flatMap(box => [...box.querySelectorAll('.tok, .nm, .age, .back, .pip, b[data-key^=icons]')].map(e => [box, e]))
    .filter(([box, one]) => {
        const a = box.getBoundingClientRect(), b = one.getBoundingClientRect();
        const over = Math.max(b.bottom - a.bottom, a.top - b.top), aside = Math.max(b.right - a.right, a.left - b.left);
        return b.width && (over > 1 || aside > 3);
    }).map(([box, one]) => `${one.className} of ${box.className}`)"""
"""What hangs out of the card, seat or cell that it belongs to."""

COVERED = """() => [...document.querySelectorAll('.realm .card, .hold .card')].filter(card => card.checkVisibility())
    .flatMap(card => { const parts = [...card.querySelectorAll('.tok, .age')].map(e => [e, e.getBoundingClientRect()]);
        return parts.flatMap(([e, a], at) => parts.slice(at + 1).filter(([, b]) => a.right > b.left + 2
            && b.right > a.left + 2 && a.bottom > b.top + 2 && b.bottom > a.top + 2).map(() => card.dataset.key)); })"""
"""Cards whose icons or value lie over each other."""

HEIGHTS = "all => [...new Set(all.map(e => Math.round(e.getBoundingClientRect().height)))]"


def come_to(person: Person, name: str, choices: int) -> None:
    """Open a recorded game as it was after so many choices."""
    person.open_file(recorded("innovation", name, choices))
    person.wait()


def lit(person: Person) -> set[str]:
    """Everything that can be chosen on the board: supply and achievements, boards and seats, my own cards."""
    return person.texts("rail") | person.texts("rows") | person.texts("hold")


@pytest.mark.trial
def test_a_whole_game_by_clicking_the_board_and_the_bar(come: Come) -> None:
    mira = come()
    mira.deal("innovation", 3, seed=41)
    chance = random.Random(3)
    seen: set[str] = set()
    for _ in mira.asked():
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


@pytest.mark.trial
def test_four_seats_on_a_phone(come: Come) -> None:
    mira = come(phone=True)
    mira.deal("innovation", 4, seed=42)
    chance = random.Random(8)
    for step in range(32):
        mira.wait()
        if mira.over:
            break
        mira.reaches_the_choices()
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
    row = mira.page.locator(".realm:not(.me)")
    assert not row.locator(".hand-line").is_visible()
    mira.page.locator(".counts .whom:not(.is-me)").click()
    assert row.locator(".hand-line").is_visible()
    assert row.locator(".card .nm").first.is_visible()


def test_a_card_is_read_in_full_with_what_it_would_do(come: Come) -> None:
    mira = come()
    mira.deal("innovation", 2, seed=44)
    mira.choose_any(random.Random(1), "hold")
    mira.wait()
    top = mira.page.locator(".realm:not(.me) .card[data-zoom]").first
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
    assert mira.page.locator(f".realm.me [data-key={key}][data-changed]").count() == 1


def test_hidden_cards_are_keyed_by_place(come: Come) -> None:
    mira = come()
    mira.deal("innovation", 3, seed=46)
    chance = random.Random(2)
    for _ in range(6):
        mira.choose_any(chance, "prompt")
    mira.wait()
    keys = mira.page.locator("main [data-key]").evaluate_all("all => all.map(e => e.dataset.key)")
    assert len(keys) == len(set(keys)), "a key stands once"
    backs = mira.page.locator(".realm:not(.me) .back")
    assert backs.count() > 0
    for key in backs.evaluate_all("all => all.map(e => e.dataset.key)"):
        assert key.split("-")[0] in ("hand", "score")
        assert key.split("-")[2].removeprefix("v").isdigit()
    assert backs.evaluate_all("all => all.every(e => !e.dataset.zoom)")


@LETTERS
@pytest.mark.parametrize(("name", "choices"), [("4-seats-10", 89), ("4-seats-10", 130), ("3-seats-16", 121)])
def test_cards_keep_their_shape_in_every_window(come: Come, name: str, choices: int) -> None:
    mira = come()
    come_to(mira, name, choices)
    for width, height in ((1440, 900), (1366, 680), (1024, 768)):
        mira.resize(width, height)
        assert mira.page.evaluate(SPILLED) == [], (width, height)
        assert mira.page.evaluate(COVERED) == [], (width, height)
        assert len(mira.page.locator(".realm.me .card").evaluate_all(HEIGHTS)) == 1, "all cards of a row are as high"
        assert min(mira.page.locator(".realm:not(.idle)").evaluate_all(HEIGHTS)) >= 66


@LETTERS
def test_in_a_low_window_who_has_no_part_is_one_line_and_only_the_present_step_shows(come: Come) -> None:
    mira = come()
    come_to(mira, "4-seats-monument_combined-true-33", 127)
    assert mira.page.locator(".band .step:visible").count() == 4
    mira.resize(1366, 680)
    assert mira.page.locator(".band .step:visible").count() == 2
    assert mira.page.locator(".realm.idle").evaluate_all(HEIGHTS) == [30]
    assert mira.page.locator(".realm.idle .card .nm:visible").count() == 5
    band = mira.page.locator(".band").bounding_box()
    assert band
    assert band["height"] < 130


def test_what_happened_is_one_line_for_each_player(come: Come) -> None:
    mira = come()
    come_to(mira, "4-seats-10", 89)
    done = mira.page.locator(".po.done .pn").all_inner_texts()
    assert [" ".join(text.split()[1:]) for text in done] == [
        "swapped 4 from hand for 7 from score pile (+6 pts)",
        "swapped 2 from hand for 1 from score pile (+12 pts)",
    ]


def test_who_waits_for_the_others_sees_what_he_chose(come: Come) -> None:
    mira = come()
    mira.open_table("innovation", 2, others="friend")
    one = mira.choices("prompt").first
    title = (one.inner_text()).split("\n")[0].removeprefix("Meld ")
    mira.choose(one)
    assert mira.page.locator("#sentence").inner_text() == f"You chose {title}. Waiting for Seat 2."
    assert mira.page.locator(".hold .picked .nm").inner_text().replace("\u00ad", "") == title
    mira.check()


def test_a_newcomer_reads_what_the_words_mean(come: Come) -> None:
    mira = come()
    mira.deal("innovation", 2, seed=44)
    mira.wait()
    mira.page.locator("#sentence .word", has_text="meld").click()
    mira.page.locator("#zoom:popover-open").wait_for()
    assert "top card" in mira.page.locator("#zoom").inner_text()
    assert mira.page.get_by_text("First game?").is_visible()


def test_cards_grow_and_lose_their_patterns_by_the_settings(come: Come) -> None:
    mira = come()
    come_to(mira, "2-seats-1", 26)
    at, card = mira.page.url, mira.page.locator(".hold .card").first
    before = card.bounding_box()
    mira.go("/settings")
    for name, value in (("cards", "large"), ("contrast", "high")):
        mira.page.locator(f"input[name={name}][value={value}]").check(force=True)
    mira.page.locator("main form button.go").click()
    mira.page.wait_for_url("**/")
    mira.go(at)
    after = card.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"] * 1.1
    assert "radial" not in card.evaluate("e => getComputedStyle(e).backgroundImage")
    mira.check()


@LETTERS
def test_looking_back_shows_the_boards_as_they_were(come: Come) -> None:
    mira = come()
    mira.open_file(recorded("innovation", "3-seats-16"))
    mira.go(f"{mira.page.url.rpartition('/')[0]}/look/60")
    assert min(mira.page.locator(".realm").evaluate_all(HEIGHTS)) > 120
    assert mira.page.evaluate(SPILLED) == []
