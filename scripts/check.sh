#!/usr/bin/env bash
# Runs the named groups of checks. A failing check does not keep the rest from running; the summary comes last and
# the exit status is 1 when anything failed.
#   scripts/check.sh {lint|rust|python|soak}...
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=${VENV:-.venv}
py=$venv/bin/python
# The Rust tests look for the plugins there; they do not start Python.
TORCHTPU_TEST_SITE_PACKAGES=$(echo "$(realpath "$venv")"/lib/python3*/site-packages)
export TORCHTPU_TEST_SITE_PACKAGES

results=()
failed=0

# check NAME COMMAND...: run one check, keep its outcome and time.
check() {
    local name=$1 start=$SECONDS
    shift
    printf '\n[check] %s: %s\n' "$name" "$*"
    if "$@"; then
        results+=("ok      $((SECONDS - start)) s  $name")
    else
        results+=("FAILED  $((SECONDS - start)) s  $name")
        failed=$((failed + 1))
    fi
}

lint() {
    check rustfmt cargo fmt --check
    check clippy cargo clippy --locked --quiet --all-targets --all-features -- -D warnings
    check ruff "$py" -m ruff check --quiet
    check ruff-format "$py" -m ruff format --check --quiet
    check mypy "$py" -m mypy
    check stub env PYTHONPATH=python "$py" -m mypy.stubtest --concise torchtpu_compile._core
}

rust() {
    check cargo-test cargo test --locked --quiet --no-fail-fast
}

python() {
    # Tests of one file share a process, in order; conftest.py has the files that take longest begin first, where
    # xdist would begin with those of the most tests.
    check pytest "$py" -m pytest --quiet --durations=20 --numprocesses logical --maxprocesses 4 --dist loadfile --no-loadscope-reorder tests/python
}

soak() {
    check cargo-test-soak env CORRUPTIONS=200000 PROPTEST_CASES=50000 PASS_CASES=20000 CACHE_KILL_ROUNDS=500 \
        TPU_GOLDEN_TARGETS=all PACKAGE_REQUESTS=10000 HOSTILE_SECONDS=600 \
        cargo test --locked --quiet --no-fail-fast
    check pytest-soak "$py" -m pytest --quiet -m soak tests/python
    check interrupts env INTERRUPTS=20 "$py" -m pytest --quiet tests/python/cli/test_interrupts.py
    check refused-calls "$py" tests/conformance/errors.py
    check long-dimensions "$py" tests/conformance/lengths.py
    check differential "$py" tests/differential/run.py --programs 10000
    check planted-bugs "$py" tests/differential/plants.py
}

begin=$SECONDS
for group in "$@"; do
    case $group in
    lint | rust | python | soak) "$group" ;;
    *)
        echo "check.sh: unknown group '$group' (lint, rust, python, soak)" >&2
        exit 2
        ;;
    esac
done

printf '\n[check] summary, %s s\n' $((SECONDS - begin))
printf '  %s\n' "${results[@]}"
printf 'checks: %d passed, %d failed\n' $((${#results[@]} - failed)) "$failed"
((failed == 0))
