"""NaN in folds of as many elements as XLA for CPU has its own library for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
import torchtpu_compile
from torch import Tensor
from torchtpu_compile import TensorType

OPS: dict[str, Callable[[Tensor], object]] = {
    "amax": lambda x: x.amax(1),
    "amin of columns": lambda x: x.amin(0),
    "max": lambda x: x.max(),
    "min": lambda x: x.min(),
    "aminmax": lambda x: tuple(x.aminmax(dim=1)),
    "max and where": lambda x: tuple(x.max(1)),
    "min and where": lambda x: tuple(x.min(0)),
    "argmax": lambda x: x.argmax(1),
    "argmin of all": lambda x: x.argmin(),
    "infinity norm": lambda x: torch.linalg.vector_norm(x, float("inf"), 1),
    "of a result": lambda x: x.mul(2).relu().amax(1),
    "softmax": lambda x: x.softmax(1),
    "log_softmax": lambda x: x.log_softmax(1),
    "logsumexp": lambda x: x.logsumexp(1),
    "safe softmax": lambda x: torch.ops.aten._safe_softmax(x, 1),
    "max_pool1d": lambda x: F.max_pool1d(x[None], 4)[0],
    "clamp": lambda x: x.clamp(-1, 1),
}
DTYPES = [torch.float32, torch.bfloat16, torch.float16, torch.float64]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", OPS)
def test_a_nan_wins(name: str, dtype: torch.dtype) -> None:
    x = torch.randn(300, 257, generator=torch.Generator().manual_seed(1)).to(dtype)
    # A negative NaN too, and one among nothing else than the lowest number.
    x[3, 5], x[7, 256], x[11] = float("nan"), -torch.tensor(float("nan")), float("-inf")
    x[11, 9] = float("nan")
    x[13] = float("-inf")
    expected = OPS[name](x)
    got = torch.compile(OPS[name], backend="tpu", options={"strict": True})(x)
    torch.testing.assert_close(got, expected, equal_nan=True)


def test_a_nan_wins_in_a_users_own_text() -> None:
    @torch.library.custom_op("nan_demo::row_maxima", mutates_args=())
    def row_maxima(x: Tensor) -> Tensor:
        return x.amax(1)

    row_maxima.register_fake(lambda x: x.new_empty(x.shape[0]))

    def text(x: TensorType) -> str:
        rows = f"tensor<{x.shape[0]}xf32>"
        return f"""func.func @main(%x: {x}) -> {rows} {{
            %none = "stablehlo.constant"() {{value = dense<0xFF800000> : tensor<f32>}} : () -> tensor<f32>
            %most = "stablehlo.reduce"(%x, %none) ({{
              ^bb0(%a: tensor<f32>, %b: tensor<f32>):
                %c = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
                "stablehlo.return"(%c) : (tensor<f32>) -> ()
            }}) {{dimensions = array<i64: 1>}} : ({x}, tensor<f32>) -> {rows}
            return %most : {rows}
        }}"""

    torchtpu_compile.register_lowering("nan_demo::row_maxima", text)
    x = torch.randn(300, 257)
    x[:, 3] = float("nan")
    run = torch.compile(lambda x: torch.ops.nan_demo.row_maxima(x), backend="tpu", options={"strict": True})
    assert run(x).isnan().all()


POOLS: dict[str, tuple[tuple[int, ...], Callable[[Tensor], Tensor]]] = {
    "of whole rows": ((64, 128, 50), lambda x: F.max_pool1d(x, 50)),
    "of planes": ((8, 64, 32, 32), lambda x: F.max_pool2d(x, 32)),
    "of half planes, after an op": (
        (8, 64, 32, 32),
        lambda x: F.max_pool2d(x.relu(), (16, 32)),
    ),
    "side by side": ((4, 64, 2048), lambda x: F.max_pool1d(x, 64, padding=1)),
    "that overlap": ((4, 64, 2048), lambda x: F.max_pool1d(x, 40, stride=3)),
}


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", POOLS)
def test_a_nan_wins_in_windows(name: str, dtype: torch.dtype) -> None:
    shape, pool = POOLS[name]
    x = torch.randn(shape, generator=torch.Generator().manual_seed(2)).to(dtype)
    x.view(-1)[[5, 31_999, 70_000, -1]] = float("nan")
    x[0, 1] = float("-inf")
    with torch.no_grad():
        got = torch.compile(pool, backend="tpu", options={"strict": True})(x)
        torch.testing.assert_close(got, pool(x), equal_nan=True)
