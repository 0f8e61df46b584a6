"""Sid Meier's Civilization: The Board Game: nations explore, build, research, fight, and win in four ways."""

from civitas.games.civilization.game import RULES

__all__ = ["RULES"]
