"""Culture events: each by its name."""

from __future__ import annotations

import pytest

from civitas.games.civilization.pieces import SHEET, TECH
from civitas.games.civilization.pieces_cards import TOKEN_KIND
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.management import act
from civitas.games.civilization.rules.windows import BATTLE_PREPARATION
from civitas.games.civilization.state import MANAGEMENT, MOVEMENT
from civitas.games.civilization.state_battle import Battle
from tests.civilization.scene import WINDOWS, Scene, answered, at, run

WINDOWS["preparation"] = BATTLE_PREPARATION

# Gifts.


@pytest.mark.parametrize("gift", ["a_generous_gift", "a_princely_gift"])
def test_a_gift_is_a_resource(gift: str) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "construction")
    scene.event(scene.me, gift)
    scene.use("resource:construction", window="management")
    assert scene.capital(scene.me).bonus == 5
    assert scene.me.hand == []


def test_a_gift_from_afar() -> None:
    scene = Scene("mongols", "zulu", "romans", phase=MANAGEMENT)
    scene.learn(scene.me, "construction")
    scene.event(scene.me, "a_gift_from_afar")
    scene.use("resource:construction", "2", window="management")
    assert scene.capital(scene.me).bonus == 5
    assert [player.coins[SHEET] for player in scene.state.players] == [0, 0, 1]


def test_a_princely_gift_is_uranium_too() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.learn(scene.me, "atomic_theory")
    scene.event(scene.me, "a_generous_gift")
    assert not scene.can("resource:atomic_theory_1", "management")
    scene.event(scene.me, "a_princely_gift")
    assert scene.can("resource:atomic_theory_1", "management")


# Cancels.


def test_bread_and_circuses() -> None:
    scene = Scene()
    scene.event(scene.you, "bread_and_circuses")
    scene.event(scene.me, "the_citizens_are_revolting_1", "supply_drop")
    scene.use("event:supply_drop")
    assert scene.me.trade == 7
    scene.use("event:the_citizens_are_revolting_1", "event:bread_and_circuses")
    assert scene.you.government.id == "despotism"
    assert scene.you.hand == []


def test_jousting_tourney() -> None:
    scene = Scene()
    scene.event(scene.you, "jousting_tourney")
    scene.event(scene.me, "supply_drop")
    scene.use("event:supply_drop", "event:jousting_tourney")
    assert scene.me.trade == 0


def test_a_cancel_can_be_cancelled() -> None:
    scene = Scene()
    scene.event(scene.you, "jousting_tourney")
    scene.event(scene.me, "supply_drop", "primetime_tv")
    scene.use("event:supply_drop", "event:jousting_tourney", "event:primetime_tv")
    assert scene.me.trade == 7
    assert (scene.me.hand, scene.you.hand) == ([], [])


@pytest.mark.parametrize("answer", ["event:primetime_tv", "pass"])
def test_primetime_tv_cancels_a_resource_ability(answer: str) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.event(scene.you, "primetime_tv")
    scene.learn(scene.me, "currency")
    scene.stock(scene.me, "incense")
    scene.use("resource:currency", answer, window="management")
    assert scene.me.culture == (3 if answer == "pass" else 0)


def test_primetime_tv_cancels_an_event() -> None:
    scene = Scene()
    scene.event(scene.you, "primetime_tv")
    scene.event(scene.me, "supply_drop")
    scene.use("event:supply_drop", "event:primetime_tv")
    assert scene.me.trade == 0


def test_primetime_tv_cancels_no_city_action() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.event(scene.you, "primetime_tv")
    run(act(scene.state, scene.me, scene.capital(scene.me)), "arts")
    assert scene.me.culture == 1


# Squares.


def test_drought() -> None:
    scene = Scene()
    scene.event(scene.me, "drought")
    scene.build("market", "13,5")
    scene.army(scene.you, "14,5")
    scene.use("event:drought", "14,5")
    assert scene.state.cells[at("14,5")].terrain == "desert"  # type: ignore[union-attr]
    assert scene.you.at[0] == at("14,5")


def test_drought_spares_mountains_buildings_and_cities() -> None:
    from civitas.games.civilization.rules.powers.events_map import _drought_squares

    scene = Scene()
    scene.build("market", "13,5")
    squares = _drought_squares(scene.state)
    assert at("14,5") in squares
    assert not {at("13,5"), at("12,6"), at("13,6"), at("14,6")} & set(squares)


