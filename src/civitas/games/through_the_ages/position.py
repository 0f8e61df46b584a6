"""The table as JSON values: written whole, read with defaults for all that is left out.

Decks list their top cards first, and may list only those: cards of the current and of later ages that are named
nowhere are shuffled and lie beneath, those of earlier ages are out of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Final, Literal

import msgspec

from civitas.games.through_the_ages.pieces import (
    AGES,
    BY_ID,
    CIVIL_PIECES,
    DESPOTISM,
    FIRST_ACTIONS,
    FIRST_EVENTS,
    INITIAL,
    LAST_AGE,
    MILITARY_PIECES,
    ROW,
    START_BLUE,
    START_UNUSED,
    START_YELLOW,
    TUCKED,
    Card,
    Piece,
    in_use,
)
from civitas.games.through_the_ages.rules.play import insort
from civitas.games.through_the_ages.rules.setup import new_player
from civitas.games.through_the_ages.rules.tokens import STORES, change_tokens, gain
from civitas.games.through_the_ages.rules.totals import civil_total, military_total, ratings
from civitas.games.through_the_ages.state import (
    ACTION,
    END,
    MARKS,
    POLITICS,
    SOURCES,
    Pact,
    Player,
    Scoring,
    TtaState,
    War,
)
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kernel.positions import convert
from civitas.kernel.rules import Value

Count = Annotated[int, msgspec.Meta(ge=0, le=40)]
Bank = Annotated[int, msgspec.Meta(ge=0, le=100)]
Points = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Change = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
AgeName = Literal["A", "I", "II", "III", "IV"]
DeckName = Literal["A", "I", "II", "III"]

_SHUFFLE = 179


EXAMPLE: Final = {
    "age": "II",
    "players": [{"workers": {"warriors": 9}, "wars": [{"card": "war_over_technology", "target": 1}]}, {}, {}],
    "pacts": [{"card": "loss_of_sovereignty", "owner": 0, "partner": 2, "side": "b"}],
    "current": [{"card": "rats", "by": 0}],
    "future": [{"card": "crusades", "by": 1}],
}


class WarPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A declared war: its card and the seat that it is declared on."""

    card: str
    target: int


class PactPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A pact: the seat that offered it and holds the card, the partner, and the side of the owner."""

    card: str
    owner: int
    partner: int
    side: Literal["a", "b"] = "a"


class EventPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A card of an event deck with the seat that prepared it."""

    card: str
    by: int


class DiscardPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A discarded military card with the seats that know it."""

    card: str
    seen: list[int] | Literal["all"]


class ScoringPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An impact that has been scored: what each seat gained; `final` at the end of the game."""

    values: list[Change]
    final: bool = False


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One civilization.

    `workers` names technologies with their workers; those that it leaves out have what a player begins with.
    `technologies` names further technologies for workers in play. `tokens` are blue tokens on cards; `food` and
    `resources` put as much on the cards with the highest values that fit. `blue` and `yellow` are the banks; left out,
    they hold all tokens that are nowhere else. `civil` and `military` are unspent actions, by default all. `hand` holds
    civil cards, `fresh` counts the action cards among them that were taken in this turn, `military_hand` holds military
    cards, `shown` counts those that everybody has seen. `leader_ages` are the ages of which a leader has been taken.
    `wonders` and `ruins` are completed, a ruin may be named in both; `tucked` names the wonder under which Homer lies.
    `exclusive` is the tactic card that lies in front of the player; `tactic` is a common one, by its id or its place
    among them. `marks` are the once-per-turn marks. `before` are science, culture, strength and happiness at the start
    of the last own turn, by default as they are. `history` is the culture after each own turn, `sources` where culture
    came from.
    """

    science: Points = 0
    culture: Points = 0
    yellow: Bank | None = None
    unused: Count = START_UNUSED
    blue: Bank | None = None
    workers: dict[str, Count] = {}
    technologies: list[str] = []
    tokens: dict[str, Count] = {}
    food: Count = 0
    resources: Count = 0
    government: str | None = None
    specials: list[str] = []
    leader: str | None = None
    leader_ages: list[DeckName] | None = None
    wonder: str | None = None
    stages: Count = 0
    wonders: list[str] = []
    ruins: list[str] = []
    tucked: dict[str, str] = {}
    colonies: list[str] = []
    hand: list[str] = []
    fresh: dict[str, Count] = {}
    military_hand: list[str] = []
    shown: dict[str, Count] = {}
    tactic: str | int | None = None
    exclusive: str | None = None
    wars: list[WarPosition] = []
    civil: Count | None = None
    extra_civil: Count = 0
    military: Count | None = None
    extra_military: Count = 0
    pool: Count | None = None
    pool_science: Count = 0
    card_pool: Count = 0
    marks: list[str] = []
    caesar_used: bool = False
    skips_politics: bool = False
    resigned: bool = False
    before: tuple[Points, Points, Points, Points] | None = None
    history: list[Points] = []
    sources: dict[str, Change] = {}


class TablePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The whole table.

    `phase` is the start of a turn, the Politics Phase, Julius Caesar's second political action, the Action Phase or
    the end of a turn. `row` has 13 spaces, null where no card lies; `civil` and `military` are the decks by age, their
    top cards first, `civil_left` and `military_left` how many cards the decks of the current age still have. `current`
    and `future` are the event decks, top first; `top_seen` are the seats that know the top current event, by default
    whom Joan of Arc has just shown it. `begun` are the rounds in which ages I, II, III and IV began, as far as they are
    known. `past`, `common` and `gone` lie open, `removed` left the game unseen.
    """

    players: list[PlayerPosition]
    phase: Literal["start", "politics", "second", "action", "end"] = "action"
    age: AgeName = "I"
    round: Annotated[int, msgspec.Meta(ge=1, le=200)] | None = None
    last_round: Annotated[int, msgspec.Meta(ge=0, le=200)] | None = None
    turn: int | None = None
    start: int | None = None
    row: list[str | None] | None = None
    civil: dict[DeckName, list[str]] = {}
    military: dict[DeckName, list[str]] = {}
    civil_left: Bank | None = None
    military_left: Bank | None = None
    current: list[str | EventPosition] | None = None
    future: list[str | EventPosition] = []
    top_seen: list[int] | None = None
    past: list[str] = []
    common: list[str] = []
    discards: dict[DeckName, list[str | DiscardPosition]] = {}
    removed: dict[DeckName, list[str]] = {}
    civil_removed: list[str] = []
    gone: list[str] = []
    pacts: list[PactPosition] = []
    impacts: dict[str, ScoringPosition] = {}
    begun: list[Annotated[int, msgspec.Meta(ge=1, le=200)]] = []


def write(state: TtaState) -> dict[str, Any]:
    """The table at a rest, all of it; in the middle of a step also the card that is being resolved."""
    decks = range(LAST_AGE)
    resolving = state.resolving
    limbo = {} if resolving is None or resolving.piece is None else {"resolving": str(resolving.piece)}
    return limbo | {
        "phase": state.phase,
        "age": AGES[state.age],
        "round": state.round,
        "last_round": state.last_round,
        "turn": state.turn,
        "start": state.start,
        "players": [_written(player, state.common) for player in state.players],
        "row": [None if card is None else card.id for card in state.row],
        "civil": {AGES[age]: _ids(reversed(state.civil_decks[age])) for age in decks},
        "military": {AGES[age]: _ids(reversed(state.military_decks[age])) for age in decks},
        "current": _events(state.current_events(), [state.current_authors[marker.number] for marker in state.sequence]),
        "future": _events(state.future, state.future_authors),
        "top_seen": [player.seat for player in state.players if state.top_seen >> player.seat & 1],
        "past": _ids(state.past),
        "common": _ids(state.common),
        "discards": {
            AGES[age]: [
                _discard(piece, state.discard_eyes[age][at], len(state.players))
                for at, piece in enumerate(state.discards[age])
            ]
            for age in decks
        },
        "removed": {AGES[age]: _ids(state.removed[age]) for age in decks},
        "civil_removed": _ids(state.civil_removed),
        "gone": _ids(state.gone),
        "pacts": [
            {
                "card": pact.piece.type.id,
                "owner": pact.owner,
                "partner": pact.partner,
                "side": "a" if pact.is_a else "b",
            }
            for pact in state.pacts
        ],
        "impacts": {one.card.id: {"values": one.values, "final": one.is_final} for one in state.impacts},
        "begun": state.begun,
    }


