"""Rules 8: every building tile by its id."""

from __future__ import annotations

from itertools import product

import pytest

from civitas.games.stone_age.pieces import TILES
from tests.stone_age.helpers import act, asked, has, lines

FIXED = {
    "b_2wood_1clay": ((2, 1, 0, 0), 10),
    "b_2wood_1stone": ((2, 0, 1, 0), 11),
    "b_1wood_2clay": ((1, 2, 0, 0), 11),
    "b_2wood_1gold": ((2, 0, 0, 1), 12),
    "b_1wood_2stone": ((1, 0, 2, 0), 13),
    "b_2clay_1stone": ((0, 2, 1, 0), 13),
    "b_2clay_1gold": ((0, 2, 0, 1), 14),
    "b_1clay_2stone": ((0, 1, 2, 0), 14),
    "b_2stone_1gold": ((0, 0, 2, 1), 16),
    "b_wood_clay_stone_a": ((1, 1, 1, 0), 12),
    "b_wood_clay_stone_b": ((1, 1, 1, 0), 12),
    "b_wood_clay_gold_a": ((1, 1, 0, 1), 13),
    "b_wood_clay_gold_b": ((1, 1, 0, 1), 13),
    "b_wood_stone_gold_a": ((1, 0, 1, 1), 14),
    "b_wood_stone_gold_b": ((1, 0, 1, 1), 14),
    "b_clay_stone_gold_a": ((0, 1, 1, 1), 15),
    "b_clay_stone_gold_b": ((0, 1, 1, 1), 15),
}
GOODS = ("wood", "clay", "stone", "gold")
# The least and the most points of each choice tile, with payments that give them.
CHOICE = {
    "b_4_of_1": (4, 1, (4, 0, 0, 0), 12, (0, 0, 0, 4), 24),
    "b_4_of_2": (4, 2, (3, 1, 0, 0), 13, (0, 0, 1, 3), 23),
    "b_4_of_3": (4, 3, (2, 1, 1, 0), 15, (0, 1, 1, 2), 21),
    "b_4_of_4": (4, 4, (1, 1, 1, 1), 18, (1, 1, 1, 1), 18),
    "b_5_of_1": (5, 1, (5, 0, 0, 0), 15, (0, 0, 0, 5), 30),
    "b_5_of_2": (5, 2, (4, 1, 0, 0), 16, (0, 0, 1, 4), 29),
    "b_5_of_3": (5, 3, (3, 1, 1, 0), 18, (0, 1, 1, 3), 27),
    "b_5_of_4": (5, 4, (2, 1, 1, 1), 21, (1, 1, 1, 2), 24),
}
OPEN = ("b_1_to_7_a", "b_1_to_7_b", "b_1_to_7_c")


def goods(amounts: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(GOODS, amounts, strict=True))


def test_every_tile_is_tested() -> None:
    assert sorted([*FIXED, *CHOICE, *OPEN]) == sorted(str(tile) for tile in TILES)


@pytest.mark.parametrize("tile", FIXED)
def test_fixed_8_2(tile: str) -> None:
    cost, points = FIXED[tile]
    player = goods(tuple(n + 1 for n in cost)) | {"at": {"building_1": 1}}
    game = act(player, stacks=[[tile, "b_5_of_4"]])
    first = next(good for good, n in zip(GOODS, cost, strict=True) if n)
    assert asked(game) == (0, "pay", [first, "decline"])
    game.choose_text(first)
    has(game, **goods((1, 1, 1, 1)), score=points, buildings=[tile])
    # 8.5: the next tile shows at once.
    assert game.view(1).stacks[0].top.id == "b_5_of_4"


@pytest.mark.parametrize("tile", FIXED)
def test_fixed_needs_all_of_it_8_2(tile: str) -> None:
    cost, _ = FIXED[tile]
    for at, n in enumerate(cost):
        if n:
            short = tuple(9 if other != at else n - 1 for other in range(4))
            game = act(goods(short) | {"at": {"building_1": 1}}, stacks=[[tile]])
            assert asked(game)[0] == 1
            has(game, **goods(short), score=0, buildings=[])


