"""Rules 14: what lies open, what is hidden, and what is dealt anew."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import civitas
from civitas.games.stone_age.pieces import CARD, TILE
from tests.stone_age.conservation import check
from tests.stone_age.helpers import ROW, WAITING, play, table

POSITION: dict[str, Any] = {
    "phase": "act",
    "row": [ROW[0], None, *ROW[2:]],
    "players": [
        {
            "wood": 2,
            "cards": ["art_tool", "writing_extra_card"],
            "kept": ["toolmaker_1_one_use_3"],
            "secret": ["wheel_market"],
        },
        {"cards": ["shaman_2_clay_1"], "at": WAITING["at"]},
        {},
    ],
}


def test_open_to_all_14_1() -> None:
    game = play(POSITION)
    views = [game.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        assert [card and card.id for card in view.row] == [ROW[0], None, *ROW[2:]]
        assert view.deck == 36 - 3 - 5
        assert [stack.height for stack in view.stacks] == [7, 7, 7]
        assert [stack.top.id for stack in view.stacks] == [stack[0] for stack in table(game)["stacks"]]
        assert view.players[0].kept == ("toolmaker_1_one_use_3",)
        assert view.players[0].card_count == 3
        assert (view.players[0].wood, view.players[1].at) == (2, WAITING["at"])


def test_face_down_cards_are_their_owners_14_2() -> None:
    game = play(POSITION)
    assert game.view(0).players[0].cards == ("art_tool", "writing_extra_card")
    for seat in (1, 2, None):
        assert game.view(seat).players[0].cards is None
        assert game.view(seat).players[0].totals is None


def test_no_view_names_a_hidden_piece_14_3_14_4() -> None:
    game = play(POSITION)
    for seat in (0, 1, 2, None):
        text = msgspec.json.encode(game.view(seat)).decode()
        for pool in game.rules.hidden(game.state, seat):
            for pieces, at in pool:
                assert f'"{pieces[at]}"' not in text


PLAYER = {"cards": ["writing_extra_card"], "secret": ["wheel_market"]}


def test_all_cards_are_shown_at_the_end_14_3() -> None:
    position = {"phase": "end", "heights": [0, 7], "players": [PLAYER, {}]}
    game = play(position)
    assert game.over
    for seat in (0, 1, None):
        shown = game.view(seat).players[0]
        assert (shown.cards, shown.secret) == (("writing_extra_card",), ("wheel_market",))
        assert shown.totals.total == 4


def hidden(game: civitas.Game, seat: int | None) -> tuple[set[str], set[str]]:
    cards, tiles = game.rules.hidden(game.state, seat)
    return {str(pieces[at]) for pieces, at in cards}, {str(pieces[at]) for pieces, at in tiles}


def test_what_is_dealt_anew_14_6() -> None:
    game = play(POSITION)
    known = {ROW[0], *ROW[2:], "art_tool", "writing_extra_card", "toolmaker_1_one_use_3", "shaman_2_clay_1"}
    unseen = set(CARD) - known
    assert hidden(game, 1)[0] == unseen
    assert hidden(game, None)[0] == unseen
    assert hidden(game, 0)[0] == unseen - {"wheel_market"}
    tops = {stack[0] for stack in table(game)["stacks"]}
    for seat in (0, 1, 2, None):
        assert hidden(game, seat)[1] == set(TILE) - tops


def test_a_redeal_gives_the_secret_card_anew_to_others_only_14_6() -> None:
    game = play(POSITION)
    others = {game.redeal(1, seed).state.players[0].secret[0].id for seed in range(40)}
    assert len(others) > 10
    own = {game.redeal(0, seed).state.players[0].secret[0].id for seed in range(10)}
    assert own == {"wheel_market"}


def test_a_redeal_keeps_bought_cards_14_6() -> None:
    game = play(POSITION)
    for seed in range(10):
        other = game.redeal(2, seed)
        check(other.state)
        assert [str(card) for card in other.state.players[0].cards] == ["art_tool", "writing_extra_card"]
        assert [str(card) for card in other.state.players[1].cards] == ["shaman_2_clay_1"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_below_the_tops_mix_with_the_unused_14_6(seats: int) -> None:
    game = civitas.new("stone_age", seats=seats, seed=5)
    tops = [stack[-1] for stack in game.state.stacks]
    below = set()
    for seed in range(30):
        state = game.redeal(0, seed).state
        assert [stack[-1] for stack in state.stacks] == tops
        below |= {tile for stack in state.stacks for tile in stack[:-1]}
    assert below == set(TILE.values()) - set(tops)


def test_future_dice_are_dealt_anew_14_5() -> None:
    game = play({"phase": "act", "players": [{"at": {"quarry": 5, "field": 1}, "figures": 6}, {}]})
    found = set()
    for seed in range(20):
        other = game.redeal(0, seed)
        other.choose_text("quarry")
        found.add(other.state.players[0].goods[2])
    assert len(found) > 1


def test_dice_that_were_seen_stay_in_a_redeal() -> None:
    position = {"phase": "act", "players": [{"tools": [[1, False]], "at": {"quarry": 3, "field": 1}}, {}]}
    game = play(position, "quarry", chance=[2, 5, 6])
    for seed in range(5):
        assert game.redeal(1, seed).view(0).roll.dice == (2, 5, 6)
