"""How a bot values a position: everything in points, what is under way included, against the best of the others.

The numbers are experience, not rules: what a pip, a food or a figure tends to be worth over the rounds still to come.
"""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.stone_age.pieces import (
    FIELD,
    FIGURES_MAX,
    HARVESTS,
    HUNGER_EACH,
    HUNGER_FLAT,
    HUNT,
    HUT,
    RESOURCES,
    SITES,
    SPACES,
    TOOL_MAKER,
    TOOLS_MAX,
    Card,
    Place,
    Price,
)
from civitas.games.stone_age.rules.scoring import all_cards, multipliers
from civitas.games.stone_age.state import NOTHING, Player, StoneAgeState
from civitas.kit.facts import weights

_DIE: Final = 3.5
_FOOD: Final = 1.1
_TOOL: Final = 0.9
_FIELD: Final = 0.9
_FIGURE: Final = 1.7
_IDLE: Final = 3.0
_SPREAD: Final = 30.0
_LONG: Final = 9.0
_BOUGHT: Final = 0.78
"""How many cards a player tends to buy in a round, and how many all of them do at most."""
_BOUGHT_MOST: Final = 3.4
_UNSURE: Final = 0.45
"""What a round that may not come any more counts for."""
# How many farming steps, tools, buildings and figures a round tends to add, for cards that multiply them.
_GROWTH: Final = (0.3, 0.4, 0.6, 0.2)


FEATURES: Final = ("points", "cards", "goods", "tools", "fields", "figures", "purchases", "placing", "food")
_POINTS: Final = 0
_CARDS: Final = 1
_GOODS: Final = 2
_TOOLS: Final = 3
_FIELDS: Final = 4
_FIGURES: Final = 5
_PURCHASES: Final = 6
_PLACING: Final = 7
_HUNGER: Final = 8
_WEIGHTS: Final = weights("civitas.games.stone_age", FEATURES)


def judge(state: StoneAgeState, seat: int) -> float:
    """From 0 (lost) to 1 (won): how far the seat is ahead of the best of the others, or behind."""
    left = rounds_left(state)
    goods = good_worths(left)
    worths = [_sum(features(state, player, left, goods)) for player in state.players]
    best = max([value for at, value in enumerate(worths) if at != seat])
    return 1.0 / (1.0 + exp((best - worths[seat]) / _SPREAD))


def judges(state: StoneAgeState) -> list[float]:
    """Every seat's chance to win."""
    left = rounds_to_come(state)
    goods = good_worths(left)
    return _WEIGHTS.shares([features(state, player, left, goods) for player in state.players])


def reasons(state: StoneAgeState, seat: int) -> dict[str, float]:
    """What a seat's prospects are made of, in points."""
    left = rounds_to_come(state)
    return _WEIGHTS.reasons(features(state, state.players[seat], left, good_worths(left)))


def rounds_left(state: StoneAgeState) -> float:
    """About how many rounds will still be played after this one, to who looks one choice ahead."""
    lowest = min([len(stack) for stack in state.stacks])
    if not lowest:
        return 0.0
    by_cards = len(state.deck) / (0.6 * len(state.players))
    return min(by_cards, lowest * 1.3, _LONG)


def rounds_to_come(state: StoneAgeState) -> float:
    """The same, closer: most games end by the cards, and those that figures stand on are as good as bought."""
    lowest = min([len(stack) for stack in state.stacks])
    if not lowest:
        return 0.0
    visited = 0
    for player in state.players:
        visited |= player.out
    taken = 0
    for space in SPACES:
        if state.row[space.slot] is None or visited & space.bit:
            taken += 1
    usual = min(_BOUGHT_MOST, _BOUGHT * len(state.players))
    deck = len(state.deck)
    if state.phase == "place":
        by_cards = max(0.0, (deck - max(usual, taken)) / usual + _UNSURE)
    else:
        by_cards = 0.0 if taken > deck else max(1.0, (deck - taken) / usual + _UNSURE)
    return min(by_cards, lowest * 1.3, _LONG)


