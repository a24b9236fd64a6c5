"""torchtitan's debug models of Llama 3 and of a mixture of experts (Qwen 3), trained on this machine's CPU.

    python examples/torchtitan/train.py --model llama3 --backend tpu
    torchrun --nproc_per_node 2 examples/torchtitan/train.py --model moe --backend tpu

README.md beside this file says what to install, and how to compare with eager PyTorch. Models, optimizer,
data loader, FSDP and the training loop are torchtitan's own, and so is the place where the backend is chosen
(`--compile.backend`). What torchtitan expects of a machine with GPUs is stood in for by a few functions, of
which each says why.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import types
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
from torch.distributed.tensor import DTensor


def use_the_cpu() -> None:
    """torchtitan takes the machine's accelerator, and "cuda" where it finds none. Its device module must have
    what `torch.cuda` has for telling memory and names."""
    module = types.ModuleType("cpu_device")
    module.__dict__.update({name: getattr(torch.cpu, name) for name in dir(torch.cpu) if name[0] != "_"})
    nothing: dict[str, Any] = {
        "device_count": lambda: 1,
        "current_device": lambda: 0,
        "set_device": lambda device: None,
        "synchronize": lambda *args: None,
        "get_device_name": lambda *args: "cpu",
        "get_device_properties": lambda *args: types.SimpleNamespace(total_memory=16 << 30),
        "reset_peak_memory_stats": lambda *args: None,
        "empty_cache": lambda: None,
        "memory_stats": lambda *args: {},
    }
    module.__dict__.update(nothing)
    torch._utils._get_available_device_type = lambda: "cpu"
    torch._utils._get_device_module = lambda kind: module


def divide_gradients_after_their_sum() -> None:
    """FSDP asks for sums that are multiplied on the way (`PREMUL_SUM`), which gloo does not have."""
    from torch.distributed.fsdp import FSDPModule

    set_factor = FSDPModule.set_gradient_divide_factor

    def set_both(self: Any, factor: float) -> None:
        set_factor(self, factor)
        self.set_force_sum_reduction_for_comms(True)

    FSDPModule.set_gradient_divide_factor = set_both

    # NCCL's barrier names a device, which gloo's does not take.
    barrier = torch.distributed.barrier
    torch.distributed.barrier = lambda *args, **kwargs: barrier()


def attend_causally() -> None:
    """torchtitan's language models take FlexAttention alone, and compile it with inductor or not at all.
    Causal attention stands in for it: packed documents see each other."""
    import torchtitan.distributed.compile as compiling
    from torchtitan.models.common import attention, decoder

    def forward(
        self: Any,
        q_BLNH: torch.Tensor,  # torchtitan finds how each is sharded by its name.
        k_BLNH: torch.Tensor,
        v_BLNH: torch.Tensor,
        *,
        attention_masks: Any = None,
        scale: float | None = None,
        **_: Any,
    ) -> torch.Tensor:
        q, k, v = (x.transpose(1, 2) for x in (q_BLNH, k_BLNH, v_BLNH))
        found = F.scaled_dot_product_attention(q, k, v, is_causal=True, scale=scale, enable_gqa=True)
        return found.transpose(1, 2)

    attention.FlexAttention.forward = forward
    for found in vars(decoder).values():
        if isinstance(found, type) and "get_attention_masks" in vars(found):
            found.get_attention_masks = lambda self, *args, **kwargs: None
    compiling._maybe_regional_inductor_backend = lambda model, backend: backend


def keep_experts_in_float32() -> None:
    """torchtitan's experts compute in bfloat16 whatever the configuration says, where no two ways of adding
    up agree to more than three digits."""
    from torchtitan.models.common import moe

    def forward(self: Any, x_RD: torch.Tensor, num_tokens_per_expert_E: torch.Tensor) -> torch.Tensor:
        ends = torch.cumsum(num_tokens_per_expert_E, dim=0, dtype=torch.int32)
        weights = (self.w1_EFD, self.w3_EFD, self.w2_EDF)
        w1, w3, w2 = (w.to_local() if isinstance(w, DTensor) else w for w in weights)

        def product(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
            return F.grouped_mm(x, w.transpose(-2, -1), offs=ends)

        return product(F.silu(product(x_RD, w1)) * product(x_RD, w3), w2)

    moe.GroupedExperts.forward = forward


def make_assets(directory: Path) -> None:
    """The text and the tokenizer of torchtitan's tests, which its wheel does not bring: made here."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers

    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {token: i for i, token in enumerate([*alphabet, "<s>", "</s>"])}
    tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=[]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens(["<s>", "</s>"])
    place = directory / "tests" / "assets" / "tokenizer"
    place.mkdir(parents=True, exist_ok=True)
    tokenizer.save(str(place / "tokenizer.json"))
    names = {"bos_token": "<s>", "eos_token": "</s>", "add_bos_token": True, "add_eos_token": True}
    (place / "tokenizer_config.json").write_text(json.dumps(names))
    text = directory / "tests" / "assets" / "c4_test"
    text.mkdir(parents=True, exist_ok=True)
    lines = [f"{i} times {j} is {i * j}, and {i} plus {j} is {i + j}." for i in range(60) for j in range(60)]
    documents = [" ".join(lines[at : at + 20]) for at in range(0, len(lines), 20)]
    (text / "data.json").write_text("\n".join(json.dumps({"text": document}) for document in documents))


