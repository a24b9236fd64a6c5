#!/usr/bin/env bash
# Builds the wheel into a folder, in release mode or in the profile that BUILD_PROFILE names.  scripts/build_wheel.sh OUT
# The tag is the lowest manylinux that the binary satisfies; the build fails, rather than bundle a library, when the
# binary needs one that manylinux does not promise.
set -euo pipefail
out=$(realpath -m "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=${VENV:-.venv}
# As in build.sh, whose results are good for this as well.
export CARGO_PROFILE_QUICK_DEBUG_ASSERTIONS=false CARGO_PROFILE_QUICK_OVERFLOW_CHECKS=false
VIRTUAL_ENV="$(realpath -s "$venv")" "$venv/bin/python" -m maturin build --profile "${BUILD_PROFILE:-release}" --locked --quiet \
    --interpreter "$venv/bin/python" --auditwheel check --out "$out"
