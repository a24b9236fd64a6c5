"""One entry of PyTorch's operator database through the backend, compared with eager PyTorch.

An entry is an operator, an element type and a direction. Its samples are the database's own: the first
two, and four spread over the rest of the list.
"""

from __future__ import annotations

import functools
import logging
import math
import re
import types
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import torch
import torch._dynamo
import torchtpu_compile
from torch.profiler import ProfilerActivity, profile
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import OpInfo, SampleInput
from torch.utils import _pytree as pytree

DTYPES = {
    "float32": torch.float32,
    "bfloat16": torch.bfloat16,
    "int64": torch.int64,
    "bool": torch.bool,
    "complex64": torch.complex64,
}

# Nothing but the type, shape and device of these results is specified.
UNSPECIFIED = frozenset(
    {"empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided"}
)

# Of equal elements, eager PyTorch names whichever its algorithm meets.
POSITIONS_OF_EQUALS = frozenset({"argsort", "kthvalue", "mode", "msort", "sort", "topk"})

# Their vectors have any sign or phase, and are any basis where values are equal.
FACTORS = frozenset({"linalg.eigh", "linalg.svd", "svd"})

# What PyTorch itself does around a compiled graph: memory, views and copies of arguments and results.
BOOKKEEPING = frozenset(
    f"aten::{name}"
    for name in (
        *(
            "empty",
            "empty_like",
            "empty_strided",
            "as_strided",
            "set_",
            "resize_",
            "random_",
            "fill_",
            "ones_like",
        ),
        # Gradients of results that nobody uses.
        *("zeros", "zero_"),
        *("alias", "view", "view_as", "_reshape_alias", "_unsafe_view", "reshape", "expand", "permute", "t"),
        *(
            "transpose",
            "squeeze",
            "unsqueeze",
            "select",
            "slice",
            "split",
            "unbind",
            "diagonal",
            "unfold",
            "detach",
            "detach_",
        ),
        *("conj", "_conj", "_neg_view", "resolve_conj", "resolve_neg", "view_as_real", "view_as_complex"),
        *("clone", "copy_", "contiguous", "to", "_to_copy", "lift_fresh", "is_same_size", "accumulate_grad"),
        *("item", "_local_scalar_dense"),
        # Checks that raise, such as of a matrix that has no inverse.
        *("_linalg_check_errors", "any", "_assert_async"),
    )
)

# The part of a report that names a node and the line of this file that calls it.
WHERE = re.compile(r" \(node [^)]*\)(?: at .*`)?:")

# The worse of a result is reported for an entry of several samples.
SEVERITY = ["pass", "fallback", "excluded", "error", "mismatch"]


@dataclass(frozen=True)
class Entry:
    """What to run: `direction` is `forward` or `backward`."""

    op: str
    dtype: str
    direction: str

    @property
    def name(self) -> str:
        return f"{self.op} {self.dtype} {self.direction}"


@dataclass
class Outcome:
    """What became of an entry: `status` is one of `SEVERITY`, `crash` or `hang`."""

    op: str
    dtype: str
    direction: str
    status: str
    samples: int = 0
    reasons: list[str] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def op_name(op: OpInfo) -> str:
    """The database's name, with the variant where there are several."""
    return f"{op.name}.{op.variant_test_name}" if op.variant_test_name else op.name


OPS = {op_name(op): op for op in op_db}


def entries(dtypes: list[str], directions: list[str]) -> list[Entry]:
    """Every entry that PyTorch says works on CPU."""
    found = []
    for direction in directions:
        for dtype in dtypes:
            for name, op in OPS.items():
                supported = op.supported_backward_dtypes if direction == "backward" else op.supported_dtypes
                if direction == "backward" and not op.supports_autograd:
                    continue
                if DTYPES[dtype] in supported("cpu"):
                    found.append(Entry(name, dtype, direction))
    return found


