"""Rules 7: buying civilization cards, and what their upper halves do."""

from __future__ import annotations

from civitas.games.stone_age.options import CASHING, DICE, MARKET
from civitas.games.stone_age.pieces import RESOURCES, Card, Place, amounts
from civitas.games.stone_age.rules.gains import (
    cash_in,
    gain_agriculture,
    gain_food,
    gain_goods,
    gain_points,
    gain_tool,
    supply,
)
from civitas.games.stone_age.rules.paying import can_pay, pairs, pay
from civitas.games.stone_age.rules.rolling import roll
from civitas.games.stone_age.state import NOTHING, Player, StoneAgeState
from civitas.kernel.chronicle import but, only
from civitas.kernel.decisions import Flow, ask


def buy(state: StoneAgeState, player: Player, place: Place) -> Flow[None]:
    """Rules 7.1, 7.2: pay the price of the space, take the card, carry out its upper half; or decline."""
    card = state.row[place.slot]
    price = place.price
    assert card is not None
    assert price is not None
    paid = yield from pay(state, player, price, card)
    if paid == NOTHING:
        if state.log is not None:
            state.log.say("decline" if can_pay(player, price) else "unpaid", seat=player.seat, card=card)
        return
    state.row[place.slot] = None
    keep = card.upper == "one_use_tool" or card.upper == "any_resources"
    (player.kept if keep else player.cards).append(card)
    if state.log is not None:
        state.log.say("buy", seat=player.seat, card=card, paid=amounts(paid))
    state.card = card
    yield from upper_half(state, player, card)
    state.card = None


def upper_half(state: StoneAgeState, player: Player, card: Card) -> Flow[None]:
    """Rules 7.3: what a card does when it is bought. One-use tools just lie face up until used."""
    upper = card.upper
    if upper == "market":
        yield from market(state, player, card)
    elif upper == "food":
        gain_food(state, player, card.amount, card)
    elif upper == "resource":
        assert card.resource is not None
        gain_goods(state, player, card.resource, card.amount, card)
    elif upper == "resource_dice":
        assert card.resource is not None
        gain = yield from roll(state, player, card.amount, card.resource.value, card)
        gain_goods(state, player, card.resource, gain, card)
    elif upper == "points":
        gain_points(state, player, card.amount, card)
    elif upper == "tool":
        gain_tool(state, player, card)
    elif upper == "agriculture":
        gain_agriculture(state, player, card)
    elif upper == "extra_card":
        draw_secretly(state, player, card)
    elif upper == "any_resources" and state.house.any_at_once:
        yield from take_at_once(state, player, card)


def market(state: StoneAgeState, buyer: Player, card: Card) -> Flow[None]:
    """Rules 7.3.1: a die per player; everybody, the buyer first, takes one and gains by it at once."""
    players = state.players
    state.dice = tuple(sorted([state.chance.die() for _ in players]))
    if state.log is not None:
        state.log.say("market", seat=buyer.seat, dice=state.dice, cause=card)
    seat = buyer.seat
    for _ in players:
        player = players[seat]
        state.picker = seat
        options = [die for die in DICE if die.face in state.dice]
        die = yield from ask(MARKET, seat, options, card)
        at = state.dice.index(die.face)
        state.dice = state.dice[:at] + state.dice[at + 1 :]
        if state.log is not None:
            state.log.say("take_die", seat=seat, face=die.face, cause=card)
        if die.resource is not None:
            gain_goods(state, player, die.resource, 1, card)
        elif die.gain == "tool":
            gain_tool(state, player, card)
        else:
            gain_agriculture(state, player, card)
        seat += 1
        if seat == len(players):
            seat = 0
    state.picker = -1


def draw_secretly(state: StoneAgeState, player: Player, card: Card) -> None:
    """Rules 7.3.8, 14.3: the top card of the deck, seen by its owner only; its upper half is ignored for good."""
    if not state.deck:
        if state.log is not None:
            state.log.say("no_card", seat=player.seat, cause=card)
        return
    drawn = state.deck.pop()
    player.secret.append(drawn)
    if state.log is not None:
        state.log.say("draw", seat=player.seat, to=but(player.seat), cause=card)
        state.log.say("draw_own", seat=player.seat, card=drawn, to=only(player.seat), cause=card)


def take_at_once(state: StoneAgeState, player: Player, card: Card) -> Flow[None]:
    """Rules 15.6: the two resources are taken now; from a limited supply whatever is left (15.3)."""
    options = pairs(state)
    if options:
        pair = yield from ask(CASHING, player.seat, options, card)
        cash_in(state, player, pair)
        return
    player.kept.remove(card)
    player.cards.append(card)
    for resource in RESOURCES:
        if supply(state, resource):
            gain_goods(state, player, resource, 1, card)
