"""The table as JSON values: written whole, read with defaults for all that is left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from civitas.games.innovation.pieces import AGES, COLORS, SPECIALS, SPLAYS, Card, Special
from civitas.games.innovation.rules.cards import BY_ID, CARDS
from civitas.games.innovation.rules.course import ACTIONS, actions_of, blank
from civitas.games.innovation.state import ARRANGED, EVERYBODY_KNOWS, SPECTATOR, InnovationState, Pile, Player
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kernel.positions import convert
from civitas.kernel.rules import Value
from civitas.kit.positions import Box, known, seated, texts, within

_SHUFFLE: Final = 105
_AGES: Final = {str(age): age for age in range(1, AGES + 1)}

Counter = Annotated[int, Meta(ge=0, le=ACTIONS * len(CARDS))]
"""Cards tucked or scored in a turn: at most all of them by each action."""

EXAMPLE: Final = {
    "turn": 0,
    "actions": 2,
    "players": [
        {"hand": ["archery", "oars"], "board": [{"cards": ["the_wheel", "sailing"], "splay": "left"}]},
        {"score": ["tools"], "board": [{"cards": ["writing"]}], "achievements": [2, "monument"]},
    ],
    "supply": {"1": ["pottery"]},
}


class PilePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of one colour, from top to bottom."""

    cards: list[str]
    splay: Literal["none", "left", "right", "up"] = "none"


class AgePosition(msgspec.Struct, forbid_unknown_fields=True):
    """An age achievement, with the card that it is."""

    age: Annotated[int, Meta(ge=1, le=AGES - 1)]
    card: str


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player; `tucked` and `scored` count the cards of this turn."""

    hand: list[str] = []
    score: list[str] = []
    board: list[PilePosition] = []
    achievements: list[str | int | AgePosition] = []
    tucked: Counter = 0
    scored: Counter = 0


class TablePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The whole table; `turns` are those that have been finished.

    Supply piles list their top cards first, and may list only those: cards that are named nowhere are shuffled, become
    age achievements where one without a name is asked for, and lie beneath the others of their age. An achievement is
    written as a special one's id, as an age, or as an age with its card; special ones that nobody has are available.
    `known` says which seats know a card, where that is not the usual; -1 stands for spectators.
    """

    players: list[PlayerPosition]
    phase: Literal["setup", "play"] = "play"
    turn: int = 0
    actions: Annotated[int, Meta(ge=0, le=ACTIONS)] | None = None
    turns: Annotated[int, Meta(ge=0, le=9999)] | None = None
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
        "supply": {name: texts(reversed(state.supply[age])) for name, age in _AGES.items()},
        "achievements": _achievements(state.middle, state.specials),
        "removed": texts(state.removed),
        "known": _knowledge(state),
    }
    if state.winner >= 0:
        table["winner"] = state.winner
    return table


def _written(player: Player) -> dict[str, Any]:
    return {
        "hand": texts(player.hand.cards),
        "score": texts(player.score.cards),
        "board": [
            {"cards": texts(reversed(pile.cards)), "splay": SPLAYS[pile.splay]} for pile in player.piles if pile.cards
        ],
        "achievements": _achievements(player.trophies, player.specials),
        "tucked": player.tucked,
        "scored": player.scored,
    }


def _achievements(cards: list[Card], specials: list[Special]) -> list[Any]:
    return [{"age": card.age, "card": card.id} for card in cards] + texts(specials)


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


