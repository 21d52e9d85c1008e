#!/usr/bin/env bash
# All that needs a GPU, in one command of less than ten minutes: the yardstick, the comparison of final states with the
# CPU's for the base game and every variant, the speed of each. Results go to the folder $OUT, step by step, so that
# nothing is lost if the time runs out.
# usage: bench/gpu_session.sh [ARCHIVE.txz]     (made by bench/gpu_prepare.sh; default build/gpu-site.txz)
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
archive=${1:-build/gpu-site.txz}
out=$(realpath -m "${OUT:-build/gpu}")
site=$(mktemp -d)
trap 'rm -rf "$site"' EXIT
mkdir -p "$out"

tar -C "$site" -xJf "$archive" || exit 2
export PYTHONPATH="$PWD/src:$site" PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 CARAVELLE_CACHE="$site/cache"
if [ -z "${CUDA_HOME:-}" ] && [ -d /usr/local/cuda ]; then
    export CUDA_HOME=/usr/local/cuda
fi
worst=0

# step NAME SECONDS COMMAND...: runs a command within its time and keeps what it says.
step() {
    local name=$1 limit=$2 began=$SECONDS rc
    shift 2
    timeout --kill-after=10 "$limit" "$@" 2>&1 | tee "$out/$name.log"
    rc=${PIPESTATUS[0]}
    echo "$name: exit code $rc after $((SECONDS - began)) s" | tee -a "$out/steps.txt"
    [ "$rc" -eq 0 ] || worst=1
}

# The CPU's rules, all titles at once: each is compiled on a core of its own.
compile_all() {
    local title jobs=() failed=0
    for title in endeavor endeavor.variants.{silent_fleet,solo,neutral_discs}; do
        python3 -m caravelle.core.engine "caravelle.games.$title" &
        jobs+=($!)
    done
    for job in "${jobs[@]}"; do wait "$job" || failed=1; done
    return "$failed"
}
export -f compile_all

step machine 30 nvidia-smi
step compile 150 bash -c compile_all
step yardstick 60 python3 bench/one_kernel.py gpu
step playouts $((570 - SECONDS)) python3 bench/cuda_playouts.py --games "${GAMES:-10000}" \
    --each "${EACH:-17}" --powers "${POWERS:-14-20}" --out "$out/playouts.json"
cat "$out/steps.txt"
exit "$worst"
