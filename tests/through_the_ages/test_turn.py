"""The turn: set-up, row, ends of ages, politics, end of turn, resignations (rules 3-8, 17, 24.2)."""

from __future__ import annotations

import pytest

import civitas
from civitas.games.through_the_ages.pieces import SWEPT

from .scenes import asked, data, kind, play, politics, ratings, scene, table, texts, who

EMPTY = [None] * 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_the_set_up(seats: int) -> None:
    state = civitas.new("through_the_ages", seats, 1).state
    civil, military = {2: (44, (43, 46, 41)), 3: (50, (45, 50, 45)), 4: (53, (45, 50, 45))}[seats]
    assert [len(deck) for deck in state.civil_decks] == [7, civil, civil, civil]
    assert tuple(len(deck) for deck in state.military_decks[1:]) == military
    assert len(state.sequence) == seats + 2
    assert len(state.removed[0]) == 10 - seats - 2
    order = [state.players[(state.start + at) % seats] for at in range(seats)]
    assert [player.civil for player in order] == [1, 2, 3, 4][:seats]
    assert {(player.military, player.civil_total, player.military_total) for player in order} == {(0, 4, 2)}
    assert {(player.blue_bank, player.yellow_bank, player.unused) for player in order} == {(16, 18, 1)}


def test_4_2_in_the_first_round_cards_are_taken_and_nothing_else() -> None:
    game = civitas.new("through_the_ages", 2, 1)
    assert {text.partition(":")[0] for text in texts(game)} == {"take", "end"}
    play(game, "end")
    assert (game.state.phase, game.state.round, kind(game)) == ("action", 1, "act")
    play(game, "end")
    assert (game.state.age, game.state.round, game.state.phase) == (1, 2, "politics")
    assert [player.military for player in game.state.players] == [2, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_5_1_the_leftmost_cards_are_swept_and_the_rest_slides(seats: int) -> None:
    row = ["iron", "drama", "theology", "alchemy", None, "knights", *[None] * 7]
    game = scene(*[{} for _ in range(seats)], row=row, phase="start")
    kept = ["iron", "drama", "theology", "alchemy", "knights"][SWEPT[seats] :]
    assert table(game)["row"][: len(kept)] == kept
    assert None not in table(game)["row"]


@pytest.mark.parametrize(("age", "ended"), [("I", 2), ("II", 3), ("III", 4)])
def test_5_2_2_an_age_ends_with_its_last_card_even_if_the_row_is_full(age: str, ended: int) -> None:
    cards = ["iron", "drama", "theology", "alchemy", "knights", "irrigation", "monarchy", "theocracy", "masonry"]
    row = ["swordsmen", *cards, "warfare", "code_of_laws", None]
    old = {"leader": "aristotle", "hand": ["rich_land_a"], "military_hand": ["legion"], "yellow": 8}
    game = scene(old, {"yellow": 1}, age=age, civil_left=4, row=row, phase="start", round=5)
    assert (game.state.age, kind(game)) == (ended, "politics")
    written = data(game)
    assert (written["leader"], written["hand"], written["yellow"]) == (None, [], 6)
    assert written["military_hand"] == (["legion"] if age == "I" else [])
    assert data(game, 1)["yellow"] == 0
    assert None not in table(game)["row"]


def test_5_2_2_in_age_iv_the_last_round_is_this_one_for_the_starting_player() -> None:
    first = scene({}, {}, age="III", civil_left=1, row=[*EMPTY, "oil"], phase="start", round=7)
    assert (first.state.age, first.state.last_round) == (4, 7)
    second = scene({}, {}, age="III", civil_left=1, row=[*EMPTY, "oil"], phase="start", round=7, turn=1, start=0)
    assert (second.state.age, second.state.last_round) == (4, 8)


def test_5_2_2_an_age_that_ends_takes_back_what_it_leaves_unfinished() -> None:
    pacts = [{"card": "open_borders_agreement", "owner": 0, "partner": 1}]
    builder = {"wonder": "great_wall", "stages": 2, "blue": 4, "yellow": 9}
    game = scene(builder, {}, {}, age="II", civil_left=1, row=[*EMPTY, "coal"], phase="start", pacts=pacts)
    assert (data(game)["wonder"], data(game)["blue"], table(game)["pacts"]) == (None, 6, [])
    assert who(game).military_total == 2


def test_5_3_5_two_wars_are_resolved_in_the_order_of_choice() -> None:
    wars = [{"card": "war_over_culture", "target": 1}, {"card": "war_over_territory", "target": 1}]
    game = scene({"wars": wars, "workers": {"warriors": 3}, "yellow": 9}, {"culture": 9, "yellow": 9}, phase="start")
    assert texts(game) == ["war:war_over_culture>1", "war:war_over_territory>1"]
    play(game, "war:war_over_territory>1")
    assert (data(game)["culture"], data(game)["yellow"], kind(game)) == (7, 10, "politics")


def test_5_4_an_exclusive_tactic_becomes_common_once() -> None:
    game = scene({"exclusive": "legion"}, {"tactic": "legion"}, phase="start")
    assert (table(game)["common"], table(game)["gone"][-1], data(game)["tactic"]) == (["legion"], "legion", 0)


def test_6_3_an_aggression_needs_more_strength_and_enough_actions() -> None:
    armed = {"military_hand": ["aggression_raid_iii", "aggression_spy_ii"], "workers": {"warriors": 2}}
    assert [text for text in texts(politics(armed)) if text.startswith("a")] == ["aggression:aggression_spy_ii>1"]
    assert texts(politics({**armed, "workers": {"warriors": 1}})) == ["resign", "nothing"]


def test_6_4_no_war_in_the_last_round() -> None:
    armed = {"military_hand": ["war_over_territory"]}
    assert "war:war_over_territory>1" in texts(politics(armed, age="IV", round=7, last_round=8))
    assert "war:war_over_territory>1" not in texts(politics(armed, age="IV", round=8, last_round=8))


def test_6_6_a_party_cancels_a_pact_that_lies_elsewhere() -> None:
    pacts = [{"card": "peace_treaty", "owner": 1, "partner": 0}]
    game = play(politics({}, {}, {}, pacts=pacts), "cancel:peace_treaty")
    assert (table(game)["pacts"], ratings(game)[1], ratings(game, 1)[1]) == ([], 0, 0)
    assert table(game)["discards"]["III"] == [{"card": "peace_treaty", "seen": "all"}]


def test_6_7_who_resigns_leaves_and_others_play_on() -> None:
    declarer = {"wars": [{"card": "war_over_culture", "target": 0}]}
    rich = {"leader": "homer", "wonders": ["pyramids"], "hand": ["iron"], "military_hand": ["legion"], "culture": 40}
    game = play(politics(rich, declarer, {}), "resign")
    assert (data(game, 1)["culture"], data(game, 1)["wars"]) == (7, [])
    assert (data(game)["wonders"], data(game)["resigned"], asked(game)) == ([], True, 1)
    assert {"homer", "pyramids", "iron"} <= set(table(game)["gone"])
    play(game, "resign")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((2,), "resignation")


def test_8_1_excess_military_cards_are_discarded_face_down() -> None:
    game = play(scene({"military_hand": ["legion", "phalanx", "rats", "legion"], "military": 0}), "end")
    assert (kind(game), texts(game)) == ("excess", ["discard:legion", "discard:phalanx", "discard:rats"])
    play(game, "discard:rats", "discard:legion")
    assert sorted(data(game)["military_hand"]) == ["legion", "phalanx"]
    assert table(game)["discards"]["I"] == [{"card": "rats", "seen": [0]}, {"card": "legion", "seen": [0]}]


def test_8_3_an_uprising_stops_production() -> None:
    game = play(scene({"yellow": 9, "unused": 2, "workers": {"religion": 0}}), "end")
    assert (data(game)["science"], who(game).food, len(data(game)["military_hand"])) == (0, 0, 2)
    calm = play(scene({"yellow": 9, "unused": 3}), "end")
    assert data(calm)["science"] == 1


def test_8_4_production_in_its_order() -> None:
    start = {"yellow": 12, "blue": 10, "resources": 1, "food": 1, "workers": {"religion": 2}}
    game = play(scene(start), "end")
    # Corruption takes the resource and the food; two food are made and eaten, two resources made.
    assert (who(game).food, who(game).resources) == (0, 2)
    assert (data(game)["science"], data(game)["culture"]) == (1, 2)


def test_8_4_missing_food_costs_culture() -> None:
    game = play(scene({"yellow": 5, "unused": 9, "culture": 30, "workers": {"agriculture": 1}}), "end")
    assert data(game)["culture"] == 30 - 2 * 4


@pytest.mark.parametrize(("military", "drawn"), [(0, 0), (1, 1), (2, 2), (5, 3)])
def test_8_5_unspent_military_actions_draw_cards(military: int, drawn: int) -> None:
    game = play(scene({"government": "communism", "military": military}), "end")
    assert len(data(game)["military_hand"]) == drawn
    assert data(game)["military"] == 5


def test_8_5_nothing_is_drawn_in_age_iv() -> None:
    assert data(play(scene({}, age="IV", round=8, last_round=9), "end"))["military_hand"] == []


def test_8_6_what_belongs_to_the_turn_is_gone() -> None:
    start = {"card_pool": 3, "extra_civil": 1, "extra_military": 1, "marks": ["bach_used"], "hand": ["reserves_i"]}
    game = play(scene({**start, "fresh": {"reserves_i": 1}, "civil": 0}), "end")
    written = data(game)
    assert (written["card_pool"], written["extra_civil"], written["extra_military"]) == (0, 0, 0)
    assert (written["marks"], written["fresh"], written["civil"]) == ([], {}, 4)


def test_10_1_an_auction_ends_when_all_others_have_passed() -> None:
    sailor = {"workers": {"warriors": 4}, "military_hand": ["raiders"]}
    game = politics(sailor, {"workers": {"warriors": 3}}, {"workers": {"warriors": 0}}, current=["vast_territory_i"])
    play(game, "prepare:raiders")
    assert (asked(game), texts(game)) == (0, ["bid:1", "bid:2", "bid:3", "bid:4", "pass"])
    play(game, "bid:2")
    assert (asked(game), texts(game)) == (1, ["bid:3", "pass"])
    play(game, "bid:3")
    assert (asked(game), texts(game)) == (0, ["bid:4", "pass"])
    play(game, "pass")
    assert (data(game, 1)["workers"]["warriors"], data(game, 1)["colonies"]) == (0, ["vast_territory_i"])
    assert who(game, 1).food == 3


def test_10_1_a_territory_that_nobody_wants_is_past() -> None:
    game = politics({"military_hand": ["raiders"]}, {}, current=["vast_territory_i"])
    play(game, "prepare:raiders", "pass", "pass")
    assert table(game)["past"] == ["vast_territory_i"]


def test_17_the_game_ends_after_the_last_round() -> None:
    game = scene({}, {"culture": 3}, age="IV", round=8, last_round=8, current=["rats"])
    play(game, "end", "nothing", "end")
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.winners) == ((0, 3), (1,))


def test_a_view_tells_in_which_rounds_the_ages_began() -> None:
    game = scene({}, age="A", round=2, phase="start")
    assert (game.view(None).begun, table(game)["begun"]) == ((2,), [2])
    late = scene({}, age="III", round=15, begun=[2, 6, 11], phase="start", civil_left=3, row=[None] * 13)
    assert (late.view(0).begun, late.view(0).age) == ((2, 6, 11, 15), "IV")


def test_17_1_the_game_ends_in_its_last_round() -> None:
    game = play(scene({}, age="IV", round=22, last_round=22, turn=1, start=0), "end")
    assert (game.over, game.state.round, game.view(0).last_round) == (True, 22, True)


def test_whoever_is_left_alone_has_won() -> None:
    game = play(scene({}, {"resigned": True}), "end")
    assert (game.over, game.state.ended, game.state.turn) == (True, "resignation", 0)
