"""A game being played: the driver of its flow, and what can be done with it at any decision.

A pending decision is *the state at the last rest plus the answers since*. Playing copies nothing: a game keeps an
older rest (the base) with the whole history of choices, and brings the base up to the last rest by replaying only when
a fork, a redeal, an undo or a position needs it. Kept rests are never changed, so that forks share them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import Line
from civitas.kernel.decisions import ABSENT, UNASKED, Decision, Round, shorten
from civitas.kernel.errors import CannotUndo, IllegalChoice
from civitas.kernel.redeal import Deals
from civitas.kernel.rules import Outcome, Rules
from civitas.kernel.run import Entry, Rest, Run
from civitas.kernel.undo import DONE, OFFERED, undo_refusal


class Game:
    """One game: ask it what is to be decided, choose, and look. `run` is its state in motion, for the kernel's use."""

    __slots__ = ("_deals", "_rests", "origin", "rules", "run", "seed")

    def __init__(
        self, rules: Rules[Any], seed: int | None, origin: Rest, run: Run | None = None, rests: tuple[Rest, ...] = ()
    ) -> None:
        """A game that was played from its origin by `run`; `rests` are kept of its way, the last one first."""
        self.rules = rules
        self.seed = seed
        self.origin = origin
        self.run = run or Run(rules, origin)
        self._rests = rests or (origin,)
        self._deals: tuple[tuple[Run, int, int | None], Deals] | None = None

    @property
    def state(self) -> Any:
        """The live state, for rules, judges and tests to read; only rules change it."""
        return self.run.state

    @property
    def history(self) -> list[Entry]:
        """All choices since the origin."""
        return self.run.history

    @property
    def at_rest(self) -> bool:
        """Whether nothing has been answered since the last rest."""
        return len(self.run.history) == self.run.rest

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.rules.scores(self.run.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.run.asked is None

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions, one for each seat that must answer."""
        return self.run.pending()

    @property
    def decision(self) -> Decision | None:
        """The first open decision; None when the game is over."""
        asked = self.run.asked
        return asked if isinstance(asked, Decision) else next(iter(self.run.pending()), None)

    def asked(self, seat: int | None) -> tuple[int, ...]:
        """The seats that are waited for, as far as that seat (None: a spectator) may know."""
        return tuple([d.seat for d in self.run.pending() if d.seat == seat or not d.kind.quiet])

    def aside(self, seat: int) -> Decision | None:
        """The steps that a seat may take now beside what is asked, its own secret."""
        return self.run.aside(seat)

    def choose(self, option: Any, seat: int | None = None) -> None:
        """Answer with one of the legal options; a refused choice changes nothing."""
        offered = self._offered(seat)
        for decision in offered:
            legal = decision.legal(option)
            if legal is not ABSENT:
                break
        else:
            raise offered[0].refused(shorten(str(option)))
        made = len(self.run.history)
        try:
            self.run.answer(decision.seat, decision.kind, legal)
        except BaseException:
            # A rule that fails must not leave a half-made choice behind.
            self.run = self.fork_at(made).run
            raise

    def choose_text(self, text: str, seat: int | None = None) -> None:
        """Answer with the text of one of the legal options, or with several texts in a row: "wood clay done".

        Several are taken all or none. What is answered without asking, since nothing else is possible, may be named.
        """
        offered = self._offered(seat)
        chooser = offered[0].seat
        for decision in offered:
            texts = decision.texts
            if text in texts:
                return self.choose(decision.options[texts.index(text)], chooser)
        words = text.split()
        if len(words) < 2:
            raise offered[0].refused(f"“{shorten(text)}”")
        made = len(self.history)
        unasked: list[tuple[int, str]] = []
        UNASKED.append(unasked)
        try:
            for word in words:
                if (chooser, word) in unasked:
                    unasked.remove((chooser, word))
                else:
                    self.choose_text(word, chooser)
        except IllegalChoice:
            self.run = self.fork_at(made).run
            raise
        finally:
            UNASKED.pop()
        return None

    def _offered(self, seat: int | None) -> list[Decision]:
        """All that a seat may answer now; no seat stands for the first that is asked."""
        first = self.decision
        if first is None:
            raise IllegalChoice("The game is over: nothing is to be chosen any more.")
        offered = self.run.offered(first.seat if seat is None else seat)
        if not offered:
            # Who is asked quietly is nobody's business.
            asked = " and ".join(map(str, self.asked(seat)))
            raise IllegalChoice(f"Seat {seat} is not asked" + (f"; seat {asked} is." if asked else "."))
        return offered

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self.rules.outcome(self.run.state) if self.over else None

    def scores(self) -> list[int]:
        """The present score of every seat."""
        return self.rules.scores(self.run.state)

    def view(self, seat: int | None) -> Any:
        """What that seat sees (None: a spectator)."""
        return self.rules.view(self.run.state, seat)

    def log(self, seat: int | None) -> list[Line]:
        """The chronicle as that seat may read it. From the first call on the game listens; before, it costs nothing."""
        if self.run.state.log is None:
            self.run = Run(self.rules, self.origin, listening=True).replay(self.history)
        return self.run.lines(seat)

    def settle(self) -> Rest:
        """The state at the last rest; the base is brought up to it."""
        base, live = self._rests[0], self.run
        if base.steps != live.steps:
            run = Run(self.rules, base, stop=live.steps).replay(live.history[len(base.history) : live.rest])
            self._rests = Rest(run.state, run.history, live.steps), base, self.origin
        return self._rests[0]

    def since(self) -> list[Entry]:
        """The entries of the history since the last rest."""
        return self.history[self.run.rest :]

    def fork(self) -> Game:
        """An independent copy, at any decision."""
        run = Run(self.rules, self.settle()).replay(self.since())
        return Game(self.rules, self.seed, self.origin, run, self._rests)

    def fork_at(self, number: int) -> Game:
        """A copy as the game was after that many choices."""
        rests = tuple([rest for rest in self._rests if len(rest.history) <= number])
        run = Run(self.rules, rests[0]).replay(self.history[len(rests[0].history) : number])
        return Game(self.rules, self.seed, self.origin, run, rests)

    def deals(self, seat: int | None) -> Deals:
        """The redeals of this decision for a seat; what they share is prepared once and kept until the next choice."""
        moment = self.run, len(self.history), seat
        if self._deals is None or self._deals[0] != moment:
            self._deals = moment, Deals(self, seat)
        return self._deals[1]

    def redeal(self, seat: int | None, seed: int) -> Game:
        """A fork in which all that `seat` does not know is dealt anew, or CannotRedeal."""
        return self.deals(seat).deal(seed)

    def relucked(self, seed: int) -> Game:
        """A fork in which chance gives again what it has given since the last rest, and then falls anew."""
        rest = self.settle()
        chance = rest.chance.retold(self.state.chance, Chance.from_seed(seed).fresh_key())
        origin = Rest(rest.state, chance=chance)
        return Game(self.rules, None, origin, Run(self.rules, origin).replay(self.since()))

    def can_undo(self, seat: int) -> bool:
        """Whether that seat may take its last choice back."""
        return not self.undo_refusal(seat)

    def undo_refusal(self, seat: int, along: Collection[int] = (), trials: Iterable[int] = OFFERED) -> str:
        """Why that seat may not take its last choice back, with all that `along` have chosen since; empty if it may.

        It is tried in a few other deals, as is enough to offer it; `trials` names more of them.
        """
        return undo_refusal(self, seat, along, trials)

    def undo(self, seat: int) -> None:
        """Take that seat's last choice back."""
        refusal = self.undo_refusal(seat, trials=DONE)
        if refusal:
            raise CannotUndo(f"This can't be taken back: {refusal}.")
        other = self.before(seat)
        self.run, self._rests = other.run, other._rests

    def in_round(self) -> list[Entry]:
        """What has been answered so far in a round that is still open."""
        return self.history[self.run.opened :] if isinstance(self.run.asked, Round) else []

    def open_picks(self) -> dict[int, Any]:
        """The last answer of each seat in a round that is still open."""
        return {seat: option for seat, _, option in self.in_round()}

    def before(self, seat: int) -> Game:
        """A fork without that seat's last choice: as it was before it, or in an open round with what others picked."""
        last = max(at for at, entry in enumerate(self.history) if entry[0] == seat)
        game = self.fork_at(last)
        if last >= len(self.history) - len(self.in_round()):
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

    def table(self) -> dict[str, Any]:
        """The table as it is now, also in the middle of a step, as readable JSON values."""
        return self.rules.write(self.run.state)

    @property
    def unused_chance(self) -> list[int]:
        """The scripted results of chance that have not been taken yet."""
        return list(self.run.state.chance.script)
