"""vLLM on its CPU platform, its models compiled by this backend: 64 prompts, against vLLM without compiling.

    python examples/vllm/serve.py

vLLM is installed as README.md beside this file says. The model is a small Llama with random weights, made
here. vLLM schedules, samples, and keeps its cache of keys and values; the model's forward pass is the graph
that `compilation_config` hands to `backend="tpu"`. In it, attention and the writing of its cache stay vLLM's
own ops and run as they are; the rest is compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

MODEL = {
    "architectures": ["LlamaForCausalLM"],
    "model_type": "llama",
    "hidden_size": 256,
    "intermediate_size": 512,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 64,
    "vocab_size": 1024,
    "max_position_embeddings": 512,
    "rms_norm_eps": 1e-5,
    "rope_theta": 10000.0,
    "hidden_act": "silu",
    "torch_dtype": "float32",
    "tie_word_embeddings": False,
    "bos_token_id": 0,
    "eos_token_id": 1,
}

TOKENS = 128
"""As many tokens has a step of the engine at most."""

ENVIRONMENT = {
    # vLLM takes the machine for a TPU's where `libtpu` is installed, and is told here which it is for.
    "VLLM_TARGET_DEVICE": "cpu",
    # The engine in this process, so that its counters are this process's.
    "VLLM_ENABLE_V1_MULTIPROCESSING": "0",
    # Compiled functions are kept by torchtpu-compile's cache.
    "VLLM_USE_AOT_COMPILE": "0",
    # Few programs for all numbers of tokens from 1 to 128.
    "TORCHTPU_BUCKETS": "powers_of_two",
    "VLLM_CPU_KVCACHE_SPACE": "1",
    "VLLM_LOGGING_LEVEL": "ERROR",
    "VLLM_NO_USAGE_STATS": "1",
    "HF_HUB_OFFLINE": "1",
}


def use_plain_products() -> None:
    """On CPUs vLLM hands the weights of linear layers to oneDNN when it has loaded them, and multiplies by
    an op of its own from then on. Without oneDNN it calls `torch.nn.functional.linear`, which is compiled."""
    import vllm._custom_ops

    vllm._custom_ops._supports_onednn = False


def prompts(count: int) -> list[list[int]]:
    """Token ids of `count` prompts of 1 to 48 tokens."""
    draw = random.Random(0)
    return [[draw.randrange(2, 1024) for _ in range(draw.randint(1, 48))] for _ in range(count)]


def serve(compiled: bool, count: int, tokens: int) -> dict[str, Any]:
    """What the model answers to each prompt, and what was compiled in each half."""
    from vllm import LLM, SamplingParams

    use_plain_products()
    how: dict[str, Any] = {"enforce_eager": True}
    if compiled:
        # Mode 2 captures the model once, whole. Ops of vLLM that PyTorch can say itself are said in PyTorch.
        how = {"compilation_config": {"mode": 2, "backend": "tpu", "custom_ops": ["none"]}}
    with tempfile.TemporaryDirectory() as model:
        (Path(model) / "config.json").write_text(json.dumps(MODEL))
        engine = LLM(
            model=model,
            load_format="dummy",
            skip_tokenizer_init=True,
            max_model_len=128,
            max_num_seqs=16,
            max_num_batched_tokens=TOKENS,
            enable_prefix_caching=False,
            dtype="float32",
            seed=0,
            **how,
        )
    warm_up: Any = [{"prompt_token_ids": [2] * min(1 << i, TOKENS - 1)} for i in range(TOKENS.bit_length())]
    for prompt in warm_up:
        engine.generate(prompt, SamplingParams(max_tokens=1, detokenize=False), use_tqdm=False)
    sampling = SamplingParams(max_tokens=tokens, temperature=0, detokenize=False, ignore_eos=True)
    asked = prompts(count)
    answers: list[list[int]] = []
    compiles: list[int] = []
    for half in (asked[: count // 2], asked[count // 2 :]):
        before = compiles_so_far() if compiled else 0
        given: Any = [{"prompt_token_ids": ids} for ids in half]
        outputs = engine.generate(given, sampling, use_tqdm=False)
        answers += [list(output.outputs[0].token_ids) for output in outputs]
        compiles.append(compiles_so_far() - before if compiled else 0)
    eager: dict[str, int] = {}
    if compiled:
        import torchtpu_compile

        eager = torchtpu_compile.metrics()["fallback_ops"]
    return {"answers": answers, "compiles": compiles, "eager": eager}


def compiles_so_far() -> int:
    """How many graphs this process has captured, and programs it has compiled or loaded from the cache."""
    import torchtpu_compile

    counts = torchtpu_compile.metrics()
    return int(counts["xla_compiles"] + counts["cache_hits"] + counts["graphs"])


def in_a_process(compiled: bool, count: int, tokens: int) -> dict[str, Any]:
    """`serve` in a process of its own: an engine keeps its state in its process."""
    with tempfile.TemporaryDirectory() as directory:
        out = Path(directory) / "answers.json"
        how = ["--one", "compiled" if compiled else "eager", "--out", str(out)]
        command = [sys.executable, __file__, *how, "--prompts", str(count), "--tokens", str(tokens)]
        subprocess.run(command, check=True, env={**os.environ, **ENVIRONMENT})
        found: dict[str, Any] = json.loads(out.read_text())
        return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--prompts", type=int, default=64)
    parser.add_argument("--tokens", type=int, default=16, help="new tokens of each answer")
    parser.add_argument("--one", choices=["compiled", "eager"], help="one of the two runs alone")
    parser.add_argument("--out", type=Path, help="where that run writes its answers, as JSON")
    given = parser.parse_args()
    if given.one:
        found = serve(given.one == "compiled", given.prompts, given.tokens)
        (given.out or Path("/dev/stdout")).write_text(json.dumps(found))
        return 0
    eager, ours = (in_a_process(compiled, given.prompts, given.tokens) for compiled in (False, True))
    same = sum(a == b for a, b in zip(eager["answers"], ours["answers"], strict=True))
    print(f"{same} of {given.prompts} answers are eager's tokens, {given.tokens} each")
    first, second = ours["compiles"]
    print(f"graphs and programs made after warm-up: {first} in the first half, {second} in the second")
    print("run by vLLM itself: " + ", ".join(f"{op} {n} times" for op, n in sorted(ours["eager"].items())))
    return 0 if same == given.prompts and second == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
