#!/usr/bin/env bash
# Runs the named groups of checks. A failing check does not keep the rest from running; the summary comes last and
# the exit status is 1 when anything failed.
#   scripts/check.sh {compile|lint|rust|python|soak}...
# Lint and Rust's tests run beside Python's, and are shown when they have ended.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=${VENV:-.venv}
py=$venv/bin/python
# The Rust tests look for the plugins there; they do not start Python.
TORCHTPU_TEST_SITE_PACKAGES=$(echo "$(realpath "$venv")"/lib/python3*/site-packages)
export TORCHTPU_TEST_SITE_PACKAGES

work=$(mktemp -d)
beside_pid=
trap 'rm -rf "$work"; [[ -z $beside_pid ]] || kill -- "-$beside_pid" 2>/dev/null' EXIT
results=$work/results
touch "$results"

# check NAME COMMAND...: run one check, keep its outcome and time.
check() {
    local name=$1 start=$SECONDS
    shift
    printf '\n[check] %s: %s\n' "$name" "$*"
    if "$@"; then
        echo "ok      $((SECONDS - start)) s  $name" >>"$results"
    else
        echo "FAILED  $((SECONDS - start)) s  $name" >>"$results"
    fi
}

# Before Python's tests, some of which run torchtpu-run.
compile() {
    check cargo-compile cargo test --profile quick --locked --quiet --no-run
}

lint() {
    check rustfmt cargo fmt --check
    check ruff "$py" -m ruff check --quiet
    check ruff-format "$py" -m ruff format --check --quiet
    check mypy "$py" -m mypy
    check stub env PYTHONPATH=python "$py" -m mypy.stubtest --concise torchtpu_compile._core
    check clippy cargo clippy --profile quick --locked --quiet --all-targets --all-features -- -D warnings
}

# What failed is read off its words by `make retest`.
rust() {
    mkdir -p target/quick-loop
    check cargo-test cargo_test
}

cargo_test() {
    cargo test --profile quick --locked --quiet --no-fail-fast 2>&1 | tee target/quick-loop/cargo-test.log
}

python() {
    # Tests of one file share a process, in order; conftest.py has the files that take longest begin first, where
    # xdist would begin with those of the most tests.
    check pytest "$py" -m pytest --quiet --durations=20 --numprocesses logical --maxprocesses 4 --dist loadfile --no-loadscope-reorder tests/python
}

# The device's tests, twice in two processes with one cache: the second one finds every op there.
cold_and_warm() {
    local cache status=0
    cache=$(mktemp -d)
    KEPT_CACHE=$cache "$py" -m pytest --quiet tests/python/device &&
        KEPT_CACHE=$cache WARM=1 "$py" -m pytest --quiet tests/python/device || status=1
    rm -rf "$cache"
    return $status
}

soak() {
    check cargo-test-soak env CORRUPTIONS=200000 PROPTEST_CASES=50000 PASS_CASES=20000 CACHE_KILL_ROUNDS=500 \
        TPU_GOLDEN_TARGETS=all PACKAGE_REQUESTS=10000 HOSTILE_SECONDS=600 \
        cargo test --profile quick --locked --quiet --no-fail-fast
    check pytest-soak "$py" -m pytest --quiet -m soak tests/python
    check device-cold-and-warm cold_and_warm
    check tsan scripts/tsan.sh
    check interrupts env INTERRUPTS=20 "$py" -m pytest --quiet tests/python/cli/test_interrupts.py
    check refused-calls "$py" tests/conformance/errors.py
    check long-dimensions "$py" tests/conformance/lengths.py
    check differential "$py" tests/differential/run.py --programs 10000
    check planted-bugs "$py" tests/plants/run.py --tiers programs
}

begin=$SECONDS
beside=()
for group in "$@"; do
    case $group in
    lint | rust) [[ " $* " == *" python "* ]] && beside+=("$group") || "$group" ;;
    python)
        # In a process group of its own, which ends with this one; Python's tests have more deadlines, and go first.
        set -m
        { renice -n 5 -p "$BASHPID" >/dev/null; for other in "${beside[@]}"; do "$other"; done; } >"$work/beside" 2>&1 &
        beside_pid=$!
        set +m
        python
        wait "$beside_pid"
        beside_pid=
        cat "$work/beside"
        ;;
    compile | soak) "$group" ;;
    *)
        echo "check.sh: unknown group '$group' (compile, lint, rust, python, soak)" >&2
        exit 2
        ;;
    esac
done

printf '\n[check] summary, %s s\n' $((SECONDS - begin))
sed 's/^/  /' "$results"
passed=$(grep -c '^ok' "$results")
failed=$(grep -c '^FAILED' "$results")
printf 'checks: %d passed, %d failed\n' "$passed" "$failed"
((failed == 0 && passed > 0))
