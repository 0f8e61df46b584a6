"""Whole games of Stone Age in the browser."""

from __future__ import annotations

import random

import pytest

import civitas
from tests.table.browser.person import LETTERS, Come, Person

CUT = """([what, within]) => [...document.querySelectorAll(what)].filter(el => el.checkVisibility()).filter(el => {
  const a = el.getBoundingClientRect(), b = el.closest(within).getBoundingClientRect();
  return a.left < b.left - 1 || a.top < b.top - 1 || a.right > b.right + 1 || a.bottom > b.bottom + 1;
}).map(el => el.outerHTML.slice(0, 120))"""
"""What sticks out of the box that it stands in."""
OVERLAP = """what => {
  const shown = [...document.querySelectorAll(what)].filter(el => el.checkVisibility());
  const boxes = shown.map(el => [el, el.getBoundingClientRect()]);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap(([one, a], at) => boxes.slice(at + 1).filter(([other, b]) => !one.contains(other) && meet(a, b))
    .map(([other]) => `${one.textContent} / ${other.textContent}`));
}"""
LIT = """() => {
  const board = document.querySelector('[data-part=board]');
  const [bar, lit] = [document.querySelector('[data-part=prompt]'), board]
    .map(part => [...part.querySelectorAll('[data-choice]')].map(el => el.dataset.choice));
  return [bar, lit, document.querySelector('.steps [aria-current]')?.innerText, !!board.querySelector('.tray')];
}"""
"""What can be chosen in the bar and on the board, in which step of the round, and whether the tray is open."""
LOW = (1366, 680)
FULL = {
    "row": ["farmer_1_agriculture", "toolmaker_1_one_use_4", "weaving_food_3", "healing_any_2"],
    "players": [
        {"figures": 10, "food": 39, "agriculture": 10, "score": 104, "tools": [[3, False], [3, False], [2, False]]},
        {"figures": 10, "score": -54, "tools": [[2, False], [2, False], [2, False]], "at": {"hunt": 2}},
        {"figures": 7, "at": {"hunt": 2}},
        {"at": {"hunt": 1}},
    ],
    "start": 0,
}
"""Four seats, and as many figures as there can be."""


@pytest.mark.trial
def test_a_whole_game_by_clicking_the_board_and_the_bar(come: Come) -> None:
    mira = come()
    mira.deal("stone_age", 2, seed=41)
    chance = random.Random(11)
    seen: set[str] = set()
    for _ in mira.asked():
        # All at once: a board on the way from one choice to the next may be gone a moment later.
        bar, board, step, tray = mira.page.evaluate(LIT)
        if not bar:
            continue
        others = [text for text in board if text.split(":")[0] not in _GOODS]
        assert set(others) <= set(bar), "lit, but not in the bar"
        kind = "tray" if tray else min(bar).split(":")[0]
        if step == "Place" and all(":" in text for text in bar):
            assert set(board) == set(bar), "a placement that the board does not show"
        if kind not in seen:
            seen.add(kind)
            mira.picture(f"stone_age-{len(seen)}-{kind}")
        mira.choose_any(chance, "board" if chance.random() < 0.5 else "prompt")
    mira.picture("stone_age-final")
    mira.check()
    assert mira.page.locator(".final tr.total td").count() == 2
    assert mira.page.locator(".ranks li").count() == 2


_GOODS = {"wood", "clay", "stone", "gold"}


