"""The one place that touches PyTorch's private and semi-private interfaces.

Each function looks for what it needs when it is called and raises `TorchVersionError` with the
missing name when this version of PyTorch no longer has it. Everything else in the package uses
public interfaces only.
"""

from __future__ import annotations

import contextlib
import datetime
import functools
import importlib
import inspect
import itertools
import logging
import os
import re
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import torch

from .errors import TorchVersionError

if TYPE_CHECKING:
    import sympy
    from torch._ops import OpOverload

SUPPORTED = ("2.10", "2.15")
"""Oldest and newest minor version of PyTorch that the tests run on."""

Compiler = Callable[[torch.fx.GraphModule, Sequence[Any]], Callable[..., Any]]


_Function = TypeVar("_Function", bound=Callable[..., Any])


@functools.cache
def _need(module: str, name: str) -> Any:
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise TorchVersionError(
            f"torchtpu-compile supports torch {SUPPORTED[0]} to {SUPPORTED[1]}, and this is torch "
            f"{torch.__version__} ({module}.{name} is missing: {error}). "
            f"Install a supported version: pip install 'torch=={SUPPORTED[1]}.*'"
        ) from error
    return found


NEEDED = (
    ("torch", "_TorchCompileInductorWrapper"),
    ("torch", "_register_device_module"),
    ("torch._C", "DispatchKey.AutogradPrivateUse1"),
    ("torch._C", "DispatchKey.CompositeExplicitAutograd"),
    ("torch._C", "DispatchKey.PrivateUse1"),
    ("torch._C", "_dispatch_get_all_op_names"),
    ("torch._C", "_get_privateuse1_backend_name"),
    ("torch._C._dynamo.eval_frame", "_FrameAction"),
    ("torch._C._dynamo.eval_frame", "_FrameExecStrategy"),
    ("torch._C._dynamo.eval_frame", "set_code_exec_strategy"),
    ("torch._C._dynamo.guards", "_empty_strided_cpu"),
    ("torch._decomp", "core_aten_decompositions"),
    ("torch._decomp", "decomposition_table"),
    ("torch._dispatch.python", "enable_python_dispatcher"),
    ("torch._dynamo._trace_wrapped_higher_order_op", "zeros_and_scatter"),
    ("torch._dynamo.backends.common", "aot_autograd"),
    ("torch._dynamo.backends.registry", "lookup_backend"),
    ("torch._dynamo.backends.registry", "register_backend"),
    ("torch._dynamo.exc", "FailOnRecompileLimitHit"),
    ("torch._dynamo.exc", "TorchDynamoException"),
    ("torch._functorch", "config"),
    ("torch._functorch.partitioners", "default_partition"),
    ("torch._functorch.partitioners", "min_cut_rematerialization_partition"),
    ("torch._guards", "TracingContext"),
    ("torch._higher_order_ops.effects", "with_effects"),
    ("torch._higher_order_ops.flex_attention", "flex_attention"),
    ("torch._higher_order_ops.flex_attention", "flex_attention_backward"),
    ("torch._ops", "HigherOrderOperator"),
    ("torch._subclasses.fake_tensor", "FakeTensor"),
    ("torch._subclasses.fake_tensor", "FakeTensorMode"),
    ("torch._subclasses.fake_tensor", "unset_fake_temporarily"),
    ("torch._tensor_str", "__name__"),
    ("torch._logging", "getArtifactLogger"),
    ("torch._prims_common", "suggest_memory_format"),
    ("torch.fx.experimental.proxy_tensor", "make_fx"),
    ("torch.fx.experimental.symbolic_shapes", "statically_known_true"),
    ("torch.utils._python_dispatch", "is_traceable_wrapper_subclass"),
)
"""Names that everything needs. With `WANTED` and `DISTRIBUTED`, every module and name that `_need` is asked
for in this file."""

WANTED = (
    ("torch._dynamo", "config"),
    ("torch._dynamo.package", "DynamoCache"),
    ("torch._dynamo.package", "PrecompileCacheEntry"),
    ("torch._dynamo.precompile_context", "PrecompileContext"),
    ("torch._functorch._aot_autograd.aot_autograd_result", "BundledAOTAutogradResult"),
    ("torch._functorch._aot_autograd.autograd_cache", "BypassAOTAutogradCache"),
    ("torch._functorch._aot_autograd.schemas", "SerializableAOTDispatchCompiler"),
    ("torch._inductor.codegen.common", "get_scheduling_for_device"),
    ("torch._inductor.codegen.common", "register_backend_for_device"),
    ("torch._inductor.output_code", "OutputCode"),
    ("torch._inductor.runtime.runtime_utils", "cache_dir"),
    ("torch._library.custom_ops", "OPDEFS"),
    ("torch.compiler", "config"),
    ("torch.library", "_impls"),
)
"""Names that warm starts need, without which every process traces its functions, and an error of Inductor."""

DISTRIBUTED = (
    ("torch._library.fake_class_registry", "FakeScriptObject"),
    ("torch.distributed._functional_collectives", "AsyncCollectiveTensor"),
    ("torch.distributed.distributed_c10d", "_get_default_store"),
    ("torch.distributed.distributed_c10d", "_resolve_process_group"),
    ("torch.distributed.tensor.placement_types", "_StridedShard"),
    ("torch.distributed.distributed_c10d", "C10DBackend"),
    ("torch.distributed.distributed_c10d", "ProcessGroup"),
    ("torch.distributed.distributed_c10d", "_DistributedBackendOptions"),
    ("torch.testing._internal.distributed.fake_pg", "FakeProcessGroup"),
    ("torch.testing._internal.distributed.fake_pg", "FakeStore"),
)
"""Names that capturing collectives and waiting for them needs."""


def missing(names: Sequence[tuple[str, str]] | None = None) -> list[str]:
    """Returns the private interfaces that this PyTorch lacks, among all or those in `names`."""
    lacking = []
    for module, name in NEEDED if names is None else names:
        try:
            _need(module, name)
        except TorchVersionError:
            lacking.append(f"{module}.{name}")
    return lacking


def empty_strided_cpu() -> Callable[[tuple[int, ...], tuple[int, ...], torch.dtype], torch.Tensor]:
    """`torch.empty_strided` on the CPU in half the time, seen by no mode or device: the memory of results."""
    return cast(Any, _need("torch._C._dynamo.guards", "_empty_strided_cpu"))


