"""Generates the reference tables of the documentation site from the code, so that they cannot go stale.

A comment in a page is replaced: `<!-- options -->`, `<!-- metrics -->`, `<!-- reports -->` and `<!-- errors
-->` by tables, `<!-- api: MODULE NAME … -->` by signatures and docstrings, and `<!-- commands -->` by the
help of every command. Links to files of the repository that are not pages become plain text.
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
    return _NO_PAGE.sub(r"\1", markdown)


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
