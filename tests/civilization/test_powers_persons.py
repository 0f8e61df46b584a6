"""Great persons: each by its name."""

from __future__ import annotations

import pytest

from civitas.games.civilization.pieces import AIRCRAFT, INVESTMENT, SHEET, TECH, WONDER
from civitas.games.civilization.pieces_cards import PERSON
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.battle import bonus_parts
from civitas.games.civilization.rules.building import build_wonder
from civitas.games.civilization.rules.culture import invest, may_jump
from civitas.games.civilization.rules.figures import stacking_limit, travel_speed
from civitas.games.civilization.rules.learning import can_force_anarchy, learn
from civitas.games.civilization.rules.management import act, city_kinds, extra_left
from civitas.games.civilization.rules.powers.fighting import hurt
from civitas.games.civilization.rules.reacting import any_time, usable
from civitas.games.civilization.rules.windows import (
    AFTER_BATTLE,
    BATTLE_START,
    BATTLE_TURN,
    PAYMENT,
    RESEARCH_COMMIT,
    value,
)
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT, RESEARCH
from civitas.games.civilization.state_battle import Battle, Fighter, Front
from tests.civilization.scene import WINDOWS, Scene, at, run

WINDOWS |= {"battle": BATTLE_TURN, "battle_start": BATTLE_START, "after_battle": AFTER_BATTLE}


def battle(scene: Scene, attacker: int = 0) -> Battle:
    """A battle between the first two players, before anything is in play."""
    fight = Battle(at("3,3"), attacker, 1 - attacker, -1, -1, False)
    scene.state.battle = fight
    return fight


def front(scene: Scene, fight: Battle, side: int, unit: str) -> Fighter:
    """A unit of a side comes on a front of its own."""
    player = scene.state.players[fight.seats[side]]
    card = scene.unit(player, unit)[0]
    player.units.remove(card)
    line = Front()
    line.units[side] = Fighter(card, side, 1)
    fight.fronts.append(line)
    return line.units[side]  # type: ignore[return-value]


# Artists.


def test_akira_kurosawa() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "akira_kurosawa", shown=True)
    run(act(scene.state, scene.you, scene.capital(scene.you)), "arts")
    assert scene.me.culture == 1
    culture = numbers.arts(scene.state, scene.capital(scene.me))
    run(act(scene.state, scene.me, scene.capital(scene.me)), "arts")
    assert scene.me.culture == 1 + culture


def test_a_card_that_is_face_down_answers_to_nothing() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "akira_kurosawa")
    run(act(scene.state, scene.you, scene.capital(scene.you)), "arts")
    assert scene.me.culture == 0
    assert [option.text for option in any_time(scene.state, scene.me)] == ["reveal:akira_kurosawa"]


def test_frida_kahlo() -> None:
    scene = Scene()
    scene.person(scene.me, "frida_kahlo")
    scene.event(scene.me, "drought", "sabotage")
    scene.me.track = 9
    scene.use("gp:frida_kahlo", "sabotage", "done", window="any_time")
    assert [card.level for card in scene.me.hand] == [1, 2]
    assert [str(card) for card in scene.state.event_discards[0]] == ["sabotage"]
    assert [str(person) for person in scene.state.person_discards] == ["frida_kahlo"]


def test_jerry_garcia() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.you, "writing")
    scene.stock(scene.you, "spy")
    scene.person(scene.me, "jerry_garcia", square="2,2")
    city = scene.city(scene.me, "10,1")
    both = numbers.arts(scene.state, city) + numbers.arts(scene.state, scene.capital(scene.me))
    run(act(scene.state, scene.me, scene.capital(scene.me)), "gp:jerry_garcia")
    assert scene.me.culture == both
    assert (scene.capital(scene.me).taken, city.taken) == (1, 0)


@pytest.mark.parametrize("what", ["action", "resource", "event"])
def test_mark_twain(what: str) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.you, "mark_twain")
    if what == "action":
        run(act(scene.state, scene.me, scene.capital(scene.me)), "arts", "gp:mark_twain")
    elif what == "resource":
        scene.learn(scene.me, "currency")
        scene.stock(scene.me, "incense")
        scene.use("resource:currency", "gp:mark_twain", window="management")
    else:
        scene.event(scene.me, "we_love_the_despot_day")
        scene.use("event:we_love_the_despot_day", "gp:mark_twain", window="management")
    assert (scene.me.culture, scene.capital(scene.me).bonus) == (0, 0)
    assert [str(person) for person in scene.state.person_discards] == ["mark_twain"]


