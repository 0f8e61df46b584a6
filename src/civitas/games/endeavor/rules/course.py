"""The course of the game: set-up, rounds, phases, turns (rules 2, 4 to 7, 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.games.endeavor.options import BUILD_TILE, BUILDS, PASS, TURN, Build
from civitas.games.endeavor.pieces import (
    CULTURE,
    INDUSTRY,
    PAYMENT,
    ROUNDS,
    TOKENS,
    TOP_LEVEL,
    TOP_LEVEL_LIMIT,
    Building,
)
from civitas.games.endeavor.rules.actions import act, start, turns
from civitas.games.endeavor.rules.cards import add_icons, settle, value
from civitas.games.endeavor.rules.payments import (
    choose_salary,
    following,
    has_choice,
    pay,
    remember,
    take_all,
)
from civitas.games.endeavor.state import (
    ACTION,
    BUILD,
    GROWTH,
    NOBODY,
    PHASE_TITLES,
    SALARY,
    EndeavorState,
    Player,
    new_state,
)
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Flow, GameOver, ask
from civitas.kernel.rules import Value

BAG: Final = [token for token in TOKENS for _ in range(token.count)]
"""All trade tokens."""

UP_TO: Final = tuple(
    [option for option in BUILDS if 0 < option.building.level <= level] for level in range(TOP_LEVEL + 1)
)
"""By build level: the building types that it permits."""

COMPLETE: Final = "rounds"
"""The one reason for which a game ends: all rounds are played."""


def setup(seats: int, variant: Mapping[str, Value], chance: Chance) -> EndeavorState:
    """Rules 2: tokens are shuffled onto the board, lots decide who has the crown."""
    state = new_state(seats, variant, chance)
    tokens = BAG[:]
    chance.shuffle(tokens)
    state.layout = tuple(tokens)
    state.crown = state.turn = chance.below(seats)
    return state


def step(state: EndeavorState) -> Flow[None]:
    """From one rest to the next: one player's build, all growth, one player's salary, one turn."""
    if state.phase == ACTION:
        return turn(state)
    if state.phase == BUILD:
        return build(state)
    if state.phase == SALARY:
        return pay_salary(state)
    return grow(state)


def build(state: EndeavorState) -> Flow[None]:
    """Rules 5: the player on turn takes a building tile."""
    player = state.players[state.turn]
    if state.turn == state.crown:
        begin(state)
    choice = yield from ask(BUILD_TILE, player.seat, buildable(state, player))
    construct(state, player, choice.building)
    pass_on(state, GROWTH)


def buildable(state: EndeavorState, player: Player) -> list[Build]:
    """Rules 5.1 to 5.4: tiles up to the build level; if none is left, those of the lowest higher level."""
    highest = value(player, INDUSTRY)
    stock = state.stock
    while True:
        options = [option for option in UP_TO[highest] if stock[option.building.index]]
        if highest == TOP_LEVEL and _has_top(player):
            options = [option for option in options if option.building.level < TOP_LEVEL]
        if options or highest == TOP_LEVEL:
            return options
        highest += 1


def _has_top(player: Player) -> bool:
    """Rules 5.3: whether the player has as many buildings of the top level as he may."""
    return sum([tile.building.level == TOP_LEVEL for tile in player.tiles]) >= TOP_LEVEL_LIMIT


def construct(state: EndeavorState, player: Player, building: Building) -> None:
    """Rules 5.1: the tile goes to an empty space and its icons count at once."""
    state.stock[building.index] -= 1
    tiles = player.tiles
    at = len(tiles)
    while tiles[at - 1].building.index > building.index:
        at -= 1
    last = tiles[at - 1]
    number = last.number + 1 if last.building is building else 1
    player.tiles = (*tiles[:at], building.tiles[number - 1], *tiles[at:])
    if state.log is not None:
        state.log.say("build", seat=player.seat, building=building)
    add_icons(state, player, building.icons, 1)


def pass_on(state: EndeavorState, phase: str) -> None:
    """Rules 4.1: the next player clockwise; after the last one the next phase, where the crown is first again."""
    state.turn = (state.turn + 1) % len(state.players)
    if state.turn == state.crown:
        state.phase = phase
        if phase == ACTION:
            begin(state)


def begin(state: EndeavorState) -> None:
    """Say that a phase begins."""
    if state.log is not None:
        state.log.say("phase", round=state.round, phase=PHASE_TITLES[state.phase])
        if state.phase == BUILD:
            state.log.say("crown", seat=state.crown)


def grow(state: EndeavorState) -> Flow[None]:
    """Rules 6.1: markers move from the supply to the harbor, as many as culture gives; then salaries begin."""
    begin(state)
    seats = len(state.players)
    for offset in range(seats):
        player = state.players[(state.crown + offset) % seats]
        markers = value(player, CULTURE)
        player.supply -= markers
        player.harbor += markers
        if state.log is not None:
            state.log.say("grow", seat=player.seat, markers=markers, harbor=player.harbor)
    state.phase = SALARY
    state.turn = state.crown
    begin(state)
    pay_plainly(state)
    yield from ()


def pay_salary(state: EndeavorState) -> Flow[None]:
    """Rules 7: the player on turn is paid, and then those who have nothing to choose."""
    player = state.players[state.turn]
    if has_choice(player):
        yield from choose_salary(state, player)
        pass_on(state, ACTION)
    pay_plainly(state)


def pay_plainly(state: EndeavorState) -> None:
    """Rules 7.2: pay all in turn, up to the first who has more markers on buildings than payments."""
    while state.phase == SALARY:
        player = state.players[state.turn]
        if has_choice(player):
            return
        if player.used:
            take_all(state, player, [tile for tile in player.tiles if player.used & tile.bit], None)
        pass_on(state, ACTION)


def turn(state: EndeavorState) -> Flow[None]:
    """Rules 8.0 and 9.1: the player on turn uses a building or a token, or passes and settles his cards."""
    player = state.players[state.turn]
    repeatable = False
    # In a position that somebody wrote, all may have passed: then only the round's end is left.
    if not player.passed:
        choice = yield from ask(TURN, player.seat, turns(state, player))
        repeatable = choice.pays
        if repeatable:
            remember(state)
        else:
            state.seen.clear()
        if choice is PASS:
            player.passed = True
            if state.log is not None:
                state.log.say("pass", seat=player.seat, cards=len(player.cards))
            if player.cards:
                yield from settle(state, player)
        else:
            action = start(state, player, choice)
            if action is PAYMENT:
                back = pay(state, player)
                if back is not None:
                    yield from back
            elif action is not None:
                yield from act(state, player, action)
            state.using = None
    seat = following(state)
    if seat == NOBODY:
        end_round(state)
    else:
        state.turn = seat
        if repeatable:
            remember(state)


def end_round(state: EndeavorState) -> None:
    """Rules 4.2: the crown goes to the left; after the last round the game is over."""
    if state.round == ROUNDS:
        raise GameOver(COMPLETE)
    for player in state.players:
        player.passed = False
    state.round += 1
    state.phase = BUILD
    state.crown = state.turn = (state.crown + 1) % len(state.players)
