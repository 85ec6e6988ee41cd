"""Notes about a move: the piece's destination, and what that brings."""

from engine.game import Seat
from engine.games.ur.reading import captures, throws_again
from engine.games.ur.view import UrView
from engine.kit.notes import Notes


def note_move(noted: Notes, view: UrView, seat: Seat, end: int) -> None:
    """Note for a piece of `seat` that ends on a number of its way `to` (a square), `captures` and `again` (1 where it
    does), or `off` (1 where it is borne off), and the square that
    it ends on as the component that the move is about."""
    way = view.variant.way
    if end == way.off:
        noted.number("off", 1)
        noted.about("")
        return
    noted.note("to", way.square(seat, end))
    noted.about(way.square(seat, end))
    noted.note("captures", int(captures(view, seat, end)))
    noted.note("again", int(throws_again(view, seat, end)))
