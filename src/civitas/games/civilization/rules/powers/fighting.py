"""Wounds that powers give and take in a battle, chosen wound by wound and front by front."""

from __future__ import annotations

from civitas.games.civilization.options import NUMBERS, Number
from civitas.games.civilization.options_battle import BT_HEAL, BT_WOUND
from civitas.games.civilization.rules.battle import health_of, wound
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_battle import Battle, Fighter
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, Kind, ask, may


def battle_of(state: CivilizationState) -> Battle:
    """The battle in progress."""
    battle = state.battle
    if battle is None:
        raise ValueError("There is no battle.")
    return battle


def units_of(state: CivilizationState, player: Player, own: bool) -> list[tuple[int, Fighter]]:
    """Rules 10.6: the player's units in play, or the enemy's, with the numbers of their fronts."""
    battle = battle_of(state)
    side = battle.side_of(player.seat)
    found: list[tuple[int, Fighter]] = []
    for number, front in enumerate(battle.fronts, 1):
        fighter = front.units[side if own else 1 - side]
        if fighter is not None:
            found.append((number, fighter))
    return found


def wounded(state: CivilizationState, player: Player) -> bool:
    """Whether a unit of the player in play has wounds."""
    return any(fighter.wounds > 0 for _, fighter in units_of(state, player, True))


def faces_enemy(state: CivilizationState, player: Player) -> bool:
    """Whether the enemy has a unit in play."""
    return bool(units_of(state, player, False))


def _spread(
    kind: Kind[Number], player: Player, room: list[tuple[int, int]], most: int, cause: object
) -> Flow[list[int]]:
    """Up to so many wounds on these fronts, at least one: a front is named for each."""
    chosen: list[int] = []
    while len(chosen) < most:
        fronts = [NUMBERS[front] for front, space in room if space > chosen.count(front)]
        if not fronts:
            break
        answer = yield from _one(kind, player, fronts, cause, bool(chosen))
        if answer is None:
            break
        chosen.append(answer.value)
    return chosen


def _one(kind: Kind[Number], player: Player, fronts: list[Number], cause: object, free: bool) -> Flow[Number | None]:
    if free:
        return (yield from may(kind, player.seat, fronts, cause))
    return (yield from ask(kind, player.seat, fronts, cause))


def own_wounds(state: CivilizationState, player: Player, most: int, cause: object) -> Flow[list[int]]:
    """Choose wounds of the own units to remove."""
    room = [(front, fighter.wounds) for front, fighter in units_of(state, player, True)]
    return (yield from _spread(BT_HEAL, player, room, most, cause))


def enemy_wounds(state: CivilizationState, player: Player, most: int, cause: object) -> Flow[list[int]]:
    """Choose which enemy units take wounds, none more than it can take."""
    room = [(front, health_of(fighter) - fighter.wounds) for front, fighter in units_of(state, player, False)]
    return (yield from _spread(BT_WOUND, player, room, most, cause))


def heal(state: CivilizationState, player: Player, fronts: list[int] | None, cause: object) -> None:
    """Remove a wound for each front that is named; None: all wounds."""
    healed = 0
    for number, fighter in units_of(state, player, True):
        removed = fighter.wounds if fronts is None else min(fighter.wounds, fronts.count(number))
        fighter.wounds -= removed
        healed += removed
    state.say("healed", cause, player=player.seat, amount=healed)


def hurt(state: CivilizationState, player: Player, fronts: list[int], cause: object) -> Flow[None]:
    """Give the enemy units on these fronts a wound for each time they are named."""
    for number, fighter in units_of(state, player, False):
        if number in fronts:
            yield from wound(state, battle_of(state), fighter, fronts.count(number), cause)