def callable_of(op: OpInfo) -> Callable[..., Any]:
    """The function that users call.

    The database wraps random functions in one that sets the seed and restores the generator's state,
    which Dynamo does not trace; here the seed is set outside.
    """
    code = getattr(op.op, "__code__", None)
    if "wrapper_set_seed" not in getattr(code, "co_names", ()):
        return op.op
    inner = [c for c in code.co_consts if isinstance(c, types.CodeType)]
    if inner:
        return types.FunctionType(inner[0], op.op.__globals__)
    path = code.co_names[code.co_names.index("torch") + 1 :]
    return functools.reduce(getattr, path, torch)


def spread(samples: list[SampleInput], count: int) -> list[SampleInput]:
    """The first two samples, and up to `count` at equal distances over the rest."""
    first, rest = samples[:2], samples[2:]
    count = min(count, len(rest))
    return first + [rest[(2 * i + 1) * len(rest) // (2 * count)] for i in range(count)]


def run(entry: Entry, more: int = 4) -> Outcome:
    """Runs an entry's samples, two and `more`; ends with the worst of their results."""
    op = OPS[entry.op]
    torch.manual_seed(0)
    samples = list(op.sample_inputs("cpu", DTYPES[entry.dtype], requires_grad=entry.direction == "backward"))
    chosen = spread(samples, more)
    outcome = Outcome(entry.op, entry.dtype, entry.direction, "pass", len(chosen))
    for sample in chosen:
        status, reasons = run_sample(op, sample, entry)
        outcome.status = max(outcome.status, status, key=SEVERITY.index)
        outcome.reasons += [r for r in reasons if r not in outcome.reasons]
    return outcome


@dataclass
class Problem(Exception):
    status: str
    reason: str


def run_sample(op: OpInfo, sample: SampleInput, entry: Entry, ulps: float = 2) -> tuple[str, list[str]]:
    """A status of `SEVERITY`, and reasons. `ulps`: as of `as_close_as`."""
    call = Case(op, sample, entry.direction, ulps)
    try:
        expected = call.eager()
    except Exception:
        return "pass", []  # Eager PyTorch refuses the sample: there is nothing to compare with.
    watch = FallbackWatch()
    try:
        with watch:
            call.check("tpu", expected)
    except Problem as problem:
        return refused_by_pytorch(call, expected) or (problem.status, [problem.reason])
    except Exception as error:
        reason = f"{type(error).__name__}: {first_line(error)}"
        return refused_by_pytorch(call, expected) or ("error", [reason])
    if watch.reasons:
        return "fallback", watch.reasons
    return call.coverage()


def refused_by_pytorch(call: Case, expected: list[Any]) -> tuple[str, list[str]] | None:
    """`excluded`, where PyTorch's own `aot_eager` with `fullgraph` does not pass the sample either."""
    try:
        call.check("aot_eager", expected)
    except Exception as error:
        return "excluded", [f"aot_eager: {first_line(error)}"]
    return None


def first_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return " ".join(lines)[:300] if lines else type(error).__name__


class Case:
    """A call of an operator on one sample, forward or with its gradients."""

    def __init__(self, op: OpInfo, sample: SampleInput, direction: str, ulps: float = 2) -> None:
        self.op = op
        self.sample = sample
        self.direction = direction
        self.ulps = ulps
        self.random = False
        self.compiled: Callable[[], list[Any]] | None = None

    def arguments(self, dtype: torch.dtype | None = None) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Fresh copies, in a wider type where one is asked for."""

        def copy(x: torch.Tensor) -> torch.Tensor:
            out = x.detach()
            if dtype is not None and (x.is_floating_point() or x.is_complex()):
                out = out.to(dtype.to_complex() if x.is_complex() else dtype)
            out = out.clone() if out is x.detach() or out.data_ptr() == x.data_ptr() else out
            return out.requires_grad_(x.requires_grad)

        def widen(x: Any) -> Any:
            narrow = (torch.float32, torch.bfloat16, torch.float16)
            return dtype if dtype is not None and x in narrow else x

        given = (self.sample.input, *self.sample.args), self.sample.kwargs
        copied = pytree.tree_map_only(torch.Tensor, copy, given)
        return pytree.tree_map_only(torch.dtype, widen, copied)

    def function(self) -> Callable[..., Any]:
        op = callable_of(self.op)

        def call(*args: Any, **kwargs: Any) -> Any:
            return op(*args, **kwargs)

        return call

    def results(self, function: Callable[..., Any], dtype: torch.dtype | None = None) -> list[Any]:
        """The tensors and numbers that a call gives, then the gradients of its tensor arguments."""
        args, kwargs = self.arguments(dtype)
        post = self.sample.output_process_fn_grad
        with torch.set_grad_enabled(self.direction == "backward"):
            out = function(*args, **kwargs)
        flat = pytree.tree_leaves(out)
        if self.op.name in FACTORS:
            flat = recomposed(self.op.name, flat)
        if self.direction == "forward":
            return [x.detach().clone() if isinstance(x, torch.Tensor) else x for x in flat]
        wanted = [
            x for x in pytree.tree_leaves((args, kwargs)) if isinstance(x, torch.Tensor) and x.requires_grad
        ]
        outputs = [
            x for x in pytree.tree_leaves(post(out)) if isinstance(x, torch.Tensor) and x.requires_grad
        ]
        if not outputs or not wanted:
            return []
        generator = torch.Generator().manual_seed(7)
        weights = [cotangent(x, generator) for x in outputs]
        gradients = torch.autograd.grad(outputs, wanted, weights, allow_unused=True)
        return [x.detach().clone() if isinstance(x, torch.Tensor) else x for x in (*flat, *gradients)]

    def eager(self) -> list[Any]:
        torch.manual_seed(1)
        before = torch.get_rng_state()
        expected = self.results(self.function())
        drew = not torch.equal(before, torch.get_rng_state())
        # A few draws of a coin may be the same for two seeds.
        self.random = drew and any(self.differs(expected, seed) for seed in range(2, 12))
        return expected

    def differs(self, expected: list[Any], seed: int) -> bool:
        torch.manual_seed(seed)
        again = self.results(self.function())
        return not all(same(a, b) for a, b in zip(expected, again, strict=True))

    def check(self, backend: str, expected: list[Any]) -> None:
        torch._dynamo.reset()
        torchtpu_compile.reset_metrics()
        compiled = torch.compile(self.function(), backend=backend, fullgraph=True, dynamic=False)
        self.compare(compiled, expected, same_seed=backend == "tpu")

    def compare(self, compiled: Callable[..., Any], expected: list[Any], same_seed: bool) -> None:
        """Raises `Problem` where a compiled function's results are not eager's.

        `same_seed`: random results are compared with those of a second call.
        """
        torch.manual_seed(1)
        got = self.results(compiled)
        self.compiled = lambda: self.results(compiled)
        if len(got) != len(expected):
            raise Problem("mismatch", f"{len(got)} results where eager gives {len(expected)}")
        exact: list[Any] | None = None
        for i, (ours, theirs) in enumerate(zip(got, expected, strict=True)):
            check_form(i, ours, theirs)
            if self.op.name in UNSPECIFIED or self.random or close(ours, theirs):
                continue
            if self.op.name in POSITIONS_OF_EQUALS and self.same_elements(ours, theirs):
                continue
            if exact is None:
                exact = self.in_float64()
            if exact is None or not as_close_as(ours, theirs, exact[i], self.ulps):
                raise Problem("mismatch", f"result {i}: {difference(ours, theirs)}")
        if self.random and same_seed:
            self.check_random(got)

    def same_elements(self, ours: Any, theirs: Any) -> bool:
        """Whether positions along the operator's dimension name equal elements, each position once."""
        x = self.sample.input.detach()
        if theirs.dtype != torch.int64 or x.ndim == 0:
            return False
        given = (*self.sample.args, None, None)
        named = given[1] if self.op.name in ("topk", "kthvalue") else given[0]
        dim = self.sample.kwargs.get("dim", named if type(named) is int else -1)
        if ours.ndim < x.ndim:
            ours, theirs = ours.unsqueeze(dim), theirs.unsqueeze(dim)
        ordered = ours.sort(dim).values
        if (ordered.diff(dim=dim) == 0).any() or not ((ours >= 0) & (ours < x.shape[dim])).all():
            return False
        return same(x.gather(dim, ours), x.gather(dim, theirs))

    def in_float64(self) -> list[Any] | None:
        """The results of eager PyTorch in double precision, where it takes it."""
        try:
            return self.results(self.function(), torch.float64)
        except Exception:
            return None

    def check_random(self, got: list[Any]) -> None:
        """The same seed gives the same numbers."""
        assert self.compiled is not None
        torch.manual_seed(1)
        again = self.compiled()
        if not all(same(a, b) for a, b in zip(got, again, strict=True)):
            raise Problem("mismatch", "the same seed does not give the same numbers")

    def coverage(self) -> tuple[str, list[str]]:
        """Whether anything was computed outside of the executable, as the profiler sees a second call."""
        metrics = torchtpu_compile.metrics()
        if metrics["fallback_ops"]:
            return "fallback", sorted(metrics["fallback_ops"])
        assert self.compiled is not None
        with profile(activities=[ProfilerActivity.CPU]) as seen:
            self.compiled()
        inside = compute_ops(seen.events())
        if inside:
            return "fallback", [f"outside of the executable: {', '.join(sorted(inside))}"]
        return "pass", []


def recomposed(name: str, factors: list[torch.Tensor]) -> list[Any]:
    """The form of each factor, what is specified of them, and what they make together."""
    left, values, right = (factors[1], factors[0], factors[1].mH) if name == "linalg.eigh" else factors
    if name == "svd":
        right = right.mH
    left, values, right = (x.detach() for x in (left, values, right))
    count = values.shape[-1]
    product = (left[..., :count] * values.unsqueeze(-2)) @ right[..., :count, :]
    return [*map(describe, factors), values, left.mH @ left, right @ right.mH, product]


class FallbackWatch(logging.Handler):
    """Collects the backend's reports of what runs in eager PyTorch."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.reasons: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        lines = record.getMessage().splitlines()
        told = [WHERE.sub(":", line.strip()) for line in lines[1:] if "strict" not in line]
        self.reasons += [reason for reason in told if reason not in self.reasons]
        if len(lines) == 1 and "eager" in lines[0]:
            self.reasons.append(lines[0])

    def __enter__(self) -> FallbackWatch:
        from torchtpu_compile import log
        from torchtpu_compile.eager import fallback

        fallback.forget_reports()
        log.forget()
        self.logger = log.LOGGER
        self.logger.addHandler(self)
        self.propagated, self.logger.propagate = self.logger.propagate, False
        return self

    def __exit__(self, *_: object) -> None:
        self.logger.removeHandler(self)
        self.logger.propagate = self.propagated


def compute_ops(events: Any) -> set[str]:
    """The ATen ops that ran inside of compiled regions, other than bookkeeping."""

    def compiled_regions() -> Iterator[tuple[int, int]]:
        for event in events:
            if event.name.startswith(("Torch-Compiled Region", "CompiledFunctionBackward")):
                yield event.time_range.start, event.time_range.end

    regions = list(compiled_regions())
    return {
        e.name
        for e in events
        if e.name.startswith("aten::")
        and e.name not in BOOKKEEPING
        and any(start <= e.time_range.start and e.time_range.end <= end for start, end in regions)
    }


def cotangent(x: torch.Tensor, generator: torch.Generator) -> torch.Tensor:
    real = torch.randn(x.shape, generator=generator, dtype=torch.float64)
    if x.is_complex():
        real = torch.complex(real, torch.randn(x.shape, generator=generator, dtype=torch.float64))
    return real.to(x.dtype)


def check_form(i: int, ours: Any, theirs: Any) -> None:
    if isinstance(theirs, torch.Tensor) != isinstance(ours, torch.Tensor):
        raise Problem("mismatch", f"result {i} is a {type(ours).__name__}, not a {type(theirs).__name__}")
    if not isinstance(theirs, torch.Tensor):
        return
    if ours.dtype != theirs.dtype or ours.shape != theirs.shape:
        raise Problem("mismatch", f"result {i}: {describe(ours)} where eager gives {describe(theirs)}")


def describe(x: torch.Tensor) -> str:
    return f"{str(x.dtype).removeprefix('torch.')}{list(x.shape)}"


def comparable(x: torch.Tensor) -> torch.Tensor:
    x = x.detach()
    if x.layout != torch.strided:
        x = x.to_dense()
    if x.is_quantized:
        x = x.dequantize()
    if x.dtype.is_floating_point and x.dtype.itemsize == 1:
        return x.float()
    return x.resolve_conj().resolve_neg()


def same(a: Any, b: Any) -> bool:
    if isinstance(a, torch.Tensor) and isinstance(b, torch.Tensor):
        if a.shape != b.shape or a.dtype != b.dtype:
            return False
        a, b = comparable(a), comparable(b)
        return bool(torch.equal(torch.nan_to_num(a), torch.nan_to_num(b)))
    return bool(a == b or (a != a and b != b))


def close(ours: Any, theirs: Any) -> bool:
    """By PyTorch's own default tolerances."""
    try:
        if isinstance(theirs, torch.Tensor):
            torch.testing.assert_close(
                comparable(ours), comparable(theirs), equal_nan=True, check_stride=False
            )
            return True
        if isinstance(theirs, float):
            return math.isclose(ours, theirs, rel_tol=1e-6) or (ours != ours and theirs != theirs)
        return bool(ours == theirs)
    except AssertionError:
        return False


def as_close_as(ours: Any, theirs: Any, exact: Any, ulps: float = 2) -> bool:
    """Whether a result errs at most twice as much as eager and `ulps` of the largest; on average half."""
    if not (isinstance(exact, torch.Tensor) and (theirs.is_floating_point() or theirs.is_complex())):
        return False
    if exact.shape != theirs.shape or exact.numel() == 0:
        return False
    wide = torch.complex128 if exact.is_complex() else torch.float64
    exact, a, b = (comparable(x).to(wide) for x in (exact, ours, theirs))
    # Where only eager overflowed, the exact result decides.
    lost = ~b.isfinite() & exact.isfinite() & a.isfinite()
    rounded = exact.to(theirs.dtype)
    if not torch.equal(a.isfinite(), b.isfinite() | lost) or not close(ours[lost], rounded[lost]):
        return False
    special = ~b.isfinite()
    if not same(a[special & ~lost], b[special & ~lost]):
        return False
    keep = ~special & exact.isfinite()
    ours_error, theirs_error = (a - exact).abs()[keep], (b - exact).abs()[keep]
    if ours_error.numel() == 0:
        return True
    scale = exact.abs()[keep]
    ulp = torch.finfo(theirs.dtype).eps
    allowed = 2 * theirs_error.max() + ulps * ulp * scale.max()
    mean_allowed = 2 * theirs_error.mean() + ulps / 2 * ulp * scale.mean()
    return bool(ours_error.max() <= allowed and ours_error.mean() <= mean_allowed)


def difference(ours: Any, theirs: Any) -> str:
    try:
        if isinstance(theirs, torch.Tensor):
            torch.testing.assert_close(
                comparable(ours), comparable(theirs), equal_nan=True, check_stride=False
            )
    except AssertionError as error:
        return f"{describe(theirs)} {first_line(error)}"
    return f"{ours} where eager gives {theirs}"
