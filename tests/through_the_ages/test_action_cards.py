"""Action cards, each by name."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.pieces import BY_ID

from .scenes import data, kind, play, scene, texts, who


@pytest.mark.parametrize(("card", "less"), [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)])
def test_rich_land_builds_or_upgrades_farms_and_mines_for_less(card: str, less: int) -> None:
    game = play(scene({"hand": [card], "resources": 5, "technologies": ["iron"]}), f"play:{card}")
    assert texts(game) == ["build:agriculture", "build:bronze", "build:iron", "upgrade:bronze>iron"]
    play(game, "build:iron")
    assert (who(game).resources, data(game)["workers"]["iron"], data(game)["civil"]) == (less, 1, 3)
    game = play(
        scene({"hand": [card], "resources": 3, "technologies": ["iron"]}), f"play:{card}", "upgrade:bronze>iron"
    )
    assert who(game).resources == 3 - max(0, 3 - less)


@pytest.mark.parametrize(
    ("card", "less"),
    [("urban_growth_a", 1), ("urban_growth_i", 2), ("urban_growth_ii", 3), ("urban_growth_iii", 4)],
)
def test_urban_growth_builds_or_upgrades_urban_buildings_for_less(card: str, less: int) -> None:
    game = play(scene({"hand": [card], "resources": 3}), f"play:{card}")
    assert texts(game) == ["build:philosophy", "build:religion"]
    play(game, "build:religion")
    assert who(game).resources == 3 - max(0, 3 - less)
    game = scene({"hand": [card], "resources": 3, "unused": 0, "technologies": ["alchemy"]})
    play(game, f"play:{card}")
    assert (data(game)["workers"]["alchemy"], who(game).resources) == (1, 3 - max(0, 3 - less))


@pytest.mark.parametrize(("card", "less"), [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)])
def test_efficient_upgrade_upgrades_for_less(card: str, less: int) -> None:
    game = play(scene({"hand": [card], "resources": 6, "technologies": ["coal", "alchemy"]}), f"play:{card}")
    assert texts(game) == ["upgrade:bronze>coal", "upgrade:philosophy>alchemy"]
    play(game, "upgrade:bronze>coal")
    assert who(game).resources == 6 - (6 - less)


@pytest.mark.parametrize(
    ("card", "less"),
    [
        ("engineering_genius_a", 2),
        ("engineering_genius_i", 3),
        ("engineering_genius_ii", 4),
        ("engineering_genius_iii", 5),
    ],
)
def test_engineering_genius_builds_exactly_one_stage(card: str, less: int) -> None:
    start = {"hand": [card], "wonder": "eiffel_tower", "stages": 1, "resources": 7, "specials": ["masonry"]}
    game = play(scene(start), f"play:{card}")
    assert (data(game)["stages"], who(game).resources) == (2, less)
    assert f"play:{card}" not in texts(scene({"hand": [card], "resources": 9}))


@pytest.mark.parametrize(("card", "food"), [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)])
def test_frugality_increases_the_population_and_gives_food_after(card: str, food: int) -> None:
    game = play(scene({"hand": [card], "food": 2}), f"play:{card}")
    assert (data(game)["unused"], who(game).food) == (2, food)
    assert f"play:{card}" not in texts(scene({"hand": [card], "food": 1}))


@pytest.mark.parametrize(("card", "science"), [("breakthrough_i", 2), ("breakthrough_ii", 3)])
def test_breakthrough_develops_and_gives_science_after(card: str, science: int) -> None:
    game = play(scene({"hand": [card, "iron", "monarchy"], "science": 8}), f"play:{card}")
    assert texts(game) == ["develop:iron", "develop:monarchy", "revolution:monarchy"]
    play(game, "develop:iron")
    assert (data(game)["science"], data(game)["civil"]) == (8 - 5 + science, 3)
    game = play(scene({"hand": [card, "monarchy"], "science": 2}), f"play:{card}")
    assert (data(game)["science"], data(game)["civil"], data(game)["government"]) == (science, 0, "monarchy")


@pytest.mark.parametrize(("card", "science"), [("revolutionary_idea_ii", 4), ("revolutionary_idea_iii", 6)])
def test_revolutionary_idea_gives_science(card: str, science: int) -> None:
    assert data(play(scene({"hand": [card]}), f"play:{card}"))["science"] == science


@pytest.mark.parametrize(("card", "amount"), [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)])
def test_reserves_give_food_or_resources(card: str, amount: int) -> None:
    game = play(scene({"hand": [card]}), f"play:{card}")
    assert texts(game) == ["food", "resources"]
    assert who(play(game, "resources")).resources == amount
    assert who(play(scene({"hand": [card]}), f"play:{card}", "food")).food == amount


def test_stockpile_a_gives_a_resource_then_food() -> None:
    game = play(scene({"hand": ["stockpile_a"]}), "play:stockpile_a")
    assert (who(game).food, who(game).resources) == (1, 1)
    game = play(scene({"hand": ["stockpile_a"], "blue": 1}), "play:stockpile_a")
    assert (who(game).food, who(game).resources) == (0, 1)


@pytest.mark.parametrize(("card", "science", "culture"), [("cultural_heritage_a", 1, 4), ("cultural_heritage_i", 2, 2)])
def test_cultural_heritage_gives_science_and_culture(card: str, science: int, culture: int) -> None:
    game = play(scene({"hand": [card]}), f"play:{card}")
    assert (data(game)["science"], data(game)["culture"]) == (science, culture)


@pytest.mark.parametrize(
    ("card", "pool"),
    [("patriotism_a", 1), ("patriotism_i", 2), ("patriotism_ii", 3), ("patriotism_iii", 4)],
)
def test_patriotism_gives_an_action_and_resources_for_units(card: str, pool: int) -> None:
    game = play(scene({"hand": [card], "military": 0, "resources": 1}), f"play:{card}")
    assert (data(game)["extra_military"], data(game)["card_pool"]) == (1, pool)
    play(game, "build:warriors")
    assert (data(game)["card_pool"], who(game).resources) == (max(0, pool - 2), 1 if pool > 1 else 0)
    assert data(game)["extra_military"] == 0


@pytest.mark.parametrize(
    ("card", "seats", "each"),
    [
        ("wave_of_nationalism_ii", 2, 6),
        ("wave_of_nationalism_ii", 3, 3),
        ("wave_of_nationalism_ii", 4, 2),
        ("military_build_up_iii", 2, 8),
        ("military_build_up_iii", 3, 5),
        ("military_build_up_iii", 4, 3),
    ],
)
def test_arming_by_stronger_rivals(card: str, seats: int, each: int) -> None:
    rivals = [{"workers": {"warriors": 3}} for _ in range(seats - 1)]
    assert data(play(scene({"hand": [card]}, *rivals), f"play:{card}"))["card_pool"] == each * (seats - 1)
    equal = [{} for _ in range(seats - 1)]
    assert data(play(scene({"hand": [card]}, *equal), f"play:{card}"))["card_pool"] == 0


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 3), (4, 2)])
def test_endowment_for_the_arts_iii_gives_culture_by_richer_rivals(seats: int, each: int) -> None:
    rivals = [{"culture": 9} for _ in range(seats - 1)]
    game = play(scene({"hand": ["endowment_for_the_arts_iii"]}, *rivals), "play:endowment_for_the_arts_iii")
    assert data(game)["culture"] == each * (seats - 1)


def test_an_action_card_taken_in_this_turn_waits() -> None:
    row = ["reserves_i", *[None] * 12]
    game = play(scene({}, row=row), "take:1")
    assert (data(game)["fresh"], "play:reserves_i" in texts(game)) == ({"reserves_i": 1}, False)
    game = play(scene({"hand": ["reserves_i"]}, row=row), "take:1")
    assert "play:reserves_i" in texts(game)
    play(game, "play:reserves_i", "food")
    assert "play:reserves_i" not in texts(game)
    assert kind(game) == "act"


def test_one_resource_is_one() -> None:
    for card, text in (("rich_land_a", "for 1 resource less."), ("patriotism_a", "1 resource for military units.")):
        assert BY_ID[card].text.endswith(text)
    assert BY_ID["urban_growth_iii"].text.endswith("for 4 resources less.")
