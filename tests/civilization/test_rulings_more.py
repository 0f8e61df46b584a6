"""Rules 14.46 to 14.90: how the rules are read where they are silent, a test each (docs/rulings/civilization.md)."""

from __future__ import annotations

import pytest

from civitas.games.civilization.options import ARMY
from civitas.games.civilization.pieces import CANAL, INVESTMENT, SHEET, TECH
from civitas.games.civilization.pieces_map import CITY_STATE, RELIC
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.building import unit_types
from civitas.games.civilization.rules.cities import expansions
from civitas.games.civilization.rules.culture import invest, next_spaces
from civitas.games.civilization.rules.figures import bar, kill, may_be_sent, travel_speed
from civitas.games.civilization.rules.learning import learn
from civitas.games.civilization.rules.management import act, extra_left, squares_for
from civitas.games.civilization.rules.movement import Walk, _sacrifices, group_speed, groups, move
from civitas.games.civilization.rules.placing import clear
from civitas.games.civilization.rules.research import _apply, commit
from civitas.games.civilization.rules.windows import BUILT_WONDER, FOUNDED, fire
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT, RESEARCH, Moving
from tests.civilization.scene import Scene, at, run


def here(scene: Scene, square: str, seat: int = 0) -> int:
    """How many figures of the seat stand on a square."""
    return scene.state.players[seat].at.count(at(square))


def test_14_46_an_impossible_half_is_skipped() -> None:
    scene = Scene("mongols", "zulu", "romans")
    scene.event(scene.me, "exchange_of_ideas")
    scene.learn(scene.me, "pottery")
    scene.learn(scene.state.players[2], "pottery")
    scene.use("event:exchange_of_ideas", "pottery")
    assert [str(tech) for tech in scene.you.techs] == ["pottery"]
    assert [str(tech) for tech in scene.me.techs] == ["pottery"]


def test_14_48_a_gift_is_no_token() -> None:
    scene = Scene("arabs", "zulu", phase=MANAGEMENT)
    scene.learn(scene.me, "construction")
    scene.event(scene.me, "a_generous_gift")
    scene.use("resource:construction", window="management")
    assert scene.me.culture == 0


def test_14_49_three_types_are_always_unlocked() -> None:
    scene = Scene()
    assert [str(kind) for kind in unit_types(scene.state, scene.me)] == ["infantry", "artillery", "mounted"]
    scene.learn(scene.me, "flight")
    assert [str(kind) for kind in unit_types(scene.state, scene.me)][-1] == "aircraft"


def test_14_50_mysticism_works_for_every_draw() -> None:
    scene = Scene()
    scene.learn(scene.me, "mysticism")
    scene.wonder(scene.me, "cristo_redentor")
    top = [str(card) for card in scene.state.events[2][-4:]]
    scene.use("wonder:cristo_redentor", "3", *([top[3]] if top[3] != top[2] else []), top[1])
    assert len(scene.me.hand) == 2
    assert len(scene.state.event_discards[2]) == 2


def test_14_52_a_lost_wonder_takes_its_tokens() -> None:
    scene = Scene()
    square = scene.wonder(scene.me, "panama_canal")
    scene.coin(scene.me, CANAL, 3)
    clear(scene.state, at(square))
    assert scene.me.coins[CANAL] == 0


def test_14_53_a_free_army_fights_at_the_start_of_turn() -> None:
    scene = Scene()
    scene.learn(scene.me, "plastics")
    scene.unit(scene.me, "infantry_3_1")
    scene.army(scene.you, "2,2")
    scene.use("tech:plastics", "army", "2,2")
    assert (here(scene, "2,2"), here(scene, "2,2", 1)) == (1, 0)


def test_14_54_control_of_a_city_state_ends_with_its_garrison() -> None:
    scene = Scene()
    scene.state.markers[at("5,5")] = CITY_STATE["cs3"]
    scene.state.city_squares = (at("5,5"),)
    scene.army(scene.me, "5,5")
    assert scene.coins(scene.me) == 1
    kill(scene.state, scene.me, 0)
    assert scene.coins(scene.me) == 0


