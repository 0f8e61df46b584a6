"""Positions: written by hand, read back, and refused with their path."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import civitas

from .conservation import check
from .scenes import choose, table


def test_a_position_by_hand() -> None:
    position = {
        "players": [{"board": [{"cards": ["computers"]}, {"cards": ["sailing"]}]}, {}],
        "supply": {"10": ["robotics", "software"]},
    }
    game = civitas.arrange("innovation", position)
    check(game.state)
    assert game.decision is not None
    assert game.decision.texts == ["draw", "dogma:sailing", "dogma:computers"]
    view = game.view(0)
    assert (view.turn, view.action, view.actions) == (0, 1, 2)
    assert [age.age for age in view.ages if age.is_available] == list(range(1, 10))
    choose(game, "dogma:computers")
    assert "robotics" in [card.id for card in game.state.players[0].piles[1].cards]


def test_unnamed_cards_are_shuffled_alike_each_time() -> None:
    assert table("", "").position() == table("", "").position()


def test_a_position_plays_on_with_all_that_is_known() -> None:
    rng = random.Random(4)
    game = civitas.new("innovation", 3, 9)
    for _ in range(150):
        if game.decision is None:
            break
        game.choose(rng.choice(game.decision.options), game.decision.seat)
    twin = civitas.arrange("innovation", json.loads(json.dumps(game.position())))
    assert twin.position() == game.position()
    assert twin.state.known == game.state.known
    for seat in (0, 1, 2, None):
        assert twin.redeal(seat, 3).position()["players"] == game.redeal(seat, 3).position()["players"]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"players": [{"hand": ["nonsense"]}, {}]}, "players[0].hand[0]"),
        (
            {"players": [{"hand": ["oars", "oars"]}, {}]},
            "players[0].hand[1]: the card “oars” lies at players[0].hand[0] already",
        ),
        ({"players": [{"hand": ["oars"]}, {"score": ["oars"]}]}, "players[1].score[0]"),
        ({"players": [{"hand": "oars"}, {}]}, "players[0].hand"),
        ({"players": [{"gold": 3}, {}]}, "players[0]"),
        (
            {"players": [{"board": [{"cards": ["oars", "tools"]}]}, {}]},
            "players[0].board[0].cards: a pile has cards of one",
        ),
        ({"players": [{"board": [{"cards": []}]}, {}]}, "players[0].board[0].cards"),
        ({"players": [{"board": [{"cards": ["oars"]}, {"cards": ["archery"]}]}, {}]}, "players[0].board[1]"),
        ({"players": [{"board": [{"cards": ["oars"], "splay": "left"}]}, {}]}, "players[0].board[0].splay"),
        ({"players": [{"board": [{"cards": ["oars"], "splay": "down"}]}, {}]}, "players[0].board[0].splay"),
        ({"players": [{"tucked": -1}, {}]}, "players[0].tucked"),
        ({"players": [{"achievements": [10]}, {}]}, "players[0].achievements[0]"),
        ({"players": [{"achievements": [3, 3]}, {}]}, "players[0].achievements[1]"),
        ({"players": [{"achievements": ["glory"]}, {}]}, "players[0].achievements[0]"),
        ({"players": [{"achievements": ["world"]}, {"achievements": ["world"]}]}, "players[1].achievements[0]"),
        ({"players": [{"achievements": [{"age": 2, "card": "oars"}]}, {}]}, "players[0].achievements[0].card"),
        ({"achievements": ["monument", "monument"]}, "achievements[1]"),
        ({"supply": {"11": []}}, "supply.11"),
        ({"supply": {"2": ["oars"]}}, "supply.2[0]: oars is a card of age 1"),
        ({"turn": 2}, "turn"),
        ({"actions": 3}, "actions"),
        ({"turns": -1}, "turns"),
        ({"winner": 5}, "winner"),
        ({"known": {"oars": [7]}}, "known.oars"),
        ({"known": {"gold": "all"}}, "known.gold"),
        ({"players": [{"hand": ["oars"]}, {}], "known": {"oars": [1]}}, "known.oars: seat 0 has the card"),
        ({"players": [{"score": ["oars"]}, {}], "known": {"oars": []}}, "known.oars: seat 0 has the card"),
        ({"players": [{"board": [{"cards": ["oars"]}]}, {}], "known": {"oars": [0, 1]}}, "known.oars: the card lies"),
        (
            {"players": [{"board": [{"cards": ["oars", "archery"]}]}, {}], "known": {"archery": [1]}},
            "known.archery: seat 0 has the card",
        ),
        (
            {
                "players": [{"board": [{"cards": ["oars", "archery"]}]}, {}],
                "known": {"archery": [0]},
                "variant": {"covered_cards_public": True},
            },
            "known.archery: the card lies",
        ),
        ({"phase": "setup"}, "players[0].hand"),
        ({"wonder": 1}, "wonder"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path(change: dict[str, Any], path: str) -> None:
    with pytest.raises(civitas.BadPosition) as refusal:
        civitas.arrange("innovation", {"players": [{}, {}]} | change)
    assert path in str(refusal.value)


def test_an_age_that_has_run_out_leaves_no_card_for_its_achievement() -> None:
    from civitas.games.innovation.rules.cards import CARDS

    twos = [card.id for card in CARDS if card.age == 2]
    with pytest.raises(civitas.BadPosition, match="no card of age 2 is left"):
        civitas.arrange("innovation", {"players": [{"hand": twos}, {}]})
    civitas.arrange("innovation", {"players": [{"hand": twos}, {}], "achievements": [1]})


def test_special_achievements_that_nobody_has_are_available() -> None:
    game = civitas.arrange("innovation", {"players": [{"achievements": ["world"]}, {}], "achievements": [2]})
    check(game.state)
    view = game.view(0)
    assert [age.age for age in view.ages if age.is_available] == [2]
    assert [special.owner for special in view.specials] == [None, None, 0, None, None]


def test_a_position_that_is_already_won_ends_at_the_next_step() -> None:
    game = table("H oars | A 1 2 3 4 5 6", "")
    choose(game, "meld:oars")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
