"""A copied state has every slot of the original, and shares nothing with it that play changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import civitas
from civitas import Game
from civitas.kernel.chance import Chance
from civitas.kernel.rules import State
from tests.contract.cases import Case, defaults

CHOICES = 400


def slots(record: Any) -> list[str]:
    """The names of all that a record holds, in either build."""
    found: dict[str, None] = {}
    for cls in type(record).__mro__:
        names = getattr(cls, "__slots__", ()) or ()
        found |= dict.fromkeys([names] if isinstance(names, str) else names)
        found |= dict.fromkeys(getattr(cls, "__mypyc_attrs__", ()) or ())
    found |= dict.fromkeys(getattr(record, "__dict__", ()))
    return [name for name in found if not name.startswith("__") and name != "log"]


def dump(value: Any, home: str) -> Any:
    """A value as plain data; what is no record of `home` or a module split from it is a piece and never changes."""
    if isinstance(value, Chance):
        return value.key, value.count, value.script, value.tape
    if isinstance(value, (list, tuple)):
        return [dump(part, home) for part in value]
    if isinstance(value, dict):
        return {key: dump(part, home) for key, part in value.items()}
    if isinstance(value, State) or type(value).__module__.startswith(home):
        return {name: dump(getattr(value, name), home) for name in slots(value)}
    return value


def check(game: Game) -> list[tuple[Any, Any]]:
    """A copy of the last rest is equal to it; both, with what they hold."""
    state = game.settle().state
    home = type(state).__module__
    before = dump(state, home)
    twin = state.copy()
    assert dump(twin, home) == before
    return [(state, before), (twin, before)]


@pytest.mark.parametrize("case", defaults(), ids=str)
def test_every_slot_of_a_state_is_copied(case: Case) -> None:
    rng = random.Random(11)
    game = case.new(7)
    kept: list[tuple[Any, Any]] = []
    for number in range(CHOICES):
        if game.decision is None:
            break
        if number % 10 == 0:
            kept += check(game)
            kept += check(civitas.arrange(case.game, game.position()))
            play_on(game, rng)
        game.choose(rng.choice(game.decision.options), game.decision.seat)
    kept += check(civitas.arrange(case.game, game.position() | {"ended": game.rules.ends[0], "since": []}))
    for state, before in kept:
        assert dump(state, type(state).__module__) == before


def play_on(game: Game, rng: random.Random) -> None:
    """A few choices in a fork, which starts from a copy of the kept rest."""
    fork = game.fork()
    for _ in range(12):
        if fork.decision is None:
            return
        fork.choose(rng.choice(fork.decision.options), fork.decision.seat)
