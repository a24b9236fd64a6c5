"""Twelve programs in plain PyTorch, on `device="tpu"` in the default mode, and on the CPU.

Each program runs on each device in a process of its own with an empty cache. Compared are the losses of the
first 50 steps, the time of the first step, of the first 100, and of a step after them.

    .venv/bin/python benches/eager_programs.py [NAME ...] [--table docs/device-programs.md] [--warm]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

Step = Callable[[], torch.Tensor]
Build = Callable[[str], Step]

STEPS, LATER = 100, 40


def trainer(
    model: nn.Module,
    loss: Callable[[], torch.Tensor],
    optimizer: type[torch.optim.Optimizer] = torch.optim.AdamW,
    rate: float = 1e-3,
) -> Step:
    update = optimizer(model.parameters(), lr=rate)

    def step() -> torch.Tensor:
        update.zero_grad()
        value = loss()
        value.backward()
        update.step()
        return value.detach()

    return step


def images(count: int, channels: int, side: int) -> torch.Tensor:
    return torch.randn(count, channels, side, side)


def cnn(device: str) -> Step:
    """The first example of PyTorch's: digits, two convolutions, Adadelta."""
    model = nn.Sequential(
        nn.Conv2d(1, 32, 3),
        nn.ReLU(),
        nn.Conv2d(32, 64, 3),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Linear(9216, 128),
        nn.ReLU(),
        nn.Linear(128, 10),
    ).to(device)
    x, y = images(64, 1, 28).to(device), torch.randint(0, 10, (64,)).to(device)
    return trainer(model, lambda: F.nll_loss(F.log_softmax(model(x), 1), y), torch.optim.Adadelta, 1.0)


def vae(device: str) -> Step:
    """A variational autoencoder; its noise comes from the CPU, so that both devices see the same."""
    encoder, mean, spread = nn.Linear(784, 400), nn.Linear(400, 20), nn.Linear(400, 20)
    decoder = nn.Sequential(nn.Linear(20, 400), nn.ReLU(), nn.Linear(400, 784))
    model = nn.ModuleList([encoder, mean, spread, decoder]).to(device)
    x = torch.rand(128, 784).to(device)

    def loss() -> torch.Tensor:
        h = F.relu(encoder(x))
        mu, log_variance = mean(h), spread(h)
        z = mu + torch.randn(128, 20).to(device) * torch.exp(0.5 * log_variance)
        fit = F.binary_cross_entropy_with_logits(decoder(z), x, reduction="sum")
        return (fit - 0.5 * torch.sum(1 + log_variance - mu.pow(2) - log_variance.exp())) / len(x)

    return trainer(model, loss)


def lstm(device: str) -> Step:
    """A language model of two LSTM layers, with clipped gradients."""
    embed, body, head = nn.Embedding(1000, 128), nn.LSTM(128, 128, 2), nn.Linear(128, 1000)
    model = nn.ModuleList([embed, body, head]).to(device)
    tokens = torch.randint(0, 1000, (36, 20)).to(device)
    update = torch.optim.SGD(model.parameters(), lr=1.0)

    def step() -> torch.Tensor:
        update.zero_grad()
        out, _ = body(embed(tokens[:-1]))
        value = F.cross_entropy(head(out).flatten(0, 1), tokens[1:].flatten())
        value.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 0.25)
        update.step()
        return value.detach()

    return step