def async_result() -> type[Any] | None:
    """Returns the type of a collective's result that is waited for when it is read; `None` if no collective
    can have given one, since its module is slow to load."""
    module = "torch.distributed._functional_collectives"
    return _need(module, "AsyncCollectiveTensor") if module in sys.modules else None


def aot_autograd(
    gm: torch.fx.GraphModule,
    example_inputs: Sequence[Any],
    *,
    forward: Compiler,
    backward: Compiler,
    inference: Compiler,
    decompositions: Mapping[OpOverload, Callable[..., Any]],
    prepare_joint: Callable[[torch.fx.GraphModule], None],
    prepare_region: Callable[[torch.fx.GraphModule], None],
    prepare_pair: Callable[[torch.fx.GraphModule, torch.fx.GraphModule, int], None],
    draws: Callable[[torch.fx.GraphModule], bool],
    tag: str | None,
) -> Callable[..., Any]:
    """Traces `gm` to functional ATen graphs and gives each to its compiler.

    `prepare_joint` may change the joint graph of forward and backward before it is partitioned. The
    joint graph of a nested region is partitioned on its own and keeps its inputs: `prepare_region` may
    change it. Where it `draws` random numbers, nothing of its forward part is computed again in its
    backward part. `prepare_pair` may change the two graphs of a joint one; the number is that of the forward
    graph's results that are not saved.
    Buffer donation stays off: with it AOTAutograd raises on `retain_graph=True`, whatever the
    compilers do.

    With a `tag`, which becomes part of the key, the result is looked up in AOTAutograd's cache first and
    kept there; the compilers then return instances of `output_code()`, and `backward` is called at once.
    """
    config = _need("torch._functorch", "config")
    run = _need("torch._dynamo.backends.common", "aot_autograd")
    partition = _need("torch._functorch.partitioners", "min_cut_rematerialization_partition")
    if not hasattr(config, "donated_buffer"):
        raise TorchVersionError(
            f"training needs torch {SUPPORTED[0]} to {SUPPORTED[1]}, and this is torch {torch.__version__} "
            "(torch._functorch.config.donated_buffer is missing). Install a supported version."
        )

    def forward_without_donation(fw: torch.fx.GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        # A backward graph that is compiled at its first call is checked after the patch below has
        # ended; the check takes a list that was never made for buffers that are donated.
        _need("torch._guards", "TracingContext").get().fw_metadata.bw_donated_idxs = []
        return forward(fw, inputs)

    def prepare_and_partition(joint: torch.fx.GraphModule, *args: Any, **kwargs: Any) -> Any:
        nested = _is_nested(joint)
        (prepare_region if nested else prepare_joint)(joint)
        if nested and draws(joint):
            return _need("torch._functorch.partitioners", "default_partition")(joint, *args, **kwargs)
        first, second = partition(joint, *args, **kwargs)
        if not nested:
            prepare_pair(first, second, kwargs["num_fwd_outputs"])
        return first, second

    compilers: dict[str, Any] = {
        "fw_compiler": forward_without_donation,
        "bw_compiler": backward,
        "inference_compiler": inference,
    }
    with contextlib.ExitStack() as stack:
        stack.enter_context(config.patch(donated_buffer=False))
        if tag is not None:
            serializable = _need("torch._functorch._aot_autograd.schemas", "SerializableAOTDispatchCompiler")
            compilers = {name: serializable(output_code(), c) for name, c in compilers.items()}
            stack.enter_context(config.patch(**_KEEPING))
            # Dynamo's profiles read the tag as well: the user's own stays in front.
            key = _need("torch.compiler", "config")
            stack.enter_context(key.patch(cache_key_tag=f"{key.cache_key_tag}{tag}"))
        return cast(
            Callable[..., Any],
            run(
                **compilers,
                decompositions=decompositions,
                partition_fn=prepare_and_partition,
                keep_inference_input_mutations=True,
            )(gm, example_inputs),
        )


# Entries hold the compiled graphs themselves, and are made once the backward graph is there: at once.
_KEEPING = {"bundled_autograd_cache": True, "force_non_lazy_backward_lowering": True}


def cannot_keep() -> str | None:
    """Why this PyTorch cannot keep compiled graphs of ours in AOTAutograd's cache, or `None`."""
    lacking = missing(WANTED)
    if not lacking:
        config = _need("torch._functorch", "config")
        lacking = [f"torch._functorch.config.{name}" for name in _KEEPING if not hasattr(config, name)]
        if not hasattr(_need("torch.compiler", "config"), "cache_key_tag"):
            lacking.append("torch.compiler.config.cache_key_tag")
    return f"PyTorch {torch.__version__} has no {', '.join(lacking)}" if lacking else None


# Whose kernels, registered in Python, change with PyTorch's version or this package alone.
_OF_PYTORCH = {
    *("aten", "prims", "rngprims", "quantized", "inductor", "export", "flex_lib", "streams", "torchtpu"),
    *(
        "c10d",
        "c10d_functional",
        "_c10d_functional",
        "_c10d_functional_autograd",
        "_dtensor",
        "symm_mem",
        "fsdp",
    ),
}


def has_python_kernels(op: str) -> bool:
    """Whether others than PyTorch have registered functions in Python for `op`, such as `"mine::scale"`."""
    namespace, _, name = op.partition("::")
    if namespace in _OF_PYTORCH:
        return False
    kernels: set[str] = _need("torch.library", "_impls")
    begins = (f"{namespace}/{name}/", f"{namespace}/{name}.")
    return any(kernel.startswith(begins) for kernel in kernels)


def traced_functions(op: str) -> list[Callable[..., Any]] | None:
    """The functions that tracing an op of `torch.library.custom_op` runs; `None` for other ops."""
    made = _need("torch._library.custom_ops", "OPDEFS").get(op)
    if made is None:
        return None
    names = ("_abstract_fn", "_setup_context_fn", "_backward_fn", "_vmap_fn")
    return [f for name in names if (f := getattr(made, name, None)) is not None]


@functools.cache
def compute_keys_ahead() -> None:
    """Lets PyTorch compute, in a thread of its own, what keys of its caches hold of Triton: a digest of its
    library, which takes 0.4 s.

    Does nothing where this PyTorch cannot, and where Dynamo's functions are loaded, which needs no such key.
    """
    functions = sys.modules.get("torch._inductor.codecache")
    key: Any = getattr(functions, "triton_key", None)
    keys_are_made = _need("torch._functorch", "config").enable_autograd_cache and not getattr(
        _need("torch._dynamo", "config"), "caching_precompile", False
    )
    if keys_are_made and hasattr(key, "prefetch"):
        key.prefetch()
        # A forked process would wait for a thread that it lacks.
        os.register_at_fork(before=key)


def enable_precompile() -> None:
    """Turns Dynamo's `caching_precompile` on, for the rest of the process."""
    config = _need("torch._dynamo", "config")
    if not hasattr(config, "caching_precompile"):
        raise TorchVersionError(
            f"precompile needs a torch with torch._dynamo.config.caching_precompile, and torch "
            f"{torch.__version__} "
            "has none. Install torch 2.15. Without precompile, the compilation cache still works."
        )
    config.caching_precompile = True


def precompiles() -> bool:
    """Whether Dynamo's `caching_precompile` is on."""
    return bool(getattr(_need("torch._dynamo", "config"), "caching_precompile", False))


def precompiled_functions(artifacts: tuple[bytes, Any] | None) -> int:
    """How many functions of the user's are in what `torch.compiler.save_cache_artifacts` returned."""
    return 0 if artifacts is None else len(artifacts[1].artifacts.get("precompile", ()))


def add_loaded_functions() -> None:
    """Adds the functions that Dynamo loaded from its cache directory to those that it keeps in this process.

    Dynamo itself adds only functions that it traces. A function was loaded if all its graphs are known here,
    by names that are unique. Damaged files are skipped, as Dynamo does.
    """
    context = _need("torch._dynamo.precompile_context", "PrecompileContext")
    store = _need("torch._dynamo.package", "DynamoCache")
    known = [name.encode() for name in context._backend_artifacts_by_key]
    for file in Path(store.path_prefix()).glob("*/entry"):
        key = file.parent.name
        with contextlib.suppress(OSError, RuntimeError):
            if key in context._dynamo_cache_entries or not any(name in file.read_bytes() for name in known):
                continue
            entry = store.read(key)
            if set(entry.backends) <= set(context._backend_artifacts_by_key):
                context.record_dynamo_cache_entry(cache_entry=entry.dynamo, key=key)


def precompile_problems() -> list[str]:
    """Returns the functions that another process will trace again although Dynamo keeps them, and why."""
    context = _need("torch._dynamo.precompile_context", "PrecompileContext")
    return [problem for entry in context._dynamo_cache_entries.values() for problem in _problems_of(entry)]


def keeps_functions() -> bool:
    """Whether this process has traced a function that another one will not trace again once it is saved."""
    context = _need("torch._dynamo.precompile_context", "PrecompileContext")
    return any(entry.codes and not _problems_of(entry) for entry in context._dynamo_cache_entries.values())


def _problems_of(entry: Any) -> list[str]:
    kept = _need("torch._dynamo.precompile_context", "PrecompileContext")._backend_artifacts_by_key
    problems = []
    if any(backend not in kept for code in entry.codes for backend in code.backend_ids):
        problems.append(
            f"a graph of {entry.fn_name} is not kept and will be traced again; TORCHTPU_LOG=info says why"
        )
    for code in entry.codes[:1]:
        defined = code.python_code.co_filename
        if getattr(sys.modules.get(code.python_module), "__file__", defined) != defined:
            problems.append(
                f"{entry.fn_name} of {code.python_module} is wrapped by a decorator of {defined}, which "
                "hides from Dynamo where it comes from, and is traced again: compile a function that "
                "calls it"
            )
    return problems


def output_code() -> type:
    """The class of compiled graphs that AOTAutograd's cache can keep."""
    return cast(type, _need("torch._inductor.output_code", "OutputCode"))


def kinds_of_entries() -> tuple[type, type]:
    """The classes of AOTAutograd's entries and of Dynamo's, which hold some of AOTAutograd's."""
    return (
        _need("torch._functorch._aot_autograd.aot_autograd_result", "BundledAOTAutogradResult"),
        _need("torch._dynamo.package", "PrecompileCacheEntry"),
    )


def kept_graph(entry: Any) -> object:
    """The forward graph in an entry of AOTAutograd's."""
    return getattr(getattr(entry, "compiled_fw", None), "result", None)


def kept_entries(entry: Any) -> list[object]:
    """The entries of AOTAutograd's, or of other backends, in one of Dynamo's."""
    return [getattr(artifact, "content", None) for artifact in getattr(entry, "backends", {}).values()]


def not_kept(reason: str) -> Exception:
    """Returns the exception that tells AOTAutograd's cache to keep nothing."""
    bypass = _need("torch._functorch._aot_autograd.autograd_cache", "BypassAOTAutogradCache")
    return cast(Exception, bypass(reason))


def artifact_directory() -> str:
    """Where AOTAutograd's cache lies."""
    return cast(str, _need("torch._inductor.runtime.runtime_utils", "cache_dir")())


def _is_nested(joint: torch.fx.GraphModule) -> bool:
    """Whether a joint graph is that of a region: AOTAutograd describes the inputs of whole graphs only."""
    return not any("desc" in node.meta for node in joint.graph.find_nodes(op="placeholder"))


def boxed(run: Callable[[list[Any]], Any]) -> Callable[[list[Any]], Any]:
    """Marks a function as taking its arguments in one list, which it may empty."""
    run._boxed_call = True  # type: ignore[attr-defined]
    return run


def decomposition_tables() -> tuple[Mapping[Any, Callable[..., Any]], Mapping[Any, Any]]:
    """PyTorch's decompositions to core ATen, and its table of all decompositions."""
    core = _need("torch._decomp", "core_aten_decompositions")()
    every = _need("torch._decomp", "decomposition_table")
    return dict(core.items()), every


def never_traced(function: _Function) -> _Function:
    """Lets Dynamo run `function`, and all that it calls, as it is, without importing Dynamo.

    For what the core calls in the middle of an op: behind a graph break the frame that calls the op may be
    one that Dynamo traces.
    """
    skip = _need("torch._C._dynamo.eval_frame", "_FrameAction").SKIP
    strategy = _need("torch._C._dynamo.eval_frame", "_FrameExecStrategy")(skip, skip)
    _need("torch._C._dynamo.eval_frame", "set_code_exec_strategy")(function.__code__, strategy)
    return function


def constant_when_traced(function: Callable[..., Any]) -> None:
    """Has Dynamo call `function` where it traces a call of it, and take the result for a constant.

    As `torch.compiler.assume_constant_result`, which imports Dynamo.
    """
    function._dynamo_marked_constant = True  # type: ignore[attr-defined]


BACKENDS = "torch._dynamo.backends.registry"
"""The module that knows the backends of `torch.compile` by name, and the default one."""


def lookup_backend(name: str) -> Callable[..., Any]:
    """The backend of this name, from the entry points of installed packages."""
    backend: Callable[..., Any] = _need(BACKENDS, "lookup_backend")(name)
    return backend


def register_backend(name: str, backend: Callable[..., Any]) -> None:
    """Gives a backend a name, which then wins over the entry points of installed packages.

    Does nothing if a program has used the name before, or has registered a backend of this name.
    """
    with contextlib.suppress(AssertionError):
        _need(BACKENDS, "register_backend")(backend, name)


def compile_with_inductor(
    gm: torch.fx.GraphModule, example_inputs: Sequence[Any], **kwargs: Any
) -> Callable[..., Any]:
    """Compiles a Dynamo graph as `torch.compile(mode=, options=, name=)` does without a backend."""
    wrapper = _need("torch", "_TorchCompileInductorWrapper")
    given = [kwargs.get("mode"), kwargs.get("options"), None]
    # Older versions know no names.
    inductor = wrapper(*given, kwargs["name"]) if kwargs.get("name") else wrapper(*given)
    compiled: Callable[..., Any] = inductor(gm, example_inputs)
    return compiled


INDUCTOR_DEVICES = "torch._inductor.codegen.common"
"""The module that knows what generates Inductor's code for a device."""


def refuse_in_inductor(device: str, message: str) -> None:
    """Has Inductor raise `RuntimeError` with this message for graphs with tensors of the device.

    Does nothing if somebody has registered a generator of code for it.
    """

    class Refused:
        supports_caching = False

        def __init__(self, *_: Any) -> None:
            raise RuntimeError(message)

        @classmethod
        def create(cls, *_: Any, **__: Any) -> Any:
            return cls()

    if _need(INDUCTOR_DEVICES, "get_scheduling_for_device")(device) is None:
        _need(INDUCTOR_DEVICES, "register_backend_for_device")(device, Refused, Refused)


def foreach_loops() -> dict[OpOverload, Callable[..., Any]]:
    """For each functional `_foreach_…` op, PyTorch's loop over the tensors, which traces as one op for
    each tensor."""
    every_name = _need("torch._C", "_dispatch_get_all_op_names")()
    key = _need("torch._C", "DispatchKey.CompositeExplicitAutograd")
    loops: dict[OpOverload, Callable[..., Any]] = {}
    for name in every_name:
        packet, _, overload = name.removeprefix("aten::").partition(".")
        if name.startswith("aten::_foreach_"):
            op = getattr(getattr(torch.ops.aten, packet), overload or "default")
            if not op._schema.is_mutable and op.has_kernel_for_dispatch_key(key):
                loops[op] = functools.partial(op._op_dk, key)
    return loops


def decomposes_to_aten(decomposition: Callable[..., Any]) -> bool:
    """Whether a decomposition is written in ATen ops; others end in `prims`, which none lowers."""
    return getattr(decomposition, "__module__", "") == "torch._decomp.decompositions"


def static_input_indices() -> frozenset[int]:
    """Positions of the graph inputs whose memory is the same on every call (parameters and
    buffers).

    Meaningful while AOTAutograd calls a compiler.
    """
    context = _need("torch._guards", "TracingContext").try_get()
    metadata = getattr(context, "fw_metadata", None)
    return frozenset(getattr(metadata, "static_input_indices", None) or ())


def input_of(placeholder: torch.fx.Node) -> object:
    """Returns AOTAutograd's descriptor of an input, or `None` if there is none.

    Equal for an input of a forward graph and the same one of its backward graph.
    """
    return placeholder.meta.get("desc")


def dynamo_input(placeholder: torch.fx.Node) -> tuple[int, str] | None:
    """Which input of Dynamo's graph an AOTAutograd graph's input is, or is held by (`".qdata"`: as what, else
    `""`); `None` if it is none."""
    desc: Any = input_of(placeholder)
    within = ""
    while type(desc).__name__ == "SubclassGetAttrAOTInput":
        within = f".{desc.attr}{within}"
        desc = desc.base
    return None if type(desc).__name__ != "PlainAOTInput" else (desc.idx, within)


def saved_places(gm: torch.fx.GraphModule) -> list[int]:
    """The places among a forward graph's results of what it saves for its backward graph."""
    (output,) = gm.graph.find_nodes(op="output")
    descriptors = output.meta.get("desc") or ()
    return [i for i, d in enumerate(descriptors) if type(d).__name__.startswith("SavedForBackwards")]


def is_tangent(placeholder: torch.fx.Node) -> bool:
    """Whether a backward graph's input is a gradient, or the token that orders its effects.

    That token stands behind the first ops of a joint graph.
    """
    desc = placeholder.meta.get("desc")
    if type(desc).__name__ == "BackwardTokenAOTInput":
        return True
    if desc is not None and hasattr(desc, "is_tangent"):
        return bool(desc.is_tangent())
    return placeholder.name.startswith("tangents")


def gradient_of(node: torch.fx.Node) -> object:
    """The function, or the name of the method, whose gradient a node of a backward graph is part of.

    `None` where this PyTorch does not tell.
    """
    stack = node.meta.get("fwd_source_fn_stack")
    return stack[-1][1] if stack else None


def profiler_state() -> dict[str, object]:
    """The dictionary in which `_is_profiler_enabled` says whether a profiler runs."""
    return vars(importlib.import_module("torch.autograd.profiler"))


MARK_DYNAMIC = "torch._dynamo.mark_dynamic"
"""Name of the function that declares a dynamic dimension."""


def current_trace() -> tuple[int, int, str | None] | None:
    """Returns the current trace: the function's number, its earlier traces, and the reason for a retrace.

    `None` outside of Dynamo. Without a reason where this PyTorch does not tell it.
    """
    context = getattr(sys.modules.get("torch._guards"), "CompileContext", None)
    current = context.current_compile_id() if context is not None else None
    if current is None or current.frame_id is None:
        return None
    told = getattr(sys.modules.get("torch._dynamo.utils"), "get_metrics_context", None)
    known = getattr(told(), "_metrics", {}) if told is not None else {}
    reason = known.get("recompile_reason")
    return current.frame_id, current.frame_compile_id, str(reason) if reason else None


_resets = 0


def _unless_reset(_: object) -> None:
    """A callback that Dynamo forgets when it is reset."""


def dynamo_resets() -> int:
    """Returns how often Dynamo was reset, as far as this function was called in between.

    After `torch._dynamo.reset()` Dynamo numbers functions from 0 again. Returns 0 if this PyTorch has no
    callbacks of compilations.
    """
    global _resets
    handler = getattr(sys.modules.get("torch._dynamo.callback"), "callback_handler", None)
    callbacks = getattr(handler, "start_callbacks", None)
    if callbacks is not None and _unless_reset not in callbacks:
        callbacks.append(_unless_reset)
        _resets += 1
    return _resets


def graph_breaks() -> dict[str, int]:
    """How often Dynamo ended a graph, or left a function alone, for each reason, since the process started.

    Empty where this PyTorch does not count.
    """
    counters = getattr(sys.modules.get("torch._dynamo.utils"), "counters", {})
    found: dict[str, int] = {}
    for kind in ("graph_break", "unimplemented"):
        for text, count in dict(counters.get(kind, {})).items():
            reason = _short_reason(str(text))
            found[reason] = found.get(reason, 0) + count
    return found


def break_reasons(function: Callable[..., Any], args: Any, kwargs: Any) -> list[tuple[str, str]]:
    """Why and at which lines Dynamo ends a graph in `function`, by calling it once.

    Empty where this PyTorch has no `torch._dynamo.explain`.
    """
    import torch._dynamo

    told = getattr(torch._dynamo, "explain", None)
    if told is None:
        return []
    found = []
    for reason in told(function)(*args, **kwargs).break_reasons:
        frame = reason.user_stack[-1] if reason.user_stack else None
        place = f"{frame.filename}:{frame.lineno}: `{(frame.line or '').strip()}`" if frame else ""
        found.append((_short_reason(str(reason.reason)), place))
    return found


_REMEDIES = (
    (
        "LSTM",
        "torch._dynamo.config.allow_rnn = True lets Dynamo trace it; sequences that are packed cannot be",
    ),
    (
        "GRU",
        "torch._dynamo.config.allow_rnn = True lets Dynamo trace it; sequences that are packed cannot be",
    ),
    (
        "RNN",
        "torch._dynamo.config.allow_rnn = True lets Dynamo trace it; sequences that are packed cannot be",
    ),
    ("Tensor.item", "keep the value a tensor, or torch._dynamo.config.capture_scalar_outputs = True"),
    ("data-dependent", "torch.where and torch.cond decide without leaving the graph"),
    ("Data dependent", "torch.where and torch.cond decide without leaving the graph"),
    ("print", "torch._dynamo.config.reorderable_logging_functions.add(print) moves it out of the graph"),
    ("torch.compiler.disable", "somebody asked for it: this part never is compiled"),
)
"""Remedies for Dynamo's graph breaks, by a word of the reason."""


def break_remedy(reason: str) -> str:
    """Returns the remedy for a graph break; empty if none is known."""
    return next((what for word, what in _REMEDIES if word in reason), "")


def trace_artifact(name: str, text: Callable[[], str]) -> None:
    """Gives `TORCH_TRACE` a text, where it is on and this PyTorch has it."""
    trace = getattr(torch._logging, "trace_structured", None)
    # PyTorch asks for the text where anything handles its records.
    if trace is not None and os.environ.get("TORCH_TRACE"):
        metadata = {"name": name, "encoding": "string"}
        with contextlib.suppress(TypeError):
            trace("artifact", metadata_fn=lambda: metadata, payload_fn=text, expect_trace_id=False)


def log_output_code(module: str, name: str, text: Callable[[], str]) -> None:
    """Shows a program where `TORCH_LOGS=output_code` asks for programs."""
    logger: logging.Logger = _need("torch._logging", "getArtifactLogger")(module, "output_code")
    if logger.isEnabledFor(logging.DEBUG):
        logger.debug("%s as StableHLO:\n%s", name, text())


def _short_reason(text: str) -> str:
    """The first of Dynamo's reasons for a graph break, without its advice and addresses."""
    first, *more = [line.strip() for line in text.split("***")[0].splitlines()] or [""]
    explained = next((line for line in more if line.startswith("Explanation: ")), "")
    said = f"{first}: {explained.removeprefix('Explanation: ')}" if explained else first
    return re.sub(r" at 0x[0-9a-f]+", "", said)


def dynamo_source(placeholder: torch.fx.Node) -> str | None:
    """Where Dynamo found an input, such as `L['self']._modules['fc']._parameters['weight']`."""
    source = getattr(placeholder, "_dynamo_source", None)
    name = getattr(source, "name", None)
    return name() if callable(name) else name


def is_symbolic(value: object) -> bool:
    """Whether `value` is a number known only when the graph is called."""
    return isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool))