def test_deforestation() -> None:
    scene = Scene()
    scene.event(scene.me, "deforestation")
    before = numbers.production(scene.state, scene.capital(scene.you))
    scene.use("event:deforestation", "14,5")
    assert numbers.production(scene.state, scene.capital(scene.you)) == before - 2


def test_flooding() -> None:
    scene = Scene()
    scene.event(scene.me, "flooding")
    scene.use("event:flooding", "14,5")
    assert scene.state.cells[at("14,5")].terrain == "water"  # type: ignore[union-attr]


def test_flooding_needs_a_square_without_figures_and_tokens() -> None:
    from civitas.games.civilization.rules.powers.events_map import _floodable

    scene = Scene()
    scene.army(scene.you, "14,5")
    scene.state.changed = (at("3,4"),)
    squares = _floodable(scene.state)
    assert at("13,5") in squares
    assert not {at("14,5"), at("3,4"), at("7,1")} & set(squares)


def test_barbarian_encampment() -> None:
    scene = Scene()
    scene.event(scene.me, "barbarian_encampment")
    token = scene.state.villages[-1]
    scene.use("event:barbarian_encampment", "5,5")
    assert scene.state.markers[at("5,5")] is token
    assert token not in scene.state.villages


def test_barbarian_encampment_needs_a_token() -> None:
    scene = Scene()
    scene.event(scene.me, "barbarian_encampment")
    scene.state.villages.clear()
    assert not scene.can("event:barbarian_encampment")


# Buildings.


@pytest.mark.parametrize(("event", "reach"), [("sabotage", 4), ("catastrophe", 6)])
def test_sabotage_and_catastrophe(event: str, reach: int) -> None:
    scene = Scene()
    scene.event(scene.me, event)
    scene.build("temple", "13,5")
    scene.army(scene.me, f"{13 - reach - 1},5")
    assert not scene.can(f"event:{event}")
    scene.army(scene.me, f"{13 - reach},5")
    scene.use(f"event:{event}")
    assert scene.state.built[at("13,5")] is None
    assert scene.state.supply == [5, 5, 5, 6, 6, 6, 6, 10, 5]


def test_sabotage_breaks_walls() -> None:
    scene = Scene()
    scene.event(scene.me, "sabotage")
    scene.capital(scene.you).walls = True
    scene.army(scene.me, "12,5")
    scene.use("event:sabotage")
    assert not scene.capital(scene.you).walls


def test_disaster() -> None:
    scene = Scene()
    scene.event(scene.me, "disaster")
    scene.build("temple", "2,2")
    assert not scene.can("event:disaster")
    scene.build("temple", "13,5")
    scene.build("granary", "14,5")
    scene.use("event:disaster", "13,5", "14,5")
    assert [scene.state.built[at(square)] for square in ("13,5", "14,5")] == [None, None]
    assert str(scene.state.built[at("2,2")]) == "temple"


# Coins.


def test_counterfeiters() -> None:
    scene = Scene()
    scene.event(scene.me, "counterfeiters")
    assert not scene.can("event:counterfeiters")
    scene.coin(scene.you, SHEET, 2)
    scene.use("event:counterfeiters")
    assert scene.coins(scene.you) == 1


def test_depression() -> None:
    scene = Scene("mongols", "zulu", "romans", "greeks")
    scene.event(scene.me, "depression")
    for player in scene.state.players[1:]:
        scene.coin(player, SHEET)
    scene.use("event:depression", "1", "3")
    assert [scene.coins(player) for player in scene.state.players] == [0, 0, 1, 0]


def test_9_2_an_event_that_comes_again_in_the_same_turn_acts_again() -> None:
    """It is used up by being discarded, not for the turn, as abilities are (4.7)."""
    scene = Scene("mongols", "zulu", "romans")
    [card] = scene.event(scene.me, "depression")
    scene.coin(scene.you, SHEET, 2)
    scene.coin(scene.state.players[2], SHEET, 2)
    scene.use("event:depression", "1", "2")
    assert scene.me.hand == []
    scene.state.event_discards[card.level - 1].remove(card)
    scene.me.hand.append(card)
    scene.use("event:depression", "1", "2")
    assert [scene.coins(player) for player in scene.state.players] == [0, 0, 0]