class Block(nn.Module):
    """Causal attention and an MLP, as in small GPTs."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        batch, length, width = x.shape
        q, k, v = self.qkv(self.first(x)).split(width, 2)
        q, k, v = (t.view(batch, length, self.heads, -1).transpose(1, 2) for t in (q, k, v))
        mixed = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(mixed.transpose(1, 2).reshape(batch, length, width))
        return x + self.mlp(self.second(x))


def gpt(device: str) -> Step:
    """A small GPT that is trained with AdamW and a schedule."""
    embed, places, head = nn.Embedding(500, 128), nn.Embedding(64, 128), nn.Linear(128, 500)
    blocks = nn.Sequential(*(Block(128, 4) for _ in range(4)))
    model = nn.ModuleList([embed, places, blocks, head]).to(device)
    tokens = torch.randint(0, 500, (8, 65)).to(device)
    update = torch.optim.AdamW(model.parameters(), lr=1e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(update, 1000)

    def step() -> torch.Tensor:
        update.zero_grad(set_to_none=True)
        x = embed(tokens[:, :-1]) + places(torch.arange(64, device=device))
        value = F.cross_entropy(head(blocks(x)).flatten(0, 1), tokens[:, 1:].flatten())
        value.backward()
        update.step()
        schedule.step()
        return value.detach()

    return step


def gan(device: str) -> Step:
    """A DCGAN: two networks, two optimizers."""
    generator = nn.Sequential(
        nn.ConvTranspose2d(32, 64, 4, 1, 0, bias=False),
        nn.BatchNorm2d(64),
        nn.ReLU(),
        nn.ConvTranspose2d(64, 32, 4, 2, 1, bias=False),
        nn.BatchNorm2d(32),
        nn.ReLU(),
        nn.ConvTranspose2d(32, 3, 4, 2, 1),
        nn.Tanh(),
    ).to(device)
    critic = nn.Sequential(
        nn.Conv2d(3, 32, 4, 2, 1),
        nn.LeakyReLU(0.2),
        nn.Conv2d(32, 64, 4, 2, 1),
        nn.BatchNorm2d(64),
        nn.LeakyReLU(0.2),
        nn.Conv2d(64, 1, 4),
        nn.Flatten(),
    ).to(device)
    real = images(32, 3, 16).to(device)
    updates = [torch.optim.Adam(m.parameters(), 2e-4, betas=(0.5, 0.999)) for m in (generator, critic)]

    def step() -> torch.Tensor:
        ones, zeros = torch.ones(32, 1, device=device), torch.zeros(32, 1, device=device)
        fake = generator(torch.randn(32, 32, 1, 1).to(device))
        updates[1].zero_grad()
        judged = F.binary_cross_entropy_with_logits(critic(real), ones)
        judged = judged + F.binary_cross_entropy_with_logits(critic(fake.detach()), zeros)
        judged.backward()
        updates[1].step()
        updates[0].zero_grad()
        fooled = F.binary_cross_entropy_with_logits(critic(fake), ones)
        fooled.backward()
        updates[0].step()
        return (judged + fooled).detach()

    return step


def vit(device: str) -> Step:
    """A small vision transformer with nn.TransformerEncoder, without dropout."""
    patch, places = nn.Conv2d(3, 64, 4, 4), nn.Parameter(torch.zeros(1, 64, 64))
    layer = nn.TransformerEncoderLayer(64, 4, 128, dropout=0.0, batch_first=True, norm_first=True)
    body, head = nn.TransformerEncoder(layer, 3, enable_nested_tensor=False), nn.Linear(64, 10)
    model = nn.ModuleList([patch, body, head]).to(device)
    places = nn.Parameter(places.detach().to(device))
    x, y = images(32, 3, 32).to(device), torch.randint(0, 10, (32,)).to(device)

    def loss() -> torch.Tensor:
        return F.cross_entropy(head(body(patch(x).flatten(2).transpose(1, 2) + places).mean(1)), y)

    return trainer(model, loss)


def gat(device: str) -> Step:
    """Graph attention over a list of edges: gathers, scatters, a softmax for each node."""
    nodes, width = 400, 32
    project, attend, classify = nn.Linear(64, width), nn.Linear(2 * width, 1), nn.Linear(width, 7)
    model = nn.ModuleList([project, attend, classify]).to(device)
    x, y = torch.randn(nodes, 64).to(device), torch.randint(0, 7, (nodes,)).to(device)
    source, target = (torch.randint(0, nodes, (3000,)).to(device) for _ in range(2))

    def loss() -> torch.Tensor:
        h = project(x)
        score = F.leaky_relu(attend(torch.cat([h[source], h[target]], 1)), 0.2).squeeze(1)
        highest = torch.full((nodes,), -1e9, device=device).scatter_reduce(0, target, score, "amax")
        weight = torch.exp(score - highest[target].detach())
        total = torch.zeros(nodes, device=device).index_add(0, target, weight)
        mixed = torch.zeros(nodes, width, device=device).index_add(
            0, target, h[source] * (weight / (total[target] + 1e-9)).unsqueeze(1)
        )
        return F.cross_entropy(classify(F.elu(mixed)), y)

    return trainer(model, loss, rate=5e-3)


def unet(device: str) -> Step:
    """A diffusion model's UNet: skips, group norms, up- and downsampling."""

    def stage(inside: int, outside: int) -> nn.Sequential:
        return nn.Sequential(nn.Conv2d(inside, outside, 3, padding=1), nn.GroupNorm(8, outside), nn.SiLU())

    down, middle, up = stage(3, 32), stage(32, 64), stage(96, 32)
    out, time_mlp = nn.Conv2d(32, 3, 1), nn.Sequential(nn.Linear(1, 64), nn.SiLU(), nn.Linear(64, 64))
    model = nn.ModuleList([down, middle, up, out, time_mlp]).to(device)
    clean = images(8, 3, 32).to(device)

    def loss() -> torch.Tensor:
        noise, t = torch.randn(8, 3, 32, 32).to(device), torch.rand(8, 1).to(device)
        x = clean * (1 - t)[..., None, None] + noise * t[..., None, None]
        a = down(x)
        b = middle(F.avg_pool2d(a, 2)) + time_mlp(t)[..., None, None]
        c = up(torch.cat([F.interpolate(b, scale_factor=2, mode="nearest"), a], 1))
        return F.mse_loss(out(c), noise)

    return trainer(model, loss)


