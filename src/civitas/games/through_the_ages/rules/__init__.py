"""How the game moves: the turn, its phases, and every card."""

from civitas.games.through_the_ages.rules.cards import events_a, events_i, events_ii, impacts, wonders
from civitas.games.through_the_ages.rules.hidden import glance, hidden
from civitas.games.through_the_ages.rules.scoring import outcome, scores
from civitas.games.through_the_ages.rules.setup import setup
from civitas.games.through_the_ages.rules.turn import step

__all__ = [
    "events_a",
    "events_i",
    "events_ii",
    "glance",
    "hidden",
    "impacts",
    "outcome",
    "scores",
    "setup",
    "step",
    "wonders",
]
