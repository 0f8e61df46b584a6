"""One round of random play with catanatron, as JSON: python bench/theirs.py SECONDS SEED.

A decision is a call in which a random player chooses among the playable actions, forced ones included.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

SAMPLE_EVERY = 20
COPIES = 10


def new(seed: int) -> Game:
    """A game of four random players."""
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def play(game: Game) -> int:
    """Play a game to its end; returns the number of decisions."""
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def copies(game: Game) -> tuple[int, float]:
    """Play a game, and copy it a few times now and then; returns the number of copies and their seconds."""
    count, spent, number = 0, 0.0, 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        number += 1
        if number % SAMPLE_EVERY == 0:
            began = process_time()
            for _ in range(COPIES):
                game.copy()
            spent += process_time() - began
            count += COPIES
    return count, spent


def main() -> None:
    """Measure for about that many seconds: two thirds playing, one third copying."""
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    random.seed(seed)
    play(new(1))
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds * 2 / 3:
        decisions += play(new(seed * 1000 + games + 1))
        games += 1
    count, copying = 0, 0.0
    until = process_time() + seconds / 3
    while process_time() < until:
        more, time = copies(new(seed * 1000 + count + 1))
        count += more
        copying += time
    print(
        json.dumps(
            {
                "decisions_per_second": decisions / spent,
                "games_per_second": games / spent,
                "fork_microseconds": copying / count * 1e6,
            }
        )
    )


if __name__ == "__main__":
    main()
