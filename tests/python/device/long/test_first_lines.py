"""The first thing that a process does with the device neither crashes it nor hangs, whatever it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

LINES = {
    "a new tensor": 'print(torch.ones(3, device="tpu").tolist())',
    "a copy": 'print(torch.arange(3.).to("tpu").cpu().tolist())',
    "an event": 'torch.Event(device="tpu").record(); print("done")',
    "a stream's event": 'torch.Stream(device="tpu").record_event(); print("done")',
    "a stream": 'torch.Stream(device="tpu").synchronize(); print("done")',
    "a stream is asked": 'print(torch.Stream(device="tpu").query())',
    "synchronize": 'torch.tpu.synchronize(); print("done")',
    "a generator": 'print(torch.rand(3, generator=torch.Generator("tpu"), device="tpu").shape)',
    "a seed": "torch.tpu.manual_seed(0); print(torch.tpu.initial_seed())",
    "a state of the generator": "print(torch.tpu.get_rng_state().numel())",
    "a device as the default": 'torch.set_default_device("tpu"); print(torch.ones(2).device)',
    "memory": "print(torch.tpu.memory_allocated(), torch.tpu.mem_get_info()[1] > 0)",
    "memory of an accelerator": "print(torch.accelerator.get_memory_info()[1] > 0)",
    "dtypes": "print(len(torch.tpu.get_device_capability()['supported_dtypes']))",
    "permutation": "print(torch.randperm(5, device='tpu').sum().item())",
    "profiler of autograd": """
with torch.autograd.profiler.profile(use_device="tpu"):
    print(torch.ones(2, device="tpu").sum().item())
""",
    "the accelerator": "print(torch.accelerator.current_accelerator(), torch.accelerator.device_count())",
    "a file": (
        "import io; f = io.BytesIO(); torch.save(torch.ones(2), f); f.seek(0);"
        ' print(torch.load(f, map_location="tpu").tolist())'
    ),
    "a module that is copied": (
        'import copy; print(copy.deepcopy(torch.nn.Linear(2, 2).to("tpu")).weight.shape)'
    ),
    "a gradient": (
        'x = torch.ones(2, device="tpu", requires_grad=True); (x * x).sum().backward(); print(x.grad.cpu())'
    ),
    "a profiler": (
        "from torch.profiler import profile\n"
        'with profile() as p: (torch.ones(2, device="tpu") + 1).cpu()\n'
        "print(min(e.cpu_time_total for e in p.key_averages()) >= 0)"
    ),
    "autocast": ('with torch.autocast("tpu"): x = torch.ones(2, 2, device="tpu"); print((x @ x).dtype)'),
    "inference mode": 'with torch.inference_mode(): print((torch.ones(2, device="tpu") * 2).tolist())',
    "a thread": (
        "import threading\n"
        "t = threading.Thread(target=lambda: print((torch.ones(2, device='tpu') + 1).tolist()))\n"
        "t.start(); t.join()"
    ),
    "a compiled function": (
        'x = torch.ones(2, device="tpu"); print(torch.compile(lambda x: x + 1, backend="tpu")(x).tolist())'
    ),
    "a loader with workers": (
        "from torch.utils.data import DataLoader\n"
        "loader = DataLoader(torch.ones(4, 2), 2, num_workers=1)\n"
        'print(sum(b.to("tpu").sum().item() for b in loader))'
    ),
    "printing": 'print(torch.zeros(2, device="tpu"))',
    "a storage": "s = torch.UntypedStorage(8, device='tpu'); print(s.nbytes(), s.device)",
    "a view of a byte": 'print(torch.arange(4, device="tpu").view(torch.uint8).shape)',
    "explain": "print(len(torch.tpu.explain()) > 0)",
}
BATCH = 2
"""Processes at a time."""


@pytest.mark.parametrize("first", range(0, len(LINES), BATCH))
def test_a_first_line_ends_well(first: int, tmp_path: Path) -> None:
    running = []
    for i, name in enumerate(list(LINES)[first : first + BATCH]):
        script = tmp_path / f"line{i}.py"
        script.write_text(f"import torch\n{LINES[name]}\n")
        environment = {
            **os.environ,
            "TORCHTPU_CACHE_DIR": str(tmp_path / f"cache{i}"),
            "TORCHTPU_CACHE": "on",
        }
        command = [sys.executable, "-W", "ignore", str(script)]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        running.append((name, subprocess.Popen(command, env=environment, text=True, **pipes)))
    failures = []
    for name, process in running:
        try:
            out, err = process.communicate(timeout=180)
        except subprocess.TimeoutExpired:
            process.kill()
            failures.append(f"{name}: no end")
            continue
        if process.returncode != 0 or not out.strip():
            failures.append(f"{name}: exit status {process.returncode}\n{err[-1500:]}")
    assert not failures, "\n".join(failures)