def ppo(device: str) -> Step:
    """PPO on a cart that has to stay where it is: a rollout of small calls, then minibatches."""
    policy = nn.Sequential(nn.Linear(2, 64), nn.Tanh(), nn.Linear(64, 2)).to(device)
    value = nn.Sequential(nn.Linear(2, 64), nn.Tanh(), nn.Linear(64, 1)).to(device)
    update = torch.optim.Adam([*policy.parameters(), *value.parameters()], 3e-3)
    chance = torch.Generator().manual_seed(0)

    def step() -> torch.Tensor:
        state = torch.randn(16, 2, generator=chance).to(device)
        states, actions, logs, rewards = [], [], [], []
        with torch.no_grad():
            for _ in range(16):
                odds = F.softmax(policy(state), -1)
                draw = torch.rand(16, generator=chance).to(device)
                action = (draw > odds[:, 0]).long()
                states.append(state)
                actions.append(action)
                logs.append(odds.gather(1, action[:, None]).log().squeeze(1))
                push = (action * 2 - 1).float() * 0.1
                state = torch.stack([state[:, 0] + 0.1 * state[:, 1], state[:, 1] + push], 1)
                rewards.append(-state.square().sum(1))
            gain, returns = torch.zeros(16, device=device), []
            for reward in reversed(rewards):
                gain = reward + 0.95 * gain
                returns.insert(0, gain)
        s, a, old, r = (torch.cat(x) for x in (states, actions, logs, returns))
        last = s.new_zeros(())
        for part in torch.randperm(256, generator=chance).view(4, 64):
            i = part.to(device)
            new = F.log_softmax(policy(s[i]), -1).gather(1, a[i][:, None]).squeeze(1)
            estimate = value(s[i]).squeeze(1)
            advantage = r[i] - estimate.detach()
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = (new - old[i]).exp()
            surrogate = torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
            last = -surrogate + 0.5 * F.mse_loss(estimate, r[i])
            update.zero_grad()
            last.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            update.step()
        return last.detach()

    return step


def lora(device: str) -> Step:
    """A tiny Llama of transformers whose projections get adapters of low rank."""
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        vocab_size=256,
        hidden_size=64,
        intermediate_size=128,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
    )

    class Adapted(nn.Module):
        def __init__(self, whole: nn.Linear) -> None:
            super().__init__()
            self.whole = whole
            self.down, self.up = (
                nn.Linear(whole.in_features, 4, bias=False),
                nn.Linear(4, whole.out_features, bias=False),
            )
            nn.init.zeros_(self.up.weight)

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return self.whole(x) + self.up(self.down(x)) * 2

    model = LlamaForCausalLM(config)
    model.requires_grad_(False)
    for layer in model.model.layers:
        layer.self_attn.q_proj = Adapted(layer.self_attn.q_proj)
        layer.self_attn.v_proj = Adapted(layer.self_attn.v_proj)
    model.to(device)
    for module in model.modules():
        if isinstance(module, Adapted):
            module.down.requires_grad_(True)
            module.up.requires_grad_(True)
    tokens = torch.randint(0, 256, (4, 48)).to(device)
    update = torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], 1e-3)

    def step() -> torch.Tensor:
        update.zero_grad()
        loss = model(input_ids=tokens, labels=tokens).loss
        loss.backward()
        update.step()
        return loss.detach()

    return step


