"""Exit statuses of the commands."""

from __future__ import annotations

OK = 0
FAILED = 1
"""The command ran, and something that it examined failed: a graph was refused, a result differs."""
USAGE = 2
UNREADABLE = 3
"""A file is missing, damaged, of a format that this version does not read, or its signature is refused."""
NO_PLUGIN = 4
"""The PJRT plugin that is needed is missing or cannot be used."""
CLOSED_PIPE = 141
"""The reader of the output closed the pipe (`| head`)."""
INTERRUPTED = 130
"""Ctrl-C. Finished work is kept."""
TERMINATED = 143
"""SIGTERM. Finished work is kept."""

TABLE = """\
exit status:
  0    success
  1    something that the command examined failed; the output names it
  2    invalid arguments
  3    a file is missing, damaged, of an unknown format, or its signature is refused
  4    a PJRT plugin is missing or cannot be used
  130  interrupted by Ctrl-C, 143 ended by SIGTERM; finished work is kept"""