def features(state: StoneAgeState, player: Player, left: float, goods: list[float]) -> list[float]:
    """What a player's prospects are made of, each in points."""
    cards = all_cards(player)
    found = [0.0] * len(FEATURES)
    found[_POINTS] = float(player.score)
    found[_CARDS] = lower_halves(player, cards, left)
    for at, value in enumerate(goods):
        found[_GOODS] += player.goods[at] * value
    for card in player.kept:
        found[_GOODS] += (2 * goods[2] if card.upper == "any_resources" else 0.8 * card.amount) if left else 0.0
    found[_TOOLS] = left * _TOOL * player.tools.total
    found[_FIELDS] = left * _FIELD * min(player.agriculture, player.figures)
    found[_FIGURES] = left * _FIGURE * player.figures
    under_way(state, player, cards, goods, left, found)
    if state.phase == "place":
        found[_PLACING] = _IDLE * player.idle
    found[_HUNGER] = -hunger(state, player, goods, left)
    return found


def good_worths(left: float) -> list[float]:
    """What a piece of each resource is worth: nearly its points in a building, at the very end one point."""
    part = min(1.0, left / 2)
    return [1.0 + (0.8 * resource.value - 1.0) * part for resource in RESOURCES]


def lower_halves(player: Player, cards: list[Card], left: float) -> float:
    """Final scoring of the cards, with what may be added until then."""
    first = second = ones = twos = 0
    for card in cards:
        if card.symbol >= 0:
            bit = 1 << card.symbol
            if not first & bit:
                first |= bit
                ones += 1
            elif not second & bit:
                second |= bit
                twos += 1
    farmers, toolmakers, builders, shamans = multipliers(cards)
    farming, tools, huts, figures = _GROWTH
    total = ones * ones + twos * twos + min(left, 4.0) * 0.4 * ones
    total += farmers * (player.agriculture + left * farming)
    total += toolmakers * (player.tools.total + left * tools)
    total += builders * (len(player.tiles) + left * huts)
    return total + shamans * (player.figures + left * figures)


def hunger(state: StoneAgeState, player: Player, goods: list[float], left: float) -> float:
    """What food still costs: this round's, which hurts, and a share of the later ones; negative for a full store."""
    if state.missing and player.seat == state.turn:
        paid = sum(state.laid)
        spent = 0.0
        for at, n in enumerate(state.laid):
            spent += n * goods[at]
        if state.house.flat_hunger:
            return spent if paid else float(HUNGER_FLAT)
        return spent + HUNGER_EACH * (state.missing - paid)
    seats = len(state.players)
    if state.phase == "end":
        fed = True
    else:
        fed = state.phase == "feed" and (player.seat - state.start) % seats < (state.turn - state.start) % seats
    food = player.food + _DIE * player.at[HUNT.index] / HUNT.divisor
    if not fed:
        growing = 1 if player.at[HUT.index] and player.figures < FIGURES_MAX else 0
        food += player.agriculture + (1 if player.at[FIELD.index] else 0) - player.figures - growing
    need = max(0.0, (player.figures - player.agriculture) * left)
    if food >= 0:
        return -_FOOD * min(food, need)
    # Idle figures may still hunt; what then is missing costs points or resources.
    if state.phase == "place":
        caught = min(-food, 1.75 * player.idle)
        return caught * 1.8 + (-food - caught) * 3.2
    return -food * 3.2


def under_way(
    state: StoneAgeState, player: Player, cards: list[Card], goods: list[float], left: float, found: list[float]
) -> None:
    """What the figures on the board will bring: rolls by expectation, cards and buildings if they can be paid."""
    if not player.out:
        return
    at = player.at
    if at[TOOL_MAKER.index] and player.tools.total < TOOLS_MAX:
        found[_TOOLS] += _TOOL * left + 0.3
    if at[HUT.index] and player.figures < FIGURES_MAX:
        found[_FIGURES] += _FIGURE * left
    if at[FIELD.index]:
        found[_FIELDS] += _FIELD * left + 0.5
    purse = [float(n) for n in player.goods]
    tools = sum(player.tools.unused)
    for place in HARVESTS:
        figures = at[place.index]
        slot = place.slot
        if figures:
            value = place.divisor
            pips = figures * _DIE
            if tools:
                pips += tools
                tools = 0
            # On average half a step is lost by rounding.
            gain = max(0.15 * figures, (pips - (value - 1) / 2) / value)
            purse[slot] += gain
            found[_GOODS] += gain * goods[slot]
    spare = player.idle if state.phase == "place" else 0
    for site in SITES:
        if at[site.index]:
            stack = state.stacks[site.slot]
            if stack:
                found[_PURCHASES] += purchase(state, site, stack[-1].price, purse, goods, spare, 0.0)
    for space in SPACES:
        if at[space.index]:
            card = state.row[space.slot]
            price = space.price
            if card is not None and price is not None:
                gain = upper_worth(card, goods, left, len(state.players))
                gain += lower_halves(player, [*cards, card], left) - found[_CARDS]
                found[_PURCHASES] += purchase(state, space, price, purse, goods, spare, gain)


