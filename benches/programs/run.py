"""Programs for TPUs against the same mathematics in hand-written JAX (`make bench-programs`).

First the values are compared on the CPU, at small sizes. Then both programs are compiled for TPUs that need
not exist, and `docs/tpu-programs.md` says what libtpu estimates of them. Names as arguments choose programs;
figures of programs that did not change are kept in `target/programs`.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import math
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import numpy as np
import torch
import torch._functorch.config
from judge import NOT_KEPT, Costs, costs, together
from program import Program, uncompiled
from torch._subclasses import FakeTensorMode
from torchtpu_compile import _core, record

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAGE = ROOT / "docs" / "tpu-programs.md"
KEPT = ROOT / "target" / "programs"
FILES = (
    "attention_block",
    "mlp_block",
    "llama",
    "experts",
    "gpt",
    "bert",
    "resnet",
    "vit",
    "unet",
    "dlrm",
    "lstm",
    "losses",
)
TOPOLOGIES = ("v5e:1x1", "v6e:1x1")
JAX_TYPES = {
    torch.int64: jnp.int32,
    torch.float32: jnp.float32,
    torch.bfloat16: jnp.bfloat16,
    torch.bool: jnp.bool_,
}
Row = tuple[Program, Costs, Costs | None, Costs]
# Of the largest element of a result, by the type that programs compute in.
BOUNDS = {torch.float32: 1e-5, torch.bfloat16: 4e-2}


def _tensors(module: torch.nn.Module) -> dict[str, torch.Tensor]:
    return {**dict(module.named_parameters()), **dict(module.named_buffers())}


def _jax_function(program: Program, small: bool) -> Callable[..., Any]:
    sizes = program.sizes(small)

    def function(params: Any, *inputs: Any) -> Any:
        return program.jax(params, *inputs, **sizes)

    return jax.value_and_grad(function) if program.train else function


def _array(tensor: torch.Tensor) -> Any:
    wide = tensor.detach().float() if tensor.is_floating_point() else tensor
    return jnp.asarray(wide.numpy()).astype(JAX_TYPES[tensor.dtype])


def difference(program: Program) -> float:
    """How far the values of both are apart, relative to the largest of each result."""
    module, inputs = program.build(small=True)
    names = [name for name, _ in module.named_parameters()]
    params = {name: _array(tensor) for name, tensor in _tensors(module).items()}
    wanted = jax.jit(_jax_function(program, small=True))(params, *map(_array, inputs))
    torch._dynamo.reset()
    result = torch.compile(module, backend="tpu", fullgraph=True, options={"strict": True})(*inputs)
    if program.train:
        result.backward()
        got = [result, *(parameter.grad for parameter in module.parameters())]
        wanted = [wanted[0], *(wanted[1][name] for name in names)]
    else:
        got = list(result) if isinstance(result, tuple) else [result]
        wanted = jax.tree.leaves(wanted)
    worst = 0.0
    for ours, theirs in zip(got, wanted, strict=True):
        a = ours.detach().double().numpy()
        b = np.asarray(theirs.astype(jnp.float32)).astype(np.float64)
        if a.shape != b.shape:
            raise AssertionError(f"{program.name}: {a.shape} and {b.shape}")
        worst = max(worst, float(np.abs(a - b).max() / max(np.abs(b).max(), 1e-9)))
    return worst


def graphs(program: Program) -> list[Path]:
    """The recorded graphs of a program at full sizes: of tensors without contents, so that nothing is run."""
    directory = KEPT / "graphs" / program.name
    shutil.rmtree(directory, ignore_errors=True)
    torch._dynamo.reset()
    eager_backward = torch._functorch.config.patch(force_non_lazy_backward_lowering=True)
    with (
        FakeTensorMode(),
        record(directory, data="none"),
        eager_backward,
        torch.set_grad_enabled(program.train),
    ):
        module, inputs = program.build(small=False)
        with uncompiled(), contextlib.suppress(_core.ExecutionError):
            torch.compile(module, backend="tpu", fullgraph=True, options={"strict": True})(*inputs)
    found = sorted(directory.glob("*.ttpu"), key=lambda path: "backward" in path.name)
    if len(found) != 1 + program.train:
        raise AssertionError(f"{program.name} has the graphs {found}")
    return found


def jax_text(program: Program) -> str:
    with FakeTensorMode():
        module, inputs = program.build(small=False)

    def shape(tensor: torch.Tensor) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct(tuple(tensor.shape), JAX_TYPES[tensor.dtype])

    params = {name: shape(tensor) for name, tensor in _tensors(module).items()}
    return jax.jit(_jax_function(program, small=False)).lower(params, *map(shape, inputs)).as_text()


def judge(programs: Sequence[Program], topology: str, general: bool, compiling: bool) -> list[Row]:
    """Of each program: as it is for the target, in its general form if asked, and as JAX has it.

    Unless `compiling`, of those alone whose figures are kept.
    """
    texts: list[str] = []
    spans = []
    for program in programs:
        paths = graphs(program)
        start = len(texts)
        texts += [_core.lower_graph(path, {}, topology)[1] for path in paths]
        if general:
            texts += [_core.lower_graph(path, {})[1] for path in paths]
        texts.append(jax_text(program))
        spans.append((start, len(paths)))
    found = costs(texts, topology, KEPT / "costs", compiling)
    rows: list[Row] = []
    for program, (start, n) in zip(programs, spans, strict=True):
        parts = found[start : start + (2 if general else 1) * n + 1]
        errors = [part["error"] for part in parts if "error" in part]
        if not compiling and NOT_KEPT in errors:
            continue
        if errors:
            raise RuntimeError(f"{program.name} for {topology}: {errors[0]}")
        plain = together(parts[n : 2 * n]) if general else None
        rows.append((program, together(parts[:n]), plain, together(parts[-1:])))
    return rows


HEAD = """\
# TPU programs against hand-written JAX

