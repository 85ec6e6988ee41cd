"""Variants known from other boards: the path, the dice, safe rosettes, and what a capture brings (1.5-1.7)."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from engine.game import Option, Options
from engine.games.ur.places import PATHS, Path

PATH_OPTION = Option("path", tuple(PATHS))
DICE_OPTION = Option("dice", ("four", "three"))
ROSETTES_OPTION = Option("rosettes", ("usual", "safe", "open"))
CAPTURES_OPTION = Option("captures", ("plain", "again"))
VARIANT_OPTIONS = (PATH_OPTION, DICE_OPTION, ROSETTES_OPTION, CAPTURES_OPTION)

_USUAL_ROSETTES = {"bell": "safe", "masters": "open"}
"""The usual rule for rosettes on each path (1.7)."""


class Dice(Struct, frozen=True):
    """The dice of a game.

    `count`: the number of dice; each shows 0 or 1.
    `chances`: the number of combinations of dice for each throw (1.4, 1.6).
    `throw_without_ones`: the number thrown when all dice show 0.
    """

    count: int
    chances: tuple[int, ...]
    throw_without_ones: int = 0

    @property
    def max_throw(self) -> int:
        """Return the highest number that can be thrown."""
        return len(self.chances) - 1

    @property
    def outcomes(self) -> int:
        """Return the number of equally likely outcomes of a throw."""
        return sum(self.chances)

    def dice_showing_one(self, thrown: int) -> int:
        """Return the number of dice that show 1 for this throw."""
        return 0 if thrown == self.throw_without_ones else thrown


_DICE_BY_NAME: Mapping[str, Dice] = MappingProxyType(
    {"four": Dice(4, (1, 4, 6, 4, 1)), "three": Dice(3, (0, 3, 3, 1, 1), throw_without_ones=4)}
)


class Variant(Struct, frozen=True):
    """The options of a game.

    `path`: the path of the pieces.
    `dice`: which dice are thrown.
    `rosettes`: whether a piece is safe on rosettes.
    `captures`: what a capture brings.
    """

    path: str = "bell"
    dice: str = "four"
    rosettes: str = "safe"
    captures: str = "plain"

    @property
    def paths(self) -> Path:
        """Return the squares of both seats' paths with this option `path`."""
        return PATHS[self.path]

    @property
    def thrown_dice(self) -> Dice:
        """Return the dice and their chances with this option `dice`."""
        return _DICE_BY_NAME[self.dice]


USUAL_VARIANT = Variant()


def usual_variant(path: str) -> Variant:
    """Return the variant with this path and the usual choice of every other option."""
    return Variant(path, rosettes=_USUAL_ROSETTES[path])


def variant_of(options: Options) -> Variant:
    """Return the variant that a game's options describe, with the first choice of each missing option."""
    path, dice, rosettes, captures = (options.get(option.name, option.choices[0]) for option in VARIANT_OPTIONS)
    return Variant(path, dice, _USUAL_ROSETTES[path] if rosettes == ROSETTES_OPTION.choices[0] else rosettes, captures)
