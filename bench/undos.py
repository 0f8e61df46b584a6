"""How many deals an undo must be tried in: which of them first shows what the seat has learned, over many games.

Random games are played; after every choice its seat's undo is tried in 16 deals, some in 64, a few in 256: twice as
many as the table tries before it takes anything back. Printed is, by doublings of the deals, in how many undos
something showed there first, of how many that were still tried. What first shows after deal 128 would have been
allowed; where none is met, the doublings before say how fast it grows rare.

    python bench/undos.py [--seconds 240] [--seed 1] [game …]
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator

import civitas
from civitas.kernel.undo import DONE
from civitas.table.play.replay import undo_refusal

MOST = 2 * len(DONE)
DEPTHS = [16] * 12 + [64] * 3 + [MOST]
"""How far undos are tried: trying all of them as far as the last would leave time for few."""
DOUBLINGS = range(MOST.bit_length())


class Trials:
    """Numbers of deals, one after the other, and how many of them were asked for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tried = 0

    def __iter__(self) -> Iterator[int]:
        for number in range(self.most):
            self.tried += 1
            yield number


class Found:
    """By doublings of the deals: undos in which something showed there first, and undos that were tried so far."""

    def __init__(self) -> None:
        self.shown: Counter[int] = Counter()
        self.tried: Counter[int] = Counter()

    def note(self, trials: Trials, refused: bool) -> None:
        """Count an undo."""
        last = (trials.tried - 1).bit_length()
        for doubling in range(last + 1):
            self.tried[doubling] += 1
        self.shown[last] += refused

    def add(self, other: Found) -> None:
        """Count all that another has counted."""
        self.shown += other.shown
        self.tried += other.tried

    def __str__(self) -> str:
        return " ".join(f"{f'{self.shown[at]}/{self.tried[at]}':>9}" for at in DOUBLINGS)


def measure(name: str, seconds: float, seed: int) -> Found:
    """Play at random for a while, and try to take back whatever was chosen."""
    chance = random.Random(f"{name} {seed}")
    found = Found()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        game = civitas.new(name, chance.choice(civitas.titles()[name].seats), chance.randrange(1 << 40))
        while not game.over and time.monotonic() < end:
            decision = chance.choice(game.pending)
            game.choose(chance.choice(decision.options), decision.seat)
            if game.over:
                break
            trials = Trials(chance.choice(DEPTHS))
            refusal = undo_refusal(game, decision.seat, 1, (), trials)
            if trials.tried:
                found.note(trials, bool(refusal))
    return found


def main() -> None:
    """Measure every game for a while."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=sorted(civitas.titles()))
    parser.add_argument("--seconds", type=float, default=240, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{'first shown by deal':19} " + " ".join(f"{1 << at:9d}" for at in DOUBLINGS))
    every = Found()
    for name in options.games:
        found = measure(name, options.seconds, options.seed)
        print(f"{name:19} {found}", flush=True)
        every.add(found)
    print(f"{'all':19} {every}")


if __name__ == "__main__":
    main()
