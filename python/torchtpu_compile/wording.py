"""Counts in sentences."""

from __future__ import annotations


def counted(count: int, noun: str, plural: str | None = None) -> str:
    """Returns `1 bucket`, `2 buckets`, `1,000 buckets`. `plural` is for a noun that does not take an s."""
    return f"{count:,} {noun if count == 1 else plural or noun + 's'}"
