"""The movement phase (rules 10.1 to 10.5, 16.3): groups start, step, discover, and meet what they find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.games.civilization.atlas import DIRECTIONS, NOWHERE, SPOTS, Direction
from civitas.games.civilization.options import (
    DESTROY,
    DISCOVER,
    END,
    GROUPS,
    MV_END,
    MV_MAIN,
    MV_STEP,
    PLACE_CARAVAN,
    PLACE_FORTIFICATION,
    SACRIFICE,
    STEP,
    STOP,
    Go,
    Group,
    Power,
    ordered,
)
from civitas.games.civilization.pieces import SPACE_FLIGHT, WATER, Building
from civitas.games.civilization.pieces_cards import Token
from civitas.games.civilization.pieces_map import Relic
from civitas.games.civilization.rules.battle import attack, fight_village
from civitas.games.civilization.rules.exploring import discover, open_token, take_relic
from civitas.games.civilization.rules.figures import (
    figures_at,
    kill,
    put,
    stacking_limit,
    travel_speed,
)
from civitas.games.civilization.rules.ground import is_centre, is_closed, is_empty
from civitas.games.civilization.rules.learning import can_learn, learn_one
from civitas.games.civilization.rules.placing import destroy_building
from civitas.games.civilization.rules.reacting import AGAIN, ask_openly, find, interrupts, perform, usable
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import INTERRUPT, MOVEMENT, RAID_ONCE, SACRIFICE_ONCE, tables, value
from civitas.games.civilization.state import CivilizationState, Moving
from civitas.games.civilization.state_player import CARAVAN, FORTIFICATION, Player
from civitas.kernel.decisions import Flow, may
from civitas.kit.pieces import Option

PASSES: Final = 0
STOPS: Final = 1
BARRED: Final = 2


class Walk:
    """How a group moves: who, how many, and what its techs allow; asked for every square of its way."""

    __slots__ = ("armies", "crosses", "flies", "limit", "only_empty", "opens", "player", "rests", "scouts")

    def __init__(self, state: CivilizationState, player: Player, figures: Sequence[int]) -> None:
        values = tables(state, player).values
        self.player: Player = player
        self.armies: int = len([figure for figure in figures if figure < player.armies])
        self.scouts: int = len(figures) - self.armies
        self.crosses: bool = "water_crossing" in values
        self.rests: bool = "water_resting" in values
        self.flies: bool = "flight" in values
        self.opens: bool = "scouts_in_huts" in values
        self.limit: int = stacking_limit(state, player)
        self.only_empty: bool = False

    def enters(self, state: CivilizationState, at: int) -> int:
        """Rules 10.1: whether the group passes over a square, stops on it, or may not enter it."""
        cell = state.cells[at]
        if cell is None:
            return BARRED
        player = self.player
        city = state.centre_at(at)
        if city is None and cell.terrain == WATER and not self.crosses:
            return BARRED
        enemy = state.standing[at] & ~player.bit or (city is not None and city.owner != player.seat)
        marker = state.markers[at]
        stops = bool(enemy) or isinstance(marker, Token)
        if not stops:
            if isinstance(marker, Relic) and self.scouts and not self.armies:
                return BARRED
            return PASSES
        if self.flies:
            return PASSES
        if self.scouts and (enemy or not self.opens or not isinstance(marker, Token) or marker.village):
            return BARRED
        return STOPS

    def ends(self, state: CivilizationState, at: int) -> bool:
        """Rules 10.1: whether the group may end on a square."""
        player = self.player
        city = state.centre_at(at)
        if city is not None and city.owner == player.seat:
            return not self.only_empty
        cell = state.cells[at]
        if city is None and not self.rests and cell is not None and cell.terrain == WATER:
            return False
        if self.only_empty:
            return is_empty(state, at) and not is_closed(state, player, at)
        enemy = bool(state.standing[at] & ~player.bit) or city is not None
        if enemy:
            return not self.scouts and self.armies <= self.limit
        marker = state.markers[at]
        if isinstance(marker, Token):
            if self.scouts and (marker.village or not self.opens):
                return False
        elif isinstance(marker, Relic) and not self.armies:
            return False
        if is_closed(state, player, at):
            return False
        here = player.at.count(at) if state.standing[at] & player.bit else 0
        moving = state.moving
        if moving is not None and moving.seat == player.seat and moving.at == at:
            here -= self.armies + self.scouts
        return here + self.armies + self.scouts <= self.limit

    def gets_home(self, state: CivilizationState, at: int, points: int) -> bool:
        """Rules 10.1: whether the group may end on a square, or still reach one where it may."""
        if self.ends(state, at):
            return True
        seen = {at}
        front = [at]
        while front and points > 0:
            points -= 1
            beyond: list[int] = []
            for here in front:
                for near in state.layout.steps[here]:
                    if near in seen:
                        continue
                    seen.add(near)
                    entry = self.enters(state, near)
                    if entry == BARRED:
                        continue
                    if self.ends(state, near):
                        return True
                    if entry == PASSES:
                        beyond.append(near)
            front = beyond
        return False

    def steps(self, state: CivilizationState, at: int, points: int) -> list[Direction]:
        """The steps that are legal from a square with so many points left."""
        if points < 1:
            return []
        near = state.layout.near[at]
        return [way for way in DIRECTIONS if self.may_step(state, near[way.index], points)]

    def may_step(self, state: CivilizationState, to: int, points: int) -> bool:
        """Whether a step to a square is legal with so many points left."""
        entry = BARRED if to == NOWHERE else self.enters(state, to)
        if entry == BARRED:
            return False
        return self.ends(state, to) if entry == STOPS else self.gets_home(state, to, points - 1)

    def can_start(self, state: CivilizationState, at: int, points: int) -> bool:
        """Whether there is any step or discovery."""
        for to in state.layout.steps[at] if points > 0 else ():
            if self.may_step(state, to, points):
                return True
        return bool(self.discoveries(state, at, points))

    def discoveries(self, state: CivilizationState, at: int, points: int) -> list[Direction]:
        """Rules 10.2: the unexplored tiles beside a square that may be discovered with the points left."""
        if points < 1 or self.only_empty:
            return []
        found: list[Direction] = []
        near = state.layout.near[at]
        for way in DIRECTIONS:
            to = near[way.index]
            if to != NOWHERE and state.cells[to] is None and self.gets_home(state, at, points - 1):
                found.append(way)
        return found


def reach(state: CivilizationState, player: Player, moving: Moving) -> dict[int, tuple[int, tuple[Direction, ...]]]:
    """Rules 10.1, for the board: the squares where the group may end, with the points and the steps that lead there."""
    walk = Walk(state, player, moving.figures)
    found: dict[int, tuple[int, tuple[Direction, ...]]] = {}
    front: list[tuple[int, tuple[Direction, ...]]] = [(moving.at, ())]
    seen = {moving.at}
    if moving.at in state.held:
        return found
    for points in range(1, moving.left + 1):
        beyond: list[tuple[int, tuple[Direction, ...]]] = []
        for here, path in front:
            for way in DIRECTIONS:
                to = state.layout.near[here][way.index]
                if to == NOWHERE or to in seen:
                    continue
                entry = walk.enters(state, to)
                if entry == BARRED:
                    continue
                seen.add(to)
                if walk.ends(state, to):
                    found[to] = (points, (*path, way))
                if entry == PASSES and not (to in state.held and to in found):
                    beyond.append((to, (*path, way)))
        front = beyond
    return found


def may_move(state: CivilizationState, player: Player, figure: int) -> bool:
    """Whether a figure has its move still before it."""
    at = player.at[figure]
    return at != NOWHERE and not (player.moved | player.barred) >> figure & 1 and at not in state.held


def groups(state: CivilizationState, player: Player) -> list[Group]:
    """Rules 10.1: every group of unmoved figures of a square that can take a step or discover a tile."""
    ready: dict[int, list[int]] = {}
    for figure, at in enumerate(player.at):
        if at != NOWHERE and may_move(state, player, figure):
            ready.setdefault(at, [0, 0])[0 if figure < player.armies else 1] += 1
    found: list[Group] = []
    for at, (armies, scouts) in ready.items():
        for some in range(armies + 1):
            numbers = [others for others in range(scouts + 1) if some + others]
            found.extend([GROUPS[at, some, n] for n in numbers if _can_start(state, player, at, some, n)])
    return found


def _members(state: CivilizationState, player: Player, at: int, armies: int, scouts: int) -> list[int]:
    ready = [figure for figure in figures_at(state, player, at) if may_move(state, player, figure)]
    return [
        *[figure for figure in ready if figure < player.armies][:armies],
        *[figure for figure in ready if figure >= player.armies][:scouts],
    ]


def group_speed(state: CivilizationState, player: Player, figures: Sequence[int]) -> int:
    """Rules 14.86: the smallest speed of its members; only a lone figure's differs from the others'."""
    return travel_speed(state, player, figures[0] < player.armies, len(figures) == 1)


def _can_start(state: CivilizationState, player: Player, at: int, armies: int, scouts: int) -> bool:
    figures = _members(state, player, at, armies, scouts)
    walk = Walk(state, player, figures)
    points = group_speed(state, player, figures)
    outer = state.moving
    moving = state.moving = Moving(player.seat, figures, at, points)
    legal = walk.can_start(state, at, points) or bool(_sacrifices(state, player, moving))
    state.moving = outer
    return legal


def must_leave(state: CivilizationState, player: Player) -> bool:
    """Rules 14.29: whether an unmoved figure stands in closed outskirts and could leave them."""
    for figure, at in enumerate(player.at):
        if at == NOWHERE or not may_move(state, player, figure) or not is_closed(state, player, at):
            continue
        moving = Moving(player.seat, [figure], at, group_speed(state, player, [figure]))
        for to in reach(state, player, moving):
            # Nobody has to attack, and nobody has to disband (10.4).
            if not state.standing[to] & ~player.bit and not is_closed(state, player, to) and not is_centre(state, to):
                return True
    return False


def move(state: CivilizationState, player: Player) -> Flow[bool]:
    """Rules 10.1, 16.3: one choice of a player's movement part; False when he ends it."""
    uses = usable(state, player, MOVEMENT)
    options: list[Option] = [*groups(state, player), *[use.option for use in uses]]
    if not must_leave(state, player):
        options.append(END)
    answer = yield from ask_openly(state, MV_MAIN, player.seat, ordered(MV_MAIN, options))
    if answer is AGAIN or answer is None:
        return True
    if answer is END:
        return False
    if isinstance(answer, Group):
        figures = _members(state, player, answer.spot.at, answer.armies, answer.scouts)
        yield from travel(state, player, figures, group_speed(state, player, figures))
    else:
        yield from perform(state, player, find(uses, answer))
    return True


