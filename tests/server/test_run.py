"""How a server is started: ports, one server for a file, and what is printed."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from caravelle.server.claim import Claim, Occupied
from caravelle.server.run import listening
from caravelle.server.settings import Settings, own_secret

from .hosting import HOST, process


def caravelle(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    environment = {**os.environ, "CARAVELLE_DATA": str(folder), "CARAVELLE_LANG": "de"}
    environment.pop("DISPLAY", None)
    return subprocess.run(
        [sys.executable, "-m", "caravelle", *words], env=environment, capture_output=True, text=True
    )


def test_a_second_server_shows_where_the_first_one_is(tmp_path: Path) -> None:
    with process(str(tmp_path / "tables.sqlite"), tmp_path) as first:
        for words in ((), ("play",), ("serve", "--no-browser")):
            done = caravelle(tmp_path, *words)
            assert done.returncode == 0
            assert first.address in done.stdout
            assert "Tisch" in done.stdout
        assert httpx.get(f"{first.address}/healthz").status_code == 200


def test_a_port_that_is_taken() -> None:
    with listening(HOST, 0, is_fixed=True) as first:
        port = first.getsockname()[1]
        with pytest.raises(OSError):
            listening(HOST, port, is_fixed=True)
        with listening(HOST, port, is_fixed=False) as other:
            assert other.getsockname()[1] not in (0, port)


def test_a_fixed_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server((HOST, 0)) as taken:
        port = str(taken.getsockname()[1])
        done = caravelle(tmp_path, "serve", "--no-browser", "--port", port)
    assert done.returncode == 1
    assert done.stderr.startswith("Dort kann der Server nicht lauschen")


def test_a_file_is_claimed_once(tmp_path: Path) -> None:
    first = Claim(tmp_path / "tables.sqlite")
    first.tell("http://here/")
    with pytest.raises(Occupied) as caught:
        Claim(tmp_path / "tables.sqlite")
    assert caught.value.address == "http://here/"
    first.close()
    Claim(tmp_path / "tables.sqlite").close()


def test_the_secret_is_its_owners_and_stays(tmp_path: Path) -> None:
    first = own_secret(tmp_path / "new")
    assert own_secret(tmp_path / "new") == first
    assert len(first) > 30
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o077 == 0
    assert first not in repr(Settings("x", first))


@pytest.mark.parametrize(
    ("host", "domains", "asked", "is_heard"),
    [
        ("127.0.0.1", (), "localhost", True),
        ("127.0.0.1", (), "evil.example", False),
        ("127.0.0.1", ("play.example",), "play.example", True),
        ("127.0.0.1", ("play.example",), "evil.example", False),
        ("0.0.0.0", (), "any.example", True),
    ],
)
def test_by_which_names_it_goes(
    host: str, domains: tuple[str, ...], asked: str, is_heard: bool
) -> None:
    hosts = Settings("x", "y", host=host, domains=domains).hosts
    assert (not hosts or asked in hosts) == is_heard
