"""The rulings R1 to R65, each with its number."""

from __future__ import annotations

import pytest

from civitas import Game
from civitas.languages import sentences

from .scenes import bottom, choose, expect, table


def texts(game: Game) -> list[str]:
    """The open question's answers."""
    assert game.decision is not None
    return game.decision.texts


def told(game: Game, seat: int | None = 0) -> list[str]:
    """The chronicle as a seat reads it."""
    return sentences(game, seat)


def test_r1_both_actions_may_use_the_same_card() -> None:
    game = choose(table("B the_wheel", "", top="tools oars writing sailing"), "0>dogma:the_wheel 0>dogma:the_wheel")
    expect(game, 0, "H tools oars writing sailing")


def test_r2_an_exchange_of_nothing_is_no_change_and_gives_no_bonus() -> None:
    game = choose(table("B medicine", "B pottery", ""), "dogma:medicine")
    expect(game, 0, "H | S")
    game = choose(table("B canal_building", "B sailing"), "dogma:canal_building")
    expect(game, 0, "H")


def test_r3_of_too_few_cards_all_are_used() -> None:
    expect(choose(table("B construction", "H oars", top="calendar"), "dogma:construction"), 0, "H oars")


def test_r4_if_you_do_after_the_impossible_is_false_but_constructions_draw_is_always_done() -> None:
    expect(choose(table("B emancipation", ""), "dogma:emancipation"), 1, "H")
    expect(choose(table("B construction", "", top="calendar"), "dogma:construction"), 1, "H calendar")


def test_r5_a_sharer_must_execute_what_harms_him() -> None:
    game = choose(table("B electricity", "B coal tools", top="flight"), "dogma:electricity")
    expect(game, 1, "B coal | H flight")


def test_r6_losing_icons_on_the_way_changes_neither_sharing_nor_vulnerability() -> None:
    # Seat 1 takes Optics with three of seat 0's five crowns; seat 2 with its three is a victim all the same.
    game = choose(table("B compass optics", "B pottery", "B translation agriculture"), "dogma:compass")
    expect(game, 0, "B compass pottery agriculture")
    expect(game, 1, "B optics")
    expect(game, 2, "B translation")


def test_r7_the_reward_of_a_demand_goes_to_the_victim() -> None:
    game = choose(table("B banking", "B coal", top="statistics"), "dogma:banking")
    expect(game, 1, "S statistics")
    expect(game, 0, "S")


def test_r8_the_bonus_draw_goes_by_the_top_cards_after_the_action_and_can_end_the_game() -> None:
    game = choose(table("B experimentation", "B philosophy", top="coal astronomy banking"), "dogma:experimentation")
    expect(game, 0, "H banking")
    tens = "ai bioengineering databases globalization miniaturization robotics self_service software the_internet"
    game = choose(table("B stem_cells", f"B pottery | H oars | S {tens}"), "dogma:stem_cells 1>yes")
    assert game.outcome is not None
    assert game.outcome.reason == "score"
    assert game.outcome.winners == (1,)


def test_r9_a_meld_on_a_splayed_pile_leaves_the_old_top_card_its_slots() -> None:
    game = choose(table("B tools/writing<left | H pottery", ""), "meld:pottery")
    # Pottery shows three leaves; to the left Tools shows its castle and Writing its crown.
    icons = game.view(0).players[0].icons
    assert (icons["leaf"], icons["castle"], icons["crown"], icons["lightbulb"]) == (3, 1, 1, 0)


def test_r10_a_pile_that_has_lost_its_splay_stays_unsplayed() -> None:
    game = table("B coal/archery sailing/clothing/currency<left | H the_wheel", "", top="astronomy")
    choose(game, "dogma:coal no sailing meld:the_wheel")
    expect(game, 0, "B coal/archery astronomy the_wheel/currency | S sailing clothing")


def test_r11_a_returned_card_makes_an_empty_pile_drawable_in_the_same_effect() -> None:
    ones = "archery city_states code_of_laws domestication masonry metalworking mysticism oars sailing the_wheel tools"
    game = table(f"B pottery | H agriculture | S {ones} writing", "")
    assert not game.state.supply[1]
    choose(game, "dogma:pottery agriculture")
    assert "agriculture" in [card.id for card in game.state.players[0].score.cards]


