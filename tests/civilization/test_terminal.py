"""The table in text."""

from __future__ import annotations

import io

from rich.console import Console

from civitas.cli.draw import board
from tests.civilization.test_view import played


def test_the_map_has_a_row_for_each_row_and_a_legend() -> None:
    for game in played(3, 5, 200):
        out = io.StringIO()
        Console(file=out, width=160).print(board(game.rules, game.view(0)))
        text = out.getvalue()
        assert "Ground:" in text
        assert all(f"{row:>3} " in text for row in range(1, 17))
        assert "Wonders:" in text
