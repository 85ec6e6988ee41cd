"""How long files, functions and classes may be, and what nothing may be called."""

import ast
import re
from collections.abc import Iterator
from typing import TypeGuard

from tests.support.sources import PACKAGES, Source, every, sources

FILES = sources(*PACKAGES)
BANNED = {"util", "utils", "helper", "helpers", "misc", "common", "constants", "types", "stuff", "manager", "managers"}
UNEXPLAINED = re.compile(r"type: ignore(?!\[[\w, -]+\]  # \S)|noqa(?!: [A-Z0-9, ]+ - \S)")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
Function = ast.FunctionDef | ast.AsyncFunctionDef

every_file = every(*PACKAGES)


def functions() -> Iterator[tuple[str, int]]:
    """Every function that has a body of its own, and the length of the body."""
    for source in FILES:
        for node in ast.walk(source.tree):
            if isinstance(node, Function):
                lines = source.length(node.body[0].lineno, node.end_lineno or 0)
                yield f"{source.name}:{node.name}", lines


def classes() -> Iterator[tuple[str, int, int]]:
    """Every class, the lines of its code and the number of its public methods, properties apart."""
    for source in FILES:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ClassDef):
                yield f"{source.name}:{node.name}", source.length(node.lineno, node.end_lineno or 0), _methods(node)


def _methods(node: ast.ClassDef) -> int:
    public = [part for part in node.body if isinstance(part, Function) and not part.name.startswith("_")]
    marks = (ast.unparse(mark) for part in public for mark in part.decorator_list)
    return len(public) - sum(mark == "property" or mark.endswith(".setter") for mark in marks)


def complexities() -> Iterator[tuple[str, int]]:
    """Yield every function and its McCabe complexity, each `match` counted as one branch however many arms it has."""
    for source in FILES:
        for node in ast.walk(source.tree):
            if isinstance(node, Function):
                yield f"{source.name}:{node.name}", 1 + sum(map(_branches, _own(node)))


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what stands in a function, functions inside of it left out."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, Function):
            yield child
            yield from _own(child)


def _branches(node: ast.AST) -> bool:
    branching = ast.If | ast.For | ast.AsyncFor | ast.While | ast.ExceptHandler | ast.Match | ast.comprehension
    return isinstance(node, branching)


def test_files_are_short() -> None:
    assert {source.name: len(source.code) for source in FILES if len(source.code) > 400} == {}


def test_functions_are_short() -> None:
    assert {name: length for name, length in functions() if length > 40} == {}


def test_functions_are_simple() -> None:
    assert {name: branches for name, branches in complexities() if branches > 12} == {}


def test_classes_are_small() -> None:
    large = {name: (lines, public) for name, lines, public in classes() if lines > 300 or public > 15}
    assert large == {}


def test_few_comments() -> None:
    comments = sum(line.lstrip().startswith("#") for source in FILES for line in source.text.splitlines())
    assert comments <= 0.04 * sum(len(source.code) for source in FILES)


@every_file
def test_a_name_says_what_is_inside(source: Source) -> None:
    parts = set(source.name.removesuffix(".py").split("/"))
    assert not parts & BANNED


@every_file
def test_nothing_is_waved_through(source: Source) -> None:
    assert not UNEXPLAINED.findall(source.text)
    assert not UNFINISHED.findall(source.text)


@every_file
def test_types_are_named(source: Source) -> None:
    """`Any` stands inside of other types (a table of any game), never by itself; the codec alone reads all types."""
    if source.name != "engine/codec.py":
        assert not [ast.unparse(node) for node in _annotations(source) if _may_be_anything(node)]


def _annotations(source: Source) -> Iterator[ast.expr | None]:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.arg | ast.AnnAssign):
            yield node.annotation
        elif isinstance(node, Function):
            yield node.returns


def _may_be_anything(node: ast.expr | None) -> TypeGuard[ast.expr]:
    if isinstance(node, ast.BinOp):
        return _may_be_anything(node.left) or _may_be_anything(node.right)
    return isinstance(node, ast.Name) and node.id == "Any"
