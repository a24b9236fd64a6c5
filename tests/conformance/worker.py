"""Runs entries that arrive on stdin, one per line as JSON, and answers each with a line of JSON.

`worker.py MODULE N`: the module's `run(entry, N)` gives the answers.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import warnings


def main() -> None:
    # Answers have a channel of their own: whatever a library prints goes to stderr.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
    # Tens of thousands of tiny programs, each compiled once, are of no use to anybody later.
    os.environ.setdefault("TORCHTPU_CACHE", "off")
    warnings.simplefilter("ignore")
    import torch

    torch.set_num_threads(1)
    import cases

    runner = importlib.import_module(sys.argv[1])
    torch._logging.set_logs(all=40)
    for line in sys.stdin:
        entry = cases.Entry(**json.loads(line))
        try:
            outcome = runner.run(entry, int(sys.argv[2]))
        except Exception as error:
            reason = f"{type(error).__name__}: {cases.first_line(error)}"
            outcome = cases.Outcome(entry.op, entry.dtype, entry.direction, "error", reasons=[reason])
        answers.write(json.dumps(outcome.as_dict()) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
