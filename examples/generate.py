"""Text generation with a cache of fixed size: a program for prompts, one for tokens, none after warm-up.

The model is a small Llama with random weights: what counts here is that each token costs one call of a
compiled program, that prompts of all lengths share one, and that the tokens are those of eager PyTorch.

    python examples/generate.py
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
import torchtpu_compile
from transformers import LlamaConfig, LlamaForCausalLM, StaticCache

LONGEST = 128
"""Prompt and answer together."""
PROMPT = 32
"""What prompts are padded to."""

Step = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]


def small_llama() -> LlamaForCausalLM:
    """Random weights from a fixed seed; a vocabulary of 512."""
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=512,
        hidden_size=128,
        intermediate_size=256,
        num_hidden_layers=2,
        num_attention_heads=8,
        num_key_value_heads=4,
        max_position_embeddings=LONGEST,
    )
    return LlamaForCausalLM(config).eval()


def stepper(model: LlamaForCausalLM) -> tuple[Step, StaticCache]:
    """A function from tokens `int64[1, n]` and their positions `int64[n]` to logits `f32[n, vocabulary]`, and
    the cache that it writes to in place."""
    cache = StaticCache(config=model.config, max_cache_len=LONGEST)

    def step(tokens: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
        # What lies behind a token's position is not there yet.
        later = torch.arange(LONGEST) > positions[:, None]
        mask = torch.zeros(later.shape).masked_fill(later, torch.finfo(torch.float32).min)
        return model(
            input_ids=tokens,
            attention_mask=mask[None, None],
            position_ids=positions[None],
            past_key_values=cache,
            cache_position=positions,
            use_cache=True,
        ).logits[0]

    return step, cache


@torch.no_grad()
def generate(step: Step, cache: StaticCache, prompt: list[int], count: int) -> list[int]:
    """The `count` most likely tokens after `prompt`, one after the other."""
    cache.reset()
    padded = torch.tensor([prompt + [0] * (PROMPT - len(prompt))])
    logits = step(padded, torch.arange(PROMPT))
    answer = [int(logits[len(prompt) - 1].argmax())]
    # Each token writes its keys over what the padding of the prompt left at its position.
    for position in range(len(prompt), len(prompt) + count - 1):
        logits = step(torch.tensor([[answer[-1]]]), torch.tensor([position]))
        answer.append(int(logits[-1].argmax()))
    return answer


def main() -> None:
    model = small_llama()
    eager, eager_cache = stepper(model)
    step, cache = stepper(model)
    compiled = torch.compile(step, backend="tpu", dynamic=False)
    started = time.perf_counter()
    # The first prompt makes the cache's tensors, which the second one finds.
    for _ in range(2):
        generate(compiled, cache, [1, 2, 3], 3)
    print(f"warm-up: {time.perf_counter() - started:.1f} s")
    torchtpu_compile.reset_metrics()
    tokens, seconds = 0, 0.0
    for length in (4, 9, 17, 32):
        prompt = torch.randint(0, 512, (length,), generator=torch.Generator().manual_seed(length)).tolist()
        started = time.perf_counter()
        answer = generate(compiled, cache, prompt, 24)
        seconds += time.perf_counter() - started
        tokens += len(answer)
        assert answer == generate(eager, eager_cache, prompt, 24), "other tokens than eager PyTorch's"
    compiles = torchtpu_compile.metrics()["xla_compiles"]
    print(f"{tokens} tokens as in eager PyTorch, {1e3 * seconds / tokens:.1f} ms each")
    print(f"compiles after warm-up: {compiles}")
    assert compiles == 0


if __name__ == "__main__":
    main()