def test_michelangelo() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "michelangelo", square="2,2")
    scene.state.wonders = [WONDER["stonehenge"]]
    production = numbers.production(scene.state, scene.capital(scene.me))
    scene.me.trade = 3 * (10 - 5 - production)
    run(act(scene.state, scene.me, scene.capital(scene.me)), "build", "stonehenge", "1,2")
    assert [str(wonder) for wonder in scene.me.wonders] == ["stonehenge"]
    assert scene.me.trade == 0
    assert scene.me.persons == []


def test_valmiki() -> None:
    scene = Scene()
    scene.person(scene.me, "valmiki", shown=True)
    assert numbers.culture_hand(scene.state, scene.me) == 4


def test_william_shakespeare() -> None:
    scene = Scene()
    scene.you.track = 1
    assert not may_jump(scene.state, scene.me, 1)
    scene.person(scene.me, "william_shakespeare", shown=True)
    assert may_jump(scene.state, scene.me, 1)
    scene.you.track = 21
    assert not may_jump(scene.state, scene.me, 21)


# Builders.


def test_ada_lovelace() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.govern(scene.me, "anarchy")
    scene.person(scene.me, "ada_lovelace")
    scene.learn(scene.you, "writing")
    scene.stock(scene.you, "spy")
    scene.use("gp:ada_lovelace", window="management")
    assert extra_left(scene.state, scene.me, scene.capital(scene.me)) == 1
    run(act(scene.state, scene.me, scene.capital(scene.me)), "arts")
    assert scene.me.culture > 0
    assert city_kinds(scene.state, scene.me, scene.capital(scene.me)) == []


def test_archimedes() -> None:
    scene = Scene("mongols", "zulu", "romans")
    scene.person(scene.me, "archimedes", shown=True)
    run(learn(scene.state, scene.me, TECH["pottery"]))
    assert scene.me.culture == 3
    scene.learn(scene.you, "writing")
    run(learn(scene.state, scene.me, TECH["writing"]))
    assert scene.me.culture == 3


def test_frank_lloyd_wright() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "frank_lloyd_wright", square="2,2")
    assert not scene.can("gp:frank_lloyd_wright", "management")
    scene.build("trading_post", "1,0")
    scene.capital(scene.me).walls = True
    scene.use("gp:frank_lloyd_wright", window="management")
    assert (scene.me.trade, scene.me.culture) == (2, 2)


def test_henry_ford() -> None:
    scene = Scene()
    scene.person(scene.me, "henry_ford", shown=True)
    assert travel_speed(scene.state, scene.me, True, True) == 3


def test_nikola_tesla() -> None:
    scene = Scene(phase=RESEARCH)
    scene.person(scene.me, "nikola_tesla")
    assert [use.option.text for use in usable(scene.state, scene.me, RESEARCH_COMMIT)] == ["gp:nikola_tesla"]


def test_orville_wright() -> None:
    scene = Scene()
    scene.person(scene.me, "orville_wright")
    scene.use("gp:orville_wright")
    assert [card.type for card in scene.me.units] == [AIRCRAFT]


def test_thomas_edison() -> None:
    scene = Scene()
    scene.person(scene.me, "thomas_edison")
    assert not scene.can("gp:thomas_edison")
    scene.learn(scene.you, "pottery", "writing")
    scene.use("gp:thomas_edison", "writing")
    assert [str(tech) for tech in scene.me.techs] == ["writing"]


# Generals.


def test_a_great_general_fights() -> None:
    scene = Scene()
    scene.person(scene.me, "sun_tzu")
    assert numbers.total(numbers.combat_parts(scene.state, scene.me)) == 4


def test_georgy_zhukov() -> None:
    scene = Scene()
    scene.person(scene.me, "georgy_zhukov", shown=True)
    fight = battle(scene, attacker=1)
    front(scene, fight, 0, "mounted_1_3")
    enemy = front(scene, fight, 0, "infantry_1_3")
    own = front(scene, fight, 1, "infantry_3_1")
    assert own.wounds == 0
    run(hurt(scene.state, scene.you, [3], None), "2")
    assert fight.losses == [0, 1]
    assert enemy.wounds == 1


def test_gustavus_adolphus() -> None:
    scene = Scene()
    scene.person(scene.me, "gustavus_adolphus")
    fight = battle(scene)
    assert not scene.can("gp:gustavus_adolphus", "battle_start")
    fight.hands[0] = scene.unit(scene.me, "infantry_1_3", "mounted_1_3")
    scene.me.units.clear()
    scene.use("gp:gustavus_adolphus", "artillery", "mounted", window="battle_start")
    assert [card.type.id for card in fight.hands[0]] == ["artillery", "mounted"]
    assert [str(card) for card in fight.aside[0]] == ["infantry_1_3", "mounted_1_3"]
    assert fight.losses == [2, 0]


