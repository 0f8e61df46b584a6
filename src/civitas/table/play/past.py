"""Earlier moments of a table's game: kept here and there, so that each of them is only a few rows away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import civitas
from civitas.table.play.replay import Breath, Tape
from civitas.table.store.records import Row, TableRecord

EVERY: Final = 250
"""Rows between two moments that are kept."""


class Past:
    """What is kept of the past of one table, for those who look back on it step by step."""

    def __init__(self) -> None:
        self._kept: dict[int, Tape] = {}
        self._last: Tape | None = None

    def known(self, number: int) -> civitas.Game | None:
        """The game after a row, if it was the last that was asked for: people read card after card on one board."""
        return self._last.game if self._last is not None and self._last.number == number else None

    async def game(
        self, table: TableRecord, rows: Sequence[Row], first: int, number: int, breath: Breath
    ) -> civitas.Game:
        """The game as it was after a row, only to be looked at; others get their turn while it is replayed."""
        nearest = max((at for at in self._kept if at <= number), default=None)
        tape = Tape.of(table, rows, first) if nearest is None else self._kept[nearest].copy()
        # Boards tell the chronicle: whoever listens from the beginning need not tell all of it again.
        tape.game.log(None)
        while tape.number < number:
            stop = min(number, tape.number - tape.number % EVERY + EVERY)
            await tape.follow(rows[tape.number : stop], breath)
            if stop % EVERY == 0:
                self._kept[stop] = tape.copy()
        self._last = tape
        return tape.game
