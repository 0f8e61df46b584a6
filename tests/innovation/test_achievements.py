"""Special achievements by both ways, the Achieve action, and the end of the game (rules 4.6, 7, 8)."""

from __future__ import annotations

import pytest

import civitas
from civitas.games.innovation.rules.cards import CARDS

from .scenes import choose, expect, table


def test_monument_by_six_scored_cards() -> None:
    game = table("B stem_cells | H oars tools coal calendar optics sailing", "")
    choose(game, "dogma:stem_cells yes")
    expect(game, 0, "A monument")


def test_monument_by_six_tucked_cards() -> None:
    game = table("B suburbia | H oars tools coal calendar optics sailing archery", "")
    choose(game, "dogma:suburbia archery oars tools sailing calendar")
    expect(game, 0, "A")
    choose(game, "optics")
    expect(game, 0, "A monument")


def test_monument_counts_tucked_and_scored_cards_apart() -> None:
    game = table("B suburbia | H oars tools coal", "")
    choose(game, "dogma:suburbia oars tools coal")
    assert (game.state.players[0].tucked, game.state.players[0].scored) == (3, 3)
    expect(game, 0, "A")


def test_monument_counters_of_all_players_begin_anew_with_each_turn() -> None:
    game = table("B metalworking", "B the_wheel", actions=1, top="archery oars tools writing sailing pottery clothing")
    choose(game, "dogma:metalworking")
    assert game.state.turn == 1
    assert [(player.tucked, player.scored) for player in game.state.players] == [(0, 0), (0, 0)]


def test_monument_counts_in_another_players_turn() -> None:
    game = table("B stem_cells", "B pottery | H oars tools coal calendar optics sailing")
    choose(game, "dogma:stem_cells 1>yes")
    expect(game, 1, "A monument")


def test_monument_by_masonry() -> None:
    game = table("B masonry | H archery oars tools mysticism", "")
    choose(game, "dogma:masonry archery oars mysticism tools")
    expect(game, 0, "A monument")


def test_empire_by_three_of_each_icon() -> None:
    board = "B coal/optics<up anatomy/masonry/domestication<up philosophy/education<up"
    game = table(f"{board} | H databases", "")
    icons = game.view(0).players[0].icons
    assert icons == {"castle": 3, "crown": 3, "leaf": 3, "lightbulb": 5, "factory": 3, "clock": 0}
    expect(choose(game, "meld:databases"), 0, "A empire")


def test_empire_by_construction() -> None:
    game = table("B construction tools sailing masonry mysticism", "B pottery")
    choose(game, "dogma:construction")
    expect(game, 0, "A empire")


def test_construction_grants_nothing_if_another_has_five_colours() -> None:
    game = table("B construction tools sailing masonry mysticism", "B pottery oars the_wheel agriculture city_states")
    choose(game, "dogma:construction")
    expect(game, 0, "A")


def test_world_by_twelve_clocks() -> None:
    game = table("B fission rocketry the_internet/railroad<right | H databases", "")
    expect(choose(game, "meld:databases"), 0, "A world")
    game = table("B fission rocketry the_internet/railroad | H databases", "")
    expect(choose(game, "meld:databases"), 0, "A")


def test_world_by_translation() -> None:
    expect(choose(table("B translation sailing", ""), "dogma:translation"), 0, "A world")
    expect(choose(table("B translation archery", ""), "dogma:translation"), 0, "A")


def test_wonder_by_five_colours_splayed_up_or_right() -> None:
    board = "B invention/sailing<right tools/writing<right archery/oars<up masonry/domestication<right"
    game = table(f"{board} reformation/mysticism", "")
    choose(game, "dogma:reformation purple")
    expect(game, 0, "A wonder")


def test_wonder_by_invention() -> None:
    board = "B invention/sailing<left tools/writing<left archery/oars<up masonry/domestication<left"
    expect(choose(table(f"{board} mysticism/city_states<left", ""), "dogma:invention no"), 0, "A wonder")
    expect(choose(table(f"{board} mysticism", ""), "dogma:invention no"), 0, "A")


def test_universe_by_five_top_cards_of_value_8() -> None:
    game = table("B rocketry flight mass_media skyscrapers | H empiricism", "")
    expect(choose(game, "meld:empiricism"), 0, "A universe")


