"""Tiles, huts, villages and relics (rules 10.2, 10.3)."""

from __future__ import annotations

from civitas.games.civilization.atlas import SIDE, SPOTS, printed
from civitas.games.civilization.pieces_cards import Token
from civitas.games.civilization.pieces_map import Relic
from civitas.games.civilization.rules.cities import raze_city_state
from civitas.games.civilization.rules.decks import EVERYBODY
from civitas.games.civilization.rules.ground import set_marker, touch
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import DISCOVERED, HUT, VILLAGE, fire, powers_of, run
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import NOBODY, Player
from civitas.kernel.chronicle import only
from civitas.kernel.decisions import Flow


def lay_tile(state: CivilizationState, slot: int, turn: int) -> None:
    """Rules 10.2: turn a tile face up, with random tokens on its huts and villages, and its relic."""
    tile = state.tiles[slot]
    if tile is None:
        return
    state.turns[slot] = turn
    cells = state.own_cells()
    squares = state.layout.squares_of(slot)
    for place, at in enumerate(squares):
        cell = tile.cells[printed(place // SIDE, place % SIDE, turn)]
        cells[at] = cell
        if cell.hut and state.huts:
            state.markers[at] = state.huts.pop()
        elif cell.village and state.villages:
            state.markers[at] = state.villages.pop()
        elif cell.relic is not None and has_relic(state, cell.relic):
            state.markers[at] = cell.relic
    for at in squares:
        touch(state, at)


def has_relic(state: CivilizationState, relic: Relic) -> bool:
    """Rules 1.7: relics are a module, and one of them belongs to the investments."""
    return bool(state.variant["relics"]) and not (relic.numbers.get("investments") and not state.variant["investments"])


def discover(state: CivilizationState, player: Player, slot: int, turn: int) -> Flow[None]:
    """Rules 10.2: a figure turns a tile over."""
    lay_tile(state, slot, turn)
    state.say("discovers", player=player.seat, tile=state.tiles[slot])
    yield from fire(state, DISCOVERED, player.seat, slot)
    yield from settle(state)


def take_token(state: CivilizationState, player: Player, at: int) -> Flow[None]:
    """Rules 10.3: the token is looked at: kept face down, or shown and resolved."""
    token = state.markers[at]
    if not isinstance(token, Token):
        return
    set_marker(state, at, None)
    if token.village:
        cell = state.cells[at]
        if cell is not None and cell.village:
            state.explored_villages = (*state.explored_villages, at)
    if token.kind.keep:
        player.tokens.append(token)
        state.seen[token.key] |= player.bit
        state.say("keeps_token", player=player.seat, back="village" if token.village else "hut", at=SPOTS[at])
        state.say("sees_token", to=only(player.seat), player=player.seat, token=token.kind)
        return
    state.tokens_gone.append(token)
    state.seen[token.key] = EVERYBODY
    state.say("finds", token.kind, player=player.seat, token=token.kind, at=SPOTS[at])
    answer = powers_of(token.kind).reward
    if answer is not None:
        yield from run(answer(state, player, token.kind, at))
    yield from settle(state)


def open_token(state: CivilizationState, player: Player, at: int, fought: bool = False) -> Flow[None]:
    """Rules 10.3: a hut is explored, or a village conquered."""
    token = state.markers[at]
    if not isinstance(token, Token):
        return
    yield from take_token(state, player, at)
    if token.village:
        yield from fire(state, VILLAGE, player.seat, fought)
    else:
        yield from fire(state, HUT, player.seat)
    yield from settle(state)


def place_city_state(state: CivilizationState, player: Player, at: int) -> None:
    """Rules 6.6, 14.23: a random city-state comes on the square; in a city's outskirts it is destroyed at once."""
    if not state.city_states:
        return
    token = state.city_states.pop()
    set_marker(state, at, token)
    state.city_squares = (*state.city_squares, at)
    touch(state, at)
    state.say("city_state", player=player.seat, at=SPOTS[at])
    if state.land[at] != NOBODY:
        raze_city_state(state, player, at)


def take_relic(state: CivilizationState, player: Player, at: int) -> Flow[None]:
    """Rules 10.3: an army that ends its move on a relic takes its reward."""
    relic = state.markers[at]
    if not isinstance(relic, Relic):
        return
    set_marker(state, at, None)
    state.relics_gone = (*state.relics_gone, relic)
    state.say("relic", relic, player=player.seat, relic=relic)
    answer = powers_of(relic).reward
    if answer is not None:
        yield from run(answer(state, player, relic, at))
    yield from settle(state)
