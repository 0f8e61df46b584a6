"""Technologies and their resource abilities: each by its name."""

from __future__ import annotations

import pytest

from civitas.games.civilization.pieces import SHEET, TECH, WONDER
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.battle import health_of
from civitas.games.civilization.rules.building import build_wonder
from civitas.games.civilization.rules.cities import can_found
from civitas.games.civilization.rules.culture import gain_person
from civitas.games.civilization.rules.decks import gain_event
from civitas.games.civilization.rules.figures import may_stand, stacking_limit, travel_speed
from civitas.games.civilization.rules.goods import coin_room
from civitas.games.civilization.rules.learning import learn, learnable
from civitas.games.civilization.rules.management import Order, act, items
from civitas.games.civilization.rules.placing import unlocked_buildings
from civitas.games.civilization.rules.powers.fighting import units_of
from civitas.games.civilization.rules.windows import BATTLE_TURN, BATTLE_WON, fire, value
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT, TRADE
from civitas.games.civilization.state_battle import Battle, Fighter, Front
from civitas.kernel.decisions import GameOver
from tests.civilization.scene import WINDOWS, Scene, at, run

WINDOWS["battle"] = BATTLE_TURN


def battle(scene: Scene, mine: list[str], yours: list[str]) -> Battle:
    """A battle in which the first player attacks; each unit in play has a front of its own."""
    fight = Battle(at("3,3"), 0, 1, -1, -1, False)
    fight.turn = 0
    for side, names in ((0, mine), (1, yours)):
        player = scene.state.players[side]
        for card in scene.unit(player, *names):
            player.units.remove(card)
            front = Front()
            front.units[side] = Fighter(card, side, 1)
            fight.fronts.append(front)
    scene.state.battle = fight
    return fight


# Level I.


def test_agriculture() -> None:
    scene = Scene()
    run(learn(scene.state, scene.me, TECH["agriculture"]), "2,1")
    assert scene.capital(scene.me).kind == "metropolis"
    assert scene.capital(scene.me).centres == (at("1,1"), at("2,1"))


def test_animal_husbandry() -> None:
    scene = Scene()
    scene.learn(scene.me, "animal_husbandry")
    fight = battle(scene, ["infantry_1_3", "mounted_1_3"], [])
    for front in fight.fronts:
        assert front.units[0] is not None
        front.units[0].wounds = 2
    scene.use("tech:animal_husbandry", "1", "1", "2", window="battle")
    assert [fighter.wounds for _, fighter in units_of(scene.state, scene.me, True)] == [0, 1]
    assert not scene.can("tech:animal_husbandry", "battle")


def test_animal_husbandry_pays_wheat_for_production() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "animal_husbandry")
    scene.stock(scene.me, "wheat")
    scene.use("resource:animal_husbandry", window="management")
    assert scene.capital(scene.me).bonus == 3
    assert scene.me.stock[3] == 0
    assert scene.state.market[3] == 2


def test_code_of_laws() -> None:
    scene = Scene()
    scene.learn(scene.me, "code_of_laws")
    place = TECH["code_of_laws"].coin_place
    run(fire(scene.state, BATTLE_WON, 0, None))
    run(fire(scene.state, BATTLE_WON, 0, None))
    assert scene.me.coins[place] == 1
    scene.me.used = 0
    run(fire(scene.state, BATTLE_WON, 1, None))
    assert scene.me.coins[place] == 1
    run(fire(scene.state, BATTLE_WON, 0, None))
    assert scene.coins(scene.me) == 2


@pytest.mark.parametrize(("tech", "culture"), [("currency", 3), ("chivalry", 5), ("metal_casting", 7)])
def test_incense_for_culture(tech: str, culture: int) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, tech)
    assert not scene.can(f"resource:{tech}", "management")
    scene.stock(scene.me, "incense", "incense")
    scene.use(f"resource:{tech}", window="management")
    assert scene.me.culture == culture
    assert not scene.can(f"resource:{tech}", "management")


@pytest.mark.parametrize(
    ("tech", "production"), [("animal_husbandry", 3), ("construction", 5), ("banking", 7), ("plastics", 10)]
)
def test_wheat_for_production(tech: str, production: int) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, tech)
    city = scene.city(scene.me, "10,1")
    before = numbers.production(scene.state, city)
    scene.stock(scene.me, "wheat")
    scene.use(f"resource:{tech}", "10,1", window="management")
    assert numbers.production(scene.state, city) == before + production


