"""Solve the Royal Game of Ur with three pieces, and write the table that computer players read:
`python -m tests.bench.ur_table`. Takes a minute and 300 MiB.

The chance of the player who throws next is the mean over all throws of the best move's chance; repeated until no chance
changes any more. A capture or a rosette can lead back to an earlier position, so one pass is not enough.
"""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from zlib import compress

import numpy as np
from numpy.typing import NDArray

from engine.games.ur import solved
from engine.games.ur.computer import Position, position_throws, variant_facts
from engine.games.ur.state import Pieces
from engine.games.ur.variant import USUAL_VARIANT

_STILL = 1e-12
"""The greatest change of a chance after which the repetition ends."""

_OFF = USUAL_VARIANT.paths.off_number


def open_pairs() -> Iterator[tuple[Pieces, Pieces]]:
    """Yield the pieces of both players, those of the next thrower first, in each position that is not over."""
    met = USUAL_VARIANT.paths.number_on_other_path
    for own, other in product(solved.index_by_pieces(), repeat=2):
        meets = any(met.get(spot) in other for spot in own)
        if own[0] != _OFF and other[0] != _OFF and not meets:
            yield own, other


def solve() -> NDArray[np.float64]:
    """Return the chance of the next thrower for each pair of sides; 0 if the pair cannot occur."""
    places, look = solved.index_by_pieces(), variant_facts(USUAL_VARIANT)
    count, pairs = len(places), list(open_pairs())
    shares = (
        np.array([share for share in USUAL_VARIANT.thrown_dice.chances if share]) / USUAL_VARIANT.thrown_dice.outcomes
    )
    ends = np.full((len(shares), len(pairs), solved.PIECE_COUNT), -1)
    again = np.zeros(ends.shape, bool)
    for row, pair in enumerate(pairs):
        for throw, (_, ways) in enumerate(position_throws(Position(pair, look))):
            for way, (after, throws_again) in enumerate(ways):
                ends[throw, row, way] = places[after.pieces[0]] * count + places[after.pieces[1]]
                again[throw, row, way] = throws_again
    chances = np.zeros((count, count))
    chances[places[(_OFF,) * solved.PIECE_COUNT]] = 1.0
    flat, rows = chances.ravel(), np.array([places[own] * count + places[other] for own, other in pairs])
    change = 1.0
    while change > _STILL:
        found = np.where(again, flat[ends], 1 - flat[ends])
        found[ends < 0] = -1.0
        better = shares @ found.max(axis=2)
        change = float(abs(better - flat[rows]).max())
        flat[rows] = better
    return chances


def main() -> None:
    """Write the table."""
    numbers = np.round(solve() * solved.CERTAIN_WIN_NUMBER).astype("<u2")
    path = Path(solved.__file__).with_name(solved.TABLE_FILE)
    path.write_bytes(compress(numbers.tobytes(), 9))
    sys.stdout.write(f"{path.name}: {path.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
