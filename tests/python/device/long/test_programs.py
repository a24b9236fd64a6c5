"""Training programs as anybody writes them: only the name of the device differs from the CPU's."""

from __future__ import annotations

import copy
import importlib
import os
import tempfile
import unittest.mock
from collections.abc import Callable

import numpy
import pytest
import torch
import torch.nn.functional as F
from sklearn.datasets import load_digits
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

Program = Callable[[str], list[float]]


def digits(count: int) -> tuple[torch.Tensor, torch.Tensor]:
    found = load_digits()
    images = torch.tensor(found.images[:count], dtype=torch.float32).unsqueeze(1) / 16
    return images, torch.tensor(found.target[:count])


def convolutional(device: str) -> list[float]:
    model = nn.Sequential(
        *(nn.Conv2d(1, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Flatten(), nn.Linear(8 * 16, 10)),
    ).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9, weight_decay=1e-4)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, 4)
    losses = []
    images, labels = digits(128)
    for batch in torch.arange(128).view(4, 32):
        x, y = images[batch].to(device), labels[batch].to(device)
        loss = F.cross_entropy(model(x), y, label_smoothing=0.1)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        scheduler.step()
        losses.append(loss.item())
    model.eval()
    with torch.no_grad():
        correct = (model(images.to(device)).argmax(1) == labels.to(device)).float().mean()
    return [*losses, correct.item()]


class Recurrent(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(20, 12)
        self.lstm = nn.LSTM(12, 16, batch_first=True)
        self.head = nn.Linear(16, 20)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.lstm(self.embedding(x))[0])


def language_model(device: str) -> list[float]:
    model = Recurrent().to(device)
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
    text = torch.arange(200).remainder(17).view(5, 4, 10)
    losses = []
    for x in text.to(device):
        loss = F.cross_entropy(model(x[:, :-1]).flatten(0, 1), x[:, 1:].flatten())
        optimizer.zero_grad(set_to_none=False)
        loss.backward()
        norm = nn.utils.clip_grad_norm_(model.parameters(), 0.5)
        optimizer.step()
        losses += [loss.item(), norm.item()]
    return losses


def adversarial(device: str) -> list[float]:
    generator = nn.Sequential(nn.Linear(4, 16), nn.LeakyReLU(0.2), nn.Linear(16, 2)).to(device)
    critic = nn.Sequential(nn.Linear(2, 16), nn.LeakyReLU(0.2), nn.Linear(16, 1)).to(device)
    of_generator = torch.optim.AdamW(generator.parameters(), lr=2e-3)
    of_critic = torch.optim.RMSprop(critic.parameters(), lr=2e-3)
    criterion = nn.BCEWithLogitsLoss()
    losses = []
    for _ in range(4):
        real, noise = torch.randn(16, 2).to(device), torch.randn(16, 4).to(device)
        of_critic.zero_grad()
        fake = generator(noise)
        loss = criterion(critic(real), torch.ones(16, 1, device=device)) + criterion(
            critic(fake.detach()), torch.zeros(16, 1, device=device)
        )
        loss.backward()
        of_critic.step()
        of_generator.zero_grad()
        fooled = criterion(critic(fake), torch.ones(16, 1, device=device))
        fooled.backward()
        of_generator.step()
        losses += [loss.item(), fooled.item()]
    return losses


class Decoder(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.tokens = nn.Embedding(16, 16)
        self.positions = nn.Embedding(12, 16)
        self.block = nn.TransformerEncoderLayer(16, 2, 32, 0.0, F.gelu, batch_first=True, norm_first=True)
        self.head = nn.Linear(16, 16, bias=False)
        self.head.weight = self.tokens.weight

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.tokens(x) + self.positions(torch.arange(x.shape[1], device=x.device))
        mask = nn.Transformer.generate_square_subsequent_mask(x.shape[1], device=x.device)
        return self.head(self.block(x, src_mask=mask, is_causal=True))


def transformer(device: str) -> list[float]:
    model = Decoder().to(device)
    average = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.9))
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
    losses = []
    data = torch.arange(96).remainder(7).view(4, 2, 12).to(device)
    for x in data:
        with torch.autocast(device, dtype=torch.bfloat16, enabled=False):
            loss = F.cross_entropy(model(x[:, :-1]).transpose(1, 2), x[:, 1:])
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        average.update_parameters(model)
        losses.append(loss.item())
    averaged = copy.deepcopy(average.module).eval()
    prompt = data[0, :1, :4]
    with torch.no_grad():
        for _ in range(3):
            scores = averaged(prompt)[:, -1]
            kept = torch.where(scores < scores.topk(3).values[:, -1:], -torch.inf, scores)
            prompt = torch.cat([prompt, kept.softmax(-1).argmax(-1, keepdim=True)], 1)
    return [*losses, *prompt[0].float().tolist()]


def reinforcement(device: str) -> list[float]:
    policy, value = nn.Linear(4, 3).to(device), nn.Linear(4, 1).to(device)
    optimizer = torch.optim.Adam([*policy.parameters(), *value.parameters()], lr=1e-2)
    states, actions, rewards = torch.randn(32, 4), torch.randint(0, 3, (32,)), torch.randn(32)
    states, actions, rewards = states.to(device), actions.to(device), rewards.to(device)
    with torch.no_grad():
        old = torch.distributions.Categorical(logits=policy(states)).log_prob(actions)
    losses = []
    for _ in range(3):
        for batch in torch.arange(32, device=device).view(2, 16):
            spread = torch.distributions.Categorical(logits=policy(states[batch]))
            expected = value(states[batch]).squeeze(-1)
            advantage = rewards[batch] - expected.detach()
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = (spread.log_prob(actions[batch]) - old[batch]).exp()
            clipped = torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage)
            loss = -clipped.mean() + 0.5 * F.mse_loss(expected, rewards[batch])
            loss = loss - 0.01 * spread.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
    return losses


def vision_trainer(device: str) -> list[float]:
    """timm's ingredients: model, optimizer with layer decay, schedule, EMA, mixup and its loss."""
    timm = pytest.importorskip("timm")
    for part in ("data", "loss", "optim", "scheduler", "utils"):
        importlib.import_module(f"timm.{part}")
    model = timm.create_model(
        "vit_tiny_patch16_224", img_size=16, patch_size=8, embed_dim=24, depth=1, num_heads=2, num_classes=4
    ).to(device)
    average = timm.utils.ModelEmaV3(model, decay=0.9)
    optimizer = timm.optim.create_optimizer_v2(model, "adamw", lr=1e-3, weight_decay=0.05, layer_decay=0.8)
    schedule = timm.scheduler.CosineLRScheduler(optimizer, t_initial=4, warmup_t=1, warmup_lr_init=1e-4)
    numpy.random.seed(0)
    mix = timm.data.Mixup(mixup_alpha=0.8, cutmix_alpha=1.0, label_smoothing=0.1, num_classes=4)
    criterion = timm.loss.SoftTargetCrossEntropy()
    losses = []
    for step in range(4):
        images, labels = torch.randn(4, 3, 16, 16).to(device), torch.randint(0, 4, (4,)).to(device)
        images, targets = mix(images, labels)
        loss = criterion(model(images), targets)
        optimizer.zero_grad()
        loss.backward()
        timm.utils.dispatch_clip_grad(model.parameters(), 1.0)
        optimizer.step()
        average.update(model, step=step)
        schedule.step(step + 1)
        losses.append(loss.item())
    with torch.no_grad():
        scores = average.module.eval()(torch.ones(1, 3, 16, 16, device=device))
    return [*losses, *scores.flatten().tolist()]


class Denoiser(nn.Module):
    """A UNet of one level, with the time added to its channels."""

    def __init__(self) -> None:
        super().__init__()
        self.time = nn.Sequential(nn.Linear(8, 16), nn.SiLU(), nn.Linear(16, 8))
        self.enter, self.down = nn.Conv2d(1, 8, 3, padding=1), nn.Conv2d(8, 8, 3, stride=2, padding=1)
        self.norm, self.attention = nn.GroupNorm(2, 8), nn.MultiheadAttention(8, 2, batch_first=True)
        self.leave = nn.Conv2d(16, 1, 3, padding=1)

    def forward(self, x: torch.Tensor, t: torch.Tensor) -> torch.Tensor:
        steps = torch.exp(-torch.arange(4, device=x.device) * 1.5) * t[:, None]
        time = self.time(torch.cat([steps.sin(), steps.cos()], 1))
        kept = self.enter(x) + time[:, :, None, None]
        low = F.silu(self.norm(self.down(kept)))
        flat = low.flatten(2).transpose(1, 2)
        flat = flat + self.attention(flat, flat, flat, need_weights=False)[0]
        low = F.interpolate(flat.transpose(1, 2).reshape(low.shape), scale_factor=2.0, mode="nearest")
        return self.leave(torch.cat([kept, low], 1))


