"""The suites of PyTorch's that run here, and how a case of the one side is found on the other."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

# device: cases that PyTorch makes for each device type, on the CPU and on the tpu device.
# backend: Inductor's cases for the CPU, with the backends `aot_eager` and `tpu`.
# renamed: cases written for the device "openreg", with that name replaced. There is no other side.
# ranks: cases for several processes, on the CPU with gloo and on the tpu device.
Kind = Literal["device", "backend", "renamed", "ranks"]

DEVICE = (
    "test_torch",
    "test_view_ops",
    "test_indexing",
    "test_shape_ops",
    "test_type_promotion",
    "test_tensor_creation_ops",
    "test_reductions",
    "test_sort_and_select",
    "test_scatter_gather_ops",
    "test_binary_ufuncs",
    "test_unary_ufuncs",
    "test_autograd",
    "test_nn",
    "nn/*",
    "test_optim",
    "test_linalg",
    "test_foreach",
    "test_serialization",
    "test_dataloader",
)
BACKEND = ("inductor/test_torchinductor", "inductor/test_torchinductor_dynamic_shapes")
# Older checkouts have one file for an older package.
OPENREG = "cpp_extensions/open_registration_extension"
RENAMED = (f"{OPENREG}/torch_openreg/tests/*", f"{OPENREG}/test/*")

# Part of the package, so that the directory of installed packages is a checkout of it.
RANKS = "torch/testing/_internal/distributed/distributed_test.py"

SIDES: dict[Kind, tuple[str, ...]] = {
    "device": ("cpu", "tpu"),
    "backend": ("aot_eager", "tpu"),
    "renamed": ("tpu",),
    "ranks": ("cpu", "tpu"),
}


@dataclass(frozen=True)
class Suite:
    """One test file of a checkout. `name` is its path below `test/`, without `.py`."""

    name: str
    path: Path
    kind: Kind
    ranks: int = 1


def find(checkout: Path, names: list[str]) -> list[Suite]:
    """Returns the suites of `checkout` called `names`, or all of them if `names` is empty.

    A directory's name selects its files, and `torch_openreg` selects those of that package. Raises
    `ValueError` if a name selects nothing.
    """
    found: list[Suite] = []
    for kind, patterns in (("device", DEVICE), ("backend", BACKEND), ("renamed", RENAMED)):
        for pattern in patterns:
            for path in sorted((checkout / "test").glob(f"{pattern}.py")):
                if path.name.startswith("test_"):
                    name = path.relative_to(checkout / "test").with_suffix("").as_posix()
                    found.append(Suite(name.replace(OPENREG, "torch_openreg"), path, kind))  # type: ignore[arg-type]
    path = checkout / RANKS
    if path.exists():
        found += [Suite(f"{path.stem}/{ranks}", path, "ranks", ranks) for ranks in (2, 4)]
    found = [suite for n, suite in enumerate(found) if suite not in found[:n]]
    for name in names:
        if not any(_selects(name, suite) for suite in found):
            raise ValueError(
                f"{checkout} has no suite {name!r}; it has {', '.join(s.name for s in found) or 'none'}"
            )
    return [suite for suite in found if not names or any(_selects(name, suite) for name in names)]


def _selects(name: str, suite: Suite) -> bool:
    return suite.name == name or suite.name.startswith(f"{name.rstrip('/')}/")


def on_cpu(case: str) -> str:
    """Returns the name that the CPU's case has for the case `Class.test` of the tpu device."""
    owner, test = case.split(".")
    owner = re.sub("TPU$", "CPU", owner)
    before, found, after = test.rpartition("_tpu")
    return f"{owner}.{before}_cpu{after}" if found else f"{owner}.{test}"
