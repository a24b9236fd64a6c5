"""Training programs as anybody writes them: only the name of the device differs from the CPU's."""

from __future__ import annotations

import copy
from collections.abc import Callable

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


@pytest.mark.parametrize("mode", ["strict", "fused"])
@pytest.mark.parametrize(
    "program",
    [convolutional, language_model, adversarial, transformer, reinforcement],
    ids=lambda p: p.__name__,
)
def test_gives_what_the_cpu_gives(program: Program, mode: str) -> None:
    torch.manual_seed(0)
    expected = program("cpu")
    torch.manual_seed(0)
    with torch.tpu.eager_mode(mode):
        got = program("tpu")
    assert got == pytest.approx(expected, rel=2e-4, abs=1e-5)
