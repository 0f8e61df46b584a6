"""A rule-based machine that plays by the k-th option, so that a failure shrinks to a short list of choices."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from civitas import Game

from . import properties
from .cases import Case, conservation, defaults, eyes


class Table(RuleBasedStateMachine):
    """A game, and all that may be done with it between two choices."""

    case: ClassVar[Case]
    game: Game

    @initialize(seed=st.integers(0, 2**64 - 1))
    def deal(self, seed: int) -> None:
        self.game = self.case.new(seed)

    @precondition(lambda self: not self.game.over)
    @rule(ks=st.lists(st.integers(0, 40), min_size=1, max_size=12))
    def choose(self, ks: list[int]) -> None:
        for k in ks:
            if not self.game.over:
                decision = self.game.pending[k % len(self.game.pending)]
                self.game.choose(decision.options[k % len(decision.options)], decision.seat)

    @rule()
    def go_on_with_a_fork(self) -> None:
        properties.forks(self.game)
        self.game = self.game.fork()

    @rule()
    def go_on_with_a_loaded_save(self) -> None:
        properties.saves(self.game)

    @rule()
    def go_on_with_an_arranged_position(self) -> None:
        self.game = properties.arranges(self.game)

    @precondition(lambda self: not self.game.over)
    @rule(seed=st.integers(0, 2**32), eye=st.integers(0, 9))
    def go_on_with_a_redeal(self, seed: int, eye: int) -> None:
        seats = eyes(self.game)
        self.game = properties.indistinguishable(self.game, seats[eye % len(seats)], seed)

    @precondition(lambda self: self.game.history)
    @rule()
    def undo(self) -> None:
        seat = self.game.history[-1][0]
        if not self.game.undo_refusal(seat):
            self.game.undo(seat)

    @precondition(lambda self: not self.game.over)
    @rule()
    def choose_what_is_not_legal(self) -> None:
        properties.refuses(self.game)

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "game"):
            properties.closed(self.game)
            count = conservation(self.case.game)
            if count is not None:
                count(self.game.state)
            for seat in eyes(self.game):
                properties.view_names_nothing_hidden(self.game, seat)


@pytest.mark.parametrize("case", defaults(), ids=str)
def test_machine(case: Case) -> None:
    machine = type("Table", (Table,), {"case": case})
    machine.TestCase.settings = settings(
        max_examples=12, stateful_step_count=25, suppress_health_check=list(HealthCheck)
    )
    machine.TestCase("runTest").runTest()
