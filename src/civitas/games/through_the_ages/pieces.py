"""What is in the box: card types, the copies of them that decks are made of, and the tables of the player board.

A card *type* is one object, known by its id; rules and options speak of types. Where nobody may know which card lies
where (decks, military hands, event decks, discards) lie *pieces*: one object a copy, told apart by identity alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.games.through_the_ages.facts import FACTS

AGES: Final = ("A", "I", "II", "III", "IV")
LAST_AGE: Final = 4

SCIENCE: Final = 0
CULTURE: Final = 1
STRENGTH: Final = 2
HAPPY: Final = 3
STATS: Final = ("science", "culture", "strength", "happy")

PRODUCTION: Final = ("farm", "mine")
URBAN: Final = ("lab", "temple", "library", "theater", "arena")
UNITS: Final = ("infantry", "cavalry", "artillery", "air_force")
TYPES: Final = (*PRODUCTION, *URBAN, *UNITS)
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
SPECIALS: Final = ("law", "warfare", "exploration", "construction")
CONSTRUCTION: Final = 3


class Modifier:
    """A rating that a card raises by `value` for each thing that is counted."""

    __slots__ = ("per", "stat", "value")

    def __init__(self, stat: int, per: str, value: int) -> None:
        self.stat: int = stat
        self.per: str = per
        self.value: int = value


def rated(stats: list[int]) -> list[int]:
    """Which of the four ratings are changed at all."""
    return [stat for stat, value in enumerate(stats) if value]


class Side:
    """What a card, or one party of a pact, has while it is in play; `rated` are the ratings that `stats` change."""

    __slots__ = ("blue", "civil", "colonization", "military", "modifiers", "powers", "rated", "stats", "yellow")

    def __init__(self, provides: Any, modifiers: Sequence[Any], powers: dict[str, int]) -> None:
        self.stats: list[int] = [provides.science, provides.culture, provides.strength, provides.happy]
        self.rated: list[int] = rated(self.stats)
        self.civil: int = provides.civil_actions
        self.military: int = provides.military_actions
        self.colonization: int = provides.colonization
        self.blue: int = provides.blue_tokens
        self.yellow: int = provides.yellow_tokens
        self.modifiers: list[Modifier] = [Modifier(STATS.index(m.stat), m.per, m.value) for m in modifiers]
        self.powers: dict[str, int] = powers


class Card:
    """A card type.

    `group` says what it is (technology, special, government, leader, wonder, action; tactic, bonus, aggression, war,
    pact, event, territory), `type` is the place among TYPES of a technology for workers (else -1), `kind` the place
    among SPECIALS of a special technology. `number` follows the ids, so that it sorts cards in the canonical order
    (rules 24.1 b); `at` is the place of a technology for workers in a player's lists, `bit` marks a technology of any
    group. What only some groups have is zero or empty in the others.
    """

    __slots__ = (
        "age",
        "army",
        "at",
        "attack_bonus",
        "bit",
        "by_age",
        "by_seats",
        "colonization",
        "copies",
        "defense",
        "ends_on_attack",
        "family",
        "group",
        "id",
        "immediate",
        "in_play",
        "is_military",
        "is_symmetric",
        "is_technology",
        "is_unit",
        "is_urban",
        "kind",
        "levels",
        "limit",
        "no_attack",
        "number",
        "other_side",
        "outdated",
        "powers",
        "price",
        "ranks",
        "resources",
        "revolution",
        "science",
        "stages",
        "stages_per_action",
        "start",
        "strength",
        "text",
        "title",
        "type",
        "units",
        "urban_discount",
        "value",
        "worker",
        "worker_rated",
    )

    def __init__(self, fact: Any, group: str) -> None:
        self.id: str = fact.id
        self.title: str = fact.title
        self.age: int = AGES.index(fact.age)
        self.group: str = group
        self.copies: tuple[int, int, int] = fact.copies
        self.powers: dict[str, int] = fact.powers
        self.text: str = fact.text
        self.in_play: Side = Side(fact.provides, fact.modifiers, fact.powers)
        self.other_side: Side = self.in_play
        self.is_military: bool = group in MILITARY_GROUPS
        self.is_technology: bool = group in ("technology", "special", "government")
        self.number: int = -1
        self.at: int = -1
        self.bit: int = 0
        self.type: int = -1
        self.is_urban: bool = False
        self.is_unit: bool = False
        self.kind: int = -1
        self.science: int = 0
        self.revolution: int = 0
        self.resources: int = 0
        self.value: int = 0
        self.worker: list[int] = [0, 0, 0, 0]
        self.worker_rated: list[int] = []
        self.start: int = 0
        self.limit: int = 0
        self.urban_discount: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.stages_per_action: int = 1
        self.stages: list[int] = []
        self.family: str = ""
        self.by_seats: tuple[int, int, int] = (0, 0, 0)
        self.army: tuple[int, int, int] = (0, 0, 0)
        self.units: int = 0
        self.strength: int = 0
        self.outdated: int = 0
        self.defense: int = 0
        self.colonization: int = 0
        self.price: int = 0
        self.levels: list[int] = []
        self.is_symmetric: bool = False
        self.attack_bonus: int = 0
        self.no_attack: bool = False
        self.ends_on_attack: bool = False
        self.ranks: list[list[int]] = []
        self.by_age: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.immediate: dict[str, int] = {}

    @property
    def level(self) -> int:
        """Rules 11.1: A = 0, I = 1, II = 2, III = 3."""
        return self.age

    @property
    def type_name(self) -> str:
        """The type of a technology for workers: farm, mine, lab …; empty for other cards."""
        return TYPES[self.type] if self.type >= 0 else ""

    def power(self, name: str) -> int:
        """A number of the card's own effect; 0 if it has none of that name."""
        return self.powers.get(name, 0)

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


