"""Sizes that differ from call to call: few compiles, none inside a warmed bucket, eager's results."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torchtpu_compile
from fresh import run as run_fresh
from torch import Tensor, nn
from torch._dynamo.utils import counters
from torch.nn import functional as F


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    torch._dynamo.reset()
    counters.clear()
    torch.manual_seed(0)
    torchtpu_compile.reset_metrics()
    yield
    torch._dynamo.reset()


class Transformer(nn.Module):
    """Token ids `int64[batch, length]` to logits `float32[batch, length, 50]` and a mean over the length."""

    def __init__(self, layers: int = 2, width: int = 32) -> None:
        super().__init__()
        self.words = nn.Embedding(50, width)
        self.places = nn.Embedding(600, width)
        layer = nn.TransformerEncoderLayer(width, 4, 2 * width, dropout=0.0, batch_first=True)
        self.layers = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)
        self.head = nn.Linear(width, 50)

    def forward(self, ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = self.words(ids) + self.places(torch.arange(ids.shape[1]))
        x = self.layers(x)
        return self.head(x), x.mean(1)


def check(model: nn.Module, compiled: Any, ids: torch.Tensor) -> None:
    with torch.no_grad():
        for have, want in zip(compiled(ids), model(ids), strict=True):
            assert have.shape == want.shape and have.stride() == want.stride()
            torch.testing.assert_close(have, want, rtol=1e-4, atol=1e-5)


def warmed_transformer() -> tuple[nn.Module, Any]:
    """A transformer called with every length from 1 to 128, in random order, and counted."""
    model = Transformer().eval()
    compiled = torch.compile(model, backend="tpu")
    lengths = list(range(1, 129))
    random.Random(0).shuffle(lengths)
    for length in lengths:
        check(model, compiled, torch.randint(0, 50, (2, length)))
    buckets = {tuple(b["sizes"]) for report in torchtpu_compile.reports() for b in report["buckets"]}
    assert len(buckets) == 8  # 8, 16, 32, 48, 64, 80, 96, 128
    assert counters["stats"]["unique_graphs"] <= 3
    metrics = torchtpu_compile.metrics()
    assert metrics["xla_compiles"] <= 2 + len(buckets)
    assert metrics["exact_fallbacks"] == {} and metrics["fallback_ops"] == {}
    return model, compiled


def call_without_compiling(model: nn.Module, compiled: Any, calls: int) -> None:
    before, graphs = torchtpu_compile.metrics()["xla_compiles"], counters["stats"]["unique_graphs"]
    rng = random.Random(1)
    with torch.no_grad():
        for i in range(calls):
            ids = torch.randint(0, 50, (2, rng.randint(1, 128)))
            if i % 50 == 0:
                check(model, compiled, ids)
            else:
                compiled(ids)
    assert torchtpu_compile.metrics()["xla_compiles"] == before
    assert counters["stats"]["unique_graphs"] == graphs


def test_lengths_compile_once_for_each_bucket_and_never_again() -> None:
    model, compiled = warmed_transformer()
    call_without_compiling(model, compiled, 500)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_ten_thousand_lengths_compile_nothing() -> None:
    model, compiled = warmed_transformer()
    call_without_compiling(model, compiled, 10_000)


def two_sizes(calls: int) -> None:
    model = Transformer(layers=1, width=16).eval()
    compiled = torch.compile(model, backend="tpu")
    rng = random.Random(2)
    for _ in range(calls):
        check(model, compiled, torch.randint(0, 50, (rng.randint(1, 64), rng.randint(1, 512))))
    metrics = torchtpu_compile.metrics()
    assert metrics["xla_compiles"] <= 40
    assert metrics["exact_fallbacks"] == {}


def test_two_sizes_need_few_executables() -> None:
    two_sizes(80)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_two_thousand_pairs_of_sizes_need_few_executables() -> None:
    two_sizes(2_000)


class Convolutional(nn.Module):
    """Images `float32[batch, 1, 8, 8]` to logits `float32[batch, 5]`."""

    def __init__(self) -> None:
        super().__init__()
        self.convolution = nn.Conv2d(1, 4, 3, padding=1)
        self.norm = nn.BatchNorm2d(4)
        self.hidden = nn.Linear(4 * 16, 16)
        self.flat_norm = nn.BatchNorm1d(16)
        self.head = nn.Linear(16, 5)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.gelu(self.norm(self.convolution(x)))
        x = F.avg_pool2d(x, 2).flatten(1)
        return self.head(F.gelu(self.flat_norm(self.hidden(x))))


@pytest.mark.parametrize("padding", ["zero", "nan"])
def test_training_with_a_smaller_last_batch(padding: str) -> None:
    torch.manual_seed(3)
    eager, model = Convolutional(), Convolutional()
    model.load_state_dict(eager.state_dict())
    compiled = torch.compile(model, backend="tpu", options={"padding": padding})
    compiles = []
    for batch in (16, 16, 11, 16, 13, 9):
        x, y = torch.randn(batch, 1, 8, 8), torch.randint(0, 5, (batch,))
        losses = []
        for net, parameters in ((eager, eager), (compiled, model)):
            parameters.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            losses.append(loss.detach())
        torch.testing.assert_close(losses[1], losses[0], rtol=1e-5, atol=1e-6)
        for (name, want), have in zip(eager.named_parameters(), model.parameters(), strict=True):
            torch.testing.assert_close(
                have.grad, want.grad, rtol=1e-3, atol=2e-5, msg=lambda m, n=name: f"{n}: {m}"
            )
        for (name, want), have in zip(eager.named_buffers(), model.buffers(), strict=True):
            torch.testing.assert_close(have, want, rtol=1e-4, atol=1e-6, msg=lambda m, n=name: f"{n}: {m}")
        compiles.append(torchtpu_compile.metrics()["xla_compiles"])
    # The first batch, then the bucket of 9 to 16: forward and backward each.
    assert compiles[0] == 2 and compiles[2:] == [4] * 4
    assert torchtpu_compile.metrics()["exact_fallbacks"] == {}


def generate(model: Any, tokens: int, compiles: int) -> None:
    ids = torch.randint(0, 500, (1, 24))
    options: dict[str, Any] = {
        "attention_mask": torch.ones_like(ids),
        "max_new_tokens": tokens,
        "do_sample": False,
        "pad_token_id": 0,
        "eos_token_id": None,
    }
    wanted = model.generate(ids, **options)
    model.forward = torch.compile(model.forward, backend="tpu")
    assert torch.equal(model.generate(ids, **options), wanted)
    metrics = torchtpu_compile.metrics()
    assert metrics["xla_compiles"] <= compiles
    assert metrics["exact_fallbacks"] == {} and metrics["fallback_ops"] == {}


def gpt2() -> Any:
    from transformers import GPT2Config, GPT2LMHeadModel

    config = GPT2Config(
        n_layer=2, n_head=4, n_embd=64, vocab_size=500, n_positions=512, bos_token_id=1, eos_token_id=2
    )
    return GPT2LMHeadModel(config).eval()


def llama() -> Any:
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        num_hidden_layers=2,
        hidden_size=64,
        num_attention_heads=4,
        num_key_value_heads=2,
        intermediate_size=128,
        vocab_size=500,
        max_position_embeddings=512,
    )
    return LlamaForCausalLM(config).eval()


@pytest.mark.parametrize("make", [gpt2, llama])
def test_generation_with_a_growing_cache(make: Any) -> None:
    generate(make(), 20, 4)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("make", [gpt2, llama])
def test_long_generation_with_a_growing_cache(make: Any) -> None:
    generate(make(), 200, 12)


def test_gpt2_needs_one_mask_for_each_attention() -> None:
    model = gpt2()
    compiled = torch.compile(model, backend="tpu")
    with torch.no_grad():
        for length in (9, 11):
            ids = torch.randint(0, 500, (2, length))
            torch.testing.assert_close(compiled(ids).logits, model(ids).logits, rtol=1e-4, atol=1e-5)
    masks = [bucket["masks"] for report in torchtpu_compile.reports() for bucket in report["buckets"]]
    assert masks == [2]  # One for each of its two layers.


def test_every_series_of_buckets_gives_eagers_result() -> None:
    for buckets in ("exact", "powers_of_two", {"step": 5}, {"waste": 0.1}, [6, 20], {1: [7, 30]}):
        torch._dynamo.reset()
        torchtpu_compile.reset_metrics()
        compiled = torch.compile(lambda x: x.softmax(0).sum(1), backend="tpu", options={"buckets": buckets})
        for n in (5, 9, 33):
            x = torch.randn(n, 4)
            torch._dynamo.mark_dynamic(x, 0)
            torch.testing.assert_close(compiled(x), x.softmax(0).sum(1))
        exact = torchtpu_compile.metrics()["exact_fallbacks"]
        assert (sum(exact.values()) == 3) == (buckets == "exact")


def test_a_declared_maximum_bounds_the_bucket() -> None:
    compiled = torch.compile(lambda x: x.sum(0), backend="tpu")
    x = torch.randn(90, 2)
    torch._dynamo.mark_dynamic(x, 0, min=2, max=100)
    torch.testing.assert_close(compiled(x), x.sum(0))
    (report,) = torchtpu_compile.reports()
    assert report["buckets"][0]["sizes"] == [96]
    x = torch.randn(99, 2)
    torch._dynamo.mark_dynamic(x, 0, min=2, max=100)
    torch.testing.assert_close(compiled(x), x.sum(0))
    (report,) = torchtpu_compile.reports()
    assert report["buckets"][1]["sizes"] == [100]


def test_more_sizes_than_executables_are_served_by_larger_buckets() -> None:
    compiled = torch.compile(lambda x: x.cumsum(0), backend="tpu", options={"max_executables": 3})
    rng = random.Random(4)
    for n in (5, 12, 20, 40, 70, 300, *(rng.randint(2, 300) for _ in range(40))):
        x = torch.randn(n, 2)
        torch._dynamo.mark_dynamic(x, 0)
        torch.testing.assert_close(compiled(x), x.cumsum(0))
    (report,) = torchtpu_compile.reports()
    # Three, and one for each size that was larger than any bucket by then.
    assert len(report["buckets"]) <= 6


def test_the_report_tells_buckets_and_waste() -> None:
    compiled = torch.compile(lambda x: x.sum(0), backend="tpu")
    for n in (6, 8):
        x = torch.randn(n, 2)
        torch._dynamo.mark_dynamic(x, 0)
        compiled(x)
    metrics = torchtpu_compile.metrics()
    assert metrics["padded_executions"] == 2
    assert metrics["padding_waste"] == pytest.approx(2 / 16)
    report = torchtpu_compile.shape_report()
    assert "2 executions in 1 bucket, 12.5 % of their inputs padding" in report
    assert "≤ 8" in report


SCALARS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "index_fill": lambda x, i: x.index_fill(0, i, 2.0),
    "index_copy": lambda x, i: x.index_copy(0, i, i.to(x.dtype) + 3),
    "gather": lambda x, i: x.expand(3).gather(0, i) + x.gather(0, i[0]),
    "scatter": lambda x, i: x.scatter(0, i[0], 2.0) + i,
    "scatter_add": lambda x, i: x.scatter_add(0, i[0], i[0].to(x.dtype)) + i,
    "take": lambda x, i: x.take(i),
    "searchsorted": lambda x, i: torch.searchsorted(i.to(x.dtype), x),
    "softmax": lambda x, i: x.softmax(0) + i,
    "cumsum": lambda x, i: (x * i.shape[0]).cumsum(0),
    "sum": lambda x, i: (x * i.shape[0]).sum(0) + x.amax(0),
    "sort": lambda x, i: (x * i.shape[0]).sort(0).values + i,
    "flip": lambda x, i: (x * i.shape[0]).flip(0),
    "argmax": lambda x, i: (x * i.shape[0]).argmax(0),
    "topk": lambda x, i: (x * i.shape[0]).topk(1, 0).values,
}


@pytest.mark.parametrize("name", SCALARS)
def test_dimension_zero_of_a_tensor_that_has_none(name: str) -> None:
    f = SCALARS[name]
    compiled = torch.compile(f, backend="tpu", fullgraph=True, dynamic=True)
    x = torch.tensor(1.5)
    for n in (3, 5):
        i = torch.zeros(n, dtype=torch.int64)
        torch.testing.assert_close(compiled(x, i), f(x, i))


def test_a_tensor_that_has_no_dimensions_is_selected_from_at_a_size_found_in_data() -> None:
    """The gradient of `index_fill` selects at the indices that `unique` leaves."""
    results = []
    for f in (torch.index_fill, torch.compile(torch.index_fill, backend="tpu", fullgraph=True)):
        x, value = torch.tensor(1.5, requires_grad=True), torch.tensor(2.0, requires_grad=True)
        result = f(x, 0, torch.tensor([0]), value)
        results.append((result, *torch.autograd.grad(result, (x, value))))
    torch.testing.assert_close(*results)


def test_what_cannot_be_padded_compiles_at_its_size_with_a_reason() -> None:
    compiled = torch.compile(lambda x: torch.fft.fft(x).abs(), backend="tpu")
    for n in (6, 9):
        x = torch.randn(n)
        torch._dynamo.mark_dynamic(x, 0)
        torch.testing.assert_close(compiled(x), torch.fft.fft(x).abs(), rtol=1e-4, atol=1e-5)
    (reason,) = torchtpu_compile.metrics()["exact_fallbacks"]
    assert "_fft_" in reason
    assert "_fft_" in torchtpu_compile.shape_report()


@pytest.mark.parametrize("padding", ["zero", "nan"])
def test_inputs_of_varying_size_change_in_place(padding: str) -> None:
    def step(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        x.mul_(2).add_(y)
        return x.sum(1)

    compiled = torch.compile(step, backend="tpu", options={"padding": padding})
    # 8 and 16 fill their bucket: the program writes to the input's own memory.
    for n in (5, 8, 7, 16, 13, 8):
        x, y = torch.randn(3, n), torch.randn(3, n)
        wanted = x.clone()
        total = step(wanted, y)
        torch._dynamo.mark_dynamic(x, 1)
        torch._dynamo.mark_dynamic(y, 1)
        address = x.data_ptr()
        torch.testing.assert_close(compiled(x, y), total)
        torch.testing.assert_close(x, wanted)
        assert x.data_ptr() == address
    assert torchtpu_compile.metrics()["exact_fallbacks"] == {}


def test_dropout_in_a_bucket_draws_what_it_draws_at_the_exact_size() -> None:
    net = nn.Sequential(nn.Linear(6, 16), nn.Dropout(0.5), nn.Linear(16, 3))
    x, y = torch.randn(11, 6), torch.randint(0, 3, (11,))
    outcomes = []
    for buckets in ("default", "exact"):
        torch._dynamo.reset()
        compiled = torch.compile(net, backend="tpu", dynamic=True, options={"buckets": buckets})
        torch.manual_seed(7)
        net.zero_grad()
        loss = F.cross_entropy(compiled(x), y)
        loss.backward()
        outcomes.append([loss.detach(), *(p.grad.clone() for p in net.parameters())])
    for padded, exact in zip(*outcomes, strict=True):
        torch.testing.assert_close(padded, exact, rtol=1e-5, atol=1e-6)
    assert torchtpu_compile.metrics()["padded_executions"] == 2


def cut_by_sym_min(x: Tensor) -> Tensor:
    return x[: torch.sym_min(x.shape[0], 16384)] * 2


def cut_by_min(x: Tensor) -> Tensor:
    return x[: min(x.shape[0], 16384)] * 2


def cut_positions(x: Tensor) -> Tensor:
    return x * torch.arange(torch.sym_min(x.shape[0], 16384)).sum()


def grown(x: Tensor) -> Tensor:
    return torch.cat([x, x.new_zeros(torch.sym_max(x.shape[0], 40) - x.shape[0])]) + 1


@pytest.mark.parametrize("function", [cut_by_sym_min, cut_by_min, cut_positions, grown])
@pytest.mark.parametrize("dynamic", [True, None])
def test_a_maximum_length_cuts_what_is_longer(
    function: Callable[[Tensor], Tensor], dynamic: bool | None
) -> None:
    compiled = torch.compile(function, backend="tpu", dynamic=dynamic)
    for n in (20_000, 100, 16_384, 30_000, 16_385, 3, 16_383, 33, 40, 41):
        x = torch.randn(n)
        eager, traced = x.clone().requires_grad_(), x.clone().requires_grad_()
        want, have = function(eager), compiled(traced)
        torch.testing.assert_close(have, want)
        want.cos().sum().backward()
        have.cos().sum().backward()
        torch.testing.assert_close(traced.grad, eager.grad)
    metrics = torchtpu_compile.metrics()
    assert metrics["fallback_ops"] == {}
    if dynamic and function is not grown:
        assert metrics["exact_fallbacks"] == {}


def test_an_index_counts_from_the_end_at_those_calls_at_which_it_is_negative() -> None:
    def rest(x: Tensor, y: Tensor) -> Tensor:
        return x[x.shape[0] - y.shape[0] :] * 2

    def ends(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        at = -y.shape[0]
        return x.narrow_copy(0, at, 1), x.select_scatter(x.new_zeros(()), 0, at)

    compiled = torch.compile(rest, backend="tpu", dynamic=True)
    for rows, behind in ((9, 5), (5, 9), (12, 12), (3, 9), (30, 17)):
        x, y = torch.randn(rows), torch.randn(behind)
        torch.testing.assert_close(compiled(x, y), rest(x, y))
    compiled = torch.compile(ends, backend="tpu", dynamic=True)
    for rows, behind in ((9, 5), (5, 5), (12, 2), (31, 30)):
        x, y = torch.randn(rows), torch.randn(behind)
        torch.testing.assert_close(compiled(x, y), ends(x, y))


def test_a_softmax_of_no_columns_adds_nothing() -> None:
    def f(x: torch.Tensor) -> torch.Tensor:
        return x[:, 2:].softmax(1).sum(1) + x[:, 2:].log_softmax(1).exp().sum(1)

    run = torch.compile(f, backend="tpu", dynamic=True)
    for columns in (5, 7, 2):
        x = torch.randn(3, columns)
        torch.testing.assert_close(run(x), f(x))


def test_a_bucket_that_cannot_be_padded_leaves_the_others_alone() -> None:
    """Behind 100 rows the size shrinks where the number of rows grows."""

    def f(x: Tensor) -> Tensor:
        n = x.shape[0]
        return x.new_ones(torch.sym_min(n, torch.sym_max(200 - n, 2))) * x.sum()

    compiled = torch.compile(f, backend="tpu", dynamic=True)
    for n in (60, 150, 63, 151, 60):
        x = torch.randn(n)
        torch.testing.assert_close(compiled(x), f(x))
    metrics = torchtpu_compile.metrics()
    assert metrics["xla_compiles"] == 3
    ((reason, count),) = metrics["exact_fallbacks"].items()
    assert count == 2 and "does not grow" in reason


_BEFORE_AND_AFTER_STATIC_GRAPHS = """
import torch, torchtpu_compile
print(torchtpu_compile.shape_report())
torch.compile(torch.nn.Linear(3, 3), backend="tpu", dynamic=False)(torch.ones(2, 3))
print(torchtpu_compile.shape_report())
"""


def test_a_report_tells_no_graph_from_no_dynamic_graph() -> None:
    command = [sys.executable, "-c", _BEFORE_AND_AFTER_STATIC_GRAPHS]
    done = run_fresh(command)
    first, second = done.stdout.splitlines()
    assert first.startswith("no graph was compiled"), done.stderr
    assert second == "no graph has dynamic sizes; graphs with static shapes: 1"


def test_a_report_after_a_reset_counts_what_is_served_since() -> None:
    served = torch.compile(torch.nn.Linear(8, 8), backend="tpu", dynamic=True)
    for n in (5, 6, 7):
        served(torch.ones(n, 8))
    assert "3 executions in 1 bucket," in torchtpu_compile.shape_report()
    torchtpu_compile.reset_metrics()
    assert torchtpu_compile.reports() == []
    assert "0 executions in 1 bucket, 0 % " in torchtpu_compile.shape_report()
    served(torch.ones(5, 8))
    assert "1 execution in 1 bucket," in torchtpu_compile.shape_report()
