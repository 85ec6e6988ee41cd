"""The catalogs' entries as Fluent sees them: names, facts, selectors."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from bot.text.catalog import CATALOG_FOLDER, COMMON_FOLDER_NAME, NUMBERED_FORM, SHARES_FILE_NAME, folders_of
from bot.text.voice import LANGUAGES

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
DERIVED = ("word", "or", "count", NUMBERED_FORM)
"""What `told` adds to the name of a fact, besides the forms of words."""

SHARED = frozenset(
    name for path in CATALOG_FOLDER.glob(f"*/{SHARES_FILE_NAME}") for name in path.read_text("utf-8").split()
)
"""The folders of entries that some games share: what stands there belongs to each of them, and is tested as theirs."""

SCOPES = tuple(sorted({path.parent.parent.name for path in CATALOG_FOLDER.glob("*/en/*.ftl")} - SHARED))
GAMES = tuple(scope for scope in SCOPES if scope != COMMON_FOLDER_NAME)


EXCEPTIONS = "exceptions.toml"
"""In a scope's folder, where it has any: what tests of its texts let pass, as words by the name of the exception."""


@cache
def exceptions(scope: str, *names: str) -> frozenset[str]:
    """The words of an exception of a scope, by the name of its table and its key."""
    file = CATALOG_FOLDER / scope / EXCEPTIONS
    told: Any = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    for name in names[:-1]:
        told = told.get(name, {})
    return frozenset(str(told.get(names[-1], "")).split())


@cache
def resources(scope: str, language: str) -> tuple[tuple[Path, ast.Resource], ...]:
    """A scope's files in one language, parsed."""
    paths = (path for place in folders_of(scope) for path in sorted((CATALOG_FOLDER / place / language).glob("*.ftl")))
    return tuple((path, _parsed(path)) for path in paths)


@cache
def _parsed(path: Path) -> ast.Resource:
    """What a file says, once for all games that share it."""
    return FluentParser(with_spans=False).parse(path.read_text("utf-8"))


def messages(scope: str, language: str) -> Iterator[ast.Message]:
    """All entries of a scope in one language, doubled ones twice."""
    for _, resource in resources(scope, language):
        yield from (entry for entry in resource.body if isinstance(entry, ast.Message))


@cache
def entries(scope: str, language: str) -> dict[str, ast.Message]:
    """The entries by name."""
    return {message.id.name: message for message in messages(scope, language)}


@cache
def untranslated(scope: str, language: str) -> frozenset[str]:
    """The entries of files that say in their first line that they are still in English."""
    files = [resource.body for path, resource in resources(scope, language) if is_untranslated(path)]
    return frozenset(entry.id.name for body in files for entry in body if isinstance(entry, ast.Message))


def is_untranslated(path: Path) -> bool:
    """Whether a file says in its first line that it is still in English."""
    return path.read_text("utf-8").startswith("# Still in English")


@cache
def forms(scope: str, language: str) -> frozenset[str]:
    """The forms of words that the scope's words have."""
    words = (message for message in messages(scope, language) if message.id.name.startswith("word-"))
    return frozenset(attribute.id.name for word in words for attribute in word.attributes)


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from walk(part)
    elif isinstance(node, list):
        for part in node:
            yield from walk(part)


def variables(message: ast.Message) -> frozenset[str]:
    """What an entry writes or asks, as it calls it."""
    return frozenset(node.id.name for node in walk(message.value) if isinstance(node, ast.VariableReference))


def facts(scope: str, language: str, message: ast.Message) -> frozenset[str]:
    """The facts behind an entry's variables."""
    known = (*forms(scope, language), *DERIVED)
    return frozenset(_fact(name, known) for name in variables(message))


def _fact(name: str, known: tuple[str, ...]) -> str:
    name = name.removesuffix(f"_{NUMBERED_FORM}")
    ending = max((f"_{form}" for form in known if name.endswith(f"_{form}")), key=len, default="")
    return name.removesuffix(ending)


def selections(message: ast.Message) -> Iterator[tuple[str, list[str]]]:
    """What an entry chooses by, and between what."""
    for node in walk(message.value):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            yield node.selector.id.name, [_variant(variant.key) for variant in node.variants]


def _variant(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def everywhere() -> list[tuple[str, str]]:
    """Every scope with every language."""
    return [(scope, language) for scope in SCOPES for language in LANGUAGES]
