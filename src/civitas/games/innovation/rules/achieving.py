"""Special achievements, and how the game ends (rules 7, 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from civitas.games.innovation.icons import CLOCK, FIELD, ICONS
from civitas.games.innovation.pieces import RIGHT, Special
from civitas.games.innovation.rules.looking import cause, clockwise, partner
from civitas.games.innovation.rules.telling import note
from civitas.games.innovation.state import ARRANGED, InnovationState, Player
from civitas.kernel.decisions import GameOver


def claim(state: InnovationState, me: Player, special: Special) -> None:
    """Rules 5.15, 7.6: take a special achievement, if it is still available."""
    if special in state.specials:
        state.specials.remove(special)
        me.specials.append(special)
        state.changes += 1
        note(state, "claim", me.seat, (), special.id)
        if state.log is not None:
            state.log.say("claim", cause=cause(state), seat=me.seat, special=special)
        check_goal(state, me)


def win(state: InnovationState, me: Player) -> NoReturn:
    """Rules 8.3: the player wins the game by the effect of the card being resolved."""
    finish(state, me.seat, "effect")


def win_alone(state: InnovationState, merits: Sequence[int]) -> None:
    """Rules 8.3: the single player with the highest merit wins; if two or more tie for it, nothing happens."""
    best = max(merits)
    winners = [player for player in state.players if merits[player.seat] == best]
    if len(winners) == 1:
        win(state, winners[0])


def finish(state: InnovationState, winner: int, reason: str) -> NoReturn:
    """Rules 8: the game ends at once; without a winner the scores decide."""
    if state.log is not None:
        if winner < 0:
            state.log.say("end_score", cause=cause(state))
        else:
            state.log.say(f"end_{reason}", cause=cause(state), seat=winner, card=cause(state))
    state.winner = winner
    state.band.clear()
    state.touched = 0
    state.changes = 0
    raise GameOver(reason)


def settle(state: InnovationState) -> None:
    """Rules 5.1, 7.4: check special achievements for all whose board or counters changed, the turn's player first."""
    touched = state.touched
    state.touched = 0
    if touched & (touched - 1) == 0:
        if touched and _may_claim(player := state.players[touched.bit_length() - 1]):
            _claim_what_is_met(state, player)
        return
    for player in clockwise(state, state.turn):
        if touched >> player.seat & 1 and _may_claim(player):
            _claim_what_is_met(state, player)
    if touched & ARRANGED:
        for player in clockwise(state, state.turn):
            check_goal(state, player)


def _claim_what_is_met(state: InnovationState, player: Player) -> None:
    met = [special for special in state.specials if CONDITIONS[special.number](state, player)]
    for special in met:
        claim(state, player, special)


def _may_claim(player: Player) -> bool:
    """Whether some condition may be met; quicker than the conditions themselves, and nearly always false."""
    blue = player.piles[0]
    return (
        player.tucked + player.scored >= 6
        or blue.splay >= RIGHT
        or player.icons >> CLOCK.shift >= 3
        or (bool(blue.cards) and blue.cards[-1].age >= 8)
    )


def check_goal(state: InnovationState, player: Player) -> None:
    """Rules 8.1, 10.4: who (or whose team) has enough achievements has won."""
    if total_achievements(state, player) >= state.goal:
        finish(state, player.seat, "achievements")


def total_achievements(state: InnovationState, player: Player) -> int:
    """The achievements of a player, with those of his partner in the team game (rules 10.4)."""
    total = player.achievements()
    if state.teams:
        total += state.players[partner(player.seat)].achievements()
    return total


_EMPIRE_STEP: Final = sum((1 << (FIELD - 1)) - 3 << icon.shift for icon in ICONS)
_EMPIRE_BITS: Final = sum(1 << (FIELD - 1) << icon.shift for icon in ICONS)


def _is_monument(state: InnovationState, player: Player) -> bool:
    if state.variant["monument_combined"]:
        return player.tucked + player.scored >= 6
    return player.tucked >= 6 or player.scored >= 6


def _is_empire(state: InnovationState, player: Player) -> bool:
    # Adding 512 - 3 to each count carries into its highest bit just where there are three or more.
    return (player.icons + _EMPIRE_STEP) & _EMPIRE_BITS == _EMPIRE_BITS


def _is_world(state: InnovationState, player: Player) -> bool:
    return player.icons >> CLOCK.shift >= 12


def _is_wonder(state: InnovationState, player: Player) -> bool:
    return all(pile.splay >= RIGHT for pile in player.piles)


def _is_universe(state: InnovationState, player: Player) -> bool:
    return all(pile.cards and pile.cards[-1].age >= 8 for pile in player.piles)


CONDITIONS: Final[tuple[Callable[[InnovationState, Player], bool], ...]] = (
    _is_monument,
    _is_empire,
    _is_world,
    _is_wonder,
    _is_universe,
)
"""Rules 7.2: the conditions of the special achievements, by their numbers."""
