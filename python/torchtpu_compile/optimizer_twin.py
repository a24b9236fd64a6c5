"""The optimizer of a training step as Dynamo traces it.

`training` describes why there is one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import torch

from . import torch_private


class Twin:
    """The optimizer as Dynamo traces it, with learning rates in tensors."""

    def __init__(self, optimizer: torch.optim.Optimizer) -> None:
        self._optimizer = optimizer
        self._groups: list[dict[str, Any]] = []
        self._known: list[dict[str, Any]] = []
        self._lent: list[dict[str, Any]] = []
        self._varying: set[str] = set()
        self._begun: tuple[object, list[bool]] = None, []
        step = None
        if not any(p.is_complex() for group in optimizer.param_groups for p in group["params"]):
            step = _STEPS.get(type(optimizer))
        self.optimizer = torch_private.optimizer_twin(optimizer, self._groups, step)
        self.update: Callable[[], object] = self.optimizer.update

    def follow(self) -> None:
        """Brings the twin's groups to the values that the optimizer's have now."""
        groups = self._optimizer.param_groups
        if [id(group["params"]) for group in self._groups] != [id(group["params"]) for group in groups]:
            self._groups[:] = [{"params": group["params"], "lr": _rate(group)} for group in groups]
            self._known = [{"lr": _number(group["lr"])} for group in groups]
            self._begun = None, []
        for mine, known, group in zip(self._groups, self._known, groups, strict=True):
            lr = _number(group["lr"])
            if lr is None or known["lr"] is None:
                # A tensor of the user's is not ours to write to.
                mine["lr"] = _rate(group)
            elif lr != known["lr"]:
                mine["lr"].fill_(lr)
            known["lr"] = lr
            for name, value in group.items():
                if name in ("params", "lr"):
                    continue
                if isinstance(value, float | tuple) and known.setdefault(name, value) != value:
                    self._varying.add(name)
                    known[name] = value
                mine[name] = value
            self._adapt(mine)
        self._lent = [dict(group) for group in self._groups]
        trained = [p.requires_grad for group in groups for p in group["params"]]
        if self._begun[0] is not self._optimizer.state or self._begun[1] != trained:
            torch_private.begin_states(self._optimizer, self.optimizer)
            self._begun = self._optimizer.state, trained

    def changes(self) -> str:
        """Names the numbers of the optimizer's groups that have changed, apart from learning rates."""
        return ", ".join(sorted(self._varying))

    def give_back(self) -> None:
        """Writes to the optimizer's groups what its step has changed in the twin's."""
        for mine, lent, group in zip(self._groups, self._lent, self._optimizer.param_groups, strict=True):
            for name, value in mine.items():
                if name != "lr" and value is not lent.get(name):
                    group[name] = value

    def _adapt(self, group: dict[str, Any]) -> None:
        """Sets flags by which an optimizer keeps its numbers in tensors and its graph short."""
        for name, value in (("capturable", True), ("fused", False)):
            if name in group:
                group[name] = value
        varying = self._varying
        if "betas" in varying and type(self._optimizer) in _WITH_TENSOR_BETAS:
            group["betas"] = tuple(_in_tensor(beta, group) for beta in group["betas"])
        # Without momentum a step does not touch the buffer, so a 0 stays a number and has its own program.
        if "momentum" in varying and type(self._optimizer) in _WITH_TENSOR_MOMENTUM and group["momentum"]:
            group["momentum"] = _in_tensor(group["momentum"], group)
        if group.get("foreach", False) is None:
            # Dynamo makes a number that changes an input if no list of tensors is multiplied by it.
            group["foreach"] = not varying


def _number(lr: float | torch.Tensor) -> float | None:
    return None if isinstance(lr, torch.Tensor) else lr


def _rate(group: Mapping[str, Any]) -> torch.Tensor:
    """A tensor with the learning rate of a group."""
    return group["lr"] if isinstance(group["lr"], torch.Tensor) else _in_tensor(group["lr"], group)


def _in_tensor(number: float, group: Mapping[str, Any]) -> torch.Tensor:
    """A number with the digits that an optimizer needs for the parameters of a group, on their device."""
    trained = [p for p in group["params"] if p.is_floating_point() or p.is_complex()]
    wide = any(torch.finfo(p.dtype).bits > 32 for p in trained)
    device = trained[0].device if trained else None
    return torch.tensor(number, dtype=torch.float64 if wide else torch.float32, device=device)


