"""Every card and special achievement, for the card browser."""

from __future__ import annotations

from civitas.games.innovation.pieces import SPECIALS, Card
from civitas.games.innovation.rules.cards import CARDS
from civitas.games.innovation.view import FACES
from civitas.words import CardText, Entry


def effects_text(card: Card) -> str:
    """All effects of a card in words, one after the other."""
    return " ".join(f"{effect.number}. {effect.text}" for effect in card.effects)


def catalogue() -> tuple[Entry, ...]:
    """The cards by age and name, then the special achievements."""
    cards = [
        Entry(
            id=card.id,
            title=card.title,
            group=f"Age {card.age}",
            facts={
                "Age": str(card.age),
                "Colour": card.color.id,
                "Icons": ", ".join(slot.id if slot else "picture" for slot in card.slots),
                "Dogma": card.icon.id,
            },
            text=effects_text(card),
            face=FACES[card.number],
            words=tuple(CardText(f"{card.id}-{effect.number}", effect.text) for effect in card.effects),
        )
        for card in CARDS
    ]
    specials = [
        Entry(
            id=special.id,
            title=special.title,
            group="Special achievements",
            facts={"Also by": special.granted_by},
            text=special.condition,
            words=(CardText(f"{special.id}-condition", special.condition),),
        )
        for special in SPECIALS
    ]
    return (*cards, *specials)
