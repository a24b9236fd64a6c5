#!/usr/bin/env bash
# Runs the smoke suite against the oldest torch that pyproject.toml claims, in an environment of its own.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
main_venv=${VENV:-.venv}
venv=.venv-min
floor=$(sed -n 's/^dependencies = .*"torch>=\([0-9.]*\)".*/\1/p' pyproject.toml)
[[ -n "$floor" ]] || { echo "no torch floor found in pyproject.toml" >&2; exit 1; }

# The floor's own dependencies resolve freely (they differ from today's); all else is as pinned.
pins=("torch==$floor.*")
for package in numpy msgpack fastatomstruct-xla-cpu expecttest pytest pytest-timeout hypothesis; do
    pins+=("$(grep "^$package==" requirements.txt)")
done
stamp="$venv/.installed"
have=$(printf '%s\n' "${pins[@]}" | sha256sum | cut -d' ' -f1)
if [[ "$(cat "$stamp" 2>/dev/null)" != "$have" ]]; then
    echo "[test-min] creating $venv with ${pins[0]} (downloads about 3 GB)"
    rm -rf "$venv"
    "$main_venv/bin/python" -m venv "$venv"
    "$venv/bin/python" -m pip install --quiet --retries 10 "${pins[@]}"
    echo "$have" >"$stamp"
fi
# The native module is abi3: the one that `make build` left in python/ serves here too. The distribution's metadata
# (entry points) comes from an editable install in the main environment, so register it here as well.
VIRTUAL_ENV="$PWD/$venv" "$main_venv/bin/python" -m maturin develop --release --locked --quiet 2>&1 |
    { grep -v rpath || true; }
"$venv/bin/python" -c 'import torch; print("[test-min] torch", torch.__version__)'
"$venv/bin/python" python/torchtpu_compile/device/shim/build.py
"$venv/bin/python" -m pytest --quiet tests/python/smoke tests/python/device/test_features.py