def test_horseback_riding() -> None:
    scene = Scene(phase=TRADE)
    scene.learn(scene.me, "horseback_riding")
    assert travel_speed(scene.state, scene.me, True, True) == 3
    scene.stock(scene.me, "silk")
    scene.use("resource:horseback_riding", window="trade")
    assert (scene.me.trade, scene.you.trade) == (9, 6)


def test_horseback_riding_chooses_who_gains() -> None:
    scene = Scene("mongols", "zulu", "romans", phase=TRADE)
    scene.learn(scene.me, "horseback_riding")
    scene.stock(scene.me, "silk")
    scene.use("resource:horseback_riding", "2", window="trade")
    assert [player.trade for player in scene.state.players] == [9, 0, 6]


def test_masonry() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "masonry")
    scene.me.trade = 27
    run(act(scene.state, scene.me, scene.capital(scene.me)), "build", "city_walls")
    assert scene.capital(scene.me).walls
    assert stacking_limit(scene.state, scene.me) == 3


def test_metalworking() -> None:
    scene = Scene()
    scene.learn(scene.me, "metalworking")
    scene.stock(scene.me, "iron")
    fight = battle(scene, [], [])
    fight.opening = True
    assert not scene.can("resource:metalworking", "battle")
    fight = battle(scene, [], ["infantry_1_3"])
    fight.opening = True
    scene.use("resource:metalworking", window="battle")
    assert fight.boost == 3
    fight.opening = False
    assert "barracks" in [str(one) for one in unlocked_buildings(scene.state, scene.me)]


def test_navigation() -> None:
    scene = Scene()
    scene.learn(scene.me, "navigation")
    assert value(scene.state, scene.me, "water_crossing") == 1
    assert not may_stand(scene.state, scene.me, at("7,1"))


def test_navy() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "navy")
    scene.city(scene.me, "6,2")
    scene.build("shipyard", "7,1")
    scene.me.trade = 27
    run(act(scene.state, scene.me, scene.capital(scene.me)), "build", "army", "6,3")
    assert at("6,3") in scene.me.at


def test_philosophy() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "philosophy")
    scene.stock(scene.me, "spy", "spy", "spy")
    scene.use("resource:philosophy", "reserve", window="management")
    assert len(scene.me.persons) == 1
    assert sum(scene.me.reserve) == 1
    assert (sum(scene.me.stock), scene.me.tokens) == (0, [])


def test_pottery() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "pottery")
    place = TECH["pottery"].coin_place
    assert numbers.culture_hand(scene.state, scene.me) == 3
    scene.stock(scene.me, "wheat", "wheat")
    scene.use("resource:pottery", window="management")
    assert scene.me.coins[place] == 1
    scene.me.used = 0
    scene.coin(scene.me, place, 3)
    scene.stock(scene.me, "wheat", "wheat")
    assert not scene.can("resource:pottery", "management")


def test_writing() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.you, "writing")
    scene.stock(scene.you, "spy")
    run(act(scene.state, scene.me, scene.capital(scene.me)), "arts", "resource:writing")
    assert scene.me.culture == 0
    assert scene.capital(scene.me).taken == 1
    assert scene.you.tokens == []


# Level II.


def test_bureaucracy() -> None:
    scene = Scene()
    scene.learn(scene.me, "bureaucracy")
    assert scene.coins(scene.me) == 1
    assert value(scene.state, scene.me, "research_switches") == 1


def test_chivalry() -> None:
    scene = Scene()
    run(learn(scene.state, scene.me, TECH["chivalry"], 1))
    assert scene.me.ranks == (1, 1, 2, 0)
    assert [str(one) for one in scene.me.direct] == ["feudalism"]


def test_civil_service() -> None:
    scene = Scene()
    scene.learn(scene.you, "civil_service")
    scene.stock(scene.you, "spy")
    scene.event(scene.me, "supply_drop")
    assert scene.coins(scene.you) == 1
    assert numbers.culture_hand(scene.state, scene.you) == 3
    scene.use("event:supply_drop", "resource:civil_service")
    assert scene.me.trade == 0
    assert scene.me.hand == []


def test_construction() -> None:
    scene = Scene()
    scene.learn(scene.me, "construction")
    assert [str(one) for one in unlocked_buildings(scene.state, scene.me)] == ["workshop"]


def test_democracy() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "democracy")
    scene.me.trade = 5
    assert not scene.can("tech:democracy", "management")
    scene.me.trade = 8
    scene.use("tech:democracy", window="management")
    assert scene.me.trade == 2
    assert scene.me.coins[TECH["democracy"].coin_place] == 1
    assert scene.me.ranks[0] == 2


