"""The city management phase (rules 7): cities act, markers advance, powers are used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import (
    ACT,
    ADVANCE,
    ARMY,
    ARTS_ACTION,
    BUILD_ACTION,
    CARAVAN_EXTRA,
    CM_EXTRA,
    CM_HARVEST,
    CM_ITEM,
    CM_KIND,
    CM_MAIN,
    CM_SQUARE,
    END,
    FREE_ACTION,
    HARVEST_ACTION,
    PROGRAM_ACTION,
    REAP,
    SCOUT,
    SECOND_ITEM,
    At,
    Power,
    Reap,
    ordered,
)
from civitas.games.civilization.pieces import (
    CONSTANTS,
    MARKET_RESOURCES,
    SHIPYARD,
    Building,
    Resource,
    UnitType,
    Wonder,
)
from civitas.games.civilization.pieces_map import CityState
from civitas.games.civilization.rules.building import (
    army_squares,
    build_figure,
    build_wonder,
    item_price,
    scout_squares,
)
from civitas.games.civilization.rules.culture import can_pay_advance, paid_advance
from civitas.games.civilization.rules.decks import gain_unit, has_units
from civitas.games.civilization.rules.figures import in_supply, spare
from civitas.games.civilization.rules.goods import gain_culture, gain_trade, pay_trade, take_resource
from civitas.games.civilization.rules.ground import is_blockaded, resource_at
from civitas.games.civilization.rules.numbers import (
    arts,
    gathered_by,
    own_squares,
    production,
    rush,
    trade_for,
    unit_price,
    unit_types_of,
)
from civitas.games.civilization.rules.placing import (
    building_squares,
    put_building,
    unlocked_buildings,
    wonder_squares,
)
from civitas.games.civilization.rules.reacting import AGAIN, ask_openly, cancelled, find, perform, usable
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import (
    ARTS_DECLARATION,
    CAN_ACTION,
    CITY_MANAGEMENT,
    DECLARATION,
    DEVOTED,
    FREE_BUILDING_ONCE,
    HARVESTS_ONCE,
    SPLITS_ONCE,
    WONDER_DECLARATION,
    Use,
    fire,
    value,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import ARTS, BUILD, CARAVAN, HARVEST, PROGRAM, City, Player
from civitas.kernel.decisions import Flow, ask, may
from civitas.kit.pieces import Option

_BITS = {BUILD_ACTION: BUILD, FREE_ACTION: BUILD, ARTS_ACTION: ARTS, HARVEST_ACTION: HARVEST, PROGRAM_ACTION: PROGRAM}


class Order:
    """A declared build action: items with their squares (NOWHERE for units), and what is added to it."""

    __slots__ = ("caravan", "city", "helper", "items")

    def __init__(self, city: City) -> None:
        self.city: City = city
        self.items: list[tuple[Any, int]] = []
        self.caravan: bool = False
        self.helper: Use | None = None


def regular_left(state: CivilizationState, player: Player, city: City) -> int:
    """Rules 7.1, 5.6: how many regular actions the city has left."""
    allowed = 1
    if city.is_capital:
        if value(state, player, "capital_idle"):
            return 0
        allowed += value(state, player, "capital_actions")
    return max(0, allowed - city.taken)


def extra_left(state: CivilizationState, player: Player, city: City) -> int:
    """Rules 7.1, 14.59: how many granted actions it has left."""
    if city.is_capital and value(state, player, "capital_idle"):
        return city.freed
    return city.extra + city.freed


def allowed_bits(state: CivilizationState, player: Player, city: City) -> int:
    """The kinds of action that the city may take, as bits; a capital's regular ones differ in kind."""
    everything = BUILD | ARTS | HARVEST | PROGRAM
    if extra_left(state, player, city):
        return everything
    return everything & ~city.acted if regular_left(state, player, city) else 0


