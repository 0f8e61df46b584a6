"""Buildings, wonders and great persons on squares: where they may lie, what they replace (rules 7.6 to 7.9, 9.3)."""

from __future__ import annotations

from civitas.games.civilization.pieces import BUILDINGS, CANAL, COIN_PLACES, WATER, Building, Wonder
from civitas.games.civilization.pieces_cards import PersonKind
from civitas.games.civilization.rules.goods import changed_at
from civitas.games.civilization.rules.ground import is_blockaded, set_built, touch, touch_player
from civitas.games.civilization.state import START, CivilizationState
from civitas.games.civilization.state_player import City, Player


def knows_building(player: Player, building: Building) -> bool:
    """Rules 7.6: unlocked, and no better version known."""
    if not player.known >> building.tech.index & 1:
        return False
    better = building.upgrade
    return better is None or not player.known >> better.tech.index & 1


def in_supply(state: CivilizationState, building: Building) -> bool:
    """Whether the market has a token of it."""
    return building.walls or state.supply[building.family] > 0


def unlocked_buildings(state: CivilizationState, player: Player) -> list[Building]:
    """What the player may build as far as techs and tokens go."""
    return [one for one in BUILDINGS if knows_building(player, one) and in_supply(state, one)]


def _is_open(state: CivilizationState, city: City, at: int) -> bool:
    return state.markers[at] is None and not is_blockaded(state, city, at)


def building_squares(state: CivilizationState, city: City, building: Building) -> list[int]:
    """Rules 7.6, 7.9: where the building may be put in the city; walls on the city itself."""
    if building.walls:
        return [] if city.walls else [city.centres[0]]
    star = -1
    if building.unique:
        for at in city.outskirts:
            held = state.built[at]
            if isinstance(held, Building) and held.unique:
                star = at
    found: list[int] = []
    for at in city.outskirts:
        cell = state.cells[at]
        if cell is None or star not in (-1, at) or state.built[at] is building:
            continue
        fits = cell.terrain == building.terrain if building.terrain else cell.terrain != WATER
        if fits and _is_open(state, city, at):
            found.append(at)
    return found


def wonder_squares(state: CivilizationState, city: City) -> list[int]:
    """Rules 7.7: where a wonder may be put; one wonder a city."""
    older = -1
    for at in city.outskirts:
        if isinstance(state.built[at], Wonder):
            older = at
    return [at for at in _land(state, city) if older in (-1, at)]


def person_squares(state: CivilizationState, player: Player) -> list[int]:
    """Rules 9.3: where a great person may be put."""
    return [at for city in state.cities_of(player.seat) for at in _land(state, city)]


def _land(state: CivilizationState, city: City) -> list[int]:
    found: list[int] = []
    for at in city.outskirts:
        cell = state.cells[at]
        if cell is not None and cell.terrain != WATER and _is_open(state, city, at):
            found.append(at)
    return found


def clear(state: CivilizationState, at: int, killed: bool = False) -> None:
    """What lies on the square goes: a building to the market, a wonder out of the game, a great person to the reserve.

    A killed great person's token goes back to the pool instead (9.6).
    """
    built = state.built[at]
    if built is None:
        return
    city = state.city_at(at)
    owner = state.players[city.owner] if city is not None else None
    set_built(state, at, None)
    if isinstance(built, Building):
        state.supply[built.family] += 1
    elif isinstance(built, Wonder):
        state.wonders_gone = (*state.wonders_gone, built)
        if owner is not None:
            owner.wonders = tuple([one for one in owner.wonders if one is not built])
            owner.obsolete = tuple([one for one in owner.obsolete if one is not built])
            if built is COIN_PLACES[CANAL].wonder:
                owner.coins = changed_at(owner.coins, CANAL, -owner.coins[CANAL])
            touch_player(state, owner)
    elif isinstance(built, PersonKind):
        if killed or owner is None:
            state.person_tokens[built.index] += 1
        else:
            owner.reserve = changed_at(owner.reserve, built.index, 1)
            note_arrival(state, owner, built)
        if owner is not None:
            touch_player(state, owner)


def note_arrival(state: CivilizationState, player: Player, kind: PersonKind) -> None:
    """Rules 9.3: who comes into the reserve in a start of turn is placed in a later one."""
    if state.phase == START:
        player.arrived = changed_at(player.arrived, kind.index, 1)


def put_building(state: CivilizationState, player: Player, building: Building, at: int) -> None:
    """Rules 7.6, 7.9: a building comes on a square, over whatever lay there."""
    if building.walls:
        city = state.centre_at(at)
        if city is not None:
            city.walls = True
            touch(state, at)
        return
    clear(state, at)
    state.supply[building.family] -= 1
    set_built(state, at, building)


def put_wonder(state: CivilizationState, player: Player, wonder: Wonder, at: int) -> None:
    """Rules 7.7: a wonder comes on a square, and its card before its owner."""
    clear(state, at)
    player.wonders = (*player.wonders, wonder)
    set_built(state, at, wonder)
    touch_player(state, player)


def put_person(state: CivilizationState, player: Player, kind: PersonKind, at: int) -> None:
    """Rules 9.3: a great person comes on a square."""
    clear(state, at)
    set_built(state, at, kind)
    touch_player(state, player)


def destroy_building(state: CivilizationState, at: int) -> None:
    """A building goes back to the market; on a city centre its walls fall (14.43)."""
    city = state.centre_at(at)
    if city is not None:
        city.walls = False
        touch(state, at)
    elif isinstance(state.built[at], Building):
        clear(state, at)


def refill_wonders(state: CivilizationState, slots: int) -> None:
    """Rules 7.7: the market is filled from the deck."""
    while len(state.wonders) < slots and state.wonder_deck:
        state.wonders.append(state.wonder_deck.pop())


def wonder_square(state: CivilizationState, wonder: Wonder) -> int:
    """Where a built wonder lies, or -1."""
    for at in state.layout.squares:
        if state.built[at] is wonder:
            return at
    return -1
