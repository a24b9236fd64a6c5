"""``torch.compile(model, backend="tpu")``: FX graphs to StableHLO to any PJRT plugin."""
