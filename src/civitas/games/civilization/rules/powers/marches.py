"""Culture events about figures and battles (rules 9.2, 14.60 to 14.65)."""

from __future__ import annotations

from civitas.games.civilization.atlas import DIRECTIONS, NOWHERE, SPOTS
from civitas.games.civilization.options import STEP, TARGET_FIGURE, TARGET_STEP, VICTIM, Victim
from civitas.games.civilization.pieces import Source
from civitas.games.civilization.pieces_cards import EVENT, EventType, PersonKind, Token
from civitas.games.civilization.pieces_map import Relic
from civitas.games.civilization.rules.battle import horde
from civitas.games.civilization.rules.building import free_unit, free_units, unit_types
from civitas.games.civilization.rules.figures import armies_at, figures_at, kill, may_be_sent, put, scouts_at
from civitas.games.civilization.rules.ground import distances, explored, is_centre, is_water, reach_of
from civitas.games.civilization.rules.movement import extra_move, extra_moves
from civitas.games.civilization.rules.placing import clear
from civitas.games.civilization.rules.powers.targets import (
    builder_of,
    figure_squares,
    owners_of,
    pick_square,
    refusing,
    willing,
)
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import BATTLE_PREPARATION, CITY_MANAGEMENT, INTERRUPT, MOVEMENT, use
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask, may

ARMY = "army"
SCOUT = "scout"
PERSON = "person"

# Figures and great persons are killed.


def _figures_on(state: CivilizationState, at: int, refused: int) -> list[Victim]:
    """Each kind of figure on the square, by owner, once for each figure; not of those who have refused."""
    found: list[Victim] = []
    if not state.standing[at] & ~refused:
        return found
    for player in state.players:
        if refused >> player.seat & 1:
            continue
        found.extend([VICTIM[player.seat, ARMY]] * armies_at(state, player, at))
        found.extend([VICTIM[player.seat, SCOUT]] * scouts_at(state, player, at))
    return found


def _person_on(state: CivilizationState, at: int, refused: int = 0) -> list[Victim]:
    city = state.city_at(at)
    if city is None or refused >> city.owner & 1 or not isinstance(state.built[at], PersonKind):
        return []
    return [VICTIM[city.owner, PERSON]]


def _near(state: CivilizationState, player: Player, event: EventType) -> list[int]:
    """The squares within the event's reach of an own figure or city."""
    return sorted(reach_of(state, player, event.reach)) if event.reach else explored(state)


def _defection_squares(state: CivilizationState, player: Player, event: EventType) -> list[int]:
    return [at for at in _near(state, player, event) if state.standing[at] & ~refusing(player, event)]


def _defection_ready(state: CivilizationState, player: Player, source: EventType) -> bool:
    return bool(_defection_squares(state, player, source))


def _defection_choose(state: CivilizationState, player: Player, source: EventType) -> Flow[tuple[int, list[Victim]]]:
    at = yield from pick_square(player, _defection_squares(state, player, source), source)
    victim = yield from ask(TARGET_FIGURE, player.seat, _once(_figures_on(state, at, refusing(player, source))), source)
    return (at, [victim])


def _once(victims: list[Victim]) -> list[Victim]:
    return list(dict.fromkeys(victims))


def _mass_squares(state: CivilizationState, player: Player, event: EventType) -> list[int]:
    refused = refusing(player, event)
    return [at for at in _near(state, player, event) if state.standing[at] & ~refused or _person_on(state, at, refused)]


def _mass_ready(state: CivilizationState, player: Player, source: EventType) -> bool:
    return bool(_mass_squares(state, player, source))


def _mass_choose(state: CivilizationState, player: Player, source: EventType) -> Flow[tuple[int, list[Victim]]]:
    """A great person of the square, or one figure and perhaps another one (14.80)."""
    at = yield from pick_square(player, _mass_squares(state, player, source), source)
    refused = refusing(player, source)
    figures = _figures_on(state, at, refused)
    options = sorted(_once([*figures, *_person_on(state, at, refused)]), key=_place)
    first = yield from ask(TARGET_FIGURE, player.seat, options, source)
    chosen = [first]
    while first.figure != PERSON and len(chosen) < source.numbers["figures"]:
        rest = figures[:]
        for one in chosen:
            rest.remove(one)
        more = yield from may(TARGET_FIGURE, player.seat, sorted(_once(rest), key=_place), source)
        if more is None:
            break
        chosen.append(more)
    return (at, chosen)


def _place(victim: Victim) -> int:
    return TARGET_FIGURE.index[victim]


