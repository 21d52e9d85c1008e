#!/bin/sh
# Makes .venv hold exactly what requirements.lock names, and this checkout, its page built. At once done where that is
# so already.
# PYTHON names the interpreter; else the first of python3.14 ... python3.11, python3 that is new enough is taken.
set -eu
cd "$(dirname "$0")/.."

stamp=.venv/.caravelle
wanted="$(cat requirements.lock pyproject.toml hatch_build.py | cksum) in $PWD"
stamped=$(cat "$stamp" 2>/dev/null || true)
identity='import sys; assert sys.version_info >= (3, 11); print(sys.base_prefix, sys.version_info[:3])'
suits='import sys, venv, ensurepip; assert sys.version_info >= (3, 11)'

fail() {
    printf 'Set-up failed: %s\n' "$*" >&2
    exit 1
}

identify() {
    "$1" -c "$identity" 2>/dev/null || true
}

find_python() {
    for candidate in ${PYTHON:+"$PYTHON"} python3.14 python3.13 python3.12 python3.11 python3; do
        if "$candidate" -c "$suits" 2>/dev/null; then
            echo "$candidate"
            return
        fi
        [ -z "${PYTHON:-}" ] || fail "$PYTHON is not Python 3.11 or newer with its venv module."
    done
    fail "no Python 3.11 or newer with its venv module was found. Install one (on Debian and Ubuntu:" \
        "apt install python3-venv), or name yours: make PYTHON=/path/to/python"
}

install() {
    PIP_USER=0 .venv/bin/python -m pip install -qq --disable-pip-version-check --no-input "$@" ||
        fail "pip's own words are above. The first set-up needs a network; a second try is safe."
}

present=$(identify .venv/bin/python)
if [ -n "${PYTHON:-}" ] && [ "$present" != "$(identify "$PYTHON")" ]; then
    present=
fi
case "$stamped" in
"" | *" in $PWD") ;;
*) present= ;; # a .venv that was moved or copied names its old place in its programs
esac
if [ -n "$present" ] && [ "$stamped" = "$wanted" ]; then
    exec .venv/bin/python scripts/page.py # an editable install does not notice that web/ has changed
fi

.venv/bin/python -c 'import pip' 2>/dev/null || present= # other tools make a .venv without it

began=$(date +%s)
if [ -n "$present" ]; then
    echo "Bringing .venv up to date..."
else
    python=$(find_python)
    version=$("$python" -c 'import platform; print(platform.python_version())')
    echo "Setting up .venv with Python $version (once, about a minute)..."
    "$python" -m venv --clear .venv || fail "$python could not make .venv."
fi
rm -f "$stamp"
# Nobody builds LLVM by accident: these three come as wheels, or not at all.
install --only-binary llvmlite,numba,numpy --require-hashes -r requirements.lock
install --no-deps --no-build-isolation -e .
echo "$wanted" >"$stamp"
echo "Set-up done in $(($(date +%s) - began)) s."
