"""Dealing anew what a seat does not know."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Decision, Round
from civitas.kernel.errors import CannotRedeal
from civitas.kernel.rules import Slot
from civitas.kernel.run import Entry, Rest, Run

if TYPE_CHECKING:
    from civitas.kernel.game import Game

_FREE: Final = 16
_ATTEMPTS: Final = 40
_EIGHTHS: Final = 8


class Deals:
    """What all redeals of one decision share: the table at the rest, what the seat does not know, what it can tell.

    The pieces are dealt anew at the last rest. From there the answers are given again, about the pieces that now lie
    where the old ones lay. Chance gives again what it has given since that rest, so that dice that were seen fall as
    they fell, and then goes on with another key. A deal in which an answer is not legal, or in which the seat would
    see, be asked or read something else, is thrown away.

    All deals are copies of one `model`, in which the pieces are laid anew each time; `true` says what lies at its free
    places in truth, `plain` before each deal: in an order that depends on what the seat knows and on nothing else.
    """

    def __init__(self, game: Game, seat: int | None) -> None:
        since, opened, rest = game.since(), game.in_round(), game.settle()
        self._game = type(game)
        self._rules = game.rules
        self._seat = seat
        self._later = game.state.chance
        # Of an open round nothing is known but own answers; who is done in it answers anew. Whether others could have
        # answered quietly is no part of what a deal must keep.
        known = since[: len(since) - len(opened)] + [entry for entry in opened if entry[0] == seat]
        self._answers: list[Entry] = [
            entry for entry in known if entry[0] == seat or entry[2] is not None or not entry[1].quiet
        ]
        self._done = sorted({entry[0] for entry in opened} - {decision.seat for decision in game.pending})
        # While somebody else is quietly asked, a deal must stand at such a question too.
        self._quiet: bool = bool(game.pending) and not game.asked(seat)
        self._expected: tuple[Any, ...] | None = None
        self._unknown: set[Any] = unknown_to(game, seat)
        # At a rest a deal can't look different, as the contract suite sees to: nothing is compared there.
        if since or not rest.chance.same(self._later):
            run = Run(self._rules, rest, listening=True)
            for entry in since:
                self._unknown &= unknown_to(run, seat)
                run.replay([entry])
            # What was shown since the rest and is lost sight of again stays where the seat saw it.
            told = [piece for line in run.lines(seat) for piece in _named(line.args.values())]
            self._unknown.difference_update(told)
            if self._unknown or opened or any(kind.face is not None or kind.quiet for _, kind, _ in since):
                self._expected = questions(run, seat), run.lines(seat), self._rules.glance(run.state, seat)
        # Which piece took whose place matters where answers or the game's own memory are about pieces.
        self._follows: bool = bool(since) or self._rules.follows
        self._model = rest.copy()
        pools = self._free_pools(self._unknown)
        self._true_places = _places(pools)
        self._true = _lying(self._true_places)
        for pool in pools:
            _lay(pool, sorted(_lying(pool), key=str))
        self._pools = self._free_pools(self._unknown)
        self._places = _places(self._pools)
        self._plain = _lying(self._places)

    def _free_pools(self, pieces: Collection[Any]) -> list[list[Slot]]:
        """The pools as they lie in the model, without the places of other pieces than these."""
        pools = self._rules.hidden(self._model, self._seat)
        return [[slot for slot in pool if slot[0][slot[1]] in pieces] for pool in pools]

    def deal(self, seed: int) -> Game:
        """A game that the seat can't tell from the true one, all that it does not know dealt anew; or CannotRedeal."""
        chance = Chance.from_seed(seed)
        for attempt in range(_ATTEMPTS):
            game = self.attempt(chance, attempt)
            if game is not None:
                return game
        raise CannotRedeal(f"No deal of {self._rules.title} was found that looks like this one.")

    def attempt(self, chance: Chance, number: int = 0) -> Game | None:
        """One deal; None if an answer is not legal in it or the seat could tell the difference.

        After some that were thrown away, hidden facts stay as they are, and more and more pieces where they lie.
        """
        key = chance.fresh_key()
        if number < _FREE:
            _lay(self._places, self._plain)
            pools = self._pools
        else:
            _lay(self._true_places, self._true)
            least = 1 + (number - _FREE) * (_EIGHTHS - 1) // (_ATTEMPTS - _FREE)
            loose = {piece for piece in sorted(self._unknown, key=str) if chance.below(_EIGHTHS) >= least}
            pools = self._free_pools(loose)
        for pool in pools:
            pieces = _lying(pool)
            chance.shuffle(pieces)
            _lay(pool, pieces)
        dealt = self._model.copy()
        dealt.chance = self._model.chance.retold(self._later, key)
        swap = dict(zip(self._true, _lying(self._true_places), strict=True)) if self._follows else {}
        self._rules.redealt(dealt, swap, self._seat, chance if number < _FREE else None)
        rest = Rest(dealt)
        run = Run(self._rules, rest, listening=self._expected is not None)
        if not self._retell(run, swap, chance) or not self._looks_alike(run):
            return None
        run.state.log = None
        return self._game(self._rules, None, rest, run)

    def _looks_alike(self, run: Run) -> bool:
        """Whether the seat is asked, reads and sees the same as in truth; what is cheap is compared first."""
        if self._expected is None:
            return True
        asked, read, seen = self._expected
        heard = questions(run, self._seat) == asked and run.lines(self._seat) == read
        return bool(heard and self._rules.glance(run.state, self._seat) == seen)

    def _retell(self, run: Run, swap: Mapping[Any, Any], chance: Chance) -> bool:
        """Give the answers again in another deal, unless one of them is not legal there."""
        for entry in self._answers:
            pass_quietly(run, self._seat, entry)
            if not self._told_again(run, entry, swap, chance):
                return False
        if not self._quiet:
            pass_quietly(run, self._seat)
        for seat in self._done:
            while isinstance(run.asked, Round) and seat in run.asked.open:
                decision = run.asked.open[seat]
                run.answer(seat, decision.kind, decision.options[chance.below(len(decision.options))])
        return True

    def _told_again(self, run: Run, entry: Entry, swap: Mapping[Any, Any], chance: Chance) -> bool:
        """Give one answer again: by others one that looks the same, else about the piece that took the old place."""
        seat, kind, option = entry
        decision = next((one for one in run.offered(seat) if one.kind is kind), None)
        if decision is None:
            return False
        if kind.face is not None and option is not None and seat != self._seat:
            face = kind.face(option)
            alike = [one for one in decision.options if one is not None and kind.face(one) == face]
            option = alike[chance.below(len(alike))] if alike else None
        else:
            option = _swapped(option, swap)
        if option not in decision.options:
            return False
        run.answer(seat, kind, option)
        return True


