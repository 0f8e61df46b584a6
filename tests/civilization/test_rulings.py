"""Rules 14.1 to 14.45: how the rules are read where they are silent, a test each (docs/rulings/civilization.md)."""

from __future__ import annotations

import pytest

from civitas.games.civilization.pieces import INVESTMENT, SHEET, TECH, WONDER
from civitas.games.civilization.pieces_cards import EVENT, TOKEN_KIND
from civitas.games.civilization.pieces_map import RELIC
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.battle import attack
from civitas.games.civilization.rules.cities import raze
from civitas.games.civilization.rules.culture import advance, can_pay_advance, gain_person, invest
from civitas.games.civilization.rules.exploring import open_token
from civitas.games.civilization.rules.figures import stacking_limit
from civitas.games.civilization.rules.goods import gain_trade
from civitas.games.civilization.rules.learning import learn
from civitas.games.civilization.rules.loot import take_loot
from civitas.games.civilization.rules.management import act
from civitas.games.civilization.rules.movement import Walk, groups, move, must_leave
from civitas.games.civilization.rules.powers.events_map import _campsites
from civitas.games.civilization.rules.powers.targets import aims_at_square
from civitas.games.civilization.rules.reacting import interrupts
from civitas.games.civilization.rules.research import _apply, commit
from civitas.games.civilization.rules.windows import value
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT, RESEARCH
from civitas.kernel.decisions import Decision, GameOver
from tests.civilization.scene import Scene, at, run


def here(scene: Scene, square: str, seat: int = 0) -> int:
    """How many figures of the seat stand on a square."""
    return scene.state.players[seat].at.count(at(square))


def fight(scene: Scene, *answers: str, square: str = "5,5") -> bool:
    """The first player's army on a square attacks an army of the second one."""
    scene.army(scene.me, square)
    scene.army(scene.you, square)
    return bool(run(attack(scene.state, scene.me, at(square)), *answers))


def test_14_01_discounts_lower_what_the_dial_must_show() -> None:
    scene = Scene("japanese", "zulu", phase=RESEARCH)
    scene.adopt(scene.me, "rationalism")
    scene.me.trade = 5
    assert not scene.can("policy:rationalism:1")
    plan = run(commit(scene.state, scene.me), "pottery")
    run(_apply(scene.state, scene.me, plan))
    assert TECH["pottery"] in scene.me.techs
    assert scene.me.trade == scene.coins(scene.me) == 1


@pytest.mark.parametrize(("front", "won"), [("infantry_1_3:1", True), ("infantry_1_3:new", True)])
def test_14_02_metalworking_counts_in_the_attack_alone(front: str, won: bool) -> None:
    scene = Scene(phase=MOVEMENT)
    scene.learn(scene.me, "metalworking")
    scene.stock(scene.me, "iron")
    scene.unit(scene.me, "infantry_1_3")
    scene.unit(scene.you, "infantry_2_2")
    assert fight(scene, "resource:metalworking", front) is won
    # On a new front nobody is hurt: three points of health against two.
    assert len(scene.you.units) == (0 if front.endswith("1") else 1)


def test_14_03_several_cities_take_the_same_action() -> None:
    scene = Scene(phase=MANAGEMENT)
    city = scene.city(scene.me, "10,1")
    for one in (scene.capital(scene.me), city):
        run(act(scene.state, scene.me, one), "arts")
    assert scene.me.culture >= 2


def test_14_04_free_steps_leave_the_paid_advance() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.me.culture = 3
    run(advance(scene.state, scene.me, 1))
    assert not scene.me.advanced
    assert can_pay_advance(scene.state, scene.me)


def test_14_05_a_free_step_to_the_last_space_wins() -> None:
    scene = Scene()
    scene.me.track = 20
    with pytest.raises(GameOver) as over:
        run(advance(scene.state, scene.me, 1))
    assert over.value.reason == "culture"


def test_14_07_one_free_token_is_enough_for_a_card() -> None:
    scene = Scene()
    square = scene.person(scene.me, "valmiki", shown=True)
    scene.person(scene.me, "frida_kahlo")
    scene.army(scene.you, square)
    assert value(scene.state, scene.me, "culture_hand") == 2


