"""Prints the provenance of wheels as an in-toto statement (SLSA 1.0).  scripts/provenance.py WHEEL COMMIT

It names the commit, the tools and the digests. It is unsigned and has neither the time of the build nor a
name of the machine, so two builds of one commit have one provenance.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def first_line(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0].strip()


def digest(path: Path) -> dict[str, str]:
    return {"sha256": hashlib.sha256(path.read_bytes()).hexdigest()}


def statement(wheel: Path, commit: str) -> dict[str, object]:
    llvm = Path(os.environ.get("MLIR_SYS_220_PREFIX", "/usr/lib/llvm-22")) / "bin/llvm-config"
    tools = {
        "rustc": first_line("rustc", "--version"),
        "cargo": first_line("cargo", "--version"),
        "g++": first_line("g++", "--version"),
        "llvm": first_line(str(llvm), "--version"),
        "maturin": importlib.metadata.version("maturin"),
        "torch": importlib.metadata.version("torch"),
        "python": platform.python_version(),
        "glibc": platform.libc_ver()[1],
    }
    sources = [{"uri": "git:torchtpu-compile", "digest": {"gitCommit": commit}}]
    for name in ("Cargo.lock", "requirements.txt", "scripts/release-requirements.txt"):
        sources.append({"uri": name, "digest": digest(ROOT / name)})
    return {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": [{"name": wheel.name, "digest": digest(wheel)}],
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": {
            "buildDefinition": {
                "buildType": "torchtpu-compile/make-release",
                "externalParameters": {"target": "release"},
                "internalParameters": {"tools": tools},
                "resolvedDependencies": sources,
            },
            "runDetails": {"builder": {"id": "torchtpu-compile/scripts/release.sh"}},
        },
    }


if __name__ == "__main__":
    print(json.dumps(statement(Path(sys.argv[1]), sys.argv[2]), indent=1))
