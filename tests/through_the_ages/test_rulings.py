"""The rulings of section 20, each by its number; `docs/rulings/through_the_ages.md` lists them."""

from __future__ import annotations

from civitas.games.through_the_ages.pieces import BY_ID
from civitas.games.through_the_ages.rules.cards.impacts import impact_values
from civitas.games.through_the_ages.rules.prices import building_cost, science_price, upgrade_cost
from civitas.games.through_the_ages.rules.tokens import gain_food
from civitas.games.through_the_ages.rules.totals import resource_production, strength

from .scenes import asked, data, event, kind, lines, play, politics, ratings, scene, table, texts, who

EMPTY = [None] * 12
STRONG = {"workers": {"warriors": 6}, "government": "communism"}


def row(*cards: str) -> list[str | None]:
    """A card row that begins with these cards."""
    return [*cards, *[None] * (13 - len(cards))]


def test_20_01_taj_mahal_is_cheaper_after_a_leader_was_replaced_not_after_a_first_one() -> None:
    spaces = [*[None] * 9, "taj_mahal", None, None, None]
    first = play(scene({"hand": ["moses"], "civil": 2}, row=spaces), "lead:moses")
    assert "take:10" not in texts(first)
    replaced = scene({"leader": "homer", "hand": ["moses"], "civil": 1}, row=spaces)
    assert "take:10" in texts(play(replaced, "lead:moses"))


def test_20_02_a_completed_wonder_helps_in_the_same_turn() -> None:
    game = play(scene({"wonder": "pyramids", "stages": 2, "resources": 1, "civil": 1}), "stages:1")
    assert data(game)["civil"] == 1


def test_20_03_a_lower_special_technology_may_be_developed() -> None:
    game = scene({"specials": ["navigation"], "hand": ["cartography"], "science": 4, "leader": "albert_einstein"})
    play(game, "develop:cartography")
    assert (data(game)["specials"], data(game)["culture"]) == (["navigation"], 3)
    assert "cartography" in table(game)["gone"]


def test_20_04_newton_returns_an_action_after_a_revolution() -> None:
    game = scene({"leader": "isaac_newton", "hand": ["monarchy"], "science": 2})
    play(game, "revolution:monarchy")
    assert (data(game)["civil"], who(game).civil_total) == (1, 5)


def test_20_05_homers_face_is_printed_on_his_wonder_and_stays_with_its_ruin() -> None:
    start = {"wonders": ["pyramids", "st_peters_basilica"], "tucked": {"pyramids": "homer"}}
    assert ratings(scene(start))[3] == 1 + 1 + 1
    ruin = {"ruins": ["pyramids"], "tucked": {"pyramids": "homer"}, "leader": "michelangelo"}
    assert (ratings(scene(ruin))[3], ratings(scene(ruin))[1]) == (1, 2 + 1)


def test_20_06_without_a_wonder_homer_only_gives_the_action_back() -> None:
    game = play(scene({"leader": "homer", "hand": ["joan_of_arc"]}), "lead:joan_of_arc")
    assert (kind(game), data(game)["civil"], table(game)["gone"][-1]) == ("act", 4, "homer")


def test_20_07_genghis_khan_uses_each_infantry_where_it_is_worth_most() -> None:
    army = {"workers": {"warriors": 4, "knights": 1}, "leader": "genghis_khan", "tactic": "phalanx"}
    assert lines(scene(army), 2)["armies"] == (1, 3)
    two = {**army, "workers": {"warriors": 6, "knights": 0}}
    assert lines(scene(two), 2)["armies"] == (2, 3)
    wall = {**army, "wonders": ["great_wall"]}
    assert lines(scene(wall), 2)["great_wall"] == (4, 1)


def test_20_08_rating_modifiers_do_not_colonize() -> None:
    for leader in ("alexander_the_great", "napoleon_bonaparte"):
        game = event("historic_territory_i", {"leader": leader, "wonders": ["great_wall"]})
        assert texts(game) == ["bid:1", "pass"]


def test_20_09_robespierres_revolution_leaves_patriotism_alone() -> None:
    start = {"leader": "maximilien_robespierre", "hand": ["monarchy", "breakthrough_i"], "science": 2, "civil": 0}
    game = play(scene({**start, "extra_military": 1}), "play:breakthrough_i")
    assert (data(game)["government"], data(game)["extra_military"], data(game)["military"]) == ("monarchy", 1, 0)
    assert (data(game)["civil"], data(game)["culture"], data(game)["science"]) == (1, 3, 2)


