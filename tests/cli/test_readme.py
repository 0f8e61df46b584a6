"""What the README shows is true."""

from __future__ import annotations

import doctest
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_the_example_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 8
    assert failed == 0


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for link in re.findall(r"\]\(([^)#]+)", path.read_text()):
        if "://" not in link:
            assert (path.parent / link).exists(), link


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_make_targets_exist(page: str) -> None:
    known = subprocess.run(["make", "-C", str(ROOT), "help"], stdout=subprocess.PIPE, check=True, text=True).stdout
    for target in re.findall(r"(?:`|^)make ([a-z-]+)", (ROOT / page).read_text(), re.MULTILINE):
        assert re.search(rf"^{target}\s", known, re.MULTILINE), target
