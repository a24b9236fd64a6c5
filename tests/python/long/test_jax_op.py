"""Functions of JAX and kernels of Pallas as ops of PyTorch."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fresh
import pytest
import torch
import torchtpu_compile
from torchtpu_compile import LoweringError, PaddingRule, jax_op

try:
    import jax
    from jax import numpy as jnp
    from jax.experimental import pallas as pl
except ImportError as missing:
    pytest.skip(f"JAX is not installed: {missing}", allow_module_level=True)


def soft_capped(scores: jax.Array, values: jax.Array, cap: float = 20.0) -> jax.Array:
    """Softmax of capped scores times values."""
    return jax.nn.softmax(cap * jnp.tanh(scores / cap), axis=-1) @ values


def rotated(x: jax.Array, angles: jax.Array, *, interleaved: bool = False) -> jax.Array:
    """Rotary positions."""
    a, b = (x[..., ::2], x[..., 1::2]) if interleaved else jnp.split(x, 2, axis=-1)
    c, s = jnp.cos(angles), jnp.sin(angles)
    made = (a * c - b * s, a * s + b * c)
    return jnp.stack(made, -1).reshape(x.shape) if interleaved else jnp.concatenate(made, -1)


def taken(table: jax.Array, rows: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Rows of a table that are scaled to length 1, and their lengths."""
    x = table[rows]
    length = jnp.sqrt((x * x).sum(-1) + 1e-6)
    return x / length[..., None], length


