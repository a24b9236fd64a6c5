"""The steps that random programs are made of.

A template is a line of Python. `{f}` stands for a floating-point value of the program, `{i}` for an integer
one, `{b}` for truth values, `{r}` for a real one of either kind, `{t}` for any; a digit behind the letter
tells operands apart. Other names stand for constants: `{d}` a dimension, `{k}` a small integer, `{e}` a
number for floats, edges included, `{c}` one for integers, `{D}` a floating-point type, `{I}` an integer type.
`{v}` and `{w}` are the names that the line defines, which default to `{v} = …`. Whether a line is valid for
its operands is asked of eager PyTorch.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

# Edges of floating-point numbers. 3e-42 is denormal in float32, 3.4e38 is nearly its limit.
EDGES = [
    "float('nan')",
    "float('inf')",
    "-float('inf')",
    "0.0",
    "-0.0",
    "3e-42",
    "3.4e38",
    "-3.4e38",
    "1e-30",
    "1e30",
]
PLAIN = ["0.5", "-0.5", "1.0", "2.0", "-3.0", "0.1", "7.0"]
INTEGERS = ["0", "1", "-1", "2", "3", "7", "-5", "63", "64", "100"]
INTEGER_EDGES = [
    "127",
    "-128",
    "255",
    "256",
    "-129",
    "32767",
    "65536",
    "2147483647",
    "-2147483648",
    "1 << 40",
]
FLOAT_TYPES = ["F32", "F32", "F64", "BF16", "F16"]
INTEGER_TYPES = ["torch.int64", "torch.int32", "torch.int16", "torch.int8", "torch.uint8"]

POINTWISE = [
    *(
        f"{{f}}.{name}()"
        for name in [
            "abs",
            "neg",
            "relu",
            "sigmoid",
            "tanh",
            "exp",
            "log",
            "log1p",
            "expm1",
            "sqrt",
            "rsqrt",
            "sin",
            "cos",
            "tan",
            "asin",
            "acos",
            "atan",
            "sinh",
            "cosh",
            "asinh",
            "atanh",
            "erf",
            "erfc",
            "floor",
            "ceil",
            "round",
            "trunc",
            "frac",
            "sign",
            "square",
            "reciprocal",
            "exp2",
            "log2",
            "log10",
            "lgamma",
            "digamma",
            "signbit",
            "isnan",
            "isinf",
            "isfinite",
            "sgn",
            "nan_to_num",
            "deg2rad",
            "sinc",
        ]
    ),
    *(
        f"F.{name}({{f}})"
        for name in [
            "softplus",
            "silu",
            "gelu",
            "mish",
            "hardswish",
            "hardsigmoid",
            "elu",
            "selu",
            "celu",
            "leaky_relu",
            "logsigmoid",
            "softsign",
            "tanhshrink",
            "hardshrink",
            "softshrink",
            "relu6",
            "hardtanh",
        ]
    ),
    "F.gelu({f}, approximate='tanh')",
    "F.threshold({r}, {e}, {e2})",
    "{r}.clamp({e}, {e2})",
    "{r}.clamp(min={e})",
    "{r}.clamp_max({e})",
    "{i}.clamp({c}, {c2})",
    "{i}.clamp(min={c})",
    "torch.clamp({r}, {r2}, {r3})",
    "{f}.pow({e})",
    "{i}.pow({k})",
    "{e} ** {f}",
    "{f}.abs() ** {f2}",
    "{f}.logit(0.1)",
    "{i}.abs()",
    "-{i}",
    "~{b}",
    "~{i}",
    "{t} == {c}",
    "{r} < {c}",
    "{r} >= {e}",
    "{f} * {e}",
    "{f} + {e}",
    "{e} - {f}",
    "{f} / {e}",
    "{i} * {c}",
    "{i} + {c}",
    "{i} // {c}",
    "{i} % {c}",
    "{i} & {c}",
    "{i} ^ {i2}",
    "{i} | {i2}",
    "{i} << {k}",
    "{i} >> {k}",
    "{r} / {c}",
    "{f} // {e}",
    "{f}.fmod({e})",
    "{f}.remainder({e})",
    "{t}.masked_fill({b}, {c})",
    "{f}.masked_fill({b}, {e})",
    "torch.where({b}, {r}, {e})",
    "torch.where({b}, {c}, {i})",
    "torch.where({b}, {r}, {r2})",
]

BINARY = [
    *(f"{{r}} {sign} {{r2}}" for sign in ["+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!="]),
    *(f"{{b}} {sign} {{b2}}" for sign in ["&", "|", "^", "=="]),
    *(
        f"torch.{name}({{f}}, {{f2}})"
        for name in [
            "maximum",
            "minimum",
            "fmax",
            "fmin",
            "atan2",
            "hypot",
            "fmod",
            "remainder",
            "copysign",
            "logaddexp",
            "xlogy",
            "nextafter",
        ]
    ),
    "torch.maximum({i}, {i2})",
    "torch.add({r}, {r2}, alpha={c})",
    "torch.sub({f}, {f2}, alpha=0.5)",
    "torch.addcmul({f}, {f2}, {f3}, value=0.5)",
    "torch.addcdiv({f}, {f2}, {f3})",
    "torch.lerp({f}, {f2}, 0.3)",
    "torch.div({r}, {r2}, rounding_mode='floor')",
    "torch.div({r}, {r2}, rounding_mode='trunc')",
    "torch.heaviside({f}, {f2})",
    "torch.isclose({f}, {f2})",
]

REDUCTIONS = [
    *(
        f"{{f}}.{name}({{d}}, keepdim={{q}})"
        for name in [
            "sum",
            "mean",
            "amax",
            "amin",
            "prod",
            "any",
            "all",
            "logsumexp",
            "std",
            "var",
            "nansum",
            "nanmean",
        ]
    ),
    *(
        f"{{i}}.{name}({{d}})"
        for name in ["sum", "prod", "amax", "amin", "any", "all", "argmax", "argmin", "cumsum", "cumprod"]
    ),
    *(
        f"{{f}}.{name}()"
        for name in ["sum", "mean", "amax", "min", "max", "prod", "var", "norm", "argmax", "argmin", "any"]
    ),
    "{f}.sum(({d}, {d2}))",
    "{f}.amax(({d}, {d2}))",
    "{f}.mean(({d}, {d2}), keepdim=True)",
    "{f}.max({d}).values",
    "{f}.min({d}).indices",
    "{f}.norm({k}, {d})",
    "torch.linalg.vector_norm({f}, {e}, {d})",
    "{f}.cumsum({d})",
    "{f}.cumprod({d})",
    "{f}.cummax({d}).values",
    "{f}.cummin({d}).indices",
    "{f}.logcumsumexp({d})",
    "{f}.softmax({d})",
    "{f}.log_softmax({d})",
    "{f}.sort({d}).values",
    "{f}.sort({d}, descending=True, stable=True).indices",
    "{f}.topk(min(2, {f}.shape[0]), 0).values",
    "{f}.median({d}).values",
    "{f}.kthvalue(1, {d}).values",
    "{f}.argsort({d}, stable=True)",
    "{t}.count_nonzero({d})",
    "{b}.sum({d})",
    "{b}.cumsum({d})",
    "F.normalize({f}, dim={d})",
    "torch.diff({r}, dim={d})",
    "torch.aminmax({f}).max",
]

VIEWS = [
    "{t}.transpose({d}, {d2})",
    "{t}.flatten()",
    "{t}.unsqueeze({d})",
    "{t}.squeeze({d})",
    "{t}.reshape(-1, {t}.shape[-1])",
    "{t}.reshape({t}.shape[0], -1)",
    "{t}.reshape(-1)",
    "{t}.view(*{t}.shape, 1)",
    "{t}.movedim({d}, {d2})",
    "{t}.expand({k}, *{t}.shape)",
    "{t}.repeat({k}, *[1] * {t}.dim())",
    "{t}.repeat_interleave({k}, {d})",
    "{t}.narrow({d}, 1, {t}.shape[{d}] - 1)",
    "{t}.narrow({d}, 0, {k})",
    "{t}.select({d}, {k})",
    "{t}.select({d}, -1)",
    "{t}[{k}:]",
    "{t}[::2]",
    "{t}[..., ::{k}]",
    "{t}[..., -{k}:]",
    "{t}[: min({t}.shape[0], {k})]",
    "{t}[: {t}.shape[0] // 2]",
    "{t}[:, None]",
    "{t}.flip({d})",
    "{t}.roll({k}, {d})",
    "{t}.roll(-{k})",
    "{t}.unfold({d}, 2, 1)",
    "{t}.diagonal(0, {d}, {d2})",
    "{t}.chunk(2, {d})[-1]",
    "{t}.split({k}, {d})[0]",
    "{t}.tensor_split(3, {d})[1]",
    "{t}.unbind({d})[0]",
    "torch.cat([{t}, {t2}], {d})",
    "torch.cat([{t}, {t}], {d})",
    "torch.stack([{t}, {t}], {d})",
    "torch.broadcast_tensors({t}, {t2})[0]",
    "{t}.contiguous()",
    "{t}.clone()",
    "{t}.T",
    "{t}.tril({k})",
    "{t}.triu(-{k})",
    "torch.diag_embed({t})",
    "torch.rot90({t})",
    "{t}.swapaxes({d}, {d2})",
    "torch.atleast_2d({t})",
    "{t}.unflatten(-1, (-1, 1))",
]

INDEXING = [
    "{t}.index_select({d}, {i}.flatten() % {t}.shape[{d}])",
    "{t}[{i} % {t}.shape[0]]",
    "{t}[..., {i} % {t}.shape[-1]]",
    "torch.take({t}, {i} % {t}.numel())",
    "torch.gather({t}, {d}, ({i} % {t}.shape[{d}]).long())",
    "torch.take_along_dim({t}, ({i} % {t}.shape[{d}]).long(), {d})",
    "{t}.scatter({d}, ({i} % {t}.shape[{d}]).long()[:1], {c})",
    "{f}.scatter_add({d}, ({i} % {f}.shape[{d}]).long(), {f2})",
    "{f}.index_add(0, {i}.flatten()[: {f}.shape[0]] % {f}.shape[0], {f})",
    "{f}.index_fill({d}, {i}.flatten() % {f}.shape[{d}], {e})",
    "{f}.index_put(({i} % {f}.shape[0],), {f2}, accumulate=True)",
    "F.embedding({i}.long() % {f}.shape[0], {f})",
    "F.one_hot({i}.long() % {k}, {k})",
    "torch.bucketize({f}, torch.tensor([-1.0, 0.0, 0.5, 2.0], dtype={f}.dtype))",
    "torch.searchsorted(torch.arange(5, dtype={f}.dtype), {f}.contiguous())",
    "torch.isin({i}, torch.tensor([0, 1, 5]))",
    "{t}.masked_select({b}).sum()",
]

PRODUCTS = [
    "{f} @ {f2}",
    "{f} @ {f}.mT",
    "{f}.mT @ {f2}",
    "torch.mm({f}, {f2})",
    "torch.outer({f}.flatten()[:7], {f2}.flatten()[:5])",
    "torch.einsum('...i,...j->...ij', {f}, {f2})",
    "torch.einsum('ij,ij->j', {f}, {f2})",
    "F.linear({f}, {f2})",
    "torch.addmm({f}, {f2}, {f3})",
    "torch.baddbmm({f}, {f2}, {f3})",
    "torch.tensordot({f}, {f2}, 1)",
    "torch.cdist({f}, {f2})",
    "F.cosine_similarity({f}, {f2}, -1)",
    "F.scaled_dot_product_attention({f}, {f2}, {f2})",
    "{i}.long() @ {i2}.long()",
]

LAYERS = [
    "F.layer_norm({f}, {f}.shape[-1:])",
    "F.group_norm({f}, 1)",
    "F.group_norm({f}, {k})",
    "F.instance_norm({f})",
    "F.rms_norm({f}, {f}.shape[-1:])",
    "F.batch_norm({f}, None, None, training=True)",
    "F.conv1d({f}, torch.full((2, {f}.shape[-2], 3), 0.25, dtype={f}.dtype), padding=1)",
    "F.conv1d({f}, torch.full((3, {f}.shape[-2], 2), 0.5, dtype={f}.dtype), stride=2)",
    "F.conv2d({f}, torch.full((2, {f}.shape[-3], 3, 3), 0.1, dtype={f}.dtype), padding=1)",
    "F.conv_transpose1d({f}, torch.full(({f}.shape[-2], 2, 3), 0.2, dtype={f}.dtype), stride=2)",
    "F.max_pool1d({f}, 2)",
    "F.max_pool1d({f}, 3, 1, 1)",
    "F.avg_pool1d({f}, 2)",
    "F.avg_pool2d({f}, 3, 2, 1)",
    "F.max_pool2d({f}, 2, ceil_mode=True)",
    "F.adaptive_avg_pool1d({f}, {k})",
    "F.adaptive_avg_pool2d({f}, ({k}, 2))",
    "F.adaptive_max_pool1d({f}, 2)",
    "F.interpolate({f}, scale_factor=2)",
    "F.interpolate({f}, size={k} + 2, mode='linear')",
    "F.interpolate({f}, scale_factor=2, mode='bilinear')",
    "F.pad({t}, ({k}, 1))",
    "F.pad({t}, (0, 1), value={c})",
    "F.pad({f}, (1, {k}), value={e})",
    "F.pad({f}, (1, -1))",
    "F.pad({f}, (1, 1), mode='reflect')",
    "F.pad({f}, (1, 1), mode='replicate')",
    "F.pad({f}, (1, 1), mode='circular')",
    "F.pixel_shuffle({f}, 2)",
    "F.glu({f}, {d})",
    "F.mse_loss({f}, {f2})",
    "F.smooth_l1_loss({f}, {f2}, reduction='none')",
    "F.kl_div({f}, {f2}.softmax(-1), reduction='sum')",
    "F.cross_entropy({f}, {i}.long().flatten()[: {f}.shape[0]] % {f}.shape[-1])",
    "F.binary_cross_entropy_with_logits({f}, {f2}.sigmoid())",
    "F.unfold({f}, 2)",
]

CREATION = [
    "torch.arange({t}.shape[0])",
    "torch.arange({t}.shape[0], 0, -1, dtype=F32)",
    "torch.arange({k}, {t}.shape[-1] + {k}, 2)",
    "torch.zeros_like({t})",
    "torch.ones({t}.shape[0], {k})",
    "torch.full({t}.shape, {e}, dtype=F32)",
    "torch.full({t}.shape, {c})",
    "torch.full_like({f}, {e})",
    "torch.full((2,), {e}, dtype=F32)",
    "torch.tensor([{e}, {e2}, 1.0], dtype=F32)",
    "torch.tensor([{c}, {c2}])",
    "torch.tensor({e}, dtype=F32)",
    "torch.eye({t}.shape[0], {k} + 1, dtype=F32)",
    "torch.linspace(-1, 1, {t}.shape[0], dtype=F32)",
    "torch.empty(0, 3, dtype=F32)",
    "{f}.new_zeros({f}.shape[0])",
    "{f}.shape[0] * {f}",
    "{f} / {f}.shape[0]",
    "{f} * ({f}.shape[0] % 3)",
    "torch.tensor({t}.shape[0])",
    "({t} != {t}).any()",
]

CASTS = [
    "{r}.to({D})",
    "{b}.to({D})",
    "{i}.to({I})",
    "{b}.to({I})",
    "{r}.bool()",
    # Where a float does not fit into an integer, every platform does as it likes.
    "{f}.nan_to_num().clamp(-100, 100).to(torch.int64)",
    "{f}.nan_to_num().clamp(0, 100).to({I})",
    "{f}.to({D}).to({D2})",
    "{i}.view(torch.bool) if {i}.dtype == torch.uint8 and {i}.max() < 2 else {i}",
]

IN_PLACE = [
    "{v} = {f}.clone(); {v}.mul_({e})",
    "{v} = {t}.clone(); {v}.add_({t})",
    "{v} = {f}.clone(); {v}[..., 1:] = {e}",
    "{v} = {r}.clone(); {v}[..., ::2] += {c}",
    "{v} = {t}.clone(); {v}[0] = {t}[-1]",
    "{v} = {f}.clone(); {w} = {v}.transpose({d}, {d2}); {w}.mul_({f2})",
    "{v} = {f}.clone(); {w} = {v}.flatten(); {w}[:2] = {e}",
    "{v} = {f}.clone(); {w} = {v}.unsqueeze({d}); {v}.relu_()",
    "{v} = {f}.clone(); {w} = {v}[..., :2]; {w}.fill_({e})",
    "{v} = {f}.clone(); {v}.diagonal().zero_()",
    "{v} = {t}.clone(); {v}.masked_fill_({b}, {c})",
    "{v} = {f}.clone(); {v}.clamp_({e}, {e2})",
    "{v} = {f}.clone(); {v}.copy_({r2})",
    "{v} = {i}.clone(); {v}.scatter_({d}, {v}.long() % {v}.shape[{d}], {c})",
    "{v} = torch.zeros_like({f}); {v}[{b}] = {e}",
    "{v} = {f}.clone(); {v}.index_add_(0, torch.arange({v}.shape[0]), {v})",
    "{v} = {f}.clone(); {w} = {v}[::2]; {v}.sub_(1); {w}.neg_()",
]

FAMILIES: dict[str, tuple[int, list[str]]] = {
    "pointwise": (5, POINTWISE),
    "binary": (4, BINARY),
    "reductions": (4, REDUCTIONS),
    "views": (5, VIEWS),
    "indexing": (3, INDEXING),
    "products": (2, PRODUCTS),
    "layers": (3, LAYERS),
    "creation": (2, CREATION),
    "casts": (2, CASTS),
    "in_place": (2, IN_PLACE),
}

CONSTANTS: dict[str, Callable[[random.Random], str]] = {
    "d": lambda r: str(r.choice([0, 1, -1, -1, -2, 2, -3])),
    "k": lambda r: str(r.choice([1, 2, 2, 3, 4, 5])),
    "e": lambda r: r.choice(EDGES) if r.random() < 0.4 else r.choice(PLAIN),
    "c": lambda r: r.choice(INTEGER_EDGES) if r.random() < 0.3 else r.choice(INTEGERS),
    "q": lambda r: r.choice(["True", "False"]),
    "D": lambda r: r.choice(FLOAT_TYPES),
    "I": lambda r: r.choice(INTEGER_TYPES),
}

PLACEHOLDER = re.compile(r"\{([a-zA-Z]\d?)\}")


def template(r: random.Random) -> tuple[str, str]:
    """A family and one of its templates."""
    names = list(FAMILIES)
    family = r.choices(names, [FAMILIES[name][0] for name in names])[0]
    return family, r.choice(FAMILIES[family][1])


def fill(
    r: random.Random, text: str, pick: Callable[[str], str | None], fresh: Callable[[], str]
) -> str | None:
    """The template with its places filled: operands by `pick(kind)`, new names by `fresh`.

    `None` where the program has no operand of a kind.
    """
    if "{v}" not in text:
        text = "{v} = " + text
    chosen: dict[str, str] = {}
    for name in PLACEHOLDER.findall(text):
        if name in chosen:
            continue
        if name in ("v", "w"):
            value: str | None = fresh()
        elif name[0] in CONSTANTS:
            value = CONSTANTS[name[0]](r)
        else:
            value = pick(name[0])
        if value is None:
            return None
        chosen[name] = value
    return PLACEHOLDER.sub(lambda match: chosen[match[1]], text)
