"""Figures on the map: where they stand, where they may rest, how they come and go (rules 7.4, 10.1)."""

from __future__ import annotations

from civitas.games.civilization.atlas import NOWHERE
from civitas.games.civilization.pieces import WATER
from civitas.games.civilization.pieces_cards import Token
from civitas.games.civilization.pieces_map import CityState, Relic
from civitas.games.civilization.rules.ground import is_closed, tread
from civitas.games.civilization.rules.windows import tables, value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player


def is_army(player: Player, figure: int) -> bool:
    """Whether a figure is an army; the others are scouts."""
    return figure < player.armies


def armies_at(state: CivilizationState, player: Player, at: int) -> int:
    """How many armies the player has on a square."""
    return player.at[: player.armies].count(at) if state.standing[at] & player.bit else 0


def scouts_at(state: CivilizationState, player: Player, at: int) -> int:
    """How many scouts the player has on a square."""
    return player.at[player.armies :].count(at) if state.standing[at] & player.bit else 0


def figures_at(state: CivilizationState, player: Player, at: int) -> list[int]:
    """The player's figures on a square, armies first."""
    if not state.standing[at] & player.bit:
        return []
    return [figure for figure, place in enumerate(player.at) if place == at]


def spare(player: Player, army: bool) -> int:
    """A figure of the supply, or NOWHERE."""
    first, last = (0, player.armies) if army else (player.armies, len(player.at))
    for figure in range(first, last):
        if player.at[figure] == NOWHERE:
            return figure
    return NOWHERE


def put(state: CivilizationState, player: Player, figure: int, at: int) -> None:
    """Set a figure on a square, or back into the supply (NOWHERE); who stands where decides blockades (6.5)."""
    old = player.at[figure]
    player.at[figure] = at
    if old != NOWHERE:
        if old not in player.at:
            state.standing[old] &= ~player.bit
        tread(state, player, old)
    if at != NOWHERE:
        state.standing[at] |= player.bit
        tread(state, player, at)
    else:
        player.moved &= ~(1 << figure)
        player.barred &= ~(1 << figure)


def kill(state: CivilizationState, player: Player, figure: int) -> None:
    """A figure returns to its owner's supply."""
    put(state, player, figure, NOWHERE)


def bar(player: Player, figure: int) -> None:
    """Rules 14.85: the figure does not move again this turn."""
    player.barred |= 1 << figure


def stacking_limit(state: CivilizationState, player: Player) -> int:
    """Rules 10.1: how many figures may rest on one square; the best tech counts, modifiers add."""
    held = tables(state, player)
    return held.lore.stacking + held.values.get("stacking", 0)


def travel_speed(state: CivilizationState, player: Player, army: bool, alone: bool) -> int:
    """Rules 10.1, 14.57, 14.86: the steps of a figure; the best tech counts, modifiers add, some double."""
    held = tables(state, player)
    best = held.lore.speed + held.values.get("travel", 0)
    if army and alone:
        best += held.values.get("lone_army_travel", 0)
    return best * (player.doubled or 1)


def room(state: CivilizationState, player: Player, at: int) -> int:
    """How many more figures of the player may rest on a square."""
    return stacking_limit(state, player) - (player.at.count(at) if state.standing[at] & player.bit else 0)


def may_stand(state: CivilizationState, player: Player, at: int, count: int = 1) -> bool:
    """Rules 7.4: whether figures may be put on a square: explored land free of huts, relics, enemies and cities."""
    cell = state.cells[at]
    if cell is None or state.standing[at] & ~player.bit:
        return False
    if isinstance(state.markers[at], (Token, Relic)) or state.centre_at(at) is not None:
        return False
    if cell.terrain == WATER and not value(state, player, "water_resting"):
        return False
    return room(state, player, at) >= count


def may_be_sent(state: CivilizationState, player: Player, at: int, count: int = 1) -> bool:
    """Rules 14.60: where a jump or forced move may end."""
    return may_stand(state, player, at, count) and not is_closed(state, player, at)


def on_map(player: Player, army: bool) -> int:
    """How many armies or scouts of the player stand on the map."""
    part = player.at[: player.armies] if army else player.at[player.armies :]
    return len(part) - part.count(NOWHERE)


def in_supply(player: Player, army: bool) -> int:
    """How many armies or scouts are in the supply."""
    part = player.at[: player.armies] if army else player.at[player.armies :]
    return part.count(NOWHERE)


def owner_at(state: CivilizationState, at: int) -> Player | None:
    """Whose figures stand on the square."""
    mask = state.standing[at]
    for player in state.players:
        if mask >> player.seat & 1:
            return player
    return None


def garrisoned(state: CivilizationState, at: int) -> bool:
    """Whether a city-state lies on the square."""
    return isinstance(state.markers[at], CityState)
