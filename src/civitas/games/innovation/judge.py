"""How a bot values a position."""

from __future__ import annotations

from civitas.games.innovation.state import InnovationState


def judge(state: InnovationState, seat: int) -> float:
    """From 0 to 1."""
    return 0.5