def test_universe_by_astronomy() -> None:
    game = table("B astronomy evolution", "", top="canning")
    expect(choose(game, "dogma:astronomy"), 0, "A universe")


def test_7_4_the_player_whose_turn_it_is_claims_first_when_several_can() -> None:
    eights = "rocketry flight mass_media skyscrapers empiricism"
    nines = "computers fission satellites suburbia services"
    game = table(f"B {nines}", f"B {eights}", "", turn=1)
    choose(game, "draw")
    expect(game, 1, "A universe")
    expect(game, 0, "A")


def test_a_granted_achievement_that_is_gone_is_not_granted_again() -> None:
    game = table("B translation", "A world")
    expect(choose(game, "dogma:translation"), 0, "A")


def test_7_6_a_sharer_comes_before_the_activating_player() -> None:
    game = table("B translation", "B navigation")
    choose(game, "dogma:translation")
    expect(game, 1, "A world")


def test_4_6_an_age_achievement_takes_points_and_a_top_card() -> None:
    game = table("B calendar | S coal banking", "")
    assert game.decision is not None
    assert [text for text in game.decision.texts if text.startswith("achieve")] == ["achieve:1", "achieve:2"]
    choose(game, "achieve:2")
    expect(game, 0, "A 2 | S coal banking")
    assert not game.view(0).ages[1].is_available
    assert game.view(1).ages[1].owner == 0


@pytest.mark.parametrize(("seats", "goal"), [(2, 6), (3, 5), (4, 4)])
def test_8_1_enough_achievements_win(seats: int, goal: int) -> None:
    won = " ".join(str(age) for age in range(2, goal + 1))
    game = table(f"B tools | S coal | A {won}", *[""] * (seats - 1))
    assert game.view(0).goal == goal
    choose(game, "achieve:1")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("achievements", (0,))


def test_8_1_an_age_achievement_wins_at_once_in_a_game_that_runs() -> None:
    # A position's goals are checked at its first step, so another action comes before.
    game = choose(table("B tools | S coal | A 2 3 4 5 6", "", top="oars"), "draw")
    assert game.outcome is None
    choose(game, "achieve:1")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("achievements", (0,))


def test_8_1_a_special_achievement_wins_at_once_in_a_game_that_runs() -> None:
    castles = "archery metalworking oars domestication"
    game = table(f"B masonry | H {castles} | A 1 2 3 4 5", "", top="sailing")
    choose(game, f"draw dogma:masonry {castles} done")
    expect(game, 0, "A 1 2 3 4 5 monument")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("achievements", (0,))


def test_8_1_a_claim_in_anothers_turn_wins_at_once() -> None:
    game = table("B translation", "B navigation | A 1 2 3 4 5")
    choose(game, "dogma:translation")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    expect(game, 0, "A")


TENS = " ".join(card.id for card in CARDS if card.age == 10 and card.id != "software")


@pytest.mark.parametrize(
    ("mine", "yours", "winners"),
    [
        ("S coal", "S oars", (0,)),
        ("S coal | A 1", "S banking", (0,)),
        ("S coal", "S banking", (0, 1)),
        ("S coal", "S banking | A 1 monument", (1,)),
    ],
)
def test_8_2_the_highest_score_wins_then_achievements_then_both(
    mine: str, yours: str, winners: tuple[int, ...]
) -> None:
    game = table(f"B software | {mine}", yours, removed=TENS.split())
    choose(game, "draw")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("score", winners)


def test_8_4_an_empty_10_pile_ends_nothing_by_itself() -> None:
    game = table("B tools", "", removed=[*TENS.split(), "software"])
    choose(game, "draw")
    assert not game.over


def test_the_outcome_ranks_the_others_by_score() -> None:
    game = table("B tools | S coal | A 2 3 4 5", "S oars", "S calendar")
    choose(game, "achieve:1")
    assert game.outcome is not None
    assert game.outcome.ranks == (1, 3, 2)
    assert game.outcome.scores == (5, 1, 2)


def test_teams_need_six_achievements_together() -> None:
    teams = {"team_variant": True}
    game = table("B tools | S coal | A 2 3", "", "A 4 5 6", "", variant=teams)
    assert game.view(0).goal == 6
    choose(game, "achieve:1")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)