def test_20_10_bach_upgrades_any_urban_building_also_by_an_action_card() -> None:
    start = {"leader": "j_s_bach", "workers": {"bread_and_circuses": 1, "drama": 0}, "hand": ["urban_growth_i"]}
    game = play(scene({**start, "unused": 0}), "play:urban_growth_i")
    assert texts(game) == ["bach:bread_and_circuses>drama", "bach:philosophy>drama"]
    play(game, "bach:bread_and_circuses>drama")
    assert (data(game)["marks"], data(game)["civil"]) == (["bach_used"], 3)
    full = {**start, "workers": {"drama": 2}}
    assert not [text for text in texts(scene(full)) if text.startswith("bach")]


def test_20_11_tokens_on_labs_stay_usable_without_bill_gates() -> None:
    start = {"technologies": ["computers"], "tokens": {"computers": 1}, "workers": {"computers": 1}}
    game = scene({**start, "unused": 1})
    assert who(game).resources == 3
    play(game, "build:bronze")
    assert data(game)["tokens"] == {"bronze": 1}
    assert impact_values(scene({**start, "leader": "bill_gates"}).state, BY_ID["impact_of_industry"]) == [2, 2]
    none = play(scene({"leader": "bill_gates"}), "end")
    assert "philosophy" not in data(none)["tokens"]


def test_20_12_the_basilica_counts_colony_leader_and_government() -> None:
    start = {"wonders": ["st_peters_basilica"], "leader": "homer", "government": "theocracy"}
    game = scene({**start, "colonies": ["historic_territory_i"]})
    assert ratings(game)[3] == 1 + 2 + 2 + 2


def test_20_13_hollywood_and_internet_use_modified_production() -> None:
    meier = {"leader": "sid_meier", "workers": {"philosophy": 0, "computers": 2}, "resources": 5}
    game = play(scene({**meier, "wonder": "internet", "stages": 4}), "stages:1")
    assert data(game)["culture"] == 8 + 6
    game = play(scene({**meier, "wonder": "hollywood", "stages": 2}), "stages:1")
    assert data(game)["culture"] == 0
    angelo = {"leader": "michelangelo", "workers": {"drama": 1}, "wonder": "hollywood", "stages": 2, "resources": 5}
    assert data(play(scene(angelo), "stages:1"))["culture"] == 4


def test_20_14_ruins_count_as_completed_wonders() -> None:
    game = scene({"ruins": ["colossus"], "civil": 1}, row=row("great_wall"))
    assert "take:1" not in texts(game)
    assert impact_values(game.state, BY_ID["impact_of_wonders"]) == [5, 0]


def test_20_15_international_agreement_may_end_an_age() -> None:
    cards = row("iron")
    table_ = {"row": cards, "age": "III", "civil_left": 4, "round": 9}
    game = event("international_agreement", {"workers": {"warriors": 3}}, answers=("take:1",), **table_)
    assert (game.state.age, game.state.last_round, game.state.round) == (4, 9, 9)


def test_20_16_who_takes_nothing_gives_up_nothing() -> None:
    game = event("international_agreement", STRONG, answers=("done",), row=row("iron", "coal"))
    assert (data(game)["skips_politics"], table(game)["row"][2]) == (False, None)
    caesar = {**STRONG, "leader": "julius_caesar"}
    game = event("international_agreement", caesar, answers=("take:1", "done"), row=row("iron", "coal"))
    assert (game.state.phase, data(game)["caesar_used"]) == ("action", False)


def test_20_17_annex_and_infiltrate_need_something_to_take() -> None:
    cards = ["aggression_annex_ii", "aggression_infiltrate_ii", "aggression_raid_i"]
    game = politics({**STRONG, "military_hand": cards}, {"workers": {"philosophy": 0}})
    assert texts(game) == ["aggression:aggression_raid_i>1", "resign", "nothing"]
    play(game, "aggression:aggression_raid_i>1")
    assert who(game).resources == 0


