"""Sums that explain themselves, as a reader sees them: each part with its sign and its title."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.games.civilization import pieces, pieces_cards, pieces_map
from civitas.games.civilization.atlas import SPOTS, square_title
from civitas.games.civilization.faces import FACES
from civitas.games.civilization.rules.numbers import Part
from civitas.games.civilization.seen import Part as PartView
from civitas.games.civilization.seen import Sum
from civitas.games.civilization.state_player import NOBODY

_WORDS = {
    "program": ("program", "Building program, twice the outskirts"),
    "this_turn": ("production", "This turn"),
    "base": ("flag", "Everybody"),
    "armies": ("army", "More armies"),
    "city": ("city", "City"),
    "capital": ("capital", "Capital"),
    "metropolis": ("capital", "Metropolis"),
    "walls": ("walls", "City walls"),
    "garrison": ("citystate", "Garrison of a city-state"),
    "fortification": ("fort", "Fortification"),
    "caravan": ("caravan", "Caravan"),
    "rush": ("trade", "Rush"),
    "extra": ("general", "Great person"),
}
_FACES = (
    (pieces.Tech, "tech"),
    (pieces.Government, "government"),
    (pieces.Policy, "policy"),
    (pieces.Wonder, "wonder"),
    (pieces.Building, "building"),
    (pieces_cards.Person, "person"),
    (pieces_cards.PersonKind, "people"),
    (pieces_map.CityState, "city_state"),
    (pieces_map.Relic, "relic"),
    (pieces_cards.EventType, "event"),
    (pieces_map.Civilization, "civilization"),
    (pieces.Investment, "investment"),
    (pieces.UnitType, "unit"),
)


def face_key(piece: object) -> str:
    """The key of a piece's face; empty if it has none."""
    if isinstance(piece, pieces_cards.EventCard):
        return f"event-{piece.type}"
    if isinstance(piece, pieces.Ability):
        name = str(piece)
        return f"tech-{name}" if f"tech-{name}" in FACES else f"tech-{name[:-2]}"
    if isinstance(piece, pieces.Level):
        return f"investment-{str(piece)[:-2]}"
    if isinstance(piece, pieces_cards.TokenKind):
        return f"{'village' if piece.village else 'hut'}-{piece.name}"
    if isinstance(piece, pieces.CoinPlace):
        return f"tech-{piece}" if piece.tech is not None else f"wonder-{piece}" if piece.wonder is not None else ""
    for kind, group in _FACES:
        if isinstance(piece, kind):
            return f"{group}-{piece}"
    return ""


def sign_and_title(source: object) -> tuple[str, str]:
    """The sign and the title of what a part comes from."""
    key = face_key(source)
    if key:
        face = FACES[key]
        return face.sign, face.title
    word = str(source)
    if word in _WORDS:
        return _WORDS[word]
    title = word if isinstance(source, str) else str(getattr(source, "title", word))
    return "flag", title.replace("_", " ").capitalize()


def part_view(part: Part) -> PartView:
    """One part of a sum."""
    sign, title = sign_and_title(part.source)
    if part.at != NOBODY:
        spot = SPOTS[part.at]
        where = square_title(spot.x, spot.y)
        title = f"{title}, {where}" if face_key(part.source) else f"{title} {where}"
    return PartView(sign, title, part.amount)


def explained(parts: Sequence[Part]) -> Sum:
    """A sum with its parts."""
    return Sum(sum(part.amount for part in parts), tuple(part_view(part) for part in parts))


def gathered_up(parts: Sequence[Part], squares: Sequence[int], title: str, sign: str) -> Sum:
    """A sum whose parts on those squares are one line, with the squares named beside it."""
    near = [part for part in parts if part.at in squares]
    rest = [part for part in parts if part.at not in squares]
    views = [part_view(part) for part in near]
    note = ", ".join(f"{view.title} {view.amount}" for view in views)
    first = [PartView(sign, title, sum(view.amount for view in views), note)] if views else []
    return Sum(sum(part.amount for part in parts), (*first, *(part_view(part) for part in rest)))