def test_14_08_a_changed_square_may_be_changed_again() -> None:
    scene = Scene()
    scene.event(scene.me, "drought", "deforestation")
    scene.use("event:deforestation", "14,5")
    scene.use("event:drought", "14,5")
    assert scene.state.cells[at("14,5")].terrain == "desert"  # type: ignore[union-attr]
    assert scene.state.changed == (at("14,5"),)


def test_14_10_the_rest_of_a_group_moves_on() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.army(scene.me, "3,4", "3,4")
    scene.army(scene.you, "5,3")
    scene.event(scene.you, "defection")
    answers = ["start:3,4:2:0", "south", "event:defection", "3,5", "east"]
    run(move(scene.state, scene.me), *answers)
    assert (here(scene, "4,5"), here(scene, "3,5")) == (1, 0)


def test_14_11_an_army_built_on_a_blockaded_square_attacks() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.me.trade = 27
    scene.unit(scene.me, "infantry_3_1")
    scene.army(scene.you, "2,2")
    run(act(scene.state, scene.me, scene.capital(scene.me)), "build", "army", "2,2")
    assert (here(scene, "2,2"), here(scene, "2,2", 1)) == (1, 0)


def test_14_12_wonders_of_a_captured_city_are_lost() -> None:
    scene = Scene()
    city = scene.city(scene.you, "10,1")
    scene.wonder(scene.you, "stonehenge", "9,0")
    run(raze(scene.state, city))
    assert scene.state.wonders_gone == (WONDER["stonehenge"],)
    assert scene.you.wonders == ()


def test_14_13_a_free_army_is_the_first_army_of_the_turn() -> None:
    scene = Scene()
    scene.adopt(scene.me, "military_tradition")
    scene.wonder(scene.me, "the_hanging_gardens")
    scene.use("wonder:the_hanging_gardens", "army", "infantry")
    assert len(scene.me.units) == 1


def test_14_14_german_gains_are_not_refused() -> None:
    scene = Scene("germans", "zulu")
    flow = learn(scene.state, scene.me, TECH["chivalry"], 1)
    asked = next(flow)
    assert isinstance(asked, Decision)
    assert asked.texts == ["incense", "iron", "silk", "wheat"]


def test_14_15_saved_units_count_as_killed() -> None:
    scene = Scene("chinese", "aztecs", phase=MOVEMENT)
    scene.unit(scene.me, "infantry_3_1")
    scene.unit(scene.you, "infantry_3_1")
    assert fight(scene, "infantry_3_1:1", "civilization:chinese") is False
    assert [str(card) for card in scene.me.units] == ["infantry_3_1"]
    assert scene.you.culture == 2


def test_14_16_scouts_die_with_the_last_army() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.unit(scene.me, "infantry_3_1")
    scene.scout(scene.you, "5,5")
    scene.scout(scene.me, "5,5")
    assert fight(scene) is True
    assert (here(scene, "5,5"), here(scene, "5,5", 1)) == (2, 0)


def test_14_17_without_units_the_bonus_decides() -> None:
    scene = Scene("french", "zulu", phase=MOVEMENT)
    assert fight(scene) is True
    scene = Scene(phase=MOVEMENT)
    assert fight(scene) is False


def test_14_18_the_dial_stops() -> None:
    scene = Scene()
    gain_trade(scene.state, scene.me, 30)
    assert scene.me.trade == 27


def test_14_19_bonuses_come_after_equal_production() -> None:
    scene = Scene()
    scene.govern(scene.me, "communism")
    city = scene.city(scene.me, "10,1")
    best = max(numbers.yields(scene.state, one)[0] for one in (city, scene.capital(scene.me)))
    run(invest(scene.state, scene.me, INVESTMENT["infrastructure"]))
    assert numbers.production(scene.state, city) == best + 1


def test_14_20_a_building_program_works_with_an_extra_action() -> None:
    scene = Scene(phase=MANAGEMENT)
    city = scene.capital(scene.me)
    city.extra = 1
    run(act(scene.state, scene.me, city), "program")
    assert city.program
    scene.me.trade = 27
    run(act(scene.state, scene.me, city), "build", "infantry")
    assert (city.program, city.extra, city.taken) == (False, 0, 1)


