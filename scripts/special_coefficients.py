"""Writes src/lowering/special/coefficients.rs: Chebyshev series of special functions, computed with mpmath.

Each series is that of a smooth function on [-1, 1], the interpolant at Chebyshev nodes in 60 digits, cut
where its coefficients fall below the precision of a 64-bit float. How the special functions follow from
them is told beside their use in src/lowering/special/.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from mpmath import mp, mpf

mp.dps = 60
NODES = 96
TARGET = Path(__file__).parent.parent / "src" / "lowering" / "special" / "coefficients.rs"


def series(f: Callable[[mpf], mpf]) -> list[mpf]:
    """Coefficients of the Chebyshev series of `f`, the first one halved."""
    angles = [mp.pi * (k + mpf(1) / 2) / NODES for k in range(NODES)]
    values = [f(mp.cos(a)) for a in angles]
    found = [
        2 * mp.fsum(v * mp.cos(j * a) for v, a in zip(values, angles, strict=True)) / NODES
        for j in range(NODES)
    ]
    found[0] /= 2
    largest = max(abs(c) for c in found)
    count = max(j for j, c in enumerate(found) if abs(c) > largest * mpf(2) ** -56) + 1
    assert count < NODES - 8, "the series does not converge"
    return found[:count]


def oscillating(order: int) -> tuple[Callable[[mpf], mpf], Callable[[mpf], mpf]]:
    """P and x/8 · Q of Hankel's expansion for x >= 8, over t = 2 (8 / x)² - 1."""

    def parts(t: mpf) -> tuple[mpf, mpf]:
        x = 8 / mp.sqrt((t + 1) / 2)
        phase = x - (2 * order + 1) * mp.pi / 4
        j, y = mp.besselj(order, x), mp.bessely(order, x)
        size = mp.sqrt(mp.pi * x / 2)
        p = size * (j * mp.cos(phase) + y * mp.sin(phase))
        q = size * (y * mp.cos(phase) - j * mp.sin(phase))
        return p, q * x / 8

    return lambda t: parts(t)[0], lambda t: parts(t)[1]


def airy_oscillating() -> tuple[Callable[[mpf], mpf], Callable[[mpf], mpf]]:
    """P and zeta · Q for x <= -6, over t = 2 (zeta(6) / zeta)² - 1, zeta = 2/3 |x|^(3/2)."""
    least = 2 * mpf(6) ** (mpf(3) / 2) / 3

    def parts(t: mpf) -> tuple[mpf, mpf]:
        zeta = least / mp.sqrt((t + 1) / 2)
        x = (3 * zeta / 2) ** (mpf(2) / 3)
        phase = zeta - mp.pi / 4
        size = mp.sqrt(mp.pi) * x ** (mpf(1) / 4)
        a, b = mp.airyai(-x), mp.airybi(-x)
        p = size * (a * mp.cos(phase) - b * mp.sin(phase))
        q = size * (a * mp.sin(phase) + b * mp.cos(phase))
        return p, q * zeta

    return lambda t: parts(t)[0], lambda t: parts(t)[1]


def airy_decaying(t: mpf) -> mpf:
    """e^zeta x^(1/4) Ai(x) for x >= 2, over t = 2 zeta(2) / zeta - 1."""
    zeta = 2 * (2 * mpf(2) ** (mpf(3) / 2) / 3) / (t + 1)
    x = (3 * zeta / 2) ** (mpf(2) / 3)
    return mp.exp(zeta) * x ** (mpf(1) / 4) * mp.airyai(x)


def quantile(p: mpf) -> mpf:
    """The x with normal distribution function p < 1/2."""
    guess = -mp.sqrt(2) * mp.erfinv(1 - 2 * p) if p > mpf(10) ** -20 else None
    if guess is None:
        z = mp.sqrt(-2 * mp.log(p))
        guess = -(z - (mp.log(z) + mp.log(2 * mp.pi) / 2) / z)
    for _ in range(60):
        # Newton's step for the logarithm of the distribution function, which is nearly quadratic.
        tail = mp.erfc(-guess / mp.sqrt(2)) / 2
        density = mp.exp(-(guess**2) / 2) / mp.sqrt(2 * mp.pi)
        step = (mp.log(tail) - mp.log(p)) * tail / density
        guess -= step
        if abs(step) < mpf(10) ** -50:
            break
    return guess


def quantile_tail(low: mpf, high: mpf) -> Callable[[mpf], mpf]:
    """(z - ln z / z) + x(p), for 1/z in low..high, where z = sqrt(-2 ln p), over t linear in 1/z."""

    def f(t: mpf) -> mpf:
        z = 1 / (low + (high - low) * (t + 1) / 2)
        return z - mp.log(z) / z + quantile(mp.exp(-(z**2) / 2))

    return f


