"""Models of every kind give eager's results, in one graph, with nothing left to eager PyTorch."""

from __future__ import annotations

import copy

import pytest
import torch
import torchtpu_compile
from zoo import ZOO, Zoo

# A training step is compared for these; for the slow ones under `make soak`.
TRAINED = {"bert", "gpt2", "llama", "vit", "convnext", "resnet", "wav2vec2"}
TRAINED_SLOWLY = {"clip", "lstm", "mobilenet_v3", "swin", "t5"}


def relative_error(got: torch.Tensor, wanted: torch.Tensor) -> float:
    """The largest difference, as a share of the largest value."""
    return float((got.double() - wanted.double()).abs().max() / wanted.double().abs().max().clamp_min(1e-30))


@pytest.mark.parametrize("architecture", ZOO, ids=lambda z: z.name)
def test_forward_is_one_graph_with_eagers_result(architecture: Zoo) -> None:
    model, inputs = architecture.make()
    with torch.no_grad(), torch._dynamo.config.patch(allow_rnn=True):
        wanted = model(**inputs)
        torchtpu_compile.reset_metrics()
        got = torch.compile(model, backend="tpu", fullgraph=True)(**inputs)
    metrics = torchtpu_compile.metrics()
    assert metrics["fallback_ops"] == {}
    assert metrics["graphs"] == 1 and metrics["executions"] == 1
    assert got.dtype == wanted.dtype and got.shape == wanted.shape
    assert relative_error(got, wanted) < 1e-4


@pytest.mark.parametrize(
    "architecture",
    [
        pytest.param(z, id=z.name, marks=[pytest.mark.soak] if z.name in TRAINED_SLOWLY else [])
        for z in ZOO
        if z.name in TRAINED | TRAINED_SLOWLY
    ],
)
def test_a_training_step_has_eagers_gradients(architecture: Zoo) -> None:
    model, inputs = architecture.make()
    if architecture.kind == "convolutional":
        model.train()  # Batch statistics; these models have no dropout by default.
    exact = copy.deepcopy(model).double()
    wide = {k: v.double() if v.is_floating_point() else v for k, v in inputs.items()}
    eager = copy.deepcopy(model)
    for reference, given in ((eager, inputs), (exact, wide)):
        reference(**given).square().mean().backward()
    torchtpu_compile.reset_metrics()
    with torch._dynamo.config.patch(allow_rnn=True):
        compiled = torch.compile(model, backend="tpu", fullgraph=True)
        compiled(**inputs).square().mean().backward()
    assert torchtpu_compile.metrics()["fallback_ops"] == {}
    largest = max(float(p.grad.abs().max()) for p in exact.parameters() if p.grad is not None)
    for (name, ours), theirs, true in zip(
        model.named_parameters(), eager.parameters(), exact.parameters(), strict=True
    ):
        assert (ours.grad is None) == (theirs.grad is None), name
        if ours.grad is None:
            continue
        error = float((ours.grad - true.grad).abs().max())
        eagers = float((theirs.grad - true.grad).abs().max())
        # A gradient that is zero but for rounding has no scale of its own.
        allowed = 3 * eagers + 1e-4 * float(true.grad.abs().max()) + 1e-6 * largest
        assert error <= allowed, f"{name}: off by {error:.2e}, eager by {eagers:.2e}"
    for (name, ours), theirs in zip(model.named_buffers(), eager.buffers(), strict=True):
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-5, msg=lambda m, n=name: f"{n}: {m}")
