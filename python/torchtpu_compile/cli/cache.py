"""`torchtpu cache`."""

from __future__ import annotations

import argparse
import datetime
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .. import _core
from ..options import OptionError, Options
from ..wording import counted
from . import exits
from .cache_place import add_directory, chosen_directory, chosen_size, existing_directory
from .common import Parser, add_json, check_key, check_writable
from .output import bytes_text, print_json, seconds_text, table

HELP = "list, check and share the entries of the compilation cache"
DESCRIPTION = """\
Manages the compilation cache, which keeps executables for other processes:

  ls               list the entries, most recently used first
  show KEY         print the parts of an entry's key, and the time that it took to make
  explain KEY      compare an entry with the closest other one: why was this compiled again?
  stats            print the number of entries and their size
  verify           read every entry, and move damaged ones to quarantine
  gc               remove the least recently used entries above --max-bytes
  clear            remove all entries
  export BUNDLE    write entries to one file
  import BUNDLE    read such a file, on a machine of the same kind
  keys FILE        write a private key to FILE and its public key to FILE.pub

A key may be abbreviated if it remains unambiguous."""
EXAMPLES = """\
  torchtpu cache ls
  torchtpu cache explain 53468e2c
  torchtpu cache gc --max-bytes 2G
  torchtpu cache keys fleet.key
  torchtpu cache export fleet.bundle --sign fleet.key
  torchtpu cache import fleet.bundle --verify fleet.key.pub"""


def add(parser: Parser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, run: Callable[[argparse.Namespace], int], help: str) -> Parser:
        sub = actions.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
        sub.set_defaults(action_run=run)
        if name != "keys":
            add_directory(sub)
        if name not in ("keys", "clear", "gc"):
            add_json(sub)
        return sub

    action("ls", _ls, "list the entries, the one used last first")
    action("show", _show, "say what an entry was made from").add_argument("key", metavar="KEY")
    action("explain", _explain, "say how an entry differs from the nearest other one").add_argument(
        "key", metavar="KEY"
    )
    action("stats", _stats, "say how many entries there are and what they take")
    action("verify", _verify, "read every entry and put damaged ones aside")
    action("gc", _gc, "remove what was used longest ago").add_argument(
        "--max-bytes",
        type=_bytes,
        metavar="SIZE",
        help="size to keep, such as 500M or 2G (default: $TORCHTPU_CACHE_MAX_BYTES, else 10G)",
    )
    action("clear", _clear, "remove every entry")
    export = action("export", _export, "write entries to one file")
    export.add_argument("bundle", type=Path, metavar="BUNDLE")
    export.add_argument("--key", action="append", metavar="KEY", help="only this entry; may be repeated")
    export.add_argument("--sign", type=Path, metavar="KEY", help="sign with the private key in this file")
    read = action("import", _import, "read the entries of a bundle")
    read.add_argument("bundle", type=Path, metavar="BUNDLE")
    trust = read.add_mutually_exclusive_group(required=True)
    trust.add_argument("--verify", type=Path, metavar="KEY", help="accept it if signed by this public key")
    trust.add_argument(
        "--trust-unsigned",
        action="store_true",
        help="accept it unsigned: its machine code will run here as you",
    )
    keys = action("keys", _keys, "make a pair of keys for bundles")
    keys.add_argument("file", type=Path, metavar="FILE")


def run(args: argparse.Namespace) -> int:
    status: int = args.action_run(args)
    return status


def _bytes(text: str) -> int:
    try:
        return Options.resolve({"cache_max_bytes": text}, {}).cache_max_bytes
    except OptionError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _ls(args: argparse.Namespace) -> int:
    entries = _core.cache_list(existing_directory(args))
    if args.json:
        print_json(entries)
        return exits.OK
    rows = [[e["key"][:16], e["kind"], bytes_text(e["bytes"]), _when(e["used"]), e["name"]] for e in entries]
    print(table(["key", "kind", "size", "used", "graph"], rows, right=(2,)))
    return exits.OK