def test_14_55_an_empty_market_gives_nothing() -> None:
    scene = Scene("germans", "zulu")
    scene.state.market = [0] * 6
    run(learn(scene.state, scene.me, TECH["chivalry"], 1))
    assert len(scene.me.units) == 1


def test_14_57_speeds_add_up_and_cook_doubles_the_sum() -> None:
    scene = Scene("spanish", "zulu", phase=MOVEMENT)
    scene.learn(scene.me, "horseback_riding")
    scene.adopt(scene.me, "natural_religion")
    scene.person(scene.me, "henry_ford", shown=True)
    assert travel_speed(scene.state, scene.me, True, True) == 3 + 1 + 1 + 1
    scene.person(scene.me, "captain_james_cook")
    scene.use("gp:captain_james_cook", window="movement")
    assert travel_speed(scene.state, scene.me, True, True) == 12


def test_14_59_anarchy_forbids_extra_actions_too() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.govern(scene.me, "anarchy")
    city = scene.capital(scene.me)
    city.extra = 1
    assert extra_left(scene.state, scene.me, city) == 0
    city.freed = 1
    assert extra_left(scene.state, scene.me, city) == 1


def test_14_60_jumps_end_where_a_figure_may_rest() -> None:
    scene = Scene()
    scene.wonder(scene.you, "brandenburg_gate", "12,6")
    scene.state.markers[at("5,5")] = scene.state.huts[0]
    squares = ("5,5", "1,1", "13,5", "7,1", "5,6")
    assert [may_be_sent(scene.state, scene.me, at(square)) for square in squares] == [False, False, False, False, True]


def test_14_61_what_would_change_nothing_is_not_offered() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "pottery", "mysticism", "gunpowder", "education", "democracy")
    scene.stock(scene.me, "incense", "iron", "silk", "wheat", "spy")
    scene.coin(scene.me, TECH["pottery"].coin_place, 4)
    scene.coin(scene.me, TECH["democracy"].coin_place, 4)
    scene.me.trade = 27
    offered = ["resource:pottery", "resource:mysticism", "resource:gunpowder", "tech:democracy", "resource:education"]
    assert [scene.can(power, "management") for power in offered] == [False, False, False, False, True]


def test_14_62_the_acting_player_answers_first() -> None:
    scene = Scene("greeks", "zulu", phase=MANAGEMENT)
    scene.person(scene.me, "archimedes", shown=True)
    run(learn(scene.state, scene.me, TECH["pottery"]))
    assert scene.me.culture == 1 + 3


def test_14_63_a_held_group_stops() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.army(scene.me, "3,4")
    scene.learn(scene.you, "communism")
    scene.stock(scene.you, "spy")
    run(move(scene.state, scene.me), "start:3,4:1:0", "south", "resource:communism", "3,5")
    assert here(scene, "3,5") == 1
    assert groups(scene.state, scene.me) == []


def test_14_66_nuking_gives_the_romans_nothing() -> None:
    scene = Scene("romans", "zulu", phase=MOVEMENT)
    scene.learn(scene.me, "atomic_theory")
    scene.stock(scene.me, "uranium")
    scene.city(scene.you, "10,1")
    scene.use("resource:atomic_theory_2", window="movement")
    assert scene.me.track == 0
    run(fire(scene.state, FOUNDED, 0, scene.capital(scene.me)))
    run(fire(scene.state, BUILT_WONDER, 1, None))
    assert scene.me.track == 1


def test_14_67_a_sacrifice_needs_a_tech_that_fits() -> None:
    scene = Scene("russians", "zulu", phase=MOVEMENT)
    scene.scout(scene.me, "13,5")
    moving = Moving(0, [scene.me.armies], at("13,5"), 2)
    assert _sacrifices(scene.state, scene.me, moving) == []
    scene.learn(scene.you, "pottery")
    assert [str(option) for option in _sacrifices(scene.state, scene.me, moving)] == ["sacrifice:south"]
    scene.army(scene.me, "13,5")
    moving.figures.append(0)
    assert _sacrifices(scene.state, scene.me, moving) == []