def travel(
    state: CivilizationState, player: Player, figures: list[int], points: int, only_empty: bool = False
) -> Flow[None]:
    """Rules 10.1: a group moves step by step until it stops, and meets what is there."""
    moving = Moving(player.seat, figures, player.at[figures[0]], points)
    state.moving = moving
    begun = False
    stopped = False
    while not stopped:
        walk = Walk(state, player, moving.figures)
        walk.only_empty = only_empty
        options = _ways_on(state, player, moving, walk)
        if not options:
            break
        own = usable(state, player, INTERRUPT) if begun else []
        options.extend(ordered(MV_STEP, [use.option for use in own]))
        if begun and walk.ends(state, moving.at):
            options.append(STOP)
        answer = yield from ask_openly(state, MV_STEP, player.seat, options)
        if answer is STOP:
            break
        if isinstance(answer, Power):
            yield from perform(state, player, find(own, answer))
        elif isinstance(answer, Go):
            begun = True
            if not only_empty:
                _mark_moved(player, moving.figures)
            moving.left -= 1
            if answer.verb == "discover":
                slot = state.layout.slot_of[state.layout.near[moving.at][answer.way.index]]
                yield from discover(state, player, slot, answer.way.turn)
                continue
            if answer.verb == "sacrifice":
                yield from _sacrifice(state, player, moving, answer.way)
                state.moving = None
                return
            stopped = yield from _step(state, player, moving, walk, answer.way)
        if not _still_there(player, moving):
            state.moving = None
            return
        if moving.at in state.held:
            stopped = stopped or Walk(state, player, moving.figures).ends(state, moving.at)
    if begun:
        state.say("moves", player=player.seat, origin=SPOTS[moving.origin], at=SPOTS[moving.at])
        yield from _arrive(state, player, moving)
    state.moving = None


