"""Innovation: its rules, cards, view and table."""

from __future__ import annotations

from civitas.games.innovation.game import RULES

__all__ = ["RULES"]
