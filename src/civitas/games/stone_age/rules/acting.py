"""Rules 6, 8 and 9: the actions of the places, rolls and tools."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.stone_age.options import RESOLVING, Cash
from civitas.games.stone_age.pieces import (
    CLAY_VALUE,
    GOLD_VALUE,
    HUT,
    PLACES,
    STONE_VALUE,
    TOOL_MAKER,
    WOOD_VALUE,
    Place,
    amounts,
)
from civitas.games.stone_age.rules.cards import buy
from civitas.games.stone_age.rules.gains import (
    cash_in,
    gain_agriculture,
    gain_figure,
    gain_food,
    gain_goods,
    gain_points,
    gain_tool,
)
from civitas.games.stone_age.rules.paying import can_pay, cashes, pay
from civitas.games.stone_age.rules.placing import next_actor
from civitas.games.stone_age.rules.rolling import roll
from civitas.games.stone_age.state import NOTHING, Player, StoneAgeState
from civitas.kernel.decisions import Flow, ask

_LOW: Final = tuple(tuple(place for place in PLACES[:8] if out & place.bit) for out in range(256))
_HIGH: Final = tuple(tuple(place for place in PLACES[8:] if out << 8 & place.bit) for out in range(256))


def resolve_place(state: StoneAgeState) -> Flow[None]:
    """Rules 6.1, 6.2: the acting player resolves one place of choice; the figures return."""
    player = state.players[state.turn]
    places = _LOW[player.out & 255] + _HIGH[player.out >> 8]
    place: Place
    if state.house.tokens is None:
        place = yield from ask(RESOLVING, player.seat, places)
    else:
        place = yield from choose_or_cash(state, player, places)
    state.place = place
    if place.divisor:
        gain = yield from roll(state, player, player.at[place.index], place.divisor, place)
        if place.resource is None:
            gain_food(state, player, gain, place)
        else:
            gain_goods(state, player, place.resource, gain, place)
    elif place.group == "card":
        yield from buy(state, player, place)
    elif place.group == "building":
        yield from build(state, player, place)
    elif place is TOOL_MAKER:
        gain_tool(state, player, place)
    elif place is HUT:
        gain_figure(state, player, place)
    else:
        gain_agriculture(state, player, place)
    state.place = None
    player.idle += player.at[place.index]
    player.at[place.index] = 0
    player.out &= ~place.bit
    if not player.out:
        next_actor(state)


def choose_or_cash(state: StoneAgeState, player: Player, places: tuple[Place, ...]) -> Flow[Place]:
    """Rules 15.3: with a limited supply the two resources may also be taken before choosing a place."""
    while True:
        options: list[Any] = [*places, *cashes(state, player)]
        answer = yield from ask(RESOLVING, player.seat, options)
        if not isinstance(answer, Cash):
            place: Place = answer
            return place
        cash_in(state, player, answer)


def build(state: StoneAgeState, player: Player, place: Place) -> Flow[None]:
    """Rules 8.1: pay for the top tile and score it, or decline."""
    stack = state.stacks[place.slot]
    tile = stack[-1]
    paid = yield from pay(state, player, tile.price, tile)
    if paid == NOTHING:
        if state.log is not None:
            message = "decline_tile" if can_pay(player, tile.price) else "unpaid_tile"
            state.log.say(message, seat=player.seat, tile=tile)
        return
    wood, clay, stone, gold = paid
    stack.pop()
    player.tiles.append(tile)
    if state.log is not None:
        state.log.say("build", seat=player.seat, tile=tile, paid=amounts(paid))
    gain_points(state, player, wood * WOOD_VALUE + clay * CLAY_VALUE + stone * STONE_VALUE + gold * GOLD_VALUE, tile)
