"""Exact winning chances for three pieces of each player and the usual rules, read from a solved table.

`python -m tests.bench.ur_table` computes the table. Each chance is rounded to one part in 65,535.
"""

import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Final
from zlib import decompress

from engine.games.ur.places import START_NUMBER
from engine.games.ur.state import Pieces
from engine.games.ur.variant import USUAL_VARIANT, Variant

PIECE_COUNT: Final = 3
"""Number of pieces of each player."""

CERTAIN_WIN_NUMBER: Final = 65_535
"""The number that stands for a certain win."""

TABLE_FILE: Final = "three_pieces.bin"
"""The file with the table, compressed by zlib. For each pair of sides, in the order of `index_by_pieces`, it holds the
chance of the player who throws next as a number of two bytes, the low byte first; 0 if the pair cannot occur."""


@cache
def index_by_pieces() -> Mapping[Pieces, int]:
    """Return all sets of three pieces of one player, each with its index in the table."""
    off = USUAL_VARIANT.paths.off_number
    placed = combinations_with_replacement(range(off + 1), PIECE_COUNT)
    alone = (trio for trio in placed if all(trio.count(spot) == 1 for spot in trio if START_NUMBER < spot < off))
    return MappingProxyType({trio: number for number, trio in enumerate(alone)})


def is_solved(variant: Variant, pieces: Sequence[Pieces]) -> bool:
    """Whether the table has a position with these pieces: each player has at most three that are not borne off."""
    off = USUAL_VARIANT.paths.off_number
    return variant == USUAL_VARIANT and all(side[PIECE_COUNT:].count(off) == len(side) - PIECE_COUNT for side in pieces)


def win_chance(thrower: Pieces, waiting: Pieces) -> float:
    """Return the chance, from 0 to 1, that the player who throws next wins if both play without a mistake. Raises
    KeyError for pieces that are not in the table."""
    places = index_by_pieces()
    return (
        _win_chances()[places[thrower[:PIECE_COUNT]] * len(places) + places[waiting[:PIECE_COUNT]]] / CERTAIN_WIN_NUMBER
    )


@cache
def _win_chances() -> Sequence[int]:
    chances = array("H", decompress((files(__package__) / TABLE_FILE).read_bytes()))
    if sys.byteorder == "big":
        chances.byteswap()
    return chances
