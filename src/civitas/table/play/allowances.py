"""How much of something each client may have: so much at once, then so much a second."""

from __future__ import annotations

import time
from typing import Final

import msgspec

BUCKETS: Final = 20_000


class Allowance(msgspec.Struct, frozen=True):
    """So many in a burst, then so many a second."""

    burst: float
    second: float


class Buckets:
    """Token buckets by key; the fullest are forgotten first, since a new one starts full."""

    def __init__(self) -> None:
        self.levels: dict[tuple[str, ...], tuple[float, float]] = {}

    def take(self, key: tuple[str, ...], rate: Allowance) -> float:
        """Take one token: 0 if there was one, else how many seconds until there will be."""
        wait = self.wait(key, rate)
        if not wait:
            self.spend(key, rate, 1)
        return wait

    def wait(self, key: tuple[str, ...], rate: Allowance) -> float:
        """How many seconds until there is a token; 0 if there is one."""
        return max(0.0, (1 - self._level(key, rate, time.monotonic())) / rate.second)

    def spend(self, key: tuple[str, ...], rate: Allowance, amount: float) -> None:
        """Take so much out of a bucket, even if it is not there."""
        now = time.monotonic()
        self.levels[key] = (self._level(key, rate, now) - amount, now)
        if len(self.levels) > BUCKETS:
            self._forget()

    def _level(self, key: tuple[str, ...], rate: Allowance, now: float) -> float:
        level, at = self.levels.get(key, (rate.burst, now))
        return min(rate.burst, level + (now - at) * rate.second)

    def _forget(self) -> None:
        oldest = sorted(self.levels, key=lambda key: self.levels[key][1])
        for key in oldest[: BUCKETS // 4]:
            del self.levels[key]