def test_r12_empty_piles_are_skipped_upward() -> None:
    fours = "anatomy colonialism enterprise gunpowder invention navigation perspective printing_press reformation"
    fives = "astronomy banking chemistry coal measurement physics societies statistics steam_engine the_pirate_code"
    sixes = "atomic_theory canning classification democracy emancipation encyclopedia industrialization machine_tools"
    game = table(
        "B experimentation",
        f"S {fours} {fives} {sixes} metric_system vaccination",
        top="combustion",
        achievements=[],
    )
    choose(game, "draw")
    expect(game, 0, "H combustion")


def test_r13_a_condition_met_between_two_melds_is_enough() -> None:
    game = table("B translation flight mass_media skyscrapers | S rocketry empiricism mysticism tools", "")
    choose(game, "dogma:translation rocketry empiricism mysticism")
    # Before Mysticism and Tools covered them there were five top cards of value 8.
    expect(game, 0, "A universe")


def test_r14_a_card_tucked_into_an_empty_colour_is_the_top_card() -> None:
    game = choose(table("B monotheism", "", top="tools"), "dogma:monotheism")
    assert "dogma:tools" in texts(game)


def test_r15_different_values_are_counted_among_the_cards_really_returned() -> None:
    game = table("B currency | H oars archery calendar coal", "", top="mapmaking fermenting")
    choose(game, "dogma:currency oars archery calendar done")
    expect(game, 0, "S mapmaking fermenting | H coal")


def test_r16_without_a_board_a_player_draws_a_1() -> None:
    game = choose(table("H oars", "", top="tools"), "draw")
    expect(game, 0, "H oars tools")
    assert set(game.view(0).players[0].icons.values()) == {0}


def test_r17_archerys_drawn_card_may_be_the_one_that_goes() -> None:
    expect(choose(table("B archery", "", top="tools"), "dogma:archery"), 0, "H tools")


def test_r18_city_states_counts_splayed_castles() -> None:
    game = table("B city_states", "B masonry/domestication<left", top="tools")
    choose(game, "dogma:city_states")
    expect(game, 0, "B city_states masonry")


def test_r19_clothing_looks_at_all_other_players() -> None:
    game = table("B clothing archery tools", "B oars", "B writing", top="sailing")
    choose(game, "dogma:clothing")
    expect(game, 0, "S sailing")


def test_r20_masonry_needs_four_melds_of_one_execution() -> None:
    game = table("B masonry | H archery oars tools mysticism", "")
    choose(game, "dogma:masonry archery oars done dogma:masonry tools mysticism")
    expect(game, 0, "A | H")


def test_r21_metalworking_repeats_and_shows_every_card() -> None:
    game = choose(table("B metalworking", "", top="archery oars writing"), "dogma:metalworking")
    expect(game, 0, "S archery oars | H writing")
    for title in ("Archery", "Oars", "Writing"):
        assert any(text.endswith(f" and reveals {title}.") for text in told(game, 1))


def test_r21_astronomy_and_colonialism_repeat_as_long_as_their_condition_holds() -> None:
    game = choose(table("B astronomy", "", top="atomic_theory encyclopedia canning"), "dogma:astronomy")
    expect(game, 0, "B encyclopedia/atomic_theory astronomy | H canning")
    game = choose(table("B colonialism", "", top="compass optics education"), "dogma:colonialism")
    expect(game, 0, "B colonialism/optics compass education")


def test_r22_oars_without_a_victim_draws() -> None:
    game = choose(table("B oars", "B road_building", top="tools writing sailing"), "dogma:oars")
    expect(game, 1, "H tools")
    expect(game, 0, "H writing sailing")


@pytest.mark.parametrize(("hand", "given"), [("", ""), ("oars", "oars"), ("oars tools", "oars tools")])
def test_r23_constructions_victim_draws_a_2_anyway(hand: str, given: str) -> None:
    game = choose(table("B construction", f"H {hand}", top="calendar"), "dogma:construction")
    expect(game, 0, f"H {given}")
    expect(game, 1, "H calendar")


def test_r24_road_building_may_meld_one_of_several_and_choose_a_player_without_green() -> None:
    game = table("B road_building | H tools sailing", "", "B the_wheel")
    choose(game, "dogma:road_building 0>tools")
    assert texts(game) == ["sailing", "done"]
    choose(game, "sailing")
    assert texts(game) == ["seat:1", "seat:2", "no"]
    choose(game, "seat:1")
    expect(game, 1, "B road_building")
    expect(game, 0, "B tools sailing")


