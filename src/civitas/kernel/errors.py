"""What can go wrong for somebody who uses Civitas; every message is a sentence for people."""

from __future__ import annotations


class CivitasError(Exception):
    """The base of all errors that a user of Civitas can cause."""


class UnknownGame(CivitasError):
    """No game of that name is installed."""


class BadSetup(CivitasError):
    """A seat count, seed or variant that the game does not have."""


class IllegalChoice(CivitasError):
    """A choice that is not among the legal ones, or a seat that is not asked."""


class CannotUndo(CivitasError):
    """The seat has learned something since its last choice, or others have chosen."""


class CannotRedeal(CivitasError):
    """No deal was found that a seat could not tell from the truth."""


class BadSave(CivitasError):
    """A save that is damaged, foreign, or no longer legal."""


class BadPosition(CivitasError):
    """A position that can't be on this game's table."""
