"""Corners of the rules that are easily cut: where two of them meet, or where a word of them decides."""

from __future__ import annotations

from typing import Any

import civitas
from civitas.games.civilization.pieces import BUILDING, DESPOTISM, GOVERNMENT, TECH, WONDER
from civitas.games.civilization.pieces_map import BARE, RELIC
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.battle import attack, fight_village
from civitas.games.civilization.rules.ground import set_built, set_marker
from civitas.games.civilization.rules.learning import force_anarchy, learn
from civitas.games.civilization.rules.management import Order, act, city_kinds, harvests, items, reap
from civitas.games.civilization.rules.movement import Walk, groups, move, must_leave, travel
from civitas.games.civilization.rules.setup import set_up_player
from civitas.games.civilization.rules.start import governments
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT, SETUP
from civitas.games.civilization.state_player import METROPOLIS
from civitas.kernel.decisions import Decision
from tests.civilization.scene import Scene, answered, at, run


def test_5_6_the_turn_of_a_forced_anarchy_has_no_way_out() -> None:
    scene = Scene()
    force_anarchy(scene.state, scene.me)
    run(learn(scene.state, scene.me, TECH["monarchy"], row=1))
    assert governments(scene.state, scene.me) == []
    scene.state.turn += 1
    assert GOVERNMENT["monarchy"] in governments(scene.state, scene.me)
    assert DESPOTISM in governments(scene.state, scene.me)


def test_7_11_a_square_is_harvested_once_a_turn_by_whomever() -> None:
    scene = Scene("mongols", "zulu", phase=MANAGEMENT)
    city = scene.capital(scene.me)
    found = harvests(scene.state, scene.me, city)
    assert found
    for one in found:
        reap(scene.state, scene.you, one.spot.at, one.resource)
    assert not harvests(scene.state, scene.me, city)


def test_14_61_trade_is_not_gained_at_the_end_of_the_dial() -> None:
    scene = Scene("mongols", "zulu")
    scene.learn(scene.me, "horseback_riding")
    scene.event(scene.me, "supply_drop")
    scene.stock(scene.me, "silk")
    scene.me.trade = 27
    assert not scene.can("event:supply_drop")
    assert scene.can("resource:horseback_riding", "trade")
    scene.you.trade = 27
    assert not scene.can("resource:horseback_riding", "trade")


def test_14_77_a_resource_that_is_gathered_for_another_city_counts_there() -> None:
    scene = Scene("indians", "zulu", phase=MANAGEMENT)
    capital = scene.capital(scene.me)
    other = scene.city(scene.me, "10,1")
    square = next(one for one in capital.outskirts if scene.state.cells[one].resource is not None)  # type: ignore[union-attr]
    before = numbers.arts(scene.state, capital), numbers.arts(scene.state, other)
    scene.me.gather = ((square, other.number),)
    for city in (capital, other):
        city.yields = None
    icons = scene.state.cells[square].icons.culture  # type: ignore[union-attr]
    assert numbers.arts(scene.state, capital) == before[0] - 1 - icons
    assert numbers.arts(scene.state, other) == before[1] + 1 + icons


def test_navy_builds_where_the_own_outskirts_are_full() -> None:
    scene = Scene("english", "zulu", phase=MANAGEMENT)
    scene.learn(scene.me, "navy")
    capital, port = scene.capital(scene.me), scene.city(scene.me, "9,1")
    water = next(one for one in port.outskirts if scene.state.cells[one].terrain == "water")  # type: ignore[union-attr]
    set_built(scene.state, water, BUILDING["shipyard"])
    capital.bonus = 9
    for number, square in enumerate(capital.outskirts):
        # Zulu figures on land would be attacked; villages keep armies away.
        if scene.state.cells[square].terrain != "water":  # type: ignore[union-attr]
            set_marker(scene.state, square, scene.state.villages[number])
    texts = [str(one) for one in items(scene.state, scene.me, Order(capital))]
    assert "army" in texts
    assert "scout" not in texts


