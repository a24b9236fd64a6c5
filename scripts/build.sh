#!/usr/bin/env bash
# Builds the native module, in release mode or in the profile that BUILD_PROFILE names, and the shim of the tpu device for the
# environment's PyTorch, and installs the package into the environment as an editable install, which registers its entry
# points. cargo decides what there is to compile; the registration is repeated only when the package's description changed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=${VENV:-.venv}
profile=${BUILD_PROFILE:-release}
# Tests take the module of `make build` where it is of this code: another profile would show nothing else, after minutes.
built=target/release/libtorchtpu_compile.so
if [[ ${PREBUILD:-} == tests ]] && cmp -s "$built" python/torchtpu_compile/_core.abi3.so &&
    [[ -z $(find src build.rs Cargo.toml Cargo.lock -newer "$built" -print -quit) ]]; then
    profile=release
fi

stamp=$venv/.editable.sha256
have=$({ cat pyproject.toml Cargo.toml; pwd; } | sha256sum | cut -d' ' -f1)
# With what the published wheel has, which a build from a source archive leaves out.
develop=("$venv/bin/python" -m maturin develop --profile "$profile" --locked --features python,remote)
[[ "$(cat "$stamp" 2>/dev/null)" == "$have" ]] && develop+=(--skip-install)

echo "[build] native module, $profile$([[ -e target/$profile/libtorchtpu_compile.so ]] ||
    echo " (the first build compiles the dependencies: 2 to 5 minutes on two cores)")"
# The checks of the quick profile are for Rust's tests: the module is what a release is, compiled in less time.
export CARGO_PROFILE_QUICK_DEBUG_ASSERTIONS=false CARGO_PROFILE_QUICK_OVERFLOW_CHECKS=false
log=$(mktemp)
trap 'rm -f "$log"' EXIT
start=$SECONDS
if ! VIRTUAL_ENV="$(realpath -s "$venv")" "${develop[@]}" >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
# maturin would set an rpath to LLVM's folder if it had patchelf; nothing in it is needed at run time.
grep -E '^warning|⚠️' "$log" | grep -v rpath || true
echo "$have" >"$stamp"
"$venv/bin/python" python/torchtpu_compile/device/shim/build.py
# Otherwise each process would compile them, where PYTHONDONTWRITEBYTECODE is set.
"$venv/bin/python" -m compileall -q python/torchtpu_compile
echo "[build] up to date ($((SECONDS - start)) s)"
