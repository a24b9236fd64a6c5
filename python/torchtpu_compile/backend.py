"""The `torch.compile` backend `tpu`, also known as `torchtpu`."""

from __future__ import annotations

import importlib.util
import itertools
import logging
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch

from . import _core, fallback, log, plugins, recording, torch_private
from .aliases import pass_arguments, take_views_apart, view_arguments
from .capture import Captured, Problem, capture
from .custom_lowerings import registered_ops
from .data_sizes import BoundedGraph
from .decompositions import decompositions
from .errors import OptionError, UnsupportedInputError, UnsupportedOpError
from .inputs import Role, dynamo_roles, graph_roles, readable, unreadable_inputs
from .options import Options, describe_mode
from .partition import Segment
from .seeds import draws_seed, take_seed_as_input, takes_seed, with_fresh_seed

_serial = itertools.count()


def tpu(gm: torch.fx.GraphModule, example_inputs: Sequence[Any], **kwargs: Any) -> Callable[..., Any]:
    """Compiles one Dynamo graph. `kwargs` are `torch.compile`'s `options` and `mode`."""
    options = _read_options(kwargs)
    _mention_other_backend()
    unreadable = unreadable_inputs(gm, example_inputs)
    if unreadable:
        reasons = "; ".join(f"{u.name}: {u.reason}" for u in unreadable[:3])
        if options.strict:
            raise UnsupportedInputError(f"an input cannot be read by the backend: {reasons}")
        log.once(logging.WARNING, f"a function runs in eager PyTorch because of its inputs: {reasons}")
        return gm
    compilation = _Compilation(options, next(_serial), dynamo_roles(gm, example_inputs))
    return torch_private.aot_autograd(
        gm,
        example_inputs,
        forward=compilation.compiler("forward"),
        backward=compilation.compiler("backward"),
        inference=compilation.compiler("inference"),
        decompositions=decompositions(frozenset(_core.supported_ops()) | registered_ops()),
        prepare_joint=take_seed_as_input,
        draws=draws_seed,
    )


def _read_options(kwargs: Mapping[str, Any]) -> Options:
    unknown = sorted(kwargs.keys() - {"options", "mode"})
    if unknown:
        raise OptionError(f'backend "tpu" takes options= and mode=, not {", ".join(unknown)}')
    options = Options.resolve(kwargs.get("options"))
    if options.log is not None:
        log.set_level(options.log)
    mode = kwargs.get("mode")
    if mode is not None:
        log.once(logging.INFO, describe_mode(mode))
    return options


def _mention_other_backend() -> None:
    if importlib.util.find_spec("torch_tpu") is not None:
        log.once(
            logging.WARNING,
            "the package torch_tpu is installed as well and may answer to the same backend name; "
            'backend="torchtpu" always means this package (torchtpu-compile)',
        )


def settings(options: Options) -> dict[str, object]:
    """What the core needs to know to compile, read when a graph is compiled."""
    # XLA's plugins announce their own start on stderr unless they are told otherwise.
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")
    return {
        "platform": options.platform,
        "plugin": options.plugin,
        "plugins": plugins.installed(),
        "site_packages": plugins.site_packages(),
        "matmul_precision": torch.get_float32_matmul_precision(),
        "compile_timeout": options.compile_timeout,
        "execute_timeout": options.execute_timeout,
        "heartbeat": options.heartbeat,
        "cache": options.cache,
        "cache_dir": options.cache_dir,
        "cache_max_bytes": options.cache_max_bytes,
        "buckets": options.buckets,
        "max_executables": options.max_executables,
        "padding": options.padding,
        "compiler_options": dict(options.compiler_options),
    }