def _ids(cards: Any) -> list[str]:
    return [str(card) for card in cards]


def _events(pieces: list[Piece], authors: list[int]) -> list[Any]:
    """An event deck, top first."""
    return [
        str(piece) if author < 0 else {"card": str(piece), "by": author}
        for piece, author in reversed(list(zip(pieces, authors, strict=True)))
    ]


def _discard(piece: Piece, eyes: int, seats: int) -> Any:
    if not eyes:
        return str(piece)
    return {"card": str(piece), "seen": "all" if eyes < 0 else [seat for seat in range(seats) if eyes >> seat & 1]}


def _written(player: Player, common: list[Card]) -> dict[str, Any]:
    """One player; every card is named once as a value, so that a position shows that none is lost."""
    cards = [*player.buildings, *player.units]
    tactic = None if player.tactic is None or player.exclusive is not None else common.index(player.tactic)
    return {
        "science": player.science,
        "culture": player.culture,
        "yellow": player.yellow_bank,
        "unused": player.unused,
        "blue": player.blue_bank,
        "workers": {card.id: player.workers[card.at] for card in (INITIAL if player.resigned else cards)},
        "technologies": [card.id for card in cards if card not in INITIAL],
        "tokens": {card.id: player.tokens[card.at] for card in STORES if player.tokens[card.at]},
        "government": player.government.id if player.government.science else None,
        "specials": [card.id for card in player.specials if card is not None],
        "leader": None if player.leader is None else player.leader.id,
        "leader_ages": [AGES[age] for age in range(LAST_AGE) if player.leader_ages >> age & 1],
        "wonder": None if player.wonder is None else player.wonder.id,
        "stages": player.stages,
        "wonders": [card.id for card in player.wonders if card not in player.ruins],
        "ruins": _ids(player.ruins),
        "tucked": {} if player.homer_under is None else {player.homer_under.id: TUCKED.id},
        "colonies": _ids(player.colonies),
        "hand": _ids(player.hand),
        "fresh": dict(Counter(_ids(player.fresh))),
        "military_hand": _ids(player.military_hand),
        "shown": dict(Counter(_ids(player.shown))),
        "tactic": tactic,
        "exclusive": None if player.exclusive is None else str(player.exclusive),
        "wars": [{"card": str(war.piece), "target": war.target} for war in player.wars],
        "civil": player.civil,
        "extra_civil": player.extra_civil,
        "military": player.military,
        "extra_military": player.extra_military,
        "pool": player.pool,
        "pool_science": player.pool_science,
        "card_pool": player.card_pool,
        "marks": [name for at, name in enumerate(MARKS) if player.marks >> at & 1],
        "caesar_used": player.caesar_used,
        "skips_politics": player.skips_politics,
        "resigned": player.resigned,
        "before": player.before,
        "history": player.history,
        "sources": {name: player.sources[at] for at, name in enumerate(SOURCES) if player.sources[at]},
    }