def symbolic_expr(value: torch.SymInt | torch.SymFloat) -> sympy.Expr:
    """The expression of a symbolic number, without adding a guard."""
    return value.node.expr


def is_nested_int(value: object) -> bool:
    """Whether a symbolic number is the ragged size of a nested tensor: an identity, not a number."""
    return isinstance(value, torch.SymInt) and is_nested_int_symbol(value, symbolic_expr(value))


def is_nested_int_symbol(value: torch.SymInt | torch.SymFloat, symbol: object) -> bool:
    """Whether a symbol in `value` stands for the ragged size of a nested tensor."""
    return type(_seen(value.node.shape_env).get(symbol)).__name__ == "SingletonInt"


def _seen(env: Any) -> Mapping[Any, Any]:
    """Returns the values of symbols when a shape environment created them."""
    seen = getattr(env, "backed_var_to_val", None)
    return getattr(env, "var_to_val", {}) if seen is None else seen


def symbol_facts(value: torch.SymInt | torch.SymFloat, symbol: sympy.Symbol) -> tuple[Any, Any, int | None]:
    """Lower bound, upper bound (maybe infinite) and seen value of a symbol in `value`, no nested int."""
    env = value.node.shape_env
    bounds = getattr(env, "var_to_range", {}).get(symbol)
    hint = _seen(env).get(symbol)
    lower, upper = (None, None) if bounds is None else (bounds.lower, bounds.upper)
    return lower, upper, None if hint is None else int(hint)


