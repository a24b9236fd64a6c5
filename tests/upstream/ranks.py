"""Adapts PyTorch's `distributed_test.py`, which has cases for several ranks, to the two sides.

The installed package has the file. Its cases are for gloo, for NCCL or for both; both sides run all of them.
Here the CPU with gloo stands for a GPU, and on the other side the tpu device does. New tensors are on the
device by default, so that cases for tensors of the CPU are run there as well. Ranks are forked.
"""

from __future__ import annotations

import re

# On both sides, conditions on GPUs and backends hold, and a case has the side's own backend.
_BOTH = (
    (r'BACKEND != "(nccl|gloo|mpi)"', "False"),
    (r'BACKEND == "gloo"', "True"),
    (r'require_backend_is_available\(\{"(nccl|gloo)"\}\)', "require_backend_is_available({BACKEND})"),
    (r'backend="(nccl|gloo)"', "backend=BACKEND"),
    (r"BACKEND not in DistTestCases.backend_feature\[\"\w+\"\]", "False"),
    (r"DistTestCases.backend_feature\[\"gpu\"\]", "{BACKEND}"),
    (r"torch\.cuda\.device_count\(\)", 'int(os.environ["WORLD_SIZE"])'),
    (r"(?m)^import torch\.cuda\n", ""),
)
_ON_TPU = ((r"\bcuda\b(?!\.amp)", "tpu"),)
_ON_CPU = (
    (r"\.cuda\([^()]*(\([^()]*\)[^()]*)*\)", ".cpu()"),
    (r"torch\.cuda\.(?!amp)", "_GPU."),
    (r'f?"cuda(:[^"]*)?"( \+ str\(\w+\))?', '"cpu"'),
    (r"\.to\((self\.)?(rank|device_id)\)", ".cpu()"),
    (r"device=((self\.)?(my_|next_)?rank|device_id|0)\b", 'device="cpu"'),
    (r"torch\.device\((self\.)?(my_|next_)?rank\)", 'torch.device("cpu")'),
)

_END = '''

import faulthandler
import functools as _functools
import threading


class _GPU:
    """What the cases ask of a GPU, on the CPU."""

    Stream, stream, synchronize = torch.cpu.Stream, torch.cpu.stream, torch.cpu.synchronize
    manual_seed = torch.manual_seed

    @staticmethod
    def set_device(_):
        pass

    @staticmethod
    def is_available():
        return False

    @staticmethod
    def current_device():
        return "cpu"


class TestRanks(TestDistBackend, DistributedTest._DistTestBase):
    def setUp(self):
        super().setUp()
        self._start_processes(torch.multiprocessing.get_context("fork").Process)

    @classmethod
    def _run(cls, rank, *args, **kwargs):
        os.environ["LOCAL_RANK"] = str(rank)
        torch.set_num_threads(1)
        # Shows where it hangs, before its processes are ended. A fork has no watchdog of faulthandler's.
        dump = threading.Timer(float(os.environ["SECONDS_OF_A_CASE"]) * 0.8, faulthandler.dump_traceback)
        dump.daemon = True
        dump.start()
        if BACKEND == "tpu":
            # New tensors are where a case has its model, but for cases that need tensors of the CPU.
            torch.tpu.set_device(rank)
            if not re.search("DistributedSampler|gather_object|ddp_device", args[0]):
                torch.set_default_device("tpu")
        else:
            made = nn.parallel.DistributedDataParallel.__init__

            @_functools.wraps(made)
            def on_cpu(self, module, device_ids=None, output_device=None, *args, **kwargs):
                made(self, module, None, None, *args, **kwargs)

            nn.parallel.DistributedDataParallel.__init__ = on_cpu
        super()._run(rank, *args, **kwargs)


if int(os.environ["WORLD_SIZE"]) > 2:
    # Two ranks run the others. The class itself needs one of them.
    for _name in set(dir(TestRanks)) - {"test_ddp_has_finalized"}:
        if _name.startswith("test_") and getattr(getattr(TestRanks, _name), "ranks", 2) <= 2:
            setattr(TestRanks, _name, None)
'''

_BEGIN = """
def skip_if_no_gpu(function):
    return function


def skip_if_lt_x_gpu(*_, **__):
    return lambda function: function


nccl_skip_if_lt_x_gpu = requires_nccl_version = require_n_gpus_for_nccl_backend = skip_if_lt_x_gpu


def require_world_size(ranks):
    def decorate(function):
        function.ranks = ranks
        if int(os.environ["WORLD_SIZE"]) < ranks:
            return unittest.skip(f"{ranks} ranks")(function)
        return function

    return decorate


require_exact_world_size, skip_if_small_worldsize = require_world_size, require_world_size(3)


def init_multigpu_helper(world_size, backend):
    return {rank: [rank] for rank in range(world_size)}


DistTestCases.backend_feature["plugin"] = {"tpu"}
"""


def environment(side: str, ranks: int, seconds: float) -> dict[str, str]:
    """Returns environment variables of a process that runs cases, each with `ranks` ranks and `seconds`."""
    return {
        "SECONDS_OF_A_CASE": str(seconds),
        "WORLD_SIZE": str(ranks),
        "LOCAL_WORLD_SIZE": str(ranks),
        "BACKEND": "tpu" if side == "tpu" else "gloo",
        "MASTER_ADDR": "127.0.0.1",
        "OMP_NUM_THREADS": "1",
    } | ({} if side == "tpu" else {"TORCH_DEVICE_BACKEND_AUTOLOAD": "0"})


def adapted(text: str, side: str) -> str:
    """Returns the text of the file for a side."""
    for pattern, by in (*_BOTH, *(_ON_TPU if side == "tpu" else _ON_CPU)):
        text = re.sub(pattern, by, text)
    mark = "\nclass TestDistBackend("
    assert mark in text
    return text.replace(mark, _BEGIN + mark, 1) + _END
