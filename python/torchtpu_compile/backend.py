"""The `torch.compile` backend `tpu`, also known as `torchtpu`."""

from __future__ import annotations

import functools
import itertools
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import torch

from . import _core, log, precompile, torch_private, torchtpu_package
from .capture import events
from .capture.collectives import name_groups
from .capture.custom_lowerings import BLAMES, registered_ops
from .capture.graph import Problem, op_name
from .capture.inputs import (
    DEVICES,
    DEVICES_TO_RECORD,
    ReadableInputs,
    Role,
    backward_roles,
    dynamo_roles,
    first_three,
    graph_roles,
    of_weights,
    readable,
    unreadable_inputs,
)
from .capture.retraces import Traced, report, traced
from .capture.sources import source_of
from .capture.wire import REGISTERED
from .core_settings import core_settings, matmul_precision
from .decompositions.table import Decompositions
from .eager import fallback, refusals
from .eager.agreement import Deadlines
from .eager.checkpoints import with_eager_checkpoints
from .eager.data_sizes import BoundedGraph
from .eager.exchanges import Exchanges, take_exchanges
from .eager.judged import Judged
from .eager.partition import Segment
from .eager.value_checks import CHECKED, CHECKED_WHOLE
from .eager.wrong_numbers import Watched
from .errors import LoweringError, OptionError, UnsupportedInputError, UnsupportedOpError
from .kernels.helion_kernel import inline_helion_kernels
from .options import Options, describe_mode
from .recording import outside
from .recording import record as recording
from .rewrites.aliases import Viewed, pass_arguments, saved_alone, take_views_apart, view_arguments
from .rewrites.flex_attention import inline_flex_attention
from .rewrites.interpolation import keep_interpolations
from .rewrites.log_softmax import save_operands
from .rewrites.meta_attention import choose_attention
from .rewrites.objects import drop_objects
from .rewrites.recomputed import keep_apart
from .rewrites.saved_bases import save_bases
from .rewrites.seeds import FreshSeed, draws_seed, take_seed_as_input, takes_seed
from .rewrites.statistics import widen_statistics
from .rewrites.strided_views import UnknownMemoryError, spell_out_memory
from .rewrites.strided_writes import begin_arguments
from .rewrites.waited_inputs import wait_for_inputs
from .rewrites.wide_gradients import widen_gradients
from .run import Run, Wrapper, wrap
from .warm import aot_cache, sealed
from .warm.program import Program

_serial = itertools.count()


def tpu(gm: torch.fx.GraphModule, example_inputs: Sequence[Any], **kwargs: Any) -> Callable[..., Any]:
    """Compiles one Dynamo graph. `kwargs` are `torch.compile`'s `options`, `mode` and `name`."""
    return _tpu(gm, example_inputs, kwargs, eager=True)


def tpu_of_step(gm: torch.fx.GraphModule, example_inputs: Sequence[Any], **kwargs: Any) -> Callable[..., Any]:
    """As `tpu` for a whole training step, but raises where the graph would run in eager PyTorch."""
    return _tpu(gm, example_inputs, kwargs, eager=False)


def _tpu(
    gm: torch.fx.GraphModule, example_inputs: Sequence[Any], kwargs: Mapping[str, Any], *, eager: bool
) -> Callable[..., Any]:
    options = _read_options(kwargs)
    _mention_other_backend()
    event = events.FunctionEvents(next(filter(None, map(source_of, gm.graph.nodes)), None))
    events.function(event)
    trace = traced()
    report(trace, str(event.first_line or "an unknown line"))
    event.retraced = trace.cause
    start = time.perf_counter()
    try:
        return _compile_function(gm, example_inputs, options, kwargs, event, trace, eager)
    finally:
        event.seconds = time.perf_counter() - start


