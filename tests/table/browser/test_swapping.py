"""A board becomes the next one: the page is what came, what is the same stays, and each board is painted."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.table.browser.person import Come, Person, recorded
from tests.table.browser.test_seeing import partly

GAMES = ["stone_age", "innovation", "endeavor", "through_the_ages", "civilization"]
DIFFERENCES = """() => {
  // What scripts write into a board that has come.
  const own = ['style', 'hidden', 'disabled', 'tabindex', 'aria-pressed', 'aria-describedby', 'data-changed',
    'data-fresh', 'data-was', 'data-taken', 'open'];
  const filled = 'time, .times, [data-waits], [data-load], [data-act=confirm] b, .skip', found = [];
  const facts = (el) => el.nodeType === 1 ? [...el.attributes].filter(({ name }) => !own.includes(name))
    .map(({ name, value }) => `${name}=${value.trim()}`).sort() : [el.nodeValue];
  const compare = (here, came) => {
    const [a, b] = [here, came].map((el) => el ? [el.nodeName, ...facts(el)] : ['nothing']);
    const lacks = (some, others) => others.filter((one) => !some.includes(one));
    if (`${a}` !== `${b}`) return found.push([lacks(b, a), lacks(a, b)]);
    if (here.nodeType === 1 && here.matches(filled)) return;
    const [some, others] = [here, came].map((el) => [...el.childNodes]);
    for (let n = 0; n < Math.max(some.length, others.length); n++) compare(some[n], others[n]);
  };
  const came = main.cloneNode(false);
  came.append(parsed(present));
  compare(main, came);
  return found;
}"""
MARK = "() => { for (const el of document.querySelectorAll('main *')) el.wasHere = true; }"
KEPT = """() => { const now = [...document.querySelectorAll('main *')];
  return now.filter((el) => el.wasHere).length / now.length; }"""
AT_ONCE = """() => new Promise((done) => {
  const log = [], before = shown, end = () => shown === before + 20 ? done(log) : setTimeout(end);
  const note = (what) => log.push([what, performance.now()]);
  new MutationObserver(() => note('board')).observe(main, { attributeFilter: ['data-number'] });
  const frame = () => { note('frame'); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  const post = (n) => {
    enqueue(before + n, present);
    if (n < 20) setTimeout(() => post(n + 1));
    else end();
  };
  post(1);
})"""


def look(mira: Person, game: str, number: int) -> None:
    """Look back at a finished game."""
    mira.open_file(recorded(game, "whole-2-seats-turn_limit-20-1207") if game == "civilization" else partly(game, 1.0))
    mira.go(mira.page.url.rpartition("/")[0] + f"/look/{number}")


def step(mira: Person, number: int) -> None:
    mira.page.evaluate("async (number) => { await look(number); }", number)
    assert mira.number == number


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_the_board_that_came(come: Come, game: str) -> None:
    mira = come()
    look(mira, game, 20)
    last = int(mira.page.locator("[data-look]").get_attribute("max") or 0)
    chance = random.Random(1)
    for number in [21, 22, 60, 61, 23, last, 2, *[chance.randrange(2, last) for _ in range(12)]]:
        step(mira, number)
        assert mira.page.evaluate(DIFFERENCES) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_the_board_that_came_after_choices(come: Come, game: str) -> None:
    mira = come()
    mira.open_file(partly(game, 0.4), "random")
    chance = random.Random(2)
    for _ in range(5):
        mira.choose_any(chance)
        mira.wait()
        assert mira.page.evaluate(DIFFERENCES) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_the_same_stays(come: Come, game: str) -> None:
    mira = come()
    look(mira, game, 40)
    mira.page.evaluate(MARK)
    step(mira, 41)
    assert mira.page.evaluate(KEPT) > 0.8


def test_boards_that_come_at_once_are_painted_each_before_the_next(come: Come) -> None:
    mira = come()
    mira.deal("stone_age", 2, 3)
    mira.wait()
    log = mira.page.evaluate(AT_ONCE)
    assert [what for what, _ in log].count("board") > 1
    # A browser that has not painted within a second may show the next board all the same.
    soon = [two for two in itertools.pairwise(log) if two[1][1] - two[0][1] < 900]
    assert not [two for two in soon if two[0][0] == two[1][0] == "board"]
