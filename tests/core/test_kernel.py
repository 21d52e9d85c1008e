"""The kernel: one source, several backends, and a cache that can't go stale."""

import linecache
import os
import subprocess
import sys
import textwrap
import traceback
import types
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from caravelle.core import entries, kernel, rng
from caravelle.core.kernel import Function, Kernel, cache_root, fingerprint, generated, rule
from tests.core import toy
from tests.core.toy import rules

_numbers = count()


class Package:
    """A package of rules that lives in memory: modules by name, made from their source."""

    def __init__(self) -> None:
        self.name = f"tests.core.made_{next(_numbers)}"

    def __setitem__(self, name: str, source: str) -> None:
        module = types.ModuleType(f"{self.name}.{name}")
        sys.modules[module.__name__] = module
        head = "from caravelle.core.kernel import rule\n"
        exec(head + textwrap.dedent(source), vars(module))

    def __getitem__(self, path: str) -> Function:
        module, name = path.split(".")
        function: Function = vars(sys.modules[f"{self.name}.{module}"])[name]
        return function


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """An empty package; its rules are forgotten again."""
    monkeypatch.setattr(kernel, "_rules", list(kernel._rules))
    made = Package()
    yield made
    for name in [name for name in sys.modules if name.startswith(f"{made.name}.")]:
        del sys.modules[name]


LEAF = """
    FACTOR = 3

    @rule
    def leaf(number):
        return number * FACTOR

    @rule
    def other(number):
        return number - 1
"""
TREE = """
    from {package}.leaf import leaf as grown

    @rule
    def open_one(number):
        raise NotImplementedError

    @rule
    def tree(number):
        '''A tree.'''
        return grown(number) + open_one(number) + 1000
"""


def planted(package: Package, leaf: str = LEAF, tree: str = TREE) -> dict[str, Function]:
    """The rules of leaf and tree, from their sources; the binding for the open one."""
    package["leaf"] = leaf
    package["tree"] = tree.replace("{package}", package.name)
    return {f"{package.name}.tree.open_one": package["leaf.other"]}


# --- backends -----------------------------------------------------------------------------


def test_a_rule_stays_an_ordinary_function() -> None:
    assert rules.refuse_take.__name__ == "refuse_take"
    assert type(rules.refuse_take) is types.FunctionType


def test_interpreted_rules_call_each_other_and_what_is_bound(package: Package) -> None:
    bind = planted(package)
    made = Kernel.interpreted([package.name], bind)
    assert made[package["tree.tree"]](5) == 15 + 4 + 1000
    with pytest.raises(NotImplementedError):
        package["tree.tree"](5)  # the plain function knows of no binding


def test_two_bindings_live_beside_each_other(package: Package) -> None:
    bind = planted(package)
    other = dict.fromkeys(bind, package["leaf.leaf"])
    kernels = [Kernel.interpreted([package.name], each) for each in (bind, other)]
    assert [each[package["tree.tree"]](5) for each in kernels] == [1019, 1030]


def test_compiled_gives_the_same(package: Package, tmp_path: Path) -> None:
    bind = planted(package)
    entry = package["tree.tree"]
    for cache, checked in ((None, False), (None, True)):
        made = Kernel.compiled([package.name], bind, [entry], cache, checked)
        assert [made[entry](number) for number in (-3, 0, 5)] == [987, 999, 1019]
    with pytest.raises(KeyError):
        made[package["leaf.leaf"]]  # entries only have a door to Python


def test_rules_outside_the_packages_are_left_alone(package: Package) -> None:
    planted(package)
    with pytest.raises(KeyError):
        Kernel.interpreted(["tests.core.elsewhere"], {})[package["leaf.leaf"]]


def test_small_integers_are_computed_in_64_bits_when_compiled(package: Package) -> None:
    package["sums"] = """
        @rule
        def total(records):
            return records[0] + records[1]
    """
    made = Kernel.compiled([package.name], {}, [package["sums.total"]], None)
    assert made[package["sums.total"]](np.array([100, 100], np.int8)) == 200


