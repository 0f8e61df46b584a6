"""The engine without the table: a program that plays needs msgspec and mypy-extensions, and nothing else."""

from __future__ import annotations

import subprocess
import venv
from importlib.metadata import distribution
from pathlib import Path

import pytest

NEEDED = ("msgspec", "mypy-extensions")
PROGRAM = """
import random
from importlib.metadata import distributions

import civitas
from civitas.arena.simulate import simulate
from civitas.bots.random import any_of

print(sorted(found.metadata["Name"].replace("_", "-") for found in distributions()))
for name, rules in civitas.titles().items():
    chance = random.Random(1)
    game = civitas.new(name, rules.seats[0], seed=1)
    while len(game.history) < 40 and not game.over:
        decision = game.pending[0]
        game.choose(any_of(decision.options, chance.randrange(len(decision.options))), decision.seat)
    assert game.redeal(0, seed=2).view(0) == game.view(0)
    assert civitas.load(game.save()).position() == game.position()
    assert civitas.arrange(name, game.position()).log(0) is not None
    assert rules.catalogue() and game.log(0)
    print(name)
print(simulate("stone_age", ["greedy", "random"], games=1, seed=1).games)
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python of its own, with just these packages as they are installed here, and Civitas as it is in the source."""
    home = tmp_path_factory.mktemp("alone")
    venv.create(home, symlinks=True)
    [packages] = home.glob("lib/python*/site-packages")
    for name in NEEDED:
        _lend(name, packages)
    own = distribution("civitas")
    (packages / "civitas-0.dist-info").mkdir()
    for page in ("METADATA", "entry_points.txt"):
        (packages / "civitas-0.dist-info" / page).write_text(own.read_text(page) or "")
    (packages / "civitas").symlink_to(Path(__file__).parents[2] / "src" / "civitas", target_is_directory=True)
    return home / "bin" / "python"


def _lend(name: str, packages: Path) -> None:
    """Let another environment use an installed package."""
    lent = distribution(name)
    for top in {file.parts[0] for file in lent.files or () if file.parts[0] not in ("..", "__pycache__")}:
        (packages / top).symlink_to(Path(str(lent.locate_file(top))))


def test_every_game_is_played_with_two_packages(python: Path) -> None:
    done = subprocess.run([python, "-I", "-c", PROGRAM], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    packages, *games, simulated = done.stdout.splitlines()
    assert packages == str(sorted(["civitas", *NEEDED]))
    assert {"endeavor", "innovation", "stone_age"} <= set(games)
    assert simulated == "1"


def test_the_table_is_what_needs_more(python: Path) -> None:
    done = subprocess.run([python, "-I", "-c", "import civitas.cli"], capture_output=True, text=True, timeout=300)
    assert "ModuleNotFoundError" in done.stderr, "the environment above would prove nothing"
