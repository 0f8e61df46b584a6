"""Rules 1 and 2."""

from __future__ import annotations

import pytest

import civitas
from civitas.games.stone_age.pieces import CARDS, TILES
from tests.stone_age.conservation import check
from tests.stone_age.helpers import table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_before_the_first_round(seats: int) -> None:
    game = civitas.new("stone_age", seats=seats, seed=1)
    check(game.state)
    written = table(game)
    assert written["phase"] == "place"
    assert written["round"] == 1
    assert None not in written["row"]
    assert len(written["row"]) == 4
    assert len(written["deck"]) == 32
    assert [len(stack) for stack in written["stacks"]] == [7] * seats
    assert len(written["unused"]) == 7 * (4 - seats)
    for player in written["players"]:
        assert player == {
            "wood": 0, "clay": 0, "stone": 0, "gold": 0, "food": 12, "figures": 5, "agriculture": 0, "score": 0,
            "tools": [], "at": {}, "cards": [], "kept": [], "secret": [], "buildings": [],
        }  # fmt: skip


def test_the_box_is_complete() -> None:
    assert len(CARDS) == 36
    assert sum(card.symbol >= 0 for card in CARDS) == 16
    assert len(TILES) == 28
    kinds = [tile.kind for tile in TILES]
    assert (kinds.count("fixed"), kinds.count("choice"), kinds.count("open")) == (17, 8, 3)


def test_lower_halves_add_up_as_in_7_6() -> None:
    symbols = sorted(card.symbol for card in CARDS if card.symbol >= 0)
    assert symbols == sorted([*range(8), *range(8)])
    multipliers = [sorted(card.multiplier for card in CARDS if card.profession == at) for at in range(4)]
    assert multipliers == [[1, 1, 1, 2, 2], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 1, 1, 2, 2]]


def test_upper_halves_are_as_many_as_in_7_3() -> None:
    uppers = [card.upper for card in CARDS]
    assert {upper: uppers.count(upper) for upper in uppers} == {
        "market": 10, "food": 7, "resource": 5, "resource_dice": 3, "points": 3, "tool": 1, "agriculture": 2,
        "extra_card": 1, "one_use_tool": 3, "any_resources": 1,
    }  # fmt: skip


def test_different_seeds_deal_differently() -> None:
    deals = {tuple(table(civitas.new("stone_age", seats=2, seed=seed))["row"]) for seed in range(20)}
    assert len(deals) == 20


def test_the_start_player_is_drawn() -> None:
    starts = [civitas.new("stone_age", seats=3, seed=seed).state.start for seed in range(60)]
    assert set(starts) == {0, 1, 2}


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(civitas.BadSetup, match="2 to 4 players"):
        civitas.new("stone_age", seats=seats, seed=1)


def test_about_a_hundred_actions() -> None:
    rules = civitas.titles()["stone_age"]
    assert sum(len(kind.domain) for kind in rules.kinds) == 134
    assert len({str(text) for kind in rules.kinds for text in map(kind.text, kind.domain)}) == 94
