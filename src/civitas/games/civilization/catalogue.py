"""The card browser's entries: every civilization, card, tile and token."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.games.civilization.faces import FACES, Face
from civitas.words import CardText, Entry

_GROUPS = {
    "civilization": "Civilizations",
    "government": "Governments",
    "policy": "Social policies",
    "tech": "Techs",
    "building": "Buildings",
    "wonder": "Wonders",
    "event": "Culture events",
    "person": "Great people",
    "people": "Great people",
    "unit": "Units",
    "hut": "Huts and villages",
    "village": "Huts and villages",
    "city_state": "City-states and relics",
    "relic": "City-states and relics",
    "investment": "Investments",
}


def catalogue() -> Sequence[Entry]:
    """Every face of the box."""
    return [
        Entry(face.key, face.title, _GROUPS[face.kind], _facts(face), _text(face), face, _words(face))
        for face in FACES.values()
    ]


def _facts(face: Face) -> dict[str, str]:
    tech = FACES[f"tech-{face.tech}"].title if face.tech else ""
    named = {
        "Level": face.numeral if face.kind in ("tech", "event") else "",
        "Age": face.under if face.kind == "wonder" else "",
        "Cost": str(face.cost or ""),
        "Discount": f"{face.cheap} with {tech}" if face.cheap else "",
        "Tech": tech if not face.cheap else "",
        "Copies": str(face.slots or "") if face.kind in ("event", "people", "unit", "hut", "village") else "",
        "Gives": ", ".join(f"{number} {name}" for name, number in face.icons.items()),
        "Type": face.under if face.kind in ("person", "people") else "",
        "Leader": face.under if face.kind == "civilization" else "",
    }
    return {label: fact for label, fact in named.items() if fact}


def _words(face: Face) -> tuple[CardText, ...]:
    """The parts of the text, in its order; a heading is one too."""
    found = []
    for number, one in enumerate(face.texts, 1):
        found += [CardText(f"{face.key}-{number}-title", one.title)] if one.title else []
        found.append(CardText(f"{face.key}-{number}", one.text))
    return tuple(found)


def _text(face: Face) -> str:
    return " ".join(f"{one.title}: {one.text}" if one.title else one.text for one in face.texts)
