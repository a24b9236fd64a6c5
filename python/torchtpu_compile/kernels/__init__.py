"""Functions and kernels of other frameworks as ops of PyTorch."""
