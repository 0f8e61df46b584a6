"""The table as JSON values: written whole, read with defaults for all that is left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from civitas.games.stone_age.pieces import (
    AGRICULTURE_MAX,
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
    TILES,
    Card,
    Tile,
)
from civitas.games.stone_age.rules.placing import VILLAGE, can_place, clear_board, next_actor, useless
from civitas.games.stone_age.state import House, Player, StoneAgeState
from civitas.games.stone_age.tools import TOOLS
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadPosition
from civitas.kernel.positions import convert
from civitas.kernel.rules import Value
from civitas.kit.positions import Box, known, seated, shuffled, texts, within

Amount = Annotated[int, Meta(ge=0, le=999)]
"""Resources and food are not limited; so many are more than any game brings."""
Score = Annotated[int, Meta(ge=-9999, le=9999)]
"""Hunger can cost points without end; so many it never does."""

EXAMPLE: Final = {
    "phase": "act",
    "row": ["pottery_market", "art_tool", "weaving_food_1", "healing_food_5"],
    "players": [{"wood": 1, "clay": 1, "tools": [[1, False]], "at": {"card_1": 1}}, {"food": 3, "at": {"hunt": 2}}],
}


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's board.

    `tools` are pairs: a tile's value and whether it is used. `at` counts the figures on each place. `cards` lie face
    down, `kept` ones face up until they are used, and the `secret` one was drawn unseen.
    """

    wood: Amount = 0
    clay: Amount = 0
    stone: Amount = 0
    gold: Amount = 0
    food: Amount = START_FOOD
    figures: Annotated[int, Meta(ge=START_FIGURES, le=FIGURES_MAX)] = START_FIGURES
    agriculture: Annotated[int, Meta(ge=0, le=AGRICULTURE_MAX)] = 0
    score: Score = 0
    tools: list[tuple[int, bool]] = []
    at: dict[str, int] = {}
    cards: list[str] = []
    kept: list[str] = []
    secret: list[str] = []
    buildings: list[str] = []


class TablePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The whole table.

    `deck` and `stacks` list their tops first, and may list only the top: what is named nowhere is shuffled and put
    below. Stacks are filled evenly, or up to `heights`; tiles that no stack takes are `unused`. The `row` is dealt from
    what is left unless it is written, with null for an empty space.
    """

    players: list[PlayerPosition]
    phase: Literal["place", "act", "feed", "end"] = "place"
    round: Annotated[int, Meta(ge=1, le=999)] = 1
    start: int | None = None
    turn: int | None = None
    row: list[str | None] | None = None
    deck: list[str] = []
    stacks: list[list[str]] = []
    heights: list[Annotated[int, Meta(ge=0, le=STACK_HEIGHT)]] | None = None
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
        "deck": texts(reversed(state.deck)),
        "stacks": [texts(reversed(stack)) for stack in state.stacks],
        "unused": texts(state.unused),
    }


def _written(player: Player) -> dict[str, Any]:
    return {resource.id: player.goods[resource.index] for resource in RESOURCES} | {
        "food": player.food,
        "figures": player.figures,
        "agriculture": player.agriculture,
        "score": player.score,
        "tools": [[value, used] for value, used in player.tools.tiles],
        "at": {place.id: player.at[place.index] for place in PLACES if player.at[place.index]},
        "cards": texts(player.cards),
        "kept": texts(player.kept),
        "secret": texts(player.secret),
        "buildings": texts(player.tiles),
    }


def read(position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> StoneAgeState:
    """The table that a position describes, or BadPosition with the path of what can't be."""
    table = convert(position, TablePosition)
    seats = len(table.players)
    wish = variant["start_seat"]
    if isinstance(wish, int) and wish >= seats:
        raise BadPosition(f"variant.start_seat: {wish} is no seat; the seats are 0 to {seats - 1}.")
    house = House(seats, variant)
    cards = Box(CARDS, "card")
    tiles = Box(TILES, "tile")
    players = [_player(at, written, cards, tiles) for at, written in enumerate(table.players)]
    row, deck = _cards(table, cards)
    stacks, unused = _tiles(table, tiles, seats)
    state = StoneAgeState(
        chance, variant, house, players, row, deck, stacks, unused, table.phase, table.round, 0, 0, [], [], 0
    )
    _check_kept(state)
    _check_secret(state)
    _check_supply(state)
    _occupy(state)
    _check_useless(state)
    _check_row(state)
    _order(state, table, wish)
    return state


