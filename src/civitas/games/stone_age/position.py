"""The table as JSON values: written whole, read with defaults for all that is left out.

`deck` and `stacks` list their tops first, and may list only the top: pieces that are named nowhere are shuffled and put
below. Stacks are then filled evenly, or up to `heights`; tiles that no stack takes are `unused`, out of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

from civitas.games.stone_age.pieces import (
    AGRICULTURE_MAX,
    CARD,
    CARDS,
    FIGURES_MAX,
    HUT,
    PLACE,
    PLACES,
    RESOURCES,
    SPACES,
    STACK_HEIGHT,
    START_FIGURES,
    START_FOOD,
    TILE,
    TILES,
    Card,
    Tile,
)
from civitas.games.stone_age.rules.placing import VILLAGE, can_place, clear_board, next_actor, useless
from civitas.games.stone_age.state import House, Player, StoneAgeState
from civitas.games.stone_age.tools import TOOLS
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kernel.rules import Value
from civitas.kernel.saves import convert

P = TypeVar("P", Card, Tile)


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's board; `tools` are pairs (value, used), `at` figures by place."""

    wood: int = 0
    clay: int = 0
    stone: int = 0
    gold: int = 0
    food: int = START_FOOD
    figures: int = START_FIGURES
    agriculture: int = 0
    score: int = 0
    tools: list[tuple[int, bool]] = []
    at: dict[str, int] = {}
    cards: list[str] = []
    kept: list[str] = []
    secret: list[str] = []
    buildings: list[str] = []


class TablePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The whole table."""

    players: list[PlayerPosition]
    phase: Literal["place", "act", "feed", "end"] = "place"
    round: int = 1
    start: int | None = None
    turn: int | None = None
    row: list[str | None] | None = None
    deck: list[str] = []
    stacks: list[list[str]] = []
    heights: list[int] | None = None
    unused: list[str] = []


def write(state: StoneAgeState) -> dict[str, Any]:
    """The table between two actions, all of it."""
    return {
        "phase": state.phase,
        "round": state.round,
        "start": state.start,
        "turn": state.turn,
        "players": [_written(player) for player in state.players],
        "row": [str(card) if card is not None else None for card in state.row],
        "deck": [str(card) for card in reversed(state.deck)],
        "stacks": [[str(tile) for tile in reversed(stack)] for stack in state.stacks],
        "unused": [str(tile) for tile in state.unused],
    }


def _written(player: Player) -> dict[str, Any]:
    return {resource.id: player.goods[resource.index] for resource in RESOURCES} | {
        "food": player.food,
        "figures": player.figures,
        "agriculture": player.agriculture,
        "score": player.score,
        "tools": [[value, used] for value, used in player.tools.tiles],
        "at": {place.id: player.at[place.index] for place in PLACES if player.at[place.index]},
        "cards": [str(card) for card in player.cards],
        "kept": [str(card) for card in player.kept],
        "secret": [str(card) for card in player.secret],
        "buildings": [str(tile) for tile in player.tiles],
    }


def read(position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> StoneAgeState:
    """The table that a position describes, or BadPosition with the path of what can't be."""
    table = convert(position, TablePosition)
    seats = len(table.players)
    wish = variant["start_seat"]
    if isinstance(wish, int) and wish >= seats:
        raise BadPosition(f"variant.start_seat: {wish} is no seat; the seats are 0 to {seats - 1}.")
    house = House(seats, variant)
    pieces = _Pieces()
    players = [_player(seat, written, pieces) for seat, written in enumerate(table.players)]
    row, deck = _cards(table, pieces)
    stacks, unused = _tiles(table, pieces, seats)
    state = StoneAgeState(
        chance, variant, house, players, row, deck, stacks, unused, table.phase, table.round, 0, 0, [], [], 0
    )
    if table.round < 1:
        raise BadPosition(f"round: {table.round} is less than 1.")
    _check_kept(state)
    _check_secret(state)
    _check_supply(state)
    _occupy(state)
    _check_useless(state)
    _check_row(state)
    _order(state, table, wish)
    return state


