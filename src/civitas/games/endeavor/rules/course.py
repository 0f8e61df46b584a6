"""The course of the game: set-up, rounds, phases, turns (rules 2, 4 to 7, 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.games.endeavor.components import (
    CULTURE,
    INDUSTRY,
    PAYMENT,
    ROUNDS,
    TOKENS,
    TOP_LEVEL,
    TOP_LEVEL_LIMIT,
    Building,
)
from civitas.games.endeavor.options import BUILD_TILE, BUILDS, PASS, TURN, Build
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
from civitas.games.endeavor.state import ACTION, BUILD, GROWTH, NOBODY, PHASE_TITLES, SALARY, Player, Table, new_table
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


def setup(seats: int, variant: Mapping[str, Value], chance: Chance) -> Table:
    """Rules 2: tokens are shuffled onto the board, lots decide who has the crown."""
    table = new_table(seats, variant, chance)
    tokens = BAG[:]
    chance.shuffle(tokens)
    table.layout = tuple(tokens)
    table.crown = table.turn = chance.below(seats)
    return table


def step(table: Table) -> Flow[None]:
    """From one rest to the next: one player's build, all growth, one player's salary, one turn."""
    if table.phase == ACTION:
        return turn(table)
    if table.phase == BUILD:
        return build(table)
    if table.phase == SALARY:
        return pay_salary(table)
    return grow(table)


def build(table: Table) -> Flow[None]:
    """Rules 5: the player on turn takes a building tile."""
    player = table.players[table.turn]
    if table.turn == table.crown:
        begin(table)
    choice = yield from ask(BUILD_TILE, player.seat, buildable(table, player))
    construct(table, player, choice.building)
    pass_on(table, GROWTH)


def buildable(table: Table, player: Player) -> list[Build]:
    """Rules 5.1 to 5.4: tiles up to the build level; if none is left, those of the lowest higher level."""
    highest = value(player, INDUSTRY)
    stock = table.stock
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


def construct(table: Table, player: Player, building: Building) -> None:
    """Rules 5.1: the tile goes to an empty space and its icons count at once."""
    table.stock[building.index] -= 1
    tiles = player.tiles
    at = len(tiles)
    while tiles[at - 1].building.index > building.index:
        at -= 1
    last = tiles[at - 1]
    number = last.number + 1 if last.building is building else 1
    player.tiles = (*tiles[:at], building.tiles[number - 1], *tiles[at:])
    if table.log is not None:
        table.log.say("build", seat=player.seat, building=building)
    add_icons(table, player, building.icons, 1)


def pass_on(table: Table, phase: str) -> None:
    """Rules 4.1: the next player clockwise; after the last one the next phase, where the crown is first again."""
    table.turn = (table.turn + 1) % len(table.players)
    if table.turn == table.crown:
        table.phase = phase
        if phase == ACTION:
            begin(table)


def begin(table: Table) -> None:
    """Say that a phase begins."""
    if table.log is not None:
        table.log.say("phase", round=table.round, phase=PHASE_TITLES[table.phase])
        if table.phase == BUILD:
            table.log.say("crown", seat=table.crown)


def grow(table: Table) -> Flow[None]:
    """Rules 6.1: markers move from the supply to the harbor, as many as culture gives; then salaries begin."""
    begin(table)
    seats = len(table.players)
    for offset in range(seats):
        player = table.players[(table.crown + offset) % seats]
        markers = value(player, CULTURE)
        player.supply -= markers
        player.harbor += markers
        if table.log is not None:
            table.log.say("grow", seat=player.seat, markers=markers, harbor=player.harbor)
    table.phase = SALARY
    table.turn = table.crown
    begin(table)
    pay_plainly(table)
    yield from ()


def pay_salary(table: Table) -> Flow[None]:
    """Rules 7: the player on turn is paid, and then those who have nothing to choose."""
    player = table.players[table.turn]
    if has_choice(player):
        yield from choose_salary(table, player)
        pass_on(table, ACTION)
    pay_plainly(table)


def pay_plainly(table: Table) -> None:
    """Rules 7.2: pay all in turn, up to the first who has more markers on buildings than payments."""
    while table.phase == SALARY:
        player = table.players[table.turn]
        if has_choice(player):
            return
        if player.used:
            take_all(table, player, [tile for tile in player.tiles if player.used & tile.bit], None)
        pass_on(table, ACTION)


def turn(table: Table) -> Flow[None]:
    """Rules 8.0 and 9.1: the player on turn uses a building or a token, or passes and settles his cards."""
    player = table.players[table.turn]
    repeatable = False
    # In a position that somebody wrote, all may have passed: then only the round's end is left.
    if not player.passed:
        choice = yield from ask(TURN, player.seat, turns(table, player))
        repeatable = choice.pays
        if repeatable:
            remember(table)
        else:
            table.seen.clear()
        if choice is PASS:
            player.passed = True
            if table.log is not None:
                table.log.say("pass", seat=player.seat, cards=len(player.cards))
            if player.cards:
                yield from settle(table, player)
        else:
            action = start(table, player, choice)
            if action is PAYMENT:
                back = pay(table, player)
                if back is not None:
                    yield from back
            elif action is not None:
                yield from act(table, player, action)
            table.using = None
    seat = following(table)
    if seat == NOBODY:
        end_round(table)
    else:
        table.turn = seat
        if repeatable:
            remember(table)


def end_round(table: Table) -> None:
    """Rules 4.2: the crown goes to the left; after the last round the game is over."""
    if table.round == ROUNDS:
        raise GameOver(COMPLETE)
    for player in table.players:
        player.passed = False
    table.round += 1
    table.phase = BUILD
    table.crown = table.turn = (table.crown + 1) % len(table.players)
