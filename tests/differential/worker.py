"""Answers requests on stdin, a line of JSON each: `{"check": SEED}`, `{"minimize": SEED, "failure": …}`."""

from __future__ import annotations

import json
import os
import sys
import warnings


def main() -> None:
    # Answers have a channel of their own: whatever a library prints goes to stderr.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
    warnings.simplefilter("ignore")
    import torch

    torch.set_num_threads(1)
    import check
    from program import make

    torch._logging.set_logs(all=40)
    for line in sys.stdin:
        request = json.loads(line)
        if "check" in request:
            answer = check.check(request["check"])
        else:
            seed, failure = request["minimize"], request["failure"]
            smallest = check.minimize(make(seed), failure)
            answer = {"test": check.as_test(smallest, failure), "steps": len(smallest.steps)}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
