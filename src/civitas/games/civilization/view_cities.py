"""Cities as a reader sees them: what they count square by square, what they could build and what is missing."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.city_names import city_name
from civitas.games.civilization.faces import FACES
from civitas.games.civilization.pieces import BUILDINGS, CONSTANTS, UNIT_TYPES, Building, Wonder
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.figures import in_supply
from civitas.games.civilization.rules.management import city_kinds, extra_left, harvests, regular_left
from civitas.games.civilization.rules.placing import building_squares, wonder_squares
from civitas.games.civilization.seen import CityView, ItemView
from civitas.games.civilization.state import MANAGEMENT, CivilizationState
from civitas.games.civilization.state_player import ARTS, BUILD, CARAVAN, CITIES, HARVEST, PROGRAM, City, Player
from civitas.games.civilization.view_parts import explained, gathered_up

_ACTIONS = ((BUILD, "build"), (ARTS, "arts"), (HARVEST, "harvest"), (PROGRAM, "program"))


def name_of(state: CivilizationState, city: City) -> str:
    """What a city is called."""
    return city_name(state.players[city.owner].civ.id, city.number % CITIES)


def city_view(state: CivilizationState, city: City, seat: int | None) -> CityView:
    """One city; what it could build is told to its owner."""
    player = state.players[city.owner]
    centre = SPOTS[city.centres[0]]
    other = SPOTS[city.centres[-1]]
    squares = [*city.centres, *city.outskirts]
    xs, ys = [SPOTS[at].x for at in squares], [SPOTS[at].y for at in squares]
    gathered = numbers.gathered_by(state, player, city.number)
    production = numbers.production_parts(state, city, city.marker == CARAVAN)
    steps = player.trade // CONSTANTS.rush_trade
    return CityView(
        id=str(centre),
        seat=city.owner,
        name=name_of(state, city),
        kind=city.kind,
        number=city.number,
        x=min(centre.x, other.x),
        y=min(centre.y, other.y),
        wide=centre.x != other.x,
        high=centre.y != other.y,
        box=(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1),
        walls=city.walls,
        marker=city.marker,
        program=city.program,
        actions=regular_left(state, player, city) + extra_left(state, player, city),
        acted=tuple(word for bit, word in _ACTIONS if city.acted & bit),
        kinds=_kinds(state, player, city, seat),
        production=gathered_up(production, city.outskirts, "Outskirts", "production"),
        rush=steps * numbers.rush(state, player),
        arts=explained(numbers.arts_parts(state, city)),
        trade=numbers.yields(state, city)[numbers.TRADE],
        coins=numbers.yields(state, city)[numbers.COIN],
        harvest=tuple((str(one.spot), str(one.resource)) for one in harvests(state, player, city)),
        defence=_defence(city),
        items=tuple(_items(state, player, city)) if seat == city.owner else (),
        squares=tuple(str(SPOTS[at]) for at in city.outskirts),
        gathered=tuple(str(SPOTS[at]) for at in gathered if at not in city.outskirts),
    )


def _kinds(state: CivilizationState, player: Player, city: City, seat: int | None) -> tuple[str, ...]:
    """The legal actions of the reader's own city, in city management."""
    if seat != city.owner or state.phase != MANAGEMENT:
        return ()
    return tuple(str(kind) for kind in city_kinds(state, player, city))


def _defence(city: City) -> int:
    base = {"city": CONSTANTS.defending_city, "capital": CONSTANTS.defending_capital}
    bonus = base.get(city.kind, CONSTANTS.defending_metropolis)
    if city.walls:
        bonus += CONSTANTS.city_walls
    if city.marker == "fortification":
        bonus += CONSTANTS.fortification
    return bonus


def _items(state: CivilizationState, player: Player, city: City) -> list[ItemView]:
    """What the city could build: figures, units, buildings that the player knows of, wonders of the market."""
    have = numbers.production(state, city, city.marker == CARAVAN)
    found = []

    def item(name: str, face: str, title: str, sign: str, price: int, reason: str = "", needs: str = "") -> None:
        rush = numbers.trade_for(state, player, price - have)
        if not reason and rush > player.trade:
            reason, needs = "production", str(price)
        found.append(ItemView(name, face, title, sign, price, rush, reason, needs))

    for name, army, price in (("army", True, CONSTANTS.army_cost), ("scout", False, CONSTANTS.scout_cost)):
        item(name, "", name.capitalize(), name, price, "" if in_supply(player, army) else "none_left")
    for kind in UNIT_TYPES:
        if not player.ranks[kind.index]:
            item(kind.id, f"unit-{kind}", kind.title, kind.id, CONSTANTS.aircraft_cost, "tech", "Flight")
            continue
        empty = not state.units[kind.index] and not state.unit_discards[kind.index]
        price = numbers.unit_price(state, player, kind)
        item(kind.id, f"unit-{kind}", kind.title, kind.id, price, "none_left" if empty else "")
    for building in BUILDINGS:
        if _is_current(player, building):
            reason, needs = _why_not(state, player, city, building)
            item(building.id, f"building-{building}", building.title, f"b-{building}", building.cost, reason, needs)
    reason, needs = ("", "") if wonder_squares(state, city) else _why_no_wonder(state, city)
    for wonder in state.wonders:
        price = numbers.wonder_price(player, wonder)
        item(wonder.id, f"wonder-{wonder}", wonder.title, f"w-{wonder}", price, reason, needs)
    return found


def _knows(player: Player, building: Building) -> bool:
    return bool(player.known >> building.tech.index & 1)


def _is_current(player: Player, building: Building) -> bool:
    """Rules 7.6: of two sides the upgraded one if it is known, else the basic one."""
    upgrade, basic = building.upgrade, building.basic
    if upgrade is not None:
        return not _knows(player, upgrade)
    return basic is None or _knows(player, building)


def _why_not(state: CivilizationState, player: Player, city: City, building: Building) -> tuple[str, str]:
    if not _knows(player, building):
        return "tech", FACES[f"tech-{building.tech}"].title
    if building.walls:
        return ("has_walls", "") if city.walls else ("", "")
    if not state.supply[building.family]:
        return "none_left", ""
    if building_squares(state, city, building):
        return "", ""
    others = [state.built[at] for at in city.outskirts]
    if building.unique and any(isinstance(one, Building) and one.unique for one in others):
        return "has_star", ""
    return "terrain", building.terrain or "land"


def _why_no_wonder(state: CivilizationState, city: City) -> tuple[str, str]:
    """Rules 7.7, 7.9: the only wonder of the city can't be replaced now, or no land is free."""
    held = any(isinstance(state.built[at], Wonder) for at in city.outskirts)
    return ("has_wonder", "") if held else ("terrain", "land")
