"""From rows to a game: replaying a table's log, and going on when the rules have changed underneath it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

import msgspec

import civitas
from civitas.kernel.chronicle import Chronicle
from civitas.kernel.redeal import unknown_to
from civitas.kernel.undo import DONE, OFFERED
from civitas.table.store.records import Position, Row, TableRecord

PAUSE: Final = 0.005
"""Seconds of work after which others have their turn."""


AT_ONCE: Final = 16
"""Deals in which an undo is tried before others have their turn."""


class Tape:
    """A game that is played row by row.

    `lengths` says how long its history was after each row, to tell readers what is new. A row may hold several choices
    in a row; they are taken back together.
    """

    def __init__(self, game: civitas.Game, number: int = 0) -> None:
        self.game = game
        self.number = number
        self.lengths: dict[int, int] = {}
        self.hushed: dict[int, int] = {}
        """Rows of which only their seat may know, by number: quiet questions that were passed."""
        self._made: list[tuple[int, int, bool]] = []

    @classmethod
    def of(cls, table: TableRecord, rows: Sequence[Row] = (), first: int = 0) -> Tape:
        """The game as it was dealt; or, if the rules changed at row `first`, as it went on from there."""
        return cls(
            civitas.arrange(table.game, msgspec.json.decode(rows[first - 1].text)) if first else deal(table), first
        )

    def play(self, row: Row) -> None:
        """Do what the row says; CivitasError if the rules no longer allow it."""
        match row.what:
            case "choose":
                since = len(self.game.history)
                self.game.choose_text(row.text, row.seat)
                made = self.game.history[since:]
                hushed = all(kind.quiet and option is None for _, kind, option in made)
                self._made.append((row.seat, len(made), hushed))
                if hushed:
                    self.hushed[row.number] = row.seat
            case "undo" | "takeback":
                picked = any(entry[0] == row.seat for entry in self.game.in_round())
                told = self.game.state.log
                for _ in range(self.last(row.seat)):
                    self.game = self.game.before(row.seat)
                if told is not None and not picked:
                    self.game.state.log = _told_before(told, len(self.game.history))
                if self._forget(row.seat, picked):
                    self.hushed[row.number] = row.seat
            case "position":
                self.game = civitas.arrange(self.game.rules.name, msgspec.json.decode(row.text))
                self._made.clear()
        self.number = row.number
        self.lengths[row.number] = len(self.game.history)

    def copy(self) -> Tape:
        """The same tape so far, to be played on independently."""
        twin = Tape(forked(self.game), self.number)
        twin.lengths, twin.hushed, twin._made = self.lengths.copy(), self.hushed.copy(), self._made[:]
        return twin

    def rows_of(self, number: int) -> list[int]:
        """With which row each choice came that counts after row `number`; the first stands for none at all."""
        came = [0]
        for row, length in self.lengths.items():
            if row <= number:
                del came[length + 1 :]
                came += [row] * (length + 1 - len(came))
        return came

    async def follow(self, rows: Sequence[Row], breath: Breath) -> None:
        """Play row after row, others have their turn in between; what was taken back at once is passed over."""
        undone = _taken_back(rows, nested=not any(kind.quiet for kind in self.game.rules.kinds))
        for row in rows:
            if row.number in undone and row.what == "choose" and self._is_asked_quietly(row.seat):
                # Whether others may know of it, only playing it tells.
                undone -= {row.number, row.number + 1}
            if row.number in undone:
                self.number = row.number
                self.lengths[row.number] = len(self.game.history)
            else:
                self.play(row)
            await breath.taken()

    def _is_asked_quietly(self, seat: int) -> bool:
        return any(decision.seat == seat and decision.kind.quiet for decision in self.game.pending)

    def last(self, seat: int) -> int:
        """How many choices the seat made at once the last time: an undo takes back all of them."""
        return next((count for who, count, _ in reversed(self._made) if who == seat), 1)

    def _forget(self, seat: int, picked: bool) -> bool:
        """Strike out what the seat made last, and what came after it unless it was a pick; was it unknown to others?"""
        at = max((at for at, made in enumerate(self._made) if made[0] == seat), default=None)
        if at is None:
            return False
        hushed = self._made[at][2]
        del self._made[at : at + 1 if picked else None]
        return hushed

    async def undo_refusal(self, seat: int, bots: Collection[int]) -> str:
        """Why the seat may not take back what it chose last, with what bots have answered since; empty if it may.

        It is tried in many deals, a few at a time; others have their turn in between.
        """
        for first in range(0, len(DONE), AT_ONCE):
            trials = DONE[first : first + AT_ONCE]
            if refusal := undo_refusal(self.game, seat, self.last(seat), bots, trials):
                return refusal
            await asyncio.sleep(0)
        return ""


def forked(game: civitas.Game) -> civitas.Game:
    """A fork that has the chronicle so far, and need not tell the whole game again to know it."""
    game.log(None)
    twin = game.fork()
    twin.state.log = game.state.log.copy()
    return twin


def _told_before(told: Chronicle, choices: int) -> Chronicle:
    """What a chronicle told up to so many choices."""
    earlier = Chronicle()
    earlier.lines = [line for line in told.lines if line.number <= choices]
    earlier.number = choices
    return earlier


def undo_refusal(
    game: civitas.Game, seat: int, choices: int, bots: Collection[int] = (), trials: Iterable[int] = OFFERED
) -> str:
    """Why the seat may not take its last choices back, with what bots have answered since; empty if it may."""
    if game.over:
        return "the game is over"
    if _is_asked_for_hidden(game, seat):
        return "something hidden may have shown since"
    for _ in range(choices):
        try:
            refusal = game.undo_refusal(seat, bots, trials)
        except civitas.CivitasError as error:
            refusal = str(error)
        if refusal:
            return refusal
        game = game.before(seat)
    return ""


def _is_asked_for_hidden(game: civitas.Game, seat: int) -> bool:
    """Whether somebody else is asked, in the middle of a step, for pieces that the seat does not know.

    Perhaps they are asked only because they have such pieces. Where they almost surely have, no number of deals shows
    that somebody without them would not be.
    """
    if game.at_rest or any(entry[0] == seat for entry in game.in_round()):
        return False
    asked = [decision for decision in game.pending if decision.seat != seat and not decision.kind.quiet]
    unknown = unknown_to(game, seat) if asked else set()
    return any(option in unknown for decision in asked for option in decision.options)


def _taken_back(rows: Sequence[Row], nested: bool) -> set[int]:
    """The numbers of choices that their seat took back at once, and of the rows that did it.

    If they may be `nested`, also of those between which only others of that sort lie.
    """
    undone: set[int] = set()
    standing: list[Row] = []
    for row in rows:
        last = standing[-1] if standing else None
        if (
            row.what == "undo"
            and last is not None
            and (last.what, last.seat) == ("choose", row.seat)
            and (nested or last.number == row.number - 1)
        ):
            undone |= {standing.pop().number, row.number}
        else:
            standing.append(row)
    return undone


class Breath:
    """Lets others have their turn during long work, by time: a step may take very long."""

    def __init__(self, who: str = "") -> None:
        self.who = who
        """For whom it is done, if they are told apart."""
        self._since = self._last = time.monotonic()

    def begin(self) -> None:
        """Long work is about to begin: whoever counts it may refuse."""
        self._since = self._last = time.monotonic()

    def worked(self, seconds: float) -> None:
        """So much has been worked since the last time: whoever counts it notes it."""

    async def taken(self) -> None:
        """Pause if the work has gone on for a while."""
        now = time.monotonic()
        self.worked(now - self._last)
        if now - self._since > PAUSE:
            await asyncio.sleep(0)
            self._since = now = time.monotonic()
        self._last = now


class Rebuilt(msgspec.Struct):
    """A table's game on its tape, made from its rows.

    `repair` is the row that must be written before the table can go on, when the old rows no longer fit the rules;
    `lost` then says how many choices are not in the game any more. `fault` says why the old rows do not fit.
    """

    tape: Tape
    first: int = 0
    repair: Row | None = None
    lost: int = 0
    fault: str = ""


def deal(table: TableRecord) -> civitas.Game:
    """The game as it was before the first row."""
    if "seed" in table.origin:
        return civitas.new(table.game, table.seats, table.origin["seed"], table.variant)
    return civitas.arrange(table.game, table.origin["position"])


async def rebuild(table: TableRecord, rows: Sequence[Row], position: Position | None) -> Rebuilt:
    """The game after all rows; others get their turn while it is replayed.

    If the rules have changed since and a row is no longer legal, or the rows lead to another table than the one that
    people saw, the game goes on from the last stored position instead.
    """
    first = max((row.number for row in rows if row.what == "position"), default=0)
    breath = Breath()
    try:
        tape = Tape.of(table, rows, first)
        reached = max(first, position.number if position is not None else 0)
        await tape.follow(rows[first:reached], breath)
        if position is not None and position.number == tape.number and reached > first:
            _compare(tape.game, position)
        await tape.follow(rows[reached:], breath)
    except Exception as error:
        # Whatever an older game trips over in newer rules, the players must not lose their table by it.
        return await _from_position(table, rows, position, f"{type(error).__name__}: {error}", breath)
    return Rebuilt(tape, first)


def _compare(game: civitas.Game, seen: Position) -> None:
    """Refuse a game that is not at the table that people saw: its rules have changed, whatever their version says."""
    found = _facts(game.position())
    if found != _facts(seen.position) and found != _facts(civitas.arrange(game.rules.name, seen.position).position()):
        raise civitas.BadSave(f"After choice {seen.number} the table is another one than it was.")


def _facts(position: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != "version"}


async def _from_position(
    table: TableRecord, rows: Sequence[Row], position: Position | None, fault: str, breath: Breath
) -> Rebuilt:
    number = len(rows)
    if position is None:
        game = deal(table)
        reached = 0
    else:
        game = civitas.arrange(table.game, position.position)
        reached = position.number
    tape = Tape(game, reached)
    for row in rows[reached:]:
        try:
            tape.play(row)
        except Exception:
            break
        await breath.taken()
    repair = Row(
        number=number + 1,
        what="position",
        seat=-1,
        text=msgspec.json.encode(tape.game.position()).decode(),
        carried=number + 1,
    )
    return Rebuilt(Tape(tape.game, number + 1), number + 1, repair, number - tape.number, fault)