def detector(device: str) -> Step:
    """A detector of one scale: losses over matched anchors, then non-maximum suppression."""
    from torchvision.ops import nms

    body = nn.Sequential(
        nn.Conv2d(3, 16, 3, 2, 1),
        nn.BatchNorm2d(16),
        nn.SiLU(),
        nn.Conv2d(16, 32, 3, 2, 1),
        nn.BatchNorm2d(32),
        nn.SiLU(),
    )
    head = nn.Conv2d(32, 6, 1)
    model = nn.ModuleList([body, head]).to(device)
    x = images(4, 3, 64).to(device)
    side = torch.arange(16.0)
    centers = torch.stack(torch.meshgrid(side, side, indexing="ij"), -1).view(-1, 2).to(device) * 4 + 2
    corners = torch.rand(4, 3, 2) * 40
    truth = torch.cat([corners, corners + 8 + torch.rand(4, 3, 2) * 16], -1).to(device)
    kinds = torch.randint(0, 2, (4, 3)).to(device)

    def loss() -> torch.Tensor:
        out = head(body(x)).flatten(2).transpose(1, 2)
        total = out.new_zeros(())
        for one, boxes, kind in zip(out, truth, kinds, strict=True):
            inside = ((centers[:, None] > boxes[:, :2]) & (centers[:, None] < boxes[:, 2:])).all(-1)
            anchor, which = inside.nonzero(as_tuple=True)
            wanted = (
                torch.cat([boxes[which, :2] - centers[anchor], boxes[which, 2:] - centers[anchor]], 1) / 16
            )
            total = total + F.smooth_l1_loss(one[anchor, :4], wanted)
            total = total + F.cross_entropy(one[anchor, 4:], kind[which])
        with torch.no_grad():
            found = out[0, :, :4] * 16 + torch.cat([centers, centers], 1)
            found = torch.cat(
                [torch.minimum(found[:, :2], found[:, 2:]), torch.maximum(found[:, :2], found[:, 2:])], 1
            )
            kept = nms(found.cpu(), out[0, :, 4].cpu(), 0.5)
        return total + 0 * kept.numel()

    return trainer(model, loss)


def gaussian_process(device: str) -> Step:
    """Exact inference: a kernel matrix, its Cholesky factor, and the likelihood's gradient."""
    x = torch.linspace(0, 1, 150).to(device)
    y = (torch.sin(6 * x) + 0.1 * torch.randn(150).to(device)).detach()
    hyper = nn.ParameterDict(
        {
            name: nn.Parameter(torch.tensor(value))
            for name, value in (("length", -1.0), ("scale", 0.0), ("noise", -2.0))
        }
    ).to(device)

    def loss() -> torch.Tensor:
        distance = (x[:, None] - x[None]).square()
        kernel = hyper["scale"].exp() * torch.exp(-0.5 * distance / hyper["length"].exp().square())
        kernel = kernel + (hyper["noise"].exp() + 1e-4) * torch.eye(150, device=device)
        factor = torch.linalg.cholesky(kernel)
        weights = torch.cholesky_solve(y[:, None], factor)
        return (0.5 * (y[:, None] * weights).sum() + factor.diagonal().log().sum()) / 150

    return trainer(nn.ModuleList([hyper]), loss, torch.optim.Adam, 2e-2)


PROGRAMS: dict[str, Build] = {
    "cnn": cnn,
    "vae": vae,
    "lstm": lstm,
    "gpt": gpt,
    "gan": gan,
    "vit": vit,
    "gat": gat,
    "unet": unet,
    "ppo": ppo,
    "lora": lora,
    "detector": detector,
    "gaussian_process": gaussian_process,
}