def test_r24_road_building_needs_a_top_red_card_for_the_transfer() -> None:
    # Self Service executes Road Building's effect only from the board, so the red pile is there; a sharer may lack it.
    game = table("B road_building", "B masonry | H tools sailing", top="calendar")
    choose(game, "dogma:road_building 1>tools 1>sailing")
    expect(game, 1, "B masonry tools sailing")


def test_r25_compass_gives_back_even_if_nothing_was_given() -> None:
    game = table("B compass archery tools", "B the_wheel")
    choose(game, "dogma:compass 1>archery")
    expect(game, 1, "B the_wheel archery")


def test_r26_engineering_takes_only_what_was_on_top() -> None:
    game = choose(table("B engineering masonry", "B the_wheel/mapmaking"), "dogma:engineering")
    expect(game, 0, "S the_wheel")
    expect(game, 1, "B mapmaking")


def test_r26_mobility_takes_only_what_was_on_top() -> None:
    game = choose(table("B mobility", "B calendar/mathematics", top="flight"), "dogma:mobility")
    expect(game, 0, "S calendar")
    expect(game, 1, "B mathematics | H flight")


def test_r27_exchanges_with_several_victims_come_one_after_the_other() -> None:
    game = choose(table("B medicine | S oars", "S calendar", "S coal"), "dogma:medicine")
    expect(game, 0, "S coal")
    expect(game, 1, "S oars")
    expect(game, 2, "S calendar")


def test_r28_optics_transfers_nothing_without_a_poorer_opponent_or_without_points() -> None:
    expect(choose(table("B optics | S oars", "S tools", top="education"), "dogma:optics"), 0, "S oars")
    expect(choose(table("B optics", "", top="education"), "dogma:optics"), 1, "S")


def test_r29_translation_and_astronomy_need_no_five_colours() -> None:
    expect(choose(table("B translation", ""), "dogma:translation"), 0, "A world")
    expect(choose(table("B astronomy", "", top="democracy"), "dogma:astronomy"), 0, "A universe")


def test_r30_anatomy_leaves_the_choice_free() -> None:
    game = choose(table("B anatomy", "B archery | S oars calendar"), "dogma:anatomy 1>calendar")
    expect(game, 1, "B archery | S oars")


def test_r31_reformation_is_all_or_nothing() -> None:
    game = choose(table("B reformation pottery | H oars tools archery coal", ""), "dogma:reformation tools")
    assert "no" not in texts(game)
    choose(game, "oars coal")
    expect(game, 0, "H archery | B reformation pottery/tools oars/coal")
    game = choose(table("B reformation pottery | H oars tools", ""), "dogma:reformation tools")
    expect(game, 0, "H | B reformation pottery/tools oars")


@pytest.mark.parametrize(
    ("color", "hand", "board"),
    [
        ("green", "calendar", "B measurement/sailing<right archery"),
        ("red", "tools", "B measurement/sailing<right archery"),
        ("blue", "tools", "B measurement/sailing<right archery"),
    ],
)
def test_r32_measurement_may_choose_any_colour(color: str, hand: str, board: str) -> None:
    game = table("B measurement/sailing<right archery | H oars", "", top="tools calendar")
    choose(game, f"dogma:measurement oars {color}")
    expect(game, 0, f"H {hand} | {board}")


def test_r33_statistics_moves_until_there_are_two_cards_in_hand() -> None:
    expect(choose(table("B statistics", "S oars calendar coal"), "dogma:statistics"), 1, "H coal calendar | S oars")
    expect(choose(table("B statistics", "S oars"), "dogma:statistics"), 1, "H oars | S")
    expect(choose(table("B statistics", "H tools | S oars coal"), "dogma:statistics"), 1, "H tools coal | S oars")


def test_r34_several_players_can_score_by_one_democracy() -> None:
    game = table("B democracy | H oars tools", "B writing | H archery", top="flight mobility")
    choose(game, "dogma:democracy 1>archery 0>oars 0>tools")
    expect(game, 1, "S flight")
    expect(game, 0, "S mobility")


def test_r34_in_a_nested_execution_one_returned_card_is_enough() -> None:
    game = table("B self_service democracy | H oars", "", top="flight")
    choose(game, "dogma:self_service oars")
    expect(game, 0, "S flight")


def test_r35_a_victim_of_explosives_with_an_empty_hand_draws_nothing() -> None:
    expect(choose(table("B explosives", ""), "dogma:explosives"), 1, "H")


