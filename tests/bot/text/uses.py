"""Uses of the catalogs: the entries that the code names, and those that games declare."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from engine.kit.explaining import ALL_OF, ANY_OF, nested_clauses
from engine.kit.rules import Rules
from engine.registry import find_game
from tests.support.sources import ROOT, Source, sources

SAYING = ("say", "has")
"""What a voice does with an entry's name, its first argument."""


@dataclass
class Named:
    """Whole names of entries, and the beginnings of names that are put together."""

    whole: set[str] = field(default_factory=set)
    beginnings: set[str] = field(default_factory=set)


@cache
def said() -> Named:
    """The entries that the bot and the pictures name."""
    found = Named()
    places = dict(_sayers())
    for source in _speaking():
        for name, call in _calls(source.nodes):
            if name == "texts_of_facts":
                found.beginnings.update(f"{kind}-" for kind in ast.literal_eval(call.args[0]))
            if name in places:
                _note(found, call.args[places[name] : places[name] + 1])
        found.whole.update(f"refused-{reason}" for reason in _own_refusals(source))
    return found


def _speaking() -> Iterator[Source]:
    return (source for source in sources("bot", "render") if not source.name.startswith(("bot/sandbox/", "bot/text/")))


def _sayers() -> Iterator[tuple[str, int]]:
    """The functions that say the entry whose name they are given, and at which place they take it."""
    yield from ((name, 0) for name in SAYING)
    for source in _speaking():
        for function in source.nodes:
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                taken = [argument.arg for argument in function.args.args if argument.arg not in ("self", "cls")]
                passed = {
                    name
                    for called, call in _calls(ast.walk(function))
                    if called in SAYING
                    for name in _first_name(call)
                }
                yield from ((function.name, taken.index(name)) for name in passed if name in taken)


@cache
def told(game: str) -> set[str]:
    """The entries that a game needs for its events, decisions and refusals: those that its actions declare."""
    rules = find_game(game)
    assert isinstance(rules, Rules)
    decisions = {f"decision-{question.kind}" for question in rules.questions}
    refusals = {f"refused-{reason}" for reason in rules.declared_reasons}
    return decisions | refusals | {f"event-{event}" for event in rules.declared_events}


@cache
def noted(game: str) -> set[str]:
    """The facts that a game notes beside a move, as far as they are named by keywords."""
    calls = (
        call
        for source in sources(f"engine/games/{game}")
        if source.name.endswith("/annotations.py")
        for call in _all(source)
    )
    return {word.arg.replace("_", "-") for call in calls for word in call.keywords if word.arg}


def _all(source: Source) -> Iterator[ast.Call]:
    return (call for _, call in _calls(source.nodes))


@cache
def explained(game: str) -> frozenset[str]:
    """The entries that a game's components need: their kinds, and those of the clauses that explain them."""
    rules = find_game(game)
    options = {option.name: option.choices[0] for option in rules.options}
    components = rules.components(options)
    clauses = {one.kind for name in components for one in nested_clauses(rules.explain(options, name))} - {
        ANY_OF,
        ALL_OF,
    }
    return frozenset(clauses | {f"component-{kind}" for kind in components.values()})


@cache
def refused_everywhere() -> set[str]:
    """The entries that all games' engine needs for its refusals."""
    found = set()
    for source in sources("engine"):
        if source.name.count("/") == 1:
            found |= {f"refused-{reason}" for reason in _own_refusals(source)}
            calls = (call for name, call in _calls(source.nodes) if name == "BadWords")
            found |= {f"refused-{text}" for call in calls for text in _texts(call.args[0])}
    return found


@cache
def mentioned() -> set[str]:
    """Every text in the code of engine, bot and render, and what the tasks of games are called, which pictures tell by
    their names."""
    coded = {text for source in sources("engine", "bot", "render") for text in source.strings}
    tasks = {
        node.name.lower() for source in sources("engine") for node in source.nodes if isinstance(node, ast.ClassDef)
    }
    return coded | tasks


def noted_or_tabled(name: str, game: str) -> bool:
    """Whether a game's notes have a fact of that name: their source names it, or a table whose numbers they tell."""
    notes = ROOT / "engine/games" / game / "annotations.py"
    said = notes.is_file() and re.search(rf"\b{name}\b", notes.read_text("utf-8")) is not None
    return said or name in tabled()


@cache
def tabled() -> set[str]:
    """Every text in the tables of the games."""
    return {text for path in (ROOT / "engine").rglob("*.json") for text in re.findall(r'"([^"]+)"', path.read_text())}


def _calls(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, ast.Call]]:
    return ((_called(node), node) for node in nodes if isinstance(node, ast.Call))


def _first_name(call: ast.Call) -> Iterator[str]:
    if call.args and isinstance(call.args[0], ast.Name):
        yield call.args[0].id


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _note(found: Named, arguments: list[ast.expr]) -> None:
    for argument in arguments:
        for node in ast.walk(argument):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.beginnings.add(str(node.values[0].value))
        found.whole.update(_texts(argument))


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may have as its value."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from _texts(body)
            yield from _texts(other)
        case ast.Tuple(elts=[first, *_]):
            yield from _texts(first)


def _own_refusals(source: Source) -> Iterator[str]:
    """The reasons of the kinds of refusal that a file defines."""
    for node in source.nodes:
        if isinstance(node, ast.ClassDef) and any(
            isinstance(base, ast.Name) and base.id in ("Refused", "NoTable") for base in node.bases
        ):
            for part in ast.walk(node):
                if isinstance(part, ast.Call) and _called(part) == "__init__" and part.args:
                    yield from _texts(part.args[0])
                elif isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "reason":
                    yield from _texts(part.value)