def test_20_18_the_attacker_splits_plunder_and_the_victim_raiders() -> None:
    rich = {"food": 3, "resources": 3}
    game = play(
        politics({**STRONG, "military_hand": ["aggression_plunder_i"]}, rich), "aggression:aggression_plunder_i>1"
    )
    assert asked(game) == 0
    game = event("raiders", STRONG, rich)
    assert asked(game) == 1


def test_20_19_raid_halves_the_sum_once() -> None:
    rival = {"workers": {"philosophy": 2}}
    game = politics({**STRONG, "military_hand": ["aggression_raid_ii"]}, rival)
    play(game, "aggression:aggression_raid_ii>1")
    assert (who(game).resources, data(game, 1)["unused"]) == (3, 3)


def test_20_20_war_over_technology_mixes_technologies_and_points() -> None:
    declarer = {"workers": {"warriors": 11}, "wars": [{"card": "war_over_technology", "target": 1}]}
    loser = {"specials": ["masonry", "cartography"], "science": 1}
    game = play(scene(declarer, loser, phase="start"), "steal:masonry", "steal:cartography")
    assert (sorted(data(game)["specials"]), data(game)["science"]) == (["cartography", "masonry"], 1)


def test_20_21_a_defence_is_all_or_nothing_within_the_military_actions() -> None:
    attacker = {"workers": {"warriors": 5}, "military_hand": ["aggression_spy_ii"]}
    defender = {"military_hand": ["legion", "legion", "phalanx", "phalanx"], "military": 0, "science": 5}
    game = play(politics(attacker, defender), "aggression:aggression_spy_ii>1")
    assert texts(game) == ["none"]
    attacker["workers"] = {"warriors": 3}
    game = play(politics(attacker, defender), "aggression:aggression_spy_ii>1")
    assert texts(game) == ["discard:legion", "discard:phalanx", "none"]
    play(game, "discard:legion")
    assert texts(game) == ["discard:legion", "discard:phalanx"]
    play(game, "discard:phalanx")
    assert (data(game, 1)["science"], len(data(game, 1)["military_hand"])) == (5, 2)


def test_20_22_strength_of_a_pact_that_ends_is_ignored_on_both_sides() -> None:
    pacts = [{"card": "military_alliance", "owner": 0, "partner": 1}]
    armed = {"military_hand": ["aggression_spy_ii"], "workers": {"warriors": 2}}
    game = politics(armed, {}, {}, pacts=pacts)
    assert "aggression:aggression_spy_ii>1" in texts(game)
    play(game, "aggression:aggression_spy_ii>1")
    assert table(game)["pacts"] == []
    assert not [t for t in texts(politics({**armed, "workers": {"warriors": 1}}, {}, {}, pacts=pacts)) if ">1" in t]


def test_20_23_bonus_cards_of_an_auction_may_be_drawn_again() -> None:
    sailor = {"military_hand": ["military_bonus_i", "military_bonus_i"]}
    answers = ("bid:3", "pass", "send:warriors")
    game = event("strategic_territory_i", sailor, answers=answers, age="I", military_left=0)
    assert data(game)["military_hand"] == ["military_bonus_i", "military_bonus_i"]
    assert table(game)["military"]["I"] == []


def test_20_24_an_empty_military_deck_ends_no_age() -> None:
    game = play(scene({}, military_left=1, discards={"I": ["legion", "phalanx"]}), "end")
    assert (game.state.age, len(data(game)["military_hand"])) == (1, 2)
    assert len(table(game)["military"]["I"]) == 1
    assert table(game)["discards"]["I"] == []


def test_20_25_scientific_cooperation_applies_to_revolutions() -> None:
    pacts = [{"card": "scientific_cooperation", "owner": 0, "partner": 1}]
    game = scene({"hand": ["republic"], "science": 1}, {"science": 2}, {}, pacts=pacts)
    play(game, "revolution:republic")
    assert (data(game)["science"], data(game, 1)["science"]) == (0, 1)


def test_20_26_trade_routes_are_armed_and_serve_corruption_too() -> None:
    pacts = [{"card": "trade_routes_agreement", "owner": 0, "partner": 1}]
    start = {"blue": 8, "food": 1, "resources": 3, "workers": {"agriculture": 0, "bronze": 0}, "yellow": 18}
    game = play(scene(start, {}, {}, pacts=pacts), "trade_routes", "end")
    assert (who(game).food, who(game).resources) == (0, 2)
    poor = scene({"food": 0, "resources": 2, "unused": 2}, {}, {}, pacts=pacts)
    play(poor, "trade_routes", "build:agriculture")
    assert (who(poor).resources, data(poor)["marks"]) == (0, ["trade_routes_armed"])
    event_ = event("economic_progress", {**start, "marks": []}, {}, {}, pacts=pacts)
    assert (who(event_).food, who(event_).resources) == (1, 1)


