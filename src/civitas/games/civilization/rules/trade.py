"""The trade phase (rules 6.8, 6.9, 16.6): collecting, and negotiating by structured offers."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.civilization.options import (
    ACCEPT,
    ASK,
    DECLINE,
    DROP,
    EVENT_LEVEL,
    GIVE,
    PROPOSE,
    SEND,
    TRADE_ANSWER,
    TRADE_COMPOSE,
    TRADE_MAIN,
    TRADE_PICK,
    About,
    Level,
    Trade,
    ordered,
)
from civitas.games.civilization.pieces import CONSTANTS, MARKET_RESOURCES, RESOURCES, Resource
from civitas.games.civilization.pieces_cards import EventCard, EventType, Token, TokenKind
from civitas.games.civilization.rules.goods import changed_at, gain_trade
from civitas.games.civilization.rules.ground import unsettle
from civitas.games.civilization.rules.numbers import income
from civitas.games.civilization.rules.reacting import AGAIN, ask_openly, find, holds_secrets, perform, usable
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import NEGOTIATION, tables
from civitas.games.civilization.state import CivilizationState, Item, Offer
from civitas.games.civilization.state_player import Player
from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import but, only
from civitas.kernel.decisions import Flow, ask
from civitas.kit.pieces import Option

MOST_DROPS: Final = 3
"""Who has dropped so many offers in a row, and sent none, has passed."""

_MOST_LINES: Final = 4
"""So many lines an offer has at most that is only guessed at."""


def collect(state: CivilizationState) -> Flow[None]:
    """Rules 6.8: every player, in turn order, adds the trade of his outskirts to his dial."""
    limit = int(state.variant["negotiation_offer_limit"])
    for seat in state.order:
        player = state.players[seat]
        gain_trade(state, player, income(state, player))
        player.offers = limit
        player.passed = False
        player.drops = 0
    yield from settle(state)


def is_negotiating(state: CivilizationState) -> bool:
    """Rules 16.6: whether an offer is open or somebody is to be asked; the next one's turn it then is."""
    if state.offer is not None:
        return True
    count = len(state.order)
    for _ in range(count):
        player = state.players[state.order[state.part]]
        if not player.passed:
            if player.offers or _may_have_uses(state, player):
                return True
            player.passed = True
        state.part = (state.part + 1) % count
    return False


def negotiate(state: CivilizationState) -> Flow[None]:
    """Rules 16.6: an open offer is composed or answered, or the player whose turn it is speaks."""
    offer = state.offer
    if offer is not None:
        yield from _answer(state, offer) if offer.sent else _compose(state, offer)
    elif is_negotiating(state):
        yield from _speak(state, state.players[state.order[state.part]])


def _may_have_uses(state: CivilizationState, player: Player) -> bool:
    """Whether the player could use an ability, as far as others can see: nobody is passed over by what he hides."""
    uses = [use for use in tables(state, player).uses[NEGOTIATION] if not player.used & use.bit]
    return bool(uses) and (holds_secrets(player) or bool(usable(state, player, NEGOTIATION)))


def _speak(state: CivilizationState, player: Player) -> Flow[None]:
    """One player's place in a round: he proposes, uses an ability, or passes."""
    uses = usable(state, player, NEGOTIATION)
    options: list[Any] = [PROPOSE[other.seat] for other in state.players if other is not player and player.offers]
    if uses:
        options.extend(ordered(TRADE_MAIN, [use.option for use in uses]))
    options.append(None)
    answer = yield from ask_openly(state, TRADE_MAIN, player.seat, options)
    if answer is AGAIN:
        return
    if isinstance(answer, About):
        state.offer = Offer(player.seat, answer.thing)
        return
    state.part = (state.part + 1) % len(state.order)
    if answer is None:
        player.passed = True
        state.say("passes", player=player.seat)
    else:
        yield from perform(state, player, find(uses, answer))


def compositions(state: CivilizationState, player: Player, offer: Offer) -> list[Trade]:
    """Rules 16.6: the items that may be added: nobody gives more than he has, or is seen to have."""
    return [*_gives(player, offer), *_asks(state.players[offer.receiver], offer)]