def test_hannibal() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "masonry")
    scene.person(scene.me, "hannibal")
    scene.army(scene.me, "3,3", "3,3", "10,4")
    assert scene.can("gp:hannibal", "management")
    scene.use("gp:hannibal", "3,3", "2", window="management")
    assert scene.me.at[:3] == [at("10,4")] * 3


def test_joan_of_arc() -> None:
    scene = Scene()
    scene.person(scene.me, "joan_of_arc")
    scene.me.culture = 7
    battle(scene)
    assert not scene.can("gp:joan_of_arc", "battle_start")
    fight = battle(scene, attacker=1)
    before = numbers.total(bonus_parts(scene.state, fight, 1))
    scene.use("gp:joan_of_arc", window="battle_start")
    assert numbers.total(bonus_parts(scene.state, fight, 1)) == before + 7
    assert scene.me.culture == 7


def test_khalid_ibn_al_walid() -> None:
    scene = Scene()
    scene.state.first = 1
    scene.person(scene.me, "khalid_ibn_al_walid")
    scene.use("gp:khalid_ibn_al_walid", window="phase_start")
    assert scene.state.first == 0


def test_leonidas() -> None:
    scene = Scene()
    scene.person(scene.me, "leonidas", shown=True)
    fight = battle(scene, attacker=1)
    fight.drawn = [3, 3]
    before = numbers.total(bonus_parts(scene.state, fight, 1))
    fight.drawn = [3, 2]
    assert numbers.total(bonus_parts(scene.state, fight, 1)) == before + 8


def test_sun_tzu() -> None:
    scene = Scene()
    scene.person(scene.me, "sun_tzu")
    scene.me.trade = 7
    fight = battle(scene)
    fight.opening = True
    scene.use("gp:sun_tzu", window="battle")
    assert fight.skipping
    assert scene.me.trade == 4
    assert PERSON["sun_tzu"] in scene.me.shown
    assert not scene.can("gp:sun_tzu", "battle")


# Humanitarians.


def test_dr_martin_luther_king() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "dr_martin_luther_king", shown=True)
    scene.learn(scene.you, "writing")
    scene.stock(scene.you, "spy")
    run(act(scene.state, scene.me, scene.capital(scene.me)), "arts")
    assert scene.me.culture > 0
    assert not can_force_anarchy(scene.state, scene.me)


def test_florence_nightingale() -> None:
    scene = Scene()
    scene.person(scene.me, "florence_nightingale")
    fight = battle(scene)
    fight.killed[0] = scene.unit(scene.me, "infantry_1_3", "mounted_1_3")
    scene.me.units.clear()
    scene.use("gp:florence_nightingale", window="after_battle")
    assert [str(card) for card in scene.me.units] == ["infantry_1_3", "mounted_1_3"]
    assert fight.killed[0] == []


def test_jacques_cousteau() -> None:
    scene = Scene()
    scene.person(scene.me, "jacques_cousteau")
    assert not scene.can("gp:jacques_cousteau")
    scene.city(scene.me, "6,2")
    scene.use("gp:jacques_cousteau", "harbor", "7,2", "harbor")
    assert [str(scene.state.built[at(square)]) for square in ("7,1", "7,2")] == ["harbor", "harbor"]


def test_jim_henson() -> None:
    scene = Scene()
    scene.person(scene.me, "jim_henson", shown=True, square="2,2")
    scene.state.wonders = [WONDER["stonehenge"]]
    assert not scene.can("gp:jim_henson")
    run(build_wonder(scene.state, scene.me, WONDER["stonehenge"], at("1,2")))
    assert scene.me.counters == 1
    scene.use("gp:jim_henson")
    assert (scene.me.culture, scene.me.trade) == (1, 1)


def test_mother_teresa() -> None:
    scene = Scene()
    scene.person(scene.me, "mother_teresa")
    scene.coin(scene.me, SHEET)
    scene.use("gp:mother_teresa")
    assert (sum(scene.me.coins), scene.you.coins[SHEET]) == (0, 1)
    assert scene.me.track == 1
    assert PERSON["mother_teresa"] in scene.me.shown


def test_st_francis_of_assisi() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "st_francis_of_assisi")
    scene.army(scene.me, "3,3", "3,3")
    scene.use("gp:st_francis_of_assisi", window="management")
    assert scene.me.culture == 12


def test_susan_b_anthony() -> None:
    scene = Scene()
    city = scene.city(scene.me, "10,1")
    before = numbers.production(scene.state, city)
    scene.person(scene.me, "susan_b_anthony", shown=True, square="2,2")
    assert numbers.production(scene.state, city) == before + 2


# Industrialists.