`make bench-programs` makes this page. Each program of `benches/programs` is a PyTorch module and a JAX
function with the same mathematics, written as an expert would. libtpu compiles both for one chip on a machine
without a TPU. **Nothing here has run on a TPU.**

- **Cycles**: the sum of libtpu's estimates for the scheduled kernels, times the iterations of their loops.
- Ratios are ours to JAX's; below 1 is better.
- A training step is two programs here and one in JAX. The cycles of the two are added, and the larger peak
  counts.
- Float32 matmuls use the precision `medium`, which is JAX's default.
- The values of both are compared on the CPU at small sizes before the estimate.
- `--general` adds a column with the cost of the lowering that other platforms get.
"""

TAIL = """
## Training steps as one program

`.venv/bin/python benches/programs/steps.py` compares `train_step` with JAX's step: forward pass, backward
pass and AdamW in bfloat16, with donated parameters and states (2026-11-28; encoder: 2026-11-29).

| step | target | cycles, ours | JAX | ratio | peak memory | kernels | data moves |
|---|---|--:|--:|--:|--:|--:|--:|
| llama | v5e:1x1 | 7,239,761 | 7,535,027 | **0.96** | 0.90 | 508 / 313 | 38 / 4 |
| vit | v5e:1x1 | 4,701,098 | 4,896,192 | **0.96** | 0.90 | 648 / 352 | 77 / 18 |
| vit | v6e:1x1 | 2,313,038 | 2,356,683 | **0.98** | 0.85 | 526 / 225 | 73 / 19 |
| encoder | v6e:1x1 | 2,787,644 | 4,132,433 | **0.67** | 0.90 | 1421 / 237 | 68 / 19 |
| cnn | v5e:1x1 | 4,609,338 | 3,781,706 | **1.22** | 1.00 | 721 / 287 | 103 / 81 |

- Models have two blocks. The vision transformer has 197 tokens. The encoder has dropout: JAX's draws Threefry
  as ours does, and most of the encoder's kernels compute seeds, one number each.
- `select-and-scatter`, the gradient of max pooling in cnn, has no estimate and counts as zero in both
  programs.

## Forward and backward programs

`.venv/bin/python benches/programs/steps.py --separate` compares two programs with JAX's `value_and_grad`,
without an optimizer (2026-11-29). The two are what `torch.compile` makes of a model on the `tpu` device.
Their cycles are added. The backward program is compiled for the layouts that the forward program chose.

| step | target | cycles, ours | JAX | ratio | kernels | data moves |
|---|---|--:|--:|--:|--:|--:|
| gpt | v5e:1x1 | 4,297,126 | 4,623,748 | **0.93** | 303 / 220 | 66 / 14 |
| vit | v5e:1x1 | 4,924,389 | 4,830,608 | **1.02** | 361 / 242 | 74 / 19 |
| llama | v5e:1x1 | 5,128,986 | 5,492,430 | **0.93** | 295 / 233 | 24 / 3 |
| cnn | v5e:1x1 | 4,830,529 | 2,857,626 | **1.69** | 441 / 190 | 47 / 19 |

- cnn: `reduce-window` in ours and `select-and-scatter` in JAX's have no estimate and count as zero. Ours has
  the gradient of pooling as other ops, which count.
- The encoder and v6e are not measured yet.

## Steps on pods, foretold

