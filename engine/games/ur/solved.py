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

from engine.games.ur.places import START
from engine.games.ur.state import Pieces
from engine.games.ur.variant import USUAL, Variant

PIECES: Final = 3
"""Number of pieces of each player."""

CERTAIN_WIN: Final = 65_535
"""The number that stands for a certain win."""

TABLE: Final = "three_pieces.bin"
"""The file with the table, compressed by zlib. For each pair of sides, in the order of `sides`, it holds the chance of
the player who throws next as a number of two bytes, the low byte first; 0 if the pair cannot occur."""


@cache
def sides() -> Mapping[Pieces, int]:
    """Return all sets of three pieces of one player, each with its index in the table."""
    off = USUAL.route.off
    placed = combinations_with_replacement(range(off + 1), PIECES)
    alone = (own for own in placed if all(own.count(spot) == 1 for spot in own if START < spot < off))
    return MappingProxyType({own: number for number, own in enumerate(alone)})


def is_solved(variant: Variant, pieces: Sequence[Pieces]) -> bool:
    """Whether the table has a position with these pieces: each player has at most three that are not borne off."""
    off = USUAL.route.off
    return variant == USUAL and all(own[PIECES:].count(off) == len(own) - PIECES for own in pieces)


def win_chance(thrower: Pieces, other: Pieces) -> float:
    """Return the chance, from 0 to 1, that the player who throws next wins if both play without a mistake. Raises
    KeyError for pieces that are not in the table."""
    places = sides()
    return _table()[places[thrower[:PIECES]] * len(places) + places[other[:PIECES]]] / CERTAIN_WIN


@cache
def _table() -> Sequence[int]:
    chances = array("H", decompress((files(__package__) / TABLE).read_bytes()))
    if sys.byteorder == "big":
        chances.byteswap()
    return chances
