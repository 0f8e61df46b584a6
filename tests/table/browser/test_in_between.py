"""What somebody does between two boards, or just before one comes, is neither lost nor overtaken."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.table.browser.person import PASSED, Come, Person
from tests.table.browser.test_several import pottery

HOLD = """() => {
  window.glides = [];
  window.skipped = 0;
  document.startViewTransition = (change) => {
    let end;
    const finished = new Promise((done) => { end = done; });
    const glide = { ready: Promise.resolve(), finished, change, end };
    glide.skipTransition = () => { window.skipped += 1; end(); };
    window.glides.push(glide);
    return glide;
  };
}"""
"""Pieces glide until the test ends it, or the page skips it."""
MOVE = """() => {
  stream.close();
  document.querySelector('main [data-key]:not([data-choice])').dataset.at = 'elsewhere';
  window.showing = show({ number: shown + 1, html: present, first: present });
}"""
"""The next board, in which a piece lies elsewhere; the server, which knows of none, says no more."""
GO_BACK = """async () => {
  const ask = window.fetch;
  const answered = new Promise((done) => {
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      setTimeout(done, 50);
      return answer;
    };
  });
  const [glide] = window.glides, gone = goBack(0);
  await answered;
  glide.change();
  glide.end();
  await gone;
}"""
OVERTAKEN = """async () => {
  stream.close();
  const before = shown;
  sending = true;
  enqueue(before + 1, present);
  window.fetch = async () => new Response(present, { status: 409, headers: { 'x-number': before } });
  await send('choose');
  sending = false;
  run();
}"""
PIN_AND_FOCUS = """async () => {
  const el = document.querySelector('.civ[data-zoom]');
  soon(el, 10);
  await zoom(el, true);
  await new Promise((done) => { setTimeout(done, 20); });
  await zooms.get(el.dataset.zoom);
  return pinned;
}"""


def gliding(come: Come) -> Person:
    """A table at which the reader's first choice has made a piece glide, and it has not arrived."""
    mira = come(motion=True)
    mira.deal("stone_age", 2, seed=45)
    mira.wait()
    mira.page.evaluate(HOLD)
    mira.page.locator(".place.hunt .go-ring").nth(1).click()
    mira.page.wait_for_function("() => window.glides.length === 1")
    return mira


def test_the_table_of_then_is_not_overtaken_by_a_board_that_was_on_its_way(come: Come) -> None:
    mira = gliding(come)
    mira.page.evaluate(GO_BACK)
    assert mira.page.evaluate("() => past !== null")
    mira.page.locator("[data-act=now]").click()
    mira.wait()


def shown_gliding(come: Come) -> Person:
    """A set to be taken from a board that is there already, while its pieces still glide."""
    mira = come(motion=True)
    pottery(mira)
    mira.page.evaluate(HOLD)
    mira.page.evaluate(MOVE)
    mira.page.evaluate("() => window.glides[0].change()")
    return mira


def test_the_next_choice_does_not_wait_for_pieces_that_glide(come: Come) -> None:
    mira = shown_gliding(come)
    mira.page.evaluate("() => fromNowOn()")
    assert mira.page.evaluate("() => window.skipped") == 1


def test_what_is_taken_while_pieces_glide_stays_taken(come: Come) -> None:
    mira = shown_gliding(come)
    expect(mira.page.locator("[data-several] [data-act=confirm]")).to_have_text("None")
    mira.page.locator("[data-toggle]").first.click()
    mira.page.evaluate("() => { window.glides[0].end(); return window.showing; }")
    expect(mira.page.locator("[data-toggle][aria-pressed=true]")).to_have_count(1)


def test_a_refusal_that_comes_late_takes_no_newer_board_away(come: Come) -> None:
    mira = come()
    mira.deal("stone_age", 2, seed=45)
    mira.wait()
    before = mira.number
    mira.page.evaluate(OVERTAKEN)
    mira.page.wait_for_function(PASSED, arg=before)


def test_what_is_pinned_stays_pinned_though_it_had_been_about_to_open(come: Come) -> None:
    mira = come()
    mira.deal("stone_age", 2, seed=43)
    mira.wait()
    assert mira.page.evaluate(PIN_AND_FOCUS)


def test_without_a_connection_whoever_undoes_is_told(come: Come) -> None:
    mira = come()
    mira.deal("stone_age", 2, seed=45)
    mira.wait()
    mira.page.context.set_offline(True)
    assert mira.page.evaluate("() => send('undo', { number: shown + 1 })") is False
    expect(mira.page.locator("#toast")).to_be_visible()