class _Pieces:
    """Which cards and tiles have been named, and where."""

    def __init__(self) -> None:
        self.cards: dict[Card, str] = {}
        self.tiles: dict[Tile, str] = {}

    def card(self, name: str, path: str) -> Card:
        return _take(CARD, self.cards, name, path, "card")

    def tile(self, name: str, path: str) -> Tile:
        return _take(TILE, self.tiles, name, path, "tile")


def _take(known: Mapping[str, P], taken: dict[P, str], name: str, path: str, what: str) -> P:
    piece = known.get(name)
    if piece is None:
        raise BadPosition(f"{path}: there is no {what} “{shorten(name)}”.")
    if piece in taken:
        raise BadPosition(f"{path}: the {what} “{name}” lies at {taken[piece]} already.")
    taken[piece] = path
    return piece


def _player(seat: int, written: PlayerPosition, pieces: _Pieces) -> Player:
    path = f"players[{seat}]"
    player = Player.fresh(seat)
    for resource in RESOURCES:
        player.goods[resource.index] = _within(getattr(written, resource.id), 0, None, f"{path}.{resource.id}")
    player.food = _within(written.food, 0, None, f"{path}.food")
    player.figures = _within(written.figures, START_FIGURES, FIGURES_MAX, f"{path}.figures")
    player.agriculture = _within(written.agriculture, 0, AGRICULTURE_MAX, f"{path}.agriculture")
    player.score = written.score
    tools = TOOLS.get(tuple(written.tools))
    if tools is None:
        raise BadPosition(
            f"{path}.tools: up to three tiles; none is raised before there are three, and they differ by one at most."
        )
    player.tools = tools
    for name, figures in written.at.items():
        where = f"{path}.at.{name}"
        place = PLACE.get(name)
        if place is None:
            raise BadPosition(f"{path}.at: there is no place “{shorten(name)}”.")
        _within(figures, 0, None, where)
        if figures and (figures < place.least or (place.group != "resource" and place.rings and figures > place.rings)):
            raise BadPosition(f"{where}: {_exactly(place.least)} can stand there, not {figures}.")
        player.at[place.index] = figures
        player.out |= place.bit if figures else 0
    player.idle = player.figures - sum(player.at)
    if player.idle < 0:
        raise BadPosition(f"{path}.at: {sum(player.at)} figures are placed, but there are only {player.figures}.")
    player.cards = [pieces.card(name, f"{path}.cards[{at}]") for at, name in enumerate(written.cards)]
    player.kept = [pieces.card(name, f"{path}.kept[{at}]") for at, name in enumerate(written.kept)]
    for at, card in enumerate(player.kept):
        if card.upper not in ("one_use_tool", "any_resources"):
            raise BadPosition(f"{path}.kept[{at}]: “{card}” is not a card that lies face up.")
    player.secret = [pieces.card(name, f"{path}.secret[{at}]") for at, name in enumerate(written.secret)]
    player.tiles = [pieces.tile(name, f"{path}.buildings[{at}]") for at, name in enumerate(written.buildings)]
    return player


def _within(value: int, low: int, high: int | None, path: str) -> int:
    if value < low:
        raise BadPosition(f"{path}: {value} is less than {low}.")
    if high is not None and value > high:
        raise BadPosition(f"{path}: {value} is more than {high}.")
    return value


def _exactly(figures: int) -> str:
    return "exactly 1 figure" if figures == 1 else f"exactly {figures} figures"


def _rest(pieces: list[P]) -> list[P]:
    """Pieces named nowhere, in an order that is always the same and tells nothing."""
    Chance.from_seed(0).shuffle(pieces)
    return pieces


def _cards(table: TablePosition, pieces: _Pieces) -> tuple[list[Card | None], list[Card]]:
    row: list[Card | None] = []
    if table.row is not None:
        if len(table.row) != len(SPACES):
            raise BadPosition(f"row: there are {len(SPACES)} spaces, not {len(table.row)}.")
        row = [None if name is None else pieces.card(name, f"row[{at}]") for at, name in enumerate(table.row)]
    top = [pieces.card(name, f"deck[{at}]") for at, name in enumerate(table.deck)]
    below = _rest([card for card in CARDS if card not in pieces.cards])
    if table.row is None:
        # The row is dealt from what is left over, so that a deck's top can be named without naming the row.
        row = [below.pop() if below else None for _ in SPACES]
    return row, [*below, *reversed(top)]


