"""The page about positions says what the readers do."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from civitas.cli.positions import example, page
from tests.cli.conftest import Run

DOCS = Path(__file__).parents[2] / "docs" / "positions.md"


def test_the_page_is_up_to_date() -> None:
    written = DOCS.read_text(encoding="utf-8")
    assert written == page(list(civitas.titles())), "make it anew: civitas positions > docs/positions.md"


def test_every_field_answers_a_wrong_value_with_a_path() -> None:
    rows = [line.replace("\\|", "/").split("|") for line in page(list(civitas.titles())).splitlines() if "| `" in line]
    assert len(rows) > 50
    for row in rows:
        field, told = row[1].strip(" `"), row[-2].strip()
        assert field in told.partition(": ")[0], row


def test_one_game_is_told_alone(run: Run) -> None:
    done = run("positions", "endeavor")
    assert "## Endeavor" in done.out
    assert "## Stone Age" not in done.out
    assert run("positions", "chess").code == 2


@pytest.mark.parametrize("name", [name for name in sorted(civitas.titles()) if example(name)])
def test_an_example_is_a_position(name: str) -> None:
    position = example(name)
    assert position is not None
    game = civitas.arrange(name, position)
    assert game.decision is not None
    players = game.position()["players"]
    for written, read in zip(position["players"], players, strict=True):
        assert written.keys() - {"used"} <= read.keys()
