"""What units are good for: the battle in progress, and the way to a rival's capital."""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.civilization.atlas import WIDTH
from civitas.games.civilization.pieces import CONSTANTS
from civitas.games.civilization.pieces_cards import UnitCard
from civitas.games.civilization.rules.battle import bonus_parts, points, rank_of
from civitas.games.civilization.rules.numbers import combat_parts, total
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_battle import Battle
from civitas.games.civilization.state_player import CITIES, METROPOLIS, NOBODY, Player

_UNIT: Final = 0.4
"""What strength and health of a unit are worth while it waits."""
_UNITS: Final = 8
_CAPITAL: Final = 100.0
"""An army before a capital that it would take."""
_DISTANCE: Final = 12
"""An army that is so far away threatens no capital."""
_VICTORY: Final = 300.0
_RAZED: Final = 35.0
_ROUT: Final = 8.0
"""What a capital, a city and an army are worth that are fought for."""
_DOUBT: Final = 5.0
"""A lead of so many points in a battle wins it about three times out of four."""
_FIGHTING: Final = 0.6
"""What a card in a battle hand is worth, of its health and strength."""


def power(player: Player) -> float:
    """Strength and health of all units, at their ranks."""
    found = 0
    for card in player.units:
        found += card.strength + card.health
        if not card.type.fixed_rank:
            found += 2 * (player.ranks[card.type.index] - 1)
    return float(found)


def army(player: Player) -> float:
    """What the standing forces are worth while nobody fights."""
    count = len(player.units)
    return _UNIT * power(player) * min(1.0, _UNITS / count) if count else 0.0


def conquest(state: CivilizationState, player: Player) -> float:
    """How near a player is to taking a capital: the armies before it, and what they would fight with there."""
    if len(player.units) < CONSTANTS.battle_hand:
        return 0.0
    best = 0.0
    for other in state.players:
        if other is player:
            continue
        capital = state.cities[other.seat * CITIES]
        if capital is None:
            continue
        x, y = capital.centres[0] % WIDTH, capital.centres[0] // WIDTH
        steps = _DISTANCE
        stack = 0
        for at in player.at[: player.armies]:
            if at >= 0:
                far = abs(at % WIDTH - x) + abs(at // WIDTH - y)
                if far < steps:
                    steps = far
                    stack = player.at[: player.armies].count(at)
        if not stack:
            continue
        attack = _drawn(player, CONSTANTS.battle_hand + CONSTANTS.battle_hand_per_extra_army * (stack - 1))
        defence = _drawn(other, CONSTANTS.battle_hand + CONSTANTS.battle_hand_in_city)
        defence += CONSTANTS.defending_metropolis if capital.kind == METROPOLIS else CONSTANTS.defending_capital
        defence += CONSTANTS.city_walls * capital.walls
        lead = attack - defence + total(combat_parts(state, player)) - total(combat_parts(state, other))
        best = max(best, _CAPITAL * _odds(lead / _DOUBT) * (1.0 - steps / _DISTANCE))
    return best


def _drawn(player: Player, hand: int) -> float:
    """What a battle hand drawn from the standing forces tends to fight with."""
    count = len(player.units)
    return _FIGHTING * power(player) * min(1.0, hand / count) if count else 0.0


def _odds(lead: float) -> float:
    return 1.0 / (1.0 + exp(max(-50.0, min(50.0, -lead))))


def fight(state: CivilizationState, player: Player) -> float:
    """What the player may win or lose in a battle in progress, by how it stands."""
    battle = state.battle
    if battle is None or battle.winner != NOBODY:
        return 0.0
    side = battle.side_of(player.seat)
    if side == NOBODY:
        return 0.0
    lead = (_might(state, battle, side) - _might(state, battle, 1 - side)) / _DOUBT
    at_stake = _ROUT
    if battle.city != NOBODY:
        city = state.cities[battle.city]
        if city is not None:
            at_stake = _VICTORY if city.is_capital else _RAZED
    return at_stake * (_odds(lead) - 0.5)


def _might(state: CivilizationState, battle: Battle, side: int) -> float:
    """What a side has on the fronts and in hand, with its combat bonus."""
    if battle.number:
        found = float(points(battle, side))
    else:
        found = float(total(bonus_parts(state, battle, side)))
    cards: list[UnitCard] = battle.hands[side]
    if not battle.drawn[side] and side != battle.barbarian:
        cards = state.players[battle.seats[side]].units[: CONSTANTS.battle_hand]
    for card in cards:
        found += _FIGHTING * (card.strength + card.health + 2 * (rank_of(state, battle, side, card) - 1))
    return found