def size_found_equal(value: torch.SymInt | torch.SymFloat, expr: sympy.Expr) -> int | None:
    """Returns what an expression of sizes that ops find in data has to be: PyTorch asserts it in the graph.

    `None` where nothing says so. A single symbol of that kind is replaced by PyTorch.
    """
    env = value.node.shape_env
    if all(symbol in _seen(env) for symbol in expr.free_symbols):
        return None
    for asserted in itertools.chain.from_iterable(getattr(env, "deferred_runtime_asserts", {}).values()):
        sides = asserted.expr.args
        if type(asserted.expr).__name__ == "Equality" and expr in sides:
            other = sides[1 - sides.index(expr)]
            if other.is_Integer:
                return int(other)
    return None


def size_hint(value: torch.SymInt) -> int | None:
    """Returns the value of a size when the graph was traced, if it is known."""
    hint = getattr(value.node, "hint", None)
    return None if hint is None else int(hint)


@contextlib.contextmanager
def real_tensors() -> Iterator[None]:
    """Within it tensor functions compute, even where the caller traces with fake tensors."""
    with _need("torch._subclasses.fake_tensor", "unset_fake_temporarily")():
        yield


def is_fake(tensor: torch.Tensor) -> bool:
    return isinstance(tensor, _need("torch._subclasses.fake_tensor", "FakeTensor"))


