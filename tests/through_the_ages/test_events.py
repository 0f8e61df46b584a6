"""Events of ages A, I and II, each by name."""

from __future__ import annotations

import pytest

from .scenes import asked, data, event, kind, play, scene, table, texts, who

HAPPY = {"workers": {"religion": 2}}
STRONG = {"workers": {"warriors": 4}}


def test_development_of_agriculture() -> None:
    game = event("development_of_agriculture", {}, {"blue": 1})
    assert (who(game).food, who(game, 1).food) == (2, 1)


def test_development_of_crafts() -> None:
    game = event("development_of_crafts", {}, {})
    assert (who(game).resources, who(game, 1).resources) == (2, 2)


def test_development_of_science() -> None:
    game = event("development_of_science", {}, {"science": 3})
    assert (data(game)["science"], data(game, 1)["science"]) == (2, 5)


def test_development_of_trade_routes() -> None:
    game = event("development_of_trade_routes", {}, {"blue": 1})
    assert (data(game)["science"], who(game).food, who(game).resources) == (1, 1, 1)
    assert (data(game, 1)["science"], who(game, 1).food, who(game, 1).resources) == (1, 1, 0)


def test_development_of_civilization() -> None:
    rich = {"food": 1, "resources": 1, "hand": ["irrigation", "monarchy"], "science": 2}
    game = event("development_of_civilization", rich, {"food": 1, "unused": 0})
    assert texts(game) == [
        "population",
        "build:agriculture",
        "build:bronze",
        "develop:irrigation",
        "revolution:monarchy",
        "nothing",
    ]
    play(game, "develop:irrigation")
    assert (data(game)["science"], data(game)["civil"], asked(game)) == (0, 4, 1)
    play(game, "population")
    assert (who(game, 1).food, data(game, 1)["unused"]) == (0, 1)


def test_development_of_civilization_by_revolution_uses_up_all_civil_actions() -> None:
    game = event(
        "development_of_civilization", {}, {"hand": ["monarchy"], "science": 1}, answers=("revolution:monarchy",)
    )
    assert (data(game, 1)["government"], data(game, 1)["civil"], data(game, 1)["science"]) == ("monarchy", 0, 0)


def test_development_of_markets() -> None:
    game = event("development_of_markets", {}, {}, answers=("food", "resources"))
    assert (who(game).food, who(game, 1).resources) == (2, 2)


def test_development_of_politics() -> None:
    game = event("development_of_politics", {}, {}, age="I")
    assert (len(data(game)["military_hand"]), len(data(game, 1)["military_hand"])) == (3, 3)


def test_development_of_religion() -> None:
    full = {"workers": {"religion": 2}}
    game = event("development_of_religion", {}, full, {"unused": 0}, {})
    assert (asked(game), texts(game)) == (0, ["build", "nothing"])
    play(game, "build")
    assert (asked(game), data(game)["workers"]["religion"], data(game)["unused"]) == (3, 1, 0)
    play(game, "nothing")
    assert kind(game) == "act"


def test_development_of_settlement() -> None:
    game = event("development_of_settlement", {}, {"yellow": 0})
    assert (data(game)["unused"], data(game, 1)["unused"]) == (2, 1)


def test_development_of_warfare() -> None:
    game = event("development_of_warfare", {}, {}, answers=("build", "nothing"))
    assert (data(game)["workers"]["warriors"], data(game, 1)["workers"]["warriors"]) == (2, 1)


def test_barbarians() -> None:
    game = event("barbarians", STRONG, {"culture": 9, "yellow": 9})
    assert (data(game, 1)["unused"], data(game, 1)["yellow"]) == (0, 10)
    spared = event("barbarians", {}, {**STRONG, "culture": 9})
    assert data(spared, 1)["unused"] == 1


def test_border_conflict() -> None:
    game = event("border_conflict", STRONG, {})
    assert (asked(game), texts(game)) == (1, ["agriculture", "bronze", "philosophy"])
    play(game, "philosophy")
    assert (data(game, 1)["workers"]["philosophy"], data(game, 1)["unused"], who(game).resources) == (0, 2, 3)


def test_crusades() -> None:
    game = event("crusades", {**STRONG, "culture": 1}, {"culture": 3})
    assert (data(game)["culture"], data(game, 1)["culture"]) == (1 + 1 + 4, 0)


def test_cultural_influence() -> None:
    game = event("cultural_influence", HAPPY, {"wonders": ["taj_mahal"]})
    assert (data(game)["culture"], data(game, 1)["culture"]) == (1 + 2, 3)