def normalized(x: jax.Array, w: jax.Array) -> jax.Array:
    """RMSNorm, eight rows at a time; its gradient is plain JAX, as kernels have none of their own."""

    def kernel(x_ref: Any, w_ref: Any, o_ref: Any) -> None:
        x = x_ref[...]
        o_ref[...] = x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * w_ref[...]

    columns = x.shape[1]
    rows = pl.BlockSpec((8, columns), lambda i: (i, 0))
    return pl.pallas_call(
        kernel,
        grid=(x.shape[0] // 8,),
        out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
        in_specs=[rows, pl.BlockSpec((columns,), lambda i: (0,))],
        out_specs=rows,
    )(x, w)


def _plain(x: jax.Array, w: jax.Array) -> jax.Array:
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * w


norm_with_gradient = jax.custom_vjp(normalized)
norm_with_gradient.defvjp(
    lambda x, w: (normalized(x, w), (x, w)), lambda saved, g: jax.vjp(_plain, *saved)[1](g)
)


def gated(x: jax.Array, y: jax.Array) -> jax.Array:
    """silu(x) * y, with a kernel for the gradient as well."""

    def forward(x_ref: Any, y_ref: Any, o_ref: Any) -> None:
        o_ref[...] = x_ref[...] * jax.nn.sigmoid(x_ref[...]) * y_ref[...]

    def backward(x_ref: Any, y_ref: Any, g_ref: Any, dx_ref: Any, dy_ref: Any) -> None:
        x, s = x_ref[...], jax.nn.sigmoid(x_ref[...])
        dx_ref[...] = g_ref[...] * y_ref[...] * s * (1 + x * (1 - s))
        dy_ref[...] = g_ref[...] * x * s

    like = jax.ShapeDtypeStruct(x.shape, x.dtype)

    @jax.custom_vjp
    def call(x: jax.Array, y: jax.Array) -> Any:
        return pl.pallas_call(forward, out_shape=like)(x, y)

    call.defvjp(
        lambda x, y: (call(x, y), (x, y)),
        lambda saved, g: pl.pallas_call(backward, out_shape=(like, like))(*saved, g),
    )
    return call(x, y)


ROWS = PaddingRule((0, None), (0,))
soft_capped_op = jax_op(soft_capped, padding=ROWS)
rotated_op = jax_op(rotated, padding=PaddingRule((0, 0), (0,)))
taken_op = jax_op(taken, padding=PaddingRule((None, 0), (0, 0)))
norm_op = jax_op(norm_with_gradient, name="jax_op::norm", padding=ROWS)
gated_op = jax_op(gated, padding=PaddingRule((0, 0), (0,)))

CASES: dict[
    str, tuple[Any, Callable[..., Any], Callable[[int], tuple[torch.Tensor, ...]], dict[str, Any]]
] = {
    "soft_capped": (
        soft_capped_op,
        soft_capped,
        lambda n: (9 * torch.randn(n, 24), torch.randn(24, 16)),
        {"cap": 5.0},
    ),
    "rotated": (
        rotated_op,
        rotated,
        lambda n: (torch.randn(n, 3, 8), torch.randn(n, 1, 4)),
        {"interleaved": True},
    ),
    "taken": (taken_op, taken, lambda n: (torch.randn(9, 5), torch.randint(0, 9, (n,)).int()), {}),
    "norm": (norm_op, norm_with_gradient, lambda n: (torch.randn(n, 128), torch.randn(128)), {}),
    "gated": (gated_op, gated, lambda n: (torch.randn(n, 128), torch.randn(n, 128)), {}),
}


def strict(fn: Callable[..., Any], **kwargs: Any) -> Callable[..., Any]:
    return torch.compile(fn, backend="tpu", fullgraph=True, options={"strict": True}, **kwargs)


def tensors(value: Any) -> tuple[torch.Tensor, ...]:
    return tuple(value) if isinstance(value, (tuple, list)) else (value,)


def of_jax(fn: Callable[..., Any], args: tuple[torch.Tensor, ...], statics: dict[str, Any]) -> Any:
    """Results and gradients as JAX itself has them on the CPU, of the sum of squares of all results."""
    from jax.experimental.pallas import tpu as pltpu

    arrays = [jnp.asarray(x.detach().numpy()) for x in args]
    floats = [i for i, x in enumerate(args) if x.is_floating_point()]

    def loss(*given: Any) -> Any:
        made = fn(*given, **statics)
        return sum((x * x).sum() for x in (made if isinstance(made, tuple) else (made,)))

    with pltpu.force_tpu_interpret_mode(True):
        made = jax.jit(lambda *xs: fn(*xs, **statics))(*arrays)
        grads = jax.jit(jax.grad(loss, argnums=floats))(*arrays)
    return [torch.from_dlpack(x) for x in (*(made if isinstance(made, tuple) else (made,)), *grads)]


def of_torch(fn: Callable[..., Any], args: tuple[torch.Tensor, ...], statics: dict[str, Any]) -> Any:
    leaves = [x.detach().clone().requires_grad_(x.is_floating_point()) for x in args]
    made = tensors(fn(*leaves, **statics))
    sum((x * x).sum() for x in made).backward()
    return [*(x.detach() for x in made), *(x.grad for x in leaves if x.requires_grad)]


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("compiled", [False, True], ids=["eager", "compiled"])
def test_results_and_gradients_are_those_of_jax(name: str, compiled: bool) -> None:
    op, fn, make, statics = CASES[name]
    args = make(16)
    torchtpu_compile.reset_metrics()
    run = strict(lambda *xs: op(*xs, **statics)) if compiled else lambda *xs: op(*xs, **statics)
    for got, want in zip(of_torch(run, args, statics={}), of_jax(fn, args, statics), strict=True):
        torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)
    assert torchtpu_compile.metrics()["fallback_ops"] == {}


@pytest.mark.parametrize("name", CASES)
def test_batches_of_varying_size_share_a_program_by_the_padding_rule(name: str) -> None:
    op, fn, make, statics = CASES[name]
    run = strict(lambda *xs: op(*xs, **statics))
    torchtpu_compile.reset_metrics()
    for rows in (64, 58, 63):
        args = make(rows)
        leaves = [x.requires_grad_(x.is_floating_point()) for x in args]
        for x in leaves:
            if x.shape[0] == rows:
                torch._dynamo.mark_dynamic(x, 0)
        made = tensors(run(*leaves))
        sum((x * x).sum() for x in made).backward()
        got = [*(x.detach() for x in made), *(x.grad for x in leaves if x.requires_grad)]
        # The kernel works on eight rows at a time, which only the bucket is a multiple of.
        want_of = _plain if name == "norm" else fn
        for have, want in zip(got, of_jax(want_of, args, statics), strict=True):
            # A gradient that sums over rows does so in another order than JAX.
            torch.testing.assert_close(have, want, rtol=1e-5, atol=1e-5 * max(1.0, float(want.abs().max())))
    metrics = torchtpu_compile.metrics()
    # One forward and one backward program.
    assert (metrics["xla_compiles"], metrics["exact_fallbacks"], metrics["fallback_ops"]) == (2, {}, {})


