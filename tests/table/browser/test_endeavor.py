"""Whole games of Endeavor in the browser, and what its board shows."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import civitas
from tests.table.browser.person import Person

Come = Callable[..., Person]

ON_BOARD = {"build", "ship", "occupy", "attack", "draw", "discard", "governor"}
"""What can be chosen on the chart or the sheet over it."""
ON_MINE = {"activate", "spend", "free", "discard", "governor"}
"""What can be chosen on a player's own board."""
LEAST = """least => {
  const small = [], walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text; (text = walk.nextNode());) {
    const at = text.parentElement;
    if (!text.textContent.trim() || !at.checkVisibility() || at.closest('template,.unseen')) continue;
    let scale = 1;
    for (let el = at; el; el = el.parentElement) {
      const { zoom, transform } = getComputedStyle(el);
      scale *= (parseFloat(zoom) || 1) * (transform.startsWith('matrix(') ? parseFloat(transform.slice(7)) : 1);
    }
    const size = parseFloat(getComputedStyle(at).fontSize) * scale;
    if (size < least - 0.05) small.push(`${at.className} ${text.textContent.trim().slice(0, 20)} ${size.toFixed(1)}`);
  }
  return small;
}"""
UNREACHED = """() => [...document.querySelectorAll('[data-part=board] .map [data-choice]')].filter(el => {
  const box = el.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !el.contains(top);
}).map(el => el.dataset.choice)"""


def verbs(texts: set[str]) -> set[str]:
    return {text for text in texts if " " not in text}


def of(texts: set[str], known: set[str]) -> set[str]:
    """Those of the texts whose verb is known."""
    return {text for text in verbs(texts) if text.split(":")[0] in known}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(3, 11), (5, 12)])
def test_a_whole_game_by_clicking_the_board_and_the_bar(come: Come, seats: int, seed: int) -> None:
    mira = come()
    mira.deal("endeavor", seats, seed=seed)
    chance = random.Random(seed)
    seen: set[str] = set()
    while True:
        mira.wait()
        if mira.over:
            break
        bar, board, mine = mira.texts("prompt"), mira.texts("board"), mira.texts("mine")
        assert of(bar, ON_BOARD) == board, "the chart lights what is legal there, and nothing else"
        assert of(bar, ON_MINE) - {"governor:none"} <= mine, "so does the own board"
        assert mine <= bar | {text for text in mine if text.startswith("free:")}
        assert not mira.page.evaluate(UNREACHED), "a lit place of the chart lies under something else"
        kind = min(bar).split(":")[0]
        if kind not in seen:
            seen.add(kind)
            mira.picture(f"endeavor-{seats}-{len(seen)}-{kind}")
            assert not mira.page.evaluate(LEAST, 12), "text too small"
        mira.choose_any(chance, chance.choice(("board", "mine", "prompt")))
    mira.picture(f"endeavor-{seats}-final")
    mira.check()
    assert {"build", "activate"} <= seen
    assert mira.page.locator(".final tr.total td").count() == seats
    assert mira.page.locator(".ranks li").count() == seats


@pytest.mark.slow
def test_a_game_on_a_phone(come: Come) -> None:
    mira = come(phone=True)
    mira.deal("endeavor", 4, seed=42)
    chance = random.Random(5)
    pictured: set[str] = set()
    while True:
        mira.wait()
        if mira.over:
            break
        prompt = mira.page.locator("[data-part=prompt]").bounding_box()
        assert prompt
        assert prompt["y"] + prompt["height"] <= 845, "the choices stand at the bottom, within reach"
        kind = min(mira.texts("prompt")).split(":")[0]
        if kind not in pictured:
            pictured.add(kind)
            mira.picture(f"endeavor-{kind}")
            assert not mira.page.evaluate(LEAST, 13), "text too small"
            mira.check()
        settling = mira.page.locator(".losses, .thrones").count()
        mira.choose_any(chance, "board" if settling else "prompt")
    mira.picture("endeavor-end")


def test_a_region_is_looked_at_on_a_phone_and_stays_chosen(come: Come) -> None:
    mira = come(phone=True)
    mira.deal("endeavor", 3, seed=43)
    mira.wait()
    number = mira.number
    mira.page.locator(".region-chip", has=mira.page.locator("#look-india")).click()
    assert mira.number == number, "looking plays nothing"
    assert mira.page.locator(".about-india").is_visible()
    bombay = mira.page.locator(".at-bombay").bounding_box()
    assert bombay
    assert 0 < bombay["x"] < 390
    mira.choose(mira.page.locator("[data-part=prompt] [data-choice]").first)
    mira.wait()
    assert mira.page.locator(".about-india").is_visible(), "the board has changed, the look has not"
    mira.page.locator(".region-chip", has=mira.page.locator("#look-world")).click()
    assert mira.page.locator(".about-world").is_visible()


