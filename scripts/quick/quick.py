"""`make quick [PATHS="…"]`: builds and tests what changed since the last green run, in a minute or so.

Without paths, what `git diff` tells against the files of the last run that ended well (before the first
one: against where the branch left main). Which tests a change concerns is read off the code
(`relevance.py`). Ends with status 1 when something failed; `make retest` runs that again.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path

from relevance import SOURCES, TESTS, Relevance, ops, tests_of, words

ROOT = Path(__file__).resolve().parents[2]
STATE = ROOT / "target" / "quick-loop"
GREEN = STATE / "green"
VENV = Path(os.environ.get("VENV", ".venv"))
PYTHON = str(VENV / "bin" / "python")
SMOKE = f"{TESTS}/smoke/test_promises.py"
# Test files that are collected for one change, at the most.
FILES = 24
# Seconds of tests, of all workers together, by what changed.
DEVICE_SECONDS, RUST_SECONDS, PYTHON_SECONDS = 180.0, 60.0, 50.0
# What Rust's tests take long for is done by `make test`: libtpu compiles nothing, fewer random cases.
QUICKER = {
    "TPU_GOLDEN_TARGETS": "none",
    "CORRUPTIONS": "2000",
    "CACHE_KILL_ROUNDS": "2",
    "PACKAGE_REQUESTS": "100",
}


def git(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"quick: git {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout


def tree() -> str:
    """Names what the files are now, committed or not, as git's tree; the index stays as it is."""
    STATE.mkdir(parents=True, exist_ok=True)
    index = str(STATE / "index")
    if not Path(index).exists():
        git("read-tree", "HEAD", GIT_INDEX_FILE=index)
    git("add", "--all", ".", GIT_INDEX_FILE=index)
    return git("write-tree", GIT_INDEX_FILE=index).strip()


def base() -> str:
    """The tree of the last green run, else the commit at which the branch left main, else the one before."""
    if GREEN.exists():
        green = GREEN.read_text().strip()
        if not subprocess.run(["git", "cat-file", "-e", green], cwd=ROOT, capture_output=True).returncode:
            return green
    for other in ("origin/main", "main"):
        done = subprocess.run(["git", "merge-base", "HEAD", other], cwd=ROOT, capture_output=True, text=True)
        if not done.returncode and done.stdout.strip() != git("rev-parse", "HEAD").strip():
            return done.stdout.strip()
    return "HEAD~1" if git("rev-list", "--count", "HEAD").strip() != "1" else "HEAD"


def changes(before: str, after: str, paths: list[str]) -> dict[str, list[int] | None]:
    """Changed paths with the changed lines of their new text; `None` where all of it is new, or is gone."""
    found: dict[str, list[int] | None] = {}
    path = ""
    for line in git(
        "diff", "--unified=0", "--no-renames", "--no-color", "--no-ext-diff", before, after, "--", *paths
    ).splitlines():
        if line.startswith("diff --git "):
            path = line.rpartition(" b/")[2]
            found[path] = []
        elif line.startswith(("new file", "deleted file", "Binary files")):
            found[path] = None
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            lines = found[path]
            if lines is not None:
                # Where lines are gone, what stands around them changed.
                lines += range(first, first + count) if count else (first, first + 1)
    return found


class Steps:
    """Commands, each with its time and outcome; what they print comes when they end, if they failed."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False
        self._lock = threading.Lock()

    def run(self, name: str, command: list[str], log: str | None = None, **environment: str) -> bool:
        start = time.monotonic()
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if log:
            with (STATE / log).open("a") as file:
                file.write(done.stdout)
        # 5: pytest found nothing to run.
        good = done.returncode == 0 or (name == "pytest" and done.returncode == 5)
        with self._lock:
            took = time.monotonic() - start
            tail = next((line for line in reversed(done.stdout.splitlines()) if line.strip()), "")
            outcome = "ok    " if good else "FAILED"
            print(f"[quick] {outcome} {took:5.1f} s  {name}{'  ' + tail if name == 'pytest' else ''}")
            if not good:
                print(done.stdout)
                self.failed = True
            sys.stdout.flush()
        return good


def site_packages() -> str:
    return str(next((ROOT / VENV / "lib").glob("python3*/site-packages")).resolve())


def cargo_test(steps: Steps, selection: list[str], arguments: list[str]) -> bool:
    return steps.run(
        f"rust {' '.join(part for part in [*selection, *arguments] if part != '--test')}",
        [
            "cargo",
            "test",
            "--profile",
            "quick",
            "--locked",
            "--quiet",
            "--no-fail-fast",
            *selection,
            "--",
            *arguments,
        ],
        log="cargo-test.log",
        TORCHTPU_TEST_SITE_PACKAGES=site_packages(),
        **QUICKER,
    )


def modules(binary: str, changed: Iterable[str]) -> list[str]:
    """The modules of `tests/{binary}.rs` that changed, or whose code names a directory of `src` that did."""
    rooms = {Path(path).parts[1].removesuffix(".rs") for path in changed if path.startswith("src/")}
    found = []
    for name in re.findall(r"^mod (\w+);", (ROOT / "tests" / f"{binary}.rs").read_text(), re.MULTILINE):
        files = [ROOT / "tests" / f"{name}.rs", *(ROOT / "tests" / name).glob("*.rs")]
        text = "\n".join(file.read_text() for file in files if file.is_file())
        named = set(re.findall(r"torchtpu_compile::(\w+)", text))
        own = any(path.startswith((f"tests/{name}.", f"tests/{name}/")) for path in changed)
        # What all is built on concerns all.
        if own or named & rooms or rooms & {"lib", "op"}:
            found.append(name)
    return found


def failed_rust_tests() -> list[str]:
    """Names that the last run of Rust's tests lists as failed: that of `make quick`, or of a tier."""
    logs = [STATE / "cargo-test.log", *(ROOT / "target" / "check").glob("rust*.log")]
    log = max((log for log in logs if log.exists()), key=lambda log: log.stat().st_mtime, default=None)
    found, inside = [], False
    for line in log.read_text().splitlines() if log is not None else ():
        inside = line == "failures:" or (inside and line.startswith("    "))
        if inside and line.startswith("    "):
            found.append(line.strip())
    return sorted(set(found))