def _when(seconds: float) -> str:
    return datetime.datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _show(args: argparse.Namespace) -> int:
    entry = _core.cache_show(existing_directory(args), args.key)
    if args.json:
        print_json(entry)
        return exits.OK
    print(f"key      {entry['key']}")
    print(f"kind     {entry['kind']}")
    print(f"graph    {entry['name']}")
    print(f"made     {_when(entry['created'])}, in {seconds_text(entry['seconds'])}")
    print(f"size     {bytes_text(entry['payload_bytes'])} before compression")
    print("made from")
    for name, value in entry["parts"].items():
        print(f"  {name:<17} {' '.join(str(value).split()) or '-'}")
    return exits.OK


def _explain(args: argparse.Namespace) -> int:
    found = _core.cache_explain(existing_directory(args), args.key)
    if args.json:
        print_json(found)
    elif found["nearest"] is None:
        print("there is no other entry to compare with")
    else:
        print(f"the nearest entry is {found['nearest'][:16]} of {found['name']}; there → here:")
        for line in found["differences"] or ["no difference"]:
            print(f"  {line}")
    return exits.OK


def _stats(args: argparse.Namespace) -> int:
    directory = existing_directory(args)
    found: dict[str, Any] = {"directory": str(directory or _core.cache_default_dir())}
    found |= _core.cache_stats(directory)
    if args.json:
        print_json({**found, "max_bytes": chosen_size()})
        return exits.OK
    print(
        f"{found['directory']}: {counted(found['executables'], 'executable')}, "
        f"{counted(found['checks'], 'checked graph')}, {counted(found['recipes'], 'op')} of the tpu device, "
        f"{counted(found['tunings'], 'tuned program')}"
    )
    print(f"{bytes_text(found['bytes'])} of at most {bytes_text(chosen_size())}")
    if found["quarantined"]:
        print(f"{found['quarantined']} damaged entries were put aside")
    return exits.OK


def _verify(args: argparse.Namespace) -> int:
    found = _core.cache_verify(existing_directory(args))
    if args.json:
        print_json(found)
    else:
        for entry in found["damaged"]:
            print(f"damaged: {entry['key'][:16]}: {entry['reason']}")
        print(f"{found['sound']} sound, {len(found['damaged'])} damaged and put aside")
    return exits.FAILED if found["damaged"] else exits.OK


def _removed(gone: dict[str, int]) -> int:
    print(f"{counted(gone['entries'], 'entry', 'entries')} removed, {bytes_text(gone['bytes'])}")
    return exits.OK


def _gc(args: argparse.Namespace) -> int:
    limit = chosen_size() if args.max_bytes is None else args.max_bytes
    return _removed(_core.cache_gc(existing_directory(args), limit))


def _clear(args: argparse.Namespace) -> int:
    return _removed(_core.cache_clear(existing_directory(args)))


def _export(args: argparse.Namespace) -> int:
    check_key(args.sign)
    check_writable(args.bundle)
    directory = existing_directory(args)
    if not _core.cache_list(directory):
        print(
            f"torchtpu: {directory or _core.cache_default_dir()} holds no entries to export", file=sys.stderr
        )
        return exits.FAILED
    return _bundled(args, _core.cache_export(directory, args.bundle, args.key, args.sign))


def _import(args: argparse.Namespace) -> int:
    directory = chosen_directory(args)
    read = _core.cache_import(directory, args.bundle, args.verify, args.trust_unsigned)
    # Programs load these themselves, with `torchtpu_compile.precompile.load`.
    functions = read.pop("functions")
    return _bundled(args, {**read, "functions": functions is not None})


def _bundled(args: argparse.Namespace, made: dict[str, Any]) -> int:
    if args.json:
        print_json(made)
    else:
        signed = "signed" if made["signed"] else "not signed"
        entries = counted(made["entries"], "entry", "entries")
        print(f"{args.bundle}: {entries}, {bytes_text(made['bytes'])}, {signed}")
    return exits.OK


def _keys(args: argparse.Namespace) -> int:
    _core.cache_make_keys(args.file)
    print(f"{args.file} signs: keep it secret; {args.file}.pub verifies: take it to the machines that import")
    return exits.OK
