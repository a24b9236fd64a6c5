"""Checkpointed functions compute their forward pass again with the random numbers that it had."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from modes import MODES
from torch.utils.checkpoint import checkpoint

Function = Callable[[torch.Tensor], torch.Tensor]


@pytest.fixture(params=[*MODES, "debug", "compiled"])
def wrap(request: pytest.FixtureRequest) -> Iterator[Callable[[Any], Any]]:
    """What a function goes through before it is called."""
    if request.param == "compiled":
        torch._dynamo.reset()
        yield lambda f: torch.compile(f, backend="tpu")
        return
    with torch.tpu.eager_mode(request.param):
        yield lambda f: f


def gradients(f: Function, weights: list[torch.Tensor], seed: int) -> list[torch.Tensor]:
    for weight in weights:
        weight.grad = None
    torch.manual_seed(seed)
    x = torch.ones(4, 8, device="tpu", requires_grad=True)
    f(x).square().sum().backward()
    return [g.cpu() for g in (x.grad, *(weight.grad for weight in weights)) if g is not None]


@pytest.mark.parametrize("reentrant", [True, False])
@pytest.mark.parametrize("nested", [False, True])
def test_dropout_drops_the_same_again(wrap: Callable[[Any], Any], reentrant: bool, nested: bool) -> None:
    torch.manual_seed(0)
    weights = [torch.randn(8, 8, device="tpu", requires_grad=True) for _ in range(2)]
    masks: list[torch.Tensor] = []

    def block(i: int, x: torch.Tensor) -> torch.Tensor:
        y = F.dropout((x @ weights[i]).tanh() + 2, 0.5)
        if not torch.compiler.is_compiling():
            masks.append((y.detach() != 0).cpu())
        return y

    def plain(x: torch.Tensor) -> torch.Tensor:
        return block(1, block(0, x))

    def one(i: int, x: torch.Tensor) -> torch.Tensor:
        return checkpoint(block, i, x, use_reentrant=reentrant)

    def checkpointed(x: torch.Tensor) -> torch.Tensor:
        if nested:
            return checkpoint(lambda x: one(1, one(0, x)), x, use_reentrant=reentrant)
        return one(1, one(0, x))

    plain, checkpointed = wrap(plain), wrap(checkpointed)
    for seed in range(3):
        masks.clear()
        found = gradients(checkpointed, weights, seed)
        seen = list(masks)
        want = gradients(plain, weights, seed)
        for a, b in zip(found, want, strict=True):
            torch.testing.assert_close(a, b)
        # Of the forward pass and of those that were computed again: two kinds of masks in all.
        assert all(any(torch.equal(mask, first) for first in seen[:2]) for mask in seen)


def test_the_random_state_is_not_kept_if_nobody_wants_it() -> None:
    """What shows that these tests can fail: without the state, masks differ."""
    weight = torch.randn(32, 32, device="tpu", requires_grad=True)
    masks: list[torch.Tensor] = []

    def block(x: torch.Tensor) -> torch.Tensor:
        y = F.dropout((x @ weight).tanh() + 2, 0.5)
        masks.append((y.detach() != 0).cpu())
        return y

    x = torch.ones(8, 32, device="tpu", requires_grad=True)
    checkpoint(block, x, use_reentrant=True, preserve_rng_state=False).sum().backward()
    assert not torch.equal(masks[0], masks[1])
    masks.clear()
    checkpoint(block, x, use_reentrant=True, preserve_rng_state=True).sum().backward()
    assert torch.equal(masks[0], masks[1])


@pytest.mark.parametrize("mode", MODES)
def test_fork_rng_gives_the_state_back(mode: str) -> None:
    with torch.tpu.eager_mode(mode):
        torch.manual_seed(3)
        want = torch.rand(4, device="tpu").cpu()
        for arguments in ({}, {"devices": [0], "device_type": "tpu"}):
            torch.manual_seed(3)
            with torch.random.fork_rng(**arguments):
                torch.manual_seed(9)
                torch.rand(7, device="tpu")
            assert torch.equal(torch.rand(4, device="tpu").cpu(), want)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("reentrant", [True, False])
def test_a_generator_of_its_own_is_the_users_to_keep(mode: str, reentrant: bool) -> None:
    """PyTorch keeps the default generators: another one draws further numbers, as on the CPU."""

    def gradient(device: str) -> list[bool]:
        generator = torch.Generator(device).manual_seed(5)
        states: list[list[int]] = []
        x = torch.ones(6, device=device, requires_grad=True)

        def block(x: torch.Tensor) -> torch.Tensor:
            states.append(generator.get_state().tolist())
            return x * torch.rand(6, device=device, generator=generator).add(1).detach()

        checkpoint(block, x, use_reentrant=reentrant).sum().backward()
        grad = x.grad
        assert grad is not None
        again = torch.Generator(device).manual_seed(5)
        draws = [torch.rand(6, device=device, generator=again).add(1) for _ in range(2)]
        assert len(states) == 2 and states[0] != states[1]
        return [torch.equal(grad, draw) for draw in draws]

    with torch.tpu.eager_mode(mode):
        assert gradient("tpu") == gradient("cpu") == [False, True]


def models() -> dict[str, Callable[[], tuple[Any, dict[str, torch.Tensor]]]]:
    import transformers as t

    ids = torch.arange(10).reshape(2, 5)
    size = {"vocab_size": 40, "hidden_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2}
    size |= {"intermediate_size": 24, "max_position_embeddings": 16}
    drop = {"hidden_dropout_prob": 0.3, "attention_probs_dropout_prob": 0.3}
    labels = {"input_ids": ids, "labels": ids}
    gpt = {"vocab_size": 40, "n_embd": 16, "n_layer": 2, "n_head": 2, "n_positions": 16}
    gpt |= {"resid_pdrop": 0.3, "embd_pdrop": 0.3, "attn_pdrop": 0.3}
    t5 = {"vocab_size": 40, "d_model": 16, "d_kv": 8, "d_ff": 24, "num_layers": 2, "num_heads": 2}
    t5 |= {"dropout_rate": 0.3, "decoder_start_token_id": 0}
    vit = {"hidden_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 24}
    vit |= {"image_size": 8, "patch_size": 4, "num_labels": 3, **drop}
    pixels = {"pixel_values": torch.ones(2, 3, 8, 8) * 0.3, "labels": torch.tensor([0, 2])}
    return {
        "bert": lambda: (t.BertForMaskedLM(t.BertConfig(**size, **drop)), labels),
        "gpt2": lambda: (t.GPT2LMHeadModel(t.GPT2Config(**gpt, bos_token_id=0, eos_token_id=1)), labels),
        "llama": lambda: (t.LlamaForCausalLM(t.LlamaConfig(**size, attention_dropout=0.3)), labels),
        "t5": lambda: (t.T5ForConditionalGeneration(t.T5Config(**t5, use_cache=False)), labels),
        "vit": lambda: (t.ViTForImageClassification(t.ViTConfig(**vit)), pixels),
    }


NAMES = ["bert", "gpt2", "llama", "t5", "vit"]


def _checkpoints(name: str, reentrant: bool, mode: str) -> None:
    """Gradients of a model are those that it has without checkpointing, with the same dropout."""
    torch.manual_seed(0)
    model, inputs = models()[name]()
    model = model.to("tpu").train()
    model.config.use_cache = False
    inputs = {key: value.to("tpu") for key, value in inputs.items()}

    def step() -> dict[str, torch.Tensor]:
        model.zero_grad()
        torch._dynamo.reset()
        loss = lambda **inputs: model(**inputs).loss  # noqa: E731
        with torch.tpu.eager_mode("strict" if mode == "compiled" else mode):
            if mode == "compiled":
                loss = torch.compile(loss, backend="tpu", dynamic=False)
            torch.manual_seed(7)
            loss(**inputs).backward()
            state = torch.tpu.get_rng_state()
        gradients = {key: p.grad.cpu() for key, p in model.named_parameters() if p.grad is not None}
        return {**gradients, "random state": state}

    want = step()
    model.gradient_checkpointing_enable({"use_reentrant": reentrant})
    found = step()
    assert found.keys() == want.keys()
    for key, gradient in want.items():
        torch.testing.assert_close(found[key], gradient, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("reentrant", [True, False])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", MODES)
def test_gradient_checkpointing_of_models(name: str, reentrant: bool, mode: str) -> None:
    _checkpoints(name, reentrant, mode)


def test_gradient_checkpointing_of_a_compiled_model() -> None:
    _checkpoints("gpt2", False, "compiled")


@pytest.mark.soak
@pytest.mark.parametrize("reentrant", [True, False])
@pytest.mark.parametrize("name", NAMES)
def test_gradient_checkpointing_of_compiled_models(name: str, reentrant: bool) -> None:
    _checkpoints(name, reentrant, "compiled")
