"""All 105 cards, in the canonical order: by age, then by name."""

from __future__ import annotations

from typing import Final

from civitas.games.innovation.options import open_questions
from civitas.games.innovation.pieces import DECLARED, Card
from civitas.games.innovation.rules.cards import (
    age_01,
    age_02,
    age_03,
    age_04,
    age_05,
    age_06,
    age_07,
    age_08,
    age_09,
    age_10,
)

__all__ = [
    "BY_ID",
    "CARDS",
    "age_01",
    "age_02",
    "age_03",
    "age_04",
    "age_05",
    "age_06",
    "age_07",
    "age_08",
    "age_09",
    "age_10",
]

CARDS: Final[tuple[Card, ...]] = tuple(DECLARED)
BY_ID: Final[dict[str, Card]] = {card.id: card for card in CARDS}

open_questions(CARDS)
