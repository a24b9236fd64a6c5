#!/usr/bin/env bash
# Brings a fresh clone to the point where the project builds: system packages, .venv, pinned Python packages.
# Safe to repeat: each step looks first and does nothing when its result is already there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

venv=${VENV:-.venv}
profile=${BUILD_PROFILE:-release}
llvm_prefix=${MLIR_SYS_220_PREFIX:-/usr/lib/llvm-22}
apt_packages=(
    llvm-22-dev libmlir-22-dev mlir-22-tools libpolly-22-dev libclang-22-dev
    libzstd-dev libxml2-dev zlib1g-dev g++
)

say() { printf '[setup] %s\n' "$*"; }
die() {
    printf '[setup] error: %s\n' "$1" >&2
    shift
    local line
    for line in "$@"; do printf '[setup]        %s\n' "$line" >&2; done
    exit 1
}

check_machine() {
    [[ "$(uname -s)-$(uname -m)" == Linux-x86_64 ]] ||
        die "this build supports Linux on x86-64, not $(uname -s) on $(uname -m)."
    local missing=() tool
    for tool in cargo gcc make; do command -v "$tool" >/dev/null || missing+=("$tool"); done
    ((${#missing[@]} == 0)) || die "not found: ${missing[*]}." \
        "gcc and make: apt-get install gcc make. cargo: any Rust toolchain of at least the version named rust-version in Cargo.toml."
    local want have
    want=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    have=$(cargo --version | awk '{print $2}')
    [[ "$(printf '%s\n' "$want" "$have" | sort -V | head -1)" == "$want" ]] ||
        die "cargo $have is too old; Rust $want or newer is needed (rustup update stable)."
}

# A linker that runs out of disk dies by a signal and says nothing of it: ask before.
check_disk() {
    [[ -e target/$profile/libtorchtpu_compile.so ]] && return
    local free
    free=$(df --output=avail --block-size=1G . | tail -1 | tr -d ' ')
    ((free >= 15)) || say "warning: $free GiB are free here; the environment takes 7 GiB, the build and its tests 6 GiB"
}

# Prints the first interpreter that runs and is at least 3.11. A pyenv shim may exist and still refuse to run.
find_python() {
    local candidate
    for candidate in ${PYTHON:-} python3.11 /usr/bin/python3.11 python3.12 python3.13 python3; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            "$candidate" -c 'import sys; print(sys.executable)'
            return
        fi
    done
    die "no Python 3.11 or newer found." \
        "Install one (Debian 12: apt-get install python3 python3-venv) or name it: make PYTHON=/path/to/python3.11"
}

# Prints the packages that apt cannot install from its present indexes.
without_candidate() {
    local package
    for package in "$@"; do
        [[ "$(apt-cache policy "$package" 2>/dev/null)" =~ Candidate:\ [^\(] ]] || echo "$package"
    done
}

install_system_packages() {
    local wanted=("${apt_packages[@]}") missing=() package unavailable
    if ! command -v dpkg-query >/dev/null; then
        [[ -x "$llvm_prefix/bin/llvm-config" && -e "$llvm_prefix/lib/libMLIRIR.a" ]] ||
            die "LLVM 22 with MLIR was not found under $llvm_prefix, and this is not a Debian system." \
                "Install LLVM 22, MLIR and libclang with static libraries and set MLIR_SYS_220_PREFIX and TABLEGEN_220_PREFIX to their prefix."
        say "no dpkg here: using LLVM under $llvm_prefix as it is"
        return
    fi
    "$1" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
        wanted+=("python$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv")
    for package in "${wanted[@]}"; do
        [[ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" == installed ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    ((EUID == 0)) || die "system packages are missing; run this as root, then make again:" \
        "apt-get update && apt-get install --yes --no-install-recommends ${missing[*]}"
    if [[ -n "$(without_candidate "${missing[@]}")" ]]; then
        say "apt-get update"
        apt-get update -qq || say "apt-get update reported errors; going on with what it got"
    fi
    unavailable=$(without_candidate "${missing[@]}" | xargs)
    [[ -z "$unavailable" ]] || die "apt offers no candidate for: $unavailable" \
        "LLVM 22 comes from the security suite of Debian 12 (bookworm-security, component main)." \
        "This machine: $(. /etc/os-release && echo "${PRETTY_NAME:-unknown}"). Enable that suite in /etc/apt/sources.list.d, then make again."
    say "apt-get install ${missing[*]} (about 2 minutes)"
    local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends
        -o Acquire::Retries=5 -o Dpkg::Use-Pty=0 "${missing[@]}")
    # Old indexes name package files that a mirror no longer has: refresh them once.
    "${install[@]}" >/dev/null || { say "refreshing the package indexes"; apt-get update -qq; "${install[@]}" >/dev/null; }
}

create_venv() {
    "$venv/bin/python" -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && return
    say "creating $venv with $1"
    rm -rf "$venv"
    "$1" -m venv "$venv"
}

# Passes on the lines of pip's output that tell where a long install stands: the large downloads, and the last step.
show_progress() {
    local line large='^ *(Downloading|Using cached) .*\(([0-9.]+ GB|[0-9]{3,}(\.[0-9]+)? MB)\)|^(Installing|ERROR)'
    while IFS= read -r line; do
        [[ "$line" =~ $large ]] || continue
        line=${line#"${line%%[! ]*}"}
        say "  ${line:0:110}"
    done
}

install_python_packages() {
    local stamp have
    stamp="$venv/.requirements.sha256"
    have=$({ cat requirements.txt; "$venv/bin/python" -V; } | sha256sum | cut -d' ' -f1)
    [[ "$(cat "$stamp" 2>/dev/null)" == "$have" ]] && return
    say "installing the packages of requirements.txt into $venv (3 GB to download when pip has none of it cached)"
    local try log
    log=$(mktemp)
    for try in 1 2 3; do
        if "$venv/bin/python" -m pip install --disable-pip-version-check --no-deps --retries 10 \
            --progress-bar off --requirement requirements.txt 2>&1 |
            tee "$log" | show_progress; then
            "$venv/bin/python" -m pip check || die "requirements.txt pins packages that do not fit together (above)."
            echo "$have" >"$stamp"
            rm -f "$log"
            return
        fi
        say "pip failed (try $try of 3):"
        tail -5 "$log" >&2
        sleep $((try * 5))
    done
    die "the pinned Python packages could not be installed; pip's output is in $log."
}

check_machine
check_disk
python=$(find_python)
install_system_packages "$python"
# While pip downloads, cargo compiles: the largest dependencies, or all of them and Rust's tests where those are asked for. The
# build says what fails, and makes good for it.
if [[ ! -e target/$profile/libtorchtpu_compile.so ]]; then
    if [[ ${PREBUILD:-} == tests ]]; then
        cargo test --profile "$profile" --locked --quiet --no-run >/dev/null 2>&1 &
    else
        cargo build --profile "$profile" --locked --quiet --package melior --package sled >/dev/null 2>&1 &
    fi
fi
create_venv "$python"
install_python_packages
wait
