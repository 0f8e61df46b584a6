"""What the contract is tried on: every registered game, every seat count, every value of every house rule."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import civitas
from civitas import BadSetup, Game
from civitas.bots.random import any_of
from civitas.kernel.rules import Value

FOREVER = 1_000_000
FAR = 600
STRETCH = 60


@dataclass(frozen=True)
class Case:
    """One way to set up one game."""

    game: str
    seats: int
    variant: dict[str, Value] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        rules = "".join(f"-{name}={value}" for name, value in self.variant.items())
        return f"{self.game}-{self.seats}{rules}"

    def new(self, seed: int) -> Game:
        return civitas.new(self.game, self.seats, seed, self.variant)

    def begun(self, seed: int) -> Game:
        """A new game; of a long one somewhere in its course."""
        game = self.new(seed)
        if self.is_long:
            deque(walk(game, seed, stop=len(game.history) + seed * 41 % FAR), maxlen=0)
        return game

    def until(self, game: Game) -> int:
        """How many choices of a game are looked at: all, or a stretch of a long one."""
        return len(game.history) + STRETCH if self.is_long else FOREVER

    @property
    def is_long(self) -> bool:
        return bool(_brief(self.game))


def _valid(case: Case) -> bool:
    """A house rule may be refused for some seat counts."""
    try:
        case.new(0)
    except BadSetup:
        return False
    return True


def defaults() -> list[Case]:
    """Every game with every seat count, by the usual rules."""
    return [Case(name, seats, _brief(name)) for name, rules in civitas.titles().items() for seats in rules.seats]


def variants() -> list[Case]:
    """Every value of every house rule, and all the last ones at once (of long games these alone), by seat count."""
    cases = []
    for name, rules in civitas.titles().items():
        brief = _brief(name)
        changed = [{v.name: value} for v in rules.variants for value in v.values if value != v.default]
        every = {v.name: next(value for value in reversed(v.values) if value != v.default) for v in rules.variants}
        sets = [{**every, **brief}] if brief else [*changed, every] if len(every) > 1 else changed
        cases += [case for seats in rules.seats for case in (Case(name, seats, one) for one in sets) if _valid(case)]
    return cases


@cache
def _brief(game: str) -> dict[str, Value]:
    """House rules under which a long game ends soon, if its tests name them: `tests/<game>/conservation.py`."""
    name = f"tests.{game}.conservation"
    if find_spec(f"tests.{game}") is None or find_spec(name) is None:
        return {}
    return dict(getattr(import_module(name), "BRIEF", {}))


def walk(game: Game, seed: int, most: int = FOREVER, stop: int = FOREVER) -> Iterator[Game]:
    """Play at random, and stop before each choice; the last stop is the end of the game, or after so many choices."""
    rng = random.Random(seed)
    for _ in range(most):
        yield game
        if game.over or len(game.history) >= stop:
            return
        decision = rng.choice(game.pending)
        asides = [aside for seat in range(game.seats) if (aside := game.aside(seat)) is not None]
        if asides and rng.random() < 0.1:
            decision = rng.choice(asides)
        game.choose(any_of(decision.options, rng.randrange(len(decision.options))), decision.seat)
    raise AssertionError(f"still running after {most} choices")


def eyes(game: Game) -> list[int | None]:
    """All who look at a game: the seats, and a spectator."""
    return [*range(game.seats), None]


def conservation(game: str) -> Callable[[Any], None] | None:
    """The game's own count of its pieces, if its tests have one: `tests/<game>/conservation.py`."""
    name = f"tests.{game}.conservation"
    if find_spec(f"tests.{game}") is None or find_spec(name) is None:
        return None
    check: Callable[[Any], None] = import_module(name).check
    return check
