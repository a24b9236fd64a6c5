"""Parsing, and what ends a command."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from types import ModuleType

from .. import _core, lowering_texts
from ..recording.shapes import ShapesError
from . import (
    bench,
    bug_report,
    cache,
    doctor,
    dump,
    estimate,
    exits,
    export,
    lower,
    minify,
    package,
    record,
    replay,
    targets,
    warmup,
)

COMMANDS: dict[str, ModuleType] = {
    "doctor": doctor,
    "targets": targets,
    "record": record,
    "estimate": estimate,
    "warmup": warmup,
    "package": package,
    "cache": cache,
    "lower": lower,
    "replay": replay,
    "minify": minify,
    "report": bug_report,
    "bench": bench,
    "export": export,
    "dump": dump,
}

DESCRIPTION = """\
Tools around torch.compile(model, backend="tpu"): record the graphs of a program, look at them, check them,
and compile them for TPUs that this machine does not have."""

EPILOG = """\
`torchtpu COMMAND --help` explains a command, with examples. Recorded graphs come from `torchtpu record`, from
TORCHTPU_RECORD=DIR in a program's environment, and from torchtpu_compile.record() in a program.

"""


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="torchtpu",
        description=DESCRIPTION,
        epilog=EPILOG + exits.TABLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"torchtpu {_core.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, module in COMMANDS.items():
        sub = commands.add_parser(
            name,
            help=module.HELP,
            description=module.DESCRIPTION,
            epilog=f"examples:\n{module.EXAMPLES}\n\n{exits.TABLE}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add(sub)
        sub.set_defaults(run=module.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit status."""
    lowering_texts.install()
    args = parser().parse_args(argv)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        print("torchtpu: interrupted", file=sys.stderr)
        return exits.INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough (`| head`). Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + signal.SIGPIPE
    # A deadline is an `OSError`, too: the package's own errors come first.
    except _core.PluginError as error:
        return _complain(error, exits.NO_PLUGIN)
    except _core.GraphError as error:
        return _complain(error, exits.UNREADABLE)
    except _core.TorchTpuError as error:
        return _complain(error, exits.FAILED)
    except (OSError, ShapesError) as error:
        return _complain(error, exits.UNREADABLE)
    except ValueError as error:
        return _complain(error, exits.USAGE)


def _complain(error: Exception, status: int) -> int:
    print(f"torchtpu: {error}", file=sys.stderr)
    return status
