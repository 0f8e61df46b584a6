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
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
BENCH_VENV = ROOT / "build" / "bench-venv"
CATANATRON = "catanatron==3.2.1"
BUILDS = {"interpreted": ROOT / "src", "compiled": COMPILED}
# At least so many times catanatron's decisions a second; a fork at most such a part of its copy.
TARGETS = {
    ("stone_age", "interpreted"): (5.0, 0.5),
    ("stone_age", "compiled"): (14.0, 0.25),
    ("innovation", "interpreted"): (3.0, 1.0),
    ("endeavor", "interpreted"): (4.0, 0.5),
    ("civilization", "interpreted"): (2.0, 3.0),
    ("civilization", "compiled"): (5.0, 3.0),
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
    found: dict[tuple[str, str], list[Round]] = {(name, build): [] for name in games for build in BUILDS}
    other: list[Round] = []
    for number in range(1, rounds + 1):
        for name, build in found:
            other.append(measured([str(theirs), str(ROOT / "bench" / "theirs.py"), str(seconds), str(number)]))
            worker = [sys.executable, str(ROOT / "bench" / "ours.py"), name, str(games[name][1]), str(seconds)]
            one = measured([*worker, str(number)], BUILDS[build])
            if one["compiled"] is not (build == "compiled"):
                sys.exit(f"The {build} build of {name} is not what was measured; run make compile.")
            found[name, build].append(one)
            print(f"\rround {number} of {rounds}: {name}, {build}      ", end="", file=sys.stderr, flush=True)
    print("\r" + " " * 60, end="\r", file=sys.stderr)
    rows = []
    base = best(other)
    for (name, build), them in found.items():
        row = best(them)
        least, most = TARGETS.get((name, build), (None, None))
        row |= {
            "game": name,
            "title": games[name][0],
            "seats": games[name][1],
            "build": build,
            "times": row["decisions_per_second"] / base["decisions_per_second"],
            "times_target": least,
            "fork_part": row["fork_microseconds"] / base["fork_microseconds"],
            "fork_target": most,
        }
        rows.append(row)
    return base, rows


def table(base: Round, rows: list[Round]) -> Table:
    """Everything in one table."""
    shown = Table(title="Random legal play and copies of a running game")
    for heading in ("Game", "Build"):
        shown.add_column(heading)
    for heading in ("decisions/s", "×", "to reach", "games/s", "µs/fork", "part", "to reach", *COPIES, "iterations/s"):
        shown.add_column(heading, justify="right")
    shown.add_row("catanatron, 4 seats", "", *_numbers(base, "1.0", "", "1.00", ""))
    for row in rows:
        least, most = row["times_target"], row["fork_target"]
        shown.add_row(
            f"{row['title']}, {row['seats']} seats",
            row["build"],
            *_numbers(
                row,
                _judged(f"{row['times']:.1f}", least is None or row["times"] >= least),
                f"≥ {least:g}" if least else "",
                _judged(f"{row['fork_part']:.2f}", most is None or row["fork_part"] <= most),
                f"≤ {most:g}" if most else "",
            ),
        )
    return shown


def _numbers(row: Round, times: str, least: str, part: str, most: str) -> list[str]:
    rate, games, fork = row["decisions_per_second"], row["games_per_second"], row["fork_microseconds"]
    forks = [f"{row[name] / fork:.1f} forks" if name in row else "" for name in COSTS[1:]]
    searched = f"{row['iterations_per_second']:,.0f}" if row["iterations_per_second"] else ""
    return [f"{rate:,.0f}", times, least, f"{games:,.1f}", f"{fork:.1f}", part, most, *forks, searched]


def _judged(text: str, good: bool) -> str:
    return text if good else f"[red]{text} ✗[/red]"


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
    missed = [
        row
        for row in rows
        if (row["times_target"] and row["times"] < row["times_target"])
        or (row["fork_target"] and row["fork_part"] > row["fork_target"])
    ]
    return 1 if wishes.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
