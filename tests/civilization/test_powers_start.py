"""Governments, social policies and wonders: each by its name."""

from __future__ import annotations

import pytest

from civitas.games.civilization.pieces import ARTILLERY, CANAL, GOVERNMENT, INFANTRY, SHEET, TECH, WONDER
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.building import build_figure, build_wonder, obsolete
from civitas.games.civilization.rules.cities import capital_of, sites
from civitas.games.civilization.rules.culture import gain_person, invest
from civitas.games.civilization.rules.figures import stacking_limit, travel_speed
from civitas.games.civilization.rules.learning import can_force_anarchy
from civitas.games.civilization.rules.management import city_kinds, regular_left
from civitas.games.civilization.rules.start import begin, governments
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import value
from civitas.games.civilization.state import MANAGEMENT
from tests.civilization.scene import Scene, at, run

# Governments.


def test_despotism() -> None:
    scene = Scene()
    scene.govern(scene.me, "republic")
    before = numbers.production(scene.state, scene.capital(scene.me))
    scene.govern(scene.me, "despotism")
    assert numbers.production(scene.state, scene.capital(scene.me)) == before + 1


def test_anarchy() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.adopt(scene.me, "organized_religion")
    scene.govern(scene.me, "anarchy")
    assert city_kinds(scene.state, scene.me, scene.capital(scene.me)) == []
    assert scene.coins(scene.me) == 0
    scene.govern(scene.me, "despotism")
    assert city_kinds(scene.state, scene.me, scene.capital(scene.me)) != []
    assert scene.coins(scene.me) == 1


def test_republic() -> None:
    scene = Scene()
    scene.army(scene.me, "6,5")
    assert sites(scene.state, scene.me) == []
    scene.govern(scene.me, "republic")
    assert sites(scene.state, scene.me) == [(at("6,5"), True)]


def test_feudalism() -> None:
    scene = Scene()
    scene.govern(scene.me, "feudalism")
    scene.use("government:feudalism", "0,2:incense")
    assert scene.me.stock[:4] == (1, 0, 0, 0)
    assert scene.me.harvested == (at("0,2"),)
    assert not scene.can("government:feudalism")


def test_democracy() -> None:
    scene = Scene()
    scene.govern(scene.me, "democracy")
    assert scene.coins(scene.me) == 1
    scene.use("government:democracy")
    assert scene.me.trade == 2


def test_monarchy() -> None:
    scene = Scene(phase=MANAGEMENT)
    assert regular_left(scene.state, scene.me, scene.capital(scene.me)) == 1
    scene.govern(scene.me, "monarchy")
    city = scene.capital(scene.me)
    assert regular_left(scene.state, scene.me, city) == 2
    city.taken, city.acted = 1, 2
    assert "arts" not in [str(kind) for kind in city_kinds(scene.state, scene.me, city)]


def test_communism() -> None:
    scene = Scene()
    scene.govern(scene.me, "communism")
    city = scene.city(scene.me, "10,1")
    hand = numbers.total(numbers.battle_hand_parts(scene.state, scene.me, 1, False))
    assert hand == 4
    assert numbers.yields(scene.state, city)[0] != numbers.yields(scene.state, scene.capital(scene.me))[0]
    assert numbers.production(scene.state, city) == numbers.production(scene.state, scene.capital(scene.me))


def test_fundamentalism() -> None:
    scene = Scene()
    scene.govern(scene.me, "fundamentalism")
    assert not scene.can("government:fundamentalism")
    scene.army(scene.me, "3,3", "3,3", "5,5")
    assert numbers.total(numbers.combat_parts(scene.state, scene.me)) == 4
    scene.use("government:fundamentalism")
    assert scene.me.culture == 3


# Social policies.


def test_rationalism() -> None:
    scene = Scene()
    scene.adopt(scene.me, "rationalism")
    scene.learn(scene.me, "pottery", "currency")
    scene.me.trade = 18
    scene.use("policy:rationalism:1", "writing")
    assert scene.me.trade == 12
    assert not scene.can("policy:rationalism:1")
    scene.use("policy:rationalism:2", "monarchy")
    assert scene.me.trade == 1
    assert TECH["monarchy"] in scene.me.rows[1]