def _adafactor(self: Any) -> None:
    """`torch.optim.Adafactor.step` in tensors. PyTorch's reads the step and two norms with `item()`."""
    for group in self.param_groups:
        beta2_decay, (eps1, eps2), d = group["beta2_decay"], group["eps"], group["d"]
        lr, weight_decay = group["lr"], group["weight_decay"]
        lists: list[list[Any]] = [[], [], [], [], [], []]
        self._init_group(group, *lists)
        for param, grad, row_var, col_var, variance, step in zip(*lists, strict=True):
            grad = -grad if group["maximize"] else grad
            smallest = torch.finfo(param.dtype).eps if eps1 is None else eps1
            step.add_(1)
            weight = step**beta2_decay
            rate = torch.minimum(lr, step**-0.5) * (param.norm() / param.numel() ** 0.5).clamp(min=eps2)
            if weight_decay:
                param.mul_(1 - lr * weight_decay)
            if grad.dim() > 1:
                row_var.add_((grad.square().mean(-1, keepdim=True) - row_var) * weight)
                col_var.add_((grad.square().mean(-2, keepdim=True) - col_var) * weight)
                estimate = row_var @ col_var / row_var.mean(-2, keepdim=True).clamp(min=smallest)
            else:
                variance.add_((grad.square() - variance) * weight)
                estimate = variance
            update = estimate.clamp(min=smallest * smallest).rsqrt() * grad
            bound = (update.norm() / (update.numel() ** 0.5 * d)).clamp(min=1.0)
            param.sub_(update * (rate / bound))


def _adam(self: Any) -> None:
    """`torch.optim.Adam.step` with betas that may be tensors, and with exact corrections of the bias.

    With steps in tensors, PyTorch computes `1 - beta**step` in float32, and divides by the learning rate,
    which may be 0.
    """
    for group in self.param_groups:
        (beta1, beta2), lr = group["betas"], group["lr"]
        for param, state in _trained(self, group):
            grad, step = _decayed(group, param), _counted(state, param)
            average, square = _averages(state, grad, beta1, beta2)
            if group["amsgrad"]:
                highest = state["max_exp_avg_sq"]
                square = highest.copy_(torch.maximum(highest, square))
            spread = square.sqrt() / (-_power_minus_1(beta2, step)).sqrt() + group["eps"]
            param.add_(average / spread * (lr / _power_minus_1(beta1, step)))


def _nadam(self: Any) -> None:
    """`torch.optim.NAdam.step`, as `_adam`."""
    for group in self.param_groups:
        (beta1, beta2), lr, decay = group["betas"], group["lr"], group["momentum_decay"]
        for param, state in _trained(self, group):
            grad, step = _decayed(group, param), _counted(state, param)
            momentum = (1 - 0.5 * 0.96 ** (step * decay)) * beta1
            following = (1 - 0.5 * 0.96 ** ((step + 1) * decay)) * beta1
            product = state["mu_product"].mul_(momentum)
            average, square = _averages(state, grad, beta1, beta2)
            spread = square.sqrt() / (-_power_minus_1(beta2, step)).sqrt() + group["eps"]
            param.sub_(grad / spread * (lr * (1 - momentum) / (1 - product)))
            param.sub_(average / spread * (lr * following / (1 - product * following)))


def _radam(self: Any) -> None:
    """`torch.optim.RAdam.step`, as `_adam`, with all digits of the length of the average."""
    for group in self.param_groups:
        (beta1, beta2), lr = group["betas"], group["lr"]
        longest, rate = 2 / (1 - beta2) - 1, -math.log(beta2 or 1)
        for param, state in _trained(self, group):
            grad, step = _decayed(group, param), _counted(state, param)
            average, square = _averages(state, grad, beta1, beta2)
            if longest <= 5:
                param.add_(average * (lr / _power_minus_1(beta1, step)))
                continue
            # `longest - 2 * step * beta2**step / (1 - beta2**step)` is the difference of large numbers.
            x = step * rate
            series = x / 2 - x**2 / 12 + x**4 / 720 - x**6 / 30240 + x**8 / 1209600
            length = torch.where(x < 1, series, 1 - x / x.expm1()) * (2 / rate) + (longest - 2 / rate)
            share = (length - 4) * (length - 2) / length * (longest / ((longest - 4) * (longest - 2)))
            correction = (share.clamp(min=0) * -_power_minus_1(beta2, step)).sqrt()
            scale = torch.where(length > 5, correction / (square.sqrt() + group["eps"]), 1.0)
            param.add_(average * scale * (lr / _power_minus_1(beta1, step)))


