"""Limits on the length of files, functions and classes, on the size of packages, and on names."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import TypeGuard

from tests.support.sources import GAMES, PACKAGES, Source, every, sources

FILES = sources(*PACKAGES)
BANNED = {"util", "utils", "helper", "helpers", "misc", "common", "constants", "types", "stuff", "manager", "managers"}
UNEXPLAINED = re.compile(r"type: ignore(?!\[[\w, -]+\]  # \S)|noqa(?!: [A-Z0-9, ]+ - \S)")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
Function = ast.FunctionDef | ast.AsyncFunctionDef

CROWDED: dict[str, int] = {}
"""Packages that have more modules than 20, and how many they may have. The list only shrinks."""

SMALL = 0.2
"""The part of the core's files that may have fewer than 40 lines of code. A tiny game has small files by nature."""

MANY_PARAMETERS = {
    "bot/messages/changes.py:consequences_of_change",
    "bot/sandbox/rest/faults.py:add",
    "bot/tables/lobby.py:create",
    "render/drawing/canvas.py:draw_text_outline",
}
"""Functions with more than 7 parameters. The list only shrinks."""

MANY_PARTS: set[str] = set()
"""Classes that are built of more than 7 parts. The list only shrinks."""

FACELESS: set[str] = set()
"""Packages whose docstring does not yet say what lives there and who imports whom. The list only shrinks."""

COMPUTED = {"bot/config/settings.py": 1, "engine/replay.py": 1, "engine/record.py": 1, "engine/table.py": 1}
"""Files with frozen dataclasses that hide, compute or do not compare a field, and how many. The list only shrinks."""

every_file = every(*PACKAGES)


def functions() -> Iterator[tuple[str, int]]:
    """Every function that has a body of its own, and the length of the body."""
    for source in FILES:
        for node in source.nodes:
            if isinstance(node, Function):
                lines = source.length(node.body[0].lineno, node.end_lineno or 0)
                yield f"{source.name}:{node.name}", lines


def classes() -> Iterator[tuple[str, int, int]]:
    """Every class, the lines of its code and the number of its public methods, properties apart."""
    for source in FILES:
        for node in source.nodes:
            if isinstance(node, ast.ClassDef):
                yield f"{source.name}:{node.name}", source.length(node.lineno, node.end_lineno or 0), _methods(node)


def _methods(node: ast.ClassDef) -> int:
    public = [part for part in node.body if isinstance(part, Function) and not part.name.startswith("_")]
    marks = (ast.unparse(mark) for part in public for mark in part.decorator_list)
    return len(public) - sum(mark == "property" or mark.endswith(".setter") for mark in marks)


def complexities() -> Iterator[tuple[str, int]]:
    """Yield every function and its McCabe complexity, each `match` counted as one branch however many arms it has."""
    for source in FILES:
        for node in source.nodes:
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
def test_values_are_structs(source: Source) -> None:
    """They are made, compared and hashed several times faster, without code that is compiled at run time."""
    assert source.text.count("@dataclass(frozen=True, slots=True") == COMPUTED.get(source.name, 0)
    calls = [node.func for node in source.nodes if isinstance(node, ast.Call)]
    assert not [call for call in calls if isinstance(call, ast.Name) and call.id in ("exec", "eval")]
    stored = [node for node in source.nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    assert not [node for node in stored if node.attr == "__class__"]


@every_file
def test_types_are_named(source: Source) -> None:
    """`Any` stands inside of other types (a table of any game), never by itself; the codec alone reads all types."""
    if source.name != "engine/codec.py":
        assert not [ast.unparse(node) for node in _annotations(source) if _may_be_anything(node)]


def _annotations(source: Source) -> Iterator[ast.expr | None]:
    for node in source.nodes:
        if isinstance(node, ast.arg | ast.AnnAssign):
            yield node.annotation
        elif isinstance(node, Function):
            yield node.returns


def _may_be_anything(node: ast.expr | None) -> TypeGuard[ast.expr]:
    if isinstance(node, ast.BinOp):
        return _may_be_anything(node.left) or _may_be_anything(node.right)
    return isinstance(node, ast.Name) and node.id == "Any"


def _folder(source: Source) -> str:
    return PurePosixPath(source.name).parent.as_posix()


def _modules() -> Iterator[Source]:
    """Yield every file that is not a package's face."""
    yield from (source for source in FILES if not source.name.endswith("__init__.py"))


def test_a_package_can_be_taken_in_at_a_glance() -> None:
    modules: dict[str, int] = defaultdict(int)
    for source in _modules():
        modules[_folder(source)] += 1
    assert {name: count for name, count in modules.items() if count > CROWDED.get(name, 20)} == {}


def test_modules_that_share_a_prefix_are_a_package() -> None:
    families: dict[str, list[str]] = defaultdict(list)
    for source in _modules():
        prefix, mark, _ = PurePosixPath(source.name).stem.lstrip("_").partition("_")
        if mark:
            families[f"{_folder(source)}/{prefix}_"].append(source.name)
    assert {family: names for family, names in families.items() if len(names) > 1} == {}


def test_few_files_are_scraps() -> None:
    homes = tuple(f"{place}/{game}/" for place in ("engine/games", "render/games") for game in GAMES)
    core = [source for source in _modules() if not source.name.startswith(homes)]
    small = [source.name for source in core if len(source.code) < 40]
    assert len(small) <= SMALL * len(core), small


def _parameters(node: Function) -> int:
    names = [one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
    return len([name for name in names if name not in ("self", "cls")])


def test_functions_take_few_parameters() -> None:
    many, parts = set(), set()
    for source in FILES:
        for node in source.nodes:
            if isinstance(node, ast.ClassDef):
                built = [one for one in node.body if isinstance(one, Function) and one.name == "__init__"]
                parts |= {f"{source.name}:{node.name}" for one in built if _parameters(one) > 7}
            elif isinstance(node, Function) and node.name != "__init__" and _parameters(node) > 7:
                many.add(f"{source.name}:{node.name}")
    assert many <= MANY_PARAMETERS
    assert parts <= MANY_PARTS


def test_a_class_name_means_one_thing() -> None:
    """The sandbox is another program, a game has its own words, and pictures are about the things that they show."""
    homes: dict[str, list[str]] = defaultdict(list)
    for source in FILES:
        core = source.name.startswith("bot/") or (source.name.count("/") == 1 and source.name.startswith("engine/"))
        if core and not source.name.startswith("bot/sandbox/"):
            for node in source.tree.body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    homes[node.name].append(source.name)
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}


def test_every_package_says_what_lives_in_it() -> None:
    """A face has two sentences at least: what lives there, and who may import it or what it imports."""
    faces = {_folder(source): source for source in FILES if source.name.endswith("__init__.py")}
    assert {_folder(source) for source in FILES} == faces.keys()
    said = {name: ast.get_docstring(source.tree) or "" for name, source in faces.items()}
    short = {name for name, text in said.items() if len(re.findall(r"[.](?:\s|$)", text)) < 2}
    assert short - FACELESS == set()