def test_14_70_the_egyptian_building_is_the_only_item() -> None:
    scene = Scene("egyptians", "zulu", phase=MANAGEMENT)
    scene.learn(scene.me, "philosophy", "engineering")
    scene.me.trade = 27
    square = scene.outskirts(scene.me, "forest")[0]
    run(act(scene.state, scene.me, scene.capital(scene.me)), "free_building", "temple", square)
    assert scene.me.trade == 27
    assert str(scene.state.built[at(square)]) == "temple"


def test_14_71_both_uranium_abilities_in_one_turn() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "atomic_theory")
    city = scene.city(scene.me, "10,1")
    scene.stock(scene.me, "uranium", "uranium")
    scene.use("resource:atomic_theory_1", window="management")
    scene.use("resource:atomic_theory_2", window="movement")
    assert scene.state.cities[city.number] is None


def test_14_72_shakespeare_jumps_space_by_space() -> None:
    scene = Scene("mongols", "zulu", "romans")
    scene.person(scene.me, "william_shakespeare", shown=True)
    scene.you.track, scene.state.players[2].track = 1, 2
    assert next_spaces(scene.state, scene.me, 0) == [1, 2, 3]
    scene.you.track = 21
    assert next_spaces(scene.state, scene.me, 20) == [21]


def test_14_73_newton_supports_and_tesla_lowers() -> None:
    scene = Scene(phase=RESEARCH)
    scene.learn(scene.me, "pottery")
    scene.person(scene.me, "sir_isaac_newton")
    scene.me.trade = 11
    plan = run(commit(scene.state, scene.me), "monarchy")
    run(_apply(scene.state, scene.me, plan))
    assert [len(row) for row in scene.me.rows[:2]] == [2, 1]
    scene = Scene(phase=RESEARCH)
    scene.person(scene.me, "nikola_tesla")
    scene.me.trade = 11
    plan = run(commit(scene.state, scene.me), "monarchy")
    run(_apply(scene.state, scene.me, plan))
    assert [str(card) for card in scene.me.rows[0]] == ["monarchy"]
    assert scene.me.persons == []


def test_14_73_notre_dame_adds_a_second_tech() -> None:
    scene = Scene(phase=RESEARCH)
    scene.wonder(scene.me, "notre_dame")
    scene.me.trade = 12
    plan = run(commit(scene.state, scene.me), "pottery", "writing")
    run(_apply(scene.state, scene.me, plan))
    assert [str(card) for card in scene.me.rows[0]] == ["pottery", "writing"]


def test_14_74_a_level_acts_when_its_token_comes() -> None:
    scene = Scene()
    scene.me.investments = (0, 0, 0, 2)
    run(invest(scene.state, scene.me, INVESTMENT["public_education"]), "pottery")
    assert [str(tech) for tech in scene.me.techs] == ["pottery"]


def test_14_75_a_blockaded_shipyard_serves_the_navy() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "navy")
    scene.city(scene.me, "6,2")
    scene.build("shipyard", "7,1")
    scene.army(scene.you, "7,1")
    assert at("6,3") in squares_for(scene.state, scene.me, scene.capital(scene.me), ARMY)


def test_14_76_the_kremlin_spends_two_tokens() -> None:
    scene = Scene("arabs", "zulu", phase=MANAGEMENT)
    scene.learn(scene.me, "mysticism")
    scene.wonder(scene.me, "the_kremlin")
    scene.stock(scene.me, "wheat", "wheat")
    scene.coin(scene.you, SHEET)
    scene.use("resource:mysticism", window="management")
    assert scene.me.culture == 2
    assert scene.me.stock[3] == 0


def test_14_77_a_gift_of_the_indians_stands_for_incense() -> None:
    scene = Scene("indians", "zulu", phase=MANAGEMENT)
    scene.learn(scene.me, "currency")
    scene.event(scene.me, "a_generous_gift")
    scene.use("resource:currency", window="management")
    assert scene.me.culture == 3


