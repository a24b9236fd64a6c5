#!/usr/bin/env bash
# Compiles the shim of the tpu device for the PyTorch of an environment: 20 s, and nothing when it is up to date.
#   scripts/build_shim.sh [PYTHON]
# The result is python/torchtpu_compile/_shim/torch_MAJOR_MINOR.so, linked to PyTorch's libraries by their names alone.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
python=${1:-${VENV:-.venv}/bin/python}

# Asked of the files, because importing PyTorch takes seconds.
read -r torch version < <("$python" -c '
import importlib.util, pathlib, re
root = pathlib.Path(importlib.util.find_spec("torch").origin).parent
print(root, re.search(r"__version__ = .(\d+\.\d+)", (root / "version.py").read_text())[1])')
out=python/torchtpu_compile/_shim/torch_${version/./_}.so
stamp=${out%.so}.sha256
minor=${version#*.}
standard=c++20
((minor >= 13)) || standard=c++17

have=$({ cat shim/shim.h shim/shim.cpp "$0" "$torch/version.py"; g++ --version; } | sha256sum | cut -d' ' -f1)
[[ -e "$out" && "$(cat "$stamp" 2>/dev/null)" == "$have" ]] && exit 0
mkdir -p "${out%/*}"
start=$SECONDS
include=$torch/include
# Its warnings are those of PyTorch's headers.
g++ -std=$standard -O2 -fPIC -shared -fvisibility=hidden -fvisibility-inlines-hidden -w \
    -isystem "$include" -isystem "$include/torch/csrc/api/include" shim/shim.cpp \
    -o "$out.new" -L"$torch/lib" -ltorch_cpu -lc10 -Wl,--gc-sections -s
mv "$out.new" "$out"
echo "$have" >"$stamp"
echo "[build] shim of the tpu device for torch $version ($((SECONDS - start)) s)"