def is_wrapper_subclass(value: object) -> bool:
    """Whether a tensor is a subclass that holds others, such as `DTensor`: AOTAutograd gives graphs those."""
    return bool(_need("torch.utils._python_dispatch", "is_traceable_wrapper_subclass")(value))


def plain_tensors(value: object) -> Iterator[tuple[str, torch.Tensor]]:
    """The tensors that a value is, or that a tensor subclass holds: how each is reached (`".scale"`; `""` for
    the value itself), and the tensor."""
    if is_wrapper_subclass(value):
        names, _ = value.__tensor_flatten__()  # type: ignore[attr-defined]
        for name in names:
            for path, tensor in plain_tensors(getattr(value, name)):
                yield f".{name}{path}", tensor
    elif isinstance(value, torch.Tensor):
        yield "", value


def is_with_effects(target: object) -> bool:
    """Whether a node calls an op with side effects, with a token that orders it among others."""
    return target is _need("torch._higher_order_ops.effects", "with_effects")


def is_region_call(node: torch.fx.Node) -> bool:
    """Whether a node calls a nested region: a sub-graph, its name, and the sub-graph's operands."""
    return is_higher_order(node.target) and str(node.target) == "invoke_subgraph"


def functionalized(node: torch.fx.Node) -> torch._ops.OpOverload | None:
    """The op that a node calls on copies of what it writes into: how PyTorch makes a graph of custom ops that
    write into their arguments."""
    if not (is_higher_order(node.target) and str(node.target) in _FUNCTIONALIZED):
        return None
    op = node.args[0] if node.args else None
    return op if isinstance(op, torch._ops.OpOverload) else None