def test_teams_add_their_scores_at_the_end() -> None:
    game = table("B software | S oars", "S coal", "S banking", "", removed=TENS.split(), variant={"team_variant": True})
    choose(game, "draw")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)
    assert game.outcome.ranks == (1, 3, 1, 3)


def test_teams_demand_nothing_of_the_partner_and_his_share_gives_no_bonus() -> None:
    teams = {"team_variant": True}
    game = table("B archery", "H tools", "H calendar", "H coal", top="oars writing", variant=teams)
    choose(game, "dogma:archery 1>tools")
    expect(game, 2, "H calendar")
    expect(game, 0, "H tools coal")
    game = table("B the_wheel", "", "B masonry", "", top="oars writing tools sailing pottery", variant=teams)
    choose(game, "dogma:the_wheel")
    expect(game, 2, "H oars writing")
    expect(game, 0, "H tools sailing")


def test_teams_never_mean_the_partner_by_another_player() -> None:
    teams = {"team_variant": True}
    game = table("B rocketry", "", "S coal", "", variant=teams)
    choose(game, "dogma:rocketry")
    expect(game, 2, "S coal")
    game = table("B clothing tools", "", "B writing", "", top="oars sailing archery", variant=teams)
    choose(game, "dogma:clothing")
    expect(game, 0, "S oars sailing")


def test_teams_compare_totals_for_self_service() -> None:
    teams = {"team_variant": True}
    game = table("B self_service", "A 1", "A 2 3", "", variant=teams)
    choose(game, "dogma:self_service")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)
    game = table("B self_service | A 4", "A 1", "", "A 2", variant=teams)
    choose(game, "dogma:self_service")
    assert not game.over


@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_for_four(seats: int) -> None:
    with pytest.raises(civitas.BadSetup, match="four players"):
        civitas.new("innovation", seats, 1, {"team_variant": True})
    with pytest.raises(civitas.BadPosition, match="four players"):
        table(*[""] * seats, variant={"team_variant": True})


def test_monument_combined_counts_tucked_and_scored_cards_together() -> None:
    game = table("B suburbia | H oars tools coal", "", variant={"monument_combined": True})
    choose(game, "dogma:suburbia oars tools coal")
    expect(game, 0, "A monument")


def test_fission_continues_with_the_other_victims_and_effect_2() -> None:
    game = table("B fission", "B writing", "B tools", top="robotics software", variant={"fission_continues": True})
    choose(game, "dogma:fission")
    assert "software" in [card.id for card in game.state.players[2].hand.cards]
    assert "robotics" in [card.id for card in game.state.removed]


def test_covered_cards_are_shown_to_all_where_the_table_wants_it() -> None:
    shown = table("B tools/writing", "", variant={"covered_cards_public": True}).view(1).players[0].piles[0].cards
    assert shown is not None
    assert [card.id for card in shown] == ["tools", "writing"]
    assert table("B tools/writing", "").view(1).players[0].piles[0].cards is None
    assert table("B tools/writing", "").view(0).players[0].piles[0].cards is not None


def test_7_3_a_condition_that_a_position_meets_is_claimed_after_an_achieve_action_too() -> None:
    game = table("B quantum_theory mobility corporations antibiotics empiricism | S coal", "")
    expect(choose(game, "achieve:1"), 0, "A 1 universe")


@pytest.mark.parametrize("age", range(1, 10), ids=lambda age: f"achievement_{age}")
def test_an_age_achievement_takes_points_and_a_top_card_4_6(age: int) -> None:
    """Each of achievement_1 … achievement_9 needs 5 points for every age, and a top card of that age."""
    tops = next(card.id for card in CARDS if card.age == age)
    points = [card.id for card in CARDS if card.age == 5 and card.id != tops][:age]
    rich = table(f"B {tops} | S {' '.join(points)}", "")
    choose(rich, f"achieve:{age}")
    expect(rich, 0, f"A {age}")
    poor = table(f"B {tops} | S {' '.join(points[:-1])}", "")
    assert poor.decision is not None
    assert f"achieve:{age}" not in poor.decision.texts
    low = next((card.id for card in CARDS if card.age == age - 1 and card.id not in points), "")
    lower = table(f"B {low} | S {' '.join(points)}" if low else f"S {' '.join(points)}", "")
    assert lower.decision is not None
    assert f"achieve:{age}" not in lower.decision.texts
