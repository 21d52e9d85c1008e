"""The rules kernel: how plain functions become compiled ones.

Only this file knows Numba, and cuda.py beside it the part that starts kernels on a GPU.

`@rule` merely registers a plain function. A `Kernel` copies each registered function into a copy of
its module's namespace, wraps the copy, and puts it in the place of the plain one in all those
namespaces, imported names included. So the same source runs interpreted (nothing is wrapped),
compiled for one core (calls hold no lock, so threads use them all), compiled with bounds checking
for tests, and compiled for CUDA; and all of them can live in one process and be compared.

Numba does not notice a change in a function of another file, so the folder of its cache is named by
a fingerprint of everything that is frozen into the machine code: byte code and constants.
"""

import hashlib
import itertools
import linecache
import os
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)
Space = dict[str, Any]

_rules: list[types.FunctionType] = []
_uncached = itertools.count()


def rule(function: F) -> F:
    """Register a function of the kernel. It stays an ordinary function when called directly.

    It must keep to what every backend takes: no exceptions, no allocation, integers of the record
    and 64-bit ones, calls only to other rules.
    """
    assert isinstance(function, types.FunctionType)
    _rules.append(function)
    return function


def generated(module: str, source: str) -> types.FunctionType:
    """Make a rule from `source`, one function written from a table, inside `module`.

    The source is kept where tracebacks and debuggers look for it.
    """
    name = source.split("(")[0].removeprefix("def ").strip()
    file = f"<{module}.{name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    space = vars(sys.modules[module])
    exec(compile(source, file, "exec"), space)  # our own text, built from the family table
    function: types.FunctionType = space[name]
    function.__module__ = module
    return rule(function)


def _copies(
    packages: Iterable[str], wrap: Callable[[types.FunctionType], Function], bind: Mapping[str, F]
) -> dict[types.FunctionType, Function]:
    """Wrapped copies of the packages' rules that call each other. `bind` fills in open names."""
    inside = tuple(f"{package}." for package in packages)
    spaces: dict[str, Space] = {}
    twins: dict[types.FunctionType, Function] = {}
    for function in _rules:
        if function.__module__.startswith(inside):
            module = function.__module__
            space = spaces.setdefault(module, dict(vars(sys.modules[module])))
            copy = types.FunctionType(function.__code__, space, function.__name__)
            copy.__module__, copy.__qualname__ = module, function.__qualname__
            twins[function] = wrap(copy)
    for space in spaces.values():
        for name, value in space.items():
            if isinstance(value, types.FunctionType) and value in twins:
                space[name] = twins[_bound(value, bind)]
    return twins


def _bound(function: types.FunctionType, bind: Mapping[str, Any]) -> types.FunctionType:
    target = bind.get(f"{function.__module__}.{function.__name__}", function)
    assert isinstance(target, types.FunctionType)
    return target


class Kernel:
    """The rules of some packages, ready to be called: `kernel[function]` is the function's twin.

    `packages` are whole packages by name; `bind` gives the rules that stand for the open ones of
    the core ("module.name" to rule). Built by one of the class methods.
    """

    def __init__(self, twins: dict[types.FunctionType, Function]) -> None:
        self._twins = twins

    def __getitem__(self, function: Function) -> Function:
        assert isinstance(function, types.FunctionType)
        return self._twins[function]

    @classmethod
    def interpreted(cls, packages: Iterable[str], bind: Mapping[str, Function]) -> "Kernel":
        """The rules as plain Python: for debugging, coverage, and comparison."""
        return cls(_copies(packages, lambda copy: copy, bind))

    @classmethod
    def compiled(
        cls,
        packages: Iterable[str],
        bind: Mapping[str, Function],
        entries: Iterable[Function],
        cache: Path | None,
        checked: bool = False,
    ) -> "Kernel":
        """The rules compiled by Numba when first called; `entries` are kept in folder `cache`.

        Only entries can be called from Python: the others get no wrapper for it, which would take a
        quarter of the time to compile. `checked` adds a check of every index, for tests.
        """
        import numba

        settings: Any = numba.config

        outside = {_path(entry) for entry in entries}
        before, mark = settings.CACHE_DIR, _mark(cache)

        def wrap(copy: types.FunctionType) -> Function:
            inner = _path(copy) not in outside
            copy.__qualname__ += mark
            if cache is not None and not inner:
                copy.__code__ = _placed(copy.__code__, cache / f"{copy.__module__}.py")
            options: dict[str, Any] = {
                "nogil": True,
                "error_model": "numpy",
                "boundscheck": checked,
                "cache": cache is not None and not inner,
                "no_cpython_wrapper": inner,
                "no_cfunc_wrapper": True,
            }
            return _taking_wide_integers(numba.njit(**options)(copy), numba.types)

        settings.CACHE_DIR = str(cache) if cache else before  # read while wrapping only
        try:
            twins = _copies(packages, wrap, bind)
        finally:
            settings.CACHE_DIR = before
        return cls({rule: twins[rule] for rule in twins if _path(rule) in outside})

    @classmethod
    def cuda(cls, packages: Iterable[str], bind: Mapping[str, Function]) -> "Kernel":
        """The rules as device functions, for kernels of numba-cuda to call (core/cuda.py)."""
        import numba
        import numba.cuda

        settings: Any = numba.config
        cuda: Any = numba.cuda

        def wrap(copy: types.FunctionType) -> Function:
            if settings.ENABLE_CUDASIM:
                return copy
            return _taking_wide_integers(cuda.jit(device=True)(copy), numba.types)

        return cls(_copies(packages, wrap, bind))


