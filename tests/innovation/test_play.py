"""Set-up, turns, actions, the share bonus, nesting (rules 3, 4, 6)."""

from __future__ import annotations

import random

import pytest

import civitas
from civitas.games.innovation.options import KINDS
from civitas.languages import sentences

from .conservation import check
from .scenes import choose, expect, table


@pytest.mark.parametrize(("seats", "ones"), [(2, 10), (3, 8), (4, 6)])
def test_3_8_the_supply_after_the_set_up(seats: int, ones: int) -> None:
    view = civitas.new("innovation", seats, 5).view(None)
    assert [age.supply for age in view.ages] == [ones, 9, 9, 9, 9, 9, 9, 9, 9, 10]
    assert [age.age for age in view.ages if age.is_available] == list(range(1, 10))


def test_3_5_all_meld_at_once_and_nobody_learns_anothers_choice_before() -> None:
    game = civitas.new("innovation", 3, 5)
    assert [decision.seat for decision in game.pending] == [0, 1, 2]
    before = game.view(1)
    game.choose(game.pending[0].options[0], 0)
    assert game.view(1) == before
    assert [decision.seat for decision in game.pending] == [1, 2]


@pytest.mark.parametrize(
    ("first", "second", "start"),
    [("oars", "archery", 1), ("the_wheel", "tools", 0), ("sailing", "the_wheel", 0), ("tools", "the_wheel", 1)],
)
def test_3_6_the_alphabetically_first_name_starts_with_its_article(first: str, second: str, start: int) -> None:
    players = [{"hand": [first, "pottery"]}, {"hand": [second, "writing"]}]
    game = civitas.arrange("innovation", {"phase": "setup", "players": players})
    game.choose_text(first, 0)
    game.choose_text(second, 1)
    assert game.view(None).turn == start


@pytest.mark.parametrize(("seats", "short"), [(2, 1), (3, 1), (4, 2)])
def test_4_2_the_first_turns_are_short(seats: int, short: int) -> None:
    game = civitas.new("innovation", seats, 3)
    for decision in game.pending:
        game.choose(decision.options[0], decision.seat)
    turns = []
    for _ in range(2 * seats - short + 2):
        turns.append(game.view(None).turn)
        game.choose_text("draw")
    start = turns[0]
    order = [(start + at) % seats for at in range(seats)]
    wanted = [seat for at, seat in enumerate(order) for _ in range(1 if at < short else 2)]
    assert turns == [*wanted, start, start]


def test_4_3_a_draw_goes_by_the_highest_top_card() -> None:
    expect(choose(table("B tools optics", "", top="paper"), "draw"), 0, "H paper")


def test_4_4_any_card_may_be_melded_even_a_lower_one() -> None:
    expect(choose(table("B coal | H oars", ""), "meld:oars"), 0, "B oars/coal | H")


def test_4_1_a_turn_has_two_actions() -> None:
    game = choose(table("B tools", "B oars"), "0>draw 0>draw 1>draw 1>draw 0>draw")
    assert game.view(0).number == 5


def test_6_8_one_bonus_draw_however_many_share() -> None:
    game = table("B the_wheel", "B masonry", "B mysticism", top="")
    choose(game, "dogma:the_wheel")
    assert [len(player.hand.cards) for player in game.state.players] == [3, 2, 2]


def test_6_8_declining_is_no_change() -> None:
    game = choose(table("B agriculture", "B pottery | H oars"), "dogma:agriculture 1>no")
    expect(game, 0, "H")


def test_6_8_a_reveal_is_a_change() -> None:
    game = table("B specialization", "B coal | H writing", top="fission")
    choose(game, "dogma:specialization")
    expect(game, 0, "H fission")


def test_6_8_a_shown_hand_is_no_change() -> None:
    game = table("B clothing", "B pottery sailing | H tools", top="archery writing")
    choose(game, "dogma:clothing")
    # Seat 1 could meld nothing and showed its hand; but it scored for blue, which is a change.
    expect(game, 1, "H tools | S archery")
    game = table("B machinery", "B pottery | H writing")
    choose(game, "dogma:machinery")
    expect(game, 0, "H")
    assert "Seat 1 shows the hand: Writing." in sentences(game, 0)


def test_6_8_demands_give_no_bonus() -> None:
    game = choose(table("B archery", "H tools calendar", top="oars"), "dogma:archery")
    expect(game, 0, "H calendar")


def test_6_9_a_nested_change_of_a_sharer_gives_the_bonus() -> None:
    game = table("B self_service | A 1", "B optics writing | A 2", top="calendar ai")
    choose(game, "dogma:self_service 1>writing")
    expect(game, 1, "H calendar")
    expect(game, 0, "H ai")


def test_6_9_due_to_the_demand_is_false_in_a_nested_execution() -> None:
    game = choose(table("B self_service oars", "H sailing", top="tools"), "dogma:self_service")
    expect(game, 0, "H tools | S")
    game = choose(table("B self_service gunpowder", "B archery"), "dogma:self_service")
    expect(game, 0, "S")


def test_6_12_a_card_is_resolved_to_its_end_though_it_moves_away() -> None:
    game = table("B road_building | H tools pottery", "B sailing")
    choose(game, "dogma:road_building tools pottery seat:1")
    expect(game, 1, "B road_building")
    expect(game, 0, "B pottery/tools sailing")


def test_the_action_space_is_small_and_fixed() -> None:
    kinds = KINDS
    assert sum(len(kind.domain) for kind in kinds) == 498
    assert len({kind.name for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_nest_no_deeper_than_the_cards_allow(seats: int) -> None:
    deepest = 0
    for seed in range(25):
        rng = random.Random(seed)
        game = civitas.new("innovation", seats, seed)
        while game.decision is not None:
            decision = game.decision
            game.choose(rng.choice(decision.options), decision.seat)
            deepest = max(deepest, len(game.state.band))
            check(game.state)
    assert 1 <= deepest <= 12


def test_cards_that_execute_cards_nest_and_come_back() -> None:
    game = table("B computers", "", top="robotics self_service software ai databases stem_cells")
    choose(game, "dogma:computers")
    # Computers melds Robotics, that melds Self Service, which may execute Robotics again.
    assert [frame.card.id for frame in game.view(0).band] == ["computers", "robotics", "self_service"]
    choose(game, "robotics")
    expect(game, 0, "B software/computers robotics databases stem_cells | S self_service ai")
    assert game.view(0).band == ()
