"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.games.through_the_ages.pieces import DESPOTISM, MARKERS, TECHNOLOGIES, Card, Marker, Piece
from civitas.kernel.chance import Chance
from civitas.kernel.rules import State, Value

START: Final = "start"
POLITICS: Final = "politics"
SECOND: Final = "second"
ACTION: Final = "action"
END: Final = "end"
PHASES: Final = (START, POLITICS, SECOND, ACTION, END)

HAMMURABI_USED: Final = 1
OCEAN_USED: Final = 2
CHURCHILL_USED: Final = 4
BACH_USED: Final = 8
TACTIC_USED: Final = 16
LEADER_REPLACED: Final = 32
TRADE_ARMED: Final = 64
TRADE_USED: Final = 128
MARKS: Final = (
    "hammurabi_used",
    "ocean_liner_used",
    "churchill_used",
    "bach_used",
    "tactic_used",
    "leader_replaced",
    "trade_routes_armed",
    "trade_routes_used",
)
"""The once-per-turn marks by the number of their bit."""

SOURCES: Final = (
    "production",
    "events",
    "preparing",
    "wonders",
    "leaders",
    "cards",
    "colonies",
    "aggressions",
    "wars",
    "impacts",
    "hunger",
)
BY_PRODUCTION: Final = 0
BY_EVENTS: Final = 1
BY_PREPARING: Final = 2
BY_WONDERS: Final = 3
BY_LEADERS: Final = 4
BY_CARDS: Final = 5
BY_COLONIES: Final = 6
BY_AGGRESSIONS: Final = 7
BY_WARS: Final = 8
BY_IMPACTS: Final = 9
BY_HUNGER: Final = 10


class War:
    """A declared war (rules 6.4): its card and the rival it is declared on. It is never changed."""

    __slots__ = ("piece", "target")

    def __init__(self, piece: Piece, target: int) -> None:
        self.piece: Piece = piece
        self.target: int = target


class Pact:
    """A pact in force (rules 6.5): who offered it and holds its card, the partner, who is side A. Never changed."""

    __slots__ = ("is_a", "owner", "partner", "piece")

    def __init__(self, piece: Piece, owner: int, partner: int, is_a: bool) -> None:
        self.piece: Piece = piece
        self.owner: int = owner
        self.partner: int = partner
        self.is_a: bool = is_a

    def has(self, seat: int) -> bool:
        """Whether that seat is a party."""
        return seat == self.owner or seat == self.partner

    def other(self, seat: int) -> int:
        """The other party."""
        return self.partner if seat == self.owner else self.owner

    def plays_a(self, seat: int) -> bool:
        """Whether that party has side A."""
        return (seat == self.owner) == self.is_a


