"""The engine on a CUDA GPU: the same rules, one thread a game. Needs the extra `gpu`.

    gpu = CudaEngine(title)
    tables = gpu.send(setting.tables)
    states = gpu.new_games(tables, seats=4, seeds=range(1 << 20))
    lengths = gpu.play_out(tables, states, seeds=range(1 << 20))
    final = gpu.fetch(states)

Final states are those of `Engine`, byte for byte. For speed a thread works on copies in its local
memory, which the hardware interleaves: threads that look at the same field read neighbouring bytes.
And three rules of the core are replaced, since playouts ask for less here: decisions are listed
without their mask, and no event is kept.
"""

from typing import Annotated, Any

import numba
import numba.cuda
import numpy as np
import numpy.typing as npt

from . import entries
from .choices import ROOM
from .engine import NO_LIMIT
from .events import Events, event_buffer
from .kernel import Function, Kernel, rule
from .records import I8, Array, Ints, dtype_of, narrow, widen, widened
from .rng import first_words
from .title import Title

cuda: Any = numba.cuda  # without types of its own
settings: Any = numba.config

DeviceArray = Any  # an array of numba-cuda, in the memory of the GPU
Form = np.dtype[Any]


class Listed:
    """Choices without the mask."""

    count: I8
    ids: Annotated[Ints, "i2", ROOM]


LISTED = dtype_of(Listed)


@rule
def forget_list(choices: Listed) -> None:
    """For `choices.clear`: there is no mask to clean."""
    choices.count = 0


@rule
def list_only(choices: Listed, action: int) -> None:
    """For `choices.offer`: there is no mask to mark."""
    choices.ids[choices.count] = action
    choices.count += 1


@rule
def keep_quiet(events: Events, kind: int, seat: int, first: int, second: int) -> None:
    """For `events.emit`: nobody listens."""


LEANER: dict[str, Function] = {
    "caravelle.core.choices.clear": forget_list,
    "caravelle.core.choices.offer": list_only,
    "caravelle.core.events.emit": keep_quiet,
}


class CudaEngine:
    """The playouts of one title on the current GPU.

    `block` is the number of threads in a block. With `local` False the states stay where they lie,
    one after the other in the memory of the GPU: for comparison.
    """

    def __init__(self, title: Title, block: int = 128, local: bool = True) -> None:
        self.title, self.block = title, block
        self.simulated = bool(settings.ENABLE_CUDASIM)  # plain Python, which needs wide records
        kernel = lean_kernel(title)
        forms = self._form(title.state), self._form(LISTED)
        self._begin = cuda.jit(beginner(kernel, title))
        self._play = cuda.jit(
            player(kernel, *forms) if local else player_in_place(kernel, forms[1])
        )
        self._quiet = self.send(event_buffer(0))

    def _form(self, dtype: Form) -> Form:
        return widened(dtype) if self.simulated else dtype

    def send(self, records: Array) -> DeviceArray:
        """A copy of ordinary records in the memory of the GPU."""
        return cuda.to_device(widen(records) if self.simulated else records)

    def fetch(self, states: DeviceArray) -> Array:
        """A copy of states as ordinary records, once the GPU has done with them."""
        found: Array = states.copy_to_host()
        return narrow(found, self.title.state) if self.simulated else found

    def wait(self) -> None:
        """Wait until the GPU has done all that it was asked to do."""
        cuda.synchronize()

    def new_games(self, tables: DeviceArray, seats: int, seeds: npt.ArrayLike) -> DeviceArray:
        """A state for every seed, set up, in the memory of the GPU."""
        words = first_words(seeds)
        states = self.send(np.zeros(len(words), self.title.state))
        self._run(self._begin, tables, states, cuda.to_device(words), seats, self._quiet)
        return states

    def play_out(
        self, tables: DeviceArray, states: DeviceArray, seeds: npt.ArrayLike, limit: int = NO_LIMIT
    ) -> DeviceArray:
        """Play each state on by random legal decisions; returns how many each one took.

        Returns at once, while the GPU is still at work.
        """
        words = cuda.to_device(first_words(seeds))
        lengths = cuda.to_device(np.zeros(len(words), np.int64))
        self._run(self._play, tables, states, words, lengths, self._quiet, limit)
        return lengths

    def _run(self, kernel: Any, tables: DeviceArray, states: DeviceArray, *more: Any) -> None:
        blocks = -(-len(states) // self.block)
        kernel[blocks, self.block](tables, states, *more)


def lean_kernel(title: Title) -> Kernel:
    """The rules of a title as device functions for playouts."""
    return Kernel.cuda(title.packages, {**title.bindings, **LEANER})


def beginner(kernel: Kernel, title: Title) -> Function:
    """What each thread does to set a game up."""
    start, prepare = kernel[title.rules["start_generator"]], kernel[title.rules["set_up"]]

    def begin(tables: Any, states: Any, words: Any, seats: int, events: Any) -> None:
        game = cuda.grid(1)
        if game < len(states):
            start(states[game], words[game])
            prepare(tables[0], states[game], seats, events[0])

    return begin


def player(kernel: Kernel, state: Form, listed: Form) -> Function:
    """What each thread does to play a game, on copies of its own."""
    play_one = kernel[entries.play_one]

    def play(tables: Any, states: Any, words: Any, lengths: Any, events: Any, limit: int) -> None:
        game = cuda.grid(1)
        if game < len(states):
            own, choices = cuda.local.array(1, state), cuda.local.array(1, listed)
            own[0] = states[game]
            choices[0].count = 0
            lengths[game] = play_one(tables[0], own[0], words, game, choices[0], events[0], limit)
            states[game] = own[0]

    return play


def player_in_place(kernel: Kernel, listed: Form) -> Function:
    """What each thread does to play a game where it lies."""
    play_one = kernel[entries.play_one]

    def play(tables: Any, states: Any, words: Any, lengths: Any, events: Any, limit: int) -> None:
        game = cuda.grid(1)
        if game < len(states):
            choices = cuda.local.array(1, listed)
            choices[0].count = 0
            lengths[game] = play_one(
                tables[0], states[game], words, game, choices[0], events[0], limit
            )

    return play