def _ways_on(state: CivilizationState, player: Player, moving: Moving, walk: Walk) -> list[Option]:
    """Rules 10.1, 10.2, 14.67: the steps, discoveries and sacrifices for which the group has points left."""
    options: list[Option] = [STEP[way.index] for way in walk.steps(state, moving.at, moving.left)]
    options.extend([DISCOVER[way.index] for way in walk.discoveries(state, moving.at, moving.left)])
    options.extend(_sacrifices(state, player, moving))
    return options


def _mark_moved(player: Player, figures: Sequence[int]) -> None:
    for figure in figures:
        player.moved |= 1 << figure


def _still_there(player: Player, moving: Moving) -> bool:
    """Members that died on the way are no members any more (14.10)."""
    moving.figures = [figure for figure in moving.figures if player.at[figure] == moving.at]
    return bool(moving.figures)


def _step(state: CivilizationState, player: Player, moving: Moving, walk: Walk, way: Direction) -> Flow[bool]:
    """One step; True if the group must stop on the square."""
    to = state.layout.near[moving.at][way.index]
    entry = walk.enters(state, to)
    moving.at = to
    for figure in moving.figures:
        put(state, player, figure, to)
    yield from settle(state)
    yield from interrupts(state, player)
    return entry == STOPS


def _arrive(state: CivilizationState, player: Player, moving: Moving) -> Flow[None]:
    """Rules 10.3 to 10.5: what the group meets where its move ended."""
    at = moving.at
    figures = moving.figures
    city = state.centre_at(at)
    if city is not None and city.owner == player.seat:
        yield from _disband(state, player, figures, at)
        return
    armies = [figure for figure in figures if figure < player.armies]
    if armies and (city is not None or state.standing[at] & ~player.bit) and not (yield from attack(state, player, at)):
        return
    if isinstance(state.markers[at], Token):
        yield from _meet_token(state, player, at, bool(armies))
    elif armies and isinstance(state.markers[at], Relic):
        yield from take_relic(state, player, at)
    if any(player.at[figure] == at for figure in armies):
        yield from _raid(state, player, at)