class _Box:
    """The pieces that have not been laid out yet, by type."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.left: dict[str, list[Piece]] = {}
        for piece in [*in_use(CIVIL_PIECES, seats), *in_use(MILITARY_PIECES, seats)]:
            self.left.setdefault(str(piece), []).append(piece)

    def piece(self, id_: str, path: str, *groups: str) -> Piece:
        """Take a piece of that type, which must be of one of these groups."""
        card = find_card(id_, path, *groups)
        pieces = self.left.get(id_, [])
        if not pieces:
            copies = card.copies[self.seats - 2]
            if not copies:
                raise BadPosition(f"{path}: {id_} is not used with {self.seats} players.")
            raise BadPosition(
                f"{path}: {id_} lies in too many places; there {'is 1' if copies == 1 else f'are {copies}'}."
            )
        return pieces.pop()

    def card(self, id_: str, path: str, *groups: str) -> Card:
        """Take a card that lies open."""
        return self.piece(id_, path, *groups).type

    def cards(self, ids: list[str], path: str, *groups: str) -> list[Card]:
        """Take cards that lie open."""
        return [self.card(id_, f"{path}[{at}]", *groups) for at, id_ in enumerate(ids)]

    def pieces(self, ids: list[str], path: str, *groups: str) -> list[Piece]:
        """Take pieces."""
        return [self.piece(id_, f"{path}[{at}]", *groups) for at, id_ in enumerate(ids)]

    def rest(self, is_military: bool, age: int) -> list[Piece]:
        """Take everything that is left of a deck, in an order that is always the same and tells nothing."""
        pieces: list[Piece] = []
        for id_, left in self.left.items():
            card = BY_ID[id_]
            if card.is_military == is_military and card.age == age:
                pieces += left
                self.left[id_] = []
        Chance.from_seed(_SHUFFLE).shuffle(pieces)
        return pieces


def find_card(id_: str, path: str, *groups: str) -> Card:
    """The card type of that id, which must be of one of these groups."""
    if id_ not in BY_ID:
        near = get_close_matches(id_.lower().replace(" ", "_"), BY_ID, 1, 0.8)
        raise BadPosition(f"{path}: there is no card “{shorten(id_)}”{f'; {near[0]} is near' if near else ''}.")
    card = BY_ID[id_]
    if groups and card.group not in groups:
        raise BadPosition(f"{path}: {id_} is a card of another kind ({card.group}); here lies {' or '.join(groups)}.")
    return card


_CIVIL = ("technology", "special", "government", "leader", "action")
_MILITARY = ("tactic", "bonus", "aggression", "war", "pact", "event", "territory")
_EVENTS = ("event", "territory")


def read(position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> TtaState:
    """The table that a position describes, or BadPosition with the path of what can't be."""
    table = convert(position, TablePosition)
    seats = len(table.players)
    box = _Box(seats)
    state = TtaState(chance, variant, [new_player(seat) for seat in range(seats)])
    state.phase = table.phase
    state.age = AGES.index(table.age)
    state.begun = list(table.begun)
    for player, written in zip(state.players, table.players, strict=True):
        _read_cards(player, written, box, f"players[{player.seat}]", seats)
    _read_common(state, table, box)
    _read_decks(state, table, box)
    _read_course(state, table)
    for player, written in zip(state.players, table.players, strict=True):
        _read_tokens(state, player, written, f"players[{player.seat}]")
    for player, written in zip(state.players, table.players, strict=True):
        player.before = tuple(ratings(state, player)) if written.before is None else written.before
    return state


def _seat(number: int, seats: int, path: str) -> int:
    if not 0 <= number < seats:
        raise BadPosition(f"{path}: {number} is no seat; the seats are 0 to {seats - 1}.")
    return number