def _mark(cache: Path | None) -> str:
    """What tells the symbols of one kernel from those of all others in this process.

    Numba names a symbol after the function and numbers that begin anew in each process. Two kernels
    from the cache would have the same symbols, and the linker would take both for the first one.
    """
    where = str(cache.absolute()) if cache else f"uncached {next(_uncached)}"
    return f"_{hashlib.sha256(where.encode()).hexdigest()[:16]}"


def _placed(code: types.CodeType, source: Path) -> types.CodeType:
    """The same code as if its source lay in the cache.

    Numba finds compiled code again by the path, the line and the contents of its source. What else
    changes there, or which checkout it is, does not matter to us: the folder's name says it all.
    """
    if not source.exists():
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text("# Stands for the source of what is compiled beside it.\n")
    return code.replace(co_filename=str(source), co_firstlineno=1)


def _taking_wide_integers(compiled: Any, kinds: Any) -> Function:
    """Let other rules pass every integer as a 64-bit one, whatever field it was read from.

    Numba compiles a version of a function for each type of argument (35 of `emit`); this leaves
    one. The generator's words stay unsigned.
    """
    resolve = compiled.get_call_template

    def wide(kind: Any) -> Any:
        narrow = isinstance(kind, kinds.Integer) and kind != kinds.uint64
        return kinds.int64 if narrow else kind

    def resolve_wide(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return resolve(tuple(map(wide, args)), {name: wide(kws[name]) for name in kws})

    compiled.get_call_template = resolve_wide
    function: Function = compiled
    return function


def fingerprint(entries: Iterable[Function], bind: Mapping[str, Function], *more: object) -> str:
    """A hash of all that compiling these entries freezes into machine code.

    That is the byte code and the constants of every rule that they reach, and which rule each name
    in them stands for; rules that merely happen to be loaded do not matter.
    """
    parts: dict[str, str] = {}
    waiting = [entry for entry in entries if isinstance(entry, types.FunctionType)]
    while waiting:
        function = waiting.pop()
        if _path(function) not in parts:
            called = _called(function, bind)
            meant = sorted((name, _path(target)) for name, target in called.items())
            parts[_path(function)] = repr((_frozen(function), meant))
            waiting.extend(called.values())
    whole = (sorted(parts.items()), more, sys.version_info)
    return hashlib.sha256(repr(whole).encode()).hexdigest()[:16]


def _path(function: Function) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _called(
    function: types.FunctionType, bind: Mapping[str, Function]
) -> dict[str, types.FunctionType]:
    """The functions that a rule names, open rules being those bound in their place."""
    values = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    return {
        name: _bound(value, bind)
        for name, value in values.items()
        if isinstance(value, types.FunctionType)
    }


def _frozen(function: types.FunctionType) -> str:
    code = function.__code__
    constants = [value for value in code.co_consts if value != function.__doc__]
    values = {name: function.__globals__.get(name) for name in code.co_names}
    numbers = {k: str(v) for k, v in values.items() if not callable(v) and not _is_module(v)}
    return repr((code.co_code, constants, code.co_names, sorted(numbers.items())))


def _is_module(value: object) -> bool:
    return isinstance(value, types.ModuleType)


def cache_root() -> Path | None:
    """The folder for compiled kernels, or None where none can be written.

    CARAVELLE_CACHE, else the user's cache folder. Numba itself would fall back to a folder beside
    the source, where no fingerprint protects it; so we look first.
    """
    base = os.environ.get("CARAVELLE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    root = Path(base) if base else Path.home() / ".cache"
    folder = root / "caravelle"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None
