"""One state in motion: the flow in flight, driven from decision to decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import Chronicle
from civitas.kernel.decisions import Aside, Decision, Flow, GameOver, Kind, Round
from civitas.kernel.rules import Rules, State

Entry: TypeAlias = tuple[int, Kind[Any], Any]
"""One line of a game's history: a seat, the question and the answer."""


class Rest:
    """A state at rest, after so many entries of the history and so many steps. It is never changed again.

    Chance goes on as the state's own, or in another way that was given to it: then rests share one state.
    """

    __slots__ = ("at", "chance", "state", "steps")

    def __init__(self, state: State, at: int = 0, steps: int = 0, chance: Chance | None = None) -> None:
        self.state = state
        self.chance: Chance = state.chance if chance is None else chance
        self.at = at
        self.steps = steps

    def copy(self) -> State:
        """A state to be played on."""
        state = self.state.copy()
        if self.chance is not self.state.chance:
            state.chance = self.chance.copy()
        return state


class Run:
    """A copy of a rest, played on; it knows how much of the history it has made, in all and up to its last rest.

    While a round is open, `opened` says how much had been made before.
    """

    __slots__ = ("asked", "flow", "made", "opened", "rest", "rules", "state", "steps")

    def __init__(self, rules: Rules[Any], rest: Rest, listening: bool = False) -> None:
        self.rules = rules
        self.state = rest.copy()
        self.steps: int = rest.steps
        self.made: int = rest.at
        self.rest: int = rest.at
        self.flow: Flow[None] | None = None
        self.asked: Decision | Round | None = None
        self.opened: int = 0
        if listening:
            self.state.log = Chronicle()

    def advance(self, stop: int = -1) -> None:
        """Play on until somebody is asked, the game is over, or that many steps are done."""
        self.asked = None
        while True:
            flow = self.flow
            if flow is None:
                if self.steps == stop or self.state.ended:
                    return
                flow = self.flow = self.rules.step(self.state)
            try:
                for asked in flow:
                    if isinstance(asked, Round):
                        self.opened = self.made
                        if not asked.begin():
                            continue
                    self.asked = asked
                    return
            except GameOver as end:
                self.state.ended = end.reason
            self.flow = None
            self.steps += 1
            self.rest = self.made

    def answer(self, seat: int, kind: Kind[Any], option: Any, stop: int = -1) -> None:
        """Take a legal answer to a question or a step beside it; in a round, wait for the others."""
        self.made += 1
        if self.state.log is not None:
            self.state.log.number = self.made
        asked = self.asked
        question = asked.open[seat] if isinstance(asked, Round) else asked
        assert question is not None
        is_answer = question.seat == seat and question.kind is kind
        question.answer = option if is_answer else Aside(seat, kind, option)
        if isinstance(asked, Round):
            asked.go_on(seat)
            if asked.open:
                return
        self.advance(stop)

    def replay(self, entries: Sequence[Entry], stop: int = -1) -> Run:
        """Play on from a rest through these entries of a history, all known to be legal."""
        self.advance(stop)
        for seat, kind, option in entries:
            self.answer(seat, kind, option, stop)
        return self

    def pending(self) -> tuple[Decision, ...]:
        """The decisions that are still open."""
        asked = self.asked
        if isinstance(asked, Round):
            return tuple([asked.open[seat] for seat in asked.flows if seat in asked.open])
        return () if asked is None else (asked,)

    def aside(self, seat: int) -> Decision | None:
        """The steps that a seat may take beside what is asked."""
        asked = self.asked
        question = asked.open.get(seat) if isinstance(asked, Round) else asked
        return None if question is None or question.asides is None else question.asides.get(seat)

    def lines(self, seat: int | None) -> list[Any]:
        """What the chronicle tells that seat, if it listens."""
        log = self.state.log
        return [] if log is None else [line for line in log.lines if line.readable(seat)]
