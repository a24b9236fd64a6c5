"""What models take on the CPU once they are compiled, against Inductor and eager PyTorch, in turns.

    python benches/steady.py [MODEL] [...] [--rounds N]

`make bench` runs it as a part of `benches/run.py`. A round calls every backend four times, and times the last
three: threads of another one's pool spin for some milliseconds after its call, on a core that this one wants.
Told are the best tenth of the rounds and the median of the ratios round by round. The machine may be shared:
a ratio says more than a time.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch

sys.path.insert(0, str(Path(__file__).resolve().parent))

import gpt2
import host

Function = Callable[[torch.Tensor], torch.Tensor]


class Loss(torch.nn.Module):
    """Of a language model that is given the words it has to say."""

    def __init__(self, model: torch.nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        words = self.model(tokens)[:, :-1]
        return torch.nn.functional.cross_entropy(words.flatten(0, 1), tokens[:, 1:].flatten())


def gpt2_small() -> tuple[Function, torch.Tensor]:
    return gpt2.GPT2().eval(), torch.randint(0, 50000, (1, 64))


def bert_base() -> tuple[Function, torch.Tensor]:
    from transformers import BertConfig, BertModel

    model = BertModel(BertConfig()).eval()
    return lambda tokens: model(tokens).last_hidden_state, torch.randint(0, 30000, (1, 128))


def llama() -> tuple[Function, torch.Tensor]:
    from transformers import LlamaConfig, LlamaModel

    config = LlamaConfig(
        hidden_size=512,
        intermediate_size=1376,
        num_hidden_layers=4,
        num_attention_heads=8,
        num_key_value_heads=4,
        vocab_size=8000,
        use_cache=False,
    )
    model = LlamaModel(config).eval()
    return lambda tokens: model(tokens).last_hidden_state, torch.randint(0, 8000, (1, 128))


def resnet18() -> tuple[Function, torch.Tensor]:
    import torchvision

    return torchvision.models.resnet18().eval(), torch.randn(1, 3, 224, 224)


def gpt_mini() -> tuple[Function, torch.Tensor]:
    return gpt2.GPT2(2000, 256, 4, 8).eval(), torch.randint(0, 2000, (8, 64))


def gpt_mini_training() -> tuple[Function, torch.Tensor]:
    model, tokens = gpt2.GPT2(2000, 256, 4, 8), torch.randint(0, 2000, (8, 64))
    return Loss(model), tokens


MODELS: dict[str, Callable[[], tuple[Function, torch.Tensor]]] = {
    "GPT-2 small, 64 tokens": gpt2_small,
    "BERT-base, 128 tokens": bert_base,
    "Llama of 4 layers, 128 tokens": llama,
    "ResNet-18, one image": resnet18,
    "GPT-mini, 8 x 64 tokens": gpt_mini,
    "GPT-mini, training step": gpt_mini_training,
}


def prepared(name: str, backend: str) -> tuple[host.Call, torch.Tensor]:
    """A call of a model under a backend, and what its first call gave."""
    torch.manual_seed(0)
    function, given = MODELS[name]()
    run: Any = function if backend == "eager" else torch.compile(function, backend=backend, dynamic=False)

    def infer() -> torch.Tensor:
        with torch.no_grad():
            result: torch.Tensor = run(given)
        return result

    def step() -> torch.Tensor:
        assert isinstance(function, torch.nn.Module)
        function.zero_grad()
        loss: torch.Tensor = run(given)
        loss.backward()
        return loss.detach()

    call = step if name.endswith("training step") else infer
    return call, call()


def in_rounds(calls: Mapping[str, Callable[[], object]], rounds: int, count: int = 3) -> dict[str, Any]:
    """Milliseconds of each backend's call, and our time by that of the others.

    In a round, each backend's call is timed `count` times after one that is not.
    """
    times: dict[str, list[float]] = {backend: [] for backend in calls}
    for _ in range(rounds):
        for backend, call in calls.items():
            call()
            started = time.perf_counter()
            for _ in range(count):
                call()
            times[backend].append((time.perf_counter() - started) / count)
    row: dict[str, Any] = {b: sorted(t)[len(t) // 10] * 1e3 for b, t in times.items()}
    for other in host.BACKENDS[1:]:
        ratios = [ours / theirs for ours, theirs in zip(times["tpu"], times[other], strict=True)]
        row[f"/ {other}"] = statistics.median(ratios)
    gc.collect()
    return row


def steady(name: str, rounds: int) -> dict[str, Any]:
    """Milliseconds of each backend, and our time by that of the others."""
    torch._dynamo.reset()
    calls, results = {}, {}
    for backend in host.BACKENDS:
        calls[backend], results[backend] = prepared(name, backend)
    scale = results["eager"].abs().max()
    for backend in ("tpu", "inductor"):
        error = ((results[backend] - results["eager"]).abs().max() / scale).item()
        assert error < 1e-4, f"{name}: {backend} is off by {error:.1e}"
    return in_rounds(calls, rounds)


def steady_models(rounds: int) -> dict[str, Any]:
    """Milliseconds of a call of each model (float32), the best tenth of the rounds, and ratios."""
    rows = {name: steady(name, rounds) for name in MODELS}
    table: dict[str, Any] = {name: host.shown(row) for name, row in rows.items()}
    table["geometric mean / inductor"] = statistics.geometric_mean(row["/ inductor"] for row in rows.values())
    return table


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="MODEL", help="which, by a part of its name; default all")
    parser.add_argument("--rounds", type=int, default=30, help="timed rounds of each (default %(default)s)")
    options = parser.parse_args()
    chosen = [name for name in MODELS if any(part in name for part in options.names or [""])]
    for name in chosen:
        print(f"  {name:32} {host.shown(steady(name, options.rounds))}", flush=True)


if __name__ == "__main__":
    main()