def test_20_27_iconoclasm_in_age_iv_removes_all_leaders() -> None:
    gates = {"leader": "bill_gates", "workers": {"computers": 1}}
    game = event("iconoclasm", {"leader": "sid_meier"}, gates, age="IV")
    assert (data(game)["leader"], data(game, 1)["leader"], data(game, 1)["culture"]) == (None, None, 3)


def test_20_28_unused_workers_are_lost_first() -> None:
    game = event("pestilence", {"unused": 2}, {"unused": 0})
    assert (data(game)["unused"], asked(game)) == (1, 1)
    assert texts(game) == ["agriculture", "bronze", "philosophy", "warriors"]


def test_20_29_discontent_counts_whatever_unused_workers_there_are() -> None:
    game = event("rebellion", {"yellow": 15, "unused": 9}, {})
    assert data(game)["civil"] == 2


def test_20_30_rebellion_spends_actions_of_players_not_on_turn() -> None:
    game = event("rebellion", {}, {"yellow": 15})
    assert (data(game, 1)["civil"], who(game, 1).civil_total) == (2, 4)


def test_20_31_the_civil_hand_limit_matters_only_when_taking() -> None:
    hand = ["iron", "alchemy", "drama", "theology", "knights"]
    game = scene({"hand": hand}, row=row("irrigation", "pyramids"))
    assert [text for text in texts(game) if text.startswith("take")] == ["take:2"]
    assert len(data(play(game, "end"))["hand"]) == 5


def test_20_32_a_leaders_effect_can_be_used_before_he_is_replaced() -> None:
    start = {"leader": "hammurabi", "hand": ["homer"], "civil": 0}
    game = play(scene(start), "hammurabi", "lead:homer")
    assert (data(game)["leader"], data(game)["civil"]) == ("homer", 1)


def test_20_33_hammurabis_action_is_no_token_of_the_total() -> None:
    game = play(scene({"leader": "hammurabi", "hand": ["monarchy", "iron"], "science": 7}), "hammurabi", "develop:iron")
    assert (data(game)["civil"], "revolution:monarchy" in texts(game)) == (4, True)
    spent = scene({"leader": "hammurabi", "hand": ["monarchy"], "science": 2, "civil": 3, "extra_civil": 1})
    assert "revolution:monarchy" not in texts(spent)


def test_20_34_declining_the_second_action_keeps_caesars_ability() -> None:
    start = {"leader": "julius_caesar", "military_hand": ["rats"]}
    game = politics(start, current=["development_of_science", "development_of_crafts"])
    play(game, "prepare:rats", "nothing")
    assert (kind(game), data(game)["caesar_used"]) == ("act", False)
    idle = play(politics(start), "nothing")
    assert kind(idle) == "act"
    gone = event("iconoclasm", {"leader": "julius_caesar"}, current=["iconoclasm", "cold_war"])
    assert kind(gone) == "act"


def test_20_35_the_best_lab_or_library_needs_a_worker() -> None:
    assert ratings(scene({"leader": "isaac_newton", "technologies": ["computers"]}))[0] == 1


def test_20_36_one_building_is_doubled_not_the_card() -> None:
    assert ratings(scene({"leader": "charlie_chaplin", "workers": {"movies": 2}}))[1] == 4 * 3
    game = scene({"wonders": ["transcontinental_railroad"], "workers": {"oil": 2}})
    assert resource_production(game.state, who(game)) == 2 + 5 * 3


def test_20_37_a_lower_urban_limit_destroys_nothing() -> None:
    start = {"government": "communism", "workers": {"philosophy": 4}, "hand": ["monarchy"], "science": 2}
    game = play(scene({**start, "resources": 9}), "revolution:monarchy")
    assert data(game)["workers"]["philosophy"] == 4
    play(game, "end")
    later = scene({"workers": {"philosophy": 4}, "government": "monarchy", "resources": 9})
    assert "build:philosophy" not in texts(later)


