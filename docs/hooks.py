"""What the documentation site takes from outside `docs/`: examples, and pages of the repository."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
LANGUAGES: Final = {".py": "python", ".js": "javascript"}
LINK: Final = re.compile(r"\]\((?!https?:|#)([^)#\s]+)((?:#[^)]*)?)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, page in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=LINK.sub(from_the_top, text)))
    files.append(File.generated(config, "examples.md", content=examples()))
    for path in sorted((ROOT / "examples").iterdir()):
        if path.is_file():
            files.append(File.generated(config, f"examples/{path.name}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links that leave `docs/` lead to what stands for it on the site."""
    depth = page.file.src_uri.count("/") + 1

    def inside(link: re.Match[str]) -> str:
        path, anchor = link.groups()
        out = path.startswith("../" * depth)
        return f"]({outside(path.removeprefix('../' * depth))}{anchor})" if out else link[0]

    return LINK.sub(inside, markdown)


def from_the_top(link: re.Match[str]) -> str:
    """A link of a page that stands at the top of the repository."""
    path, anchor = link.groups()
    if path.startswith("docs/"):
        return f"]({path.removeprefix('docs/')}{anchor})"
    return f"]({outside(path)}{anchor})"


def outside(path: str) -> str:
    """Where the site has what is not in `docs/`."""
    return "examples.md" if path.rstrip("/") == "examples" else PAGES.get(path, path)


def examples() -> str:
    """Every script, with what it says about itself."""
    parts = ["# Examples", "", "Each script runs as it is and prints its options with `--help`."]
    for path in sorted((ROOT / "examples").iterdir()):
        if path.suffix in LANGUAGES:
            code = path.read_text(encoding="utf-8").strip()
            about = ast.get_docstring(ast.parse(code)) if path.suffix == ".py" else None
            parts += ["", f"## {path.name}", ""]
            parts += [(about or "").split("\n\n")[0], ""] if about else []
            parts += [f"```{LANGUAGES[path.suffix]}", code, "```"]
        elif path.suffix == ".ipynb":
            parts += ["", f"## {path.name}", "", f"[Download the notebook](examples/{path.name})."]
    return "\n".join(parts) + "\n"
