"""Tactics, bonus cards, aggressions, wars, pacts and territories, each by name."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.pieces import BY_ID

from .scenes import asked, data, event, kind, play, politics, ratings, scene, table, texts, who

UNITS = ("infantry", "cavalry", "artillery")
MODERN = {
    0: ("warriors", "knights", "cannon"),
    1: ("swordsmen", "knights", "cannon"),
    2: ("riflemen", "cavalrymen", "cannon"),
    3: ("modern_infantry", "tanks", "rockets"),
}


@pytest.mark.parametrize(
    ("tactic", "army", "strength", "outdated"),
    [
        ("fighting_band", (2, 0, 0), 1, None),
        ("legion", (3, 0, 0), 2, None),
        ("medieval_army", (1, 1, 0), 2, None),
        ("phalanx", (2, 1, 0), 3, None),
        ("heavy_cavalry", (0, 3, 0), 4, None),
        ("classic_army", (2, 2, 0), 8, 4),
        ("conquistadors", (1, 2, 0), 5, 3),
        ("defensive_army", (2, 0, 1), 6, 3),
        ("fortifications", (0, 0, 2), 5, 3),
        ("mobile_artillery", (0, 1, 1), 5, 3),
        ("napoleonic_army", (1, 1, 1), 7, 4),
        ("entrenchments", (1, 0, 2), 9, 5),
        ("mechanized_army", (0, 1, 2), 10, 5),
        ("modern_army", (2, 1, 1), 13, 7),
        ("shock_troops", (1, 3, 0), 11, 6),
    ],
)
def test_a_tactic_forms_armies(tactic: str, army: tuple[int, int, int], strength: int, outdated: int | None) -> None:
    level = BY_ID[tactic].age

    def workers(units: tuple[str, ...], times: int = 1) -> dict[str, int]:
        return {"warriors": 0} | {unit: times * count for unit, count in zip(units, army, strict=True) if count}

    def bonus(units: dict[str, int]) -> int:
        return ratings(scene({"workers": units, "tactic": tactic}))[2] - ratings(scene({"workers": units}))[2]

    modern = MODERN[level]
    assert bonus(workers(modern)) == strength
    assert bonus(workers(modern, 2)) == 2 * strength
    short = workers(modern)
    last = next(unit for unit, count in zip(modern, army, strict=True) if count)
    short[last] -= 1
    assert bonus(short) == 0
    if outdated is not None and level == 3:
        assert bonus(workers(("swordsmen", "knights", "cannon"))) == (outdated if army[0] or army[1] else strength)
    if level == 2 and army[0]:
        old = workers(("warriors", *modern[1:]))
        assert bonus(old) == outdated
    game = play(scene({"military_hand": [tactic]}), f"tactic:{tactic}")
    assert (data(game)["exclusive"], data(game)["military"]) == (tactic, 1)
    assert not [text for text in texts(game) if text.startswith(("tactic", "copy"))]


@pytest.mark.parametrize(
    ("card", "defense", "colonization"),
    [("military_bonus_i", 2, 1), ("military_bonus_ii", 4, 2), ("military_bonus_iii", 6, 3)],
)
def test_a_bonus_card_defends_or_colonizes(card: str, defense: int, colonization: int) -> None:
    attacker = {"workers": {"warriors": 1 + defense}, "military_hand": ["aggression_spy_ii"]}
    game = play(politics(attacker, {"military_hand": [card], "science": 9}), "aggression:aggression_spy_ii>1")
    assert (asked(game), texts(game)) == (1, [f"defend:{card}", "none"])
    play(game, f"defend:{card}")
    assert (data(game, 1)["science"], data(game, 1)["military_hand"]) == (9, [])
    stronger = {**attacker, "workers": {"warriors": 2 + defense}}
    game = play(politics(stronger, {"military_hand": [card]}), "aggression:aggression_spy_ii>1")
    assert texts(game) == ["none"]
    game = event("strategic_territory_i", {"military_hand": [card]})
    assert texts(game)[-2:] == [f"bid:{1 + colonization}", "pass"]


STRONG = {"workers": {"warriors": 6}, "government": "communism"}


def attack(card: str, rival: dict[str, object], *answers: str, **attacker: object) -> object:
    """A strong player attacks an undefended one."""
    game = politics({**STRONG, **attacker, "military_hand": [card]}, rival)
    return play(game, f"aggression:{card}>1", *answers)


def test_aggression_enslave_i() -> None:
    game = attack("aggression_enslave_i", {"unused": 0, "yellow": 18}, "philosophy")
    assert (data(game, 1)["workers"]["philosophy"], data(game, 1)["yellow"]) == (0, 19)
    assert (who(game).resources, who(game).food, data(game)["military"]) == (2, 2, 3)


@pytest.mark.parametrize(
    ("card", "amount"),
    [("aggression_plunder_i", 3), ("aggression_plunder_ii", 5), ("aggression_plunder_iii", 7)],
)
def test_plunder_takes_food_and_resources(card: str, amount: int) -> None:
    game = attack(card, {"food": 2, "resources": 9})
    assert texts(game) == ["food:0", "food:1", "food:2"]
    play(game, "food:2")
    assert (who(game).food, who(game).resources) == (2, amount - 2)
    assert (who(game, 1).food, who(game, 1).resources) == (0, 9 - amount + 2)
    assert data(game)["military"] == 4


@pytest.mark.parametrize(
    ("card", "price", "asked_for", "gained"),
    [
        ("aggression_raid_i", 1, [["alchemy", "philosophy"]], 3),
        ("aggression_raid_ii", 2, [["alchemy", "philosophy"], ["opera", "philosophy"]], 7),
        ("aggression_raid_iii", 3, [["alchemy", "opera", "philosophy"], ["computers", "opera", "philosophy"]], 7),
    ],
)
def test_raid_destroys_urban_buildings(card: str, price: int, asked_for: list[list[str]], gained: int) -> None:
    rival = {"workers": {"alchemy": 1, "opera": 1, "computers": 1}}
    game = attack(card, rival)
    for number, options in enumerate(asked_for):
        assert texts(game) == options
        play(game, options[0] if number == 0 else "opera")
    assert who(game).resources == gained
    assert (data(game)["military"], data(game, 1)["unused"]) == (5 - price, 1 + len(asked_for))


def test_aggression_raid_iii_says_that_both_limits_are_limits() -> None:
    text = BY_ID["aggression_raid_iii"].text
    assert text.startswith("Destroy an urban building of the rival of level II or lower and one of level III or lower.")


def test_aggression_annex_ii() -> None:
    rival = {"colonies": ["wealthy_territory_i", "historic_territory_i"], "blue": 19}
    game = attack("aggression_annex_ii", rival, "wealthy_territory_i", blue=16)
    assert (data(game)["colonies"], data(game)["blue"], who(game).resources) == (["wealthy_territory_i"], 19, 0)
    assert (data(game, 1)["colonies"], data(game, 1)["blue"]) == (["historic_territory_i"], 16)
    assert texts(politics({**STRONG, "military_hand": ["aggression_annex_ii"]})) == ["resign", "nothing"]


def test_aggression_infiltrate_ii() -> None:
    rival = {"leader": "isaac_newton", "wonder": "great_wall", "stages": 2, "blue": 10}
    game = attack("aggression_infiltrate_ii", rival)
    assert texts(game) == ["leader", "wonder"]
    play(game, "leader")
    assert (data(game)["culture"], data(game, 1)["leader"]) == (6, None)
    game = attack("aggression_infiltrate_ii", rival, "wonder")
    assert (data(game)["culture"], data(game, 1)["wonder"], data(game, 1)["blue"]) == (3, None, 12)
    assert texts(politics({**STRONG, "military_hand": ["aggression_infiltrate_ii"]})) == ["resign", "nothing"]


def test_aggression_spy_ii() -> None:
    game = attack("aggression_spy_ii", {"science": 3})
    assert (data(game)["science"], data(game, 1)["science"]) == (3, 0)
    assert data(attack("aggression_spy_ii", {"science": 8}))["science"] == 5


def test_aggression_armed_intervention_iii() -> None:
    game = attack("aggression_armed_intervention_iii", {"culture": 10})
    assert (data(game)["culture"], data(game, 1)["culture"]) == (7, 3)


def war(card: str, loser: dict[str, object], *answers: str, **victor: object) -> object:
    """A war with an advantage of 6 is resolved at the start of a turn."""
    declarer = {"workers": {"warriors": 7}, **victor, "wars": [{"card": card, "target": 1}]}
    game = scene(declarer, loser, phase="start")
    return play(game, *answers)


def test_war_over_technology() -> None:
    loser = {"specials": ["cartography", "code_of_laws"], "science": 9, "workers": {"warriors": 0}}
    game = war("war_over_technology", loser)
    assert texts(game) == ["steal:cartography", "steal:code_of_laws", "done"]
    play(game, "steal:cartography")
    assert (data(game)["specials"], data(game)["science"], data(game, 1)["science"]) == (["cartography"], 2, 7)
    game = war("war_over_technology", loser, "done")
    assert (data(game)["science"], data(game, 1)["science"]) == (6, 3)


def test_war_over_territory() -> None:
    game = war("war_over_territory", {"yellow": 9}, yellow=10)
    assert (data(game)["yellow"], data(game, 1)["yellow"]) == (10 + 1 + 1, 7)


def test_war_over_culture() -> None:
    game = war("war_over_culture", {"culture": 20})
    assert (data(game)["culture"], data(game, 1)["culture"]) == (11, 9)
    lost = war("war_over_culture", {"workers": {"warriors": 9}}, culture=20)
    assert (data(lost)["culture"], data(lost, 1)["culture"]) == (13, 7)
    even = war("war_over_culture", {"workers": {"warriors": 7}, "culture": 20})
    assert (data(even)["culture"], data(even, 1)["culture"]) == (0, 20)
    assert table(even)["discards"]["III"] == [{"card": "war_over_culture", "seen": "all"}]


def pact(card: str, *players: dict[str, object], side: str = "a", **more: object) -> object:
    """Three players, the first and the second with a pact that the first holds."""
    seats = [dict(player) for player in players] + [{}] * (3 - len(players))
    return scene(*seats, pacts=[{"card": card, "owner": 0, "partner": 1, "side": side}], **more)


def test_open_borders_agreement() -> None:
    game = pact("open_borders_agreement")
    assert (who(game).military_total, who(game, 1).military_total, who(game, 2).military_total) == (3, 3, 2)
    armed = {"military_hand": ["aggression_spy_ii"], "workers": {"warriors": 1}}
    game = pact("open_borders_agreement", armed, {"workers": {"warriors": 2}}, phase="politics")
    assert "aggression:aggression_spy_ii>1" in texts(game)


def test_trade_routes_agreement() -> None:
    game = pact("trade_routes_agreement", {"food": 1, "resources": 1})
    assert "build:agriculture" not in texts(game)
    play(game, "trade_routes", "build:agriculture")
    assert (who(game).food, who(game).resources) == (0, 0)
    assert data(game)["marks"] == ["trade_routes_used"]
    game = pact("trade_routes_agreement", {"food": 1, "resources": 1}, side="b")
    play(game, "trade_routes", "population")
    assert (who(game).food, who(game).resources, data(game)["unused"]) == (0, 0, 2)


def test_acceptance_of_supremacy() -> None:
    game = play(pact("acceptance_of_supremacy"), "end")
    assert who(game).resources == 3
    weaker = play(pact("acceptance_of_supremacy", side="b"), "end")
    assert who(weaker).resources == 1
    armed = {"military_hand": ["aggression_spy_ii"], "workers": {"warriors": 5}}
    game = pact("acceptance_of_supremacy", armed, phase="politics")
    assert [text for text in texts(game) if text.startswith("aggression")] == ["aggression:aggression_spy_ii>2"]


def test_international_trade_agreement() -> None:
    game = play(pact("international_trade_agreement"), "end")
    assert (who(game).resources, who(game).food) == (3, 2)
    game = play(pact("international_trade_agreement", side="b"), "end")
    assert (who(game).resources, who(game).food) == (2, 3)


def test_promise_of_military_protection() -> None:
    game = pact("promise_of_military_protection", {"workers": {"religion": 1}}, {"workers": {"religion": 2}})
    assert (ratings(game)[1:3], ratings(game, 1)[1:3]) == ((2, 1), (1, 5))
    armed = {"military_hand": ["aggression_spy_ii"], "workers": {"warriors": 3}}
    game = pact("promise_of_military_protection", armed, {"science": 4}, phase="politics")
    play(game, "aggression:aggression_spy_ii>1")
    assert (table(game)["pacts"], data(game)["science"]) == ([], 4)


def test_scientific_cooperation() -> None:
    developer = {"hand": ["iron"], "science": 3}
    game = play(pact("scientific_cooperation", developer, {"science": 1}), "develop:iron")
    assert (data(game)["science"], data(game, 1)["science"]) == (0, 0)
    assert "develop:iron" not in texts(pact("scientific_cooperation", {**developer, "science": 9}))


def test_international_tourism() -> None:
    game = pact("international_tourism", {"wonders": ["pyramids"]}, {"ruins": ["colossus"], "wonders": ["kremlin"]})
    assert (ratings(game)[1], ratings(game, 1)[1]) == (2, 2 + 2 + 1)


def test_loss_of_sovereignty() -> None:
    game = pact("loss_of_sovereignty", {}, {"workers": {"religion": 2}})
    assert (ratings(game)[1], ratings(game, 1)[1]) == (2, 0)
    armed = {"military_hand": ["war_over_culture", "aggression_spy_ii"], "workers": {"warriors": 5}}
    game = pact("loss_of_sovereignty", {}, {}, {**armed, "government": "communism"}, phase="politics", turn=2)
    attacks = [text for text in texts(game) if text.startswith(("war", "aggression"))]
    assert attacks == ["aggression:aggression_spy_ii>0", "aggression:aggression_spy_ii>1", "war:war_over_culture>0"]


def test_military_alliance() -> None:
    game = pact("military_alliance")
    assert (ratings(game)[2], ratings(game, 1)[2]) == (4, 4)
    armed = {"military_hand": ["war_over_culture"], "government": "communism"}
    game = play(pact("military_alliance", armed, phase="politics"), "war:war_over_culture>1")
    assert (table(game)["pacts"], ratings(game)[2]) == ([], 1)


def test_peace_treaty() -> None:
    game = pact("peace_treaty", {"military_hand": ["war_over_culture"], "government": "communism"}, phase="politics")
    assert (ratings(game)[1], ratings(game, 1)[1]) == (1, 1)
    assert [text for text in texts(game) if text.startswith("war")] == ["war:war_over_culture>2"]


def test_a_pact_is_offered_and_answered() -> None:
    game = politics({"military_hand": ["peace_treaty", "loss_of_sovereignty"]}, {}, {})
    offers = [text for text in texts(game) if text.startswith("offer")]
    assert offers == [
        "offer:loss_of_sovereignty>1:a",
        "offer:loss_of_sovereignty>1:b",
        "offer:loss_of_sovereignty>2:a",
        "offer:loss_of_sovereignty>2:b",
        "offer:peace_treaty>1",
        "offer:peace_treaty>2",
    ]
    play(game, "offer:loss_of_sovereignty>2:b")
    assert (asked(game), texts(game)) == (2, ["accept", "refuse"])
    play(game, "accept")
    assert table(game)["pacts"] == [{"card": "loss_of_sovereignty", "owner": 0, "partner": 2, "side": "b"}]
    game = politics({"military_hand": ["peace_treaty"]}, {}, {})
    play(game, "offer:peace_treaty>1", "refuse")
    assert (data(game)["military_hand"], data(game)["shown"]) == (["peace_treaty"], {"peace_treaty": 1})
    assert kind(game) == "act"


@pytest.mark.parametrize(
    ("territory", "yellow", "blue", "gains"),
    [
        ("developed_territory_i", 1, 1, {"science": 3}),
        ("historic_territory_i", 0, 0, {"culture": 6}),
        ("inhabited_territory_i", 1, 0, {"unused": 2}),
        ("strategic_territory_i", 0, 0, {"cards": 3}),
        ("vast_territory_i", 3, -1, {"food": 3}),
        ("wealthy_territory_i", 0, 3, {"resources": 5}),
        ("developed_territory_ii", 2, 2, {"science": 5}),
        ("historic_territory_ii", 0, 0, {"culture": 11}),
        ("inhabited_territory_ii", 1, 0, {"unused": 3}),
        ("strategic_territory_ii", 0, 0, {"cards": 5}),
        ("vast_territory_ii", 4, -1, {"food": 4}),
        ("wealthy_territory_ii", 0, 4, {"resources": 9}),
    ],
)
def test_a_territory_becomes_a_colony(territory: str, yellow: int, blue: int, gains: dict[str, int]) -> None:
    game = politics({"leader": "christopher_columbus", "military_hand": [territory], "yellow": 9, "blue": 16})
    play(game, f"columbus:{territory}")
    player, written = who(game), data(game)
    spent = sum(written["tokens"].values())
    assert (written["yellow"], written["blue"]) == (9 + yellow, 16 + blue - spent)
    found = {
        "science": player.science,
        "culture": player.culture,
        "food": player.food,
        "resources": player.resources,
        "unused": player.unused,
        "cards": len(player.military_hand),
    }
    assert found == {"science": 0, "culture": 0, "food": 0, "resources": 0, "unused": 1, "cards": 0} | gains
    strength = {"strategic_territory_i": 2, "strategic_territory_ii": 4}.get(territory, 0)
    happy = {"historic_territory_i": 1, "historic_territory_ii": 2}.get(territory, 0)
    assert ratings(game)[2:] == (1 + strength, happy)


def test_7_17_a_tactic_that_takes_the_place_of_an_exclusive_one_leaves_no_card_behind() -> None:
    copied = play(scene({"exclusive": "legion"}, common=["phalanx"]), "copy:phalanx")
    assert (data(copied)["exclusive"], data(copied)["tactic"]) == (None, 0)
    played = play(scene({"exclusive": "legion", "military_hand": ["phalanx"]}), "tactic:phalanx")
    assert data(played)["exclusive"] == "phalanx"
    for game in (copied, played):
        assert table(game)["discards"]["I"] == [{"card": "legion", "seen": "all"}]
