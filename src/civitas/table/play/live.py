"""A table in memory: its game in play, who looks at it, and what each of them is shown."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import msgspec

import civitas
from civitas.arena.stopping import as_it_stands
from civitas.kernel.rules import Outcome
from civitas.kernel.saves import FORMAT, Save, entry_text
from civitas.table.play.clock import Clock, deadlines
from civitas.table.play.past import Past
from civitas.table.play.replay import Tape, forked, undo_refusal
from civitas.table.store.records import ChatLine, Gathering, Notice, Row, SeatRecord, TableRecord

MOMENTS: Final = 30
"""Moments kept for those who look; whoever falls further behind replays what they missed from the rows."""


class Moment:
    """A table's game after a row, kept for those who look: nobody plays on in it, so nobody needs the lock to see it.

    `since` is how long the history was before that row, `choices` is the history as texts; `drawn` keeps what several
    readers see alike.
    """

    def __init__(self, tape: Tape, since: int, choices: Sequence[str] = ()) -> None:
        game = tape.game
        self.number = tape.number
        self.game = forked(game)
        self.since = since
        self.choices = choices
        self.drawn: dict[tuple[Any, ...], Any] = {}
        self.last = [tape.last(seat) for seat in range(game.seats)]
        self._refusals: dict[tuple[int, frozenset[int]], str] = {}

    @property
    def asked(self) -> list[int]:
        """The seats that must choose then."""
        return [decision.seat for decision in self.game.pending]

    def undo_refusal(self, seat: int, bots: frozenset[int]) -> str:
        """Why the seat may not take its last choice back, with what bots have answered since; empty if it may."""
        key = seat, bots
        if key not in self._refusals:
            self._refusals[key] = undo_refusal(self.game, seat, self.last[seat], bots)
        return self._refusals[key]


class Listener:
    """A stream at a table: whose eyes it has, what it has sent, and a bell for when there is something to see."""

    def __init__(self, eyes: int | None, sent: int) -> None:
        self.eyes = eyes
        self.sent = sent
        self.ready = asyncio.Event()


class Live:
    """A table that is being played or looked at. Whoever reads or changes its game holds its lock."""

    def __init__(self, gathering: Gathering, tape: Tape, rows: Sequence[Row], first: int, clock: Clock) -> None:
        self.gather(gathering)
        self.clock = clock
        self.tape = tape
        self.rows = list(rows)
        self.first = first
        self.open_round: set[int] = set()
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.moments: deque[Moment] = deque(maxlen=MOMENTS)
        self.changes = 0
        """Goes up with everything to be shown that is not a choice: seats, chat, the end of the table."""
        self.comings = 0
        """Goes up when somebody comes or goes."""
        self.thinking: asyncio.Task[None] | None = None
        self.stuck: tuple[int, int, float] = (-1, 0, 0.0)
        """The number at which a bot could not choose, how often, and when it tries again."""
        self.held: tuple[int, float] | None = None
        """The seat that may still take its choice back before bots answer it, and until when."""
        self.go_on = asyncio.Event()
        """Rings when bots need not wait any longer."""
        self.used = time.monotonic()
        self.checked = self.used
        self.saved_position = 0
        self.gone = False
        self.seated: list[bool] = [False] * len(self.seats)
        self.drawn_apart = False
        """Whether somebody has been shown others as there, or away, than was told last."""
        self.last_seen: dict[int, int] = {}
        """When the people of seats last asked for anything here, in seconds."""
        self.telling = False
        self.course: Any = None
        """How a finished game went, once somebody has looked back on it."""
        self.past = Past()
        self._texts: tuple[str, ...] = ()
        self._saved = tape.game

    def gather(self, gathering: Gathering) -> None:
        """Take over all but the choices, as it is stored now."""
        self.table: TableRecord = gathering.table
        self.seats: list[SeatRecord] = gathering.seats
        self.chat: list[ChatLine] = gathering.chat
        self.notices: list[Notice] = gathering.notices

    @property
    def game(self) -> civitas.Game:
        """The game in play."""
        return self.tape.game

    @property
    def number(self) -> int:
        """How many rows the table has."""
        return len(self.rows)

    def shown(self, eyes: int | None, number: int) -> int:
        """The number of a row as these eyes count: rows of which only another seat may know are left out."""
        return number - sum(1 for row, seat in self.tape.hushed.items() if row <= number and seat != eyes)

    def row_of(self, eyes: int | None, shown: int) -> int:
        """The last row that has this number for these eyes."""
        number = shown
        for row, seat in sorted(self.tape.hushed.items()):
            if seat != eyes and row <= number + 1:
                number += 1
        return number

    def is_hushed(self, eyes: int | None, number: int) -> bool:
        """Whether these eyes may not know of a row at all."""
        return self.tape.hushed.get(number, eyes) != eyes

    @property
    def running(self) -> bool:
        """Whether choices are still made here."""
        return self.table.status == "running"

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return [decision.seat for decision in self.game.pending] if self.running and not self.table.paused else []

    def note(self, row: Row, since: int) -> None:
        """Remember a row that is committed, and wake those who look: each draws what it shows by itself."""
        self.rows.append(row)
        if self.game.in_round():
            self.open_round.add(row.number)
        if self.listeners:
            self.moments.append(Moment(self.tape, since, self._written()))
        self._forget()
        self.wake_streams()

    def _forget(self) -> None:
        """Let moments go that everybody who looks has seen."""
        seen = min((listener.sent for listener in self.listeners), default=self.number)
        while len(self.moments) > 1 and self.moments[0].number < seen:
            self.moments.popleft()

    def present(self) -> Moment:
        """The table as it is; the caller holds the lock, so that nothing uncommitted is in it."""
        if not self.moments or self.moments[-1].number != self.number:
            self.moments.clear()
            self.moments.append(Moment(self.tape, self.tape.lengths.get(self.number - 1, 0), self._written()))
        return self.moments[-1]

    def moments_after(self, number: int) -> list[Moment] | None:
        """The moments after that of a number, or None if not all of them are kept."""
        found = [moment for moment in self.moments if moment.number > number]
        return found if len(found) == self.number - number else None

    def moment(self, number: int) -> Moment | None:
        """The moment of that number, if it is kept."""
        return next((moment for moment in self.moments if moment.number == number), None)

    def changed(self) -> None:
        """Show those who look something other than a choice."""
        self.changes += 1
        self._draw_again()

    def came_or_went(self, seated: list[bool]) -> None:
        """Show those who look who is there now."""
        self.seated = seated
        self.drawn_apart = False
        self.comings += 1
        self._draw_again()

    def _draw_again(self) -> None:
        for moment in self.moments:
            moment.drawn.clear()
        self.wake_streams()

    def measure(self) -> None:
        """Find the rows of the past that belong to a round that is still open."""
        opened = len(self.game.history) - len(self.game.in_round())
        self.open_round = {number for number, length in self.tape.lengths.items() if length > opened}

    def after(self, row: Row) -> TableRecord:
        """The table's record after its game has taken a row."""
        after = msgspec.structs.replace(self.table, number=row.number)
        after.turn, after.quiet = turn(self.game)
        after.deadlines = deadlines(
            after.clock, self.seats, after.turn, self.table.deadlines, row.seat, self.clock.now()
        )
        after.wish = None
        ended = self.game.outcome or (as_it_stands(self.game) if self.is_endless() else None)
        if ended and after.status == "running":
            after.status = "over"
            after.outcome = outcome(ended)
        return after

    def is_endless(self) -> bool:
        """Whether bots have played long enough among themselves, and no seat is a person's."""
        return len(self.game.history) >= self.game.rules.enough and all(seat.kind == "bot" for seat in self.seats)

    def notice(self, what: str, seat: int, detail: str = "") -> Notice:
        """What happens beside the game just now."""
        return Notice(number=self.number, what=what, seat=seat, detail=detail, at=int(self.clock.now()))

    def save(self) -> str:
        """The game as a save. It is asked for at every choice of a bot: only what is new is written anew."""
        return self._save(self.game, self._written())

    def save_of(self, moment: Moment) -> str:
        """The game of a moment as a save."""
        return self._save(moment.game, moment.choices)

    def _save(self, game: civitas.Game, choices: Sequence[str]) -> str:
        if self.first:
            return game.save()
        save = Save(
            civitas=FORMAT,
            game=self.table.game,
            version=self.table.version,
            seats=self.table.seats,
            variant=dict(game.origin.state.variant),
            origin=self.table.origin,
            choices=list(choices),
        )
        return msgspec.json.encode(save).decode()

    def _written(self) -> tuple[str, ...]:
        """All choices so far as texts."""
        history = self.game.history
        if self._saved is not self.game or len(self._texts) > len(history):
            self._saved, self._texts = self.game, ()
        if len(self._texts) < len(history):
            self._texts += tuple(map(entry_text, history[len(self._texts) :]))
        return self._texts

    def since(self, number: int) -> int:
        """The length of the game's history after a row: lines of the chronicle beyond it are new since then."""
        return min(self.tape.lengths.get(number, 0), len(self.game.history))

    def repeated(self, what: str, seat: int, carried: int, text: str) -> int | None:
        """The number of the row that this very request has already written, if it has."""
        for row in reversed(self.rows):
            if row.number < carried:
                return None
            if (row.what, row.seat, row.carried, row.text) == (what, seat, carried, text):
                return row.number
        return None

    def only_bots_since(self, carried: int) -> bool:
        """Whether nobody but bots has chosen since the board that was shown."""
        rows = self.rows[carried - 1 :]
        return carried > 0 and all(row.what == "choose" and row.seat in self.bot_seats for row in rows)

    def still_asked(self, seat: int, carried: int) -> bool:
        """Whether only others' picks in a round that is still open came between the board that was shown and now."""
        between = self.rows[carried - 1 :]
        return (
            0 < carried <= self.number
            and seat in self.asked
            and all(row.seat != seat and row.what == "choose" and row.number in self.open_round for row in between)
        )

    def is_final(self, seat: int, text: str) -> bool:
        """Whether a legal choice could not be taken back.

        It is tried in a redeal, so that the answer tells nothing that is hidden; the caller holds the lock.
        """
        try:
            trial = self.game.redeal(seat, secrets.randbits(63))
        except civitas.CannotRedeal:
            return True
        since = len(trial.history)
        try:
            trial.choose_text(text, seat)
        except civitas.IllegalChoice:
            return False
        return bool(undo_refusal(trial, seat, len(trial.history) - since))

    def own_seats(self, seat: int) -> list[int]:
        """All seats that the holder of this one plays, in order."""
        holder = self.seats[seat].holder
        return [o.seat for o in self.seats if holder is not None and o.holder == holder and not o.played_by_bot]

    def handed_to(self, seat: int, asked: Sequence[int]) -> int | None:
        """At a hot-seat table: the seat to which the device must be handed before anything hidden is shown."""
        if not self.table.hotseat or seat in asked or not self.running:
            return None
        return next((other for other in self.own_seats(seat) if other in asked), None)

    def online(self, seat: int) -> bool:
        """Whether somebody looks through that seat's eyes now."""
        if self.table.hotseat and any(listener.eyes in self.own_seats(seat) for listener in self.listeners):
            return True
        return any(listener.eyes == seat for listener in self.listeners)

    def time_to_undo(self, seat: int | None) -> float:
        """The seconds that a seat still has before bots answer its last choice."""
        return max(0.0, self.held[1] - self.clock.now()) if self.held and self.held[0] == seat else 0.0

    def wake_streams(self) -> None:
        """Let the streams look at once what has become of them."""
        for listener in self.listeners:
            listener.ready.set()

    @property
    def bot_seats(self) -> frozenset[int]:
        """The seats for which bots choose now."""
        return frozenset([seat.seat for seat in self.seats if seat.played_by_bot])

    def bot_asked(self) -> int | None:
        """The first seat that must choose and is played by a bot."""
        return next((seat for seat in self.asked if self.seats[seat].played_by_bot), None)


def turn(game: civitas.Game) -> tuple[list[int], list[int]]:
    """The seats that are asked, and those of them of whom nobody else may know."""
    asked = [decision.seat for decision in game.pending]
    return asked, [decision.seat for decision in game.pending if decision.kind.quiet]


def outcome(end: Outcome | None) -> dict[str, Any]:
    """How a game has ended, as it is written down; nothing while it goes on."""
    if end is None:
        return {}
    return {
        "scores": list(end.scores),
        "ranks": list(end.ranks),
        "winners": list(end.winners),
        "reason": end.reason,
    }
