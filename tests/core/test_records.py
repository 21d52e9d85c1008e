"""Records: dtypes from classes, without padding; wide copies; bytes."""

from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from caravelle.core.records import (
    I1,
    I2,
    I4,
    I8,
    U8,
    Grid,
    Ints,
    RecordError,
    Records,
    bytes_of,
    clone,
    dtype_of,
    narrow,
    widen,
    widened,
)


class Part:
    small: I1
    row: Annotated[Ints, "i1", 3]


class Whole:
    word: U8
    parts: Annotated[Records[Part], Part, 2]
    grid: Annotated[Grid, "i2", 2, 2]


PART, WHOLE = dtype_of(Part), dtype_of(Whole)


def record(fields: dict[str, Any]) -> type:
    """A record class with these fields."""
    return type("Made", (), {"__annotations__": fields})


def test_a_dtype_has_the_fields_of_its_class_in_order() -> None:
    assert WHOLE.names == ("word", "parts", "grid")
    assert WHOLE.type is np.record
    assert WHOLE.isalignedstruct
    assert [WHOLE[name].shape for name in WHOLE.names] == [(), (2,), (2, 2)]
    assert WHOLE["parts"].base.names == ("small", "row")
    assert WHOLE["parts"].base.isalignedstruct
    assert WHOLE.itemsize == 8 + 2 * 4 + 8


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"one": I1, "two": I2}, r"Made\.two: 1 bytes of padding before"),
        ({"one": I1, "eight": U8}, r"Made\.eight: 7 bytes of padding before"),
        ({"part": Annotated[Records[Part], Part, 1], "eight": I8}, r"eight: 4 bytes of padding"),
        ({"plain": int}, r"Made\.plain: no type code"),
        ({"row": Ints}, r"Made\.row: no type code"),
    ],
)
def test_hidden_padding_and_bare_types_are_refused(fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        dtype_of(record(fields))


def test_what_alignment_leaves_behind_is_a_field_of_its_own() -> None:
    """Hidden bytes would be left to chance when a record is copied."""
    made = dtype_of(record({"eight": I8, "one": I1}))
    assert made.names == ("eight", "one", "filler")
    assert made["filler"].shape == (7,)


@pytest.mark.parametrize("name", ["round", "view", "copy", "size", "min", "all", "choose", "data"])
def test_names_that_numpy_uses_itself_are_refused(name: str) -> None:
    """Such a field would compile, and be a method when interpreted."""
    with pytest.raises(RecordError, match=f"{name}: NumPy's records use this name"):
        dtype_of(record({name: I1}))


def test_widened_records_have_the_same_fields_in_64_bits() -> None:
    wide = widened(WHOLE)
    assert wide.names == WHOLE.names
    assert wide["word"] == np.uint64
    assert wide["grid"].base == np.int64
    assert wide["grid"].shape == (2, 2)
    assert wide["parts"].base["row"].base == np.int64
    assert wide.type is np.record
    assert wide.itemsize == 8 + 2 * 4 * 8 + 4 * 8


WHOLES = arrays.arrays(
    np.uint8,
    st.integers(1, 4).map(lambda count: count * WHOLE.itemsize),
    elements=st.integers(0, 255),
).map(lambda raw: raw.view(WHOLE))


@given(WHOLES)
def test_narrow_undoes_widen(records: np.ndarray[Any, Any]) -> None:
    wide = widen(records)
    assert wide.dtype == widened(WHOLE)
    assert narrow(wide, WHOLE).tobytes() == records.tobytes()
    assert narrow(wide, WHOLE).dtype == WHOLE


@given(st.integers(-(2**62), 2**62))
def test_narrow_refuses_just_what_does_not_fit(value: int) -> None:
    wide = widen(np.zeros(2, WHOLE))
    wide["parts"]["row"][1, 0, 2] = value
    if -128 <= value <= 127:
        assert narrow(wide, WHOLE)["parts"]["row"][1, 0, 2] == value
    else:
        with pytest.raises(OverflowError, match="24-byte records"):
            narrow(wide, WHOLE)


@given(WHOLES)
def test_a_clone_has_the_same_bytes_and_no_more_in_common(records: np.ndarray[Any, Any]) -> None:
    copied = clone(records)
    assert copied.dtype == records.dtype
    assert copied.shape == records.shape
    assert copied.tobytes() == records.tobytes()
    assert not np.shares_memory(copied, records)


def test_bytes_are_a_view() -> None:
    records = np.zeros(2, WHOLE)
    raw = bytes_of(records)
    assert len(raw) == 2 * WHOLE.itemsize
    raw[WHOLE.itemsize] = 1  # the lowest byte of the second word
    assert records["word"].tolist() == [0, 1]


def test_codes_have_their_widths() -> None:
    made = dtype_of(record({"eight": I8, "four": I4, "two": I2, "one": I1, "last": I1}))
    assert [made[name].itemsize for name in made.names or ()] == [8, 4, 2, 1, 1]
    assert PART.itemsize == 4