def city_kinds(state: CivilizationState, player: Player, city: City) -> list[Option]:
    """Rules 7.1: the legal kinds of action of a city."""
    bits = allowed_bits(state, player, city)
    found: list[Option] = []
    if not bits:
        return found
    if bits & BUILD and items(state, player, Order(city), just_one=True):
        found.append(BUILD_ACTION)
    if bits & ARTS:
        found.append(ARTS_ACTION)
    if bits & HARVEST and harvests(state, player, city):
        found.append(HARVEST_ACTION)
    if bits & PROGRAM and not city.program:
        found.append(PROGRAM_ACTION)
    if bits & BUILD and _may_build_free(state, player, city):
        found.append(FREE_ACTION)
    if bits & ARTS and city.is_capital:
        found.extend([use.option for use in usable(state, player, DECLARATION)])
    return ordered(CM_KIND, found)


def _can_act(state: CivilizationState, player: Player, city: City) -> bool:
    """Whether the city has a legal action; arts always are."""
    return bool(allowed_bits(state, player, city) & ARTS or city_kinds(state, player, city))


def _may_build_free(state: CivilizationState, player: Player, city: City) -> bool:
    """Rules 14.70: whether the Egyptians' free building has a place in the city."""
    if not value(state, player, "free_buildings") or player.used & FREE_BUILDING_ONCE:
        return False
    return any(building_squares(state, city, one) for one in unlocked_buildings(state, player))


def manage(state: CivilizationState, player: Player) -> Flow[bool]:
    """Rules 7.1, 7.14: one choice of a player's city management part; False when he ends it."""
    uses = usable(state, player, CITY_MANAGEMENT)
    options: list[Option] = [use.option for use in uses]
    acting = [city for city in state.cities_of(player.seat) if _can_act(state, player, city)]
    options.extend([ACT[city.centres[0]] for city in acting])
    if not player.advanced and can_pay_advance(state, player):
        options.append(ADVANCE)
    options.append(END)
    answer = yield from ask_openly(state, CM_MAIN, player.seat, ordered(CM_MAIN, options))
    if answer is AGAIN or answer is None:
        return True
    if answer is END:
        return False
    if answer is ADVANCE:
        yield from paid_advance(state, player)
    elif isinstance(answer, At):
        city_there = state.centre_at(answer.spot.at)
        if city_there is not None:
            yield from act(state, player, city_there)
    else:
        yield from perform(state, player, find(uses, answer))
    yield from settle(state)
    return True


def act(state: CivilizationState, player: Player, city: City) -> Flow[None]:
    """Rules 7.1: the city takes an action."""
    kinds = city_kinds(state, player, city)
    kind = yield from ask(CM_KIND, player.seat, kinds, city, openly=bool(player.persons))
    if isinstance(kind, Power):
        use = find(usable(state, player, DECLARATION), kind)
        _take_action(state, player, city, ARTS)
        yield from perform(state, player, use)
    elif kind is BUILD_ACTION:
        yield from _build(state, player, city)
    elif kind is FREE_ACTION:
        yield from _build_free(state, player, city)
    elif kind is ARTS_ACTION:
        yield from _devote(state, player, city)
    elif kind is HARVEST_ACTION:
        yield from _harvest(state, player, city)
    else:
        if (yield from _declare(state, player, city, PROGRAM_ACTION)):
            city.program = True
            state.say("program", player=player.seat, at=SPOTS[city.centres[0]])


def _take_action(state: CivilizationState, player: Player, city: City, bit: int) -> bool:
    """Rules 7.1: a regular action is used up before a granted one; True if nobody can cancel it."""
    if regular_left(state, player, city) and not city.acted & bit:
        city.taken += 1
        city.acted |= bit
        return False
    if city.extra and not (city.is_capital and value(state, player, "capital_idle")):
        city.extra -= 1
        return False
    city.freed -= 1
    return True


def _declare(state: CivilizationState, player: Player, city: City, kind: Option) -> Flow[bool]:
    """Rules 4.5: the declared action uses up the city's action; False if others cancel it."""
    safe = _take_action(state, player, city, _BITS[kind])
    state.say("city_action", player=player.seat, at=SPOTS[city.centres[0]], action=kind.text)
    if safe:
        return True
    stopped = yield from cancelled(state, player, CAN_ACTION, city, 0)
    return not stopped


