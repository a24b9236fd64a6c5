"""Two devices of XLA's CPU plugin in one process, which all cases and modes share."""

from __future__ import annotations

import functools
import json
from typing import Any

import pytest
from processes import output

CASES = """
import io, json, logging, threading
device.install(beside_another=True)
tpu0, tpu1 = torch.device("tpu:0"), torch.device("tpu:1")
cases = []
case = cases.append

def result(f):
    try:
        return f()
    except Exception as error:
        return f"{type(error).__name__}: {error}"

def says(f):
    try:
        f()
    except RuntimeError as error:
        return str(error)

@case
def counted():
    one_too_many = says(lambda: torch.ones(1, device="tpu:2"))
    return torch.tpu.device_count(), torch.accelerator.device_count(), one_too_many

@case
def the_current_one():
    seen = [torch.tpu.current_device()]
    with torch.tpu.device(1):
        seen += [torch.tpu.current_device(), torch.ones(1, device="tpu").device.index]
        in_thread = []
        thread = threading.Thread(target=lambda: in_thread.append(torch.tpu.current_device()))
        thread.start(); thread.join()
        seen += in_thread
    asks = torch.compile(lambda x: x + torch.tpu.current_device(), backend="eager", fullgraph=True)
    for device in (0, 1, 0):
        with torch.tpu.device(device):
            seen.append(int(asks(torch.zeros(1))))
    torch.tpu.set_device("tpu:1")
    seen += [torch.tpu.current_device(), torch.arange(3, device="tpu").device.index]
    torch.tpu.set_device(0)
    with torch.tpu.device_of(torch.ones(1, device=tpu1)):
        seen.append(torch.tpu.current_device())
    return [*seen, torch.tpu.current_device()]

@case
def ops_views_and_writes():
    ours, theirs = [torch.arange(24.0, device=d).reshape(4, 6) for d in (tpu1, "cpu")]
    for x in (ours, theirs):
        x[1:3, ::2] += 5
        x.t()[2].mul_(2)
    both = [x @ x.t() + x.sum(1).exp().log1p() for x in (ours, theirs)]
    return str(both[0].device), torch.equal(ours.cpu(), theirs), torch.allclose(both[0].cpu(), both[1])

@case
def copies_between():
    there = {}
    x = torch.randn(4, 6, device=tpu0)
    sources = {"whole": x, "view": x[1:, ::2], "turned": x.t(), "negated": torch.complex(x, x).conj().imag,
               "empty": x[:0], "number": x[0, 0], "nobody wrote to": torch.empty(3, device=tpu0).zero_()}
    for name, source in sources.items():
        copy = source.to(tpu1)
        there[name] = copy.device == tpu1 and torch.equal(copy.cpu(), source.cpu())
        copy += 1
        there[name] &= torch.equal(copy.cpu(), source.cpu() + 1)
    target = torch.zeros(6, 4, dtype=torch.float64, device=tpu1)
    target.t()[:2].copy_(x[2:])
    there["into a view of another type"] = torch.equal(target.t()[:2].cpu(), x[2:].cpu().double())
    never_written = torch.empty(3, device=tpu0)
    over = torch.ones(3, device=tpu1).copy_(never_written)
    there["never written, over ones"] = over.cpu().tolist() == never_written.cpu().tolist()
    rows = torch.ones(2, 6, device=tpu1).copy_(x[0])
    there["broadcast"] = torch.equal(rows.cpu(), x[:1].cpu().expand(2, 6))
    return [name for name, right in there.items() if not right]

@case
def mixed():
    return says(lambda: torch.ones(2, device=tpu0) + torch.ones(2, device=tpu1))

@case
def memory():
    before = [torch.tpu.memory_allocated(d) for d in (0, 1)]
    x = torch.ones(1 << 20, device=tpu1)
    now = [torch.tpu.memory_allocated(d) for d in (0, 1)]
    del x
    return [b - a for a, b in zip(before, now)], torch.tpu.max_memory_allocated(1) >= 4 << 20

@case
def random_numbers():
    torch.manual_seed(7)
    first, second = torch.randn(5, device=tpu0), torch.randn(5, device=tpu1)
    again = torch.randn(5, device=tpu1)
    state = torch.tpu.get_rng_state(1)
    drawn = torch.rand(3, device=tpu1).cpu()
    torch.rand(3, device=tpu0)
    torch.tpu.set_rng_state(state, 1)
    generator = torch.Generator("tpu:1").manual_seed(3)
    torch.rand(2, device=tpu1, generator=generator)
    return (torch.equal(first.cpu(), second.cpu()), torch.equal(second.cpu(), again.cpu()),
            torch.equal(drawn, torch.rand(3, device=tpu1).cpu()))

@case
def streams_and_events():
    stream = torch.Stream("tpu:1")
    with stream:
        inside = torch.accelerator.current_stream(1) == stream, torch.accelerator.current_stream(0) == stream
    event = torch.Event("tpu:1", enable_timing=True)
    event.record(stream)
    torch.tpu.synchronize(1)
    return str(stream.device), inside, event.query()

@case
def saving_and_loading():
    file = io.BytesIO()
    torch.save({"w": torch.arange(3.0, device=tpu1)}, file)
    devices = []
    for where in (None, "tpu:0", {"tpu:1": "tpu:0"}, "cpu", "tpu:1"):
        file.seek(0)
        w = torch.load(file, map_location=where)["w"]
        devices.append(str(w.device) if w.cpu().tolist() == [0, 1, 2] else "wrong")
    return devices

# All threads draw from the same generator of the CPU.
seeding = threading.Lock()

def train(where, steps=5):
    with seeding:
        torch.manual_seed(1)
        model = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.GELU(), torch.nn.Linear(8, 2))
    model = model.to(where)
    optimizer = torch.optim.AdamW(model.parameters(), 0.1)
    for i in range(steps):
        x = (torch.arange(24.0).reshape(4, 6) / (i + 20)).to(where)
        optimizer.zero_grad()
        loss = model(x).square().mean()
        loss.backward()
        optimizer.step()
        torch.tpu.finish_compiling()
    assert next(model.parameters()).grad.device == torch.device(where), "a gradient is elsewhere"
    return [loss.item()] + [p.detach().cpu() for p in model.parameters()]

def alike(a, b):
    pairs = ((torch.as_tensor(x), torch.as_tensor(y)) for x, y in zip(a, b))
    return all(torch.allclose(x, y, rtol=1e-4, atol=1e-6) for x, y in pairs)

@case
def training():
    return alike(train("tpu:1"), train("cpu"))

@case
def threads():
    trained = {}
    def work(where):
        trained[where] = train(where)
    workers = [threading.Thread(target=work, args=(f"tpu:{i}",)) for i in range(2)]
    [w.start() for w in workers]; [w.join() for w in workers]
    on_cpu = train("cpu")
    return [alike(trained[f"tpu:{i}"], on_cpu) for i in range(2)]

@case
def a_model_on_both():
    first, second = torch.nn.Linear(3, 4).to(tpu0), torch.nn.Linear(4, 2).to(tpu1)
    x = torch.ones(5, 3)
    loss = second(first(x.to(tpu0)).relu().to(tpu1)).sum()
    loss.backward()
    gradient, where = first.weight.grad.cpu(), str(first.weight.grad.device)
    first, second = first.cpu(), second.cpu()
    first.weight.grad = None
    second(first(x).relu()).sum().backward()
    return where, torch.allclose(gradient, first.weight.grad, atol=1e-6)

@case
def compiled():
    f = torch.compile(lambda x, y: (x @ y).relu() + y.sum(), backend="tpu")
    found = []
    for where in (tpu1, tpu0):
        x, y = torch.randn(3, 4, device=where), torch.randn(4, 2, device=where)
        got = f(x, y)
        want = (x.cpu() @ y.cpu()).relu() + y.cpu().sum()
        found.append((str(got.device), torch.allclose(got.cpu(), want, atol=1e-5)))
    alone = torch.compile(lambda: torch.arange(4.0, device="tpu:1") * 2, backend="tpu")()
    model = torch.compile(torch.nn.Linear(3, 2).to(tpu1), backend="tpu")
    model(torch.ones(2, 3, device=tpu1)).sum().backward()
    return found, str(alone.device), alone.tolist(), str(model.weight.grad.device), model.bias.grad.tolist()

@case
def a_graph_on_both():
    def f(x):
        return (x + 1).to("tpu:0") * torch.full((3,), 2.0, device="tpu:0")
    got = torch.compile(f, backend="tpu")(torch.ones(3, device=tpu1))
    strict = torch.compile(f, backend="tpu", options={"strict": True})
    torch._dynamo.reset()
    try:
        strict(torch.ones(3, device=tpu1))
        refused = "not refused"
    except Exception as error:
        refused = str(error)
    several = "tensors of several devices: tpu:0, tpu:1"
    return str(got.device), got.tolist(), any(several in line for line in told), several in refused

@case
def a_model_that_shares_its_rows():
    from torchtpu_compile.distributed import replicate
    class Both(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = torch.nn.Linear(3, 4)
        def forward(self, x, scale):
            y = self.layer(x) * scale
            return {"y": y, "sums": (y.sum(1), x.sum(1))}
    model = Both()
    everywhere = replicate(model)
    used = [str(parameter.device) for copy in everywhere.models for parameter in copy.parameters()]
    right = []
    for rows in (4, 5, 1):
        x = torch.randn(rows, 3)
        got, expected = everywhere(x, scale=2.0), model(x, 2.0)
        right.append(torch.allclose(got["y"], expected["y"], atol=1e-6) and not got["y"].requires_grad)
        right.append(torch.allclose(got["sums"][1], expected["sums"][1], atol=1e-6))
    class Mean(torch.nn.Module):
        def forward(self, x):
            return x.mean(0, keepdim=True)
    try:
        replicate(Mean())(torch.ones(2, 3))
    except ValueError as error:
        right.append("must be a tensor whose first dimension equals" in str(error))
    try:
        replicate(torch.nn.Identity())(torch.ones(2, 3), torch.ones(3))
    except (ValueError, TypeError) as error:
        return used, right, str(error)

told = []  # Once in a process.
class Told(logging.Handler):
    def emit(self, record):
        told.append(record.getMessage())
logging.getLogger("torchtpu_compile").addHandler(Told(logging.WARNING))

results = {}
for mode in ("strict", "fused", "fused_exact", "debug"):
    torch._dynamo.reset()
    with torch.tpu.eager_mode(mode):
        results[mode] = {f.__name__: result(f) for f in cases}
results["fused ops"] = torch.tpu.fused_counts()["fused"]
print(json.dumps(results))
"""


