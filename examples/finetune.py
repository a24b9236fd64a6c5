"""Fine-tuning with low-rank adapters (LoRA) and transformers' `Trainer`, compiled by one line.

A small BERT with random weights learns to tell which of two tokens a text has more of. Only the adapters and
the last layer are trained.

    python examples/finetune.py
"""

from __future__ import annotations

import os
import tempfile

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
import torchtpu_compile
from torch import nn
from transformers import BertConfig, BertForSequenceClassification, Trainer, TrainingArguments

LENGTH = 16


class Adapted(nn.Module):
    """A linear layer that stays as it is, and a product of two narrow ones beside it."""

    def __init__(self, layer: nn.Linear, rank: int = 4) -> None:
        super().__init__()
        self.layer = layer.requires_grad_(False)
        self.down = nn.Linear(layer.in_features, rank, bias=False)
        self.up = nn.Linear(rank, layer.out_features, bias=False)
        nn.init.zeros_(self.up.weight)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.layer(x) + self.up(self.down(x))


def adapted_bert() -> nn.Module:
    """A BERT of two layers whose queries and values have adapters."""
    torch.manual_seed(0)
    config = BertConfig(
        vocab_size=32,
        hidden_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        intermediate_size=128,
        max_position_embeddings=LENGTH,
        num_labels=2,
    )
    model = BertForSequenceClassification(config)
    model.bert.requires_grad_(False)
    for layer in model.bert.encoder.layer:
        attention = layer.attention.self
        attention.query, attention.value = Adapted(attention.query), Adapted(attention.value)
    return model


def texts(count: int) -> list[dict[str, torch.Tensor]]:
    """Random texts of tokens 1 and 2, labelled by which there are more of."""
    ids = torch.randint(1, 3, (count, LENGTH), generator=torch.Generator().manual_seed(1))
    labels = (ids.eq(1).sum(1) > LENGTH // 2).long()
    return [{"input_ids": i, "labels": y} for i, y in zip(ids, labels, strict=True)]


def main() -> None:
    model = adapted_bert()
    model.compile(backend="tpu")  # the one line
    with tempfile.TemporaryDirectory() as output:
        arguments = TrainingArguments(
            output_dir=output,
            per_device_train_batch_size=32,
            num_train_epochs=6,
            learning_rate=5e-3,
            use_cpu=True,
            save_strategy="no",
            logging_strategy="no",
            report_to=[],
            disable_tqdm=True,
        )
        trainer = Trainer(model=model, args=arguments, train_dataset=texts(512))
        loss = trainer.train().training_loss
    held_out = texts(640)[512:]
    with torch.no_grad():
        logits = model(input_ids=torch.stack([text["input_ids"] for text in held_out])).logits
    right = (logits.argmax(1) == torch.stack([text["labels"] for text in held_out])).float().mean().item()
    counted = torchtpu_compile.metrics()
    trained = sum(p.numel() for p in model.parameters() if p.requires_grad)
    print(f"{trained} trained parameters, loss {loss:.3f}, {right:.0%} right on texts that were held out")
    eager = counted["fallback_ops"] or "none"
    print(f"{counted['graphs']} graphs, {counted['executions']} executions, ops in eager PyTorch: {eager}")
    assert right > 0.8


if __name__ == "__main__":
    main()
