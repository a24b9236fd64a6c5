"""Ops that AOTAutograd takes apart into ones that the core lowers."""
