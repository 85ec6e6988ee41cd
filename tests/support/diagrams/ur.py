"""Read a diagram, as `engine.games.ur.diagram` writes it."""

import re

from engine.game import Seat
from engine.games.ur.places import START_NUMBER
from engine.games.ur.state import NO_THROW, Pieces
from engine.games.ur.variant import DICE_OPTION, PATH_OPTION, USUAL_VARIANT, Variant
from engine.games.ur.view import UrView

_LETTERS = "ld"
_FIRST, _WIDE = 3, 3


_SHAPE = re.compile(
    r"(light|dark) (\d) off (\d)( \*)?\n((?:[ABC](?:  [ .@ld])+\n){3})(light|dark) (\d) off (\d)( \*)?\n"
    r"(?:thrown ([1-4]) )?of (\d{1,6}) throws\nseat ([01-])\n"
    r"(?:path=(\w+) dice=(\w+) rosettes=(\w+) captures=(\w+)\n)?"
)


def read_diagram(text: str) -> UrView:
    """Return the view that a text describes. Raises ValueError."""
    found = _SHAPE.fullmatch(text)
    if found is None:
        raise ValueError("this is no board of Ur")
    *sides, path, dice, rosettes, captures = found.groups()
    light, *first, moves, board, dark, waiting, off, other, thrown, throws, seen = sides
    if (moves is None) == (other is None):
        raise ValueError("one of both is to move")
    rows, variant = board.splitlines(), Variant(path, dice, rosettes, captures) if path else USUAL_VARIANT
    if variant.path not in PATH_OPTION.choices or variant.dice not in DICE_OPTION.choices:
        raise ValueError("these are no options of Ur")
    return UrView(
        None if seen == "-" else int(seen),
        (light, dark),
        (_pieces(rows, variant, 0, int(first[0]), int(first[1])), _pieces(rows, variant, 1, int(waiting), int(off))),
        0 if moves else 1,
        int(thrown) if thrown else NO_THROW,
        int(throws),
        variant,
    )


def _pieces(rows: list[str], variant: Variant, seat: Seat, waiting: int, off: int) -> Pieces:
    signs = {f"{row[0]}{column}": row[_FIRST + _WIDE * (column - 1) :][:1] for row in rows for column in range(1, 9)}
    way = variant.paths
    standing = (way.number(seat, square) for square, sign in signs.items() if sign == _LETTERS[seat])
    return tuple(
        sorted((*(START_NUMBER,) * waiting, *(spot for spot in standing if spot is not None), *(way.off_number,) * off))
    )
