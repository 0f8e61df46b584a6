"""Our speed beside catanatron's, in one table: python bench/run.py [--rounds N] [--seconds S] [--json] [--check].

Both sides take turns in processes of their own, and the best of all rounds counts: on a shared machine single rounds
swing by half.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
BENCH_VENV = ROOT / "build" / "bench-venv"
CATANATRON = "catanatron==3.2.1"
BUILDS = {"interpreted": ROOT / "src", "compiled": COMPILED}


class Target(NamedTuple):
    """What a game is to reach: so many times catanatron's decisions and games a second at least; a fork at most such a
    part of its copy, a redeal at most so many forks. Zero: nothing is demanded.
    """

    times: float = 0
    fork: float = 0
    games: float = 0
    redeal: float = 0


TARGETS = {
    ("stone_age", 4, "interpreted"): Target(5, 0.5),
    ("stone_age", 4, "compiled"): Target(20, 0.25, redeal=4),
    ("innovation", 4, "interpreted"): Target(3, 1),
    ("innovation", 4, "compiled"): Target(12, redeal=4),
    ("endeavor", 5, "interpreted"): Target(4, 0.5),
    ("endeavor", 5, "compiled"): Target(20, redeal=4),
    ("through_the_ages", 2, "interpreted"): Target(games=6.6),
    ("through_the_ages", 4, "interpreted"): Target(2, 2, 2.4),
    ("through_the_ages", 4, "compiled"): Target(5, redeal=4),
    ("civilization", 4, "interpreted"): Target(2, 3),
    ("civilization", 4, "compiled"): Target(5, 3, redeal=4),
}

Round = dict[str, Any]


def other_python() -> Path:
    """The interpreter of an environment that has catanatron in it and nothing of ours."""
    python = BENCH_VENV / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(BENCH_VENV)], check=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", CATANATRON]
    subprocess.run(pip, check=True)
    return python


def measured(command: list[str], path: Path | None = None) -> Any:
    """What a worker prints, with that folder first on its path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout)


COPIES = ("redeal", "luck", "judges")
COSTS = tuple(f"{way}_microseconds" for way in ("fork", *COPIES))


def best(rounds: list[Round]) -> Round:
    """The best of several rounds, number by number."""
    return {
        "decisions_per_second": max(one["decisions_per_second"] for one in rounds),
        "games_per_second": max(one["games_per_second"] for one in rounds),
        "iterations_per_second": max(one.get("iterations_per_second", 0.0) for one in rounds),
    } | {name: min(one[name] for one in rounds) for name in COSTS if name in rounds[0]}


def run(rounds: int, seconds: float, only: list[str]) -> tuple[Round, list[Round]]:
    """Measure everything; catanatron's best round and a row for each of our games and builds."""
    theirs = other_python()
    listed = measured([sys.executable, str(ROOT / "bench" / "ours.py")], BUILDS["interpreted"])
    games = {name: listed[name] for name in only or listed}
    seats = {(name, count) for name, count, _ in TARGETS if name in games}
    seats |= {(name, most) for name, (_, most) in games.items()}
    found: dict[tuple[str, int, str], list[Round]] = {(*one, build): [] for one in sorted(seats) for build in BUILDS}
    other: list[Round] = []
    for number in range(1, rounds + 1):
        for name, count, build in found:
            other.append(measured([str(theirs), str(ROOT / "bench" / "theirs.py"), str(seconds), str(number)]))
            worker = [sys.executable, str(ROOT / "bench" / "ours.py"), name, str(count), str(seconds)]
            one = measured([*worker, str(number)], BUILDS[build])
            if one["compiled"] is not (build == "compiled"):
                sys.exit(f"The {build} build of {name} is not what was measured; run make compile.")
            found[name, count, build].append(one)
            print(f"\rround {number} of {rounds}: {name}, {build}      ", end="", file=sys.stderr, flush=True)
    print("\r" + " " * 60, end="\r", file=sys.stderr)
    rows = []
    base = best(other)
    for (name, count, build), them in found.items():
        row = best(them)
        row |= {
            "game": name,
            "title": games[name][0],
            "seats": count,
            "build": build,
            "times": row["decisions_per_second"] / base["decisions_per_second"],
            "games": row["games_per_second"] / base["games_per_second"],
            "fork": row["fork_microseconds"] / base["fork_microseconds"],
            "target": TARGETS.get((name, count, build), Target())._asdict(),
        } | {way: row[f"{way}_microseconds"] / row["fork_microseconds"] for way in COPIES}
        rows.append(row)
    return base, rows


MOST = ("fork", "redeal")
"""What is to be reached is not to be exceeded."""


def missed(row: Round, name: str) -> bool:
    """Whether a number that is to be reached is not."""
    target = row["target"].get(name)
    return bool(target) and (row[name] > target if name in MOST else row[name] < target)


def table(base: Round, rows: list[Round]) -> Table:
    """Everything in one table; what is to be reached stands behind a number. Redeals and the like are told in forks."""
    shown = Table(title="Random legal play and copies of a running game")
    for heading in ("Game", "Build"):
        shown.add_column(heading)
    for heading in ("decisions/s", "×", "games/s", "×", "µs/fork", "part", *COPIES, "iterations/s"):
        shown.add_column(heading, justify="right")
    shown.add_row("catanatron, 4 seats", "", *_numbers(base, ["1.0", "1.0", "1.00", "", "", ""]))
    for row in rows:
        judged = [_judged(row, name) for name in ("times", "games", "fork", *COPIES)]
        seats = f"{row['title']}, {row['seats']} seats"
        shown.add_row(seats, row["build"], *_numbers(row, judged))
    return shown


def _numbers(row: Round, judged: list[str]) -> list[str]:
    times, games, fork, *copies = judged
    rate, ended, copied = row["decisions_per_second"], row["games_per_second"], row["fork_microseconds"]
    searched = f"{row['iterations_per_second']:,.0f}" if row["iterations_per_second"] else ""
    return [f"{rate:,.0f}", times, f"{ended:,.1f}", games, f"{copied:.1f}", fork, *copies, searched]


def _judged(row: Round, name: str) -> str:
    target = row["target"].get(name)
    text = f"{row[name]:.2f}" if name == "fork" else f"{row[name]:.1f}"
    if target:
        text += f" ({'≤' if name in MOST else '≥'} {target:g})"
    return f"[red]{text} ✗[/red]" if missed(row, name) else text


def main() -> int:
    """Measure, print, and with --check fail when a number to reach is not reached."""
    parser = argparse.ArgumentParser(description="Our speed beside catanatron's.")
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each round of each side")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="exit with 1 when a number to reach is not reached")
    wishes = parser.parse_args()
    base, rows = run(wishes.rounds, wishes.seconds, wishes.games)
    if wishes.json:
        print(json.dumps({"catanatron": base, "ours": rows}, indent=2))
    else:
        # Numbers cut off are worse than lines that wrap.
        console = Console(highlight=False, width=max(132, Console().width))
        console.print(table(base, rows))
        console.print("Rates are by processor time. A decision of catanatron is each call in which a random player")
        console.print(
            "chooses, forced ones included; ours are never forced. Forks and copies are timed in groups of ten."
        )
    failed = any(missed(row, name) for row in rows for name in row["target"])
    return 1 if wishes.check and failed else 0


if __name__ == "__main__":
    sys.exit(main())
