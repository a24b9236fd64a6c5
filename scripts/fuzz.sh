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
# Valid packages, bundles and bodies to start from; with an executable, where there is a plugin.
plugin=$(echo "${VENV:-.venv}"/lib/python3*/site-packages/fastatomstruct_xla_cpu/libpjrt_cpu.so)
TORCHTPU_PLUGIN=$([ -f "$plugin" ] && realpath "$plugin") cargo run --quiet --manifest-path fuzz/Cargo.toml --bin seeds -- fuzz/corpus
for target in ${FUZZ_TARGETS:-$(cargo +nightly fuzz list | grep -v '^seeds$')}; do
    echo "[fuzz] $target for ${FUZZ_SECONDS:=60} s"
    corpus=fuzz/corpus/$target
    mkdir -p "$corpus"
    # The first folder collects what the fuzzer finds; the goldens are seeds and stay as they are.
    cargo +nightly fuzz run "$target" "$corpus" tests/fx_graphs -- -max_total_time="$FUZZ_SECONDS" -max_len=65536
done