def test_a_p_giannini() -> None:
    scene = Scene()
    scene.learn(scene.me, "philosophy")
    scene.person(scene.me, "a_p_giannini", shown=True, square="2,2")
    run(invest(scene.state, scene.me, INVESTMENT["public_education"]), "temple", "1,0")
    assert str(scene.state.built[at("1,0")]) == "temple"


def test_adam_smith() -> None:
    scene = Scene()
    before = scene.coins(scene.me)
    scene.person(scene.me, "adam_smith", shown=True)
    # The industrialist's token has a coin of its own.
    assert scene.coins(scene.me) == before + 2


def test_andrew_carnegie() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "andrew_carnegie")
    assert not scene.can("gp:andrew_carnegie", "management")
    scene.coin(scene.me, SHEET, 6)
    scene.use("gp:andrew_carnegie", window="management")
    assert scene.me.track == 2


def test_captain_james_cook() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.person(scene.me, "captain_james_cook")
    scene.learn(scene.me, "horseback_riding")
    scene.use("gp:captain_james_cook", window="movement")
    assert travel_speed(scene.state, scene.me, False, True) == 6


def test_lorenzo_de_medici() -> None:
    scene = Scene()
    scene.person(scene.me, "lorenzo_de_medici", shown=True)
    scene.coin(scene.me, SHEET, 6)
    scene.use("gp:lorenzo_de_medici")
    assert scene.me.culture == 2


def test_marco_polo() -> None:
    scene = Scene()
    scene.person(scene.me, "marco_polo")
    scene.me.trade = 5
    scene.use("gp:marco_polo", window="any_time")
    assert scene.me.trade == 27


def test_zheng_he() -> None:
    scene = Scene()
    scene.person(scene.me, "zheng_he")
    assert not scene.can("gp:zheng_he", "any_time")
    kept = scene.token(scene.you, "hut_spy")
    lying = scene.state.villages.pop()
    scene.state.markers[at("5,5")] = lying
    scene.use("gp:zheng_he", window="any_time")
    assert [scene.state.seen[token.key] & 1 for token in (kept, lying)] == [1, 1]
    assert scene.state.seen[scene.state.villages[-1].key] == 0


# Scientists.


def test_alan_turing() -> None:
    scene = Scene()
    scene.person(scene.me, "alan_turing", shown=True)
    scene.army(scene.me, "3,3")
    scene.use("gp:alan_turing")
    assert (scene.me.culture, scene.me.trade) == (2, 2)


@pytest.mark.parametrize(("mode", "left"), [("trade", (4, 8)), ("culture", (8, 4))])
def test_albert_einstein(mode: str, left: tuple[int, int]) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "albert_einstein")
    scene.me.trade = scene.me.culture = 6
    scene.use("gp:albert_einstein", mode, "2", window="management")
    assert (scene.me.trade, scene.me.culture) == left


def test_charles_darwin() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "charles_darwin")
    culture = numbers.arts(scene.state, scene.capital(scene.me))
    run(act(scene.state, scene.me, scene.capital(scene.me)), "arts", "gp:charles_darwin")
    assert (scene.me.trade, scene.me.culture) == (culture, 0)
    assert PERSON["charles_darwin"] in scene.me.shown


def test_galileo_galilei() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "galileo_galilei")
    scene.army(scene.me, "3,3", "3,3")
    assert not scene.can("gp:galileo_galilei", "management")
    scene.army(scene.me, "4,0")
    scene.use("gp:galileo_galilei", "15,0", window="management")
    assert scene.me.at[2] == at("15,0")
    assert scene.me.barred == 4


def test_louis_pasteur() -> None:
    scene = Scene()
    scene.person(scene.me, "louis_pasteur", shown=True)
    assert stacking_limit(scene.state, scene.me) == 3


def test_marie_curie() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "atomic_theory")
    scene.stock(scene.me, "wheat")
    assert not scene.can("resource:atomic_theory_1", "management")
    scene.person(scene.me, "marie_curie")
    assert [use.option.text for use in usable(scene.state, scene.me, PAYMENT)] == ["gp:marie_curie"]
    assert scene.can("resource:atomic_theory_1", "management")


def test_sir_isaac_newton() -> None:
    scene = Scene(phase=RESEARCH)
    scene.person(scene.me, "sir_isaac_newton")
    assert [use.option.text for use in usable(scene.state, scene.me, RESEARCH_COMMIT)] == ["gp:sir_isaac_newton"]


def test_a_card_works_only_with_an_unblockaded_token() -> None:
    scene = Scene()
    square = scene.person(scene.me, "louis_pasteur", shown=True)
    scene.army(scene.you, square)
    assert value(scene.state, scene.me, "stacking") == 0