def test_a_game_on_a_phone_from_the_middle_to_its_end(come: Come) -> None:
    mira = come(phone=True)
    mira.open_file(late_game())
    chance = random.Random(5)
    step = 0
    for _ in mira.asked():
        mira.reaches_the_choices()
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
    mira = come()
    mira.deal("stone_age", 4, seed=44)
    mira.wait()
    # A page that was left before all this happened, and comes back to it.
    left = mira.page.context.request.get(mira.page.url).text().replace('data-pace="instant"', 'data-pace="slow"')
    chance = random.Random(1)
    while mira.number < 12:
        mira.choose_any(chance, "prompt")
        mira.wait()
    last = mira.number
    mira.page.route(mira.page.url, lambda route: route.fulfill(body=left, content_type="text/html"))
    mira.page.reload()
    mira.page.evaluate(
        """() => { const main = document.querySelector('main'); window.seen = [];
        const watch = new MutationObserver(() => window.seen.push(+main.dataset.number));
        watch.observe(main, { attributeFilter: ['data-number'] }); }"""
    )
    mira.page.locator("[data-act=skip]:visible").first.wait_for()
    mira.page.wait_for_function("() => window.seen.length > 1")
    mira.page.keyboard.press("s")
    mira.page.wait_for_function("n => +document.querySelector('main').dataset.number === n", arg=last)
    seen = mira.page.evaluate("() => window.seen")
    *shown, end = seen
    assert shown == list(range(shown[0], shown[0] + len(shown))), "one after the other"
    assert end == last > shown[-1] + 1, "and then the last one"
    mira.wait()
    assert mira.page.locator(".line.new").count() >= 1, "the news are marked"


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
    named = "() => [...document.querySelectorAll('main *')].filter(e => e.style.viewTransitionName).length"
    mira.page.wait_for_function(f"() => ({named})() === 0")


@LETTERS
@pytest.mark.parametrize("low", [False, True])
def test_every_number_stands_beside_its_place(come: Come, low: bool) -> None:
    mira = come()
    if low:
        mira.resize(*LOW)
    mira.open_file(civitas.arrange("stone_age", FULL).save(), "random")
    mira.wait()
    assert mira.page.locator(".numbers .number").count() == 10 + 4 * 7
    assert mira.page.evaluate(OVERLAP, ".groups :is(.name, .go, h3)") == []
    assert mira.page.locator(".forest .go-ring").count() == 7
    for what, within in (
        (".place .go-ring, .spot-place", ".place"),
        (".spots > *", ".spot-place"),
        (".shelf .card", ".shelf"),
        (".seat-panel .figure, .seat-panel .tool-tile", ".seat-panel"),
        (".symbols > *, .jobs > *", ".hand-cards"),
        (".feed > *", ".feed"),
        (".track-mark", ".track"),
        (".lower span, .upper b", ".card"),
    ):
        assert mira.page.evaluate(CUT, [what, within]) == []
    assert mira.page.evaluate(OVERLAP, ".last > *") == []
    mira.picture(f"stone_age-full-{'low' if low else 'high'}")


@LETTERS
def test_placing_on_a_phone_leaves_room_for_the_board(come: Come) -> None:
    mira = come(phone=True)
    mira.open_file(civitas.arrange("stone_age", FULL | {"round": 3}).save(), "random")
    mira.wait()
    assert _box(mira, ".prompt")["height"] <= 310
    assert _box(mira, ".strip")["y"] + _box(mira, ".strip")["height"] <= _box(mira, ".prompt")["y"] + 1
    assert mira.page.locator(".ask:visible").inner_text() == "Hunt: how many?"
    assert mira.page.locator(".number:visible").count() == 10
    mira.page.locator(".switch", has_text="Forest").click()
    assert mira.page.locator(".ask:visible").inner_text() == "Forest: how many?"
    for what, within in ((".spots > *, .spot-place", ".village"), (".count, .free", ".place")):
        assert mira.page.evaluate(CUT, [what, within]) == []
    for one in mira.page.locator(".spot-place.lit").all():
        box = one.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40, "the whole box can be touched"
    mira.choose(mira.page.locator(".spot-place.field.lit"))


def test_tools_are_tiles_and_wasteful_ways_are_folded(come: Come) -> None:
    mira = come()
    player = {
        "tools": [[2, False], [2, False], [1, False]],
        "kept": ["toolmaker_1_one_use_3", "toolmaker_1_one_use_4"],
        "at": {"quarry": 4},
    }
    position = {"phase": "act", "players": [player, {"at": {"hunt": 1}}], "start": 0}
    mira.open_file(civitas.arrange("stone_age", position, chance=[1, 2, 6, 5]).save(), "random")
    mira.wait()
    heads = mira.page.locator(".ways h3").all_inner_texts()
    assert heads == ["5 stone", "4 stone", "3 stone", "2 stone"]
    assert [head.strip() for head in mira.page.locator(".zone h3").all_inner_texts()] == heads
    totals = mira.page.locator(".zone:nth-child(2) .column > b").all_inner_texts()
    assert totals == sorted(set(totals)), "equal totals share a column"
    assert mira.texts("board") == mira.texts("prompt")
    assert mira.page.locator(".way:visible").count() <= 6
    mira.page.locator(".fold summary").first.click()
    mira.choose(mira.page.locator(".fold[open] .way").last)


