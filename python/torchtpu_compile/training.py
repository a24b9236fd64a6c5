"""A training step as one program: forward pass, backward pass, clipping and optimizer update.

Since version 2.11 Dynamo can trace `backward()`. A function that calls it is one graph without autograd:
AOTAutograd treats the graph as inference, makes each mutation a `copy_` at its end, and the ordinary path
compiles it. Parameters, buffers and optimizer states are mutated inputs, which the runtime donates.
Gradients that nobody reads afterwards are values inside the graph. Guards, dynamic sizes and caches work as
in inference.

`Optimizer.step` breaks the graph at its begin and end, and Dynamo runs `_init_group` as plain Python, on
gradients that exist only inside the graph. Dynamo therefore traces a twin of the optimizer: an object with
the optimizer's undecorated methods and attributes, whose class is not an `Optimizer`. Only the parameter
groups are the twin's own. Their learning rates are tensors, hence inputs of the program, so that schedulers
cause no recompilation. Each call reads the optimizer's groups again, and writes to them only what the
optimizer's own step has changed. Schedulers, `state_dict` and `load_state_dict` therefore work as in eager
PyTorch.

Alternatives: `make_fx` needs no Dynamo but has no guards, so that it would miss a change of the model. Two
graphs of Dynamo's, one of the loss and one of the optimizer, need another tracer to join them.

A step that cannot be one program runs in pieces: the loss is compiled, and everything else runs in eager
PyTorch. A warning gives the reason.
"""

from __future__ import annotations

import functools
import logging
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

import torch
from torch.utils import _pytree as pytree

from . import log, torch_private
from .backend import tpu, tpu_of_step
from .optimizer_twin import Twin
from .options import Options

Loss = Callable[..., torch.Tensor]


def train_step(
    model: torch.nn.Module,
    loss: Loss,
    optimizer: torch.optim.Optimizer,
    scheduler: Any = None,
    accumulate: int = 1,
    clip: float | None = None,
    amp: torch.dtype | torch.amp.GradScaler | None = None,
    *,
    options: Mapping[str, Any] | None = None,
) -> TrainStep:
    """Returns a callable `step(*batch)` that trains `model` by one step, compiled to one program.

    `loss(model, *batch)` returns a scalar tensor. A call computes the loss and its gradients, updates the
    parameters of `optimizer`, calls `scheduler.step()` (with the loss for `ReduceLROnPlateau`), and
    returns the detached loss. The first call compiles. After a call, `.grad` of all parameters is
    `None`.

    `accumulate` is the number of equal micro-batches (default 1). Tensors of the batch, also those in lists
    and dictionaries, are split along dimension 0, and the losses are averaged. `clip` is the maximum 2-norm
    of all gradients together (default: no clipping). `amp` is the dtype of `torch.autocast` around `loss`
    (default: no autocast). A `torch.amp.GradScaler` stands for float16 with its scale: the program skips the
    update if a gradient is not finite, and updates the scale. `options` are those of `torch.compile`.

    The model may be on the CPU or on the `tpu` device. A call mutates its state and the optimizer's in
    place, so `state_dict()` is valid between calls. If the step is not one graph, only the loss is
    compiled, and a warning gives the reason. With the option `strict`, Dynamo's error is raised
    instead.

    Raises `ValueError` if an argument is out of range, or if a batch has no `accumulate` equal parts.
    """
    return TrainStep(model, loss, optimizer, scheduler, accumulate, clip, amp, options)


