"""What StableHLO costs on a TPU that need not exist, by libtpu's own estimate.

A process of its own for each topology compiles for it: libtpu may abort, and reads its settings once.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

DIED = "the compiler died"
NOT_KEPT = "not compiled yet"
SUMMED = ("cycles", "kernels", "moves", "bytes")
Costs = dict[str, Any]
"""`cycles`, `kernels`, `moves`, `bytes`, `peak`, `without_estimate`, or `error`."""


def costs(texts: Sequence[str], topology: str, kept: Path, compiling: bool = True) -> list[Costs]:
    """The costs of programs; those that `kept` has are not compiled, and the others only if `compiling`."""
    kept.mkdir(parents=True, exist_ok=True)
    places = [
        kept / f"{hashlib.sha256(f'{topology} {text}'.encode()).hexdigest()[:24]}.json" for text in texts
    ]
    missing = [(text, place) for text, place in zip(texts, places, strict=True) if not place.exists()]
    if missing and compiling:
        _compile(missing, topology)
    lacking = {"error": DIED if compiling else NOT_KEPT}
    return [json.loads(p.read_text()) if p.exists() else lacking for p in places]


def _compile(missing: Sequence[tuple[str, Path]], topology: str) -> None:
    dump = tempfile.mkdtemp(prefix="torchtpu-judge-")
    environment = {
        **os.environ,
        # Nothing here holds a chip that libtpu's lock would guard.
        "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",
        "TPU_SKIP_MDS_QUERY": "1",
        "TPU_ACCELERATOR_TYPE": "v5litepod-4",
        "TPU_WORKER_HOSTNAMES": "localhost",
        "TPU_WORKER_ID": "0",
        "JAX_PLATFORMS": "cpu",
        "TPU_MIN_LOG_LEVEL": "3",
        "TPU_STDERR_LOG_LEVEL": "3",
        "XLA_FLAGS": f"--xla_dump_to={dump} --xla_dump_hlo_as_text=true",
    }
    jobs = json.dumps([(text, str(place)) for text, place in missing])
    try:
        command = [sys.executable, __file__, topology, dump]
        subprocess.run(command, env=environment, input=jobs, text=True, check=False)
    finally:
        shutil.rmtree(dump, ignore_errors=True)


def _serve(topology: str, dump: Path) -> None:
    """In the process for a topology: compiles what stdin names, and writes what each costs."""
    from jax._src.interpreters import mlir
    from jax.experimental import topologies
    from jaxlib import _jax, xla_client
    from jaxlib.mlir import ir

    devices = topologies.get_topology_desc(platform="tpu", topology_name=topology).devices
    client = devices[0].client  # It can only compile.
    for text, place in json.load(sys.stdin):
        shutil.rmtree(dump, ignore_errors=True)
        dump.mkdir()
        try:
            with mlir.make_ir_context():
                module = ir.Module.parse(text)
                options = xla_client.CompileOptions()
                options.num_replicas = options.num_partitions = 1
                compiled = client.compile(module, _jax.DeviceList(tuple(devices[:1])), options)
            result = _read(compiled, dump)
        except Exception as error:
            result = {"error": str(error).strip().splitlines()[0]}
        Path(place).write_text(json.dumps(result))


def _read(compiled: Any, dump: Path) -> Costs:
    texts = [path.read_text() for path in dump.glob("*.after_codegen.txt")]
    analysis = compiled.cost_analysis() or {}
    analysis = analysis[0] if isinstance(analysis, list) else analysis
    return {
        **kernels(max(texts, key=len)),
        "bytes": analysis.get("bytes accessed"),
        "peak": compiled.get_compiled_memory_stats().peak_memory_in_bytes,
    }


def kernels(hlo: str) -> Costs:
    """The costs that a scheduled program names itself: all but its bytes and its peak."""
    from torchtpu_compile import _core

    schedule = _core.scheduled_kernels(hlo)
    return {
        "cycles": schedule["cycles"],
        "kernels": sum(kernel["runs"] for kernel in schedule["kernels"]),
        "moves": sum(kernel["moves_only"] for kernel in schedule["kernels"]),
        "without_estimate": [*schedule["without_estimate"]],
        "unknown_loops": schedule["unknown_loops"],
    }


def together(parts: Sequence[Costs]) -> Costs:
    """The costs of programs that run one after another."""
    total: Costs = {key: sum(part[key] for part in parts) for key in parts[0] if key in SUMMED}
    if "peak" in parts[0]:
        total["peak"] = max(part["peak"] for part in parts)
    total["unknown_loops"] = sum(part.get("unknown_loops", 0) for part in parts)
    total["without_estimate"] = [name for part in parts for name in part["without_estimate"]]
    return total


if __name__ == "__main__":
    _serve(sys.argv[1], Path(sys.argv[2]))
