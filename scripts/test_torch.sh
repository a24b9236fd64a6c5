#!/usr/bin/env bash
# Runs the smoke suite against another torch than the pinned one, in an environment of its own.  scripts/test_torch.sh WHICH
# WHICH is `min`, the oldest that pyproject.toml claims, or `newest`, which includes release candidates.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
which=${1:?min or newest}
main_venv=${VENV:-.venv}
venv=.venv-$which
log="[test-$which]"
case $which in
min)
    floor=$(sed -n 's/^dependencies = .*"torch>=\([0-9.]*\)".*/\1/p' pyproject.toml)
    [[ -n "$floor" ]] || { echo "no torch floor found in pyproject.toml" >&2; exit 1; }
    pins=("torch==$floor.*")
    ;;
newest)
    pinned=$(sed -n 's/^torch==//p' requirements.txt)
    newest=$("$main_venv/bin/python" -m pip index versions torch --pre 2>/dev/null | sed -n '1s/^torch (\(.*\))$/\1/p')
    [[ -n "$newest" ]] || { echo "$log the package index named no version of torch" >&2; exit 1; }
    if [[ "$newest" == "$pinned" ]]; then
        echo "$log torch $pinned, the pinned one, is the newest on the index: nothing to test apart from make test"
        exit 0
    fi
    pins=("torch==$newest")
    ;;
*) echo "WHICH is min or newest, not '$which'" >&2; exit 2 ;;
esac

# The dependencies of that torch resolve freely (they differ from today's); all else is as pinned.
for package in numpy msgpack fastatomstruct-xla-cpu expecttest pytest pytest-timeout hypothesis; do
    pins+=("$(grep "^$package==" requirements.txt)")
done
stamp="$venv/.installed"
have=$(printf '%s\n' "${pins[@]}" | sha256sum | cut -d' ' -f1)
if [[ "$(cat "$stamp" 2>/dev/null)" != "$have" ]]; then
    echo "$log creating $venv with ${pins[0]} (downloads about 3 GB)"
    rm -rf "$venv"
    "$main_venv/bin/python" -m venv "$venv"
    "$venv/bin/python" -m pip install --quiet --retries 10 "${pins[@]}"
    echo "$have" >"$stamp"
fi
# The native module is abi3: the one that `make build` left in python/ serves here too. The distribution's metadata
# (entry points) comes from an editable install in the main environment, so register it here as well.
VIRTUAL_ENV="$PWD/$venv" "$main_venv/bin/python" -m maturin develop --release --locked --quiet 2>&1 |
    { grep -v rpath || true; }
"$venv/bin/python" -c "import torch; print('$log torch', torch.__version__)"
"$venv/bin/python" python/torchtpu_compile/device/shim/build.py
"$venv/bin/python" -m pytest --quiet tests/python/smoke tests/python/device/long/test_features.py