def test_a_checked_kernel_refuses_an_index_outside(package: Package) -> None:
    package["reach"] = """
        @rule
        def reach(row, index):
            return row[index]
    """
    made = Kernel.compiled([package.name], {}, [package["reach.reach"]], None, checked=True)
    assert made[package["reach.reach"]](np.arange(3), 2) == 2
    with pytest.raises(IndexError):
        made[package["reach.reach"]](np.arange(3), 3)


def test_only_entries_are_kept_and_numba_keeps_its_own_settings(tmp_path: Path) -> None:
    import numba

    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    made = Kernel.compiled(["caravelle.core"], {}, [rng.stepped], tmp_path)
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]
    assert int(made[rng.stepped](np.uint64(1))) == int(rng.FACTOR)
    kept = [file.name.split("-")[0].rpartition("_")[0] for file in tmp_path.rglob("*.nbi")]
    assert kept == ["caravelle.core.rng.stepped"]


# --- generated rules ----------------------------------------------------------------------


def test_a_generated_rule_is_a_rule_of_its_module(package: Package) -> None:
    planted(package)
    source = "def chosen(number):\n    return leaf(number) + 1\n"
    made = generated(f"{package.name}.leaf", source)
    assert package["leaf.chosen"] is made
    assert Kernel.interpreted([package.name], {})[made](2) == 7
    assert Kernel.compiled([package.name], {}, [made], None)[made](2) == 7


def test_tracebacks_show_the_lines_of_a_generated_rule(package: Package) -> None:
    planted(package)
    made = generated(f"{package.name}.leaf", "def failing(number):\n    return number // 0\n")
    try:
        Kernel.interpreted([package.name], {})[made](2)
    except ZeroDivisionError:
        shown = traceback.format_exc()
    assert f'File "<{package.name}.leaf.failing>", line 2, in failing' in shown
    assert "return number // 0" in shown


def test_the_chains_of_a_title_are_shown_too() -> None:
    code = toy.SPACE.legal.__code__
    assert code.co_filename == "<tests.core.toy.rules.legal>"
    shown = "".join(linecache.getlines(code.co_filename))
    assert "if take_refuse(tables, state, thing) == 0:" in shown


# --- the fingerprint ----------------------------------------------------------------------


def mark_of(package: Package, leaf: str = LEAF, tree: str = TREE, more: object = 0) -> str:
    """The fingerprint of entry `tree`, for these sources."""
    bind = planted(package, leaf, tree)
    return fingerprint([package["tree.tree"]], bind, more)


def test_the_same_rules_have_the_same_fingerprint(package: Package) -> None:
    assert mark_of(package) == mark_of(package)


@pytest.mark.parametrize(
    ("where", "old", "new"),
    [
        ("leaf", "FACTOR = 3", "FACTOR = 4"),  # a constant that the machine code holds
        ("leaf", "number * FACTOR", "number + FACTOR"),  # a callee of another module
        ("leaf", "number - 1", "number - 2"),  # the rule bound to an open one
        ("tree", "+ 1000", "+ 1001"),  # a literal
        ("tree", "leaf import leaf as", "leaf import other as"),  # what a name stands for
    ],
)
def test_what_is_frozen_changes_the_fingerprint(
    package: Package, where: str, old: str, new: str
) -> None:
    sources = {"leaf": LEAF, "tree": TREE}
    before = mark_of(package, **sources)
    assert old in sources[where]
    sources[where] = sources[where].replace(old, new)
    assert mark_of(package, **sources) != before


def test_names_that_change_places_change_the_fingerprint(package: Package) -> None:
    """All that is reached is the same then, each by the other's name."""
    tree = "from {package}.leaf import leaf as one, other as two\n" + textwrap.dedent("""
        @rule
        def open_one(number):
            raise NotImplementedError

        @rule
        def tree(number):
            return one(number) - two(number)
    """)
    swapped = tree.replace("leaf as one, other as two", "other as one, leaf as two")
    assert mark_of(package, tree=tree) != mark_of(package, tree=swapped)


