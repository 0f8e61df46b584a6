"""Technologies, special technologies and governments, each by name."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.pieces import BY_ID, TYPES

from .scenes import data, kind, play, ratings, scene, texts, who

# id: type, science, resources, what one worker gives (food or resources; science, culture, strength, happy)
WORKERS = {
    "agriculture": ("farm", 0, 2, 1, (0, 0, 0, 0)),
    "irrigation": ("farm", 3, 4, 2, (0, 0, 0, 0)),
    "selective_breeding": ("farm", 5, 6, 3, (0, 0, 0, 0)),
    "mechanized_agriculture": ("farm", 7, 8, 5, (0, 0, 0, 0)),
    "bronze": ("mine", 0, 2, 1, (0, 0, 0, 0)),
    "iron": ("mine", 5, 5, 2, (0, 0, 0, 0)),
    "coal": ("mine", 7, 8, 3, (0, 0, 0, 0)),
    "oil": ("mine", 9, 11, 5, (0, 0, 0, 0)),
    "philosophy": ("lab", 0, 3, 0, (1, 0, 0, 0)),
    "alchemy": ("lab", 4, 6, 0, (2, 0, 0, 0)),
    "scientific_method": ("lab", 6, 8, 0, (3, 0, 0, 0)),
    "computers": ("lab", 8, 11, 0, (5, 0, 0, 0)),
    "religion": ("temple", 0, 3, 0, (0, 1, 0, 1)),
    "theology": ("temple", 2, 5, 0, (0, 1, 0, 2)),
    "organized_religion": ("temple", 4, 7, 0, (0, 1, 0, 3)),
    "printing_press": ("library", 3, 3, 0, (1, 1, 0, 0)),
    "journalism": ("library", 6, 8, 0, (2, 2, 0, 0)),
    "multimedia": ("library", 9, 11, 0, (3, 3, 0, 0)),
    "drama": ("theater", 3, 4, 0, (0, 2, 0, 1)),
    "opera": ("theater", 7, 8, 0, (0, 3, 0, 1)),
    "movies": ("theater", 10, 11, 0, (0, 4, 0, 1)),
    "bread_and_circuses": ("arena", 3, 3, 0, (0, 0, 1, 2)),
    "team_sports": ("arena", 5, 5, 0, (0, 0, 2, 3)),
    "professional_sports": ("arena", 7, 8, 0, (0, 0, 3, 4)),
    "warriors": ("infantry", 0, 2, 0, (0, 0, 1, 0)),
    "swordsmen": ("infantry", 4, 3, 0, (0, 0, 2, 0)),
    "riflemen": ("infantry", 6, 5, 0, (0, 0, 3, 0)),
    "modern_infantry": ("infantry", 10, 7, 0, (0, 0, 5, 0)),
    "knights": ("cavalry", 5, 3, 0, (0, 0, 2, 0)),
    "cavalrymen": ("cavalry", 6, 5, 0, (0, 0, 3, 0)),
    "tanks": ("cavalry", 9, 7, 0, (0, 0, 5, 0)),
    "cannon": ("artillery", 6, 5, 0, (0, 0, 3, 0)),
    "rockets": ("artillery", 8, 7, 0, (0, 0, 5, 0)),
    "air_forces": ("air_force", 12, 7, 0, (0, 0, 5, 0)),
}
NOBODY = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}


@pytest.mark.parametrize("id_", WORKERS)
def test_two_workers_on_a_technology_give_twice_its_values(id_: str) -> None:
    type_, _, _, value, gives = WORKERS[id_]
    game = scene({"workers": {**NOBODY, id_: 2}, "yellow": 18, "unused": 1})
    assert ratings(game) == tuple(2 * one for one in gives)
    play(game, "end")
    assert (data(game)["tokens"].get(id_, 0), BY_ID[id_].type) == (2 if value else 0, TYPES.index(type_))
    food, resources = who(game).food, who(game).resources
    assert (food, resources) == (2 * value if type_ == "farm" else 0, 2 * value if type_ == "mine" else 0)


@pytest.mark.parametrize("id_", [id_ for id_ in WORKERS if WORKERS[id_][1]])
def test_a_technology_costs_science_to_develop_and_resources_to_build(id_: str) -> None:
    type_, science, resources, _, _ = WORKERS[id_]
    poor = scene({"hand": [id_], "science": science - 1})
    assert f"develop:{id_}" not in texts(poor)
    game = play(scene({"hand": [id_], "science": science, "resources": resources}), f"develop:{id_}")
    assert (data(game)["science"], data(game)["hand"], data(game)["civil"]) == (0, [], 3)
    assert id_ in data(game)["technologies"]
    play(game, f"build:{id_}")
    assert (who(game).resources, data(game)["workers"][id_], data(game)["unused"]) == (0, 1, 0)
    spent = ("military", 1) if type_ in ("infantry", "cavalry", "artillery", "air_force") else ("civil", 2)
    assert data(game)[spent[0]] == spent[1]
    short = scene({"workers": {id_: 0}, "resources": resources - 1})
    assert f"build:{id_}" not in texts(short)


@pytest.mark.parametrize(
    ("special", "science", "gains"),
    [
        # strength, civil actions, military actions, blue tokens, colonization bonus
        ("warfare", 5, (1, 0, 1, 0, 0)),
        ("strategy", 8, (3, 0, 2, 0, 0)),
        ("military_theory", 11, (5, 0, 3, 0, 0)),
        ("code_of_laws", 6, (0, 1, 0, 0, 0)),
        ("justice_system", 7, (0, 1, 0, 3, 0)),
        ("civil_service", 10, (0, 2, 0, 3, 0)),
        ("cartography", 4, (1, 0, 0, 0, 2)),
        ("navigation", 6, (2, 0, 0, 0, 3)),
        ("satellites", 8, (3, 0, 0, 0, 4)),
    ],
)
def test_a_special_technology_gives_at_once_what_it_shows(
    special: str, science: int, gains: tuple[int, int, int, int, int]
) -> None:
    from civitas.games.through_the_ages.rules.totals import colonization_bonus

    game = scene({"hand": [special], "science": science})
    play(game, f"develop:{special}")
    player = who(game)
    found = (
        ratings(game)[2] - 1,
        player.civil_total - 4,
        player.military_total - 2,
        player.blue_bank - 16,
        colonization_bonus(game.state, player),
    )
    assert found == gains
    assert (player.civil, player.military) == (3 + gains[1], 2 + gains[2])
    assert player.science == 0


@pytest.mark.parametrize(
    ("special", "science", "stages", "prices"),
    [
        ("masonry", 3, 2, (3, 3, 5, 7, 10)),
        ("architecture", 6, 3, (3, 3, 5, 6, 9)),
        ("engineering", 9, 4, (3, 3, 5, 6, 8)),
    ],
)
def test_construction_makes_urban_buildings_cheaper_and_builds_several_stages(
    special: str, science: int, stages: int, prices: tuple[int, ...]
) -> None:
    from civitas.games.through_the_ages.rules.prices import building_cost

    game = scene({"hand": [special], "science": science, "wonder": "great_wall", "resources": 30, "blue": 20})
    play(game, f"develop:{special}")
    cards = ["philosophy", "religion", "alchemy", "scientific_method", "computers"]
    assert tuple(building_cost(who(game), BY_ID[id_]) for id_ in cards) == prices
    assert building_cost(who(game), BY_ID["iron"]) == 5
    assert [text for text in texts(game) if text.startswith("stages")] == [f"stages:{n + 1}" for n in range(stages)]
    play(game, f"stages:{stages}")
    assert who(game).resources == 30 - sum([2, 2, 3, 2][:stages])


@pytest.mark.parametrize(
    ("government", "peaceful", "revolution", "civil", "military", "limit", "gives"),
    [
        ("monarchy", 8, 2, 5, 3, 3, (0, 0, 0, 0)),
        ("theocracy", 6, 1, 4, 3, 3, (0, 1, 1, 1)),
        ("constitutional_monarchy", 12, 6, 6, 4, 3, (0, 0, 0, 0)),
        ("republic", 13, 3, 7, 2, 3, (0, 0, 0, 0)),
        ("communism", 19, 5, 7, 5, 4, (0, 0, 0, -1)),
        ("fundamentalism", 18, 7, 6, 5, 4, (-2, 0, 5, 0)),
        ("democracy", 17, 9, 7, 3, 4, (0, 3, 0, 0)),
    ],
)
def test_a_government_changes_peacefully_or_by_revolution(
    government: str, peaceful: int, revolution: int, civil: int, military: int, limit: int, gives: tuple[int, ...]
) -> None:
    start = {"hand": [government], "workers": {"philosophy": 2, "religion": 2}}
    before = ratings(scene(start))
    game = play(scene({**start, "science": peaceful}), f"develop:{government}")
    player = who(game)
    assert (player.civil_total, player.military_total, player.government.limit) == (civil, military, limit)
    assert (player.civil, player.military, player.science) == (civil - 1, military, 0)
    assert tuple(now - then for now, then in zip(ratings(game), before, strict=True)) == gives
    game = play(scene({**start, "science": revolution}), f"revolution:{government}")
    player = who(game)
    assert (player.civil, player.military, player.science) == (0, military, 0)
    assert f"revolution:{government}" not in texts(scene({**start, "science": revolution, "civil": 3}))


def test_despotism_has_four_civil_and_two_military_actions_and_two_buildings_of_a_type() -> None:
    game = scene({"workers": {"philosophy": 2}, "resources": 9})
    assert (who(game).government.id, who(game).civil_total, who(game).military_total) == ("despotism", 4, 2)
    assert "build:philosophy" not in texts(game)
    assert "build:religion" in texts(game)


def test_an_air_force_doubles_one_army() -> None:
    units = {"warriors": 0, "modern_infantry": 2, "tanks": 1, "rockets": 1, "air_forces": 2}
    assert ratings(scene({"workers": units}))[2] == 6 * 5
    assert ratings(scene({"workers": units, "tactic": "modern_army"}))[2] == 6 * 5 + 13 * 2


def test_a_lower_special_technology_is_removed_at_once_but_counts_as_developed() -> None:
    game = scene({"specials": ["strategy"], "hand": ["warfare"], "science": 5, "leader": "albert_einstein"})
    play(game, "develop:warfare")
    assert (data(game)["specials"], data(game)["culture"], who(game).military_total) == (["strategy"], 3, 4)
    assert kind(game) == "act"
