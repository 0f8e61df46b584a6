"""Civilization's boards as HTML: well-formed, every sign drawn, every word known, nothing lit that can't be chosen."""

from __future__ import annotations

import re

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
    assert re.findall(r'data-choice="([^"]*)" data-key="line-(\d+)"', html) == [("advance", "1")]


def test_a_phone_can_look_at_each_of_my_cities() -> None:
    """The switch tells how many of them can act."""
    game = table({"cities": ["1,1", "6,5"]}, {"cities": ["13,6"]}, phase="management")
    html = boards.board(game, at_table(game, 0))
    assert html.count('class="town"') == 2
    assert re.search(r'id="look-city".*?<span class="dot">2</span>', html)
    assert 'class="towns"' not in boards.board(game, at_table(game, None))