def _meet_token(state: CivilizationState, player: Player, at: int, by_army: bool) -> Flow[None]:
    """Rules 10.3: a hut is opened; a village is fought for, unless it is taken peacefully."""
    token = state.markers[at]
    if not isinstance(token, Token):
        return
    if not token.village or value(state, player, "peaceful_villages"):
        yield from open_token(state, player, at)
    elif by_army and (yield from fight_village(state, player, at)):
        yield from open_token(state, player, at, fought=True)


def _disband(state: CivilizationState, player: Player, figures: Sequence[int], at: int) -> Flow[None]:
    """Rules 10.4, 14.88: figures in an own city go to the supply and may leave one marker."""
    city = state.centre_at(at)
    if city is None:
        return
    options: list[Option] = []
    if any(figure < player.armies for figure in figures):
        options.append(PLACE_FORTIFICATION)
    if any(figure >= player.armies for figure in figures):
        options.append(PLACE_CARAVAN)
    for figure in figures:
        kill(state, player, figure)
    state.say("disbands", player=player.seat, at=SPOTS[at])
    answer = yield from may(MV_END, player.seat, options, city)
    if answer is not None:
        city.marker = FORTIFICATION if answer is PLACE_FORTIFICATION else CARAVAN
        state.say("marker", player=player.seat, marker=city.marker)
    yield from settle(state)