@functools.cache
def results() -> dict[str, Any]:
    found = json.loads(output(CASES, TORCHTPU_DEVICE_COUNT="2").splitlines()[-1])
    assert isinstance(found, dict)
    return found


EXPECTED: dict[str, object] = {
    "counted": [2, 2, "there is no device tpu:2: this process uses 2 devices"],
    "the_current_one": [0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 0],
    "ops_views_and_writes": ["tpu:1", True, True],
    "copies_between": [],
    "memory": [[0, 4 << 20], True],
    "random_numbers": [True, False, True],
    "streams_and_events": ["tpu:1", [True, False], True],
    "saving_and_loading": ["tpu:1", "tpu:0", "tpu:0", "cpu", "tpu:1"],
    "training": True,
    "threads": [True, True],
    "a_model_on_both": ["tpu:0", True],
    "compiled": [[["tpu:1", True], ["tpu:0", True]], "tpu:1", [0, 2, 4, 6], "tpu:1", [2, 2]],
    "a_model_that_shares_its_rows": [
        ["tpu:0", "tpu:0", "tpu:1", "tpu:1"],
        [True] * 7,
        "replicate: all tensor arguments must have the same first dimension; their shapes are [2, 3], [3]",
    ],
    "a_graph_on_both": ["tpu:0", [4, 4, 4], True, True],
}


@pytest.mark.parametrize("mode", ["strict", "fused", "fused_exact", "debug"])
@pytest.mark.parametrize("case", EXPECTED)
def test_on_two_devices(case: str, mode: str) -> None:
    assert results()[mode][case] == EXPECTED[case]


@pytest.mark.parametrize("mode", ["strict", "fused", "fused_exact", "debug"])
def test_an_op_on_tensors_of_two_devices_names_both(mode: str) -> None:
    said = results()[mode]["mixed"]
    assert "found at least two devices, tpu:0 and tpu:1!" in said


def test_chunks_of_both_devices_run_as_one_program() -> None:
    assert results()["fused ops"] > 20