def resources_of(state: CivilizationState, at: int) -> list[Resource]:
    """What may be harvested from a square: its resource, or any of the market on some city-states."""
    marker = state.markers[at]
    if isinstance(marker, CityState):
        return [one for one in MARKET_RESOURCES if marker.harvest and state.market[one.index]]
    resource = resource_at(state, at)
    return [] if resource is None or not state.market[resource.index] else [resource]


def harvests(state: CivilizationState, player: Player, city: City, again: bool = False) -> list[Reap]:
    """Rules 7.11: squares and resources that the city can harvest; a square once a turn, by whomever."""
    squares = [at for at in own_squares(state, city) if not is_blockaded(state, city, at)]
    if player.gather:
        squares.extend([at for at in gathered_by(state, player, city.number) if at not in squares])
    found: list[Reap] = []
    for at in squares:
        resources = resources_of(state, at)
        if resources and (again or not is_harvested(state, at)):
            found.extend([REAP[at, resource.index] for resource in resources])
    return ordered(CM_HARVEST, found)


def is_harvested(state: CivilizationState, at: int) -> bool:
    """Whether somebody has harvested the square this turn."""
    return any(at in player.harvested for player in state.players)


def reap(state: CivilizationState, player: Player, at: int, resource: Resource, cause: object = None) -> None:
    """Take a resource from a square."""
    if take_resource(state, player, resource, cause):
        player.harvested = (*player.harvested, at)


def _harvest(state: CivilizationState, player: Player, city: City) -> Flow[None]:
    """Rules 7.11, 14.82: one resource; with Angkor Wat, once a turn, a second one."""
    first = yield from ask(CM_HARVEST, player.seat, harvests(state, player, city), city)
    chosen = [first]
    if value(state, player, "harvests") and not player.used & HARVESTS_ONCE:
        more = [one for one in harvests(state, player, city, again=True) if _is_second(state, first, one)]
        second = yield from may(CM_HARVEST, player.seat, more, city)
        if second is not None:
            chosen.append(second)
    if (yield from _declare(state, player, city, HARVEST_ACTION)):
        if len(chosen) > 1:
            player.used |= HARVESTS_ONCE
        for one in chosen:
            reap(state, player, one.spot.at, one.resource)


def _is_second(state: CivilizationState, first: Reap, second: Reap) -> bool:
    """Whether a second harvest goes with the first: the market has both, and no other square is harvested twice."""
    if second.spot is not first.spot and is_harvested(state, second.spot.at):
        return False
    return state.market[second.resource.index] > (1 if second.resource is first.resource else 0)


def _devote(state: CivilizationState, player: Player, city: City) -> Flow[None]:
    """Rules 7.10: culture; some may have it as trade."""
    uses = usable(state, player, ARTS_DECLARATION)
    helper = yield from may(CM_EXTRA, player.seat, ordered(CM_EXTRA, [use.option for use in uses]), city)
    if (yield from _declare(state, player, city, ARTS_ACTION)):
        if helper is not None:
            yield from perform(state, player, find(uses, helper))
        yield from devote(state, player, city, as_trade=helper is not None)


def devote(
    state: CivilizationState, player: Player, city: City, as_trade: bool = False, cause: object = None
) -> Flow[None]:
    """Rules 7.10: a city devotes itself to the arts."""
    amount = arts(state, city)
    if as_trade:
        gain_trade(state, player, amount, cause)
    else:
        gain_culture(state, player, amount, cause)
    yield from fire(state, DEVOTED, player.seat, city)
    yield from settle(state)


