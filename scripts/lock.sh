#!/bin/sh
# Writes the lock files from pyproject.toml: versions and hashes only, no registry address, every platform and
# Python from 3.11 on. What is locked stays as it is unless it must change; --upgrade takes the newest versions.
#   requirements.lock        the program and its tools: what the set-up installs
#   requirements-extra.lock  peers to measure against, and the mutation tester: what `make extra` adds
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

lock() {
    file=$1
    shift
    [ ! -e "$file" ] || cp "$file" "$work/$file"
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --output-file "$work/$file" "$@" pyproject.toml >/dev/null
    { echo "# Written by make lock."; grep -v '^#' "$work/$file"; } >"$work/new"
    mv "$work/new" "$file"
    echo "$file: $(grep -c '^[a-z]' "$file") packages"
}

lock requirements.lock --extra dev "$@"
lock requirements-extra.lock --extra peers --extra mutation --constraints requirements.lock "$@"