def test_r36_fission_removes_everything_and_ends_the_action_but_not_the_turn() -> None:
    game = table("B fission tools | H oars | S coal | A 1", "B writing", "B satellites", top="robotics ai calendar")
    choose(game, "dogma:fission")
    removed = ["coal", "fission", "oars", "robotics", "satellites", "tools", "writing"]
    assert sorted(card.id for card in game.state.removed) == removed
    expect(game, 0, "B | S | A 1")
    assert game.state.supply[10][-1].id == "ai"
    # With nothing on the table, seat 0 could only draw: its second action was made at once.
    lines = told(game)
    after = lines.index("All hands, boards and score piles are removed from the game.") + 1
    assert lines[after].startswith("Seat 0 draws")
    assert "returns" not in " ".join(lines)


def test_r36_without_a_red_10_fission_goes_on_with_effect_2() -> None:
    game = table("B fission", "B writing", top="software")
    choose(game, "dogma:fission")
    expect(game, 1, "H software | B")


def test_r36_with_an_empty_10_pile_fission_ends_the_game() -> None:
    tens = "ai bioengineering databases globalization miniaturization robotics self_service software stem_cells"
    game = choose(table("B fission", f"S {tens} the_internet"), "dogma:fission")
    assert game.outcome is not None
    assert game.outcome.reason == "score"
    assert game.outcome.winners == (1,)


def test_r37_ten_green_cards_win_unsplayed_and_the_transfer_comes_before_the_meld() -> None:
    greens = "sailing/the_wheel/clothing/currency/mapmaking/compass/paper/invention"
    game = table(f"B collaboration/{greens}", "", top="satellites fission")
    choose(game, "dogma:collaboration satellites")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    lines = told(game)
    assert lines.index("Satellites goes from Seat 1’s hand to Seat 0’s board.") < lines.index(
        "Seat 1 melds Fission from the hand."
    )


def test_r38_skyscrapers_victim_scores_and_returns() -> None:
    game = choose(table("B skyscrapers", "B rocketry/tools/writing"), "dogma:skyscrapers")
    expect(game, 1, "B | S tools")
    assert game.state.players[1].scored == 1
    assert bottom(game, 1) == ["writing"]


def test_r39_services_takes_nothing_back_without_a_moved_card_and_never_services() -> None:
    expect(choose(table("B services fission", ""), "dogma:services"), 1, "H")
    expect(choose(table("B services", "S coal"), "dogma:services"), 1, "H")


def test_r40_socialism_and_classification_act_on_everybody() -> None:
    game = table("B socialism | H mysticism", "H tools", "B stem_cells | H coal")
    choose(game, "dogma:socialism 2>no 0>mysticism")
    expect(game, 0, "H tools coal")
    game = table("B classification | H oars", "B atomic_theory philosophy | H archery")
    choose(game, "dogma:classification 1>archery")
    expect(game, 1, "B atomic_theory oars/archery philosophy | H")


def test_r41_a_sharer_of_self_service_may_execute_any_of_his_top_cards() -> None:
    game = table("B self_service | A 1 2", "B optics writing | A 3 4", top="calendar")
    choose(game, "dogma:self_service")
    assert game.decision is not None
    assert game.decision.seat == 1
    assert texts(game) == ["writing", "optics"]


def test_r42_a_drawn_10_with_a_demand_executes_only_the_rest() -> None:
    game = choose(table("B computers", "S oars", top="databases"), "dogma:computers")
    expect(game, 1, "S oars")
    game = choose(table("B computers", "B agriculture | S tools", top="globalization canning"), "dogma:computers")
    expect(game, 1, "B agriculture")
    expect(game, 0, "S canning")


def test_r42_the_melded_card_may_cover_the_card_being_executed() -> None:
    game = table("B computers", "", top="bioengineering")
    choose(game, "dogma:computers")
    expect(game, 0, "B bioengineering/computers")


def test_r43_software_executes_the_second_of_two() -> None:
    game = choose(table("B software sailing", "", top="ai robotics databases"), "dogma:software")
    # Robotics was not executed: Sailing was not scored.
    expect(game, 0, "S ai | B software robotics databases/sailing")


def test_r44_ai_looks_at_all_boards_and_a_tie_wins_nothing() -> None:
    game = table("B ai robotics", "B software", "", top="databases stem_cells")
    choose(game, "dogma:ai")
    assert not game.over
    game = table("B ai robotics | S oars", "B software | S tools", "S writing coal", top="databases stem_cells")
    choose(game, "dogma:ai")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_r45_a_sharers_execution_can_end_the_game() -> None:
    game = table("B bioengineering", "B satellites", "B anatomy pottery clothing")
    choose(game, "dogma:bioengineering 1>anatomy 0>pottery")
    assert game.outcome is not None
    assert game.outcome.winners == (2,)
    game = choose(table("B globalization", "B coal | S oars", top="canning democracy"), "dogma:globalization")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    expect(game, 0, "S")


