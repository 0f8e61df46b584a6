"""How long random games are: python bench/lengths.py GAME [GAMES]; a line of a Markdown table for each seat count."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import median

import civitas
from civitas.arena.simulate import play_out
from civitas.bots import make


def spread(numbers: Sequence[int]) -> str:
    """The least, the median, what 95 of 100 stay within, and the most."""
    high = sorted(numbers)[-(-95 * len(numbers) // 100) - 1]
    return f"{min(numbers)} / {median(numbers):g} / {high} / {max(numbers)}"


def main(name: str, games: int) -> None:
    """Play so many games with each number of random bots; only what ends is counted, and everything must end."""
    print("| Seats | Games | Decisions (least / median / 95 % / most) | Rounds | Ends |")
    print("|---|---|---|---|---|")
    for seats in civitas.titles()[name].seats:
        played = [
            play_out(civitas.new(name, seats, seed), [make("random", seed * 31 + seat) for seat in range(seats)])
            for seed in range(games)
        ]
        decisions = [len(game.history) for game in played]
        rounds = [game.state.round for game in played]
        ends = ", ".join(sorted({game.outcome.reason for game in played if game.outcome is not None}))
        print(f"| {seats} | {len(played)} | {spread(decisions)} | {spread(rounds)} | {ends} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 500)