def _player(number: int, written: PlayerPosition, cards: Box[Card], tiles: Box[Tile]) -> Player:
    path = f"players[{number}]"
    player = Player.fresh(number)
    player.goods = [getattr(written, resource.id) for resource in RESOURCES]
    player.food = written.food
    player.figures = written.figures
    player.agriculture = written.agriculture
    player.score = written.score
    tools = TOOLS.get(tuple(written.tools))
    if tools is None:
        raise BadPosition(
            f"{path}.tools: up to three tiles; none is raised before there are three, and they differ by one at most."
        )
    player.tools = tools
    for name, figures in written.at.items():
        place = known(PLACE, name, f"{path}.at", "place")
        where = f"{path}.at.{name}"
        within(figures, 0, FIGURES_MAX, where)
        if figures and (figures < place.least or (place.group != "resource" and place.rings and figures > place.rings)):
            raise BadPosition(f"{where}: {_exactly(place.least)} can stand there, not {figures}.")
        player.at[place.index] = figures
        player.out |= place.bit if figures else 0
    player.idle = player.figures - sum(player.at)
    if player.idle < 0:
        raise BadPosition(f"{path}.at: {sum(player.at)} figures are placed, but there are only {player.figures}.")
    player.cards = cards.listed(written.cards, f"{path}.cards")
    player.kept = cards.listed(written.kept, f"{path}.kept")
    for at, card in enumerate(player.kept):
        if card.upper not in ("one_use_tool", "any_resources"):
            raise BadPosition(f"{path}.kept[{at}]: “{card}” is not a card that lies face up.")
    player.secret = cards.listed(written.secret, f"{path}.secret")
    player.tiles = tiles.listed(written.buildings, f"{path}.buildings")
    return player


def _exactly(figures: int) -> str:
    return "exactly 1 figure" if figures == 1 else f"exactly {figures} figures"


def _cards(table: TablePosition, cards: Box[Card]) -> tuple[list[Card | None], list[Card]]:
    row: list[Card | None] = []
    if table.row is not None:
        if len(table.row) != len(SPACES):
            raise BadPosition(f"row: there are {len(SPACES)} spaces, not {len(table.row)}.")
        row = [None if name is None else cards.take(name, f"row[{at}]") for at, name in enumerate(table.row)]
    top = cards.listed(table.deck, "deck")
    below = shuffled(cards.left())
    if table.row is None:
        # The row is dealt from what is left over, so that a deck's top can be named without naming the row.
        row = [below.pop() if below else None for _ in SPACES]
    return row, [*below, *reversed(top)]


def _tiles(table: TablePosition, tiles: Box[Tile], seats: int) -> tuple[list[list[Tile]], list[Tile]]:
    if len(table.stacks) > seats:
        raise BadPosition(f"stacks: {len(table.stacks)} stacks, but {seats} players use {seats}.")
    if table.heights is not None and len(table.heights) != seats:
        raise BadPosition(f"heights: one number for each of {seats} stacks is needed.")
    written = table.stacks + [[]] * (seats - len(table.stacks))
    tops = [tiles.listed(stack, f"stacks[{at}]") for at, stack in enumerate(written)]
    unused = tiles.listed(table.unused, "unused")
    rest = shuffled(tiles.left())
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
            within(height, len(tops[at]), STACK_HEIGHT, f"heights[{at}]")
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
    turn = None if table.turn is None else seated(table.turn, seats, "turn")
    if table.start is not None:
        state.start = seated(table.start, seats, "start")
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
