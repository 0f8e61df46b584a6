"""Civilizations: each by its name. And all that has powers says them in words."""

from __future__ import annotations

import pytest

from civitas.games.civilization.pieces import (
    ABILITIES,
    GOVERNMENTS,
    INVESTMENT,
    INVESTMENTS,
    POLICIES,
    TECH,
    TECHS,
    WONDER,
    WONDERS,
    Source,
)
from civitas.games.civilization.pieces_cards import EVENTS, PERSONS, TOKEN_KINDS
from civitas.games.civilization.pieces_map import CITY_STATES, CIVILIZATION, CIVILIZATIONS, RELICS
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.building import build_wonder
from civitas.games.civilization.rules.cities import found, is_site
from civitas.games.civilization.rules.culture import gain_person, invest
from civitas.games.civilization.rules.exploring import discover, open_token
from civitas.games.civilization.rules.figures import stacking_limit, travel_speed
from civitas.games.civilization.rules.learning import learn
from civitas.games.civilization.rules.management import act
from civitas.games.civilization.rules.start import gather_squares
from civitas.games.civilization.rules.windows import (
    AFTER_BATTLE,
    BATTLE_OVER,
    BATTLE_WON,
    RAZED,
    VILLAGE,
    fire,
    value,
)
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT, TURNED_DOWN
from civitas.games.civilization.state_battle import Battle
from tests.civilization.scene import WINDOWS, Scene, at, run

WINDOWS["after_battle"] = AFTER_BATTLE


def test_americans() -> None:
    scene = Scene("americans", "zulu")
    assert numbers.rush(scene.state, scene.me) == 2
    assert numbers.rush(scene.state, scene.you) == 1
    assert CIVILIZATION["americans"].setup.great_people == 1


def test_arabs() -> None:
    scene = Scene("arabs", "zulu", phase=MANAGEMENT)
    scene.learn(scene.me, "pottery")
    scene.stock(scene.me, "wheat", "wheat")
    scene.use("resource:pottery", window="management")
    assert scene.me.culture == 2
    run(invest(scene.state, scene.me, INVESTMENT["infrastructure"]))
    assert scene.me.track == 1
    assert [str(one) for one in CIVILIZATION["arabs"].setup.resources] == ["incense", "iron", "silk", "wheat"]


def test_aztecs() -> None:
    scene = Scene("aztecs", "zulu")
    fight = Battle(at("3,3"), 0, 1, -1, -1, False)
    fight.losses = [2, 3]
    run(fire(scene.state, BATTLE_WON, 0, fight))
    assert scene.me.trade == 3
    run(fire(scene.state, BATTLE_OVER, 0, fight))
    assert scene.me.culture == 5
    run(gain_person(scene.state, scene.me), "reserve", "mounted", "none")
    assert [card.type.id for card in scene.me.units] == ["mounted"]


def test_chinese() -> None:
    scene = Scene("chinese", "zulu")
    assert CIVILIZATION["chinese"].setup.walls
    scene.state.markers[at("5,5")] = scene.state.huts.pop()
    run(open_token(scene.state, scene.me, at("5,5")))
    run(fire(scene.state, VILLAGE, 0, False))
    assert scene.me.culture == 6


def test_chinese_save_a_unit() -> None:
    scene = Scene("chinese", "zulu")
    fight = Battle(at("3,3"), 0, 1, -1, -1, False)
    scene.state.battle = fight
    fight.killed[0] = scene.unit(scene.me, "infantry_1_3", "mounted_1_3")
    scene.me.units.clear()
    scene.use("civilization:chinese", "mounted_1_3", window="after_battle")
    assert [str(card) for card in scene.me.units] == ["mounted_1_3"]
    assert [str(card) for card in fight.killed[0]] == ["infantry_1_3"]
    assert not scene.can("civilization:chinese", "after_battle")


def test_egyptians() -> None:
    scene = Scene("egyptians", "zulu", phase=MANAGEMENT)
    assert CIVILIZATION["egyptians"].setup.wonder
    scene.learn(scene.me, "philosophy")
    city = scene.capital(scene.me)
    city.program = True
    run(act(scene.state, scene.me, city), "free_building", scene.outskirts(scene.me, "forest")[0])
    assert scene.state.supply[1] == 4
    assert not city.program


def test_english() -> None:
    scene = Scene("english", "zulu")
    scene.army(scene.me, "3,5")
    scene.army(scene.you, "12,4")
    assert gather_squares(scene.state, scene.me) == [at("3,5")]
    assert gather_squares(scene.state, scene.you) == []
    assert value(scene.state, scene.me, "water_crossing") == 1
    assert value(scene.state, scene.me, "water_resting") == 0


def test_french() -> None:
    scene = Scene("french", "zulu", social_policies=True)
    assert numbers.policy_limit(scene.state, scene.me) == 2
    assert numbers.policy_limit(scene.state, scene.you) == 1
    assert numbers.total(numbers.combat_parts(scene.state, scene.me)) == 2
    assert CIVILIZATION["french"].setup.policies == 2


def test_germans() -> None:
    scene = Scene("germans", "zulu")
    assert CIVILIZATION["germans"].setup.units == {0: 2}
    run(learn(scene.state, scene.me, TECH["chivalry"], 1), "silk")
    assert [card.type.id for card in scene.me.units] == ["mounted"]
    run(learn(scene.state, scene.me, TECH["logistics"], 1), "iron")
    assert [card.type.id for card in scene.me.units] == ["mounted", "infantry", "artillery"]
    assert scene.me.stock[:4] == (0, 1, 1, 0)
    run(learn(scene.state, scene.me, TECH["democracy"], 1))
    assert len(scene.me.units) == 3