def _read_cards(player: Player, written: PlayerPosition, box: _Box, path: str, seats: int) -> None:
    """What a player has in play and in hand."""
    player.resigned = written.resigned
    if written.resigned:
        _empty(player)
    else:
        _read_technologies(player, written, box, path)
    if written.leader is not None:
        player.leader = box.card(written.leader, f"{path}.leader", "leader")
    if written.wonder is not None:
        player.wonder = box.card(written.wonder, f"{path}.wonder", "wonder")
        if written.stages >= len(player.wonder.stages):
            raise BadPosition(f"{path}.stages: {player.wonder.id} is complete with {len(player.wonder.stages)}.")
        player.stages = written.stages
    elif written.stages:
        raise BadPosition(f"{path}.stages: there is no unfinished wonder.")
    standing = [id_ for id_ in written.wonders if id_ not in written.ruins]
    for wonder in box.cards(standing, f"{path}.wonders", "wonder"):
        insort(player.wonders, wonder)
    for wonder in box.cards(written.ruins, f"{path}.ruins", "wonder"):
        insort(player.wonders, wonder)
        player.ruins.append(wonder)
    for under, id_ in written.tucked.items():
        player.homer_under = _own(player.wonders, under, f"{path}.tucked.{shorten(under)}")
        if box.card(id_, f"{path}.tucked.{under}", "leader") is not TUCKED:
            raise BadPosition(f"{path}.tucked.{under}: only {TUCKED.id} can lie under a wonder (20.6).")
    for colony in box.cards(written.colonies, f"{path}.colonies", "territory"):
        insort(player.colonies, colony)
    for card in box.cards(written.hand, f"{path}.hand", *_CIVIL):
        if (player.technologies | player.hand_technologies) & card.bit:
            raise BadPosition(f"{path}.hand: {card.id} is in hand or in play already (7.3 b).")
        insort(player.hand, card)
        player.hand_technologies |= card.bit
    for id_, count in written.fresh.items():
        card = _own(player.hand, id_, f"{path}.fresh.{shorten(id_)}")
        if count > player.hand.count(card):
            raise BadPosition(f"{path}.fresh.{id_}: there are only {player.hand.count(card)} in hand.")
        player.fresh += [card] * count
    player.military_hand = box.pieces(written.military_hand, f"{path}.military_hand", *_MILITARY)
    for id_, count in written.shown.items():
        pieces = [piece for piece in player.military_hand if str(piece) == id_]
        if count > len(pieces):
            raise BadPosition(f"{path}.shown.{shorten(id_)}: there are only {len(pieces)} in the military hand.")
        player.shown += pieces[:count]
    _read_tactic(player, written, box, path)
    for at, war in enumerate(written.wars):
        here = f"{path}.wars[{at}]"
        if _seat(war.target, seats, f"{here}.target") == player.seat:
            raise BadPosition(f"{here}.target: nobody declares war on himself.")
        player.wars.append(War(box.piece(war.card, f"{here}.card", "war"), war.target))


def _own(cards: list[Card], id_: str, path: str) -> Card:
    card = next((card for card in cards if card.id == id_), None)
    if card is None:
        raise BadPosition(f"{path}: the player does not have {shorten(id_)}.")
    return card


def _empty(player: Player) -> None:
    """Rules 6.7: whoever resigned has nothing."""
    player.technologies = 0
    player.buildings = []
    player.units = []
    player.workers = [0] * len(player.workers)


def _read_technologies(player: Player, written: PlayerPosition, box: _Box, path: str) -> None:
    names = [*written.workers, *[id_ for id_ in written.technologies if id_ not in written.workers]]
    names += [id_ for id_ in written.tokens if id_ not in names]
    for id_ in names:
        here = f"{path}.workers.{shorten(id_)}" if id_ in written.workers else f"{path}.technologies"
        card = find_card(id_, here, "technology")
        if card not in INITIAL:
            box.card(id_, here, "technology")
            insort(player.units if card.is_unit else player.buildings, card)
            player.technologies |= card.bit
        if id_ in written.workers:
            player.workers[card.at] = written.workers[id_]
    government = find_card(written.government or DESPOTISM.id, f"{path}.government", "government")
    if government.science:
        box.card(government.id, f"{path}.government", "government")
    player.technologies = player.technologies & ~player.government.bit | government.bit
    player.government = government
    for at, card in enumerate(box.cards(written.specials, f"{path}.specials", "special")):
        if player.specials[card.kind] is not None:
            raise BadPosition(f"{path}.specials[{at}]: there is another technology of this kind in play (11.5).")
        player.specials[card.kind] = card
        player.technologies |= card.bit


def _read_tactic(player: Player, written: PlayerPosition, box: _Box, path: str) -> None:
    if written.exclusive is not None:
        player.exclusive = box.piece(written.exclusive, f"{path}.exclusive", "tactic")
        if written.tactic not in (None, written.exclusive):
            raise BadPosition(f"{path}.tactic: the exclusive tactic is the current one (7.17).")
        player.tactic = player.exclusive.type
    elif isinstance(written.tactic, str):
        player.tactic = find_card(written.tactic, f"{path}.tactic", "tactic")