def test_a_cancelled_free_building_of_the_egyptians_is_not_used_up() -> None:
    scene = Scene("egyptians", "zulu", phase=MANAGEMENT)
    scene.learn(scene.me, "pottery", "construction")
    scene.learn(scene.you, "writing")
    scene.stock(scene.you, "spy")
    city = scene.city(scene.me, "10,1")
    capital = scene.capital(scene.me)
    kinds = [str(one) for one in city_kinds(scene.state, scene.me, city)]
    assert "free_building" in kinds
    run(act(scene.state, scene.me, city), "free_building", *_first_building(scene, city), "resource:writing")
    assert not city_kinds(scene.state, scene.me, city)
    assert "free_building" in [str(one) for one in city_kinds(scene.state, scene.me, capital)]


def _first_building(scene: Scene, city: Any) -> list[str]:
    """The answers that name the first free building and its first square."""
    flow = act(scene.state, scene.me, city)
    asked = next(flow)
    assert isinstance(asked, Decision)
    answers: list[str] = []
    asked = answered(flow, asked, asked.kind.option("free_building"))
    while isinstance(asked, Decision) and asked.seat == scene.me.seat:
        answers.append(asked.texts[0])
        asked = answered(flow, asked, asked.options[0])
    flow.close()
    city.taken = city.acted = 0
    return answers


def test_10_1_scouts_alone_never_enter_a_relic_square_not_even_in_flight() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.learn(scene.me, "flight")
    scene.scout(scene.me, "5,5")
    set_marker(scene.state, at("6,5"), RELIC["attilas_village"])
    scout = scene.me.at.index(at("5,5"))
    ways = Walk(scene.state, scene.me, [scout]).steps(scene.state, at("5,5"), 3)
    assert "east" not in [str(way) for way in ways]
    scene.army(scene.me, "5,5")
    army = scene.me.at.index(at("5,5"))
    ways = Walk(scene.state, scene.me, [army, scout]).steps(scene.state, at("5,5"), 3)
    assert "east" in [str(way) for way in ways]


def test_14_63_a_group_that_may_not_end_on_the_held_square_goes_on() -> None:
    scene = Scene("english", "russians", phase=MOVEMENT)
    scene.learn(scene.you, "communism")
    scene.stock(scene.you, "spy")
    water, land = _shore(scene)
    scene.army(scene.me, land)
    figure = scene.me.at.index(at(land))
    way, back = _way(land, water)
    run(
        travel(scene.state, scene.me, [figure], 3),
        way,
        "resource:communism",
        water,
        back,
        "stop",
    )
    assert scene.me.at[figure] == at(land)


def _shore(scene: Scene) -> tuple[str, str]:
    """A water square beside a land square, both free."""
    state = scene.state
    for square in state.layout.squares:
        cell = state.cells[square]
        if cell is None or cell.terrain != "water" or state.city_at(square) is not None:
            continue
        for near in state.layout.steps[square]:
            beside = state.cells[near]
            if beside is not None and beside.terrain == "grassland" and state.city_at(near) is None:
                return f"{square % 28},{square // 28}", f"{near % 28},{near // 28}"
    raise AssertionError("no shore")


def _way(start: str, end: str) -> tuple[str, str]:
    by = at(end) - at(start)
    ways = {1: ("east", "west"), -1: ("west", "east"), 28: ("south", "north"), -28: ("north", "south")}
    return ways[by]


def test_4_7_the_spy_of_communism_is_used_once_a_turn_in_whosever_movement() -> None:
    scene = Scene("russians", "zulu", phase=MOVEMENT)
    scene.learn(scene.me, "communism")
    scene.stock(scene.me, "spy", "spy")
    scene.use("resource:communism", "5,5", window="movement")
    assert not scene.can("resource:communism", "interrupt")
    assert not scene.can("resource:communism", "movement")


def test_14_29_nobody_must_disband_to_leave_closed_outskirts() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.wonder(scene.you, "brandenburg_gate", "12,6")
    scene.army(scene.me, "11,6", "14,5")
    assert must_leave(scene.state, scene.me)
    stuck = scene.me.at.index(at("14,5"))
    outside = [one for one in scene.state.layout.squares if scene.state.city_at(one) is None]
    for one in outside:
        scene.state.cells[one] = None
    assert not must_leave(scene.state, scene.me)
    # An own city on the way out would be an end of the army.
    own = scene.capital(scene.me)
    scene.state.cells[at("14,4")] = BARE["desert"]
    assert must_leave(scene.state, scene.me)
    scene.state.land[at("14,4")] = own.number
    own.centres = (at("14,4"),)
    assert Walk(scene.state, scene.me, [stuck]).ends(scene.state, at("14,4"))
    assert not must_leave(scene.state, scene.me)