def diffusion(device: str) -> list[float]:
    model = Denoiser().to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3)
    kept = torch.cumprod(1 - torch.linspace(1e-4, 0.2, 10, device=device), 0)
    images, losses = digits(16)[0].to(device), []
    for _ in range(3):
        noise, t = torch.randn(16, 1, 8, 8).to(device), torch.randint(0, 10, (16,)).to(device)
        part = kept[t][:, None, None, None]
        noisy = part.sqrt() * images + (1 - part).sqrt() * noise
        loss = F.mse_loss(model(noisy, t.float()), noise)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    x = torch.randn(2, 1, 8, 8).to(device)
    with torch.inference_mode():
        for t in reversed(range(0, 10, 3)):
            found = model(x, torch.full((2,), float(t), device=device))
            clean = ((x - (1 - kept[t]).sqrt() * found) / kept[t].sqrt()).clamp(-1, 1)
            before = kept[t - 3] if t >= 3 else torch.ones((), device=device)
            x = before.sqrt() * clean + (1 - before).sqrt() * found
    return [*losses, *x[0, 0, 0].tolist()]


def trainer(device: str) -> list[float]:
    """BERT, trained and scored by transformers' `Trainer`."""
    import transformers

    config = transformers.BertConfig(
        vocab_size=40, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32
    )
    generator = torch.Generator().manual_seed(0)
    data = [
        {"input_ids": torch.randint(1, 40, (6,), generator=generator), "labels": torch.tensor(i % 2)}
        for i in range(12)
    ]
    torch.manual_seed(0)
    model = transformers.BertForSequenceClassification(config).eval()
    for module in model.modules():
        if isinstance(module, nn.Dropout):
            module.p = 0.0
    # accelerate knows the devices that it has a name for.
    named = {"ACCELERATE_TORCH_DEVICE": device} if device != "cpu" else {}
    with tempfile.TemporaryDirectory() as directory, unittest.mock.patch.dict(os.environ, named):
        arguments = transformers.TrainingArguments(
            output_dir=directory,
            use_cpu=device == "cpu",
            per_device_train_batch_size=4,
            num_train_epochs=2,
            learning_rate=1e-3,
            logging_steps=1,
            save_strategy="no",
            report_to=[],
            disable_tqdm=True,
            seed=3,
        )
        trained = transformers.Trainer(model=model, args=arguments, train_dataset=data, eval_dataset=data)
        trained.train()
        losses = [entry["loss"] for entry in trained.state.log_history if "loss" in entry]
        assert len(losses) == 6
        assert {p.device.type for p in model.parameters()} == {device}
        return [*losses, trained.evaluate()["eval_loss"]]


PROGRAMS: list[Program] = [
    vision_trainer,
    diffusion,
    convolutional,
    language_model,
    adversarial,
    transformer,
    reinforcement,
]


@pytest.mark.parametrize("mode", ["strict", "fused", "fused_exact"])
def test_transformers_trainer_trains_what_it_trains_on_the_cpu(mode: str) -> None:
    pytest.importorskip("transformers")
    pytest.importorskip("accelerate")
    want = trainer("cpu")
    with torch.tpu.eager_mode(mode):
        assert trainer("tpu") == pytest.approx(want, rel=2e-3)


@pytest.mark.parametrize("mode", ["strict", "fused", "fused_exact"])
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.__name__)
def test_gives_what_the_cpu_gives(program: Program, mode: str) -> None:
    torch.manual_seed(0)
    expected = program("cpu")
    torch.manual_seed(0)
    with torch.tpu.eager_mode(mode):
        got = program("tpu")
    assert got == pytest.approx(expected, rel=2e-4, abs=1e-5)
