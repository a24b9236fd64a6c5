"""First call of GPT-2 small in processes of their own: cold, and with each cache warm, ours and Inductor's.

    python benches/warm_start.py [--rounds N] [--modes inference training] [--json]

A first call begins when everything that it imports is imported, and ends with its result; what is loaded
of artifacts is in it. So is the execution, which no cache shortens: a later call says how long that takes.
The whole process is timed apart.

Each process uses and frees some memory before its first call. A virtual machine may have to ask its host for
a page that nobody used lately, which takes ten times as long as clearing it: a training step's gradients then
take 0.1 s or 1.5 s, by chance.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

FEWER_GUARDS = "precompiled, no guards on torch.nn"
STAGES = ("cold", "executables cached", "AOTAutograd cached", "precompiled", FEWER_GUARDS)


def child(
    model_name: str, backend: str, training: bool, length: int, precompiled: str | None, fewer: bool
) -> None:
    """One process: prints its first call's seconds and what it did."""
    import torch
    import torch._dynamo
    import torch._functorch.aot_autograd
    import torch._functorch.partitioners
    import torch._inductor.choices
    import torch._inductor.lowering

    if backend == "inductor":
        import torch._inductor.compile_fx
    else:
        import torchtpu_compile.backend
        import torchtpu_compile.warm.artifact
    from torch._dynamo.utils import counters

    torch.manual_seed(0)
    tokens = torch.randint(0, 50257, (1, length))
    if model_name == "plain":
        import gpt2

        model = gpt2.GPT2()
    else:
        import transformers
        import transformers.models.gpt2.modeling_gpt2

        config = transformers.GPT2Config(use_cache=False, attn_pdrop=0, resid_pdrop=0, embd_pdrop=0)
        model = transformers.GPT2LMHeadModel(config)
    model.train(training)

    def logits(tokens: torch.Tensor) -> torch.Tensor:
        result = model(tokens)
        found: torch.Tensor = result if isinstance(result, torch.Tensor) else result.logits
        return found

    torch.ones(3 << 27)  # 1.5 GiB, see above
    path = Path(precompiled) if precompiled else None
    if path is not None:
        torch._dynamo.config.caching_precompile = True
    started = time.perf_counter()
    if path is not None and path.exists():
        if backend == "inductor":
            torch.compiler.load_cache_artifacts(path.read_bytes())
        else:
            from torchtpu_compile import precompile

            precompile.load(path, trust_unsigned=True)
    options = {"guard_filter_fn": torch.compiler.skip_guard_on_inbuilt_nn_modules_unsafe} if fewer else None
    compiled = torch.compile(logits, backend=backend, dynamic=False, options=options)

    def call() -> float:
        if training:
            compiled(tokens).square().mean().backward()
        else:
            with torch.no_grad():
                compiled(tokens)
        return time.perf_counter()

    seconds = call() - started
    later = [-time.perf_counter() + call() for _ in range(3)]
    if path is not None and not path.exists():
        if backend == "inductor":
            saved = torch.compiler.save_cache_artifacts()
            assert saved is not None
            path.write_bytes(saved[0])
        else:
            from torchtpu_compile import precompile

            precompile.save(path)
    told: dict[str, Any] = {
        "seconds": seconds,
        "later": statistics.median(later),
        "frames": counters["frames"].get("ok", 0),
        "aot_hits": counters["aot_autograd"].get("autograd_cache_hit", 0),
        "compile_fx": "torch._inductor.compile_fx" in sys.modules,
    }
    if backend == "tpu":
        import torchtpu_compile

        told["xla_compiles"] = torchtpu_compile.metrics()["xla_compiles"]
    print(json.dumps(told))