def test_14_67_a_sacrifice_may_be_the_only_step() -> None:
    scene = Scene("russians", "zulu", phase=MOVEMENT)
    scene.learn(scene.you, "pottery")
    centre = scene.capital(scene.you).centres[0]
    beside = next(
        one
        for one in scene.state.layout.steps[centre]
        if scene.state.cells[one].terrain != "water"  # type: ignore[union-attr]
    )
    scene.scout(scene.me, f"{beside % 28},{beside // 28}")
    for one in scene.state.layout.steps[beside]:
        if one != centre:
            scene.state.markers[one] = scene.state.villages[0]
    assert [str(group) for group in groups(scene.state, scene.me)] == [f"start:{beside % 28},{beside // 28}:0:1"]


def test_14_79_a_scout_that_joins_an_army_raids_nothing() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.learn(scene.me, "combustion")
    square = scene.outskirts(scene.you, "grassland")[0]
    scene.build("granary", square)
    scene.army(scene.me, square)
    scene.me.moved = 1 << scene.me.at.index(at(square))
    near = next(
        one
        for one in scene.state.layout.steps[at(square)]
        if one not in scene.capital(scene.you).centres and scene.state.cells[one].terrain != "water"  # type: ignore[union-attr]
    )
    start = f"{near % 28},{near // 28}"
    scene.scout(scene.me, start)
    way, _ = _way(start, square)
    run(move(scene.state, scene.me), f"start:{start}:0:1", way, "stop")
    assert scene.state.built[at(square)] is BUILDING["granary"]


def test_the_oracle_shows_the_hand_of_barbarians_too() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.wonder(scene.me, "the_oracle")
    scene.unit(scene.me, "infantry_1_3")
    scene.army(scene.me, "5,5")
    flow = fight_village(scene.state, scene.me, at("5,5"))
    asked = next(flow)
    assert isinstance(asked, Decision)
    battle = scene.state.battle
    assert battle is not None
    assert len(battle.hands[1]) == 3
    assert all(scene.state.seen[card.key] & scene.me.bit for card in battle.hands[1])
    flow.close()


def test_leonidas_compares_the_hands_after_gustavus() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.person(scene.you, "gustavus_adolphus")
    scene.person(scene.you, "leonidas", shown=True)
    scene.unit(scene.me, "infantry_1_3", "infantry_2_2", "mounted_1_3")
    scene.unit(scene.you, "infantry_1_3", "infantry_2_2", "artillery_1_3")
    for kind in range(3):
        scene.state.units[kind].clear()
    scene.army(scene.me, "5,5")
    scene.army(scene.you, "5,5")
    flow = attack(scene.state, scene.me, at("5,5"))
    asked = next(flow)
    assert isinstance(asked, Decision)
    assert asked.texts == ["gp:gustavus_adolphus", "pass"]
    asked = answered(flow, asked, asked.options[0])
    battle = scene.state.battle
    assert battle is not None
    # No unit is left to be drawn: three cards against none.
    assert battle.drawn == [3, 0]
    assert battle.bonus[1] == 4 + 4 + 8
    flow.close()


def test_4_4_any_time_steps_are_accepted_in_the_own_battle_windows() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.person(scene.me, "marco_polo")
    scene.unit(scene.me, "infantry_1_3")
    scene.army(scene.me, "5,5")
    scene.army(scene.you, "5,5")
    run(attack(scene.state, scene.me, at("5,5")), "gp:marco_polo")
    assert scene.me.trade == 27


def test_13_6_the_walls_of_a_metropolis_are_measured_to_its_nearest_square() -> None:
    scene = Scene("mongols", "indians")
    city = scene.capital(scene.you)
    city.kind = METROPOLIS
    city.centres = (city.centres[0], city.centres[0] - 1)
    city.walls = True
    scene.event(scene.me, "sabotage")
    far, near = city.centres
    start = near - 4
    assert start % 28 < near % 28
    scene.army(scene.me, f"{start % 28},{start // 28}")
    assert scene.can("event:sabotage")
    scene.use("event:sabotage")
    assert not city.walls
    assert far


