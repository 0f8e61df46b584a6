"""Compile a copy of kernel, games and the bots' search with mypyc: python bench/compile.py build/compiled [GAME …].

The copy never lies beside the source: an extension there would shadow later edits. What decides and counts is
compiled; what only looks and tells (views, positions, words, catalogues) stays as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOOKS = (
    "catalogue",
    "faces",
    "facts",
    "messages",
    "position",
    "prompt",
    "saves",
    "seen",
    "terminal",
    "titles",
    "view",
    "words",
)
"""How the names of modules begin that only look and tell: `prompt` is also for `prompts_battle`."""
COMPILERS = ("cc", "gcc", "clang")

# Each folder is an extension of its own, compiled side by side. -O1 compiles soonest; -O2 takes twice the time and
# gains three of a hundred.
SETUP = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

paths = sys.argv.pop().split(",")
groups = {}
for path in paths:
    groups.setdefault("_".join(path.split("/")[:-1]), []).append(path)
separate = [(files, name) for name, files in groups.items()]
setup(name="civitas-compiled", ext_modules=mypycify(paths, opt_level="1", debug_level="0", separate=separate))
"""


def modules(package: Path, games: list[str]) -> list[Path]:
    """What is compiled: what moves in the kernel and the games, not what only looks, tells and opens doors."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = games or sorted(project["entry-points"]["civitas.games"])
    folders = [package / "kernel", package / "kit", *(package / "games" / name for name in names)]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    doors = {folder / "__init__.py" for folder in folders}
    return [
        package / "bots" / "tree.py",
        *[path for path in paths if not path.stem.startswith(LOOKS) and path not in doors],
    ]


def main() -> int:
    """Copy the source to the folder that is given, and compile it there: all registered games, or those named."""
    target = Path(sys.argv[1]).resolve()
    compiler = os.environ.get("CC")
    if not compiler and not any(map(shutil.which, COMPILERS)):
        print(f"Compiling needs a C compiler; none of {', '.join(COMPILERS)} is installed.", file=sys.stderr)
        return 2
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "civitas", target / "civitas", ignore=shutil.ignore_patterns("__pycache__", "*.so", "table")
    )
    paths = modules(target / "civitas", sys.argv[2:])
    names = ",".join(str(path.relative_to(target)) for path in paths)
    # Types are checked by `make lint`; here only what is compiled is followed.
    done = subprocess.run(
        [sys.executable, "-c", SETUP, "-q", "build_ext", "--inplace", "--parallel", "2", names],
        cwd=target,
        env=os.environ | {"MYPYPATH": str(target), "PYTHONPATH": str(target)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    shutil.rmtree(target / "build", ignore_errors=True)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        return 1
    print(f"{len(paths)} modules are compiled in {sys.argv[1]}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
