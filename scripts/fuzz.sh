#!/usr/bin/env bash
# Fuzzes each target under fuzz/ for FUZZ_SECONDS. cargo-fuzz is installed under target/tools when it is missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cargo +nightly --version >/dev/null 2>&1 || {
    echo "fuzzing needs a nightly Rust toolchain: rustup toolchain install nightly" >&2
    exit 1
}
export PATH="$PWD/target/tools/bin:$PATH"
command -v cargo-fuzz >/dev/null || {
    echo "[fuzz] installing cargo-fuzz under target/tools (about 1 minute)"
    cargo install --quiet --locked --root target/tools cargo-fuzz
}
for target in $(cargo +nightly fuzz list); do
    echo "[fuzz] $target for ${FUZZ_SECONDS:=60} s"
    corpus=fuzz/corpus/$target
    mkdir -p "$corpus"
    # The first folder collects what the fuzzer finds; the goldens are seeds and stay as they are.
    cargo +nightly fuzz run "$target" "$corpus" tests/fx_graphs -- -max_total_time="$FUZZ_SECONDS" -max_len=65536
done
