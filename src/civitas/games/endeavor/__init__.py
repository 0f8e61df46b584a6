"""Endeavor (first edition): three to five seafaring nations, seven rounds, nothing hidden."""

from civitas.games.endeavor.game import RULES

__all__ = ["RULES"]
