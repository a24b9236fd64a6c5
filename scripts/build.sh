#!/usr/bin/env bash
# Builds the native module in release mode and installs the package into the environment as an editable install,
# which registers its entry points. cargo decides what there is to compile.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=${VENV:-.venv}

echo "[build] native module, release (the first build compiles the dependencies: about 3 minutes on two cores)"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
start=$SECONDS
if ! VIRTUAL_ENV="$(realpath -s "$venv")" "$venv/bin/python" -m maturin develop --release --locked >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
grep -E '^(warning|.*⚠️)' "$log" || true
echo "[build] done in $((SECONDS - start)) s"