class _Compilation:
    """The graphs that AOTAutograd makes of one Dynamo graph."""

    def __init__(self, options: Options, number: int, roles: Sequence[Role]) -> None:
        self.options = options
        self.number = number
        self.roles = roles

    def compiler(self, stage: str) -> torch_private.Compiler:
        """What AOTAutograd calls with the graph of a stage."""

        def compile_stage(gm: torch.fx.GraphModule, _: Sequence[Any]) -> Callable[..., Any]:
            if stage == "inference":
                take_seed_as_input(gm)
            roles = graph_roles(stage, gm, self.roles)
            name = f"graph{self.number}_{stage}"
            tangents = _read_tangents_as_values(gm, roles) if stage == "backward" else []
            compiled = self._apart(gm, name, stage, roles)
            if stage == "backward":
                # PyTorch wraps what a backward compiler returns and keeps its marks only when it is a
                # function.
                return torch_private.boxed_function(compiled, tangents, readable)
            return with_fresh_seed(compiled) if takes_seed(gm) else compiled

        return compile_stage

    def _apart(
        self, gm: torch.fx.GraphModule, name: str, stage: str, roles: Sequence[Role]
    ) -> Callable[..., Any]:
        apart = take_views_apart(gm)
        gm = gm if apart is None else apart.gm
        passed = pass_arguments(gm)
        gm = gm if passed is None else passed.gm
        viewed = view_arguments(gm) if stage != "backward" else None
        if viewed is None:
            compiled = self._compile(gm, name, stage, roles)
        else:
            roles = [*roles, *(Role() for _ in viewed.views)]
            compiled = torch_private.boxed(viewed.around(self._compile(viewed.gm, name, stage, roles)))
        if passed is not None:
            compiled = torch_private.boxed(passed.around(compiled))
        if apart is not None:
            compiled = torch_private.boxed(apart.around(compiled))
        return compiled

    def _compile(
        self, gm: torch.fx.GraphModule, name: str, stage: str, roles: Sequence[Role]
    ) -> Callable[..., Any]:
        captured = capture(gm, name=name, stage=stage, roles=roles)
        problems = [*captured.problems, *self._lowering_problems(captured)]
        if not problems and not captured.checks_data:
            return self._native(gm, captured, name, roles)
        sources = fallback.node_sources(gm)
        if problems and self.options.strict:
            raise UnsupportedOpError(_strict_message(name, problems, sources))
        blamed = fallback.blame_nodes(gm, problems)
        fallback.report(name, list(blamed.values()), sources)

        placeholders = gm.graph.find_nodes(op="placeholder")
        role_of = dict(zip(placeholders, roles, strict=True))

        def compile_part(part: Segment, number: int) -> Callable[..., Any]:
            part_roles = [role_of.get(node, Role()) for node in part.arguments]
            return self._compile_part(part.gm, f"{name}_part{number}", stage, part_roles)

        return fallback.compile_around(gm, blamed, compile_part, _core.count_fallback)

    def _compile_part(
        self, gm: torch.fx.GraphModule, name: str, stage: str, roles: Sequence[Role]
    ) -> Callable[..., Any]:
        captured = capture(gm, name=name, stage=stage, roles=roles)
        problems = [*captured.problems, *self._lowering_problems(captured)]
        if not problems:
            return self._native(gm, captured, name, roles)
        fallback.report(name, problems, fallback.node_sources(gm))
        return fallback.run_all_eagerly(gm, _core.count_fallback)

    def _lowering_problems(self, captured: Captured) -> list[Problem]:
        known = {p.node for p in captured.problems}
        found = _core.check(captured.data, settings(self.options))
        return [Problem(*p) for p in found if p[0] not in known]

    def _native(
        self, gm: torch.fx.GraphModule, captured: Captured, name: str, roles: Sequence[Role]
    ) -> Callable[..., Any]:
        core_settings = settings(self.options)
        compiled = _core.compile(captured.data, core_settings)
        call = recording.on_graph(compiled, gm, captured.data, name, roles, self.options, core_settings)
        if captured.sizes_from_data:
            return BoundedGraph(compiled, call, gm, name, _core.count_fallback)
        return call


def _read_tangents_as_values(gm: torch.fx.GraphModule, roles: Sequence[Role]) -> list[int]:
    """The positions of a backward graph's gradients, which the graph then takes as plain tensors.

    Whether a gradient that comes is conjugated or negated lazily is its maker's choice at each call,
    whatever it was when the graph was traced.
    """
    tangents = []
    for i, (node, role) in enumerate(zip(gm.graph.find_nodes(op="placeholder"), roles, strict=True)):
        if role.kind == "tangent":
            tangents.append(i)
            node.meta["val"] = readable(node.meta.get("val"))
    return tangents


def _strict_message(name: str, problems: Sequence[Problem], sources: Mapping[str, Any]) -> str:
    shown = [fallback.describe(p, sources.get(p.node)) for p in problems[:10]]
    more = f"\n  and {len(problems) - 10} more" if len(problems) > 10 else ""
    return (
        f"{name} has ops that cannot be compiled, and strict mode is on:\n  "
        + "\n  ".join(shown)
        + more
        + "\n  without strict mode these run in eager PyTorch and the rest is compiled"
    )
