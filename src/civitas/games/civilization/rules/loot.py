"""Loot (rules 10.7): what the winner of a battle takes from the loser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from civitas.games.civilization.options import ordered
from civitas.games.civilization.options_battle import (
    BT_LOOT,
    LOOT_COIN,
    LOOT_CULTURE,
    LOOT_EVENT,
    LOOT_LEVEL,
    LOOT_RESOURCE,
    LOOT_TECH,
    LOOT_TOKEN,
    LOOT_TRADE,
    STEAL_COIN,
)
from civitas.games.civilization.pieces import CONSTANTS, MARKET_RESOURCES, SPACE_FLIGHT, Tech
from civitas.games.civilization.rules.decks import random_of
from civitas.games.civilization.rules.goods import (
    changed_at,
    coin_places,
    gain_coin,
    gain_culture,
    gain_trade,
    lose_coin,
)
from civitas.games.civilization.rules.ground import unsettle
from civitas.games.civilization.rules.learning import learn_one, learnable
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import run, value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.chronicle import only
from civitas.kernel.decisions import Flow, may
from civitas.kit.pieces import Option

_GREAT = (LOOT_TECH, LOOT_EVENT, *LOOT_LEVEL, *STEAL_COIN)


def take_loot(state: CivilizationState, winner: Player, loser: Player, amount: int, attacked: bool) -> Flow[None]:
    """Rules 10.7, 14.31: loot is spent purchase by purchase; the winner may stop early."""
    amount = loot_of(state, winner, loser, amount, attacked)
    while amount:
        options = _purchases(state, winner, loser, amount)
        if not options:
            return
        answer = yield from may(BT_LOOT, winner.seat, options)
        if answer is None:
            return
        amount -= CONSTANTS.loot_great_price if answer in _GREAT else CONSTANTS.loot_small_price
        yield from _take(state, winner, loser, answer)
        yield from settle(state)


def loot_of(state: CivilizationState, winner: Player, loser: Player, amount: int, attacked: bool) -> int:
    """Rules 10.7: how much loot there is to spend, with what both have."""
    amount = max(0, amount - value(state, loser, "loot_lost"))
    return amount + value(state, winner, "attack_loot") if amount and attacked else amount


def learnable_loot(winner: Player, loser: Player) -> list[Tech]:
    """Rules 10.7, 11.6: the techs that the winner could learn from the loser."""
    return learnable(winner, within=loser.known & ~(1 << SPACE_FLIGHT.index))


def _purchases(state: CivilizationState, winner: Player, loser: Player, amount: int) -> list[Option]:
    """What the loser can pay, and the loot affords."""
    options: list[Option] = []
    if loser.trade:
        options.append(LOOT_TRADE)
    if loser.culture:
        options.append(LOOT_CULTURE)
    for at, resource in enumerate(MARKET_RESOURCES):
        if loser.stock[resource.index]:
            options.append(LOOT_RESOURCE[at])
    if loser.tokens:
        options.append(LOOT_TOKEN)
    places = coin_places(loser)
    options.extend([LOOT_COIN[place.index] for place in places])
    if amount >= CONSTANTS.loot_great_price:
        if learnable_loot(winner, loser):
            options.append(LOOT_TECH)
        levels = sorted({card.level for card in loser.hand})
        if levels:
            options.append(LOOT_EVENT)
            if len(levels) > 1:
                options.extend([LOOT_LEVEL[level - 1] for level in levels])
        options.extend([STEAL_COIN[place.index] for place in places])
    return ordered(BT_LOOT, options)


def _take(state: CivilizationState, winner: Player, loser: Player, answer: Option) -> Flow[None]:
    """Rules 10.7: one purchase."""
    state.say("loots", player=winner.seat, other=loser.seat, what=answer.text.partition(":")[0])
    yield from run(_TAKES[answer](state, winner, loser, answer))


def _take_trade(state: CivilizationState, winner: Player, loser: Player, answer: Option) -> None:
    taken = min(CONSTANTS.loot_trade, loser.trade)
    loser.trade -= taken
    gain_trade(state, winner, taken)


def _take_culture(state: CivilizationState, winner: Player, loser: Player, answer: Option) -> None:
    taken = min(CONSTANTS.loot_culture, loser.culture)
    loser.culture -= taken
    gain_culture(state, winner, taken)


def _take_resource(state: CivilizationState, winner: Player, loser: Player, answer: Option) -> None:
    index = MARKET_RESOURCES[LOOT_RESOURCE.index(answer)].index
    loser.stock = changed_at(loser.stock, index, -1)
    winner.stock = changed_at(winner.stock, index, 1)


def _take_token(state: CivilizationState, winner: Player, loser: Player, answer: Option) -> None:
    token = random_of(state, loser.tokens)
    loser.tokens.remove(token)
    winner.tokens.append(token)
    state.seen[token.key] |= winner.bit | loser.bit
    state.say("loots_token", to=only(winner.seat, loser.seat), player=winner.seat, token=token.kind)


def _destroy_coin(state: CivilizationState, winner: Player, loser: Player, answer: Option) -> None:
    lose_coin(state, loser, LOOT_COIN.index(answer))


def _take_coin(state: CivilizationState, winner: Player, loser: Player, answer: Option) -> None:
    lose_coin(state, loser, STEAL_COIN.index(answer))
    gain_coin(state, winner)


def _take_tech(state: CivilizationState, winner: Player, loser: Player, answer: Option) -> Flow[None]:
    yield from learn_one(state, winner, within=loser.known & ~(1 << SPACE_FLIGHT.index))


def _take_event(state: CivilizationState, winner: Player, loser: Player, answer: Option) -> None:
    """A random card, of the level that the winner named if he named one."""
    cards = loser.hand
    if answer in LOOT_LEVEL:
        cards = [card for card in loser.hand if card.level == LOOT_LEVEL.index(answer) + 1]
    card = random_of(state, cards)
    loser.hand.remove(card)
    winner.hand.append(card)
    state.seen[card.key] |= winner.bit | loser.bit
    unsettle(state, winner)
    state.say("loots_event", to=only(winner.seat, loser.seat), player=winner.seat, event=card.type)


_TAKES: Final[dict[Option, Callable[[CivilizationState, Player, Player, Any], Flow[None] | None]]] = {
    LOOT_TRADE: _take_trade,
    LOOT_CULTURE: _take_culture,
    **dict.fromkeys(LOOT_RESOURCE, _take_resource),
    LOOT_TOKEN: _take_token,
    **dict.fromkeys(LOOT_COIN, _destroy_coin),
    LOOT_TECH: _take_tech,
    **dict.fromkeys((LOOT_EVENT, *LOOT_LEVEL), _take_event),
    **dict.fromkeys(STEAL_COIN, _take_coin),
}
