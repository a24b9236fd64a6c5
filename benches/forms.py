"""What each form that only programs on the CPU have gains, in the ops that it is for.

    python benches/forms.py [FORM] [...] [--seed S] [--threads N]

Each form's ops run in `ops.py` with it and without it (`TORCHTPU_TEST_WITHOUT`), in turns of whole runs, each
against eager PyTorch. The table has the geometric mean of the time without the form by the time with it,
forward and with gradients, and the lines of its code. A form without a gain above noise is one to delete.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
CALLS = HERE.parent / "src" / "host_calls"

# By form: its family of ops, some of them or all, the sizes, and the files of its code. Files that several
# forms share are no form's.
FORMS: dict[str, tuple[str, list[str], list[str], list[str]]] = {
    "small products": ("products", ["linear"], ["small"], ["small_product.rs"]),
    "integer products": ("products", ["integer mm"], ["middle"], ["integer_product.rs"]),
    "order": ("order", [], ["large"], ["order.rs"]),
    "running folds": (
        "reductions",
        ["cumsum", "cumsum over rows", "cumsum in the middle", "cumprod", "logcumsumexp", "cummax"],
        ["large"],
        ["running.rs"],
    ),
    "folds": (
        "reductions",
        [
            *("mean", "std", "std over rows", "std in the middle", "max with indices"),
            *(f"{op}{where}" for op in ("sum", "amax", "prod") for where in ("", " over rows", " of all")),
            *("sum in the middle", "amax in the middle", "sum over outer and inner"),
        ],
        ["large"],
        ["folds.rs"],
    ),
    "factorizations": (
        "linear algebra",
        [],
        ["middle"],
        ["factorization.rs", "rotations.rs", "spectra.rs", "lapack.rs"],
    ),
    "normalization": ("norms", [], ["large"], ["normalization.rs"]),
    "softmax": (
        "reductions",
        ["softmax", "softmax over rows", "softmax in the middle", "log_softmax"],
        ["large"],
        ["softmax.rs"],
    ),
    "convolutions": (
        "convolutions",
        [],
        ["large"],
        [
            "convolution/mod.rs",
            "convolution/geometry.rs",
            "convolution/weight.rs",
            "convolution/depthwise.rs",
            "lanes.rs",
        ],
    ),
    "scatters": ("indexing", [], ["large"], ["scatter.rs"]),
    "weighted sums": (
        "convolutions",
        ["adaptive_avg_pool2d", "interpolate", "nearest"],
        ["large"],
        ["weighted.rs"],
    ),
    "plain loops": ("pointwise", [], ["large"], []),
    "flat programs": ("pointwise", [], ["large"], []),
}


def ratios(form: str, threads: int, seed: int, without: bool) -> dict[str, list[float]]:
    """Times by eager PyTorch's, by kind."""
    family, ops, sizes, _ = FORMS[form]
    with tempfile.TemporaryDirectory() as place:
        rows = Path(place) / "rows.json"
        command = [sys.executable, str(HERE / "ops.py"), "--threads", str(threads), "--seed", str(seed)]
        command += ["--family", family, "--json", str(rows), *words("--op", ops), *words("--size", sizes)]
        command += words("--plugin", filter(None, [os.environ.get("TORCHTPU_PLUGIN")]))
        environment = os.environ | ({"TORCHTPU_TEST_WITHOUT": form} if without else {})
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
        found: dict[str, list[float]] = {}
        for row in json.loads(rows.read_text()):
            if "error" not in row:
                found.setdefault(row["kind"], []).append(row["tpu"] / row["eager"])
        return found


def words(option: str, values: Iterable[str]) -> list[str]:
    return [word for value in values for word in (option, value)]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("forms", nargs="*", metavar="FORM", help=f"default all: {', '.join(FORMS)}")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, action="append", help="may be repeated (default: 1 and 2)")
    given = parser.parse_args()
    print("| Form | Threads | Forward | With gradients | Lines |\n|---|---|---|---|---|", flush=True)
    for form in given.forms or FORMS:
        lines = sum(len((CALLS / file).read_text().splitlines()) for file in FORMS[form][-1])
        for threads in given.threads or (1, 2):
            with_it, without = (ratios(form, threads, given.seed, out) for out in (False, True))
            gains = []
            for kind in ("forward", "gradients"):
                mean = [statistics.geometric_mean(of.get(kind) or [1.0]) for of in (without, with_it)]
                gains.append(f"{mean[0] / mean[1]:.2f}" if kind in with_it else "–")
            print(f"| {form} | {threads} | {' | '.join(gains)} | {lines or '–'} |", flush=True)


if __name__ == "__main__":
    main()