@pytest.mark.parametrize(("mode", "left"), [("one", (1, 2)), ("two", (0, 1))])
def test_depression_with_two_players(mode: str, left: tuple[int, int]) -> None:
    scene = Scene()
    scene.event(scene.me, "depression")
    scene.coin(scene.me, SHEET)
    scene.coin(scene.you, SHEET, 3)
    scene.use("event:depression", mode)
    assert (scene.coins(scene.me), scene.coins(scene.you)) == left


def test_bank_scandal() -> None:
    scene = Scene("mongols", "zulu", "romans")
    scene.event(scene.me, "bank_scandal")
    for player in scene.state.players:
        scene.coin(player, SHEET, 2)
    scene.wonder(scene.state.players[2], "united_nations")
    scene.use("event:bank_scandal")
    assert [scene.coins(player) for player in scene.state.players] == [2, 1, 2]


def test_bank_scandal_with_two_players() -> None:
    scene = Scene()
    scene.event(scene.me, "bank_scandal")
    scene.coin(scene.you, SHEET, 3)
    scene.use("event:bank_scandal")
    assert scene.coins(scene.you) == 1


# Knowledge.


@pytest.mark.parametrize(
    ("event", "mine", "yours"),
    [
        ("exchange_of_ideas", "currency", "writing"),
        ("knowledge_shared", "monarchy", "writing"),
        ("think_tank", "monarchy", "irrigation"),
    ],
)
def test_exchange_of_ideas_and_its_kind(event: str, mine: str, yours: str) -> None:
    scene = Scene("mongols", "zulu", "romans")
    scene.event(scene.me, event)
    scene.learn(scene.me, "pottery", "writing", "irrigation")
    scene.learn(scene.you, "pottery", "currency", "navy", "monarchy")
    scene.use(f"event:{event}", "1", mine, yours)
    assert TECH[mine] in scene.me.techs
    assert TECH[yours] in scene.you.techs


def test_exchange_of_ideas_knows_its_level() -> None:
    scene = Scene("mongols", "zulu", "romans")
    scene.event(scene.me, "exchange_of_ideas")
    scene.learn(scene.me, "pottery", "currency")
    scene.learn(scene.you, "pottery", "currency", "monarchy")
    scene.learn(scene.state.players[2], "pottery", "currency", "irrigation")
    assert not scene.can("event:exchange_of_ideas")


def test_exchange_of_ideas_may_be_declined_by_the_other() -> None:
    scene = Scene("mongols", "zulu", "romans")
    scene.event(scene.me, "exchange_of_ideas")
    scene.learn(scene.me, "pottery")
    scene.learn(scene.you, "currency")
    scene.use("event:exchange_of_ideas", "1", "pass")
    assert [str(tech) for tech in scene.me.techs] == ["pottery", "currency"]
    assert [str(tech) for tech in scene.you.techs] == ["currency"]


def test_exchange_of_ideas_with_two_players_shows_two_cards() -> None:
    scene = Scene()
    scene.event(scene.me, "knowledge_shared")
    scene.learn(scene.me, "pottery", "currency")
    scene.learn(scene.you, "pottery", "writing")
    level_two = {str(tech) for tech in TECH.values() if tech.level == 2}
    flow_shown: list[str] = []

    from civitas.games.civilization.rules.reacting import find, perform, usable
    from civitas.games.civilization.rules.windows import START_OF_TURN

    uses = usable(scene.state, scene.me, START_OF_TURN)
    flow = perform(scene.state, scene.me, find(uses, uses[0].option))
    asked = next(flow)
    assert asked.texts == ["1", "2"]  # type: ignore[union-attr]
    asked = answered(flow, asked, asked.kind.option("2"))
    flow_shown = [text for text in asked.texts if text in level_two]  # type: ignore[union-attr]
    assert len(flow_shown) == 2
    assert [str(tech) for tech in scene.state.shown] == flow_shown
    asked = answered(flow, asked, asked.kind.option(flow_shown[0]))
    assert asked.seat == 1  # type: ignore[union-attr]
    assert asked.texts == ["currency", "pass"]  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        answered(flow, asked, asked.kind.option("currency"))
    assert TECH[flow_shown[0]] in scene.me.techs
    assert TECH["currency"] in scene.you.techs
    assert scene.state.shown == ()


# Governments, policies, production.