def test_14_21_a_cancelled_gift_provides_nothing() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "construction")
    scene.event(scene.me, "a_generous_gift")
    scene.event(scene.you, "jousting_tourney")
    scene.use("resource:construction", "event:jousting_tourney", window="management")
    assert scene.capital(scene.me).bonus == 0
    assert scene.me.used == 0


def test_14_22_blockaded_buildings_are_upgraded() -> None:
    scene = Scene()
    scene.build("market", "2,2")
    scene.army(scene.you, "2,2")
    scene.learn(scene.me, "banking")
    assert str(scene.state.built[at("2,2")]) == "bank"


def test_14_24_an_encampment_lies_on_land_and_leaves_no_icon() -> None:
    scene = Scene()
    assert at("7,1") not in _campsites(scene.state)
    scene.event(scene.me, "barbarian_encampment")
    scene.use("event:barbarian_encampment", "5,5")
    run(open_token(scene.state, scene.me, at("5,5")))
    assert scene.state.explored_villages == ()


def test_14_25_a_group_explores_once() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.state.markers[at("3,5")] = next(token for token in scene.state.huts if token.id == "hut_iron")
    scene.army(scene.me, "3,4", "3,4")
    run(move(scene.state, scene.me), "start:3,4:2:0", "south")
    assert [str(token) for token in scene.me.tokens] == ["hut_iron"]


def test_14_27_a_sacrifice_is_the_figures_move_and_may_aim_at_a_capital() -> None:
    scene = Scene("russians", "zulu", phase=MOVEMENT)
    scene.learn(scene.you, "pottery", "writing")
    scene.army(scene.me, "13,5")
    run(move(scene.state, scene.me), "start:13,5:1:0", "sacrifice:south", "writing")
    assert [str(tech) for tech in scene.me.techs] == ["writing"]
    assert here(scene, "13,5") == 0


def test_14_28_zulu_take_a_village_without_winning() -> None:
    scene = Scene("zulu", "mongols", phase=MOVEMENT)
    scene.learn(scene.me, "code_of_laws")
    scene.state.markers[at("3,5")] = next(token for token in scene.state.villages if token.id == "village_iron")
    scene.army(scene.me, "3,4")
    run(move(scene.state, scene.me), "start:3,4:1:0", "south")
    assert [str(token) for token in scene.me.tokens] == ["village_iron"]
    assert sum(scene.me.coins) == 0


def test_14_29_nobody_ends_beside_the_brandenburg_gate() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.wonder(scene.you, "brandenburg_gate", "12,6")
    scene.army(scene.me, "11,6")
    walk = Walk(scene.state, scene.me, [0])
    assert not walk.ends(scene.state, at("13,5"))
    assert walk.ends(scene.state, at("13,6"))
    scene.army(scene.you, "13,5")
    assert walk.ends(scene.state, at("13,5"))
    scene.army(scene.me, "14,5")
    assert must_leave(scene.state, scene.me)


def test_14_30_there_are_four_policy_cards() -> None:
    scene = Scene("french", "zulu", social_policies=True)
    for square in ("10,1", "6,5", "9,4"):
        scene.city(scene.me, square)
    assert numbers.policy_limit(scene.state, scene.me) == 4


@pytest.mark.parametrize(("amount", "left"), [(1, 3), (2, 1)])
def test_14_31_the_great_wall_comes_before_the_mongols(amount: int, left: int) -> None:
    scene = Scene("mongols", "zulu", phase=MOVEMENT)
    scene.wonder(scene.you, "the_great_wall")
    scene.coin(scene.you, SHEET, 3)
    answers = ["discard_coin:sheet"] * (0 if amount == 1 else 2)
    run(take_loot(scene.state, scene.me, scene.you, amount, True), *answers)
    assert scene.you.coins[SHEET] == left


def test_14_32_a_government_unlocked_after_the_own_part_may_be_taken_at_once() -> None:
    scene = Scene()
    scene.state.stage, scene.state.order, scene.state.part = 1, (1, 0), 1
    run(learn(scene.state, scene.you, TECH["monarchy"], 1), "change")
    assert scene.you.government.id == "monarchy"


