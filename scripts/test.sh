#!/bin/sh
# Runs all tests; pytest's closing line comes last. Words given here go to pytest.
# CARAVELLE_GAMES is how many random games per edition and chart are checked decision by decision.
set -eu
cd "$(dirname "$0")/.."

export CARAVELLE_GAMES="${CARAVELLE_GAMES:-20000}"
exec .venv/bin/python -m pytest "$@"
