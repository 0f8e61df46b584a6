"""The card browser's entries: every card type with its face and its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.games.through_the_ages.faces import FACES, KINDS, CardView
from civitas.games.through_the_ages.view_words import gives
from civitas.words import Entry

GROUPS: Final = {
    "production": "Farms and mines",
    "urban": "Urban buildings",
    "unit": "Military units",
    "special": "Special technologies",
    "government": "Governments",
    "leader": "Leaders",
    "wonder": "Wonders",
    "action": "Action cards",
    "tactic": "Tactics",
    "bonus": "Bonus cards",
    "aggression": "Aggressions",
    "war": "Wars",
    "pact": "Pacts",
    "event": "Events",
    "territory": "Territories",
}
"""The families of cards, in the order of the browser."""


def catalogue() -> Sequence[Entry]:
    """Every card type, by family, kind and age."""
    families = list(GROUPS)
    kinds = list(KINDS)
    cards = sorted(FACES.values(), key=lambda c: (families.index(c.family), kinds.index(c.kind), c.level, c.title))
    return tuple([Entry(card.id, card.title, GROUPS[card.family], _facts(card), card.text, card) for card in cards])


def _facts(card: CardView) -> dict[str, str]:
    pairs = (
        ("Age", card.age),
        ("Kind", KINDS[card.kind]),
        ("Science", card.science),
        ("Revolution", card.revolution),
        ("Resources", card.resources),
        ("Stages", " ".join([str(stage) for stage in card.stages])),
        ("Military actions", card.price),
        ("Per worker", gives(card.worker)),
        ("Gives", gives(card.provides)),
        ("Limit", card.limit),
        ("Copies", " / ".join([str(number) for number in card.copies]) if any(card.copies) else "on every board"),
    )
    return {label: str(fact) for label, fact in pairs if fact}
