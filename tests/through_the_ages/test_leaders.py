"""Leaders, each by name."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.pieces import BY_ID
from civitas.games.through_the_ages.rules.prices import building_cost, population_price, science_price

from .scenes import asked, data, event, kind, lines, play, politics, ratings, scene, texts, who

ARMY = {"warriors": 2, "swordsmen": 1, "knights": 2, "cannon": 1}


def test_alexander_the_great_strengthens_every_unit() -> None:
    assert ratings(scene({"leader": "alexander_the_great", "workers": ARMY}))[2] == 2 + 2 + 4 + 3 + 6
    assert lines(scene({"leader": "alexander_the_great", "workers": ARMY}), 2)["alexander_the_great"] == (6, 1)


def test_alexander_the_great_leaves_for_a_yellow_token() -> None:
    game = play(politics({"leader": "alexander_the_great", "yellow": 10}), "alexander_the_great")
    assert (data(game)["leader"], data(game)["yellow"]) == (None, 11)


def test_aristotle_gives_science_for_every_technology_taken() -> None:
    row = ["iron", "monarchy", "reserves_i", None, None, None, None, None, None, None, None, None, None]
    game = scene({"leader": "aristotle"}, row=row)
    play(game, "take:1", "take:2", "take:3")
    assert data(game)["science"] == 2


def test_hammurabi_turns_a_military_action_into_a_civil_one_once() -> None:
    game = play(scene({"leader": "hammurabi", "civil": 0}), "hammurabi")
    assert (data(game)["extra_civil"], data(game)["military"]) == (1, 1)
    assert "hammurabi" not in texts(game)
    play(game, "destroy:bronze")
    assert data(game)["extra_civil"] == 0


def test_hammurabi_takes_leaders_for_less() -> None:
    row = ["joan_of_arc", *[None] * 12]
    game = play(scene({"leader": "hammurabi", "civil": 0}, row=row), "take:1")
    assert data(game)["hand"] == ["joan_of_arc"]


def test_homer_has_a_resource_for_units_each_turn_and_a_happy_face() -> None:
    game = scene({"leader": "homer", "resources": 1})
    assert ratings(game)[3] == 1
    assert (data(game)["pool"], "build:warriors" in texts(game), "build:agriculture" in texts(game)) == (1, True, False)
    play(game, "build:warriors")
    assert (data(game)["pool"], who(game).resources) == (0, 0)


def test_homer_goes_under_a_wonder_or_gives_the_action_back() -> None:
    start = {"leader": "homer", "hand": ["joan_of_arc"], "wonders": ["colossus"]}
    game = play(scene(start), "lead:joan_of_arc")
    assert texts(game) == ["action_back", "tuck:colossus"]
    play(game, "tuck:colossus")
    assert (data(game)["tucked"], data(game)["civil"], ratings(game)[3]) == ({"colossus": "homer"}, 3, 1)
    game = play(scene(start), "lead:joan_of_arc", "action_back")
    assert (data(game)["tucked"], data(game)["civil"], ratings(game)[3]) == ({}, 4, 0)


def test_julius_caesar_acts_twice_once_per_game() -> None:
    start = {"leader": "julius_caesar", "military_hand": ["rats", "raiders"]}
    game = politics(start, current=["development_of_science", "development_of_crafts"])
    assert (ratings(game)[2], who(game).military_total) == (2, 3)
    play(game, "prepare:rats")
    assert (kind(game), game.state.phase) == ("politics", "second")
    play(game, "prepare:raiders")
    assert (kind(game), data(game)["caesar_used"], data(game)["culture"]) == ("act", True, 2)


def test_moses_increases_the_population_for_less_food() -> None:
    game = scene({"leader": "moses", "food": 1})
    assert population_price(who(game)).value == 1
    play(game, "population")
    assert (who(game).food, data(game)["unused"]) == (0, 2)


def test_christopher_columbus_lands_with_a_territory_from_hand() -> None:
    game = politics({"leader": "christopher_columbus", "military_hand": ["historic_territory_i"]})
    play(game, "columbus:historic_territory_i")
    assert (data(game)["colonies"], data(game)["leader"], data(game)["culture"]) == (["historic_territory_i"], None, 6)
    assert "columbus:historic_territory_i" not in texts(politics({"leader": "christopher_columbus"}))


def test_frederick_barbarossa_musters_population_and_unit_for_a_military_action() -> None:
    game = scene({"leader": "frederick_barbarossa", "food": 1, "resources": 1, "unused": 0, "yellow": 18})
    play(game, "barbarossa:warriors")
    assert (data(game)["workers"]["warriors"], who(game).food, who(game).resources) == (2, 0, 0)
    assert (data(game)["military"], data(game)["civil"], data(game)["yellow"]) == (1, 4, 17)


def test_genghis_khan_lets_infantry_ride_and_rewards_the_strong() -> None:
    riders = {"leader": "genghis_khan", "workers": {"warriors": 2, "knights": 1}, "tactic": "heavy_cavalry"}
    game = scene(riders)
    assert ratings(game)[2] == 2 + 2 + 4
    assert lines(game, 2)["armies"] == (1, 4)
    play(game, "end")
    assert data(game)["culture"] == 3
    weak = play(scene({"leader": "genghis_khan"}, {"workers": {"warriors": 2}}), "end")
    assert data(weak)["culture"] == 0
    second = play(scene({"leader": "genghis_khan"}, {"workers": {"warriors": 2}}, {}), "end")
    assert data(second)["culture"] == 3


def test_joan_of_arc_draws_strength_from_faith_and_sees_the_next_event() -> None:
    start = {"leader": "joan_of_arc", "workers": {"religion": 1, "theology": 1}, "government": "theocracy"}
    game = scene(start, phase="start")
    assert ratings(game) == (1, 1 + 1 + 1 + 1, 1 + 1 + 1 + 2 + 1, 4)
    assert who(game).military_total == 4
    play(game, "nothing")
    assert game.state.top_seen == 1
    assert lines(game, 2)["joan_of_arc"] == (4, 1)


def test_leonardo_da_vinci_studies_and_builds() -> None:
    start = {"leader": "leonardo_da_vinci", "workers": {"alchemy": 1, "printing_press": 1}, "hand": ["iron"]}
    game = scene({**start, "science": 5})
    assert ratings(game)[0] == 1 + 2 + 1 + 1
    play(game, "develop:iron")
    assert who(game).resources == 1


def test_michelangelo_makes_culture_of_happy_faces_and_pays_no_surcharge() -> None:
    start = {
        "leader": "michelangelo",
        "workers": {"theology": 1, "drama": 1},
        "wonders": ["hanging_gardens"],
        "civil": 1,
    }
    game = scene(start, row=["eiffel_tower", *[None] * 12])
    assert lines(game, 1)["michelangelo"] == (2 + 1 + 2, 1)
    play(game, "take:1")
    assert data(game)["wonder"] == "eiffel_tower"


def test_isaac_newton_gets_an_action_back_for_every_technology() -> None:
    start = {"leader": "isaac_newton", "workers": {"scientific_method": 1}, "hand": ["iron"], "science": 5}
    game = scene(start)
    assert ratings(game)[0] == 1 + 3 + 2
    play(game, "develop:iron")
    assert data(game)["civil"] == 4


def test_j_s_bach_composes_for_theaters() -> None:
    start = {"leader": "j_s_bach", "workers": {"drama": 1}, "hand": ["opera"], "science": 5, "resources": 4}
    game = scene(start)
    assert ratings(game)[1] == 2 + 1
    play(game, "develop:opera")
    assert data(game)["science"] == 0
    assert "bach:philosophy>drama" in texts(game)
    play(game, "bach:philosophy>drama")
    assert (data(game)["workers"]["drama"], who(game).resources) == (2, 3)
    assert not [text for text in texts(game) if text.startswith("bach")]


def test_james_cook_profits_from_colonies_and_discards_for_more() -> None:
    colonies = ["vast_territory_i", "wealthy_territory_i", "historic_territory_i"]
    assert ratings(scene({"leader": "james_cook"}))[1] == 0
    assert ratings(scene({"leader": "james_cook", "colonies": colonies[:1]}))[1] == 2
    assert ratings(scene({"leader": "james_cook", "colonies": colonies}))[1] == 4
    sailor = {"leader": "james_cook", "military_hand": ["legion", "legion", "phalanx"]}
    game = event("strategic_territory_i", sailor)
    assert texts(game) == ["bid:1", "bid:2", "bid:3", "pass"]
    play(game, "bid:3", "pass", "send:warriors", "discard:legion", "discard:phalanx", "done")
    assert data(game)["colonies"] == ["strategic_territory_i"]


def test_maximilien_robespierre_revolts_with_military_actions() -> None:
    start = {"leader": "maximilien_robespierre", "hand": ["monarchy"], "science": 2, "civil": 1}
    game = play(scene(start), "revolution:monarchy")
    assert (data(game)["culture"], data(game)["civil"], data(game)["military"]) == (3, 2, 0)
    assert who(game).military_total == 4
    assert "revolution:monarchy" not in texts(scene({**start, "military": 1}))


def test_napoleon_bonaparte_leads_every_type_of_unit() -> None:
    game = scene({"leader": "napoleon_bonaparte", "workers": {"warriors": 2, "knights": 1, "cannon": 1}})
    assert ratings(game)[2] == 2 + 2 + 3 + 2 * 3
    assert who(game).military_total == 4


def test_william_shakespeare_pairs_libraries_and_theaters() -> None:
    start = {"leader": "william_shakespeare", "workers": {"printing_press": 2, "drama": 1}}
    game = scene(start)
    assert ratings(game)[1] == 2 + 2 + 2
    assert ratings(game)[3] == 2
    opera, journalism = BY_ID["opera"], BY_ID["journalism"]
    assert (building_cost(who(game), opera), building_cost(who(game), journalism)) == (7, 7)
    assert science_price(game.state, who(game), opera, False).value == 6
    assert science_price(game.state, who(game), journalism, False).value == 5


def test_albert_einstein_gains_culture_by_developing() -> None:
    start = {"leader": "albert_einstein", "workers": {"computers": 1}, "hand": ["iron"], "science": 5}
    game = scene(start)
    assert ratings(game)[0] == 1 + 5 + 3
    play(game, "develop:iron")
    assert data(game)["culture"] == 3


def test_bill_gates_mines_with_labs_and_leaves_culture() -> None:
    start = {"leader": "bill_gates", "workers": {"alchemy": 1, "computers": 1}, "yellow": 18}
    game = play(scene({**start, "hand": ["sid_meier"]}), "end")
    assert data(game)["tokens"] == {"agriculture": 2, "alchemy": 1, "bronze": 2, "computers": 1}
    assert who(game).resources == 2 + 1 + 3
    game = play(scene({**start, "hand": ["sid_meier"]}), "lead:sid_meier")
    assert data(game)["culture"] == 4


def test_charlie_chaplin_doubles_the_best_theater() -> None:
    game = scene({"leader": "charlie_chaplin", "workers": {"movies": 2, "drama": 1}})
    assert ratings(game)[1] == 4 + 4 + 2 + 4
    assert ratings(game)[3] == 2 + 3


def test_mahatma_gandhi_does_not_attack_and_is_dear_to_attack() -> None:
    strong = {"workers": {"warriors": 5}, "military_hand": ["aggression_plunder_i", "war_over_culture"]}
    assert ratings(scene({"leader": "mahatma_gandhi"}))[1] == 2
    gandhi = politics({**strong, "leader": "mahatma_gandhi"})
    assert not [text for text in texts(gandhi) if text.startswith(("aggression", "war"))]
    game = politics({**strong, "government": "communism"}, {"leader": "mahatma_gandhi"})
    assert "war:war_over_culture>1" not in texts(game)
    play(game, "aggression:aggression_plunder_i>1")
    assert data(game)["military"] == 3


def test_sid_meier_makes_culture_of_labs() -> None:
    game = scene({"leader": "sid_meier", "workers": {"philosophy": 0, "computers": 2}})
    assert ratings(game)[:2] == (8, 6)


@pytest.mark.parametrize("choice", ["churchill_culture", "churchill_military", "end"])
def test_winston_churchill_gives_culture_or_arms(choice: str) -> None:
    game = play(scene({"leader": "winston_churchill", "hand": ["riflemen"], "science": 3}), choice)
    if choice == "churchill_military":
        assert (data(game)["pool"], data(game)["pool_science"], data(game)["culture"]) == (3, 3, 0)
        play(game, "develop:riflemen")
        assert (data(game)["science"], data(game)["pool_science"]) == (0, 0)
        play(game, "end")
        assert data(game)["culture"] == 0
    else:
        assert data(game)["culture"] == 3
    assert asked(game) == (1 if choice != "churchill_culture" else 0)
