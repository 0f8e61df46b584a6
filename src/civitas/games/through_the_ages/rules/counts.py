"""What the modifiers of cards count (rules 23.3-23.7), by the names that stand in the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from civitas.games.through_the_ages.pieces import (
    ARTILLERY,
    CULTURE,
    HAPPY,
    INFANTRY,
    LAB,
    LIBRARY,
    OF_TYPE,
    TEMPLE,
    THEATER,
    TUCKED_HAPPY,
    UNITS,
    Card,
)
from civitas.games.through_the_ages.state import Player

Count: TypeAlias = Callable[[Player, Player | None], int]
"""How many of something a player has, or (second) the partner of a pact."""


def workers_of(player: Player, type_: int) -> int:
    """The workers on all technologies of a type."""
    workers = player.workers
    total = 0
    for card in OF_TYPE[type_]:
        total += workers[card.at]
    return total


def best_of(player: Player, type_: int) -> Card | None:
    """Rules 11.1: the technology of the highest level of that type that has a worker."""
    best: Card | None = None
    for card in OF_TYPE[type_]:
        if player.workers[card.at]:
            best = card
    return best


def levels_of(player: Player, type_: int) -> int:
    """The sum of the levels of all workers on technologies of a type."""
    total = 0
    for card in OF_TYPE[type_]:
        total += player.workers[card.at] * card.age
    return total


def extra_face(player: Player) -> int:
    """Rules 23.3: how many more faces each other source gives, by St. Peter's Basilica."""
    for wonder in player.wonders:
        if wonder not in player.ruins:
            for modifier in wonder.in_play.modifiers:
                if modifier.stat == HAPPY:
                    return modifier.value
    return 0


def wonder_faces(player: Player, wonder: Card) -> int:
    """Rules 23.3: the happy faces of a completed wonder, without what the Basilica adds."""
    faces = 0 if wonder in player.ruins else max(0, wonder.in_play.stats[HAPPY])
    return faces + TUCKED_HAPPY if wonder is player.homer_under else faces


def _gets_more(wonder: Card) -> bool:
    """Whether the Basilica's face is added to this wonder: not to the Basilica itself."""
    return not any(modifier.stat == HAPPY for modifier in wonder.in_play.modifiers)


def _units(player: Player, partner: Player | None) -> int:
    return sum([player.workers[card.at] for card in player.units])


def _unit_types(player: Player, partner: Player | None) -> int:
    return sum([1 for at in range(len(UNITS)) if workers_of(player, INFANTRY + at)])


def _infantry(player: Player, partner: Player | None) -> int:
    return workers_of(player, INFANTRY)


def _artillery(player: Player, partner: Player | None) -> int:
    return workers_of(player, ARTILLERY)


def _labs(player: Player, partner: Player | None) -> int:
    return workers_of(player, LAB)


def _lab_levels(player: Player, partner: Player | None) -> int:
    return levels_of(player, LAB)


def _theaters(player: Player, partner: Player | None) -> int:
    return workers_of(player, THEATER)


def _pairs(player: Player, partner: Player | None) -> int:
    return min(workers_of(player, LIBRARY), workers_of(player, THEATER))


def _best_lab_or_library(player: Player, partner: Player | None) -> int:
    lab, library = best_of(player, LAB), best_of(player, LIBRARY)
    return max(0 if lab is None else lab.age, 0 if library is None else library.age)


def _best_theater(player: Player, partner: Player | None) -> int:
    theater = best_of(player, THEATER)
    return 0 if theater is None else theater.worker[CULTURE]


def _building_faces(player: Player, type_: int, extra: int) -> int:
    return sum([player.workers[card.at] * (card.worker[HAPPY] + extra) for card in OF_TYPE[type_]])


def _temple_or_government_faces(player: Player, partner: Player | None) -> int:
    extra = extra_face(player)
    faces = _building_faces(player, TEMPLE, extra)
    printed = player.government.in_play.stats[HAPPY]
    return faces + printed + extra if printed > 0 else faces


def _temple_theater_or_wonder_faces(player: Player, partner: Player | None) -> int:
    extra = extra_face(player)
    faces = _building_faces(player, TEMPLE, extra) + _building_faces(player, THEATER, extra)
    for wonder in player.wonders:
        own = wonder_faces(player, wonder)
        if own:
            faces += own + (extra if _gets_more(wonder) else 0)
    return faces


def _other_happy_sources(player: Player, partner: Player | None) -> int:
    sources = 0
    for card in player.buildings:
        if card.worker[HAPPY]:
            sources += player.workers[card.at]
    if player.leader is not None and player.leader.in_play.stats[HAPPY] > 0:
        sources += 1
    if player.government.in_play.stats[HAPPY] > 0:
        sources += 1
    for wonder in player.wonders:
        if wonder_faces(player, wonder) and _gets_more(wonder):
            sources += 1
    for colony in player.colonies:
        if colony.in_play.stats[HAPPY] > 0:
            sources += 1
    return sources


def _first_colony(player: Player, partner: Player | None) -> int:
    return min(1, len(player.colonies))


def _further_colonies(player: Player, partner: Player | None) -> int:
    return max(0, len(player.colonies) - 1)


def _partner_wonders(player: Player, partner: Player | None) -> int:
    return 0 if partner is None else len(partner.wonders)


COUNTS: Final[dict[str, Count]] = {
    "unit": _units,
    "unit_type": _unit_types,
    "infantry": _infantry,
    "artillery": _artillery,
    "lab": _labs,
    "lab_level": _lab_levels,
    "theater": _theaters,
    "library_and_theater": _pairs,
    "level_of_best_lab_or_library": _best_lab_or_library,
    "culture_of_best_theater": _best_theater,
    "temple_or_government_face": _temple_or_government_faces,
    "temple_theater_or_wonder_face": _temple_theater_or_wonder_faces,
    "other_happy_source": _other_happy_sources,
    "first_colony": _first_colony,
    "further_colony": _further_colonies,
    "partner_wonder": _partner_wonders,
}
URBAN_COUNTS: Final = (
    "level_of_best_lab_or_library",
    "lab",
    "lab_level",
    "theater",
    "culture_of_best_theater",
    "library_and_theater",
)
"""Rules 23.13: modifiers by these counts belong to the output of urban buildings."""