class TrainStep:
    """Callable that `train_step` returns."""

    def __init__(
        self,
        model: torch.nn.Module,
        loss: Loss,
        optimizer: torch.optim.Optimizer,
        scheduler: Any,
        accumulate: int,
        clip: float | None,
        amp: torch.dtype | torch.amp.GradScaler | None,
        options: Mapping[str, Any] | None,
    ) -> None:
        if accumulate < 1:
            raise ValueError(f"accumulate must be at least 1, got {accumulate}")
        if clip is not None and not clip > 0:
            raise ValueError(f"clip must be a positive norm, got {clip}")
        self._strict = Options.resolve(options).strict
        self._scheduler = scheduler
        self._optimizer = optimizer
        self._accumulate = accumulate
        self._model = model
        self._parameters: list[torch.nn.Parameter] = []
        self._find_parameters()
        self._twin = Twin(optimizer)
        compiled: Any = functools.partial(torch.compile, options=dict(options or {}))
        self._update, in_pieces = _Update(self._twin.update), _Update(optimizer.step)
        if isinstance(amp, torch.amp.GradScaler):
            if amp.is_enabled():
                self._update = _ScaledUpdate(self._twin, amp, self._parameters)
                in_pieces = _EagerScaledUpdate(optimizer, amp)
            amp = torch.float16 if amp.is_enabled() else None
        rest = (model, accumulate, clip, amp, self._parameters)
        whole = _with_own_code(_Step(loss, self._update, *rest).run)
        self._whole = compiled(whole, backend=tpu_of_step, fullgraph=True)
        self._pieces = _Step(compiled(loss, backend=tpu), in_pieces, *rest).run
        self._reason = torch_private.why_no_traced_step(model, optimizer)
        if self._reason:
            self._report()

    def __reduce__(self) -> NoReturn:
        # Its programs change the tensors of this model, and those of a copy they would not.
        raise TypeError(
            "a training step is not copied or pickled: copy the model, and call train_step for the copy"
        )

    def __call__(self, *batch: Any) -> torch.Tensor:
        """Trains by one step on `batch`, the arguments of `loss` after the model, and returns the loss."""
        parts = _micro_batches(batch, self._accumulate)
        self._find_parameters()
        for parameter in self._parameters:
            parameter.grad = None
        if not self._reason and (reason := torch_private.hooks_of_step(self._optimizer, self._parameters)):
            self._reason = reason
            self._report()
        loss = self._pieces(parts) if self._reason else self._one_program(parts)
        if isinstance(self._scheduler, torch.optim.lr_scheduler.ReduceLROnPlateau):
            self._scheduler.step(loss)
        elif self._scheduler is not None:
            self._scheduler.step()
        return loss

    def _one_program(self, parts: Sequence[Sequence[Any]]) -> torch.Tensor:
        self._twin.follow()
        self._update.follow()
        grad_mode = torch.is_grad_enabled()
        try:
            with torch_private.traced_gradients():
                loss: torch.Tensor = self._whole(parts)
            self._twin.give_back()
            torch_private.count_step(self._optimizer)
            return loss
        except torch_private.dynamo_errors() as error:
            if self._strict:
                raise
            # Dynamo's own text of what a backend raised begins with the backend's name alone.
            reason = str(getattr(error, "inner_exception", error)).strip().partition("\n")[0]
            if isinstance(error, torch_private.recompile_limit()) and (changes := self._twin.changes()):
                reason = f"each value of the optimizer's {changes} would be another program"
        finally:
            # A part that fails in eager PyTorch leaves the mode as it is in the middle of the graph.
            torch.set_grad_enabled(grad_mode)
        # A mistake in the user's function raises here, and the next call tries again.
        loss = self._pieces(parts)
        self._reason = reason
        self._report()
        return loss

    def _find_parameters(self) -> None:
        """Lists the parameters of model and optimizer, each once, also those that are frozen now."""
        of_optimizer = (p for group in self._optimizer.param_groups for p in group["params"])
        found = {id(p): p for p in (*self._model.parameters(), *of_optimizer)}
        if [id(p) for p in self._parameters] != [*found]:
            self._parameters[:] = found.values()

    def _report(self) -> None:
        message = f"a training step runs in pieces instead of as one program: {self._reason}"
        log.once(logging.WARNING, message)


def _with_own_code(method: Any) -> types.MethodType:
    """Returns the method with a code object of its own, by which Dynamo counts how often it compiles anew.

    Steps that share one would share its limit, also with those that are gone.
    """
    found = method.__func__
    own = types.FunctionType(
        found.__code__.replace(), found.__globals__, found.__name__, found.__defaults__, found.__closure__
    )
    return types.MethodType(own, method.__self__)


class _Step:
    """The step as a function of PyTorch."""

    def __init__(
        self,
        loss: Loss,
        update: _Update,
        model: torch.nn.Module,
        accumulate: int,
        clip: float | None,
        amp: torch.dtype | None,
        parameters: Sequence[torch.nn.Parameter],
    ) -> None:
        self.loss = loss
        self.update = update
        self.model = model
        self.accumulate = accumulate
        self.clip = clip
        self.amp = amp
        self.parameters = parameters
        self.device = next((p.device.type for p in parameters), "cpu")

    def run(self, parts: Sequence[Sequence[Any]]) -> torch.Tensor:
        """Trains by one step on micro-batches and returns the mean of their losses."""
        losses = []
        for part in parts:
            with torch.autocast(self.device, self.amp, enabled=self.amp is not None):
                value = self.loss(self.model, *part)
            value = value / self.accumulate if self.accumulate > 1 else value
            self.update.scaled(value).backward()  # type: ignore[no-untyped-call]
            losses.append(value.detach())
        with torch.no_grad():
            skipped = self.update.unscale()
            if self.clip is not None:
                torch.nn.utils.clip_grad_norm_(self.parameters, self.clip)
            self.update.run(skipped)
        for parameter in self.parameters:
            parameter.grad = None
        return losses[0] if len(losses) == 1 else torch.stack(losses).sum()


