"""A seat's eyes: all that a bot is given, and what it may draw from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, Protocol

from civitas.bots.thought import Thought
from civitas.kernel.decisions import Decision
from civitas.kernel.game import Game

_POOL: Final = 32
_BITS: Final = (1 << 64) - 1


class Eyes:
    """What one seat sees when it is asked: its open decision, its view, and deals that it can't tell from the truth.

    `number` is how many choices have been made in the game; with it a bot draws other luck at every decision.
    """

    __slots__ = ("_redeal", "_view", "decision", "number")

    def __init__(
        self, decision: Decision, view: Callable[[], Any], redeal: Callable[[int], Game], number: int = 0
    ) -> None:
        self.decision = decision
        self.number = number
        self._view = view
        self._redeal = redeal

    @property
    def seat(self) -> int:
        """The seat whose eyes these are."""
        return self.decision.seat

    @property
    def view(self) -> Any:
        """What the seat sees of the table."""
        return self._view()

    def redeal(self, seed: int) -> Game:
        """A game to try things in: like the true one for this seat, all that it does not know dealt anew."""
        return self._redeal(seed)

    def worlds(self, seed: int) -> Iterator[Game]:
        """Games to try things in, without end: a few deals, each again and again with new luck."""
        pool: list[Game] = []
        draw = Random(seed)
        while True:
            if len(pool) < _POOL:
                pool.append(self._redeal(draw.getrandbits(64)))
                world = pool[-1]
            else:
                world = pool[draw.randrange(_POOL)]
            yield world.relucked(draw.getrandbits(64))

    def luck(self, seed: int) -> int:
        """A whole number of 64 bits for this decision; another seed, seat or decision gives another one."""
        # The finalizer of splitmix64: neighbouring numbers come out unrelated.
        mixed = (seed + self.number * 0x9E3779B97F4A7C15 + self.seat * 0xD1B54A32D192ED03) & _BITS
        mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _BITS
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _BITS
        return mixed ^ mixed >> 31


class Bot(Protocol):
    """Somebody who chooses by what a seat sees."""

    def choose(self, eyes: Eyes) -> Any:
        """One of the options of the decision."""

    def think(self, eyes: Eyes) -> Thought:
        """What it thinks of all options, the one that it chooses first."""


def look(game: Game, decision: Decision, number: int | None = None) -> Eyes:
    """The eyes of the seat that is asked. The game itself is not handed on."""
    seat = decision.seat

    def view() -> Any:
        return game.view(seat)

    def redeal(seed: int) -> Game:
        return game.redeal(seat, seed)

    return Eyes(decision, view, redeal, len(game.history) if number is None else number)
