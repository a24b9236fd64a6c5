"""Saved graphs, and counts of the sizes that they are called with."""
