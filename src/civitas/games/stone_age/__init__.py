"""Stone Age: tribes gather, build and learn, and must be fed."""

from civitas.games.stone_age.game import RULES

__all__ = ["RULES"]
