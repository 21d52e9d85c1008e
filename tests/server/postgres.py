"""A PostgreSQL server for tests, from the system's packages; it listens at no port."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

USER = "postgres"


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, the newest version's."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: float(p.parts[-3])
    )
    if found:
        return found[-1].parent
    path = shutil.which("initdb")
    return Path(path).parent if path else None


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """The URL of a server, without the name of a database."""
    folder = Path(tempfile.mkdtemp(prefix="caravelle-pg-", dir="/tmp"))  # sockets: short paths
    as_root = os.geteuid() == 0
    if as_root:
        shutil.chown(folder, USER)

    def run(*words: object) -> None:
        before = ["runuser", "-u", USER, "--"] if as_root else []
        done = subprocess.run(
            [*before, *map(str, words)], cwd=folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr + done.stdout

    data, control = folder / "data", programs / "pg_ctl"
    try:
        run(programs / "initdb", "--no-sync", "-A", "trust", "-U", USER, "-D", data)
        options = f"-c listen_addresses='' -k {folder} -c max_connections=60"
        run(control, "-D", data, "-o", options, "-l", folder / "log", "-w", "start")
        try:
            yield f"postgresql+psycopg://{USER}@/%s?host={quote(str(folder))}"
        finally:
            run(control, "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