def test_germans_unlock_aircraft() -> None:
    scene = Scene("germans", "zulu")
    run(learn(scene.state, scene.me, TECH["flight"], 1), "iron")
    assert [card.type.id for card in scene.me.units] == ["aircraft"]


def test_greeks() -> None:
    scene = Scene("greeks", "zulu", "romans")
    scene.learn(scene.you, "pottery")
    run(learn(scene.state, scene.me, TECH["pottery"]))
    run(learn(scene.state, scene.me, TECH["writing"]))
    assert scene.me.culture == 3
    assert value(scene.state, scene.me, "person_draws") == 1


def test_indians() -> None:
    scene = Scene("indians", "zulu", phase=MANAGEMENT)
    assert CIVILIZATION["indians"].setup.metropolis
    scene.learn(scene.me, "currency")
    scene.stock(scene.me, "spy")
    scene.use("resource:currency", window="management")
    assert scene.me.culture == 3
    city = scene.capital(scene.me)
    resources = [at for at in city.outskirts if scene.state.cells[at].resource is not None]  # type: ignore[union-attr]
    assert len(resources) == 1
    assert numbers.arts(scene.state, city) == 1 + len(resources)


def test_japanese() -> None:
    scene = Scene("japanese", "zulu")
    assert numbers.tech_price(scene.state, scene.me, TECH["pottery"]) == 3
    assert value(scene.state, scene.me, "infantry_strength") == 1


def test_mongols() -> None:
    scene = Scene("mongols", "zulu")
    assert value(scene.state, scene.me, "attack_loot") == 1
    assert CIVILIZATION["mongols"].setup.units == {2: 2}


def test_romans() -> None:
    scene = Scene("romans", "zulu")
    scene.state.wonders = [WONDER["stonehenge"]]
    run(build_wonder(scene.state, scene.me, WONDER["stonehenge"], at("2,2")))
    assert scene.me.track == 1
    scene.scout(scene.me, "6,5")
    run(found(scene.state, scene.me, at("6,5"), False))
    assert scene.me.track == 2
    run(fire(scene.state, VILLAGE, 0, False))
    assert scene.me.track == 2
    run(fire(scene.state, VILLAGE, 0, True), "reserve")
    scene.me.hand.clear()
    run(fire(scene.state, RAZED, 0))
    run(fire(scene.state, RAZED, 1))
    assert scene.me.track == 4


def test_russians() -> None:
    scene = Scene("russians", "zulu")
    assert stacking_limit(scene.state, scene.me) == 3
    assert value(scene.state, scene.me, "sacrifices") == 1
    assert scene.me.armies == 7


def test_spanish() -> None:
    scene = Scene("spanish", "zulu", phase=MOVEMENT)
    assert travel_speed(scene.state, scene.me, True, False) == 3
    scene.state.turns[3] = TURNED_DOWN
    for square in scene.state.layout.squares_of(3):
        scene.state.cells[square] = None
    run(discover(scene.state, scene.me, 3, 0), "harbor", scene.outskirts(scene.me, "water")[0])
    assert scene.state.supply[7] == 9


def test_spanish_build_no_basic_side_of_what_they_know_better() -> None:
    from civitas.games.civilization.rules.powers.civilizations import _basic_buildings

    scene = Scene("spanish", "zulu")
    scene.learn(scene.me, "banking")
    names = [str(building) for building in _basic_buildings(scene.me)]
    assert "market" not in names
    assert {"temple", "harbor", "shipyard", "trading_post", "city_walls"} <= set(names)


def test_zulu() -> None:
    scene = Scene("zulu", "mongols")
    scene.state.markers[at("6,6")] = next(token for token in scene.state.huts if token.kind.keep)
    assert is_site(scene.state, scene.me, at("6,5"))
    assert not is_site(scene.state, scene.you, at("6,5"))
    assert value(scene.state, scene.me, "peaceful_villages") == 1
    assert CIVILIZATION["zulu"].setup.units == {1: 2}


ALL: list[Source] = [
    *CIVILIZATIONS,
    *GOVERNMENTS,
    *POLICIES,
    *TECHS,
    *ABILITIES,
    *WONDERS,
    *EVENTS,
    *PERSONS,
    *TOKEN_KINDS,
    *CITY_STATES,
    *RELICS,
    *[level for card in INVESTMENTS for level in card.levels],
]
PLAIN = [
    "currency", "horseback_riding", "metalworking", "philosophy", "pottery", "writing", "chivalry", "civil_service",
    "construction", "mathematics", "monarchy", "banking", "communism", "gunpowder", "metal_casting", "railroad",
    "theology", "atomic_theory", "ballistics", "replaceable_parts",
]  # fmt: skip
"""Techs whose card says nothing besides what it unlocks and its resource ability."""


@pytest.mark.parametrize("source", ALL, ids=repr)
def test_powers_are_said_in_words(source: Source) -> None:
    if source in TECHS and source.id in PLAIN:
        assert source.texts == []
    else:
        assert source.texts
    for text in source.texts:
        assert text[0].isupper() or text[0] in "+{" or text[0].isdigit()
        assert text.endswith(".")
        assert "{" not in text
        assert " 0 " not in text
