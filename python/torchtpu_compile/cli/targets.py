"""`torchtpu targets`."""

from __future__ import annotations

import argparse

from .. import _core
from . import exits
from .common import Parser, add_json
from .output import bytes_text, count_text, print_json, table

HELP = "list the targets that graphs can be compiled for"
DESCRIPTION = """\
Lists the TPU generations that graphs can be compiled for on any supported machine. libtpu must be installed;
no TPU is needed. Shows the figures of one chip and usual topologies. A target is written GENERATION:TOPOLOGY;
a generation alone means one chip. `cpu` and `cuda` mean this machine's own device."""
EXAMPLES = """\
  torchtpu targets
  torchtpu targets --json | jq '.[] | {name, memory_bytes}'"""


def add(parser: Parser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    found = _core.targets()
    if args.json:
        print_json(found)
        return exits.OK
    rows = [
        [
            g["target"],
            # Data sheets round: of v5p's 95 GiB, programs may use 95.73.
            bytes_text(max(g["memory_bytes"], g["usable_bytes"] * g["devices_per_chip"])),
            bytes_text(g["usable_bytes"]),
            count_text(g["bandwidth"], "B/s"),
            count_text(g["bf16_flops"], "FLOP/s"),
            count_text(g["eight_bit_ops"], "OP/s"),
            str(g["devices_per_chip"]),
            str(g["pod_chips"]),
            " ".join(g["topologies"]),
        ]
        for g in found
    ]
    head = ["target", "memory", "usable", "bandwidth", "bfloat16", "8 bits", "devices", "pod", "topologies"]
    print(table(head, rows, right=range(1, 8)))
    print()
    print("memory, bandwidth and peak rates are of one chip; usable is what a program may use of one device.")
    print("cpu and cuda are targets, too: this machine's own device.")
    return exits.OK