def test_20_38_an_upgrade_within_a_type_never_violates_the_limit() -> None:
    game = scene({"workers": {"philosophy": 3, "alchemy": 0}, "resources": 3})
    assert "upgrade:philosophy>alchemy" in texts(game)


def test_20_39_gains_of_frugality_and_breakthrough_come_after_the_payment() -> None:
    assert "play:frugality_ii" not in texts(scene({"hand": ["frugality_ii"], "food": 1}))
    assert "play:breakthrough_i" not in texts(scene({"hand": ["breakthrough_i", "iron"], "science": 4}))


def test_20_40_pools_are_no_discount_per_unit() -> None:
    game = play(scene({"hand": ["patriotism_i"], "unused": 2, "resources": 2}), "play:patriotism_i")
    play(game, "build:warriors", "build:warriors")
    assert (data(game)["card_pool"], who(game).resources) == (0, 0)


def test_20_41_impact_of_agriculture_counts_farms_alone() -> None:
    pacts = [{"card": "international_trade_agreement", "owner": 0, "partner": 1, "side": "b"}]
    game = scene({"yellow": 12}, {}, {}, pacts=pacts)
    assert impact_values(game.state, BY_ID["impact_of_agriculture"])[0] == 2


def test_20_42_at_the_end_the_starting_player_wins_ties_of_impacts() -> None:
    game = scene({}, {}, age="IV", turn=0, start=1, round=9, last_round=9, phase="end", current=["impact_of_strength"])
    assert game.outcome is not None
    assert game.outcome.scores == (0, 10)


def test_20_43_the_next_player_follows_a_starting_player_who_resigned() -> None:
    game = play(politics({}, {}, {}, turn=0, start=0, round=5), "resign")
    assert (game.state.start, game.state.turn, game.state.round) == (1, 1, 5)
    play(game, "nothing", "end", "nothing", "end")
    assert (game.state.turn, game.state.round) == (1, 6)


def test_20_44_after_resignations_pacts_in_hand_stay_usable() -> None:
    game = play(politics({}, {"military_hand": ["open_borders_agreement"]}, {}, turn=0), "resign")
    assert (asked(game), kind(game)) == (1, "politics")
    assert [text for text in texts(game) if text.startswith("offer")] == ["offer:open_borders_agreement>2"]
    later = table(game)["military"]
    assert "open_borders_agreement" not in later["I"]
    assert not [card for card in later["II"] + later["III"] if BY_ID[card].group == "pact"]
    assert len(table(game)["civil"]["II"]) == len(table(game)["civil"]["III"]) == 44


def test_20_45_who_has_nothing_to_lose_is_skipped() -> None:
    game = event("border_conflict", STRONG, {"workers": {"agriculture": 0, "bronze": 0, "philosophy": 0}})
    assert (kind(game), who(game).resources) == ("act", 3)
    assert kind(event("independence_declaration", STRONG, {})) == "act"


def test_20_46_barbarossa_needs_a_token_in_the_bank() -> None:
    start = {"leader": "frederick_barbarossa", "food": 9, "resources": 9}
    assert "barbarossa:warriors" in texts(scene({**start, "unused": 0}))
    assert "barbarossa:warriors" not in texts(scene({**start, "yellow": 0}))


def test_20_47_columbus_needs_a_territory_and_may_land_in_age_iv() -> None:
    start = {"leader": "christopher_columbus", "military_hand": ["vast_territory_ii"]}
    assert "columbus:vast_territory_ii" in texts(politics(start, age="IV"))
    assert texts(politics({"leader": "christopher_columbus"}, age="IV")) == ["nothing"]


def test_20_48_a_single_wonder_is_ruined_without_asking() -> None:
    game = event("ravages_of_time", {"wonders": ["pyramids"]}, {"wonders": ["taj_mahal"], "blue": 0, "resources": 1})
    assert (kind(game), data(game)["ruins"], who(game).civil_total) == ("act", ["pyramids"], 4)
    assert who(game, 1).resources == 0