def test_the_sheet_over_the_chart_is_folded_away(come: Come) -> None:
    mira = come()
    mira.deal("endeavor", 3, seed=44)
    mira.wait()
    assert mira.page.locator(".offer.lit").count() == 3, "three types of level 1"
    mira.page.locator(".spread summary").click()
    assert not mira.page.locator(".offer").first.is_visible()
    assert mira.page.locator(".at-london").is_visible()
    mira.page.locator(".spread summary").click()
    mira.choose(mira.page.locator(".offer[data-choice='build:shipyard']"))
    mira.wait()
    assert mira.page.locator(".my-board .tile", has_text="Shipyard").count() == 1


@pytest.mark.parametrize("phone", [False, True])
def test_an_exhausted_deck_says_so_in_readable_letters(come: Come, phone: bool) -> None:
    mira = come(phone=phone)
    position = {"players": [{}, {}, {}], "decks": {"deck_europe": []}}
    mira.open_file(civitas.arrange("endeavor", position).save())
    mira.wait()
    assert mira.page.locator(".deck .gone").count() == 1
    assert not mira.page.evaluate(LEAST, 13 if phone else 12), "text too small"


def test_decks_cities_and_glory_are_read_in_full(come: Come) -> None:
    mira = come()
    mira.deal("endeavor", 3, seed=45)
    mira.wait()
    mira.page.locator(".spread summary").click()
    zoom = mira.page.locator("#zoom")
    for what, words in (
        (".at-deck_europe", "From top to bottom"),
        (".at-lisbon", "Santo Domingo"),
        (".rib-india", "It opens with the last one"),
        (".my-board .score", "Empty governor space"),
    ):
        mira.page.locator(what).hover()
        mira.page.locator("#zoom:popover-open").wait_for()
        mira.page.get_by_text(words).first.wait_for()
        assert words in zoom.inner_text()
        mira.page.mouse.move(700, 2)
        mira.page.wait_for_function("() => !document.querySelector('#zoom').matches(':popover-open')")
    mira.page.locator(".at-deck_europe").focus()
    mira.page.keyboard.press("i")
    mira.page.locator("#zoom.pinned").wait_for()
    assert "Abolition" in zoom.inner_text()
    mira.picture("endeavor-zoom")
    mira.page.keyboard.press("Escape")
    mira.page.locator("[data-zoom=stock]").click()
    mira.page.locator("#zoom.pinned .stock").wait_for()
    assert zoom.locator(".offer").count() == 15
    mira.picture("endeavor-stock")


def test_markers_glide_and_what_changed_is_marked(come: Come) -> None:
    mira = come(motion=True)
    mira.deal("endeavor", 3, seed=46)
    mira.wait()
    mira.page.evaluate(
        """() => { window.moved = 0; const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => { window.moved += 1; return start(change); }; }"""
    )
    mira.choose(mira.page.locator(".offer[data-choice='build:shipyard']"))
    mira.page.locator(".tile[data-choice^='activate:colony_house']").wait_for(timeout=60_000)
    mira.choose(mira.page.locator(".tile[data-choice^='activate:colony_house']"))
    mira.page.locator(".map [data-choice^='occupy:']").first.wait_for()
    before = mira.page.evaluate("() => window.moved")
    city = mira.page.locator(".map [data-choice^='occupy:']").first
    name = (city.get_attribute("data-choice") or "").split(":")[1]
    mira.choose(city)
    assert mira.page.locator(f".at-{name} .disc.seat-0").count() == 1
    assert mira.page.evaluate("() => window.moved") > before
    mira.page.wait_for_function("() => document.querySelectorAll('main [data-changed]').length > 0")


@pytest.mark.parametrize("size", [(1440, 900), (1366, 680), (1100, 800), (1024, 768)])
def test_nothing_lies_below_the_fold(come: Come, size: tuple[int, int]) -> None:
    mira = come()
    mira.page.set_viewport_size({"width": size[0], "height": size[1]})
    mira.deal("endeavor", 5, seed=47)
    mira.wait()
    mira.page.locator(".spread summary").click()
    assert mira.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1")
    for part in ("top", "seats", "board", "mine", "prompt"):
        box = mira.page.locator(f"[data-part={part}]").bounding_box()
        assert box, part
        assert box["y"] + box["height"] <= size[1] + 1, part
        assert box["x"] + box["width"] <= size[0] + 1, part
    assert not mira.page.evaluate(LEAST, 12), "text too small"
    mira.picture(f"endeavor-{size[0]}")
