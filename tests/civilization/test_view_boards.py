"""Civilization's boards as HTML: well-formed, every sign drawn, every word known, nothing lit that can't be chosen."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

import civitas
from civitas.table.look import boards, games
from tests.civilization.tables import table
from tests.civilization.test_view import played
from tests.table.test_looks import _check, at_table


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 4)])
def test_boards_at_random_moments(seats: int, seed: int) -> None:
    symbols = set(re.findall(r'id="([^"]+)"', str(games.sprite()) + str(games.sprite("civilization"))))
    for number, game in enumerate(played(seats, seed, 250)):
        if number % 14 == 0:
            for seat in (*range(seats), None):
                _check(game, seat, symbols)


def test_what_is_not_on_the_board_can_not_be_opened() -> None:
    game = civitas.new("civilization", 3, 3)
    for seat in (0, None):
        for key in ("", "-", "tech-", "city-99", "coins-9", "coins--1", "event-nonsense", "{{ 7 }}"):
            assert boards.zoom(game, at_table(game, seat), key) == "", key


def test_spaces_of_the_track_are_lit_while_an_advance_can_be_paid() -> None:
    game = table({"culture": 9}, {}, phase="management")
    html = boards.board(game, at_table(game, 0))
    assert re.findall(r'data-choice="([^"]*)" data-key="line-(\d+)"', html) == [
        ("advance enter stop", "1"),
        ("advance enter enter stop", "2"),
        ("advance enter enter enter", "3"),
    ]


def test_a_phone_can_look_at_each_of_my_cities() -> None:
    """The switch tells how many of them can act."""
    game = table({"cities": ["1,1", "6,5"]}, {"cities": ["13,6"]}, phase="management")
    html = boards.board(game, at_table(game, 0))
    assert html.count('class="town"') == 2
    assert re.search(r'id="look-city".*?<span class="dot">2</span>', html)
    assert 'class="towns"' not in boards.board(game, at_table(game, None))


def test_who_draws_civilizations_sees_both_with_their_home_tiles() -> None:
    """Rules 3.1: nobody else learns what was drawn, and nobody leads a civilization yet."""
    game = civitas.new("civilization", 4, 3)
    drawn = set(game.pending[0].texts)
    html = boards.board(game, at_table(game, 0))
    assert set(re.findall(r'data-choice="(\w+)" data-key="civ-', html)) == drawn
    assert html.count('class="hometile"') == 2
    assert html.count('class="simple-note"') == 3, "the others are choosing"
    for seat in (1, None):
        other = boards.board(game, at_table(game, seat))
        assert not drawn & set(re.findall(r'data-key="civ-(\w+)"', other))


def test_a_free_choice_shows_every_civilization_that_is_left() -> None:
    game = civitas.new("civilization", 2, 3, {"civilization_choice": "free"})
    html = boards.board(game, at_table(game, 0))
    assert len(re.findall(r'data-key="civ-\w+"', html)) == len(game.pending[0].texts) == 16


def test_whoever_has_chosen_is_ticked_where_all_choose_at_once() -> None:
    game = civitas.new("civilization", 3, 3)
    first, last = game.pending[1], game.pending[2]
    game.choose(first.options[0], first.seat)
    order = re.findall(r'<li class="o-(\w+)">', boards.board(game, at_table(game, 0)))
    assert order == ["mine", "done", "next"]
    game.choose(last.options[0], last.seat)
    assert 'class="who-is"' in (html := boards.board(game, at_table(game, 0)))
    assert html.count('class="is-ready"') == 2


def test_a_metropolis_that_is_two_squares_high_is_drawn_so() -> None:
    tall = table({"cities": ["2,1+2,2"]}, {}, phase="management")
    assert 'href="#ct-tall"' in boards.board(tall, at_table(tall, 0))


def test_pointing_at_a_battle_compares_both_sides() -> None:
    """Rules 10.6: two armies draw five units, one draws three, and nobody draws more than he has."""
    game = table({"armies": ["5,5", "5,5"]}, {"armies": ["6,5"]})
    game.choose_text("start:5,5:2:0")
    html = boards.board(game, at_table(game, 0))
    assert 'data-choice="east" data-key="sq-6,5" data-zoom="fight-6,5"' in html
    zoom = boards.zoom(game, at_table(game, 0), "fight-6,5")
    assert re.findall(r"<td>(\d) of (\d) units</td>", zoom) == [
        (str(min(hand, len(player.units))), str(len(player.units)))
        for hand, player in zip((5, 3), game.state.players, strict=True)
    ]
    assert boards.zoom(game, at_table(game, 1), "fight-6,5") == "", "only who moves is told"


def test_many_numbers_are_dialled() -> None:
    """What an offer could give in trade is one dial in the bar, and one on the sheet."""
    game = table({"trade": 17}, {"trade": 3}, phase="trade", stage=1)
    game.choose_text("propose:1")
    html = boards.board(game, at_table(game, 0))
    dials = [json.loads(unescape(found)) for found in re.findall(r'data-dial="([^"]*)"', html)]
    every = [[f"give:trade:{n}", str(n)] for n in range(1, 18)]
    assert dials.count(every) == 2
    assert "give:trade:17" not in re.findall(r'data-choice="([^"]*)"', html)


def test_an_offer_says_what_both_would_have() -> None:
    game = table({"trade": 17}, {"trade": 3, "culture": 2}, phase="trade", stage=1)
    for text in ("propose:1", "give:trade:4", "ask:culture:2", "send"):
        game.choose_text(text)
    html = boards.board(game, at_table(game, 1))
    then = re.sub(r"<[^>]+>", "", " ".join(re.findall(r'<p class="then">.*?</p>', html, re.S)))
    assert re.findall(r"\d+ → \d+", then) == ["17 → 13", "0 → 2", "3 → 7", "2 → 0"]


def test_cards_of_which_one_goes_lie_in_a_tray() -> None:
    events = ["counterfeiters", "duty_and_honor", "migrants"]
    game = table({"hand": events, "culture": 9}, {}, phase="management")
    game.choose_text("advance enter stop")
    while game.decision is not None and game.decision.kind.name != "hand.discard":
        game.choose_text(game.decision.texts[0], game.decision.seat)
    assert game.decision is not None
    html = boards.board(game, at_table(game, 0))
    assert set(re.findall(r'data-choice="(\w+)" data-key="tray-', html)) == set(game.decision.texts)
