"""The cache: where compiled entries are kept, and how they get there.

Compiling takes a while and much memory, so a child process does it, once for each state of the
rules; later processes only load what it left behind.
"""

import importlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

import numpy as np

from .kernel import Function, cache_root, fingerprint
from .title import Title

if sys.platform != "win32":
    import fcntl

READY = "ready"
ATTENDED = "attended"


def cache_folder(
    title: Title,
    bindings: Mapping[str, Function],
    kept: Iterable[Function],
    checked: bool = False,
    *more: object,
) -> Path | None:
    """Where the compiled entries `kept` of a title belong; None where nothing can be written.

    `more` is what else is frozen into them: the dtypes of records that are not the title's.
    """
    root = cache_root()
    if root is None:
        return None
    versions = (np.__version__, version("numba"), title.space.size, checked, *more)
    dtypes = (title.tables.descr, title.state.descr, title.scores.descr)
    return root / f"{title.name}-{fingerprint(kept, bindings, versions, dtypes)}"


def make_ready(folder: Path | None, title: Title, module: str, announcement: str) -> None:
    """See to it that `folder` holds what `module` compiles for a title.

    `python -m MODULE TITLE` does that, in a child process, which is announced on stderr. Without a
    folder nothing can be kept: the caller will compile for itself, and that is announced too.
    """
    if folder is None:
        announce("No cache folder can be written: compiling the rules for this run ...")
    elif not (folder / READY).exists():
        announce(announcement)
        with _alone(folder):
            if not (folder / READY).exists():
                command = [sys.executable, "-m", module, title.module, ATTENDED]
                _run(command)


def _run(command: list[str]) -> None:
    """Run a child to its end. If this process ends before, its end of the pipe closes."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as child:
        code = child.wait()
    if code != 0:
        raise subprocess.CalledProcessError(code, command)


def compile_for_parent(compile_title: Callable[[Title], None]) -> None:
    """What such a module runs: the title that the arguments name is compiled.

    Attended by a process that waits for it, it ends with that one, however that one ended.
    """
    if ATTENDED in sys.argv:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    compile_title(importlib.import_module(sys.argv[1]).TITLE)


def _end_with_parent() -> None:
    sys.stdin.read()  # ends when the other end of the pipe is closed
    os._exit(1)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Wait until nobody else compiles into the folder: a lock that ends with its process.

    Where the system has no such locks, two may compile the same at once; that only costs time.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def mark_ready(folder: Path | None) -> None:
    """Say that all is compiled that belongs into the folder."""
    if folder is not None:
        (folder / READY).touch()


def announce(text: str) -> None:
    """Tell people why they wait; on stderr, for stdout belongs to results."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
