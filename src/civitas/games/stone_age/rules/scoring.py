"""Rules 13: final scoring, part by part, so that a total can explain itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.games.stone_age.pieces import SYMBOLS, Card
from civitas.games.stone_age.state import Player, StoneAgeState
from civitas.kernel.rules import Outcome, conclude

PARTS: Final = ("green", "farmers", "toolmakers", "builders", "shamans", "resources")
"""What is scored at the end, in the order of `parts`."""


def green_points(cards: Sequence[Card]) -> int:
    """Rules 13.1: the number of different symbols squared, and again for those owned twice."""
    counts = [0] * len(SYMBOLS)
    for card in cards:
        if card.symbol >= 0:
            counts[card.symbol] += 1
    first = sum(1 for n in counts if n >= 1)
    second = sum(1 for n in counts if n >= 2)
    return first * first + second * second


def multipliers(cards: Sequence[Card]) -> list[int]:
    """The sums of the multipliers of farmers, tool makers, hut builders and shamans."""
    sums = [0, 0, 0, 0]
    for card in cards:
        if card.profession >= 0:
            sums[card.profession] += card.multiplier
    return sums


def resource_points(player: Player) -> int:
    """Rules 13.6: a point for each resource, and what an unused two-resources card would give."""
    return sum(player.goods) + sum(card.amount for card in player.kept if card.upper == "any_resources")


def parts(player: Player, cards: Sequence[Card]) -> list[int]:
    """Rules 13.1 to 13.6: what these cards and the player's board would add to the score, in the order of PARTS."""
    farmers, toolmakers, builders, shamans = multipliers(cards)
    return [
        green_points(cards),
        farmers * player.agriculture,
        toolmakers * player.tools.total,
        builders * len(player.tiles),
        shamans * player.figures,
        resource_points(player),
    ]


def all_cards(player: Player) -> list[Card]:
    """Rules 7.5: the cards whose lower halves count: face down, face up, and secretly drawn."""
    return [*player.cards, *player.kept, *player.secret]


def final_score(player: Player) -> int:
    """The score with final scoring added."""
    return player.score + sum(parts(player, all_cards(player)))


def merit(player: Player) -> tuple[int, int]:
    """Rules 13.7: what players are ranked by: the score, then tools, figures and agriculture together."""
    return final_score(player), player.tools.total + player.figures + player.agriculture


def scores(state: StoneAgeState) -> list[int]:
    """The score track; after the end with final scoring."""
    return [final_score(player) if state.ended else player.score for player in state.players]


def outcome(state: StoneAgeState) -> Outcome:
    """Rules 13.7: by score, then by tools, figures and agriculture together; equals share a rank."""
    merits = [merit(player) for player in state.players]
    return conclude([score for score, _ in merits], merits, state.ended)
