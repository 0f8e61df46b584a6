"""What bots tell: a hint to whoever is asked, and why a bot chose what it did."""

from __future__ import annotations

from typing import Final

from civitas.kernel.saves import entry_text
from civitas.table.play.live import Live
from civitas.table.play.refusals import Refused
from civitas.table.play.thinker import Advice, Request
from civitas.table.play.thinking import Thinking
from civitas.table.play.workers import WorkerDied
from civitas.table.store.records import Row

HINTS: Final = "medium"
SECONDS: Final = 0.7
"""So long a hint is searched for; telling it takes a little more."""


def can_hint(live: Live, seat: int | None) -> bool:
    """Whether a seat is told hints: alone among bots, or where the table lets bots tell what they think."""
    people = [one for one in live.seats if not one.played_by_bot]
    return seat is not None and live.running and (live.table.thoughts or [one.seat for one in people] == [seat])


def can_ask_why(live: Live) -> bool:
    """Whether bots tell why: once the game is over, or at once if the table lets them: reasons give hands away."""
    return live.table.thoughts or not live.running


async def hint(thinking: Thinking, live: Live, seat: int) -> Advice:
    """What a bot would do at this seat, from what the seat sees."""
    async with live.lock:
        if not can_hint(live, seat):
            raise Refused(403, "There are no hints at this table.")
        if seat not in live.asked:
            raise Refused(409, "You are not asked just now.")
        request = Request(live.table.id, live.save(), seat, HINTS, SECONDS, True, _names(live))
    return await _told(thinking, request, live)


async def why(thinking: Thinking, live: Live, number: int | None = None) -> tuple[int, Advice]:
    """Why a bot made the choice of a row, by default the last that a bot has made; and the bot's seat."""
    async with live.lock:
        if not can_ask_why(live):
            raise Refused(403, "The bots of this table tell why once the game is over.")
        rows = [one for one in live.rows[live.first :] if number in (None, one.number)]
        row = next((one for one in reversed(rows) if _is_bots(live, one)), None)
        if row is None:
            raise Refused(404, "No bot has chosen this.")
        before = live.tape.lengths.get(row.number - 1, 0)
        key, bot = f"{live.table.id} why", live.seats[row.seat].bot
        request = Request(key, live.save(), row.seat, bot, thinking.cap(bot), True, _names(live), before)
    return row.seat, await _told(thinking, request, live)


def _is_bots(live: Live, row: Row) -> bool:
    """Whether a row is a bot's choice that still stands: nobody has taken it back."""
    at, history = live.tape.lengths.get(row.number - 1, 0), live.game.history
    made = row.what == "choose" and live.seats[row.seat].played_by_bot and at < len(history)
    return made and entry_text(history[at]) == f"{row.seat} {row.text}"


def _names(live: Live) -> list[str]:
    return [seat.called for seat in live.seats]


async def _told(thinking: Thinking, request: Request, live: Live) -> Advice:
    try:
        return await thinking.tell(request, live.table.client)
    except (WorkerDied, ValueError) as error:
        raise Refused(503, "The bots are too busy to tell; try again.") from error