_FUNCTIONALIZED = ("auto_functionalized", "auto_functionalized_v2")


def is_higher_order(target: object) -> bool:
    return isinstance(target, _need("torch._ops", "HigherOrderOperator"))


def flex_attention_ops() -> tuple[Any, Any, Any]:
    """Flex attention, its gradients, and what adds up the gradient of a tensor that its functions read."""
    # The last one is an op from when this is imported.
    _need("torch._dynamo._trace_wrapped_higher_order_op", "zeros_and_scatter")
    forward = _need("torch._higher_order_ops.flex_attention", "flex_attention")
    backward = _need("torch._higher_order_ops.flex_attention", "flex_attention_backward")
    return forward, backward, torch.ops.flex_lib.zeros_and_scatter.default


def trace(
    function: Callable[..., Any], values: Sequence[Any], decompositions: Mapping[Any, Any]
) -> torch.fx.GraphModule:
    """A graph of what `function` computes of fake tensors and numbers; its nodes carry fake tensors."""
    make_fx = _need("torch.fx.experimental.proxy_tensor", "make_fx")
    python_dispatcher = _need("torch._dispatch.python", "enable_python_dispatcher")
    fakes = (value.fake_mode for value in values if is_fake(value))
    with next(fakes, contextlib.nullcontext()), python_dispatcher(), torch.no_grad():
        return cast(torch.fx.GraphModule, make_fx(function, decompositions)(*values))


def trace_new(
    function: Callable[..., Any],
    inputs: Sequence[tuple[Sequence[int], Sequence[int], torch.dtype]],
    decompositions: Mapping[Any, Any],
) -> torch.fx.GraphModule:
    """Traces `function` on new fake tensors on the CPU with these sizes, strides and dtypes."""
    make_fx = _need("torch.fx.experimental.proxy_tensor", "make_fx")
    python_dispatcher = _need("torch._dispatch.python", "enable_python_dispatcher")
    fake_mode = _need("torch._subclasses.fake_tensor", "FakeTensorMode")
    with fake_mode(), python_dispatcher(), torch.no_grad():
        values = [torch.empty_strided(*layout, dtype=dtype, device="cpu") for *layout, dtype in inputs]
        return cast(torch.fx.GraphModule, make_fx(function, decompositions)(*values))


def printing_module() -> str:
    """The module that writes tensors as text."""
    return str(_need("torch._tensor_str", "__name__"))


def privateuse1_name() -> str:
    """The name of the device that has PyTorch's slot for devices of other packages; `privateuseone` where it
    is free."""
    return str(_need("torch._C", "_get_privateuse1_backend_name")())


def register_device_module(name: str, module: object) -> None:
    """Makes `module` what `torch.NAME` is."""
    _need("torch", "_register_device_module")(name, module)


def take_lstm_apart_in_tracers() -> None:
    """Tracers see what an LSTM on the device is made of, as on devices that have no kernel for a whole layer.

    PyTorch registers its decomposition in Python for `Autograd` and for what is made of other ops. Our kernel
    in C++ hides both.
    """
    op = torch.ops.aten.lstm.input

    def apart(*args: Any, **kwargs: Any) -> Any:
        return _need("torch._decomp", "decomposition_table")[op](*args, **kwargs)

    op.py_impl(_need("torch._C", "DispatchKey.AutogradPrivateUse1"))(apart)
    op.py_impl(_need("torch._C", "DispatchKey.PrivateUse1"))(apart)


def memory_format(x: torch.Tensor) -> torch.memory_format:
    """The memory format that eager PyTorch gives results that are like `x`."""
    return cast(torch.memory_format, _need("torch._prims_common", "suggest_memory_format")(x))