def _read_common(state: TtaState, table: TablePosition, box: _Box) -> None:
    """What lies open beside the players."""
    seats = len(state.players)
    for card in box.cards(table.common, "common", "tactic"):
        if card in state.common:
            raise BadPosition(f"common: {card.id} lies there once only (5.4).")
        insort(state.common, card)
    laid = [find_card(id_, "common", "tactic") for id_ in table.common]
    for player, written in zip(state.players, table.players, strict=True):
        if isinstance(written.tactic, int) and player.exclusive is None:
            if not 0 <= written.tactic < len(laid):
                raise BadPosition(f"players[{player.seat}].tactic: there are {len(laid)} common tactics.")
            player.tactic = laid[written.tactic]
        tactic = player.tactic
        if tactic is not None and player.exclusive is None and tactic not in state.common:
            insort(state.common, box.card(tactic.id, f"players[{player.seat}].tactic", "tactic"))
    for at, pact in enumerate(table.pacts):
        here = f"pacts[{at}]"
        owner = _seat(pact.owner, seats, f"{here}.owner")
        partner = _seat(pact.partner, seats, f"{here}.partner")
        if owner == partner:
            raise BadPosition(f"{here}.partner: a pact has two parties.")
        if any(other.owner == owner for other in state.pacts):
            raise BadPosition(f"{here}.owner: a player has one own pact only (6.5).")
        state.pacts.append(Pact(box.piece(pact.card, f"{here}.card", "pact"), owner, partner, pact.side == "a"))
    state.past = box.cards(table.past, "past", *_EVENTS)
    state.gone = box.cards(table.gone, "gone")
    for id_, one in table.impacts.items():
        if len(one.values) != seats:
            raise BadPosition(f"impacts.{shorten(id_)}.values: one number for each of {seats} seats is needed.")
        card = find_card(id_, f"impacts.{shorten(id_)}", "event")
        state.impacts.append(Scoring(card, list(one.values), one.final))


def _read_decks(state: TtaState, table: TablePosition, box: _Box) -> None:
    """Row, decks, events, discards; what is named nowhere comes beneath, or is out of the game."""
    seats = len(state.players)
    if table.row is not None:
        if len(table.row) != len(ROW):
            raise BadPosition(f"row: there are {len(ROW)} spaces, not {len(table.row)}.")
        state.row = [
            None if id_ is None else box.card(id_, f"row[{at}]", *_CIVIL, "wonder") for at, id_ in enumerate(table.row)
        ]
    civil = {AGES.index(age): _deck(ids, age, box, f"civil.{age}", False) for age, ids in table.civil.items()}
    military = {AGES.index(age): _deck(ids, age, box, f"military.{age}", True) for age, ids in table.military.items()}
    current, authors = _read_events(table.current or [], box, "current", seats)
    state.future, state.future_authors = _read_events(table.future, box, "future", seats)
    for age, pile in table.discards.items():
        for at, entry in enumerate(pile):
            _read_discard(state, entry, AGES.index(age), box, f"discards.{age}[{at}]")
    for age, ids in table.removed.items():
        state.removed[AGES.index(age)] = _deck(ids, age, box, f"removed.{age}", True)[::-1]
    state.civil_removed = box.pieces(table.civil_removed, "civil_removed")
    if table.current is None:
        first = box.rest(True, 0)
        current = first[: FIRST_EVENTS[seats]]
        authors = [-1] * len(current)
        state.removed[0] += first[FIRST_EVENTS[seats] :]
    ages = [piece.age for piece in current]
    if ages != sorted(ages, reverse=True):
        raise BadPosition("current: earlier ages lie above later ones (6.2).")
    if not current and state.phase != END:
        raise BadPosition("current: there is always a current event until the end of the game (6.2).")
    state.lay_events(current, authors)
    for seat in table.top_seen or []:
        state.top_seen |= 1 << _seat(seat, seats, "top_seen")
    for number in range(LAST_AGE):
        _fill_civil(state, table, number, civil.get(number, []), box)
        _fill_military(state, table, number, military.get(number, []), box)
    if table.row is None:
        state.row = [_dealt(state) for _ in ROW]


