"""The legend below a diagram: lines of a name and a value, and a line of facts for each player."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from engine.game import Seat

V = TypeVar("V")

NOTHING, HIDDEN = "-", "?"


class BadDiagram(ValueError):
    """A text that is no diagram."""


def read_back(text: str, read: Callable[[str], V], write: Callable[[V], str]) -> V:
    """Return the view that `read` makes of a text. Raises BadDiagram where it makes none, or one of which `write` does
    not write a text that reads the same."""
    try:
        view = read(text)
        again = read(write(view))
    except (ArithmeticError, LookupError, TypeError, ValueError) as fault:
        raise BadDiagram(f"no diagram: {fault}") from fault
    if again != view:
        raise BadDiagram("it contradicts itself")
    return view


def counts(of: tuple[int, ...] | None) -> str:
    """Write counts with commas; hidden ones as a sign."""
    return HIDDEN if of is None else ",".join(map(str, of))


def yes_or_no(answer: bool) -> str:
    """Write an answer."""
    return "yes" if answer else "no"


def player_line(mark: str, facts: Mapping[str, str]) -> str:
    """Write a player's line: a fact and its value, over and over."""
    return f"{mark}: " + " ".join(f"{name}={value}" for name, value in facts.items())


class _Shown(Protocol):
    @property
    def seat(self) -> Seat | None: ...
    @property
    def dynasties(self) -> tuple[str, ...]: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def actions(self) -> int: ...


def turn_lines(view: _Shown) -> tuple[str, str]:
    """Write the viewer, and the mover with the number of actions left."""
    viewer = HIDDEN if view.seat is None else view.dynasties[view.seat]
    return f"seen-by: {viewer}", f"turn: {view.dynasties[view.turn]} {view.actions}"