def is_statically(size: int | torch.SymInt, other: int | torch.SymInt) -> bool:
    """Whether two sizes are known to be equal, without adding a guard."""
    known = _need("torch.fx.experimental.symbolic_shapes", "statically_known_true")
    return bool(known(size == other))


def quantized_decompositions() -> dict[Any, Callable[..., Any]]:
    """The ops of `quantized_decomposed` as functions of ATen ops, once something has registered them.

    Forms that read scales out of tensors as numbers are left out.
    """
    module = sys.modules.get("torch.ao.quantization.fx._decomposed")
    if module is None:
        return {}
    names = {
        "quantize_per_tensor.default": "quantize_per_tensor",
        "dequantize_per_tensor.default": "dequantize_per_tensor",
        "choose_qparams.tensor": "choose_qparams_tensor",
        "choose_qparams_symmetric.tensor": "choose_qparams_symmetric_tensor",
        "quantize_per_channel.default": "quantize_per_channel",
        "dequantize_per_channel.default": "dequantize_per_channel",
        "quantize_per_token.default": "quantize_per_token",
        "dequantize_per_token.default": "dequantize_per_token",
        "quantize_per_channel_group.default": "quantize_per_channel_group",
        "dequantize_per_channel_group.default": "dequantize_per_channel_group",
    }
    table = {}
    for op, function in names.items():
        packet, overload = op.split(".")
        found = getattr(getattr(torch.ops.quantized_decomposed, packet, None), overload, None)
        if found is not None and hasattr(module, function):
            table[found] = getattr(module, function)
    return table


# Training steps


@contextlib.contextmanager
def traced_gradients() -> Iterator[None]:
    """Dynamo traces `backward()` in this block. See `why_no_traced_step` for versions that cannot."""
    config = _need("torch._dynamo", "config")
    before = config.trace_autograd_ops
    config.trace_autograd_ops = True
    try:
        yield
    finally:
        config.trace_autograd_ops = before


def dynamo_errors() -> tuple[type[Exception], ...]:
    """Errors by which Dynamo refuses a function."""
    return _need("torch._dynamo.exc", "TorchDynamoException"), recompile_limit()


def recompile_limit() -> type[Exception]:
    """The error by which Dynamo refuses to compile a function once more."""
    limit: type[Exception] = _need("torch._dynamo.exc", "FailOnRecompileLimitHit")
    return limit


def why_no_traced_step(model: torch.nn.Module, optimizer: torch.optim.Optimizer) -> str:
    """The reason why Dynamo cannot trace the training step of a model; empty if none is known."""
    if not hasattr(_need("torch._dynamo", "config"), "trace_autograd_ops"):
        return f"torch {torch.__version__} cannot trace a backward pass, which needs 2.11"
    if any(group.get("differentiable") for group in optimizer.param_groups):
        return "the optimizer is differentiable"
    kind = type(optimizer)
    if (
        kind.__module__.startswith("torch.optim")
        and kind is not torch.optim.SGD
        and not hasattr(kind, "_init_group")
    ):
        return f"{kind.__name__} makes its states in its step"
    if any(getattr(module, "sparse", False) for module in model.modules()):
        return "an embedding has sparse gradients"
    # Gradients of these meet other ranks in hooks of the autograd engine, which no graph shows.
    spread = {"DistributedDataParallel", "FullyShardedDataParallel", "FSDPModule"}
    for module in model.modules():
        if names := spread & {base.__name__ for base in type(module).__mro__}:
            return f"a module is {min(names)}"
    return ""


def hooks_of_step(optimizer: Any, parameters: Sequence[torch.nn.Parameter]) -> str:
    """Names hooks that a traced step would not call; empty if there are none."""
    if optimizer._optimizer_step_pre_hooks or optimizer._optimizer_step_post_hooks:
        return "the optimizer has hooks"
    for parameter in parameters:
        if parameter._backward_hooks or parameter._post_accumulate_grad_hooks:
            return "a parameter has hooks for its gradient"
    return ""


def optimizer_twin(
    optimizer: torch.optim.Optimizer, groups: list[dict[str, Any]], step: Callable[[Any], None] | None
) -> Any:
    """An object with the attributes and bare methods of `optimizer` that Dynamo traces as any other object.

    Its parameter groups are `groups`. Its method `update` is `step`, or the optimizer's own without hooks and
    graph breaks.
    """
    members: dict[str, Any] = {}
    for base in reversed(type(optimizer).__mro__[:-1]):
        for name, value in vars(base).items():
            if not name.startswith("__"):
                members[name] = inspect.unwrap(value) if inspect.isfunction(value) else value
    members["update"] = step or members["step"]
    members["param_groups"] = property(lambda _: groups)
    twin = type(f"{type(optimizer).__name__}Twin", (), members)()
    # What the optimizer counts in attributes of its own stays the optimizer's.
    twin.__dict__ = optimizer.__dict__
    return twin


def begin_states(optimizer: torch.optim.Optimizer, twin: Any) -> None:
    """Makes the states that the first step would make, so that all steps are one program.

    They are moved to the devices of their parameters, as Dynamo does it with an optimizer's. An optimizer of
    another kind makes its states in a program of its own.
    """
    for group in twin.param_groups:
        parameters = [p for p in group["params"] if p.requires_grad]
        if not parameters:
            continue
        for p in parameters:
            p.grad = torch.zeros((), dtype=p.dtype, device=p.device).expand(p.shape)
        try:
            if isinstance(optimizer, torch.optim.SGD):
                # With a dampening, the first step differs from the others.
                if group["momentum"] and not group["dampening"]:
                    for p in parameters:
                        if optimizer.state[p].get("momentum_buffer") is None:
                            optimizer.state[p]["momentum_buffer"] = torch.zeros_like(p, requires_grad=False)
            elif type(optimizer).__module__.startswith("torch.optim"):
                lists = len(inspect.signature(twin._init_group).parameters) - 1
                twin._init_group(group, *([] for _ in range(lists)))
        finally:
            for p in parameters:
                p.grad = None
        for p in parameters:
            step = optimizer.state[p].get("step") if p in optimizer.state else None
            if isinstance(step, torch.Tensor) and step.device != p.device:
                optimizer.state[p]["step"] = step.to(p.device)


def scale_of(scaler: Any, device: torch.device) -> tuple[torch.Tensor, torch.Tensor]:
    """The scale of a `GradScaler`, and its number of steps since the scale changed."""
    if scaler._scale is None:
        scaler.scale(torch.ones((), device=device))
    return scaler._scale, scaler._growth_tracker