def test_engineering() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "engineering")
    scene.me.trade = 27
    city = scene.capital(scene.me)
    run(act(scene.state, scene.me, city), "build", "infantry", "second_item", "mounted")
    assert [card.type.id for card in scene.me.units] == ["infantry", "mounted"]


def test_irrigation() -> None:
    scene = Scene()
    scene.city(scene.me, "10,1")
    assert not can_found(scene.state, scene.me)
    scene.learn(scene.me, "irrigation")
    assert can_found(scene.state, scene.me)


def test_logistics() -> None:
    scene = Scene()
    scene.learn(scene.me, "railroad")
    scene.learn(scene.me, "logistics")
    assert scene.me.ranks == (2, 2, 3, 0)


@pytest.mark.parametrize(("tech", "wounds"), [("mathematics", 3), ("ballistics", 6)])
def test_iron_for_wounds(tech: str, wounds: int) -> None:
    scene = Scene()
    scene.learn(scene.me, tech)
    scene.stock(scene.me, "iron")
    fight = battle(scene, ["infantry_1_3"], ["infantry_1_3", "mounted_1_3"])
    scene.use(f"resource:{tech}", *["2"] * 3, *["3"] * (wounds - 3), window="battle")
    assert fight.losses[1] == wounds // 3
    assert len(units_of(scene.state, scene.me, False)) == 2 - wounds // 3


def test_mathematics_may_deal_fewer_wounds() -> None:
    scene = Scene()
    scene.learn(scene.me, "mathematics")
    scene.stock(scene.me, "iron")
    battle(scene, [], ["infantry_1_3", "mounted_1_3"])
    scene.use("resource:mathematics", "1", "2", "stop", window="battle")
    assert [(fighter.wounds, health_of(fighter)) for _, fighter in units_of(scene.state, scene.me, False)] == [
        (1, 3),
        (1, 3),
    ]


def test_monarchy_makes_an_ancient_wonder_obsolete() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "monarchy")
    scene.stock(scene.me, "silk")
    scene.wonder(scene.you, "stonehenge")
    scene.wonder(scene.you, "the_louvre")
    scene.use("resource:monarchy", window="management")
    assert [str(one) for one in scene.you.wonders] == ["the_louvre"]
    assert [str(one) for one in scene.you.obsolete] == ["stonehenge"]
    assert not scene.can("wonder:stonehenge", player=scene.you)


def test_monarchy_kills_a_random_unit() -> None:
    scene = Scene(phase=MANAGEMENT, script=(1,))
    scene.learn(scene.me, "monarchy")
    scene.stock(scene.me, "silk")
    scene.unit(scene.you, "infantry_1_3", "mounted_2_2")
    scene.state.wonders = [WONDER["stonehenge"]]
    scene.use("resource:monarchy", "unit", window="management")
    assert [str(card) for card in scene.you.units] == ["infantry_1_3"]
    assert [str(card) for card in scene.state.unit_discards[2]] == ["mounted_2_2"]


def test_mysticism() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "mysticism")
    scene.stock(scene.me, "spy")
    scene.coin(scene.you, SHEET)
    scene.coin(scene.you, 2)
    scene.use("resource:mysticism", "1:democracy", window="management")
    assert sum(scene.you.coins) == 1
    assert scene.you.coins[SHEET] == 1


def test_mysticism_draws_one_more() -> None:
    scene = Scene()
    scene.learn(scene.me, "mysticism")
    first, second = scene.event(scene.you, "think_tank", "patriotism")
    scene.you.hand.clear()
    scene.state.events[2].extend([first, second])
    run(gain_event(scene.state, scene.me, 3), "think_tank")
    assert scene.me.hand == [first]
    assert scene.state.event_discards[2] == [second]


def test_printing_press() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "printing_press")
    scene.me.culture = 6
    scene.use("tech:printing_press", window="management")
    assert scene.me.culture == 1
    assert scene.me.coins[TECH["printing_press"].coin_place] == 1
    assert not scene.can("tech:printing_press", "management")


@pytest.mark.parametrize(("tech", "speed"), [("sailing", 4), ("steam_power", 5), ("flight", 6)])
def test_sailing_and_its_kind(tech: str, speed: int) -> None:
    scene = Scene()
    scene.learn(scene.me, tech)
    assert travel_speed(scene.state, scene.me, False, True) == speed
    assert may_stand(scene.state, scene.me, at("7,1"))


# Level III.


def test_banking() -> None:
    scene = Scene()
    scene.learn(scene.me, "currency")
    scene.build("market", "2,2")
    scene.learn(scene.me, "banking")
    assert str(scene.state.built[at("2,2")]) == "bank"
    assert scene.coins(scene.me) == 1


