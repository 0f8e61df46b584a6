"""Through the Ages beside its mock-ups: one rich position and its hard states, at the sizes that were drawn."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from tests.table.browser.contrast import FAINT
from tests.table.browser.measures import CLIPPED, LEAST
from tests.table.browser.person import Come, Person
from tests.table.browser.test_through_the_ages import sit

MIRA: dict[str, Any] = {
    "science": 12,
    "culture": 87,
    "yellow": 5,
    "blue": 9,
    "workers": {
        "agriculture": 1,
        "irrigation": 2,
        "bronze": 1,
        "iron": 2,
        "philosophy": 0,
        "alchemy": 1,
        "scientific_method": 1,
        "religion": 0,
        "theology": 1,
        "printing_press": 1,
        "drama": 1,
        "bread_and_circuses": 1,
        "warriors": 0,
        "riflemen": 2,
        "knights": 2,
        "cannon": 2,
    },
    "tokens": {"agriculture": 1, "irrigation": 2, "iron": 5},
    "government": "constitutional_monarchy",
    "specials": ["code_of_laws", "warfare", "masonry"],
    "leader": "isaac_newton",
    "wonder": "eiffel_tower",
    "stages": 1,
    "wonders": ["colossus", "taj_mahal"],
    "colonies": ["developed_territory_i"],
    "hand": ["organized_religion", "navigation", "republic", "efficient_upgrade_ii", "reserves_ii"],
    "fresh": {"reserves_ii": 1},
    "military_hand": ["defensive_army", "military_bonus_ii", "aggression_plunder_ii", "war_over_technology"],
    "tactic": "napoleonic_army",
    "civil": 4,
    "military": 4,
}
RIVALS: list[dict[str, Any]] = [
    {
        "culture": 118,
        "workers": {"swordsmen": 2},
        "leader": "william_shakespeare",
        "government": "monarchy",
        "wonders": ["hanging_gardens"],
        "wonder": "ocean_liner_service",
    },
    {"culture": 52, "workers": {"warriors": 5}, "leader": "napoleon_bonaparte", "military_hand": ["foray"]},
    {"culture": 76, "workers": {"warriors": 3}, "leader": "james_cook", "government": "theocracy"},
]
TABLE: dict[str, Any] = {
    "age": "II",
    "round": 14,
    "begun": [2, 7],
    "row": [
        "frugality_ii",
        None,
        "team_sports",
        "transcontinental_railroad",
        "efficient_upgrade_ii",
        "maximilien_robespierre",
        "journalism",
        "coal",
        "opera",
        "selective_breeding",
        "cannon",
        "patriotism_ii",
        "cavalrymen",
    ],
    "civil_left": 3,
    "common": ["medieval_army", "classic_army", "napoleonic_army"],
    "current": [{"card": "raiders", "by": 1}, {"card": "national_pride", "by": 3}],
    "future": [{"card": card, "by": by} for by, card in enumerate(("refugees", "rats", "terrorism", "crime_wave"))],
}
ENDING = ("impact_of_wonders", "impact_of_science", "impact_of_happiness", "impact_of_government")
INSIDE = """([inner, outer]) => {
  const boxes = [...document.querySelectorAll(inner)].filter(e => e.checkVisibility());
  const out = boxes.filter(e => {
    const a = e.getBoundingClientRect(), b = e.closest(outer).getBoundingClientRect();
    return a.right > b.right + 1 || a.bottom > b.bottom + 1 || a.left < b.left - 1 || a.top < b.top - 1;
  });
  return [boxes.length, out.length];
}"""
"""How many of the visible inner things there are, and how many are not wholly inside the outer one around them."""
TEXTS = "all => all.map(e => e.textContent.trim().replace(/\\s+/g, ' '))"


def scene(mine: dict[str, Any] | None = None, **table: Any) -> civitas.Game:
    """The position with changes of my own civilization and of the table."""
    return civitas.arrange("through_the_ages", TABLE | {"players": [MIRA | (mine or {}), *RIVALS]} | table)


def ended() -> civitas.Game:
    """The same four at the end of their last round, with impacts left to be scored."""
    deck = {"current": [{"card": card, "by": 0} for card in ENDING], "future": [], "row": [None] * 13}
    players = [dict(player) for player in (MIRA, *RIVALS)]
    for at, player in enumerate(players):
        player["history"] = [round(player["culture"] * step / 21) for step in range(22 if at < 3 else 21)]
        player["sources"] = {"production": player["culture"] - 10, "events": 10}
    last = {"age": "IV", "phase": "end", "round": 22, "last_round": 22, "turn": 3, "start": 0, "begun": [2, 8, 15, 21]}
    position = TABLE | {"players": players} | deck | last
    del position["civil_left"]
    game = civitas.arrange("through_the_ages", position)
    assert game.over
    return game


def open_door(mira: Person, door: str) -> None:
    mira.page.locator(f".door:has(#door-{door})").click()


@pytest.mark.parametrize("size", ["desktop", "laptop", "strip", "phone"])
def test_the_end_tells_what_there_was_then_each_impact_then_the_total(come: Come, size: str) -> None:
    mira = sit(come, ended().save(), size)
    rows = mira.page.locator(".final-score tbody th").evaluate_all(TEXTS)
    assert rows[0] == "Culture after round 22"
    assert [row for row in rows if row.startswith("Impact")] == sorted(rows[1 : 1 + len(ENDING)])
    assert rows[-1] == "Total"
    ranked = mira.page.locator(".final-score .total td b").evaluate_all(TEXTS)
    assert ranked == sorted(ranked, key=int, reverse=True)
    assert mira.page.locator(".bigchart .at-end").evaluate_all(TEXTS) == ranked
    if size != "phone":
        assert mira.page.evaluate(INSIDE, [".final-score .total", ".final-scroll"]) == [1, 0], "the total is in sight"
        chart = mira.page.locator(".bigchart").bounding_box()
        assert chart
        assert chart["height"] > 100
    mira.picture(f"through-the-ages-final-{size}")
    mira.page.locator("label:has(#end-sources)").click()
    assert "Production" in mira.page.locator(".by-source").inner_text()
    assert not mira.page.locator(".bigchart").is_visible()
    mira.page.locator("label:has(#end-boards)").click()
    assert mira.page.locator(".mine .dash").is_visible()
    assert not mira.page.locator(".final-scroll").first.is_visible()
    mira.check()


def test_a_phone_has_all_seats_in_a_strip_and_a_page_for_each(come: Come) -> None:
    mira = sit(come, scene().save(), "phone")
    cells = mira.page.locator(".strip button")
    assert cells.evaluate_all("all => all.map(e => e.querySelectorAll('b').length)") == [2, 2, 2, 2]
    assert cells.first.inner_text().splitlines()[0] == "87", "my own is the first"
    assert mira.page.evaluate(INSIDE, [".strip button > *", ".strip button"]) == [16, 0]
    assert mira.page.locator(".mine .alarm").is_visible(), "trouble stands above the page"
    assert mira.page.locator(".prompt").bounding_box()["height"] < 200  # type: ignore[index]
    cells.nth(1).click()
    mira.page.wait_for_selector(".mine.swapped")
    for part in (".state", ".tech", ".hands"):
        assert mira.page.locator(f".mine {part}").is_visible(), "the whole civilization, whatever door is open"
    assert not mira.page.locator(".doors").is_visible()
    mira.picture("through-the-ages-rival")
    mira.check()
    mira.page.locator(".home").click()
    assert mira.page.locator(".doors").is_visible()


def test_a_phone_shows_the_row_on_three_steps(come: Come) -> None:
    mira = sit(come, scene().save(), "phone")
    open_door(mira, "row")
    flights = mira.page.locator(".flight")
    assert flights.evaluate_all("all => all.map(e => e.querySelectorAll('.slot').length)") == [5, 4, 4]
    assert mira.page.locator(".flight-head").nth(1).inner_text().startswith("2 civil actions")
    assert mira.page.evaluate(INSIDE, [".slot .tc", ".flight"])[1] == 0
    assert mira.page.evaluate(LEAST, 13) == []
    mira.check()


def test_a_phone_shows_the_hand_that_is_asked_about(come: Come) -> None:
    held = [*MIRA["military_hand"], "prosperity", "crusades", "iconoclasm"]
    game = scene({"military_hand": held, "civil": 0})
    game.choose_text("end")
    mira = sit(come, game.save(), "phone")
    assert mira.page.locator(".handbox.military .tc:visible").count() == len(held)
    assert not mira.page.locator(".cardrow").is_visible()
    mira.check()


def test_what_is_refused_is_told_by_its_reason(come: Come) -> None:
    full = [*MIRA["hand"], "architecture", "strategy"]
    mira = sit(come, scene({"hand": full}).save())
    open_door(mira, "row")
    told = mira.page.locator(".at-row .refusals").inner_text()
    assert "cards: your civil hand is full" in told
    assert told.count("hand is full") == 1
    open_door(mira, "hand")
    assert "Republic: it costs" in mira.page.locator(".at-hand .refusals").inner_text(), "few are named"


@pytest.mark.parametrize("size", ["laptop", "strip"])
def test_on_low_screens_the_row_is_a_line_until_its_door_opens(come: Come, size: str) -> None:
    mira = sit(come, scene().save(), size)
    height = "all => Math.max(...all.map(e => e.offsetHeight))"
    assert mira.page.locator(".cardrow .tc").evaluate_all(height) < 40
    assert mira.page.locator(".tech .nm2").first.is_visible()
    open_door(mira, "row")
    assert mira.page.locator(".cardrow .tc").evaluate_all(height) > 100, "whole cards"
    assert not mira.page.locator(".tech .nm2").first.is_visible(), "the technologies fold"
    end = mira.page.locator(".finish [data-choice=end]").bounding_box()
    assert end
    assert end["y"] + end["height"] <= (mira.page.viewport_size or {})["height"]
    mira.check()


def test_levels_stand_in_order_and_short_lines_in_pairs(come: Come) -> None:
    mira = sit(come, scene().save(), "laptop")
    labs = mira.page.locator(".at-build .rw", has_text="Lab").locator(".b3 i").evaluate_all(TEXTS)
    assert labs == ["A", "I", "II"]
    theater, arena = (mira.page.locator(".at-build .rw", has_text=name).bounding_box() for name in ("Theater", "Arena"))
    assert theater
    assert arena
    assert theater["y"] == arena["y"]
    assert mira.page.evaluate(INSIDE, [".at-build .go", ".at-build"])[1] == 0, "everything to build is in sight"


def test_a_political_card_is_one_line_with_a_button_a_rival(come: Come) -> None:
    mira = sit(come, scene({"military": 5}, phase="politics").save())
    lines = mira.page.locator(".polg .rw")
    assert lines.evaluate_all("all => all.map(e => e.querySelectorAll('.go').length)") == [3, 3]
    assert lines.first.locator(".go").first.get_attribute("aria-label", timeout=5000)
    mira.picture("through-the-ages-political-lines")
    mira.check()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_bids_stand_beside_the_units_they_cost_and_high_ones_fold(come: Come, size: str) -> None:
    game = scene(phase="politics", turn=2, current=[{"card": "wealthy_territory_ii", "by": 1}])
    game.choose_text("prepare:foray")
    while game.decision is not None and game.decision.seat != 0:
        game.choose_text("pass")
    mira = sit(come, game.save(), size)
    label, numbers = (mira.page.locator(f".bids .rw {part}").first.bounding_box() for part in (".lb", ".many-bids"))
    assert label
    assert numbers
    assert label["x"] + label["width"] <= numbers["x"]
    assert 10 <= mira.page.locator(".bids [data-choice^=bid]:visible").count() <= 16
    mira.page.locator(".bid-foot summary").click()
    shown = mira.page.locator(".bids [data-choice^=bid]:visible").count()
    assert shown == len([text for text in game.decision.texts if text != "pass"])
    mira.check()


def test_hands_over_ten_cards_overlap_just_as_they_must(come: Come) -> None:
    eleven = [*MIRA["military_hand"], "prosperity", "crusades"]
    mira = sit(come, scene({"military_hand": eleven}).save())
    assert mira.page.locator(".hands.crowded").count() == 1
    assert mira.page.evaluate(INSIDE, [".hands .tc", ".mine"]) == [11, 0]
    least = "all => Math.min(...all.slice(1).map((e, n) => e.offsetLeft - all[n].offsetLeft))"
    assert mira.page.locator(".handbox.military .tc").evaluate_all(least) > 65, "almost whole cards"
    many = [*MIRA["hand"], "architecture", "strategy", "rich_land_ii", "breakthrough_ii", "patriotism_ii"]
    mira = sit(come, scene({"hand": many, "military_hand": eleven}, row=[None] * 13).save())
    assert mira.page.evaluate(INSIDE, [".hands .tc", ".mine"]) == [16, 0]


@pytest.mark.parametrize("size", ["desktop", "laptop", "strip"])
def test_wars_many_wonders_and_colonies_keep_to_their_places(come: Come, size: str) -> None:
    mine = {
        "wonders": ["colossus", "taj_mahal", "pyramids", "great_wall", "universitas_carolina"],
        "wonder": "kremlin",
        "colonies": ["developed_territory_i", "historic_territory_i", "vast_territory_i"],
        "wars": [{"card": "war_over_territory", "target": 1}],
    }
    mira = sit(come, scene(mine).save(), size)
    assert mira.page.evaluate(CLIPPED, [".tile", ".world", ".seat-panel"]) == []
    assert mira.page.evaluate(INSIDE, [".cell .w", ".cell"])[1] == 0
    assert mira.page.evaluate(INSIDE, [".world .by > *", ".world"])[1] == 0
    mira.picture(f"through-the-ages-crowded-{size}")
    mira.check()


@pytest.mark.parametrize("phase", ["politics", "action"])
def test_words_stand_out_by_day(come: Come, phase: str) -> None:
    mira = come()
    mira.go("/settings")
    mira.page.locator("input[name=theme][value=light]").check(force=True)
    mira.page.locator("main form button.go").click()
    mira.page.wait_for_url("**/")
    mira.open_file(scene({"military": 5}, phase=phase).save(), "random")
    mira.wait()
    for width, height in ((1440, 900), (390, 844)):
        mira.resize(width, height)
        assert mira.page.evaluate(FAINT, 4.5) == []
        mira.picture(f"through-the-ages-light-{phase}-{width}")
