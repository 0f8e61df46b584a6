"""How a bot values a position: everything in points, against the best of the others.

The numbers are experience, not rules: what an achievement, a top card or an icon tends to be worth.
"""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.innovation.icons import FIELD, FIELD_MASK
from civitas.games.innovation.pieces import AGES
from civitas.games.innovation.rules.course import POINTS_PER_AGE
from civitas.games.innovation.state import InnovationState, Player
from civitas.kit.facts import weights
from civitas.kit.judging import shares

_ACHIEVEMENT: Final = 25.0
_POINT: Final = 1.5
_CLAIMABLE: Final = 15.0
_TOP: Final = 1.1
_COLOR: Final = 1.5
_ICON: Final = 0.45
_COVERED: Final = 0.25
_HAND: Final = (0.3, 0.2, 0.12, 0.06)
_FURTHER: Final = 0.02
_SPREAD: Final = 16.0

_ENOUGH: Final = 25
"""More points than these help to claim little."""

FEATURES: Final = ("achievements", "points", "tops", "splayed", "icons", "hand", "claims", "brink", "surplus")
_PLAIN: Final = 7
"""The first so many features are those that `greedy` goes by."""
_WEIGHTS: Final = weights("civitas.games.innovation", FEATURES)


def judge(state: InnovationState, seat: int) -> float:
    """From 0 (lost) to 1 (won): how far the seat (or its team) is ahead of the best of the others, or behind."""
    worths = [worth(state, player) for player in state.players]
    if state.teams:
        mine = worths[seat] + worths[(seat + 2) % 4]
        best = worths[(seat + 1) % 4] + worths[(seat + 3) % 4]
    else:
        mine = worths[seat]
        best = max([value for at, value in enumerate(worths) if at != seat])
    return 1.0 / (1.0 + exp((best - mine) / _SPREAD))


def judges(state: InnovationState) -> list[float]:
    """Every seat's chance to win; partners share theirs."""
    worths = [_WEIGHTS.worth(features(state, player)) for player in state.players]
    if not state.teams:
        return shares(worths, _WEIGHTS.spread)
    one, other = shares([worths[0] + worths[2], worths[1] + worths[3]], _WEIGHTS.spread)
    return [one / 2, other / 2, one / 2, other / 2]


def reasons(state: InnovationState, seat: int) -> dict[str, float]:
    """What a seat's prospects are made of."""
    return _WEIGHTS.reasons(features(state, state.players[seat]))


def worth(state: InnovationState, player: Player) -> float:
    """A player's prospects in points, as `greedy` sees them."""
    return sum(features(state, player)[:_PLAIN])


def features(state: InnovationState, player: Player) -> list[float]:
    """What a player's prospects are made of, each in points."""
    tops = covered = symbols = held = 0.0
    top = 0
    for pile in player.piles:
        if pile.cards:
            age = pile.cards[-1].age
            tops += _TOP * age + _COLOR
            covered += _COVERED * (len(pile.cards) - 1)
            if age > top:
                top = age
    icons = player.icons
    while icons:
        # Beyond ten or so, further icons of one kind hardly matter.
        symbols += _ICON * min(icons & FIELD_MASK, 10)
        icons >>= FIELD
    # A few good cards in hand are worth having; hoarding is not.
    ages = sorted([card.age for card in player.hand.cards], reverse=True)
    for at, age in enumerate(ages):
        held += age * (_HAND[at] if at < len(_HAND) else _FURTHER)
    achieved = player.achievements()
    return [
        achieved * _ACHIEVEMENT,
        player.points * _POINT,
        tops,
        covered,
        symbols,
        held,
        claimable(state, player, top),
        _ACHIEVEMENT if achieved >= state.goal - 1 else 0.0,
        -_POINT * max(0, player.points - _ENOUGH),
    ]


def claimable(state: InnovationState, player: Player, top: int) -> float:
    """Rules 4.6: what the age achievements are worth that the player can claim, and how near the next one is."""
    value = 0.0
    for card in state.middle:
        age = card.age
        if player.points >= POINTS_PER_AGE * age:
            value += _CLAIMABLE if top >= age else _CLAIMABLE / 2
        else:
            missing = POINTS_PER_AGE * age - player.points
            return value + _CLAIMABLE / 2 * (1.0 - missing / (POINTS_PER_AGE * AGES))
    return value
