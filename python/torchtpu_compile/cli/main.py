"""Parsing, and what ends a command."""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from .. import _core, lowering_texts
from ..options import OptionError
from ..recording.shapes import ShapesError
from . import (
    bench,
    bug_report,
    cache,
    doctor,
    dump,
    estimate,
    exits,
    explain,
    export,
    first_hour,
    lower,
    minify,
    package,
    record,
    rehearse,
    replay,
    search,
    streams,
    targets,
    tune,
    warmup,
)
from .interrupts import Interrupts

COMMANDS: dict[str, ModuleType] = {
    "doctor": doctor,
    "first-hour": first_hour,
    "targets": targets,
    "explain": explain,
    "record": record,
    "rehearse": rehearse,
    "estimate": estimate,
    "search": search,
    "tune": tune,
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
            epilog=f"examples:\n{module.EXAMPLES}\n\n`torchtpu --help` lists the exit statuses.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add(sub)
        sub.set_defaults(run=module.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit status."""
    streams.prepare()
    lowering_texts.install()
    interrupts = Interrupts(main.__code__)
    interrupts.install()
    exiting = argv is None
    try:
        status = _run(argv)
        interrupts.uninstall(exits=exiting)
    except KeyboardInterrupt:
        interrupts.uninstall(exits=exiting)
        status = exits.INTERRUPTED
        if not interrupts.terminated:
            print("torchtpu: interrupted", file=sys.stderr)
    status = exits.TERMINATED if interrupts.terminated and status != exits.OK else status
    if exiting and status in (exits.INTERRUPTED, exits.TERMINATED):
        # A thread may still be inside of a compiler, which Python would finalize under it.
        _flush()
        sys.stderr.flush()
        os._exit(status)
    return status


def _flush() -> int:
    """Writes out standard output; returns `exits.OK`, or the status of a command whose output is lost."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough (`| head`). Python would complain once more when it flushes at exit.
        streams.discard_output()
        return exits.CLOSED_PIPE
    except OSError as error:
        streams.discard_output()
        return _complain(OSError(f"standard output cannot be written: {error.strerror}"), exits.UNREADABLE)
    return exits.OK


def _run(argv: Sequence[str] | None) -> int:
    status = _ended(argv)
    # What is lost matters more than what the command found.
    return _flush() or status


def _ended(argv: Sequence[str] | None) -> int:
    given = sys.argv[1:] if argv is None else list(argv)
    try:
        if not given:
            parser().print_help()
            return exits.OK
        _check_command(given[0])
        args = parser().parse_args(given)
        status: int = args.run(args)
        return status
    except SystemExit as ended:
        # argparse has said what is wrong, or what was asked for.
        return ended.code if isinstance(ended.code, int) else exits.OK if ended.code is None else exits.USAGE
    except BrokenPipeError:
        streams.discard_output()
        return exits.CLOSED_PIPE
    # A deadline is an `OSError`, too: the package's own errors come first.
    except _core.PluginError as error:
        return _complain(error, exits.NO_PLUGIN)
    except (_core.GraphError, _core.CacheFileError) as error:
        return _complain(error, exits.UNREADABLE)
    except OptionError as error:
        return _complain(error, exits.USAGE)
    except _core.TorchTpuError as error:
        return _complain(error, exits.FAILED)
    except (OSError, ShapesError) as error:
        return _complain(error, exits.UNREADABLE)
    except (ValueError, OverflowError) as error:
        return _complain(error, exits.USAGE)


def _check_command(name: str) -> None:
    """Raises `OptionError` with the nearest command for the name of an unknown one."""
    if name.startswith("-") or name in COMMANDS:
        return
    close = difflib.get_close_matches(name, COMMANDS, n=1)
    hint = f"did you mean `torchtpu {close[0]}`?" if close else f"the commands are {', '.join(COMMANDS)}"
    raise OptionError(f"unknown command `{name}`; {hint}")


def _complain(error: Exception, status: int) -> int:
    print(f"torchtpu: {error}", file=sys.stderr)
    return status