def test_r46_miniaturization_with_an_empty_score_pile_draws_nothing() -> None:
    expect(choose(table("B miniaturization | H software", ""), "dogma:miniaturization software"), 0, "H")


@pytest.mark.parametrize(
    ("board", "rest", "choices"),
    [
        ("evolution", "S ai", "dogma:evolution draw"),
        ("education", "S ai bioengineering", "dogma:education ai"),
        ("printing_press ai", "S oars", "dogma:printing_press oars"),
        ("chemistry ai", "", "dogma:chemistry"),
        ("agriculture", "H ai", "dogma:agriculture ai"),
        ("mathematics", "H ai", "dogma:mathematics ai"),
    ],
)
def test_r47_asking_for_an_11_ends_the_game(board: str, rest: str, choices: str) -> None:
    game = choose(table(f"B {board} | {rest}", "S oars" if "oars" not in rest else ""), choices)
    assert game.outcome is not None
    assert game.outcome.reason == "score"


def test_r47_measurement_of_eleven_cards_ends_the_game() -> None:
    greens = "measurement/sailing/the_wheel/clothing/currency/mapmaking/compass/paper/invention/navigation/banking"
    game = choose(table(f"B {greens} | H oars", ""), "dogma:measurement oars green")
    assert game.outcome is not None
    assert game.outcome.reason == "score"


def test_r47_evolution_without_points_draws_a_1() -> None:
    expect(choose(table("B evolution", "", top="tools"), "dogma:evolution draw"), 0, "H tools")


def test_r48_mass_media_lets_everybody_return_his_own_and_any_value_may_be_named() -> None:
    game = table("B mass_media | H coal | S oars tools", "S writing sailing", "S calendar")
    choose(game, "dogma:mass_media coal 1 0>tools 1>writing")
    expect(game, 0, "S")
    expect(game, 1, "S")
    expect(game, 2, "S calendar")
    assert bottom(game, 1, 4) == ["sailing", "writing", "oars", "tools"]
    game = choose(table("B mass_media | H coal", "S writing"), "dogma:mass_media coal 7")
    expect(game, 1, "S writing")


def test_r49_coal_and_canning_score_for_monument() -> None:
    game = choose(table("B coal tools/writing", "", top="astronomy"), "dogma:coal tools")
    assert game.state.players[0].scored == 2
    game = choose(table("B canning tools sailing", "", top="democracy"), "dogma:canning yes")
    assert game.state.players[0].scored == 3
    game = choose(table("B coal", "", top="astronomy"), "dogma:coal coal")
    expect(game, 0, "S coal | B astronomy")


def test_r50_publications_in_the_same_order_is_no_change_and_the_splay_stays() -> None:
    game = table("B publications", "B evolution/tools<left", top="bicycle")
    choose(game, "dogma:publications 1>blue 1>evolution 1>no")
    expect(game, 0, "H")
    game = table("B publications", "B evolution/tools<left", top="bicycle")
    choose(game, "dogma:publications 1>blue 1>tools 1>no")
    expect(game, 1, "B tools/evolution<left")
    expect(game, 0, "H bicycle")


def test_r51_suburbia_draws_1s_by_the_drawing_rule() -> None:
    ones = "agriculture archery city_states clothing code_of_laws domestication masonry metalworking mysticism pottery"
    game = table("B suburbia | H oars", f"S {ones} sailing the_wheel tools", top="calendar")
    choose(game, "dogma:suburbia oars")
    expect(game, 0, "S calendar")


def test_r52_genetics_scores_what_lies_beneath_each_counting_for_monument() -> None:
    game = choose(table("B genetics/tools/writing", "", top="software"), "dogma:genetics")
    assert game.state.players[0].scored == 3
    expect(choose(table("B genetics", "", top="robotics"), "dogma:genetics"), 0, "S")


def test_r53_steam_engine_scores_the_bottom_yellow_card_if_any() -> None:
    game = table("B steam_engine", "B coal", top="navigation colonialism gunpowder enterprise")
    choose(game, "dogma:steam_engine")
    expect(game, 1, "S")
    expect(game, 0, "S steam_engine")


