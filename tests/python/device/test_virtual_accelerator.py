"""The `tpu` device on the virtual accelerator, in processes of their own: a process has one platform."""

from __future__ import annotations

import os
import sys

import fresh
from processes import found_on_virtual

ENVIRONMENT = {**os.environ, "TORCHTPU_PLATFORM": "virtual"}


def run(code: str, **env: str) -> str:
    ended = fresh.run([sys.executable, "-c", code], env={**ENVIRONMENT, **env})
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


LAYOUTS = """
import torch, torchtpu_compile
from torchtpu_compile import _core
shapes = [(16, 4), (64, 10), (128, 2), (1000, 3), (64, 64, 3, 3), (8, 64, 32, 32), (4, 128, 1), (5,), ()]
for shape in shapes:
    for dtype in (torch.float32, torch.bfloat16, torch.int8, torch.int64, torch.bool):
        tensor = torch.randn(shape).mul(3).to(dtype)
        assert torch.equal(tensor.to("tpu").cpu(), tensor), (shape, dtype)
        assert torch.equal((tensor.to("tpu") + tensor.to("tpu")).cpu(), tensor + tensor), (shape, dtype)
model = torch.nn.Linear(20, 10)
compiled, batch = torch.compile(model, backend="tpu"), torch.randn(64, 20)
torch.testing.assert_close(compiled(batch), model(batch))
print(_core.virtual_statistics()["executions"] > 40)
"""


def test_tensors_of_every_layout_come_back_as_they_are() -> None:
    assert run(LAYOUTS).split() == ["True"]


LISTS = """
import torch, torchtpu_compile

def found(where):
    a, b = torch.ones(3, device=where), 2 * torch.ones(3, device=where)
    torch._foreach_add_([a, b], [b, a])
    yield from (a, b)
    x, y = (torch.arange(12.0, device=where) for _ in range(2))
    torch._foreach_copy_([x[4:8], x[8:12]], [x[:4], x[4:8]])
    torch._foreach_add_([x[:4], x[2:6]], [y[:4], y[:4]])
    torch._foreach_mul_([x[:4], x[2:6]], [2.0, 3.0])
    yield x
    # More places than a program is made for each.
    for i in range(12):
        b = torch.zeros(40, device=where)
        torch._foreach_copy_([b[i : i + 4], b[20 + i : 24 + i]], [y[:4], y[2:6]])
    yield b
    torch._foreach_addcmul_([x[:3], x[3:6]], [x[:3], x[:3]], [x[3:6], x[3:6]], [1.0, 2.0])
    torch._foreach_zero_([x[:2], x[4:5]])
    yield x
    # Parameters and their state as parts of one buffer each.
    p, g, m, v = (torch.arange(8.0, device=where) / (i + 1) for i in range(4))
    steps = [torch.ones((), device=where) for _ in range(2)]
    halves = [[t[:4], t[4:]] for t in (p, g, m, v)]
    torch._fused_adamw_(*halves, [], steps, lr=0.1, beta1=0.9, beta2=0.99, weight_decay=0.1, eps=1e-8,
                        amsgrad=False, maximize=False)
    yield from (p, m, v)

for ours, expected in zip(found("tpu"), found("cpu"), strict=True):
    torch.testing.assert_close(ours.cpu(), expected)
"""

SHARED = """
import torch, torchtpu_compile

settings = dict(weight_decay=0.1, lr=0.1, dampening=0.0, nesterov=False, maximize=False, is_first_step=False)

def found(where):
    # Gradients that are parameters: no program has that, and the CPU has to see that their memory is one.
    p, m = torch.arange(8.0, device=where), torch.ones(8, device=where)
    torch._fused_sgd_([p[:4], p[2:6]], [p[4:], p[:4]], [m[:4], m[4:]], momentum=0.9, **settings)
    yield from (p, m)
    # A part of what else is in the storage.
    p = torch.arange(9.0, device=where)
    torch._fused_sgd_([p[1:5]], [p[1:5]], [], momentum=0.0, **settings)
    yield p

for ours, expected in zip(found("tpu"), found("cpu"), strict=True):
    torch.testing.assert_close(ours.cpu(), expected)
assert torchtpu_compile.metrics()["fallback_ops"]["aten._fused_sgd_.default"] >= 1
"""


def test_an_op_on_the_host_sees_memory_that_its_arguments_share() -> None:
    run(SHARED)


