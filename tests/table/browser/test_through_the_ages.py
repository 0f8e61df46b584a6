"""Through the Ages in the browser: a whole game by clicking, and what its board shows at every size."""

from __future__ import annotations

import functools
import random

import pytest

import civitas
from civitas.kernel.game import Game
from tests.table.browser.contrast import FAINT
from tests.table.browser.measures import CLIPPED, LEAST
from tests.table.browser.person import LETTERS, Come, Person

SIZES = {
    "desktop": (1440, 900),
    "laptop": (1366, 680),
    "strip": (1024, 768),
    "phone": (390, 844),
    "wide": (2560, 1440),
}
BELOW = """() => [...document.querySelectorAll('.mine, .mine > *, .prompt, .finish, .seat-panel')].filter(el => {
  const { bottom, right } = el.getBoundingClientRect();
  return el.checkVisibility() && (bottom > innerHeight + 1 || right > innerWidth + 1);
}).map(el => el.className)"""
WEIGHTS = {
    "end": 0.3,
    "destroy": 0,
    "disband": 0,
    "build": 4,
    "upgrade": 4,
    "develop": 9,
    "lead": 6,
    "stages": 6,
    "play": 5,
}
"""How often the boards below were led on by each kind of action: builders make fuller boards."""


@functools.cache
def played(seats: int, kind: str, age: str, least: int) -> str:
    """A game of builders, saved when seat 0 is asked a question of that kind with so many answers, from that age on."""
    for seed in range(1, 40):
        game = civitas.new("through_the_ages", seats, seed)
        chance = random.Random(seed)
        while not game.over and not _is_there(game, kind, age, least):
            decision = game.pending[0]
            texts = [text for text in decision.texts if text != "resign"]
            weights = [WEIGHTS.get(text.split(":")[0], 1) for text in texts]
            game.choose(decision.kind.option(chance.choices(texts, weights)[0]), decision.seat)
        if not game.over:
            return game.save()
    raise AssertionError(f"no such question: {kind}")


def _is_there(game: Game, kind: str, age: str, least: int) -> bool:
    decision = game.pending[0]
    view = game.view(0)
    ages = ("A", "I", "II", "III", "IV")
    late = ages.index(view.age) >= ages.index(age)
    return decision.seat == 0 and decision.kind.name == kind and late and len(decision.texts) >= least


def sit(come: Come, save: str, size: str = "desktop") -> Person:
    """Somebody at a saved table, in a window of that size."""
    mira = come(phone=size == "phone")
    width, height = SIZES[size]
    mira.resize(width, height)
    mira.open_file(save, "random")
    mira.wait()
    return mira


@pytest.mark.trial
def test_a_whole_game_with_four_seats_by_clicking(come: Come) -> None:
    mira = come()
    mira.deal("through_the_ages", 4, seed=21)
    chance = random.Random(21)
    seen: set[str] = set()
    for _ in mira.asked():
        bar = mira.texts("prompt")
        board = mira.texts("board") | mira.texts("mine") | mira.texts("seats") | mira.texts("band")
        assert board <= bar, "what is lit on the board stands in the bar, too"
        seen |= {text.split(":")[0] for text in bar}
        lit = mira.choices("prompt").or_(mira.choices("mine")).or_(mira.choices("board"))
        some = [at for at in range(lit.count()) if lit.nth(at).get_attribute("data-choice") != "resign"]
        mira.choose(lit.nth(chance.choice(some)))
    mira.picture("through-the-ages-end")
    mira.check()
    assert {"take", "build", "population", "prepare", "end"} <= seen
    assert mira.page.locator(".final .total").is_visible()


@LETTERS
@pytest.mark.parametrize("size", SIZES)
def test_the_board_fits(come: Come, size: str) -> None:
    mira = sit(come, played(4, "act", "II", 24), size)
    mira.picture(f"through-the-ages-{size}")
    assert mira.page.evaluate(LEAST, 13 if size == "phone" else 12) == []
    assert mira.page.evaluate(FAINT, 5) == []
    assert mira.page.evaluate(FAINT, 22), "texts are found and measured"
    if size != "phone":
        assert mira.page.evaluate(BELOW) == [], "everything that matters now is in sight"
        assert mira.page.evaluate(CLIPPED, [".rate", ".tile", ".stat"]) == []
    mira.check()


