"""Garbage in circles: looked for among what is new. What has lasted is set aside, and looked through only now and then.

Python by itself goes through all that a process holds whenever that has grown by a quarter: with 200 tables in memory a
third of a second, every few seconds, in which nobody is answered. Games and their moments hold no circles: what is let
go of them is free at once, set aside or not.
"""

from __future__ import annotations

import gc
import time
from typing import Any, Final

EVERY: Final = 1800.0
"""Seconds until what was set aside is looked through again."""


def set_aside() -> None:
    """Set aside all that the process holds now, and from now on what outlasts a search for garbage."""
    gc.collect()
    gc.freeze()
    gc.callbacks.append(Aside())


class Aside:
    """What Python calls around every search for garbage."""

    def __init__(self, every: float = EVERY) -> None:
        self._every = every
        self._since = time.monotonic()

    def __call__(self, phase: str, search: dict[str, Any]) -> None:
        """Set aside what a search among the oldest has left; what was set aside long ago is searched with them."""
        if search["generation"] < 2:
            return
        if phase == "stop":
            gc.freeze()
        elif time.monotonic() - self._since > self._every:
            self._since = time.monotonic()
            gc.unfreeze()
