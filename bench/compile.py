"""Compile a copy of the kernel and the games with mypyc: python bench/compile.py build/compiled.

The copy never lies beside the source: an extension there would shadow later edits. What decides and counts is
compiled; what only looks and tells (views, positions, words, catalogues) stays as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = (
    *(f"kernel/{name}.py" for name in ("chance", "chronicle", "decisions", "errors", "game", "redeal", "rules")),
    "games/*/components.py",
    "games/*/state.py",
    "games/*/verbs.py",
    "games/*/judge.py",
    "games/*/scoring.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "games/*/cards/*.py",
)
COMPILERS = ("cc", "gcc", "clang")

SETUP = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(name="civitas-compiled", ext_modules=mypycify(sys.argv.pop().split(","), opt_level="3", debug_level="0"))
"""


def main() -> int:
    """Copy the source to the folder that is given, and compile it there."""
    target = Path(sys.argv[1]).resolve()
    compiler = os.environ.get("CC")
    if not compiler and not any(map(shutil.which, COMPILERS)):
        print(f"Compiling needs a C compiler; none of {', '.join(COMPILERS)} is installed.", file=sys.stderr)
        return 2
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "civitas", target / "civitas", ignore=shutil.ignore_patterns("__pycache__", "*.so", "table")
    )
    paths = sorted({path for pattern in MODULES for path in target.joinpath("civitas").glob(pattern)})
    names = ",".join(str(path.relative_to(target)) for path in paths)
    # Types are checked by `make lint`; here only what is compiled is followed.
    done = subprocess.run(
        [sys.executable, "-c", SETUP, "-q", "build_ext", "--inplace", names],
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
