"""Randomness: one keyed, counter-based stream inside each state.

The stream is blake2b over (key, block number), so that the same key gives the same game on every machine and nobody
can compute the future from dice that were seen.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from civitas.kernel.errors import BadPosition, BadSetup

_BLOCK: Final = Struct("<16I")
_KEY: Final = Struct("<4I")
_WORD: Final = 1 << 32
_SEEDS: Final = 1 << 64


class Chance:
    """A stream of random results; `count` says how many words have been drawn from it.

    `script` holds the next results as the rules see them, for puzzles and tests; shuffles never take from it. `tape`
    holds the next words, which come before those of the key: what a redealt game has drawn already and draws again.
    """

    __slots__ = ("_begun", "_words", "count", "key", "script", "tape")

    def __init__(self, key: bytes, count: int = 0, script: tuple[int, ...] = (), tape: tuple[int, ...] = ()) -> None:
        self.key: bytes = key
        self.count: int = count
        self.script: tuple[int, ...] = script
        self.tape: tuple[int, ...] = tape
        self._words: tuple[int, ...] = ()
        self._begun: blake2b | None = None

    @staticmethod
    def from_seed(seed: int) -> Chance:
        """The stream that belongs to a seed."""
        if not 0 <= seed < _SEEDS:
            raise BadSetup(f"A seed is a whole number from 0 to 2**64 - 1, not {seed}.")
        return Chance(blake2b(seed.to_bytes(8, "little"), digest_size=16, person=b"civitas").digest())

    def copy(self) -> Chance:
        """A stream that goes on alike, independently."""
        twin = Chance(self.key, self.count, self.script, self.tape)
        twin._words = self._words
        twin._begun = self._begun
        return twin

    def same(self, other: Chance) -> bool:
        """Whether both go on alike: nothing has been drawn from one that was not drawn from the other."""
        return (self.count, self.tape, self.script, self.key) == (other.count, other.tape, other.script, other.key)

    def retold(self, later: Chance, key: bytes) -> Chance:
        """A stream that gives what this one gave until it became `later`, and then another key's results."""
        twin = self.copy()
        words = later.count - self.count + len(self.tape) - len(later.tape)
        given = self.script[: len(self.script) - len(later.script)]
        return Chance(key, 0, given, tuple([twin._word() for _ in range(words)]))

    def fresh_key(self) -> bytes:
        """A key for another stream, drawn from this one."""
        return _KEY.pack(self._word(), self._word(), self._word(), self._word())

    def die(self) -> int:
        """A six-sided die: 1 to 6."""
        return self._between(1, 6)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        return self._between(0, n - 1)

    def shuffle(self, pieces: list[Any]) -> None:
        """Bring the list into a random order, in place."""
        for last in range(len(pieces) - 1, 0, -1):
            other = self._draw(last + 1)
            pieces[last], pieces[other] = pieces[other], pieces[last]

    def _between(self, low: int, high: int) -> int:
        if not self.script:
            return low + self._draw(high - low + 1)
        result = self.script[0]
        if not low <= result <= high:
            raise BadPosition(f"chance: {result} can't come next; this result lies between {low} and {high}.")
        self.script = self.script[1:]
        return result

    def _draw(self, n: int) -> int:
        # Words from the incomplete last stretch of length n are thrown away: no result is likelier than another.
        while True:
            word = self._word()
            result = word % n
            if word - result <= _WORD - n:
                return result

    def _word(self) -> int:
        if self.tape:
            word = self.tape[0]
            self.tape = self.tape[1:]
            return word
        at = self.count & 15
        if at == 0 or not self._words:
            if self._begun is None:
                self._begun = blake2b(key=self.key, digest_size=64)
            block = self._begun.copy()
            block.update((self.count >> 4).to_bytes(8, "little"))
            self._words = _BLOCK.unpack(block.digest())
        self.count += 1
        return self._words[at]
