"""Derived numbers, each in one place: as parts that say where they come from, and as sums (rules 6 to 12)."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization.pieces import (
    AIRCRAFT,
    ANARCHY,
    CANAL,
    COIN_PLACES,
    CONSTANTS,
    DESPOTISM,
    FACTS,
    GOVERNMENTS,
    UNIT_TYPES,
    WATER,
    Building,
    Government,
    Icons,
    Tech,
    UnitType,
    Wonder,
)
from civitas.games.civilization.pieces_map import CityState, Relic
from civitas.games.civilization.rules.figures import stacking_limit, travel_speed
from civitas.games.civilization.rules.ground import controlled, icons_at, is_blockaded, resource_at
from civitas.games.civilization.rules.windows import tables, usable_kinds, value, values_by_source
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import CARAVAN, CITIES, METROPOLIS, NOBODY, City, Player

PRODUCTION: Final = 0
TRADE: Final = 1
CULTURE: Final = 2
COIN: Final = 3
COMBAT: Final = 4


class Part:
    """One part of a number: how much, by what, on which square (NOBODY: on none)."""

    __slots__ = ("amount", "at", "source")

    def __init__(self, amount: int, source: object, at: int = NOBODY) -> None:
        self.amount: int = amount
        self.source: object = source
        self.at: int = at


def total(parts: list[Part]) -> int:
    """The sum of the parts."""
    found = 0
    for part in parts:
        found += part.amount
    return found


def _amount(icons: Icons, icon: int) -> int:
    if icon == PRODUCTION:
        return icons.production
    if icon == TRADE:
        return icons.trade
    if icon == CULTURE:
        return icons.culture
    if icon == COIN:
        return icons.coin
    return icons.combat


def gathers(state: CivilizationState, player: Player, at: int) -> bool:
    """Rules 8.3: whether an assigned square is gathered still; with the house rule only while a figure stays on it."""
    return not state.variant["gathering_needs_figure"] or bool(state.standing[at] & player.bit)


def gathered_by(state: CivilizationState, player: Player, number: int) -> list[int]:
    """Rules 8.3: the squares that are gathered for a city and yield now."""
    return [
        at
        for at, city in player.gather
        if city == number
        and not state.standing[at] & ~player.bit
        and state.centre_at(at) is None
        and gathers(state, player, at)
    ]


def realm(state: CivilizationState, city: City) -> list[int]:
    """The squares that belong to the city: its outskirts, and for a capital the controlled city-states (6.6)."""
    squares = list(city.outskirts)
    if city.is_capital:
        player = state.players[city.owner]
        squares.extend([at for at in controlled(state, player) if state.land[at] != city.number])
    return squares


def own_squares(state: CivilizationState, city: City) -> list[int]:
    """The squares that count for the city: not those gathered for another."""
    player = state.players[city.owner]
    squares = realm(state, city)
    if player.gather:
        away = {at for at, number in player.gather if number != city.number and gathers(state, player, at)}
        squares = [at for at in squares if at not in away]
    return squares


def yields(state: CivilizationState, city: City) -> tuple[int, ...]:
    """Rules 6.4, 6.5: production, trade, culture and coins of the unblockaded outskirts."""
    held = city.yields
    if held is not None:
        return held
    production = trade = culture = coin = 0
    for at in own_squares(state, city):
        if not is_blockaded(state, city, at):
            icons = icons_at(state, at)
            production += icons.production
            trade += icons.trade
            culture += icons.culture
            coin += icons.coin
    found = (production, trade, culture, coin)
    # City-states and gathered squares change without touching the city: only what lies still is kept.
    player = state.players[city.owner]
    if not player.gather and not (city.is_capital and state.city_squares):
        city.yields = found
    return found


def yield_parts(state: CivilizationState, city: City, icon: int) -> list[Part]:
    """The same, square by square."""
    return _parts_on(state, [at for at in own_squares(state, city) if not is_blockaded(state, city, at)], icon)


def _parts_on(state: CivilizationState, squares: list[int], icon: int) -> list[Part]:
    parts: list[Part] = []
    for at in squares:
        amount = _amount(icons_at(state, at), icon)
        if amount:
            parts.append(Part(amount, _thing_at(state, at), at))
    return parts


def gathered_parts(state: CivilizationState, city: City, icon: int) -> list[Part]:
    """What squares outside give that are gathered for the city."""
    squares = gathered_by(state, state.players[city.owner], city.number)
    return _parts_on(state, [at for at in squares if at not in city.outskirts], icon)


def _thing_at(state: CivilizationState, at: int) -> object:
    built = state.built[at]
    if built is not None:
        return built
    if isinstance(state.markers[at], CityState):
        return state.markers[at]
    cell = state.cells[at]
    return "" if cell is None else cell.terrain


def kinds_in(state: CivilizationState, city: City) -> int:
    """How many different buildings and wonders lie in the outskirts."""
    found: list[object] = []
    for at in city.outskirts:
        built = state.built[at]
        if isinstance(built, (Building, Wonder)) and built not in found:
            found.append(built)
    return len(found)


def production_parts(state: CivilizationState, city: City, caravan: bool = False) -> list[Part]:
    """Rules 7.2: O, doubled by a building program, then G and B. Rush is not in it."""
    player = state.players[city.owner]
    parts = yield_parts(state, city, PRODUCTION)
    if value(state, player, "equal_production"):
        best = max([yields(state, other)[PRODUCTION] for other in state.cities_of(player.seat)])
        lacking = best - total(parts)
        if lacking > 0:
            sources = values_by_source(state, player, "equal_production")
            parts.append(Part(lacking, sources[0][0]))
    if city.program:
        parts.append(Part(total(parts), "program"))
    parts.extend(gathered_parts(state, city, PRODUCTION))
    parts.extend([Part(amount, source) for source, amount in values_by_source(state, player, "city_production")])
    for source, coins_each in values_by_source(state, player, "coins_per_city_production"):
        parts.append(Part(coins(state, player) // coins_each, source))
    mixed = values_by_source(state, player, "mixed_city_production")
    if mixed and kinds_in(state, city) > 1:
        parts.extend([Part(amount, source) for source, amount in mixed])
    if city.bonus:
        parts.append(Part(city.bonus, "this_turn"))
    if caravan:
        parts.append(Part(CONSTANTS.caravan_production, CARAVAN))
    return [part for part in parts if part.amount]


def production(state: CivilizationState, city: City, caravan: bool = False) -> int:
    """Rules 7.2: the production of the city for one build action, without rush."""
    player = state.players[city.owner]
    outskirts = yields(state, city)[PRODUCTION]
    if value(state, player, "equal_production"):
        outskirts = max([yields(state, other)[PRODUCTION] for other in state.cities_of(player.seat)])
    found = outskirts * 2 if city.program else outskirts
    if player.gather:
        found += total(gathered_parts(state, city, PRODUCTION))
    found += value(state, player, "city_production") + city.bonus
    each = value(state, player, "coins_per_city_production")
    if each:
        found += coins(state, player) // each
    mixed = value(state, player, "mixed_city_production")
    if mixed and kinds_in(state, city) > 1:
        found += mixed
    return found + CONSTANTS.caravan_production if caravan else found


def rush(state: CivilizationState, player: Player) -> int:
    """Rules 7.2: the production for each payment of trade."""
    return CONSTANTS.rush_production + value(state, player, "rush_production")


def trade_for(state: CivilizationState, player: Player, lacking: int) -> int:
    """The trade that covers a lack of production, in the fewest steps."""
    if lacking <= 0:
        return 0
    gain = rush(state, player)
    return CONSTANTS.rush_trade * ((lacking + gain - 1) // gain)


def arts_parts(state: CivilizationState, city: City) -> list[Part]:
    """Rules 7.10: what devoting the city to the arts gives."""
    player = state.players[city.owner]
    base = CONSTANTS.devote_metropolis if city.kind == METROPOLIS else CONSTANTS.devote_city
    parts = [Part(base, city.kind), *yield_parts(state, city, CULTURE), *gathered_parts(state, city, CULTURE)]
    mixed = values_by_source(state, player, "mixed_city_arts")
    if mixed and kinds_in(state, city) > 1:
        parts.extend([Part(amount, source) for source, amount in mixed])
    for source, amount in values_by_source(state, player, "arts_per_resource"):
        squares = [at for at in own_squares(state, city) if not is_blockaded(state, city, at)]
        squares.extend([at for at in gathered_by(state, player, city.number) if at not in city.outskirts])
        parts.append(Part(amount * len([at for at in squares if resource_at(state, at) is not None]), source))
    return [part for part in parts if part.amount]


def arts(state: CivilizationState, city: City) -> int:
    """The culture of an arts action."""
    return total(arts_parts(state, city))


def trade_parts(state: CivilizationState, player: Player) -> list[Part]:
    """Rules 6.8: what the player collects."""
    parts: list[Part] = []
    for city in state.cities_of(player.seat):
        parts.extend(yield_parts(state, city, TRADE))
        parts.extend(gathered_parts(state, city, TRADE))
    for source, amount in values_by_source(state, player, "water_trade"):
        free = [at for city in state.cities_of(player.seat) for at in city.outskirts if _is_free_water(state, at)]
        parts.append(Part(amount * len(free), source))
    return [part for part in parts if part.amount]


def income(state: CivilizationState, player: Player) -> int:
    """Rules 6.8: what the player collects, as a sum."""
    found = 0
    for city in state.cities_of(player.seat):
        found += yields(state, city)[TRADE]
        if player.gather:
            found += total(gathered_parts(state, city, TRADE))
    each = value(state, player, "water_trade")
    if each:
        squares = [at for city in state.cities_of(player.seat) for at in city.outskirts]
        found += each * len([at for at in squares if _is_free_water(state, at)])
    return found


def _is_free_water(state: CivilizationState, at: int) -> bool:
    """Rules 14.69: water without figure, building and relic token."""
    cell = state.cells[at]
    if cell is None or cell.terrain != WATER or state.standing[at] or state.built[at] is not None:
        return False
    return not isinstance(state.markers[at], Relic)


def coin_squares(state: CivilizationState, player: Player) -> dict[int, int]:
    """Rules 12.1: the coins on squares that the player has: of his cities, under city-states and gatherers."""
    found: dict[int, int] = {}
    others = ~player.bit
    for city in state.cities_of(player.seat):
        # Gathering moves icons between own cities, never coins away.
        for at in [*city.outskirts, *controlled(state, player)] if city.is_capital else city.outskirts:
            amount = icons_at(state, at).coin
            if amount and not state.standing[at] & others:
                found[at] = amount
    for at in player.at if value(state, player, "armies_gather") else player.at[player.armies :]:
        if at != NOBODY and state.centre_at(at) is None:
            amount = icons_at(state, at).coin
            if amount:
                found[at] = amount
    return found


def coin_parts(state: CivilizationState, player: Player) -> list[Part]:
    """Rules 12.1: coins by source."""
    squares = coin_squares(state, player)
    parts = [Part(amount, _thing_at(state, at), at) for at, amount in squares.items()]
    parts.extend([Part(tech.coin, tech) for tech in player.techs if tech.coin])
    parts.extend([Part(amount, source) for source, amount in values_by_source(state, player, "coins")])
    for place in COIN_PLACES:
        held = player.coins[place.index]
        if held and (place.index != CANAL or _works(state, player, place.wonder)):
            parts.append(Part(held, place))
    return parts


def _works(state: CivilizationState, player: Player, wonder: Wonder | None) -> bool:
    """Whether a wonder is the player's and not blockaded."""
    if wonder not in player.wonders:
        return False
    for city in state.cities_of(player.seat):
        for at in city.outskirts:
            if state.built[at] is wonder:
                return not is_blockaded(state, city, at)
    return False


