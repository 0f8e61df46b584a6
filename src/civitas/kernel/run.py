"""One state in motion: the flow in flight, driven from decision to decision."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias

from civitas.kernel.chronicle import Chronicle
from civitas.kernel.decisions import Aside, Decision, Flow, GameOver, Kind, Round
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
    """A copy of a rest, played on; it knows how much of the history it has made, in all and up to its last rest.

    While a round is open, `open` has the present question of each seat that is not done, `results` what the others'
    flows gave, and `opened` says how much had been made before.
    """

    __slots__ = ("asked", "flow", "made", "open", "opened", "rest", "results", "rules", "state", "steps")

    def __init__(self, rules: Rules[Any], rest: Rest, listening: bool = False) -> None:
        self.rules = rules
        self.state = rest.state.copy()
        self.steps: int = rest.steps
        self.made: int = rest.at
        self.rest: int = rest.at
        self.flow: Generator[Decision | Round | None, Any, None] | None = None
        self.asked: Decision | Round | None = None
        self.open: dict[int, Decision] = {}
        self.opened: int = 0
        self.results: dict[int, Any] = {}
        if listening:
            self.state.log = Chronicle()

    def advance(self, answer: Any = None, stop: int = -1) -> None:
        """Play on until somebody is asked, the game is over, or that many steps are done."""
        self.asked = None
        flow = self.flow
        while True:
            if flow is None:
                if self.steps == stop or self.state.ended:
                    return
                flow = self.flow = _whole(self.rules.step(self.state))
            try:
                asked = flow.send(answer)
            except GameOver as end:
                asked = None
                self.state.ended = end.reason
            if asked is not None:
                if isinstance(asked, Decision) or self._opens(asked):
                    self.asked = asked
                    return
                answer = self._closed(asked)
                continue
            flow = self.flow = None
            self.steps += 1
            self.rest = self.made
            answer = None

    def _opens(self, asked: Round) -> bool:
        """Begin every seat's flow; whether any of them asks something."""
        self.opened = self.made
        for seat in asked.flows:
            self._go_on(asked, seat, None)
        return bool(self.open)

    def _go_on(self, asked: Round, seat: int, answer: Any) -> None:
        """Play one seat's flow of a round on to its next question, or to its end."""
        try:
            question = asked.flows[seat].send(answer)
        except StopIteration as done:
            self.results[seat] = done.value
            self.open.pop(seat, None)
            return
        assert isinstance(question, Decision), "a round has no rounds in it"
        self.open[seat] = question

    def _closed(self, asked: Round) -> dict[int, Any]:
        """What the flows of a round gave, in their order."""
        results, self.results = self.results, {}
        return {seat: results[seat] for seat in asked.flows}

    def answer(self, seat: int, kind: Kind[Any], option: Any, stop: int = -1) -> None:
        """Take a legal answer to a question or a step beside it; in a round, wait for the others."""
        self.made += 1
        if self.state.log is not None:
            self.state.log.number = self.made
        asked = self.asked
        question = self.open[seat] if isinstance(asked, Round) else asked
        if question is None or question.seat != seat or question.kind is not kind:
            option = Aside(seat, kind, option)
        if isinstance(asked, Round):
            self._go_on(asked, seat, option)
            if self.open:
                return
            option = self._closed(asked)
        self.advance(option, stop)

    def replay(self, entries: Sequence[Entry], stop: int = -1) -> Run:
        """Play on from a rest through these entries of a history, all known to be legal."""
        self.advance(None, stop)
        for seat, kind, option in entries:
            self.answer(seat, kind, option, stop)
        return self

    def pending(self) -> tuple[Decision, ...]:
        """The decisions that are still open."""
        asked = self.asked
        if asked is None:
            return ()
        if isinstance(asked, Decision):
            return (asked,)
        return tuple([self.open[seat] for seat in asked.flows if seat in self.open])

    def aside(self, seat: int) -> Decision | None:
        """The steps that a seat may take beside what is asked."""
        asked = self.open.get(seat) if isinstance(self.asked, Round) else self.asked
        return None if asked is None else asked.asides.get(seat)

    def lines(self, seat: int | None) -> list[Any]:
        """What the chronicle tells that seat, if it listens."""
        log = self.state.log
        return [] if log is None else [line for line in log.lines if line.readable(seat)]


def _whole(step: Flow[None]) -> Generator[Decision | Round | None, Any, None]:
    """A step with None after its last question: that its end need not be raised saves much time when compiled."""
    yield from step
    yield None