def quantile_middle(t: mpf) -> mpf:
    """x(p) / (p - 1/2), over t = 2 ((p - 1/2) / (1/2 - e^-2))² - 1."""
    d = (mpf(1) / 2 - mp.exp(-2)) * mp.sqrt((t + 1) / 2)
    return quantile(mpf(1) / 2 - d) / -d


def of_square(f: Callable[[mpf], mpf], bound: int) -> Callable[[mpf], mpf]:
    """`f(x)` for 0 < x < bound, over t = 2 (x / bound)² - 1."""
    return lambda t: f(bound * mp.sqrt((t + 1) / 2))


def of_reciprocal(f: Callable[[mpf], mpf], bound: int) -> Callable[[mpf], mpf]:
    """`f(x)` for x > bound, over t = 2 bound / x - 1."""
    return lambda t: f(2 * bound / (t + 1))


def functions() -> dict[str, Callable[[mpf], mpf]]:
    j, y, i, k = mp.besselj, mp.bessely, mp.besseli, mp.besselk
    p0, q0 = oscillating(0)
    p1, q1 = oscillating(1)
    airy_p, airy_q = airy_oscillating()

    def i_scaled(n: int, x: mpf) -> mpf:
        return mp.exp(-x) * i(n, x) / x**n

    return {
        "J0": of_square(lambda x: j(0, x), 8),
        "J1": of_square(lambda x: j(1, x) / x, 8),
        "Y0": of_square(lambda x: y(0, x) - 2 / mp.pi * mp.log(x) * j(0, x), 8),
        "Y1": of_square(lambda x: (y(1, x) - 2 / mp.pi * (mp.log(x) * j(1, x) - 1 / x)) / x, 8),
        "HANKEL_P0": p0,
        "HANKEL_Q0": q0,
        "HANKEL_P1": p1,
        "HANKEL_Q1": q1,
        "I0_NEAR": lambda t: i_scaled(0, 4 * (t + 1)),
        "I0_FAR": of_reciprocal(lambda x: mp.sqrt(x) * mp.exp(-x) * i(0, x), 8),
        "I1_NEAR": lambda t: i_scaled(1, 4 * (t + 1)),
        "I1_FAR": of_reciprocal(lambda x: mp.sqrt(x) * mp.exp(-x) * i(1, x), 8),
        "K0_NEAR": of_square(lambda x: k(0, x) + mp.log(x / 2) * i(0, x), 2),
        "K0_FAR": of_reciprocal(lambda x: mp.sqrt(x) * mp.exp(x) * k(0, x), 2),
        "K1_NEAR": of_square(lambda x: x * (k(1, x) - mp.log(x / 2) * i(1, x)), 2),
        "K1_FAR": of_reciprocal(lambda x: mp.sqrt(x) * mp.exp(x) * k(1, x), 2),
        "AIRY_NEAR": lambda t: mp.airyai(4 * t - 2),
        "AIRY_DECAYING": airy_decaying,
        "AIRY_P": airy_p,
        "AIRY_Q": airy_q,
        "ERFCX": lambda t: (1 + 2 * erfcx_argument(t)) * erfcx(erfcx_argument(t)),
        "NORMAL_QUANTILE_MIDDLE": quantile_middle,
        "NORMAL_QUANTILE_NEAR": quantile_tail(mpf(1) / 8, mpf(1) / 2),
        "NORMAL_QUANTILE_FAR": quantile_tail(mpf(1) / 64, mpf(1) / 8),
    }


def erfcx_argument(t: mpf) -> mpf:
    """x >= 0 over t = (x - 4) / (x + 4)."""
    return 4 * (1 + t) / (1 - t)


def erfcx(x: mpf) -> mpf:
    if x < 10:
        return mp.exp(x**2) * mp.erfc(x)
    terms, term = [mpf(1)], mpf(1)
    for n in range(1, 40 if x < 30 else 20):
        term *= -(2 * n - 1) / (2 * x**2)
        if abs(term) > abs(terms[-1]):
            break
        terms.append(term)
    return mp.fsum(terms) / (x * mp.sqrt(mp.pi))


def main() -> None:
    lines = [
        "//! Coefficients of Chebyshev series, written by `scripts/special_coefficients.py`, which tells the",
        "//! functions.",
        "",
    ]
    for name, f in functions().items():
        coefficients = series(f)
        lines.append(f"pub const {name}: [f64; {len(coefficients)}] = [")
        lines += [f"    {float(c)!r}," for c in coefficients]
        lines.append("];")
    TARGET.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
