#!/bin/sh
# Runs all tests; pytest's closing line comes last. Words given here go to pytest.
# CARAVELLE_GAMES is how many random games of each chart are checked; tests/conftest.py says how many there are without it.
set -eu
cd "$(dirname "$0")/.."

exec .venv/bin/python -m pytest "$@"