def test_sizes_that_a_function_computes_with_are_symbolic_without_a_rule() -> None:
    @jax_op
    def doubled(x: jax.Array) -> jax.Array:
        return jnp.concatenate([x, 2 * x])[1:]

    run = strict(doubled, dynamic=True)
    for rows in (3, 5):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(run(x), torch.cat([x, 2 * x])[1:])


def test_a_function_that_decides_by_a_size_is_traced_for_each() -> None:
    @jax_op
    def decides(x: jax.Array) -> jax.Array:
        return x * 2 if x.shape[0] > 4 else x * 3

    run = strict(decides, dynamic=True)
    for rows in (3, 5):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(run(x), x * (2 if rows > 4 else 3))


def test_vmap_and_gradients_of_gradients() -> None:
    @jax_op
    def cubes(x: jax.Array, w: jax.Array) -> jax.Array:
        return (x**3) @ w

    x, w = torch.randn(4, 3, 5), torch.randn(5)
    torch.testing.assert_close(torch.vmap(cubes, (1, None), 1)(x, w), (x**3) @ w)
    torch.testing.assert_close(strict(torch.vmap(cubes, (0, None)))(x, w), (x**3) @ w)
    x = torch.randn(6, 5, requires_grad=True)
    (first,) = torch.autograd.grad(cubes(x, w).sum(), x, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), x)
    torch.testing.assert_close(first, 3 * x**2 * w)
    torch.testing.assert_close(second, 6 * x * w)


def test_numbers_that_are_equal_and_not_the_same_have_programs_of_their_own() -> None:
    @jax_op
    def signed(x: jax.Array, sign: float) -> jax.Array:
        return jnp.copysign(x, sign)

    x = torch.ones(2)
    assert [signed(x, sign)[0].item() for sign in (0.0, -0.0, 0.0)] == [1, -1, 1]


def test_a_default_may_be_any_text() -> None:
    @jax_op
    def counts(x: jax.Array, text: str = 'a, "b=c" \\') -> jax.Array:
        return x * len(text)

    x = torch.ones(2, requires_grad=True)
    counts(x).sum().backward()
    assert x.grad is not None and x.grad.tolist() == [10, 10]


def test_complex_and_wide_numbers_are_pytorchs() -> None:
    @jax_op
    def product(x: jax.Array, y: jax.Array) -> jax.Array:
        return x * y * (2 + 1j) if jnp.iscomplexobj(x) else x * y

    for dtype in (torch.complex64, torch.float64):
        x, y = (torch.randn(4, dtype=dtype, requires_grad=True) for _ in range(2))
        want = x * y * (2 + 1j if dtype.is_complex else 1)
        made = product(x, y)
        assert made.dtype == dtype
        torch.testing.assert_close(made, want)
        ours = torch.autograd.grad(made.abs().sum(), (x, y))
        for got, theirs in zip(ours, torch.autograd.grad(want.abs().sum(), (x, y)), strict=True):
            torch.testing.assert_close(got, theirs)


@pytest.mark.parametrize(
    ("fn", "problem"),
    [
        (lambda *xs: xs[0], r"parameter \*xs"),
        (lambda: 0, "has no tensor parameter"),
        (lambda x=1: x, "has a default"),
    ],
)
def test_a_signature_without_a_schema_is_an_error(fn: Any, problem: str) -> None:
    with pytest.raises(LoweringError, match=problem):
        jax_op(fn, name="jax_op::no_schema")


