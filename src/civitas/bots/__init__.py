"""Players that know no game: they see with a seat's eyes, and choose.

A bot is a pure function of its seed and of what its seat sees: asked again, it chooses the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.bots.easy import Easy
from civitas.bots.eyes import Bot, Eyes, look
from civitas.bots.greedy import Greedy
from civitas.bots.random import Random
from civitas.bots.search import Search
from civitas.bots.thought import Opinion, Thought
from civitas.kernel.errors import BadSetup

ITERATIONS: Final = {"medium": 100, "hard": 1000}
"""How long the levels that search think: by iterations, so that they are equally strong on every machine."""

LEVELS: Final = ("easy", "medium", "hard")
"""The bots that people meet, from weak to strong."""

SECONDS: Final = {"easy": 1.0, "medium": 1.0, "hard": 3.0}
"""How long a level may think at a table, where somebody waits: a cap, which good machines never reach."""

DEFAULT: Final = "medium"
"""Whom people meet unless they say otherwise."""

BOTS: Final[dict[str, Callable[[int, float | None], Bot]]] = {
    "easy": lambda seed, seconds: Easy(seed),
    "medium": lambda seed, seconds: Search(seed, ITERATIONS["medium"], seconds),
    "hard": lambda seed, seconds: Search(seed, ITERATIONS["hard"], seconds),
    "greedy": lambda seed, seconds: Greedy(seed),
    "quiet": lambda seed, seconds: Greedy(seed, quiet=True),
    "random": lambda seed, seconds: Random(seed),
}
"""The bots by name; each is made with a seed, and with the seconds it may take at most."""


def make(name: str, seed: int, seconds: float | None = None) -> Bot:
    """The bot of that name, or BadSetup."""
    if name not in BOTS:
        raise BadSetup(f"There is no bot “{name}”; there are {', '.join(sorted(BOTS))}.")
    return BOTS[name](seed, seconds)


__all__ = [
    "BOTS",
    "DEFAULT",
    "ITERATIONS",
    "LEVELS",
    "SECONDS",
    "Bot",
    "Easy",
    "Eyes",
    "Greedy",
    "Opinion",
    "Random",
    "Search",
    "Thought",
    "look",
    "make",
]