def test_bindings_and_whatever_else_is_given_change_the_fingerprint(package: Package) -> None:
    bind = planted(package)
    entry, other = package["tree.tree"], dict.fromkeys(bind, package["leaf.leaf"])
    marks = {fingerprint([entry], each, more) for each in (bind, other) for more in (1, 2)}
    assert len(marks) == 4


def test_words_for_people_do_not_change_the_fingerprint(package: Package) -> None:
    before = mark_of(package)
    assert mark_of(package, tree=TREE.replace("A tree.", "A tall tree.")) == before
    assert mark_of(package, tree=TREE.replace("return", "# for a reason\n        return")) == before


def test_rules_that_are_not_reached_do_not_change_the_fingerprint(package: Package) -> None:
    """What a test or a tool imports besides must not send everybody compiling again."""
    before = mark_of(package)
    package["more"] = "@rule\ndef more(number):\n    return number\n"
    assert mark_of(package) == before


def test_a_family_that_asks_another_rule_changes_the_fingerprint() -> None:
    """The generated text is the same then: only what its names stand for differs."""
    from tests.core.toy import faulty

    titles = toy.TITLE, faulty.with_space(refuse=faulty.never)
    chains = [title.space.refusal.__code__ for title in titles]
    assert chains[0].co_code == chains[1].co_code
    marks = {fingerprint(entries.ENTRIES, title.bindings) for title in titles}
    assert len(marks) == 2


STALE_LEAF = """
from caravelle.core.kernel import rule

@rule
def leaf(number):
    return number * FACTOR

"""
STALE_TREE = """
from caravelle.core.kernel import rule
from .leaf import leaf

@rule
def tree(number):
    return leaf(number) + 1
"""
STALE = """
import sys
from pathlib import Path
from caravelle.core.kernel import Kernel, fingerprint
from made.tree import tree
folder = Path(sys.argv[1]) / fingerprint([tree], {})
kernel = Kernel.compiled(["made"], {}, [tree], folder)
print(kernel[tree](5), folder.name, sum(kernel[tree].stats.cache_hits.values()))
"""


def test_after_an_edit_of_another_file_the_cache_does_not_answer(tmp_path: Path) -> None:
    """Numba stamps the entry's own file only: it once went on with the old callee."""
    (tmp_path / "made").mkdir()
    (tmp_path / "made" / "__init__.py").touch()
    (tmp_path / "made" / "tree.py").write_text(STALE_TREE, "utf-8")
    found = []
    for factor in (3, 3, 4):
        (tmp_path / "made" / "leaf.py").write_text(f"{STALE_LEAF}FACTOR = {factor}\n", "utf-8")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
        environment["PYTHONDONTWRITEBYTECODE"] = "1"  # edits within a second
        done = subprocess.run(
            [sys.executable, "-c", STALE, str(tmp_path / "cache")],
            env=environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        found.append(done.stdout.split())
    values, folders, hits = zip(*found, strict=True)
    assert values == ("16", "16", "21")
    assert folders[0] == folders[1] != folders[2]
    assert hits == ("0", "1", "0")


# --- the cache's place --------------------------------------------------------------------


def test_the_cache_is_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "users"))
    monkeypatch.delenv("CARAVELLE_CACHE", raising=False)
    assert cache_root() == tmp_path / "users" / "caravelle"
    monkeypatch.setenv("CARAVELLE_CACHE", str(tmp_path / "ours"))
    assert cache_root() == tmp_path / "ours" / "caravelle"
    assert (tmp_path / "ours" / "caravelle").is_dir()


def test_where_nothing_can_be_written_there_is_no_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CARAVELLE_CACHE", str(tmp_path / "file"))
    assert cache_root() is None


def test_a_rule_must_be_a_function() -> None:
    with pytest.raises(AssertionError):
        rule(len)
