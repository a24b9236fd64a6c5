#!/usr/bin/env bash
# Tests of threads with the C++ part of the tpu device under ThreadSanitizer, which sees every access of that part, and
# none of Rust's, XLA's or PyTorch's own code. A race is an error with both stacks.
#   scripts/tsan.sh [PYTEST_ARGUMENT...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
py=$(realpath "${VENV:-.venv}")/bin/python
package=$PWD/target/tsan/torchtpu_compile
library=$(g++ -print-file-name=libtsan.so)
[[ $library == /* ]] || { echo "error: g++ has no libtsan.so (Debian: apt-get install libtsan2)" >&2; exit 1; }

# The package with a C++ part of its own.
mkdir -p "$package"
tar -C python/torchtpu_compile --exclude ./_shim -cf - . | tar -C "$package" -xf -
"$py" python/torchtpu_compile/device/shim/build.py --check-threads "$package"

# Tests of ops without memory are left out: the sanitizer refuses large sizes in another way than the system.
# Its search for deadlocks gives up where a thread holds 64 locks, as ours does while it forks. Addresses are as they always
# are: those that the sanitizer keeps for itself are free.
export TSAN_OPTIONS="ignore_noninstrumented_modules=1 detect_deadlocks=0 report_signal_unsafe=0 allocator_may_return_null=1 exitcode=66 log_path=$PWD/target/tsan/race"
rm -f target/tsan/race.*
status=0
PYTHONPATH=target/tsan LD_PRELOAD=$library setarch -R "$py" -m pytest --quiet -p no:cacheprovider \
    -k "threads or child or handler" tests/python/fire/long/test_shim_threads.py tests/python/fire/long/test_lost_writes.py "$@" || status=$?
if compgen -G "target/tsan/race.*" >/dev/null; then
    cat target/tsan/race.*
    status=1
fi
exit "$status"
