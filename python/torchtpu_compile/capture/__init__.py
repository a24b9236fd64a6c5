"""Conversion of PyTorch's graphs to the core's: nodes, inputs, sizes, source lines, the wire form."""
