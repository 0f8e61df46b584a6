"""How good a table is for a seat."""

from __future__ import annotations

from civitas.games.endeavor.rules.scoring import scores
from civitas.games.endeavor.state import Table


def judge(table: Table, seat: int) -> float:
    totals = scores(table)
    best = max(t for s, t in enumerate(totals) if s != seat)
    return 0.5 + (totals[seat] - best) / 400
