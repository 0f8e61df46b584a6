"""Scores, and who has won (rules 8)."""

from __future__ import annotations

from civitas.games.innovation.rules.achieving import total_achievements
from civitas.games.innovation.rules.looking import partner
from civitas.games.innovation.state import InnovationState
from civitas.kernel.rules import Outcome, conclude


def scores(state: InnovationState) -> list[int]:
    """Rules 2.9: the points in the score piles."""
    return [player.points for player in state.players]


def outcome(state: InnovationState) -> Outcome:
    """Rules 8, 10.4: the winner, and behind him the others by score and achievements; partners share a rank."""
    merits: list[tuple[int, int, int]] = []
    for player in state.players:
        mates = [player] if not state.teams else [player, state.players[partner(player.seat)]]
        merits.append(
            (
                int(any(mate.seat == state.winner for mate in mates)),
                sum(mate.points for mate in mates),
                total_achievements(state, player),
            )
        )
    return conclude(scores(state), merits, state.ended)