def budget(state: CivilizationState, player: Player, city: City, caravan: bool) -> int:
    """The most production that an action of the city can have, with all the trade there is."""
    return production(state, city, caravan) + rush(state, player) * (player.trade // CONSTANTS.rush_trade)


def _helper(state: CivilizationState, player: Player) -> Use | None:
    """A great person who makes a wonder cheaper."""
    if not player.persons:
        return None
    uses = usable(state, player, WONDER_DECLARATION)
    return uses[0] if uses else None


def _cut(use: Use | None) -> int:
    """By how much a helper makes a wonder cheaper."""
    numbers: dict[str, int] = getattr(use.source, "numbers", {}) if use is not None else {}
    return numbers.get("production", 0)


def items(state: CivilizationState, player: Player, order: Order, just_one: bool = False) -> list[Any]:
    """Rules 7.3: what can join the order and be paid for with caravan and rush, besides what it holds already.

    Who only asks whether there is anything is told of what is found soonest.
    """
    city = order.city
    most = budget(state, player, city, city.marker == CARAVAN) - order_price(state, player, order)
    kinds = [kind for kind in unit_types_of(player) if has_units(state, kind)]
    found: list[Any] = [kind for kind in kinds if unit_price(state, player, kind) <= most]
    if just_one and found:
        return found
    for building in unlocked_buildings(state, player):
        if building.cost <= most and building_squares(state, city, building):
            found.append(building)
            if just_one:
                return found
    for figure in (ARMY, SCOUT):
        held = item_price(state, player, figure) <= most and spare(player, figure is ARMY) >= 0
        if held and squares_for(state, player, city, figure):
            found.append(figure)
    if state.wonders:
        cut = _cut(_helper(state, player)) if order.helper is None else 0
        cheap = [one for one in state.wonders if item_price(state, player, one) - cut <= most]
        if cheap and wonder_squares(state, city):
            found.extend(cheap)
    return ordered(CM_ITEM, [item for item in found if not _is_last_taken(state, player, order, item)])


def _is_last_taken(state: CivilizationState, player: Player, order: Order, item: Any) -> bool:
    """Rules 7.3: whether the first item of the order is the last piece of its kind."""
    if all(one is not item for one, _ in order.items):
        return False
    if item is ARMY or item is SCOUT:
        return in_supply(player, item is ARMY) == 1
    if isinstance(item, UnitType):
        return len(state.units[item.index]) + len(state.unit_discards[item.index]) == 1
    return not isinstance(item, Building) or item.walls or state.supply[item.family] == 1


def squares_for(state: CivilizationState, player: Player, city: City, item: Any) -> list[int]:
    """Rules 7.3 to 7.7: where the item may be put; none for units."""
    if item is ARMY:
        squares = army_squares(state, player, city)
        if value(state, player, "armies_to_shipyards"):
            for other in state.cities_of(player.seat):
                if other is not city and any(state.built[at] is SHIPYARD for at in other.outskirts):
                    squares.extend(army_squares(state, player, other))
        return squares
    if item is SCOUT:
        return scout_squares(state, player, city)
    if isinstance(item, Building):
        return building_squares(state, city, item)
    if isinstance(item, Wonder):
        return wonder_squares(state, city)
    return []


def _choose_item(state: CivilizationState, player: Player, order: Order) -> Flow[None]:
    """An item and its square join the order."""
    city = order.city
    item = yield from ask(CM_ITEM, player.seat, items(state, player, order), city, openly=bool(player.persons))
    squares = squares_for(state, player, city, item)
    at = (yield from _choose_square(state, player, city, item, squares)) if squares else -1
    order.items.append((item, at))


def _choose_square(
    state: CivilizationState, player: Player, city: City, item: Any, squares: Sequence[int]
) -> Flow[int]:
    """Where the item is put."""
    state.placing = item
    spot = yield from ask(CM_SQUARE, player.seat, ordered(CM_SQUARE, [SPOTS[at] for at in squares]), city)
    state.placing = None
    return spot.at


def order_price(state: CivilizationState, player: Player, order: Order) -> int:
    """What all items of an order cost together."""
    price = -_cut(order.helper)
    for item, _ in order.items:
        price += item_price(state, player, item)
    return max(0, price)


def _build(state: CivilizationState, player: Player, city: City) -> Flow[None]:
    """Rules 7.3, 4.5: the order is declared with all that is added to it, then paid and carried out."""
    order = Order(city)
    yield from _choose_item(state, player, order)
    yield from _add_helper(state, player, order)
    splits = value(state, player, "splits") and not player.used & SPLITS_ONCE
    if splits and items(state, player, order):
        more = yield from may(CM_EXTRA, player.seat, [SECOND_ITEM], city)
        if more is not None:
            yield from _choose_item(state, player, order)
            yield from _add_helper(state, player, order)
    price = order_price(state, player, order)
    if city.marker == CARAVAN:
        order.caravan = price > budget(state, player, city, False)
        if not order.caravan:
            answer = yield from may(CM_EXTRA, player.seat, [CARAVAN_EXTRA], city)
            order.caravan = answer is not None
    trade = trade_for(state, player, price - production(state, city, order.caravan))
    if not (yield from _declare(state, player, city, BUILD_ACTION)):
        return
    if trade:
        pay_trade(state, player, trade)
        state.say("rush", player=player.seat, amount=trade)
    if order.caravan:
        # Rules 7.2, 7.13: what is worded "in that turn" counts in every build action of the city.
        city.marker = ""
        city.bonus += CONSTANTS.caravan_production
    if len(order.items) > 1:
        player.used |= SPLITS_ONCE
    if order.helper is not None:
        yield from perform(state, player, order.helper)
    city.program = False
    for number, (item, at) in enumerate(order.items):
        yield from _make(state, player, city, item, at, number > 0)


def _add_helper(state: CivilizationState, player: Player, order: Order) -> Flow[None]:
    """A great person for a wonder: needed if it can't be paid otherwise, else as he likes."""
    if order.helper is not None or not isinstance(order.items[-1][0], Wonder):
        return
    helper = _helper(state, player)
    if helper is None:
        return
    price = order_price(state, player, order)
    if price > budget(state, player, order.city, order.city.marker == CARAVAN):
        order.helper = helper
        return
    answer = yield from may(CM_EXTRA, player.seat, [helper.option], order.city)
    if answer is not None:
        order.helper = helper


def _make(state: CivilizationState, player: Player, city: City, item: Any, at: int, later: bool) -> Flow[None]:
    """An item is built; the square of a second one may have to be chosen anew (7.3)."""
    if at >= 0:
        squares = squares_for(state, player, city, item)
        if at not in squares:
            if not squares or (item in (ARMY, SCOUT) and spare(player, item is ARMY) < 0):
                return
            at = yield from _choose_square(state, player, city, item, squares)
    if item is ARMY or item is SCOUT:
        if spare(player, item is ARMY) >= 0:
            yield from build_figure(state, player, item is ARMY, at)
    elif isinstance(item, UnitType):
        gain_unit(state, player, item)
    elif isinstance(item, Building):
        if item.walls or state.supply[item.family]:
            put_building(state, player, item, at)
            state.say("builds", player=player.seat, what=item, at=SPOTS[at])
    elif isinstance(item, Wonder) and item in state.wonders:
        yield from build_wonder(state, player, item, at)
    yield from settle(state)


def _build_free(state: CivilizationState, player: Player, city: City) -> Flow[None]:
    """Rules 14.70: the Egyptians' building without production; a building program is used up."""
    kinds = [one for one in unlocked_buildings(state, player) if building_squares(state, city, one)]
    building = yield from ask(CM_ITEM, player.seat, ordered(CM_ITEM, kinds), city)
    at = yield from _choose_square(state, player, city, building, building_squares(state, city, building))
    if (yield from _declare(state, player, city, FREE_ACTION)):
        player.used |= FREE_BUILDING_ONCE
        city.program = False
        put_building(state, player, building, at)
        state.say("builds", player.civ, player=player.seat, what=building, at=SPOTS[at])
