"""One round of random play with one of our games, as JSON: python bench/ours.py GAME SEATS SECONDS SEED.

Without arguments it lists the games. Which build is measured is PYTHONPATH's matter.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time

import civitas
import civitas.kernel.game
from civitas import Game
from civitas.bots import Search, look
from civitas.bots.random import any_of

SAMPLE_EVERY = 20
FORKS = 10
ITERATIONS = 100


def play(game: Game, draw: random.Random) -> int:
    """Play a game to its end at random; returns the number of decisions."""
    decisions = 0
    randrange = draw.randrange
    while (decision := game.decision) is not None:
        options = decision.options
        game.choose(any_of(options, randrange(len(options))), decision.seat)
        decisions += 1
    return decisions


def forks(game: Game, draw: random.Random, spent: dict[str, float]) -> int:
    """Play a game, and now and then fork it, deal it anew, give it new luck, judge it and search it; returns how often.

    The redeals of one decision share what `deals` prepares; it is prepared within the time of the first.
    """
    count, number = 0, 0
    while (decision := game.decision) is not None:
        game.choose(any_of(decision.options, draw.randrange(len(decision.options))), decision.seat)
        number += 1
        if number % SAMPLE_EVERY == 0 and (asked := game.decision) is not None and len(asked.options) > 1:
            ways = {
                "fork": lambda _: game.fork(),
                "redeal": lambda seed, seat=asked.seat: game.redeal(seat, seed),
                "luck": game.relucked,
                "judges": lambda _: game.rules.judges(game.state),
                "search": lambda seed, asked=asked: Search(seed, ITERATIONS).choose(look(game, asked)),
            }
            for name, way in ways.items():
                began = process_time()
                for seed in range(1 if name == "search" else FORKS):
                    way(seed)
                spent[name] += process_time() - began
            count += FORKS
    return count


def main() -> None:
    """Measure for about that many seconds: two thirds playing, one third forking."""
    if len(sys.argv) == 1:
        print(json.dumps({name: [rules.title, rules.seats[-1]] for name, rules in civitas.titles().items()}))
        return
    name, seats, seconds, seed = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
    draw = random.Random(seed)
    play(civitas.new(name, seats, 0), draw)
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds * 2 / 3:
        decisions += play(civitas.new(name, seats, seed + games), draw)
        games += 1
    count = 0
    times = {"fork": 0.0, "redeal": 0.0, "luck": 0.0, "judges": 0.0, "search": 0.0}
    until = process_time() + seconds / 3
    while process_time() < until or not count:
        count += forks(civitas.new(name, seats, seed + count), draw, times)
    effort = ITERATIONS * civitas.titles()[name].habits.effort
    searched = count / FORKS / times.pop("search") * effort
    print(
        json.dumps(
            {
                "compiled": not str(civitas.kernel.game.__file__).endswith(".py"),
                "decisions_per_second": decisions / spent,
                "games_per_second": games / spent,
                "iterations_per_second": searched,
            }
            | {f"{way}_microseconds": time / count * 1e6 for way, time in times.items()}
        )
    )


if __name__ == "__main__":
    main()
