"""Every recorded game still plays as it did: the same choices are legal and lead through the same positions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import civitas
from civitas.arena.records import EVERY, Record, differences

FIXTURES = Path(__file__).parent.parent / "fixtures"
PATHS = sorted(FIXTURES.glob("*/*.json"))


def recorded(path: Path) -> Record:
    return msgspec.json.decode(path.read_bytes(), type=Record)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replay(path: Path) -> None:
    record = recorded(path)
    assert list(record.hashes) == [str(number) for number in range(EVERY, len(record.save["choices"]) + 1, EVERY)]
    assert list(differences(record)) == []


@pytest.mark.parametrize("game", sorted({path.parent.name for path in PATHS}))
def test_the_records_reach_every_seat_count_and_every_house_rule(game: str) -> None:
    rules = civitas.titles()[game]
    saves = [recorded(path).save for path in PATHS if path.parent.name == game]
    assert len(saves) >= 20
    assert {save["seats"] for save in saves} == set(rules.seats)
    for variant in rules.variants:
        assert {save["variant"][variant.name] for save in saves} == set(variant.values)
