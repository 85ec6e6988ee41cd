"""The value of a position for a seat: the functions of a game's module, their defaults, and the expectation of an
open conflict."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp
from types import ModuleType
from typing import Generic, TypeVar

from engine.game import Game, Orders, Seat, Words
from engine.kit.conflict import Conflict, Side
from engine.kit.rules import Rules
from engine.standing_orders import in_force

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Judge(Generic[S, V]):
    """What a game's module knows of positions and moves.

    `value`: how well a seat stands in a view.
    `expected`: how everybody is expected to answer what is asked on the way there.
    `left`: how much is left in hands and stocks, which ends the game by running out.
    `outcome`: the position after a move, which may lack what neither the rules nor `value` ask for.
    `alike`: what two moves of a seat have in common only if they are of exactly the same value; None: nothing is known.
    """

    value: Callable[[V, Seat], float]
    expected: Orders
    left: Callable[[V], int]
    outcome: Callable[[S, Seat, Words], S]
    alike: Callable[[V, Seat, Words], Hashable]


def judge_of(game: Game[S, V]) -> Judge[S, V] | None:
    """Return the judge of a game; None where nobody has written a module for it."""
    written = _module(game.name)
    if written is None:
        return None
    return Judge(
        getattr(written, "value", _alike),
        getattr(written, "EXPECTED", in_force(game.standing, {})),
        getattr(written, "left", _nothing),
        _outcome(game),
        getattr(written, "alike", _unknown),
    )


def _outcome(game: Game[S, V]) -> Callable[[S, Seat, Words], S]:
    if isinstance(game, Rules):
        return game.outcome
    return lambda imagined, seat, move: game.play(imagined, seat, move).state


@cache
def _module(name: str) -> ModuleType | None:
    module = f"{__package__}.{name}"
    return import_module(module) if find_spec(module) else None


def _alike(_view: object, _seat: Seat) -> float:
    return 0.0


def _nothing(_view: object) -> int:
    return 0


def _unknown(_view: object, _seat: Seat, _move: Words) -> None:
    return None


SideT = TypeVar("SideT", bound=Side)

_STEEPNESS, _TIE = 2.0, 0.5


def sides(conflict: Conflict[SideT], seat: Seat) -> tuple[SideT, SideT] | None:
    """Return the side of `seat` and the other one; None where others fight."""
    match seat:
        case conflict.attacker.seat:
            return conflict.attacker, conflict.defender
        case conflict.defender.seat:
            return conflict.defender, conflict.attacker
    return None


def reach(side: Side, held: int | None, hidden: int, colour: int, stock: Sequence[int]) -> float:
    """Return what a side has, with what it may yet add: `held` pieces of the colour where that is known, else its share
    of so many `hidden` ones from a stock of so many of each colour."""
    if side.committed:
        return side.strength
    return side.strength + (hidden * stock[colour] / sum(stock) if held is None else held)


def promise(lead: float, attacks: bool, prize: float, loss: float) -> float:
    """Return prize and loss weighed by the hope to win with such a lead; the defender wins ties."""
    hope = 1 / (1 + exp(-_STEEPNESS * (lead - _TIE * attacks)))
    return hope * prize - (1 - hope) * loss
