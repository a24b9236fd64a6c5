"""What models' programs for TPUs cost beside those of another state of this package (`--before`).

The models are the recorded fixtures of fixed sizes and the zoo of the tests, for inference and for training
(a training step is its forward and its backward program). Each state traces and lowers the models in a
process of its own; both are judged by libtpu's estimates, as the yardstick is. With `--before-general` the
other state's graphs are lowered in the form that platforms other than TPUs get, which is what TPUs got too
before they had forms of their own. `--page` writes `docs/tpu-models.md`.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from judge import DIED, Costs, costs

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RECORDED = ROOT / "tests" / "fx_graphs" / "recorded"
KEPT = ROOT / "target" / "programs" / "costs"
PAGE = ROOT / "docs" / "tpu-models.md"

HEAD = """\
# Models' programs for TPUs, before and after

`benches/programs/models.py` makes this page: models' programs as two states of this package lower them,
compiled by libtpu for one chip ({topology}) on a machine without a TPU. Cycles are the sum of what libtpu
estimates of each kernel, as in [tpu-programs.md](tpu-programs.md); a training step is its forward and its
backward program. The models are the recorded fixtures of fixed sizes and the zoo (`tests/python/zoo.py`),
whose models are tiny: much of their cycles is what a kernel costs at least. {sample}{before}
"""


def _fixtures() -> Iterator[tuple[str, list[Path]]]:
    for path in sorted(RECORDED.glob("*.ttpu")):
        name, _, stage = path.stem.rpartition("_")
        if stage == "forward":
            yield f"{name} (one step)", [path, path.with_name(f"{name}_backward.ttpu")]
        elif stage != "backward":
            yield path.stem, [path]


def names() -> list[str]:
    """Every model and what is done with it."""
    sys.path.insert(0, str(ROOT / "tests" / "python"))
    import zoo

    found = [name for name, _ in _fixtures()]
    return found + [f"{model.name} {use}" for model in zoo.ZOO for use in ("inference", "training")]


def _trace(name: str, directory: Path) -> list[Path]:
    """The graphs of a model of the zoo, of tensors without contents, so that nothing is run."""
    sys.path.insert(0, str(ROOT / "tests" / "python"))
    import torch
    import torch._functorch.config
    import zoo
    from program import uncompiled
    from torch._subclasses import FakeTensorMode
    from torchtpu_compile import _core, record

    wanted, use = name.rsplit(" ", 1)
    training = use == "training"
    torch._dynamo.reset()
    torch._dynamo.config.allow_rnn = True
    model, inputs = next(model for model in zoo.ZOO if model.name == wanted).make()
    mode = FakeTensorMode(allow_non_fake_inputs=True)
    model = model.train(False)
    with (
        mode,
        record(directory, data="none"),
        torch._functorch.config.patch(force_non_lazy_backward_lowering=True),
        torch.set_grad_enabled(training),
        uncompiled(),
        contextlib.suppress(_core.ExecutionError),
    ):
        fake = {key: mode.from_tensor(value) for key, value in inputs.items()}
        for module in model.modules():
            for key, parameter in list(module._parameters.items()):
                if parameter is not None:
                    module._parameters[key] = torch.nn.Parameter(
                        mode.from_tensor(parameter.detach()), requires_grad=parameter.requires_grad
                    )
            for key, buffer in list(module._buffers.items()):
                if buffer is not None:
                    module._buffers[key] = mode.from_tensor(buffer)
        torch.compile(model, backend="tpu", fullgraph=True, options={"strict": True})(**fake)
    found = sorted(directory.glob("*.ttpu"), key=lambda path: "backward" in path.name)
    if len(found) != 1 + training:
        raise ValueError(f"{len(found)} graphs")
    return found


def _lower(chosen: list[str], topology: str | None) -> dict[str, list[str] | str]:
    """Of each model the texts of its programs, or why there are none."""
    import torch
    from torchtpu_compile import _core

    torch.set_float32_matmul_precision("medium")
    fixtures = dict(_fixtures())
    found: dict[str, list[str] | str] = {}
    for name in chosen:
        with tempfile.TemporaryDirectory() as directory:
            try:
                paths = fixtures.get(name) or _trace(name, Path(directory))
                found[name] = [_core.lower_graph(path, {}, topology)[1] for path in paths]
            except Exception as error:
                found[name] = str(error).strip().partition("\n")[0] or type(error).__name__
    return found


def _lowered_by(package: Path, chosen: list[str], topology: str | None) -> dict[str, list[str] | str]:
    """As the package in a directory traces and lowers the models."""
    with tempfile.NamedTemporaryFile(suffix=".json") as result:
        command = [sys.executable, __file__, "--lower-to", result.name, *chosen]
        command += ["--topology", topology] if topology else []
        environment = {**os.environ, "PYTHONPATH": str(package), "TORCHTPU_PLATFORM": "cpu"}
        subprocess.run(command, env=environment, check=True)
        found: dict[str, list[str] | str] = json.loads(Path(result.name).read_text())
        return found


def _is_reason(what: list[str] | str) -> bool:
    return isinstance(what, str)


def _judge(texts: list[str], topology: str) -> Iterator[Costs]:
    """The costs of each; what a compiler that died was to compile next is tried alone."""
    found = costs(texts, topology, KEPT)
    for text, cost in zip(texts, found, strict=True):
        yield costs([text], topology, KEPT)[0] if cost.get("error") == DIED else cost


def _unknown(cost: Costs) -> list[str]:
    return [cost["error"]] if "error" in cost else [*cost["without_estimate"]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("models", nargs="*", help="names, such as `bert inference`; without them all")
    parser.add_argument("--topology", default=None, help="default: v5e:1x1")
    parser.add_argument("--before", type=Path, help="the directory that holds the other torchtpu_compile")
    parser.add_argument(
        "--before-general", action="store_true", help="lower the other state's graphs in general"
    )
    parser.add_argument("--sample", type=int, help="this many models, chosen by a fixed seed")
    parser.add_argument("--page", action="store_true", help="write docs/tpu-models.md")
    parser.add_argument("--said", default="", help="what the page says of the other state")
    parser.add_argument("--lower-to", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.lower_to:
        args.lower_to.write_text(json.dumps(_lower(args.models, args.topology)))
        return
    if args.before is None:
        parser.error("--before is needed")
    topology = args.topology or "v5e:1x1"
    chosen = args.models or names()
    every = len(chosen)
    if args.sample:
        chosen = sorted(random.Random(0).sample(chosen, args.sample))
    now = _lowered_by(ROOT / "python", chosen, topology)
    before = _lowered_by(args.before, chosen, None if args.before_general else topology)
    said = f"{len(chosen)} of {every}, chosen by a fixed seed. " if args.sample else ""
    text = HEAD.format(topology=topology, sample=said, before=args.said)
    text += "\n| model | cycles before | now | ratio |\n|---|--:|--:|--:|\n"
    sides = [[found[name] for name in chosen] for found in (before, now)]
    refused = {
        name: what for side in sides for name, what in zip(chosen, side, strict=True) if _is_reason(what)
    }
    left = [f"- {name}: {what}" for name, what in refused.items()]
    judged = [name for name in chosen if name not in refused]
    estimates = _judge([text for name in judged for found in (before, now) for text in found[name]], topology)
    logs = []
    for name in judged:
        old, new = ([next(estimates) for _ in found[name]] for found in (before, now))
        if unknown := [reason for part in old + new for reason in _unknown(part)]:
            left.append(f"- {name}: no estimate of {unknown[0]}")
            continue
        sums = [sum(part["cycles"] for part in parts) for parts in (old, new)]
        logs.append(math.log(sums[1] / sums[0]))
        text += f"| {name} | {sums[0]:,} | {sums[1]:,} | {sums[1] / sums[0]:.2f} |\n"
    if not logs:
        sys.exit("\n".join(left))
    slower = sum(log > math.log(1.005) for log in logs)
    text += f"\nGeometric mean {math.exp(sum(logs) / len(logs)):.2f} of {len(logs)}; {slower} above 1.00.\n"
    text += "".join(["\nLeft out:\n\n", *(f"{line}\n" for line in left)]) if left else ""
    print(text)
    if args.page:
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
