"""`torchtpu export`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .. import _core
from ..whole_file import write_bytes, write_text
from . import exits
from .common import Parser, add_graph, add_sizes

HELP = "write a graph as StableHLO for other tools"
DESCRIPTION = """\
Writes the StableHLO of a graph. A file name that ends in .mlir gets MLIR's generic text, with the versions
that it was made with at the top. The text is not versioned: read it with a StableHLO of about the same age. A
name that ends in .mlirbc gets StableHLO's portable, versioned bytecode, which later and (with --version)
earlier releases read for years; this needs jaxlib. Both load with jaxlib and with every PJRT plugin."""
EXAMPLES = """\
  torchtpu export graph.ttpu --stablehlo graph.mlir
  torchtpu export graph.ttpu --stablehlo graph.mlirbc --version 1.0.0
  torchtpu export graph.ttpu --sizes s0=128 --stablehlo -      # to stdout"""


def add(parser: Parser) -> None:
    add_graph(parser)
    add_sizes(parser)
    parser.add_argument(
        "--stablehlo",
        required=True,
        metavar="FILE",
        help="output file: .mlir, .mlirbc, or - for stdout",
    )
    parser.add_argument(
        "--version", metavar="X.Y.Z", help="for .mlirbc: oldest StableHLO version that must read it"
    )


def run(args: argparse.Namespace) -> int:
    portable = args.stablehlo.endswith(".mlirbc")
    if args.version is not None and not portable:
        raise ValueError("--version is for portable bytecode: name the file .mlirbc")
    _, text = _core.lower_graph(args.graph, args.sizes)
    out = Path(args.stablehlo)
    if portable:
        write_bytes(out, _portable(text, args.version))
        return exits.OK
    made = f"written by torchtpu-compile {_core.__version__} from {Path(args.graph).name}"
    head = f"// StableHLO in generic form, {made}.\n"
    if args.stablehlo == "-":
        sys.stdout.write(head + text)
    else:
        write_text(out, head + text)
    return exits.OK


def _portable(text: str, version: str | None) -> bytes:
    try:
        from jaxlib.mlir import ir
        from jaxlib.mlir import passmanager as passes
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext as extension
        from jaxlib.mlir.dialects import chlo, stablehlo
    except ImportError:
        raise ValueError(
            "portable bytecode is written by jaxlib: `pip install jaxlib`, or use .mlir"
        ) from None
    stablehlo.register_stablehlo_passes()
    # Reads everywhere in releases of the last twelve weeks and the next years.
    recent = stablehlo.StablehloCompatibilityRequirement.WEEK_12
    version = version or stablehlo.get_version_from_compatibility_requirement(recent)
    try:
        dialects = ir.DialectRegistry()
        extension.register_dialects(dialects)
        with ir.Context() as context:
            context.append_dialect_registry(dialects)
            context.load_all_available_dialects()
            chlo.register_dialect(context)
            stablehlo.register_dialect(context)
            module = ir.Module.parse(text)
            # Only StableHLO itself has a portable form.
            pipeline = "builtin.module(func.func(chlo-legalize-to-stablehlo))"
            passes.PassManager.parse(pipeline).run(module.operation)
            portable: bytes = stablehlo.serialize_portable_artifact(module, version)
    except Exception as error:  # The bindings raise their own types, without a common base.
        raise ValueError(f"StableHLO {version} cannot hold this graph: {error}") from None
    return portable
