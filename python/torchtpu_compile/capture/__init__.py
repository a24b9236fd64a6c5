"""What PyTorch hands over, as the core's graph: nodes, inputs, sizes, source lines, the wire form."""