def purchase(
    state: StoneAgeState, place: Place, price: Price, purse: list[float], goods: list[float], spare: int, gain: float
) -> float:
    """What a card or building will probably bring beyond its price; the price leaves the purse.

    `gain` is what a card is worth; a building is worth what is paid for it.
    """
    laid = state.laid if state.place is place else NOTHING
    chosen = payment(price, purse, laid)
    chance = 1.0
    if chosen is None:
        # A player who has figures left may still find what is missing.
        chance = 0.5 if spare and price.least - _sum(purse) < 1.5 * spare else 0.1
        each = price.least / 4
        chosen = tuple([float(n) for n in price.cost]) if price.cost is not None else (each, each, each, each)
    cost = 0.0
    points = gain
    for at, n in enumerate(chosen):
        cost += n * goods[at]
        if not gain:
            points += n * RESOURCES[at].value
        purse[at] = max(0.0, purse[at] - n)
    return max(0.0, points - cost) * chance if laid == NOTHING else points - cost


def payment(price: Price, purse: list[float], laid: tuple[int, int, int, int]) -> tuple[float, ...] | None:
    """How the price would be paid from the purse: of the most plentiful kinds, otherwise the cheapest first."""
    if price.cost is not None:
        for at, n in enumerate(price.cost):
            if purse[at] + 0.4 < n:
                return None
        return tuple([float(n) for n in price.cost])
    taken = [float(n) for n in laid]
    last = 0
    for at, n in enumerate(laid):
        if n:
            last = at
    if price.kinds:
        owned = [at for at in range(3, -1, -1) if purse[at] >= 0.6 or laid[at]]
        if len(owned) < price.kinds:
            return None
        owned.sort(key=lambda at: -min(purse[at], 4.0) - laid[at] * 10)
        kinds = owned[: price.kinds]
        if _sum([purse[at] for at in kinds]) + 0.4 < price.least:
            return None
        for at in kinds:
            taken[at] = max(taken[at], 1.0)
        for at in kinds:
            room = min(price.least - _sum(taken), purse[at] - taken[at])
            taken[at] += max(0.0, room)
        return tuple(taken)
    wanted = price.least - _sum(taken)
    if price.most > price.least:
        wanted = min(float(price.most), _sum(purse)) - _sum(taken)
    for at in range(last, 4):
        room = min(wanted, purse[at] - taken[at])
        if room > 0:
            taken[at] += room
            wanted -= room
    if _sum(taken) + 0.4 < price.least:
        return None
    return tuple(taken)


def upper_worth(card: Card, goods: list[float], left: float, seats: int) -> float:
    """What a card's upper half tends to bring."""
    upper = card.upper
    if upper == "market":
        # Everybody gains, the buyer chooses first.
        return 2.0 + 0.5 * seats if left else 1.0
    if upper == "food":
        return card.amount * (_FOOD if left else 0.4)
    if upper == "points":
        return float(card.amount)
    if upper == "tool":
        return _TOOL * left
    if upper == "agriculture":
        return _FIELD * left + 0.5
    if upper == "extra_card":
        return 6.0
    if upper == "one_use_tool":
        return 0.8 * card.amount if left else 0.0
    if upper == "any_resources":
        return 2 * goods[2]
    at = card.resource.index if card.resource is not None else 0
    if upper == "resource_dice":
        value = RESOURCES[at].value
        return goods[at] * (2 * _DIE - (value - 1) / 2) / value
    return card.amount * goods[at]


def _sum(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total
