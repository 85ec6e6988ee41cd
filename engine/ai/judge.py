"""What a game's module says about positions, with what holds where it says nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Generic, TypeVar

from engine.game import Game, Orders, Seat
from engine.standing_orders import in_force

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Judge(Generic[V]):
    """How well a seat stands in a view, how everybody is expected to answer what is asked on the way there, and how
    much is left in hands and stocks, which ends the game by running out."""

    value: Callable[[V, Seat], float]
    expected: Orders
    left: Callable[[V], int]


def judge_of(game: Game[S, V]) -> Judge[V] | None:
    """Return the judge of a game; None where nobody has written a module for it."""
    written = _module(game.name)
    if written is None:
        return None
    return Judge(
        getattr(written, "value", _alike),
        getattr(written, "EXPECTED", in_force(game.standing, {})),
        getattr(written, "left", _nothing),
    )


@cache
def _module(name: str) -> ModuleType | None:
    module = f"{__package__}.{name}"
    return import_module(module) if find_spec(module) else None


def _alike(_view: object, _seat: Seat) -> float:
    return 0.0


def _nothing(_view: object) -> int:
    return 0