def test_patronage() -> None:
    scene = Scene()
    scene.adopt(scene.me, "patronage")
    assert not scene.can("policy:patronage")
    scene.me.culture, scene.me.track = 2, 9
    scene.use("policy:patronage")
    assert scene.me.culture == 1
    assert [card.level for card in scene.me.hand] == [2]


def test_natural_religion() -> None:
    scene = Scene()
    scene.adopt(scene.me, "natural_religion")
    speeds = [travel_speed(scene.state, scene.me, army, alone) for army, alone in [(True, True), (True, False)]]
    assert speeds == [3, 2]
    assert travel_speed(scene.state, scene.me, False, True) == 2


def test_organized_religion() -> None:
    scene = Scene()
    scene.adopt(scene.me, "organized_religion")
    assert scene.coins(scene.me) == 1
    run(gain_person(scene.state, scene.me), "marie_curie", "reserve")
    assert [str(person) for person in scene.me.persons] == ["marie_curie"]
    assert [str(person) for person in scene.state.person_discards] == ["sir_isaac_newton"]


def test_expansionism() -> None:
    scene = Scene()
    scene.city(scene.me, "10,1")
    scene.adopt(scene.me, "expansionism", "pacifism")
    scene.state.markers[at("5,5")] = scene.state.city_states.pop()
    scene.state.city_squares = (at("5,5"),)
    scene.scout(scene.me, "5,5")
    scene.use("policy:expansionism")
    assert scene.me.trade == 3


def test_urban_development() -> None:
    scene = Scene()
    city = scene.capital(scene.me)
    scene.adopt(scene.me, "urban_development")
    scene.build("temple", "2,0")
    plain = numbers.production(scene.state, city), numbers.arts(scene.state, city)
    scene.wonder(scene.me, "stonehenge", "1,2")
    # The wonder covers a mountain with one production and brings one culture.
    assert numbers.production(scene.state, city) == plain[0] - 1 + 3
    assert numbers.arts(scene.state, city) == plain[1] + 1 + 2


def test_pacifism() -> None:
    scene = Scene()
    scene.adopt(scene.me, "pacifism")
    assert value(scene.state, scene.me, "scouts_in_huts") == 1
    scene.use("policy:pacifism")
    assert scene.me.culture == 1
    scene.me.used = 0
    scene.scout(scene.me, "3,3")
    scene.use("policy:pacifism")
    assert scene.me.culture == 3


def test_military_tradition() -> None:
    scene = Scene()
    scene.adopt(scene.me, "military_tradition")
    run(build_figure(scene.state, scene.me, True, at("2,2")), "mounted")
    run(build_figure(scene.state, scene.me, True, at("2,2")))
    assert [card.type.id for card in scene.me.units] == ["mounted"]


# Ancient wonders.


def test_chichen_itza() -> None:
    scene = Scene()
    city = scene.city(scene.me, "10,1")
    before = numbers.production(scene.state, city)
    scene.wonder(scene.me, "chichen_itza")
    assert numbers.production(scene.state, city) == before + 3


def test_the_colossus() -> None:
    scene = Scene()
    scene.wonder(scene.me, "the_colossus")
    scene.use("wonder:the_colossus")
    assert scene.me.trade == 3
    assert not scene.can("wonder:the_colossus")


def test_the_great_lighthouse() -> None:
    scene = Scene()
    scene.city(scene.me, "6,2")
    before = numbers.total(numbers.trade_parts(scene.state, scene.me))
    scene.wonder(scene.me, "the_great_lighthouse")
    lit = numbers.total(numbers.trade_parts(scene.state, scene.me))
    # The wonder itself stands on a desert square of the capital, which gave one trade.
    assert lit == before + 2 - 1
    scene.army(scene.me, "7,1")
    assert numbers.total(numbers.trade_parts(scene.state, scene.me)) == lit - 1


def test_the_great_wall() -> None:
    scene = Scene()
    scene.wonder(scene.me, "the_great_wall")
    city = scene.city(scene.me, "10,1")
    scene.use("wonder:the_great_wall", "10,1")
    assert (city.walls, scene.capital(scene.me).walls) == (True, False)
    assert value(scene.state, scene.me, "loot_lost") == 1


