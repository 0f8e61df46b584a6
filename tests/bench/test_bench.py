"""The benchmark's own arithmetic, and its worker on a short round."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import civitas

ROOT = Path(__file__).resolve().parents[2]


def ours(*arguments: str) -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "ours.py"), *arguments],
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_worker_lists_the_games_with_their_most_seats() -> None:
    assert ours() == {name: [rules.title, rules.seats[-1]] for name, rules in civitas.titles().items()}


def test_a_round_gives_rates() -> None:
    measured = ours("stone_age", "4", "0.3", "1")
    assert measured["compiled"] is False
    for name in ("decisions_per_second", "iterations_per_second", "fork_microseconds", "judges_microseconds"):
        assert isinstance(measured[name], float)
        assert measured[name] > 0
