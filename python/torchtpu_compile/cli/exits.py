"""What the exit status of a command says."""

from __future__ import annotations

OK = 0
FAILED = 1
"""The command ran, and something that it looked at failed: a graph was refused, a result differs."""
USAGE = 2
UNREADABLE = 3
"""A file is missing, damaged, or of a format that this version does not read."""
NO_PLUGIN = 4
"""The PJRT plugin that is needed is missing or cannot be used."""
CLOSED_PIPE = 141
"""Who read the output has seen enough (`| head`)."""
INTERRUPTED = 130
"""Ctrl-C. What was finished is kept."""
TERMINATED = 143
"""SIGTERM. What was finished is kept."""

TABLE = """\
exit status:
  0    done
  1    something that the command looked at failed; the output says what
  2    the arguments make no sense
  3    a file is missing, damaged, or of a newer format
  4    a PJRT plugin is missing or cannot be used
  130  interrupted by Ctrl-C, 143 ended by SIGTERM; what was finished is kept"""
