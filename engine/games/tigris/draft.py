"""A position while a move changes it: mutable during the move, frozen again afterwards; and boards derived from old
ones, each by one change."""

from msgspec.structs import replace

from engine.game import Seat, SeatRef
from engine.games.kingdoms import conflict
from engine.games.kingdoms.naming import Naming
from engine.games.tigris.pieces import SPHERES, TILE_WORDS, Sphere
from engine.games.tigris.places import CELL_NAMES, OFF_BOARD
from engine.games.tigris.reading.regions import adjacent_cells, survey
from engine.games.tigris.state import Board, Conflict, FourCounts, Monument, State, Task
from engine.kit.changing import FieldCopier, with_value
from engine.kit.counts import add_count


class Draft(conflict.Draft[State, Task, Conflict]):
    """A mutable copy of a state, with the reported events and the seats that are shown hidden information."""

    fields = FieldCopier(State, State.__struct_fields__)
    naming: Naming
    map: str
    board: Board
    swapped: tuple[FourCounts, ...]
    points: tuple[FourCounts, ...]
    treasures: tuple[int, ...]
    bag: bytes

    def add_points(self, seat: Seat, sphere: Sphere, count: int, source: str) -> None:
        """Add points of one colour to a seat and report their `source`: `tile`, `monument`, `revolt` or `war`."""
        self.points = with_value(self.points, seat, add_count(self.points[seat], sphere, count))
        self.journal.report("points", who=SeatRef(seat), count=count, colour=sphere.colour, source=source)

    def draw(self, seat: Seat, count: int) -> bool:
        """Move up to `count` tiles from the bag into a hand, and report them to its seat alone. Return whether the bag
        had as many (R11.4)."""
        drawn, self.bag = self.bag[:count], self.bag[count:]
        if drawn:
            self.add_drawn(seat, drawn)
            self.journal.report_to(seat, "drew-tiles", tiles=tuple([TILE_WORDS[colour] for colour in sorted(drawn)]))
        return len(drawn) == count

    def remove_unseen(self, seat: Seat, sphere: Sphere, count: int) -> None:
        """Remove tiles of a colour from a hand and from the game, unseen (R11.2)."""
        self.spend_pieces(seat, sphere, count)
        self.swapped = with_value(self.swapped, seat, add_count(self.swapped[seat], sphere, count))

    def move_leader(self, seat: Seat, sphere: Sphere, cell: int) -> None:
        """Move a leader to a cell; OFF_BOARD removes it from the board."""
        self.board = with_leader(self.board, seat, sphere, cell)

    def remove_leader(self, seat: Seat, sphere: Sphere) -> None:
        """Take a leader that lost a conflict or its temple off the board, and report it."""
        cell = self.board.leaders[seat][sphere]
        self.move_leader(seat, sphere, OFF_BOARD)
        self.journal.report("leader-home", who=SeatRef(seat), leader=sphere.leader, cell=CELL_NAMES[cell])

    def remove_unsupported_leaders(self) -> None:
        """Take all leaders without an adjacent face-up temple off the board (R5.5)."""
        regions = survey(self.board)
        homeless = regions.leaders & ~adjacent_cells(regions.temples)
        if homeless:
            for seat in self.clockwise():
                for sphere in SPHERES:
                    cell = self.board.leaders[seat][sphere]
                    if cell != OFF_BOARD and homeless >> cell & 1:
                        self.remove_leader(seat, sphere)


def with_leader(board: Board, seat: Seat, sphere: Sphere, cell: int) -> Board:
    """Return the board with one leader on `cell`, or off the board for OFF_BOARD."""
    row = add_count(board.leaders[seat], sphere, cell - board.leaders[seat][sphere])
    return replace(board, leaders=with_value(board.leaders, seat, row))


def with_tiles(board: Board, sphere: Sphere, tiles: int) -> Board:
    """Return the board with the face-up tiles of one colour replaced."""
    return replace(board, tiles=add_count(board.tiles, sphere, tiles - board.tiles[sphere]))


def with_monument(board: Board, monument: Monument, square: int) -> Board:
    """Return the board with a monument on four tiles turned face down (R9.1)."""
    red, blue, green, black = (tiles & ~square for tiles in board.tiles)
    monuments = (*board.monuments, monument)
    return replace(board, tiles=(red, blue, green, black), flipped=board.flipped | square, monuments=monuments)


def with_unification_tile(board: Board, cell: int) -> Board:
    """Return the board with the unification tile on `cell`, or without it for OFF_BOARD."""
    return replace(board, covered=cell)


def with_catastrophe(board: Board, cell: int) -> Board:
    """Return the board with a catastrophe on `cell`, which replaces any tile there."""
    red, blue, green, black = (tiles & ~(1 << cell) for tiles in board.tiles)
    return replace(board, tiles=(red, blue, green, black), catastrophes=board.catastrophes | 1 << cell)


def without_treasure(board: Board, cell: int) -> Board:
    """Return the board without the treasure on `cell`."""
    return replace(board, treasures=board.treasures & ~(1 << cell))
