"""The table as JSON values: written whole, read with defaults for all that is left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from civitas.games.endeavor.pieces import (
    BUILDING_SPACES,
    BUILDINGS,
    CARDS,
    CITIES,
    CONNECTIONS,
    DECKS,
    MARKERS,
    POLITICS,
    PRINTED,
    REGIONS,
    ROUNDS,
    SPACES,
    START_LEVEL,
    TILES,
    TOKENS,
    TOP_LEVEL,
    TOP_LEVEL_LIMIT,
    Card,
    Deck,
    Region,
    Token,
)
from civitas.games.endeavor.rules.cards import add_icons, counted, insert, value
from civitas.games.endeavor.rules.course import construct
from civitas.games.endeavor.state import ACTION, BUILD, NOBODY, EndeavorState, Player, new_state
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kernel.positions import convert
from civitas.kernel.rules import Value
from civitas.kit.positions import Box, known, seated, shuffled, texts, within

_MOST: Final = 999
"""Markers are not limited; so many on one heap are more than any game brings."""

EXAMPLE: Final = {
    "phase": "action",
    "round": 2,
    "players": [
        {"harbor": 3, "buildings": ["market", "shipyard"], "used": ["market"], "tokens": {"token_politics": 1}},
        {"harbor": 2, "buildings": ["workshop"]},
        {"harbor": 4, "cities": ["london"]},
    ],
    "tracks": {"far_east": [0, 2]},
}

_BUILDING = {building.id: building for building in BUILDINGS}
_TILE = {tile.id: tile for tile in TILES}
_TOKEN = {token.id: token for token in TOKENS}
_REGION = {region.id: region for region in REGIONS}
_CITY = {city.id: city for city in CITIES}
_DECK = {deck.id: deck for deck in DECKS}


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's board.

    `buildings` are tiles with whether a marker lies on them, a second tile of a type as `market:2`; or just a list of
    types, with `used` beside it. `governor` lies on the governor space, not among `cards`. `beside` counts markers
    beside full tracks by region. The supply holds what is nowhere else; if it is written, it must agree.
    """

    harbor: Annotated[int, Meta(ge=0, le=_MOST)] = 0
    supply: int | None = None
    buildings: dict[str, bool] | list[str] = []
    used: list[str] = []
    tokens: dict[str, int] = {}
    cards: list[str] = []
    governor: str | None = None
    face_down: list[str] = []
    cities: list[str] = []
    beside: dict[str, int] = {}
    passed: bool = False


class TablePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The whole table; `tracks` are the seats on each shipping track from its first space on.

    A position says where every piece lies; what follows from that is left out. `tokens` are the tokens that still lie
    on the board, by type the spaces; spaces that are named nowhere get the tokens that nobody has, in an order that is
    always the same, and `bare` spaces none. Tokens that are nowhere are spent; if there are too few, the last spaces
    stay bare. A deck that is left out holds all its cards that are nowhere else. A written deck may list only its top:
    its cards of higher value that are nowhere else lie below. Lower ones are out of the game, and so are all cards of
    an empty deck and, once somebody holds the Abolition, the slavery deck. `seen` are the positions that Payments may
    not bring back (R13): who is on turn, and everybody's used tiles, like `0: bank market | | bank:2`.
    """

    players: list[PlayerPosition]
    phase: Literal["build", "growth", "salary", "action"] | None = None
    round: Annotated[int, Meta(ge=1, le=ROUNDS)] | None = None
    crown: int = 0
    turn: int | None = None
    tracks: dict[str, list[int]] = {}
    tokens: dict[str, list[str]] = {}
    bare: list[str] = []
    decks: dict[str, list[str]] = {}
    removed: list[str] = []
    seen: Annotated[list[str], Meta(max_length=_MOST)] = []


def write(state: EndeavorState) -> dict[str, Any]:
    """The table at a rest, all of it."""
    taken = _taken(state)
    links = {link.space for link in CONNECTIONS}
    lying: dict[str, list[str]] = {token.id: [] for token in TOKENS}
    bare: list[str] = []
    for at, (space, token) in enumerate(zip(SPACES, state.layout, strict=True)):
        if at not in taken and token is not None:
            lying[token.id].append(space)
        elif at not in taken or at in links:
            bare.append(space)
    return {
        "phase": state.phase,
        "round": state.round,
        "crown": state.crown,
        "turn": state.turn,
        "players": [_written(state, player) for player in state.players],
        "tracks": {region.id: list(state.tracks[region.index]) for region in REGIONS if state.tracks[region.index]},
        "tokens": lying,
        "bare": bare,
        "decks": {deck.id: texts(state.decks[deck.index]) for deck in DECKS},
        "removed": texts(state.removed),
        "seen": [f"{turn}: {' | '.join(' '.join(_tiles(bits)) for bits in used)}" for turn, *used in state.seen],
    }


def _written(state: EndeavorState, player: Player) -> dict[str, Any]:
    return {
        "harbor": player.harbor,
        "supply": player.supply,
        "buildings": {tile.id: bool(player.used & tile.bit) for tile in player.tiles},
        "tokens": {token.id: player.tokens[token.index] for token in TOKENS if player.tokens[token.index]},
        "cards": texts(card for card in player.cards if card is not player.governor),
        "governor": None if player.governor is None else player.governor.id,
        "face_down": texts(player.face_down),
        "cities": [city.id for city in CITIES if state.holders[city.index] == player.seat],
        "beside": {region.id: player.beside[region.index] for region in REGIONS if player.beside[region.index]},
        "passed": player.passed,
    }


def _tiles(bits: int) -> list[str]:
    return [tile.id for tile in TILES if bits & tile.bit]


def _taken(state: EndeavorState) -> set[int]:
    """The indices of the spaces whose token has been taken."""
    taken = {city.index for city in CITIES if state.holders[city.index] != NOBODY}
    taken |= {link.space for link in CONNECTIONS if state.joined & link.bit}
    for region in REGIONS:
        taken |= {region.sea + at for at in range(len(state.tracks[region.index]))}
    return taken


def read(position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> EndeavorState:
    """The table that a position describes, or BadPosition with the path of what can't be."""
    written = convert(position, TablePosition)
    state = new_state(len(written.players), variant, chance)
    _set_clock(state, written)
    for seat, player in enumerate(written.players):
        _set_board(state, state.players[seat], player)
    _set_round(state, written)
    _set_tracks(state, written)
    _set_cities(state, written)
    _set_cards(state, written)
    _set_tokens(state, written)
    for seat, player in enumerate(written.players):
        _set_supply(state.players[seat], player)
    _set_passes(state, written)
    _set_seen(state, written)
    return state


def _set_clock(state: EndeavorState, written: TablePosition) -> None:
    """Phase, crown and turn; a table on which something has been used or occupied is by default in the Action phase."""
    seats = len(state.players)
    fresh = not written.tracks and all(player == PlayerPosition() for player in written.players)
    state.phase = written.phase or (BUILD if fresh else ACTION)
    state.crown = seated(written.crown, seats, "crown")
    state.turn = state.crown if written.turn is None else seated(written.turn, seats, "turn")


def _set_board(state: EndeavorState, player: Player, written: PlayerPosition) -> None:
    """Buildings, the markers on them, the harbor."""
    path = f"players[{player.seat}]"
    player.levels = [START_LEVEL] * len(player.levels)
    names, used = _named_tiles(written, path)
    top = 0
    for where, name in names:
        building = known(_BUILDING, name, where, "building")
        if building is PRINTED.building:
            raise BadPosition(f"{where}: “{name}” is printed on every board and is never built.")
        if not state.stock[building.index]:
            raise BadPosition(f"{where}: there are only {building.copies} tiles of “{name}”.")
        top += building.level == TOP_LEVEL
        if top > TOP_LEVEL_LIMIT:
            raise BadPosition(f"{where}: a player has at most {TOP_LEVEL_LIMIT} building of level {TOP_LEVEL}.")
        construct(state, player, building)
    if len(names) > BUILDING_SPACES:
        raise BadPosition(f"{path}.buildings: {len(names)} tiles, but there are {BUILDING_SPACES} spaces.")
    for where, name in used:
        tile = known(_TILE, name, where, "building")
        if tile not in player.tiles:
            raise BadPosition(f"{where}: the player has no “{name}”.")
        if not tile.mask:
            raise BadPosition(f"{where}: “{name}” has no activation space.")
        if player.used & tile.bit:
            raise BadPosition(f"{where}: “{name}” has a marker already.")
        player.used |= tile.bit
    player.harbor = written.harbor


