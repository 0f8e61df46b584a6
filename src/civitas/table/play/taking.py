"""Taking a choice, or taking one back: played, committed, and only then shown."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import civitas
from civitas.table.play.live import Live
from civitas.table.play.memory import Memory
from civitas.table.play.refusals import Refused, Stale
from civitas.table.store.records import Position, Row
from civitas.table.store.storage import Conflict

LOG = logging.getLogger("civitas.table")

POSITION_EVERY: Final = 10
"""Rows between two stored positions, at least."""


async def take(memory: Memory, live: Live, what: str, seat: int, carried: int, text: str) -> None:
    """Play a row, commit it, tell of it; the caller holds the lock, so that nobody sees it before it is committed."""
    since = len(live.game.history)
    row = Row(number=live.number + 1, what=what, seat=seat, text=text, carried=carried)
    refusal = await live.tape.undo_refusal(seat, live.bot_seats) if what == "undo" else ""
    if refusal:
        raise Refused(422, f"This can't be taken back: {refusal}.")
    try:
        live.tape.play(row)
    except civitas.CivitasError as error:
        raise Refused(422, str(error)) from error
    except Exception as error:
        LOG.exception("The rules of %s failed at table %s", live.table.game, live.table.id)
        await memory.reload(live)
        raise Refused(422, "The rules stumbled over this choice; it has not been made.") from error
    after = live.after(row)
    try:
        position = _position(live, row)
        await memory.storage.add_row(after, row, position)
    except Conflict:
        await memory.reload(live)
        raise Stale from None
    except BaseException:
        # Whether it was committed is unknown: the rows say.
        await asyncio.shield(memory.reload(live))
        raise
    if position is not None:
        live.saved_position = row.number
    live.table = after
    live.held = None
    live.go_on.set()
    live.note(row, since)
    memory.announce(live.table.id)
    memory.taken(live)


def _position(live: Live, row: Row) -> Position | None:
    """The position to be stored with a row, if it is time for one and the game is at rest."""
    game = live.game
    if game.since() or (row.number - live.saved_position < POSITION_EVERY and not game.over):
        return None
    return Position(number=row.number, version=game.rules.version, position=game.position())
