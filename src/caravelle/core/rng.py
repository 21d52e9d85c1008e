"""The generator: one 64-bit word that lives in the record it serves.

It is a multiply-with-carry generator (the low half times a constant plus the high half, which is
the carry), read through an exclusive or of both halves. It never overflows 64 bits, so it computes
the same interpreted, compiled and on a GPU. Every operand is `np.uint64`: mixed with any other
integer, Numba would compute signed.
"""

import numpy as np
import numpy.typing as npt

from .kernel import rule

FACTOR = np.uint64(4294883355)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
CYCLE = (4294883355 << 32) - 1  # words from 1 to CYCLE - 1 never stand still


@rule
def stepped(word: np.uint64) -> np.uint64:
    """The word after `word`."""
    return FACTOR * (word & LOW) + (word >> HALF)


@rule
def below(word: np.uint64, count: int) -> int:
    """A number from 0 to count - 1 out of `word`; count is from 1 to 2**31."""
    drawn = (word ^ (word >> HALF)) & LOW
    return np.int64((drawn * np.uint64(count)) >> HALF)  # type: ignore[return-value]


def first_words(seeds: npt.ArrayLike) -> npt.NDArray[np.uint64]:
    """The generator's first word for each seed (any 64-bit number), well mixed (SplitMix64)."""
    mixed = np.atleast_1d(np.asarray(seeds, dtype=np.uint64)) + np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    return mixed % np.uint64(CYCLE - 1) + np.uint64(1)