def coins(state: CivilizationState, player: Player) -> int:
    """Rules 12.1: the player's coins."""
    if player.coined == NOBODY:
        held = tables(state, player)
        found = held.lore.coins + held.values.get("coins", 0) + sum(player.coins)
        if player.coins[CANAL] and not _works(state, player, COIN_PLACES[CANAL].wonder):
            found -= player.coins[CANAL]
        for amount in coin_squares(state, player).values():
            found += amount
        player.coined = found
    return player.coined


def culture_hand(state: CivilizationState, player: Player) -> int:
    """Rules 9.2: how many culture events the player may hold."""
    held = tables(state, player)
    found = CONSTANTS.culture_hand + held.lore.hand + held.values.get("culture_hand", 0)
    return found + _hand_of_coins(state, player) if "coins_per_hands" in held.values else found


def culture_hand_parts(state: CivilizationState, player: Player) -> list[Part]:
    """The same by source."""
    parts = [Part(CONSTANTS.culture_hand, "base")]
    parts.extend([Part(tech.culture_hand, tech) for tech in player.techs if tech.culture_hand])
    parts.extend([Part(amount, source) for source, amount in values_by_source(state, player, "culture_hand")])
    parts.extend(_hand_by_coins(state, player))
    return parts


def _hand_of_coins(state: CivilizationState, player: Player) -> int:
    """What coins add to the hands: by every such source a part of its own."""
    found = 0
    for _, each in values_by_source(state, player, "coins_per_hands"):
        found += coins(state, player) // each
    return found


