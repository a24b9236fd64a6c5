#!/usr/bin/env bash
# Makes a release in dist/: the wheel, checked, with SHA256SUMS and provenance.json. It publishes nothing.
# The tree must be committed, because the provenance names the commit; ALLOW_DIRTY=1 is for trials.
# If dist/ holds the wheel of an earlier run on this commit, the new one must have the same bits.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
venv=${VENV:-.venv}
tools=.venv-release

commit=$(git rev-parse HEAD)
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
if [[ -n "$(git status --porcelain)" && -z "${ALLOW_DIRTY:-}" ]]; then
    echo "[release] error: uncommitted changes; commit them, or set ALLOW_DIRTY=1 for a trial" >&2
    exit 1
fi
grep -q "^## $version\b" CHANGELOG.md || {
    echo "[release] error: CHANGELOG.md has no section '## $version'; write it first" >&2
    exit 1
}
previous=
if [[ -f dist/provenance.json ]] && grep -q "\"$commit\"" dist/provenance.json; then
    previous=$(cat dist/SHA256SUMS)
fi

scripts/wheel.sh
wheel=$(ls dist/*.whl)

echo "[release] checking the ABI and the platform"
"$tools/bin/abi3audit" --strict --summary "$wheel"
"$tools/bin/auditwheel" show "$wheel"

"$venv/bin/python" scripts/provenance.py "$wheel" "$commit" >dist/provenance.json
(cd dist && sha256sum ./*.whl provenance.json | sed 's# \./# #' >SHA256SUMS)
cat dist/SHA256SUMS
if [[ -n "$previous" ]]; then
    if [[ "$previous" == "$(cat dist/SHA256SUMS)" ]]; then
        echo "[release] same bits as the run before, on commit ${commit:0:12}"
    else
        printf '[release] error: the run before on this commit gave other bits:\n%s\n' "$previous" >&2
        exit 1
    fi
fi
echo "[release] $version is in dist/; publishing it is a step by hand (CONTRIBUTING.md, Release)"