FUSED = """
import torch, torchtpu_compile

shapes = [(16,), (4, 40), (2, 3, 5)]
flat = torch.randn(400)

def steps(where, count):
    torch.manual_seed(0)
    params = [torch.nn.Parameter(torch.randn(shape).to(where)) for shape in shapes]
    grads, at = flat.to(where), 0
    for p in params:
        p.grad = grads[at : at + p.numel()].view(p.shape)
        at += p.numel()
    optimizer = torch.optim.AdamW(params, lr=0.1, fused=True)
    for _ in range(count):
        torch.nn.utils.clip_grad_norm_(params, 1.0)
        optimizer.step()
    return [*params, grads]

for ours, expected in zip(steps("tpu", 3), steps("cpu", 3), strict=True):
    torch.testing.assert_close(ours.cpu(), expected)
assert not torchtpu_compile.metrics()["fallback_ops"]
"""


def test_gradients_in_one_buffer_are_clipped_and_used() -> None:
    run(FUSED)


def test_lists_of_tensors_with_memory_in_common_change_one_after_the_other() -> None:
    run(LISTS, TORCHTPU_STRICT="1")


VIEWS = """
import torch, torchtpu_compile
reads = torch.compile(lambda x: x.sin(), backend="tpu", dynamic=False)
writes = torch.compile(lambda x: x.mul_(2), backend="tpu", dynamic=False)
x = torch.randn(8, 6)
on = x.to("tpu")
views = [lambda x: x.t(), lambda x: x[2:5], lambda x: x[:, 1], lambda x: x.view(4, 3, 4)]
views.append(lambda x: x[1].expand(4, 6))
torchtpu_compile.reset_metrics()
results = [reads(view(on)) for view in views]
torch.tpu.synchronize()
print(torchtpu_compile.metrics()["bytes_to_host"])
for result, view in zip(results, views):
    torch.testing.assert_close(result.cpu(), view(x).sin())
for view in views[:4]:
    writes(view(on)), view(x).mul_(2)
torch.testing.assert_close(on.cpu(), x)

# The same elements, with a dimension of size 1 elsewhere in memory.
made = torch.compile(lambda x: (x * 2).t().unsqueeze(-1), backend="tpu", dynamic=False)
for x in (torch.randn(3, 3), torch.randn(3, 4)):
    a, expected = made(x.to("tpu")), (x * 2).t().unsqueeze(-1)
    for tensor in (a, expected):
        part = tensor.squeeze(-1).unsqueeze(0).permute(1, 2, 0)
        writes(part) if tensor is a else part.mul_(2)
    torch.testing.assert_close(a.cpu(), expected)
    torch.testing.assert_close((a + 1).cpu(), expected + 1)
"""


def test_a_compiled_function_reads_views_in_the_memory_of_the_device() -> None:
    assert run(VIEWS).split() == ["0"]


MEMORY = """
import torch, torchtpu_compile
kept = []
try:
    for i in range(100):
        kept.append(torch.ones(1024, device="tpu") + i)
    print(sum(float(tensor[0]) for tensor in kept))
except torch.OutOfMemoryError as error:
    print("out of memory")
kept.clear()
print((torch.ones(1024, device="tpu") * 3).sum().item())
torch.tpu.synchronize()
"""


def test_memory_that_runs_out_is_free_again() -> None:
    assert run(MEMORY, TORCHTPU_VIRTUAL_MEMORY="200000").splitlines() == ["out of memory", "3072.0"]


def test_the_limit_is_the_memory_of_the_device() -> None:
    code = "import torch, torchtpu_compile\nkept = torch.ones(1024, device='tpu') + 1\n"
    told = run(
        code + "torch.tpu.synchronize()\nprint(*torch.tpu.mem_get_info())", TORCHTPU_VIRTUAL_MEMORY="100000"
    )
    assert told.split() == ["95904", "100000"]


UNOPENED = """
import torch, torchtpu_compile
try:
    torch.ones(3, device="tpu").add(1).sum().item()
except RuntimeError as error:
    print(error)
print(torch.tpu.is_available())
"""


def test_a_device_that_cannot_be_opened_is_not_available_and_says_why() -> None:
    reason, available = run(UNOPENED, TORCHTPU_PLUGIN="/nowhere/plugin.so").splitlines()
    assert "cannot open the PJRT plugin `/nowhere/plugin.so`" in reason and available == "False"


FAILED_CHUNK = """
import torch, torchtpu_compile
changed = torch.ones(1024, device="tpu")
torch.tpu.synchronize()
made, rest = torch.ones(1024, device="tpu"), []
changed.add_(1)
try:
    for i in range(12):
        rest.append(made * float(i))
    print(rest[11].sum().item())
except torch.OutOfMemoryError as error:
    print("out of memory")
rest.clear()
print((made * 3).sum().item(), changed.sum().item())
torch.tpu.synchronize()
"""