def configuration(model: str, backend: str, steps: int, rows: int, layers: int | None, balanced: bool) -> Any:
    """torchtitan's own configuration, with shorter sequences, float32, and nothing saved."""
    if model == "llama3":
        from torchtitan.models.llama3.config_registry import llama3_debugmodel as stock
    else:
        from torchtitan.models.qwen3.config_registry import qwen3_moe_debug as stock
    config = stock()
    config.model_spec.model.layers = config.model_spec.model.layers[:layers]
    config.training.steps = steps
    config.training.local_batch_size = rows
    config.training.seq_len = 128
    config.training.mixed_precision_param = "float32"
    config.training.disable_cuda_graphs = True
    config.checkpoint.enable = False
    config.validator.enable = False
    config.debug.seed = 1
    # Which experts a token takes is a choice between numbers that are nearly equal: the last digit decides
    # it, and two runs part. For comparisons torchtitan has them taken in turn.
    config.debug.moe_force_load_balance = balanced
    config.compile.enable = backend != "eager"
    config.compile.backend = backend
    return config


def train(model: str, backend: str, steps: int, rows: int, layers: int | None, balanced: bool) -> list[float]:
    """The loss of each step."""
    config = configuration(model, backend, steps, rows, layers, balanced)
    trainer = config.build()
    losses: list[float] = []
    log = trainer.metrics_processor.log

    def kept(step: int, loss: float, *args: Any, **kwargs: Any) -> None:
        losses.append(loss)
        log(step, loss, *args, **kwargs)

    trainer.metrics_processor.log = kept
    trainer.train()
    trainer.close()
    return losses


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--model", choices=["llama3", "moe"], default="llama3")
    parser.add_argument("--backend", default="tpu", help="tpu, or eager for no torch.compile")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--layers", type=int, help="how many of the model's layers, instead of all")
    parser.add_argument("--chosen", action="store_true", help="experts are chosen by the router, not in turn")
    parser.add_argument("--rows", type=int, default=2, help="sequences of each rank and step")
    parser.add_argument("--out", type=Path, help="where the losses are written, as JSON")
    given = parser.parse_args()
    out = given.out.absolute() if given.out else None
    alone = {
        "RANK": "0",
        "LOCAL_RANK": "0",
        "WORLD_SIZE": "1",
        "MASTER_ADDR": "localhost",
        "MASTER_PORT": "29511",
    }
    for name, value in alone.items():
        os.environ.setdefault(name, value)
    use_the_cpu()
    divide_gradients_after_their_sum()
    attend_causally()
    keep_experts_in_float32()
    with tempfile.TemporaryDirectory() as directory:
        make_assets(Path(directory))
        os.chdir(directory)
        os.environ.setdefault("HF_DATASETS_CACHE", directory)
        losses = train(given.model, given.backend, given.steps, given.rows, given.layers, not given.chosen)
        os.chdir("/")
    if os.environ["RANK"] == "0" and out is not None:
        out.write_text(json.dumps(losses))
    if torch.distributed.is_initialized():
        torch.distributed.destroy_process_group()


if __name__ == "__main__":
    sys.exit(main())
