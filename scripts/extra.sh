#!/bin/sh
# Adds the locked peers (Catanatron, OpenSpiel) and the mutation tester (cosmic-ray) to .venv; make setup comes first.
set -eu
cd "$(dirname "$0")/.."

echo "Adding peers and the mutation tester to .venv..."
PIP_USER=0 .venv/bin/python -m pip install -qq --disable-pip-version-check --no-input \
    --only-binary llvmlite,numba,numpy,open_spiel,scipy --require-hashes -r requirements-extra.lock
echo "Done: make bench now measures them too."
