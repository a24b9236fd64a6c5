#!/usr/bin/env bash
# Builds the release wheel into a folder.  scripts/build_wheel.sh OUT
# The tag is the lowest manylinux that the binary satisfies; the build fails, rather than bundle a library, when the
# binary needs one that manylinux does not promise.
set -euo pipefail
out=$(realpath -m "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=${VENV:-.venv}
VIRTUAL_ENV="$(realpath -s "$venv")" "$venv/bin/python" -m maturin build --release --locked --quiet \
    --interpreter "$venv/bin/python" --auditwheel check --out "$out"