def unknown_to(game: Game | Run, seat: int | None) -> set[Any]:
    """The pieces that a seat does not know."""
    return set(_lying(_places(game.rules.hidden(game.state, seat))))


def pass_quietly(run: Run, seat: int | None, until: Entry | None = None) -> None:
    """Decline the quiet questions of others than `seat`, up to one that is to be answered."""
    while isinstance(run.asked, Decision) and run.asked.kind.quiet and run.asked.seat != seat:
        asked = run.asked
        if until is not None and until[0] == asked.seat and until[1] is asked.kind:
            return
        run.answer(asked.seat, asked.kind, None)


def questions(run: Run, seat: int | None) -> tuple[list[Any], list[Any]]:
    """What a seat knows of what is asked: its own options, others' questions unless they are quiet or in a round."""
    own = [] if seat is None else [(one.kind, one.cause, one.options) for one in run.offered(seat)]
    others = [one for one in run.pending() if one.seat != seat]
    if isinstance(run.asked, Round):
        return own, [one.seat for one in others]
    return own, [(one.seat, one.kind, one.cause) for one in others if not one.kind.quiet]


def _named(values: Iterable[Any]) -> Iterator[Any]:
    """All values of a line that could be pieces."""
    for value in values:
        if isinstance(value, (list, tuple)):
            yield from _named(value)
        elif not isinstance(value, (str, int, dict, set)):
            yield value


def _places(pools: list[list[Slot]]) -> list[Slot]:
    """All places of these pools, one pool after the other."""
    return [slot for pool in pools for slot in pool]


def _lying(places: list[Slot]) -> list[Any]:
    return [pieces[at] for pieces, at in places]


def _lay(places: list[Slot], lying: list[Any]) -> None:
    for number, (pieces, at) in enumerate(places):
        pieces[at] = lying[number]


def _swapped(option: Any, swap: Mapping[Any, Any]) -> Any:
    if option in swap:
        return swap[option]
    piece = getattr(option, "piece", None)
    return option.on(swap[piece]) if piece in swap else option