def _compile_function(
    gm: torch.fx.GraphModule,
    example_inputs: Sequence[Any],
    options: Options,
    kwargs: Mapping[str, Any],
    event: events.FunctionEvents,
    trace: Traced,
    eager: bool,
) -> Callable[..., Any]:
    unreadable = unreadable_inputs(
        gm, example_inputs, DEVICES_TO_RECORD if recording.is_on(options) else DEVICES
    )
    if unreadable:
        if options.strict or not eager:
            mode = "strict mode: " if options.strict else ""
            raise UnsupportedInputError(
                f"{mode}compiled programs cannot read an input: {first_three(unreadable)}"
            )
        event.unreadable = [f"{u.name}: {u.reason}" for u in unreadable]
        fallback.report_function(gm, unreadable)
        return with_eager_checkpoints(gm)
    keep_interpolations(gm)
    if recording.is_on(options):
        choose_attention(gm)
    given = kwargs.get("options") or {}
    tag = None
    # Neither a recording nor a search for wrong numbers is kept with a graph.
    if not recording.is_on(options) and options.debug == "off" and not events.listening():
        tag = aot_cache.tag(gm, example_inputs, options, matmul_precision())
    roles = dynamo_roles(gm, example_inputs)
    whole = frozenset(_core.supported_ops()) | registered_ops()
    decompositions = Decompositions(whole | CHECKED_WHOLE if options.check_values else whole)
    compilation = _Compilation(
        options, next(_serial), roles, given, trace, decompositions=decompositions, kept=tag is not None
    )
    to_trace, waiting = wait_for_inputs(example_inputs)
    try:
        with aot_cache.loading(options):
            compiled = torch_private.aot_autograd(
                gm,
                to_trace,
                forward=compilation.compiler("forward"),
                backward=compilation.compiler("backward"),
                inference=compilation.compiler("inference"),
                decompositions=decompositions,
                prepare_joint=_prepare_joint,
                prepare_pair=save_bases,
                prepare_region=functools.partial(spell_out_memory, is_region=True),
                draws=draws_seed,
                tag=tag,
            )
    except (RuntimeError, NotImplementedError, AssertionError) as error:
        reason = str(error).strip().partition("\n")[0]
        if options.strict or not eager or not (isinstance(error, UnknownMemoryError) or _is_pytorchs(error)):
            raise
        if not isinstance(error, UnknownMemoryError):
            reason = f"PyTorch cannot trace it ({type(error).__name__}: {reason})"
        event.unreadable = [reason]
        fallback.report_untraceable(gm, reason)
        return with_eager_checkpoints(gm)
    if tag is not None and options.cache == "on":
        sealed.remove_damaged(Path(torch_private.artifact_directory()))
    return waiting(compiled)


def _is_pytorchs(error: Exception) -> bool:
    """Whether AOTAutograd itself failed at a graph, as where a kernel reads a number while it is traced.

    Errors of this package, and those by which Dynamo says what it wants, have types of their own.
    """
    if type(error) not in (RuntimeError, NotImplementedError, AssertionError) or not str(error).strip():
        return False
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    raised_in = "" if last is None else last.tb_frame.f_globals.get("__name__", "")
    return raised_in == "torch" or raised_in.startswith("torch.")


def _begin() -> None:
    """Starts what the first graph will need, while Dynamo traces it."""
    precompile.follow_environment()
    if Options.resolve().cache != "off":
        torch_private.compute_keys_ahead()


# Dynamo calls it when `torch.compile` names the backend; older versions do not. PyTorch's page on custom
# backends has it under "Eager Backend Initialization".
tpu._dynamo_backend_init = _begin  # type: ignore[attr-defined]
tpu_of_step._dynamo_backend_init = _begin  # type: ignore[attr-defined]


def _read_options(kwargs: Mapping[str, Any]) -> Options:
    unknown = sorted(kwargs.keys() - {"options", "mode", "name"})
    if unknown:
        raise OptionError(f'backend "tpu" takes options= and mode=, not {", ".join(unknown)}')
    options = Options.resolve(kwargs.get("options"))
    if options.log is not None:
        log.set_level(options.log)
    mode = kwargs.get("mode")
    if mode is not None:
        log.once(logging.INFO, describe_mode(mode))
    return options


