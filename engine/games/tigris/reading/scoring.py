"""Points derived from the board and the treasures: income from monuments (R4.3), scores (R11.5)."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import OFF_BOARD
from engine.games.tigris.reading.regions import kingdom_at
from engine.games.tigris.state import Board
from engine.kit.counts import FourCounts, raise_smallest


def income(board: Board, seat: Seat) -> Iterator[Sphere]:
    """Yield a colour for each point that monuments bring to a seat at the end of its turn (R4.3)."""
    for monument in board.monuments:
        kingdom = kingdom_at(board, monument.cell)
        for sphere in monument.colours:
            cell = board.leaders[seat][sphere]
            if kingdom is not None and cell != OFF_BOARD and kingdom.cells >> cell & 1:
                yield sphere


def points_by_colour(points: FourCounts, treasures: int) -> FourCounts:
    """Return the points by colour, each treasure added to the weakest colour at that moment (R11.5)."""
    return raise_smallest(list(points), treasures)
