"""The weights of computer players: the numbers that the modules of `engine.ai` name in capitals."""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType
from typing import TypeAlias, TypeGuard

from engine.ai.evaluator import evaluator_of
from engine.registry import find_game

Weight: TypeAlias = float | tuple[float, ...]

_CAPITALS = re.compile(r"_?[A-Z][A-Z_]*")


def weights(game: str) -> dict[str, Weight]:
    """Return the weights of a game's computer player by their names: numbers, and rows of them."""
    return {name: weight for _, _, name, weight in _found(game)}


def weigh(game: str, changed: Mapping[str, Weight]) -> None:
    """Let the game's computer players of this process use other weights."""
    for holder, key, name, _ in list(_found(game)):
        if name in changed:
            holder[key] = changed[name]
    for module in _modules(game):
        for part in vars(module).values():
            if hasattr(part, "cache_clear") and getattr(part, "__module__", "") == module.__name__:
                part.cache_clear()


def _modules(game: str) -> list[ModuleType]:
    evaluator_of(find_game(game))
    first = f"engine.games.{game}.computer"
    return [module for name, module in sorted(sys.modules.items()) if name == first or name.startswith(f"{first}.")]


def _found(game: str) -> Iterator[tuple[dict[str, object], str, str, Weight]]:
    """Yield each weight with what holds it, the names of a module or a table in it, its key there, and its name."""
    for module in _modules(game):
        part = module.__name__.removeprefix(f"engine.games.{game}.computer").removeprefix(".")
        named = vars(module)
        yield from _within(named, [name for name in named if _CAPITALS.fullmatch(name)], part)


def _within(
    holder: dict[str, object], keys: Iterable[str], prefix: str
) -> Iterator[tuple[dict[str, object], str, str, Weight]]:
    for key in keys:
        name = f"{prefix}.{key}" if prefix else key
        if isinstance(value := holder[key], dict):
            yield from _within(value, value, name)
        elif _is_weight(value):
            yield holder, key, name, value


def _is_weight(value: object) -> TypeGuard[Weight]:
    if isinstance(value, tuple):
        return bool(value) and all(isinstance(part, float) for part in value)
    return isinstance(value, float)