@pytest.mark.parametrize("event", ["the_citizens_are_revolting_1", "the_citizens_are_revolting_2"])
def test_the_citizens_are_revolting(event: str) -> None:
    scene = Scene()
    scene.event(scene.me, event)
    scene.use(f"event:{event}")
    assert scene.you.government.id == "anarchy"
    assert scene.you.anarchy == scene.state.turn


def test_nobody_immune_is_in_anarchy() -> None:
    scene = Scene()
    scene.event(scene.me, "the_citizens_are_revolting_1")
    scene.person(scene.you, "dr_martin_luther_king", shown=True)
    assert not scene.can("event:the_citizens_are_revolting_1")


@pytest.mark.parametrize(
    ("event", "production"),
    [("we_love_the_despot_day", 4), ("we_love_the_queen_day", 6), ("we_love_the_president_day", 8)],
)
def test_we_love_the_despot_day_and_its_kind(event: str, production: int) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.city(scene.me, "10,1")
    scene.event(scene.me, event)
    scene.use(f"event:{event}", "1,1", window="management")
    assert scene.capital(scene.me).bonus == production


def test_supply_drop_gives_trade() -> None:
    scene = Scene()
    scene.event(scene.me, "supply_drop")
    scene.use("event:supply_drop")
    assert scene.me.trade == 7


def test_supply_drop_gives_an_action() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.event(scene.me, "supply_drop")
    assert not scene.can("event:supply_drop", "management")
    city = scene.city(scene.me, "10,1")
    scene.use("event:supply_drop", window="management")
    assert (city.extra, scene.capital(scene.me).extra) == (1, 0)


@pytest.mark.parametrize(("event", "switches"), [("migrants", 1), ("colonists", 2), ("immigrants", 3)])
def test_migrants_and_their_kind_switch_policies(event: str, switches: int) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.adopt(scene.me, "pacifism")
    scene.event(scene.me, event)
    answers = ["pacifism>military_tradition", "military_tradition>patronage", "patronage>rationalism"]
    scene.use(f"event:{event}", *answers[:switches], window="management")
    assert str(scene.me.policies[0]) == ["military_tradition", "patronage", "rationalism"][switches - 1]


# Figures.


@pytest.mark.parametrize(
    ("event", "path", "end"),
    [
        ("migrants", "east south", "4,5"),
        ("colonists", "east east south south", "5,6"),
        ("immigrants", "east east south south west west", "3,6"),
    ],
)
def test_migrants_and_their_kind_move_a_figure(event: str, path: str, end: str) -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, event)
    scene.army(scene.me, "3,4")
    scene.me.moved = 1
    scene.use(f"event:{event}", *path.split(), window="movement")
    assert scene.me.at[0] == at(end)


def test_defection() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, "defection")
    scene.army(scene.you, "6,2")
    scene.scout(scene.you, "6,2")
    assert not scene.can("event:defection", "movement")
    scene.army(scene.me, "3,3")
    assert scene.can("event:defection", "interrupt")
    scene.use("event:defection", "6,2", "1:scout", window="movement")
    assert scene.you.at.count(at("6,2")) == 1
    assert scene.you.at[0] == at("6,2")


@pytest.mark.parametrize("event", ["mass_defection", "wholesale_defection"])
def test_mass_defection_and_its_kind(event: str) -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, event)
    scene.army(scene.you, "5,2", "5,2", "5,2")
    scene.use(f"event:{event}", "1:army", window="movement")
    assert scene.you.at.count(at("5,2")) == 1


def test_wholesale_defection_reaches_everywhere() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, "mass_defection", "wholesale_defection")
    scene.army(scene.you, "14,5")
    assert not scene.can("event:mass_defection", "movement")
    assert scene.can("event:wholesale_defection", "movement")


def test_mass_defection_kills_a_great_person() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, "wholesale_defection")
    square = scene.person(scene.you, "valmiki", shown=True)
    tokens = scene.state.person_tokens[0]
    scene.use("event:wholesale_defection", window="movement")
    assert scene.state.built[at(square)] is None
    assert scene.state.person_tokens[0] == tokens + 1
    assert scene.you.shown == ()
    assert [str(person) for person in scene.state.person_discards] == ["valmiki"]