`.venv/bin/python benches/published.py` compares tokens per second of a chip with those that MaxText's recipes
measured (2026-11-28). The configurations are the published ones, but for offloading, which is not modelled.

| model | target | foretold | measured | error |
|---|---|--:|--:|--:|
| Llama 3.1 8B | v6e:16x16 | < 6,051 | 7,207 | −16 % |
| Llama 3.1 70B | v6e:16x16 | < 849 | 960 | −12 % |
| Llama 3.1 70B | v6e:8x16 | < 845 | 942 | −10 % |
| Llama 2 70B | v6e:16x16 | < 783 | 905 | −13 % |
| Llama 3.1 405B, sharding guessed | v5p:8x8x8 | < 111 | 125 | −11 % |

- The kernel of attention's gradients has no estimate and counts as zero; the optimizer is not included.
- Collectives of these programs are synchronous. MaxText's flags make them asynchronous.
- Gaps between kernels, the host, and the latency of links are not modelled.

## Long attention

Attention of 8 heads of 128 at length 32,768 in bfloat16 walks over blocks (v5e): 50,983,740 cycles and 68 MiB
of temporaries forward, 205,557,951 cycles and 128 MiB for its gradients.

The tables are of 2026-11-23. The rows of gpt_training_bf16 and vit_bf16 were estimated while attention
without a mask still had a guard for masked rows.
"""
"""Written by hand: measurements and remarks. Revise it when the tables are made again."""


def page(programs: Sequence[Program], results: dict[str, list[Row]]) -> str:
    text = HEAD
    for topology, rows in results.items():
        logs = [math.log(ours["cycles"] / theirs["cycles"]) for _, ours, _, theirs in rows]
        mean = math.exp(sum(logs) / len(logs))
        text += f"\n## {topology}: geometric mean {mean:.2f}\n\n"
        titles = ["program", "cycles, ours", "JAX", "ratio", "peak memory", "bytes", "kernels", "data moves"]
        if rows[0][2]:
            titles.append("general")
        text += f"| {' | '.join(titles)} |\n|---{'|--:' * (len(titles) - 1)}|\n"
        notes = []
        for program, ours, general, theirs in rows:

            def ratio(key: str, a: Costs = ours, b: Costs = theirs) -> str:
                return f"{a[key] / b[key]:.2f}"

            counts = [f"{ours[key]} / {theirs[key]}" for key in ("kernels", "moves")]
            cells = [
                program.name,
                f"{ours['cycles']:,}",
                f"{theirs['cycles']:,}",
                f"**{ratio('cycles')}**",
                ratio("peak"),
                ratio("bytes"),
                *counts,
            ]
            if general:
                cells.append(ratio("cycles", general))
            text += f"| {' | '.join(cells)} |\n"
            for whose, costs_of in (("ours", ours), ("general form", general), ("JAX's", theirs)):
                if costs_of is None:
                    continue
                if loops := costs_of["unknown_loops"]:
                    notes.append(f"- {program.name}, {whose}: {loops} loops of unknown length count once.")
                for name in costs_of["without_estimate"]:
                    notes.append(f"- {program.name}, {whose}: `{name}` has no estimate and counts as zero.")
        judged = [program for program, *_ in rows]
        if left := [program.name for program in programs if program not in judged]:
            notes.append(f"- Not judged for {topology}: {', '.join(left)}.")
        if notes:
            text += "\n" + "\n".join(notes) + "\n"
    return text + TAIL


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of names; without them all, and the page is written")
    parser.add_argument("--topology", action="append", help="default: v5e:1x1 and v6e:1x1")
    parser.add_argument("--no-values", action="store_true", help="leave the comparison of values out")
    parser.add_argument("--general", action="store_true", help="judge the general form as well")
    parser.add_argument("--kept", action="store_true", help="compile nothing; a page of what is kept")
    args = parser.parse_args()
    torch.set_float32_matmul_precision("medium")
    # Dynamo leaves recurrent layers to eager PyTorch unless it is told.
    torch._dynamo.config.allow_rnn = True
    known = [p for file in FILES for p in importlib.import_module(file).PROGRAMS]
    programs = [p for p in known if not args.names or any(name in p.name for name in args.names)]
    for program in [] if args.no_values else programs:
        apart = difference(program)
        print(f"{program.name}: values differ by {apart:.1e} of the largest", flush=True)
        if not apart <= BOUNDS[program.dtype]:
            sys.exit(f"{program.name} is not the same mathematics")
    topologies = args.topology or TOPOLOGIES
    results = {name: judge(programs, name, args.general, not args.kept) for name in topologies}
    text = page(programs, results)
    print(text)
    if not args.names and not args.topology:
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