def test_other_results_than_annotated_are_an_error() -> None:
    @jax_op
    def two(x: jax.Array) -> jax.Array:
        return x, x  # type: ignore[return-value]

    with pytest.raises(LoweringError, match="returned 2 arrays, its annotation says 1"):
        two(torch.ones(3))


RECORDS = """
import sys, torch, torchtpu_compile, test_jax_op as cases
for name, (op, fn, make, statics) in cases.CASES.items():
    with torchtpu_compile.record(f"{sys.argv[1]}/{name}", data="none"):
        cases.of_torch(cases.strict(lambda *xs: op(*xs, **statics)), make(64), {})
print(type(__import__("jax").devices()[0]).__name__, __import__("jax").default_backend())
"""


def test_recordings_compile_for_every_generation_of_tpus(tmp_path: Path) -> None:
    """A process without the functions compiles what another one without a TPU recorded."""
    recorded = subprocess.run(
        [sys.executable, "-c", RECORDS, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
    )
    assert recorded.stdout.split()[-1] == "cpu", "JAX takes no chip"
    files = sorted(map(str, tmp_path.rglob("*.ttpu")))
    assert len(files) == 2 * len(CASES)
    targets = "v4,v5e,v5p,v6e,tpu7x"
    command = [sys.executable, "-m", "torchtpu_compile.cli", "estimate", *files, "--target", targets]
    done = fresh.run(command)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_examples_of_the_documentation_run() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "custom-operators.md").read_text()
    examples = re.findall(r"```python\n(.*?)```", page, re.S)
    names: dict[str, Any] = {}
    for example in examples:
        # PyTorch frees an op whose name is defined again, and the tests of this file go on with theirs.
        example = example.replace("soft_capped", "soft_capped_of_the_page")
        exec(compile(example, "custom-operators.md", "exec"), names)
    assert len(examples) == 3
    assert names["run"](names["x"], torch.randn(128, 3)).shape == (32, 3)


@pytest.mark.parametrize("name", CASES)
def test_the_op_runs_on_the_device(name: str) -> None:
    if not hasattr(torch, "tpu"):
        pytest.skip("the tpu device is not installed")
    op, _, make, statics = CASES[name]
    args = make(16)
    for got, want in zip(
        of_torch(op, tuple(x.to("tpu") for x in args), statics), of_torch(op, args, statics), strict=True
    ):
        assert got.device.type == "tpu"
        torch.testing.assert_close(got.cpu(), want)


REDEFINED = """
import sys
import torch
from torchtpu_compile import jax_op

x, first = torch.ones(3), int(sys.argv[1])
on_device = x.to("tpu")


def define(factor):
    def scaled(x):
        return x * factor

    return jax_op(scaled, name="redefined::scaled")


for factor in range(first, first + 3):
    op = define(factor)
    compiled = torch.compile(lambda x: torch.ops.redefined.scaled(x) + 1, backend="tpu", dynamic=False)
    y = torch.ones(3, requires_grad=True)
    op(y).sum().backward()
    found = [op(x), compiled(x) - 1, op(on_device).cpu(), compiled(on_device).cpu() - 1, y.grad]
    assert all(torch.equal(value, factor * x) for value in found), (factor, found)
    torch._dynamo.reset()
"""


def test_an_op_that_is_defined_again_is_the_new_one(tmp_path: Path) -> None:
    env = os.environ | {"TORCHTPU_CACHE_DIR": str(tmp_path / "cache"), "TORCHTPU_CACHE": "on"}
    env["TORCHINDUCTOR_CACHE_DIR"] = str(tmp_path / "pytorch")
    env.pop("TF_CPP_MIN_LOG_LEVEL", None)
    # The second and third process find what the first one kept.
    for first in ("2", "2", "3"):
        done = fresh.run([sys.executable, "-c", REDEFINED, first], env=env)
        assert done.returncode == 0, done.stderr
        # JAX was imported before the plugin was loaded.
        assert done.stderr == ""
