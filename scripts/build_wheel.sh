#!/usr/bin/env bash
# Builds the wheel into a folder, in release mode or in the profile that BUILD_PROFILE names.  scripts/build_wheel.sh OUT
# In release mode it is for glibc 2.28, by the linker of old_glibc.sh and the tools that wheel.sh installs; otherwise the tag is the
# lowest manylinux that the binary satisfies. The build fails, rather than bundle a library, when the binary needs one that
# manylinux does not promise.
set -euo pipefail
out=$(realpath -m "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=${VENV:-.venv}
profile=${BUILD_PROFILE:-release}
glibc=2.28
# Every file of the wheel has this time: that of the commit, or the earliest that an archive can hold.
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 315532800)}
build=(--profile "$profile" --locked --quiet --features python,remote) link=()
if [[ $profile == release ]]; then
    # Messages of panics and assertions hold the paths of sources: those of this machine are replaced, so that two machines
    # build the same bits. The folder is the wheel's own, because other flags would compile everything again.
    cargo_home=$(realpath -m "${CARGO_HOME:-$HOME/.cargo}") sysroot=$(rustc --print sysroot)
    flags=() c_flags=
    for map in "$sysroot=/rust" "$cargo_home=/cargo" "$PWD=/torchtpu-compile"; do
        flags+=("--remap-path-prefix=$map")
        c_flags+=" -ffile-prefix-map=$map"
    done
    CARGO_ENCODED_RUSTFLAGS=$(printf '%s\x1f' "${flags[@]}")
    export CARGO_ENCODED_RUSTFLAGS=${CARGO_ENCODED_RUSTFLAGS%$'\x1f'}
    # Only here: crates that compile C do it anew after a change of this variable.
    export SOURCE_DATE_EPOCH=$epoch
    export CFLAGS="${CFLAGS:-}$c_flags" CXXFLAGS="${CXXFLAGS:-}$c_flags" CARGO_INCREMENTAL=0
    scripts/old_glibc.sh target/wheel/glibc "$glibc" .venv-release/bin/python
    # The module's alone: what runs in the build is linked as always. From here, because names of symbols depend on its flags.
    # Equal functions are merged, as linkers on Windows do with LLVM's: 3 % of the wheel. No code of ours compares their addresses.
    link=(-- -C linker=target/wheel/glibc/cc -C link-arg=-Wl,-O2,--icf=all)
    build+=(--target-dir target/wheel --compatibility "manylinux_${glibc/./_}")
fi
# As in build.sh, whose results are good for this as well.
export CARGO_PROFILE_QUICK_DEBUG_ASSERTIONS=false CARGO_PROFILE_QUICK_OVERFLOW_CHECKS=false
VIRTUAL_ENV="$(realpath -s "$venv")" "$venv/bin/python" -m maturin build "${build[@]}" \
    --interpreter "$venv/bin/python" --auditwheel check --out "$out" "${link[@]}"
SOURCE_DATE_EPOCH=$epoch "$venv/bin/python" scripts/wheel_papers.py "$out"/*.whl
