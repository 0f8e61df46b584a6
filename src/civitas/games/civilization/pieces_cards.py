"""Cards and tokens whose faces can be hidden: units, culture events, great persons, huts and villages.

Those of which there are several are objects of their own, each with its type; `str()` names the type, so copies read
alike.
"""

from __future__ import annotations

from typing import Final

from civitas.games.civilization import facts
from civitas.games.civilization.pieces import (
    FACTS,
    RESOURCE,
    UNIT_TYPE,
    Icons,
    Piece,
    Resource,
    Source,
    UnitType,
    icons_of,
)


class Hidden:
    """A card or token whose face can be hidden, called after its type; `key` numbers all of them."""

    __slots__ = ("id", "key", "title")

    def __init__(self, text: str, title: str, key: int) -> None:
        self.id: str = text
        self.title: str = title
        self.key: int = key

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.id} {self.key}>"


class UnitCard(Hidden):
    """One unit card with its numbers at rank I; each further rank adds 1 to both. Its id is `infantry_1_3`."""

    __slots__ = ("health", "strength", "type")

    def __init__(self, unit: UnitType, strength: int, health: int, key: int) -> None:
        super().__init__(f"{unit.id}_{strength}_{health}", unit.title, key)
        self.type: UnitType = unit
        self.strength: int = strength
        self.health: int = health


def _unit_cards() -> list[UnitCard]:
    cards: list[UnitCard] = []
    for entry in FACTS.units:
        for face in entry.cards:
            for _ in range(face.copies):
                cards.append(UnitCard(UNIT_TYPE[entry.id], face.strength, face.health, len(cards)))
    return cards


UNIT_CARDS: Final[tuple[UnitCard, ...]] = tuple(_unit_cards())


class EventType(Source):
    """A culture event; with two phases it has two effects, one for each."""

    __slots__ = (
        "copies",
        "interrupt",
        "level",
        "phases",
        "reach",
        "resources",
        "targets",
        "tech_levels",
        "terrain",
    )

    def __init__(self, entry: facts.Event, index: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.level: int = entry.level
        self.copies: int = entry.copies
        self.phases: tuple[str, ...] = tuple([str(phase) for phase in entry.phases])
        self.targets: str = entry.targets
        self.interrupt: bool = entry.interrupt
        self.reach: int = entry.range
        self.tech_levels: tuple[int, ...] = tuple(entry.tech_levels)
        self.resources: tuple[Resource, ...] = tuple([RESOURCE[resource] for resource in entry.resources])
        self.terrain: str = entry.terrain


class EventCard(Hidden):
    """One culture event card."""

    __slots__ = ("level", "type")

    def __init__(self, kind: EventType, key: int) -> None:
        super().__init__(kind.id, kind.title, key)
        self.type: EventType = kind
        self.level: int = kind.level


EVENTS: Final[tuple[EventType, ...]] = tuple([EventType(entry, at) for at, entry in enumerate(FACTS.events)])
EVENT: Final[dict[str, EventType]] = {event.id: event for event in EVENTS}
EVENT_LEVELS: Final[int] = len(FACTS.track.sections)


def _event_cards(first: int) -> list[EventCard]:
    kinds = [kind for kind in EVENTS for _ in range(kind.copies)]
    return [EventCard(kind, first + number) for number, kind in enumerate(kinds)]


EVENT_CARDS: Final[tuple[EventCard, ...]] = tuple(_event_cards(len(UNIT_CARDS)))


class PersonKind(Piece):
    """A type of great person, and what its token gives; `count` tokens exist."""

    __slots__ = ("card_title", "count", "icons")

    def __init__(self, entry: facts.GreatPeople, index: int) -> None:
        super().__init__(entry.id, entry.name, index)
        self.count: int = entry.count
        self.icons: Icons = icons_of(entry.icons)
        self.card_title: str = entry.card_name


PERSON_KINDS: Final[tuple[PersonKind, ...]] = tuple(
    [PersonKind(entry, at) for at, entry in enumerate(FACTS.great_people)]
)
PERSON_KIND: Final[dict[str, PersonKind]] = {kind.id: kind for kind in PERSON_KINDS}


class Person(Source):
    """A great person card; `discard`: it is used up by its ability, `lasting`: it acts as long as it lies face up.

    `key` numbers it among all hidden pieces.
    """

    __slots__ = (
        "discard",
        "key",
        "kind",
        "lasting",
        "use",
    )

    def __init__(self, entry: facts.Person, index: int, key: int) -> None:
        super().__init__(entry.id, entry.name, index, entry)
        self.key: int = key
        self.kind: PersonKind = PERSON_KIND[entry.type]
        self.use: str = str(entry.use)
        self.discard: bool = entry.discard
        self.lasting: bool = self.use in ("permanent", "trigger")


PERSONS: Final[tuple[Person, ...]] = tuple(
    [Person(entry, at, len(UNIT_CARDS) + len(EVENT_CARDS) + at) for at, entry in enumerate(FACTS.persons)]
)
PERSON: Final[dict[str, Person]] = {person.id: person for person in PERSONS}


class TokenKind(Source):
    """A kind of hut or village token; its id is `hut_iron`, `name` is `iron`."""

    __slots__ = ("copies", "keep", "name", "resource", "village")

    def __init__(self, entry: facts.Token, village: bool, index: int) -> None:
        super().__init__(f"{'village' if village else 'hut'}_{entry.id}", entry.name, index, entry)
        self.name: str = entry.id
        self.village: bool = village
        self.copies: int = entry.copies
        self.keep: bool = entry.keep
        self.resource: Resource | None = RESOURCE.get(entry.resource)


class Token(Hidden):
    """One hut or village token."""

    __slots__ = ("kind", "village")

    def __init__(self, kind: TokenKind, key: int) -> None:
        super().__init__(kind.id, kind.title, key)
        self.kind: TokenKind = kind
        self.village: bool = kind.village


HUT_KINDS: Final[tuple[TokenKind, ...]] = tuple([TokenKind(entry, False, at) for at, entry in enumerate(FACTS.huts)])
VILLAGE_KINDS: Final[tuple[TokenKind, ...]] = tuple(
    [TokenKind(entry, True, len(HUT_KINDS) + at) for at, entry in enumerate(FACTS.villages)]
)
TOKEN_KINDS: Final[tuple[TokenKind, ...]] = (*HUT_KINDS, *VILLAGE_KINDS)
TOKEN_KIND: Final[dict[str, TokenKind]] = {kind.id: kind for kind in TOKEN_KINDS}


def _tokens(first: int) -> list[Token]:
    kinds = [kind for kind in TOKEN_KINDS for _ in range(kind.copies)]
    return [Token(kind, first + number) for number, kind in enumerate(kinds)]


TOKENS: Final[tuple[Token, ...]] = tuple(_tokens(len(UNIT_CARDS) + len(EVENT_CARDS) + len(PERSONS)))
HIDDEN: Final[tuple[UnitCard | EventCard | Person | Token, ...]] = (*UNIT_CARDS, *EVENT_CARDS, *PERSONS, *TOKENS)
"""All cards and tokens whose faces can be hidden, by key."""
