"""Reads what `engine.ur.diagram` draws."""

import re

from engine.game import Seat
from engine.ur.places import OFF, START, number
from engine.ur.state import UNTHROWN, Pieces
from engine.ur.view import UrView

_LETTERS = "ld"
_FIRST, _WIDE = 3, 3


_SHAPE = re.compile(
    r"(light|dark) (\d) off (\d)( \*)?\n((?:[ABC](?:  [ .@ld])+\n){3})(light|dark) (\d) off (\d)( \*)?\n"
    r"(?:thrown ([1-4]) )?of (\d{1,6}) throws\nseat ([01-])\n"
)


def read_diagram(text: str) -> UrView:
    """The view that `diagram` drew. Raises ValueError."""
    found = _SHAPE.fullmatch(text)
    if found is None:
        raise ValueError("this is no board of Ur")
    light, *first, moves, board, dark, waiting, off, other, thrown, throws, seen = found.groups()
    if (moves is None) == (other is None):
        raise ValueError("one of both is to move")
    rows = board.splitlines()
    return UrView(
        None if seen == "-" else int(seen),
        (light, dark),
        (_pieces(rows, 0, int(first[0]), int(first[1])), _pieces(rows, 1, int(waiting), int(off))),
        0 if moves else 1,
        int(thrown) if thrown else UNTHROWN,
        int(throws),
    )


def _pieces(rows: list[str], seat: Seat, waiting: int, off: int) -> Pieces:
    signs = {f"{row[0]}{column}": row[_FIRST + _WIDE * (column - 1) :][:1] for row in rows for column in range(1, 9)}
    standing = (number(seat, square) for square, sign in signs.items() if sign == _LETTERS[seat])
    return tuple(sorted((*(START,) * waiting, *(spot for spot in standing if spot is not None), *(OFF,) * off)))
