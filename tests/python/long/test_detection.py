"""Ops of torchvision and their gradients against eager PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torchtpu_compile
import torchvision
from torchvision.ops import deform_conv2d, roi_align


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True}, **options)


def compare(
    function: Callable[..., torch.Tensor], *inputs: torch.Tensor, tolerance: float = 2e-5, **options: Any
) -> None:
    """The result, and the gradients of all inputs that are not boxes."""
    torch._dynamo.reset()
    results = []
    for run in (function, compiled(function, **options)):
        leaves = [x.clone() for x in inputs]
        trained = [x.requires_grad_() for x in leaves if not is_boxes(x)]
        y = run(*leaves)
        weights = torch.linspace(1, 2, y.numel(), dtype=y.dtype).view_as(y)
        results.append((y, *torch.autograd.grad(y, trained, weights)))
    for wanted, got in zip(*results, strict=True):
        torch.testing.assert_close(got, wanted, rtol=tolerance, atol=tolerance, check_stride=True)


def is_boxes(x: torch.Tensor) -> bool:
    return x.ndim == 2 and x.shape[1] == 5


HEIGHT, WIDTH = 11, 14
FEATURES = torch.randn(2, 3, HEIGHT, WIDTH)
BOXES = torch.tensor(
    [
        [0, 1.0, 1.0, 8.0, 9.0],
        [1, 0.0, 0.0, 27.0, 21.0],
        [1, -6.3, -4.1, 3.2, 5.7],  # Over the corner,
        [0, 20.1, 15.2, 40.6, 33.9],  # and the other one.
        [0, -50.0, -50.0, -40.0, -40.0],  # Outside.
        [1, 5.3, 6.1, 5.4, 6.2],  # Smaller than an element,
        [0, 7.0, 7.0, 7.0, 7.0],  # a point,
        [0, 9.0, 9.0, 4.0, 3.0],  # and the wrong way round.
        [1, -90.0, 3.0, 130.0, 4.0],  # Far wider than the features.
    ]
)


@pytest.mark.parametrize("aligned", [True, False])
def test_regions_are_those_of_eager(aligned: bool) -> None:
    def align(x: torch.Tensor, boxes: torch.Tensor) -> torch.Tensor:
        return torch.stack([roi_align(x, boxes, (3, 2), 0.5, samples, aligned) for samples in (-1, 2, 3)])

    compare(align, FEATURES, BOXES)


@pytest.mark.parametrize("samples", [-1, 2])
def test_random_regions_are_those_of_eager(samples: int) -> None:
    corners = torch.rand(60, 2, 2, dtype=torch.float64).mul(40).sub(5).sort(1).values.flatten(1)
    boxes = torch.cat((torch.randint(0, 2, (60, 1)).double(), corners), 1)
    compare(lambda x, b: roi_align(x, b, 4, 0.4, samples), FEATURES.double(), boxes, tolerance=1e-9)


@pytest.mark.parametrize("samples", [-1, 2])
def test_no_region_gives_an_empty_result(samples: int) -> None:
    compare(lambda x, b: roi_align(x, b, 2, 1.0, samples), FEATURES, torch.zeros(0, 5))


@pytest.mark.parametrize("samples", [-1, 2])
def test_half_precision_is_as_close_to_float64_as_eager(samples: int) -> None:
    x, boxes = FEATURES.half(), BOXES.half()
    exact = roi_align(x.double(), boxes.double(), 3, 0.5, samples)
    got = compiled(lambda x, b: roi_align(x, b, 3, 0.5, samples))(x, boxes)
    eager = roi_align(x, boxes, 3, 0.5, samples)
    assert got.dtype == torch.float16
    assert (got - exact).abs().max() <= (eager - exact).abs().max()


@pytest.mark.parametrize("samples", [-1, 2])
def test_one_graph_serves_every_number_of_boxes(samples: int) -> None:
    torchtpu_compile.reset_metrics()
    run = compiled(lambda x, b: roi_align(x, b, 2, 0.5, samples), dynamic=True)
    for count in (4, 9, 6, 7):
        torch.testing.assert_close(
            run(FEATURES, BOXES[:count]), roi_align(FEATURES, BOXES[:count], 2, 0.5, samples)
        )
    metrics = torchtpu_compile.metrics()
    assert metrics["graphs"] == 1
    assert not metrics["exact_fallbacks"]


def deformed(
    x: torch.Tensor, weight: torch.Tensor, offset: torch.Tensor, *rest: torch.Tensor
) -> torch.Tensor:
    bias, mask = rest if rest else (None, None)
    return deform_conv2d(x, offset, weight, bias, (2, 1), (1, 2), (1, 2), mask)


@pytest.mark.parametrize(
    ("groups", "offset_groups", "masked"), [(1, 1, True), (2, 1, False), (1, 3, False), (2, 3, True)]
)
def test_deformed_convolutions_are_those_of_eager(groups: int, offset_groups: int, masked: bool) -> None:
    x = torch.randn(2, 6, 9, 8, dtype=torch.float64)
    weight = torch.randn(4, 6 // groups, 3, 2, dtype=torch.float64)
    sizes = deform_output(x, weight)
    offset = 2 * torch.randn(2, 2 * offset_groups * 6, *sizes, dtype=torch.float64)
    # Exactly on elements and edges, where the derivative is that of one side.
    offset[0] = offset[0].round()
    rest = []
    if masked:
        rest = [torch.randn(4).double(), torch.rand(2, offset_groups * 6, *sizes).double()]
    compare(deformed, x, weight, offset, *rest, tolerance=1e-9)


def deform_output(x: torch.Tensor, weight: torch.Tensor) -> torch.Size:
    return torch.nn.functional.conv2d(x[:, : weight.shape[1]], weight, None, (2, 1), (1, 2), (1, 2)).shape[2:]


def test_a_deformable_layer_trains() -> None:
    class Layer(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.offset = torch.nn.Conv2d(3, 18, 3, padding=1)
            self.convolution = torchvision.ops.DeformConv2d(3, 5, 3, padding=1)

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return self.convolution(x, self.offset(x)).relu()

    layer, x = Layer(), torch.randn(2, 3, 8, 7)
    run = compiled(layer)
    results = []
    for function in (layer, run):
        layer.zero_grad()
        y = function(x)
        y.square().sum().backward()
        results.append((y.detach(), *(p.grad.clone() for p in layer.parameters() if p.grad is not None)))
    for wanted, got in zip(*results, strict=True):
        torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-4)
