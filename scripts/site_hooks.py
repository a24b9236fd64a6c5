"""Generates the reference tables of the documentation site from the code, so that they cannot go stale.

A comment in a page is replaced: `<!-- options -->`, `<!-- metrics -->`, `<!-- reports -->` and `<!-- errors
-->` by tables, `<!-- api: MODULE NAME … -->` by signatures and docstrings, `<!-- commands -->` by the help of
every command, and `<!-- bars: COLUMN … -->` by a chart of columns of the table above it. Links to files of
the repository that are not pages become plain text.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import re
from dataclasses import MISSING, fields
from typing import Any

from torchtpu_compile import errors
from torchtpu_compile.counters import COUNTERS, REPORT_KEYS
from torchtpu_compile.options import WITHOUT_OPTION, Options
from torchtpu_compile.stages import STAGES

WIDTH = 110
"""Characters that fit on a line of code of the site, in a window of 1280 pixels."""

_NO_PAGE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Called by mkdocs with the text of each page."""
    made = {
        "options": options,
        "metrics": lambda: table("Key", COUNTERS),
        "reports": lambda: table("Key", REPORT_KEYS),
        "errors": exceptions,
        "commands": commands,
    }
    for name, make in made.items():
        markdown = re.sub(f"<!-- {name} -->", lambda _, make=make: make(), markdown)
    markdown = re.sub(
        r"<!-- api: (\S+) ([^>]+?) -->", lambda found: api(found[1], found[2].split()), markdown
    )
    markdown = re.sub(
        r"((?:^\|.*\n)+)\n<!-- bars: ([^>]+?) -->",
        lambda found: f"{found[1]}\n{bars(found[1], found[2].split(', '))}",
        markdown,
        flags=re.M,
    )
    return _NO_PAGE.sub(r"\1", markdown)


def bars(table: str, columns: list[str]) -> str:
    """The ratios of these columns of a Markdown table as bars, with a line at 1.0."""
    head, _, *rows = ([cell.strip() for cell in line.strip("|\n").split("|")] for line in table.splitlines())
    values = [(row[0], [float(row[head.index(column)]) for column in columns]) for row in rows]
    left, unit, thick = 150, 420 / max(max(found) for _, found in values), 13
    step = thick * len(columns) + 12
    height = step * len(values) + 46
    parts = [
        f'<svg class="bars" viewBox="0 0 640 {height}" role="img" '
        f'aria-label="{", ".join(columns)}: below 1.0 this package is faster">'
    ]
    for i, column in enumerate(columns):
        x = left + 210 * i
        parts.append(
            f'<rect x="{x}" y="4" width="12" height="12" class="c{i}"/>'
            f'<text x="{x + 18}" y="15">{column}</text>'
        )
    for row, (name, found) in enumerate(values):
        top = 34 + row * step
        parts.append(f'<text x="{left - 8}" y="{top + step / 2}" text-anchor="end">{name}</text>')
        for i, value in enumerate(found):
            y = top + i * thick
            parts.append(
                f'<rect x="{left}" y="{y}" width="{value * unit:.1f}" height="{thick - 2}" class="c{i}"/>'
                f'<text x="{left + value * unit + 5:.1f}" y="{y + 10}">{value:.2f}</text>'
            )
    one = f"{left + unit:.1f}"
    parts.append(f'<path d="M{one} 26V{height - 16}" class="one"/>')
    parts.append(f'<text x="{one}" y="{height - 3}" text-anchor="middle">1.0: as fast</text></svg>')
    return "".join(parts)


def options() -> str:
    rows = ["| Option | Variable | Default | Meaning |", "|---|---|---|---|"]
    for f in fields(Options):
        default = {} if f.default is MISSING else f.default
        shown = default[0] if isinstance(default, tuple) else default
        variable = f"`{f.metadata['env']}`" if f.metadata["env"] else ""
        rows.append(f"| `{f.name}` | {variable} | `{shown}` | {_cell(f.metadata['doc'])} |")
    for variable, (default, doc) in WITHOUT_OPTION.items():
        rows.append(f"| | `{variable}` | {f'`{default}`' if default else ''} | {_cell(doc)} |")
    return "\n".join(rows)


def table(title: str, meanings: dict[str, str]) -> str:
    rows = [f"| {title} | Meaning |", "|---|---|"]
    return "\n".join([*rows, *(f"| `{key}` | {_cell(doc)} |" for key, doc in meanings.items())])


def exceptions() -> str:
    rows = ["| Exception | Base classes | Raised if |", "|---|---|---|"]
    for name in errors.__all__:
        error = getattr(errors, name)
        bases = ", ".join(f"`{base.__name__}`" for base in error.__bases__)
        rows.append(f"| `{name}` | {bases} | {_cell(' '.join((error.__doc__ or '').split()))} |")
    return "\n".join(rows)


def api(module: str, names: list[str]) -> str:
    """A heading with the signature, the stage and the docstring, for each name."""
    home = importlib.import_module(module)
    parts = []
    for name in names:
        found = home
        for part in name.split("."):
            found = getattr(found, part)
        try:
            signature = str(inspect.signature(found))
        except (TypeError, ValueError):
            signature = "(…)"
        if inspect.isclass(found) and not any(inspect.isfunction(vars(found).get(n)) for n in ("__init__",)):
            signature = ""
        signature = re.sub(r"""(: |-> )(['"])(.*?)\2""", r"\1\3", signature).replace("torchtpu_compile.", "")
        shown = _lines(f"{module}.{name}{signature}")
        stage = STAGES[module][name].capitalize()
        parts.append(f"### `{name}`\n\n```\n{shown}\n```\n\n*{stage}.* {inspect.getdoc(found) or ''}\n")
    return "\n".join(parts)


def _lines(signature: str) -> str:
    """A signature, with one parameter a line if it is too long for one line."""
    if len(signature) <= WIDTH:
        return signature
    name, _, rest = signature.partition("(")
    depth, parameters = 0, [""]
    for at, character in enumerate(rest):
        if depth == 0 and character == ")":
            return f"{name}(\n" + "".join(f"    {p.strip()},\n" for p in parameters) + rest[at:]
        depth += (character in "([{") - (character in ")]}")
        if depth == 0 and character == ",":
            parameters.append("")
        else:
            parameters[-1] += character
    raise ValueError(f"this signature does not end: {signature}")


def commands() -> str:
    """The help of every command, as the terminal shows it."""
    from torchtpu_compile.cli import main

    parser = main.parser()
    (subparsers,) = (a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
    parts = []
    for name, command in subparsers.choices.items():
        command.formatter_class = _Wide
        parts.append(f"## `torchtpu {name}`\n\n```text\n{command.format_help().rstrip()}\n```\n")
    return "\n".join(parts)


class _Wide(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=WIDTH)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