def test_the_hanging_gardens() -> None:
    scene = Scene()
    square = scene.wonder(scene.me, "the_hanging_gardens")
    scene.use("wonder:the_hanging_gardens", "scout")
    assert scene.me.at[scene.me.armies :].count(at(square)) == 1
    scene.me.used = 0
    scene.army(scene.me, square)
    assert not scene.can("wonder:the_hanging_gardens")


def test_the_oracle() -> None:
    scene = Scene()
    scene.wonder(scene.me, "the_oracle")
    assert value(scene.state, scene.me, "sees_battle_hand") == 1


def test_the_pyramids() -> None:
    scene = Scene()
    assert [str(one) for one in governments(scene.state, scene.me)] == ["anarchy"]
    square = scene.wonder(scene.me, "the_pyramids")
    assert len(governments(scene.state, scene.me)) == 7
    assert not can_force_anarchy(scene.state, scene.me)
    scene.me.government = GOVERNMENT["communism"]
    scene.army(scene.you, square)
    run(settle(scene.state))
    assert scene.me.government.id == "communism"
    obsolete(scene.state, WONDER["the_pyramids"])
    run(settle(scene.state), "despotism")
    assert scene.me.government.id == "despotism"


def test_statue_of_zeus() -> None:
    scene = Scene()
    scene.wonder(scene.me, "statue_of_zeus")
    assert numbers.total(numbers.combat_parts(scene.state, scene.me)) == 6


def test_stonehenge() -> None:
    scene = Scene()
    square = scene.wonder(scene.me, "stonehenge")
    scene.use("wonder:stonehenge")
    assert scene.me.culture == 1
    scene.me.used = 0
    scene.army(scene.you, square)
    assert not scene.can("wonder:stonehenge")


# Medieval wonders.


def test_angkor_wat() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.wonder(scene.me, "angkor_wat", "1,2")
    from civitas.games.civilization.rules.management import act

    run(act(scene.state, scene.me, scene.capital(scene.me)), "harvest", "0,2:incense", "0,2:incense")
    assert scene.me.stock[:4] == (2, 0, 0, 0)


def test_brandenburg_gate() -> None:
    from civitas.games.civilization.rules.ground import is_closed

    scene = Scene()
    scene.wonder(scene.me, "brandenburg_gate", "1,2")
    assert is_closed(scene.state, scene.you, at("2,2"))
    assert not is_closed(scene.state, scene.me, at("2,2"))
    assert not is_closed(scene.state, scene.you, at("3,3"))


def test_himeji_samurai_castle() -> None:
    scene = Scene()
    scene.wonder(scene.me, "himeji_samurai_castle")
    assert value(scene.state, scene.me, "strength") == 1


def test_leonardos_workshop() -> None:
    from civitas.games.civilization.pieces import AIRCRAFT

    scene = Scene()
    scene.learn(scene.me, "flight", "metal_casting")
    assert [numbers.unit_price(scene.state, scene.me, kind) for kind in (INFANTRY, ARTILLERY, AIRCRAFT)] == [5, 9, 12]
    scene.wonder(scene.me, "leonardos_workshop")
    assert [numbers.unit_price(scene.state, scene.me, kind) for kind in (INFANTRY, ARTILLERY, AIRCRAFT)] == [5, 5, 5]


def test_the_louvre() -> None:
    scene = Scene()
    scene.wonder(scene.me, "the_louvre")
    scene.use("wonder:the_louvre")
    assert scene.me.culture == 3


def test_machu_pichu() -> None:
    from civitas.games.civilization.pieces import INVESTMENT

    scene = Scene()
    scene.wonder(scene.me, "machu_pichu")
    run(invest(scene.state, scene.me, INVESTMENT["military_industrial_complex"]), "silk")
    run(invest(scene.state, scene.me, INVESTMENT["military_industrial_complex"]))
    assert scene.me.stock[:4] == (0, 0, 1, 0)


def test_notre_dame() -> None:
    scene = Scene()
    scene.wonder(scene.me, "notre_dame")
    assert value(scene.state, scene.me, "second_tech") == 6


def test_porcelain_tower() -> None:
    scene = Scene()
    scene.wonder(scene.me, "porcelain_tower")
    assert [numbers.tech_price(scene.state, scene.me, TECH[tech]) for tech in ("pottery", "monarchy")] == [1, 6]