def pay(tile: str, payment: tuple[int, ...], spare: int = 0) -> None:
    player = goods(tuple(n + spare for n in payment)) | {"at": {"building_1": 1}}
    game = act(player, stacks=[[tile]])
    while asked(game)[0] == 0:
        left = [good for good, n, laid in zip(GOODS, payment, game.state.laid, strict=True) if n > laid]
        game.choose_text(left[0] if left else "done")
    has(game, **goods((spare,) * 4), buildings=[tile])
    assert game.scores()[0] == sum(n * value for n, value in zip(payment, (3, 4, 5, 6), strict=True))


@pytest.mark.parametrize("tile", CHOICE)
@pytest.mark.parametrize("spare", [0, 1, 5])
def test_choice_8_3(tile: str, spare: int) -> None:
    _, _, least, low, most, high = CHOICE[tile]
    pay(tile, least, spare)
    pay(tile, most, spare)
    assert sum(n * value for n, value in zip(least, (3, 4, 5, 6), strict=True)) == low
    assert sum(n * value for n, value in zip(most, (3, 4, 5, 6), strict=True)) == high


@pytest.mark.parametrize("tile", CHOICE)
def test_every_way_through_a_choice_ends_in_a_legal_payment_16_3(tile: str) -> None:
    """Follow every sequence of pieces: they lead to each legal payment once, and nowhere else."""
    count, kinds = CHOICE[tile][:2]
    owned = (2, 5, 1, 3)
    found = []
    start = act(goods(owned) | {"at": {"building_1": 1}}, stacks=[[tile]])
    ways = [start]
    while ways:
        game = ways.pop()
        seat, _, texts = asked(game)
        if seat == 1:
            paid = tuple(have - game.state.players[0].goods[at] for at, have in enumerate(owned))
            found.append(paid)
            continue
        for text in texts:
            if text != "decline":
                fork = game.fork()
                fork.choose_text(text)
                ways.append(fork)
    every = product(*(range(have + 1) for have in owned))
    legal = {paid for paid in every if sum(paid) == count and sum(n > 0 for n in paid) == kinds}
    assert len(found) == len(set(found))
    assert set(found) == legal


@pytest.mark.parametrize("tile", OPEN)
def test_open_8_4(tile: str) -> None:
    pay(tile, (1, 0, 0, 0))
    pay(tile, (0, 0, 0, 7))
    pay(tile, (2, 2, 2, 1), 3)
    pay(tile, (0, 1, 0, 1), 1)


def test_an_open_building_may_be_stopped_after_the_first_piece_8_4() -> None:
    game = act({"wood": 2, "gold": 1, "at": {"building_1": 1}}, "wood", stacks=[["b_1_to_7_a"]])
    assert asked(game) == (0, "piece", ["wood", "gold", "done"])
    # Nothing is spent before the payment is whole, but everybody sees what is laid aside.
    has(game, wood=2, gold=1)
    payment = game.view(1).payment
    assert (payment.seat, payment.wood, payment.clay, payment.stone, payment.gold) == (0, 1, 0, 0, 0)
    game.choose_text("done")
    has(game, wood=1, gold=1, score=3)
    assert game.view(1).payment is None


def test_an_open_building_takes_seven_at_most_8_4() -> None:
    game = act({"wood": 9, "at": {"building_1": 1}}, *["wood"] * 7, stacks=[["b_1_to_7_c"]])
    has(game, wood=2, score=21)


def test_declining_8_1() -> None:
    game = act({"wood": 2, "clay": 1, "at": {"building_1": 1}}, "decline", stacks=[["b_2wood_1clay"]])
    has(game, wood=2, clay=1, buildings=[], score=0, at={})
    assert game.view(0).stacks[0].top.id == "b_2wood_1clay"
    assert lines(game)[-2] == "Seat 0 declines the 10-point building."


def test_the_next_tile_cannot_be_built_in_this_round_8_5() -> None:
    game = act({"wood": 9, "clay": 9, "at": {"building_1": 1}}, "wood", stacks=[["b_2wood_1clay", "b_1wood_2clay"]])
    assert asked(game)[0] == 1
    has(game, buildings=["b_2wood_1clay"])
