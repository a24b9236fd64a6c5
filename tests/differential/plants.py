"""Shows that the differential tests find bugs: builds the module with one bug at a time and looks for it.

The exit status is 1 where a bug is not found within `--programs` programs, or where the code that it changes
is no longer there.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


@dataclass(frozen=True)
class Plant:
    """A bug: `old` stands once in `file` and becomes `new`."""

    name: str
    file: str
    old: str
    new: str


PLANTS = [
    Plant(
        "a wrong bucketing rule",
        "src/bucketing/rules/reduction.rs",
        '("aten.amin.default", |b, n| along(b, n, f64::INFINITY))',
        '("aten.amin.default", |b, n| along(b, n, f64::NEG_INFINITY))',
    ),
    Plant(
        "a wrong constant fold",
        "src/passes/constants.rs",
        "Arithmetic::Mul => a * b,\n            Arithmetic::Div",
        "Arithmetic::Mul => a + b,\n            Arithmetic::Div",
    ),
    Plant(
        "a missing mask",
        "src/bucketing/builder.rs",
        "pub fn mask(&mut self, value: ValueId, at: usize, number: f64) -> ValueId {\n",
        "pub fn mask(&mut self, value: ValueId, at: usize, number: f64) -> ValueId {\n"
        "        if number == 0.0 {\n            return value;\n        }\n",
    ),
]


def planted(plant: Plant, folder: Path) -> None:
    """The project's files with the bug, in `folder`."""
    shutil.rmtree(folder, ignore_errors=True)
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if name.startswith(
            ("src/", "python/", "tests/", ".cargo/", "Cargo.", "benches/", "build.rs", "README")
        ):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    text = (folder / plant.file).read_text()
    if text.count(plant.old) != 1:
        raise SystemExit(
            f"{plant.name}: the code it changes stands {text.count(plant.old)} times in {plant.file}"
        )
    (folder / plant.file).write_text(text.replace(plant.old, plant.new))


def build(folder: Path, profile: str) -> None:
    # Built where nothing else is, so that no other build gets the bug.
    target = ROOT / "target" / "plants" / "build"
    command = ["cargo", "build", "--locked", "--quiet", "--features", "python", "--profile", profile]
    subprocess.run(command, cwd=folder, env=os.environ | {"CARGO_TARGET_DIR": str(target)}, check=True)
    module = target / profile / "libtorchtpu_compile.so"
    shutil.copy2(module, folder / "python" / "torchtpu_compile" / "_core.abi3.so")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--programs", type=int, default=2000, metavar="N", help="how many to look through (2000)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--profile", default="release", help="cargo's profile (release)")
    options = parser.parse_args()
    missed = 0
    for plant in PLANTS:
        folder = ROOT / "target" / "plants" / plant.name.replace(" ", "_")
        print(f"{plant.name}: building", flush=True)
        planted(plant, folder)
        build(folder, options.profile)
        started = time.monotonic()
        command = [sys.executable, str(folder / "tests/differential/run.py"), "--until", "1"]
        command += ["--programs", str(options.programs), "--jobs", str(options.jobs)]
        environment = os.environ | {"PYTHONPATH": str(folder / "python")}
        found = subprocess.run(command, env=environment, capture_output=True, text=True)
        seconds = time.monotonic() - started
        told = [
            line for line in found.stdout.splitlines() if line.startswith(("seed ", f"{options.programs} "))
        ]
        missed += found.returncode == 0
        print(
            f"{plant.name}: {'found' if found.returncode else 'NOT FOUND'} after {seconds:.0f} s",
            *told,
            sep="\n  ",
        )
        print(
            "  "
            + next(
                (line for line in found.stdout.splitlines() if " programs: " in line), found.stderr[-2000:]
            )
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