def test_foray() -> None:
    game = event("foray", STRONG, {})
    assert (asked(game), texts(game)) == (0, ["food:0", "food:1", "food:2", "food:3"])
    play(game, "food:1")
    assert (who(game).food, who(game).resources, kind(game)) == (1, 2, "act")


def test_foray_concerns_two_of_three() -> None:
    game = event("foray", {}, STRONG, {}, answers=("food:0", "food:3"))
    assert [who(game, seat).food for seat in range(3)] == [0, 3, 0]


def test_good_harvest() -> None:
    game = event("good_harvest", {"yellow": 5}, {"workers": {"irrigation": 1}})
    assert (who(game).food, who(game, 1).food) == (2, 4)


def test_immigration() -> None:
    game = event("immigration", HAPPY, {"wonders": ["hanging_gardens"]}, {})
    assert [data(game, seat)["unused"] for seat in range(3)] == [2, 2, 1]


def test_new_deposits() -> None:
    game = event("new_deposits", {"wonders": ["transcontinental_railroad"]}, {"blue": 1})
    assert (who(game).resources, who(game, 1).resources) == (3, 1)


def test_pestilence() -> None:
    game = event("pestilence", {}, {"unused": 0})
    assert (asked(game), data(game)["unused"]) == (1, 0)
    play(game, "warriors")
    assert data(game, 1)["workers"]["warriors"] == 0


def test_raiders() -> None:
    game = event("raiders", STRONG, {"food": 1, "resources": 5})
    assert (asked(game), texts(game)) == (1, ["food:0", "food:1"])
    play(game, "food:1")
    assert (who(game, 1).food, who(game, 1).resources) == (0, 4)


def test_rats() -> None:
    game = event("rats", {"food": 5}, {"food": 2, "resources": 2})
    assert (who(game).food, who(game, 1).food, who(game, 1).resources) == (0, 0, 2)


def test_rebellion() -> None:
    game = event("rebellion", {"yellow": 12}, {"yellow": 9})
    assert (data(game)["civil"], data(game, 1)["civil"]) == (0, 0)
    one = event("rebellion", {"yellow": 13}, {})
    assert (data(one)["civil"], data(one, 1)["civil"]) == (2, 4)


def test_reign_of_terror() -> None:
    game = event("reign_of_terror", {}, {})
    assert (data(game)["unused"], data(game, 1)["unused"]) == (1, 0)


def test_scientific_breakthrough() -> None:
    game = event("scientific_breakthrough", {"workers": {"alchemy": 1}}, {})
    assert (data(game)["science"], data(game, 1)["science"]) == (3, 1)


def test_uncertain_borders() -> None:
    game = event("uncertain_borders", {"yellow": 8}, {"yellow": 8})
    assert (data(game)["yellow"], data(game, 1)["yellow"]) == (9, 7)


def test_civil_unrest() -> None:
    game = event("civil_unrest", {"yellow": 12, "culture": 9}, {"yellow": 13, "culture": 9})
    assert (data(game)["culture"], data(game, 1)["culture"]) == (9 + 1 - 8, 5)
    assert (data(game)["blue"], data(game, 1)["blue"]) == (15, 16)


def test_cold_war() -> None:
    game = event("cold_war", {}, STRONG, {})
    assert [data(game, seat)["science"] for seat in range(3)] == [6, 6, 0]


def test_crime_wave() -> None:
    game = event("crime_wave", STRONG, {"culture": 5, "blue": 0, "tokens": {"bronze": 1, "agriculture": 1}})
    assert (asked(game), kind(game), texts(game)) == (1, "token_loss", ["agriculture", "bronze"])
    play(game, "bronze")
    assert (data(game, 1)["culture"], data(game, 1)["tokens"]) == (2, {"agriculture": 1})


def test_economic_progress() -> None:
    game = event("economic_progress", {"yellow": 16, "unused": 0, "blue": 8, "resources": 5}, {})
    assert (who(game).food, who(game).resources) == (1, 5 - 2 + 2)
    assert (data(game)["science"], data(game)["culture"]) == (0, 1)


def test_emigration() -> None:
    game = event("emigration", {"yellow": 9, "unused": 3}, {"yellow": 16})
    assert (data(game)["unused"], data(game, 1)["unused"]) == (1, 0)


def test_iconoclasm() -> None:
    game = event("iconoclasm", {"leader": "joan_of_arc"}, {"leader": "isaac_newton"})
    assert (data(game)["leader"], data(game, 1)["leader"]) == (None, "isaac_newton")