def _defect(state: CivilizationState, player: Player, source: Source, choice: tuple[int, list[Victim]]) -> None:
    at, victims = choice
    for victim in victims:
        owner = state.players[victim.seat]
        if victim.figure == PERSON:
            if _person_on(state, at):
                state.say("person_killed", source, player=victim.seat, kind=state.built[at], at=SPOTS[at])
                clear(state, at, killed=True)
            continue
        figure = _victim_on(state, owner, at, victim.figure == ARMY)
        if figure != NOWHERE:
            kill(state, owner, figure)
            state.say("figure_killed", source, player=victim.seat, figure=victim.figure, at=SPOTS[at])


def _victim_on(state: CivilizationState, owner: Player, at: int, army: bool) -> int:
    """A figure of that kind on the square; one of a moving group first."""
    moving = state.moving
    figures = [figure for figure in figures_at(state, owner, at) if (figure < owner.armies) == army]
    if moving is not None and moving.seat == owner.seat:
        grouped = [figure for figure in figures if figure in moving.figures]
        figures = grouped or figures
    return figures[0] if figures else NOWHERE


def _aims_at_victims(state: CivilizationState, player: Player, source: Source, choice: tuple[int, list[Victim]]) -> int:
    found = 0
    for victim in choice[1]:
        found |= 1 << victim.seat
    return found & ~player.bit


DEFECTION = EVENT["defection"]
says(
    DEFECTION,
    "In any player's movement, also between two steps: kill one figure within {range} squares of one of your figures "
    "or cities.",
)
for _window in (MOVEMENT, INTERRUPT):
    use(DEFECTION, _window, _defect, _defection_choose, _defection_ready, _aims_at_victims, once=False)

says(
    EVENT["mass_defection"],
    "In any player's movement, also between two steps: on a square within {range} squares of one of your figures or "
    "cities, kill a great person, or up to {figures} figures.",
)
says(
    EVENT["wholesale_defection"],
    "In any player's movement, also between two steps: on any explored square, kill a great person, or up to {figures} "
    "figures.",
)
for _event in ("mass_defection", "wholesale_defection"):
    for _window in (MOVEMENT, INTERRUPT):
        use(EVENT[_event], _window, _defect, _mass_choose, _mass_ready, _aims_at_victims, once=False)

# Another player's figures are led astray (rules 14.65).


def _is_path(state: CivilizationState, victim: Player, at: int) -> bool:
    """Explored land without hut, village and relic, and without figures or a city of anybody but the victim."""
    if state.cells[at] is None or is_water(state, at) or state.standing[at] & ~victim.bit:
        return False
    city = state.centre_at(at)
    if city is not None and city.owner != victim.seat:
        return False
    return not isinstance(state.markers[at], Token | Relic)


def _may_end(state: CivilizationState, victim: Player, at: int, origin: int) -> bool:
    count = len(figures_at(state, victim, origin))
    return at != origin and not is_centre(state, at) and may_be_sent(state, victim, at, count)


def _leads_on(state: CivilizationState, victim: Player, at: int, origin: int, steps: int) -> bool:
    """Whether the figures may end on the square, or still reach such a square with the steps left."""
    if not _is_path(state, victim, at):
        return False
    if _may_end(state, victim, at, origin):
        return True
    return steps > 0 and any(_leads_on(state, victim, near, origin, steps - 1) for near in state.layout.steps[at])


def _strays(state: CivilizationState, player: Player, event: EventType) -> list[int]:
    """The squares of other players' figures that can be moved."""
    steps = event.numbers["steps"]
    return [
        at
        for victim in willing(state, player, event)
        for at in figure_squares(victim)
        if at not in state.held
        and any(_leads_on(state, victim, near, at, steps - 1) for near in state.layout.steps[at])
    ]


def _stray_ready(state: CivilizationState, player: Player, source: EventType) -> bool:
    return bool(_strays(state, player, source))


def _stray_choose(state: CivilizationState, player: Player, source: EventType) -> Flow[tuple[int, int]]:
    """The square, then step by step the path, which is fixed before others react."""
    origin = yield from pick_square(player, _strays(state, player, source), source)
    victim = _owner_on(state, player, origin)
    at, left = origin, source.numbers["steps"]
    while left:
        ways = []
        for way in DIRECTIONS:
            near = state.layout.near[at][way.index]
            if near != NOWHERE and _leads_on(state, victim, near, origin, left - 1):
                ways.append(STEP[way.index])
        if at != origin and _may_end(state, victim, at, origin):
            step = yield from may(TARGET_STEP, player.seat, ways, source)
            if step is None:
                break
        else:
            step = yield from ask(TARGET_STEP, player.seat, ways, source)
        at = state.layout.near[at][step.way.index]
        left -= 1
    return (origin, at)


