"""The shared parts of all pictures of this game: places, names, points, the deciding seats."""

from enum import IntEnum, auto

from engine.game import Seat
from engine.games.wayfarers.reading.scoring import rival_score_sheet, score_sheet
from engine.games.wayfarers.state import RIVAL, Target
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.sprites.pieces import RIVAL_MARK

SIZE = (1100, 700)


class Layer(IntEnum):
    """Layers of the board, from bottom to top. Panels and text are above all of them."""

    BLOT = auto()
    NODE = auto()
    CARD = auto()
    PIECE = auto()
    VEIL = auto()
    TARGET = auto()
    BRACKETS = auto()
    TAG = auto()


def mark_of(view: WayfarersView, seat: Seat) -> str:
    """Return the mark of a seat or of the rival."""
    return RIVAL_MARK if seat == RIVAL else view.table.colours[seat]


def name_of(view: WayfarersView, context: PictureContext, seat: Seat) -> str:
    """Return a player's name if the font can write it, otherwise the mark's name."""
    if seat == RIVAL:
        return context.say("picture-rival")
    return context.name(seat, view.table.colours[seat])


def deciding_seat(view: WayfarersView) -> Seat | None:
    """Return the seat that the game waits for, or None if the game is over."""
    table = view.table
    if table.ended:
        return None
    tasks = table.agenda[:1]
    return 0 if (tasks and isinstance(tasks[0], Target)) or table.turn.seat == RIVAL else table.turn.seat


def points_of(view: WayfarersView, seat: Seat) -> int:
    """Return the points that a seat would have if the game ended now."""
    rival = view.table.rival
    return (
        rival_score_sheet(view.table, rival).total
        if seat == RIVAL and rival is not None
        else score_sheet(view.table, seat).total
    )