def tpu_of_owner(
    gm: torch.fx.GraphModule, example_inputs: Sequence[Any], **kwargs: Any
) -> Callable[..., Any]:
    """The backend named `tpu`: this package's, unless TorchTPU is installed and owns the name."""
    if torchtpu_package.owns() and (other := torchtpu_package.backend()) is not None:
        log.once(logging.WARNING, torchtpu_package.rule())
        compiled: Callable[..., Any] = other(gm, example_inputs, **kwargs)
        return compiled
    return tpu(gm, example_inputs, **kwargs)


tpu_of_owner._dynamo_backend_init = _begin  # type: ignore[attr-defined]


def _mention_other_backend() -> None:
    if torchtpu_package.installed():
        log.once(logging.WARNING, torchtpu_package.rule())


def _prepare_joint(joint: torch.fx.GraphModule) -> None:
    """Rewrites the joint graph of forward and backward before AOTAutograd partitions it."""
    spell_out_memory(joint)
    take_seed_as_input(joint)
    save_operands(joint)
    widen_statistics(joint)


class _Compilation:
    """The graphs that AOTAutograd makes of one Dynamo graph."""

    def __init__(
        self,
        options: Options,
        number: int,
        roles: Sequence[Role],
        given: Mapping[str, object],
        trace: Traced,
        *,
        decompositions: Decompositions,
        kept: bool,
    ) -> None:
        """`given` are the options of `torch.compile`; `kept` says whether AOTAutograd's cache is used."""
        self.options = options
        self.number = number
        self.roles = roles
        self.given = given
        self.trace = trace
        self.decompositions = decompositions
        self.kept = kept
        self.refused: set[str] = set()
        self.of_this_process = False
        self.forward_roles: dict[object, Role] = {}
        self.of_weights: frozenset[str] = frozenset()

    def compiler(self, stage: str) -> torch_private.Compiler:
        """Returns the compiler that AOTAutograd calls with the graph of a stage."""

        def compile_stage(gm: torch.fx.GraphModule, _: Sequence[Any]) -> Callable[..., Any]:
            inline_flex_attention(gm, self.decompositions)
            self.of_this_process |= inline_helion_kernels(gm)
            name_groups(gm)
            if stage == "inference":
                spell_out_memory(gm)
                take_seed_as_input(gm)
                save_operands(gm)
                widen_statistics(gm)
                keep_apart(gm)
            roles = self._roles(gm, stage)
            name = f"graph{self.number}_{stage}"
            around: list[Wrapper] = []
            if stage == "backward":
                widen_gradients(gm)
                around.append(ReadableInputs(_read_as_values(gm, roles)))
            elif takes_seed(gm):
                around.append(FreshSeed.of(gm))
            saved = saved_alone(gm) if stage == "forward" else frozenset()
            gm, views = _without_aliases(gm, stage)
            roles = [*roles, *(Role() for view in views if isinstance(view, Viewed) for _ in view.views)]
            if stage != "backward" and (begins := begin_arguments(gm, self.decompositions)) is not None:
                views.append(begins)
                roles += [Role() for _ in begins.arguments]
            gm, dropped = drop_objects(gm)
            if dropped is not None:
                roles = dropped.remaining(roles)
                views.append(dropped)
            if (exchanges := self._exchanges(gm)) is not None:
                views.append(exchanges)
                roles = [*roles, Role()]
            around = [*reversed(views), *around]
            judged = self._judge(gm, name, stage, roles, self.trace, saved)
            return self._artifact(judged, around) if self.kept else wrap(self._run(judged), around)

        return compile_stage

    def _exchanges(self, gm: torch.fx.GraphModule) -> Exchanges | None:
        """Collectives that stay in programs. What is recorded, or looked at in parts, has them outside."""
        options = self.options
        if recording.is_on(options) or options.debug != "off" or options.check_values:
            return None
        return take_exchanges(gm, core_settings(options), Deadlines.of(options))

    def _roles(self, gm: torch.fx.GraphModule, stage: str) -> list[Role]:
        if stage == "backward":
            return backward_roles(gm, self.forward_roles, self.of_weights)
        roles = graph_roles(gm, self.roles)
        self.of_weights = of_weights(gm, roles)
        placeholders = gm.graph.find_nodes(op="placeholder")
        self.forward_roles = dict(zip(map(torch_private.input_of, placeholders), roles, strict=True))
        return roles

    def _artifact(self, judged: Judged, around: Sequence[Wrapper]) -> Callable[..., Any]:
        """The compiled graph in the form that AOTAutograd's cache keeps."""
        from .warm.artifact import Artifact, at_first_call

        def make() -> Run:
            return wrap(self._run(judged), around)

        # AOTAutograd asks for the backward graph here whether or not it will be called.
        run = at_first_call(make) if judged.stage == "backward" else make()
        program = None
        if not (reason := self._unkept(judged, around)):
            program = Program(judged.captured.data, tuple(around), refusals.EagerForm.of(judged.gm))
        return Artifact(judged.name, run, program, self.given, reason)

    def _unkept(self, judged: Judged, around: Sequence[Wrapper]) -> str:
        """The reason why AOTAutograd's cache does not keep a graph; empty if it does."""
        captured = judged.captured
        if judged.problems:
            return "a part of it runs in eager PyTorch"
        if captured.checks_data or captured.sizes_from_data:
            return "it depends on data"
        if judged.name in self.refused:
            return "it cannot be compiled as a whole"
        if self.of_this_process:
            return "it has a kernel of Helion, whose op is this process's"
        if captured.on_device is not None:
            return "it has tensors of the tpu device"
        if captured.ranks > 1 or any(isinstance(wrapper, Exchanges) for wrapper in around):
            return "several ranks run it together"
        return ""

    def _judge(
        self,
        gm: torch.fx.GraphModule,
        name: str,
        stage: str = "inference",
        roles: Sequence[Role] | None = None,
        trace: Traced | None = None,
        saved: Collection[str] = (),
    ) -> Judged:
        """Judges a graph for listeners as well. Raises `LoweringError` for a faulty registered lowering."""
        start = time.perf_counter()
        judged = Judged(gm, name, self.options, stage=stage, roles=roles, trace=trace, saved=saved)
        for problem in judged.problems:
            if problem.op == REGISTERED and problem.reason.startswith(BLAMES):
                raise LoweringError(problem.reason)
        if events.listening():
            calls = Counter(op_name(n) for n in judged.gm.graph.nodes if n.op == "call_function")
            eager = [(p, judged.sources.get(p.node)) for p in judged.problems]
            seconds = time.perf_counter() - start
            events.captured(events.GraphEvents(judged.name, judged.stage, dict(calls), eager, seconds))
        return judged

    def _run(self, judged: Judged) -> Run:
        if not judged.problems and not judged.captured.checks_data:
            return self._native(judged)
        uncompiled = [p for p in judged.problems if p.reason != CHECKED]
        if uncompiled and self.options.strict:
            raise UnsupportedOpError(_strict_message(judged.name, uncompiled, judged.sources))
        return self._around(judged, judged.problems)

    def _around(self, judged: Judged, problems: Sequence[Problem]) -> Run:
        """The graph in parts, around the ops with a problem."""
        role_of = dict(zip(judged.gm.graph.find_nodes(op="placeholder"), judged.roles, strict=True))
        weights = of_weights(judged.gm, judged.roles)

        def compile_part(part: Segment, number: int) -> Run:
            roles = [role_of.get(node, Role(of_weights=node.name in weights)) for node in part.arguments]
            inner = self._judge(part.gm, f"{judged.name}_part{number}", judged.stage, roles, self.trace)
            if not inner.problems:
                return self._native(inner)
            fallback.report(inner.name, inner.problems, inner.sources)
            return inner.run_eagerly()

        return judged.run_around(problems, compile_part)

    def _native(self, judged: Judged) -> Run:
        gm, name, captured = judged.gm, judged.name, judged.captured
        if captured.ranks > 1:
            log.once(
                logging.WARNING,
                f"{name} is a program of {captured.ranks} ranks, and this process is one of a fake group: it "
                "runs in eager PyTorch, where other ranks contribute nothing",
            )
        if captured.ranks > 1 or captured.on_meta:
            return recording.on_graph_alone(outside.without_noting(judged.run_eagerly()), judged)
        try:
            compiled = judged.compile()
        except refusals.REFUSALS as refusal:
            events.refused(name, str(refusal))
            return self._without_refused(judged, refusal)
        events.compiled(name, compiled)
        call: Run = recording.on_graph(compiled, judged)
        # A backward graph of the device's tensors is compiled when it is called.
        if captured.has_symbols or (judged.stage == "backward" and captured.on_device is not None):
            call = refusals.Refusable(call, lambda refusal: self._without_refused(judged, refusal))
        if self.options.debug != "off":
            call = Watched(call, gm, name, self.options.debug, self._compile_alone)
        if captured.sizes_from_data:
            return BoundedGraph(compiled, call, gm, name)
        return call

    def _compile_alone(self, gm: torch.fx.GraphModule, name: str, folder: str | None) -> Run | None:
        """A part of a graph as a program of its own; `None` where something of it cannot be compiled. Its
        first call is recorded whole in `folder`, if one is given."""
        judged = self._judge(gm, name)
        captured = judged.captured
        if judged.problems or captured.sizes_from_data or captured.ranks > 1 or captured.on_meta:
            return None
        try:
            compiled = judged.compile()
        except refusals.REFUSALS:
            return None
        if folder is None:
            return compiled
        with recording.record(folder, "full"):
            return recording.on_graph(compiled, judged)

    def _without_refused(self, judged: Judged, refusal: Exception) -> Run:
        """A graph that the compiler refused: in parts around the ops that it names, else in eager PyTorch."""
        if self.options.strict or not refusals.is_of_the_graph(core_settings(self.options)):
            raise refusal
        self.refused.add(judged.name.split("_part")[0])
        problems = refusals.blamed(judged.gm, refusal)
        if problems:
            return self._around(judged, problems)
        refusals.report(refusals.first_source(judged.sources), refusal)
        return judged.run_eagerly()


