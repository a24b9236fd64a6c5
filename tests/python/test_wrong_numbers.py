"""Option `debug`: the op that is wrong, or that makes a NaN, is named."""

from __future__ import annotations

import logging
import re
import sys
from pathlib import Path

import fresh
import pytest
import torch
import torchtpu_compile
from torch import nn
from torchtpu_compile import TensorType, register_lowering


@torch.library.custom_op("torchtpu_tests::doubled", mutates_args=())
def doubled(x: torch.Tensor) -> torch.Tensor:
    return x * 2


doubled.register_fake(torch.empty_like)
doubled.register_autograd(lambda ctx, gradient: gradient * 2)


def lower_doubled(x: TensorType) -> str:
    """Wrong by a thousandth."""
    return f"""func.func @main(%x: {x}) -> {x} {{
        %a = "stablehlo.constant"() {{value = dense<2.002> : {x}}} : () -> {x}
        %0 = "stablehlo.multiply"(%x, %a) : ({x}, {x}) -> {x}
        return %0 : {x}
    }}"""


class Layer(nn.Module):
    def __init__(self, wrong: bool) -> None:
        super().__init__()
        self.wrong = wrong
        self.attention = nn.MultiheadAttention(16, 2, batch_first=True)
        self.norm = nn.LayerNorm(16)
        self.up = nn.Linear(16, 32)
        self.down = nn.Linear(32, 16)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.norm(x + self.attention(x, x, x, need_weights=False)[0])
        hidden = self.up(x).relu()
        if self.wrong:
            hidden = doubled(hidden)
        return x + self.down(hidden)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


def test_compare_names_a_wrong_lowering_in_a_model_of_twelve_layers(caplog: pytest.LogCaptureFixture) -> None:
    register_lowering("torchtpu_tests::doubled", lower_doubled)
    torch.manual_seed(0)
    model = nn.Sequential(*(Layer(i == 7) for i in range(12))).eval()
    compiled = torch.compile(model, backend="tpu", options={"debug": "compare"})
    x = torch.randn(2, 5, 16)
    with torch.no_grad():
        compiled(x)
        compiled(x)
    (message,) = errors(caplog)
    assert "The first op that errs is torchtpu_tests.doubled.default (node doubled" in message
    assert "test_wrong_numbers.py" in message and "`hidden = doubled(hidden)`" in message
    where = re.search(r"saved as a recording in (\S+)", message)
    assert where is not None
    (recording,) = Path(where[1]).glob("*.ttpu")
    command = [sys.executable, "-m", "torchtpu_compile.cli", "lower", str(recording)]
    done = fresh.run(command)
    assert "2.002" in done.stdout, done.stderr


def test_compare_says_nothing_of_a_model_that_is_right(caplog: pytest.LogCaptureFixture) -> None:
    torch.manual_seed(0)
    model = nn.Sequential(Layer(False), nn.Dropout(0.5), nn.Linear(16, 3))
    compiled = torch.compile(model, backend="tpu", options={"debug": "compare"})
    x = torch.randn(2, 5, 16, requires_grad=True)
    compiled(x).square().sum().backward()
    assert not errors(caplog)
    assert torchtpu_compile.metrics()["executions"] > 0


def test_compare_leaves_arguments_that_a_graph_changes_as_one_call_does(
    caplog: pytest.LogCaptureFixture,
) -> None:
    norm = nn.BatchNorm1d(4)
    expected = nn.BatchNorm1d(4)
    compiled = torch.compile(norm, backend="tpu", options={"debug": "compare"})
    x = torch.randn(8, 4)
    for _ in range(2):
        torch.testing.assert_close(compiled(x), expected(x))
    torch.testing.assert_close(norm.running_mean, expected.running_mean)
    assert not errors(caplog)


@pytest.mark.parametrize("dynamic", [False, True])
def test_nan_names_the_op_that_divides_by_zero(caplog: pytest.LogCaptureFixture, dynamic: bool) -> None:
    def share(x: torch.Tensor) -> torch.Tensor:
        weights = x.relu()
        total = weights.sum(-1, keepdim=True)
        share = weights / total
        return (share @ x.T).exp()

    compiled = torch.compile(share, backend="tpu", dynamic=dynamic, options={"debug": "nan"})
    x = torch.randn(6, 6)
    compiled(x)
    assert not errors(caplog)
    x[2] = -1.0
    compiled(x)
    (message,) = errors(caplog)
    assert "The op that makes the first is aten.div.Tensor (node div" in message
    assert "`share = weights / total`" in message and "float32[6, 1] from 0 to" in message


def test_nan_of_an_input_is_laid_to_the_input(caplog: pytest.LogCaptureFixture) -> None:
    compiled = torch.compile(lambda x: x * 2, backend="tpu", options={"debug": "nan"})
    compiled(torch.tensor([1.0, float("nan")]))
    (message,) = errors(caplog)
    assert "Its inputs have it already" in message


def test_attention_to_one_key_that_is_masked_is_zero() -> None:
    q, k = torch.randn(2, 3, 5, 4), torch.randn(2, 3, 1, 4)
    mask = torch.tensor([[True], [False], [True], [False], [False]])
    attention = torch.nn.functional.scaled_dot_product_attention
    with torch.no_grad():
        found = torch.compile(attention, backend="tpu")(q, k, k, mask)
    torch.testing.assert_close(found, attention(q, k, k, mask))
