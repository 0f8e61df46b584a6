"""What the chronicle says."""

from __future__ import annotations

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "turn": "Turn {number}: {seat:seat}.",
    "draw": "{seat:seat} draws {card}.",
    "draw_unseen": "{seat:seat} draws a {card}.",
    "meld": "{seat:seat} melds {card} from the {place}.",
    "tuck": "{seat:seat} tucks {card} from the {place}.",
    "score": "{seat:seat} scores {card} from the {place}.",
    "score_unseen": "{seat:seat} scores a {card} from the {place}.",
    "return": "{seat:seat} returns {card} from {other:seat}’s {place}.",
    "return_unseen": "{seat:seat} returns a {card} from {other:seat}’s {place}.",
    "transfer": "{card} goes from {seat:seat}’s {place} to {other:seat}’s {into}.",
    "transfer_unseen": "A {card} goes from {seat:seat}’s {place} to {other:seat}’s {into}.",
    "exchange": "In exchange, {card} goes from {seat:seat}’s {place} to {other:seat}’s {into}.",
    "exchange_unseen": "In exchange, a {card} goes from {seat:seat}’s {place} to {other:seat}’s {into}.",
    "reveal": "{seat:seat} reveals {card}.",
    "show": "{seat:seat} shows the hand: {cards}.",
    "splay": "{seat:seat} splays the {color} cards {direction}.",
    "rearrange": "{seat:seat} puts the {color} cards into another order.",
    "remove": "All hands, boards and score piles are removed from the game.",
    "name": "{seat:seat} names {what}.",
    "claim": "{seat:seat} claims {special}.",
    "achieve": "{seat:seat} claims the achievement of age {age}.",
    "dogma": "{seat:seat} uses {card}.",
    "dogma_shared": "{seats:seat} share it.",
    "dogma_demanded": "It is demanded of {seats:seat}.",
    "alone": "{seat:seat} executes {card} for himself alone.",
    "bonus": "{seat:seat} draws because others have shared.",
    "end_score": "A card above 10 would have to be drawn: the game is over, the scores decide.",
    "end_achievements": "{seat:seat} has enough achievements and wins.",
    "end_effect": "{seat:seat} wins by {card}.",
}