def _rmsprop(self: Any) -> None:
    """`torch.optim.RMSprop.step` with a weight decay that may change, and a momentum that may be a tensor."""
    for group in self.param_groups:
        alpha, momentum = group["alpha"], group["momentum"]
        for param, state in _trained(self, group):
            grad = _decayed(group, param)
            state["step"].add_(1)
            square = state["square_avg"].mul_(alpha).add_(grad * (1 - alpha) * grad)
            if group["centered"]:
                average = state["grad_avg"].lerp_(grad, 1 - alpha)
                square = square - average * average
            update = grad / (square.sqrt() + group["eps"])
            if isinstance(momentum, torch.Tensor) or momentum:
                update = state["momentum_buffer"].mul_(momentum).add_(update)
            param.sub_(update * group["lr"])


def _trained(self: Any, group: Mapping[str, Any]) -> list[tuple[Any, Any]]:
    """Parameters that have a gradient, and their states."""
    return [(param, self.state[param]) for param in group["params"] if param.grad is not None]


def _counted(state: Mapping[str, Any], param: torch.Tensor) -> torch.Tensor:
    """The number of this step, in the digits of the parameter: what is computed of it has no more."""
    step: torch.Tensor = state["step"].add_(1)
    return step.double() if param.dtype == torch.float64 else step


def _decayed(group: Mapping[str, Any], param: Any) -> Any:
    """The gradient to follow. A decay of the weights is added to it, or made at once if it is decoupled."""
    grad = -param.grad if group["maximize"] else param.grad
    if group["weight_decay"]:
        if not group.get("decoupled_weight_decay"):
            return grad + param * group["weight_decay"]
        param.mul_(1 - group["lr"] * group["weight_decay"])
    return grad


def _averages(state: Mapping[str, Any], grad: torch.Tensor, beta1: Any, beta2: Any) -> tuple[Any, Any]:
    """The averages of a gradient and of its square."""
    average = state["exp_avg"]
    average.lerp_(grad, _weight(1 - beta1, average))
    # A square alone may be beyond the numbers of float16.
    return average, state["exp_avg_sq"].mul_(beta2).add_(grad * (1 - beta2) * grad)


def _weight(weight: float | torch.Tensor, of: torch.Tensor) -> float | torch.Tensor:
    return weight.to(of.dtype) if isinstance(weight, torch.Tensor) else weight


def _power_minus_1(base: float | torch.Tensor, exponent: torch.Tensor) -> torch.Tensor:
    """`base**exponent - 1` with all digits where the power is close to 1."""
    if isinstance(base, torch.Tensor):
        return torch.expm1(exponent * base.log())
    return torch.expm1(exponent * (math.log(base) if base else -math.inf))


def _sgd(self: Any) -> None:
    """`torch.optim.SGD.step` with a momentum that may be a tensor, which PyTorch's compares with 0."""
    for group in self.param_groups:
        momentum = group["momentum"]
        for param in group["params"]:
            if param.grad is None:
                continue
            grad = _decayed(group, param)
            if isinstance(momentum, torch.Tensor) or momentum:
                state = self.state[param]
                average = state.get("momentum_buffer")
                if average is None:
                    state["momentum_buffer"] = average = grad.clone()
                else:
                    average.mul_(momentum).add_(grad, alpha=1 - group["dampening"])
                grad = grad + average * momentum if group["nesterov"] else average
            param.sub_(grad * group["lr"])


_STEPS: dict[type, Callable[[Any], None]] = {
    torch.optim.Adafactor: _adafactor,
    torch.optim.Adam: _adam,
    torch.optim.AdamW: _adam,
    torch.optim.NAdam: _nadam,
    torch.optim.RAdam: _radam,
    torch.optim.RMSprop: _rmsprop,
    torch.optim.SGD: _sgd,
}
"""Steps that replace PyTorch's, which ask for the value of a tensor, lose digits, or fix a number."""
_WITH_TENSOR_BETAS = {torch.optim.Adam, torch.optim.AdamW, torch.optim.NAdam}
_WITH_TENSOR_MOMENTUM = {torch.optim.RMSprop, torch.optim.SGD}