def _gives(player: Player, offer: Offer) -> list[Trade]:
    """What the proposer may add of his own: points once, all else as often as he has it."""
    listed = {item.thing: item.amount for item in offer.gives}
    found = _points(GIVE, player, listed)
    for resource in MARKET_RESOURCES:
        if player.stock[resource.index] > listed.get(resource, 0):
            found.extend(GIVE[resource])
    held: list[TokenKind | EventType] = [token.kind for token in player.tokens if token.kind.resource is not None]
    held.extend([card.type for card in player.hand])
    for kind in ordered(TRADE_PICK, held):
        if held.count(kind) > listed.get(kind, 0):
            found.extend(GIVE[kind])
    return found


def _asks(player: Player, offer: Offer) -> list[Trade]:
    """What he may ask of the receiver: any token may be of any resource, and of events the backs are seen."""
    listed = {item.thing: item.amount for item in offer.asks}
    found = _points(ASK, player, listed)
    tokens = len(player.tokens)
    for resource in RESOURCES:
        if player.stock[resource.index] + tokens > listed.get(resource, 0):
            found.extend(ASK[resource])
    levels = [card.level for card in player.hand]
    for level in EVENT_LEVEL if levels else ():
        if levels.count(level.level) > listed.get(level, 0):
            found.extend(ASK[level])
    return found


def _points(side: dict[object, list[Trade]], giver: Player, listed: dict[object, int]) -> list[Trade]:
    """Trade and culture, as much as the giver has, unless they are in the offer already."""
    found = [] if "trade" in listed else side["trade"][: giver.trade]
    return found if "culture" in listed else [*found, *side["culture"][: giver.culture]]


def _compose(state: CivilizationState, offer: Offer) -> Flow[None]:
    """Rules 16.6: the proposer adds an item, sends the offer, or drops it for nothing."""
    player = state.players[offer.proposer]
    options: list[Option] = [*compositions(state, player, offer)]
    if offer.gives or offer.asks:
        options.append(SEND)
    options.append(DROP)
    answer = yield from ask(TRADE_COMPOSE, player.seat, options, openly=True)
    if isinstance(answer, Trade):
        add_item(offer, answer)
    elif answer is SEND:
        offer.sent = True
        player.offers -= 1
        player.drops = 0
        state.part = (state.part + 1) % len(state.order)
        _tell(state, offer)
    else:
        # It costs nothing, but whoever could drop offers for ever would keep the others waiting.
        state.offer = None
        player.drops = (player.drops + 1) % MOST_DROPS
        player.passed = player.drops == 0


def _tell(state: CivilizationState, offer: Offer) -> None:
    """Rules 13.4: what is in an offer is told to its two players."""
    if state.log is None:
        return
    seats = (offer.proposer, offer.receiver)
    state.say("offers", to=but(*seats), player=offer.proposer, other=offer.receiver)
    state.say(
        "offers_seen",
        to=only(*seats),
        player=offer.proposer,
        other=offer.receiver,
        gives=[item.text for item in offer.gives],
        asks=[item.text for item in offer.asks],
    )


def add_item(offer: Offer, option: Trade) -> int:
    """Rules 16.6: an item joins its side of an offer, one more of the same adds to its amount; how much that makes."""
    side = offer.gives if option.side == "give" else offer.asks
    for item in side:
        if item.thing is option.thing:
            item.amount += option.amount
            return item.amount
    side.append(Item(option.thing, option.amount))
    return option.amount


def redraw(state: CivilizationState, offer: Offer, chance: Chance) -> None:
    """Any other offer between the same players, as those see it who are not told what is in it (13.4)."""
    player = state.players[offer.proposer]
    offer.gives = []
    offer.asks = []
    for _ in range(1 + chance.below(_MOST_LINES)):
        lines = compositions(state, player, offer)
        if not lines:
            return
        things = list(dict.fromkeys([(one.side, one.thing) for one in lines]))
        side, thing = things[chance.below(len(things))]
        alike = [one for one in lines if one.side == side and one.thing is thing]
        add_item(offer, alike[chance.below(len(alike))])


def can_deliver(player: Player, offer: Offer) -> bool:
    """Rules 16.6: whether the receiver has all that is asked for."""
    for item in offer.asks:
        thing = item.thing
        if thing == "trade":
            held = player.trade
        elif thing == "culture":
            held = player.culture
        elif isinstance(thing, Level):
            held = len([card for card in player.hand if card.level == thing.level])
        elif isinstance(thing, Resource):
            held = player.stock[thing.index]
            held += len([token for token in player.tokens if token.kind.resource is thing])
        else:
            held = 0
        if held < item.amount:
            return False
    return True