class Player:
    """One civilization.

    `workers` and `tokens` (blue ones) are counted by `Card.at`; `buildings` and `units` are the technologies for
    workers in play, by id. `technologies` holds the bits of all technologies in play, `hand_technologies` of those in
    hand. `food` and `resources` are what the blue tokens are worth. `fresh` are the action cards taken in this turn.
    `shown` are military cards in hand that everybody has seen. `ratings` are kept until something that they depend on
    changes (`is_stale`), `before` are those at the start of the last own turn. `pool` and `pool_science` belong to the
    leader in play, `card_pool` to action cards.
    """

    __slots__ = (
        "before",
        "blue_bank",
        "buildings",
        "caesar_used",
        "card_pool",
        "civil",
        "civil_total",
        "colonies",
        "culture",
        "exclusive",
        "extra_civil",
        "extra_military",
        "food",
        "fresh",
        "government",
        "hand",
        "hand_technologies",
        "history",
        "homer_under",
        "is_stale",
        "leader",
        "leader_ages",
        "marks",
        "military",
        "military_hand",
        "military_total",
        "pool",
        "pool_science",
        "ratings",
        "resigned",
        "resources",
        "ruins",
        "science",
        "seat",
        "shown",
        "skips_politics",
        "sources",
        "specials",
        "stages",
        "tactic",
        "technologies",
        "tokens",
        "units",
        "unused",
        "wars",
        "wonder",
        "wonders",
        "workers",
        "yellow_bank",
    )

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.science: int = 0
        self.culture: int = 0
        self.yellow_bank: int = 0
        self.unused: int = 0
        self.blue_bank: int = 0
        self.workers: list[int] = [0] * len(TECHNOLOGIES)
        self.tokens: list[int] = [0] * len(TECHNOLOGIES)
        self.food: int = 0
        self.resources: int = 0
        self.buildings: list[Card] = []
        self.units: list[Card] = []
        self.technologies: int = 0
        self.government: Card = DESPOTISM
        self.specials: list[Card | None] = [None, None, None, None]
        self.leader: Card | None = None
        self.leader_ages: int = 0
        self.wonder: Card | None = None
        self.stages: int = 0
        self.wonders: list[Card] = []
        self.ruins: list[Card] = []
        self.homer_under: Card | None = None
        self.colonies: list[Card] = []
        self.hand: list[Card] = []
        self.hand_technologies: int = 0
        self.fresh: list[Card] = []
        self.military_hand: list[Piece] = []
        self.shown: list[Piece] = []
        self.tactic: Card | None = None
        self.exclusive: Piece | None = None
        self.wars: list[War] = []
        self.civil: int = 0
        self.civil_total: int = 0
        self.extra_civil: int = 0
        self.military: int = 0
        self.military_total: int = 0
        self.extra_military: int = 0
        self.pool: int = 0
        self.pool_science: int = 0
        self.card_pool: int = 0
        self.marks: int = 0
        self.caesar_used: bool = False
        self.skips_politics: bool = False
        self.resigned: bool = False
        self.ratings: list[int] = [0, 0, 0, 0]
        self.is_stale: bool = True
        self.before: tuple[int, ...] = (0, 0, 0, 0)
        self.history: list[int] = []
        self.sources: list[int] = [0] * len(SOURCES)

    def copy(self) -> Player:
        """An independent player."""
        twin = Player(self.seat)
        twin.science = self.science
        twin.culture = self.culture
        twin.yellow_bank = self.yellow_bank
        twin.unused = self.unused
        twin.blue_bank = self.blue_bank
        twin.workers = self.workers[:]
        twin.tokens = self.tokens[:]
        twin.food = self.food
        twin.resources = self.resources
        twin.buildings = self.buildings[:]
        twin.units = self.units[:]
        twin.technologies = self.technologies
        twin.government = self.government
        twin.specials = self.specials[:]
        twin.leader = self.leader
        twin.leader_ages = self.leader_ages
        twin.wonder = self.wonder
        twin.stages = self.stages
        twin.wonders = self.wonders[:]
        twin.ruins = self.ruins[:]
        twin.homer_under = self.homer_under
        twin.colonies = self.colonies[:]
        twin.hand = self.hand[:]
        twin.hand_technologies = self.hand_technologies
        twin.fresh = self.fresh[:]
        twin.military_hand = self.military_hand[:]
        twin.shown = self.shown[:]
        twin.tactic = self.tactic
        twin.exclusive = self.exclusive
        twin.wars = self.wars[:]
        twin.civil = self.civil
        twin.civil_total = self.civil_total
        twin.extra_civil = self.extra_civil
        twin.military = self.military
        twin.military_total = self.military_total
        twin.extra_military = self.extra_military
        twin.pool = self.pool
        twin.pool_science = self.pool_science
        twin.card_pool = self.card_pool
        twin.marks = self.marks
        twin.caesar_used = self.caesar_used
        twin.skips_politics = self.skips_politics
        twin.resigned = self.resigned
        twin.ratings = self.ratings[:]
        twin.is_stale = self.is_stale
        twin.before = self.before
        twin.history = self.history[:]
        twin.sources = self.sources[:]
        return twin

    def power(self, name: str) -> int:
        """A number of the effect of the leader in play; 0 without such a leader."""
        leader = self.leader
        return 0 if leader is None else leader.powers.get(name, 0)

    def wonder_power(self, name: str) -> int:
        """A number of the effect of a completed wonder that is no ruin; 0 without such a wonder."""
        for wonder in self.wonders:
            if name in wonder.powers and wonder not in self.ruins:
                return wonder.powers[name]
        return 0


class Resolution:
    """What is being resolved: a card, who revealed or played it, and how far it has come. Scratch, empty at rests.

    `order` are the seats that it concerns, in the order in which they decide; `done` those who have, `now` the one who
    is asked. `need` is the strength that a defence must add, `limit` how many cards it may use, `chosen` what has been
    committed (with `as_bonus`, whether for its printed value). In an auction `bid` is the last bid, of `bidder`,
    `passed` who is out; then `units`, `chosen` and `force` are what the winner sends. `left` is what may still be
    taken: the budget of International Agreement, the advantage in a war. `piece` is the card if it lies nowhere else.
    `takes_a` says which side of an offered pact the offering player takes.
    """

    __slots__ = (
        "actor",
        "as_bonus",
        "bid",
        "bidder",
        "card",
        "chosen",
        "done",
        "force",
        "kind",
        "left",
        "limit",
        "need",
        "now",
        "order",
        "passed",
        "piece",
        "strengths",
        "takes_a",
        "target",
        "units",
    )

    def __init__(self, card: Card, actor: int, kind: str) -> None:
        self.card: Card = card
        self.actor: int = actor
        self.kind: str = kind
        self.piece: Piece | None = None
        self.target: int = -1
        self.takes_a: bool = True
        self.order: list[int] = []
        self.done: list[int] = []
        self.now: int = -1
        self.strengths: tuple[int, int] = (0, 0)
        self.need: int = 0
        self.limit: int = 0
        self.chosen: list[Piece] = []
        self.as_bonus: list[bool] = []
        self.bid: int = 0
        self.bidder: int = -1
        self.passed: list[int] = []
        self.units: list[Card] = []
        self.force: int = 0
        self.left: int = 0