def _deck(ids: list[str], age: str, box: _Box, path: str, is_military: bool) -> list[Piece]:
    """A deck from its top cards on, the top card last."""
    pieces = box.pieces(ids, path, *(_MILITARY if is_military else (*_CIVIL, "wonder")))
    for at, piece in enumerate(pieces):
        if piece.age != AGES.index(age):
            raise BadPosition(f"{path}[{at}]: {piece} is a card of age {AGES[piece.age]}.")
    return pieces[::-1]


def _fill_civil(state: TtaState, table: TablePosition, age: int, top: list[Piece], box: _Box) -> None:
    rest = box.rest(False, age)
    if age < state.age:
        state.gone += [piece.type for piece in rest]
        rest = []
    elif age == state.age and table.civil_left is not None:
        below = max(0, table.civil_left - len(top))
        if table.row is None:
            below += len(ROW)
        state.gone += [piece.type for piece in rest[below:]]
        rest = rest[:below]
    state.civil_decks[age] = rest + top


def _fill_military(state: TtaState, table: TablePosition, age: int, top: list[Piece], box: _Box) -> None:
    rest = box.rest(True, age)
    if age < state.age or age == 0:
        state.removed[age] += rest
        rest = []
    elif age == state.age and table.military_left is not None:
        below = max(0, table.military_left - len(top))
        state.removed[age] += rest[below:]
        rest = rest[:below]
    state.military_decks[age] = rest + top


def _dealt(state: TtaState) -> Card | None:
    """A card for the row, from beneath the deck of the current age, so that a deck's top can be named alone."""
    deck = state.civil_decks[state.age] if state.age < LAST_AGE else []
    return deck.pop(0).type if deck else None


def _read_events(entries: list[str | EventPosition], box: _Box, path: str, seats: int) -> tuple[list[Piece], list[int]]:
    pieces: list[Piece] = []
    authors: list[int] = []
    for at, entry in enumerate(entries):
        here = f"{path}[{at}]"
        if isinstance(entry, str):
            pieces.append(box.piece(entry, here, *_EVENTS))
            authors.append(-1)
        else:
            pieces.append(box.piece(entry.card, f"{here}.card", *_EVENTS))
            authors.append(_seat(entry.by, seats, f"{here}.by"))
    return pieces[::-1], authors[::-1]


def _read_discard(state: TtaState, entry: str | DiscardPosition, age: int, box: _Box, path: str) -> None:
    seats = len(state.players)
    eyes = 0
    if isinstance(entry, str):
        piece = box.piece(entry, path, *_MILITARY)
    else:
        piece = box.piece(entry.card, f"{path}.card", *_MILITARY)
        if entry.seen == "all":
            eyes = -1
        else:
            for seat in entry.seen:
                eyes |= 1 << _seat(seat, seats, f"{path}.seen")
    if piece.age != age:
        raise BadPosition(f"{path}: {piece} is a card of age {AGES[piece.age]}.")
    state.discards[age].append(piece)
    state.discard_eyes[age].append(eyes)


def _read_course(state: TtaState, table: TablePosition) -> None:
    """Whose turn it is in which round."""
    seats = len(state.players)
    active = state.active()
    if not active:
        raise BadPosition("players: somebody is still in the game.")
    turn = active[0].seat if table.turn is None else _seat(table.turn, seats, "turn")
    state.turn = turn
    state.start = turn if table.start is None else _seat(table.start, seats, "start")
    usual = 1 if state.age == 0 else 2
    state.round = usual if table.round is None else table.round
    if state.round == 1 and state.phase not in (ACTION, END):
        raise BadPosition("phase: in the first round there are only actions (4.2).")
    if table.last_round is not None:
        state.last_round = table.last_round
    elif state.age == LAST_AGE:
        state.last_round = state.round if turn == state.start else state.round + 1
    if state.age < LAST_AGE and state.last_round:
        raise BadPosition("last_round: it is fixed when age IV begins (5.2.2).")
    if state.players[turn].resigned:
        raise BadPosition(f"turn: seat {turn} has resigned.")
    if table.top_seen is None and state.phase == POLITICS and state.players[turn].power("sees_event"):
        state.top_seen = 1 << turn


