"""The tpu device for PyTorch's device-generic tests; `TORCH_TEST_DEVICES` names this file.

PyTorch runs it with the globals of `torch.testing._internal.common_device_type`.
"""

from __future__ import annotations

from typing import Any

import torch

_cpu = globals()["CPUTestBase"]
_slot = globals()["PrivateUse1TestBase"]
_bases = globals()["device_type_test_bases"]
# Its cases would be those of the class below, under the name of the slot.
_bases[:] = [base for base in _bases if base is not _slot]


class TPUTestBase(_slot):  # type: ignore[misc, valid-type]
    """Makes the cases that the CPU has, with the CPU's data types."""

    # PyTorch asks for these at import already. It would look them up by the slot's name.
    device_type = "tpu"
    device_mod = torch.tpu  # type: ignore[attr-defined]
    primary_device = "tpu:0"

    @classmethod
    def _get_dtypes(cls, test: Any) -> Any:
        dtypes = getattr(test, "dtypes", None)
        if dtypes is not None and "tpu" not in dtypes and "cpu" in dtypes:
            return dtypes["cpu"]
        return super()._get_dtypes(test)

    @classmethod
    def setUpClass(cls) -> None:
        """Leaves the names above as they are."""


TEST_CLASS = TPUTestBase