def _hand_by_coins(state: CivilizationState, player: Player) -> list[Part]:
    each = values_by_source(state, player, "coins_per_hands")
    return [Part(coins(state, player) // amount, source) for source, amount in each]


def battle_hand_parts(state: CivilizationState, player: Player, armies: int, in_city: bool) -> list[Part]:
    """Rules 10.6: how many cards a side draws."""
    parts = [Part(CONSTANTS.battle_hand, "base")]
    if armies > 1:
        parts.append(Part(CONSTANTS.battle_hand_per_extra_army * (armies - 1), "armies"))
    if in_city:
        parts.append(Part(CONSTANTS.battle_hand_in_city, "city"))
    parts.extend([Part(amount, source) for source, amount in values_by_source(state, player, "battle_hand")])
    parts.extend(_hand_by_coins(state, player))
    return [part for part in parts if part.amount]


def combat_parts(state: CivilizationState, player: Player) -> list[Part]:
    """Rules 10.6, 8.3: the combat bonus that always counts, in attack and defence; nobody gathers it away."""
    parts: list[Part] = []
    blocks = bool(state.variant["blockade_stops_combat_bonus"])
    for city in state.cities_of(player.seat):
        squares = [at for at in realm(state, city) if not (blocks and is_blockaded(state, city, at))]
        parts.extend(_parts_on(state, squares, COMBAT))
    parts.extend([Part(amount, source) for source, amount in values_by_source(state, player, "combat_bonus")])
    return parts


def policy_limit(state: CivilizationState, player: Player) -> int:
    """Rules 5.7: how many social policies the player must have."""
    if not state.variant["social_policies"]:
        return 0
    first = player.seat * CITIES
    cities = CITIES - state.cities[first : first + CITIES].count(None)
    return min(CONSTANTS.policies, cities + value(state, player, "policies"))


def city_limit(state: CivilizationState, player: Player) -> int:
    """Rules 6.1: how many cities the player may have."""
    return tables(state, player).lore.cities


def tech_price(state: CivilizationState, player: Player, tech: Tech) -> int:
    """Rules 11.1: the trade that the dial must show."""
    return max(0, CONSTANTS.tech_cost[tech.level - 1] - value(state, player, "tech_discount"))


_SPACES: Final[dict[int, tuple[int, int]]] = {
    space: (section.culture, section.trade)
    for section in FACTS.track.sections
    for space in range(section.first, section.last + 1)
}
"""Printed culture and trade by space."""


def space_price(state: CivilizationState, player: Player, space: int) -> tuple[int, int]:
    """Rules 9.1: culture and trade for a space of the track."""
    if space not in _SPACES:
        return 0, 0
    culture, trade = _SPACES[space]
    each = value(state, player, "coins_per_track_trade")
    if each:
        trade -= coins(state, player) // each
    return max(0, culture - value(state, player, "track_culture")), max(0, trade)


def section_level(space: int) -> int:
    """The level of the section in which a marker stands; the start space counts as the first (14.50)."""
    for section in FACTS.track.sections:
        if space <= section.last:
            return section.level
    return FACTS.track.sections[-1].level


def is_unlocked(state: CivilizationState, player: Player, government: Government) -> bool:
    """Rules 5.6: whether the player may change to a government."""
    if government is ANARCHY or government is DESPOTISM or government.tech is None:
        return True
    return bool(player.known >> government.tech.index & 1) or value(state, player, "all_governments") > 0


def unlocked_governments(state: CivilizationState, player: Player) -> list[Government]:
    """All that the player may change to."""
    return [one for one in GOVERNMENTS if is_unlocked(state, player, one)]


def unit_price(state: CivilizationState, player: Player, kind: UnitType) -> int:
    """Rules 7.5: the production for a unit of a type."""
    price = CONSTANTS.aircraft_cost if kind is AIRCRAFT else CONSTANTS.unit_cost[player.ranks[kind.index] - 1]
    cap = value(state, player, "unit_price_cap")
    return min(price, cap) if cap else price


def wonder_price(player: Player, wonder: Wonder) -> int:
    """Rules 7.7: the printed cost, or the discount of a known tech."""
    tech = wonder.discount_tech
    if tech is not None and wonder.discount_cost and player.known >> tech.index & 1:
        return wonder.discount_cost
    return wonder.cost


def unit_types_of(player: Player) -> list[UnitType]:
    """Rules 14.49: the unlocked unit types."""
    return [kind for kind in UNIT_TYPES if player.ranks[kind.index]]


__all__ = [
    "arts",
    "arts_parts",
    "battle_hand_parts",
    "city_limit",
    "coin_parts",
    "coins",
    "combat_parts",
    "culture_hand",
    "culture_hand_parts",
    "gathered_by",
    "income",
    "is_unlocked",
    "policy_limit",
    "production",
    "production_parts",
    "section_level",
    "space_price",
    "stacking_limit",
    "tech_price",
    "total",
    "trade_for",
    "trade_parts",
    "travel_speed",
    "unit_price",
    "unit_types_of",
    "unlocked_governments",
    "usable_kinds",
    "wonder_price",
    "yields",
]