def _raid(state: CivilizationState, player: Player, at: int) -> Flow[None]:
    """Rules 14.79: an army that ended on an enemy building may destroy it."""
    if not value(state, player, "building_raids") or player.used & RAID_ONCE:
        return
    city = state.city_at(at)
    if city is None or city.owner == player.seat or not isinstance(state.built[at], Building):
        return
    answer = yield from may(MV_END, player.seat, [DESTROY], state.built[at])
    if answer is not None:
        player.used |= RAID_ONCE
        state.say("raids", player=player.seat, building=state.built[at])
        destroy_building(state, at)
        yield from settle(state)


def _sacrifices(state: CivilizationState, player: Player, moving: Moving) -> list[Option]:
    """Rules 14.27, 14.67: the enemy centres beside a lone figure where it may be sacrificed for a tech."""
    if not value(state, player, "sacrifices") or player.used & SACRIFICE_ONCE:
        return []
    if len(moving.figures) != 1 or moving.left < 1 or moving.at in state.held:
        return []
    found: list[Option] = []
    for way in DIRECTIONS:
        to = state.layout.near[moving.at][way.index]
        city = None if to == NOWHERE else state.centre_at(to)
        if city is None or city.owner == player.seat:
            continue
        if can_learn(player, within=_teachable(state.players[city.owner])):
            found.append(SACRIFICE[way.index])
    return found


def _teachable(player: Player) -> int:
    return player.known & ~(1 << SPACE_FLIGHT.index)


def _sacrifice(state: CivilizationState, player: Player, moving: Moving, way: Direction) -> Flow[None]:
    """Rules 14.27: the figure is removed and a tech of the city's owner learned."""
    city = state.centre_at(state.layout.near[moving.at][way.index])
    if city is None:
        return
    player.used |= SACRIFICE_ONCE
    kill(state, player, moving.figures[0])
    state.say("sacrifices", player.civ, player=player.seat, other=city.owner)
    yield from learn_one(state, player, within=_teachable(state.players[city.owner]), cause=player.civ)


def extra_moves(state: CivilizationState, player: Player, steps: int) -> list[tuple[int, bool]]:
    """Rules 14.64: the figures, by square and kind, that could make an extra move."""
    found: list[tuple[int, bool]] = []
    for figure, at in enumerate(player.at):
        pair = (at, figure < player.armies)
        if at == NOWHERE or player.barred >> figure & 1 or at in state.held or pair in found:
            continue
        walk = Walk(state, player, [figure])
        walk.only_empty = True
        if walk.steps(state, at, steps):
            found.append(pair)
    return found


def extra_move(state: CivilizationState, player: Player, at: int, army: bool, steps: int) -> Flow[None]:
    """Rules 14.64: one figure moves alone to an empty square."""
    here = [figure for figure in figures_at(state, player, at) if (figure < player.armies) == army]
    free = [figure for figure in here if not player.barred >> figure & 1]
    # A figure that has moved already goes first: the others keep their own move.
    free = [*[one for one in free if player.moved >> one & 1], *free]
    if free:
        yield from travel(state, player, free[:1], steps, only_empty=True)


def hold_square(state: CivilizationState, at: int) -> None:
    """Rules 14.63: nobody leaves the square this turn."""
    if at not in state.held:
        state.held = (*state.held, at)


__all__ = [
    "Walk",
    "extra_move",
    "extra_moves",
    "group_speed",
    "groups",
    "hold_square",
    "move",
    "reach",
    "travel",
]
