"""Paying resources (rules 8.1, 8.2): market tokens, face-down tokens, gifts, and what may stand for what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.games.civilization.options import PAY_RESOURCE, POWER, Power, ordered
from civitas.games.civilization.pieces import MARKET_RESOURCES, RESOURCES, SPY, URANIUM, Resource
from civitas.games.civilization.pieces_cards import EventType, Person, TokenKind
from civitas.games.civilization.rules.decks import card_of, discard_event, event_types
from civitas.games.civilization.rules.goods import spend_stock, spend_token, token_of
from civitas.games.civilization.rules.sweep import discard_person
from civitas.games.civilization.rules.windows import (
    CAN_EVENT,
    PAYMENT,
    SPY_ONCE,
    USES_IN,
    Use,
    group_of,
    powers_of,
    tables,
    usable_kinds,
    values_by_source,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask

ANY: Final = "any"
OTHER: Final = "other"
"""A symbol that any resource but uranium pays: what stands for uranium."""
_MARKET: Final[list[str]] = [resource.id for resource in MARKET_RESOURCES]
_PAYERS: Final[dict[str, tuple[Resource, ...]]] = {
    **{resource.id: (resource,) for resource in RESOURCES},
    ANY: RESOURCES,
    OTHER: tuple([resource for resource in RESOURCES if resource is not URANIUM]),
}


class Purse:
    """What a player can pay with, and what he has laid down so far."""

    __slots__ = ("curie", "gifts", "held", "kremlin", "wild")

    def __init__(self, state: CivilizationState, player: Player) -> None:
        self.held: list[int] = list(player.stock)
        for token in player.tokens:
            if token.kind.resource is not None:
                self.held[token.kind.resource.index] += 1
        values = tables(state, player).values
        self.gifts: list[EventType] = [card.type for card in player.hand if card.type.resources]
        self.wild: bool = "any_market_resource" in values
        self.kremlin: int = 0 if player.used & SPY_ONCE else values.get("spy_price", 0)
        self.curie: Person | None = _substitute(state, player) if player.persons else None

    def payers(self, symbol: str) -> tuple[Resource, ...]:
        """The resources that satisfy a symbol."""
        return RESOURCES if self.wild and symbol in _MARKET else _PAYERS[symbol]


def _substitute(state: CivilizationState, player: Player) -> Person | None:
    """The great person who lets another resource stand for uranium."""
    for person in player.persons:
        if person in USES_IN[PAYMENT] and usable_kinds(state, player) >> person.kind.index & 1:
            return person
    return None


def _pays(purse: Purse, symbol: str, gift: EventType) -> bool:
    """Whether a gift satisfies a symbol."""
    payers = purse.payers(symbol)
    return any(resource in payers for resource in gift.resources)


def can_cover(purse: Purse, cost: Sequence[str]) -> bool:
    """Rules 8.1, 8.2: whether the purse covers all symbols."""
    if not cost:
        return True
    if sum(purse.held) + len(purse.gifts) < len(cost):
        return False
    symbol, rest = cost[0], cost[1:]
    for resource in purse.payers(symbol):
        if purse.held[resource.index] and _covers_after(purse, resource, rest):
            return True
    for at, gift in enumerate(purse.gifts):
        if gift not in purse.gifts[:at] and _pays(purse, symbol, gift) and _covers_after_gift(purse, at, rest):
            return True
    if symbol == SPY.id and purse.kremlin and _covers_by_kremlin(purse, rest):
        return True
    return symbol == URANIUM.id and purse.curie is not None and _covers_by_curie(purse, rest)


def _covers_after(purse: Purse, resource: Resource, rest: Sequence[str]) -> bool:
    """Whether the purse covers the rest once the resource is laid down."""
    purse.held[resource.index] -= 1
    covered = can_cover(purse, rest)
    purse.held[resource.index] += 1
    return covered


def _covers_after_gift(purse: Purse, at: int, rest: Sequence[str]) -> bool:
    """Whether the purse covers the rest once that gift is played."""
    gift = purse.gifts.pop(at)
    covered = can_cover(purse, rest)
    purse.gifts.insert(at, gift)
    return covered


def _covers_by_kremlin(purse: Purse, rest: Sequence[str]) -> bool:
    """Whether the purse covers the rest and any resources in place of a spy."""
    price, purse.kremlin = purse.kremlin, 0
    covered = can_cover(purse, (*[ANY] * price, *rest))
    purse.kremlin = price
    return covered


def _covers_by_curie(purse: Purse, rest: Sequence[str]) -> bool:
    """Whether the purse covers the rest and another resource in place of uranium."""
    person, purse.curie = purse.curie, None
    covered = can_cover(purse, (OTHER, *rest))
    purse.curie = person
    return covered


def has_means(player: Player) -> bool:
    """Whether the player has anything that could pay for a resource ability."""
    return bool(player.tokens or player.hand) or any(player.stock)


def can_pay(state: CivilizationState, player: Player, cost: Sequence[str]) -> bool:
    """Whether the player could pay for a resource ability now."""
    if not cost:
        return True
    return has_means(player) and can_cover(Purse(state, player), cost)


def pay(state: CivilizationState, player: Player, cost: Sequence[str], cause: object) -> Flow[bool]:
    """Rules 8.2, 16.4: pay symbol by symbol; gifts are played on the way, each with its reaction round.

    False: a cancelled gift left too little, and the ability is taken back (14.21).
    """
    left = list(cost)
    while True:
        purse = Purse(state, player)
        if not can_cover(purse, left):
            return False
        answers = yield from _choose(state, player, purse, left, cause)
        credit: list[str] = []
        complete = True
        for symbol, answer in answers:
            if isinstance(answer, Power) and isinstance(answer.source, EventType):
                if answer.source not in event_types(player) or (yield from _play_gift(state, player, answer.source)):
                    complete = False
                else:
                    credit.append(symbol)
        if complete and _holds(player, answers):
            yield from _spend(state, player, answers)
            return True
        for symbol in credit:
            if symbol in left:
                left.remove(symbol)


def _holds(player: Player, answers: list[tuple[str, Any]]) -> bool:
    """Whether the payer still has what he named: he may have spent it in the reaction round of a gift."""
    kinds = [token.kind for token in player.tokens]
    named = [answer for _, answer in answers]
    return all(
        named.count(one) <= (player.stock[one.index] if isinstance(one, Resource) else kinds.count(one))
        for one in named
        if isinstance(one, Resource | TokenKind)
    )


def _choose(
    state: CivilizationState, player: Player, purse: Purse, cost: Sequence[str], cause: object
) -> Flow[list[tuple[str, Any]]]:
    """What pays each symbol; every answer leaves enough for the rest."""
    answers: list[tuple[str, Any]] = []
    left = list(cost)
    stock = list(player.stock)
    tokens = [token.kind for token in player.tokens if token.kind.resource is not None]
    while left:
        symbol = left.pop(0)
        options = ordered(PAY_RESOURCE, _options(state, player, purse, symbol, left, stock, tokens))
        answer = yield from ask(PAY_RESOURCE, player.seat, options, cause, openly=bool(tokens or purse.gifts))
        answers.append((symbol, answer))
        if isinstance(answer, Resource):
            purse.held[answer.index] -= 1
            stock[answer.index] -= 1
        elif isinstance(answer, TokenKind):
            tokens.remove(answer)
            if answer.resource is not None:
                purse.held[answer.resource.index] -= 1
        elif isinstance(answer.source, EventType):
            purse.gifts.remove(answer.source)
        elif isinstance(answer.source, Person):
            purse.curie = None
            left.insert(0, OTHER)
        else:
            left = [*[ANY] * purse.kremlin, *left]
            purse.kremlin = 0
    return answers


def _options(
    state: CivilizationState,
    player: Player,
    purse: Purse,
    symbol: str,
    rest: list[str],
    stock: list[int],
    tokens: list[TokenKind],
) -> list[Any]:
    """Rules 8.2: what may pay the symbol, so that the purse covers the rest."""
    options: list[Any] = []
    for resource in purse.payers(symbol):
        if purse.held[resource.index] and _covers_after(purse, resource, rest):
            if stock[resource.index]:
                options.append(resource)
            options.extend([kind for kind in tokens if kind.resource is resource])
    for at, gift in enumerate(purse.gifts):
        if _pays(purse, symbol, gift) and _covers_after_gift(purse, at, rest):
            options.append(_power(gift))
    if symbol == SPY.id and purse.kremlin and _covers_by_kremlin(purse, rest):
        options.append(_power(values_by_source(state, player, "spy_price")[0][0]))
    if symbol == URANIUM.id and purse.curie is not None and _covers_by_curie(purse, rest):
        options.append(_power(purse.curie))
    return options


def _power(source: object) -> Power:
    """The option of a source that pays."""
    return POWER[f"{group_of(source)}:{source}"]


def _spend(state: CivilizationState, player: Player, answers: list[tuple[str, Any]]) -> Flow[None]:
    """All that was named is paid at once; gifts have been played already."""
    for _, answer in answers:
        if isinstance(answer, Resource):
            state.say("spends", player=player.seat, resource=answer)
            yield from spend_stock(state, player, answer)
        elif isinstance(answer, TokenKind):
            state.say("spends", player=player.seat, resource=answer.resource)
            yield from spend_token(state, player, token_of(player, answer))
        elif isinstance(answer.source, Person):
            discard_person(state, player, answer.source)
            state.say("uses", answer.source, player=player.seat, power=answer.source)
        elif not isinstance(answer.source, EventType):
            player.used |= SPY_ONCE


def _play_gift(state: CivilizationState, player: Player, gift: EventType) -> Flow[bool]:
    """A gift card is an event of its own (16.4); True if it was cancelled."""
    from civitas.games.civilization.rules.reacting import cancelled

    effect: Use | None = None
    for one in powers_of(gift).uses:
        if one.window == PAYMENT:
            effect = one
    choice: Any = ()
    if effect is not None and effect.choose is not None:
        choice = yield from effect.choose(state, player, gift)
    discard_event(state, player, card_of(player, gift))
    state.say("plays", gift, player=player.seat, event=gift)
    if (yield from cancelled(state, player, CAN_EVENT, gift, 0)):
        return True
    if effect is not None and effect.act is not None:
        flow = effect.act(state, player, gift, choice)
        if flow is not None:
            yield from flow
    return False
