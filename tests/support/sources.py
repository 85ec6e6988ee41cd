"""The project's own Python files, parsed, for the tests of coding standards."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "bot", "render")
GAMES = tuple(sorted(path.parent.name for path in (ROOT / "engine" / "games").glob("*/play.py")))

_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Source:
    """A file, read and parsed on demand. `name`: its path from the root, with slashes."""

    name: str

    @cached_property
    def text(self) -> str:
        """Return its text."""
        return (ROOT / self.name).read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        """Return its syntax tree."""
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Return every node of its syntax tree, cached: walking takes longer than most checks."""
        return tuple(ast.walk(self.tree))

    @cached_property
    def code(self) -> frozenset[int]:
        """Return the numbers of the lines with code: no blank lines, comments or docstrings."""
        written = self.text.split("\n")
        code = {number for number, line in enumerate(written, 1) if line.strip() and not line.lstrip().startswith("#")}
        documentation = set[int]()
        for node in self.nodes:
            if isinstance(node, ast.Constant | ast.JoinedStr):
                code.update(_lines(node))
            elif isinstance(node, _Documented) and (said := _docstring(node)) is not None:
                documentation.update(_lines(said))
        return frozenset(code - documentation)

    @cached_property
    def imports(self) -> frozenset[str]:
        """Return every imported module, `from a import b` as `a` and `a.b`."""
        found = set()
        for node in self.nodes:
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
        """Return every string in its code, without docstrings."""
        documentation = {id(_docstring(node)) for node in self.nodes if isinstance(node, _Documented)}
        for node in self.nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
                yield node.value

    def length(self, first: int, last: int) -> int:
        """Return how many of these lines hold code."""
        return len(self.code & set(range(first, last + 1)))


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """Return all files under these folders."""
    return tuple(_source(path) for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))


@cache
def _source(path: Path) -> Source:
    """Return a file, parsed once for all tests."""
    return Source(path.relative_to(ROOT).as_posix())


def every(*folders: str) -> Callable[[Callable[[Source], None]], Callable[[], None]]:
    """Apply a rule to all files under these folders, in one test that names the violations."""

    def held(rule: Callable[[Source], None]) -> Callable[[], None]:
        def test() -> None:
            broken: dict[str, AssertionError] = {}
            for source in sources(*folders):
                try:
                    rule(source)
                except AssertionError as how:
                    broken[source.name] = how
            if broken:
                first = next(iter(broken.values()))
                first.add_note(f"broken by {', '.join(broken)}; the first of them is shown")
                raise first

        return test

    return held


def _lines(node: ast.expr) -> range:
    """Return the numbers of the lines of a node; a text over several lines may have blank ones and ones that begin with
    #."""
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _docstring(node: _Documented) -> ast.Constant | None:
    first = node.body[0] if node.body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return first.value
    return None
