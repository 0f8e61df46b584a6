"""Whole games of Endeavor in the browser, and what its board shows."""

from __future__ import annotations

import random

import pytest

import civitas
from tests.table.browser.measures import CLIPPED, LEAST
from tests.table.browser.person import LETTERS, Come, recorded

ON_BOARD = {"build", "ship", "occupy", "attack", "draw", "discard", "governor"}
"""What can be chosen on the chart or the sheet over it."""
ON_MINE = {"activate", "spend", "free", "discard", "governor"}
"""What can be chosen on a player's own board."""
UNREACHED = """() => [...document.querySelectorAll('[data-part=board] .map [data-choice]')].filter(el => {
  const box = el.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !el.contains(top);
}).map(el => el.dataset.choice)"""

REACH = """() => [...document.querySelectorAll('.map .lit')].map(el => {
  const box = el.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  const at = [[0, 0], [19, 0], [-19, 0], [0, 19], [0, -19]].map(([a, b]) => document.elementFromPoint(x + a, y + b));
  return [y + 19 < document.querySelector('.chart').getBoundingClientRect().bottom, at.every(one => el.contains(one))];
}).filter(([inside, hit]) => inside && !hit).length"""
LOW = (1366, 680)


def verbs(texts: set[str]) -> set[str]:
    return {text for text in texts if " " not in text}


def of(texts: set[str], known: set[str]) -> set[str]:
    """Those of the texts whose verb is known."""
    return {text for text in verbs(texts) if text.split(":")[0] in known}


@pytest.mark.trial
def test_a_whole_game_by_clicking_the_board_and_the_bar(come: Come) -> None:
    mira = come()
    mira.deal("endeavor", 3, seed=11)
    chance = random.Random(11)
    seen: set[str] = set()
    for _ in mira.asked():
        bar, board, mine = mira.texts("prompt"), mira.texts("board"), mira.texts("mine")
        assert of(bar, ON_BOARD) == board, "the chart lights what is legal there, and nothing else"
        assert of(bar, ON_MINE) - {"governor:none"} <= mine, "so does the own board"
        assert mine <= bar | {text for text in mine if text.startswith("free:")}
        assert not mira.page.evaluate(UNREACHED), "a lit place of the chart lies under something else"
        kind = min(bar).split(":")[0]
        if kind not in seen:
            seen.add(kind)
            mira.picture(f"endeavor-{len(seen)}-{kind}")
            assert not mira.page.evaluate(LEAST, 12), "text too small"
        mira.choose_any(chance, chance.choice(("board", "mine", "prompt")))
    mira.picture("endeavor-final")
    mira.check()
    assert {"build", "activate"} <= seen
    assert mira.page.locator(".final tr.total td").count() == 3
    assert mira.page.locator(".ranks li").count() == 3


@pytest.mark.trial
def test_a_game_on_a_phone(come: Come) -> None:
    mira = come(phone=True)
    mira.deal("endeavor", 4, seed=42)
    chance = random.Random(5)
    pictured: set[str] = set()
    for _ in mira.asked():
        mira.reaches_the_choices()
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
    assert mira.page.locator(".offer.lit").first.is_visible()
    assert not mira.page.locator(".map").is_visible(), "while one builds the tiles lie over the map"
    mira.page.locator(".spread summary").click()
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
        zoom.get_by_text(words).first.wait_for()
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
    mira.page.locator(".tile[data-choice^='activate:colony_house']").wait_for()
    mira.choose(mira.page.locator(".tile[data-choice^='activate:colony_house']"))
    mira.page.locator(".map [data-choice^='occupy:']").first.wait_for()
    before = mira.page.evaluate("() => window.moved")
    city = mira.page.locator(".map [data-choice^='occupy:']").first
    name = (city.get_attribute("data-choice") or "").split(":")[1]
    mira.choose(city)
    assert mira.page.locator(f".at-{name} .disc.seat-0").count() == 1
    assert mira.page.evaluate("() => window.moved") > before
    mira.page.wait_for_function("() => document.querySelectorAll('main [data-changed]').length > 0")


@LETTERS
@pytest.mark.parametrize("size", [(1440, 900), (1366, 680), (1100, 800), (1024, 768)])
def test_nothing_lies_below_the_fold(come: Come, size: tuple[int, int]) -> None:
    mira = come()
    mira.resize(*size)
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


@LETTERS
@pytest.mark.parametrize("size", [(1440, 900), LOW, (1024, 768), (390, 844)])
def test_all_tiles_are_seen_whole_when_there_are_many(come: Come, size: tuple[int, int]) -> None:
    mira = come(phone=size[0] < 760)
    mira.resize(*size)
    mira.open_file(recorded("endeavor", "4-seats-20", 134))
    mira.wait()
    assert mira.page.locator(".offer.lit").count() == 10
    parts = [".offer", ".seat-panel", ".my-board .tile"]
    assert not mira.page.evaluate(CLIPPED, parts if size[0] < 760 else [*parts, ".spread-body", ".groups", ".my-board"])
    sheet, last = mira.page.locator(".spread").bounding_box(), mira.page.locator(".spread .offer").last.bounding_box()
    assert sheet
    assert last
    assert 0 <= sheet["y"] + sheet["height"] - last["y"] - last["height"] < 24, "the tiles fill their sheet"
    assert not mira.page.evaluate(LEAST, 13 if size[0] < 760 else 12), "text too small"


