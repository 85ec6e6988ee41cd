"""Parts shared by all pictures of this game: their size and layers, names, marks, points, and the deciding seat."""

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
    """Return the mark of a seat (its colour), or that of the rival."""
    return RIVAL_MARK if seat == RIVAL else view.table.colours[seat]


def name_of(view: WayfarersView, context: PictureContext, seat: Seat) -> str:
    """Return a player's name, or the name of the mark if the font lacks a letter of it; for the rival, "the rival"."""
    if seat == RIVAL:
        return context.say("picture-rival")
    return context.name(seat, view.table.colours[seat])


def full_name_of(view: WayfarersView, context: PictureContext, seat: Seat) -> str:
    """Return a player's name for a text, in any script; for the rival, "the rival"."""
    return name_of(view, context, seat) if seat == RIVAL else context.full_name(seat, view.table.colours[seat])


def deciding_seat(view: WayfarersView) -> Seat | None:
    """Return the seat that must decide, or None if the game is over. For the rival's questions it is seat 0."""
    table = view.table
    if table.ended:
        return None
    tasks = table.agenda[:1]
    return 0 if (tasks and isinstance(tasks[0], Target)) or table.turn.seat == RIVAL else table.turn.seat


def points_of(view: WayfarersView, seat: Seat) -> int:
    """Return the VP that a seat or the rival would have if the game ended now."""
    rival = view.table.rival
    return (
        rival_score_sheet(view.table, rival).total
        if seat == RIVAL and rival is not None
        else score_sheet(view.table, seat).total
    )