def test_biology() -> None:
    scene = Scene()
    scene.learn(scene.me, "biology")
    fight = battle(scene, ["infantry_1_3", "mounted_1_3"], [])
    assert not scene.can("tech:biology", "battle")
    for front in fight.fronts:
        assert front.units[0] is not None
        front.units[0].wounds = 2
    scene.use("tech:biology", window="battle")
    assert [fighter.wounds for _, fighter in units_of(scene.state, scene.me, True)] == [0, 0]


def test_communism() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.learn(scene.me, "communism")
    scene.stock(scene.me, "spy")
    assert scene.can("resource:communism", "interrupt")
    scene.use("resource:communism", "5,5", window="movement")
    assert scene.state.held == (at("5,5"),)
    assert not scene.can("resource:communism", "interrupt")


def test_ecology() -> None:
    scene = Scene()
    scene.learn(scene.me, "ecology")
    scene.coin(scene.me, SHEET, 6)
    assert numbers.space_price(scene.state, scene.me, 8) == (5, 1)
    scene.stock(scene.me, "wheat")
    scene.use("resource:ecology", "2,1", "water")
    assert scene.state.cells[at("2,1")].terrain == "water"  # type: ignore[union-attr]
    assert scene.state.changed == (at("2,1"),)


def test_ecology_needs_an_empty_square_that_is_no_mountain() -> None:
    from civitas.games.civilization.rules.powers.abilities import _ecology_squares

    scene = Scene()
    scene.army(scene.you, "2,2")
    squares = _ecology_squares(scene.state)
    assert at("2,1") in squares
    assert not {at("2,2"), at("1,1"), at("1,2")} & set(squares)


def test_education() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "education", "pottery")
    scene.state.wonders = [WONDER["stonehenge"], WONDER["the_oracle"]]
    run(build_wonder(scene.state, scene.me, WONDER["stonehenge"], at("1,2")))
    run(build_wonder(scene.state, scene.me, WONDER["the_oracle"], at("1,2")))
    assert scene.me.coins[TECH["education"].coin_place] == 1
    scene.stock(scene.me, "incense", "iron", "silk", "wheat")
    scene.use("resource:education", "monarchy", window="management")
    assert TECH["monarchy"] in scene.me.rows[1]
    assert sum(scene.me.stock) == 0


def test_gunpowder_destroys_a_building() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "gunpowder")
    scene.stock(scene.me, "wheat", "wheat")
    scene.build("temple", "13,5")
    scene.capital(scene.you).walls = True
    scene.use("resource:gunpowder", "13,6", window="management")
    assert not scene.capital(scene.you).walls
    assert scene.me.ranks[0] == 3


def test_gunpowder_makes_a_wonder_of_the_market_obsolete() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "gunpowder")
    scene.stock(scene.me, "wheat", "wheat")
    scene.state.wonders = [WONDER["the_louvre"], WONDER["big_ben"]]
    scene.state.wonder_deck = [WONDER["panama_canal"]]
    scene.use("resource:gunpowder", window="management")
    assert [str(one) for one in scene.state.wonders] == ["big_ben", "panama_canal"]


def test_metal_casting() -> None:
    scene = Scene()
    scene.learn(scene.me, "metal_casting")
    assert scene.me.ranks[1] == 3
    assert scene.coins(scene.me) == 0


def test_military_science() -> None:
    scene = Scene()
    before = numbers.production(scene.state, scene.capital(scene.me))
    scene.learn(scene.me, "military_science")
    scene.coin(scene.me, SHEET, 7)
    assert numbers.production(scene.state, scene.capital(scene.me)) == before + 2


def test_railroad() -> None:
    scene = Scene()
    scene.learn(scene.me, "railroad")
    assert scene.coins(scene.me) == 1
    assert scene.me.ranks[2] == 3
    assert [str(one) for one in unlocked_buildings(scene.state, scene.me)] == ["iron_mine"]


def test_steam_power() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "steam_power")
    scene.stock(scene.me, "silk")
    scene.army(scene.me, "2,2", "2,2")
    scene.army(scene.you, "7,1")
    scene.use("resource:steam_power", "10,0", window="management")
    assert scene.me.at[:2] == [at("10,0")] * 2
    assert scene.me.barred == 3


def test_theology() -> None:
    scene = Scene()
    scene.learn(scene.me, "theology")
    assert numbers.culture_hand(scene.state, scene.me) == 3
    assert [str(one) for one in unlocked_buildings(scene.state, scene.me)] == ["cathedral"]


