"""Quantized arithmetic: integers are those of eager PyTorch, bit for bit."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import torch.ao.quantization.fx._decomposed  # registers the ops
from op_cases import INF, NAN, f32, integers

quantized = torch.ops.quantized_decomposed
FAKE = torch.ops.aten.fake_quantize_per_tensor_affine_cachemask
INT8, UINT8 = (-128, 127, torch.int8), (0, 255, torch.uint8)
SCALES = torch.tensor([0.013, 0.5, 1.7])
ZEROS = torch.tensor([0, -3, 7])
TOKENS = (SCALES[:, None], ZEROS[:, None])
WIDE = torch.cat([f32(90) * 50, torch.tensor([0.5, 1.5, 2.5, -0.5, 1e9, -1e9])])
BYTES = integers(torch.int8, -128, 128, 2, 3, 4)

CASES: dict[str, tuple[Any, ...]] = {
    "per_tensor": (quantized.quantize_per_tensor, WIDE, 0.3, 5, *INT8),
    "per_tensor_of_bfloat16": (quantized.quantize_per_tensor, WIDE.bfloat16(), 0.3, 128, *UINT8),
    "from_per_tensor": (quantized.dequantize_per_tensor, BYTES, 0.3, 5, *INT8),
    "per_channel": (quantized.quantize_per_channel, WIDE.reshape(4, 3, 8), SCALES, ZEROS, 1, *INT8),
    "from_per_channel": (quantized.dequantize_per_channel, BYTES, SCALES, ZEROS, 1, *INT8),
    "per_token": (quantized.quantize_per_token, f32(3, 8), *TOKENS, *INT8),
    "from_per_token": (quantized.dequantize_per_token, BYTES[0], *TOKENS, *INT8, torch.float32),
    "parameters": (quantized.choose_qparams.tensor, WIDE[:90], -128, 127, 1e-6, torch.int8),
    "parameters_per_token": (
        quantized._choose_qparams_per_token_asymmetric_impl,
        f32(4, 9),
        torch.int8,
    ),
    "fake_per_tensor": (FAKE, torch.cat([WIDE, torch.tensor([NAN, INF, -INF])]), 0.3, 5, -128, 127),
    "fake_per_tensor_of_bfloat16": (FAKE, WIDE.bfloat16(), 0.3, 128, 0, 255),
    "fake_per_tensor_of_float64": (FAKE, WIDE.double(), 0.3, 5, -128, 127),
    "int8_product": (
        torch._int_mm,
        integers(torch.int8, -128, 128, 32, 40),
        integers(torch.int8, -128, 128, 40, 16),
    ),
    "weight_int8pack_mm": (
        torch._weight_int8pack_mm,
        f32(4, 32).bfloat16(),
        integers(torch.int8, -128, 128, 16, 32),
        f32(16).bfloat16(),
    ),
}


@pytest.mark.parametrize("name", sorted(CASES))
def test_gives_what_eager_gives(name: str) -> None:
    torch._dynamo.reset()
    f, x, *rest = CASES[name]
    wanted = f(x, *rest)

    def call(x: torch.Tensor) -> Any:
        return f(x, *rest)

    got = torch.compile(call, backend="tpu", dynamic=False, options={"strict": True})(x)
    pairs = [(got, wanted)] if isinstance(wanted, torch.Tensor) else zip(got, wanted, strict=True)
    for a, b in pairs:
        tolerance = 0.0
        if b.dtype.is_floating_point:
            tolerance = 2**-7 if b.dtype == torch.bfloat16 else 4e-6
        torch.testing.assert_close(a, b, rtol=tolerance, atol=tolerance)
