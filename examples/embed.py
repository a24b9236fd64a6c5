"""Sentence embeddings with MiniLM-L6 and its real weights, each batch at its own size and length.

Batches come as they are: 1 to 6 sentences, as long as their longest one. The backend pads them to a
few bucket sizes and compiles once for each bucket; the embeddings are those of eager PyTorch.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent))

import models
import torchtpu_compile

SENTENCES = [
    "A man is playing a guitar on the street.",
    "Someone performs music outdoors for passers-by.",
    "The stock market fell sharply after the announcement.",
    "Shares lost value today.",
    "She baked a chocolate cake for her daughter's birthday.",
    "The dessert was made from cocoa, flour and eggs, and it was delicious.",
    "Astronomers discovered a planet orbiting a distant star.",
    "A new world outside our solar system has been found by scientists using a space telescope.",
    "How do I reset my password?",
    "I forgot my login credentials and cannot access my account any more.",
]
ROUNDS = 6

Embed = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]


def sentence_embedding(model: torch.nn.Module) -> Embed:
    """Token ids and their mask, both `int64[batch, length]`, to unit vectors `float32[batch, 384]`."""

    def embed(input_ids: torch.Tensor, attention_mask: torch.Tensor) -> torch.Tensor:
        hidden = model(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state
        mask = attention_mask.unsqueeze(-1).to(hidden.dtype)
        mean = (hidden * mask).sum(1) / mask.sum(1)
        return torch.nn.functional.normalize(mean, dim=1)

    return embed


def batches(rounds: int) -> Iterator[list[int]]:
    """Positions of sentences, in batches of random size."""
    rng = random.Random(0)
    for _ in range(rounds):
        order = rng.sample(range(len(SENTENCES)), len(SENTENCES))
        while order:
            size = rng.randint(1, 6)
            yield order[:size]
            order = order[size:]


def show_embeddings(console: Console) -> None:
    """Embeds every sentence in batches of many sizes, and compares with eager PyTorch."""
    model, tokenizer = models.minilm_with_tokenizer()
    embed = sentence_embedding(model)
    torchtpu_compile.reset_metrics()
    compiled = torch.compile(embed, backend="tpu", fullgraph=True)
    embeddings = torch.zeros(len(SENTENCES), 384)
    error = 0.0
    with torch.no_grad():
        for chosen in batches(ROUNDS):
            tokens = tokenizer([SENTENCES[i] for i in chosen], padding=True, return_tensors="pt")
            arguments = tokens["input_ids"], tokens["attention_mask"]
            result = compiled(*arguments)
            error = max(error, (result - embed(*arguments)).abs().max().item())
            embeddings[chosen] = result
    similarity = embeddings @ embeddings.T
    similarity.fill_diagonal_(-1)
    table = Table(title="MiniLM-L6, real weights: nearest sentences", show_lines=False)
    table.add_column("sentence")
    table.add_column("nearest")
    table.add_column("cosine", justify="right")
    for sentence, row in zip(SENTENCES, similarity, strict=True):
        nearest = int(row.argmax())
        table.add_row(sentence, SENTENCES[nearest], f"{row[nearest]:.3f}")
    console.print(table)
    console.print(torchtpu_compile.shape_report(), highlight=False)
    console.print(f"largest difference from eager: {error:.1e}\n")
    if error > 1e-5:
        raise SystemExit(f"the embeddings differ from eager's by {error:.1e}, more than 1e-5")


if __name__ == "__main__":
    show_embeddings(Console(width=None if sys.stdout.isatty() else 130))
