"""Training steps on a GPU: PyTorch's CUDA, eager and with Inductor, and the `tpu` device over XLA's plugin.

    TORCHTPU_PLATFORM=cuda python benches/training_on_gpu.py [KIND] [...] [--seed S] [--steps N] [--dtype D]

The seed draws one model of each kind. Each way of running it is a process of its own with the same weights
and batch: `cuda` and `inductor` on CUDA's device, `compiled` (`torch.compile(backend="tpu")`, loss and AdamW
in eager mode) and `train_step` on the `tpu` device. A row has the first step in seconds, the median of the
later ones in milliseconds, each until the device has ended, and the last loss.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import random
import statistics
import subprocess
import sys
import time

os.environ.setdefault("TORCHTPU_CACHE", "off")

import torch
import torch.nn.functional as F
from fused_tpu import Gpt
from torch import Tensor, nn

WAYS = ("cuda", "inductor", "compiled", "train_step")


def drawn(kind: str, seed: int) -> tuple[nn.Module, Tensor, Tensor]:
    """A model, a batch and its labels."""
    draw = random.Random(f"{kind}{seed}")
    torch.manual_seed(seed)
    if kind == "gpt":
        vocabulary, length = draw.choice((8192, 16384)), draw.choice((256, 512))
        width, depth = draw.choice((384, 512, 768)), draw.randint(4, 8)
        model: nn.Module = Gpt(vocabulary, length, width, width // 64, depth)
        tokens = torch.randint(0, vocabulary, (draw.choice((4, 8)), length + 1))
        return model, tokens[:, :-1].contiguous(), tokens[:, 1:].flatten()
    if kind == "cnn":
        width, batch = draw.choice((32, 64)), draw.choice((64, 128))
        layers: list[nn.Module] = []
        last = 3
        for stage in range(draw.randint(3, 4)):
            for stride in (2, 1):
                layers += [
                    nn.Conv2d(last, width << stage, 3, stride, 1),
                    nn.BatchNorm2d(width << stage),
                    nn.ReLU(),
                ]
                last = width << stage
        model = nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(last, 100))
        return model, torch.randn(batch, 3, 64, 64), torch.randint(0, 100, (batch,))
    width = draw.choice((1024, 2048))
    layers = []
    for _ in range(draw.randint(4, 10)):
        layers += [nn.Linear(width, width), nn.LayerNorm(width), nn.GELU()]
    return (
        nn.Sequential(*layers, nn.Linear(width, 100)),
        torch.randn(256, width),
        torch.randint(0, 100, (256,)),
    )


def run(kind: str, way: str, seed: int, steps: int, dtype: torch.dtype) -> dict[str, float]:
    """Trains in this process."""
    on_cuda = way in ("cuda", "inductor")
    if not on_cuda:
        import torchtpu_compile.device

        torchtpu_compile.device.install(beside_another=True)
    device = "cuda" if on_cuda else "tpu"
    model, x, y = drawn(kind, seed)
    model = model.to(dtype).to(device)
    x, y = (x.to(dtype) if x.is_floating_point() else x).to(device), y.to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)
    forward = model
    if way != "cuda":
        forward = torch.compile(model, backend="inductor" if way == "inductor" else "tpu")

    def loss_of(model: nn.Module, x: Tensor, y: Tensor) -> Tensor:
        return F.cross_entropy(model(x).flatten(0, -2).float(), y)

    def step() -> Tensor:
        loss = loss_of(forward, x, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss.detach()

    if way == "train_step":
        whole = torchtpu_compile.train_step(model, loss_of, optimizer)
        step = functools.partial(whole, x, y)
    wait = torch.get_device_module(device).synchronize
    times = []
    for _ in range(steps):
        begin = time.perf_counter()
        loss = step()
        wait()
        times.append(time.perf_counter() - begin)
    rest = statistics.median(times[len(times) // 4 :])
    return {"first_s": times[0], "step_ms": rest * 1e3, "loss": loss.item()}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="gpt, cnn, mlp (all of them)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--dtype", choices=("bfloat16", "float32"), default="bfloat16")
    parser.add_argument("--way", choices=WAYS, help="run this one here, and print its row as JSON")
    given = parser.parse_args()
    kinds = given.kinds or ["gpt", "cnn", "mlp"]
    if given.way:
        print(json.dumps(run(kinds[0], given.way, given.seed, given.steps, getattr(torch, given.dtype))))
        return
    print(f"{torch.__version__}, {torch.cuda.get_device_name()}, {given.dtype}, seed {given.seed}")
    for kind in kinds:
        for way in WAYS:
            arguments = [kind, "--way", way, "--seed", str(given.seed), "--steps", str(given.steps)]
            command = [sys.executable, __file__, *arguments, "--dtype", given.dtype]
            done = subprocess.run(command, capture_output=True, text=True, timeout=600)
            if done.returncode:
                print(f"{kind:5} {way:11} failed: {done.stderr.strip().splitlines()[-1:]}", flush=True)
                continue
            row = json.loads(done.stdout.strip().splitlines()[-1])
            times = f"first {row['first_s']:6.1f} s  step {row['step_ms']:7.2f} ms"
            print(f"{kind:5} {way:11} {times}  loss {row['loss']:.4f}", flush=True)


if __name__ == "__main__":
    main()