def retest() -> int:
    """Runs what failed last."""
    steps = Steps()
    names = failed_rust_tests()
    (STATE / "cargo-test.log").unlink(missing_ok=True)
    if names:
        cargo_test(steps, [], ["--exact", *names])
    steps.run("module", ["scripts/build.sh"], BUILD_PROFILE="quick")
    steps.run(
        "pytest",
        [PYTHON, "-m", "pytest", "--quiet", "--last-failed", "--last-failed-no-failures", "none", TESTS],
    )
    return int(steps.failed)


def concerned_files(relevance: Relevance) -> list[str]:
    """The test files that are worth collecting, best first."""
    files = {}
    for path in sorted((ROOT / TESTS).rglob("test_*.py")):
        files[str(path.relative_to(ROOT))] = path.read_text()
    tests = {path: tests_of(path, text) for path, text in files.items()}
    relevance.learn(test for found in tests.values() for test in found)
    best = {}
    for path, found in tests.items():
        scores = [relevance.score(path, test.name, test.words) for test in found]
        named = sum(relevance.ops[op] for op in ops(words(files[path])) & relevance.ops.keys())
        best[path] = max(scores, default=0.0) + 4.0 * min(named, 3.0)
    most = max(best.values(), default=0.0)
    order = sorted(best, key=lambda path: -best[path])
    return [path for path in order[:FILES] if best[path] > 0.05 * most]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", help="what to look at (all that changed)")
    parser.add_argument("--failed", action="store_true", help="run what failed last, nothing else")
    parser.add_argument("--show", type=int, default=0, help="print the scores of so many tests")
    given = parser.parse_args()
    if given.failed:
        return retest()

    start = time.monotonic()
    now, before = tree(), base()
    changed = changes(before, now, given.paths)
    if not changed:
        print("[quick] nothing changed since the last green run")
        return 0
    shown = ", ".join(list(changed)[:6]) + (f" and {len(changed) - 6} more" if len(changed) > 6 else "")
    print(f"[quick] changed: {shown}", flush=True)

    def some(*prefixes: str, ends: tuple[str, ...] = ("",)) -> list[str]:
        return [p for p in changed if p.startswith(prefixes) and p.endswith(ends)]

    rust = some(
        "src/",
        "tests/",
        "Cargo.",
        "build.rs",
        ".cargo/",
        ends=(".rs", ".fx", ".ttpu", ".c", ".toml", ".lock"),
    )
    module = some("src/", "Cargo.", "build.rs", ".cargo/")
    python = [p for p in changed if p.endswith(".py") and (ROOT / p).exists()]
    device = some("src/device/", "python/torchtpu_compile/device/")
    seconds = DEVICE_SECONDS if device else RUST_SECONDS if module else PYTHON_SECONDS

    steps = Steps()
    (STATE / "cargo-test.log").unlink(missing_ok=True)
    if python:
        steps.run("ruff", [PYTHON, "-m", "ruff", "check", "--quiet", *python])
        steps.run("ruff-format", [PYTHON, "-m", "ruff", "format", "--check", "--quiet", *python])
    # Before anything imports the package: the module belongs to the sources.
    if not steps.run("module", ["scripts/build.sh"], BUILD_PROFILE="quick"):
        return 1

    def run_rust() -> None:
        if rust:
            steps.run("rustfmt", ["cargo", "fmt", "--check"])
            all_of_them = ["--lib", "--bins", "--test", "goldens", "--test", "graphs", "--test", "pjrt"]
            command = ["cargo", "test", "--profile", "quick", "--locked", "--quiet", "--no-run", *all_of_them]
            if steps.run("compile", command):
                cargo_test(steps, ["--lib", "--bins", "--test", "goldens"], [])
                # How the code is laid out is looked at whatever changed.
                pjrt = {*modules("pjrt", changed), "rooms"}
                cargo_test(steps, ["--test", "pjrt"], [f"{name}::" for name in sorted(pjrt)])
                if graphs := modules("graphs", changed):
                    cargo_test(steps, ["--test", "graphs"], [f"{name}::" for name in graphs])
        if some(*SOURCES[1:], ends=(".py", ".pyi")):
            steps.run("mypy", [PYTHON, "-m", "mypy", "--no-error-summary"])

    beside = threading.Thread(target=run_rust)
    beside.start()
    relevance = Relevance(
        ROOT, {path: None if lines is None else set(lines) for path, lines in changed.items()}
    )
    files = concerned_files(relevance)
    asked = {"changed": changed, "seconds": seconds, "smoke": SMOKE, "show": given.show}
    (STATE / "asked.json").write_text(json.dumps(asked))
    steps.run(
        "pytest",
        [PYTHON, "-m", "pytest", "--quiet", "--maxfail=10", "--forks=2", SMOKE, *files],
        QUICK=str(STATE / "asked.json"),
    )
    beside.join()
    print(f"[quick] {'FAILED' if steps.failed else 'green'} after {time.monotonic() - start:.0f} s")
    if not steps.failed and not given.paths:
        GREEN.write_text(now)
    return int(steps.failed)


if __name__ == "__main__":
    sys.exit(main())
