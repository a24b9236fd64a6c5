"""The first module of the command `torchtpu`: it imports the others while Ctrl-C ends the process at once."""

from __future__ import annotations

import signal
import threading


def main() -> int:
    """Runs the command of this process; returns its exit status.

    Until the commands are imported, Ctrl-C ends the process by the signal. As an exception it would come out
    of an import, which may crash or turn it into another: Python 3.11 raises a `RuntimeError` for what
    `__set_name__` raises.
    """
    raises = threading.current_thread() is threading.main_thread() and (
        signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )
    if raises:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .main import main as run

    if raises:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return run()
