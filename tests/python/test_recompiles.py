"""Every program after the first has a cause that is told, with what avoids it, and can be forbidden."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch._dynamo.exc import BackendCompilerFailed
from torchtpu_compile import log
from torchtpu_compile.capture.retraces import describe


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    torch._dynamo.reset()
    log.forget()
    torchtpu_compile.reset_metrics()
    yield
    log.reset_level()


def compiled(function: Callable[..., Any], *, dynamic: bool = False, **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="tpu", dynamic=dynamic, options={"cache": "off", **options})


def recompiles() -> list[str]:
    return [cause for report in torchtpu_compile.reports() for cause in report["recompiles"]]


def test_a_new_bucket_names_the_size_the_dimension_and_the_buckets_there_are() -> None:
    f = compiled(lambda x: (x * 2).sum(1), dynamic=True)
    f(torch.ones(3, 40))
    assert recompiles() == []
    f(torch.ones(3, 41))
    assert recompiles() == []
    f(torch.ones(3, 100))
    (cause,) = recompiles()
    assert "= 100 (dimension 1 of x)" in cause and "≤ 48" in cause, cause
    assert "buckets=" in cause and "ahead of time" in cause, cause
    assert cause in torchtpu_compile.shape_report()


def test_a_size_of_its_own_says_why_it_cannot_be_padded() -> None:
    f = compiled(lambda x: torch.fft.rfft(x, dim=1), dynamic=True)
    f(torch.ones(2, 40))
    f(torch.ones(2, 41))
    (cause,) = recompiles()
    assert "cannot be padded" in cause and "padding its inputs" in cause, cause


def test_traces_after_the_first_name_what_differs_and_many_are_warned_of(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log.set_level("info")
    logging.getLogger("torchtpu_compile").addHandler(caplog.handler)
    try:
        f = compiled(lambda x: x + 1, dynamic=False)
        for x in (torch.ones(3), torch.ones(4), torch.ones(4).double(), torch.ones(2, 2).double()):
            f(x)
    finally:
        logging.getLogger("torchtpu_compile").removeHandler(caplog.handler)
    size, dtype, rank = recompiles()
    assert "size mismatch at index 0. expected 3, actual 4" in size and "mark_dynamic(x, 0)" in size
    assert "dtype mismatch" in dtype and "the same type" in dtype
    assert "rank mismatch" in rank
    assert sum("is traced again" in r.message for r in caplog.records) == 3
    (warning,) = [r.message for r in caplog.records if r.levelno == logging.WARNING]
    assert (
        "was traced 4 times" in warning
        and "mark_dynamic(x, 0)" in warning
        and "test_recompiles.py" in warning
    )


def test_a_function_beyond_its_limit_raises_as_often_as_it_is_called_and_serves_what_it_has() -> None:
    f = compiled(lambda x: (x * 3).sum(1), dynamic=True, max_compiles=2, on_recompile="raise")
    for width in (40, 100):
        assert f(torch.ones(3, width))[0] == 3 * width
    for _ in range(2):
        with pytest.raises(
            torchtpu_compile.RecompileError, match=r"max_compiles=2.*= 300 \(dimension 1 of x\)"
        ):
            f(torch.ones(3, 300))
    assert f(torch.ones(3, 99))[0] == 297


def test_a_trace_beyond_the_limit_raises_with_its_cause() -> None:
    f = compiled(lambda x: x * 5, dynamic=False, max_compiles=1, on_recompile="raise")
    f(torch.ones(3))
    with pytest.raises(BackendCompilerFailed, match=r"max_compiles=1.*mark_dynamic\(x, 0\)") as raised:
        f(torch.ones(4))
    assert isinstance(raised.value.inner_exception, torchtpu_compile.RecompileError)


def test_a_function_is_not_charged_with_traces_from_before_a_reset() -> None:
    """Dynamo gives the second function the number of the first, and its first trace makes no graph."""

    def chosen(x: torch.Tensor, choice: str) -> torch.Tensor:
        if choice == "none":
            torch._dynamo.graph_break()
            return x
        return x + len(choice)

    limits = {"max_compiles": 3, "on_recompile": "raise"}
    for _ in range(2):
        doubled = compiled(lambda x: x * 2, **limits)
        for size in (3, 4, 5):
            doubled(torch.ones(size))
        torch._dynamo.reset()
        f = compiled(chosen, **limits)
        assert [f(torch.ones(1), c).item() for c in ("none", "a", "ab", "abc")] == [1, 2, 3, 4]
        torch._dynamo.reset()


def test_a_function_beyond_its_limit_is_warned_of_by_default(caplog: pytest.LogCaptureFixture) -> None:
    f = compiled(lambda x: x * 7, dynamic=False, max_compiles=1)
    f(torch.ones(3))
    assert not any(r.levelno >= logging.WARNING for r in caplog.records)
    assert f(torch.ones(4))[0] == 7
    (record,) = (r for r in caplog.records if r.levelno >= logging.WARNING)
    assert "max_compiles=1" in record.message and "mark_dynamic(x, 0)" in record.message


def test_the_limit_counts_a_functions_programs_and_none_of_anothers() -> None:
    model = torch.nn.Linear(4, 4)
    step = compiled(model, max_compiles=2, on_recompile="raise")
    step(torch.ones(2, 4)).sum().backward()
    other = compiled(lambda x: x - 1, max_compiles=1, on_recompile="raise")
    assert other(torch.ones(2))[0] == 0


def test_what_the_cache_has_does_not_count(tmp_path: Any) -> None:
    def call(width: int) -> Any:
        torch._dynamo.reset()
        f = compiled(
            lambda x: (x * 11).sum(1),
            dynamic=True,
            cache="on",
            cache_dir=tmp_path,
            max_compiles=1,
            on_recompile="raise",
        )
        return f(torch.ones(3, width))

    call(40), call(100)
    f = compiled(
        lambda x: (x * 11).sum(1),
        dynamic=True,
        cache="on",
        cache_dir=tmp_path,
        max_compiles=1,
        on_recompile="raise",
    )
    torch._dynamo.reset()
    assert f(torch.ones(3, 40))[0] == 440
    assert f(torch.ones(3, 100))[0] == 1100


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("0/1: tensor 'x' size mismatch at index 2. expected 1, actual 9", "pad dimension 2 of x"),
        (
            "0/0: tensor 'G['c'][1]' size mismatch at index 0. expected 3, actual 4",
            "mark_dynamic(G['c'][1], 0)",
        ),
        (
            "0/0: n == 3            # y = x * n  # a.py:3 in f\nUser stack trace:",
            "(y = x * n  # a.py:3 in f): pass n as",
        ),
        ("1/0: self.training == True   # if self.training:  # m.py:8 in forward", "training and evaluation"),
        ("0/5: GLOBAL_STATE changed: grad_mode ", "grad_mode"),
        ("0/0: len(d) == 1  # d", "the same number of elements"),
        ("0/0: tensor 'x' requires_grad mismatch. expected requires_grad=0", "requiring gradients"),
        ("0/0: something else", "read as a constant"),
        (None, "does not say why"),
    ],
)
def test_dynamos_reasons_have_a_remedy(reason: str | None, told: str) -> None:
    assert told in describe(reason)


class _Block(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm, self.layer = torch.nn.LayerNorm(8), torch.nn.Linear(8, 8)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + torch.nn.functional.gelu(self.layer(self.norm(x)))


@pytest.mark.parametrize("training", [False, True])
def test_layers_of_one_class_that_are_compiled_one_by_one_compile_once(training: bool) -> None:
    torch.manual_seed(0)
    blocks = torch.nn.Sequential(*(_Block() for _ in range(12))).train(training)
    # As what an embedding gives: the first block's gradients are no other program.
    x = torch.randn(3, 8, requires_grad=training)

    def run() -> list[torch.Tensor]:
        with torch.set_grad_enabled(training):
            out = blocks(x)
        if training:
            blocks.zero_grad()
            out.square().sum().backward()
        return [out.detach(), *(p.grad.clone() for p in blocks.parameters() if p.grad is not None)]

    expected = run()
    for block in blocks:
        block.compile(backend="tpu", options={"cache": "off"})
    found = run()
    for a, b in zip(found, expected, strict=True):
        torch.testing.assert_close(a, b)
    counted = torchtpu_compile.metrics()
    programs = 2 if training else 1
    assert (counted["xla_compiles"], counted["executions"]) == (programs, 12 * programs)
    assert recompiles() == []


def test_raise_alone_forbids_every_recompile_and_no_first_compile() -> None:
    model = torch.nn.Linear(4, 4)
    step = compiled(model, on_recompile="raise")
    step(torch.ones(2, 4)).sum().backward()
    f = compiled(lambda x: (x * 13).sum(1), dynamic=True, on_recompile="raise")
    assert f(torch.ones(3, 40))[0] == 520
    assert f(torch.ones(3, 41))[0] == 533, "the same bucket"
    with pytest.raises(torchtpu_compile.RecompileError, match=r"on_recompile.*= 300 \(dimension 1 of x\)"):
        f(torch.ones(3, 300))
    again = compiled(lambda x: x * 17, dynamic=False, on_recompile="raise")
    again(torch.ones(3))
    with pytest.raises(BackendCompilerFailed, match=r"on_recompile.*mark_dynamic\(x, 0\)"):
        again(torch.ones(4))
