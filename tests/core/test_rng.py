"""The generator: one word, the same numbers everywhere."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravelle.core import rng
from caravelle.core.kernel import Kernel
from caravelle.core.rng import CYCLE, below, first_words, stepped

WORDS = st.integers(1, CYCLE - 1).map(np.uint64)


def stepped_by_hand(word: int) -> int:
    """The step in Python's own unbounded integers."""
    return 4294883355 * (word & 0xFFFFFFFF) + (word >> 32)


@given(WORDS)
def test_a_step_never_overflows_and_never_stands_still(word: np.uint64) -> None:
    after = stepped(word)
    assert isinstance(after, np.uint64)
    assert int(after) == stepped_by_hand(int(word))
    assert 1 <= int(after) <= CYCLE - 1
    assert after != word


@pytest.mark.parametrize("word", [1, 2**32 - 1, 2**32, 2**63, CYCLE - 1])
def test_the_edges_of_the_cycle(word: int) -> None:
    assert int(stepped(np.uint64(word))) == stepped_by_hand(word) < 2**64


@given(WORDS, st.integers(1, 2**31))
def test_a_draw_is_below_its_count(word: np.uint64, count: int) -> None:
    drawn = below(word, count)
    low = (int(word) ^ (int(word) >> 32)) & 0xFFFFFFFF
    assert drawn == low * count >> 32
    assert 0 <= drawn < count


@given(st.integers(0, 2**64 - 1))
def test_every_seed_gives_a_word_of_the_cycle(seed: int) -> None:
    (word,) = first_words([seed])
    assert word.dtype == np.uint64
    assert 1 <= int(word) <= CYCLE - 1


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    words = first_words(np.arange(10_000, dtype=np.uint64))
    assert len(set(words.tolist())) == len(words)
    bits = np.unpackbits(words.view(np.uint8)).reshape(len(words), 64).mean(axis=0)
    assert np.all(abs(bits - 0.5) < 0.03)


def test_the_first_numbers_of_a_seed_stay_what_they_are() -> None:
    """Journals hold seeds: if this changes, so must the version of every title's rules."""
    word, drawn = first_words([7])[0], []
    for _ in range(8):
        word = stepped(word)
        drawn.append(below(word, 100))
    assert drawn == FIRST_OF_7


def test_draws_are_even() -> None:
    word, counts = first_words([1])[0], np.zeros(10, int)
    for _ in range(20_000):
        word = stepped(word)
        counts[below(word, 10)] += 1
    assert np.sum((counts - 2_000) ** 2 / 2_000) < 27.9  # chi-square, 9 degrees, p = 0.001


def test_compiled_it_draws_the_same() -> None:
    kernel = Kernel.compiled(("caravelle.core",), {}, (rng.stepped, rng.below), None)
    word = first_words([2**64 - 1])[0]
    for count in range(1, 2_000):
        assert kernel[rng.stepped](word) == stepped(word)
        word = stepped(word)
        assert kernel[rng.below](word, count) == below(word, count)


FIRST_OF_7 = [95, 96, 80, 66, 99, 67, 36, 68]
