"""A position while a move changes it: mutable during the move, frozen again afterwards."""

from engine.game import Seat, SeatRef
from engine.games.kingdoms import conflict
from engine.games.kingdoms.naming import Naming
from engine.games.tigris.pieces import SPHERES, TILES, Sphere
from engine.games.tigris.places import NAMES, OFF_BOARD
from engine.games.tigris.reading.regions import neighbours, survey
from engine.games.tigris.state import Board, Conflict, FourCounts, State, Task
from engine.games.tigris.updates import with_leader
from engine.kit.changing import Fields, with_value
from engine.kit.counts import add_count


class Draft(conflict.Draft[State, Task, Conflict]):
    """The fields of a state, free to change, with the events of the move and the seats that learn something."""

    fields = Fields(State, State.__struct_fields__)
    naming: Naming
    map: str
    board: Board
    swapped: tuple[FourCounts, ...]
    points: tuple[FourCounts, ...]
    treasures: tuple[int, ...]
    bag: bytes

    def gain(self, seat: Seat, sphere: Sphere, count: int, source: str) -> None:
        """Give points of one colour to a seat."""
        self.points = with_value(self.points, seat, add_count(self.points[seat], sphere, count))
        self.journal.report("points", who=SeatRef(seat), count=count, colour=sphere.colour, source=source)

    def draw(self, seat: Seat, count: int) -> bool:
        """Draw tiles from the bag into a hand, as far as there are enough. Return whether there were (R11.4)."""
        drawn, self.bag = self.bag[:count], self.bag[count:]
        if drawn:
            hand = list(self.hands[seat])
            for colour in drawn:
                hand[colour] += 1
            self.hands = with_value(self.hands, seat, (hand[0], hand[1], hand[2], hand[3]))
            self.journal.mark_informed(seat)
            self.journal.report("drew", who=SeatRef(seat), count=len(drawn))
            self.journal.report_to(seat, "drew-tiles", tiles=tuple([TILES[colour] for colour in sorted(drawn)]))
        return len(drawn) == count

    def put_away(self, seat: Seat, sphere: Sphere, count: int) -> None:
        """Remove tiles of a colour from a hand and from the game, unseen (R11.2)."""
        self.spend(seat, sphere, count)
        self.swapped = with_value(self.swapped, seat, add_count(self.swapped[seat], sphere, count))

    def move_leader(self, seat: Seat, sphere: Sphere, cell: int) -> None:
        """Move a leader to a cell; OFF_BOARD removes it from the board."""
        self.board = with_leader(self.board, seat, sphere, cell)

    def send_home(self, seat: Seat, sphere: Sphere) -> None:
        """Send home a leader that lost a conflict or its temple."""
        cell = self.board.leaders[seat][sphere]
        self.move_leader(seat, sphere, OFF_BOARD)
        self.journal.report("leader-home", who=SeatRef(seat), leader=sphere.leader, cell=NAMES[cell])

    def send_home_unsupported(self) -> None:
        """Send home all leaders without an adjacent face-up temple (R5.5)."""
        found = survey(self.board)
        homeless = found.leaders & ~neighbours(found.temples)
        if homeless:
            for seat in self.clockwise():
                for sphere in SPHERES:
                    cell = self.board.leaders[seat][sphere]
                    if cell != OFF_BOARD and homeless >> cell & 1:
                        self.send_home(seat, sphere)
