"""The table as JSON values: written whole, read with defaults for all that is left out.

Supply piles list their top cards first, and may list only those: cards that are named nowhere are shuffled, become age
achievements where one without a name is asked for, and lie beneath the others of their age. An achievement is written
as a special one's id, as an age, or as an age with its card; special ones that nobody has claimed are available.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from civitas.games.innovation.pieces import AGES, COLORS, SPECIALS, SPLAYS, Card, Special
from civitas.games.innovation.rules.cards import BY_ID, CARDS
from civitas.games.innovation.rules.course import actions_of, blank
from civitas.games.innovation.state import ARRANGED, EVERYBODY_KNOWS, SPECTATOR, InnovationState, Pile, Player
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kernel.rules import Value
from civitas.kernel.saves import convert

_SHUFFLE = 105


class PilePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of one colour, from top to bottom."""

    cards: list[str]
    splay: Literal["none", "left", "right", "up"] = "none"


class AgePosition(msgspec.Struct, forbid_unknown_fields=True):
    """An age achievement, with the card that it is."""

    age: int
    card: str


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player."""

    hand: list[str] = []
    score: list[str] = []
    board: list[PilePosition] = []
    achievements: list[str | int | AgePosition] = []
    tucked: int = 0
    scored: int = 0


class TablePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The whole table; `turns` are those that have been finished."""

    players: list[PlayerPosition]
    phase: Literal["setup", "play"] = "play"
    turn: int = 0
    actions: int | None = None
    turns: int | None = None
    supply: dict[str, list[str]] = {}
    achievements: list[str | int | AgePosition] | None = None
    removed: list[str] = []
    known: dict[str, list[int] | Literal["all"]] = {}
    winner: int = -1


def write(state: InnovationState) -> dict[str, Any]:
    """The table between two actions, all of it."""
    table: dict[str, Any] = {
        "phase": "setup" if state.is_setup else "play",
        "turn": state.turn,
        "actions": state.actions,
        "turns": state.turns,
        "players": [_written(player) for player in state.players],
        "supply": {str(age): [card.id for card in reversed(state.supply[age])] for age in range(1, AGES + 1)},
        "achievements": _achievements(state.middle, state.specials),
        "removed": [card.id for card in state.removed],
        "known": _knowledge(state),
    }
    if state.winner >= 0:
        table["winner"] = state.winner
    return table


def _written(player: Player) -> dict[str, Any]:
    return {
        "hand": [card.id for card in player.hand.cards],
        "score": [card.id for card in player.score.cards],
        "board": [
            {"cards": [card.id for card in reversed(pile.cards)], "splay": SPLAYS[pile.splay]}
            for pile in player.piles
            if pile.cards
        ],
        "achievements": _achievements(player.trophies, player.specials),
        "tucked": player.tucked,
        "scored": player.scored,
    }


def _achievements(cards: list[Card], specials: list[Special]) -> list[Any]:
    return [{"age": card.age, "card": card.id} for card in cards] + [special.id for special in specials]


def _usual_knowledge(state: InnovationState) -> list[int]:
    """Who knows each card if nobody has seen more than his own: boards are open, the rest is the owner's."""
    known = [0] * len(CARDS)
    for player in state.players:
        for card in player.hand.cards + player.score.cards:
            known[card.number] = 1 << player.seat
        for pile in player.piles:
            for card in pile.cards:
                known[card.number] = EVERYBODY_KNOWS
    return known


def _knowledge(state: InnovationState) -> dict[str, Any]:
    """Who knows a card, where that is not the usual: seats, and -1 for the spectators."""
    usual = _usual_knowledge(state)
    eyes = [*range(len(state.players)), SPECTATOR]
    return {
        card.id: "all"
        if state.known[card.number] == EVERYBODY_KNOWS
        else [eye if eye != SPECTATOR else -1 for eye in eyes if state.known[card.number] >> eye & 1]
        for card in CARDS
        if state.known[card.number] != usual[card.number]
    }


