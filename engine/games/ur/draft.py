"""A position while a throw or a move changes it."""

from msgspec.structs import replace

from engine.game import Seat, SeatRef
from engine.games.ur.places import START_NUMBER
from engine.games.ur.state import NO_THROW, State, Task, with_piece_moved
from engine.kit.changing import StateDraft


class Draft(StateDraft[State, Task]):
    """A position of Ur that a throw or a move replaces."""

    def move_piece(self, seat: Seat, start: int, end: int) -> None:
        """Move a piece of `seat` from one number on its path to another."""
        pieces = list(self.state.pieces)
        pieces[seat] = with_piece_moved(pieces[seat], start, end)
        self.state = replace(self.state, pieces=tuple(pieces))

    def capture(self, seat: Seat, number: int) -> None:
        """Move the rival's piece on square `number` of the path of `seat` back to its start, and report it (2.5)."""
        self.move_piece(1 - seat, self.state.variant.paths.number_on_other_path[number], START_NUMBER)
        self.journal.report("captured", who=SeatRef(seat), other=SeatRef(1 - seat))

    def clear_throw(self) -> None:
        """Clear the last throw, so that the mover throws again (2.6) if the game is not over."""
        self.state = replace(self.state, thrown=NO_THROW)

    def end_turn(self) -> None:
        """Clear the last throw and make the other seat the mover."""
        self.state = replace(self.state, thrown=NO_THROW, mover=1 - self.state.mover)