@LETTERS
@pytest.mark.parametrize("size", [(1440, 900), LOW])
def test_a_discard_is_weighed_at_one_glance(come: Come, size: tuple[int, int]) -> None:
    mira = come()
    mira.resize(*size)
    mira.open_file(recorded("endeavor", "4-seats-20", 129))
    mira.wait()
    assert not mira.page.evaluate(CLIPPED, [".spread-body", ".losses", ".my-tracks h3", ".groups", ".seat-panel"])
    button = mira.page.locator(".groups [data-choice='discard:europe_1']")
    assert button.locator("small").inner_text() == "then 1 more: 4 of 3"
    assert button.locator("em").inner_text() == "−3"
    assert mira.page.locator(".groups [data-choice='discard:slavery_5'] small").inner_text() == "done: 4 of 4"
    mira.picture(f"endeavor-discard-{size[0]}")


@LETTERS
def test_a_phone_shows_the_choices_of_one_region_or_all(come: Come) -> None:
    mira = come(phone=True)
    mira.open_file(recorded("endeavor", "5-seats-9", 125))
    mira.wait()
    buttons = mira.choices("prompt")
    assert buttons.count() == 6, "few enough to show all of them"
    mira.page.locator("label", has=mira.page.locator("#sieve-here")).click()
    assert buttons.count() == 1, "the choices of the region that is looked at"
    mira.page.locator(".region-chip", has=mira.page.locator("#look-africa")).click()
    assert buttons.count() == 1
    assert "Africa" in buttons.inner_text()
    mira.page.locator(".region-chip", has=mira.page.locator("#look-europe")).click()
    assert buttons.count() == 6, "nothing can be chosen there: all choices"
    assert not mira.page.evaluate(CLIPPED, [".seat-panel", ".brief"]), "the scores of five seats, mine the first"
    assert mira.page.locator(".my-chip .score").is_visible()
    line, bar = mira.page.locator(".brief").bounding_box(), mira.page.locator("[data-part=prompt]").bounding_box()
    assert line
    assert bar
    assert line["height"] <= 41
    assert line["y"] + line["height"] <= bar["y"] + 1, "harbor and levels stand above the choices"


@LETTERS
def test_cities_are_large_enough_for_a_thumb(come: Come) -> None:
    mira = come(phone=True)
    mira.open_file(recorded("endeavor", "5-seats-9", 77))
    mira.wait()
    assert mira.page.locator(".map .lit").count() == 10
    mira.page.wait_for_function(f"() => ({REACH})() === 0")
    mira.picture("endeavor-attack")


@LETTERS
@pytest.mark.parametrize("size", [(1440, 900), LOW])
def test_five_seats_lose_nothing(come: Come, size: tuple[int, int]) -> None:
    mira = come()
    mira.resize(*size)
    mira.open_file(recorded("endeavor", "5-seats-university_scoring-per_player-6", 190))
    mira.wait()
    assert not mira.page.evaluate(CLIPPED, [".seat-panel", ".quay", ".hand", ".my-tokens"])
    assert mira.page.locator(".seat-panel .tiles:visible").count() == 4
    chart, room = mira.page.locator(".map").bounding_box(), mira.page.locator(".chart").bounding_box()
    assert chart
    assert room
    assert room["width"] - chart["width"] < 30, "no empty sea beside the chart"


def test_a_first_game_is_told_what_tiles_and_words_mean(come: Come) -> None:
    mira = come()
    mira.deal("endeavor", 3, seed=48)
    mira.wait()
    assert "First game?" in mira.page.locator(".spread").inner_text()
    mira.page.locator(".spread .word").click()
    mira.page.get_by_text("Where your markers wait").wait_for()
    mira.page.keyboard.press("Escape")
    mira.choose(mira.page.locator(".offer.lit").first)
    mira.wait()
    told = mira.page.locator(".first-game .word")
    for number, meaning in enumerate(("Where your markers wait", "opens its region", "You are present")):
        told.nth(number).click()
        mira.page.locator("#zoom", has_text=meaning).wait_for()


@LETTERS
def test_cards_have_the_size_that_was_set(come: Come) -> None:
    mira = come()
    mira.open_file(recorded("endeavor", "4-seats-20", 129))
    mira.wait()
    widths = []
    for size in ("small", "large"):
        mira.page.evaluate("size => { document.documentElement.dataset.cards = size; }", size)
        widths.append(mira.page.locator(".hand-card").first.evaluate("card => card.offsetWidth"))
        assert not mira.page.evaluate(CLIPPED, [".hand", ".my-board"])
    assert widths == [39, 50]
