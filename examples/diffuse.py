"""Diffusion: a small U-Net learns handwritten digits, then makes some of noise, compiled by one line each.

Training predicts the noise that was added to an image (DDPM); sampling takes it away in 50 steps. The time
of a step is a tensor, so all steps are one program.

    python examples/diffuse.py
"""

from __future__ import annotations

import math
import time

import torch
import torch.nn.functional as F
import torchtpu_compile
from sklearn.datasets import load_digits
from torch import nn

STEPS, BATCH, CHANNELS = 50, 128, 32


class Block(nn.Module):
    """Two convolutions with group norm; the time shifts what is between them."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(inputs, outputs, 3, padding=1)
        self.norm = nn.GroupNorm(8, outputs)
        self.time = nn.Linear(CHANNELS, outputs)
        self.second = nn.Conv2d(outputs, outputs, 3, padding=1)
        self.skip = nn.Conv2d(inputs, outputs, 1)

    def forward(self, x: torch.Tensor, t: torch.Tensor) -> torch.Tensor:
        h = F.silu(self.norm(self.first(x)) + self.time(t)[:, :, None, None])
        return self.second(h) + self.skip(x)


class UNet(nn.Module):
    """`f32[N, 1, 8, 8]` and times `f32[N]` in 0 to 1 → the noise, of the image's shape."""

    def __init__(self) -> None:
        super().__init__()
        self.down = Block(1, CHANNELS)
        self.middle = Block(CHANNELS, 2 * CHANNELS)
        self.up = nn.ConvTranspose2d(2 * CHANNELS, CHANNELS, 2, stride=2)
        self.out = Block(2 * CHANNELS, CHANNELS)
        self.last = nn.Conv2d(CHANNELS, 1, 1)

    def forward(self, x: torch.Tensor, t: torch.Tensor) -> torch.Tensor:
        frequencies = torch.exp(torch.linspace(0, math.log(1000.0), CHANNELS // 2))
        angles = t[:, None] * frequencies
        t = torch.cat([angles.sin(), angles.cos()], dim=1)
        high = self.down(x, t)
        low = self.middle(F.avg_pool2d(high, 2), t)
        return self.last(self.out(torch.cat([high, self.up(low)], dim=1), t))


def main() -> None:
    torch.manual_seed(0)
    images = torch.tensor(load_digits().images, dtype=torch.float32).unsqueeze(1) / 8 - 1
    left = torch.cumprod(1 - torch.linspace(1e-3, 0.2, STEPS), 0)  # of the image, after each step
    model = UNet()
    predict = torch.compile(model, backend="tpu")  # the one line
    optimizer = torch.optim.Adam(model.parameters(), lr=2e-3)
    losses = []
    begun = time.perf_counter()
    for _ in range(100):
        x = images[torch.randint(0, len(images), (BATCH,))]
        at, noise = torch.randint(0, STEPS, (BATCH,)), torch.randn_like(x)
        share = left[at][:, None, None, None]
        noisy = share.sqrt() * x + (1 - share).sqrt() * noise
        loss = F.mse_loss(predict(noisy, at / STEPS), noise)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    print(f"100 steps in {time.perf_counter() - begun:.1f} s: loss {losses[0]:.2f} → {losses[-1]:.2f}")

    with torch.no_grad():
        x = torch.randn(16, 1, 8, 8)
        before = 0
        for i in reversed(range(STEPS)):
            noise = predict(x, torch.full((16,), i / STEPS))
            if i == STEPS - 1:
                before = torchtpu_compile.metrics()["xla_compiles"]
            keep = left[i] / (left[i - 1] if i else 1.0)
            x = (x - (1 - keep) / (1 - left[i]).sqrt() * noise) / keep.sqrt()
            if i:
                x += (1 - keep).sqrt() * torch.randn_like(x)
        later = torchtpu_compile.metrics()["xla_compiles"] - before
    print(
        f"16 images in {STEPS} steps, {later} compiles after the first step, "
        f"range {x.min():.1f} to {x.max():.1f}"
    )
    assert losses[-1] < 0.5 * losses[0] and later == 0 and x.isfinite().all()


if __name__ == "__main__":
    main()
