"""Replaying every stored table with the rules as they are now: what a release would do to running games."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

import civitas
from civitas.table.play.replay import rebuild
from civitas.table.store.config import Config
from civitas.table.store.storage import Storage


class Finding(msgspec.Struct):
    """What would become of one table. `lost` choices: -1 if it could not be opened at all."""

    table: str
    game: str
    status: str
    number: int
    lost: int = 0
    repaired: bool = False
    fault: str = ""

    @property
    def sentence(self) -> str:
        """The finding in words."""
        what = f"{self.table} ({self.game}, {self.status}, {self.number} choices)"
        if self.lost < 0:
            return f"{what} can't be opened: {self.fault}"
        if self.repaired:
            return f"{what} would go on from its last position and lose {self.lost} choices: {self.fault}"
        return f"{what} replays."


async def check(config: Config) -> AsyncIterator[Finding]:
    """Every table, the oldest first; nothing is changed."""
    storage = Storage(config)
    try:
        await storage.open()
        for key in await storage.all_ids():
            found = await storage.whole(key)
            if found is None:
                continue
            gathering, rows, position = found
            table = gathering.table
            finding = Finding(table.id, table.game, table.status, len(rows))
            try:
                rebuilt = await rebuild(table, rows, position)
            except civitas.CivitasError as error:
                finding.lost, finding.fault = -1, str(error)
            else:
                finding.repaired = rebuilt.repair is not None
                finding.lost, finding.fault = rebuilt.lost, rebuilt.fault
            yield finding
    finally:
        await storage.close()
