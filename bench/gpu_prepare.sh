#!/usr/bin/env bash
# Packs what the program and numba-cuda need into one archive, for a GPU machine that can install nothing. That machine
# has Python, NumPy and the CUDA toolkit. Needs pip and a network, no GPU; a few minutes, about 55 MB.
# usage: bench/gpu_prepare.sh [ARCHIVE.txz] [PYTHON_VERSION]     (default build/gpu-site.txz, 3.12)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
archive=$(realpath -m "${1:-build/gpu-site.txz}")
version=${2:-3.12}
python=${PYTHON:-.venv/bin/python}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

locked=(numba llvmlite pydantic pydantic-core annotated-types typing-extensions typing-inspection
    fluent-runtime fluent-syntax babel pytz attrs packaging)
gpu=(numba-cuda cuda-bindings cuda-core cuda-pathfinder)

grep -oE '^[a-z0-9._-]+==[^ ;\\]+' requirements.lock | grep -v '^numpy==' >"$work/versions"
platforms=()
for tag in manylinux_2_28 manylinux_2_27 manylinux_2_24 manylinux_2_17 manylinux2014; do
    platforms+=(--platform "${tag}_x86_64")
done
"$python" -m pip download -qq --disable-pip-version-check --no-deps --only-binary=:all: \
    --python-version "$version" "${platforms[@]}" --constraint "$work/versions" \
    --dest "$work/wheels" "${locked[@]}" "${gpu[@]}"

site=$work/site
mkdir "$site"
for wheel in "$work"/wheels/*.whl; do
    "$python" -m zipfile -e "$wheel" "$site"
done
rm -rf "$site/numba/tests" "$site/numba_cuda/numba/cuda/tests"
find "$site/babel/locale-data" -name '*.dat' ! -name 'root.dat' ! -name 'en*' ! -name 'fr*' ! -name 'de*' -delete
strip --strip-unneeded "$site"/llvmlite/binding/*.so

# Python reads this at every start, and no .pth files on PYTHONPATH.
cat >"$site/sitecustomize.py" <<'END'
import numpy

if not hasattr(numpy, "row_stack"):
    numpy.row_stack = numpy.vstack  # numba-cuda 0.30 asks for it, NumPy 2.5 has it no more
import _numba_cuda_redirector  # noqa: F401
END

mkdir -p "$(dirname "$archive")"
tar -C "$site" -cf - . | xz -9 -T0 >"$archive"
ls -l "$archive"
