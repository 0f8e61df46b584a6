"""The random stream."""

from __future__ import annotations

import struct
from collections import Counter
from hashlib import blake2b

import pytest

from civitas import BadPosition, BadSetup
from civitas.kernel.chance import Chance


def test_the_same_seed_gives_the_same_results():
    one, other = Chance.from_seed(7), Chance.from_seed(7)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]
    assert Chance.from_seed(8).key != one.key


def test_a_known_stream():
    """Saved games depend on it: these results never change."""
    chance = Chance.from_seed(7)
    deck = list(range(8))
    chance.shuffle(deck)
    assert ([chance.die() for _ in range(8)], deck, chance.count) == (
        [3, 2, 6, 4, 3, 3, 3, 3],
        [6, 0, 5, 2, 7, 3, 1, 4],
        15,
    )


WORD = 1 << 32


def words(chance, count):
    """The next words of a stream as they are: a number below 2**32 is a whole word."""
    return [chance.below(WORD) for _ in range(count)]


def test_a_block_gives_sixteen_words_and_then_comes_the_next():
    """Saved games depend on it, at any length: block n is blake2b over n, read as sixteen little-endian words."""
    key = bytes(range(16))
    blocks = [blake2b(number.to_bytes(8, "little"), key=key, digest_size=64).digest() for number in range(4)]
    stream = list(struct.unpack("<64I", b"".join(blocks)))
    assert words(Chance(key), 64) == stream
    assert [words(Chance(key, count), 20) for count in range(44)] == [stream[at : at + 20] for at in range(44)]
    for drawn in (1, 15, 16, 17, 31, 32):
        chance = Chance(key)
        words(chance, drawn)
        assert chance.count == drawn
        assert words(chance.copy(), 18) == stream[drawn : drawn + 18]


def test_a_word_of_the_incomplete_last_stretch_is_thrown_away():
    """Three results share 2**32 words but for the very last one, which would make the first result likelier."""
    assert Chance(bytes(16), tape=(WORD - 1, 4)).below(3) == 1
    assert Chance(bytes(16), tape=(WORD - 2, 4)).below(3) == 2
    assert Chance(bytes(16), tape=(WORD - 1, 4)).below(4) == 3


def test_results_are_even():
    chance = Chance.from_seed(1)
    dice = Counter(chance.die() for _ in range(60_000))
    assert set(dice) == set(range(1, 7))
    assert all(9_500 < count < 10_500 for count in dice.values())
    firsts = Counter()
    for _ in range(24_000):
        order = [0, 1, 2]
        chance.shuffle(order)
        firsts[tuple(order)] += 1
    assert len(firsts) == 6
    assert all(3_700 < count < 4_300 for count in firsts.values())


def test_a_copy_goes_on_alike_and_alone():
    chance = Chance.from_seed(3)
    for _ in range(5):
        chance.die()
    twin = chance.copy()
    expected = [twin.below(1000) for _ in range(40)]
    assert [chance.below(1000) for _ in range(40)] == expected
    assert [Chance(chance.key, 5).below(1000) for _ in range(1)] == expected[:1]


def test_a_script_comes_first_and_shuffles_leave_it():
    chance = Chance(bytes(16), script=(6, 0, 2))
    deck = [1, 2, 3]
    chance.shuffle(deck)
    assert (chance.die(), chance.below(4), chance.die()) == (6, 0, 2)
    assert chance.script == ()
    assert chance.count == 2


@pytest.mark.parametrize("result", [0, 7, -1])
def test_a_scripted_die_lies_between_1_and_6(result):
    with pytest.raises(BadPosition, match="between 1 and 6"):
        Chance(bytes(16), script=(result,)).die()


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed):
    with pytest.raises(BadSetup, match="seed"):
        Chance.from_seed(seed)


def test_a_retold_stream_gives_what_was_given_and_then_another_future():
    chance = Chance.from_seed(5)
    chance.die()
    rest = chance.copy()
    seen = [chance.die() for _ in range(20)]
    retold = rest.retold(chance, bytes(16))
    assert [retold.die() for _ in range(20)] == seen
    assert retold.key != chance.key
    assert retold.same(Chance(bytes(16)))
    again = rest.retold(chance, bytes(16))
    half = again.copy()
    for _ in range(10):
        half.die()
    assert [again.retold(half, b"k" * 16).die() for _ in range(1)] == seen[:1]


def test_of_a_script_only_what_was_given_is_retold():
    rest = Chance(bytes(16), script=(6, 5, 4))
    later = rest.copy()
    later.die()
    assert rest.retold(later, b"k" * 16).script == (6,)
