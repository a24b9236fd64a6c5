"""Padding rules of ops that sort, count, choose and take apart."""

from __future__ import annotations

import pytest
import torch
from padded import POISONS, Case, check_padding, floats, row_case

CASES = [
    *row_case("kthvalue", lambda x: (*x.kthvalue(3, 0), *x.kthvalue(2, 1, keepdim=True))),
    *row_case("median", lambda x: (x.median(), *x.median(0), *x.median(1, keepdim=True))),
    *row_case(
        "nanmedian",
        lambda x: (
            x.where(x < 0.5, torch.nan).nanmedian(),
            x.where(x < 0.5, torch.nan).nanmedian(0).values,
            x.where(x < 0.5, torch.nan).nanmedian(1).values,
        ),
        gradient=False,
    ),
    *row_case(
        "median_nan",
        lambda x: (
            x.where(x < 1, torch.nan).median(),
            *x.where(x < 1, torch.nan).median(0),
            x.where(x < -9, torch.nan).nanmedian(0).values,
        ),
        gradient=False,
    ),
    *row_case("median_int", lambda x: ((x * 1e6).int().median(), *(x * 1e6).int().median(0)), gradient=False),
    Case("mode", lambda x: (x * 2).int().mode(1).values, lambda n: (floats(n, 6),), gradient=False),
    *row_case("aminmax", lambda x: (*x.aminmax(), *x.aminmax(dim=0), *x.aminmax(dim=1, keepdim=True))),
    *row_case("cummax", lambda x: (*x.cummax(0), *x.cummin(1))),
    *row_case("cumprod", lambda x: (x.cumprod(0), x.cumprod(1)), gradient=False),
    *row_case("histc", lambda x: (x.histc(5, -1, 1), x.relu().histc(4, 0, 2)), gradient=False),
    Case(
        "searchsorted_padded",
        lambda x, v: (
            torch.searchsorted(x.sort().values, v),
            torch.bucketize(v, x.sort().values, right=True),
        ),
        lambda n: (floats(n), torch.tensor([-9.0, 0.0, 0.3, 9.0, torch.inf, torch.nan])),
        gradient=False,
    ),
    Case(
        "searchsorted_rows",
        lambda x, v: torch.searchsorted(x.sort(1).values, v, right=True, out_int32=True),
        lambda n: (floats(n, 6), floats(n, 4)),
        ((0, 0), (1, 0)),
        gradient=False,
    ),
    Case(
        "searchsorted_values",
        lambda x, v: (torch.searchsorted(x.sort().values, v), torch.searchsorted(x.sort().values, 0.25)),
        lambda n: (floats(6), floats(n)),
        ((1, 0),),
        gradient=False,
    ),
    Case(
        "searchsorted_int",
        lambda x, v: torch.searchsorted(x.sort().values, v, right=True),
        lambda n: (torch.randint(0, 50, (n,)), torch.tensor([-1, 3, 25, 2**63 - 1])),
        gradient=False,
    ),
    *row_case(
        "nonzero_static",
        lambda x: torch.nonzero_static(x > 0, size=30),
        gradient=False,
    ),
    *row_case("masked_scatter", lambda x: x.masked_scatter(x > 0, x * 2 + 1), gradient=False),
    Case(
        "masked_scatter_row",
        lambda x, m, s: x.masked_scatter(m > 0, s),
        lambda n: (floats(3, n), floats(n), floats(3, n)),
        ((0, 1), (1, 0), (2, 1)),
        gradient=False,
    ),
    *row_case("msort", lambda x: x.msort()),
    Case("split", lambda x: [y * 2 for y in x.split(2, 1) + x.split([2, 4], 1)], lambda n: (floats(n, 6),)),
    Case("chunk", lambda x: [y * 2 for y in x.chunk(3, 1)], lambda n: (floats(n, 6),)),
    Case("unbind", lambda x: [y * 2 for y in x.unbind(1)], lambda n: (floats(n, 6),)),
    *row_case("renorm", lambda x: torch.renorm(x, 2, 0, 1.0), gradient=False),
    *row_case("isin", lambda x: torch.isin((x * 3).int(), torch.arange(3)), gradient=False),
    *row_case("diff", lambda x: (x.diff(dim=0), x.diff(dim=1))),
    *row_case("trapezoid", lambda x: (torch.trapezoid(x, dim=0), torch.trapezoid(x, dim=1))),
    *row_case("nansum", lambda x: (x.nansum(), x.nanmean(0))),
    *row_case("norms", lambda x: (x.norm(p=1), x.norm(p=3, dim=0), x.norm(p=2, dim=1, keepdim=True))),
]


@pytest.mark.parametrize("poison", POISONS)
@pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)
def test_padding_changes_nothing(case: Case, poison: str) -> None:
    check_padding(case, poison)