def test_20_49_tokens_of_an_annexed_colony_are_settled_on_both_sides() -> None:
    rival = {"colonies": ["developed_territory_ii"], "yellow": 1, "blue": 1, "food": 2}
    game = politics({**STRONG, "yellow": 5, "blue": 5, "military_hand": ["aggression_annex_ii"]}, rival)
    play(game, "aggression:aggression_annex_ii>1")
    assert (data(game)["yellow"], data(game)["blue"]) == (7, 7)
    assert (data(game, 1)["yellow"], data(game, 1)["blue"], who(game, 1).food) == (0, 0, 1)


def test_20_50_a_short_bank_serves_the_highest_level_first() -> None:
    game = play(scene({"workers": {"irrigation": 1, "bronze": 0}, "blue": 2, "yellow": 18}), "end")
    assert data(game)["tokens"] == {"agriculture": 1, "irrigation": 1}


def test_20_51_the_new_current_events_come_after_the_last_was_resolved() -> None:
    game = event("pestilence", {"unused": 0}, {})
    assert (kind(game), game.state.sequence, len(game.state.future)) == ("population_loss", [], 1)
    play(game, "bronze")
    assert (len(game.state.sequence), game.state.future) == (1, [])


def test_20_52_economic_progress_checks_no_uprising_but_hunger() -> None:
    start = {"yellow": 1, "unused": 0, "culture": 20, "workers": {"agriculture": 0}}
    game = event("economic_progress", start, {})
    assert (data(game)["culture"], who(game).resources) == (21 - 4 * 4, 2)


def test_20_53_food_and_resources_come_in_printed_order() -> None:
    game = play(scene({"hand": ["stockpile_a"], "blue": 1}), "play:stockpile_a")
    assert (who(game).resources, who(game).food) == (1, 0)


def test_20_54_without_discontent_nobody_loses_a_token() -> None:
    game = event("civil_unrest", {}, {})
    assert (data(game)["blue"], data(game, 1)["blue"]) == (16, 16)


def test_20_55_a_declared_war_outlives_its_age() -> None:
    declarer = {"wars": [{"card": "war_over_territory", "target": 1}], "workers": {"warriors": 3}, "yellow": 9}
    game = scene(declarer, {"yellow": 9}, age="III", civil_left=1, row=[*EMPTY, "oil"], phase="start")
    assert (game.state.age, data(game)["yellow"]) == (4, 9 - 2 + 1)


def test_20_56_gandhi_does_not_stop_a_war_declared_before() -> None:
    declarer = {
        "wars": [{"card": "war_over_culture", "target": 1}],
        "workers": {"warriors": 3},
        "leader": "mahatma_gandhi",
    }
    game = scene(declarer, {"culture": 9}, phase="start")
    assert data(game)["culture"] == 7


def test_20_57_extra_military_actions_are_spent_first() -> None:
    start = {"leader": "maximilien_robespierre", "hand": ["patriotism_i", "monarchy"], "science": 2}
    game = play(scene(start), "play:patriotism_i", "build:warriors")
    assert (data(game)["military"], "revolution:monarchy" in texts(game)) == (3, True)


def test_20_58_pure_gains_have_no_condition() -> None:
    game = play(scene({"hand": ["reserves_i"], "blue": 0}), "play:reserves_i", "food")
    assert who(game).food == 0
    assert "play:wave_of_nationalism_ii" in texts(scene({"hand": ["wave_of_nationalism_ii"]}))


def test_20_59_a_leaders_pool_is_drained_first_and_lost_with_him() -> None:
    game = scene({"leader": "homer", "hand": ["moses"], "card_pool": 1, "resources": 1, "unused": 2})
    play(game, "build:warriors")
    assert (data(game)["pool"], data(game)["card_pool"], who(game).resources) == (0, 0, 1)
    game = play(scene({"leader": "homer", "hand": ["moses"], "card_pool": 1}), "lead:moses")
    assert (data(game)["pool"], data(game)["card_pool"]) == (0, 1)


def test_20_60_churchill_who_leaves_before_a_choice_gives_nothing() -> None:
    game = play(scene({"leader": "winston_churchill", "hand": ["sid_meier"]}), "lead:sid_meier", "end")
    assert data(game)["culture"] == 0


def test_20_61_production_events_include_railroad_gates_and_pacts() -> None:
    pacts = [{"card": "acceptance_of_supremacy", "owner": 0, "partner": 1}]
    maker = {"leader": "bill_gates", "wonders": ["transcontinental_railroad"], "workers": {"computers": 1}}
    game = event("new_deposits", maker, {}, {}, pacts=pacts)
    assert (who(game).resources, who(game, 1).resources) == (2 + 1 + 3 + 1, 1)