@pytest.mark.parametrize(("event", "steps"), [("disoriented", 2), ("lost", 3), ("out_of_position", 4)])
def test_disoriented_and_its_kind(event: str, steps: int) -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.event(scene.me, event)
    scene.army(scene.you, "3,4", "3,4")
    scene.use(f"event:{event}", *["south"] * 2, *["east"] * (steps - 2), window="management")
    assert scene.you.at[:2] == [at(f"{3 + steps - 2},6")] * 2


def test_disoriented_may_stop_early() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.event(scene.me, "disoriented")
    scene.army(scene.you, "3,4")
    scene.use("event:disoriented", "south", "stop", window="management")
    assert scene.you.at[0] == at("3,5")


def test_disoriented_leads_into_no_water_and_no_hut() -> None:
    from civitas.games.civilization.rules.powers.marches import _is_path

    scene = Scene(phase=MANAGEMENT)
    scene.state.markers[at("3,5")] = scene.state.huts.pop()
    scene.army(scene.me, "2,4")
    paths = [_is_path(scene.state, scene.you, at(square)) for square in ("6,4", "3,5", "2,4", "1,1", "4,4")]
    assert paths == [False, False, False, False, True]


def test_roaming_horde() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, "roaming_horde")
    scene.army(scene.you, "5,5")
    assert not scene.can("event:roaming_horde", "movement")
    scene.state.explored_villages = (at("5,5") - 4,)
    scene.unit(scene.you, "infantry_1_3")
    assert scene.can("event:roaming_horde", "movement")


def test_roaming_horde_fights() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, "roaming_horde")
    scene.army(scene.you, "5,5")
    scene.state.markers[at("4,7")] = next(
        token for token in scene.state.villages if token.kind is TOKEN_KIND["village_iron"]
    )
    card = scene.state.units
    decks = [[str(deck[-1])] for deck in card[:3]]
    assert decks == [["infantry_3_1"], ["artillery_3_1"], ["mounted_3_1"]]
    scene.use("event:roaming_horde", "infantry_3_1:new", "artillery_3_1:new", window="movement")
    assert at("5,5") not in scene.you.at
    assert [len(deck) for deck in scene.state.unit_discards] == [1, 1, 1, 0]


@pytest.mark.parametrize(("event", "units"), [("duty_and_honor", 1), ("nationalism", 2), ("patriotism", 3)])
def test_duty_and_honor_and_its_kind(event: str, units: int) -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, event)
    scene.state.battle = Battle(at("3,3"), 0, 1, -1, -1, False)
    scene.use(f"event:{event}", *["mounted"] * units, window="preparation")
    assert [card.type.id for card in scene.me.units] == ["mounted"] * units


def test_nationalism_may_build_one_unit() -> None:
    scene = Scene(phase=MOVEMENT)
    scene.event(scene.me, "nationalism")
    scene.state.battle = Battle(at("3,3"), 0, 1, -1, -1, False)
    scene.use("event:nationalism", "infantry", "none", window="preparation")
    assert len(scene.me.units) == 1


def test_each_copy_of_an_event_may_be_played() -> None:
    scene = Scene(phase=MANAGEMENT)
    scene.event(scene.me, "we_love_the_despot_day", "we_love_the_despot_day")
    scene.use("event:we_love_the_despot_day", window="management")
    scene.use("event:we_love_the_despot_day", window="management")
    assert scene.capital(scene.me).bonus == 8
    assert scene.me.hand == []


@pytest.mark.parametrize(
    ("event", "window"),
    [
        ("the_citizens_are_revolting_2", "start"),
        ("counterfeiters", "start"),
        ("sabotage", "start"),
        ("disaster", "start"),
        ("exchange_of_ideas", "start"),
        ("disoriented", "management"),
        ("defection", "movement"),
        ("wholesale_defection", "movement"),
    ],
)
def test_a_refusal_binds_for_the_turn(event: str, window: str) -> None:
    scene = Scene()
    scene.event(scene.me, event)
    scene.coin(scene.you, SHEET)
    scene.learn(scene.you, "pottery")
    scene.build("temple", "13,5")
    scene.army(scene.you, "12,4")
    scene.army(scene.me, "10,4")
    if window == "movement":
        scene.me.at[0] = -1
        scene.state.standing[at("10,4")] = 0
        scene.army(scene.you, "2,2")
    assert scene.can(f"event:{event}", window)
    scene.me.refused = ((1, event),)
    assert not scene.can(f"event:{event}", window)