MILITARY_GROUPS: Final = ("tactic", "bonus", "aggression", "war", "pact", "event", "territory")


class Piece:
    """One copy of a card."""

    __slots__ = ("age", "number", "type")

    def __init__(self, type_: Card, number: int) -> None:
        self.type: Card = type_
        self.age: int = type_.age
        self.number: int = number

    @property
    def title(self) -> str:
        """The name of its card, for the chronicle."""
        return self.type.title

    def __str__(self) -> str:
        return self.type.id

    def __repr__(self) -> str:
        return f"Piece({self.type.id!r})"


class Marker:
    """A place in the order of an event deck; it has no name, so that it tells nothing of the card that lies there."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def __str__(self) -> str:
        return f"#{self.number}"


MARKERS: Final[list[Marker]] = [Marker(number) for number in range(128)]


def _technology(fact: Any) -> Card:
    card = Card(fact, "technology")
    card.type = TYPES.index(fact.type)
    card.is_urban = fact.type in URBAN
    card.is_unit = fact.type in UNITS
    card.science = fact.science
    card.resources = fact.resources
    card.start = fact.start
    worker = fact.worker
    card.value = worker.food or worker.resources
    card.worker = [worker.science, worker.culture, worker.strength, worker.happy]
    card.worker_rated = rated(card.worker)
    return card


def _special(fact: Any) -> Card:
    card = Card(fact, "special")
    card.kind = SPECIALS.index(fact.kind)
    card.science = fact.science
    card.urban_discount = fact.urban_discount
    card.stages_per_action = fact.stages_per_action
    return card


def _government(fact: Any) -> Card:
    card = Card(fact, "government")
    card.science = fact.science
    card.revolution = fact.revolution
    card.limit = fact.limit
    return card


def _wonder(fact: Any) -> Card:
    card = Card(fact, "wonder")
    card.stages = fact.stages
    return card


def _action(fact: Any) -> Card:
    card = Card(fact, "action")
    card.family = fact.family
    card.by_seats = fact.by_seats
    return card


def _tactic(fact: Any) -> Card:
    card = Card(fact, "tactic")
    card.army = fact.army
    card.units = sum(fact.army)
    card.strength = fact.strength
    card.outdated = fact.outdated
    return card


def _bonus(fact: Any) -> Card:
    card = Card(fact, "bonus")
    card.defense = fact.defense
    card.colonization = fact.colonization
    return card


def _attack(fact: Any, group: str) -> Card:
    card = Card(fact, group)
    card.price = fact.price
    card.family = fact.family
    card.levels = fact.levels
    return card


def _pact(fact: Any) -> Card:
    card = Card(fact, "pact")
    card.is_symmetric = fact.symmetric
    card.in_play = Side(fact.a.provides, fact.a.modifiers, fact.a.powers)
    card.other_side = Side(fact.b.provides, fact.b.modifiers, fact.b.powers)
    card.attack_bonus = fact.attack_bonus
    card.no_attack = fact.no_attack
    card.ends_on_attack = fact.ends_on_attack
    return card


def _event(fact: Any) -> Card:
    card = Card(fact, "event")
    if fact.ranks is not None:
        card.ranks = list(fact.ranks)
    if fact.by_age is not None:
        card.by_age = fact.by_age
    return card


def _territory(fact: Any) -> Card:
    card = Card(fact, "territory")
    immediate = fact.immediate
    for name in ("science", "culture", "food", "resources", "population", "military_cards"):
        amount: int = getattr(immediate, name)
        if amount:
            card.immediate[name] = amount
    return card


def _all_cards() -> list[Card]:
    cards = [_technology(fact) for fact in [*FACTS.initial_technologies, *FACTS.technologies]]
    cards += [_special(fact) for fact in FACTS.special_technologies]
    cards += [_government(fact) for fact in FACTS.governments]
    cards += [Card(fact, "leader") for fact in FACTS.leaders]
    cards += [_wonder(fact) for fact in FACTS.wonders]
    cards += [_action(fact) for fact in FACTS.action_cards]
    cards += [_tactic(fact) for fact in FACTS.tactics]
    cards += [_bonus(fact) for fact in FACTS.bonus_cards]
    cards += [_attack(fact, "aggression") for fact in FACTS.aggressions]
    cards += [_attack(fact, "war") for fact in FACTS.wars]
    cards += [_pact(fact) for fact in FACTS.pacts]
    cards += [_event(fact) for fact in FACTS.events]
    cards += [_territory(fact) for fact in FACTS.territories]
    cards.sort(key=lambda card: card.id)
    workers = technologies = 0
    for number, card in enumerate(cards):
        card.number = number
        if card.is_technology:
            card.bit = 1 << technologies
            technologies += 1
        if card.group == "technology":
            card.at = workers
            workers += 1
    return cards


CARDS: Final[list[Card]] = _all_cards()
BY_ID: Final[dict[str, Card]] = {card.id: card for card in CARDS}


def of_group(*groups: str) -> list[Card]:
    """All card types of these groups, by id."""
    return [card for card in CARDS if card.group in groups]


TECHNOLOGIES: Final[list[Card]] = of_group("technology")
"""Technologies for workers, by id."""
BUILDINGS: Final[list[Card]] = [card for card in TECHNOLOGIES if not card.is_unit]
UNIT_CARDS: Final[list[Card]] = [card for card in TECHNOLOGIES if card.is_unit]
URBAN_CARDS: Final[list[Card]] = [card for card in TECHNOLOGIES if card.is_urban]
OF_TYPE: Final[list[list[Card]]] = [
    sorted([card for card in TECHNOLOGIES if card.type == at], key=lambda card: card.age) for at in range(len(TYPES))
]
"""Technologies by type, the lowest level first."""
HIGHER: Final[list[list[Card]]] = [
    [card for card in TECHNOLOGIES if card.type == one.type and card.age > one.age] for one in TECHNOLOGIES
]
"""What a worker on each technology can be upgraded to, by `Card.at`; by id."""
HIGHER_BITS: Final[list[int]] = [sum([card.bit for card in cards]) for cards in HIGHER]
INITIAL: Final[list[Card]] = [BY_ID[fact.id] for fact in FACTS.initial_technologies]
DESPOTISM: Final[Card] = BY_ID[FACTS.start.government]


def _pieces() -> tuple[list[Piece], list[Piece]]:
    civil: list[Piece] = []
    military: list[Piece] = []
    for card in CARDS:
        pile = military if card.is_military else civil
        for _ in range(max(card.copies)):
            pile.append(Piece(card, len(pile)))
    return civil, military


_ALL: Final = _pieces()
CIVIL_PIECES: Final[list[Piece]] = _ALL[0]
MILITARY_PIECES: Final[list[Piece]] = _ALL[1]


PIECE_OF: Final[dict[Card, Piece]] = {piece.type: piece for piece in MILITARY_PIECES if max(piece.type.copies) == 1}
"""The one piece of a military card that has no copies, such as a territory."""


def in_use(pieces: list[Piece], seats: int) -> list[Piece]:
    """Rules 3.2: the pieces that so many players use."""
    used: list[Piece] = []
    count = 0
    before: Card | None = None
    for piece in pieces:
        count = count + 1 if piece.type is before else 1
        before = piece.type
        if count <= piece.type.copies[seats - 2]:
            used.append(piece)
    return used


ROW: Final[list[int]] = FACTS.row
SWEPT: Final[list[int]] = [0, 0, *[FACTS.seats[n].swept for n in (2, 3, 4)]]
FIRST_EVENTS: Final[list[int]] = [0, 0, *[FACTS.seats[n].events for n in (2, 3, 4)]]
FIRST_ACTIONS: Final[list[int]] = FACTS.seats[4].first_actions
START_BLUE: Final[int] = FACTS.start.blue
START_YELLOW: Final[int] = FACTS.start.yellow
START_UNUSED: Final[int] = FACTS.start.unused
MOST_TOKENS: Final = 160
"""More yellow or blue tokens than a bank can ever hold."""


def _yellow(field: str) -> list[int]:
    table = [0] * (MOST_TOKENS + 1)
    for tokens in range(MOST_TOKENS + 1):
        for row in FACTS.yellow_bank:
            if tokens >= row.from_:
                table[tokens] = getattr(row, field)
                break
    return table


def _blue() -> list[int]:
    table = [0] * (MOST_TOKENS + 1)
    for tokens in range(MOST_TOKENS + 1):
        for row in FACTS.blue_bank:
            if tokens >= row.from_:
                table[tokens] = row.corruption
                break
    return table


POPULATION_PRICE: Final[list[int]] = _yellow("food")
CONSUMPTION: Final[list[int]] = _yellow("consumption")
HAPPY_REQUIRED: Final[list[int]] = _yellow("happy")
CORRUPTION: Final[list[int]] = _blue()

_NUMBERS: Final = FACTS.numbers
YELLOW_LOST: Final[int] = _NUMBERS.yellow_lost_at_end_of_age
CULTURE_PER_MISSING_FOOD: Final[int] = _NUMBERS.culture_per_missing_food
MOST_DRAWN: Final[int] = _NUMBERS.most_cards_drawn
CULTURE_FOR_RESIGNED: Final[int] = _NUMBERS.culture_for_war_on_resigned
PLAY_TACTIC: Final[int] = _NUMBERS.play_tactic
COPY_TACTIC: Final[int] = _NUMBERS.copy_tactic
LEADER_ACTIONS_BACK: Final[int] = _NUMBERS.leader_actions_back
RUIN_CULTURE: Final[int] = _NUMBERS.ruin_culture
DISCARD_DEFENSE: Final[int] = _NUMBERS.discard_defense
MOST_HAPPY: Final[int] = _NUMBERS.most_happy
TUCKED: Final[Card] = next(card for card in CARDS if card.power("tucked_happy"))
"""The leader who may lie under a wonder (rules 20.5, 20.6)."""
TUCKED_HAPPY: Final[int] = TUCKED.power("tucked_happy")
