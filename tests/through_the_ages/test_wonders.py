"""Wonders, each by name."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.rules.totals import civil_hand_limit, colonization_bonus, military_hand_limit

from .scenes import data, event, lines, play, ratings, scene, texts, who

STAGES = {
    "colossus": [3, 3],
    "hanging_gardens": [2, 2, 2],
    "library_of_alexandria": [1, 4, 1],
    "pyramids": [3, 2, 1],
    "great_wall": [2, 2, 3, 2],
    "st_peters_basilica": [4, 4],
    "taj_mahal": [2, 4, 2],
    "universitas_carolina": [3, 3, 3],
    "eiffel_tower": [3, 7, 3],
    "kremlin": [4, 4, 4],
    "ocean_liner_service": [4, 2, 2, 4],
    "transcontinental_railroad": [3, 3, 3, 3],
    "fast_food_chains": [4, 4, 4, 4],
    "first_space_flight": [1, 2, 4, 9],
    "hollywood": [5, 6, 5],
    "internet": [2, 3, 4, 3, 2],
}


@pytest.mark.parametrize("wonder", STAGES)
def test_a_wonder_is_built_stage_by_stage(wonder: str) -> None:
    stages = STAGES[wonder]
    game = scene({"wonder": wonder, "resources": sum(stages), "blue": 16, "government": "republic"})
    for price in stages:
        before = who(game).resources
        assert data(game)["wonder"] == wonder
        play(game, "stages:1")
        assert who(game).resources == before - price
    assert (data(game)["wonder"], data(game)["wonders"]) == (None, [wonder])
    assert data(game)["civil"] - (1 if wonder in ("pyramids", "kremlin") else 0) == 7 - len(stages)


@pytest.mark.parametrize(
    ("wonder", "gives"),
    [
        ("colossus", (0, 0, 2, 0)),
        ("hanging_gardens", (0, 1, 0, 2)),
        ("library_of_alexandria", (1, 1, 0, 0)),
        ("pyramids", (0, 0, 0, 0)),
        ("great_wall", (0, 1, 1, 1)),
        ("st_peters_basilica", (0, 2, 0, 1)),
        ("taj_mahal", (0, 3, 0, 0)),
        ("universitas_carolina", (2, 1, 0, 0)),
        ("eiffel_tower", (0, 4, 0, 1)),
        ("kremlin", (0, 2, 0, 0)),
        ("ocean_liner_service", (0, 0, 0, 0)),
        ("transcontinental_railroad", (0, 0, 4, 0)),
    ],
)
def test_a_completed_wonder_gives_its_values(wonder: str, gives: tuple[int, ...]) -> None:
    base = ratings(scene({}))
    found = ratings(scene({"wonders": [wonder]}))
    assert tuple(now - then for now, then in zip(found, base, strict=True)) == gives
    assert ratings(scene({"wonder": wonder})) == base


def test_colossus_helps_to_colonize() -> None:
    game = scene({"wonders": ["colossus"]})
    assert colonization_bonus(game.state, who(game)) == 1


def test_library_of_alexandria_raises_both_hand_limits() -> None:
    game = scene({"wonders": ["library_of_alexandria"]})
    assert (civil_hand_limit(who(game)), military_hand_limit(who(game))) == (5, 3)


def test_pyramids_and_kremlin_give_actions_at_once() -> None:
    game = play(scene({"wonder": "pyramids", "stages": 2, "resources": 1}), "stages:1")
    assert (data(game)["civil"], who(game).civil_total) == (4, 5)
    game = play(scene({"wonder": "kremlin", "stages": 2, "resources": 4}), "stages:1")
    assert (data(game)["civil"], data(game)["military"]) == (4, 3)
    happy = scene({"wonders": ["kremlin", "hanging_gardens"]})
    assert ratings(happy)[3] == 1


def test_great_wall_strengthens_infantry_and_artillery() -> None:
    game = scene({"wonders": ["great_wall"], "workers": {"warriors": 2, "knights": 2, "cannon": 1}})
    assert ratings(game)[2] == 2 + 4 + 3 + 3


def test_st_peters_basilica_adds_a_face_to_every_other_source() -> None:
    start = {
        "wonders": ["st_peters_basilica", "great_wall"],
        "workers": {"religion": 2, "drama": 1},
        "leader": "homer",
        "government": "theocracy",
    }
    game = scene(start)
    # Two temples, a theater, Great Wall, Homer and Theocracy with two faces each is more than eight.
    assert lines(game, 3)["st_peters_basilica"] == (1, 1) or lines(game, 3)["st_peters_basilica"] == (6, 1)
    few = scene({"wonders": ["st_peters_basilica"], "workers": {"religion": 1}, "colonies": ["historic_territory_i"]})
    assert ratings(few)[3] == 1 + 2 + 2


def test_taj_mahal_brings_a_blue_token_and_is_cheap_after_a_new_leader() -> None:
    game = play(scene({"wonder": "taj_mahal", "stages": 2, "resources": 2, "blue": 10}), "stages:1")
    assert data(game)["blue"] == 10 + 2 + 2 + 1
    row = [None, None, None, None, None, "taj_mahal", *[None] * 7]
    start = {"leader": "moses", "hand": ["homer"], "wonders": ["colossus", "pyramids"], "civil": 3}
    game = play(scene(start, row=row), "lead:homer", "take:6")
    assert (data(game)["wonder"], data(game)["civil"]) == ("taj_mahal", 3 - (2 + 2 - 2))
    assert "take:6" not in texts(scene(start, row=row))


def test_ocean_liner_service_brings_a_worker_each_turn() -> None:
    game = play(scene({"wonders": ["ocean_liner_service"], "yellow": 5}), "ocean_liner_service")
    assert (data(game)["unused"], data(game)["yellow"], data(game)["civil"]) == (2, 4, 4)
    assert "ocean_liner_service" not in texts(game)
    assert "ocean_liner_service" not in texts(scene({"wonders": ["ocean_liner_service"], "yellow": 0}))


def test_transcontinental_railroad_doubles_one_of_the_best_mines() -> None:
    game = play(scene({"wonders": ["transcontinental_railroad"], "workers": {"iron": 2}, "yellow": 18}), "end")
    assert data(game)["tokens"]["iron"] == 3


def test_fast_food_chains_feeds_everybody() -> None:
    start = {"wonder": "fast_food_chains", "stages": 3, "resources": 4, "workers": {"religion": 1, "warriors": 2}}
    assert data(play(scene(start), "stages:1"))["culture"] == 2 * 4 + 1 * (1 + 1 + 2)


def test_first_space_flight_counts_levels_of_technologies() -> None:
    start = {"wonder": "first_space_flight", "stages": 3, "resources": 9, "government": "republic"}
    start |= {"technologies": ["iron", "computers"], "specials": ["strategy"]}
    assert data(play(scene(start), "stages:1"))["culture"] == 2 + 1 + 3 + 2


def test_hollywood_doubles_theaters_and_libraries() -> None:
    start = {"wonder": "hollywood", "stages": 2, "resources": 5, "leader": "charlie_chaplin"}
    start |= {"workers": {"movies": 1, "multimedia": 1, "religion": 1}}
    assert data(play(scene(start), "stages:1"))["culture"] == 2 * (4 + 4 + 3)


def test_internet_counts_all_that_urban_buildings_give() -> None:
    start = {"wonder": "internet", "stages": 4, "resources": 2, "leader": "albert_einstein"}
    start |= {"workers": {"computers": 1, "professional_sports": 1, "religion": 1}}
    assert data(play(scene(start), "stages:1"))["culture"] == (1 + 5 + 3) + 3 + 1


def test_a_ruin_gives_two_culture_and_counts_as_a_wonder() -> None:
    game = event("ravages_of_time", {"wonders": ["taj_mahal"], "blue": 12})
    assert (data(game)["ruins"], ratings(game)[1], data(game)["blue"]) == (["taj_mahal"], 2, 11)