def test_taj_mahal() -> None:
    scene = Scene()
    scene.wonder(scene.me, "taj_mahal", "1,2")
    assert not scene.can("wonder:taj_mahal")
    scene.learn(scene.me, "philosophy")
    scene.use("wonder:taj_mahal", "temple", "2,2")
    assert str(scene.state.built[at("2,2")]) == "temple"


# Modern wonders.


def test_big_ben() -> None:
    scene = Scene()
    scene.wonder(scene.me, "big_ben")
    scene.state.market = [1, 0, 1, 2, 0, 0]
    scene.use("wonder:big_ben")
    assert scene.me.stock == (1, 0, 1, 1, 0, 0)
    assert scene.state.market == [0, 0, 0, 1, 0, 0]


def test_cristo_redentor() -> None:
    scene = Scene()
    scene.wonder(scene.me, "cristo_redentor")
    assert numbers.culture_hand(scene.state, scene.me) == 6
    scene.use("wonder:cristo_redentor", "3")
    assert [card.level for card in scene.me.hand] == [3, 3]


def test_the_internet() -> None:
    from civitas.games.civilization.rules.goods import coin_room

    scene = Scene()
    scene.learn(scene.me, "pottery")
    place = TECH["pottery"].coin_place
    scene.coin(scene.me, place, 4)
    assert not coin_room(scene.state, scene.me, place)
    scene.wonder(scene.me, "the_internet")
    assert coin_room(scene.state, scene.me, place)


def test_the_kremlin() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "mysticism")
    scene.coin(scene.you, SHEET)
    scene.stock(scene.me, "silk", "wheat")
    assert not scene.can("resource:mysticism", "management")
    scene.wonder(scene.me, "the_kremlin")
    assert scene.can("resource:mysticism", "management")


def test_panama_canal() -> None:
    scene = Scene()
    square = scene.wonder(scene.me, "panama_canal")
    scene.use("wonder:panama_canal")
    scene.me.used = 0
    scene.use("wonder:panama_canal")
    assert scene.me.coins[CANAL] == 2
    assert scene.coins(scene.me) == 2
    scene.army(scene.you, square)
    assert scene.coins(scene.me) == 0


def test_the_pentagon() -> None:
    scene = Scene()
    scene.wonder(scene.me, "the_pentagon")
    assert value(scene.state, scene.me, "untrumped") == 1


def test_statue_of_liberty() -> None:
    scene = Scene()
    scene.wonder(scene.me, "statue_of_liberty")
    scene.learn(scene.you, "pottery", "writing", "monarchy")
    scene.use("wonder:statue_of_liberty", "writing")
    assert [str(tech) for tech in scene.me.techs] == ["writing"]


def test_sydney_opera_house() -> None:
    scene = Scene()
    scene.wonder(scene.me, "sydney_opera_house")
    scene.use("wonder:sydney_opera_house")
    assert scene.me.track == 1
    assert len(scene.me.hand) == 1


def test_united_nations() -> None:
    scene = Scene()
    scene.wonder(scene.you, "united_nations")
    scene.event(scene.me, "the_citizens_are_revolting_1")
    scene.use("event:the_citizens_are_revolting_1", "refuse")
    assert scene.you.government.id == "despotism"
    assert len(scene.me.hand) == 1


def test_pure_gains_come_by_themselves_at_the_end_of_a_start_of_turn() -> None:
    scene = Scene()
    scene.wonder(scene.me, "the_colossus", "1,2")
    scene.govern(scene.me, "democracy")
    assert run(begin(scene.state, scene.me), "end") is False
    assert scene.me.trade == 5


def test_a_built_wonder_is_in_force_at_once() -> None:
    scene = Scene()
    scene.state.wonders = [WONDER["stonehenge"]]
    run(build_wonder(scene.state, scene.me, WONDER["stonehenge"], at("1,2")))
    assert scene.can("wonder:stonehenge")
    assert capital_of(scene.state, scene.me).number == 0


@pytest.mark.parametrize(
    ("tech", "limit"), [("masonry", 3), ("printing_press", 4), ("biology", 5), ("replaceable_parts", 6)]
)
def test_stacking_by_tech(tech: str, limit: int) -> None:
    scene = Scene()
    assert stacking_limit(scene.state, scene.me) == 2
    scene.learn(scene.me, tech)
    assert stacking_limit(scene.state, scene.me) == limit
