"""Eager fallback: what runs in eager PyTorch, why, and the report of it."""