def count_step(optimizer: Any) -> None:
    """Tells schedulers that `optimizer` has made a step."""
    optimizer._opt_called = True


# Distributed programs


def process_group(name: str) -> Any:
    """The process group that functional collectives call by a name."""
    return _need("torch.distributed.distributed_c10d", "_resolve_process_group")(name)


def group_name(group: Any) -> str:
    """The name of a process group."""
    return str(group.group_name)


def is_fake_group(group: Any) -> bool:
    """Whether the other ranks of a process group, or of the one with that name, do not exist."""
    pg = process_group(group) if isinstance(group, str) else group
    fake = _need("torch.testing._internal.distributed.fake_pg", "FakeProcessGroup")
    backends = [pg._get_backend(device) for device in pg._device_types]
    return all(isinstance(backend, fake) or hasattr(backend, "stands_in") for backend in backends)


def collectives_begun(group: Any) -> int:
    """How many collectives a process group has begun, in compiled graphs and outside of them; 0 where it does
    not tell."""
    return int(getattr(group, "_get_sequence_number_for_group", int)())


def real_object(value: Any) -> Any:
    """The object that stands behind a value which a graph holds while it is traced."""
    fake = _need("torch._library.fake_class_registry", "FakeScriptObject")
    return value.real_obj if isinstance(value, fake) else value


def default_store() -> Any:
    """The store that the processes of a distributed program met at."""
    return _need("torch.distributed.distributed_c10d", "_get_default_store")()


def fake_store() -> Any:
    """Returns the store of a fake process group; importing it registers the backend."""
    return _need("torch.testing._internal.distributed.fake_pg", "FakeStore")()


def fake_backend(rank: int, size: int) -> Any:
    """Returns the backend of a fake process group, whose other ranks are assumed to have the data that
    this one has."""
    fake = _need("torch.testing._internal.distributed.fake_pg", "FakeProcessGroup")
    if not backends_in_python():
        return fake._create_internal(rank, size)
    options = fake.Options()
    options.simulate_uniform_ranks = True
    return fake._create_internal(rank, size, options)


def backends_in_python() -> bool:
    """Whether a class of Python's can carry the data of process groups: PyTorch calls its methods since
    2.15."""
    major, minor = torch.__version__.split(".")[:2]
    return (int(major), int(minor)) >= (2, 15)


def c10d_backend() -> Any:
    """The class of what carries the data of process groups, to be inherited from."""
    return _need("torch.distributed.distributed_c10d", "C10DBackend")


def not_traced(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, in which Dynamo looks for no graphs."""
    disable: Any = torch.compiler.disable  # It has no types.
    return cast("Callable[..., Any]", disable(function))


def tells_groups() -> bool:
    """Whether PyTorch tells who makes a backend which process group it is for."""
    return hasattr(_need("torch.distributed.distributed_c10d", "_DistributedBackendOptions"), "process_group")


def serve_cpu(group: Any, gloo: Any) -> None:
    """Has `gloo` carry the tensors of the CPU in a process group that nobody has named a backend for them."""
    cpu = torch.device("cpu")
    if cpu not in group._device_types:
        group._register_backend(cpu, group.BackendType.GLOO, gloo)


def serve_barriers(device: str) -> Any:
    """Has barriers that name a device of this type run in groups without a backend for it as well.

    `torch.distributed.barrier(device_ids=…)` means the machine's accelerator, whatever group it gets. So a
    program on the CPU, whose groups are gloo's, would fail where the device is installed. Returns what has to
    live as long as barriers do.
    """
    distributed: Any = torch.distributed  # It has no types.
    group_class = _need("torch.distributed.distributed_c10d", "ProcessGroup")

    # PyTorch leaves out arguments that have their defaults.
    def barrier(
        tensor: torch.Tensor, boxed: Any, device_ids: list[int], async_op: bool = True, timeout: int = -1
    ) -> Any:
        group = group_class.unbox(boxed)
        options = distributed.BarrierOptions()
        options.device_ids, options.asyncOp = device_ids, async_op
        options.timeout = datetime.timedelta(milliseconds=timeout)
        has_backend = any(of.type == device for of in group._device_types)
        backend = group._get_backend(torch.device(device if has_backend else "cpu"))
        return backend.barrier(options).boxed()

    library: Any = torch.library.Library("c10d", "IMPL", "PrivateUse1")  # type: ignore[no-untyped-call]
    with warnings.catch_warnings():
        # PyTorch has a kernel for these devices, and says that it is replaced.
        warnings.simplefilter("ignore")
        library.impl("barrier", barrier, allow_override=True)
    return library


def backend_through(library: Path, gloo: Any, name: str, key: str, words: tuple[int, int]) -> Any:
    """Returns the backend for tensors of the device, under a name, whose data `gloo` takes to other ranks.

    `library` is the shim's part for process groups, `key` names the group while this process runs, `words` is
    what `RankWords.lend` returns, or zeros.
    """
    ops: Any = torch.ops  # It has no types.
    ops.load_library(library)
    # PyTorch hands a backend to C++ as a part of a group alone, and gives it back as one.
    carrier = _need("torch.distributed.distributed_c10d", "ProcessGroup")(gloo.rank(), gloo.size())
    carrier._register_backend(torch.device("cpu"), carrier.BackendType.GLOO, gloo)
    ops.torchtpu.serve_device(carrier.boxed(), name, key, *words)
    return carrier._get_backend(torch.device("tpu"))


def forget_device(group: Any) -> None:
    """Has a group that is being made be of no single device, whatever `init_process_group` was told.

    For a group of one device, `new_group` has ranks that are in no part call what NCCL's backend alone has,
    if the backend can be split.
    """
    group.bound_device_id = None


def serve_part(boxed: Any, device: torch.device, make: Callable[[Any, int], Any]) -> None:
    """Has a group that PyTorch makes of a part of another one, and hands over from C++, serve a device.

    `make` makes the backend from the part's store and this process's rank in it.
    """
    part = _need("torch.distributed.distributed_c10d", "ProcessGroup").unbox(boxed)
    # Waiting in the store of the whole group would keep other threads from it.
    backend = make(part.get_group_store().clone(), part.rank())
    part._register_backend(device, part.BackendType.CUSTOM, backend)


def strided_shard(dim: int, split_factor: int) -> Any:
    """The placement of shards of shards: of `split_factor` shards along `dim`, a shard of each."""
    return _need("torch.distributed.tensor.placement_types", "_StridedShard")(dim, split_factor=split_factor)
