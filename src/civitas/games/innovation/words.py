"""What the chronicle says."""

from __future__ import annotations

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "turn": "Turn {number}: {seat:seat}.",
    "draw": "{seat:seat} {seat:draws} {card}.",
    "draw_unseen": "{seat:seat} {seat:draws} {card}.",
    "meld": "{seat:seat} {seat:melds} {card} from the {place}.",
    "tuck": "{seat:seat} {seat:tucks} {card} from the {place}.",
    "score": "{seat:seat} {seat:scores} {card} from the {place}.",
    "score_unseen": "{seat:seat} {seat:scores} {card} from the {place}.",
    "return": "{seat:seat} {seat:returns} {card} from {other:’s} {place}.",
    "return_unseen": "{seat:seat} {seat:returns} {card} from {other:’s} {place}.",
    "transfer": "{card} goes from {seat:’s} {place} to {other:’s} {into}.",
    "transfer_unseen": "From {seat:’s} {place}, {card} goes to {other:’s} {into}.",
    "exchange": "In exchange, {card} goes from {seat:’s} {place} to {other:’s} {into}.",
    "exchange_unseen": "In exchange, {card} goes from {seat:’s} {place} to {other:’s} {into}.",
    "reveal": "{seat:seat} {seat:reveals} {card}.",
    "show": "{seat:seat} {seat:shows} the hand: {cards}.",
    "splay": "{seat:seat} {seat:splays} the {color} cards {direction}.",
    "rearrange": "{seat:seat} {seat:puts} the {color} cards into another order.",
    "remove": "All hands, boards and score piles are removed from the game.",
    "name": "{seat:seat} {seat:names} {what}.",
    "claim": "{seat:seat} {seat:claims} {special}.",
    "achieve": "{seat:seat} {seat:claims} the achievement of age {age}.",
    "dogma": "{seat:seat} {seat:uses} {card}.",
    "dogma_shared": "{seats:seat} {seats:shares} it.",
    "dogma_demanded": "It is demanded of {seats:seat}.",
    "alone": "{seat:seat} {seat:executes} {card} alone.",
    "bonus": "{seat:seat} {seat:draws} because others have shared.",
    "end_score": "A card above 10 would have to be drawn: the game is over, the scores decide.",
    "end_achievements": "{seat:seat} {seat:has} enough achievements and {seat:wins}.",
    "end_effect": "{seat:seat} {seat:wins} by {card}.",
}

_AN: Final = (8, 11)


def unseen(value: int) -> str:
    """A card of which only the value is known: "a 7", "an 8"."""
    return f"an {value}" if value in _AN else f"a {value}"


FEATURES: Final = {
    "achievements": "achievements",
    "points": "score",
    "tops": "top cards",
    "splayed": "cards beneath",
    "icons": "icons",
    "hand": "cards in hand",
    "claims": "achievements in reach",
}
"""What bots value a position by, as people call it."""
