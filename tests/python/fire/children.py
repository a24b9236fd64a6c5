"""Forked children of programs that tests write."""

from __future__ import annotations

AWAIT_CHILD = """
import os, sys, time
def await_child(child, problem):
    end = time.monotonic() + 30
    ended, status = os.waitpid(child, os.WNOHANG)
    while ended == 0 and time.monotonic() < end:
        time.sleep(0.001)
        ended, status = os.waitpid(child, os.WNOHANG)
    if ended == 0:
        os.kill(child, 9)
        sys.exit(problem)
    assert os.waitstatus_to_exitcode(status) == 7, status
"""
"""Source of `await_child`: ends the program with `problem` if the child does not end within 30 s; it has to
end with status 7."""
