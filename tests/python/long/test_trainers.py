"""Trainers that call `torch.compile` themselves: transformers' `Trainer` and PyTorch Lightning."""

from __future__ import annotations

import copy
import logging
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import pytorch_lightning as lightning
import torch
import transformers
from accelerate.utils import DynamoBackend, TorchDynamoPlugin
from torch import Tensor, nn
from torch.utils.data import DataLoader, Dataset, TensorDataset
from torchtpu_compile import accelerate_backend, metrics, reset_metrics

VOCABULARY, LENGTH, BATCH = 64, 16, 16


class Sentences(Dataset[dict[str, Tensor]]):
    """Rows of tokens; the label says in which half of the vocabulary the first token lies."""

    def __init__(self, count: int) -> None:
        generator = torch.Generator().manual_seed(0)
        self.tokens = torch.randint(2, VOCABULARY, (count, LENGTH), generator=generator)
        self.labels = (self.tokens[:, 0] >= VOCABULARY // 2).long()

    def __len__(self) -> int:
        return len(self.labels)

    def __getitem__(self, row: int) -> dict[str, Tensor]:
        tokens = self.tokens[row]
        return {"input_ids": tokens, "attention_mask": torch.ones_like(tokens), "labels": self.labels[row]}


def bert() -> nn.Module:
    config = transformers.BertConfig(
        vocab_size=VOCABULARY,
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=64,
        max_position_embeddings=LENGTH,
        num_labels=2,
    )
    return transformers.BertForSequenceClassification(config)


def arguments(directory: Path, **others: Any) -> transformers.TrainingArguments:
    return transformers.TrainingArguments(
        output_dir=str(directory),
        use_cpu=True,
        num_train_epochs=1,
        per_device_train_batch_size=BATCH,
        per_device_eval_batch_size=BATCH,
        learning_rate=2e-3,
        logging_steps=8,
        save_strategy="no",
        report_to=[],
        disable_tqdm=True,
        **others,
    )


@pytest.fixture
def registered() -> Iterator[None]:
    """accelerate as it is after `accelerate_backend.register()`, for one test."""
    accelerate_backend.register()
    yield
    del DynamoBackend._missing_


def trains_an_epoch(trainer: transformers.Trainer) -> None:
    before = trainer.evaluate(Sentences(64))["eval_loss"]
    reset_metrics()
    trainer.train()
    losses = [entry["loss"] for entry in trainer.state.log_history if "loss" in entry]
    after = trainer.evaluate(Sentences(64))["eval_loss"]
    assert trainer.state.global_step == 512 // BATCH
    assert len(losses) == 4 and losses[-1] < losses[0]
    assert after < 0.8 * before
    counts = metrics()
    assert counts["executions"] >= 2 * 512 // BATCH
    assert counts["fallback_ops"] == {}


def test_transformers_trainer_trains_an_epoch(tmp_path: Path) -> None:
    transformers.set_seed(0)
    model = bert()
    model.compile(backend="tpu")
    trains_an_epoch(transformers.Trainer(model, arguments(tmp_path), train_dataset=Sentences(512)))


def test_transformers_trainer_compiles_with_the_backend_by_name(tmp_path: Path, registered: None) -> None:
    transformers.set_seed(0)
    chosen = arguments(tmp_path, torch_compile=True, torch_compile_backend="tpu")
    trains_an_epoch(transformers.Trainer(bert(), chosen, train_dataset=Sentences(512)))


def test_accelerate_refuses_backends_that_are_not_in_its_list(tmp_path: Path) -> None:
    """Why `accelerate_backend` is there: when this fails, accelerate takes any backend by itself."""
    chosen = arguments(tmp_path, torch_compile=True, torch_compile_backend="tpu")
    with pytest.raises(ValueError, match="'TPU' is not a valid DynamoBackend"):
        transformers.Trainer(bert(), chosen, train_dataset=Sentences(16))


def test_registering_with_accelerate_adds_two_names_and_changes_no_other(registered: None) -> None:
    accelerate_backend.register()
    assert TorchDynamoPlugin(backend="tpu").to_kwargs() == {"backend": "tpu"}
    assert TorchDynamoPlugin(backend="torchtpu").to_kwargs() == {"backend": "torchtpu"}
    assert DynamoBackend("INDUCTOR") is DynamoBackend.INDUCTOR
    assert "TPU" in DynamoBackend and "OTHER" not in DynamoBackend
    kept = DynamoBackend("TPU")
    assert copy.deepcopy(kept) is kept and pickle.loads(pickle.dumps(kept)) is kept
    with pytest.raises(ValueError, match="'OTHER' is not a valid DynamoBackend"):
        DynamoBackend("OTHER")


class Classifier(lightning.LightningModule):
    def __init__(self) -> None:
        super().__init__()
        self.network = nn.Sequential(nn.Linear(8, 32), nn.Tanh(), nn.Dropout(0.1), nn.Linear(32, 2))
        self.losses: list[float] = []

    def forward(self, x: Tensor) -> Tensor:
        return self.network(x)

    def training_step(self, batch: tuple[Tensor, Tensor], index: int) -> Tensor:
        x, y = batch
        return nn.functional.cross_entropy(self(x), y)

    def on_train_batch_end(self, outputs: Any, batch: Any, index: int) -> None:
        self.losses.append(float(outputs["loss"]))

    def configure_optimizers(self) -> torch.optim.Optimizer:
        return torch.optim.Adam(self.parameters(), lr=1e-2)


@pytest.fixture
def quiet() -> None:
    logging.getLogger("pytorch_lightning").setLevel(logging.ERROR)


@pytest.mark.usefixtures("quiet")
def test_a_lightning_module_trains_an_epoch(tmp_path: Path) -> None:
    lightning.seed_everything(0, verbose=False)
    x = torch.randn(1024, 8)
    data = DataLoader(TensorDataset(x, (x.sum(1) > 0).long()), batch_size=BATCH)
    model = Classifier()
    before = [p.detach().clone() for p in model.parameters()]
    trainer = lightning.Trainer(
        accelerator="cpu",
        devices=1,
        max_epochs=1,
        logger=False,
        enable_checkpointing=False,
        enable_progress_bar=False,
        enable_model_summary=False,
        default_root_dir=tmp_path,
    )
    reset_metrics()
    trainer.fit(torch.compile(model, backend="tpu"), data)
    assert len(model.losses) == 1024 // BATCH
    assert sum(model.losses[-8:]) < 0.5 * sum(model.losses[:8])
    assert not any(torch.equal(p, q) for p, q in zip(model.parameters(), before, strict=True))
    counts = metrics()
    assert counts["executions"] >= 2 * 1024 // BATCH
    assert counts["fallback_ops"] == {}
