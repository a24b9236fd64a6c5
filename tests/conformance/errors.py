"""Calls that eager PyTorch refuses, from its operator database: compiled with `check_values`, they are, too.

Without that option compiled programs differ in what the README names: they do not look at indices, divisors
and probabilities. What PyTorch's own `aot_eager` accepts, such as results that overlap, is not counted.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sys
import warnings
from typing import Any

import torch
import torch._dynamo
from cases import OPS, callable_of, first_line

Finding = dict[str, str]
OPTIONS: dict[str, Any] = {"check_values": True, "cache": "off"}


def refusals(name: str) -> list[Any]:
    """The entry's error inputs that eager PyTorch refuses here."""
    op = OPS[name]
    found = []
    for given in op.error_inputs("cpu"):
        sample = given.sample_input
        with contextlib.suppress(Exception):
            callable_of(op)(sample.input, *sample.args, **sample.kwargs)
            continue
        found.append(given)
    return found


def check(name: str) -> tuple[int, list[Finding]]:
    """How many calls were made, and those that a compiled function accepts."""
    op, accepted, count = OPS[name], [], 0
    function = callable_of(op)
    for number, given in enumerate(refusals(name)):
        torch._dynamo.reset()
        sample = given.sample_input
        compiled = torch.compile(
            lambda *a, **k: function(*a, **k), backend="tpu", dynamic=False, options=OPTIONS
        )
        count += 1
        try:
            with torch.no_grad():
                compiled(sample.input, *sample.args, **sample.kwargs)
        except Exception:
            continue
        finding = {"op": name, "number": str(number), "eager": str(given.error_regex)}
        torch._dynamo.reset()
        reference = torch.compile(lambda *a, **k: function(*a, **k), backend="aot_eager", dynamic=False)
        try:
            with torch.no_grad():
                reference(sample.input, *sample.args, **sample.kwargs)
            finding["aot_eager"] = "accepts it, too"
        except Exception as error:
            finding["aot_eager"] = first_line(error)
        accepted.append(finding)
    return count, accepted


def names() -> list[str]:
    return [name for name, op in OPS.items() if op.error_inputs_func is not None]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ops", nargs="*", help="entries of the database (all that have error inputs)")
    parser.add_argument("--sample", type=int, metavar="N", help="so many entries, by seed 0")
    options = parser.parse_args()
    chosen = options.ops or names()
    if options.sample is not None:
        chosen = random.Random(0).sample(chosen, options.sample)
    warnings.simplefilter("ignore")
    count, accepted = 0, []
    for name in chosen:
        calls, found = check(name)
        count += calls
        accepted += found
        for finding in found:
            print(json.dumps(finding), flush=True)
    ours = [f for f in accepted if f["aot_eager"] != "accepts it, too"]
    print(
        f"{len(chosen)} operators, {count} calls that eager refuses: {len(accepted)} accepted, "
        f"{len(ours)} of them by this backend alone"
    )
    return 1 if ours else 0


if __name__ == "__main__":
    sys.exit(main())