class _Pieces:
    """The cards and special achievements that have not been laid out yet."""

    def __init__(self) -> None:
        self.cards: dict[str, Card] = dict(BY_ID)
        self.specials: dict[str, Special] = {special.id: special for special in SPECIALS}

    def card(self, id_: str, path: str) -> Card:
        """Take the card of that name, which can lie only in one place."""
        if id_ not in BY_ID:
            raise BadPosition(f"{path}: there is no card “{shorten(id_)}”.")
        if id_ not in self.cards:
            raise BadPosition(f"{path}: {id_} lies in two places.")
        return self.cards.pop(id_)

    def listed(self, ids: list[str], path: str) -> list[Card]:
        """Take the cards of these names."""
        return [self.card(id_, f"{path}[{at}]") for at, id_ in enumerate(ids)]

    def special(self, id_: str, path: str) -> Special:
        """Take the special achievement of that name."""
        if id_ not in {special.id for special in SPECIALS}:
            raise BadPosition(f"{path}: there is no special achievement “{shorten(id_)}”.")
        if id_ not in self.specials:
            raise BadPosition(f"{path}: {id_} lies in two places.")
        return self.specials.pop(id_)


def read(position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> InnovationState:
    """The table that a position describes, or BadPosition with the path of what can't be."""
    table = convert(position, TablePosition)
    seats = len(table.players)
    if variant["team_variant"] and seats != 4:
        raise BadPosition(f"variant.team_variant: the team game is for four players, not {seats}.")
    state = blank(seats, variant, chance)
    state.specials = []
    pieces = _Pieces()
    for player, written in zip(state.players, table.players, strict=True):
        _read_player(player, written, pieces, f"players[{player.seat}]")
    state.removed = pieces.listed(table.removed, "removed")
    for age, ids in table.supply.items():
        if age not in {str(one) for one in range(1, AGES + 1)}:
            raise BadPosition(f"supply.{shorten(age)}: there is no such age; the ages are 1 to {AGES}.")
        cards = pieces.listed(ids, f"supply.{age}")
        for at, card in enumerate(cards):
            if card.age != int(age):
                raise BadPosition(f"supply.{age}[{at}]: {card} is a card of age {card.age}.")
        state.supply[int(age)] = cards[::-1]
    _read_achievements(state, table, pieces)
    _read_turn(state, table)
    state.known = _usual_knowledge(state)
    for id_, seats_ in table.known.items():
        if id_ not in BY_ID:
            raise BadPosition(f"known.{shorten(id_)}: there is no such card.")
        state.known[BY_ID[id_].number] = EVERYBODY_KNOWS if seats_ == "all" else _mask(seats_, seats, f"known.{id_}")
    for player in state.players:
        _check_knowledge(state, player)
    # A position may meet the condition of a special achievement already: it is claimed after the next step (rules 7.3).
    state.touched = (1 << seats) - 1 | ARRANGED
    return state


def _check_knowledge(state: InnovationState, player: Player) -> None:
    """Rules 9.1, 9.2, 9.4: all see top cards, and the owner his hand, score pile and board."""
    covered = [card for pile in player.piles for card in pile.cards[:-1]]
    everybody = (1 << len(state.players)) - 1 | 1 << SPECTATOR
    for card in player.hand.cards + player.score.cards + covered:
        if not state.known[card.number] >> player.seat & 1:
            raise BadPosition(f"known.{card}: seat {player.seat} has the card and knows it.")
    public = covered if state.variant["covered_cards_public"] else []
    for card in player.tops() + public:
        if state.known[card.number] & everybody != everybody:
            raise BadPosition(f"known.{card}: the card lies on a board for all to see.")
    player.has_secret_order = any(state.known[card.number] & everybody != everybody for card in covered)


def _read_player(player: Player, written: PlayerPosition, pieces: _Pieces, path: str) -> None:
    player.hand.cards = pieces.listed(written.hand, f"{path}.hand")
    player.score.cards = pieces.listed(written.score, f"{path}.score")
    player.points = sum(card.age for card in player.score.cards)
    for at, pile in enumerate(written.board):
        _read_pile(player, pile, pieces, f"{path}.board[{at}]")
    for name in ("tucked", "scored"):
        if getattr(written, name) < 0:
            raise BadPosition(f"{path}.{name}: {getattr(written, name)} is less than 0.")
    player.tucked = written.tucked
    player.scored = written.scored


def _read_pile(player: Player, written: PilePosition, pieces: _Pieces, path: str) -> None:
    cards = pieces.listed(written.cards, f"{path}.cards")
    if not cards:
        raise BadPosition(f"{path}.cards: a pile has at least one card.")
    if len({card.color for card in cards}) > 1:
        raise BadPosition(f"{path}.cards: a pile has cards of one colour only.")
    pile = player.piles[cards[0].at]
    if pile.cards:
        raise BadPosition(f"{path}: there are two {COLORS[cards[0].at]} piles.")
    if written.splay != "none" and len(cards) < 2:
        raise BadPosition(f"{path}.splay: a pile with one card can't be splayed.")
    fresh = Pile(cards[::-1], player.seat, SPLAYS.index(written.splay))
    fresh.icons = fresh.count()
    player.icons += fresh.icons
    player.piles[cards[0].at] = fresh


def _read_achievements(state: InnovationState, table: TablePosition, pieces: _Pieces) -> None:
    """Age achievements with a name first, then those without, from the shuffled rest; what is left goes into the
    supply.
    """
    wanted: list[tuple[list[Card], int, str]] = []
    claimed: set[int] = set()
    for player, written in zip(state.players, table.players, strict=True):
        path = f"players[{player.seat}].achievements"
        _claims(written.achievements, player.trophies, player.specials, pieces, path, wanted, claimed)
    if table.achievements is None:
        wanted += [(state.middle, age, "achievements") for age in range(1, AGES) if age not in claimed]
    else:
        _claims(table.achievements, state.middle, state.specials, pieces, "achievements", wanted, claimed)
    state.specials += pieces.specials.values()
    state.specials.sort(key=lambda special: special.number)
    rest: list[list[Card]] = [[] for _ in range(AGES + 1)]
    for card in pieces.cards.values():
        rest[card.age].append(card)
    order = Chance.from_seed(_SHUFFLE)
    for cards in rest:
        order.shuffle(cards)
    for goal, age, path in wanted:
        if not rest[age]:
            raise BadPosition(f"{path}: no card of age {age} is left for the achievement of that age.")
        goal.append(rest[age].pop())
    state.middle.sort(key=lambda card: card.age)
    for age, cards in enumerate(rest):
        state.supply[age] = cards + state.supply[age]


def _claims(
    written: list[str | int | AgePosition],
    cards: list[Card],
    specials: list[Special],
    pieces: _Pieces,
    path: str,
    wanted: list[tuple[list[Card], int, str]],
    claimed: set[int],
) -> None:
    for at, entry in enumerate(written):
        here = f"{path}[{at}]"
        if isinstance(entry, str):
            specials.append(pieces.special(entry, here))
            continue
        age = entry if isinstance(entry, int) else entry.age
        if not 1 <= age < AGES:
            raise BadPosition(f"{here}: there is no achievement of age {age}; they are of ages 1 to {AGES - 1}.")
        if age in claimed:
            raise BadPosition(f"{here}: there are two achievements of age {age}.")
        claimed.add(age)
        if isinstance(entry, int):
            wanted.append((cards, age, here))
        else:
            card = pieces.card(entry.card, f"{here}.card")
            if card.age != age:
                raise BadPosition(f"{here}.card: {card} is a card of age {card.age}.")
            cards.append(card)


def _read_turn(state: InnovationState, table: TablePosition) -> None:
    seats = len(state.players)
    if not 0 <= table.turn < seats:
        raise BadPosition(f"turn: {table.turn} is no seat; the seats are 0 to {seats - 1}.")
    if not -1 <= table.winner < seats:
        raise BadPosition(f"winner: {table.winner} is no seat; the seats are 0 to {seats - 1}.")
    if table.turns is not None and table.turns < 0:
        raise BadPosition(f"turns: {table.turns} is less than 0.")
    state.is_setup = table.phase == "setup"
    state.turn = table.turn
    state.turns = seats if table.turns is None else table.turns
    state.winner = table.winner
    if state.is_setup:
        state.turns = 0
        for player in state.players:
            if not player.hand.cards:
                raise BadPosition(f"players[{player.seat}].hand: in the set-up everybody has a card to meld.")
        return
    state.actions = actions_of(state) if table.actions is None else table.actions
    if not 1 <= state.actions <= actions_of(state):
        raise BadPosition(f"actions: {state.actions} is not between 1 and {actions_of(state)}.")


def _mask(seats: list[int], count: int, path: str) -> int:
    mask = 0
    for seat in seats:
        if not -1 <= seat < count:
            raise BadPosition(f"{path}: {seat} is no seat; the seats are 0 to {count - 1}, and -1 is for spectators.")
        mask |= 1 << (SPECTATOR if seat < 0 else seat)
    return mask