def test_14_33_production_is_counted_once_for_two_items() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "engineering", "construction")
    scene.me.trade = 27
    production = numbers.production(scene.state, scene.capital(scene.me))
    run(act(scene.state, scene.me, scene.capital(scene.me)), "build", "workshop", "2,0", "second_item", "infantry")
    assert scene.me.trade == 27 - 3 * (7 + 5 - production)


def test_14_34_interrupts_come_clockwise_from_the_mover() -> None:
    scene = Scene("mongols", "zulu", "romans", phase=MOVEMENT)
    for player in scene.state.players[1:]:
        scene.event(player, "wholesale_defection")
    square = scene.state.layout.squares[0]
    scene.army(scene.me, f"{square % 28},{square // 28}")
    flow = interrupts(scene.state, scene.me)
    asked = next(flow)
    assert isinstance(asked, Decision)
    assert asked.seat == 1
    asked = next(flow)
    assert isinstance(asked, Decision)
    assert asked.seat == 2


def test_14_37_a_pacifist_scout_explores_a_hut() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.adopt(scene.me, "pacifism")
    scene.state.markers[at("3,5")] = next(token for token in scene.state.huts if token.id == "hut_spy")
    scene.state.markers[at("4,4")] = scene.state.villages[0]
    scene.scout(scene.me, "3,4")
    run(move(scene.state, scene.me), "start:3,4:0:1", "south")
    assert [str(token) for token in scene.me.tokens] == ["hut_spy"]


def test_14_38_a_free_building_may_be_declined() -> None:
    scene = Scene()
    scene.learn(scene.me, "philosophy")
    scene.wonder(scene.me, "taj_mahal", "1,2")
    scene.use("wonder:taj_mahal", "decline")
    assert scene.state.supply[1] == 5


def test_14_39_a_great_person_without_a_place_goes_to_the_reserve() -> None:
    scene = Scene()
    for square in scene.capital(scene.me).outskirts:
        scene.state.standing[square] |= 2
    run(gain_person(scene.state, scene.me))
    assert sum(scene.me.reserve) == 1


def test_14_41_killing_scouts_is_winning() -> None:
    scene = Scene("aztecs", "zulu", phase=MOVEMENT)
    scene.learn(scene.me, "code_of_laws")
    scene.you.trade = 2
    scene.army(scene.me, "5,5")
    scene.scout(scene.you, "5,5")
    assert run(attack(scene.state, scene.me, at("5,5")), "trade") is True
    assert scene.me.trade == 5
    assert sum(scene.me.coins) == 1
    assert here(scene, "5,5", 1) == 0


def test_14_42_production_of_this_turn_is_not_given_back() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.token(scene.me, "village_friendly_workers")
    scene.use("token:village_friendly_workers", window="management")
    run(act(scene.state, scene.me, scene.capital(scene.me)), "arts")
    assert scene.capital(scene.me).bonus == TOKEN_KIND["village_friendly_workers"].numbers["production"]
    assert scene.me.tokens == []


def test_14_44_free_investments_are_investments() -> None:
    scene = Scene("arabs", "zulu")
    scene.state.turn = 2
    scene.me.due = ((RELIC["seven_cities_of_gold"], 2),)
    scene.use("relic:seven_cities_of_gold", "infrastructure", "infrastructure")
    assert scene.me.track == 2
    assert not scene.me.invested


def test_14_45_a_lower_limit_removes_nothing() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.army(scene.me, "3,4", "3,4", "3,4")
    assert stacking_limit(scene.state, scene.me) == 2
    assert here(scene, "3,4") == 3
    starts = [str(group) for group in groups(scene.state, scene.me)]
    assert starts == ["start:3,4:1:0", "start:3,4:2:0"]


def test_14_47_a_square_belongs_to_its_city_and_its_figures() -> None:
    scene = Scene("mongols", "zulu", "romans")
    event = EVENT["drought"]
    outskirts = scene.capital(scene.you).outskirts[0]
    assert aims_at_square(scene.state, scene.me, event, outskirts) == 2
    scene.state.standing[outskirts] |= 4
    assert aims_at_square(scene.state, scene.me, event, outskirts) == 6
