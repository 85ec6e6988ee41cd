"""The project's own Python files, parsed, for the tests that hold them to a standard."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, DEDENT, ENCODING, ENDMARKER, INDENT, NEWLINE, NL, generate_tokens

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "bot", "render")
GAMES = tuple(sorted(path.parent.name for path in (ROOT / "engine").glob("*/play.py")))

_NO_CODE = {COMMENT, NL, NEWLINE, INDENT, DEDENT, ENCODING, ENDMARKER}
_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Source:
    """One file. `name` is its path from the root, with slashes."""

    name: str
    text: str = field(repr=False)
    tree: ast.Module = field(repr=False)
    code: frozenset[int] = field(repr=False)
    """The numbers of the lines that hold code: no blank lines, comments or docstrings."""

    @property
    def imports(self) -> frozenset[str]:
        """Every module that it imports, `from a import b` as `a` and `a.b`."""
        found = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                base = self._base(node)
                found |= {base} | {f"{base}.{alias.name}" for alias in node.names}
        return frozenset(found)

    def _base(self, node: ast.ImportFrom) -> str:
        package = self.name.split("/")[: -node.level] if node.level else []
        return ".".join([*package, *([node.module] if node.module else [])])

    @property
    def strings(self) -> Iterator[str]:
        """Every text in its code, docstrings left out."""
        documentation = {id(_docstring(node)) for node in ast.walk(self.tree) if isinstance(node, _Documented)}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
                yield node.value

    def length(self, first: int, last: int) -> int:
        """How many of these lines hold code."""
        return len(self.code & set(range(first, last + 1)))


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """All files under these folders."""
    return tuple(_source(path) for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))


def _source(path: Path) -> Source:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    code = {
        line
        for token in generate_tokens(StringIO(text).readline)
        if token.type not in _NO_CODE
        for line in range(token.start[0], token.end[0] + 1)
    }
    documentation = {
        line
        for node in ast.walk(tree)
        if isinstance(node, _Documented) and (said := _docstring(node)) is not None
        for line in range(said.lineno, (said.end_lineno or said.lineno) + 1)
    }
    return Source(path.relative_to(ROOT).as_posix(), text, tree, frozenset(code - documentation))


def _docstring(node: _Documented) -> ast.Constant | None:
    first = node.body[0] if node.body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return first.value
    return None