@LETTERS
def test_a_market_tells_who_picks_after(come: Come) -> None:
    mira = come()
    mira.resize(*LOW)
    row = ["pottery_market", "art_tool", "weaving_food_1", "healing_food_5"]
    players = [{"wood": 1, "at": {"card_1": 1}}, *({"at": {"hunt": 1}} for _ in range(3))]
    position = {"phase": "act", "row": row, "players": players, "start": 0}
    game = civitas.arrange("stone_age", position, chance=[2, 3, 5, 6])
    game.choose_text("wood")
    mira.open_file(game.save(), "random")
    mira.wait()
    assert mira.page.locator(".pickers li").count() == 4
    assert mira.page.locator(".pickers li").first.inner_text() == "you"
    assert mira.page.evaluate(CUT, [".pickers li, .die-button", ".tray"]) == []


def test_any_two_resources_wait_behind_the_payment(come: Come) -> None:
    mira = come(phone=True)
    row = ["farmer_1_agriculture", "art_tool", "weaving_food_1", "healing_food_5"]
    players = [{"wood": 3, "clay": 1, "kept": ["healing_any_2"], "at": {"card_1": 1}}, {"at": {"hunt": 1}}]
    mira.open_file(civitas.arrange("stone_age", {"phase": "act", "row": row, "players": players}).save(), "random")
    mira.wait()
    if mira.texts("prompt") & {"card_1"}:
        mira.choose(mira.page.locator("[data-part=prompt] [data-choice=card_1]"))
        mira.wait()
    assert mira.choices("prompt").count() == 3, "two payments, or none"
    mira.page.locator(".fold summary").click()
    assert mira.choices("prompt").count() == 13
    mira.choose(mira.page.locator(".fold [data-choice='cash:gold+gold']"))


@LETTERS
def test_the_end_is_read_whole_on_a_phone_and_hints_are_gone(come: Come) -> None:
    game = civitas.new("stone_age", seats=4, seed=4)
    chance = random.Random(4)
    while not game.over:
        assert game.decision
        game.choose(chance.choice(list(game.decision.options)))
    mira = come(phone=True)
    mira.open_file(game.save(), "random")
    mira.wait()
    assert mira.page.locator(".final tr.total td").count() == 4
    assert mira.page.evaluate(CUT, [".final", ".tray"]) == []
    mira.resize(1440, 900)
    assert mira.page.locator(".feed, .can-pay, .if-ended, .hand-cards h2 small").count() == 0


def _box(mira: Person, what: str) -> dict[str, float]:
    box = mira.page.locator(what).bounding_box()
    assert box
    return {"y": box["y"], "height": box["height"]}


def test_a_board_that_comes_closes_nothing_that_somebody_reads(come: Come) -> None:
    mira = come(phone=True)
    mira.deal("stone_age", 2, seed=42)
    mira.wait()
    mira.page.locator(".seat-panel:not(.own) .open-seat").click()
    mira.page.locator("#zoom:popover-open").wait_for()
    mira.page.evaluate("() => { asItCame = parsed(''); place(present); }")
    assert mira.page.locator("#zoom:popover-open").count() == 1
    mira.page.evaluate(
        """() => {
            unzoom();
            document.querySelector('.seat-panel:not(.own) .open-seat').click();
            asItCame = parsed('');
            place(present);
        }"""
    )
    mira.page.locator("#zoom:popover-open").wait_for()
    assert "wood" in mira.page.locator("#zoom").inner_text(), "a click counts for the board that comes meanwhile"
