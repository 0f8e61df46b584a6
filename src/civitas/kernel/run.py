"""One state in motion: the flow in flight, driven from decision to decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import Chronicle, Line
from civitas.kernel.decisions import Aside, Decision, Flow, GameOver, Kind, Round
from civitas.kernel.rules import Rules, State

Entry: TypeAlias = tuple[int, Kind[Any], Any]
"""One line of a game's history: a seat, the question and the answer."""


class Rest:
    """A state at rest, after all entries of a history and so many steps. It is never changed again.

    Chance goes on as the state's own, or in another way that was given to it: then rests share one state.
    """

    __slots__ = ("chance", "history", "state", "steps")

    def __init__(
        self, state: State, history: Sequence[Entry] = (), steps: int = 0, chance: Chance | None = None
    ) -> None:
        self.state = state
        self.history = history
        self.steps = steps
        self.chance: Chance = state.chance if chance is None else chance

    def copy(self) -> State:
        """A state to be played on."""
        state = self.state.copy()
        if self.chance is not self.state.chance:
            state.chance = self.chance.copy()
        return state


class Run:
    """A copy of a rest, played on until somebody is asked, the game is over, or `stop` steps are done.

    It keeps the whole history, and knows how much of it was made up to its last rest and, while a round is open, before
    that (`opened`).
    """

    __slots__ = ("asked", "flow", "history", "opened", "rest", "rules", "state", "steps", "stop")

    def __init__(self, rules: Rules[Any], rest: Rest, listening: bool = False, stop: int = -1) -> None:
        self.rules = rules
        self.state = rest.copy()
        self.history: list[Entry] = list(rest.history)
        self.steps: int = rest.steps
        self.stop = stop
        self.rest: int = len(self.history)
        self.opened: int = 0
        self.flow: Flow[None] | None = None
        self.asked: Decision | Round | None = None
        if listening:
            self.state.log = Chronicle()
        self._advance()

    def _advance(self) -> None:
        self.asked = None
        while True:
            flow = self.flow
            if flow is None:
                if self.steps == self.stop or self.state.ended:
                    return
                flow = self.flow = self.rules.step(self.state)
            try:
                # On to the flow's next question, if it has one more.
                for asked in flow:
                    if isinstance(asked, Round):
                        self.opened = len(self.history)
                    self.asked = asked
                    return
            except GameOver as end:
                self.state.ended = end.reason
            self.flow = None
            self.steps += 1
            self.rest = len(self.history)

    def answer(self, seat: int, kind: Kind[Any], option: Any) -> None:
        """Take a legal answer to a question or a step beside it; in a round, wait for the others."""
        self.history.append((seat, kind, option))
        if self.state.log is not None:
            self.state.log.number = len(self.history)
        question = self._question(seat)
        assert question is not None
        is_answer = question.seat == seat and question.kind is kind
        question.answer = option if is_answer else Aside(seat, kind, option)
        asked = self.asked
        if isinstance(asked, Round):
            asked.go_on(seat)
            if asked.open:
                return
        self._advance()

    def replay(self, entries: Iterable[Entry]) -> Run:
        """Play on through these entries of a history, all known to be legal."""
        for seat, kind, option in entries:
            self.answer(seat, kind, option)
        return self

    def pending(self) -> tuple[Decision, ...]:
        """The decisions that are still open."""
        asked = self.asked
        if isinstance(asked, Round):
            return tuple(asked.open.values())
        return () if asked is None else (asked,)

    def _question(self, seat: int) -> Decision | None:
        """The question that a seat is asked in a round, or that is put to somebody."""
        asked = self.asked
        return asked.open.get(seat) if isinstance(asked, Round) else asked

    def aside(self, seat: int) -> Decision | None:
        """The steps that a seat may take beside what is asked."""
        question = self._question(seat)
        return None if question is None or question.asides is None else question.asides.get(seat)

    def offered(self, seat: int) -> list[Decision]:
        """All that a seat may answer now: its question, and the steps beside what is asked."""
        question, aside = self._question(seat), self.aside(seat)
        own = [question] if question is not None and question.seat == seat else []
        return own if aside is None else [*own, aside]

    def lines(self, seat: int | None) -> list[Line]:
        """What the chronicle tells that seat, if it listens."""
        log = self.state.log
        return [] if log is None else [line for line in log.lines if line.readable(seat)]
