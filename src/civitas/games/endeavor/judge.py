"""How good a table is for a seat: the glory it can expect in the end, against the best of the others.

The weights are a player's rules of thumb, not rules of the game.
"""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.endeavor.pieces import (
    ACTIONS,
    ATTACK,
    CITIES,
    CONNECTION_GLORY,
    CULTURE,
    DRAW,
    EMPTY_GOVERNOR_SPACE_GLORY,
    FINANCE,
    INDUSTRY,
    LAST_SPACE,
    OCCUPY,
    OVERSEAS,
    PAYMENT,
    POLITICS,
    POPULATION_SET,
    ROUNDS,
    SHIP,
    SLAVERY_GLORY,
    STATUSES,
    Action,
)
from civitas.games.endeavor.rules.cards import counted, leader, value
from civitas.games.endeavor.state import ACTION, NOBODY, EndeavorState, Player
from civitas.kit.facts import weights

_SPREAD: Final = 9.0
"""A lead of so many points makes victory about three to one."""

FEATURES: Final = ("cities", "levels", "people", "buildings", "cards", "action", "busy", "idle")
_PLAIN: Final = 6
"""The first so many features are those that `greedy` goes by."""
_WEIGHTS: Final = weights("civitas.games.endeavor", FEATURES)

_PER_ROUND: Final = {INDUSTRY: 0.55, CULTURE: 0.8, FINANCE: 0.6, POLITICS: 0.3}
"""What one step of what a status gives is worth in each round to come."""
_GROWTH: Final = tuple(_PER_ROUND[status] for status in STATUSES)

_PART: Final = {SHIP: 1.2, OCCUPY: 1.7, ATTACK: 1.1, DRAW: 1.4, PAYMENT: 1.0}
"""What carrying out a simple action is worth beyond the marker that it needs."""


def _worth(action: Action) -> float:
    best = max(_PART[part] for part in action.parts)
    if action.both:
        return sum(_PART[part] for part in action.parts) * 0.8
    return best * 1.15 if len(action.parts) > 1 else best


_ACTION: Final = tuple(_worth(action) for action in ACTIONS)


def judge(state: EndeavorState, seat: int) -> float:
    """From 0 to 1: how likely it looks that the seat wins."""
    best = max(expected(state, player) for player in state.players if player.seat != seat)
    lead = expected(state, state.players[seat]) - best
    return 1.0 / (1.0 + exp(-lead / _SPREAD))


def judges(state: EndeavorState) -> list[float]:
    """Every seat's chance to win."""
    return _WEIGHTS.shares([features(state, player) for player in state.players])


def reasons(state: EndeavorState, seat: int) -> dict[str, float]:
    """What a seat's prospects are made of, in glory."""
    return _WEIGHTS.reasons(features(state, state.players[seat]))


def expected(state: EndeavorState, player: Player) -> float:
    """The glory that a player can expect in the end, as `greedy` sees it."""
    return sum(features(state, player)[:_PLAIN])


def features(state: EndeavorState, player: Player) -> list[float]:
    """What a player's prospects are made of, each in glory.

    Before the last round markers at work come back, and those that wait for somebody who has passed are late.
    """
    left = ROUNDS - state.round
    return [
        _board(state, player),
        _levels(player, left),
        _people(state, player, left),
        _buildings(state, player, left),
        _cards(state, player),
        _action(state, player),
        float(player.used.bit_count()) if left else 0.0,
        _idle(state, player) if left else 0.0,
    ]


def _board(state: EndeavorState, player: Player) -> float:
    """Cities, connections, and the neighbours that may still be joined; the way to a governor."""
    worth = 0.0
    holders = state.holders
    seat = player.seat
    for city in CITIES:
        if holders[city.index] == seat:
            worth += city.glory
            for link, other in city.links:
                if holders[other] == seat:
                    # Both ends count it.
                    worth += CONNECTION_GLORY / 2
                elif holders[other] == NOBODY and not state.joined & link.bit:
                    worth += 0.15
    for region in OVERSEAS:
        track = state.tracks[region.index]
        if track and len(track) < region.spaces and leader(track) == seat:
            worth += 2.5 * len(track) / region.spaces
        worth += 0.25 * min(3, player.strength[region.index])
    return worth


def _levels(player: Player, left: int) -> float:
    """What the tracks score, smoothed as long as they can still rise, and what they give in the rounds to come."""
    smooth = left / ROUNDS
    worth = 0.0
    for status in STATUSES:
        level = min(player.levels[status.index], LAST_SPACE)
        worth += smooth * min(level, status.slides[LAST_SPACE]) + (1 - smooth) * (status.slides[level] + 0.15 * level)
        worth += left * _GROWTH[status.index] * status.gives[level]
    return worth


def _people(state: EndeavorState, player: Player, left: int) -> float:
    """Markers in the harbor: actions to come, or glory in the end."""
    return player.harbor * (1 / POPULATION_SET + 0.12 * min(left, 4)) - 0.3 * player.used.bit_count()


def _idle(state: EndeavorState, player: Player) -> float:
    """Markers in the harbor of somebody who has passed, which do nothing this round."""
    return -float(player.harbor) if player.passed and state.phase == ACTION else 0.0


def _buildings(state: EndeavorState, player: Player, left: int) -> float:
    """What buildings and tokens will do; more than four actions a round are seldom paid for."""
    uses: list[float] = []
    worth = 0.0
    for tile in player.tiles:
        worth += tile.building.glory
        if tile.building.action is not None:
            uses.append(_ACTION[tile.building.action.index])
    uses.sort(reverse=True)
    soon = left + (0.5 if state.phase != ACTION else 0.0)
    for at, use in enumerate(uses):
        worth += soon * use * (0.55 if at < 4 else 0.2)
    return worth + 1.1 * player.blue


def _cards(state: EndeavorState, player: Player) -> float:
    """Glory on cards, without those that the limit will cost."""
    worth = float(len(player.face_down) * SLAVERY_GLORY)
    governors = 0
    for card in player.cards:
        worth += card.glory
        governors += card.governor
    over = counted(player) - value(player, POLITICS)
    if player.governor is None:
        worth += EMPTY_GOVERNOR_SPACE_GLORY
        if over > 0 and governors and not player.passed:
            over -= 1
            worth -= EMPTY_GOVERNOR_SPACE_GLORY
    if over > 0:
        prices = sorted(card.glory + sum(number for _, number in card.icons.pairs) for card in player.cards)
        worth -= 1.2 * sum(prices[:over])
    return worth


def _action(state: EndeavorState, player: Player) -> float:
    """The action in hand: what is still to be done of it."""
    if state.using is None or state.turn != player.seat:
        return 0.0
    if state.payments:
        return state.payments * 0.6
    if state.bound is not None:
        return 0.6
    parts = state.parts
    return max([_PART[part] for part in parts]) + 1.0 if parts else 0.0
