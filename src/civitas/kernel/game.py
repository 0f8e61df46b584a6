"""A game being played: the driver of its flow, and what can be done with it at any decision.

A pending decision is *the state at the last rest plus the answers since*. Playing copies nothing: a game keeps an
older rest (the base) with the whole history of choices, and brings the base up to the last rest by replaying only when
a fork, a redeal, an undo or a position needs it. Kept rests are never changed, so that forks share them.
"""

from __future__ import annotations

from typing import Any

from civitas.kernel.chronicle import Line
from civitas.kernel.decisions import Decision, shorten
from civitas.kernel.errors import CannotUndo, IllegalChoice
from civitas.kernel.rules import Outcome, Rules
from civitas.kernel.run import Entry, Rest, Run


class Game:
    """One game: ask it what is to be decided, choose, and look."""

    __slots__ = ("_base", "_earlier", "_run", "history", "origin", "rules", "seed", "witness")

    def __init__(
        self,
        rules: Rules[Any],
        seed: int | None,
        origin: Rest,
        history: list[Entry],
        base: Rest | None = None,
        earlier: Rest | None = None,
        run: Run | None = None,
    ) -> None:
        """A game with this history since its origin; `base` and `earlier` are rests on its way, `run` played it."""
        self.rules = rules
        self.seed = seed
        self.origin = origin
        self.history = history
        self.witness: tuple[Any, tuple[Any, ...]] | None = None
        self._base = base or origin
        self._earlier = earlier or origin
        self._run = run or self._replayed()

    def _replayed(self) -> Run:
        return Run(self.rules, self._base).replay(self.history[self._base.at :])

    @property
    def state(self) -> Any:
        """The live state, for rules, judges and tests to read; only rules change it."""
        return self._run.state

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.rules.scores(self._run.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._run.asked is None

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions, one for each seat that must answer."""
        return self._run.pending()

    @property
    def decision(self) -> Decision | None:
        """The first open decision; None when the game is over."""
        asked = self._run.asked
        if isinstance(asked, Decision):
            return asked
        pending = self._run.pending()
        return pending[0] if pending else None

    def choose(self, option: Any, seat: int | None = None) -> None:
        """Answer with one of the legal options; a refused choice changes nothing."""
        run = self._run
        asked = run.asked
        decision = asked if isinstance(asked, Decision) else self._addressed(seat)
        if seat is not None and seat != decision.seat:
            decision = self._addressed(seat)
        if option not in decision.options:
            raise IllegalChoice(f"{shorten(str(option))} is not legal here; {_legal(decision)}")
        self.history.append((decision.seat, decision.kind, option))
        try:
            run.answer(decision.seat, option)
        except BaseException:
            # A rule that fails must not leave a half-made choice behind.
            self.history.pop()
            self._run = self._replayed()
            raise

    def choose_text(self, text: str, seat: int | None = None) -> None:
        """Answer with the text of one of the legal options."""
        decision = self._addressed(seat)
        texts = decision.texts
        if text not in texts:
            raise IllegalChoice(f"“{shorten(text)}” is not legal here; {_legal(decision)}")
        self.choose(decision.options[texts.index(text)], decision.seat)

    def _addressed(self, seat: int | None) -> Decision:
        """The open decision of that seat, or the first."""
        pending = self._run.pending()
        if not pending:
            raise IllegalChoice("The game is over: nothing is to be chosen any more.")
        for decision in pending:
            if seat is None or decision.seat == seat:
                return decision
        asked = " and ".join(str(decision.seat) for decision in pending)
        raise IllegalChoice(f"Seat {seat} is not asked; seat {asked} is.")

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self.rules.outcome(self._run.state) if self.over else None

    def scores(self) -> list[int]:
        """The present score of every seat."""
        return self.rules.scores(self._run.state)

    def view(self, seat: int | None) -> Any:
        """What that seat sees (None: a spectator)."""
        return self.rules.view(self._run.state, seat)

    def log(self, seat: int | None) -> list[Line]:
        """The chronicle as that seat may read it. From the first call on the game listens; before, it costs nothing."""
        if self._run.state.log is None:
            self._run = Run(self.rules, self.origin, listening=True).replay(self.history)
        return self._run.lines(seat)

    def settle(self) -> Rest:
        """The state at the last rest; the base is brought up to it."""
        base, live = self._base, self._run
        if base.steps != live.steps:
            run = Run(self.rules, base).replay(self.history[base.at : live.rest], live.steps)
            self._earlier = base
            self._base = Rest(run.state, live.rest, live.steps)
        return self._base

    def since(self) -> list[Entry]:
        """The entries of the history since the last rest."""
        return self.history[self._run.rest :]

    def fork(self) -> Game:
        """An independent copy, at any decision."""
        base = self.settle()
        return Game(self.rules, self.seed, self.origin, self.history[:], base, self._earlier)

    def fork_at(self, number: int) -> Game:
        """A copy as the game was after that many choices."""
        base = self.origin
        for rest in (self._earlier, self._base):
            if rest.at <= number:
                base = rest
        return Game(self.rules, self.seed, self.origin, self.history[:number], base)

    def redeal(self, seat: int | None, seed: int) -> Game:
        """A fork in which all that `seat` does not know is dealt anew."""
        from civitas.kernel.redeal import redeal

        return redeal(self, seat, seed)

    def can_undo(self, seat: int) -> bool:
        """Whether that seat may take its last choice back."""
        return not self.undo_refusal(seat)

    def undo_refusal(self, seat: int) -> str:
        """Why that seat may not take its last choice back; empty if it may."""
        from civitas.kernel.redeal import undo_refusal

        return undo_refusal(self, seat)

    def undo(self, seat: int) -> None:
        """Take that seat's last choice back."""
        refusal = self.undo_refusal(seat)
        if refusal:
            raise CannotUndo(f"This can't be taken back: {refusal}.")
        other = self.before(seat)
        self.history, self._base, self._earlier, self._run = other.history, other._base, other._earlier, other._run

    def open_picks(self) -> dict[int, Any]:
        """The picks made so far in an open round, by seat."""
        return self._run.picks

    def before(self, seat: int) -> Game:
        """A fork without that seat's last choice: the last of all, or its pick in an open round."""
        last = max(at for at, entry in enumerate(self.history) if entry[0] == seat)
        game = self.fork_at(last)
        for seat_, _, option in self.history[last + 1 :]:
            game.choose(option, seat_)
        return game

    def save(self) -> str:
        """The game as JSON: what it was dealt from, and every choice."""
        from civitas.kernel.saves import save

        return save(self)

    def position(self) -> dict[str, Any]:
        """The table at the last rest as readable JSON values, with the answers since and the stream."""
        from civitas.kernel.saves import position

        return position(self)


def _legal(decision: Decision) -> str:
    texts = decision.texts
    more = f" and {len(texts) - 40} more" if len(texts) > 40 else ""
    return f"seat {decision.seat} can choose {', '.join(texts[:40])}{more}."
