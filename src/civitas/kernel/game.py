"""A game being played: the driver of its flow, and what can be done with it at any decision.

A pending decision is *the state at the last rest plus the answers since*. Playing copies nothing: a game keeps an
older rest (the base) with the whole history of choices, and brings the base up to the last rest by replaying only when
a fork, a redeal, an undo or a position needs it. Kept rests are never changed, so that forks share them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import Line
from civitas.kernel.decisions import ABSENT, UNASKED, Decision, Round, shorten
from civitas.kernel.errors import CannotUndo, IllegalChoice
from civitas.kernel.rules import Outcome, Rules
from civitas.kernel.run import Entry, Rest, Run

if TYPE_CHECKING:
    from civitas.kernel.redeal import Deals


class Game:
    """One game: ask it what is to be decided, choose, and look."""

    __slots__ = ("_base", "_deals", "_earlier", "_run", "history", "origin", "rules", "seed")

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
        self._deals: tuple[Run, int, int | None, Deals] | None = None
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
    def at_rest(self) -> bool:
        """Whether nothing has been answered since the last rest."""
        return self._run.made == self._run.rest

    @property
    def run(self) -> Run:
        """The state in motion, for the kernel's own use."""
        return self._run

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

    def asked(self, seat: int | None) -> tuple[int, ...]:
        """The seats that are waited for, as far as that seat (None: a spectator) may know."""
        return tuple([d.seat for d in self._run.pending() if d.seat == seat or not d.kind.quiet])

    def aside(self, seat: int) -> Decision | None:
        """The steps that a seat may take now beside what is asked, its own secret."""
        return self._run.aside(seat)

    def choose(self, option: Any, seat: int | None = None) -> None:
        """Answer with one of the legal options; a refused choice changes nothing."""
        run = self._run
        asked = run.asked
        if isinstance(asked, Decision) and (seat is None or seat == asked.seat):
            decision = asked
        else:
            decision = self._addressed(seat)
        legal = decision.legal(option)
        if legal is ABSENT:
            aside = run.aside(decision.seat)
            if aside is None or (legal := aside.legal(option)) is ABSENT:
                raise decision.refused(shorten(str(option)))
            decision = aside
        kind = decision.kind
        self.history.append((decision.seat, kind, legal))
        try:
            run.answer(decision.seat, kind, legal)
        except BaseException:
            # A rule that fails must not leave a half-made choice behind.
            self._take_back(len(self.history) - 1)
            raise

    def choose_text(self, text: str, seat: int | None = None) -> None:
        """Answer with the text of one of the legal options, or with several texts in a row: "wood clay done".

        Several are taken all or none. What is answered without asking, since nothing else is possible, may be named.
        """
        decision = self._addressed(seat)
        aside = self._run.aside(decision.seat)
        for one in (decision,) if aside is None else (decision, aside):
            texts = one.texts
            if text in texts:
                return self.choose(one.options[texts.index(text)], decision.seat)
        words = text.split()
        if len(words) < 2:
            raise decision.refused(f"“{shorten(text)}”")
        made = len(self.history)
        UNASKED.listening = True
        try:
            for word in words:
                if (decision.seat, word) in UNASKED.answers:
                    UNASKED.answers.remove((decision.seat, word))
                else:
                    self.choose_text(word, decision.seat)
        except IllegalChoice:
            self._take_back(made)
            raise
        finally:
            UNASKED.listening = False
            UNASKED.answers.clear()
        return None

    def _take_back(self, made: int) -> None:
        """Go back to where so many choices were made in this step."""
        del self.history[made:]
        self._run = self._replayed()

    def _addressed(self, seat: int | None) -> Decision:
        """The open decision of that seat, or the first; without one, the steps that the seat may take beside it."""
        pending = self._run.pending()
        if not pending:
            raise IllegalChoice("The game is over: nothing is to be chosen any more.")
        for decision in pending:
            if seat is None or decision.seat == seat:
                return decision
        aside = None if seat is None else self._run.aside(seat)
        if aside is not None:
            return aside
        # Who is asked quietly is nobody's business.
        asked = " and ".join(map(str, self.asked(seat)))
        raise IllegalChoice(f"Seat {seat} is not asked; seat {asked} is." if asked else f"Seat {seat} is not asked.")

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

    def deals(self, seat: int | None) -> Deals:
        """The redeals of this decision for a seat; what they share is prepared once and kept until the next choice."""
        from civitas.kernel.redeal import Deals

        kept = self._deals
        if kept is None or kept[0] is not self._run or kept[1] != self._run.made or kept[2] != seat:
            kept = self._deals = (self._run, self._run.made, seat, Deals(self, seat))
        return kept[3]

    def redeal(self, seat: int | None, seed: int) -> Game:
        """A fork in which all that `seat` does not know is dealt anew, or CannotRedeal."""
        return self.deals(seat).deal(seed)

    def relucked(self, seed: int) -> Game:
        """A fork in which chance gives again what it has given since the last rest, and then falls anew."""
        rest = self.settle()
        chance = rest.chance.retold(self.state.chance, Chance.from_seed(seed).fresh_key())
        return Game(self.rules, None, Rest(rest.state, chance=chance), self.since())

    def can_undo(self, seat: int) -> bool:
        """Whether that seat may take its last choice back."""
        return not self.undo_refusal(seat)

    def undo_refusal(self, seat: int, along: Collection[int] = (), trials: Iterable[int] | None = None) -> str:
        """Why that seat may not take its last choice back, with all that `along` have chosen since; empty if it may.

        It is tried in a few other deals, as is enough to offer it; `trials` names more of them.
        """
        from civitas.kernel.undo import undo_refusal

        return undo_refusal(self, seat, along) if trials is None else undo_refusal(self, seat, along, trials)

    def undo(self, seat: int) -> None:
        """Take that seat's last choice back."""
        from civitas.kernel.undo import DONE

        refusal = self.undo_refusal(seat, trials=DONE)
        if refusal:
            raise CannotUndo(f"This can't be taken back: {refusal}.")
        other = self.before(seat)
        self.history, self._base, self._earlier, self._run = other.history, other._base, other._earlier, other._run

    def in_round(self) -> list[Entry]:
        """What has been answered so far in a round that is still open."""
        return self.history[self._run.opened :] if isinstance(self._run.asked, Round) else []

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
        return self.rules.write(self._run.state)

    @property
    def unused_chance(self) -> list[int]:
        """The scripted results of chance that have not been taken yet."""
        return list(self._run.state.chance.script)
