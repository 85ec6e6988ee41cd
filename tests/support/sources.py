"""The project's own Python files, parsed, for the tests that hold them to a standard."""

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
    """One file, read and parsed when somebody asks. `name` is its path from the root, with slashes."""

    name: str

    @cached_property
    def text(self) -> str:
        """All that it says."""
        return (ROOT / self.name).read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        """Its syntax."""
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Every node of its syntax: to walk it takes longer than most rules."""
        return tuple(ast.walk(self.tree))

    @cached_property
    def code(self) -> frozenset[int]:
        """The numbers of the lines that hold code: no blank lines, comments or docstrings."""
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
        """Every module that it imports, `from a import b` as `a` and `a.b`."""
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
        """Every text in its code, docstrings left out."""
        documentation = {id(_docstring(node)) for node in self.nodes if isinstance(node, _Documented)}
        for node in self.nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
                yield node.value

    def length(self, first: int, last: int) -> int:
        """How many of these lines hold code."""
        return len(self.code & set(range(first, last + 1)))


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """All files under these folders."""
    return tuple(_source(path) for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))


@cache
def _source(path: Path) -> Source:
    """One for all who ask, so that each file is parsed once."""
    return Source(path.relative_to(ROOT).as_posix())


def every(*folders: str) -> Callable[[Callable[[Source], None]], Callable[[], None]]:
    """Hold all files under these folders to a rule, in one test; what breaks it is named."""

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
    """The numbers of the lines that it takes; a text over several may have blank ones and such as begin with #."""
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _docstring(node: _Documented) -> ast.Constant | None:
    first = node.body[0] if node.body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return first.value
    return None
