"""The build of the page: what it needs, what it leaves, and that its own tests pass."""

import gzip
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts/page.py"
PAGE = ROOT / "src/caravelle/server/page"
MOST_SCRIPT = 200_000  # bytes of all JavaScript, compressed

_spec = importlib.util.spec_from_file_location("page_script", SCRIPT)
assert _spec is not None
assert _spec.loader is not None
script = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(script)


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    script.build()


def test_the_tests_of_the_page_itself_pass() -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT, "npm", "run", "--silent", "test", "--", "--no-color"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_page_that_is_up_to_date_is_not_built_again() -> None:
    assert script.build() is False


def test_a_change_of_any_input_asks_for_a_new_build(tmp_path: Path) -> None:
    copy = tmp_path / "scripts/page.py"
    copy.parent.mkdir()
    shutil.copy(SCRIPT, copy)
    spec = importlib.util.spec_from_file_location("copied_script", copy)
    assert spec is not None
    assert spec.loader is not None
    copied = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(copied)
    source = tmp_path / "web/src/deep/Thing.svelte"
    words = tmp_path / "src/caravelle/server/text/en/page.ftl"
    keys = set()
    for file in (source, words):
        file.parent.mkdir(parents=True)
        for content in ("a", "b"):
            file.write_text(content)
            keys.add(copied.inputs_key())
    source.rename(source.with_name("Other.svelte"))
    keys.add(copied.inputs_key())
    assert len(keys) == 5


def test_no_node_on_the_path_is_needed(tmp_path: Path) -> None:
    shell = shutil.which("sh")
    assert shell is not None
    (tmp_path / "sh").symlink_to(shell)
    done = subprocess.run(
        [sys.executable, SCRIPT, "npm", "run", "--silent", "build", "--", "--version"],
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "vite" in done.stdout


def test_the_script_of_the_page_is_small() -> None:
    scripts = sorted((PAGE / "assets").glob("*.js"))
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in scripts}
    assert sizes
    assert sum(sizes.values()) < MOST_SCRIPT, sizes


def test_nothing_is_inline_and_all_that_is_named_is_there() -> None:
    index = (PAGE / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\bstyle=|\son\w+=|<script(?![^>]*\bsrc=)", index)
    named = re.findall(r'(?:src|href)="/([^"]+)"', index)
    assert len(named) >= 3
    assert [name for name in named if not (PAGE / name).is_file()] == []


def test_no_markup_has_a_style_of_its_own() -> None:
    """The Content-Security-Policy forbids it, and the browser would drop it without a word."""
    sources = sorted((ROOT / "web/src").rglob("*.svelte"))
    assert [f.name for f in sources if re.search(r'\sstyle="', f.read_text("utf-8"))] == []


def test_the_lock_names_no_registry() -> None:
    lock = (ROOT / "web/package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock
