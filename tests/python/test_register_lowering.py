"""Ops of users' own, compiled from StableHLO that they registered."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fresh
import jax
import pytest
import torch
import torchtpu_compile
from torchtpu_compile import LoweringError, PaddingRule, TensorType, _core, register_lowering
from torchtpu_compile.core_settings import core_settings

PAGE = (Path(__file__).resolve().parents[2] / "docs/custom-operators.md").read_text()


@torch.library.custom_op("torchtpu_tests::negated_sum", mutates_args=())
def negated_sum(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return -(x + y)


@torch.library.custom_op("torchtpu_tests::shifted", mutates_args=())
def shifted(x: torch.Tensor, by: float, *, twice: bool = False) -> list[torch.Tensor]:
    return [x + by, x + (2 * by if twice else by)]


@torch.library.custom_op("torchtpu_tests::scaled", mutates_args=())
def scaled(x: torch.Tensor) -> torch.Tensor:
    return x * 3


@torch.library.custom_op("torchtpu_tests::badly_lowered", mutates_args=())
def badly_lowered(x: torch.Tensor) -> torch.Tensor:
    return x * 3


@torch.library.custom_op("torchtpu_tests::changes", mutates_args={"x"})
def changes(x: torch.Tensor) -> None:
    x.add_(1)


@torch.library.custom_op("torchtpu_tests::row_products", mutates_args=())
def row_products(x: torch.Tensor, w: torch.Tensor) -> list[torch.Tensor]:
    return [x @ w, (x * w).sum(0)]


@torch.library.custom_op("torchtpu_tests::mean_of_all", mutates_args=())
def mean_of_all(x: torch.Tensor) -> torch.Tensor:
    return x - x.mean(1, keepdim=True)


@torch.library.custom_op("torchtpu_tests::for_tpus", mutates_args=())
def for_tpus(x: torch.Tensor) -> torch.Tensor:
    return x * 3


@torch.library.custom_op("torchtpu_tests::by_platform", mutates_args=())
def by_platform(x: torch.Tensor) -> torch.Tensor:
    return x.sin()


negated_sum.register_fake(lambda x, y: torch.empty_like(x))
shifted.register_fake(lambda x, by, twice=False: [torch.empty_like(x), torch.empty_like(x)])
scaled.register_fake(torch.empty_like)
badly_lowered.register_fake(torch.empty_like)
row_products.register_fake(lambda x, w: [x.new_empty(x.shape[:1]), torch.empty_like(w)])
mean_of_all.register_fake(torch.empty_like)
for_tpus.register_fake(torch.empty_like)
by_platform.register_fake(torch.empty_like)

NEGATED_SUM = """
module @anything {
  func.func public @main(%x: tensor<3x4xf32>, %y: tensor<3x4xf32> {tf.aliasing_output = 0 : i32})
      -> (tensor<3x4xf32> {jax.result_info = ""}) {
    %0 = "stablehlo.add"(%x, %y) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %1 = call @negate(%0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @negate(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = "stablehlo.negate"(%x) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
"""


def lower_shifted(x: TensorType, by: float, *, twice: bool = False) -> str:
    return f"""func.func @main(%x: {x}) -> ({x}, {x}) {{
        %a = "stablehlo.constant"() {{value = dense<{by}> : {x}}} : () -> {x}
        %b = "stablehlo.constant"() {{value = dense<{2 * by if twice else by}> : {x}}} : () -> {x}
        %0 = "stablehlo.add"(%x, %a) : ({x}, {x}) -> {x}
        %1 = "stablehlo.add"(%x, %b) : ({x}, {x}) -> {x}
        return %0, %1 : {x}, {x}
    }}"""


def jax_text(fn: Callable[..., Any], *types: TensorType) -> str:
    shapes = [jax.ShapeDtypeStruct(x.shape, str(x.dtype).removeprefix("torch.")) for x in types]
    text: str = jax.jit(fn).lower(*shapes).compiler_ir().operation.get_asm(print_generic_op_form=True)
    return text


def through_jax(x: TensorType) -> str:
    """What JAX makes of the same function."""
    return jax_text(lambda x: jax.numpy.multiply(x, 3), x)


def products_through_jax(x: TensorType, w: TensorType) -> str:
    return jax_text(lambda x, w: (x @ w, (x * w).sum(0)), x, w)


def mean_through_jax(x: TensorType) -> str:
    return jax_text(lambda x: x - x.mean(1, keepdims=True), x)


@pytest.fixture(scope="module", autouse=True)
def lowerings() -> None:
    register_lowering("torchtpu_tests::negated_sum", NEGATED_SUM)
    register_lowering("torchtpu_tests::shifted", lower_shifted)
    register_lowering("torchtpu_tests::scaled.default", through_jax)
    rows = PaddingRule((0, None), (0, None), fill=(0.0, None))
    register_lowering("torchtpu_tests::row_products", products_through_jax, padding=rows)
    register_lowering("torchtpu_tests::mean_of_all", mean_through_jax, padding=PaddingRule((0,), (0,)))
    register_lowering("torchtpu_tests::for_tpus", through_jax, platform="tpu")


def strict(fn: Callable[..., Any], **kwargs: Any) -> Callable[..., Any]:
    return torch.compile(fn, backend="tpu", fullgraph=True, options={"strict": True}, **kwargs)


class Model(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.fc = torch.nn.Linear(4, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        a, b = shifted(self.fc(x), 1.5, twice=True)
        return negated_sum(negated_sum(a.relu(), b), x) + scaled(x)


def test_a_model_with_registered_ops_is_one_program() -> None:
    model = Model().eval()
    run = strict(model)
    torchtpu_compile.reset_metrics()
    with torch.no_grad():
        for _ in range(2):
            x = torch.randn(3, 4)
            torch.testing.assert_close(run(x), model(x))
    metrics = torchtpu_compile.metrics()
    assert (metrics["xla_compiles"], metrics["executions"], metrics["fallback_ops"]) == (1, 2, {})


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int32])
@pytest.mark.parametrize("shape", [(), (3,), (2, 0)])
def test_a_function_is_asked_for_each_type(dtype: torch.dtype, shape: tuple[int, ...]) -> None:
    x = torch.ones(shape, dtype=dtype) * 2
    torch.testing.assert_close(strict(scaled)(x), scaled(x))


def test_a_registered_op_in_a_branch() -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return torch.cond(x.sum() > 0, lambda t: negated_sum(t, t), lambda t: t.cos(), (x,))

    run = strict(fn)
    for x in (torch.ones(3, 4), -torch.ones(3, 4)):
        torch.testing.assert_close(run(x), fn(x))


def test_a_function_is_asked_for_each_size_that_varies() -> None:
    run = strict(lambda x: scaled(x.sin()) + 1, dynamic=True)
    torchtpu_compile.reset_metrics()
    for rows in (3, 5, 3):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(run(x), scaled(x.sin()) + 1)
    metrics = torchtpu_compile.metrics()
    assert (metrics["xla_compiles"], metrics["fallback_ops"]) == (2, {})
    assert list(metrics["exact_fallbacks"]) == [
        "torchtpu.registered: its lowering was registered without a padding rule"
    ]


def test_a_text_is_for_its_sizes_and_others_run_eagerly() -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return negated_sum(x.sin(), x) + 1

    run = torch.compile(fn, backend="tpu", fullgraph=True, dynamic=True)
    torchtpu_compile.reset_metrics()
    for rows in (3, 5):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(run(x), fn(x))
    assert torchtpu_compile.metrics()["fallback_ops"] == {"torchtpu_tests.negated_sum.default": 2}


def test_sizes_that_vary_share_a_bucket_by_a_padding_rule() -> None:
    def fn(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        products, total = row_products(x.exp(), w)
        return products.sum() * total

    run = strict(fn)
    torchtpu_compile.reset_metrics()
    for rows in (9, 12, 16, 10):
        x, w = torch.randn(rows, 4), torch.randn(4)
        torch._dynamo.mark_dynamic(x, 0)
        torch.testing.assert_close(run(x, w), fn(x, w))
    metrics = torchtpu_compile.metrics()
    assert (metrics["xla_compiles"], metrics["fallback_ops"], metrics["exact_fallbacks"]) == (1, {}, {})


def test_a_padding_rule_that_does_not_fit_compiles_each_size() -> None:
    run = strict(lambda x: mean_of_all(x), dynamic=True)
    torchtpu_compile.reset_metrics()
    for columns in (5, 6):
        x = torch.randn(4, columns)
        torch.testing.assert_close(run(x), mean_of_all(x))
    reasons = list(torchtpu_compile.metrics()["exact_fallbacks"])
    assert reasons == ["torchtpu.registered: its padding rule says nothing of dimension 1 of an operand"]


def test_a_lowering_is_for_its_platform() -> None:
    run = torch.compile(for_tpus, backend="tpu", fullgraph=True)
    torchtpu_compile.reset_metrics()
    x = torch.randn(4)
    torch.testing.assert_close(run(x), for_tpus(x))
    assert torchtpu_compile.metrics()["fallback_ops"] == {"torchtpu_tests.for_tpus.default": 1}
    with pytest.raises(LoweringError, match="for_tpus already has a lowering"):
        register_lowering("torchtpu_tests::for_tpus", through_jax, platform="tpu")
    register_lowering("torchtpu_tests::for_tpus", through_jax, platform="cpu")
    torch._dynamo.reset()
    torch.testing.assert_close(strict(for_tpus)(x), for_tpus(x))


def test_a_recording_has_the_texts_of_every_platform(tmp_path: Path) -> None:
    asked: list[tuple[str, tuple[int, ...]]] = []

    def lowering(platform: str) -> Callable[..., str]:
        def text(x: TensorType) -> str:
            asked.append((platform, x.shape))
            op = "sine" if platform == "cpu" else "cosine"
            return f"""func.func @main(%x: {x}) -> {x} {{
                %0 = "stablehlo.{op}"(%x) : ({x}) -> {x}
                return %0 : {x}
            }}"""

        return text

    for platform in ("cpu", "tpu"):
        register_lowering(
            "torchtpu_tests::by_platform",
            lowering(platform),
            platform=platform,
            padding=PaddingRule((0,), (0,)),
        )
    run = strict(lambda x: by_platform(x) + 1)
    with torchtpu_compile.record(tmp_path):
        x = torch.randn(5, 3)
        torch._dynamo.mark_dynamic(x, 0)
        torch.testing.assert_close(run(x), by_platform(x) + 1)
    assert set(asked) == {(platform, (size, 3)) for platform in ("cpu", "tpu") for size in (5, 8)}
    (file,) = tmp_path.glob("*.ttpu")
    # In a process that has none of the functions.
    texts = {
        target: fresh.run(
            [sys.executable, "-m", "torchtpu_compile.cli", "lower", str(file), "--target", target]
        ).stdout
        for target in ("cpu", "v5e")
    }
    ops = {target: re.findall(r'"stablehlo\.(sine|cosine)"\(', text) for target, text in texts.items()}
    assert ops == {"cpu": ["sine"], "v5e": ["cosine"]}
    _core.replay_recording(file, core_settings(torchtpu_compile.Options.resolve()))


@pytest.mark.parametrize(
    ("op", "lowering", "problem"),
    [
        ("torchtpu_tests::missing", NEGATED_SUM, "there is no op torchtpu_tests::missing"),
        ("torchtpu_tests::scaled.missing", NEGATED_SUM, "there is no op torchtpu_tests::scaled.missing"),
        ("torchtpu_tests::negated_sum", NEGATED_SUM, "negated_sum already has a lowering"),
        ("aten::sin", lambda x: "", "aten::sin already has a lowering"),
        ("torchtpu_tests::changes", NEGATED_SUM, "changes mutates its arguments"),
        ("torchtpu_tests::shifted", NEGATED_SUM, "shifted has non-tensor arguments"),
        ("torchtpu_tests::badly_lowered", 7, "badly_lowered must be a string or a function"),
        ("torchtpu_tests::badly_lowered", "%0 = what", r"badly_lowered.default: it does not parse: .*1:\d"),
        (
            "torchtpu_tests::badly_lowered",
            "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { %0 = stablehlo.sine %x : tensor<4xf32> }",
            "badly_lowered.default: it does not parse: .*generic form",
        ),
        ("torchtpu_tests::badly_lowered", "func.func private @f()", "it has no function @main"),
    ],
)
def test_what_cannot_be_registered_is_an_error_that_names_the_op(
    op: str, lowering: Any, problem: str
) -> None:
    with pytest.raises(LoweringError, match=problem):
        register_lowering(op, lowering)


def test_a_lowering_that_does_not_fit_is_an_error_that_names_the_op() -> None:
    answers: dict[tuple[int, ...], Any] = {
        (1,): "func.func @main(%x: tensor<2xf32>) -> tensor<1xf32> { return %x : tensor<2xf32> }",
        (2,): "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> { return %x : tensor<3xf32> }",
        (3,): 3,
        (5,): 'func.func @main(%x: tensor<5xf32>) -> tensor<5xf32> { %0 = "stablehlo.nonsense"(%x) : '
        "(tensor<5xf32>) -> tensor<5xf32> return %0 : tensor<5xf32> }",
    }
    register_lowering("torchtpu_tests::badly_lowered", lambda x: answers[x.shape])
    # What the compiler refuses would run in eager PyTorch otherwise, as any other graph that it refuses.
    options = {"strict": True}
    run = torch.compile(badly_lowered, backend="tpu", fullgraph=True, dynamic=False, options=options)
    for size, problem in [
        (1, "does not parse"),
        (2, r"@main takes \(tensor<3xf32>\), the op \(tensor<2xf32>\)"),
        (3, "returned a int"),
        (4, "failed: KeyError"),
        (5, "nonsense"),
    ]:
        with pytest.raises(Exception, match=problem) as raised:
            run(torch.ones(size))
        assert "torchtpu_tests.badly_lowered" in str(raised.value)


def test_the_readmes_example() -> None:
    section = PAGE.split("\n## StableHLO\n")[1].split("\n## ")[0]
    (example,) = re.findall(r"```python\n(.*?)```", section, re.S)
    names: dict[str, Any] = {}
    exec(compile(example, "custom-operators.md", "exec"), names)
    fn = names["scaled_sine"]
    x = torch.randn(5)
    torch.testing.assert_close(strict(lambda x: fn(x, 2.5))(x), x.sin() * 2.5)