def read(position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> InnovationState:
    """The table that a position describes, or BadPosition with the path of what can't be."""
    table = convert(position, TablePosition)
    seats = len(table.players)
    if variant["team_variant"] and seats != 4:
        raise BadPosition(f"variant.team_variant: the team game is for four players, not {seats}.")
    state = blank(seats, variant, chance)
    state.specials = []
    box = Box(CARDS, "card")
    for player, written in zip(state.players, table.players, strict=True):
        _read_player(player, written, box, f"players[{player.seat}]")
    state.removed = box.listed(table.removed, "removed")
    for name, ids in table.supply.items():
        age = known(_AGES, name, f"supply.{shorten(name)}", "age")
        cards = box.listed(ids, f"supply.{name}")
        for at, card in enumerate(cards):
            if card.age != age:
                raise BadPosition(f"supply.{name}[{at}]: {card} is a card of age {card.age}.")
        state.supply[age] = cards[::-1]
    _read_achievements(state, table, box)
    _read_turn(state, table)
    state.known = _usual_knowledge(state)
    for name, eyes in table.known.items():
        card = known(BY_ID, name, f"known.{shorten(name)}", "card")
        state.known[card.number] = EVERYBODY_KNOWS if eyes == "all" else _mask(eyes, seats, f"known.{name}")
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


def _read_player(player: Player, written: PlayerPosition, box: Box[Card], path: str) -> None:
    player.hand.cards = box.listed(written.hand, f"{path}.hand")
    player.score.cards = box.listed(written.score, f"{path}.score")
    player.points = sum(card.age for card in player.score.cards)
    for at, pile in enumerate(written.board):
        _read_pile(player, pile, box, f"{path}.board[{at}]")
    player.tucked = written.tucked
    player.scored = written.scored


def _read_pile(player: Player, written: PilePosition, box: Box[Card], path: str) -> None:
    cards = box.listed(written.cards, f"{path}.cards")
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


def _read_achievements(state: InnovationState, table: TablePosition, box: Box[Card]) -> None:
    """Age achievements with a name first, then those without, from the shuffled rest; what is left goes into the
    supply.
    """
    wanted: list[tuple[list[Card], int, str]] = []
    claimed: set[int] = set()
    specials = Box(SPECIALS, "special achievement")
    for player, written in zip(state.players, table.players, strict=True):
        path = f"players[{player.seat}].achievements"
        _claims(written.achievements, player.trophies, player.specials, box, specials, path, wanted, claimed)
    if table.achievements is None:
        wanted += [(state.middle, age, "achievements") for age in range(1, AGES) if age not in claimed]
    else:
        _claims(table.achievements, state.middle, state.specials, box, specials, "achievements", wanted, claimed)
    state.specials += specials.left()
    state.specials.sort(key=lambda special: special.number)
    rest: list[list[Card]] = [[] for _ in range(AGES + 1)]
    for card in box.left():
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
    claims: list[Special],
    box: Box[Card],
    specials: Box[Special],
    path: str,
    wanted: list[tuple[list[Card], int, str]],
    claimed: set[int],
) -> None:
    for at, entry in enumerate(written):
        here = f"{path}[{at}]"
        if isinstance(entry, str):
            claims.append(specials.take(entry, here))
            continue
        age = entry if isinstance(entry, int) else entry.age
        within(age, 1, AGES - 1, here)
        if age in claimed:
            raise BadPosition(f"{here}: there are two achievements of age {age}.")
        claimed.add(age)
        if isinstance(entry, int):
            wanted.append((cards, age, here))
        else:
            card = box.take(entry.card, f"{here}.card")
            if card.age != age:
                raise BadPosition(f"{here}.card: {card} is a card of age {card.age}.")
            cards.append(card)


def _read_turn(state: InnovationState, table: TablePosition) -> None:
    seats = len(state.players)
    state.is_setup = table.phase == "setup"
    state.turn = seated(table.turn, seats, "turn")
    state.turns = seats if table.turns is None else table.turns
    state.winner = within(table.winner, -1, seats - 1, "winner")
    if state.is_setup:
        state.turns = 0
        for player in state.players:
            if not player.hand.cards:
                raise BadPosition(f"players[{player.seat}].hand: in the set-up everybody has a card to meld.")
        return
    state.actions = actions_of(state) if table.actions is None else table.actions
    within(state.actions, 1, actions_of(state), "actions")


def _mask(seats: list[int], count: int, path: str) -> int:
    mask = 0
    for at, eye in enumerate(seats):
        within(eye, -1, count - 1, f"{path}[{at}]")
        mask |= 1 << (SPECTATOR if eye < 0 else eye)
    return mask
