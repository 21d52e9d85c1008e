"""Records: the classes that describe them, their NumPy dtypes, and their bytes.

A record class is a list of annotated fields. From it come both the types that mypy checks and the
dtype that the kernel runs on, so that neither can drift from the other:

    class Player:
        harbor: I1                                # discs ready to be used
        attribute: Annotated[Ints, "i1", 4]       # value of each track

dtypes are aligned and without hidden padding: NumPy copies records field by field and leaves
padding bytes to chance, and CUDA refuses records that are not aligned.
"""

from typing import Annotated, Any, Protocol, TypeVar, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

T_co = TypeVar("T_co", covariant=True)

I1 = Annotated[int, "i1"]
I2 = Annotated[int, "i2"]
I4 = Annotated[int, "i4"]
I8 = Annotated[int, "i8"]
U8 = Annotated[np.uint64, "u8"]
F8 = Annotated[float, "f8"]

Array = npt.NDArray[Any]


class Ints(Protocol):
    """A row of small integers inside a record."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A table of small integers inside a record."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Floats(Protocol):
    """A row of fractions inside a record."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class FloatGrid(Protocol):
    """A table of fractions inside a record."""

    def __getitem__(self, index: tuple[int, int], /) -> float: ...
    def __setitem__(self, index: tuple[int, int], value: float, /) -> None: ...


class Words(Protocol):
    """An array of 64-bit words of the generator."""

    def __getitem__(self, index: int, /) -> np.uint64: ...
    def __setitem__(self, index: int, value: np.uint64, /) -> None: ...


class Records(Protocol[T_co]):
    """A row of records, inside another record or in an array of its own."""

    def __getitem__(self, index: int, /) -> T_co: ...
    def __setitem__(self, index: int, value: Any, /) -> None: ...
    def __len__(self) -> int: ...


class RecordError(TypeError):
    """A record class that the kernel could not use."""


# What a NumPy record has for itself: such a field compiles, yet interpreted it names a method.
_TAKEN = frozenset(dir(np.record))


def dtype_of(record: type) -> np.dtype[Any]:
    """The aligned dtype of a record class, its fields in their order.

    What alignment leaves behind the last one becomes a field of its own, `filler`, always 0. Raises
    RecordError for a field without a type code, with a name that NumPy's records use for
    themselves, or for an order of fields that leaves padding between them.
    """
    fields = [_field(record, name, hint) for name, hint in _hints(record).items()]
    aligned = np.dtype(fields, align=True)
    behind = aligned.itemsize - _end(aligned)
    if behind:
        aligned = np.dtype([*fields, ("filler", "i1", (behind,))], align=True)
    used = 0
    for name, (kind, offset, *_) in (aligned.fields or {}).items():
        if offset != used:
            raise RecordError(f"{record.__name__}.{name}: {offset - used} bytes of padding before")
        used += kind.itemsize
    return np.dtype((np.record, aligned))


def _end(dtype: np.dtype[Any]) -> int:
    """Where the last field ends."""
    return max(offset + kind.itemsize for kind, offset, *_ in (dtype.fields or {}).values())


def _hints(record: type) -> dict[str, Any]:
    return get_type_hints(record, include_extras=True)


def _field(record: type, name: str, hint: Any) -> tuple[Any, ...]:
    where = f"{record.__name__}.{name}"
    if name in _TAKEN:
        raise RecordError(f"{where}: NumPy's records use this name themselves")
    notes = get_args(hint)[1:]
    if not notes:
        raise RecordError(f"{where}: no type code")
    kind, *shape = notes
    code = kind if isinstance(kind, str) else dtype_of(kind)
    return (name, code, tuple(shape)) if shape else (name, code)


def widened(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with 64-bit integers: what the interpreter runs on.

    NumPy's small integers wrap around where Numba computes in 64 bits, so only the widened record
    gives the same results interpreted as compiled. The generator's words stay unsigned, and
    fractions are of 64 bits in both.
    """
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return np.dtype((widened(base), shape))
    if dtype.names is None:
        return dtype if dtype in (np.dtype("u8"), np.dtype("f8")) else np.dtype("i8")
    fields = [(name, widened(dtype[name])) for name in dtype.names]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def widen(records: Array) -> Array:
    """A copy of `records` in 64-bit integers."""
    return records.astype(widened(records.dtype))


def narrow(records: Array, dtype: np.dtype[Any]) -> Array:
    """A copy of widened `records` in their own dtype. Raises OverflowError if a value is lost."""
    small = records.astype(dtype)
    if widen(small).tobytes() != records.tobytes():
        raise OverflowError(f"a value does not fit its field of {dtype.itemsize}-byte records")
    return small


def bytes_of(records: Array) -> npt.NDArray[np.uint8]:
    """The bytes of contiguous `records`, as a view: to clone, compare and hash them."""
    return records.view(np.uint8)


def clone(records: Array) -> Array:
    """A copy of contiguous `records`, byte for byte; it shares nothing with them.

    The bytes are seen through buffers: a view costs NumPy a microsecond for a record like ours.
    """
    copied = np.ndarray(records.nbytes, np.uint8, records).copy()
    return np.ndarray(records.shape, records.dtype, copied)