def _without_aliases(gm: torch.fx.GraphModule, stage: str) -> tuple[torch.fx.GraphModule, list[Wrapper]]:
    """`gm` with memory of its own for each result, and what gives its results the memory that they share, the
    outermost first."""
    around: list[Wrapper] = []
    if (apart := take_views_apart(gm)) is not None:
        gm = apart[0]
        around.append(apart[1])
    if (passed := pass_arguments(gm)) is not None:
        gm = passed[0]
        around.append(passed[1])
    if stage != "backward" and (viewed := view_arguments(gm)) is not None:
        gm = viewed[0]
        around.append(viewed[1])
    return gm, around


def _read_as_values(gm: torch.fx.GraphModule, roles: Sequence[Role]) -> list[int]:
    """The positions of a backward graph's inputs that may be conjugated or negated lazily when it is called:
    gradients, and what was saved so. The graph then takes them as plain tensors."""
    positions = []
    for i, (node, role) in enumerate(zip(gm.graph.find_nodes(op="placeholder"), roles, strict=True)):
        value = node.meta.get("val")
        node.meta["val"] = readable(value)
        if role.kind == "tangent" or node.meta["val"] is not value:
            positions.append(i)
    return positions


def _strict_message(name: str, problems: Sequence[Problem], sources: Mapping[str, Any]) -> str:
    shown = [fallback.describe(p, sources.get(p.node)) for p in problems[:10]]
    more = f"\n  and {len(problems) - 10} more" if len(problems) > 10 else ""
    return (
        f"{name} has ops that cannot be compiled, and strict mode is on:\n  "
        + "\n  ".join(shown)
        + more
        + "\n  without strict mode these run in eager PyTorch and the rest is compiled"
    )
