"""How a bot values a position."""

from __future__ import annotations

from civitas.games.stone_age.scoring import final_score
from civitas.games.stone_age.state import StoneAge


def judge(state: StoneAge, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    mine = final_score(state.players[seat])
    best = max(final_score(player) for player in state.players if player.seat != seat)
    return min(1.0, max(0.0, 0.5 + (mine - best) / 400))
