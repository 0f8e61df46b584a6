"""What the board of Civilization shows at every size, and a whole game in the browser."""

from __future__ import annotations

import random

import pytest

import civitas
from tests.civilization.tables import table
from tests.table.browser.measures import LEAST
from tests.table.browser.person import Come, recorded

SIZES = ((1440, 900), (1366, 768), (1024, 768), (2560, 1440))
SHEETS = (
    "setup.capital",
    "sot.main",
    "trade.compose",
    "cm.main",
    "cm.item",
    "mv.main",
    "mv.step",
    "rs.commit",
    "bt.play",
)
"""Questions that between them open every sheet that covers the map."""
ENDS = {"end", "pass", "none", "stop", "no", "decline", "drop", "nothing", "done", "reserve"}
UNREACHED = """() => [...document.querySelectorAll('.map button[data-choice]')].filter(el => {
  const box = el.getBoundingClientRect();
  if (!el.checkVisibility() || !box.width) return false;
  const spots = [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8]];
  const hit = ([a, b]) => document.elementFromPoint(box.left + box.width * a, box.top + box.height * b);
  return !spots.some(spot => el.contains(hit(spot)));
}).map(el => el.dataset.choice)"""

REACHED = """el => {
  const box = el.getBoundingClientRect();
  return el.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
"""Whether nothing lies over the middle of it."""


def played(kind: str, seats: int, seed: int) -> str:
    """A game played on by chance until the first seat is asked that question; if nobody is, the next one."""
    for number in range(seed, seed + 20):
        game = civitas.new("civilization", seats, number, {"negotiation_offer_limit": 3})
        chance = random.Random(number)
        for _ in range(4000):
            if game.over:
                break
            mine = next((one for one in game.pending if one.seat == 0), None)
            if mine is not None and mine.kind.name == kind and len(mine.options) > 2:
                return game.save()
            one = chance.choice(game.pending)
            bold = [option for option in one.options if one.kind.text(option) not in ENDS]
            game.choose(chance.choice(bold if bold and chance.random() < 0.9 else list(one.options)), one.seat)
    raise AssertionError(f"nobody is asked {kind}")


def test_the_map_fits_every_screen(come: Come) -> None:
    mira = come()
    mira.open_file(played("cm.main", 4, 5), "random")
    mira.wait()
    for width, height in SIZES[1:]:
        mira.resize(width, height)
        assert not mira.page.evaluate(LEAST, 12), f"text too small at {width}"
        assert mira.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width
        assert mira.page.locator("[data-part=prompt] [data-choice]").first.is_visible()
    mira.resize(1440, 900)
    mira.picture("civilization-cities")
    mira.check()


def test_a_phone_shows_one_thing_at_a_time(come: Come) -> None:
    mira = come(phone=True)
    mira.open_file(played("sot.main", 3, 6), "random")
    mira.wait()
    mira.reaches_the_choices()
    assert not mira.page.evaluate(LEAST, 13), "text too small"
    mira.picture("civilization-start")
    mira.check()


def test_a_phone_keeps_its_place_on_the_map(come: Come) -> None:
    mira = come(phone=True)
    mira.open_file(played("mv.main", 3, 6), "random")
    mira.wait()
    mira.page.locator("label:has(#size-large)").click()
    mira.page.locator(".mapbox").evaluate("box => box.scrollTo({ left: 220, top: 130, behavior: 'instant' })")
    mira.choose(mira.choices("prompt").first)
    mira.wait()
    assert mira.page.locator(".mapbox").evaluate("box => [box.scrollLeft, box.scrollTop]") == [220, 130]
    mira.page.locator(".mini a").last.click()
    mira.page.wait_for_function("() => document.querySelector('.mapbox').scrollTop > 130")


def test_a_sheet_folds_and_stays_folded(come: Come) -> None:
    mira = come()
    mira.open_file(played("rs.commit", 2, 7), "random")
    mira.wait()
    number = mira.number
    assert mira.page.locator(".wall").is_visible(), "research lies over the map"
    mira.page.locator(".shut").click()
    assert not mira.page.locator(".wall").is_visible()
    assert mira.number == number, "looking plays nothing"
    mira.page.locator(".shut").click()
    assert mira.page.locator(".wall").is_visible()


@pytest.mark.trial
@pytest.mark.parametrize("kind", SHEETS)
def test_every_sheet_at_every_size(come: Come, kind: str) -> None:
    mira, pat = come(), come(phone=True)
    save = played(kind, 4, 5)
    for person, least, sizes in ((mira, 12, SIZES), (pat, 13, ((390, 844),))):
        person.open_file(save, "random")
        person.wait()
        for width, height in sizes:
            person.resize(width, height)
            person.picture(f"civilization-{kind}-{width}")
            assert not person.page.evaluate(LEAST, least), f"text too small at {width}"
            assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width
        person.check()


@pytest.mark.trial
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_map_shows_its_lit_squares(come: Come, seats: int) -> None:
    mira = come()
    for kind in ("setup.capital", "mv.main"):
        mira.open_file(played(kind, seats, 8), "random")
        mira.wait()
        mira.picture(f"civilization-{kind}-{seats}-seats")
        assert mira.texts("board"), "squares are lit"
        assert not mira.page.evaluate(UNREACHED), "a lit square lies under something else"
        assert not mira.page.evaluate(LEAST, 12)
        mira.check()


@pytest.mark.trial
def test_a_whole_game_of_three_by_clicking_the_board_and_the_bar(come: Come) -> None:
    mira = come()
    game = civitas.new("civilization", 3, 11, {"turn_limit": 20, "negotiation_offer_limit": 0})
    while len(game.pending) > 1:
        game.choose(game.pending[0].options[0], game.pending[0].seat)
    mira.open_file(game.save(), "random")
    chance = random.Random(11)
    seen: set[str] = set()
    for _ in mira.asked():
        sentence = mira.page.locator("#sentence").inner_text()
        if sentence not in seen:
            seen.add(sentence)
            assert not mira.page.evaluate(LEAST, 12), f"text too small: {sentence}"
        mira.choose_any(chance, chance.choice(("board", "mine", "prompt")))
    mira.picture("civilization-end")
    mira.check()
    assert len(seen) > 6
    assert mira.page.locator(".race tbody tr").count() == 3


def test_a_phone_looks_at_the_end_and_at_a_city(come: Come) -> None:
    mira = come(phone=True)
    mira.open_file(recorded("civilization", "2-seats-economy"), "random")
    mira.wait()
    assert not mira.page.locator("header .turn.over").is_visible(), "the bar keeps the game's name"
    assert mira.page.locator(".deeds li").last.text_content()
    mira.page.locator(".shut").click()
    mira.page.locator("label:has(#look-city)").click()
    assert mira.page.locator(".town:visible").count() == 1
    assert not mira.page.locator(".mapbox").is_visible()
    assert not mira.page.evaluate(LEAST, 13), "text too small"
    mira.check()


@pytest.mark.parametrize("kind", ["rs.commit", "bt.play"])
def test_on_a_phone_no_sheet_lies_over_the_bar(come: Come, kind: str) -> None:
    mira = come(phone=True)
    mira.open_file(played(kind, 4, 5), "random")
    mira.wait()
    mira.reaches_the_choices()
    assert mira.page.locator("[data-part=prompt] [data-choice]").first.evaluate(REACHED)
    assert not mira.page.evaluate(LEAST, 13), "text too small"


def test_a_battle_fits_a_low_screen(come: Come) -> None:
    mira = come()
    mira.open_file(played("bt.play", 4, 5), "random")
    mira.wait()
    mira.resize(1366, 680)
    mira.picture("civilization-battle-low")
    fronts = mira.page.locator(".fronts")
    assert fronts.evaluate("box => box.scrollHeight <= box.clientHeight + 1"), "no card is cut"
    assert mira.page.locator(".bar").evaluate("bar => bar.scrollWidth <= bar.clientWidth"), "the bar's words have room"


def test_an_amount_is_dialled_and_then_given(come: Come) -> None:
    mira = come()
    mira.open_file(played("trade.compose", 4, 5), "random")
    mira.wait()
    dial = mira.page.locator("[data-part=board] [data-dial*='give:trade']")
    dial.fill("2")
    button = mira.page.locator("[data-part=board] .dialled [data-choice='give:trade:3']")
    assert button.inner_text() == "3"
    mira.choose(button)
    assert mira.page.locator(".deal .in").first.inner_text().split() == ["Trade", "3"]


def test_on_a_phone_the_bar_shows_a_city_at_a_time(come: Come) -> None:
    mira = come(phone=True)
    game = table({"cities": ["1,1", "6,5"], "culture": 9}, {"cities": ["13,6"]}, phase="management")
    mira.open_file(game.save(), "random")
    mira.wait()
    number = mira.number
    doors = mira.page.locator(".rooms label")
    seen = set()
    for at in range(doors.count()):
        doors.nth(at).click()
        shown = mira.choices("prompt").evaluate_all("all => all.map(e => e.dataset.choice)")
        assert shown[-1] == "end"
        seen |= set(shown)
    assert doors.count() == 3, "two cities, and the track"
    assert seen == mira.texts("prompt"), "behind one of the doors stands everything"
    assert mira.number == number, "a door only looks"
