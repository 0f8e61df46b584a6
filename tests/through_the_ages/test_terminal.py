"""The table in text."""

from __future__ import annotations

import random
from io import StringIO

from rich.console import Console

import civitas
from civitas.cli.draw import board


def text(game: civitas.Game, seat: int | None) -> str:
    out = StringIO()
    Console(file=out, width=200).print(board(game.rules, game.view(seat)))
    return out.getvalue()


def test_the_table_is_drawn_at_any_moment_and_hides_what_is_hidden() -> None:
    game = civitas.new("through_the_ages", 3, 4)
    chance = random.Random(4)
    while not game.over:
        if len(game.history) % 50 == 0:
            for seat in (0, None):
                shown = text(game, seat)
                assert "Through the Ages" in shown
                assert ("Hand:" in shown) == (seat is not None)
        decision = game.pending[0]
        texts = [one for one in decision.texts if one != "resign"]
        game.choose(decision.kind.option(chance.choice(texts)), decision.seat)
    assert "the end" in text(game, 0)
