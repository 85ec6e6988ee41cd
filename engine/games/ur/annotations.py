"""Annotations of a move: the piece's destination, captures, and the right to throw again."""

from engine.game import Seat
from engine.games.ur.reading import grants_throw, is_capture
from engine.games.ur.view import UrView
from engine.kit.annotations import Annotations


def annotate_move(annotations: Annotations, view: UrView, seat: Seat, end: int) -> None:
    """Note the results of moving a piece of `seat` to the number `end` on its path: `to` (a square), `captures`
    and `again` (1 if so), or `off` (1 if it is borne off). Also note its new square as the component of the move."""
    paths = view.variant.paths
    if end == paths.off_number:
        annotations.note_number("off", 1)
        annotations.note_component("")
        return
    annotations.note("to", paths.square(seat, end))
    annotations.note_component(paths.square(seat, end))
    annotations.note("captures", int(is_capture(view, seat, end)))
    annotations.note("again", int(grants_throw(view, seat, end)))