class Scoring:
    """An impact that has been scored: its card and what each seat gained. Never changed."""

    __slots__ = ("card", "is_final", "values")

    def __init__(self, card: Card, values: list[int], is_final: bool) -> None:
        self.card: Card = card
        self.values: list[int] = values
        self.is_final: bool = is_final


class TtaState(State):
    """The whole table.

    Decks have their top card last. `future` are the future events, `current` the current ones in no particular order:
    that is `sequence`, in which a marker stands for the card at its number in `current` (None once it was revealed).
    So a seat may know a card that it prepared without knowing when it comes. `current_authors` and `future_authors` say
    who prepared the card at each place (-1: nobody); `top_seen` are the seats that know the top current event.
    `discards` are the military discard piles by age, `discard_eyes` the seats that know the card at each place;
    `removed` and `civil_removed` left the game unseen, `gone` openly. `begun` are the rounds in which ages I, II, III
    and IV began. `resolving` holds what is being resolved and is empty at every rest.
    """

    __slots__ = (
        "age",
        "begun",
        "civil_decks",
        "civil_removed",
        "common",
        "current",
        "current_authors",
        "discard_eyes",
        "discards",
        "future",
        "future_authors",
        "gone",
        "impacts",
        "is_manual",
        "last_round",
        "military_decks",
        "pacts",
        "past",
        "phase",
        "players",
        "removed",
        "resolving",
        "round",
        "row",
        "sequence",
        "start",
        "top_seen",
        "turn",
    )

    def __init__(self, chance: Chance, variant: Mapping[str, Value], players: list[Player]) -> None:
        super().__init__(chance, variant)
        self.players: list[Player] = players
        self.is_manual: bool = bool(variant["manual_payments"])
        self.phase: str = ACTION
        self.age: int = 0
        self.round: int = 1
        self.last_round: int = 0
        self.start: int = 0
        self.turn: int = 0
        self.row: list[Card | None] = []
        self.civil_decks: list[list[Piece]] = [[], [], [], []]
        self.military_decks: list[list[Piece]] = [[], [], [], []]
        self.current: list[Piece | None] = []
        self.sequence: list[Marker] = []
        self.current_authors: list[int] = []
        self.future: list[Piece] = []
        self.future_authors: list[int] = []
        self.top_seen: int = 0
        self.past: list[Card] = []
        self.common: list[Card] = []
        self.discards: list[list[Piece]] = [[], [], [], []]
        self.discard_eyes: list[list[int]] = [[], [], [], []]
        self.removed: list[list[Piece]] = [[], [], [], []]
        self.civil_removed: list[Piece] = []
        self.gone: list[Card] = []
        self.pacts: list[Pact] = []
        self.impacts: list[Scoring] = []
        self.begun: list[int] = []
        self.resolving: Resolution | None = None

    def copy(self) -> TtaState:
        """An independent state that plays on alike."""
        twin = TtaState(self.chance.copy(), self.variant, [player.copy() for player in self.players])
        twin.ended = self.ended
        twin.phase = self.phase
        twin.age = self.age
        twin.round = self.round
        twin.last_round = self.last_round
        twin.start = self.start
        twin.turn = self.turn
        twin.row = self.row[:]
        twin.civil_decks = [deck[:] for deck in self.civil_decks]
        twin.military_decks = [deck[:] for deck in self.military_decks]
        twin.current = self.current[:]
        twin.sequence = self.sequence[:]
        twin.current_authors = self.current_authors[:]
        twin.future = self.future[:]
        twin.future_authors = self.future_authors[:]
        twin.top_seen = self.top_seen
        twin.past = self.past[:]
        twin.common = self.common[:]
        twin.discards = [pile[:] for pile in self.discards]
        twin.discard_eyes = [eyes[:] for eyes in self.discard_eyes]
        twin.removed = [pile[:] for pile in self.removed]
        twin.civil_removed = self.civil_removed[:]
        twin.gone = self.gone[:]
        twin.pacts = self.pacts[:]
        twin.impacts = self.impacts[:]
        twin.begun = self.begun[:]
        return twin

    def lay_events(self, pieces: list[Piece], authors: list[int]) -> None:
        """Make these the current events, in this order, the top card last."""
        self.current = list(pieces)
        self.current_authors = authors
        self.sequence = MARKERS[: len(pieces)]
        self.top_seen = 0

    def current_events(self) -> list[Piece]:
        """The current events in their order, the top card last."""
        return [piece for marker in self.sequence if (piece := self.current[marker.number]) is not None]

    def active(self) -> list[Player]:
        """The players who are still in the game, by seat."""
        return [player for player in self.players if not player.resigned]

    def clockwise(self, seat: int) -> list[Player]:
        """The players who are still in the game, clockwise from that seat on."""
        players = self.players
        count = len(players)
        return [players[(seat + at) % count] for at in range(count) if not players[(seat + at) % count].resigned]

    def rivals(self, player: Player) -> list[Player]:
        """The others who are still in the game, clockwise."""
        return [other for other in self.clockwise(player.seat) if other is not player]
