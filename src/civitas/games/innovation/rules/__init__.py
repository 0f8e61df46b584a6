"""How the table moves, split by what changes together; numbers in docstrings are those of the rulebook."""

from __future__ import annotations

from civitas.games.innovation.rules.course import setup, step
from civitas.games.innovation.rules.scoring import outcome, scores
from civitas.games.innovation.rules.secrecy import glance, hidden, redealt

__all__ = ["glance", "hidden", "outcome", "redealt", "scores", "setup", "step"]
