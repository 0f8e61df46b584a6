"""Dealing anew what a seat does not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Decision, Kind, Round
from civitas.kernel.errors import CannotRedeal
from civitas.kernel.game import Game
from civitas.kernel.rules import Slot
from civitas.kernel.run import Entry, Rest, Run

_FREE: Final = 16
_ATTEMPTS: Final = 40
_EIGHTHS: Final = 8


class Deals:
    """What all redeals of one decision share: the table at the rest, what the seat does not know, what it can tell.

    The pieces are dealt anew at the last rest. From there the answers are given again, about the pieces that now lie
    where the old ones lay. Chance gives again what it has given since that rest, so that dice that were seen fall as
    they fell, and then goes on with another key. A deal in which an answer is not legal, or in which the seat would
    see, be asked or read something else, is thrown away.

    All deals are copies of one `model`, in which the pieces are laid anew each time; `true` says where they lie in
    truth, `plain` where they lie before each deal: in a way that depends on what the seat knows and on nothing else.
    """

    def __init__(self, game: Game, seat: int | None) -> None:
        since, opened = game.since(), game.in_round()
        rest = game.settle()
        self._rules = game.rules
        self._seat = seat
        self._later = game.state.chance
        self._closed: list[Entry] = since[: len(since) - len(opened)]
        self._own: list[Entry] = [entry for entry in opened if entry[0] == seat]
        # Who is done in an open round answers anew, unless the answers are told again; of others nothing is known.
        self._done = sorted({entry[0] for entry in opened} - {decision.seat for decision in game.pending})
        # While somebody else is quietly asked, a deal must stand at such a question too.
        self._quiet: bool = bool(game.pending) and not game.asked(seat)
        self._expected: tuple[Any, ...] | None = None
        unknown = unknown_to(game, seat)
        # At a rest a deal can't look different, as the contract suite sees to: nothing is compared there.
        if since or not rest.chance.same(self._later):
            run = Run(game.rules, rest, listening=True)
            for _ in _stops(run, since):
                unknown &= _unknown(self._rules.hidden(run.state, seat))
            # What was shown since the rest and is lost sight of again stays where the seat saw it.
            unknown -= {piece for line in run.lines(seat) for piece in _named(line.args.values()) if piece in unknown}
            if unknown or opened or any(kind.face is not None or kind.quiet for _, kind, _ in since):
                self._expected = questions(run, seat), run.lines(seat), self._rules.glance(run.state, seat)
        # Which piece took whose place matters where answers or the game's own memory are about pieces.
        self._follows: bool = bool(since) or game.rules.follows
        self._order: dict[Any, int] = {piece: at for at, piece in enumerate(sorted(unknown, key=str))}
        self._model = rest.copy()
        self._true_pools = _free(self._rules.hidden(self._model, seat), self._order)
        self._true = _lying(self._true_pools)
        _shuffle(self._true_pools, Chance.from_seed(0), self._order)
        self._pools = _free(self._rules.hidden(self._model, seat), self._order)
        self._plain = _lying(self._pools)

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
        model = self._model
        key = chance.fresh_key()
        if number < _FREE:
            _lay(self._pools, self._plain)
            _shuffle(self._pools, chance)
        else:
            _lay(self._true_pools, self._true)
            order = self._kept_free(number, chance)
            _shuffle(_free(self._true_pools, order), chance, order)
        dealt = model.copy()
        dealt.chance = model.chance.retold(self._later, key)
        swap = dict(zip(self._true, _lying(self._true_pools), strict=True)) if self._follows else {}
        self._rules.redealt(dealt, swap, self._seat, chance if number < _FREE else None)
        run = Run(self._rules, Rest(dealt), listening=self._expected is not None)
        history = self._retell(run, swap, chance)
        if history is None or not self._looks_alike(run):
            return None
        run.state.log = None
        return Game(self._rules, None, Rest(dealt), history, run=run)

    def _looks_alike(self, run: Run) -> bool:
        """Whether the seat is asked, reads and sees the same as in truth; what is cheap is compared first."""
        if self._expected is None:
            return True
        asked, read, seen = self._expected
        seat = self._seat
        return bool(
            questions(run, seat) == asked and run.lines(seat) == read and self._rules.glance(run.state, seat) == seen
        )

    def _kept_free(self, number: int, chance: Chance) -> dict[Any, int]:
        """The pieces that a late attempt deals anew: fewer and fewer."""
        least = 1 + (number - _FREE) * (_EIGHTHS - 1) // (_ATTEMPTS - _FREE)
        return {piece: at for piece, at in self._order.items() if chance.below(_EIGHTHS) >= least}

    def _retell(self, run: Run, swap: Mapping[Any, Any], chance: Chance) -> list[Entry] | None:
        """Give the answers again in another deal; None if one of them is not legal there."""
        told: list[Entry] = []
        run.advance()
        for entry in self._closed:
            # Whether others could have answered quietly is no part of what a deal must keep.
            if entry[1].quiet and entry[2] is None and entry[0] != self._seat:
                continue
            pass_quietly(run, told, self._seat, entry)
            if not self._told_again(run, told, entry, swap, chance):
                return None
        if not self._quiet:
            pass_quietly(run, told, self._seat)
        for entry in self._own:
            if not self._told_again(run, told, entry, swap, chance):
                return None
        for seat in self._done:
            while isinstance(run.asked, Round) and seat in run.asked.open:
                decision = run.asked.open[seat]
                option = decision.options[chance.below(len(decision.options))]
                run.answer(seat, decision.kind, option)
                told.append((seat, decision.kind, option))
        return told

    def _told_again(self, run: Run, told: list[Entry], entry: Entry, swap: Mapping[Any, Any], chance: Chance) -> bool:
        """Give one answer again: by others one that looks the same, else about the piece that took the old place."""
        seat, kind, option = entry
        decision = _question(run, seat, kind)
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
        told.append((seat, kind, option))
        return True


def unknown_to(game: Game, seat: int | None) -> set[Any]:
    """The pieces that a seat does not know."""
    return _unknown(game.rules.hidden(game.state, seat))


def pass_quietly(run: Run, told: list[Entry], seat: int | None, until: Entry | None = None) -> None:
    """Decline the quiet questions of others than `seat`, up to one that is to be answered; `told` gets the entries."""
    while isinstance(run.asked, Decision) and run.asked.kind.quiet and run.asked.seat != seat:
        asked = run.asked
        if until is not None and until[0] == asked.seat and until[1] is asked.kind:
            return
        run.answer(asked.seat, asked.kind, None)
        told.append((asked.seat, asked.kind, None))


def _unknown(pools: list[list[Slot]]) -> set[Any]:
    return {pieces[at] for pool in pools for pieces, at in pool}


def _stops(run: Run, entries: Sequence[Entry]) -> Iterator[None]:
    """Play through entries, stopping before each and at the end."""
    run.advance()
    for seat, kind, option in entries:
        yield
        run.answer(seat, kind, option)
    yield


def _named(values: Any) -> Iterator[Any]:
    """All values of a line that could be pieces."""
    for value in values:
        if isinstance(value, (list, tuple)):
            yield from _named(value)
        elif not isinstance(value, (str, int, dict, set)):
            yield value


def _free(pools: list[list[Any]], order: Mapping[Any, int]) -> list[list[Slot]]:
    """The places of these pools whose pieces are dealt anew: they have an order."""
    return [[slot for slot in pool if slot[0][slot[1]] in order] for pool in pools]


def _lying(pools: list[list[Slot]]) -> list[Any]:
    """What lies in these pools, place after place."""
    return [pieces[at] for pool in pools for pieces, at in pool]


def _lay(pools: list[list[Slot]], lying: list[Any]) -> None:
    number = 0
    for pool in pools:
        for pieces, at in pool:
            pieces[at] = lying[number]
            number += 1


def _shuffle(pools: list[list[Slot]], chance: Chance, order: Mapping[Any, int] | None = None) -> None:
    """Deal the pieces of each pool anew, pool after pool; with an order it does not matter where they lay before."""
    for pool in pools:
        new = [pieces[at] for pieces, at in pool]
        if order is not None:
            new.sort(key=order.__getitem__)
        chance.shuffle(new)
        for number, (pieces, at) in enumerate(pool):
            pieces[at] = new[number]


def _question(run: Run, seat: int, kind: Kind[Any]) -> Decision | None:
    """The question of that kind, or the steps beside one, that the seat may answer now."""
    for decision in run.pending():
        if decision.seat == seat and decision.kind is kind:
            return decision
    aside = run.aside(seat)
    return aside if aside is not None and aside.kind is kind else None


def _swapped(option: Any, swap: Mapping[Any, Any]) -> Any:
    if option in swap:
        return swap[option]
    piece = getattr(option, "piece", None)
    return option.on(swap[piece]) if piece in swap else option


def questions(run: Run, seat: int | None) -> list[Any]:
    """What a seat knows of what is asked: its own options, others' questions unless they are quiet or in a round."""
    known: list[Any] = []
    for decision in run.pending():
        if decision.seat == seat:
            known.append((seat, decision.kind, decision.cause, decision.options))
        elif isinstance(run.asked, Round):
            known.append(decision.seat)
        elif not decision.kind.quiet:
            known.append((decision.seat, decision.kind, decision.cause))
    if seat is not None:
        aside = run.aside(seat)
        if aside is not None:
            known.append((aside.kind, aside.cause, aside.options))
    return known
