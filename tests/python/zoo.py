"""Small models of many architectures, with random weights: what each family of models needs of the backend.

Sizes are tiny, so that tracing them is what takes the time; the structure is the full model's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import timm
import torch
import transformers
from torch import nn

Inputs = dict[str, torch.Tensor]

VOCABULARY = 99
TEXT = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "vocab_size": VOCABULARY}
NO_DROPOUT = {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}


@dataclass(frozen=True)
class Zoo:
    """An architecture: a model in eval mode and its inputs; `kind` is its family."""

    name: str
    kind: str
    build: Callable[[], tuple[nn.Module, Inputs]]

    def make(self) -> tuple[nn.Module, Inputs]:
        torch.manual_seed(3)
        model, inputs = self.build()
        return model.eval(), inputs


class Wrapped(nn.Module):
    """A model whose output is one tensor."""

    def __init__(self, model: nn.Module, pick: Callable[[Any], torch.Tensor], **fixed: Any) -> None:
        super().__init__()
        self.model = model
        self.pick = pick
        self.fixed = fixed

    def forward(self, **inputs: torch.Tensor) -> torch.Tensor:
        return self.pick(self.model(**inputs, **self.fixed))


def first(output: Any) -> torch.Tensor:
    return output[0]


def tokens(length: int = 12, batch: int = 2) -> torch.Tensor:
    return torch.randint(3, VOCABULARY, (batch, length))


def text(model_class: Any, config: Any, *, mask: bool = False, **fixed: Any) -> tuple[nn.Module, Inputs]:
    inputs = {"input_ids": tokens()}
    if mask:
        inputs["attention_mask"] = torch.ones(2, 12, dtype=torch.int64)
        inputs["attention_mask"][1, 8:] = 0
    return Wrapped(model_class(config), first, **fixed), inputs


def decoder(name: str, **more: Any) -> Callable[[], tuple[nn.Module, Inputs]]:
    """A causal language model without a cache, from `NameConfig` and `NameForCausalLM`."""

    def build() -> tuple[nn.Module, Inputs]:
        settings = {**TEXT, "intermediate_size": 64, "max_position_embeddings": 64, **more}
        config = getattr(transformers, f"{name}Config")(**settings)
        return text(getattr(transformers, f"{name}ForCausalLM"), config, use_cache=False)

    return build


def encoder(name: str, **more: Any) -> Callable[[], tuple[nn.Module, Inputs]]:
    """A masked encoder, from `NameConfig` and `NameModel`."""

    def build() -> tuple[nn.Module, Inputs]:
        settings = {**TEXT, "intermediate_size": 64, "max_position_embeddings": 64, **NO_DROPOUT, **more}
        config = getattr(transformers, f"{name}Config")(**settings)
        return text(getattr(transformers, f"{name}Model"), config, mask=True)

    return build


def vision(name: str, size: int, **more: Any) -> Callable[[], tuple[nn.Module, Inputs]]:
    """An image classifier of timm."""

    def build() -> tuple[nn.Module, Inputs]:
        model = timm.create_model(name, pretrained=False, num_classes=10, **more)
        return Wrapped(Images(model), lambda x: x), {"images": torch.randn(2, 3, size, size)}

    return build


class Images(nn.Module):
    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, images: torch.Tensor) -> torch.Tensor:
        return self.model(images)


def gpt2() -> tuple[nn.Module, Inputs]:
    sizes = {"n_embd": 32, "n_layer": 2, "n_head": 4, "vocab_size": VOCABULARY, "n_positions": 64}
    none = {"resid_pdrop": 0.0, "embd_pdrop": 0.0, "attn_pdrop": 0.0}
    config = transformers.GPT2Config(**sizes, **none)
    return text(transformers.GPT2LMHeadModel, config, mask=True, use_cache=False)


def distilbert() -> tuple[nn.Module, Inputs]:
    sizes = {"dim": 32, "n_layers": 2, "n_heads": 4, "hidden_dim": 64, "vocab_size": VOCABULARY}
    config = transformers.DistilBertConfig(**sizes, dropout=0.0, attention_dropout=0.0)
    return text(transformers.DistilBertModel, config, mask=True)


def t5() -> tuple[nn.Module, Inputs]:
    sizes = {"d_model": 32, "d_kv": 8, "d_ff": 64, "num_layers": 2, "num_heads": 4, "vocab_size": VOCABULARY}
    config = transformers.T5Config(**sizes, dropout_rate=0.0, decoder_start_token_id=0)
    model = Wrapped(transformers.T5ForConditionalGeneration(config), first, use_cache=False)
    return model, {"input_ids": tokens(), "decoder_input_ids": tokens(7)}


def bart() -> tuple[nn.Module, Inputs]:
    layers = {"encoder_layers": 2, "decoder_layers": 2, "encoder_ffn_dim": 64, "decoder_ffn_dim": 64}
    heads = {"encoder_attention_heads": 4, "decoder_attention_heads": 4}
    rest = {"d_model": 32, "vocab_size": VOCABULARY, "max_position_embeddings": 64, "dropout": 0.0}
    model = transformers.BartForConditionalGeneration(transformers.BartConfig(**layers, **heads, **rest))
    inputs = {"input_ids": tokens(), "decoder_input_ids": tokens(7)}
    return Wrapped(model, first, use_cache=False), inputs


def whisper() -> tuple[nn.Module, Inputs]:
    layers = {"encoder_layers": 2, "decoder_layers": 2, "encoder_ffn_dim": 64, "decoder_ffn_dim": 64}
    heads = {"encoder_attention_heads": 4, "decoder_attention_heads": 4}
    rest = {"d_model": 32, "vocab_size": VOCABULARY, "num_mel_bins": 16, "dropout": 0.0}
    ends = {"max_source_positions": 20, "max_target_positions": 20, "pad_token_id": 0, "bos_token_id": 1}
    more = {"eos_token_id": 2, "decoder_start_token_id": 1}
    config = transformers.WhisperConfig(**layers, **heads, **rest, **ends, **more)
    model = Wrapped(transformers.WhisperForConditionalGeneration(config), first, use_cache=False)
    return model, {"input_features": torch.randn(2, 16, 40), "decoder_input_ids": tokens(7)}


def wav2vec2() -> tuple[nn.Module, Inputs]:
    convolutions = {"conv_dim": (16, 16), "conv_kernel": (10, 3), "conv_stride": (5, 2)}
    positions = {"num_conv_pos_embeddings": 16, "num_conv_pos_embedding_groups": 2}
    rest = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 64}
    none = {"hidden_dropout": 0.0, "attention_dropout": 0.0, "feat_proj_dropout": 0.0, "layerdrop": 0.0}
    config = transformers.Wav2Vec2Config(
        **convolutions, **positions, **rest, **none, mask_time_prob=0.0, apply_spec_augment=False
    )
    return Wrapped(transformers.Wav2Vec2Model(config), first), {"input_values": torch.randn(2, 400)}


def clip() -> tuple[nn.Module, Inputs]:
    part = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4}
    words = {**part, "vocab_size": VOCABULARY, "max_position_embeddings": 32, "eos_token_id": 2}
    config = transformers.CLIPConfig(
        text_config=words, vision_config={**part, "image_size": 32, "patch_size": 8}, projection_dim=16
    )
    model = Wrapped(transformers.CLIPModel(config), lambda output: output.logits_per_image)
    return model, {"input_ids": tokens(), "pixel_values": torch.randn(2, 3, 32, 32)}


def mamba() -> tuple[nn.Module, Inputs]:
    sizes = {"hidden_size": 32, "num_hidden_layers": 2, "vocab_size": VOCABULARY, "state_size": 4}
    model = transformers.MambaForCausalLM(transformers.MambaConfig(**sizes))
    return Wrapped(model, first, use_cache=False), {"input_ids": tokens(8)}


class Recurrent(nn.Module):
    """An embedding, recurrent layers in both directions, and a classifier of the last state."""

    def __init__(self, layer: type[nn.LSTM | nn.GRU]) -> None:
        super().__init__()
        self.embedding = nn.Embedding(VOCABULARY, 16)
        self.layers = layer(16, 24, num_layers=2, batch_first=True, bidirectional=True)
        self.head = nn.Linear(48, 5)

    def forward(self, input_ids: torch.Tensor) -> torch.Tensor:
        states, _ = self.layers(self.embedding(input_ids))
        return self.head(states[:, -1])


class EncoderDecoder(nn.Module):
    """PyTorch's own transformer, with a causal mask."""

    def __init__(self) -> None:
        super().__init__()
        self.transformer = nn.Transformer(
            32,
            4,
            num_encoder_layers=2,
            num_decoder_layers=2,
            dim_feedforward=64,
            dropout=0.0,
            batch_first=True,
        )

    def forward(self, source: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
        mask = nn.Transformer.generate_square_subsequent_mask(target.shape[1])
        return self.transformer(source, target, tgt_mask=mask, tgt_is_causal=True)


def recurrent(layer: type[nn.LSTM | nn.GRU]) -> Callable[[], tuple[nn.Module, Inputs]]:
    return lambda: (Recurrent(layer), {"input_ids": tokens(9)})


def transformer() -> tuple[nn.Module, Inputs]:
    return EncoderDecoder(), {"source": torch.randn(2, 9, 32), "target": torch.randn(2, 6, 32)}


ZOO = [
    Zoo("bert", "encoder", encoder("Bert")),
    Zoo("roberta", "encoder", encoder("Roberta", pad_token_id=1)),
    Zoo("albert", "encoder", encoder("Albert", embedding_size=16)),
    Zoo("electra", "encoder", encoder("Electra", embedding_size=16)),
    Zoo("deberta_v2", "encoder", encoder("DebertaV2", relative_attention=True, pos_att_type=["p2c", "c2p"])),
    Zoo("distilbert", "encoder", distilbert),
    Zoo("gpt2", "decoder", gpt2),
    Zoo("llama", "decoder", decoder("Llama", num_key_value_heads=2)),
    Zoo("mistral", "decoder", decoder("Mistral", num_key_value_heads=2, sliding_window=6)),
    Zoo("qwen3", "decoder", decoder("Qwen3", num_key_value_heads=2, head_dim=8)),
    Zoo("gemma2", "decoder", decoder("Gemma2", num_key_value_heads=2, head_dim=8, sliding_window=6)),
    Zoo("gpt_neox", "decoder", decoder("GPTNeoX")),
    Zoo("phi3", "decoder", decoder("Phi3", pad_token_id=0)),
    Zoo("mixtral", "mixture of experts", decoder("Mixtral", num_key_value_heads=2, num_local_experts=4)),
    Zoo("t5", "encoder-decoder", t5),
    Zoo("bart", "encoder-decoder", bart),
    Zoo("transformer", "encoder-decoder", transformer),
    Zoo("whisper", "audio", whisper),
    Zoo("wav2vec2", "audio", wav2vec2),
    Zoo("clip", "vision and text", clip),
    Zoo("mamba", "state space", mamba),
    Zoo("lstm", "recurrent", recurrent(nn.LSTM)),
    Zoo("gru", "recurrent", recurrent(nn.GRU)),
    Zoo("vit", "vision transformer", vision("vit_tiny_patch16_224", 32, img_size=32, depth=2)),
    Zoo(
        "swin",
        "vision transformer",
        vision("swin_tiny_patch4_window7_224", 56, img_size=56, depths=(1, 1, 1, 1), embed_dim=24),
    ),
    Zoo("mixer", "vision", vision("mixer_s32_224", 64, img_size=64)),
    Zoo("convnext", "convolutional", vision("convnext_atto", 64, depths=(1, 1, 1, 1))),
    Zoo("resnet", "convolutional", vision("resnet10t", 64)),
    Zoo("mobilenet_v3", "convolutional", vision("mobilenetv3_small_050", 64)),
    Zoo("efficientnet", "convolutional", vision("efficientnet_lite0", 64)),
]