def test_doors_look_and_their_rooms_list(come: Come) -> None:
    mira = sit(come, played(4, "act", "II", 24))
    before = mira.number
    texts = mira.texts("prompt")
    shown: set[str] = set()
    for door in ("row", "build", "hand", "army", "destroy"):
        mira.page.locator(f".door:has(#door-{door})").click()
        badge = int(mira.page.locator(f".door:has(#door-{door}) .badge").inner_text())
        inside = mira.page.locator(f".at-{door} [data-choice]:visible")
        assert inside.count() == badge
        shown |= set(inside.evaluate_all("all => all.map(e => e.dataset.choice)"))
        mira.picture(f"through-the-ages-door-{door}")
        mira.check()
    assert shown | {"end"} == texts
    assert mira.number == before, "a door only looks"


def test_a_rival_comes_into_the_big_place_and_goes(come: Come) -> None:
    mira = sit(come, played(4, "act", "II", 24))
    own = mira.page.locator(".mine .me-id b").inner_text()
    mira.page.locator(".seat-panel [data-swap=civ-2]").click()
    mira.page.wait_for_selector(".mine.swapped")
    rival = mira.page.locator(".mine .me-id b").inner_text()
    assert rival != own
    assert mira.page.locator(".mine.swapped [data-choice]").count() == 0
    mira.picture("through-the-ages-rival")
    mira.check()
    mira.page.locator(".mine [data-swap='']").click()
    assert mira.page.locator(".mine .me-id b").inner_text() == own


def test_numbers_say_why(come: Come) -> None:
    mira = sit(come, played(4, "act", "II", 24))
    for stat in ("culture", "science", "strength", "happiness", "food", "resources", "actions"):
        mira.page.locator(f".mine [data-zoom=why-{stat}-0]").click()
        mira.page.wait_for_selector("#zoom:popover-open .why")
        assert mira.page.locator("#zoom .tot").first.is_visible()
        mira.check()
        mira.page.keyboard.press("Escape")


def test_what_is_new_in_a_number_is_marked_and_undo_names_what_it_takes_back(come: Come) -> None:
    mira = sit(come, civitas.arrange("through_the_ages", {"players": [{"resources": 4, "unused": 2}, {}]}).save())
    mira.page.locator(".mine [data-choice='build:warriors']").click()
    undo = mira.page.locator(".undo span", has_text="Undo: Warriors")
    undo.wait_for()
    mira.page.locator(".mine [data-zoom=why-strength-0]").click()
    mira.page.wait_for_selector("#zoom:popover-open .why")
    assert mira.page.locator("#zoom [data-more]").evaluate_all("all => all.map(e => e.dataset.more)") == ["+1"]
    assert "was 1" in mira.page.locator("#zoom h2").inner_text()
    mira.picture("through-the-ages-why")
    mira.check()


def test_a_defence_is_put_together_and_then_confirmed(come: Come) -> None:
    attacker = {"workers": {"warriors": 4}, "military_hand": ["aggression_spy_ii"]}
    hand = {"military_hand": ["military_bonus_i", "legion", "phalanx"], "government": "communism"}
    game = civitas.arrange("through_the_ages", {"players": [hand, attacker], "turn": 1, "phase": "politics"})
    game.choose_text("aggression:aggression_spy_ii>0")
    mira = sit(come, game.save())
    confirm = mira.page.locator("[data-several] [data-act=confirm]")
    for choice, said in (("discard:legion", "2 more"), ("defend:military_bonus_i", "Defend with 2 cards: +3")):
        mira.page.locator(f"[data-toggle][data-choice='{choice}']").click()
        assert said in confirm.inner_text()
    mira.page.locator("[data-toggle][data-choice='discard:phalanx']").click()
    assert "+3" in confirm.inner_text(), "what is not needed can't be added"
    confirm.click()
    mira.page.wait_for_function("() => document.querySelectorAll('.handbox.military .tc').length === 1")
    mira.check()


