"""One state in motion: the flow in flight, driven from decision to decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from civitas.kernel.chronicle import Chronicle
from civitas.kernel.decisions import Decision, Flow, GameOver, Kind, Round
from civitas.kernel.rules import Rules, State

Entry: TypeAlias = tuple[int, Kind[Any], Any]
"""One line of a game's history: a seat, the question and the answer."""


class Rest:
    """A state at rest, after so many entries of the history and so many steps. It is never changed again."""

    __slots__ = ("at", "state", "steps")

    def __init__(self, state: State, at: int = 0, steps: int = 0) -> None:
        self.state = state
        self.at = at
        self.steps = steps


class Run:
    """A copy of a rest, played on; it knows how much of the history it has made, in all and up to its last rest."""

    __slots__ = ("asked", "flow", "made", "picks", "rest", "rules", "state", "steps")

    def __init__(self, rules: Rules[Any], rest: Rest, listening: bool = False) -> None:
        self.rules = rules
        self.state = rest.state.copy()
        self.steps: int = rest.steps
        self.made: int = rest.at
        self.rest: int = rest.at
        self.flow: Flow[None] | None = None
        self.asked: Decision | Round | None = None
        self.picks: dict[int, Any] = {}
        if listening:
            self.state.log = Chronicle(rules.messages)

    def advance(self, answer: Any = None, stop: int = -1) -> None:
        """Play on until somebody is asked, the game is over, or that many steps are done."""
        self.asked = None
        while True:
            if self.flow is None:
                if self.steps == stop or self.state.ended:
                    return
                self.flow = self.rules.step(self.state)
            try:
                self.asked = self.flow.send(answer)
                return
            except StopIteration:
                self.flow = None
            except GameOver as end:
                self.flow = None
                self.state.ended = end.reason
            self.steps += 1
            self.rest = self.made
            answer = None

    def answer(self, seat: int, option: Any, stop: int = -1) -> None:
        """Take a legal answer; in a round, wait for the others."""
        self.made += 1
        if self.state.log is not None:
            self.state.log.number = self.made
        if isinstance(self.asked, Round):
            self.picks[seat] = option
            if len(self.picks) < len(self.asked.decisions):
                return
            option, self.picks = self.picks, {}
        self.advance(option, stop)

    def replay(self, entries: Sequence[Entry], stop: int = -1) -> Run:
        """Play on from a rest through these entries of a history, all known to be legal."""
        self.advance(None, stop)
        for seat, _, option in entries:
            self.answer(seat, option, stop)
        return self

    def pending(self) -> tuple[Decision, ...]:
        """The decisions that are still open."""
        asked = self.asked
        if asked is None:
            return ()
        if isinstance(asked, Decision):
            return (asked,)
        return tuple([decision for decision in asked.decisions if decision.seat not in self.picks])

    def lines(self, seat: int | None) -> list[Any]:
        """What the chronicle tells that seat, if it listens."""
        log = self.state.log
        return [] if log is None else [line for line in log.lines if line.readable(seat)]
