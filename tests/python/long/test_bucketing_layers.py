"""Padding rules of convolutions, pooling, losses and what else layers are made of."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from padded import POISONS, Case, check_padding, floats
from torch.nn import functional as F


def labels(*shape: int) -> torch.Tensor:
    return torch.randint(0, 6, shape)


def image(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(n, 3, 8, 8),)


def images(n: int) -> tuple[torch.Tensor, ...]:
    return floats(n, 3, 8, 8), floats(4, 3, 3, 3)


def signals(n: int) -> tuple[torch.Tensor, ...]:
    return floats(2, 3, n), floats(4, 3, 3)


def line(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(2, 3, n),)


def line4(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(2, 4, n),)


def plane(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(2, 3, n, n + 4),)


def volume(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(n, 2, 6, 6, 6),)


_LENGTH = ((0, 2),)
_PLANE = ((0, 2), (0, 3))
_BOTH = ((0, 0), (1, 0))

LOSSES = [
    Case("cross_entropy", lambda x, t: F.cross_entropy(x, t), lambda n: (floats(n, 6), labels(n)), _BOTH),
    Case(
        "cross_entropy_sum",
        lambda x, t: F.cross_entropy(x, t, reduction="sum", ignore_index=2),
        lambda n: (floats(n, 6), labels(n)),
        _BOTH,
    ),
    Case(
        "cross_entropy_none",
        lambda x, t: F.cross_entropy(x, t, reduction="none"),
        lambda n: (floats(n, 6), labels(n)),
        _BOTH,
    ),
    Case(
        "cross_entropy_weight",
        lambda x, t, w: F.cross_entropy(x, t, w.abs().detach(), label_smoothing=0.1),
        lambda n: (floats(n, 6), labels(n), floats(6)),
        _BOTH,
    ),
    Case(
        "nll_weight",
        lambda x, t, w: F.nll_loss(x, t, w.abs().detach(), ignore_index=1),
        lambda n: (floats(n, 6), labels(n), floats(6)),
        _BOTH,
    ),
    Case(
        "cross_entropy_sequence",
        lambda x, t: F.cross_entropy(x.view(-1, 6), t.view(-1)),
        lambda n: (floats(3, n, 6), labels(3, n)),
        ((0, 1), (1, 1)),
    ),
    Case(
        "shifted_loss",
        lambda x, t: F.cross_entropy(x[:, :-1].reshape(-1, 6), t[:, 1:].reshape(-1)),
        lambda n: (floats(3, n, 6), labels(3, n)),
        ((0, 1), (1, 1)),
    ),
    Case(
        "cross_entropy_plane",
        lambda x, t: (F.cross_entropy(x, t), F.cross_entropy(x, t, reduction="none")),
        lambda n: (floats(3, 6, n, 4), labels(3, n, 4)),
        ((0, 2), (1, 1)),
    ),
    Case(
        "cross_entropy_ignored",
        lambda x, t: F.cross_entropy(x, t.clamp(max=4), ignore_index=4),
        lambda n: (floats(n, 6), labels(n)),
        _BOTH,
    ),
]

CONVOLUTIONS = [
    Case("conv_batch", lambda x, w: F.conv2d(x, w, padding=1), images),
    Case(
        "conv_bias",
        lambda x, w, v: F.conv2d(x, w, v, stride=2),
        lambda n: (*images(n), floats(4)),
    ),
    Case("conv_length", lambda x, w: F.conv1d(x, w, padding=1), signals, _LENGTH),
    Case("conv_same", lambda x, w: F.conv1d(x, w, padding="same", dilation=2), signals, _LENGTH),
    Case("conv_stride", lambda x, w: F.conv1d(x, w, stride=2), signals, _LENGTH),
    Case("conv_dilated", lambda x, w: F.conv1d(x, w, stride=3, padding=2, dilation=2), signals, _LENGTH),
    Case(
        "conv_bias_length",
        lambda x, w, v: F.conv1d(x, w, v, padding=2),
        lambda n: (*signals(n), floats(4)),
        _LENGTH,
    ),
    Case(
        "conv_groups",
        lambda x, w: F.conv1d(x, w, groups=2, padding=1),
        lambda n: (floats(3, 4, n), floats(6, 2, 3)),
        _LENGTH,
    ),
    Case(
        "conv_plane",
        lambda x, w: F.conv2d(x, w, stride=2, padding=1).relu(),
        lambda n: (floats(2, 3, n, n + 4), floats(4, 3, 3, 3)),
        _PLANE,
    ),
    Case(
        "conv_batch_and_length",
        lambda x, w: F.conv1d(F.conv1d(x, w, padding=1), w),
        lambda n: (floats(n + 3, 3, n), floats(3, 3, 3)),
        ((0, 0), (0, 2)),
    ),
    Case(
        "conv_transposed_batch",
        lambda x, w: F.conv_transpose2d(x, w, stride=2, output_padding=1),
        lambda n: (floats(n, 3, 4, 4), floats(3, 4, 3, 3)),
    ),
    Case(
        "conv_transposed_length",
        lambda x, w: F.conv_transpose1d(x, w, stride=2, padding=1),
        lambda n: (floats(2, 3, n), floats(3, 4, 3)),
        _LENGTH,
    ),
    Case(
        "conv_transposed_groups",
        lambda x, w, v: F.conv_transpose1d(x, w, v, stride=3, output_padding=2, groups=2, dilation=2),
        lambda n: (floats(2, 4, n), floats(4, 3, 3), floats(6)),
        _LENGTH,
    ),
    Case(
        "conv_volume",
        lambda x, w: F.conv3d(x, w),
        lambda n: (*volume(n), floats(3, 2, 2, 2, 2)),
    ),
]

POOLING = [
    Case("max_pool_batch", lambda x: F.max_pool2d(x, 2), image),
    Case("max_pool_overlap", lambda x: F.max_pool2d(x, 3, 2, padding=1), image),
    Case("max_pool_length", lambda x: F.max_pool2d(x.unsqueeze(2), (1, 3), (1, 2), (0, 1)), line, _LENGTH),
    Case(
        "max_pool_ceil", lambda x: F.max_pool2d(x.unsqueeze(2), (1, 3), (1, 2), ceil_mode=True), line, _LENGTH
    ),
    Case("max_pool_plane", lambda x: F.max_pool2d(x, 3, 2, padding=1), plane, _PLANE),
    Case("max_pool_all_negative", lambda x: F.max_pool2d(-x.abs() - 5, 2, dilation=2), plane, _PLANE),
    Case(
        "max_pool_indices",
        lambda x: F.max_pool2d(x, 3, 2, return_indices=True),
        plane,
        _PLANE,
        gradient=False,
    ),
    Case("max_pool_large", lambda x: F.max_pool2d(x, 12, 1), lambda n: (floats(n, 2, 14, 14),)),
    Case("max_pool_volume", lambda x: F.max_pool3d(x, 2), volume),
    Case(
        "max_pool_volume_plane",
        lambda x: F.max_pool3d(x, 2),
        lambda n: (floats(2, 2, 4, n, n),),
        ((0, 3), (0, 4)),
    ),
    Case("avg_pool_batch", lambda x: F.avg_pool2d(x, 2), image),
    Case("avg_pool_edges", lambda x: F.avg_pool2d(x, 3, 2, 1, count_include_pad=False), image),
    Case("avg_pool_length", lambda x: F.avg_pool1d(x, 3, 2), line, _LENGTH),
    Case("avg_pool_plane", lambda x: F.avg_pool2d(x, 3, 2, padding=1), plane, _PLANE),
    Case("avg_pool_divisor", lambda x: F.avg_pool2d(x, 3, ceil_mode=True, divisor_override=5), plane, _PLANE),
    Case("avg_pool_volume", lambda x: F.avg_pool3d(x, 2), volume),
    Case("adaptive_avg", lambda x: F.adaptive_avg_pool2d(x, (3, 5)), image),
    Case("adaptive_max", lambda x: F.adaptive_max_pool2d(x, 3), image),
    Case("avg_pool_ceil", lambda x: F.avg_pool1d(x, 2, ceil_mode=True), line, _LENGTH),
    Case(
        "avg_pool_edges_plane",
        lambda x: (
            F.avg_pool2d(x, 3, 2, 1, count_include_pad=False),
            F.avg_pool2d(x, (3, 2), 2, 1, ceil_mode=True),
            F.avg_pool2d(x, 2, 2, ceil_mode=True, count_include_pad=False),
        ),
        plane,
        _PLANE,
    ),
    Case(
        "adaptive_plane",
        lambda x: (F.adaptive_avg_pool2d(x, (3, 5)), F.adaptive_avg_pool2d(x, 1)),
        plane,
        _PLANE,
    ),
    Case(
        "adaptive_length",
        lambda x: F.adaptive_avg_pool1d(x, 4),
        lambda n: (floats(n + 2, 3, n),),
        ((0, 0), (0, 2)),
    ),
    Case("adaptive_rows", lambda x: F.adaptive_avg_pool2d(x, (3, None)), plane, _PLANE),
    Case(
        "adaptive_to_size",
        lambda x, y: F.interpolate(x, y.shape[2:], mode="area"),
        lambda n: (*plane(n), floats(2, 3, 2 * n + 1, n - 2)),
        (*_PLANE, (1, 2), (1, 3)),
    ),
    Case(
        "adaptive_infinite",
        lambda x: F.adaptive_avg_pool1d(x.where(x < 0.5, torch.inf), 3),
        line,
        _LENGTH,
        gradient=False,
    ),
    Case("adaptive_volume", lambda x: (F.adaptive_avg_pool3d(x, 4), F.adaptive_max_pool3d(x, 4)), volume),
]


def affine(n: int) -> tuple[torch.Tensor, ...]:
    return floats(2, 4, n), floats(4), floats(4)


def affine_plane(n: int) -> tuple[torch.Tensor, ...]:
    return floats(2, 4, n, n + 4), floats(4), floats(4)


NORMALIZATION = [
    Case("group_norm_length", lambda x, w, v: F.group_norm(x, 2, w, v), affine, _LENGTH),
    Case("group_norm_plane", lambda x, w, v: F.group_norm(x, 4, w, v), affine_plane, _PLANE),
    Case("group_norm_one", lambda x: F.group_norm(x, 1), lambda n: (floats(n, 4, n + 3),), ((0, 0), (0, 2))),
    Case("group_norm_merged", lambda x: F.group_norm(x.flatten(2), 1), lambda n: affine_plane(n)[:1], _PLANE),
    Case("group_norm_half", lambda x: F.group_norm(x.bfloat16(), 2).float(), line4, _LENGTH, relative=2e-2),
    Case("instance_norm", lambda x, w, v: F.instance_norm(x, weight=w, bias=v), affine_plane, _PLANE),
    Case("layer_norm_length", lambda x: F.layer_norm(x, x.shape[2:]), line4, _LENGTH),
    Case(
        "layer_norm_two",
        lambda x, w, v: F.layer_norm(x, x.shape[1:], w, v),
        lambda n: (floats(n + 2, n, 3), floats(n, 3), floats(n, 3)),
        ((0, 0), (0, 1), (1, 0), (2, 0)),
    ),
    Case(
        "batch_norm_by_running_statistics",
        lambda x, w, v, m, s: F.batch_norm(x, m.detach(), s.detach().abs(), w, v),
        lambda n: (*affine(n), floats(4), floats(4)),
        _LENGTH,
    ),
]

RESIZING = [
    Case(
        "reflection",
        lambda x: F.pad(x, (1, 2), mode="reflect"),
        lambda n: (floats(n, 3, 5),),
        gradient=False,
    ),
    Case("reflection_plane", lambda x: F.pad(x, (1, 2, 3, 0), mode="reflect"), image, gradient=False),
    Case("reflection_volume", lambda x: F.pad(x, (1, 1, 2, 0, 0, 1), mode="reflect"), volume, gradient=False),
    Case("reflection_length", lambda x: F.pad(x, (2, 3), mode="reflect"), line, _LENGTH),
    Case("reflection_both", lambda x: F.pad(x, (1, 2, 3, 0), mode="reflect"), plane, _PLANE),
    Case("reflection_less", lambda x: F.pad(x, (-1, 2), mode="reflect"), line, _LENGTH, gradient=False),
    Case("replication_length", lambda x: F.pad(x, (2, 9), mode="replicate"), line, _LENGTH),
    Case("replication_both", lambda x: F.pad(x, (1, 2, 3, 0), mode="replicate"), plane, _PLANE),
    Case(
        "replication_three",
        lambda x: F.pad(x, (1, 2, 3, 0, 1, 1), mode="replicate"),
        lambda n: (floats(2, 2, n, n + 2, 4),),
        _PLANE,
    ),
    Case("circular_length", lambda x: F.pad(x, (1, 2), mode="circular"), line, _LENGTH),
    Case(
        "doubled",
        lambda x: (F.interpolate(x, scale_factor=2), F.interpolate(x, scale_factor=2, mode="bilinear")),
        plane,
        _PLANE,
    ),
    Case("pixel_shuffle_plane", lambda x: F.pixel_shuffle(x, 2), lambda n: (floats(2, 8, n, n + 4),), _PLANE),
    Case(
        "spectrum",
        lambda x: torch.view_as_real(
            torch.stft(x, 16, 4, window=torch.hann_window(16), return_complex=True)
        ).square(),
        lambda n: (floats(2, 8 * n),),
        ((0, 1),),
        gradient=False,
    ),
    Case("nearest_volume", lambda x: F.interpolate(x, (4, 5, 6)), lambda n: (floats(n, 2, 3, 3, 3),)),
    Case("nearest_length", lambda x: F.interpolate(x, scale_factor=2), lambda n: (floats(n, 3, 5),)),
    Case("nearest_size", lambda x: F.interpolate(x, (7, 11)), lambda n: (floats(n, 3, 4, 4),)),
    Case("exact", lambda x: F.interpolate(x, 7, mode="nearest-exact"), lambda n: (floats(n, 3, 4, 4),)),
    Case("linear", lambda x: F.interpolate(x, 9, mode="linear"), lambda n: (floats(n, 3, 5),)),
    Case("bilinear", lambda x: F.interpolate(x, 7, mode="bilinear"), lambda n: (floats(n, 3, 4, 4),)),
    Case("trilinear", lambda x: F.interpolate(x, 5, mode="trilinear"), lambda n: (floats(n, 2, 3, 3, 3),)),
    Case(
        "bicubic",
        lambda x: F.interpolate(x, 7, mode="bicubic", align_corners=True),
        lambda n: (floats(n, 3, 4, 4),),
    ),
    Case("replication", lambda x: F.pad(x, (1, 2), mode="replicate"), lambda n: (floats(n, 3, 5),)),
    Case("replication_plane", lambda x: F.pad(x, (1, 2, 3, 0), mode="replicate"), image),
    Case("replication_volume", lambda x: F.pad(x, (1, 2, 3, 0, 1, 1), mode="replicate"), volume),
    Case("circular", lambda x: F.pad(x, (1, 2), mode="circular"), lambda n: (floats(n, 3, 5),)),
    Case(
        "grid_sample",
        lambda x, g: F.grid_sample(x, g.tanh(), align_corners=False),
        lambda n: (floats(n, 3, 4, 4), floats(n, 5, 5, 2)),
        _BOTH,
        relative=2e-4,
    ),
    Case("pixel_shuffle", lambda x: F.pixel_shuffle(x, 2), lambda n: (floats(n, 8, 3, 3),)),
    Case("pixel_unshuffle", lambda x: F.pixel_unshuffle(x, 2), image),
    Case("fold", lambda x: F.fold(x, (5, 5), 2), lambda n: (floats(n, 12, 16),)),
    Case("unfold", lambda x: F.unfold(x, 2), image),
]

OTHERS = [
    Case("prelu", lambda x, w: F.prelu(x, w), lambda n: (floats(n, 3, 4), floats(3))),
    Case("rms_norm", lambda x: F.rms_norm(x, (6,)), lambda n: (floats(n, 6),)),
    Case("local_response_norm", lambda x: F.local_response_norm(x, 3), image),
    Case("channel_shuffle", lambda x: F.channel_shuffle(x, 2), lambda n: (floats(n, 4, 3, 3),)),
    Case(
        "bilinear_product",
        lambda x, y, w: F.bilinear(x, y, w),
        lambda n: (floats(n, 3), floats(n, 4), floats(5, 3, 4)),
        _BOTH,
    ),
    Case(
        "triplet",
        lambda x, t: F.triplet_margin_loss(x, t, t.roll(1, 0)),
        lambda n: (floats(n, 3), floats(n, 3)),
        _BOTH,
    ),
    Case(
        "lstm_cell",
        lambda x, h, c, w, v: torch.lstm_cell(x, (h, c), w, v),
        lambda n: (floats(n, 3), floats(n, 4), floats(n, 4), floats(16, 3), floats(16, 4)),
        ((0, 0), (1, 0), (2, 0)),
    ),
]


def lstm(x: torch.Tensor, h: torch.Tensor, c: torch.Tensor, *weights: torch.Tensor) -> Any:
    """One LSTM layer as PyTorch computes it without gradients: all states, the last hidden and cell state."""
    layer = torch.ops.aten.mkldnn_rnn_layer.default
    return layer(x, *weights, h, c, False, [], 2, 4, 1, True, False, False, False)[:3]


RECURRENT = [
    Case(
        "lstm",
        lstm,
        lambda n: (
            floats(5, n, 3),
            floats(1, n, 4),
            floats(1, n, 4),
            floats(16, 3),
            floats(16, 4),
            floats(16),
            floats(16),
        ),
        ((0, 1), (1, 1), (2, 1)),
        gradient=False,
    ),
]

CASES = [*LOSSES, *CONVOLUTIONS, *POOLING, *NORMALIZATION, *RESIZING, *OTHERS, *RECURRENT]


@pytest.mark.parametrize("poison", POISONS)
@pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)
def test_padding_changes_nothing(case: Case, poison: str) -> None:
    check_padding(case, poison)