def test_20_62_the_mark_skips_the_next_politics_phase() -> None:
    game = scene({"skips_politics": True}, phase="politics")
    assert (kind(game), data(game)["skips_politics"]) == ("act", False)


def test_20_63_reductions_change_both_prices_of_an_upgrade() -> None:
    start = {"leader": "william_shakespeare", "workers": {"printing_press": 1, "drama": 1}, "technologies": ["opera"]}
    game = scene({**start, "specials": ["architecture"]})
    assert building_cost(who(game), BY_ID["opera"]) == 8 - 2 - 1
    assert upgrade_cost(who(game), BY_ID["drama"], BY_ID["opera"]) == (8 - 2 - 1) - (4 - 1 - 1)


def test_20_64_an_unfinished_wonder_is_a_card_in_play_but_no_wonder() -> None:
    game = politics({**STRONG, "military_hand": ["aggression_infiltrate_ii"]}, {"wonder": "kremlin"})
    play(game, "aggression:aggression_infiltrate_ii>1")
    assert (data(game)["culture"], data(game, 1)["wonder"]) == (6, None)
    assert impact_values(scene({"wonder": "kremlin"}).state, BY_ID["impact_of_wonders"]) == [0, 0]


def test_20_65_science_discounts_add_up_and_the_partner_always_pays() -> None:
    pacts = [{"card": "scientific_cooperation", "owner": 0, "partner": 1}]
    game = scene({"leader": "j_s_bach", "hand": ["drama"]}, {"science": 1}, {}, pacts=pacts)
    assert science_price(game.state, who(game), BY_ID["drama"], False).value == 0
    play(game, "develop:drama")
    assert data(game, 1)["science"] == 0


def test_20_66_development_of_civilization_builds_but_does_not_upgrade() -> None:
    game = event("development_of_civilization", {"resources": 9, "technologies": ["iron"], "unused": 0}, {"food": 1})
    assert (asked(game), texts(game)[0]) == (1, "population")
    moses = event("development_of_civilization", {"leader": "moses"}, {})
    assert texts(moses) == ["population", "nothing"]


def test_20_67_the_attacked_and_the_bidders_are_always_asked() -> None:
    attacker = {**STRONG, "military_hand": ["aggression_spy_ii"]}
    game = play(politics(attacker, {"military_hand": ["legion"]}), "aggression:aggression_spy_ii>1")
    assert (asked(game), texts(game)) == (1, ["none"])
    assert kind(play(politics(attacker, {}), "aggression:aggression_spy_ii>1")) == "act"
    game = event("historic_territory_i", {"workers": {"warriors": 2}}, {}, answers=("bid:2",))
    assert (asked(game), texts(game)) == (1, ["pass"])


def test_20_68_joan_of_arc_looks_by_herself() -> None:
    game = scene({"leader": "joan_of_arc", "skips_politics": True}, phase="start", current=["rats", "crusades"])
    assert (table(game)["top_seen"], kind(game)) == ([0], "act")


def test_20_69_a_negative_face_hides_no_positive_one() -> None:
    start = {"government": "communism", "wonders": ["kremlin", "st_peters_basilica"], "workers": {"religion": 1}}
    game = scene(start)
    assert ratings(game)[3] == 1 + 2 - 1 - 1
    assert lines(game, 3)["st_peters_basilica"] == (1, 1)


def test_20_70_raid_chooses_for_the_lower_limit_first() -> None:
    rival = {"workers": {"alchemy": 1, "opera": 1, "philosophy": 0}}
    game = politics({**STRONG, "military_hand": ["aggression_raid_ii"]}, rival)
    play(game, "aggression:aggression_raid_ii>1")
    assert (who(game).resources, data(game, 1)["unused"]) == (7, 3)


def test_20_71_plunder_takes_as_much_as_possible() -> None:
    game = politics({**STRONG, "military_hand": ["aggression_plunder_ii"]}, {"food": 1, "resources": 1})
    play(game, "aggression:aggression_plunder_ii>1")
    assert (who(game).food, who(game).resources) == (1, 1)


