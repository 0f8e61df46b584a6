"""Civitas: five civilization board games at one table."""

from civitas.kernel.errors import (
    BadPosition,
    BadSave,
    BadSetup,
    CannotRedeal,
    CannotUndo,
    CivitasError,
    IllegalChoice,
    UnknownGame,
)
from civitas.kernel.game import Game
from civitas.kernel.saves import arrange, load, new
from civitas.kernel.titles import titles

__all__ = [
    "BadPosition",
    "BadSave",
    "BadSetup",
    "CannotRedeal",
    "CannotUndo",
    "CivitasError",
    "Game",
    "IllegalChoice",
    "UnknownGame",
    "arrange",
    "load",
    "new",
    "titles",
]
