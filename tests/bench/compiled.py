"""Run by `make test-compiled` beside the contract: what is tested there is really the compiled build."""

from __future__ import annotations

from importlib import import_module

import pytest

import civitas

KERNEL = ("chance", "decisions", "game", "redeal", "rules")
MODULES = ["civitas.bots.tree", *[f"civitas.kernel.{name}" for name in KERNEL]] + [
    f"civitas.games.{game}.{room}" for game in civitas.titles() for room in ("state", "judge", "rules")
]


@pytest.mark.parametrize("name", MODULES)
def test_is_compiled(name: str) -> None:
    assert not str(import_module(name).__file__).endswith(".py")
