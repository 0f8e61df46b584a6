"""Every board on every screen: nothing is cut, nothing lies over another thing, nothing is wider than the screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.table.browser.person import FIXTURES, Come

SIZES = (
    (360, 640),
    (390, 844),
    (768, 1024),
    (820, 1180),
    (844, 390),
    (1024, 768),
    (1190, 768),
    (1280, 720),
    (1366, 768),
    (1536, 730),
    (1920, 1080),
    (2560, 1440),
)
GAMES = ("stone_age", "innovation", "endeavor", "through_the_ages", "civilization")
FAULTS = (Path(__file__).parent / "faults.js").read_text()
"""Finds what a person would call broken: see the file."""


def saves(game: str) -> dict[str, str]:
    """A recorded game with many seats as it was at its start, in the middle and at its end."""
    path = sorted((FIXTURES / game).glob("4-seats-*.json"))[0]
    save = json.loads(path.read_text())["save"]
    played = save["choices"]
    return {
        when: json.dumps({**save, "choices": played[:count]})
        for when, count in (("start", 0), ("middle", len(played) // 2), ("end", len(played)))
    }


@pytest.mark.trial
@pytest.mark.parametrize("when", ["start", "middle", "end"])
@pytest.mark.parametrize("game", GAMES)
def test_every_screen(come: Come, game: str, when: str) -> None:
    mira = come()
    mira.open_file(saves(game)[when], "random")
    mira.wait()
    found: dict[str, Any] = {}
    for width, height in SIZES:
        mira.resize(width, height)
        mira.picture(f"{game}-{when}-{width}x{height}")
        faults = mira.page.evaluate(FAULTS)
        if faults:
            found[f"{width}x{height}"] = faults
    assert found == {}