class _Update:
    """The optimizer's part of a step."""

    def __init__(self, step: Callable[[], object]) -> None:
        self.step = step

    def follow(self) -> None:
        """Reads again what the user may have changed since the last step."""

    def scaled(self, loss: torch.Tensor) -> torch.Tensor:
        """The value to differentiate."""
        return loss

    def unscale(self) -> torch.Tensor | None:
        """Makes gradients those of the loss. Returns whether the update is skipped, if that is not known."""
        return None

    def run(self, skipped: Any) -> None:
        """Updates parameters and states."""
        self.step()


class _EagerScaledUpdate(_Update):
    """An update with a scaler, as users write it."""

    def __init__(self, optimizer: torch.optim.Optimizer, scaler: torch.amp.GradScaler) -> None:
        super().__init__(optimizer.step)
        self.optimizer = optimizer
        self.scaler = scaler

    def scaled(self, loss: torch.Tensor) -> torch.Tensor:
        return self.scaler.scale(loss)

    def unscale(self) -> None:
        self.scaler.unscale_(self.optimizer)

    def run(self, skipped: Any) -> None:
        self.scaler.step(self.optimizer)
        self.scaler.update()


class _ScaledUpdate(_Update):
    """An update with a scaler without a branch: both outcomes are computed, and one is chosen."""

    def __init__(
        self, twin: Twin, scaler: torch.amp.GradScaler, parameters: Sequence[torch.nn.Parameter]
    ) -> None:
        super().__init__(twin.update)
        self.twin = twin
        self.scaler = scaler
        self.parameters = parameters

    def follow(self) -> None:
        self.scale, self.steps = torch_private.scale_of(self.scaler, self.parameters[0].device)
        self.growth = self.scaler.get_growth_factor()
        self.backoff = self.scaler.get_backoff_factor()
        self.interval = self.scaler.get_growth_interval()

    def scaled(self, loss: torch.Tensor) -> torch.Tensor:
        return loss * self.scale

    def unscale(self) -> torch.Tensor:
        inverse = self.scale.reciprocal()
        skipped = torch.zeros_like(self.scale, dtype=torch.bool)
        for parameter in self.parameters:
            if parameter.grad is not None:
                skipped = skipped | ~parameter.grad.isfinite().all()
                parameter.grad.mul_(inverse)
        return skipped

    def run(self, skipped: Any) -> None:
        tensors = self.tensors()
        before = [tensor.clone() for tensor in tensors]
        self.step()
        if len(self.tensors()) != len(tensors):
            raise RuntimeError("the optimizer makes its states in its first step, which may be skipped")
        for tensor, old in zip(tensors, before, strict=True):
            tensor.copy_(torch.where(skipped, old, tensor))
        grows = self.steps + 1 == self.interval
        larger = torch.where(grows, self.scale * self.growth, self.scale)
        larger = torch.where(larger.isfinite(), larger, self.scale)
        self.scale.copy_(torch.where(skipped, self.scale * self.backoff, larger))
        self.steps.copy_(torch.where(skipped | grows, 0, self.steps + 1))

    def tensors(self) -> list[torch.Tensor]:
        """Parameters and their states."""
        parameters = [p for p in self.parameters if p.requires_grad]
        states = [self.twin.optimizer.state.get(p, {}) for p in parameters]
        values = [value for state in states for value in state.values() if isinstance(value, torch.Tensor)]
        return [*parameters, *values]


def _micro_batches(batch: tuple[Any, ...], count: int) -> list[tuple[Any, ...]]:
    if count == 1:
        return [batch]
    values, structure = pytree.tree_flatten(
        batch, is_leaf=lambda value: isinstance(value, torch.nn.utils.rnn.PackedSequence)
    )
    columns: list[Sequence[Any]] = []
    for value in values:
        if isinstance(value, torch.Tensor) and value.dim():
            if value.shape[0] % count:
                raise ValueError(
                    f"a batch of {value.shape[0]} has no {count} equal micro-batches (accumulate={count})"
                )
            columns.append(value.chunk(count))
        else:
            columns.append((value,) * count)
    return [pytree.tree_unflatten([column[i] for column in columns], structure) for i in range(count)]