def _answer(state: CivilizationState, offer: Offer) -> Flow[None]:
    """Rules 16.6: the receiver accepts, if he can deliver, or declines; who has passed and declines speaks again."""
    receiver = state.players[offer.receiver]
    options = [ACCEPT, DECLINE] if can_deliver(receiver, offer) else [DECLINE]
    answer = yield from ask(TRADE_ANSWER, receiver.seat, options, openly=True)
    if answer is ACCEPT:
        yield from _swap(state, offer)
    else:
        state.say("declines", player=receiver.seat, other=offer.proposer)
        if receiver.offers:
            receiver.passed = False
    state.offer = None
    state.acting = offer.proposer
    yield from settle(state)


def _swap(state: CivilizationState, offer: Offer) -> Flow[None]:
    """Rules 6.9: all goes over at once; what is face down stays so for others."""
    proposer, receiver = state.players[offer.proposer], state.players[offer.receiver]
    given: list[Any] = []
    for item in offer.gives:
        given.extend(_chosen(proposer, item))
    delivered: list[Any] = []
    for item in offer.asks:
        delivered.extend((yield from _picked(receiver, item)))
    trade = [sum([item.amount for item in side if item.thing == "trade"]) for side in (offer.gives, offer.asks)]
    culture = [sum([item.amount for item in side if item.thing == "culture"]) for side in (offer.gives, offer.asks)]
    state.say("swaps", player=proposer.seat, other=receiver.seat)
    for giver, taker, things, points, tokens in (
        (proposer, receiver, given, trade[0], culture[0]),
        (receiver, proposer, delivered, trade[1], culture[1]),
    ):
        giver.trade -= points
        giver.culture -= tokens
        for thing in things:
            _hand_over(state, giver, taker, thing)
    for taker, points, tokens in ((receiver, trade[0], culture[0]), (proposer, trade[1], culture[1])):
        taker.trade = min(CONSTANTS.trade_dial, taker.trade + points)
        taker.culture += tokens
        unsettle(state, taker)


def _chosen(player: Player, item: Item) -> list[Any]:
    """What the proposer named: market tokens by kind, certain tokens and cards."""
    thing = item.thing
    if isinstance(thing, Resource):
        return [thing] * item.amount
    if isinstance(thing, TokenKind):
        return [token for token in player.tokens if token.kind is thing][: item.amount]
    if isinstance(thing, EventType):
        return [card for card in player.hand if card.type is thing][: item.amount]
    return []


def _picked(player: Player, item: Item) -> Flow[list[Any]]:
    """What the receiver delivers for an asked item: his choice among what satisfies it."""
    thing = item.thing
    found: list[Any] = []
    pool: list[Any] = []
    if isinstance(thing, Resource):
        pool = [thing] * player.stock[thing.index]
        pool.extend([token for token in player.tokens if token.kind.resource is thing])
    elif isinstance(thing, Level):
        pool = [card for card in player.hand if card.level == thing.level]
    else:
        return found
    for _ in range(item.amount):
        options = ordered(TRADE_PICK, [_label(one) for one in pool])
        answer = yield from ask(TRADE_PICK, player.seat, options, openly=True)
        piece = next(one for one in pool if _label(one) is answer)
        pool.remove(piece)
        found.append(piece)
    return found


def _label(piece: Any) -> Any:
    if isinstance(piece, Token):
        return piece.kind
    return piece.type if isinstance(piece, EventCard) else piece


def _hand_over(state: CivilizationState, giver: Player, taker: Player, thing: Any) -> None:
    """A token or card changes hands; both know it."""
    if isinstance(thing, Resource):
        giver.stock = changed_at(giver.stock, thing.index, -1)
        taker.stock = changed_at(taker.stock, thing.index, 1)
    elif isinstance(thing, Token):
        giver.tokens.remove(thing)
        taker.tokens.append(thing)
        state.seen[thing.key] |= giver.bit | taker.bit
    elif isinstance(thing, EventCard):
        giver.hand.remove(thing)
        taker.hand.append(thing)
        state.seen[thing.key] |= giver.bit | taker.bit
