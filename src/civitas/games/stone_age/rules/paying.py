"""Rules 7.1, 8 and 16.3: paying with resources, piece by piece, cheapest kind first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.games.stone_age.options import CASHES, PAYING, PIECE, Cash
from civitas.games.stone_age.pieces import RESOURCES, Price, Resource
from civitas.games.stone_age.rules.gains import cash_in, pay_goods, supply
from civitas.games.stone_age.state import NOTHING, Player, StoneAgeState
from civitas.kernel.decisions import Flow, ask, may


def pay(state: StoneAgeState, player: Player, price: Price, cause: object) -> Flow[tuple[int, int, int, int]]:
    """Rules 7.1, 8.1: pay the price or decline; gives what was paid, or NOTHING.

    The pieces are laid aside one by one and nothing is spent before the payment is whole.
    """
    seat = player.seat
    while True:
        options: list[Any] = [*pieces(player.goods, price, NOTHING, 0, 0), *cashes(state, player)]
        if not options:
            return NOTHING
        answer = yield from may(PAYING, seat, options, cause)
        if answer is None:
            return NOTHING
        if not isinstance(answer, Cash):
            break
        cash_in(state, player, answer)
    if price.cost is not None:
        paid = price.cost
    else:
        piece: Resource | None = answer
        taken = 0
        while piece is not None:
            state.laid = one_more(state.laid, piece.index)
            taken += 1
            if taken == price.most:
                break
            options = pieces(player.goods, price, state.laid, taken, piece.index)
            if taken >= price.least:
                piece = yield from may(PIECE, seat, options, cause)
            else:
                piece = yield from ask(PIECE, seat, options, cause)
        paid = state.laid
        state.laid = NOTHING
    pay_goods(state, player, paid)
    return paid


def can_pay(player: Player, price: Price) -> bool:
    """Whether the player's own resources are enough for the price."""
    return bool(pieces(player.goods, price, NOTHING, 0, 0))


def pieces(goods: list[int], price: Price, laid: tuple[int, int, int, int], taken: int, last: int) -> list[Resource]:
    """Rules 16.3: the kinds of which the next piece can be, so that the payment can still become whole.

    `taken` pieces are laid aside, the last of kind `last`; an earlier kind is never offered again.
    """
    if price.cost is not None:
        return fixed_piece(goods, price.cost)
    if price.kinds:
        return choice_pieces(goods, price, laid, taken, last)
    need = price.least - taken
    found: list[Resource] = []
    # From the dearest kind down, `within` counts what is there of this kind and dearer ones.
    within = 0
    for at in range(3, last - 1, -1):
        left = goods[at] - laid[at]
        within += left
        if left > 0 and within >= need:
            found.append(RESOURCES[at])
    found.reverse()
    return found


def fixed_piece(goods: Sequence[int], cost: tuple[int, int, int, int]) -> list[Resource]:
    """Rules 8.2: the cheapest piece of a fixed cost, if all of it is there; the others follow by themselves."""
    for have, need in zip(goods, cost, strict=True):
        if have < need:
            return []
    return [RESOURCES[at] for at, need in enumerate(cost) if need][:1]


def choice_pieces(
    goods: list[int], price: Price, laid: tuple[int, int, int, int], taken: int, last: int
) -> list[Resource]:
    """Rules 8.3, 17.12: the next piece for exactly so many resources of exactly so many kinds."""
    found: list[Resource] = []
    begun = sum(1 for n in laid if n)
    rest = price.least - taken - 1
    for at in range(last, 4):
        left = goods[at] - laid[at] - 1
        if left < 0:
            continue
        # So many kinds must still follow among the dearer ones, each with at least one piece.
        more = price.kinds - begun - (0 if laid[at] else 1)
        if more < 0:
            continue
        others = sorted([n for n in goods[at + 1 :] if n], reverse=True)
        if len(others) >= more and more <= rest <= left + sum(others[:more]):
            found.append(RESOURCES[at])
    return found


def one_more(laid: tuple[int, int, int, int], at: int) -> tuple[int, int, int, int]:
    """What is laid aside with one more piece of a kind."""
    wood, clay, stone, gold = laid
    if at == 0:
        return wood + 1, clay, stone, gold
    if at == 1:
        return wood, clay + 1, stone, gold
    if at == 2:
        return wood, clay, stone + 1, gold
    return wood, clay, stone, gold + 1


def cashes(state: StoneAgeState, player: Player) -> Sequence[Cash]:
    """Rules 7.4, 15.3: the pairs that the player's two-resources card can bring now."""
    if not player.kept or not any(card.upper == "any_resources" for card in player.kept):
        return ()
    return pairs(state)


def pairs(state: StoneAgeState) -> Sequence[Cash]:
    """Rules 15.3: the pairs of resources that the supply can give."""
    if state.house.tokens is None:
        return CASHES
    left = [supply(state, resource) for resource in RESOURCES]
    return [
        pair
        for pair in CASHES
        if left[pair.first.index] >= (2 if pair.first is pair.second else 1) and left[pair.second.index] >= 1
    ]
