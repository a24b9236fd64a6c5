"""Ops that are composed in Python: results and gradients against eager PyTorch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

POINTS = torch.tensor([[0.0, 1.0, -2.0], [0.5, 1.0, 3.0], [0.0, 1.0, -2.0], [4.0, -1.0, 0.25]])
CASES: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    **{
        f"pdist_{p}": lambda x, p=p: torch.nn.functional.pdist(x, p)
        for p in (0.0, 1.0, 1.5, 2.0, 3.0, float("inf"))
    },
    "pdist_of_one_row": lambda x: torch.nn.functional.pdist(x[:1]),
    "rrelu": torch.nn.functional.rrelu,
    "sgn": torch.sgn,
    "masked_scatter": lambda x: torch.ones(2, 4, 3).masked_scatter(POINTS > 0.5, x * 2),
    "xlogy_with_a_number": lambda x: torch.xlogy(x.abs(), 2.0),
    "xlogy_of_a_number": lambda x: torch.xlogy(2.0, x.abs() + 1),
    "xlog1py_with_a_number": lambda x: torch.special.xlog1py(x, 2),
    "xlog1py_of_a_number": lambda x: torch.special.xlog1py(2, x.abs()),
    "distance_to_nothing": lambda x: torch.cdist(x, x.new_zeros(0, 5, 3)),
}


@pytest.mark.parametrize("name", sorted(CASES))
def test_results_and_gradients_are_those_of_eager(name: str) -> None:
    torch._dynamo.reset()
    f = CASES[name]
    results = []
    for g in (f, torch.compile(f, backend="tpu", dynamic=False, options={"strict": True})):
        x = POINTS.clone().requires_grad_()
        y = g(x)
        y.backward(torch.linspace(1, 2, y.numel()).reshape(y.shape))
        results.append((y.detach(), x.grad))
    for got, wanted in zip(results[1], results[0], strict=True):
        torch.testing.assert_close(got, wanted, rtol=4e-6, atol=4e-6)


@pytest.mark.parametrize("dtype", [torch.int32, torch.int64])
@pytest.mark.parametrize("counts", [[2, 0, 3, 1], [0, 0, 0, 6], [6, 0, 0, 0], [0, 0, 0, 0]])
def test_rows_repeat_to_a_size_that_is_told(counts: list[int], dtype: torch.dtype) -> None:
    torch._dynamo.reset()
    repeats, size = torch.tensor(counts, dtype=dtype), sum(counts)

    def positions(repeats: torch.Tensor) -> torch.Tensor:
        return torch.repeat_interleave(repeats, output_size=size)

    def rows(repeats: torch.Tensor) -> torch.Tensor:
        return POINTS.repeat_interleave(repeats, 0, output_size=size)

    for f in (positions, rows):
        got = torch.compile(f, backend="tpu", dynamic=False, options={"strict": True})(repeats)
        torch.testing.assert_close(got, f(repeats), rtol=0, atol=0)
        with pytest.raises(RuntimeError, match="repeats"):
            torch.compile(f, backend="tpu", dynamic=False)(repeats.float())


@pytest.mark.parametrize("kind", [torch.optim.Adagrad, torch.optim.Adam, torch.optim.AdamW, torch.optim.SGD])
@pytest.mark.parametrize("lr", [0.1, torch.tensor(0.1)], ids=["number", "tensor"])
def test_a_fused_optimizers_step_is_compiled(
    kind: type[torch.optim.Optimizer], lr: float | torch.Tensor
) -> None:
    torch._dynamo.reset()
    gradient = torch.tensor([[1.0, -2.0], [0.5, 3.0]])
    parameters = []
    for is_compiled in (False, True):
        parameter = torch.ones(2, 2, requires_grad=True)
        optimizer = kind([parameter], lr=lr, weight_decay=0.1, fused=True)
        step = torch.compile(optimizer.step, backend="tpu", options={"strict": True})
        for i in range(3):
            parameter.grad = gradient * (i + 1)
            (step if is_compiled else optimizer.step)()
        parameters.append(parameter.detach())
    torch.testing.assert_close(parameters[1], parameters[0], rtol=1e-6, atol=1e-6)