def _named_tiles(written: PlayerPosition, path: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The types that are built and the tiles that are used, each with its path."""
    used = [(f"{path}.used[{at}]", name) for at, name in enumerate(written.used)]
    if isinstance(written.buildings, list):
        return [(f"{path}.buildings[{at}]", name) for at, name in enumerate(written.buildings)], used
    built = []
    counts: dict[str, int] = {}
    for name, marked in written.buildings.items():
        where = f"{path}.buildings.{shorten(name)}"
        tile = known(_TILE, name, where, "building")
        building = tile.building
        counts[building.id] = max(counts.get(building.id, 0), tile.number)
        if tile is not PRINTED:
            built.append((where, building.id))
        if marked:
            used.append((where, name))
    for name, highest in counts.items():
        number = sum(_TILE[key].building.id == name for key in written.buildings)
        if number != highest:
            raise BadPosition(f"{path}.buildings: “{name}:{highest}” needs {highest} tiles of “{name}”, not {number}.")
    return built, used


def _set_round(state: EndeavorState, written: TablePosition) -> None:
    """The round, by default the first in which everybody can have so many buildings and have room for the rest."""
    seats = len(state.players)
    built = (state.turn - state.crown) % seats
    needs = []
    for player in state.players:
        waits = state.phase == BUILD and (player.seat - state.crown) % seats >= built
        needs.append(len(player.tiles) - 1 + waits)
    least = max(1, *needs)
    if least > ROUNDS:
        seat = needs.index(least)
        raise BadPosition(f"players[{seat}].buildings: there is no space for the tile that is to be built.")
    state.round = least if written.round is None else written.round
    if state.round < least:
        seat = needs.index(least)
        raise BadPosition(f"round: players[{seat}] has more buildings than there can be in round {state.round}.")


def _overseas(name: str, path: str) -> Region:
    region = known(_REGION, name, path, "region")
    if not region.spaces:
        raise BadPosition(f"{path}.{name}: this region has no shipping track.")
    return region


def _set_tracks(state: EndeavorState, written: TablePosition) -> None:
    """Markers on and beside the shipping tracks; a full track opens its region."""
    for name, seats in written.tracks.items():
        region = _overseas(name, "tracks")
        if len(seats) > region.spaces:
            raise BadPosition(f"tracks.{name}: {len(seats)} markers, but the track has {region.spaces} spaces.")
        for at, one in enumerate(seats):
            state.players[seated(one, len(state.players), f"tracks.{name}[{at}]")].strength[region.index] += 1
        state.tracks[region.index] = tuple(seats)
    state.open = tuple(region for region in REGIONS if len(state.tracks[region.index]) == region.spaces)
    for player in state.players:
        for name, markers in written.players[player.seat].beside.items():
            path = f"players[{player.seat}].beside"
            region = _overseas(name, path)
            if within(markers, 0, _MOST, f"{path}.{name}") and region not in state.open:
                raise BadPosition(f"{path}.{name}: no marker lies beside a track that is not full.")
            at = region.index
            player.beside = (*player.beside[:at], markers, *player.beside[at + 1 :])
            player.strength[region.index] += markers


def _set_cities(state: EndeavorState, written: TablePosition) -> None:
    """Markers in cities."""
    for player in state.players:
        for at, name in enumerate(written.players[player.seat].cities):
            path = f"players[{player.seat}].cities[{at}]"
            city = known(_CITY, name, path, "city")
            holder = state.holders[city.index]
            if holder != NOBODY:
                raise BadPosition(f"{path}: “{name}” is held by players[{holder}] already.")
            if city.region not in state.open:
                raise BadPosition(f"{path}: “{name}” lies in a region that is closed.")
            state.holders[city.index] = player.seat
            state.empty[city.region.index] -= 1
            player.holdings[city.region.index] += 1
            player.strength[city.region.index] += 1


def _set_cards(state: EndeavorState, written: TablePosition) -> None:
    """Held cards, face-down cards, decks, and what is out of the game."""
    taken = Box(CARDS, "card")
    _set_held(state, written, taken)
    for at, name in enumerate(written.removed):
        card = taken.take(name, f"removed[{at}]")
        if card.governor and card.deck.region not in state.open:
            raise BadPosition(f"removed[{at}]: “{name}” lies on its deck until the region opens.")
    _set_decks(state, written, taken)
    lying = {card for pile in state.decks for card in pile}
    held = {card for player in state.players for card in (*player.cards, *player.face_down)}
    state.removed = tuple(card for card in CARDS if card not in lying and card not in held)


def _set_held(state: EndeavorState, written: TablePosition, taken: Box[Card]) -> None:
    """What lies at the players' boards."""

    def hold(player: Player, name: str, path: str) -> Card:
        card = taken.take(name, path)
        if card.deck.region not in state.open:
            raise BadPosition(f"{path}: “{card}” comes from a region that is closed.")
        player.cards = insert(player.cards, card)
        add_icons(state, player, card.icons, 1)
        return card

    for player in state.players:
        path = f"players[{player.seat}]"
        mine = written.players[player.seat]
        for at, name in enumerate(mine.cards):
            hold(player, name, f"{path}.cards[{at}]")
        for at, name in enumerate(mine.face_down):
            card = taken.take(name, f"{path}.face_down[{at}]")
            if not card.slavery:
                raise BadPosition(f"{path}.face_down[{at}]: “{name}” is not a slavery card.")
            player.face_down = insert(player.face_down, card)
        if mine.governor is not None:
            card = hold(player, mine.governor, f"{path}.governor")
            if not card.governor:
                raise BadPosition(f"{path}.governor: “{card}” is not a governor.")
            player.governor = card
    shown = next((card for player in state.players for card in player.cards if card.slavery), None)
    if shown is not None and _is_abolished(state):
        raise BadPosition(f"{taken.place(shown)}: “{shown}” was turned face down when somebody took the Abolition.")


def _is_abolished(state: EndeavorState) -> bool:
    """Rules 8.6.1: whoever holds the Abolition has ended slavery."""
    return any(card.abolition for player in state.players for card in player.cards)


def _set_decks(state: EndeavorState, written: TablePosition, taken: Box[Card]) -> None:
    """The decks as written, or all that is left of them."""
    abolished = _is_abolished(state)
    for name in written.decks:
        known(_DECK, name, "decks", "deck")
    for deck in DECKS:
        is_open = deck.region in state.open
        if deck.id in written.decks:
            pile = _written_pile(deck, written.decks[deck.id], taken)
            if pile and deck.slavery and abolished:
                raise BadPosition(f"decks.{deck.id}: this deck left the game when somebody took the Abolition.")
        else:
            # Once its region is open, a governor that nobody has is out of the game.
            left = [card for card in deck.order if not taken.place(card) and not (card.governor and is_open)]
            pile = [] if deck.slavery and abolished else left
        governor = next((card for card in deck.order if card.governor), None)
        if governor is not None and (governor in pile) == is_open:
            how = "open" if is_open else "closed"
            raise BadPosition(f"decks.{deck.id}: the governor lies on top until the region opens; it is {how}.")
        state.decks[deck.index] = tuple(pile)


def _written_pile(deck: Deck, names: list[str], taken: Box[Card]) -> list[Card]:
    """The cards that are named, and below them those of higher value that are nowhere else."""
    pile: list[Card] = []
    for at, name in enumerate(names):
        path = f"decks.{deck.id}[{at}]"
        card = taken.take(name, path)
        if card.deck is not deck:
            raise BadPosition(f"{path}: “{name}” belongs to “{card.deck}”.")
        if pile and pile[-1].value > card.value:
            raise BadPosition(f"{path}: the cards of a deck lie by value, the lowest on top.")
        pile.append(card)
    if pile:
        last = pile[-1]
        pile += [card for card in deck.order if not taken.place(card) and card.value > last.value]
    return pile


def _set_tokens(state: EndeavorState, written: TablePosition) -> None:
    """Tokens in harbors and on the board."""
    left = [token.count for token in TOKENS]

    def use(token: Token, number: int, path: str) -> None:
        left[token.index] -= number
        if left[token.index] < 0:
            raise BadPosition(f"{path}: there are only {token.count} of “{token}”.")

    for player in state.players:
        for name, number in written.players[player.seat].tokens.items():
            path = f"players[{player.seat}].tokens"
            token = known(_TOKEN, name, path, "token")
            use(token, within(number, 0, token.count, f"{path}.{name}"), f"{path}.{name}")
            player.tokens[token.index] = number
            player.blue += 0 if token.action is None else number
            for _ in range(number):
                add_icons(state, player, token.icons, 1)
    for link in CONNECTIONS:
        one, other = link.cities
        if state.holders[one.index] == state.holders[other.index] != NOBODY:
            state.joined |= link.bit
    spaces = {space: at for at, space in enumerate(SPACES)}
    layout: list[Token | None] = [None] * len(SPACES)
    taken = _taken(state)
    named: set[int] = set()
    for kind, names in written.tokens.items():
        token = known(_TOKEN, kind, "tokens", "token")
        for nth, name in enumerate(names):
            path = f"tokens.{kind}[{nth}]"
            at = known(spaces, name, path, "space")
            if at in taken:
                raise BadPosition(f"{path}: the token of “{name}” is taken, since the space is or was somebody's.")
            if at in named:
                raise BadPosition(f"{path}: on “{name}” lies another token already.")
            use(token, 1, path)
            layout[at] = token
            named.add(at)
    for nth, name in enumerate(written.bare):
        at = known(spaces, name, f"bare[{nth}]", "space")
        if at in named:
            raise BadPosition(f"bare[{nth}]: on “{name}” lies a token.")
        named.add(at)
    rest = shuffled(token for token in TOKENS for _ in range(left[token.index]))
    for at in range(len(SPACES)):
        if at not in taken and at not in named and rest:
            layout[at] = rest.pop()
    for link in CONNECTIONS:
        if layout[link.space] is None:
            state.joined |= link.bit
    for token in rest:
        state.spent[token.index] += 1
    state.layout = tuple(layout)


def _set_supply(player: Player, written: PlayerPosition) -> None:
    """Rules 1.6: what is nowhere else is in the supply; a supply below 0 means substitutes."""
    player.supply = MARKERS - player.harbor - player.used.bit_count() - sum(player.strength)
    if written.supply is not None and written.supply != player.supply:
        raise BadPosition(
            f"players[{player.seat}].supply: {written.supply} and the other markers are not {MARKERS} in all; "
            f"{player.supply} would be."
        )


def _set_passes(state: EndeavorState, written: TablePosition) -> None:
    """Who has passed, and with it who is on turn by default."""
    for player in state.players:
        path = f"players[{player.seat}]"
        player.passed = written.players[player.seat].passed
        if not player.passed:
            continue
        if state.phase != ACTION:
            raise BadPosition(f"{path}.passed: nobody passes in the phase “{state.phase}”.")
        if counted(player) > value(player, POLITICS):
            raise BadPosition(
                f"{path}.cards: after passing {counted(player)} cards count, more than {value(player, POLITICS)}."
            )
    waiting = [player.seat for player in state.players if not player.passed]
    if state.players[state.turn].passed and waiting:
        if written.turn is not None:
            raise BadPosition(f"turn: players[{state.turn}] has passed.")
        seats = len(state.players)
        state.turn = min(waiting, key=lambda seat: (seat - state.crown) % seats)
    if state.phase == "growth" and state.turn != state.crown:
        raise BadPosition("turn: all grow at once, so the turn is with the crown.")


def _set_seen(state: EndeavorState, written: TablePosition) -> None:
    """What the repetition guard remembers."""
    seats = len(state.players)
    for at, seen in enumerate(written.seen):
        turn, _, used = seen.partition(":")
        parts = used.split("|")
        if turn not in map(str, range(seats)) or len(parts) != seats:
            raise BadPosition(f"seen[{at}]: a seat and the used tiles of all {seats} are needed, like “0: bank | | ”.")
        bits = []
        for part in parts:
            tiles = {known(_TILE, name, f"seen[{at}]", "building") for name in part.split()}
            bits.append(sum(tile.bit for tile in tiles))
        state.seen.append((int(turn), *bits))
