"""Through the Ages: A New Story of Civilization."""

from civitas.games.through_the_ages.game import RULES

__all__ = ["RULES"]
