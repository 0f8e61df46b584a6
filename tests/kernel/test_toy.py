"""A game of another package is held to the contract by being registered."""

from __future__ import annotations

import pytest

import civitas
from tests.contract import test_contract, test_machine
from tests.contract.cases import Case

CASES = [Case("tally", 2), Case("tally", 3), Case("tally", 2, {"goal": 6}), Case("tally", 3, {"bold": True})]
CASES += [
    Case("auction", 2),
    Case("auction", 3),
    Case("bazaar", 2),
    Case("bazaar", 3),
    Case("bazaar", 3, {"charmless": True}),
]
CHECKS = [
    test_contract.test_random_play_ends_with_closed_options_and_nothing_lost,
    test_contract.test_the_same_seed_and_choices_give_the_same_game,
    test_contract.test_forks_and_redeals_leave_each_other_alone,
    test_contract.test_a_fork_given_the_same_choices_stays_equal,
    test_contract.test_nobody_sees_what_is_hidden,
    test_contract.test_hidden_pieces_are_dealt_differently,
    test_contract.test_what_is_not_legal_is_refused,
    test_contract.test_an_arranged_position_plays_on_alike,
    test_contract.test_an_undone_choice_was_never_made,
    test_contract.test_after_an_undo_another_choice_is_redealt,
    test_contract.test_in_an_open_round_the_picks_of_others_are_drawn_anew,
    test_contract.test_in_the_middle_of_a_step_a_deal_is_found_and_is_not_the_truth,
    test_machine.test_machine,
]


def test_a_game_of_another_package_is_a_title():
    assert civitas.titles()["tally"].title == "Tally"


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
def test_it_keeps_the_contract(check, case):
    check(case)
