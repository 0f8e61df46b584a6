"""The rules of Civilization, split by what changes together; `powers` has what every card and sheet does."""

from __future__ import annotations

from civitas.games.civilization.rules import powers
from civitas.games.civilization.rules.course import outcome, scores, step
from civitas.games.civilization.rules.hiding import glance, hidden, redealt
from civitas.games.civilization.rules.setup import setup

__all__ = ["glance", "hidden", "outcome", "powers", "redealt", "scores", "setup", "step"]