def test_14_47_a_cancel_is_aimed_at_no_player() -> None:
    scene = Scene()
    scene.event(scene.you, "jousting_tourney")
    scene.event(scene.me, "supply_drop", "bread_and_circuses")
    scene.use("event:supply_drop", "event:jousting_tourney")
    assert scene.me.trade == 0
    assert [card.id for card in scene.me.hand] == ["bread_and_circuses"]


def test_10_3_an_army_takes_the_relic_on_which_it_has_killed_scouts() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.army(scene.me, "5,5")
    scene.scout(scene.you, "6,5")
    set_marker(scene.state, at("6,5"), RELIC["ark_of_the_covenant"])
    run(move(scene.state, scene.me), "start:5,5:1:0", "east")
    assert scene.state.markers[at("6,5")] is None
    assert scene.me.track == 2


TRADING = {
    "phase": "trade",
    "players": [
        {"civilization": "mongols", "trade": 3, "techs": ["horseback_riding"], "resources": {"silk": 1}},
        {"civilization": "zulu", "trade": 3},
    ],
}


def test_16_6_a_dropped_offer_costs_nothing() -> None:
    game = civitas.arrange("civilization", TRADING)
    game.choose_text("propose:1 give:trade:1 drop")
    assert game.pending[0].seat == 0
    assert "propose:1" in game.pending[0].texts
    game.choose_text("propose:1 drop")
    assert game.pending[0].seat == 0
    game.choose_text("propose:1 drop")
    assert game.pending[0].seat == 1


def test_16_6_horseback_riding_needs_no_offers() -> None:
    position = {**TRADING, "stage": 0, "variant": {"negotiation_offer_limit": 0}}
    game = civitas.arrange("civilization", position)
    assert game.pending[0].kind.name == "trade.main"
    assert game.pending[0].texts == ["resource:horseback_riding", "pass"]
    game.choose_text("resource:horseback_riding")
    assert game.pending[0].kind.name == "cm.main"


def test_3_2_the_first_dial_shows_icons_alone() -> None:
    scene = Scene("egyptians", "zulu")
    scene.state.phase = SETUP
    scene.me.wonders = (WONDER["the_great_lighthouse"],)
    scene.state.cities[0] = None
    run(set_up_player(scene.state, scene.me), *_set_up(scene))
    capital = scene.capital(scene.me)
    assert any(scene.state.built[one] is WONDER["the_great_lighthouse"] for one in capital.outskirts)
    assert numbers.total(numbers.trade_parts(scene.state, scene.me)) > scene.me.trade
    assert scene.me.trade == numbers.yields(scene.state, capital)[numbers.TRADE]


def _set_up(scene: Scene) -> list[str]:
    """Capital, army, scout and wonder, each on a square that is legal for the Egyptians' home."""
    home = scene.state.layout.squares_of(scene.state.layout.homes[0][0])
    inner = [home[place] for place in (5, 6, 9, 10)]
    capital = f"{inner[0] % 28},{inner[0] // 28}"
    land = [
        near
        for near in scene.state.layout.around[inner[0]]
        if scene.state.cells[near].terrain != "water"  # type: ignore[union-attr]
    ]
    square = f"{land[0] % 28},{land[0] // 28}"
    return [capital, square, square, square]


def test_14_21_what_was_spent_in_the_round_of_a_gift_is_paid_otherwise() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "pottery", "civil_service")
    scene.event(scene.me, "a_generous_gift")
    scene.stock(scene.me, "spy", "silk")
    scene.event(scene.you, "jousting_tourney")
    coins = scene.coins(scene.me)
    scene.use(
        "resource:pottery",
        *("village_spy", "event:a_generous_gift"),
        *("event:jousting_tourney", "resource:civil_service", "village_spy"),
        window="management",
    )
    assert (scene.me.hand, scene.me.tokens, any(scene.me.stock)) == ([], [], False)
    assert scene.coins(scene.me) == coins + 1
