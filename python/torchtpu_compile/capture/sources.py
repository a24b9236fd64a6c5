"""Lines of the user's program."""

from __future__ import annotations

import re
from dataclasses import dataclass

import torch

_FRAME = re.compile(r'^ *File "(?P<file>[^\n]*)", line (?P<line>\d+), in [^\n]*\n(?P<code>[^\n]*)', re.M)
_NOT_THE_USERS = ("/torch/distributed/", "/torchtpu_compile/distributed.py")
_SHOWN = 80
"""How much of a line of code a message shows."""
_NO_CODE = re.compile(r"^ *(File |[\^~ ]*$)")


@dataclass(frozen=True)
class Source:
    file: str
    line: int
    code: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}"
        shown = self.code if len(self.code) <= _SHOWN else f"{self.code[: _SHOWN - 1]}…"
        return f"{place}: `{shown}`" if shown else place


def source_of(node: torch.fx.Node) -> Source | None:
    """The line that made a node: the innermost frame of the stack that Dynamo recorded.

    What is done on the way to a collective, by PyTorch's distributed package and by ours, is not the user's.
    """
    trace = node.meta.get("stack_trace")
    if not trace:
        return None
    frames = list(_FRAME.finditer(trace))
    if not frames:
        return None
    users = [f for f in frames if not any(part in f["file"] for part in _NOT_THE_USERS)]
    frame = users[-1] if users else frames[-1]
    code = frame["code"]
    if _NO_CODE.match(code):
        code = ""
    return Source(frame["file"], int(frame["line"]), code.strip())