def test_independence_declaration() -> None:
    weak = {"colonies": ["historic_territory_i", "vast_territory_i"], "yellow": 10, "blue": 15}
    game = event("independence_declaration", STRONG, weak)
    assert texts(game) == ["historic_territory_i", "vast_territory_i"]
    play(game, "vast_territory_i")
    assert (data(game, 1)["yellow"], data(game, 1)["blue"]) == (7, 16)
    assert data(game, 1)["colonies"] == ["historic_territory_i"]


def test_international_agreement() -> None:
    row = ["iron", "reserves_i", None, None, None, "taj_mahal", None, None, None, "coal", None, None, None]
    game = event("international_agreement", {**STRONG, "civil": 4}, {}, row=row)
    assert (kind(game), texts(game)) == ("agreement", ["take:1", "take:2", "take:6", "take:10", "done"])
    play(game, "take:2", "take:10")
    assert texts(game) == ["take:1", "done"]
    play(game, "done")
    assert (data(game)["hand"], data(game)["civil"]) == (["coal", "reserves_i"], 4)
    assert (data(game)["skips_politics"], "play:reserves_i" in texts(game)) == (True, True)
    assert table(game)["row"][:2] == ["iron", "taj_mahal"]
    assert None not in table(game)["row"]


def test_national_pride() -> None:
    game = event("national_pride", {}, {"culture": 1})
    assert (data(game)["culture"], data(game, 1)["culture"]) == (6, 1)


@pytest.mark.parametrize(("age", "cards", "culture"), [("II", 5, 0), ("IV", 0, 5)])
def test_politics_of_strength(age: str, cards: int, culture: int) -> None:
    weak = {"military_hand": ["legion", "phalanx", "rats"], "culture": 4}
    answers = ("discard:legion", "discard:phalanx") if age == "II" else ()
    game = event("politics_of_strength", STRONG, weak, answers=answers, age=age)
    assert (len(data(game)["military_hand"]), data(game)["culture"]) == (cards, 1 + culture)
    assert (len(data(game, 1)["military_hand"]), data(game, 1)["culture"]) == ((0, 4) if age == "II" else (3, 1))


def test_popularization_of_science() -> None:
    game = event("popularization_of_science", {"workers": {"alchemy": 1}}, {})
    assert (data(game)["culture"], data(game, 1)["culture"]) == (1 + 3, 1)


def test_prosperity() -> None:
    game = event("prosperity", HAPPY, {"wonders": ["hanging_gardens", "eiffel_tower"]})
    assert (who(game).food, who(game, 1).food) == (2, 3)


def test_ravages_of_time() -> None:
    old = {"wonders": ["pyramids", "great_wall", "kremlin"]}
    game = event("ravages_of_time", old, {"wonders": ["colossus"]}, {"wonders": ["eiffel_tower"]})
    assert (asked(game), texts(game)) == (0, ["great_wall", "pyramids"])
    play(game, "pyramids")
    assert (data(game)["ruins"], data(game)["wonders"]) == (["pyramids"], ["great_wall", "kremlin"])
    assert (who(game).civil_total, data(game, 1)["ruins"], data(game, 2)["ruins"]) == (5, ["colossus"], [])


def test_refugees() -> None:
    game = event("refugees", STRONG, {"culture": 5})
    assert (data(game)["culture"], data(game)["unused"]) == (1 + 3, 2)
    assert (data(game, 1)["culture"], data(game, 1)["unused"]) == (2, 0)


def test_terrorism() -> None:
    rich = {"culture": 9, "workers": {"alchemy": 1}}
    game = event("terrorism", rich, {}, {"culture": 5, "workers": {"religion": 1}})
    assert (asked(game), texts(game)) == (1, ["alchemy", "philosophy"])
    play(game, "alchemy")
    assert texts(game) == ["philosophy", "religion"]
    play(game, "religion")
    assert (data(game)["unused"], data(game, 1)["unused"], data(game, 2)["unused"]) == (2, 1, 2)


def test_a_resolved_event_lies_in_the_past_and_the_future_becomes_current() -> None:
    game = event("rats", {}, {}, future=["crusades", "cold_war"])
    assert table(game)["past"] == ["rats"]
    assert table(game)["future"] == []
    current = [one["card"] if isinstance(one, dict) else one for one in table(game)["current"]]
    assert set(current[:2]) == {"crusades", "raiders"}
    assert current[2] == "cold_war"


def test_a_tie_counts_for_who_comes_next() -> None:
    game = event("crusades", {"culture": 9}, {"culture": 9}, {"culture": 9})
    assert [data(game, seat)["culture"] for seat in range(3)] == [14, 9, 5]
    assert scene({}).state.turn == 0
