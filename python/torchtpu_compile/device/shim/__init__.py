"""The C++ that PyTorch wants of a device, and what compiles it."""