def _owner_on(state: CivilizationState, player: Player, at: int) -> Player:
    return next(other for other in state.others(player.seat) if figures_at(state, other, at))


def _stray(state: CivilizationState, player: Player, source: Source, choice: tuple[int, int]) -> None:
    origin, at = choice
    if not state.standing[origin] & ~player.bit:
        return
    victim = _owner_on(state, player, origin)
    for figure in figures_at(state, victim, origin):
        put(state, victim, figure, at)
    state.say("sent", source, player=victim.seat, origin=SPOTS[origin], square=SPOTS[at])


def _aims_at_stray(state: CivilizationState, player: Player, source: Source, choice: tuple[int, int]) -> int:
    return owners_of(state, choice[0]) & ~player.bit


for _event in ("disoriented", "lost", "out_of_position"):
    says(
        EVENT[_event],
        "Choose a square: move all figures of one other player on it together up to {steps} squares over land. They "
        "start no battle and enter no hut or village.",
    )
    use(EVENT[_event], CITY_MANAGEMENT, _stray, _stray_choose, _stray_ready, _aims_at_stray, once=False)

# One figure moves once more (rules 14.64).


def _migrants_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(extra_moves(state, player, source.numbers["steps"]))


def _migrants_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[int, Victim]]:
    found = extra_moves(state, player, source.numbers["steps"])
    at = yield from pick_square(player, {square for square, _ in found}, source)
    figures = [VICTIM[player.seat, ARMY if army else SCOUT] for square, army in found if square == at]
    return (at, (yield from ask(TARGET_FIGURE, player.seat, sorted(figures, key=_place), source)))


def _migrants(state: CivilizationState, player: Player, source: Source, choice: tuple[int, Victim]) -> Flow[None]:
    at, victim = choice
    yield from extra_move(state, player, at, victim.figure == ARMY, source.numbers["steps"])


for _event in ("migrants", "colonists", "immigrants"):
    says(
        EVENT[_event],
        "Movement: one of your figures makes an additional move of at most {steps} steps; it must end on an empty "
        "square.",
    )
    use(EVENT[_event], MOVEMENT, _migrants, _migrants_choose, _migrants_ready, once=False)

# Barbarians attack.

ROAMING_HORDE = EVENT["roaming_horde"]
says(
    ROAMING_HORDE,
    "In your movement: choose an army or a city of another player within {range} squares of a village token or of a "
    "revealed village icon. Rank II barbarians that you lead attack it at once.",
)


def _villages(state: CivilizationState) -> list[int]:
    """Rules 10.3: village tokens, and village icons that nothing covers."""
    tokens = [at for at in explored(state) if isinstance(state.markers[at], Token) and state.markers[at].village]
    icons = [
        at
        for at in state.explored_villages
        if not (state.built[at] or state.markers[at] or at in state.changed or is_centre(state, at))
    ]
    return [*tokens, *icons]


def _raided(state: CivilizationState, player: Player, event: EventType) -> list[int]:
    near = distances(state, _villages(state), event.reach)
    found: list[int] = []
    for other in willing(state, player, event):
        found.extend([at for at in figure_squares(other) if at in near and armies_at(state, other, at)])
        found.extend(
            [city.centres[0] for city in state.cities_of(other.seat) if not near.keys().isdisjoint(city.centres)]
        )
    return sorted(found)


def _roaming_horde_ready(state: CivilizationState, player: Player, source: EventType) -> bool:
    return bool(_raided(state, player, source))


def _roaming_horde_choose(state: CivilizationState, player: Player, source: EventType) -> Flow[int]:
    return (yield from pick_square(player, _raided(state, player, source), source))


def _roaming_horde(state: CivilizationState, player: Player, source: Source, at: int) -> Flow[None]:
    yield from horde(state, player, at)


def _aims_at_raided(state: CivilizationState, player: Player, source: Source, at: int) -> int:
    """Rules 14.47: a city's owner, or whose armies are attacked, wherever they stand."""
    return builder_of(state, at) if is_centre(state, at) else state.standing[at]


use(ROAMING_HORDE, MOVEMENT, _roaming_horde, _roaming_horde_choose, _roaming_horde_ready, _aims_at_raided, once=False)

# Units before a battle.


def _levy_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(unit_types(state, player))


def _levy(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    """The first unit is certain, each further one as the player likes."""
    yield from free_unit(state, player, source)
    yield from free_units(state, player, source, source.numbers["units"] - 1, optional=True)


for _event in ("duty_and_honor", "nationalism", "patriotism"):
    says(EVENT[_event], "Before the battle hands are drawn: build up to {units} unlocked units for free.")
    use(EVENT[_event], BATTLE_PREPARATION, _levy, ready=_levy_ready, once=False)
