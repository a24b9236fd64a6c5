"""Plants bugs one at a time and shows which of them `make quick` finds: `scripts/quick/plants.py [NAME…]`.

Prints a row per bug: found or not, after how many seconds, by which step. A bug is found when a step that
runs tests has failed; what else that run would say is not waited for. Files are as before when it ends. The
exit status is 1 where a bug is not found, or where the code that it changes is not there.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass

from quick import GREEN, PYTHON, ROOT, tree

# Steps that say how code looks, and not what it does.
LOOKS = ("ruff", "ruff-format", "rustfmt", "mypy")


@dataclass(frozen=True)
class Plant:
    """A bug: `old` occurs once in `file` and becomes `new`."""

    file: str
    old: str
    new: str

    @property
    def path(self) -> str:
        return f"src/{self.file}" if self.file.endswith(".rs") else f"python/torchtpu_compile/{self.file}"


PLANTS = {
    "a unit of time": Plant("options.py", '"h": 3600', '"h": 360'),
    "the right edge of a histogram": Plant(
        "decompositions/histograms.py", "& (value <= edge[-1])", "& (value < edge[-1])"
    ),
    "divisions whose values are checked": Plant(
        "eager/value_checks.py", "and not value.dtype.is_floating_point", "and value.dtype.is_floating_point"
    ),
    "a remainder": Plant("lowering/elementwise.rs", "&h.add(&rest, b), &rest)", "&h.add(&rest, a), &rest)"),
    "a bound of hardtanh": Plant(
        "lowering/activation.rs", "bound(2, 1.0)?)?, out))", "bound(1, 1.0)?)?, out))"
    ),
    "the threshold of softplus": Plant(
        "lowering/activation.rs",
        'h.select(&h.compare("GT", &scaled, &h.full_like(limit, x)), x, &soft)',
        'h.select(&h.compare("GT", &scaled, &h.full_like(limit / 4.0, x)), x, &soft)',
    ),
    "the direction of a roll": Plant(
        "lowering/views.rs",
        "let cut = (size - shift.rem_euclid(size)) % size;",
        "let cut = shift.rem_euclid(size);",
    ),
    "a root": Plant(
        "lowering/reductions.rs",
        'let results = [h.unary("sqrt", &variance), mean];',
        "let results = [variance, mean];",
    ),
    "padding before running sums": Plant(
        "bucketing/rules/cumulative.rs", "x = as_prefix(b, x, at)?;", "x = { let _ = (as_prefix, at); x };"
    ),
    "padding of a softmax": Plant(
        "bucketing/rules/softmax.rs",
        "let x = if rank == 0 { x } else { b.mask(x, at, f64::NEG_INFINITY) };",
        "let x = if rank == 0 { x } else { b.mask(x, at, 0.0) };",
    ),
    "padding of one operand": Plant(
        "bucketing/rules/contraction.rs",
        "Ok((b.mask(x, x_dim, 0.0), b.mask(y, y_dim, 0.0)))",
        "Ok((b.mask(x, x_dim, 0.0), y))",
    ),
    "random ops that are merged": Plant("passes/subexpressions.rs", "if !node.is_pure() {", "if false {"),
    "the order of permutations": Plant(
        "passes/simplification.rs",
        "outer.iter().map(|d| inner.get(usize::try_from(*d).ok()?).copied()).collect()",
        "inner.iter().map(|d| outer.get(usize::try_from(*d).ok()?).copied()).collect()",
    ),
    "a comparison that is folded": Plant(
        "passes/constants.rs",
        '("aten.gt.Tensor", |o| o.compare(Ordering::is_gt))',
        '("aten.gt.Tensor", |o| o.compare(Ordering::is_ge))',
    ),
    "the precision in a key": Plant(
        "cache/key.rs",
        'part("matmul precision", format!("{precision:?}").to_lowercase()),',
        'part("matmul precision", { let _ = precision; String::new() }),',
    ),
    "what is evicted first": Plant(
        "cache/upkeep.rs", "(row.used, **digest)", "(std::cmp::Reverse(row.used), **digest)"
    ),
    "the end of an entry": Plant(
        "cache/entry.rs",
        "hasher.update(&bytes[PREFIX..]);",
        "hasher.update(&bytes[PREFIX..bytes.len().min(PREFIX + 64)]);",
    ),
    "a copy of what was never written": Plant(
        "device/copies.rs",
        "let Some(value) = from.value()? else {\n        to.clear();\n",
        "let Some(value) = from.value()? else {\n",
    ),
    "the device's random numbers": Plant(
        "device/random.rs", "let key = fold_in(seed, 0);", "let key = fold_in(seed, 1);"
    ),
    "where a view begins": Plant(
        "device/shim/shim.cpp", "out.offset = tensor.storage_offset();", "out.offset = 0;"
    ),
}


def look() -> tuple[str, list[str]]:
    """The step of `make quick` that failed ("" if none did), and the first tests that did."""
    command = [PYTHON, "scripts/quick/quick.py"]
    failed, tests = "", []
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as quick:
        assert quick.stdout is not None
        try:
            for line in quick.stdout:
                if step := re.match(r"\[quick\] (?:ok    |FAILED) +[\d.]+ s  (\S+)", line):
                    if failed:
                        break
                    if line.startswith("[quick] FAILED") and step[1] not in LOOKS:
                        failed = step[1]
                elif line.startswith("[quick] FAILED after") or (failed and "test result: FAILED" in line):
                    break
                if failed and (test := re.match(r"FAILED (\S+)|test (\S+) \.\.\. FAILED|    (\w\S*)$", line)):
                    tests.append(test[1] or test[2] or test[3])
        finally:
            with suppress(ProcessLookupError):
                os.killpg(quick.pid, signal.SIGTERM)
    return failed, tests


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="which bugs (all of them)")
    names = parser.parse_args().names or list(PLANTS)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    green = GREEN.read_text() if GREEN.exists() else None
    now = tree()
    missed = 0
    try:
        for name in names:
            plant = PLANTS[name]
            file = ROOT / plant.path
            text = file.read_text()
            if text.count(plant.old) != 1:
                print(f"{name}: what it changes occurs {text.count(plant.old)} times in {plant.path}")
                missed += 1
                continue
            GREEN.write_text(now)
            begin = time.monotonic()
            try:
                file.write_text(text.replace(plant.old, plant.new))
                step, tests = look()
            finally:
                file.write_text(text)
            found = bool(step) and step not in ("module", "compile")
            missed += not found
            seconds = f"{time.monotonic() - begin:.0f} s"
            why = f"{step}: {', '.join(tests[:3])}" if step else "green"
            print(f"| {name} | {plant.path} | {'yes' if found else 'NO'} | {seconds} | {why} |", flush=True)
    finally:
        if green is None:
            GREEN.unlink(missing_ok=True)
        else:
            GREEN.write_text(green)
    print(f"{len(names) - missed} of {len(names)} found")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
