#!/bin/sh
# Checks all that can be checked without running the tests: a line per step, and the output of those that fail.
# usage: check.sh [STEP...]    without names, all steps
set -u
cd "$(dirname "$0")/.."
bin=.venv/bin

check_format() {
    "$bin/ruff" format --check .
}

check_lint() {
    "$bin/ruff" check .
}

check_types() {
    set --
    for folder in src tests bench scripts examples; do
        [ -z "$(find "$folder" -name '*.py' 2>/dev/null)" ] || set -- "$@" "$folder"
    done
    "$bin/mypy" --strict hatch_build.py "$@"
}

check_imports() {
    "$bin/lint-imports"
}

# The core knows no game, not even by name.
check_core() {
    ! grep -rniE --include='*.py' --include='*.ftl' 'endeavor|seafall' src/caravelle/core
}

check_docs() {
    # Not --quiet: it hides warnings from --strict too.
    "$bin/mkdocs" build --strict
}

# What is installed fits together, the program's own needs included.
check_packages() {
    "$bin/python" -m pip --disable-pip-version-check check
}

# Versions and hashes only: no registry address, no option that names one.
check_lock() {
    ! grep -nE '://|^-|^[^#]* @ ' requirements.lock requirements-extra.lock
}

# The page: its format and types, and a lock without the address of a registry.
check_web() {
    ! grep -n '"resolved"' web/package-lock.json &&
        "$bin/python" scripts/page.py npm run --silent format:check &&
        "$bin/python" scripts/page.py npm run --silent check
}

[ $# -gt 0 ] || set -- format lint types imports core docs packages lock web
failed=
for step in "$@"; do
    if output=$("check_$step" 2>&1); then
        printf '%-8s ok\n' "$step"
    else
        printf '%-8s FAILED\n%s\n\n' "$step" "$output"
        failed="$failed $step"
    fi
done

[ -z "$failed" ] || {
    echo "make check found faults in:$failed"
    exit 1
}
