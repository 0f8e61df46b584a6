"""Every number of every position is bounded: what no game could reach is refused with its path."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import civitas
from tests.contract.cases import Case, defaults

KERNEL = ("chance", "version", "variant", "since")
HUGE = 10**8


def numbers(value: Any, path: str = "") -> Iterator[tuple[str, list[Any] | dict[str, Any], Any]]:
    """Every number of a JSON value: its path, and where it stands."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        here = f"{path}[{key}]" if isinstance(value, list) else f"{path}.{key}".lstrip(".")
        if isinstance(part, int) and not isinstance(part, bool):
            yield here, value, key
        else:
            yield from numbers(part, here)


def stem(path: str) -> str:
    """A path without the places in its lists: numbers of one field are tried once."""
    return re.sub(r"\d+", "", path)


@pytest.mark.parametrize("case", defaults(), ids=str)
def test_a_number_that_no_game_reaches_is_refused(case: Case) -> None:
    rng = random.Random(5)
    game = case.new(3)
    tried: set[str] = set()
    for _ in range(60):
        if game.decision is None:
            break
        game.choose(rng.choice(game.decision.options), game.decision.seat)
    table = {name: value for name, value in json.loads(json.dumps(game.position())).items() if name not in KERNEL}
    for path, where, key in list(numbers(table)):
        if stem(path) in tried:
            continue
        tried.add(stem(path))
        kept = where[key]
        for number in (HUGE, -HUGE):
            where[key] = number
            with pytest.raises(civitas.BadPosition) as refusal:
                civitas.arrange(case.game, table)
            told = str(refusal.value).partition(": ")[0]
            assert told, str(refusal.value)
            assert path.startswith(told), (path, str(refusal.value))
        where[key] = kept
    assert tried