def _tiles(table: TablePosition, pieces: _Pieces, seats: int) -> tuple[list[list[Tile]], list[Tile]]:
    if len(table.stacks) > seats:
        raise BadPosition(f"stacks: {len(table.stacks)} stacks, but {seats} players use {seats}.")
    if table.heights is not None and len(table.heights) != seats:
        raise BadPosition(f"heights: one number for each of {seats} stacks is needed.")
    written = table.stacks + [[]] * (seats - len(table.stacks))
    tops = [
        [pieces.tile(name, f"stacks[{at}][{depth}]") for depth, name in enumerate(stack)]
        for at, stack in enumerate(written)
    ]
    unused = [pieces.tile(name, f"unused[{at}]") for at, name in enumerate(table.unused)]
    rest = _rest([tile for tile in TILES if tile not in pieces.tiles])
    below: list[list[Tile]] = [[] for _ in range(seats)]
    if table.heights is None:
        # The unused stacks of 2 and 3 players come first; what is left is spread evenly.
        while rest and len(unused) < STACK_HEIGHT * (len(SPACES) - seats):
            unused.append(rest.pop())
        while rest:
            at = min(range(seats), key=lambda stack: (len(tops[stack]) + len(below[stack]), stack))
            if len(tops[at]) + len(below[at]) >= STACK_HEIGHT:
                break
            below[at].append(rest.pop())
    else:
        for at, height in enumerate(table.heights):
            _within(height, len(tops[at]), STACK_HEIGHT, f"heights[{at}]")
            while len(tops[at]) + len(below[at]) < height:
                if not rest:
                    raise BadPosition(f"heights[{at}]: there are not enough tiles left for {height}.")
                below[at].append(rest.pop())
    for at, stack in enumerate(tops):
        if len(stack) > STACK_HEIGHT:
            raise BadPosition(f"stacks[{at}]: {len(stack)} tiles, but a stack has at most {STACK_HEIGHT}.")
    built = sum(len(player.buildings) for player in table.players)
    left = sum(map(len, tops)) + sum(map(len, below))
    if built + left > STACK_HEIGHT * seats:
        raise BadPosition(
            f"stacks: {built} built and {left} left, but {seats} players use {STACK_HEIGHT * seats} tiles in all."
        )
    return [[*below[at], *reversed(top)] for at, top in enumerate(tops)], [*unused, *rest]


def _check_kept(state: StoneAgeState) -> None:
    """Rules 15.6: where the two resources are taken at once, their card never lies face up."""
    for player in state.players if state.house.any_at_once else []:
        for at, card in enumerate(player.kept):
            if card.upper == "any_resources":
                raise BadPosition(f"players[{player.seat}].kept[{at}]: with this house rule “{card}” is used at once.")


def _check_secret(state: StoneAgeState) -> None:
    """Rules 7.3.8: a card is drawn in secret by the extra card alone, and there is one of it."""
    for player in state.players:
        owner = any(card.upper == "extra_card" for card in player.cards)
        if len(player.secret) > owner:
            raise BadPosition(
                f"players[{player.seat}].secret: only the owner of “writing_extra_card” draws in secret, and one card."
            )


def _check_useless(state: StoneAgeState) -> None:
    """Rules 15.4: who may not take a useless place is not there.

    Tools and agriculture can have come to their end since the figure was placed, figures only by the hut itself.
    """
    for player in state.players if state.house.forbid_useless else []:
        wrong = player.out & useless(player) & (VILLAGE if state.phase == "place" else HUT.bit)
        for place in PLACES:
            if place.bit & wrong:
                raise BadPosition(f"players[{player.seat}].at.{place.id}: it would bring nothing (15.4).")


def _check_supply(state: StoneAgeState) -> None:
    """Rules 15.3: with a limited supply nobody can own what is not there."""
    if state.house.tokens is None:
        return
    for resource in RESOURCES:
        owned = sum(player.goods[resource.index] for player in state.players)
        if owned > state.house.tokens[resource.index]:
            raise BadPosition(
                f"players: {owned} {resource.id} are owned, but there are only {state.house.tokens[resource.index]}."
            )


