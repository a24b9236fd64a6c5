"""Programs whose sizes never repeat, on `device="tpu"` in its default mode, and on the CPU.

`generate` of three tiny language models: 20 prompts of different lengths, 20 tokens each, greedy, by beams
and sampled. And a training loop over sentences of 100 lengths. Shown are the programs that XLA compiled, the
prompts whose tokens are the CPU's, and times. The device samples from another stream of random numbers.

    .venv/bin/python benches/device_lengths.py [gpt2 llama t5 sentences ...]
"""

from __future__ import annotations

import argparse
import copy
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("TORCHTPU_CACHE", "off")
os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
import torch.nn.functional as F
import torchtpu_compile
import transformers
from torch import nn

WORDS, TOKENS = 199, 20
WAYS: dict[str, dict[str, Any]] = {
    "greedy": {"do_sample": False},
    "3 beams": {"do_sample": False, "num_beams": 3},
    "sampled": {"do_sample": True, "top_k": 20},
}


def gpt2() -> nn.Module:
    ends = {"bos_token_id": 1, "eos_token_id": 2}
    shape = {"n_embd": 64, "n_layer": 2, "n_head": 4, "n_positions": 256}
    return transformers.GPT2LMHeadModel(transformers.GPT2Config(vocab_size=WORDS, **shape, **ends))


def llama() -> nn.Module:
    heads = {"num_attention_heads": 4, "num_key_value_heads": 2}
    shape = {"hidden_size": 64, "intermediate_size": 128, "num_hidden_layers": 2}
    return transformers.LlamaForCausalLM(transformers.LlamaConfig(vocab_size=WORDS, **shape, **heads))


def t5() -> nn.Module:
    shape = {"d_model": 64, "d_kv": 16, "d_ff": 128, "num_layers": 2, "num_heads": 4}
    config = transformers.T5Config(vocab_size=WORDS, decoder_start_token_id=0, **shape)
    return transformers.T5ForConditionalGeneration(config)


def compiled() -> int:
    return int(torchtpu_compile.metrics()["xla_compiles"])


def timed(call: Callable[[], torch.Tensor]) -> tuple[torch.Tensor, float]:
    start = time.perf_counter()
    result = call()
    return result, time.perf_counter() - start


def generate(name: str, make: Callable[[], nn.Module]) -> None:
    torch.manual_seed(0)
    on_cpu = make().eval()
    on_device = copy.deepcopy(on_cpu).to("tpu")
    lengths = torch.randperm(40)[:20].add(3).tolist()
    prompts = [torch.randint(3, WORDS, (1, length)) for length in lengths]
    for way, how in WAYS.items():
        asked = {"max_new_tokens": TOKENS, "min_new_tokens": TOKENS, "pad_token_id": 0, **how}
        equal, before, programs = 0, compiled(), []
        times: list[float] = []
        cpu_times: list[float] = []
        for prompt in prompts:
            want, took = timed(lambda: on_cpu.generate(prompt, **asked))  # noqa: B023
            cpu_times.append(took)
            got, took = timed(lambda: on_device.generate(prompt.to("tpu"), **asked).cpu())  # noqa: B023
            times.append(took)
            equal += torch.equal(want, got)
            programs.append(compiled() - before)
        ratio = statistics.median(times[1:]) / statistics.median(cpu_times[1:])
        shown = f"{equal} of {len(prompts)}" if way != "sampled" else "-"
        per_token = statistics.median(times[1:]) / TOKENS * 1e3
        print(
            f"| {name} | {way} | {shown} | {programs[-1]} | {programs[-1] - programs[0]} "
            f"| {times[0] / TOKENS * 1e3:.1f} | {per_token:.2f} | {ratio:.2f} |",
            flush=True,
        )


class Tagger(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.words, self.tags = nn.Embedding(WORDS, 64), nn.Linear(64, 7)
        self.block = nn.TransformerEncoderLayer(64, 4, 128, dropout=0.0, batch_first=True)

    def forward(self, sentence: torch.Tensor) -> torch.Tensor:
        return self.tags(self.block(self.words(sentence)))


def sentences() -> None:
    """Trains on sentences of 100 lengths: each step has a size that no step before it had."""
    torch.manual_seed(0)
    lengths = torch.randperm(150)[:100].add(5).tolist()
    batches = [(torch.randint(WORDS, (4, n)), torch.randint(7, (4, n))) for n in lengths]
    first = Tagger()
    ends: dict[str, tuple[float, list[float]]] = {}
    before = compiled()
    for device in ("cpu", "tpu"):
        model = copy.deepcopy(first).to(device)
        update = torch.optim.AdamW(model.parameters(), lr=1e-3)
        times, loss = [], torch.zeros(())
        for words, tags in batches:
            start = time.perf_counter()
            update.zero_grad()
            loss = F.cross_entropy(model(words.to(device)).flatten(0, 1), tags.to(device).flatten())
            loss.backward()
            update.step()
            loss.item()
            times.append(time.perf_counter() - start)
        ends[device] = loss.item(), times
    (want, cpu_times), (got, times) = ends["cpu"], ends["tpu"]
    print(
        f"sentences: losses {abs(want - got):.1e} apart, {compiled() - before} programs, longest step after "
        f"the tenth {max(times[10:]) * 1e3:.0f} ms, median {statistics.median(times[10:]) * 1e3:.2f} ms, "
        f"{statistics.median(times[10:]) / statistics.median(cpu_times[10:]):.2f} of the CPU's"
    )


MODELS = {"gpt2": gpt2, "llama": llama, "t5": t5}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="gpt2, llama, t5, sentences (all)")
    names = parser.parse_args().names or [*MODELS, "sentences"]
    if set(names) - {"sentences"}:
        print("| model | decoding | equal | programs | after the first | first, ms | ms a token | CPU |")
        print("|---|---|--:|--:|--:|--:|--:|--:|")
    for name in names:
        if name != "sentences":
            generate(name, MODELS[name])
    if "sentences" in names:
        sentences()
    return 0


if __name__ == "__main__":
    sys.exit(main())
