"""Device tensors between processes of `torch.multiprocessing`: they arrive as they were sent."""

from __future__ import annotations

import sys
from pathlib import Path

import fresh

SCRIPT = """
import torch, torch.multiprocessing as mp

def made():
    base = torch.arange(12.0, device="tpu").reshape(3, 4)
    parameter = torch.nn.Parameter(torch.ones(3, device="tpu"))
    frozen = torch.nn.Parameter(torch.arange(3, device="tpu"), requires_grad=False)
    return {
        "computed": torch.ones(3, device="tpu") + 1,
        "view": base.t()[1:, ::2],
        "base": base,
        "parameter": parameter,
        "frozen": frozen,
        "scalar": torch.tensor(7, device="tpu"),
        "empty": torch.empty(0, 4, dtype=torch.bfloat16, device="tpu"),
        "leaf": torch.zeros(2, device="tpu", requires_grad=True),
        "storage": torch.arange(6, dtype=torch.int32, device="tpu").untyped_storage(),
    }

def check(found):
    for name, want in made().items():
        got = found[name]
        assert type(got) is type(want) and got.device == want.device, name
        if name == "storage":
            assert got.cpu().tolist() == want.cpu().tolist()
            continue
        assert (got.shape, got.stride(), got.dtype) == (want.shape, want.stride(), want.dtype), name
        assert got.storage_offset() == want.storage_offset() and got.requires_grad == want.requires_grad, name
        assert torch.equal(got.cpu(), want.cpu()), name
    # What shared a storage in the message still shares one.
    found["base"][0, 1] = -1
    assert found["view"][0, 0].item() == -1

def child(there, back, argument):
    assert torch.equal(argument.cpu(), torch.ones(2))
    assert torch.equal(there.get(timeout=60), torch.arange(5))
    check(there.get(timeout=60))
    back.put(made())
    back.close()
    back.join_thread()

if __name__ == "__main__":
    context = mp.get_context("spawn")
    there, back = context.Queue(), context.Queue()
    process = context.Process(target=child, args=(there, back, torch.ones(2, device="tpu")))
    process.start()
    there.put(torch.arange(5))
    there.put(made())
    check(back.get(timeout=100))
    process.join(60)
    assert process.exitcode == 0, process.exitcode
    print("arrived")
"""


def test_tensors_arrive_through_queues_and_as_arguments(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    ended = fresh.run([sys.executable, script], cwd=tmp_path, timeout=200)
    assert ended.returncode == 0 and ended.stdout == "arrived\n", ended.stdout + ended.stderr
