"""Programs in parts on an accelerator, of which a part fails: at once, where it does not fit, or late."""

from __future__ import annotations

import json
import os
import sys

import fresh
import pytest
from torchtpu_compile import device

pytestmark = pytest.mark.skipif(device.why_not() is not None, reason="the tpu device is not installed")

HEAD = """
import json, torch, torchtpu_compile
from torchtpu_compile import _core
torch.manual_seed(0)
once = lambda f: torch.compile(f, backend="tpu", options={"repeated_layers": "once", "strict": True})
def outcome(read):
    try:
        read()
    except Exception as error:
        return str(error)
def parts():
    return any(report["repeats"] for report in torchtpu_compile.reports())
"""

LATE = """
def function(x, w):
    first = torch.tanh(x) * 2 + x @ w
    x = first
    for _ in range(10):
        x = x + torch.sin(torch.tanh(x @ w))
    return first.sum(0), x
x, w = torch.randn(4, 8).to("tpu"), torch.randn(8, 8).to("tpu")
compiled = once(function)
found = []
with torch.no_grad():
    wanted = [y.cpu() for y in compiled(x, w)]
    for number in (1, 6, 11):
        _core.set_virtual_faults([f"execution:{number}"])
        results = compiled(x, w)
        found.append(outcome(torch.tpu.synchronize))
        _core.set_virtual_faults([])
        found += [outcome(y.cpu) for y in results]
    again = [y.cpu() for y in compiled(x, w)]
print(json.dumps([parts(), found, all(map(torch.equal, again, wanted))]))
"""

REFUSED = """
def function(x, *caches):
    for cache in caches:
        cache.mul_(0.5)
        cache.add_(torch.tanh(x))
        x = x + torch.sin(cache)
    y = x.flatten()
    return (y[:, None] * y[None, :]).cumsum(0)
caches = [torch.full((32, 32), float(i)).to("tpu") for i in range(10)]
x = torch.randn(32, 32).to("tpu")
with torch.no_grad():
    said = outcome(lambda: once(function)(x, *caches))
print(json.dumps([parts(), said, [outcome(cache.cpu) for cache in caches]]))
"""


def run(code: str, **environment: str) -> list[object]:
    env = {**os.environ, "TORCHTPU_PLATFORM": "virtual", "TORCHTPU_CACHE": "off", **environment}
    ended = fresh.run([sys.executable, "-c", HEAD + code], env=env)
    assert ended.returncode == 0, ended.stderr
    found: list[object] = json.loads(ended.stdout.splitlines()[-1])
    return found


def test_a_part_that_fails_late_is_noticed_wherever_it_stands() -> None:
    in_parts, found, same = run(LATE)
    assert in_parts and same
    assert isinstance(found, list) and len(found) == 9
    assert all(said and "graph0_inference" in said for said in found), found


def test_what_parts_have_taken_is_named_where_a_later_one_does_not_fit() -> None:
    in_parts, said, caches = run(REFUSED, TORCHTPU_VIRTUAL_MEMORY="3000000")
    assert in_parts and isinstance(said, str) and isinstance(caches, list)
    assert "RESOURCE_EXHAUSTED" in said and "their content is lost: `caches[" in said, said
    for i, cache in enumerate(caches):
        assert f"the content of `caches[{i}]` f32[32,32] is lost: executing graph0_inference" in cache, cache