# Level IV and V.


def test_atomic_theory_gives_every_city_an_action() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "atomic_theory")
    city = scene.city(scene.me, "10,1")
    scene.stock(scene.me, "uranium")
    scene.use("resource:atomic_theory_1", window="management")
    assert (city.extra, scene.capital(scene.me).extra) == (1, 1)


def test_atomic_theory_destroys_a_city() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.learn(scene.me, "atomic_theory")
    scene.stock(scene.me, "uranium")
    assert not scene.can("resource:atomic_theory_2", "movement")
    city = scene.city(scene.you, "10,1")
    scene.build("library", "10,2")
    scene.wonder(scene.you, "stonehenge", "9,0")
    scene.army(scene.me, "9,1")
    scene.army(scene.you, "11,2", "12,3")
    scene.use("resource:atomic_theory_2", window="movement")
    assert scene.state.cities[city.number] is None
    assert scene.state.built[at("10,2")] is None
    assert scene.you.wonders == ()
    assert at("9,1") not in scene.me.at
    assert [square for square in scene.you.at if square >= 0] == [at("12,3")]


def test_combustion() -> None:
    scene = Scene()
    scene.learn(scene.me, "combustion")
    assert scene.me.ranks[2] == 4
    assert value(scene.state, scene.me, "walls_fall") == 1
    assert value(scene.state, scene.me, "building_raids") == 1


def test_computers() -> None:
    scene = Scene()
    scene.learn(scene.me, "computers")
    scene.coin(scene.me, SHEET, 9)
    assert scene.coins(scene.me) == 10
    assert numbers.culture_hand(scene.state, scene.me) == 4
    assert numbers.total(numbers.battle_hand_parts(scene.state, scene.me, 1, False)) == 5


def test_flight() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.me.trade = 27
    assert "aircraft" not in [str(item) for item in items(scene.state, scene.me, Order(scene.capital(scene.me)))]
    scene.learn(scene.me, "flight")
    assert "aircraft" in [str(item) for item in items(scene.state, scene.me, Order(scene.capital(scene.me)))]
    assert value(scene.state, scene.me, "flight") == 1


def test_mass_media_protects_events() -> None:
    scene = Scene()
    scene.learn(scene.me, "mass_media")
    scene.event(scene.me, "supply_drop")
    scene.event(scene.you, "jousting_tourney")
    scene.use("event:supply_drop")
    assert scene.me.trade == 7


def test_mass_media_cancels_a_resource_ability() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "currency")
    scene.stock(scene.me, "incense")
    scene.learn(scene.you, "mass_media")
    scene.stock(scene.you, "spy")
    scene.use("resource:currency", "resource:mass_media", window="management")
    assert scene.me.culture == 0
    assert scene.me.stock[0] == 0
    assert not scene.can("resource:currency", "management")


@pytest.mark.parametrize(
    ("answers", "what"),
    [(("infantry",), "unit"), (("army", "2,2"), "army"), (("temple", "2,2"), "building")],
)
def test_plastics(answers: tuple[str, ...], what: str) -> None:
    scene = Scene()
    scene.learn(scene.me, "plastics", "philosophy")
    scene.use("tech:plastics", *answers)
    built = scene.state.built[at("2,2")]
    found = {"unit": len(scene.me.units), "army": scene.me.at.count(at("2,2")), "building": int(built is not None)}
    assert found == {"unit": 0, "army": 0, "building": 0} | {what: 1}
    assert not scene.can("tech:plastics")


def test_replaceable_parts() -> None:
    scene = Scene()
    scene.learn(scene.me, "replaceable_parts")
    assert scene.me.ranks[0] == 4
    assert stacking_limit(scene.state, scene.me) == 6


def test_space_flight() -> None:
    scene = Scene()
    with pytest.raises(GameOver) as over:
        run(learn(scene.state, scene.me, TECH["space_flight"], 1))
    assert over.value.reason == "technology"
    assert scene.state.winner == 0


def test_a_great_person_needs_a_token() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "philosophy")
    scene.stock(scene.me, "spy", "spy", "spy")
    scene.state.person_tokens = [0] * 6
    assert not scene.can("resource:philosophy", "management")
    assert run(gain_person(scene.state, scene.me)) is False


def test_the_pyramid_needs_a_place() -> None:
    scene = Scene()
    assert {tech.level for tech in learnable(scene.me)} == {1}
    scene.learn(scene.me, "pottery", "writing")
    assert {tech.level for tech in learnable(scene.me)} == {1, 2}
    assert coin_room(scene.state, scene.me, TECH["pottery"].coin_place)
