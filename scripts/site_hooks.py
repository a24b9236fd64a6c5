"""What the documentation site takes from elsewhere, so that nothing is written twice.

`<!-- options -->` becomes the table of options; `<!-- README: Heading -->` becomes that section
of README.md. Links to files of the repository that are no pages become their names.
"""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

from torchtpu_compile.options import WITHOUT_OPTION, Options

_NO_PAGE = re.compile(r"\[([^\]]+)\]\(\.\./(?:README|ARCHITECTURE|CONTRIBUTING)\.md(?:#[^)]*)?\)")
ROOT = Path(__file__).resolve().parents[1]


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Called by mkdocs with the text of each page."""
    markdown = re.sub(r"<!-- options -->", lambda _: _options(), markdown)
    markdown = re.sub(r"<!-- README: (.+?) -->", lambda found: _section(found[1]), markdown)
    return re.sub(
        r"\[([^\]]+)\]\(\.\./(?:README|ARCHITECTURE|CONTRIBUTING)\.md(?:#[^)]*)?\)", r"\1", markdown
    )


def _options() -> str:
    rows = ["| Option | Variable | Default | Meaning |", "|---|---|---|---|"]
    for f in fields(Options):
        default = {} if f.default is MISSING else f.default
        shown = default[0] if isinstance(default, tuple) else default
        variable = f"`{f.metadata['env']}`" if f.metadata["env"] else ""
        doc = f.metadata["doc"].replace("|", "\\|")
        rows.append(f"| `{f.name}` | {variable} | `{shown}` | {doc} |")
    rows += [f"| | `{variable}` | | {doc} |" for variable, doc in WITHOUT_OPTION.items()]
    return "\n".join(rows)


def _section(heading: str) -> str:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    section = text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0].strip()
    # README.md's links to pages and to its own headings.
    section = re.sub(r"\]\(docs/", "](", section)
    return re.sub(r"\[([^\]]+)\]\(#[^)]*\)", r"\1", section)
