"""Players that know no game: they see with a seat's eyes, and choose.

A bot is a pure function of its seed and of what its seat sees: asked again, it chooses the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.bots.eyes import Bot, Eyes, look
from civitas.bots.greedy import Greedy
from civitas.bots.random import Random
from civitas.kernel.errors import BadSetup

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"greedy": Greedy, "random": Random}
"""The bots by name; each is made with a seed."""


def make(name: str, seed: int) -> Bot:
    """The bot of that name, or BadSetup."""
    if name not in BOTS:
        raise BadSetup(f"There is no bot “{name}”; there are {', '.join(sorted(BOTS))}.")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Eyes", "Greedy", "Random", "look", "make"]