def _occupy(state: StoneAgeState) -> None:
    """Rules 4: count the figures on the board and close what is full; figures that can't stand there are an error."""
    clear_board(state)
    for place in PLACES:
        seats = [player.seat for player in state.players if player.out & place.bit]
        if not seats:
            continue
        path = f"players[{seats[-1]}].at.{place.id}"
        if place.bit & state.house.closed:
            raise BadPosition(f"{path}: {len(state.players)} players don't use this place.")
        figures = sum(player.at[place.index] for player in state.players)
        if place.rings and figures > place.rings:
            raise BadPosition(f"{path}: {figures} figures stand there, but only {place.rings} may.")
        if place.group == "resource":
            if len(seats) > state.house.max_players:
                raise BadPosition(f"{path}: {len(seats)} players are there, but at most {state.house.max_players} may.")
            state.free[place.slot] -= figures
            state.visitors[place.slot] = len(seats)
            if not state.free[place.slot] or len(seats) == state.house.max_players:
                state.closed |= place.bit
        elif place.rings:
            state.closed |= place.bit
    taken = (state.closed & VILLAGE).bit_count()
    if taken > state.house.village_open:
        raise BadPosition(
            f"players: {taken} village places are taken, but {len(state.players)} players may take "
            f"{state.house.village_open}."
        )
    if taken == state.house.village_open:
        state.closed |= VILLAGE


def _check_row(state: StoneAgeState) -> None:
    """Rules 6.9, 8.5: figures stand only where a card or tile lies; while figures are placed the row is full."""
    for player in state.players:
        for place in PLACES:
            if not player.out & place.bit:
                continue
            path = f"players[{player.seat}].at.{place.id}"
            if place.group == "card" and state.row[place.slot] is None:
                raise BadPosition(f"{path}: no card lies there.")
            if place.group == "building" and not state.stacks[place.slot]:
                raise BadPosition(f"{path}: the stack is empty.")
            if state.phase in ("feed", "end"):
                raise BadPosition(f"{path}: in the phase “{state.phase}” all figures are at home.")
    if state.phase == "place":
        if None in state.row:
            raise BadPosition(f"row[{state.row.index(None)}]: while figures are placed the row is full.")
        for at, stack in enumerate(state.stacks):
            if not stack:
                raise BadPosition(f"stacks[{at}]: while figures are placed no stack is empty.")
        for player in state.players:
            if any(used for _, used in player.tools.tiles):
                raise BadPosition(f"players[{player.seat}].tools: while figures are placed no tool is used.")


def _order(state: StoneAgeState, table: TablePosition, wish: Value) -> None:
    """Whose turn it is, by default the first who has something to do, from the start player on."""
    seats = len(state.players)
    turn = None if table.turn is None else _within(table.turn, 0, seats - 1, "turn")
    if table.start is not None:
        state.start = _within(table.start, 0, seats - 1, "start")
    elif isinstance(wish, int):
        state.start = wish
    elif turn is not None:
        state.start = turn
    clockwise = [(state.start + at) % seats for at in range(seats)]
    if state.phase == "place":
        able = [seat for seat in clockwise if can_place(state, state.players[seat])]
        if not able:
            raise BadPosition("phase: nobody can place a figure, so the placing is over.")
        if turn is not None and turn not in able:
            raise BadPosition(f"turn: seat {turn} can't place a figure.")
        state.turn = able[0] if turn is None else turn
    elif state.phase == "act":
        next_actor(state)
        if state.phase != "act":
            raise BadPosition("phase: nobody has figures out, so the actions are over.")
        if turn is not None and turn != state.turn:
            raise BadPosition(f"turn: seat {state.turn} has figures out and acts before seat {turn}.")
        for seat in clockwise[clockwise.index(state.turn) + 1 :]:
            if any(used for _, used in state.players[seat].tools.tiles):
                raise BadPosition(f"players[{seat}].tools: seat {seat} has not acted yet, so no tool is used.")
    else:
        state.turn = state.start if turn is None else turn
