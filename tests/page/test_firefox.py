"""The way from the home page to a first decision in Firefox, which Playwright can't drive."""

import subprocess
import sys
from pathlib import Path

from .conftest import program

ROOT = Path(__file__).parents[2]
NPM = "npm", "run", "--silent", "firefox", "--"
NAMES = "firefox-esr", "firefox"
MISSING = "there is no Firefox here (on Debian: apt install firefox-esr)"


def test_firefox_comes_to_a_first_decision(address: str) -> None:
    firefox = program(NAMES, MISSING)
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/page.py", *NPM, address, firefox],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
