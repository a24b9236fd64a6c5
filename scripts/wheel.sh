#!/usr/bin/env bash
# Builds the wheel into dist/, checks it, runs the packaging tests on it, and says what it is. What that needs and nothing else
# does is in .venv-release.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=${VENV:-.venv}
tools=.venv-release

if [[ "$(cat "$tools/.installed" 2>/dev/null)" != "$(sha256sum scripts/release-requirements.txt)" ]]; then
    echo "[wheel] installing tools into $tools"
    rm -rf "$tools"
    "$venv/bin/python" -m venv "$tools"
    "$tools/bin/python" -m pip install --quiet --disable-pip-version-check --retries 10 -r scripts/release-requirements.txt
    sha256sum scripts/release-requirements.txt >"$tools/.installed"
fi

echo "[wheel] building"
# The shims of the tpu device for the versions that are not installed as well.
"$venv/bin/python" python/torchtpu_compile/device/shim/build.py --all --headers target/torch-headers
rm -rf dist
scripts/build_wheel.sh dist
wheel=$(ls "$PWD"/dist/*.whl)
echo "[wheel] checking it in a clean environment"
TORCHTPU_TEST_WHEEL=$wheel "$venv/bin/python" -m pytest --quiet tests/python/long/test_packaging.py
echo "[wheel] dist/${wheel##*/}, $(du --apparent-size -h "$wheel" | cut -f1)"
