"""`torchtpu-run` of the wheel: the runner of packages, which the native module holds."""

from __future__ import annotations

import os
import signal
import sys

from .. import _core


def main() -> int:
    """Runs the command with the arguments of this process; returns its exit status."""
    # The runner waits in native code, where Python's handler would not end it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    status = _core.run_package(sys.argv[1:], [path for path in sys.path if os.path.isdir(path)])
    if status:
        # A thread may still be inside of the plugin, which Python would finalize under it.
        sys.stderr.flush()
        os._exit(status)
    return status