def test_20_72_foray_may_choose_what_does_not_fit() -> None:
    game = event("foray", {**STRONG, "blue": 1}, {}, answers=("food:3",))
    assert who(game).food == 1


def test_20_73_a_defence_ends_when_the_strength_is_reached() -> None:
    attacker = {"workers": {"warriors": 3}, "military_hand": ["aggression_spy_ii"]}
    defender = {"military_hand": ["military_bonus_i", "legion"], "science": 5}
    game = play(politics(attacker, defender), "aggression:aggression_spy_ii>1", "defend:military_bonus_i")
    assert (kind(game), data(game, 1)["military_hand"]) == ("act", ["legion"])


def test_20_74_payments_of_one_action_follow_each_other() -> None:
    pacts = [{"card": "trade_routes_agreement", "owner": 0, "partner": 1}]
    start = {"leader": "frederick_barbarossa", "marks": ["trade_routes_armed"], "unused": 0, "yellow": 18}
    assert "barbarossa:warriors" not in texts(scene({**start, "food": 1}, {}, {}, pacts=pacts))
    game = play(scene({**start, "food": 2}, {}, {}, pacts=pacts), "barbarossa:warriors")
    assert (who(game).food, who(game).resources) == (0, 0)


def test_20_75_completion_counts_the_wonder_as_in_play() -> None:
    game = scene({"wonder": "hollywood", "stages": 2, "resources": 5, "blue": 0})
    play(game, "stages:1")
    assert (data(game)["wonders"], data(game)["blue"]) == (["hollywood"], 5 + 2)


def test_20_76_two_players_may_share_two_pacts() -> None:
    pacts = [
        {"card": "military_alliance", "owner": 0, "partner": 1},
        {"card": "promise_of_military_protection", "owner": 1, "partner": 0, "side": "a"},
    ]
    game = scene({}, {}, {}, pacts=pacts)
    assert (strength(game.state, who(game)), strength(game.state, who(game, 1))) == (1 + 3 + 4, 1 + 3)


def test_20_77_losing_what_is_not_there_is_nothing() -> None:
    nobody = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
    assert kind(event("pestilence", {"unused": 1}, {"unused": 0, "workers": nobody})) == "act"
    assert kind(event("crime_wave", STRONG, {"blue": 0})) == "act"


def test_20_78_the_end_of_an_age_asks_nobody() -> None:
    old = {"leader": "moses", "wonder": "colossus", "stages": 1, "blue": 3, "hand": ["reserves_i"], "yellow": 9}
    game = scene(old, {"yellow": 1}, age="I", civil_left=1, row=[*EMPTY, "iron"], phase="start")
    assert (kind(game), game.state.age) == ("politics", 2)
    written = data(game)
    assert (written["leader"], written["wonder"], written["blue"], written["yellow"]) == (None, None, 4, 7)
    assert (written["hand"], data(game, 1)["yellow"]) == (["reserves_i"], 0)


def test_20_79_an_action_card_is_listed_only_with_a_target_that_can_be_paid() -> None:
    assert "play:rich_land_a" not in texts(scene({"hand": ["rich_land_a"], "resources": 0}))
    assert "play:rich_land_a" in texts(scene({"hand": ["rich_land_a"], "resources": 1}))
    assert "play:breakthrough_i" not in texts(scene({"hand": ["breakthrough_i", "iron"], "science": 9, "civil": 0}))


def test_20_80_a_stolen_technology_that_is_worse_changes_nothing_for_the_victor() -> None:
    declarer = {"workers": {"warriors": 7}, "wars": [{"card": "war_over_technology", "target": 1}]}
    game = scene({**declarer, "specials": ["justice_system"], "blue": 9}, {"specials": ["code_of_laws"]}, phase="start")
    play(game, "steal:code_of_laws")
    assert (data(game)["specials"], who(game).civil_total, data(game)["blue"]) == (["justice_system"], 5, 9)
    assert (data(game, 1)["specials"], who(game, 1).civil_total) == ([], 4)


def test_20_81_resigning_is_listed_like_any_other_action_but_not_in_age_iv() -> None:
    assert texts(politics({})) == ["resign", "nothing"]
    assert texts(politics({}, age="IV")) == ["nothing"]


def test_gains_stop_at_the_bank() -> None:
    game = scene({"blue": 1})
    assert gain_food(who(game), 2) == 1
