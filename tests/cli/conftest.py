"""The command line in this process: arguments and keys in, exit code, words and complaints out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import civitas
from civitas.cli import main


class Done(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(*arguments: object, keys: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["civitas", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        with pytest.raises(SystemExit) as end:
            main()
        written = capsys.readouterr()
        code = end.value.code
        assert isinstance(code, int)
        return Done(code, written.out, written.err)

    return run


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game of Stone Age after twenty choices, in a file."""
    game = civitas.new("stone_age", 3, 5)
    while len(game.history) < 20:
        decision = game.decision
        assert decision is not None
        game.choose(decision.options[0], decision.seat)
    path = tmp_path / "game.json"
    path.write_text(game.save())
    return path