def test_a_chunk_that_fails_late_loses_only_what_does_not_fit() -> None:
    printed = run(FAILED_CHUNK, TORCHTPU_VIRTUAL_MEMORY="30000", TORCHTPU_VIRTUAL_MEMORY_ERRORS="late")
    assert printed.splitlines() == ["out of memory", "3072.0 1024.0"]


CHANGED_SINCE = """
import torch, torchtpu_compile
from torchtpu_compile import _core
base = torch.arange(8.)
given = base.to("tpu")
step = torch.compile(lambda x: x.add_(100), backend="tpu")

def chunk():
    return (given * 2 + 1).relu() * 3

for _ in range(3):
    made = chunk()
    torch.tpu.synchronize()
torch.tpu.finish_compiling()
step(given)
given.copy_(base)
torch.tpu.synchronize()
_core.set_virtual_faults(["execution:1"])
try:
    made = chunk()
    step(given)
    torch.tpu.synchronize()
except RuntimeError:
    print("failed")
_core.set_virtual_faults([])
torch.tpu.synchronize()
try:
    print("is right", torch.equal(made.cpu(), (base * 2 + 1).relu() * 3))
except RuntimeError as error:
    print("is lost", "chunk of 4 ops" in str(error))
print(given.tolist() == (base + 100).tolist())
"""


def test_ops_are_not_run_again_on_what_a_later_program_has_changed() -> None:
    # The chunk fails after the compiled step, which changes its argument in place, was launched.
    printed = run(CHANGED_SINCE, TORCHTPU_CACHE="off", TORCHTPU_VIRTUAL_DELAYS="execution:100000")
    assert printed.splitlines() in (
        ["failed", "is lost True", "True"],
        ["failed", "is right True", "True"],
    )


TOLD_ONCE = """
import torch, torchtpu_compile
from torchtpu_compile import _core
twice = torch.compile(lambda x: x * 2 + 1, backend="tpu")
given, changed, kept = (torch.ones(8, device="tpu") for _ in range(3))
twice(given)
torch.tpu.synchronize()
torch.tpu.finish_compiling()
_core.set_virtual_faults(["execution:1"])
lost = twice(given)
kept.add_(1)
read = lost + 1
changed.add_(lost)
for look in (lost.cpu, torch.tpu.synchronize, torch.tpu.synchronize, read.cpu, lambda: lost + 1):
    try:
        look()
        print("fine", end=" ")
    except RuntimeError as error:
        print("told" if "asked to fail" in str(error) else error, end=" ")
print(changed.sum().item(), kept.sum().item())
"""


def test_ops_that_were_recorded_before_a_loss_was_told_do_not_tell_of_it_again() -> None:
    assert run(TOLD_ONCE).split() == ["told", "fine", "fine", "told", "told", "8.0", "16.0"]


FILLED = """
import torch, torchtpu_compile
from torchtpu_compile import _core
twice = torch.compile(lambda x: x * 2 + 1, backend="tpu")
given = torch.ones(2, 4, device="tpu")
fillings = {
    "zero_": lambda x: x.zero_(), "fill_": lambda x: x.fill_(2.5),
    "number": lambda x: x.fill_(torch.tensor(2)), "slice": lambda x: x.__setitem__(slice(None), 7),
    "copy_": lambda x: x.copy_(torch.full((2, 4), 3.0)),
}
twice(given)
for mode in ("strict", "fused"):
    torch.tpu.set_eager_mode(mode)
    for name, fill in fillings.items():
        torch.tpu.synchronize()
        torch.tpu.finish_compiling()
        _core.set_virtual_faults(["execution:1"])
        lost = twice(given)
        try:
            torch.tpu.synchronize()
            print("nothing failed")
        except RuntimeError:
            pass
        _core.set_virtual_faults([])
        wanted = torch.ones(2, 4)
        fill(lost)
        fill(wanted)
        print(name, torch.equal(lost.cpu(), wanted))
"""


def test_a_lost_tensor_takes_a_new_value() -> None:
    printed = run(FILLED, TORCHTPU_CACHE="off")
    assert (
        printed.splitlines()
        == [f"{name} True" for name in ("zero_", "fill_", "number", "slice", "copy_")] * 2
    )


def test_a_step_whose_nth_execution_fails_leaves_old_or_new_contents() -> None:
    found = found_on_virtual("fault_sweep.py", "mlp", "execution")["execution"]
    assert found["faults"] > 0 and not found["wrong"], found


def test_attention_of_special_scores_is_that_of_eager_pytorch() -> None:
    found = found_on_virtual("special_scores.py", "bfloat16", "none,bool,lowest", "5", "whole")
    assert found["compared"] == 120 and not found["wrong"], found
