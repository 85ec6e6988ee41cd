"""What each square and piece does."""

from collections.abc import Iterator
from functools import cache

from engine.game import Clause, Options
from engine.kit.explaining import Components, clause
from engine.ur.places import LENGTH, OFF, OWN_ROWS, ROSETTES, SAFE, SHARED, WAYS
from engine.ur.reading import DICE
from engine.ur.setup import PIECES
from engine.ur.vocabulary import NEW


def explained(options: Options) -> Components:
    """Return all components by their names, each with its kind and with what it does."""
    count = int(options.get(PIECES.name, PIECES.choices[0]))
    piece = (clause("frame-race", count=LENGTH), clause("frame-each", count=count))
    return {**_squares(), NEW: ("piece", piece)}


@cache
def _squares() -> Components:
    ways = zip(OWN_ROWS, WAYS, strict=True)
    places = ((row, number, name) for row, way in ways for number, name in enumerate(way, 1))
    return {name: ("square", tuple(_square(row, number))) for row, number, name in places}


def _square(row: str, number: int) -> Iterator[Clause]:
    if number in SHARED:
        yield clause("frame-shared", number=number, count=LENGTH)
        yield clause("frame-safe" if number == SAFE else "frame-capture")
    else:
        yield clause("frame-own", number=number, count=LENGTH, row=row)
    if number in ROSETTES:
        yield clause("frame-rosette")
    if OFF - number <= DICE:
        yield clause("frame-leaves", number=OFF - number, more=True)