def test_14_78_jerry_garcia_devotes_every_city() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.person(scene.me, "jerry_garcia", square="2,2")
    scene.person(scene.me, "charles_darwin", square="2,0")
    scene.person(scene.you, "akira_kurosawa", shown=True)
    city = scene.city(scene.me, "10,1")
    amounts = [numbers.arts(scene.state, one) for one in (scene.capital(scene.me), city)]
    run(act(scene.state, scene.me, scene.capital(scene.me)), "gp:jerry_garcia", "no", "gp:charles_darwin")
    assert [scene.me.culture, scene.me.trade] == amounts
    assert scene.you.culture == 2


def test_14_79_combustion_destroys_after_a_won_battle() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.learn(scene.me, "combustion")
    scene.unit(scene.me, "infantry_3_1")
    scene.build("temple", "13,5")
    scene.army(scene.me, "13,4")
    scene.army(scene.you, "13,5")
    run(move(scene.state, scene.me), "start:13,4:1:0", "south", "destroy")
    assert scene.state.built[at("13,5")] is None


def test_14_80_own_figures_may_be_chosen() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, "wholesale_defection")
    scene.army(scene.me, "3,4", "3,4")
    scene.use("event:wholesale_defection", "done", window="movement")
    assert here(scene, "3,4") == 1


def test_14_81_gunpowder_may_destroy_an_own_building() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "gunpowder")
    scene.stock(scene.me, "wheat", "wheat")
    scene.build("temple", "2,2")
    scene.use("resource:gunpowder", window="management")
    assert scene.state.built[at("2,2")] is None


def test_14_82_angkor_wat_takes_one_if_only_one_is_left() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.wonder(scene.me, "angkor_wat", "1,2")
    scene.state.market = [1, 0, 0, 0, 0, 0]
    run(act(scene.state, scene.me, scene.capital(scene.me)), "harvest")
    assert scene.me.stock[0] == 1


def test_14_84_frida_kahlo_discards_before_she_draws() -> None:
    scene = Scene()
    scene.person(scene.me, "frida_kahlo")
    scene.event(scene.me, "drought", "drought")
    scene.state.events[0].clear()
    scene.use("gp:frida_kahlo", "drought", "drought", window="any_time")
    assert [str(card) for card in scene.me.hand] == ["drought", "drought"]


def test_14_85_a_barred_figure_makes_no_extra_move() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, "migrants")
    scene.army(scene.me, "3,4")
    assert scene.can("event:migrants", "movement")
    bar(scene.me, 0)
    assert not scene.can("event:migrants", "movement")
    assert groups(scene.state, scene.me) == []


def test_14_86_a_group_is_as_fast_as_its_slowest() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.adopt(scene.me, "natural_religion")
    scene.army(scene.me, "3,4", "3,4")
    assert group_speed(scene.state, scene.me, [0]) == 3
    assert group_speed(scene.state, scene.me, [0, 1]) == 2


def test_14_87_a_scout_takes_no_relic() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.state.markers[at("3,5")] = RELIC["ark_of_the_covenant"]
    scene.scout(scene.me, "3,4")
    assert not Walk(scene.state, scene.me, [scene.me.armies]).ends(scene.state, at("3,5"))


@pytest.mark.parametrize("marker", ["fortification", "caravan", "no"])
def test_14_88_a_disbanded_group_leaves_one_marker(marker: str) -> None:
    scene = Scene(phase=MOVEMENT)
    scene.army(scene.me, "1,2")
    scene.scout(scene.me, "1,2")
    run(move(scene.state, scene.me), "start:1,2:1:1", "north", "stop", marker)
    assert scene.capital(scene.me).marker == ("" if marker == "no" else marker)
    assert here(scene, "1,2") == 0


def test_14_90_compulsory_choices_are_made_at_once() -> None:
    scene = Scene("mongols", "zulu", "romans")
    scene.event(scene.me, "exchange_of_ideas")
    scene.learn(scene.me, "agriculture")
    scene.use("event:exchange_of_ideas", "1", "agriculture", *metropolis(scene))
    assert scene.capital(scene.you).kind == "metropolis"


def metropolis(scene: Scene) -> list[str]:
    """The first square to which the second player's capital can grow."""
    square = min(expansions(scene.state, scene.you))
    return [f"{square % 28},{square // 28}"]