def measure(
    model: str, backend: str, training: bool, length: int, directory: Path, stage: str
) -> dict[str, Any]:
    """Runs one process in a stage, whose caches lie in `directory`; earlier stages have filled them."""
    environment = os.environ | {
        "HF_HUB_OFFLINE": "1",
        "PYTHONWARNINGS": "ignore",
        "TORCHTPU_CACHE": "on",
        "TORCHTPU_CACHE_DIR": str(directory / "ours"),
        # Dynamo keeps functions there as well, whatever their guards.
        "TORCHINDUCTOR_CACHE_DIR": str(directory / ("pytorch_fewer" if stage == FEWER_GUARDS else "pytorch")),
        "TORCHINDUCTOR_AUTOGRAD_CACHE": "0" if stage == "executables cached" else "1",
    }
    arguments = [
        model,
        backend,
        str(int(training)),
        str(length),
        str(directory / f"{stage}.functions") if stage.startswith("precompiled") else "",
        str(int(stage == FEWER_GUARDS)),
    ]
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, __file__, "--child", *arguments], env=environment, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.exit(done.stderr)
    return {**json.loads(done.stdout.splitlines()[-1]), "process": time.perf_counter() - started}


def table(
    rounds: int, models: list[str], backends: list[str], lengths: list[int], modes: list[str]
) -> list[dict[str, Any]]:
    """Medians of every model, length, mode, backend and stage."""
    rows = []
    for model, length, mode in itertools.product(models, lengths, modes):
        training = mode == "training"
        for backend in backends:
            taken: dict[str, list[dict[str, Any]]] = {stage: [] for stage in STAGES}
            for _ in range(rounds):
                with tempfile.TemporaryDirectory() as directory:
                    place = Path(directory)
                    for stage in STAGES:
                        if stage.startswith("precompiled"):
                            measure(model, backend, training, length, place, stage)  # writes the file
                        taken[stage].append(measure(model, backend, training, length, place, stage))
            cold = statistics.median(t["seconds"] for t in taken["cold"])
            later = statistics.median(t["later"] for stage in STAGES for t in taken[stage])
            for stage in STAGES:
                seconds = statistics.median(t["seconds"] for t in taken[stage])
                rows.append(
                    {
                        **taken[stage][-1],
                        "model": model,
                        "tokens": length,
                        "backend": backend,
                        "mode": mode,
                        "stage": stage,
                        "seconds": seconds,
                        "later": later,
                        "process": statistics.median(t["process"] for t in taken[stage]),
                        "speedup": cold / seconds,
                    }
                )
                print(_line(rows[-1]), file=sys.stderr)
    return rows


def _line(row: dict[str, Any]) -> str:
    return (
        f"{row['model']:12}  {row['tokens']:3} tokens  {row['mode']:9}  {row['backend']:8}  "
        f"{row['stage']:34}  "
        f"first call {row['seconds']:6.2f} s ({row['speedup']:5.1f} x)  later {row['later']:5.2f} s  "
        f"process {row['process']:6.2f} s  "
        f"XLA compiles {row.get('xla_compiles', '-')}  frames traced {row['frames']}  "
        f"compile_fx imported {row['compile_fx']}"
    )


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        model, backend, training, length, path, fewer = sys.argv[2:]
        child(model, backend, training == "1", int(length), path or None, fewer == "1")
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3, help="processes of each kind (default %(default)s)")
    names = ["plain", "transformers"]
    parser.add_argument("--models", nargs="+", default=names, choices=names, help="whose GPT-2 small")
    parser.add_argument("--backends", nargs="+", default=["tpu", "inductor"], help="which to time")
    parser.add_argument("--tokens", nargs="+", type=int, default=[16, 64], help="that the model reads")
    modes = ["inference", "training"]
    parser.add_argument("--modes", nargs="+", default=modes, choices=modes, help="which to time")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    options = parser.parse_args()
    rows = table(options.rounds, options.models, options.backends, options.tokens, options.modes)
    print(json.dumps(rows, indent=2) if options.json else "\n".join(map(_line, rows)))


if __name__ == "__main__":
    main()