def _read_tokens(state: TtaState, player: Player, written: PlayerPosition, path: str) -> None:
    """Tokens, points, actions and marks."""
    seats = len(state.players)
    player.science = written.science
    player.culture = written.culture
    player.unused = 0 if player.resigned else written.unused
    sides = [card.in_play for card in player.specials if card is not None]
    sides += [card.in_play for card in player.wonders if card not in player.ruins]
    sides += [card.in_play for card in player.colonies]
    for id_, count in written.tokens.items():
        card = find_card(id_, f"{path}.tokens.{shorten(id_)}", "technology")
        if card not in STORES:
            raise BadPosition(f"{path}.tokens.{id_}: no blue token can lie there (15.1).")
        change_tokens(player, card, count)
    player.blue_bank = 0 if player.resigned else 100
    for is_food, amount, name in ((True, written.food, "food"), (False, written.resources, "resources")):
        if amount and gain(player, amount, is_food) < amount:
            raise BadPosition(f"{path}.{name}: there is no card to put it on.")
    blue = START_BLUE + sum(side.blue for side in sides) - sum(player.tokens) - player.stages
    yellow = START_YELLOW + START_UNUSED + sum(card.start for card in INITIAL) + sum(side.yellow for side in sides)
    yellow -= sum(player.workers) + player.unused
    if player.resigned:
        blue = yellow = 0
    player.blue_bank = max(0, blue) if written.blue is None else written.blue
    player.yellow_bank = max(0, yellow) if written.yellow is None else written.yellow
    player.caesar_used = written.caesar_used
    player.skips_politics = written.skips_politics
    for at, mark in enumerate(written.marks):
        if mark not in MARKS:
            raise BadPosition(f"{path}.marks[{at}]: there is no mark “{shorten(mark)}”; there are {', '.join(MARKS)}.")
        player.marks |= 1 << MARKS.index(mark)
    if player.resigned:
        player.civil_total = player.military_total = 0
    else:
        player.civil_total = civil_total(state, player)
        player.military_total = military_total(state, player)
    _read_actions(state, player, written, path, seats)
    player.leader_ages = _leader_ages(player, written)
    player.history = list(written.history)
    for name, amount in written.sources.items():
        if name not in SOURCES:
            raise BadPosition(f"{path}.sources.{shorten(name)}: there is no such source.")
        player.sources[SOURCES.index(name)] = amount


def _read_actions(state: TtaState, player: Player, written: PlayerPosition, path: str, seats: int) -> None:
    civil, military = player.civil_total, player.military_total
    if state.round == 1 and not player.history:
        civil, military = FIRST_ACTIONS[(player.seat - state.start) % seats], 0
    player.civil = civil if written.civil is None else written.civil
    player.military = military if written.military is None else written.military
    for have, total, name in (
        (player.civil, player.civil_total, "civil"),
        (player.military, player.military_total, "military"),
    ):
        if have > total:
            raise BadPosition(f"{path}.{name}: {have} of {total} actions can't be unspent.")
    player.extra_civil = written.extra_civil
    player.extra_military = written.extra_military
    pool = player.power("military_resources") if player.seat == state.turn and state.phase != "start" else 0
    player.pool = pool if written.pool is None else written.pool
    player.pool_science = written.pool_science
    player.card_pool = written.card_pool


def _leader_ages(player: Player, written: PlayerPosition) -> int:
    """The ages of which a leader was taken: at least those of leaders in play, in hand or under a wonder."""
    mask = 0
    for age in written.leader_ages or []:
        mask |= 1 << AGES.index(age)
    for card in [player.leader, *player.hand]:
        if card is not None and card.group == "leader":
            mask |= 1 << card.age
    return mask if player.homer_under is None else mask | 1 << TUCKED.age