def test_r54_the_internet_fixes_its_number_before_the_first_draw() -> None:
    game = choose(table("B the_internet", "", top="ai software databases"), "dogma:the_internet")
    expect(game, 0, "S ai | B the_internet software")


def test_r55_bicycle_moving_six_cards_is_no_scoring() -> None:
    game = choose(table("B bicycle | H oars tools coal calendar optics sailing", ""), "dogma:bicycle yes")
    expect(game, 0, "A")
    assert game.state.players[0].scored == 0


def test_r56_quantum_theory_of_one_card_brings_nothing() -> None:
    expect(choose(table("B quantum_theory | H oars tools", ""), "dogma:quantum_theory oars done"), 0, "H tools | S")


def test_r57_rocketry_is_shared_and_returns_while_anybody_has_points() -> None:
    game = table("B rocketry databases | S tools", "B satellites software | S coal", "S calendar", top="flight")
    choose(game, "dogma:rocketry 1>seat:0:1")
    expect(game, 0, "S")
    expect(game, 1, "S")
    expect(game, 2, "S")


def test_r58_metric_system_may_splay_any_colour_but_green_itself_changes_nothing() -> None:
    game = choose(table("B metric_system/sailing<right tools/writing", ""), "dogma:metric_system")
    assert texts(game) == ["blue", "no"]
    game = choose(table("B flight/archery<up tools/writing", ""), "dogma:flight")
    assert texts(game) == ["blue", "no"]


def test_r59_the_worked_example() -> None:
    game = table(
        "B banking/sailing evolution/tools<right",
        "B chemistry",
        "B navigation/clothing",
        "B optics",
        top="steam_engine coal",
    )
    choose(game, "dogma:banking")
    # Seat 1 gives Chemistry, which continues the splay, and scores a 5; seat 2 splays; seat 3 has no green cards.
    assert game.decision is not None
    assert game.decision.seat == 2
    choose(game, "2>green 0>green")
    expect(game, 0, "B banking/sailing<right chemistry/evolution/tools<right | H coal")
    expect(game, 1, "B | S steam_engine")
    expect(game, 2, "B navigation/clothing<right")


def test_r60_compass_and_road_building_are_two_transfers() -> None:
    game = choose(table("B compass archery", "B pottery"), "dogma:compass")
    assert told(game)[-2:] == [
        "Pottery goes from Seat 1’s board to Seat 0’s board.",
        "Archery goes from Seat 0’s board to Seat 1’s board.",
    ]
    game = choose(table("B road_building | H tools pottery", "B the_wheel"), "dogma:road_building tools pottery seat:1")
    assert told(game)[-2:] == [
        "Road Building goes from Seat 0’s board to Seat 1’s board.",
        "The Wheel goes from Seat 1’s board to Seat 0’s board.",
    ]


def test_r61_in_medicine_and_sanitation_the_demander_chooses_first() -> None:
    game = table("B medicine | S oars archery", "S tools writing")
    choose(game, "dogma:medicine 0>oars 1>writing")
    game = table("B sanitation | H oars archery", "H tools writing sailing")
    choose(game, "dogma:sanitation 0>oars 1>tools 1>writing")
    expect(game, 0, "H archery tools writing")


def test_r62_only_what_would_change_is_offered_for_a_splay() -> None:
    game = choose(table("B philosophy/mysticism<left tools/writing sailing", ""), "dogma:philosophy")
    assert texts(game) == ["blue", "no"]


def test_r63_the_activating_player_stays_the_same() -> None:
    game = table("B road_building | H tools pottery", "B sailing | H oars")
    choose(game, "dogma:road_building 0>tools 0>pottery 0>seat:1")
    expect(game, 1, "B road_building | H oars")
    assert game.decision is not None
    assert game.decision.seat == 0


def test_r64_a_win_inside_an_effect_stops_everything() -> None:
    game = table("B globalization", "B coal | S oars", top="canning democracy")
    choose(game, "dogma:globalization")
    assert game.over
    expect(game, 0, "S | H")


def test_r65_each_player_is_checked_anew() -> None:
    # Seat 1 shares Clothing and melds red; so red is no longer seat 0's alone.
    game = table("B clothing archery", "B pottery | H oars", top="tools writing sailing")
    choose(game, "dogma:clothing")
    expect(game, 1, "B pottery oars | S tools")
    expect(game, 0, "S writing | H sailing")


def test_every_ruling_has_a_test() -> None:
    names = [name for name in globals() if name.startswith("test_r")]
    assert {int(name.split("_")[1][1:]) for name in names} == set(range(1, 66))