def test_a_force_is_put_together_with_its_armies(come: Come) -> None:
    seat = {"workers": {"warriors": 2, "swordsmen": 1}, "tactic": "legion"}
    seat["military_hand"] = ["raiders", "military_bonus_i"]
    table = {"players": [seat, {}], "phase": "politics", "current": ["vast_territory_i"], "future": []}
    game = civitas.arrange("through_the_ages", {**table, "age": "II"})
    game.choose_text("prepare:raiders")
    game.choose_text("bid:5")
    game.choose_text("pass")
    mira = sit(come, game.save())
    confirm = mira.page.locator("[data-several] [data-act=confirm]")
    mira.page.locator("[data-toggle][data-choice='bonus:military_bonus_i']").click()
    assert confirm.is_disabled(), "cards alone are no force"
    said = (("send:warriors", "3 more"), ("send:swordsmen", "1 more"), ("send:warriors", "Send 4: 7 of 5"))
    for choice, text in said:
        mira.page.locator(f"[data-toggle][data-choice='{choice}']").click()
        assert text in confirm.inner_text()
    mira.page.locator("[data-toggle][data-choice='bonus:military_bonus_i']").click()
    assert "Send 3: 6 of 5" in confirm.inner_text()
    mira.picture("through-the-ages-force-set")
    confirm.click()
    mira.page.wait_for_function("() => document.querySelectorAll('.handbox.military .tc').length === 1")
    mira.check()


@pytest.mark.parametrize("size", ["desktop", "laptop", "strip", "phone"])
def test_the_banks_say_what_they_hold_and_a_worker_comes_from_there(come: Come, size: str) -> None:
    game = civitas.arrange("through_the_ages", {"players": [{"yellow": 8, "food": 6, "blue": 7}, {}], "age": "I"})
    mira = sit(come, game.save(), size)
    held = mira.page.locator(".mine .bank .holds")
    assert [words.is_visible() for words in held.all()] == [True, True]
    assert "8 in the bank" in held.nth(0).inner_text()
    assert "none from 11" in held.nth(1).inner_text()
    held.nth(0).locator("[data-choice=population]").click()
    mira.page.wait_for_function("() => document.querySelector('.mine .bank b').textContent === '7'")
    mira.check()


def test_on_a_phone_the_band_is_the_page_of_an_attack(come: Come) -> None:
    attacker = {"workers": {"warriors": 9}, "military_hand": ["aggression_spy_ii", "rats"]}
    table = {"players": [attacker, {"science": 5}, {}], "phase": "politics", "age": "II"}
    mira = sit(come, civitas.arrange("through_the_ages", table).save(), "phone")
    attacks = mira.page.locator("[data-choice='aggression:aggression_spy_ii>1']:visible")
    assert attacks.count() == 1, "the band's own button"
    attacks.click()
    mira.page.wait_for_function("() => document.querySelector('[data-key=r-science-0] b').textContent === '5'")
    mira.check()


@pytest.mark.parametrize(
    "kind", ["politics", "bid", *[pytest.param(kind, marks=pytest.mark.trial) for kind in ("defence", "force")]]
)
def test_the_band_shows_what_is_decided(come: Come, kind: str) -> None:
    mira = sit(come, played(4, kind, "I", 3))
    mira.picture(f"through-the-ages-{kind}")
    assert mira.page.evaluate(LEAST, 12) == []
    mira.check()


def test_two_seats_and_the_last_age(come: Come) -> None:
    for seats in (2, 3):
        mira = sit(come, played(seats, "act", "III", 12))
        mira.picture(f"through-the-ages-{seats}-seats")
        assert mira.page.locator(".seat-panel").count() == seats - 1
        assert mira.page.locator(".gc-air_force").count() > 0
        mira.check()
