"""Random numbers of compiled functions: seeded, fresh on each call, and of the right distribution.

Statistical bounds are five standard deviations of what is measured, and every seed is fixed.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch import Tensor, nn
from torch.nn import functional as F
from torch.utils.checkpoint import checkpoint
from torchtpu_compile.backend import tpu
from torchtpu_compile.decompositions import randomness

N = 1 << 16


@pytest.fixture(autouse=True)
def no_op_runs_in_eager() -> Iterator[None]:
    torchtpu_compile.reset_metrics()
    yield
    assert torchtpu_compile.metrics()["fallback_ops"] == {}


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True}, **options)


def seeded(seed: int, function: Callable[..., Any], *args: Any) -> Any:
    torch.manual_seed(seed)
    return function(*args)


def check_mean(values: Tensor, mean: float, deviation: float) -> None:
    """The mean of independent numbers of a known distribution."""
    assert abs(values.double().mean().item() - mean) < 5 * deviation / math.sqrt(values.numel())


def correlation(a: Tensor, b: Tensor) -> float:
    return torch.corrcoef(torch.stack([a.double().flatten(), b.double().flatten()]))[0, 1].item()


# The generator


def words(*numbers: int) -> list[Tensor]:
    return [torch.tensor(n, dtype=torch.int64).to(torch.int32) for n in numbers]


@pytest.mark.parametrize(
    ("key", "counter", "block"),
    [
        ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
        ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF), (0x1CB996FC, 0xBB002BE7)),
        ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3), (0xC4923A9C, 0x483DF7A0)),
    ],
)
def test_threefry_gives_the_published_blocks(
    key: tuple[int, int], counter: tuple[int, int], block: tuple[int, int]
) -> None:
    got = randomness.threefry(key, *words(*counter))
    assert [g.item() % 2**32 for g in got] == list(block)


@pytest.mark.parametrize("dtype", [torch.int32, torch.int64])
@pytest.mark.parametrize("size", [(), (7,), (3, 1, 5), (0, 2), (4, 3, 2, 5)])
def test_compiled_bits_are_those_of_eager(size: tuple[int, ...], dtype: torch.dtype) -> None:
    def bits(seed: Tensor) -> Tensor:
        stream = randomness.FOLD_IN(randomness.FOLD_IN(seed, 3), -(2**40))
        return randomness.RANDOM_BITS(stream, size, dtype=dtype), stream

    for seed in ([0, 0], [0xFFFFFFFF, 0x80000000], [1, 2]):
        torch.testing.assert_close(
            compiled(bits)(torch.tensor(seed)), bits(torch.tensor(seed)), rtol=0, atol=0
        )


def test_an_elements_bits_follow_from_its_index_alone() -> None:
    seed = torch.tensor([5, 6])
    long = compiled(lambda s: randomness.RANDOM_BITS(s, [6, 4], dtype=torch.int32))(seed)
    short = compiled(lambda s: randomness.RANDOM_BITS(s, [3, 4], dtype=torch.int32))(seed)
    assert torch.equal(long[:3], short)


# Seeds and streams


def draw_several(x: Tensor) -> tuple[Tensor, ...]:
    return torch.rand(50), torch.randn_like(x), torch.bernoulli(x.sigmoid()), F.dropout(x, 0.5)


def test_manual_seed_reproduces() -> None:
    x, run = torch.randn(40), compiled(draw_several)
    first, second, other = (seeded(seed, run, x) for seed in (1, 1, 2))
    assert all(map(torch.equal, first, second))
    assert not any(map(torch.equal, first, other))


def test_each_call_draws_anew() -> None:
    x, run = torch.randn(40), compiled(draw_several)
    assert not any(map(torch.equal, run(x), run(x)))


def test_a_call_draws_two_numbers_from_the_default_generator() -> None:
    x, run = torch.randn(40), compiled(draw_several)
    run(x)
    seeded(3, run, x)
    after = torch.rand(4)
    torch.manual_seed(3)
    randomness.draw_seed()
    assert torch.equal(after, torch.rand(4))


def test_a_graph_without_random_ops_leaves_the_generator_alone() -> None:
    run = compiled(torch.sin)
    run(torch.ones(3))
    state = torch.get_rng_state()
    run(torch.ones(3))
    assert torch.equal(state, torch.get_rng_state())


def test_ops_of_a_graph_are_independent() -> None:
    a, b, c = seeded(4, compiled(lambda: (torch.rand(N), torch.rand(N), torch.rand(N))))
    for x, y in ((a, b), (b, c), (a, c), (a[1:], b[:-1]), (a[1:], a[:-1])):
        assert abs(correlation(x, y)) < 5 / math.sqrt(N)


def test_calls_are_independent() -> None:
    run = compiled(lambda: torch.rand(N))
    torch.manual_seed(5)
    assert abs(correlation(run(), run())) < 5 / math.sqrt(N)


def test_threads_draw_different_numbers() -> None:
    run = compiled(lambda: torch.rand(8))
    run()
    found: list[Tensor] = []

    def work() -> None:
        found.extend(run() for _ in range(20))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({tuple(x.tolist()) for x in found}) == 80


def test_dynamic_sizes_draw() -> None:
    run = compiled(lambda x: torch.rand_like(x) + x, dynamic=True)
    long, short = (seeded(6, run, torch.zeros(n)) for n in (12, 7))
    assert torch.equal(long[:7], short)


# Uniform numbers


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.float16, torch.bfloat16])
def test_uniform_numbers_are_uniform_and_below_one(dtype: torch.dtype) -> None:
    x = seeded(7, compiled(lambda: torch.rand(N, dtype=dtype)))
    assert x.dtype == dtype
    assert x.min() >= 0 and x.max() < 1
    step = {torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}.get(dtype, 0.0)
    u = x.double()
    check_mean(u, (1 - step) / 2, math.sqrt(1 / 12))
    check_mean(u**2, (1 - step) * (2 - step) / 6, math.sqrt(4 / 45))
    if dtype == torch.bfloat16:
        assert x.unique().numel() == 256
    elif dtype != torch.float16:
        assert x.unique().numel() > 0.99 * N
    # Every sixteenth of the range holds its share.
    check_chi_square(torch.histc(u, 16, 0, 1), torch.full((16,), N / 16))


def check_chi_square(counts: Tensor, expected: Tensor) -> None:
    """Counts of the outcomes of independent draws, as a chi-square statistic."""
    statistic = ((counts - expected) ** 2 / expected).sum().item()
    freedom = counts.numel() - 1
    assert statistic < freedom + 5 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize(("low", "high"), [(-3.0, 5.0), (1.0, 1.0 + 2**-6), (0.1, 0.3)])
def test_uniform_ranges_are_half_open(dtype: torch.dtype, low: float, high: float) -> None:
    x = seeded(8, compiled(lambda: torch.empty(N, dtype=dtype).uniform_(low, high)))
    ends = torch.tensor([low, high], dtype=dtype)
    assert ends[0] <= x.min() and x.max() < ends[1]
    if dtype in (torch.float32, torch.float64):
        check_mean(x, (low + high) / 2, (high - low) * math.sqrt(1 / 12))


def test_complex_numbers_have_two_independent_parts() -> None:
    u, z = seeded(
        9, compiled(lambda: (torch.rand(N, dtype=torch.complex64), torch.randn(N, dtype=torch.complex128)))
    )
    assert u.dtype == torch.complex64 and z.dtype == torch.complex128
    for x, mean, variance in ((u, 0.5, 1 / 12), (z, 0.0, 0.5)):
        check_mean(x.real, mean, math.sqrt(variance))
        check_mean(x.imag, mean, math.sqrt(variance))
        assert abs(correlation(x.real, x.imag)) < 5 / math.sqrt(N)
    check_mean(z.abs() ** 2, 1.0, 1.0)


def test_a_like_op_keeps_type_and_memory_format() -> None:
    x = torch.ones(2, 3, 4, 5, dtype=torch.float16).to(memory_format=torch.channels_last)
    same, other = compiled(lambda t: (torch.rand_like(t), torch.randn_like(t, dtype=torch.float64)))(x)
    assert (same.dtype, other.dtype) == (torch.float16, torch.float64)
    assert same.stride() == other.stride() == x.stride()


# Normal numbers


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.float16, torch.bfloat16])
def test_normal_numbers_have_the_moments_of_the_distribution(dtype: torch.dtype) -> None:
    x = seeded(10, compiled(lambda: torch.randn(N, dtype=dtype)))
    assert x.dtype == dtype
    check_normal(x, 0.0, 1.0)


def check_normal(x: Tensor, mean: Tensor | float, std: Tensor | float) -> None:
    z = (x.double() - mean) / std
    check_mean(z, 0.0, 1.0)
    check_mean(z**2, 1.0, math.sqrt(2))
    check_mean(z**3, 0.0, math.sqrt(15))
    check_mean(z**4, 3.0, math.sqrt(96))
    # Shares within one, two and three deviations.
    for k in (1, 2, 3):
        share = math.erf(k / math.sqrt(2))
        check_mean((z.abs() < k).double(), share, math.sqrt(share * (1 - share)))


def normals(mean: Tensor, std: Tensor) -> tuple[Tensor, ...]:
    return (
        torch.empty(N).normal_(2.0, 0.5),
        torch.normal(2.0, 0.5, (N,)),
        torch.normal(mean, 0.5),
        torch.normal(2.0, std),
        torch.normal(mean, std),
    )


def test_every_form_of_normal_has_its_mean_and_deviation() -> None:
    mean, std = torch.linspace(-1, 1, N), torch.linspace(0.5, 2, N)
    results = seeded(11, compiled(normals), mean, std)
    wanted = [(2.0, 0.5), (2.0, 0.5), (mean, 0.5), (2.0, std), (mean, std)]
    for x, (m, s) in zip(results, wanted, strict=True):
        check_normal(x, m, s)


# Bernoulli and dropout


def test_bernoulli_takes_its_probability_from_everywhere() -> None:
    p = torch.linspace(0, 1, N)

    def draw(p: Tensor) -> tuple[Tensor, ...]:
        return (
            torch.bernoulli(p),
            torch.bernoulli(p, 0.3),
            torch.empty(N, dtype=torch.int64).bernoulli_(p),
            torch.empty(N, dtype=torch.bool).bernoulli_(0.8),
        )

    a, b, c, d = seeded(12, compiled(draw), p)
    assert [t.dtype for t in (a, b, c, d)] == [torch.float32, torch.float32, torch.int64, torch.bool]
    for x, share in ((a, 0.5), (b, 0.3), (c, 0.5), (d, 0.8)):
        assert set(x.unique().tolist()) == {0, 1}
        check_mean(x, share, math.sqrt(share * (1 - share)))
    for x in (a, c):
        assert x[0] == 0 and x[-1] == 1
        assert correlation(x, p) > 0.5
    certain = compiled(lambda: (torch.empty(N).bernoulli_(0.0), torch.empty(N).bernoulli_(1.0)))()
    assert certain[0].sum() == 0 and certain[1].sum() == N


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("p", [0.0, 0.1, 0.5, 0.9, 1.0])
def test_dropout_drops_its_share_and_scales_the_rest(p: float, dtype: torch.dtype) -> None:
    x = torch.full((N,), 2.0, dtype=dtype)
    y = seeded(13, compiled(lambda t: F.dropout(t, p)), x)
    kept = (2.0 / (1 - p)) if p < 1 else 0.0
    torch.testing.assert_close(y[y != 0], torch.full_like(y[y != 0], kept))
    check_mean((y != 0).double(), 1 - p, math.sqrt(p * (1 - p)) + 1e-12)


@pytest.mark.parametrize("kind", [nn.Dropout, nn.AlphaDropout, nn.FeatureAlphaDropout, nn.Dropout2d])
def test_dropout_outside_of_training_is_the_identity(kind: type[nn.Module]) -> None:
    x = torch.randn(2, 3, 4, 5)
    assert torch.equal(compiled(kind(0.5).eval())(x), x)


def test_alpha_dropout_keeps_mean_and_deviation() -> None:
    x = torch.randn(4 * N)
    y = seeded(14, compiled(nn.AlphaDropout(0.3)), x)
    assert abs(y.mean()) < 0.02 and abs(y.std() - 1) < 0.02
    assert not torch.equal(y, x)


def test_feature_dropout_drops_whole_channels() -> None:
    y = seeded(15, compiled(nn.Dropout2d(0.5)), torch.ones(64, 32, 3, 3))
    dropped = (y == 0).flatten(2)
    assert torch.equal(dropped.all(2), dropped.any(2))
    check_mean(dropped.all(2).double(), 0.5, 0.5)


def test_the_gradient_has_the_mask_of_the_forward_run() -> None:
    x = torch.ones(N, requires_grad=True)
    y = seeded(16, compiled(lambda t: F.dropout(t.sin() * 2, 0.3)), x)
    y.sum().backward()
    assert x.grad is not None
    torch.testing.assert_close(x.grad, torch.where(y != 0, 2 * math.cos(1) / 0.7, 0.0))


def test_a_seed_stands_before_its_uses_beside_a_token_of_the_backward_pass() -> None:
    """`eigvals` checks a truth in its backward pass, which AOTAutograd orders by a token."""

    def values(t: Tensor) -> Tensor:
        return torch.linalg.eigvals(F.dropout(t, 0.5)).abs().sum()

    x = torch.randn(8, 8, requires_grad=True)
    masked = seeded(17, compiled(lambda t: F.dropout(t, 0.5)), x)
    y = seeded(17, torch.compile(values, backend="tpu", fullgraph=True), x)
    y.backward()
    torch.testing.assert_close(y, torch.linalg.eigvals(masked).abs().sum())
    assert x.grad is not None
    # Its eigenvalues are eager PyTorch's, and nothing else is.
    assert torchtpu_compile.metrics()["eager_functions"] == {}
    torchtpu_compile.reset_metrics()


def two_masks(w: Tensor) -> Tensor:
    return F.dropout((F.dropout(w.exp(), 0.4).sin() + 2).exp(), 0.3)


def check_gradient_of_two_masks(y: Tensor, w: Tensor) -> None:
    """Each element and its gradient are a pair that one choice of both masks gives."""
    assert w.grad is not None
    allowed = [(0.0, 0.0)]
    for first in (0.0, 1 / 0.6):
        x = torch.tensor(0.5, dtype=w.dtype, requires_grad=True)
        result = ((x.exp() * first).sin() + 2).exp() / 0.7
        result.backward()
        assert x.grad is not None
        allowed.append((result.item(), x.grad.item()))
    assert len({round(value, 3) for value, _ in allowed}) == 3
    got = torch.stack([y.detach(), w.grad], dim=1)
    distance = (got[:, None] - torch.tensor(allowed, dtype=w.dtype)).abs().amax(dim=2)
    nearest = distance.min(dim=1)
    assert nearest.values.max() < 1e-9
    shares = torch.bincount(nearest.indices, minlength=3).double()
    check_chi_square(shares, torch.tensor([0.3, 0.7 * 0.4, 0.7 * 0.6], dtype=torch.float64) * N)


def test_a_checkpoint_computes_its_masks_again() -> None:
    w = torch.full((N,), 0.5, dtype=torch.float64, requires_grad=True)
    y = seeded(17, compiled(lambda t: checkpoint(two_masks, t, use_reentrant=False)), w)
    y.sum().backward()
    check_gradient_of_two_masks(y, w)


@pytest.mark.parametrize("budget", [0.0, 0.1, 1.0])
def test_the_partitioner_may_compute_masks_again(budget: float) -> None:
    w = torch.full((N,), 0.5, dtype=torch.float64, requires_grad=True)
    with torch._functorch.config.patch(activation_memory_budget=budget):
        y = seeded(18, compiled(two_masks), w)
        y.sum().backward()
    check_gradient_of_two_masks(y, w)


def test_numbers_drawn_only_in_the_backward_run() -> None:
    class NoisyGradient(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return grad * torch.rand_like(grad)

    run = compiled(NoisyGradient.apply)
    gradients = []
    for _ in range(2):
        x = torch.ones(N, requires_grad=True)
        run(x).sum().backward()
        gradients.append(x.grad)
    check_mean(gradients[0], 0.5, math.sqrt(1 / 12))
    assert not torch.equal(*gradients)


def test_attention_with_dropout_is_unbiased() -> None:
    query, key = torch.randn(2, 2, 64, 8), torch.randn(2, 2, 64, 8)
    value = torch.ones(2, 2, 64, 8)
    run = compiled(lambda q, k, v: F.scaled_dot_product_attention(q, k, v, dropout_p=0.2))
    out = seeded(18, run, query, key, value)
    # Each result is the share of attention that was kept, scaled.
    assert abs(out.mean() - 1) < 0.02
    assert out.std() > 0.01


def test_a_transformer_layer_trains_with_dropout() -> None:
    layer = nn.TransformerEncoderLayer(32, 4, 64, dropout=0.1, batch_first=True)
    run = compiled(layer)
    x = torch.randn(4, 10, 32)

    def step(seed: int) -> list[Tensor]:
        layer.zero_grad()
        seeded(seed, run, x).square().mean().backward()
        return [p.grad.clone() for p in layer.parameters() if p.grad is not None]

    first, again, other = step(1), step(1), step(2)
    assert len(first) == len(list(layer.parameters()))
    assert all(map(torch.equal, first, again))
    assert not all(map(torch.equal, first, other))


def test_gradients_of_a_layer_with_dropout_are_those_of_its_masks() -> None:
    """Finite differences: with one seed, the compiled function is a fixed differentiable function."""
    lin1, lin2 = nn.Linear(6, 16), nn.Linear(16, 1)
    module = nn.Sequential(lin1, nn.Tanh(), nn.Dropout(0.5), lin2).double()
    run = compiled(module)
    x = torch.randn(3, 6, dtype=torch.float64, requires_grad=True)

    def loss(x: Tensor) -> Tensor:
        return seeded(19, run, x).sum()

    (grad,) = torch.autograd.grad(loss(x), x)
    for at in ((0, 0), (1, 3), (2, 5)):
        nudge = torch.zeros_like(x)
        nudge[at] = 1e-6
        slope = (loss(x + nudge) - loss(x - nudge)) / 2e-6
        torch.testing.assert_close(grad[at], slope.detach(), rtol=1e-5, atol=1e-8)


# Integers


def random_(dtype: torch.dtype, *bounds: int | None) -> Callable[[], Tensor]:
    """`Tensor.random_`, of which Dynamo makes no graph: the backend is handed one."""
    x = torch.empty(N, dtype=dtype)
    graph = torch.fx.symbolic_trace(lambda x: (x.clone().random_(*bounds),))
    run = tpu(graph, [x], options={"strict": True})
    return lambda: run(x)[0]


@pytest.mark.parametrize(
    ("draw", "low", "high", "dtype"),
    [
        (compiled(lambda: torch.randint(10, (N,))), 0, 10, torch.int64),
        (compiled(lambda: torch.randint(-7, 8, (N,), dtype=torch.int8)), -7, 8, torch.int8),
        (compiled(lambda: torch.randint(0, 2, (N,), dtype=torch.float32)), 0, 2, torch.float32),
        (compiled(lambda: torch.randint_like(torch.empty(N), 12)), 0, 12, torch.float32),
        (compiled(lambda: torch.randint_like(torch.empty(N), 3, 9, dtype=torch.int32)), 3, 9, torch.int32),
    ],
)
def test_integers_are_uniform_over_their_range(
    draw: Callable[[], Tensor], low: int, high: int, dtype: torch.dtype
) -> None:
    check_integers(seeded(20, draw), low, high, dtype)


@pytest.mark.parametrize(
    ("dtype", "bounds", "low", "high"),
    [
        (torch.int16, (5,), 0, 5),
        (torch.float64, (-3, 4), -3, 4),
        (torch.bool, (), 0, 2),
        (torch.uint8, (), 0, 256),
        (torch.int8, (120, None), 120, 128),
    ],
)
def test_random_is_uniform_over_what_the_type_holds(
    dtype: torch.dtype, bounds: tuple[int | None, ...], low: int, high: int
) -> None:
    check_integers(seeded(20, random_(dtype, *bounds)), low, high, dtype)


def check_integers(x: Tensor, low: int, high: int, dtype: torch.dtype) -> None:
    assert x.dtype == dtype
    counts = torch.bincount(x.long() - low, minlength=high - low).double()
    assert counts.numel() == high - low
    check_chi_square(counts, torch.full_like(counts, N / (high - low)))


def test_wide_ranges_of_integers_are_used_to_their_ends() -> None:
    torch.manual_seed(21)
    for draw, low, high in (
        (random_(torch.int64), 0, 2**63),
        (compiled(lambda: torch.randint(-(2**62), 2**62, (N,))), -(2**62), 2**62),
        (compiled(lambda: torch.randint(2**62 - 1, (N,))), 0, 2**62 - 1),
        (random_(torch.float32), 0, 2**24 + 1),
    ):
        x = draw()
        u = (x.double() - low) / (high - low)
        assert u.min() >= 0 and u.max() <= 1
        check_mean(u, 0.5, math.sqrt(1 / 12))
        assert u.unique().numel() > 0.99 * N


def test_permutations_hold_every_number_once_anywhere() -> None:
    run = compiled(lambda: (torch.randperm(16), torch.randperm(1000, dtype=torch.int32)))
    torch.manual_seed(22)
    short, long = run()
    assert long.dtype == torch.int32
    assert torch.equal(long.sort().values, torch.arange(1000, dtype=torch.int32))
    where = torch.zeros(16, 16)
    calls = 800
    for _ in range(calls):
        short, _ = run()
        assert torch.equal(short.sort().values, torch.arange(16))
        where[torch.arange(16), short] += 1
    check_chi_square(where, torch.full((16, 16), calls / 16))
    assert compiled(lambda: torch.randperm(0))().shape == (0,)


# Other distributions


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.bfloat16])
def test_exponential_numbers(dtype: torch.dtype) -> None:
    x = seeded(23, compiled(lambda: torch.empty(N, dtype=dtype).exponential_(2.0))).double()
    assert x.min() > 0 and x.max() < math.inf
    check_mean(x, 0.5, 0.5)
    check_mean(x**2, 0.5, math.sqrt(24 / 16 - 0.25))
    check_mean((x < 0.01).double(), -math.expm1(-0.02), 0.2)


@pytest.mark.parametrize("dtype", [torch.float32, torch.int64])
def test_geometric_numbers(dtype: torch.dtype) -> None:
    x = seeded(24, compiled(lambda: torch.empty(N, dtype=dtype).geometric_(0.3)))
    counts = torch.bincount(x.long().clamp(max=12))[1:].double()
    shares = 0.3 * 0.7 ** torch.arange(12)
    shares[-1] = 0.7**11
    assert x.min() == 1
    check_chi_square(counts, shares * N)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32])
def test_cauchy_numbers(dtype: torch.dtype) -> None:
    x = seeded(25, compiled(lambda: torch.empty(N, dtype=dtype).cauchy_(1.0, 2.0))).double()
    u = torch.atan((x - 1) / 2) / math.pi + 0.5
    check_chi_square(torch.histc(u, 32, 0, 1), torch.full((32,), N / 32))
    assert x.isfinite().all()


def test_logarithms_of_log_normal_numbers_are_normal() -> None:
    x = seeded(26, compiled(lambda: torch.empty(N).log_normal_(0.5, 0.25)))
    check_normal(x.log(), 0.5, 0.25)


def test_multinomial_with_replacement_follows_the_weights() -> None:
    weights = torch.tensor([[1.0, 0.0, 2.0, 5.0], [0.0, 3.0, 3.0, 0.0]])
    draws = N // 4
    x = seeded(27, compiled(lambda w: torch.multinomial(w, draws, replacement=True)), weights)
    assert x.shape == (2, draws) and x.dtype == torch.int64
    for row, w in zip(x, weights, strict=True):
        counts = torch.bincount(row, minlength=4).double()
        assert counts[w == 0].sum() == 0
        check_chi_square(counts[w > 0], (w / w.sum() * draws)[w > 0].double())


def test_multinomial_without_replacement_repeats_nothing() -> None:
    weights = torch.tensor([1.0, 0.0, 2.0, 5.0, 2.0])
    x = seeded(28, compiled(lambda w: torch.multinomial(w.expand(N // 4, 5), 3)), weights)
    assert (x != 1).all()
    assert all(row.unique().numel() == 3 for row in x[:500])
    assert (x.sort(dim=1).values.diff(dim=1) > 0).all()
    # The first is drawn by the weights, the second by those of the others.
    check_chi_square(
        torch.bincount(x[:, 0], minlength=5)[weights > 0].double(), weights[weights > 0].double() * N / 40
    )
    after_three = x[x[:, 0] == 3, 1]
    counts = torch.bincount(after_three, minlength=5)[[0, 2, 4]].double()
    check_chi_square(counts, torch.tensor([0.2, 0.4, 0.4], dtype=torch.float64) * len(after_three))


def test_multinomial_tells_many_categories_apart() -> None:
    x = seeded(29, compiled(lambda w: torch.multinomial(w, 60, replacement=True)), torch.ones(200_000))
    check_mean(x.double() / 200_000, 0.5, math.sqrt(1 / 12))


def test_rrelu_has_the_slopes_of_its_gradient() -> None:
    x = torch.linspace(-2, 2, N).requires_grad_()
    y = seeded(30, compiled(lambda t: F.rrelu(t, 0.2, 0.6, training=True)), x)
    y.sum().backward()
    assert x.grad is not None
    negative = x.detach() < 0
    torch.testing.assert_close(x.grad * x.detach(), y.detach())
    assert (x.grad[~negative] == 1).all()
    slopes = x.grad[negative]
    assert slopes.min() >= 0.2 and slopes.max() <= 0.6
    check_mean(slopes, 0.4, 0.4 * math.sqrt(1 / 12))
    calm = compiled(lambda t: F.rrelu(t, 0.2, 0.6))(x.detach())
    torch.testing.assert_close(calm, F.rrelu(x.detach(), 0.2, 0.6))


# What stays in eager PyTorch

IN_EAGER = {
    "poisson": lambda x: torch.poisson(x + 1),
    "too many candidates": lambda x: torch.multinomial(x + 1, 2**20, replacement=True),
    "a range too wide": lambda x: torch.randint(-(2**63), 2**63 - 1, (20,)) + x,
}


@pytest.mark.parametrize("case", IN_EAGER)
def test_what_is_not_compiled_draws_as_eager_does(case: str) -> None:
    function = IN_EAGER[case]
    run = torch.compile(lambda x: function(x) * 2, backend="tpu", fullgraph=True)
    x = torch.arange(20.0)
    assert torch.equal(seeded(31, run, x), seeded(31, function, x) * 2)
    assert len(torchtpu_compile.metrics()["fallback_ops"]) == 1
    torchtpu_compile.reset_metrics()


def test_an_explicit_generator_gives_eagers_numbers() -> None:
    generator = torch.Generator()

    def function(x: Tensor) -> Tensor:
        return torch.rand(5, generator=generator) + torch.bernoulli(x, generator=generator)

    x = torch.full((5,), 0.5)
    results = []
    for run in (function, torch.compile(function, backend="tpu")):
        generator.manual_seed(7)
        results.append(run(x))
    assert torch.equal(*results)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: torch.bernoulli(x, 1.5),
        lambda x: torch.empty(3).normal_(0, -1),
        lambda x: torch.empty(3).exponential_(-1),
        lambda x: torch.randint(5, 5, (3,)),
        lambda x: torch.multinomial(x, 4),
    ],
)
def test_invalid_arguments_are_eagers_errors(function: Callable[[Tensor], Tensor]) -> None:
    x = torch.ones(3)
    with pytest.raises(RuntimeError):
        function(x)
    with pytest.raises(RuntimeError):
        torch.compile(lambda t: function(t) + 1, backend="tpu")(x)
    torchtpu_compile.reset_metrics()


def test_parts_around_an_eager_op_share_the_seed() -> None:
    def function(x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        a = torch.rand(N) + x
        return a, torch.rand(N), torch.poisson(a).cos() * torch.rand(N)

    run = torch.compile(function, backend="tpu", fullgraph=True)
    x = torch.zeros(N)
    first, again = seeded(32, run, x), seeded(32, run, x)
    assert all(map(torch.equal, first, again))
    a, b, _ = first
    assert abs(correlation(a, b)) < 5 / math.sqrt(N)
    assert torchtpu_compile.metrics()["fallback_ops"] == {"aten.poisson.default": 2}
    torchtpu_compile.reset_metrics()