def run(name: str, device: str, steps: int = STEPS, later: int = LATER) -> dict[str, object]:
    """Losses and times in seconds of one program in this process."""
    torch.manual_seed(0)
    step = PROGRAMS[name](device)
    # Whatever PyTorch itself does at first, on either device.
    torch.nn.Linear(2, 2)(torch.randn(2, 2)).sum().backward()
    losses, began = [], time.perf_counter()
    first = 0.0
    for i in range(steps):
        losses.append(step().item())
        if i == 0:
            first = time.perf_counter() - began
    whole = time.perf_counter() - began
    times = []
    for _ in range(later):
        start = time.perf_counter()
        step().item()
        times.append(time.perf_counter() - start)
    result: dict[str, object] = {"losses": losses[:50], "first": first, "hundred": whole}
    result["step"] = statistics.median(times) if times else 0.0
    if device == "tpu":
        result["counts"] = {name: n for name, n in torch.tpu.fused_counts().items() if n}
    return result


def process(name: str, device: str, cache: str) -> dict[str, object]:
    """[`run`] in a process of its own, and what it wrote to standard error."""
    command = [sys.executable, __file__, "--one", name, device]
    environment = {**os.environ, "TORCHTPU_CACHE_DIR": cache, "HF_HUB_OFFLINE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=1800, check=False)
    if done.returncode:
        raise SystemExit(f"{name} on {device} failed:\n{done.stderr}")
    found = json.loads(done.stdout.splitlines()[-1])
    found["told"] = done.stderr.strip()
    return dict(found)


def compared(name: str, rounds: int, warm: bool) -> dict[str, float | str]:
    """Both devices in turn, several times: ratios of medians, and the largest difference of a loss."""
    results: dict[str, list[dict[str, object]]] = {"cpu": [], "tpu": []}
    with tempfile.TemporaryDirectory() as cache:
        if warm:
            process(name, "tpu", cache)
        for _ in range(rounds):
            for device in results:
                with tempfile.TemporaryDirectory() as empty:
                    results[device].append(process(name, device, cache if warm else empty))

    def ratio(key: str) -> float:
        here, there = (statistics.median(r[key] for r in results[d]) for d in ("tpu", "cpu"))  # type: ignore[type-var]
        return float(here / there)  # type: ignore[operator]

    here, there = results["tpu"][0]["losses"], results["cpu"][0]["losses"]
    apart = max(abs(a - b) / max(1.0, abs(b)) for a, b in zip(here, there, strict=True))  # type: ignore[call-overload]
    step = statistics.median(float(r["step"]) for r in results["cpu"])  # type: ignore[arg-type]
    return {
        "name": name,
        "apart": apart,
        "first": ratio("first"),
        "hundred": ratio("hundred"),
        "step": ratio("step"),
        "milliseconds": 1e3 * step,
        "told": str(results["tpu"][0]["told"]),
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="programs (default: all)")
    parser.add_argument("--one", nargs=2, metavar=("NAME", "DEVICE"), help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=3, help="processes for each device (default: 3)")
    parser.add_argument("--warm", action="store_true", help="a second process with the same cache")
    parser.add_argument("--table", type=Path, help="write the page there")
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(run(*arguments.one)))
        return 0
    columns = f"{'losses apart':>14}{'first step':>12}{'100 steps':>11}{'later step':>12}{'CPU, ms':>10}"
    print(f"{'program':18}{columns}  stderr")
    rows = []
    for name in arguments.names or PROGRAMS:
        row = compared(name, arguments.rounds, arguments.warm)
        rows.append(row)
        lines = len(str(row["told"]).splitlines())
        print(
            f"{name:18}{row['apart']:14.1e}{row['first']:12.2f}{row['hundred']:11.2f}{row['step']:12.2f}"
            f"{row['milliseconds']:10.2f}  {lines} lines",
            flush=True,
        )
    if arguments.table:
        arguments.table.write_text(page(rows))
    return 0


def page(rows: list[dict[str, float | str]]) -> str:
    lines = [
        "# Programs on the device and on the CPU",
        "",
        "Twelve plain PyTorch programs (`benches/eager_programs.py`) run on the `tpu` device in the",
        "default mode, with XLA's CPU plugin, and on the CPU. Each run is a process of its own with an empty",
        "cache. The three columns of times are ratios of medians: the device's time divided by the CPU's.",
        "`make programs` writes this page.",
        "",
        "| program | losses apart, 50 steps | first step | first 100 steps | later step | CPU step, ms |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    lines += [
        f"| {r['name']} | {r['apart']:.1e} | {r['first']:.2f} | {r['hundred']:.2f} | {r['step']:.2f} "
        f"| {r['milliseconds']:.2f} |"
        for r in rows
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
