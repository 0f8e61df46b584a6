"""Innovation: its rules, cards, view and table."""

from civitas.games.innovation.game import RULES

__all__ = ["RULES"]
