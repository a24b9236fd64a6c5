"""Attention by JAX's flash attention: values by Pallas' interpreter, programs for TPUs by libtpu."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fresh
import pytest
import torch
import torch.nn.functional as F
import torchtpu_compile
from torchtpu_compile.kernels import attention

try:
    import jax  # noqa: F401
except ImportError as missing:
    pytest.skip(f"JAX is not installed: {missing}", allow_module_level=True)

OPTIONS = {"strict": True, "attention": "kernel", "cache": "off"}


def keys_seen(batch: int, keys: int, *, nothing: bool = False) -> torch.Tensor:
    """`[B, 1, 1, S]`: which keys are seen; with `nothing`, none of the last batch."""
    seen = torch.rand(batch, 1, 1, keys) < 0.6
    seen[..., 0] = True
    if nothing:
        seen[-1] = False
    return seen


# Sizes of query `[B, H, L, E]`, heads of keys, keys, size of values; what else is said.
Case = tuple[tuple[int, int, int, int], int, int, int, dict[str, Any]]
CASES: dict[str, Case] = {
    "plain": ((2, 3, 128, 64), 3, 128, 64, {}),
    "causal": ((1, 2, 256, 64), 2, 256, 64, {"is_causal": True}),
    "blocks of keys": ((1, 1, 640, 32), 1, 640, 32, {"is_causal": True}),
    "odd sizes": ((1, 2, 100, 40), 2, 77, 40, {}),
    "odd and causal": ((2, 1, 130, 24), 1, 130, 24, {"is_causal": True}),
    "causal with fewer keys": ((1, 1, 140, 16), 1, 90, 16, {"is_causal": True}),
    "grouped heads": ((2, 6, 64, 32), 2, 64, 32, {"enable_gqa": True}),
    "one head of keys": ((1, 4, 64, 32), 1, 128, 32, {"enable_gqa": True, "is_causal": True}),
    "a scale": ((1, 2, 64, 32), 2, 64, 32, {"scale": 0.5}),
    "large heads": ((1, 1, 64, 160), 1, 64, 160, {}),
    "a mask of keys": ((3, 2, 70, 32), 2, 100, 32, {"attn_mask": keys_seen(3, 100)}),
    "a mask of all keys": ((2, 2, 70, 32), 2, 70, 32, {"attn_mask": keys_seen(2, 70, nothing=True)}),
    "one mask of all batches": ((2, 2, 40, 32), 2, 50, 32, {"attn_mask": keys_seen(1, 50)}),
    "numbers for keys": ((2, 2, 64, 24), 2, 90, 24, {"attn_mask": 9 * torch.randn(2, 1, 1, 90)}),
    "a mask and grouped heads": (
        (2, 4, 64, 32),
        2,
        64,
        32,
        {"attn_mask": keys_seen(2, 64), "enable_gqa": True},
    ),
}


def operands(case: Case, dtype: torch.dtype) -> list[torch.Tensor]:
    (batch, heads, rows, size), of_keys, keys, of_values, _ = case
    shapes = [(batch, heads, rows, size), (batch, of_keys, keys, size), (batch, of_keys, keys, of_values)]
    return [torch.randn(shape, dtype=dtype) for shape in shapes]


def with_gradients(fn: Callable[..., torch.Tensor], tensors: list[torch.Tensor]) -> list[torch.Tensor]:
    leaves = [x.clone().requires_grad_() for x in tensors]
    out = fn(*leaves)
    weight = torch.linspace(-1, 1, out.numel(), dtype=out.dtype).reshape(out.shape)
    return [out.detach(), *torch.autograd.grad((out * weight).sum(), leaves)]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the kernel was asked for."""
    asked: list[dict[str, Any]] = []
    make = attention.make

    def noted(op: str, call: str, *rest: Any) -> str:
        asked.append(json.loads(call))
        return make(op, call, *rest)

    monkeypatch.setattr(attention, "make", noted)
    return asked


@pytest.mark.parametrize("name", CASES)
def test_results_and_gradients_are_those_of_eager_pytorch(name: str, made: list[dict[str, Any]]) -> None:
    case = CASES[name]
    tensors = operands(case, torch.float32)

    def fn(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        said = dict(case[-1])
        if "attn_mask" in said and said["attn_mask"].dtype != torch.bool:
            said["attn_mask"] = said["attn_mask"].to(q.dtype)
        return F.scaled_dot_product_attention(q, k, v, **said)

    run = torch.compile(fn, backend="tpu", fullgraph=True, options=OPTIONS)
    wide = with_gradients(fn, [x.double() for x in tensors])
    for got, want in zip(with_gradients(run, tensors), wide, strict=True):
        torch.testing.assert_close(got.double(), want, rtol=2e-5, atol=2e-5)
    assert [asked["backward"] for asked in made] == [False, True]


def test_narrow_types_are_as_exact_as_eager_pytorch(made: list[dict[str, Any]]) -> None:
    tensors = operands(CASES["causal"], torch.bfloat16)

    def fn(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)

    run = torch.compile(fn, backend="tpu", fullgraph=True, options=OPTIONS)
    wide = with_gradients(fn, [x.double() for x in tensors])
    errors = [
        [
            float((x.double() - want).abs().max())
            for x, want in zip(with_gradients(f, tensors), wide, strict=True)
        ]
        for f in (run, fn)
    ]
    assert all(ours <= 2 * theirs + 1e-3 for ours, theirs in zip(*errors, strict=True)), errors
    assert len(made) == 2


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_what_the_kernel_does_not_compute_takes_another_form(
    dtype: torch.dtype, made: list[dict[str, Any]]
) -> None:
    """A mask of each query, and float64."""
    tensors = operands(CASES["plain"], dtype)
    mask = torch.randn(128, 128, dtype=dtype) if dtype == torch.float32 else None

    def fn(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        return F.scaled_dot_product_attention(q, k, v, attn_mask=mask)

    run = torch.compile(fn, backend="tpu", fullgraph=True, options=OPTIONS)
    for got, want in zip(with_gradients(run, tensors), with_gradients(fn, tensors), strict=True):
        torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-4)
    assert made == []


def test_a_recording_is_compiled_with_the_kernel_for_tpus(tmp_path: Path) -> None:
    """The command line makes the texts as well."""
    tensors = operands(((1, 4, 512, 128), 2, 512, 128, {}), torch.bfloat16)

    def fn(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        return F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)

    with torchtpu_compile.record(tmp_path, data="none"):
        with_gradients(torch.compile(fn, backend="tpu", fullgraph=True, options=OPTIONS), tensors)
    files = sorted(map(str, tmp_path.glob("*.ttpu")))
    assert len(files) == 2
    command = [sys.executable, "-m", "torchtpu_compile.cli"]
    for file in files:
        shown = fresh.run([*command, "lower", file, "--show", "stablehlo", "--target", "v5e"])
        assert "tpu_custom_call" in shown.stdout
    done = fresh.run([*command, "estimate", *files, "--target", "v5e,v6e,tpu7x"])
    assert done.returncode == 0, done.stdout + done.stderr
